"""The window: the rail, the pages, the menus and the line at the foot."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Protocol, cast

from PySide6.QtCore import Qt, QTimer, Signal, Slot

from crowdgui.text.translation import tr
from crowdgui.ui.main_window.frame import Pages, WindowFrame
from crowdgui.ui.style.fonts import scaled
from crowdgui.ui.style.theme import Theme

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from PySide6.QtGui import (
        QAction,
        QCloseEvent,
        QDragEnterEvent,
        QDropEvent,
        QPaintEvent,
        QResizeEvent,
    )

    from crowdgui.core.arrays import BoolArray
    from crowdgui.ui.controllers.export_controller import CommandController
    from crowdgui.ui.main_window.services import WindowServices
    from crowdgui.ui.pages.compare.page import ComparePage
    from crowdgui.ui.pages.data.page import DataPage
    from crowdgui.ui.pages.guarantee.page import GuaranteePage
    from crowdgui.ui.pages.guarantee.way import WayPanel
    from crowdgui.ui.pages.items.page import ItemsPage
    from crowdgui.ui.pages.labels.page import LabelsPage
    from crowdgui.ui.pages.page import Page
    from crowdgui.ui.pages.workers.page import WorkersPage
    from crowdgui.ui.session.settings import Settings
    from crowdgui.ui.style.theme import ThemeChoice


_TRY_AGAIN_MS = 200


_NARROW = 1100
"""Window width below which the rail shows icons only."""


class Overlay(Protocol):
    """What is shown above the window for a moment; it knows the window, which need not know it."""

    def toggle(self) -> None: ...

    def shut_down(self) -> bool: ...


class MainWindow(WindowFrame):
    """Shows the session; what it is asked to do it hands to the controllers.

    It can be shown at once, empty; `build` gives it the rail and the menus, and `set_services`
    what they act on. What takes long to load is imported where it is used, so that it does not
    hold up the first paint.

    Signals: `painted` when the window has come onto the screen.
    """

    painted = Signal()

    def __init__(self, settings: Settings, theme: ThemeChoice) -> None:
        super().__init__()
        self.setObjectName("main-window")
        self.settings, self.theme = settings, theme
        self.services: WindowServices | None = None
        self._on_screen = False
        self.reopens = False
        """Whether it closes to be opened again, on what is open."""
        self._must_end = False
        self.setWindowTitle(tr("CrowdGUI"))
        self.setMinimumSize(1024, 640)
        if settings.geometry is None or not self.restoreGeometry(settings.geometry):
            self.resize(1280, 800)
        self.is_built = False
        self.pages = Pages(self._make_page, self._connect_page)
        self.make_palette: Callable[[], Overlay] | None = None
        self._palette: Overlay | None = None
        self._command: CommandController | None = None
        self._page_actions: dict[str, QAction] = {}
        self._arriving = False
        self._viewed: Path | None = None
        self._run_failed = ""

    def build(self) -> None:
        """Build the rail, the menus and the lines around the pages."""
        from crowdgui.ui.main_window.layout import build_layout

        self.theme.apply()
        build_layout(self)
        self.is_built = True
        self.rail.set_narrow(self.width() < scaled(_NARROW))
        self.rail.choose("data")

    def set_services(self, services: WindowServices) -> None:
        """Get to work with a session and all that acts on it."""
        self.services = services
        self.session, self.what_if = services.session, services.what_if
        self.run_controller = services.run_controller
        self.open_controller = services.open_controller
        self.project_controller = services.project_controller
        self.comparison_controller = services.comparison_controller
        self.study_controller = services.study_controller
        self.setAcceptDrops(True)
        self.open_controller.set_window(self)
        self.project_controller.set_window(self)
        from crowdgui.ui.controllers.add_controller import AddController
        from crowdgui.ui.main_window.side_windows import SideWindows

        self.side_windows = SideWindows(self)
        self.add_controller = AddController(
            self.session, self.open_controller, self.project_controller, self.settings, self
        )
        self.actions_.fill(self._slots())
        from crowdgui.io.cluster import has_dask

        self.actions_.by_key["cluster"].setVisible(has_dask())
        self._fill_corner()
        self._fill_menus()
        self._connect()
        self.window_status = services.make_status(self)
        self._on_page_chosen(self.rail.chosen())
        self.window_status.refresh()

    @property
    def labels_page(self) -> LabelsPage:
        return cast("LabelsPage", self.pages["labels"])

    @property
    def workers_page(self) -> WorkersPage:
        return cast("WorkersPage", self.pages["workers"])

    @property
    def guarantee_page(self) -> GuaranteePage:
        return cast("GuaranteePage", self.pages["guarantee"])

    @property
    def items_page(self) -> ItemsPage:
        return cast("ItemsPage", self.pages["items"])

    @property
    def compare_page(self) -> ComparePage:
        return cast("ComparePage", self.pages["compare"])

    def closeEvent(self, event: QCloseEvent) -> None:
        if self.services is None:
            event.accept()
            return
        from crowdgui.ui.dialogs.confirm import confirm_quit

        # What is being typed is taken while there is something to write it to.
        if (typed := self.focusWidget()) is not None:
            typed.clearFocus()
            typed.setFocus()
        if self.unfinished and not self._must_end and not confirm_quit(self):
            self._stay(event)
            return
        self.settings.geometry = self.saveGeometry()
        if not self.project_controller.confirm_leave():
            self._stay(event)
            return
        # A thread that outlives its object ends the process: every one is waited for.
        if self._shut_down():
            event.accept()
            return
        event.ignore()
        QTimer.singleShot(_TRY_AGAIN_MS, self.close)

    def _stay(self, event: QCloseEvent) -> None:
        self.reopens = self._must_end = False
        self.setEnabled(True)
        event.ignore()

    def end(self) -> None:
        """Close as the system asks for it: nobody may be there to say whether work may stop.

        Changes that could not be saved are asked about all the same.
        """
        from crowdgui.ui.dialogs.confirm import QuitDialog

        self._must_end, self.reopens = True, False
        # While the user is asked whether to quit, the window cannot be closed another time.
        for question in self.findChildren(QuitDialog):
            question.accept()
        self.close()

    def _shut_down(self) -> bool:
        parts = (
            *self.pages.values(),
            *(self.comparison_controller, self.study_controller, self.what_if),
            *(part for part in (self._palette, self._command) if part is not None),
            *(self.side_windows, self.add_controller, self.open_controller, self.run_controller),
        )
        # Each of them is told to, also where one would not stop.
        stopped = [part.shut_down() for part in parts]
        # Labels can be set, and are written, until only the file that holds them is left to close.
        if not all(stopped):
            return False
        self.setEnabled(self.project_controller.shut_down())
        return self.isEnabled()

    @property
    def unfinished(self) -> bool:
        """Whether something is under way that somebody asked for and quitting would stop."""
        beside = (
            self.run_controller.export_controller,
            self.study_controller,
            self.add_controller,
            self.side_windows,
        )
        writing = any(page.writing for page in self.pages.values())
        return self.busy or writing or any(each.busy for each in beside)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self._on_screen:
            self._on_screen = True
            self.painted.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self.is_built:
            self.rail.set_narrow(event.size().width() < scaled(_NARROW))

    def _make_page(self, key: str) -> Page:
        """Make a page once it is looked at, or something is to be shown there."""
        assert self.services is not None
        from crowdgui.ui.widgets.focus import include_in_tab_order
        from crowdgui.ui.widgets.layout import laid_out_together

        with laid_out_together():
            page = self.services.make_page(key)
            self.stack.addWidget(page)
        # What is laid out from the outside inwards would be gone through by depth.
        include_in_tab_order(page)
        return page

    def _fill_corner(self) -> None:
        from crowdgui.ui.main_window.layout import TitleCorner

        find, ask = (self.actions_.by_key[key] for key in ("find", "help"))
        self.menu_corner = TitleCorner(self.session, self.project_controller, find, ask)
        self.menuBar().setCornerWidget(self.menu_corner, Qt.Corner.TopRightCorner)
        self.menu_corner.show()

    def _slots(self) -> dict[str, Callable[[], object]]:
        from crowdgui.ui.dialogs.help.help_places import HelpKey

        help_key = HelpKey(self, lambda: self.page)
        return {
            "open": self.open_controller.ask,
            "open-folder": self.open_controller.ask_folder,
            "paste": self.open_controller.paste,
            "add-labels": self.add_controller.ask,
            "add-content": self.add_controller.ask_for_content,
            "save": self.project_controller.save,
            "save-as": self.project_controller.save_as,
            "save-folder": self.project_controller.save_as_folder,
            "export": lambda: self.show_page(self._page_of_results("export")),
            "save-audit-list": lambda: self._way().lists.save(),
            "read-audit-list": lambda: self._way().lists.read(),
            "save-review-list": lambda: self._way().reviews.save(),
            "read-review-list": lambda: self._way().reviews.read(),
            "close": self._close_labels,
            "quit": self.close,
            "copy": lambda: self.page.copy(),
            "find": lambda: self.page.start_search(),
            "mark-models": self._mark_models,
            "worker-list": self._add_worker_list,
            "palette": self._show_palette,
            "copy-command": self._copy_command,
            "costs": self._set_costs,
            "prices": self._set_prices,
            "undo": self.session.undos.undo,
            "redo": self.session.undos.redo,
            "run": self.run_controller.run,
            **{key: partial(self._compare, key) for key in ("run-others", "use-rule", "study")},
            "simulate": self.side_windows.show_simulation,
            "history": self.side_windows.show_history,
            "settings": self._show_settings,
            "cluster": self.side_windows.show_cluster,
            "cancel": self._cancel,
            "help": help_key.show,
            "book": help_key.show_book,
            "tour": self._show_tour,
            "theory": help_key.show_theory,
            "about": self._show_about,
        }

    def _close_labels(self) -> None:
        """Go back to the beginning, with nothing open."""
        if self.project_controller.close_labels():
            self.show_page("data")

    def _fill_menus(self) -> None:
        from crowdgui.ui.main_window.menus import THEMES, fill_choice_menu
        from crowdgui.ui.main_window.session_menus import (
            EditAction,
            QuestionMenu,
            UnsavedWorkMenu,
        )

        edit = self.actions_.menus["edit"]
        first = edit.actions()[0]
        for redo in (False, True):
            edit.insertAction(first, EditAction(self.session.undos, self, redo=redo))
        self._fill_pages_menu()
        words = {theme.value: text for theme, text in THEMES.items()}
        menu = self.actions_.submenus["theme"]
        fill_choice_menu(menu, words, self.settings.theme.value, self._choose_theme)
        self.open_controller.fill_recent(self.actions_.submenus["recent"])
        self.open_controller.fill_samples(self.actions_.submenus["samples"])
        self.unsaved = UnsavedWorkMenu(
            self, self.actions_.submenus["unsaved"], self.project_controller
        )
        menu = self.actions_.submenus["questions"]
        self.questions = QuestionMenu(
            self, self.session, self.run_controller, menu, self.rail.question, self.settings
        )
        self.questions.announced.connect(self.status.set_text)

    def _fill_pages_menu(self) -> None:
        from crowdgui.ui.main_window.layout import rail_entries

        menu = self.actions_.submenus["pages"]
        # The pages of labels, and last the one that comparisons have beside the data.
        entries = [*enumerate(rail_entries(), start=1), (2, rail_entries(paired=True)[-1])]
        for place, entry in entries:
            action = menu.addAction(entry.name)
            action.setObjectName(f"action-page-{entry.key}")
            action.setShortcut(f"Ctrl+{place}")
            action.triggered.connect(partial(self._go_to, entry.key))
            self._page_actions[entry.key] = action
        self._show_kind()

    def _connect(self) -> None:
        self.rail.page_chosen.connect(self._on_page_chosen)
        self.rail.page_entered.connect(self._go_to)
        # Before a page is shown that is not there for what was opened.
        self.session.data_changed.connect(self._show_kind)
        self.session.opened.connect(self._on_opened)
        self.project_controller.changed.connect(self._on_project_changed)
        self.run_controller.failed.connect(self._on_run_failed)
        self.session.excluded_changed.connect(self._hide_settled)
        self.progress.cancel_clicked.connect(self._cancel)
        self.progress.shown.connect(self.status.setHidden)

    @Slot(str)
    def _on_run_failed(self, sentence: str) -> None:
        self._run_failed = sentence

    @Slot()
    def _hide_settled(self) -> None:
        """Hide why a run failed once workers are again those of the last run: nothing runs then."""
        if self._run_failed and not self.session.question.outdated:
            if self.message.sentence() == self._run_failed:
                self.message.hide()
            self._run_failed = ""

    def _page_of_results(self, of_labels: str) -> str:
        """Return the page that holds results: comparisons of two have but one."""
        return "ranking" if self.session.question.is_paired else of_labels

    @Slot()
    def _show_kind(self) -> None:
        """Show the pages of labels, or those of comparisons of two."""
        from crowdgui.ui.main_window.layout import rail_entries

        paired = self.session.question.is_paired
        keys = {entry.key for entry in rail_entries(paired=paired)}
        self.rail.show_only(keys)
        for key, action in self._page_actions.items():
            action.setVisible(key in keys)
        if self.rail.chosen() not in keys:
            self._arrive_at(self._page_of_results("labels"))

    @Slot()
    def _on_opened(self) -> None:
        """Show the page that was shown last of a project or of unsaved work, and its order."""
        from crowdgui.ui.dialogs.closing import close_asking
        from crowdgui.ui.main_window.layout import rail_entries
        from crowdgui.ui.widgets.focus import move_focus_on

        # A project on a slow disk may only now be read.
        close_asking(self)
        was_at = self.focusWidget()
        project = self._viewed = self.project_controller.kept_in
        view = {} if project is None else self.settings.view_of(project)
        if "items" in self.pages:
            self.items_page.resume(view.get("order", ""), view.get("item", ""))
        keys = {entry.key for entry in rail_entries(paired=self.session.question.is_paired)}
        page = view.get("page", "")
        self._arrive_at(page if page in keys else self._page_of_results("labels"))
        # What had the keyboard may be gone with the page that was shown before; work goes on by
        # keyboard at once, and never at a button that Qt goes on to.
        now = self.focusWidget()
        if not move_focus_on(was_at, self.page) and (
            now is None or not self.page.isAncestorOf(now)
        ):
            self.page.setFocus()

    def _arrive_at(self, key: str) -> None:
        """Show a page that nobody has chosen."""
        self._arriving = True
        self.show_page(key)
        self._arriving = False

    @Slot()
    def _on_project_changed(self) -> None:
        """Remember the view of what is kept in a file for the first time."""
        project = self.project_controller.kept_in
        if project == self._viewed or self.project_controller.opening_name:
            return
        self._viewed = project
        self._remember_view(page=self.rail.chosen())
        if "items" in self.pages:
            self._remember_view(order=self.items_page.review.order.value())

    def _remember_view(self, **shown: str) -> None:
        project = self.project_controller.kept_in
        if project is not None and not self._arriving:
            self.settings.remember_view(project, **shown)

    @Slot()
    def _remember_item(self) -> None:
        """Remember by its number which item is shown; what a file calls it is written nowhere."""
        # A project that is being opened shows its first item before the one it was left at.
        if self._viewed == self.project_controller.kept_in:
            self._remember_view(item=str(self.items_page.review.controller.item))

    def _connect_page(self, key: str) -> None:
        """Connect what a page asks of other pages."""
        self.pages[key].announced.connect(self.status.set_text)
        self.pages[key].open_wanted.connect(self.open_controller.ask)
        match key:
            case "data":
                cast("DataPage", self.pages[key]).tour_wanted.connect(self._show_tour)
            case "labels":
                self.labels_page.differences_wanted.connect(partial(self._show_items, "differ"))
                self.labels_page.compare_wanted.connect(partial(self._go_to, "compare"))
            case "workers":
                self.workers_page.items_wanted.connect(self._show_worker_items)
                self.workers_page.mask_wanted.connect(self._show_mask)
                self.workers_page.audit_wanted.connect(partial(self._go_to, "guarantee"))
            case "items":
                self.items_page.page_wanted.connect(self._go_to)
                self.items_page.tags_wanted.connect(self.questions.ask_for_tags)
                review, project = self.items_page.review, self.project_controller.kept_in
                if project is not None:
                    view = self.settings.view_of(project)
                    self.items_page.resume(view.get("order", ""), view.get("item", ""))
                review.order_chosen.connect(lambda order: self._remember_view(order=order))
                review.controller.shown.connect(self._remember_item)
            case "guarantee":
                self.guarantee_page.review_wanted.connect(self._review_for_guarantee)
                self.guarantee_page.page_wanted.connect(self._go_to)
            case "compare":
                self.compare_page.mask_wanted.connect(self._show_mask)
                self.compare_page.simulation_wanted.connect(self.side_windows.show_simulation)

    @Slot()
    def _review_for_guarantee(self) -> None:
        self.show_page("items")
        self.items_page.review_for_guarantee()

    def _go_to(self, key: str) -> None:
        """Show a page and let the keyboard work on it."""
        self.show_page(key)
        self.page.setFocus()

    @Slot(str)
    def _on_page_chosen(self, key: str) -> None:
        self.stack.setCurrentWidget(self.pages[key])
        self._remember_view(page=key)
        self.enable_table_actions()
        if self.session.question.data is not None:
            self.window_status.show_last_run()

    def _cancel(self) -> None:
        self.window_status.under_way.cancel()

    @Slot()
    def _show_tour(self) -> None:
        from crowdgui.ui.main_window.tour import show_tour

        show_tour(self)

    def _show_about(self) -> None:
        from crowdgui.ui.dialogs.help.about import show_about

        show_about(self)

    def _compare(self, what: str) -> None:
        self.show_page("compare")
        self.compare_page.do(what)

    def _mark_models(self) -> None:
        self.show_page("workers")
        self.workers_page.mark_models()

    def _add_worker_list(self) -> None:
        self.show_page("workers")
        self.workers_page.add_worker_list()

    def _way(self) -> WayPanel:
        """Show the way to a guarantee, where lists of its audit and review are saved and read."""
        self.show_page("guarantee")
        self.guarantee_page.tabs.choose("guarantee")
        return self.guarantee_page.way

    def _set_costs(self) -> None:
        self.show_page("labels")
        self.labels_page.set_costs()

    def _set_prices(self) -> None:
        from crowdgui.ui.dialogs.prices import open_prices

        open_prices(self.session, self)

    def _show_items(self, key: str) -> None:
        self.show_page("items")
        self.items_page.show_filter(key)

    @Slot(int, int, int)
    def _show_worker_items(self, worker: int, final: int, answer: int) -> None:
        self.show_page("items")
        self.items_page.show_worker_items(worker, final, answer)

    def _copy_command(self) -> None:
        from crowdgui.ui.controllers.export_controller import CommandController

        if self._command is None:
            self._command = CommandController(self.session)
            self._command.copied.connect(self._on_command_copied)
            self._command.failed.connect(partial(self._on_command_copied, whole=False))
        self._command.copy(self.project_controller.project)

    @Slot(str, bool)
    def _on_command_copied(self, sentence: str, whole: bool) -> None:
        """State what was copied; what the command does not repeat stays to be read."""
        if whole:
            self.status.set_text(sentence)
            return
        from crowdgui.ui.widgets.messages import Severity

        self.message.show_message(Severity.INFO, sentence, closable=True)

    def _show_palette(self) -> None:

        if self._palette is None and self.make_palette is not None:
            self._palette = self.make_palette()
        if self._palette is not None:
            self._palette.toggle()

    def _show_settings(self) -> None:
        from crowdgui.ui.dialogs.closing import keep_open
        from crowdgui.ui.dialogs.settings import SettingsDialog

        dialog = SettingsDialog(self.settings, self)
        keep_open(dialog)
        if dialog.exec() == SettingsDialog.RESTART:
            self.restart()
        dialog.deleteLater()

    def restart(self) -> None:
        """Close to be opened again, on what is open now."""
        self.project_controller.keep_for_reopening()
        self.reopens = True
        self.close()

    @Slot(object, str)
    def _show_mask(self, mask: BoolArray, words: str) -> None:
        self.show_page("items")
        self.items_page.show_items(mask, words)

    def _choose_theme(self, name: str) -> None:
        self.settings.theme = Theme(name)
        self.theme.choose(Theme(name))

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        self.open_controller.drag_entered(event)

    def dropEvent(self, event: QDropEvent) -> None:
        self.open_controller.dropped(event)
