"""The shortest way to a guarantee: target, audit, review, and what each step would take."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSignalBlocker, Qt, Signal, Slot
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from crowdgui.core.bounds.guarantee import Finding
from crowdgui.core.bounds.headline import full_gold_entry, with_audit_of
from crowdgui.figures.acceptance import ForecastChart, audited_bar, forecast_bar
from crowdgui.text.guarantees.acceptance import (
    describe_audit_progress,
    describe_effort,
    describe_enough,
    describe_saving,
    describe_work,
    other_target_row,
)
from crowdgui.text.guarantees.headline import counted_sentence
from crowdgui.text.translation import (
    capital,
    format_number,
    format_percent_up,
    join_sentences,
    tr,
    tr_n,
)
from crowdgui.ui.controllers.audit_controller import AuditController, AuditLists, ReviewLists
from crowdgui.ui.dialogs.confirm import confirm_discard_audit
from crowdgui.ui.dialogs.prices import open_prices
from crowdgui.ui.pages.guarantee.acceptance_bar import AcceptanceBarView
from crowdgui.ui.pages.guarantee.audit_dialog import AuditDialog, AuditPart
from crowdgui.ui.pages.guarantee.basis import BasisPanel
from crowdgui.ui.pages.guarantee.level_steps import LevelStep, LevelSteps, StepState
from crowdgui.ui.pages.guarantee.target_form import TargetForm, TargetTable
from crowdgui.ui.pages.page import SplitView, section
from crowdgui.ui.plots.curves_plot import ForecastPlot
from crowdgui.ui.style.fonts import scaled
from crowdgui.ui.widgets.buttons import button, set_button_text
from crowdgui.ui.widgets.fields import number_field
from crowdgui.ui.widgets.focus import move_focus_on
from crowdgui.ui.widgets.layout import Surface, column, named, row, scroll_vertically
from crowdgui.ui.widgets.text import plain_tooltip, text_label

if TYPE_CHECKING:
    from crowdgui.core.audit.accepted import Acceptance
    from crowdgui.core.audit.sample import AuditSample
    from crowdgui.core.bounds.guarantee import Guarantee
    from crowdgui.core.results import Outcome
    from crowdgui.ui.controllers.review_controller import ReviewPace
    from crowdgui.ui.session.session import Session


_PLOT, _LARGEST_PLOT = 168, 420


_ALL_THE_REST = 100


class WayPanel(QWidget):
    """Plans and draws an audit, shows what can be accepted, and leads to the review.

    Signals: `review_wanted` to review the items that are left, `export_wanted` to export the
    labels; `tab_wanted` with a tab's key; `size_chosen` when another size of the audit is entered.
    """

    review_wanted = Signal()
    export_wanted = Signal()
    tab_wanted = Signal(str)
    size_chosen = Signal()

    def __init__(self, session: Session, pace: ReviewPace) -> None:
        super().__init__()
        self.session, self._pace = session, pace
        self._audits = AuditController(session)
        self._size = 0
        self._left_step: tuple[QWidget | None, QWidget | None] = None, None
        self.target = TargetForm(session, self._audits)
        self.steps = LevelSteps()
        self.bar = AcceptanceBarView()
        self._state = named(text_label("", "body", wrap=True), "way-state")
        self._effort = text_label("", "caption", "text2", wrap=True)
        self.plot = ForecastPlot()
        self.plot.setMinimumHeight(scaled(_PLOT))
        self.plot.setMaximumHeight(scaled(_LARGEST_PLOT))
        # It takes the room that is left; what it would like to have makes nothing scroll.
        self.plot.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
        self.size_field = number_field("audit-size", tr("Items to audit"), 1, 1_000_000)
        self.targets = TargetTable()
        self._targets_note = text_label(
            tr("The target was fixed before the audit. Others are shown for comparison only."),
            "caption",
            "text2",
            wrap=True,
        )
        self._make_buttons()
        self.basis = BasisPanel(session)
        left = QWidget()
        column(scroll_vertically(self._make_left()), self._make_foot(), parent=left)
        column(
            SplitView(
                left,
                scroll_vertically(self.basis),
                420,
                (tr("Way to a guarantee"), tr("What it is based on")),
            ),
            parent=self,
        )
        self._connect()

    def _make_buttons(self) -> None:
        """Make what plans, continues, shares and ends an audit."""
        self.prices_button = button(tr("Prices…"), "quiet", name="way-prices")
        self.start = button("", "primary", name="audit-draw", icon="shield-tick")
        self.start.setToolTip(
            plain_tooltip(
                tr(
                    "Draws the items at random and shows them one by one. You can also save them "
                    "as a list for somebody else."
                )
            )
        )
        self.go_on = button(tr("Continue audit…"), "primary", name="audit-continue")
        self.review = button("", "primary", name="review-for-guarantee", icon="arrow-right")
        self.more = button("", name="audit-more")
        self.export = button(tr("Export labels…"), "primary", name="export-guaranteed")
        self._saving = text_label("", "caption", "text2", wrap=True)
        self.second = button(tr("Second reviewer…"), "quiet", name="audit-second")
        self.second.setToolTip(
            plain_tooltip(tr("Another person audits some of the items without seeing your labels."))
        )
        self.settle = button("", "primary", name="audit-settle")
        self.added = button("", name="audit-added")
        self.added.setToolTip(
            plain_tooltip(
                tr(
                    "Plans an audit of the items that were added. The guarantee of the others "
                    "stays as it is."
                )
            )
        )
        self.lists = AuditLists(self.session, self)
        self.save_list = button(tr("Save audit list…"), name="audit-save-list")
        self.save_list.setToolTip(
            plain_tooltip(
                tr(
                    "For somebody without CrowdGUI: the drawn items and what they contain, with "
                    "an empty column for the label."
                )
            )
        )
        self.read_list = button(tr("Read audited labels…"), name="audit-read-list")
        self.reviews = ReviewLists(self.session, self)
        self.save_review = button(tr("Save review list…"), name="review-save-list")
        self.save_review.setToolTip(
            plain_tooltip(
                tr(
                    "For somebody without CrowdGUI: the items to review and what they contain, "
                    "with the rule’s labels to be corrected."
                )
            )
        )
        self.read_review = button(tr("Read reviewed labels…"), name="review-read-list")
        self.drop = button(tr("Discard audit"), "quiet", name="audit-drop")

    def _make_left(self) -> QWidget:
        left, inside = section(tr("Your way to a guarantee"), inset=24)
        inside.setSpacing(8)
        self._planned, self._actions = self._lay_out_plan(), self._lay_out_actions()
        self._others = self._lay_out_targets()
        parts = (
            self.target,
            self.steps,
            self.bar,
            self._state,
            self._effort,
            self._planned,
            self._actions,
            self._others,
        )
        for part in parts:
            inside.addWidget(part, _ALL_THE_REST if part is self._planned else 0)
        inside.addStretch(1)
        return left

    def _lay_out_plan(self) -> QWidget:
        planned = QWidget()
        column(
            self.plot,
            row(
                text_label(tr("Items to audit first")),
                self.size_field,
                self.prices_button,
                None,
                spacing=8,
            ),
            None,
            parent=planned,
            spacing=8,
        ).setStretchFactor(self.plot, _ALL_THE_REST)
        return planned

    def _make_foot(self) -> QWidget:
        """What begins the audit stays in sight where the window is low."""
        self._foot = Surface("canvas", ("top",))
        row(self.start, None, parent=self._foot, margins=(24, 12, 24, 12))
        return self._foot

    def _lay_out_actions(self) -> QWidget:
        actions = QWidget()
        column(
            row(
                self.go_on,
                self.settle,
                self.review,
                self.more,
                self.export,
                self.added,
                None,
                spacing=8,
            ),
            self._saving,
            row(
                self.save_list,
                self.read_list,
                self.save_review,
                self.read_review,
                None,
                spacing=8,
            ),
            row(self.second, self.drop, None, spacing=8),
            parent=actions,
            spacing=8,
        )
        return actions

    def _lay_out_targets(self) -> QWidget:
        others = QWidget()
        column(
            text_label(tr("Other targets"), "strong"),
            self.targets,
            self._targets_note,
            parent=others,
            spacing=6,
        )
        return others

    def _connect(self) -> None:
        for step in self._next_steps:
            # The keyboard is led to them: Enter presses them as it does elsewhere.
            step.setAutoDefault(True)
        self.prices_button.clicked.connect(lambda: open_prices(self.session, self.window()))
        self.session.prices_changed.connect(self._on_prices)
        self.session.data_changed.connect(self._on_data)
        self.size_field.valueChanged.connect(self._on_size)
        self.start.clicked.connect(self._on_start)
        self.go_on.clicked.connect(lambda: self._open(AuditPart.FIRST))
        self.second.clicked.connect(lambda: self._open(AuditPart.SECOND))
        self.settle.clicked.connect(lambda: self._open(AuditPart.SETTLE))
        self.more.clicked.connect(self._on_more)
        self.review.clicked.connect(self.review_wanted)
        self.export.clicked.connect(self.export_wanted)
        self.added.clicked.connect(self._on_added)
        self.save_list.clicked.connect(self.lists.save)
        self.read_list.clicked.connect(self.lists.read)
        self.save_review.clicked.connect(self.reviews.save)
        self.read_review.clicked.connect(self.reviews.read)
        self.drop.clicked.connect(self._on_drop)
        self.basis.see_model_check.clicked.connect(lambda: self.tab_wanted.emit("model"))

    @Slot()
    def _on_drop(self) -> None:
        audit = self.session.state.guarantee.audit
        if audit is not None and (not audit.done or confirm_discard_audit(self, audit.done)):
            self._audits.discard()

    def show_guarantee(self, outcome: Outcome, found: Guarantee) -> None:
        """Show the step that is next; the keyboard goes with it."""
        now = self.window().focusWidget()
        left, put = self._left_step
        was_at = left if left is not None and now is put else now
        self._show_step(outcome, found)
        self._left_step = None, None
        if was_at is not None and was_at.isAncestorOf(self):
            self.enter()
        if was_at is None or not self.isAncestorOf(was_at) or not self.isVisible():
            return
        if was_at is not now and was_at.isVisible() and was_at.isEnabled():
            # It is there again, as after a label of the audit that was taken back.
            was_at.setFocus()
            return
        if not move_focus_on(was_at, *self._next_steps) and not was_at.isVisible():
            # What follows from an audit is computed beside the window.
            self._left_step = was_at, self.window().focusWidget()

    def enter(self) -> None:
        """Move the focus to the step that is next, where there is one."""
        step = next((one for one in self._next_steps if one.isVisible() and one.isEnabled()), None)
        if step is not None:
            step.setFocus()

    @property
    def _next_steps(self) -> tuple[QPushButton, ...]:
        return self.go_on, self.settle, self.review, self.export, self.start

    def _show_step(self, outcome: Outcome, found: Guarantee) -> None:
        options = self.session.state.guarantee
        audit = options.audit
        plan = None if audit is None else audit.plan
        self.target.show_target()
        self.steps.setVisible(audit is not None)
        # Gold on every item has counted what an audit would estimate.
        counted = audit is None and full_gold_entry(found.entries) is not None
        forecast = found.forecast is not None and not _all(found) and not counted
        self.bar.setVisible(plan is not None or forecast)
        self.target.setVisible(not counted)
        self._planned.setVisible(audit is None and not counted)
        self._foot.setVisible(audit is None and not counted)
        self._actions.setVisible(audit is not None)
        self._others.setVisible(found.choices is not None)
        self.basis.show_guarantee(outcome, found, counted=counted)
        if counted:
            self._state.setVisible(True)
            gold, final = outcome.job.gold, self.session.question.final
            wrong = 0 if gold is None or final is None else int(final.differ_from(gold).sum())
            self._state.setText(counted_sentence(wrong))
            self._effort.setVisible(False)
            return
        if audit is None:
            self._show_plan(found)
            return
        self._show_audit(outcome, found, audit)

    def _show_plan(self, found: Guarantee) -> None:
        """Show what an audit would take."""
        work = found.forecast
        self.start.setEnabled(work is not None)
        # Where all items are to be looked at, none is accepted without.
        whole = _all(found)
        self.plot.setVisible(work is not None and not whole)
        if work is None:
            self._state.setVisible(not whole)
            self._state.setText(tr("The estimate is being computed."))
            self._effort.setVisible(False)
            return
        with QSignalBlocker(self.size_field):
            self.size_field.setMaximum(work.items)
            self.size_field.setValue(self._size or (work.items if whole else work.best))
        size = self.size_field.value()
        self.plot.set_forecast(ForecastChart(work, size))
        self.bar.set_bar(forecast_bar(work, size))
        low, high = work.between(size)
        certain = whole or round(low) == work.items
        estimates = () if certain else (describe_work(work, size), describe_enough(work, size))
        self._state.setText(join_sentences(estimates))
        self._state.setVisible(not certain)
        if whole:
            self._show_effort(work.items, 0)
        else:
            self._show_effort(size, work.total(size) - size, (low - size, high - size))
        set_button_text(
            self.start, tr_n("Start audit of {n} item", "Start audit of {n} items", size)
        )

    def _show_effort(
        self, audited: float, reviewed: float, between: tuple[float, float] | None = None
    ) -> None:
        prices = self.session.state.prices
        words = (
            ""
            if audited + reviewed < 1
            else describe_effort(
                audited,
                reviewed,
                self._pace.left(1),
                prices,
                between,
                earlier=self._pace.is_earlier,
            )
        )
        self._effort.setText(capital(words))
        self._effort.setVisible(bool(words))

    def _show_audit(self, outcome: Outcome, found: Guarantee, audit: AuditSample) -> None:
        """Show how far an audit is and what follows from it."""
        accepted = found.acceptance
        self.steps.set_steps(_steps(audit, accepted, found))
        self._state.setVisible(True)
        self._state.setText(describe_audit_progress(audit))
        if accepted is not None:
            self.bar.set_bar(audited_bar(accepted, audit, outcome.confidence))
        else:
            self.bar.setVisible(False)
        review = 0 if accepted is None else len(accepted.to_review)
        unaudited = 0 if accepted is not None else len(audit.sample) - audit.done
        self._show_effort(unaudited, review)
        self._show_review(audit, review)
        self._show_end(outcome, accepted)
        self._show_more(found, review, unfinished=not audit.complete)
        self._show_second(audit)
        if found.choices is not None and audit.plan is not None:
            own = audit.plan.at_most
            rows = [other_target_row(one, x, own=x == own) for x, one in found.choices.targets]
            chosen = [share for share, _ in found.choices.targets].index(own)
            self.targets.set_rows(rows, chosen)

    def _show_review(self, audit: AuditSample, review: int) -> None:
        """Offer to continue the audit, and the review that it has left once it is complete."""
        for part in (self.go_on, self.save_list, self.read_list):
            part.setVisible(not audit.complete)
        for part in (self.review, self.save_review, self.read_review):
            part.setVisible(review > 0 and audit.complete)
        set_button_text(self.review, tr_n("Review {n} item", "Review {n} items", review))

    def _show_end(self, outcome: Outcome, accepted: Acceptance | None) -> None:
        """Offer what comes after a guarantee: to export, and to audit what was added since."""
        reached = accepted is not None and accepted.complete
        self.export.setVisible(reached)
        rest = len(outcome.labels) - self.session.state.guarantee.n_audited_before
        self.added.setVisible(reached and rest > 0)
        set_button_text(
            self.added, tr_n("Audit the added item…", "Audit the {n} added items…", rest)
        )

    def _show_second(self, audit: AuditSample) -> None:
        """Offer a second reviewer, and to settle where the two disagree."""
        self.second.setVisible(audit.plan is not None and audit.checked > 0)
        unsettled = len(audit.unsettled)
        self.settle.setVisible(unsettled > 0)
        set_button_text(
            self.settle, tr_n("Settle {n} disagreement…", "Settle {n} disagreements…", unsettled)
        )

    def _show_more(self, found: Guarantee, review: int, *, unfinished: bool) -> None:
        choices = found.choices
        offered = choices is not None and choices.more > 0 and review > 0 and not unfinished
        # A larger audit accepts more labels, but none of those that changed.
        offered = offered and found.acceptance is not None and len(found.acceptance.review) > 0
        self.more.setVisible(offered)
        self._saving.setVisible(offered)
        if choices is None or found.acceptance is None or not offered:
            return
        set_button_text(
            self.more, tr_n("Audit {n} more item first", "Audit {n} more items first", choices.more)
        )
        now = found.acceptance.audited + review
        self._saving.setText(describe_saving(now, choices.total, choices.more))

    @Slot()
    def _on_prices(self) -> None:
        shown = self.session.question
        if shown.outcome is not None and shown.guarantee is not None:
            self.show_guarantee(shown.outcome, shown.guarantee)

    @Slot()
    def _on_data(self) -> None:
        self._size = 0

    @Slot(int)
    def _on_size(self, size: int) -> None:
        self._size = size
        found = self.session.question.guarantee
        if found is not None:
            self._show_plan(found)
        self.size_chosen.emit()

    def planned(self, found: Guarantee) -> Guarantee:
        """Return what is found with the headline for the size that is entered."""
        if not self._size or found.forecast is None:
            return found
        size = min(self._size, found.forecast.items)
        return with_audit_of(found, size, self.session.state.guarantee)

    @Slot()
    def _on_start(self) -> None:
        size, self._size = self.size_field.value(), 0
        if self._audits.start(size):
            self._open(AuditPart.FIRST)

    @Slot()
    def _on_added(self) -> None:
        self._size = 0
        self._audits.plan_added()

    @Slot()
    def _on_more(self) -> None:
        if self._audits.draw_more():
            self._open(AuditPart.FIRST)

    def _open(self, part: AuditPart) -> None:
        dialog = AuditDialog(self.session, self.window(), part, self._pace)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()


def _all(found: Guarantee) -> bool:
    """Return whether the shortest way to the target is to look at all items."""
    return found.headline.finding.code is Finding.REVIEW_ALL


def _steps(audit: AuditSample, found: Acceptance | None, guarantee: Guarantee) -> list[LevelStep]:
    """Return audit, review and guarantee, and which of them is next."""
    audited = tr(
        "{done} of {n}", done=format_number(audit.done), n=format_number(len(audit.sample))
    )
    if audit.plan is None:
        state = StepState.REACHED if audit.complete else StepState.CURRENT
        value = guarantee.headline.value
        said = "" if value is None else tr("at most {share}", share=format_percent_up(value))
        end = StepState.OPEN if value is None else StepState.CURRENT
        return [LevelStep(tr("Audit"), audited, state), LevelStep(tr("Guarantee"), said, end)]
    target = tr("at most {share}", share=format_percent_up(audit.plan.at_most))
    if found is None or not audit.complete:
        states = (StepState.CURRENT, StepState.OPEN, StepState.OPEN)
    elif not found.on_target:
        states = (StepState.REACHED, StepState.CURRENT, StepState.OPEN)
    else:
        states = (StepState.REACHED, StepState.REACHED, StepState.CURRENT)
    left = "" if found is None else tr("{n} left", n=format_number(len(found.to_review)))
    names = ((tr("Audit"), audited), (tr("Review"), left), (tr("Guarantee"), target))
    return [LevelStep(*words, state) for words, state in zip(names, states, strict=True)]
