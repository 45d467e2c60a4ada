"""Runs the other tags of what is open beside all other work, so that sets can be shown."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

from crowdgui.analysis import (
    aggregate,
    collect_results,
    complete_results,
    compute_guarantee,
    run_worker_tests,
)
from crowdgui.core.errors import CrowdError, InputError
from crowdgui.jobs.runner import Runner
from crowdgui.text.errors import describe_error
from crowdgui.text.tags import own_audit_reason, tag_stage
from crowdgui.text.translation import tr

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

    from crowdgui.core.job import Job
    from crowdgui.core.progress import ProgressCallback
    from crowdgui.core.results import Outcome
    from crowdgui.io.exporting.tables.tags import TagResults
    from crowdgui.ui.session.open_question import OpenQuestion
    from crowdgui.ui.session.session import Session
    from crowdgui.ui.session.settings import Settings


class TagController(QObject):
    """Sees that every tag has a result once one has; a single question concerns it not.

    Signals: `joined` when results of other tags have come in, `failed` with a sentence.
    """

    joined = Signal()
    failed = Signal(str)

    def __init__(self, session: Session, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session, self._settings = session, settings
        self.runner = Runner(self)
        self.runner.succeeded.connect(self._on_run)
        self.runner.failed.connect(self.failed)
        session.outcome_changed.connect(self.catch_up)
        session.opened.connect(self.runner.cancel)

    @Slot()
    def catch_up(self) -> None:
        """Run the tags that have no result of the present workers and gold, except the one shown.

        Of one that cannot run the reason is shown, and the others run.
        """
        session = self._session
        tags = session.tags
        if session.shown not in tags or session.question.outcome is None or self.runner.busy:
            return
        waiting = [n for n in tags if n != session.shown and self._lacks(session.questions[n])]
        jobs, reasons = [], set()
        for number in waiting:
            try:
                jobs.append(session.job(number))
            except CrowdError as error:
                reasons.add(describe_error(error))
        for reason in sorted(reasons):
            self.failed.emit(reason)
        if jobs:
            task = partial(_run, jobs, self._settings.rule_cores)
            self.runner.start(tr("Running the other tags"), task)

    def joining(self, filled: Path | None = None) -> Callable[[ProgressCallback], TagResults]:
        """Return what joins the results of all tags; each of them must have one.

        A `filled` audit list counts for each tag and for whole sets.
        """
        session = self._session
        return partial(_join, [session.questions[number] for number in session.tags], filled)

    @property
    def complete(self) -> bool:
        """Whether there are tags, and each has a result."""
        tags = self._session.tags
        return bool(tags) and not any(self._lacks(self._session.questions[n]) for n in tags)

    def shut_down(self) -> bool:
        return self.runner.shut_down()

    @staticmethod
    def _lacks(question: OpenQuestion) -> bool:
        return question.outcome is None or question.inputs_changed

    @Slot(object)
    def _on_run(self, outcomes: Sequence[Outcome]) -> None:
        for outcome in outcomes:
            self._session.accept(outcome)
        self.joined.emit()


def _run(jobs: Sequence[Job], threads: int, report: ProgressCallback) -> list[Outcome]:
    return [aggregate(job, report, threads=threads) for job in jobs]


def _join(
    questions: Sequence[OpenQuestion], filled: Path | None, report: ProgressCallback
) -> TagResults:
    # What writes tables takes long to load, so the runner's thread imports it.
    from crowdgui.core.progress import subprogress
    from crowdgui.io.exporting.tables.tags import TagResults
    from crowdgui.io.importing.lists.checked_list import read_tag_audit

    every = [one.data for one in questions if one.data is not None]
    audit = None
    if filled is not None:
        for data, one in zip(every, questions, strict=True):
            if one.state.guarantee.audit is not None:
                raise InputError(own_audit_reason(data.question))
        audit = read_tag_audit(filled, every, report)
    made = []
    for place, (data, one) in enumerate(zip(every, questions, strict=True)):
        outcome, state = one.outcome, one.state
        assert outcome is not None
        part = subprogress(report, tag_stage(data.question), place / len(questions))
        outcome = run_worker_tests(outcome, state, part)
        if audit is not None:
            own = audit.of_tag(place)
            made.append(complete_results(data, state, outcome, part, audit=own)[1])
            continue
        full = compute_guarantee(
            outcome, state.guarantee, part, decisions=state.decisions, bounds=one.bounds
        )
        made.append(collect_results(data, state, outcome, full))
    return TagResults.of(every, made, audit=audit)
