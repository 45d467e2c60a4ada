"""How good each worker is, who is guessing, and what would be without them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QCheckBox, QWidget

from crowdgui.core.groups.kinds import resembles_model, split_model_name
from crowdgui.core.options import OptionKind, option_fields
from crowdgui.core.rules.registry import get_rule
from crowdgui.text.run_summary import describe_all_excluded, describe_flagged
from crowdgui.text.translation import join_sentences, tr, tr_n
from crowdgui.text.workers.groups import (
    count_people_and_models,
    describe_groups,
    describe_model_names,
)
from crowdgui.ui.dialogs.workers.flags import FlagDialog
from crowdgui.ui.dialogs.workers.mark_models import MarkModelsDialog
from crowdgui.ui.pages.page import WIDE, Page, SplitView, lay_out_page
from crowdgui.ui.pages.workers.charts import WorkerCharts
from crowdgui.ui.pages.workers.cohorts import CohortsPanel
from crowdgui.ui.pages.workers.columns import WIDE_ONLY
from crowdgui.ui.pages.workers.detail import WorkerDetail
from crowdgui.ui.pages.workers.mixed_votes import MixedVotesStrip
from crowdgui.ui.pages.workers.models_panel import ModelsPanel
from crowdgui.ui.pages.workers.table import WorkerTable
from crowdgui.ui.pages.workers.what_if import WhatIfPanel
from crowdgui.ui.style.fonts import scaled
from crowdgui.ui.widgets.buttons import Tabs, button, set_button_text
from crowdgui.ui.widgets.focus import move_focus_on
from crowdgui.ui.widgets.layout import AdaptiveSplitter, column, named
from crowdgui.ui.widgets.messages import MessageStrip, PageHeader, Severity
from crowdgui.ui.widgets.table_view import describe_copied
from crowdgui.ui.widgets.text import plain_tooltip

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent

    from crowdgui.core.arrays import BoolArray, IntArray
    from crowdgui.core.labels import Labels
    from crowdgui.core.options import Option
    from crowdgui.core.results import Outcome
    from crowdgui.core.workers.report import WorkerReport
    from crowdgui.ui.controllers.run_controller import RunController
    from crowdgui.ui.session.session import Session
    from crowdgui.ui.session.what_if import WhatIf


def items_of_class(outcome: Outcome, worker: int, final: int) -> tuple[BoolArray, str]:
    """Return a worker's items of one final label."""
    labels = outcome.job.labels
    mask = _items_of(labels, worker) & np.equal(outcome.aggregation.labels, final)
    words = tr_n(
        "{n} item that {worker} labelled and whose final label is “{final}”.",
        "{n} items that {worker} labelled and whose final label is “{final}”.",
        int(mask.sum()),
        worker=str(labels.worker_ids[worker]),
        final=str(labels.classes[final]),
    )
    return mask, words


def items_of_pair(outcome: Outcome, first: int, second: int) -> tuple[BoolArray, str]:
    """Return the items that two workers share."""
    labels = outcome.job.labels
    mask = _items_of(labels, first) & _items_of(labels, second)
    words = tr_n(
        "{n} item that both {first} and {second} labelled.",
        "{n} items that both {first} and {second} labelled.",
        int(mask.sum()),
        first=str(labels.worker_ids[first]),
        second=str(labels.worker_ids[second]),
    )
    return mask, words


def _items_of(labels: Labels, worker: int) -> BoolArray:
    mask = np.zeros(labels.n_items, dtype=bool)
    mask[labels.item[labels.worker == worker]] = True
    return mask


_MOST_NAMES = 5000


def like_models(outcome: Outcome) -> tuple[int, ...]:
    """Return the workers with names like models, of the 5,000 with most labels.

    More names take too long to look at; models are among those who label most.
    """
    names, given = outcome.job.labels.worker_ids, outcome.workers.labels
    looked_at = np.arange(given.size)
    if given.size > _MOST_NAMES:
        looked_at = np.sort(np.argpartition(-given, _MOST_NAMES)[:_MOST_NAMES])
    shown = zip(looked_at.tolist(), names[looked_at].tolist(), strict=True)
    return tuple(worker for worker, name in shown if resembles_model(name))


def worker_inputs(session: Session, worker: str) -> list[tuple[Option, float | None]]:
    """Return what the chosen rule takes for every worker, with the number stated for this one."""
    record = session.state.rule_options()
    return [
        (choice, dict(getattr(record, choice.key) or ()).get(worker))
        for choice in option_fields(get_rule(session.state.rule).options)
        if choice.kind is OptionKind.PER_WORKER
    ]


def set_worker_input(session: Session, worker: str, key: str, value: float | None) -> None:
    """State a number for a worker, or take it back where it is None."""
    numbers = dict(getattr(session.state.rule_options(), key) or ())
    numbers.pop(worker, None)
    if value is not None:
        numbers[worker] = value
    session.set_rule_options(**{key: tuple(numbers.items()) or None})


