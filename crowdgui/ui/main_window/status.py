"""What the window says of the session and its running tasks: rail, title, status, messages."""

from __future__ import annotations

import time
from functools import partial
from typing import TYPE_CHECKING

import numpy as np
from PySide6.QtCore import QLocale, QObject, QTime, QTimer, QUrl, Slot
from PySide6.QtGui import QDesktopServices

from crowdgui.core.labels import count_known
from crowdgui.core.review.queue import count_unsure
from crowdgui.text.rules import rule_name
from crowdgui.text.translation import format_duration, format_number, tr, tr_n
from crowdgui.text.wording import describe_stage
from crowdgui.ui.controllers.project_controller import SaveState
from crowdgui.ui.main_window.layout import rail_entries
from crowdgui.ui.main_window.rail import PageState
from crowdgui.ui.main_window.session_menus import describe_unsaved
from crowdgui.ui.widgets.messages import Severity

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from datetime import datetime
    from pathlib import Path

    from crowdgui.core.pairwise.comparisons import Comparisons
    from crowdgui.core.progress import Iteration, Progress
    from crowdgui.core.results import Outcome
    from crowdgui.io.importing.read_labels import ImportedLabels
    from crowdgui.io.project.recovery import RecoverableSession
    from crowdgui.ui.controllers.add_controller import AddController
    from crowdgui.ui.controllers.export_controller import ExportController
    from crowdgui.ui.controllers.open_controller import OpenController
    from crowdgui.ui.controllers.run_controller import RunController
    from crowdgui.ui.controllers.study_controller import StudyController
    from crowdgui.ui.main_window.frame import WindowFrame
    from crowdgui.ui.session.session import Session
    from crowdgui.ui.widgets.progress import ProgressStrip


def rail_states(session: Session, *, busy: bool) -> dict[str, tuple[PageState, int]]:
    """Return for each page whether it is done, running, not yet reached, or wants a look."""
    states = {entry.key: (PageState.NOT_YET, 0) for entry in rail_entries()}
    states["data"] = (PageState.DONE if session.question.data else PageState.READY, 0)
    if session.question.is_paired:
        there = session.question.ranking is not None
        ranked = PageState.DONE if there else PageState.NOT_YET
        return states | {"ranking": (PageState.RUNNING if busy else ranked, 0)}
    outcome = session.question.outcome
    if outcome is not None:
        states["labels"] = (
            PageState.LOOK_HERE if session.question.outdated else PageState.DONE,
            0,
        )
        testing = outcome.workers.pending
        tested = _look_here(_n_flagged(outcome), PageState.DONE)
        states["workers"] = (PageState.RUNNING, 0) if testing else tested
        unsure = count_unsure(outcome, session.question.final)
        states["items"] = _look_here(unsure, PageState.DONE)
        states["guarantee"] = _guarantee(session)
        states["compare"] = (PageState.READY, 0)
        states["export"] = (PageState.READY, 0)
    if busy and session.question.data:
        states["labels"] = (PageState.RUNNING, 0)
    return states


def _n_flagged(outcome: Outcome) -> int:
    """Count the flagged workers who are included."""
    found, out = outcome.workers.flags.flagged, outcome.job.excluded
    return int(np.count_nonzero(found if out is None else found & ~out))


def _look_here(count: int, otherwise: PageState) -> tuple[PageState, int]:
    return (PageState.LOOK_HERE, count) if count else (otherwise, 0)


def _guarantee(session: Session) -> tuple[PageState, int]:
    if session.question.guarantee is None:
        return PageState.RUNNING, 0
    found = session.question.guarantee
    if found.reaches(session.state.guarantee.target):
        return PageState.DONE, 0
    audit = session.state.guarantee.audit
    if found.acceptance is not None:
        return PageState.LOOK_HERE, len(found.acceptance.to_review)
    return PageState.LOOK_HERE, 0 if audit is None else len(audit.sample) - audit.done


if TYPE_CHECKING:
    Source = OpenController | AddController | RunController | ExportController | StudyController
    Said = tuple[str, float | None]


_SLOW_MS = 300
"""What is read sooner needs no message."""


