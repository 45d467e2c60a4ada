"""The window as those see it who fill it, describe it or lead through it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QMainWindow

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QStackedWidget

    from crowdgui.ui.controllers.add_controller import AddController
    from crowdgui.ui.controllers.open_controller import OpenController
    from crowdgui.ui.controllers.project_controller import ProjectController
    from crowdgui.ui.controllers.run_controller import RunController
    from crowdgui.ui.controllers.study_controller import StudyController
    from crowdgui.ui.main_window.menus import Actions
    from crowdgui.ui.main_window.rail import Rail
    from crowdgui.ui.main_window.session_menus import UnsavedWorkMenu
    from crowdgui.ui.pages.page import Page
    from crowdgui.ui.session.session import Session
    from crowdgui.ui.session.settings import Settings
    from crowdgui.ui.widgets.focus import FocusRing
    from crowdgui.ui.widgets.messages import MessageStrip, StatusLine
    from crowdgui.ui.widgets.progress import ProgressStrip


class Pages(dict[str, "Page"]):
    """The pages by key, each made when it is first asked for."""

    def __init__(self, make: Callable[[str], Page], made: Callable[[str], None]) -> None:
        super().__init__()
        self._make, self._made = make, made

    def __missing__(self, key: str) -> Page:
        self[key] = self._make(key)
        self._made(key)
        return self[key]


class WindowFrame(QMainWindow):
    """The parts around the pages, the page that is shown, and what the pages work with."""

    rail: Rail
    message: MessageStrip
    stack: QStackedWidget
    status: StatusLine
    progress: ProgressStrip
    actions_: Actions
    focus_ring: FocusRing

    settings: Settings
    session: Session
    run_controller: RunController
    open_controller: OpenController
    project_controller: ProjectController
    study_controller: StudyController
    add_controller: AddController
    unsaved: UnsavedWorkMenu
    pages: Pages

    def show_page(self, key: str) -> None:
        self.rail.choose(key)

    @property
    def page(self) -> Page:
        """The page that is shown."""
        return next(page for page in self.pages.values() if page is self.stack.currentWidget())

    @property
    def busy(self) -> bool:
        """Whether a file is looked at or read, or a rule runs."""
        return self.run_controller.busy or self.open_controller.busy

    def enable_table_actions(self) -> None:
        """Enable what acts on a table where the page has one."""
        shown = self.session.question
        there = shown.outcome is not None and self.page.has_table
        for key in ("copy", "find"):
            self.actions_.by_key[key].setEnabled(there)
        if shown.ranking is not None and self.page.has_table:
            self.actions_.by_key["copy"].setEnabled(True)
