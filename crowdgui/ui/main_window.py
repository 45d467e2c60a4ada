"""The window: the rail, the pages, the menus and the line at the foot."""

from __future__ import annotations

from functools import partial
from time import strftime
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer, Slot
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QHBoxLayout, QMainWindow, QStackedWidget, QVBoxLayout, QWidget

from crowdgui.core.rules.table import rule_of
from crowdgui.core.text import number, tr, tr_n
from crowdgui.core.workers.findings import known_gold
from crowdgui.ui.actions import THEMES, Actions, choice_menu
from crowdgui.ui.dialogs.about import show_about
from crowdgui.ui.dialogs.ask import leave_while_busy
from crowdgui.ui.dialogs.help_window import show_theory
from crowdgui.ui.icons import app_icon
from crowdgui.ui.keeping import Kept
from crowdgui.ui.pages.data_page import DataPage
from crowdgui.ui.pages.export_page import ExportPage
from crowdgui.ui.pages.guarantee_page import GuaranteePage
from crowdgui.ui.pages.items_page import ItemsPage
from crowdgui.ui.pages.labels_page import LabelsPage
from crowdgui.ui.pages.workers_page import WorkersPage
from crowdgui.ui.rail_states import rail_entries, rail_states
from crowdgui.ui.theme import Theme
from crowdgui.ui.unsaved_work import UnsavedWork, unsaved_words
from crowdgui.ui.widgets.corner import Corner
from crowdgui.ui.widgets.focus_ring import FocusRing
from crowdgui.ui.widgets.message_strip import MessageStrip, Severity
from crowdgui.ui.widgets.progress_strip import ProgressStrip
from crowdgui.ui.widgets.rail import Rail
from crowdgui.ui.widgets.status_line import StatusLine
from crowdgui.ui.work import Kind

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent, QResizeEvent

    from crowdgui.core.labels import BoolArray
    from crowdgui.core.progress import Progress, Step
    from crowdgui.io.project.recovery import Abandoned
    from crowdgui.ui.keeping import Keeping
    from crowdgui.ui.opening import Opening
    from crowdgui.ui.pages.page import Page
    from crowdgui.ui.session import Session
    from crowdgui.ui.settings import Settings
    from crowdgui.ui.theme import ThemeChoice
    from crowdgui.ui.what_if import WhatIf
    from crowdgui.ui.work import Work

_TRY_AGAIN_MS = 200

_NARROW = 1100
"""Window width below which the rail shows icons only."""


def _step_words(step: Step) -> str:
    changed = tr_n("{n} label changed", "{n} labels changed", step.changed)
    return tr("step {n} · {changed}", n=number(step.iteration), changed=changed)