class RunningTasks:
    """Shows the first of `sources` that is busy: its name, and how far it is since it began.

    Each says of its progress where it is and the share done, or nothing where both stay.
    """

    def __init__(
        self, strip: ProgressStrip, sources: Mapping[Source, Callable[[Progress], Said | None]]
    ) -> None:
        self._strip, self._sources = strip, sources
        self._shown: Source | None = None
        self._began: dict[Source, tuple[str, float]] = {}
        for source in sources:
            source.started.connect(partial(self._on_started, source))
            source.progressed.connect(partial(self._on_progressed, source))
            source.ended.connect(self._show)

    @property
    def front(self) -> Source | None:
        """What the strip shows, and its button cancels."""
        return next((source for source in self._sources if source.busy), None)

    def cancel(self) -> None:
        """Stop what the strip shows."""
        if (front := self.front) is not None:
            front.cancel()

    def _on_started(self, source: Source, name: str) -> None:
        self._began[source] = name, time.monotonic()
        if source is self._shown:
            self._shown = None
        self._show()

    def _on_progressed(self, source: Source, batch: tuple[Progress, ...]) -> None:
        if source is self._shown:
            said = self._sources[source](batch[-1])
            if said is not None:
                self._strip.set_progress(*said)

    def _show(self) -> None:
        """Show what is in front now; the end of one piece of work may have begun the next."""
        front = self.front
        if front is None:
            self._strip.end()
        elif front is not self._shown and front in self._began:
            name, began = self._began[front]
            self._strip.begin(name, time.monotonic() - began)
        self._shown = front


def describe_progress(now: Progress) -> Said:
    return describe_stage(now.stage), now.fraction


def describe_share(now: Progress) -> Said:
    return "", now.fraction


def describe_iteration(now: Progress) -> Said | None:
    """Return which step a rule has made.

    How many it will need is not known, so there is no share.
    """
    return None if now.step is None else (_iteration_text(now.step), None)


def _iteration_text(step: Iteration) -> str:
    changed = tr_n("{n} label changed", "{n} labels changed", step.changed)
    return tr("iteration {n} · {changed}", n=format_number(step.iteration), changed=changed)


def _clock(moment: datetime) -> str:
    """Write the time of day as the user's system does."""
    return QLocale().toString(QTime(moment.hour, moment.minute), QLocale.FormatType.ShortFormat)


