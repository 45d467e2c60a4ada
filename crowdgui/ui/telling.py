"""What the window says of the session and of the work on it: rail, title, foot and messages."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot

from crowdgui.core.rules.registry import get_rule
from crowdgui.text.run_summary import known_gold
from crowdgui.text.translation import format_duration, format_number, tr, tr_n
from crowdgui.ui.keeping import Kept
from crowdgui.ui.rail_states import rail_states
from crowdgui.ui.under_way import UnderWay, share_alone, stage_and_share, steps_alone
from crowdgui.ui.unsaved_work import unsaved_words
from crowdgui.ui.widgets.messages import Severity

if TYPE_CHECKING:
    from crowdgui.core.progress import Progress
    from crowdgui.io.project.recovery import RecoverableSession
    from crowdgui.ui.main_window import MainWindow


class Telling(QObject):
    """Keeps a window in step with its session."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self.rail, self.message = window.rail, window.message
        self.status, self.progress = window.status, window.progress
        self.session, self.work = window.session, window.work
        self.opening, self.keeping = window.opening, window.keeping
        self.studying, self.exporting = window.studying, window.work.exporting
        self.under_way = UnderWay(
            window.progress,
            {
                self.opening: stage_and_share,
                self.work: self._work_words,
                self.exporting: stage_and_share,
                self.studying: share_alone,
            },
        )
        self._not_saved = False
        self._connect()

    def _connect(self) -> None:
        self.session.data_changed.connect(self._on_data_changed)
        self.session.outcome_changed.connect(self.state)
        self.session.choice_changed.connect(self.state)
        self.session.guarantee_changed.connect(self.state)
        self.session.flags_changed.connect(self.state)
        self.session.decided.connect(lambda _: self.last_run())
        for asked in (self.opening, self.exporting, self.work):
            asked.started.connect(self._on_started)
        for source in (self.opening, self.exporting, self.work, self.studying):
            source.started.connect(lambda _: self.state())
            source.ended.connect(self.state)
        for failed in (self.work.failed, self.exporting.failed, self.studying.failed):
            failed.connect(self._on_failed)
        for not_read in (self.work.not_read, self.opening.failed):
            not_read.connect(self._on_not_opened)
        self.work.cancelled.connect(self._on_cancelled)
        self.exporting.cancelled.connect(self._on_export_cancelled)
        self.keeping.failed.connect(self._on_not_saved)
        self.keeping.refused.connect(self._on_not_opened)
        self.keeping.told.connect(self._on_told)
        self.keeping.changed.connect(self.state)
        self.keeping.changed.connect(self._on_kept)
        self._window.unsaved.offered.connect(self._on_unsaved_found)
        self.progress.shown.connect(self._on_progress_shown)

    @Slot()
    def _on_data_changed(self) -> None:
        self.message.hide()
        self.state()

    @Slot()
    def state(self) -> None:
        data, outcome = self.session.data, self.session.outcome
        # A piece of work must not take the place of another unasked.
        self._window.actions_.enable("data", data is not None and not self.work.busy)
        self._window.actions_.enable("labels", data is not None)
        self._window.actions_.enable("outcome", outcome is not None)
        self._window.actions_.enable("busy", self.under_way.front is not None)
        self._window.enable_table_actions()
        for key, (state, count) in rail_states(self.session, busy=self.work.busy).items():
            self.rail.set_state(key, state, count)
        if data is None:
            self.status.set_text(tr("Ready"), "")
            return
        labels = data.labels
        self._window.setWindowTitle(tr("{file} – CrowdGUI", file=self.keeping.title))
        gold = known_gold(data.gold)
        self.rail.set_foot(
            tr_n("{n} label", "{n} labels", labels.n_labels),
            tr_n("{n} worker", "{n} workers", labels.n_workers)
            + " · "
            + tr_n("{n} item", "{n} items", labels.n_items),
            tr_n("{n} class", "{n} classes", labels.n_classes)
            + " · "
            + (tr("gold for {n}", n=format_number(gold)) if gold else tr("no gold")),
        )
        self.last_run()

    def last_run(self) -> None:
        words = self._window.page.foot()
        if any(words):
            self.status.set_text(*words)
            return
        outcome = self.session.outcome
        if outcome is None:
            self.status.set_text(tr("No rule has run on these labels yet"), "")
            return
        done = outcome.aggregation
        steps = tr_n("{n} step", "{n} steps", done.iterations)
        left = tr("{rule} · {steps}", rule=get_rule(done.rule).name, steps=steps)
        if outcome.seconds >= 0.01:
            left += " · " + tr("done in {time}", time=format_duration(outcome.seconds))
        finished = self.session.finished
        when = tr("Finished {time}", time=f"{finished:%H:%M}") if finished else ""
        self.status.set_text(left, when)

    def _work_words(self, now: Progress) -> tuple[str, float | None] | None:
        return steps_alone(now) if self.work.running else stage_and_share(now)

    @Slot()
    def _on_started(self) -> None:
        # What was said of the work before is no longer true, but for what nobody has begun.
        if not self.work.unasked:
            self.message.hide()

    @Slot(bool)
    def _on_progress_shown(self, shown: bool) -> None:
        """Describe what the figures are while a run lasts that will replace them."""
        sentence = tr("These figures are from the last run. They are replaced when this run ends.")
        told = self.message.isVisible()
        if shown and not told and self.work.running and self.session.outcome is not None:
            self.message.show_message(Severity.INFO, sentence)
        elif not shown and self.message.sentence() == sentence:
            self.message.hide()

    @Slot(str)
    def _on_failed(self, sentence: str) -> None:
        self.message.show_message(Severity.BAD, sentence, closable=True)

    @Slot(str)
    def _on_not_opened(self, sentence: str) -> None:
        kept = tr("What was open before is still open.") if self.session.data else ""
        self.message.show_message(
            Severity.BAD,
            f"{sentence} {kept}".strip(),
            tr("Open another…"),
            closable=True,
            then=self.opening.ask,
        )

    @Slot(str)
    def _on_not_saved(self, sentence: str) -> None:
        self._not_saved = True
        kept = tr("What you decide is still here, and is saved as soon as that works.")
        self.message.show_message(
            Severity.BAD,
            f"{sentence} {kept}",
            tr("Save elsewhere…"),
            closable=True,
            then=self.keeping.save_as,
        )

    @Slot()
    def _on_kept(self) -> None:
        """Take away what was said of a failed save once it has worked."""
        if self._not_saved and self.keeping.state is not Kept.FAILED:
            self._not_saved = False
            self.message.hide()

    @Slot(str)
    def _on_told(self, sentence: str) -> None:
        self.message.show_message(Severity.INFO, sentence, closable=True)

    @Slot(object)
    def _on_unsaved_found(self, last: RecoverableSession) -> None:
        """Offer the last work that was not saved, unless something has been opened meanwhile."""
        if self.session.data is None:
            self.message.show_message(
                Severity.INFO,
                unsaved_words(last),
                tr("Open it"),
                closable=True,
                then=partial(self.keeping.open, last.path),
            )

    @Slot(str)
    def _on_cancelled(self, name: str) -> None:
        self._tell_cancelled(name, tr("Nothing was changed."))

    @Slot(str)
    def _on_export_cancelled(self, name: str) -> None:
        self._tell_cancelled(name, tr("Files that were written already are whole."))

    def _tell_cancelled(self, name: str, kept: str) -> None:
        sentence = tr("{work} was cancelled.", work=name)
        self.message.show_message(Severity.INFO, f"{sentence} {kept}", closable=True)
