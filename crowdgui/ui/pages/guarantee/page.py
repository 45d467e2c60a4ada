"""How far the final labels can be trusted, in one sentence, with everything behind it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QWidget

from crowdgui.core.bounds.guarantee import EvidenceLevel
from crowdgui.core.job import uses_gold
from crowdgui.figures.bounds_chart import build_bounds_chart, chart_caption
from crowdgui.text.bounds import quantity_rows
from crowdgui.text.check_status import CheckRow, CheckStatus
from crowdgui.text.guarantee import (
    condition_rows,
    describe_basis,
    describe_headline,
    describe_level,
    describe_model_fit,
    improvement_rows,
    target_row,
    uninformative_rows,
)
from crowdgui.text.numbers import percent_sign
from crowdgui.text.run_summary import known_gold, on_gold
from crowdgui.text.translation import tr, tr_n
from crowdgui.ui.pages.guarantee.audit import AuditPanel
from crowdgui.ui.pages.guarantee.bounds_chart import BoundsChartView
from crowdgui.ui.pages.guarantee.level_steps import LevelSteps, level_steps
from crowdgui.ui.pages.page import Page, SplitView, lay_out_page, section
from crowdgui.ui.plots.votes_plot import VotesPlot
from crowdgui.ui.widgets.buttons import button
from crowdgui.ui.widgets.fields import decimal_field, keep_width
from crowdgui.ui.widgets.focus import put_in_order
from crowdgui.ui.widgets.layout import Surface, column, row, scroll_vertically
from crowdgui.ui.widgets.lists import ConditionList, FactList, QuantityTable
from crowdgui.ui.widgets.messages import HeadlineHeader, MessageStrip, Severity
from crowdgui.ui.widgets.text import text_label

if TYPE_CHECKING:
    from PySide6.QtWidgets import QDoubleSpinBox, QVBoxLayout

    from crowdgui.core.bounds.guarantee import Guarantee
    from crowdgui.core.results import Outcome
    from crowdgui.ui.controllers.run_controller import RunController
    from crowdgui.ui.session.session import Session


_PLOT_HEIGHT, _FIELD = 260, 96


class GuaranteePage(Page):
    """The headline, the ladder of bounds, the model check, the audit and what would help."""

    def __init__(self, session: Session, work: RunController) -> None:
        super().__init__(session, "guarantee")
        self.header = HeadlineHeader()
        self.message = MessageStrip("guarantee-message")
        self.ladder = BoundsChartView()
        self._bounds_title = text_label("", "strong")
        self._bounds_caption = text_label("", "caption", "text2", wrap=True)
        self._gold = text_label("", "body", "text2", wrap=True)
        self._gold_drawn = button("", "link", name="gold-at-random")
        self._gold_drawn.setToolTip(
            tr("Choose this only if every item was equally likely to become gold.")
        )
        self._silent = ConditionList("silent-bounds")
        self.votes = VotesPlot()
        self._show_numbers = button("", "link", name="show-numbers")
        self.quantities = QuantityTable()
        self.levels = LevelSteps()
        self.audit = AuditPanel(session)
        self.epsilon = _percent_field("epsilon", tr("Target error rate"))
        self.delta = _percent_field("delta", tr("Accepted risk"))
        self._certain = ConditionList("certainty")
        self._rests = ConditionList("rests-on")
        self._helps = FactList("helps")
        self._body = SplitView(
            scroll_vertically(self._make_left()),
            scroll_vertically(self._make_right()),
            420,
            (tr("Bounds"), tr("Audit and more")),
        )
        self._empty = QWidget()
        self.setLayout(lay_out_page(self.header, self.message, self._body, self._empty))
        self._numbers_shown(False)
        self._connect(work)

    def refresh(self) -> None:
        outcome = self.session.question.outcome
        self._body.setVisible(outcome is not None)
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
        found = self.session.question.guarantee or outcome.guarantee
        self._show_headline(found)
        self._put_in_order(found)
        self._show_bounds(outcome, found)
        self._show_model(found)
        self.quantities.set_quantities(quantity_rows(found))
        self.levels.set_steps(level_steps(found))
        self.audit.refresh()
        self._show_wishes(found)
        self._rests.set_conditions([*condition_rows(found, outcome), *self._by_hand()])
        self._helps.set_facts(improvement_rows(found))

    def _by_hand(self) -> list[CheckRow]:
        """State that labels set by hand are not what is spoken of, where there are such."""
        count = self.session.question.final.n_by_hand if self.session.question.final else 0
        if not count:
            return []
        words = tr_n(
            "{n} label was replaced by a manual label; everything here is about the rule’s label",
            "{n} labels were replaced by manual labels; everything here is about the rule’s labels",
            count,
        )
        return [CheckRow(CheckStatus.UNSURE, words)]

    def _make_left(self) -> QWidget:
        left = Surface("canvas")
        bounds = Surface("canvas", ("bottom",))
        column(
            self._bounds_title,
            self._bounds_caption,
            self.ladder,
            self._gold,
            self._silent,
            parent=bounds,
            spacing=6,
            margins=(24, 12, 20, 12),
        )
        model = Surface("canvas", ("bottom",))
        self.votes.setFixedHeight(_PLOT_HEIGHT)
        column(self.votes, parent=model, margins=(24, 10, 20, 10))
        numbers = QWidget()
        column(
            row(self._show_numbers, None),
            self.quantities,
            parent=numbers,
            spacing=6,
            margins=(24, 10, 20, 12),
        )
        self._left = bounds, model, numbers
        self._left_lines = column(*self._left, None, parent=left)
        return left

    def _make_right(self) -> QWidget:
        right = Surface("canvas")
        level, inside = _part(tr("Level"))
        inside.addWidget(self.levels)
        audit, inside = _part(tr("Audit: check some labels yourself"))
        inside.addWidget(self.audit)
        inside.addLayout(row(self._gold_drawn, None))
        certain, inside = _part(tr("Target error rate and risk"))
        for words, field in (
            (tr("Target error rate"), self.epsilon),
            (tr("Accepted risk that it is higher"), self.delta),
        ):
            line = row(text_label(words, wrap=True), field)
            line.setStretch(0, 1)
            inside.addLayout(line)
        inside.addWidget(self._certain)
        rests, inside = _part(tr("What it is based on"))
        inside.addWidget(self._rests)
        helps, inside = _part(tr("What would lower the bound"))
        inside.addWidget(self._helps)
        self._right = level, audit, certain, rests, helps
        self._right_lines = column(*self._right, None, parent=right)
        return right

    def _connect(self, work: RunController) -> None:
        self.session.guarantee_changed.connect(self._on_changed)
        self.session.wishes_changed.connect(self._on_changed)
        self.session.decided.connect(self._on_changed)
        self.audit.failed.connect(self._on_failed)
        self.epsilon.valueChanged.connect(
            lambda value: self.session.wish(tr("change the target error rate"), epsilon=value / 100)
        )
        self.delta.valueChanged.connect(
            lambda value: self.session.wish(tr("change the accepted risk"), delta=value / 100)
        )
        self._gold_drawn.clicked.connect(self._on_gold_drawn)
        self._show_numbers.clicked.connect(lambda: self._numbers_shown(self.quantities.isHidden()))
        work.certifier.finished.connect(self._on_changed)

    def _show_headline(self, found: Guarantee) -> None:
        headline = found.headline
        if self.session.question.guarantee is None:
            self.header.set_headline(
                "shield-tick",
                "text2",
                tr("Checking the worker model …"),
                tr("The guarantee is being computed."),
                "",
            )
            return
        certain = headline.level is not EvidenceLevel.NONE
        self.header.set_headline(
            "shield-tick" if certain else "warning",
            "accent_text" if certain else "warn",
            describe_level(found, self.session.state.guarantee.alpha),
            describe_headline(found),
            describe_basis(found),
        )

    def _put_in_order(self, found: Guarantee) -> None:
        """Move what matters most to the top: a guarantee's bounds, or why there is none."""
        bounds, model, numbers = self._left
        level, audit, *others = self._right
        certain = found.headline.level is not EvidenceLevel.NONE
        doubted = found.model is not None and not found.model.unquestioned
        first = (model, bounds) if doubted and not certain else (bounds, model)
        last = (*others, audit) if certain else (audit, *others)
        put_in_order(self._left_lines, (*first, numbers))
        put_in_order(self._right_lines, (level, *last))

    def _show_bounds(self, outcome: Outcome, found: Guarantee) -> None:
        bars = build_bounds_chart(outcome, found)
        self._bounds_title.setText(tr("Bounds on the error rate"))
        self._bounds_caption.setText(chart_caption(found))
        self.ladder.setVisible(bool(bars.bars))
        self.ladder.set_bars(bars)
        self._gold.setText(on_gold(outcome))
        self._gold.setVisible(outcome.gold is not None)
        stated = self.session.state.guarantee.gold_at_random
        asks = outcome.gold is not None and not uses_gold(outcome.job)
        partial_gold = asks and known_gold(outcome.job.gold) < outcome.job.labels.n_items
        self._gold_drawn.setVisible(partial_gold)
        words = (
            tr("Gold was not drawn at random after all")
            if stated
            else tr("Gold was drawn at random: count it as an audit")
        )
        self._gold_drawn.setText(words)
        self._gold_drawn.setAccessibleName(words)
        self._silent.set_conditions(uninformative_rows(found))

    def _show_model(self, found: Guarantee) -> None:
        first = found.model.homogeneous if found.model else None
        self.votes.set_votes(first.winning if first else None, describe_model_fit(found))

    def _show_wishes(self, found: Guarantee) -> None:
        wishes = self.session.state.guarantee
        for field, value in ((self.epsilon, wishes.epsilon), (self.delta, wishes.delta)):
            field.blockSignals(True)
            field.setValue(100 * value)
            field.blockSignals(False)
        self._certain.set_conditions(target_row(found))

    def _numbers_shown(self, shown: bool) -> None:
        self.quantities.setVisible(shown)
        words = (
            tr("Hide the numbers behind the paper’s bounds")
            if shown
            else tr("Show the numbers behind the paper’s bounds")
        )
        self._show_numbers.setText(words)
        self._show_numbers.setAccessibleName(words)

    @Slot()
    def _on_gold_drawn(self) -> None:
        stated = not self.session.state.guarantee.gold_at_random
        self.session.wish(tr("state how gold was drawn"), gold_at_random=stated)

    @Slot(str)
    def _on_failed(self, sentence: str) -> None:
        self.message.show_message(Severity.BAD, sentence, closable=True)


def _part(title: str) -> tuple[QWidget, QVBoxLayout]:
    area = Surface("canvas", ("bottom",))
    part, inside = section(title)
    column(part, parent=area)
    return area, inside


def _percent_field(name: str, title: str) -> QDoubleSpinBox:
    field = decimal_field(name, title, 0.1, 99.9, 1)
    field.setSuffix(percent_sign())
    keep_width(field, _FIELD)
    return field
