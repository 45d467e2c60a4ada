"""How far the final labels can be trusted, and the shortest way to a guarantee."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal, Slot

from crowdgui.core.bounds.guarantee import EvidenceLevel
from crowdgui.text.guarantees.acceptance import describe_audit_progress
from crowdgui.text.guarantees.bounds import quantity_rows
from crowdgui.text.guarantees.headline import describe_basis, describe_headline, describe_level
from crowdgui.text.guarantees.model_check import describe_model_fit, models_rows
from crowdgui.text.translation import tr
from crowdgui.ui.pages.guarantee.theory import TheoryPanel
from crowdgui.ui.pages.guarantee.way import WayPanel
from crowdgui.ui.pages.page import Page, lay_out_page, undo_hint
from crowdgui.ui.plots.votes_plot import VotesPlot
from crowdgui.ui.widgets.buttons import Tabs
from crowdgui.ui.widgets.layout import Surface, column, scroll_vertically
from crowdgui.ui.widgets.lists import ConditionList, QuantityTable
from crowdgui.ui.widgets.messages import HeadlineHeader, MessageStrip, Severity
from crowdgui.ui.widgets.text import text_label

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QFocusEvent
    from PySide6.QtWidgets import QWidget

    from crowdgui.core.bounds.guarantee import Guarantee
    from crowdgui.core.results import Outcome
    from crowdgui.ui.controllers.review_controller import ReviewPace
    from crowdgui.ui.session.session import Session


_LEAST_PLOT = 260


class GuaranteePage(Page):
    """The headline, and behind tabs the way to a guarantee, the theory, the check, the numbers.

    Signals: `review_wanted` to review the items that an audit left; `page_wanted` with the key of
    another page.
    """

    review_wanted = Signal()
    page_wanted = Signal(str)

    def __init__(self, session: Session, pace: ReviewPace) -> None:
        super().__init__(session, "guarantee")
        self.header = HeadlineHeader()
        self.message = MessageStrip("guarantee-message")
        self.way = WayPanel(session, pace)
        self.theory = TheoryPanel(session)
        self.votes, self.models = VotesPlot(), ConditionList("model-votes")
        self.quantities = QuantityTable()
        self.tabs = Tabs(
            "guarantee-tabs",
            tr("Parts of the guarantee"),
            {
                "guarantee": (tr("Guarantee"), self.way),
                "theory": (tr("Theory"), self.theory),
                "model": (tr("Model check"), self._make_model()),
                "numbers": (tr("Numbers"), self._make_numbers()),
            },
            inset=24,
        )
        self._parts: dict[str, Callable[[Outcome, Guarantee], None]] = {
            "guarantee": self.way.show_guarantee,
            "theory": self.theory.show_guarantee,
            "model": self._show_model,
            "numbers": self._show_numbers,
        }
        self._behind: set[str] = set()
        self._empty = self.make_empty("", "")
        self.setLayout(lay_out_page(self.header, self.message, self.tabs, self._empty))
        self.session.guarantee_changed.connect(self._on_changed)
        self.session.guarantee_options_changed.connect(self._on_changed)
        self.session.decided.connect(self._on_changed)
        self.way.review_wanted.connect(self.review_wanted)
        self.way.export_wanted.connect(partial(self.page_wanted.emit, "export"))
        self.way.tab_wanted.connect(self.tabs.choose)
        self.way.size_chosen.connect(self._on_size)
        for lists in (self.way.lists, self.way.reviews):
            lists.announced.connect(self._on_announced)
            lists.failed.connect(self._on_failed)
        self.session.data_changed.connect(self.message.hide)
        # What was said of a list is over once it is read.
        self.session.guarantee_options_changed.connect(self.message.hide)
        self.session.decided.connect(self.message.hide)
        self.tabs.part_due.connect(self._show_part)

    def _make_model(self) -> QWidget:
        made = Surface("canvas")
        self.votes.setMinimumHeight(_LEAST_PLOT)
        lines = column(self.models, self.votes, parent=made, spacing=12, margins=(24, 12, 24, 16))
        lines.setStretchFactor(self.votes, 1)
        return made

    def _make_numbers(self) -> QWidget:
        made = Surface("canvas")
        title = text_label(tr("The numbers behind the paper’s bounds"), "strong")
        column(title, self.quantities, None, parent=made, spacing=6, margins=(24, 12, 24, 16))
        return scroll_vertically(made)

    @Slot()
    def _on_size(self) -> None:
        if self.session.question.guarantee is not None:
            self._show_headline(self.session.question.guarantee)

    def status_text(self) -> tuple[str, str]:
        audit = self.session.state.guarantee.audit
        if audit is None or not audit.done:
            return "", ""
        return describe_audit_progress(audit), undo_hint(self.session)

    @Slot(str)
    def _on_announced(self, sentence: str) -> None:
        self.message.show_message(Severity.OK, sentence, closable=True)

    @Slot(str)
    def _on_failed(self, sentence: str) -> None:
        self.message.show_message(Severity.WARN, sentence, closable=True)

    def shut_down(self) -> bool:
        return self.way.lists.shut_down() & self.way.reviews.shut_down()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Lead the keyboard to the step that is next."""
        super().focusInEvent(event)
        self.way.enter()

    def refresh(self) -> None:
        outcome = self.session.question.outcome
        self.tabs.setVisible(outcome is not None)
        self._empty.setVisible(outcome is None)
        if outcome is None:
            self.message.hide()
            self.header.set_headline(
                "shield-tick",
                "text2",
                tr("Guarantee"),
                tr("Nothing to guarantee yet."),
                tr("Open a file of labels and run a rule to see the guarantee."),
            )
            return
        found = self.session.question.guarantee or outcome.estimates
        self._show_headline(found)
        self._behind = set(self._parts)
        self._show_part(self.tabs.shown())

    @Slot(str)
    def _show_part(self, key: str) -> None:
        """Bring the part behind a tab up to date; the others follow once they are looked at."""
        outcome = self.session.question.outcome
        if key in self._behind and outcome is not None:
            self._behind.discard(key)
            self._parts[key](outcome, self.session.question.guarantee or outcome.estimates)

    def _show_numbers(self, _: Outcome, found: Guarantee) -> None:
        self.quantities.set_quantities(quantity_rows(found))

    def _show_model(self, _: Outcome, found: Guarantee) -> None:
        rows = models_rows(found)
        self.models.set_conditions(rows)
        self.models.setVisible(bool(rows))
        first = found.model.homogeneous if found.model else None
        self.votes.set_votes(first.winning if first else None, describe_model_fit(found))

    def _show_headline(self, found: Guarantee) -> None:
        if self.session.question.guarantee is None:
            self.header.set_headline(
                "shield-tick",
                "text2",
                tr("Checking the worker model …"),
                tr("The guarantee is being computed."),
                "",
            )
            return
        certain = found.headline.level is not EvidenceLevel.NONE
        found = self.way.planned(found)
        good = (certain or found.nearly_reached) and not found.stated_doubts
        self.header.set_headline(
            "shield-tick" if good else "warning",
            "accent_text" if good else "warn",
            describe_level(found, self.session.state.guarantee.alpha),
            describe_headline(found),
            describe_basis(found),
        )
