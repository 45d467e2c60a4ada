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
    run_controller: RunController
    project_controller: ProjectController
    open_controller: OpenController
    comparison_controller: ComparisonController
    study_controller: StudyController
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

                return DataPage(self.session, self.open_controller, self.settings)
            case "labels":
                from crowdgui.ui.pages.labels.page import LabelsPage

                return LabelsPage(self.session, self.run_controller, self.comparison_controller)
            case "workers":
                from crowdgui.ui.pages.workers.page import WorkersPage

                return WorkersPage(self.session, self.what_if, self.run_controller)
            case "items":
                from crowdgui.ui.pages.items.page import ItemsPage

                return ItemsPage(self.session, self.settings, self.pace)
            case "guarantee":
                from crowdgui.ui.pages.guarantee.page import GuaranteePage

                return GuaranteePage(self.session, self.pace)
            case "compare":
                from crowdgui.ui.pages.compare.page import ComparePage

                return ComparePage(
                    self.session,
                    self.comparison_controller,
                    self.study_controller,
                    self.run_controller,
                )
            case "ranking":
                from crowdgui.ui.pages.ranking_page import RankingPage

                return RankingPage(self.session, self.run_controller, self.settings)
            case "export":
                from crowdgui.ui.pages.export.page import ExportPage

                return ExportPage(self.session, self.run_controller, self.settings)
        raise KeyError(key)


def build_services(settings: Settings) -> WindowServices:
    """Build session and controllers."""
    session = Session()
    # Before the work, which need not run again for what was found before.
    what_if = WhatIf(session)
    run_controller = RunController(session, settings, session)
    project_controller = ProjectController(session, run_controller, settings)
    open_controller = OpenController(run_controller, project_controller, settings)
    # Whatever acts on a session goes with it.
    open_controller.setParent(session)
    comparison_controller = ComparisonController(session)
    study_controller = StudyController(session)
    pace = ReviewPace(
        earlier=settings.seconds_per_item,
        keep=lambda seconds: setattr(settings, "seconds_per_item", seconds),
    )
    session.opened.connect(pace.forget)
    return WindowServices(
        session=session,
        what_if=what_if,
        run_controller=run_controller,
        project_controller=project_controller,
        open_controller=open_controller,
        comparison_controller=comparison_controller,
        study_controller=study_controller,
        settings=settings,
        pace=pace,
    )
