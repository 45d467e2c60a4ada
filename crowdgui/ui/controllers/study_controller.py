"""A study of fewer labels beside all other work; what it found stays when it is stopped."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING, Any
from weakref import WeakKeyDictionary

from PySide6.QtCore import QObject, Signal, Slot

from crowdgui.core.progress import available_cores
from crowdgui.core.study.study import StudiedRule, Study
from crowdgui.core.study.study_run import run_pilot, run_study, seconds_left
from crowdgui.jobs.runner import Runner
from crowdgui.text.translation import tr

if TYPE_CHECKING:
    from collections.abc import Iterable

    from crowdgui.core.job import Job
    from crowdgui.core.progress import Progress, ProgressCallback
    from crowdgui.core.study.study import StudyResult
    from crowdgui.ui.session.open_question import OpenQuestion
    from crowdgui.ui.session.session import Session


_WORTH_STARTING = 4.0
"""Seconds of work below which other processes would take longer to start than to help."""


@dataclass(eq=False)
class _Kept:
    """The study of one question, and what it has found so far of the labels of a job."""

    job: Job | None = None
    study: Study | None = None
    result: StudyResult | None = None


class StudyController(QObject):
    """A study for each question, of the labels that count; other labels begin a new one.

    Only the question that is shown is studied, so a look at another stops what runs.

    Signals: `changed` when more is found, or nothing is known any more; `started` with what is
    being done, `progressed` with a tuple of `Progress`, `ended`; `failed` with a sentence.
    """

    changed = Signal()
    started = Signal(str)
    progressed = Signal(object)
    ended = Signal()
    failed = Signal(str)

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._session = session
        self._kept: WeakKeyDictionary[OpenQuestion, _Kept] = WeakKeyDictionary()
        self._shown = _Kept()
        self.runner = Runner(self)
        self.runner.progressed.connect(self._on_progressed)
        self.runner.succeeded.connect(self._on_found)
        self.runner.failed.connect(self.failed)
        self.runner.finished.connect(self.ended)
        session.outcome_changed.connect(self._on_outcome_changed)

    @property
    def busy(self) -> bool:
        return self.runner.busy

    @property
    def result(self) -> StudyResult | None:
        """What is known of the question that is shown."""
        return self._shown.result

    def has(self, keys: Iterable[str], repetitions: int) -> bool:
        """Return whether so many draws of these rules are there already."""
        result = self.result
        if result is None:
            return False
        enough = result.complete and repetitions <= result.study.repetitions
        return enough and set(self._rules(keys)) <= set(result.study.rules)

    def run(self, keys: Iterable[str], repetitions: int) -> None:
        """Study rules; trials that were made before are not made again."""
        job = self._session.question.outcome.job if self._session.question.outcome else None
        if job is None:
            return
        rules = self._rules(keys)
        study = self._shown.study = Study(job.used, rules, job.gold, repetitions=repetitions)
        name = tr("Studying fewer labels")
        self.runner.start(name, partial(_run, study, self.result))
        self.started.emit(name)

    def cancel(self) -> None:
        self.runner.cancel()

    def shut_down(self) -> bool:
        return self.runner.shut_down()

    def _rules(self, keys: Iterable[str]) -> tuple[StudiedRule, ...]:
        return tuple(StudiedRule(key, self._session.state.rule_options(key)) for key in keys)

    @Slot(object)
    def _on_progressed(self, batch: tuple[Progress, ...]) -> None:
        self.progressed.emit(batch)
        found: list[Any] = [progress.partial for progress in batch if progress.partial is not None]
        if found:
            self._on_found(found[-1])

    @Slot(object)
    def _on_found(self, result: StudyResult) -> None:
        # What a study that was just stopped has found may come after another question is shown.
        kept = next((each for each in self._kept.values() if each.study is result.study), None)
        if kept is not None:
            kept.result = result
            if kept is self._shown:
                self.changed.emit()

    @Slot()
    def _on_outcome_changed(self) -> None:
        session = self._session
        shown, outcome = session.question, session.question.outcome
        job = None if outcome is None else outcome.job
        kept = self._kept.get(shown)
        if kept is None or job is None or kept.job is None or not job.same_data(kept.job):
            kept = self._kept[shown] = _Kept()
        kept.job = job
        if kept is not self._shown:
            self._shown = kept
            self.runner.cancel()
            self.changed.emit()


def _run(study: Study, so_far: StudyResult | None, report: ProgressCallback) -> StudyResult:
    """Look at the smallest shares first: they say whether other processes are worth starting."""
    if so_far is None:
        # A bar that has filled must not begin again, so the look shows no share.
        so_far = run_pilot(study, lambda now: report(replace(now, fraction=None)))
    known = set(study.keys) <= set(so_far.study.keys)
    quick = known and seconds_left(study, so_far) < _WORTH_STARTING
    return run_study(study, report, so_far, processes=1 if quick else available_cores())