class WindowStatus(QObject):
    """Keeps a window in step with its session."""

    def __init__(self, window: WindowFrame) -> None:
        super().__init__(window)
        self._window = window
        self.rail, self.message = window.rail, window.message
        self.status, self.progress = window.status, window.progress
        self.session, self.run_controller = window.session, window.run_controller
        self.open_controller = window.open_controller
        self.project_controller = window.project_controller
        self.study_controller = window.study_controller
        self.export_controller = window.run_controller.export_controller
        self.add_controller = window.add_controller
        self.under_way = RunningTasks(
            window.progress,
            {
                self.open_controller: describe_progress,
                self.add_controller: describe_progress,
                self.run_controller: self._work_words,
                self.export_controller: describe_progress,
                self.study_controller: describe_share,
            },
        )
        self._not_saved = ""
        self._slow = QTimer(self)
        self._slow.setSingleShot(True)
        self._slow.setInterval(_SLOW_MS)
        self._slow.timeout.connect(self._show_opening)
        self._connect()

    def _connect(self) -> None:
        self.session.data_changed.connect(self._on_data_changed)
        self.session.ranking_changed.connect(self.refresh)
        self.session.outcome_changed.connect(self.refresh)
        self.session.choice_changed.connect(self.refresh)
        self.session.guarantee_changed.connect(self.refresh)
        self.session.flags_changed.connect(self.refresh)
        self.session.guarantee_options_changed.connect(self.refresh)
        self.session.confidence_changed.connect(self.refresh)
        self.session.edited.connect(lambda *_: self.show_last_run())
        for asked in (
            self.open_controller,
            self.add_controller,
            self.export_controller,
            self.run_controller,
        ):
            asked.started.connect(self._on_started)
        for source in (
            self.open_controller,
            self.add_controller,
            self.export_controller,
            self.run_controller,
            self.study_controller,
        ):
            source.started.connect(lambda _: self.refresh())
            source.ended.connect(self.refresh)
        for failed in (
            self.run_controller.failed,
            self.export_controller.failed,
            self.study_controller.failed,
        ):
            failed.connect(self._on_failed)
        for not_read in (self.run_controller.not_read, self.open_controller.failed):
            not_read.connect(self._on_not_opened)
        self.run_controller.cancelled.connect(self._on_cancelled)
        self.add_controller.cancelled.connect(self._on_cancelled)
        self.export_controller.cancelled.connect(self._on_cancelled)
        self.export_controller.shared.connect(self._on_shared)
        self.project_controller.failed.connect(self._on_not_saved)
        self.project_controller.refused.connect(self._on_not_opened)
        self.project_controller.not_saved_as.connect(self._offer_elsewhere)
        self.project_controller.announced.connect(self._on_announced)
        self.project_controller.changed.connect(self.refresh)
        self.project_controller.changed.connect(self._on_kept)
        self.project_controller.changed.connect(self._on_opening)
        self._window.unsaved.offered.connect(self._on_unsaved_found)
        self.progress.shown.connect(self._on_progress_shown)
        self.add_controller.failed.connect(self._on_not_opened)
        self.add_controller.announced.connect(self._on_added)

    @Slot(str)
    def _on_added(self, sentence: str) -> None:
        """State what added labels changed, until it is closed."""
        self.message.show_message(Severity.INFO, sentence, closable=True)

    @Slot()
    def _on_data_changed(self) -> None:
        self.message.hide()
        self.refresh()

    @Slot()
    def refresh(self) -> None:
        """Bring actions, rail, title and status line up to date."""
        data = self.session.question.data
        self._enable_actions()
        for key, (state, count) in rail_states(self.session, busy=self.run_controller.busy).items():
            self.rail.set_state(key, state, count)
        if data is None:
            self._window.setWindowTitle(tr("CrowdGUI"))
            self.rail.set_foot("")
            self.status.set_text(tr("Ready"), "")
            return
        self._window.setWindowTitle(tr("{file} – CrowdGUI", file=self.project_controller.title))
        if data.comparisons is not None:
            self._show_comparisons(data.comparisons)
        else:
            self._show_labels(data)

    def _enable_actions(self) -> None:
        """Enable what acts on what is open, and on what was found."""
        shown, enable = self.session.question, self._window.actions_.enable
        # A piece of work must not take the place of another unasked.
        enable("data", shown.data is not None and not self.run_controller.busy)
        enable("labels", shown.data is not None)
        enable("outcome", shown.outcome is not None)
        audit, found = self.session.state.guarantee.audit, shown.guarantee
        # A complete one can have a second reviewer.
        unfinished = audit is not None and (audit.plan is not None or not audit.complete)
        enable("audit", shown.outcome is not None and unfinished)
        accepted = found is not None and found.acceptance is not None
        enable("review", audit is not None and audit.complete and accepted)
        enable("busy", self.under_way.front is not None)
        self._window.enable_table_actions()
        if shown.data is not None and shown.data.comparisons is not None:
            self._window.actions_.by_key["use-rule"].setEnabled(False)
            self._window.actions_.by_key["export"].setEnabled(shown.ranking is not None)

    def _show_labels(self, data: ImportedLabels) -> None:
        """Show at the foot what was labelled."""
        labels, gold = data.labels, count_known(data.gold)
        self.rail.set_foot(
            tr_n("{n} label", "{n} labels", labels.n_labels),
            tr_n("{n} worker", "{n} workers", labels.n_workers)
            + " · "
            + tr_n("{n} item", "{n} items", labels.n_items),
            tr_n("{n} class", "{n} classes", labels.n_classes)
            + " · "
            + (tr("gold for {n}", n=format_number(gold)) if gold else tr("no gold")),
        )
        self.show_last_run()

    def _show_comparisons(self, data: Comparisons) -> None:
        """Show at the foot how much was compared."""
        self.rail.set_foot(
            tr_n("{n} comparison", "{n} comparisons", data.n_comparisons),
            tr_n("{n} worker", "{n} workers", data.n_workers)
            + " · "
            + tr_n("{n} item", "{n} items", data.n_items),
        )
        self.show_last_run()

    def show_last_run(self) -> None:
        outcome = self.session.question.outcome
        if outcome is not None and self.session.question.outdated and not self.run_controller.busy:
            # What every page shows is right about that run, and not about what is chosen.
            rule = rule_name(outcome.aggregation.rule)
            words = tr("Out of date: all pages show the last run, by {rule}", rule=rule)
            self.status.set_text(words, tr("Run again on the Labels page"))
            return
        foot = self._window.page.status_text()
        if any(foot):
            self.status.set_text(*foot)
            return
        if self.session.question.is_paired:
            self.status.set_text("", "")
            return
        if outcome is None:
            self.status.set_text(tr("No rule has run on these labels yet"), "")
            return
        done = outcome.aggregation
        steps = tr_n("{n} iteration", "{n} iterations", done.iterations)
        left = tr("{rule} · {steps}", rule=rule_name(done.rule), steps=steps)
        if outcome.seconds >= 0.01:
            left += " · " + tr("done in {time}", time=format_duration(outcome.seconds))
        finished = self.session.question.finished
        when = tr("Finished {time}", time=_clock(finished)) if finished else ""
        self.status.set_text(left, when)

    def _work_words(self, now: Progress) -> tuple[str, float | None] | None:
        return describe_iteration(now) if self.run_controller.running else describe_progress(now)

    @Slot()
    def _on_started(self) -> None:
        # What was said of the work before is no longer true, except for what nobody has begun.
        if not self.run_controller.unasked:
            self.message.hide()

    @Slot(bool)
    def _on_progress_shown(self, shown: bool) -> None:
        """Describe what the figures are while a run lasts that will replace them."""
        sentence = tr("These figures are from the last run. They are replaced when this run ends.")
        told = self.message.isVisible()
        if (
            shown
            and not told
            and self.run_controller.running
            and self.session.question.outcome is not None
        ):
            self.message.show_message(Severity.INFO, sentence)
        elif not shown and self.message.sentence() == sentence:
            self.message.hide()

    @Slot(str)
    def _on_failed(self, sentence: str) -> None:
        self.message.show_message(Severity.BAD, sentence, closable=True)

    @Slot(str)
    def _on_not_opened(self, sentence: str) -> None:
        kept = tr("What was open before is still open.") if self.session.question.data else ""
        self.message.show_message(
            Severity.BAD,
            f"{sentence} {kept}".strip(),
            tr("Open another…"),
            closable=True,
            then=self.open_controller.ask,
        )

    @Slot(str)
    def _on_not_saved(self, sentence: str) -> None:
        kept = tr("Your changes are still here and will be saved as soon as possible.")
        self._not_saved = f"{sentence} {kept}"
        self._offer_elsewhere(self._not_saved)

    @Slot(str)
    def _offer_elsewhere(self, sentence: str) -> None:
        self.message.show_message(
            Severity.BAD,
            sentence,
            tr("Save elsewhere…"),
            closable=True,
            then=self.project_controller.save_as,
        )

    @Slot()
    def _on_kept(self) -> None:
        """Take away what was said of a failed save once it has worked."""
        if self._not_saved and self.project_controller.state is not SaveState.FAILED:
            if self.message.sentence() == self._not_saved:
                self.message.hide()
            self._not_saved = ""

    @Slot()
    def _on_opening(self) -> None:
        """State which project is being read where that takes a while."""
        if self.project_controller.opening_name:
            self._slow.start()
        else:
            self._slow.stop()

    @Slot()
    def _show_opening(self) -> None:
        words = tr("Opening {file}…", file=self.project_controller.opening_name)
        self.message.show_message(Severity.INFO, words)

    @Slot(str)
    def _on_announced(self, sentence: str) -> None:
        self.message.show_message(Severity.INFO, sentence, closable=True)

    @Slot(object)
    def _on_unsaved_found(self, last: RecoverableSession) -> None:
        """Offer the last work that was not saved, unless something has been opened meanwhile."""
        if self.session.question.data is None and not self.project_controller.opening_name:
            self.message.show_message(
                Severity.INFO,
                describe_unsaved(last),
                tr("Open it"),
                closable=True,
                then=partial(self.project_controller.open, last.path),
            )

    @Slot(object)
    def _on_shared(self, folder: Path) -> None:
        self.message.show_message(
            Severity.OK,
            tr("The project was written to the folder “{folder}”.", folder=folder.name),
            tr("Show folder"),
            closable=True,
            then=partial(QDesktopServices.openUrl, QUrl.fromLocalFile(str(folder))),
        )

    @Slot(str)
    def _on_cancelled(self, name: str) -> None:
        sentence = f"{tr('{work} was cancelled.', work=name)} {tr('Nothing was changed.')}"
        self.message.show_message(Severity.INFO, sentence, closable=True)
