"""What takes time: reading and running a rule, both through the one runner."""

from __future__ import annotations

from enum import StrEnum
from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from crowdgui.analysis import (
    aggregate,
    compute_guarantee,
    rank,
    reopen_outcome,
    run_tests_and_bounds,
)
from crowdgui.core.audit.checked_items import with_checked
from crowdgui.core.errors import CrowdError
from crowdgui.core.progress import Stage
from crowdgui.core.results import with_costs
from crowdgui.jobs.runner import Runner
from crowdgui.text.errors import describe_error
from crowdgui.text.rules import rule_name
from crowdgui.text.translation import tr
from crowdgui.text.wording import describe_stage
from crowdgui.ui.controllers.export_controller import ExportController
from crowdgui.ui.controllers.tag_controller import TagController
from crowdgui.ui.session.open_question import FullGuarantee, equal_values

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from crowdgui.core.bounds.guarantee import Guarantee, GuaranteeOptions
    from crowdgui.core.bounds.model_check import ModelCheck
    from crowdgui.core.costs import CostMatrix
    from crowdgui.core.job import Job
    from crowdgui.core.labels import Labels
    from crowdgui.core.progress import ProgressCallback
    from crowdgui.core.question_state import QuestionState
    from crowdgui.core.results import Outcome
    from crowdgui.core.review.decisions import Decision
    from crowdgui.core.rules.rule import Aggregation
    from crowdgui.io.importing.read_labels import ImportedLabels
    from crowdgui.io.importing.sources import Source
    from crowdgui.io.importing.tables import OpenedFile
    from crowdgui.io.project.outcome import SavedOutcome
    from crowdgui.ui.session.session import Session
    from crowdgui.ui.session.settings import Settings

    _Bounded = tuple[Aggregation, CostMatrix | None, GuaranteeOptions]
    """What bounds depend on, apart from what is checked by hand."""


class TaskKind(StrEnum):
    """What is being worked on."""

    READ = "read"
    RUN = "run"


TESTED_AT_ONCE = 200_000
"""Of more labels than this the tests of workers run after the final labels are shown."""

_SHOWN_MS = 100
"""What a run found is painted in this time, if nothing else takes the processors meanwhile."""


