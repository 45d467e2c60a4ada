"""What the window is filled with once it is on the screen, and takes longest to load."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from crowdgui.ui.comparing import Comparing
from crowdgui.ui.keeping import Keeping
from crowdgui.ui.opening import Opening
from crowdgui.ui.session import Session
from crowdgui.ui.studying import Studying
from crowdgui.ui.telling import Telling
from crowdgui.ui.what_if import WhatIf
from crowdgui.ui.work import Work

if TYPE_CHECKING:
    from crowdgui.ui.main_window import MainWindow
    from crowdgui.ui.pages.page import Page
    from crowdgui.ui.settings import Settings


@dataclass(frozen=True)
class Parts:
    """The session and all that acts on it."""

    session: Session
    what_if: WhatIf
    work: Work
    keeping: Keeping
    opening: Opening
    comparing: Comparing
    studying: Studying
    settings: Settings

    def tell(self, window: MainWindow) -> Telling:
        """Keep the window in step with the session."""
        return Telling(window)

    def make_page(self, key: str) -> Page:
        """Make a page that shows the session; the first stands before the others are loaded."""
        match key:
            case "data":
                from crowdgui.ui.pages.data_page import DataPage

                return DataPage(self.session, self.opening, self.settings)
            case "labels":
                from crowdgui.ui.pages.labels_page import LabelsPage

                return LabelsPage(self.session, self.work)
            case "workers":
                from crowdgui.ui.pages.workers_page import WorkersPage

                return WorkersPage(self.session, self.what_if, self.work)
            case "items":
                from crowdgui.ui.pages.items_page import ItemsPage

                return ItemsPage(self.session, self.settings)
            case "guarantee":
                from crowdgui.ui.pages.guarantee_page import GuaranteePage

                return GuaranteePage(self.session, self.work)
            case "compare":
                from crowdgui.ui.pages.compare_page import ComparePage

                return ComparePage(self.session, self.comparing, self.studying, self.work)
            case "export":
                from crowdgui.ui.pages.export_page import ExportPage

                return ExportPage(self.session, self.work, self.settings)
        raise KeyError(key)


def make_parts(settings: Settings) -> Parts:
    """Build session and controllers."""
    session = Session()
    # Before the work, which need not run again for what was found before.
    what_if = WhatIf(session)
    work = Work(session, settings)
    keeping = Keeping(session, work, settings)
    opening = Opening(work, keeping, settings)
    comparing, studying = Comparing(session), Studying(session)
    return Parts(session, what_if, work, keeping, opening, comparing, studying, settings)