class WorkersPage(Page):
    """The worker table, beside it the pictures of all and what is known of the chosen one.

    Signals: `items_wanted` with a worker, a final class and an answer, -1 for any of the last
    two, to see the items behind a cell; `mask_wanted` with a mask of items and what they are;
    `audit_wanted` when an audit is to show what can be accepted.
    """

    items_wanted = Signal(int, int, int)
    mask_wanted = Signal(object, str)
    audit_wanted = Signal()
    has_table = True

    def __init__(self, session: Session, what_if: WhatIf, run_controller: RunController) -> None:
        super().__init__(session, "workers")
        self._choosing = False
        self.header = PageHeader(tr("Workers"))
        self.exclude_flagged = button("", name="exclude-flagged")
        self.copy_button = button(tr("Copy table"), "quiet", name="copy-workers")
        words = tr("Those flagged only for copying too")
        self.copying_too = named(QCheckBox(words), "exclude-copying", words)
        self.copying_too.setToolTip(
            plain_tooltip(tr("Two workers who are right against the rest look like two who copy."))
        )
        for action in (self.copying_too, self.copy_button, self.exclude_flagged):
            self.header.add_action(action)
        self.list = WorkerTable(session)
        self.table = self.list.view
        self.pictures, self.detail = WorkerCharts(), WorkerDetail()
        self.strip = WhatIfPanel(session, what_if, run_controller)
        self.models, self.mixed = ModelsPanel(session), MixedVotesStrip(session)
        self.cohorts = CohortsPanel(session)
        self.sides = Tabs(
            "worker-or-models",
            tr("What is shown beside the table"),
            {
                "models": (tr("Models"), self.models),
                "worker": (
                    tr("Worker"),
                    AdaptiveSplitter("worker-sides", self.pictures, self.detail),
                ),
                "cohorts": (tr("Groups"), self.cohorts),
            },
            inset=20,
        )
        self.sides.choose("worker")
        self.sides.offer("models", False)
        self.body, left = QWidget(), QWidget()
        column(self.list, self.mixed, parent=left).setStretchFactor(self.list, 1)
        split = SplitView(left, self.sides, 392)
        column(split, self.strip, parent=self.body).setStretchFactor(split, 1)
        self.empty = self.make_empty(
            tr("No workers yet"),
            tr(
                "Open a file of labels and run a rule to see how good each worker is and "
                "who may be guessing."
            ),
        )
        self.names = MessageStrip("model-names")
        self._looked_at: Labels | None = None
        self._found: tuple[int, ...] = ()
        self.setLayout(lay_out_page(self.header, self.names, self.body, self.empty))
        self._connect()
        self.setFocusProxy(self.list)

    def refresh(self) -> None:
        outcome = self.session.question.outcome
        self.copy_button.setVisible(outcome is not None)
        self.body.setVisible(outcome is not None)
        self.empty.setVisible(outcome is None)
        self._show_names()
        if outcome is None:
            self.header.set_finding("")
            self.exclude_flagged.hide()
            self.copying_too.hide()
            self.copying_too.setChecked(False)
            if self.session.question.data is not None:
                self.empty.set_words(tr("No workers yet"), tr("No rule has run on these labels."))
            return
        self._show_finding(outcome.workers)
        self._offer_models(outcome)
        self.pictures.show_outcome(outcome)
        self._choosing = True
        self.list.show_outcome(outcome)
        if not self.list.selected().size:
            self._choose_first(outcome.workers)
        self._choosing = False

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.list.columns.suggest(WIDE_ONLY, self.width() >= scaled(WIDE))

    def copy(self) -> None:
        self.table.copy_all()

    def mark_models(self) -> None:
        """Ask for family and version of the selected workers and mark them as models."""
        if self.session.question.outcome is not None and self.list.selected().size:
            self._on_models_wanted(self.list.selected())

    def add_worker_list(self) -> None:
        """Ask for a list of the workers, whose columns are groups to compare."""
        self.sides.choose("cohorts")
        self.cohorts.add_list()

    def start_search(self) -> None:
        self.list.search.setFocus()

    def shut_down(self) -> bool:
        parts = (self.detail, self.pictures, self.table, self.models, self.mixed, self.cohorts)
        stopped = [part.shut_down() for part in parts]
        return all(stopped)

    def _connect(self) -> None:
        self.copy_button.clicked.connect(self.copy)
        self.exclude_flagged.clicked.connect(self._on_exclude_flagged)
        self.copying_too.toggled.connect(self._on_copying_too)
        self.list.chosen.connect(self._on_chosen)
        self.list.items_wanted.connect(lambda worker: self.items_wanted.emit(worker, -1, -1))
        self.list.rules_wanted.connect(self._on_rules_wanted)
        self.list.models_wanted.connect(self._on_models_wanted)
        self.table.copied.connect(lambda n, of: self.announced.emit(describe_copied(n, of)))
        self.table.table.failed.connect(self.announced)
        self.pictures.worker_clicked.connect(lambda worker: self.list.go_to(np.array([worker])))
        self.pictures.workers_chosen.connect(self.list.go_to)
        self.pictures.items_wanted.connect(self._on_class_wanted)
        self.pictures.pair_wanted.connect(self._on_pair_wanted)
        self.detail.items_wanted.connect(self.items_wanted)
        self.detail.mask_wanted.connect(self.mask_wanted)
        self.detail.pair_wanted.connect(self._on_pair_wanted)
        self.detail.stated.connect(self._on_stated)
        self.detail.exclude_wanted.connect(self.list.exclude)
        self.detail.include_wanted.connect(self.list.include)
        self.strip.mask_wanted.connect(self.mask_wanted)
        self.strip.keep_clicked.connect(self._on_kept)
        self.strip.undo_clicked.connect(self.table.setFocus)
        self.models.mask_wanted.connect(self.mask_wanted)
        self.models.audit_wanted.connect(self.audit_wanted)
        self.mixed.mask_wanted.connect(self.mask_wanted)
        self.session.choice_changed.connect(self._on_choice_changed)
        self.session.excluded_changed.connect(self._on_excluded_changed)
        self.session.guarantee_changed.connect(self._on_guarantee_changed)
        self.session.kinds_changed.connect(self._show_names)
        self.session.prices_changed.connect(self._on_changed)

    def _show_finding(self, report: WorkerReport) -> None:
        """Describe who is flagged, and offer to exclude those of them who are still included."""
        out = self._out_mask(report)
        going = int((self._going(report) & ~out).sum())
        words = self._on_kinds()
        if words and report.flags.flagged.any() and not (report.flags.flagged & ~out).any():
            words = join_sentences((words, describe_all_excluded()))
        self.header.set_finding(words or describe_flagged(report, out))
        action = tr_n("Exclude the flagged worker", "Exclude {n} flagged", going)
        set_button_text(self.exclude_flagged, action)
        was_at = self.window().focusWidget()
        self.exclude_flagged.setVisible(going > 0)
        if was_at is self.exclude_flagged:
            move_focus_on(was_at, self.table)
        self.copying_too.setVisible(
            bool((report.flags.flagged & ~report.flags.excludable & ~out).any())
        )

    def _on_kinds(self) -> str:
        """Describe people and models as far as they are compared by now."""
        question = self.session.question
        kinds = None if question.outcome is None else question.outcome.job.kinds
        if kinds is None:
            return ""
        groups = None if question.guarantee is None else question.guarantee.groups
        if groups is not None:
            return describe_groups(groups)
        return count_people_and_models(kinds.people_codes.size, kinds.model_codes.size)

    def _offer_models(self, outcome: Outcome) -> None:
        """Show what is known of the models where there are any, and else nothing of them."""
        some = outcome.job.kinds is not None
        offered = self.sides.offers("models")
        self.sides.offer("models", some)
        if some and not offered:
            self.sides.choose("models")
        elif not some and self.sides.shown() == "models":
            self.sides.choose("worker")
        self.cohorts.refresh()
        self.models.refresh()
        self.mixed.refresh()

    def _going(self, report: WorkerReport) -> BoolArray:
        """Mark the workers (M,) that are excluded together, by the box."""
        return report.flags.flagged if self.copying_too.isChecked() else report.flags.excludable

    def _choose_first(self, report: WorkerReport) -> None:
        """Choose the flagged worker with most labels, or the one with most where none is."""
        weight = report.flags.flagged if report.flags.flagged.any() else np.ones(report.labels.size)
        first = int(np.argmax(weight * report.labels))
        self.table.choose(first)
        if not self.list.selected().size:
            # The filter hides the row; the worker can be looked at all the same.
            self._show_chosen(np.array([first]))

    @Slot()
    def _on_kept(self) -> None:
        out = len(self.session.state.excluded)
        stay = tr_n("Kept: {n} worker stays excluded.", "Kept: {n} workers stay excluded.", out)
        self.announced.emit(stay if out else tr("Kept: all workers are included."))
        self.table.setFocus()

    def _out_mask(self, report: WorkerReport) -> BoolArray:
        """Mark who is excluded by now, which may be ahead of the outcome."""
        mask = self.session.question.excluded_mask
        return np.zeros(report.labels.size, dtype=bool) if mask is None else mask

    @Slot()
    def _on_chosen(self) -> None:
        chosen = self.list.selected()
        if chosen.size:
            self._show_chosen(chosen)
            if not self._choosing:
                self.sides.choose("worker")

    def _show_chosen(self, workers: IntArray) -> None:
        outcome = self.session.question.outcome
        if outcome is None:
            return
        out = self._out_mask(outcome.workers)[workers]
        if workers.size == 1:
            self.detail.show_worker(outcome, int(workers[0]), bool(out[0]))
            self.models.choose(int(workers[0]))
        else:
            self.detail.show_several(outcome, workers, out)
        self.pictures.select(workers)
        self._on_choice_changed()

    @Slot()
    def _on_excluded_changed(self) -> None:
        outcome = self.session.question.outcome
        if not self.isVisible() or outcome is None:
            self._stale = True
            return
        self._show_finding(outcome.workers)
        self.list.refresh_out()
        self.detail.refresh_out(self._out_mask(outcome.workers))

    @Slot()
    def _on_guarantee_changed(self) -> None:
        """Show how people and models agree once that is computed."""
        question = self.session.question
        if question.guarantee is not None and question.guarantee.groups is not None:
            self._on_changed()
        else:
            self.models.refresh()
            self.mixed.refresh()

    @Slot()
    def _on_copying_too(self) -> None:
        if self.session.question.outcome is not None:
            self._show_finding(self.session.question.outcome.workers)

    @Slot()
    def _on_exclude_flagged(self) -> None:
        if self.session.question.outcome is not None:
            report = self.session.question.outcome.workers
            self.list.exclude(np.flatnonzero(self._going(report)))

    @Slot()
    def _on_rules_wanted(self) -> None:
        if self.session.question.outcome is None:
            return
        dialog = FlagDialog(self.session.question.outcome.workers, self.window())
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.accepted.connect(lambda: self.session.set_thresholds(dialog.thresholds))
        dialog.open()

    @Slot(object)
    def _on_models_wanted(self, workers: IntArray) -> None:
        if (outcome := self.session.question.outcome) is None:
            return
        names = {int(worker): str(outcome.job.labels.worker_ids[worker]) for worker in workers}
        dialog = MarkModelsDialog(names, self.session.state.models, self.window())
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.accepted.connect(lambda: self.session.mark_models(dialog.models))
        dialog.open()

    @Slot()
    def _show_names(self) -> None:
        """Ask whether workers with names like models are models, where nobody is marked yet."""
        question = self.session.question
        found: tuple[int, ...] = ()
        settled = question.names_settled or self.session.state.no_models
        if question.outcome is not None and not settled:
            found = () if self.session.state.models else self._like_models(question.outcome)
        if not found or question.outcome is None:
            self.names.hide()
            return
        names = [str(question.outcome.job.labels.worker_ids[worker]) for worker in found]
        models = {worker: split_model_name(name) for worker, name in zip(found, names, strict=True)}
        self.names.show_message(
            Severity.INFO,
            describe_model_names(names),
            tr("Mark as models"),
            then=lambda: self.session.mark_models(models),
            other=tr("Not models"),
            otherwise=self._settle_names,
        )

    def _like_models(self, outcome: Outcome) -> tuple[int, ...]:
        """Return the workers with names like models, looked at once for each file."""
        if self._looked_at is not outcome.job.labels:
            self._looked_at, self._found = outcome.job.labels, like_models(outcome)
        return self._found

    def _settle_names(self) -> None:
        for question in self.session.questions:
            question.names_settled = True
        self.session.deny_models()
        self.names.hide()

    @Slot(int, int)
    def _on_class_wanted(self, worker: int, final: int) -> None:
        if self.session.question.outcome is not None:
            self.mask_wanted.emit(*items_of_class(self.session.question.outcome, worker, final))

    @Slot(int, int)
    def _on_pair_wanted(self, first: int, second: int) -> None:
        if self.session.question.outcome is not None:
            self.mask_wanted.emit(*items_of_pair(self.session.question.outcome, first, second))

    @Slot()
    def _on_choice_changed(self) -> None:
        """Offer a field for each number that the chosen rule takes for every worker."""
        name = self._one_worker()
        self.detail.show_stated(worker_inputs(self.session, name) if name else ())

    @Slot(str, object)
    def _on_stated(self, key: str, value: float | None) -> None:
        name = self._one_worker()
        if name:
            set_worker_input(self.session, name, key, value)

    def _one_worker(self) -> str:
        """Return the id of the one worker that is chosen, nothing where it is not one."""
        data, outcome, chosen = (
            self.session.question.data,
            self.session.question.outcome,
            self.list.selected(),
        )
        # A table that is out of date may be of other workers, and so may that of labels that have
        # no result yet.
        if data is None or outcome is None or outcome.job.labels is not data.labels:
            return ""
        if self._stale or chosen.size != 1:
            return ""
        return str(data.labels.worker_ids[chosen[0]])