class RunController(QObject):
    """Starts each piece of work and hands its result to the session.

    `export_controller` writes files beside it, `tag_controller` runs the other tags of what is
    open. `unasked` says, while a run starts, that it only makes up for one that had to wait.

    Signals: `started` with the name of the work, `progressed` with a tuple of `Progress`,
    `ended` however it ended; `cancelled` with the name of the work; `failed` with a sentence,
    `not_read` with one where a file could not be read; `run_started` before a rule runs.
    """

    started = Signal(str)
    progressed = Signal(object)
    ended = Signal()
    failed = Signal(str)
    cancelled = Signal(str)
    not_read = Signal(str)
    run_started = Signal()

    def __init__(self, session: Session, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session, self._settings = session, settings
        self._name = ""
        self.kind = TaskKind.READ
        self.unasked = False
        # Whether what is shown wants a run as soon as the file that is being read is there.
        self._owed = False
        self._job: Job | None = None
        self._then: Callable[[Any], None] = self.open
        self.runner = Runner(self, after_painting=True)
        # The guarantee is computed beside other work, so that nobody waits for it.
        self.guarantee_runner = Runner(self, after_painting=True)
        self.test_runner = Runner(self, after_painting=True)
        self._testing: Aggregation | None = None
        self._tests_soon = QTimer(self, singleShot=True, interval=_SHOWN_MS)
        self._tests_soon.timeout.connect(self._start_tests)
        self._checked: dict[tuple[Labels, int], ModelCheck] = {}
        self._computing: _Bounded | None = None
        # The bounds that were computed while workers were tested, and what they are of.
        self._bounded: tuple[_Bounded, Guarantee] | None = None
        self._connect_runners()
        self.export_controller = ExportController(session, self)
        self.tag_controller = TagController(session, settings, self)
        self.tag_controller.failed.connect(self.failed)
        self._follow(session)

    def _connect_runners(self) -> None:
        self.runner.progressed.connect(self.progressed)
        self.runner.finished.connect(self._on_finished)
        self.runner.failed.connect(self._on_failed)
        self.runner.cancelled.connect(lambda: self.cancelled.emit(self._name))
        self.runner.succeeded.connect(lambda result: self._then(result))
        self.test_runner.succeeded.connect(self._on_tested)
        self.test_runner.failed.connect(self.failed)
        self.guarantee_runner.succeeded.connect(self._on_guaranteed)
        self.guarantee_runner.failed.connect(self.failed)

    def _follow(self, session: Session) -> None:
        """Run again, or compute again what follows, as the session changes."""
        session.outcome_changed.connect(self.update_guarantee)
        session.guarantee_options_changed.connect(self.update_guarantee)
        session.decided.connect(self.update_guarantee)
        session.excluded_changed.connect(self.run_again)
        session.kinds_changed.connect(self.run_again)
        session.costs_changed.connect(self.apply_costs)
        session.gold_changed.connect(self.run_again)
        session.ranking_asked.connect(self.run_again)
        session.labels_added.connect(self.catch_up)

    @property
    def busy(self) -> bool:
        return self.runner.busy

    @property
    def running(self) -> Job | None:
        """The run that is under way, if one is."""
        return self._job if self.busy else None

    def read(self, source: Source, opened: OpenedFile | None = None) -> None:
        """Read a file and open it; what was open stays until the file turns out good.

        What `opened` keeps of the file is not parsed again.
        """
        name = tr("Reading {file}", file=source.path.name)
        self._start(TaskKind.READ, name, partial(_read, source, opened), self._open_read)

    def _open_read(self, questions: tuple[ImportedLabels, ...]) -> None:
        self.open(*questions)

    def open(self, *questions: ImportedLabels) -> None:
        """Open labels that have been read already, and label them."""
        self._session.open(*questions)
        self.run()

    @Slot(int)
    def show(self, question: int) -> None:
        """Show another question of the project, with its last result."""
        self._session.show(question)
        self.catch_up()

    @Slot()
    def catch_up(self) -> None:
        """See that what is shown has a result of those workers and that gold which count now.

        What is being read comes first, and a run that will give such a result goes on.
        """
        session = self._session
        self._owed = self._reading
        if self._owed:
            return
        if session.question.is_paired:
            made = session.question.ranking
            if made is None or not session.question.ranks_as(made):
                self.run()
            return
        saved = session.question.saved
        if saved is not None and equal_values(saved.job.excluded, session.question.excluded_mask):
            if self.running is not saved.job:
                self.complete(saved)
        elif (
            session.question.outcome is None or session.question.inputs_changed
        ) and not self._runs_what_is_chosen():
            self.run()

    def run(self) -> None:
        """Run the chosen rule; the last outcome stays on screen until this one is there."""
        self._owed = False
        data, state = self._session.question.data, self._session.state
        if data is None:
            return
        if data.pairs is not None:
            ranked = partial(rank, data, state)
            self._start(TaskKind.RUN, tr("Ranking"), ranked, self._session.accept_ranking)
            self.run_started.emit()
            return
        try:
            job = self._session.job()
        except CrowdError as error:
            self.failed.emit(describe_error(error))
            return
        task = partial(_run, job, state, self._settings.rule_cores)
        self._start(TaskKind.RUN, rule_name(job.rule), task, self._session.accept, job)
        self.run_started.emit()

    def complete(self, saved: SavedOutcome) -> None:
        """Show a result that a project holds, without running its rule again."""
        name = tr("Opening the last result")
        task = partial(_reopen, saved, self._session.state)
        self._start(TaskKind.RUN, name, task, self._session.accept, saved.job)

    @property
    def _reading(self) -> bool:
        return self.busy and self.kind is TaskKind.READ

    def _runs_what_is_chosen(self) -> bool:
        """Return whether the run under way is just the one that the labels shown ask for."""
        job, shown = self.running, self._session.question
        if job is None or shown.data is None or job.labels is not shown.data.labels:
            return False
        chosen = shown.state.rule, shown.state.rule_options(), shown.state.model_votes
        counts = equal_values(job.excluded, shown.excluded_mask) and equal_values(
            job.gold, shown.gold
        )
        counts = counts and shown.same_kinds(job)
        return counts and (job.rule, job.options, job.model_votes) == chosen

    @Slot()
    def _on_finished(self) -> None:
        if self._owed:
            self.unasked = True
            self.catch_up()
            self.unasked = False
        self.apply_costs()
        # Where the run was cancelled, what it interrupted begins again.
        if not self.busy:
            self.update_guarantee()
        self.ended.emit()

    @Slot(str)
    def _on_failed(self, sentence: str) -> None:
        failed = self.not_read if self.kind is TaskKind.READ else self.failed
        failed.emit(sentence)

    @Slot()
    def run_again(self) -> None:
        """Run the rule where workers or gold are others than those of the last run."""
        if self._session.question.inputs_changed:
            # What is under way is of the labels before: new ones are there sooner without it.
            self.guarantee_runner.cancel()
            self._computing = None
            self._stop_tests()
        if self._reading:
            self._owed = True
        elif self._session.question.is_paired:
            self.catch_up()
        elif self.running or (
            self._session.question.outcome is not None and self._session.question.outdated
        ):
            self.run()

    @Slot()
    def apply_costs(self) -> None:
        """Choose the final labels again where mistakes cost something else now.

        The rule doesn't run again. A run under way, or one that is due, comes first.
        """
        shown = self._session.question
        outcome = shown.outcome
        if self.busy or outcome is None or shown.inputs_changed or not shown.costs_differ:
            return
        task = partial(_with_costs, outcome, shown.state.costs)
        self._start(TaskKind.RUN, tr("Choosing labels by cost"), task, self._session.accept)

    @Slot()
    def update_guarantee(self) -> None:
        """Compute the full guarantee for the present outcome and options, in the background.

        Where workers have yet to be tested, that is done first.
        """
        shown = self._session.question
        outcome, options = shown.outcome, shown.state.guarantee
        if outcome is None or outcome.workers.pending:
            self.guarantee_runner.cancel()
            self._computing = None
            self._test_later(outcome)
            return
        asked = _bounded(outcome, options)
        # What is under way ends first where only what was checked by hand has changed: its bounds
        # are kept then.
        if shown.guarantee_is_current or (self.guarantee_runner.busy and self._computing == asked):
            return
        self._computing = asked
        bounds = shown.bounds
        if bounds is None and self._bounded is not None and self._bounded[0] == asked:
            bounds = self._bounded[1]
        self._bounded = None
        # Neither another rule nor other options change the labels the model is compared with.
        check = self._checked.get((outcome.job.used, options.seed))
        cores, decisions = self._settings.rule_cores, shown.state.decisions
        work = partial(_compute_guarantee, outcome, options, decisions, check, bounds, cores)
        self.guarantee_runner.start(describe_stage(Stage.CHECKING_MODEL), work)

    def _test_later(self, outcome: Outcome | None) -> None:
        """Test the workers of an outcome once its labels have been painted; of none, stop."""
        if outcome is None:
            self._stop_tests()
            return
        begun = self.test_runner.busy or self._tests_soon.isActive()
        if not (begun and self._testing is outcome.aggregation):
            self._stop_tests()
            self._testing = outcome.aggregation
            self._tests_soon.start()

    def _stop_tests(self) -> None:
        self._tests_soon.stop()
        self.test_runner.cancel()
        self._testing = None

    @Slot()
    def _start_tests(self) -> None:
        outcome, state = self._session.question.outcome, self._session.state
        if outcome is None or outcome.aggregation is not self._testing:
            return
        check = self._checked.get((outcome.job.used, state.guarantee.seed))
        task = partial(_run_tests, outcome, state, check, self._settings.rule_cores)
        self.test_runner.start(tr("Testing workers"), task)

    @Slot(object)
    def _on_tested(self, found: tuple[Outcome, _Bounded, Guarantee]) -> None:
        tested, asked, bounds = found
        self._bounded = asked, bounds
        self._session.accept_workers(tested)
        self.update_guarantee()

    @Slot(object)
    def _on_guaranteed(self, found: FullGuarantee) -> None:
        if found.guarantee.model is not None:
            self._checked = {(found.outcome.job.used, found.options.seed): found.guarantee.model}
        self._session.accept_guarantee(found)
        self.update_guarantee()

    def cancel(self) -> None:
        self.runner.cancel()

    def shut_down(self) -> bool:
        """Stop all work; False where it would not stop."""
        self._tests_soon.stop()
        parts = (
            *(self.test_runner, self.guarantee_runner),
            *(self.export_controller, self.tag_controller, self.runner),
        )
        # Each of them is told to, also where one would not stop.
        stopped = [part.shut_down() for part in parts]
        return all(stopped)

    def _start(
        self,
        kind: TaskKind,
        name: str,
        task: Callable[..., Any],
        then: Callable[[Any], None],
        job: Job | None = None,
    ) -> None:
        self.kind, self._name, self._then, self._job = kind, name, then, job
        self.runner.start(name, task)
        self.started.emit(name)


# What reads tables takes long to load, so the runner's thread imports it.


def _read(
    source: Source, opened: OpenedFile | None, report: ProgressCallback
) -> tuple[ImportedLabels, ...]:
    from crowdgui.io.importing.read_labels import read_labels
    from crowdgui.io.importing.tags import read_tags

    if source.reading.classes.tags is not None:
        return read_tags(source, report, opened)
    return (read_labels(source, report, opened),)


def _with_costs(outcome: Outcome, costs: CostMatrix | None, report: ProgressCallback) -> Outcome:
    return with_costs(outcome, costs)


def _run(job: Job, state: QuestionState, cores: int, report: ProgressCallback) -> Outcome:
    tested = job.labels.n_labels <= TESTED_AT_ONCE
    made = aggregate(job, report, threads=cores, thresholds=state.thresholds, tested=tested)
    return _prepared(made, state)


def _reopen(saved: SavedOutcome, state: QuestionState, report: ProgressCallback) -> Outcome:
    tested = saved.job.labels.n_labels <= TESTED_AT_ONCE
    return _prepared(reopen_outcome(saved, report, costs=state.costs, tested=tested), state)


def _prepared(outcome: Outcome, state: QuestionState) -> Outcome:
    """Return the outcome as the session takes it, with what its tables and counts begin with."""
    made = with_checked(outcome, state.guarantee, state.decisions)
    _ = made.differs_from_majority, made.n_tied
    _ = made.n_unsure, made.n_with_confidence, made.n_labelled
    return made


def _run_tests(
    outcome: Outcome,
    state: QuestionState,
    check: ModelCheck | None,
    cores: int,
    report: ProgressCallback,
) -> tuple[Outcome, _Bounded, Guarantee]:
    tested, bounds = run_tests_and_bounds(outcome, state, report, check, threads=cores)
    return tested, _bounded(outcome, state.guarantee), bounds


def _bounded(outcome: Outcome, options: GuaranteeOptions) -> _Bounded:
    return outcome.aggregation, outcome.job.costs, options.of_bounds


def _compute_guarantee(
    outcome: Outcome,
    options: GuaranteeOptions,
    decisions: Mapping[int, Decision],
    check: ModelCheck | None,
    bounds: Guarantee | None,
    cores: int,
    report: ProgressCallback,
) -> FullGuarantee:
    found = compute_guarantee(outcome, options, report, check, decisions, bounds, threads=cores)
    return FullGuarantee(outcome, options, decisions, found)
