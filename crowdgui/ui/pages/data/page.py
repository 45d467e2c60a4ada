"""What is open, or where to begin."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QStackedLayout

from crowdgui.ui.pages.data.overview import DataOverview
from crowdgui.ui.pages.data.welcome import DataWelcome
from crowdgui.ui.pages.page import Page

if TYPE_CHECKING:
    from crowdgui.ui.controllers.open_controller import OpenController
    from crowdgui.ui.session.session import Session
    from crowdgui.ui.session.settings import Settings


class DataPage(Page):
    """A place to drop a file while nothing is open; counts and a picture once something is.

    Signals: `tour_wanted`.
    """

    tour_wanted = Signal()

    def __init__(self, session: Session, opening: OpenController, settings: Settings) -> None:
        super().__init__(session, "data")
        self.welcome = DataWelcome(opening, settings)
        self.welcome.tour_wanted.connect(self.tour_wanted)
        self.loaded = DataOverview(opening)
        self._stack = QStackedLayout(self)
        self._stack.addWidget(self.welcome)
        self._stack.addWidget(self.loaded)

    def shut_down(self) -> bool:
        return self.loaded.shut_down()

    def refresh(self) -> None:
        data = self.session.question.data
        if data is not None:
            self.loaded.show_data(data)
            self._stack.setCurrentWidget(self.loaded)
