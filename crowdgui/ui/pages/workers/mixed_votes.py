"""What if only people voted, only models, or models and some people per item: nothing is kept."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

import numpy as np
from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QDialog, QWidget

from crowdgui.analysis import compare_voters, curve_of_people
from crowdgui.core.groups.mixed_votes import NoCurve, Voters
from crowdgui.core.labels import UNLABELLED
from crowdgui.figures.curves import CurveMeasure, people_curves
from crowdgui.jobs.runner import Runner
from crowdgui.text.guarantees.prices import describe_votes_cost
from crowdgui.text.translation import (
    join_clauses,
    join_sentences,
    sentence,
    tr,
    tr_n,
)
from crowdgui.text.workers.mixed_votes import (
    describe_changed,
    describe_known_errors,
    describe_labels_used,
    describe_no_curve,
    describe_uncovered,
    describe_way_votes,
    voters_name,
)
from crowdgui.ui.dialogs.closing import close_when_stopped
from crowdgui.ui.dialogs.prices import open_prices
from crowdgui.ui.plots.curves_plot import CurvesPlot
from crowdgui.ui.widgets.buttons import ModeBar, button, set_button_text
from crowdgui.ui.widgets.fields import number_field
from crowdgui.ui.widgets.focus import FocusRing
from crowdgui.ui.widgets.layout import Surface, column, named, resize_within_screen, row
from crowdgui.ui.widgets.progress import ProgressBar
from crowdgui.ui.widgets.text import ElidedLabel, plain_tooltip, text_label

if TYPE_CHECKING:
    from PySide6.QtWidgets import QLabel

    from crowdgui.core.arrays import BoolArray, IntArray
    from crowdgui.core.bounds.guarantee import GuaranteeOptions
    from crowdgui.core.groups.mixed_votes import PeopleCurve, VotesComparison, VotesOf
    from crowdgui.core.groups.report import GroupReport
    from crowdgui.core.progress import Progress, ProgressCallback
    from crowdgui.core.results import Outcome
    from crowdgui.ui.session.session import Session


_SIZE = (760, 520)


class PeopleCurveDialog(QDialog):
    """Curves over people per item, computed while the dialog is open."""

    def __init__(self, outcome: Outcome, options: GuaranteeOptions, parent: QWidget) -> None:
        super().__init__(parent)
        title = tr("More or fewer people per item")
        named(self, "people-curve-dialog", title).setWindowTitle(title)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._found: PeopleCurve | None = None
        self._runner = Runner(self)
        self.said = named(text_label("", "body", "text2", wrap=True), "people-curve-said")
        self.bar = ProgressBar()
        self.measures = ModeBar("people-curve-measure", [m.value for m in CurveMeasure])
        self.measures.set_words(CurveMeasure.ERROR.value, tr("Error on known items"))
        self.measures.set_words(CurveMeasure.CHANGED.value, tr("Labels that change"))
        self.measures.hide()
        self.plot = CurvesPlot("people-curve", title)
        self.close_button = button(tr("Close"), name="people-curve-close")
        lines = column(
            self.said,
            self.bar,
            self.measures,
            self.plot,
            row(None, self.close_button),
            parent=self,
            spacing=12,
            margins=(24, 16, 24, 16),
        )
        lines.setStretchFactor(self.plot, 1)
        self.close_button.clicked.connect(self.accept)
        self.measures.mode_chosen.connect(self._draw)
        self._runner.progressed.connect(self._on_progressed)
        self._runner.succeeded.connect(self._on_found)
        self._runner.failed.connect(self.said.setText)
        self._runner.finished.connect(self.bar.hide)
        FocusRing(self)
        resize_within_screen(self, *_SIZE)
        self.said.setText(tr("Running the rule on fewer labels, drawn at random…"))
        self.bar.set_share(None)
        task = partial(curve_of_people, outcome, options)
        self._runner.start(tr("Computing the curve"), task)

    def done(self, result: int) -> None:
        stop = partial(self._runner.shut_down, 0)
        close_when_stopped(self, stop, partial(super().done, result))

    @Slot(object)
    def _on_progressed(self, reached: tuple[Progress, ...]) -> None:
        self.bar.set_share(reached[-1].fraction)

    @Slot(object)
    def _on_found(self, found: PeopleCurve) -> None:
        self._found = found
        self.said.setText(_said(found))
        if found.reason is NoCurve.NO_PEOPLE:
            return
        known = found.reason is None
        self.measures.setVisible(known)
        self.measures.choose((CurveMeasure.ERROR if known else CurveMeasure.CHANGED).value)
        self._draw()

    @Slot()
    def _draw(self) -> None:
        if self._found is not None:
            measure = CurveMeasure(self.measures.chosen())
            curves = people_curves(self._found, measure)
            self.plot.set_caption(curves.up.title)
            self.plot.set_curves(curves)


def _said(found: PeopleCurve) -> str:
    if found.reason is NoCurve.NO_PEOPLE:
        return describe_no_curve(found.reason)
    items = tr_n(
        "On {n} item that both people and models labelled.",
        "On {n} items that both people and models labelled.",
        found.items,
    )
    if found.reason is not None:
        return join_sentences(
            (items, tr("Their error isn’t known."), describe_no_curve(found.reason))
        )
    known = tr_n("{n} of them is of known class.", "{n} of them are of known class.", found.known)
    seen = tr("The rule has used gold, so its error there is too low.") if found.gold_seen else ""
    return join_sentences((items, known, seen))


_ICONS = {Voters.PEOPLE: "person", Voters.MODELS: "model", Voters.MODELS_AND_PEOPLE: "model"}


def items_changed(way: VotesOf, final: IntArray) -> tuple[BoolArray, str]:
    """Return the items whose final label would change, and what they are."""
    mask = (way.final != UNLABELLED) & (final != UNLABELLED) & (way.final != final)
    words = tr_n(
        "{n} item with a different final label if only these voted: {who}.",
        "{n} items with a different final label if only these voted: {who}.",
        int(mask.sum()),
        who=voters_name(way.voters, way.people_per_item),
    )
    return mask, words


@dataclass(frozen=True, eq=False)
class _Found:
    """A comparison, and what it was made of."""

    outcome: Outcome
    people: int
    made: VotesComparison


class _WayView(QWidget):
    """One way to vote: a button, and below it what would follow once that is known.

    Signals: `items_wanted` when the items whose label changes are wanted.
    """

    items_wanted = Signal()

    def __init__(self, voters: Voters) -> None:
        super().__init__()
        key = voters.value
        named(self, f"voters-{key}", "")
        self.button = button("", name=f"voters-{key}-run", icon=_ICONS[voters])
        self.labels = text_label("", "caption", "text2", wrap=True)
        self.changed = button("", "link", name=f"voters-{key}-changed")
        self.errors = text_label("", "caption", "text2", wrap=True)
        self.votes = text_label("", "caption", "text2", wrap=True)
        self.cost = text_label("", "caption", "text2", wrap=True)
        self.head = row(self.button, None, spacing=6)
        self._lines = (self.labels, self.changed, self.errors, self.votes, self.cost)
        column(self.head, *self._lines, None, parent=self, spacing=2)
        self.changed.clicked.connect(self.items_wanted)
        self.clear()

    def clear(self) -> None:
        for line in self._lines:
            line.hide()

    def show_way(
        self, way: VotesOf, groups: GroupReport | None, cost: str, *, gold_seen: bool
    ) -> None:
        uncovered = describe_uncovered(way)
        self._set(self.labels, join_clauses(w for w in (describe_labels_used(way), uncovered) if w))
        set_button_text(self.changed, describe_changed(way))
        self.changed.setEnabled(way.changed > 0)
        self.changed.show()
        errors = describe_known_errors(way)
        if errors and gold_seen:
            used = tr("The rule has used these gold labels, so they can’t test it.")
            errors = join_sentences((sentence(errors), used))
        self._set(self.errors, errors)
        words, tip = ("", "") if groups is None else describe_way_votes(way, groups)
        self._set(self.votes, words)
        self.votes.setToolTip(plain_tooltip(tip))
        self._set(self.cost, cost)
        lines = (line.text() for line in self._lines if not line.isHidden())
        self.setAccessibleDescription(join_clauses((*lines, tip) if tip else lines))

    @staticmethod
    def _set(line: QLabel, words: str) -> None:
        line.setText(words)
        line.setVisible(bool(words))


class MixedVotesStrip(Surface):
    """Three ways to vote, compared with the labels of all in the background when asked for.

    Signals: `mask_wanted` with a mask of items and what they are.
    """

    mask_wanted = Signal(object, str)

    def __init__(self, session: Session) -> None:
        super().__init__("canvas", ("top",))
        named(self, "mixed-votes", tr("What if only these voted?"))
        self._session = session
        self._found: _Found | None = None
        self._runner = Runner(self)
        self.ways = {voters: _WayView(voters) for voters in Voters}
        self.people = number_field("voters-people-per-item", tr("People per item"), 1, 99)
        self.people.setValue(2)
        self._below = ElidedLabel("", "caption", "text2")
        self.state = ElidedLabel("", "caption", "text2")
        self.state.setObjectName("mixed-votes-state")
        self.cancel_button = button(tr("Cancel"), "quiet", name="mixed-votes-cancel")
        self.prices_button = button(tr("Prices…"), "quiet", name="mixed-votes-prices")
        self.curve_button = button(tr("Show curve…"), "quiet", name="mixed-votes-curve")
        self._lay_out()
        self._connect()
        self.hide()

    def shut_down(self) -> bool:
        return self._runner.shut_down()

    @Slot()
    def refresh(self) -> None:
        """Offer the comparison where both people and models vote; forget one that is outdated."""
        outcome = self._session.question.outcome
        kinds = None if outcome is None else outcome.job.kinds
        if outcome is None or kinds is None:
            self._forget()
            self.hide()
            return
        given = outcome.job.used.labels_per_worker > 0
        both = bool((given & kinds.is_model).any() and (given & ~kinds.is_model).any())
        self.setVisible(both)
        if self._found is not None and self._found.outcome is not outcome:
            self._forget()
        # More people than an item has are all of them.
        self.people.setMaximum(max(1, int(outcome.job.used.labels_per_item.max())))
        workers = int(np.count_nonzero(given))
        self._below.setText(
            tr_n(
                "compared with the labels of {n} worker; nothing is kept",
                "compared with the labels of all {n}; nothing is kept",
                workers,
            )
        )
        self._show()

    def _forget(self) -> None:
        self._found = None
        self._runner.cancel()
        for way in self.ways.values():
            way.clear()

    @Slot()
    def _run(self) -> None:
        outcome = self._session.question.outcome
        if outcome is None or outcome.job.kinds is None:
            return
        task = partial(_compare, outcome, self._session.state.guarantee, self.people.value())
        self._show_state(tr("Comparing…"))
        self.cancel_button.show()
        self._runner.start(tr("Comparing who votes"), task)

    @Slot()
    def _on_people_changed(self) -> None:
        if self._found is not None or self._runner.busy:
            self._run()
        self._name_buttons()

    @Slot(object)
    def _on_found(self, found: _Found) -> None:
        if found.outcome is self._session.question.outcome:
            self._found = found
            self._show()

    @Slot()
    def _on_finished(self) -> None:
        self.cancel_button.hide()
        if self.state.text() == tr("Comparing…"):
            self._show_state("")

    @Slot(str)
    def _show_state(self, words: str) -> None:
        self.state.setText(words)
        self.state.setVisible(bool(words))

    @Slot()
    def _show(self) -> None:
        self._name_buttons()
        if self._found is None:
            return
        guarantee = self._session.question.guarantee
        groups = None if guarantee is None else guarantee.groups
        for way in self._found.made.ways:
            seen = self._found.made.gold_seen
            cost = describe_votes_cost(way, self._found.outcome, self._session.state.prices)
            self.ways[way.voters].show_way(way, groups, cost, gold_seen=seen)

    def _name_buttons(self) -> None:
        for voters, way in self.ways.items():
            name = voters_name(voters, self.people.value())
            set_button_text(way.button, name, _ICONS[voters])
            way.setAccessibleName(name)

    def _show_items(self, voters: Voters) -> None:
        if self._found is None:
            return
        way = next(way for way in self._found.made.ways if way.voters is voters)
        self.mask_wanted.emit(*items_changed(way, self._found.outcome.aggregation.labels))

    @Slot()
    def _on_curve(self) -> None:
        outcome = self._session.question.outcome
        if outcome is not None and outcome.job.kinds is not None:
            PeopleCurveDialog(outcome, self._session.state.guarantee, self.window()).open()

    def _lay_out(self) -> None:
        title = text_label(tr("What if only these voted?"), "strong")
        head = row(
            title,
            self._below,
            self.state,
            self.cancel_button,
            self.prices_button,
            self.curve_button,
            spacing=10,
        )
        head.setStretchFactor(self._below, 1)
        mixed = self.ways[Voters.MODELS_AND_PEOPLE]
        mixed.head.insertWidget(1, self.people)
        self.people.setFixedHeight(mixed.button.sizeHint().height())
        ways = row(*self.ways.values(), spacing=16)
        for way in self.ways.values():
            ways.setStretchFactor(way, 1)
        column(head, ways, parent=self, spacing=6, margins=(24, 8, 16, 10))
        self.cancel_button.hide()
        self.state.hide()

    def _connect(self) -> None:
        for voters, way in self.ways.items():
            way.button.clicked.connect(self._run)
            way.items_wanted.connect(partial(self._show_items, voters))
        self.people.valueChanged.connect(self._on_people_changed)
        self.cancel_button.clicked.connect(self._runner.cancel)
        self.prices_button.clicked.connect(lambda: open_prices(self._session, self.window()))
        self._session.prices_changed.connect(self._show)
        self.curve_button.clicked.connect(self._on_curve)
        self._runner.succeeded.connect(self._on_found)
        self._runner.failed.connect(self._show_state)
        self._runner.finished.connect(self._on_finished)


def _compare(
    outcome: Outcome, options: GuaranteeOptions, people: int, report: ProgressCallback
) -> _Found:
    return _Found(outcome, people, compare_voters(outcome, options, people, report))
