"""What the window is filled with once it is on the screen, and takes longest to load."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from crowdgui.ui.controllers.comparison_controller import ComparisonController
from crowdgui.ui.controllers.open_controller import OpenController
from crowdgui.ui.controllers.project_controller import ProjectController
from crowdgui.ui.controllers.review_controller import ReviewPace
from crowdgui.ui.controllers.run_controller import RunController
from crowdgui.ui.controllers.study_controller import StudyController
from crowdgui.ui.main_window.status import WindowStatus
from crowdgui.ui.session.session import Session
from crowdgui.ui.session.what_if import WhatIf

if TYPE_CHECKING:
    from crowdgui.ui.main_window.frame import WindowFrame
    from crowdgui.ui.pages.page import Page
    from crowdgui.ui.session.settings import Settings


@dataclass(frozen=True)
class WindowServices:
    """The session and all that acts on it."""

    session: Session
    what_if: WhatIf
    work: RunController
    keeping: ProjectController
    opening: OpenController
    comparing: ComparisonController
    studying: StudyController
    settings: Settings
    pace: ReviewPace

    def make_status(self, window: WindowFrame) -> WindowStatus:
        """Keep the window in step with the session."""
        return WindowStatus(window)

    def make_page(self, key: str) -> Page:
        """Make a page that shows the session; the first stands before the others are loaded."""
        match key:
            case "data":
                from crowdgui.ui.pages.data.page import DataPage

                return DataPage(self.session, self.opening, self.settings)
            case "labels":
                from crowdgui.ui.pages.labels.page import LabelsPage

                return LabelsPage(self.session, self.work, self.comparing)
            case "workers":
                from crowdgui.ui.pages.workers.page import WorkersPage

                return WorkersPage(self.session, self.what_if, self.work)
            case "items":
                from crowdgui.ui.pages.items.page import ItemsPage

                return ItemsPage(self.session, self.settings, self.pace)
            case "guarantee":
                from crowdgui.ui.pages.guarantee.page import GuaranteePage

                return GuaranteePage(self.session, self.pace)
            case "compare":
                from crowdgui.ui.pages.compare.page import ComparePage

                return ComparePage(self.session, self.comparing, self.studying, self.work)
            case "ranking":
                from crowdgui.ui.pages.ranking_page import RankingPage

                return RankingPage(self.session, self.work, self.settings)
            case "export":
                from crowdgui.ui.pages.export.page import ExportPage

                return ExportPage(self.session, self.work, self.settings)
        raise KeyError(key)


def build_services(settings: Settings) -> WindowServices:
    """Build session and controllers."""
    session = Session()
    # Before the work, which need not run again for what was found before.
    what_if = WhatIf(session)
    work = RunController(session, settings, session)
    keeping = ProjectController(session, work, settings)
    opening = OpenController(work, keeping, settings)
    # Whatever acts on a session goes with it.
    opening.setParent(session)
    comparing, studying = ComparisonController(session), StudyController(session)
    pace = ReviewPace(
        earlier=settings.seconds_per_item,
        keep=lambda seconds: setattr(settings, "seconds_per_item", seconds),
    )
    session.opened.connect(pace.forget)
    return WindowServices(
        session=session,
        what_if=what_if,
        work=work,
        keeping=keeping,
        opening=opening,
        comparing=comparing,
        studying=studying,
        settings=settings,
        pace=pace,
    )