class MainWindow(QMainWindow):
    """Shows the session; what it is asked to do it hands to `work` and `opening`."""

    def __init__(
        self,
        session: Session,
        what_if: WhatIf,
        work: Work,
        keeping: Keeping,
        opening: Opening,
        settings: Settings,
        theme: ThemeChoice,
    ) -> None:
        super().__init__()
        self.setObjectName("main-window")
        self.session, self.work, self.opening = session, work, opening
        self.what_if, self.keeping = what_if, keeping
        self.settings, self.theme = settings, theme
        self.setWindowTitle(tr("CrowdGUI"))
        self.setWindowIcon(app_icon())
        self.setMinimumSize(1024, 640)
        if settings.geometry is None or not self.restoreGeometry(settings.geometry):
            self.resize(1280, 800)
        self.setAcceptDrops(True)
        self.pages = self._make_pages()
        self.rail = Rail(rail_entries())
        self.message = MessageStrip("window-message")
        self.stack = QStackedWidget()
        for page in self.pages.values():
            self.stack.addWidget(page)
        self._finished = ""
        self._not_saved = False
        self.status = StatusLine("status-line")
        self.progress = ProgressStrip("progress-strip")
        self.menu_corner = Corner(session, keeping)
        self.actions_ = Actions(self, self._slots())
        self._lay_out()
        self._fill_menus()
        self._connect()
        self.rail.choose("data")
        self._on_state_changed()

    def show_page(self, key: str) -> None:
        self.rail.choose(key)

    @property
    def page(self) -> Page:
        """The page that is shown."""
        return next(page for page in self.pages.values() if page is self.stack.currentWidget())

    def closeEvent(self, event: QCloseEvent) -> None:
        if self.busy and not leave_while_busy(self):
            event.ignore()
            return
        self.settings.geometry = self.saveGeometry()
        if not self.keeping.may_leave():
            event.ignore()
            return
        # A thread that outlives its object ends the process: every one is waited for.
        pages = [page.shut_down() for page in self.pages.values()]
        if self._shut_down() & all(pages):
            event.accept()
            return
        event.ignore()
        QTimer.singleShot(_TRY_AGAIN_MS, self.close)

    def _shut_down(self) -> bool:
        return self.opening.shut_down() & self.work.shut_down() & self.keeping.shut_down()

    @property
    def busy(self) -> bool:
        """Whether something is under way that quitting would stop."""
        return self.work.busy or self.opening.busy

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.rail.set_narrow(event.size().width() < _NARROW)

    def _make_pages(self) -> dict[str, Page]:
        self.labels_page = LabelsPage(self.session, self.work)
        self.workers_page = WorkersPage(self.session, self.what_if, self.work)
        self.items_page = ItemsPage(self.session, self.settings)
        return {
            "data": DataPage(self.session, self.opening, self.settings),
            "labels": self.labels_page,
            "workers": self.workers_page,
            "items": self.items_page,
            "guarantee": GuaranteePage(self.session, self.work),
            "export": ExportPage(self.session, self.work, self.settings),
        }

    def _lay_out(self) -> None:
        right = QVBoxLayout()
        right.setContentsMargins(0, 0, 0, 0)
        right.setSpacing(0)
        right.addWidget(self.message)
        right.addWidget(self.stack, 1)
        right.addWidget(self.progress)
        right.addWidget(self.status)
        middle = QWidget()
        row = QHBoxLayout(middle)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self.rail)
        row.addLayout(right, 1)
        self.setCentralWidget(middle)
        self.menuBar().setCornerWidget(self.menu_corner, Qt.Corner.TopRightCorner)
        self.menu_corner.show()
        self.focus_ring = FocusRing(self)

    def _slots(self) -> dict[str, Callable[[], object]]:
        return {
            "open": self.opening.ask,
            "open-folder": self.opening.ask_folder,
            "paste": self.opening.paste,
            "save": self.keeping.save,
            "save-as": self.keeping.save_as,
            "export": lambda: self.show_page("export"),
            "quit": self.close,
            "copy": lambda: self.page.copy(),
            "find": lambda: self.page.start_search(),
            "undo": self.session.undo.undo,
            "redo": self.session.undo.redo,
            "run": self.work.run,
            "cancel": self._cancel,
            "theory": lambda: show_theory(self),
            "about": lambda: show_about(self),
        }

    def _fill_menus(self) -> None:
        edit = self.actions_.menus["edit"]
        first = edit.actions()[0]
        for made, key, keys in (
            (
                self.session.undo.createUndoAction(self, tr("Undo")),
                "undo",
                QKeySequence.StandardKey.Undo,
            ),
            (
                self.session.undo.createRedoAction(self, tr("Redo")),
                "redo",
                QKeySequence.StandardKey.Redo,
            ),
        ):
            made.setObjectName(f"action-{key}")
            made.setShortcut(QKeySequence(keys))
            edit.insertAction(first, made)
        edit.insertSeparator(first)
        self._fill_pages_menu()
        words = {theme.value: text for theme, text in THEMES.items()}
        menu = self.actions_.submenus["theme"]
        choice_menu(menu, words, self.settings.theme.value, self._choose_theme)
        self.opening.fill_recent(self.actions_.submenus["recent"])
        self.opening.fill_samples(self.actions_.submenus["samples"])
        self.unsaved = UnsavedWork(self, self.actions_.submenus["unsaved"], self.keeping)

    def _fill_pages_menu(self) -> None:
        menu = self.actions_.submenus["pages"]
        for place, entry in enumerate(rail_entries(), start=1):
            action = menu.addAction(entry.name)
            action.setObjectName(f"action-page-{entry.key}")
            action.setShortcut(QKeySequence(f"Ctrl+{place}"))
            action.triggered.connect(partial(self._go_to, entry.key))

    def _connect(self) -> None:
        self.rail.page_chosen.connect(self._on_page_chosen)
        self.session.data_changed.connect(self._on_data_changed)
        self.session.outcome_changed.connect(self._on_outcome_changed)
        for page in self.pages.values():
            page.told.connect(self.status.set_text)
        self.session.choice_changed.connect(self._on_state_changed)
        self.session.guarantee_changed.connect(self._on_state_changed)
        self.session.flags_changed.connect(self._on_state_changed)
        self.session.decided.connect(lambda _: self._tell_last_run())
        self.work.started.connect(self._on_started)
        self.work.progressed.connect(self._on_progressed)
        self.work.ended.connect(self._on_ended)
        self.work.failed.connect(self._on_failed)
        self.work.cancelled.connect(self._on_cancelled)
        self.opening.failed.connect(self._on_not_opened)
        self.opening.started.connect(self._on_started)
        self.opening.progressed.connect(self._on_progressed)
        self.opening.ended.connect(self._on_ended)
        self.keeping.failed.connect(self._on_not_saved)
        self.keeping.refused.connect(self._on_not_opened)
        self.keeping.told.connect(self._on_told)
        self.keeping.changed.connect(self._on_state_changed)
        self.keeping.changed.connect(self._on_kept)
        self.unsaved.offered.connect(self._on_unsaved_found)
        self.progress.cancel_clicked.connect(self._cancel)
        self.progress.shown.connect(self.status.setHidden)
        self.labels_page.differences_wanted.connect(partial(self._show_items, "differ"))
        self.workers_page.items_wanted.connect(self._show_worker_items)
        self.items_page.page_wanted.connect(self._go_to)
        self.workers_page.mask_wanted.connect(self._show_mask)

    def _go_to(self, key: str) -> None:
        """Show a page and let the keyboard work on it."""
        self.show_page(key)
        self.page.setFocus()

    @Slot(str)
    def _on_page_chosen(self, key: str) -> None:
        self.stack.setCurrentWidget(self.pages[key])
        self._enable_table_actions()
        if self.session.data is not None:
            self._tell_last_run()

    def _enable_table_actions(self) -> None:
        there = self.session.outcome is not None and self.page.has_table
        for key in ("copy", "find"):
            self.actions_.by_key[key].setEnabled(there)

    @Slot()
    def _on_data_changed(self) -> None:
        self.message.hide()
        self._on_state_changed()
        self.show_page("labels")

    @Slot()
    def _on_outcome_changed(self) -> None:
        self._finished = strftime("%H:%M")
        self._on_state_changed()

    @Slot()
    def _on_state_changed(self) -> None:
        data, outcome = self.session.data, self.session.outcome
        # A piece of work must not take the place of another unasked.
        self.actions_.enable("data", data is not None and not self.work.busy)
        self.actions_.enable("labels", data is not None)
        self.actions_.enable("outcome", outcome is not None)
        self.actions_.enable("busy", self.busy)
        self._enable_table_actions()
        for key, (state, count) in rail_states(self.session, busy=self.work.busy).items():
            self.rail.set_state(key, state, count)
        if data is None:
            self.status.set_text(tr("Ready"), "")
            return
        labels = data.labels
        self.setWindowTitle(tr("{file} – CrowdGUI", file=self.keeping.name))
        gold = known_gold(data.gold)
        self.rail.set_foot(
            tr_n("{n} label", "{n} labels", labels.n_labels),
            tr_n("{n} worker", "{n} workers", labels.n_workers)
            + " · "
            + tr_n("{n} item", "{n} items", labels.n_items),
            tr_n("{n} class", "{n} classes", labels.n_classes)
            + " · "
            + (tr("gold for {n}", n=number(gold)) if gold else tr("no gold")),
        )
        self._tell_last_run()

    def _tell_last_run(self) -> None:
        words = self.page.foot()
        if any(words):
            self.status.set_text(*words)
            return
        outcome = self.session.outcome
        if outcome is None:
            self.status.set_text(tr("No rule has run on these labels yet"), "")
            return
        done = outcome.aggregation
        steps = tr_n("{n} step", "{n} steps", done.iterations)
        left = tr("{rule} · {steps}", rule=rule_of(done.rule).name, steps=steps)
        if outcome.seconds >= 0.01:
            left += " · " + tr("done in {seconds} s", seconds=number(outcome.seconds, 2))
        self.status.set_text(left, tr("Finished {time}", time=self._finished))

    @Slot(str)
    def _on_started(self, name: str) -> None:
        # What was said of the work before is no longer true.
        self.message.hide()
        self.progress.begin(name)
        self._on_state_changed()

    @Slot(object)
    def _on_progressed(self, batch: tuple[Progress, ...]) -> None:
        now = batch[-1]
        if self.work.kind is not Kind.RUN or self.opening.busy:
            self.progress.set_progress(now.stage, now.fraction)
        elif now.step is not None:
            # How many steps a rule will need is not known, so there is no share to show.
            self.progress.set_progress(_step_words(now.step), None)

    @Slot()
    def _on_ended(self) -> None:
        # The end of one piece of work may have begun the next.
        if not self.busy:
            self.progress.end()
            self._on_state_changed()

    @Slot(str)
    def _on_failed(self, sentence: str) -> None:
        if self.work.kind is Kind.READ:
            self._on_not_opened(sentence)
        else:
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
    def _on_unsaved_found(self, last: Abandoned) -> None:
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
        if self.work.kind is Kind.EXPORT:
            kept = tr("Files that were written already are whole.")
        else:
            kept = tr("Nothing was changed.")
        sentence = tr("{work} was cancelled.", work=name)
        self.message.show_message(Severity.INFO, f"{sentence} {kept}", closable=True)

    def _cancel(self) -> None:
        self.opening.cancel()
        self.work.cancel()

    def _show_items(self, key: str) -> None:
        self.show_page("items")
        self.items_page.show_filter(key)

    @Slot(int, int, int)
    def _show_worker_items(self, worker: int, final: int, answer: int) -> None:
        self.show_page("items")
        self.items_page.show_worker_items(worker, final, answer)

    @Slot(object, str)
    def _show_mask(self, mask: BoolArray, words: str) -> None:
        self.show_page("items")
        self.items_page.show_items(mask, words)

    def _choose_theme(self, name: str) -> None:
        self.settings.theme = Theme(name)
        self.theme.choose(Theme(name))

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        self.opening.drag_entered(event)

    def dropEvent(self, event: QDropEvent) -> None:
        self.opening.dropped(event)
