"""The way through the window: every page with each of its tabs, then every dialog."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING

import numpy as np
import pytest
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QDialog, QTabBar, QWidget
from shiboken6 import isValid

from crowdgui.core.agreement.report import agreement_report
from crowdgui.io.importing.assistant.import_state import STEPS
from crowdgui.io.importing.sources import open_source
from crowdgui.io.resources import resource
from crowdgui.text.translation import tr
from crowdgui.ui.controllers.samples import SAMPLES
from crowdgui.ui.dialogs.cluster import ClusterDialog
from crowdgui.ui.dialogs.confirm import ConfirmDialog
from crowdgui.ui.dialogs.help.about import show_about
from crowdgui.ui.dialogs.help.window import HelpWindow
from crowdgui.ui.dialogs.import_dialog.dialog import ImportDialog
from crowdgui.ui.dialogs.reviewer import ReviewerDialog
from crowdgui.ui.dialogs.settings import SettingsDialog
from crowdgui.ui.dialogs.simulation_dialog import SimulationDialog
from crowdgui.ui.dialogs.workers.agreement import AgreementDialog
from crowdgui.ui.dialogs.workers.flags import FlagDialog
from crowdgui.ui.pages.compare import page as compare_page
from crowdgui.ui.pages.compare import recommendation_panel as advice_panel
from crowdgui.ui.pages.guarantee.audit_dialog import AuditDialog
from tests.core.audit.audits import plain_audit
from tests.ui.shared_window import threads_running, wait_for

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from crowdgui.ui.main_window.window import MainWindow

PAGES = ("data", "labels", "workers", "items", "guarantee", "compare", "export")


class Walk:
    """Leads through the window; each place is its name and the widget that holds all of it."""

    def __init__(self, window: MainWindow) -> None:
        self.window = window
        self._dialogs: list[QDialog] = []

    def open_sample(self) -> None:
        """Open the street signs, and wait until a rule has run on them."""
        self.window.open_controller.open_sample(SAMPLES[0])
        ran = lambda: self.window.session.question.guarantee is not None  # noqa: E731
        wait_for(ran)
        self.rest()

    def rest(self) -> None:
        """Wait until nothing works beside the window any more, and all is laid out and drawn."""
        for _ in range(2):
            wait_for(lambda: not self._busy())
            for _ in range(3):
                QApplication.processEvents()

    def pages(self, *, parts: bool = True) -> Iterator[tuple[str, QWidget]]:
        """Show every page, and each part of it that stands behind a tab."""
        for key in PAGES:
            action = self.window.findChild(QAction, f"action-page-{key}")
            assert action is not None
            action.trigger()
            self._activate(self.window)
            for part in self._parts(self.window.page) if parts else ("",):
                yield f"{key}{part}", self.window

    def dialogs(self) -> Iterator[tuple[str, QWidget]]:
        """Open every dialog, one after another, and show each part of it."""
        for name, make in self._makers().items():
            dialog = make()
            self._dialogs.append(dialog)
            dialog.show()
            self._activate(dialog)
            steps: tuple[str, ...] = STEPS_OF.get(name, ("",))
            for step in steps:
                if isinstance(dialog, ImportDialog):
                    dialog.controller.do(lambda state, step=step: state.show_step(step))
                    self.rest()
                for part in self._parts(dialog):
                    yield f"{name}{step and '/' + step}{part}", dialog
            self.close_dialogs()

    def everywhere(self) -> Iterator[tuple[str, QWidget]]:
        yield from self.pages()
        yield from self.dialogs()

    def deeds(self) -> Iterator[tuple[str, QWidget]]:
        """Do what lets parts appear that a first look does not show, a deed at a time."""
        session, window = self.window.session, self.window
        assert session.question.outcome is not None
        flagged = np.flatnonzero(session.question.outcome.workers.flags.flagged).tolist()
        window.show_page("items")
        for item in (0, 1):
            session.decide(item, 0, "Ann")
        session.make_gold([0])
        self.rest()
        yield "items/decided", window
        window.items_page.show_filter("all")
        self.rest()
        yield "items/gold by hand", window
        window.show_page("guarantee")
        self.rest()
        yield "guarantee/by hand", window
        window.show_page("workers")
        session.exclude(flagged)
        window.workers_page.table.choose(flagged[0])
        self.rest()
        yield "workers/left out", window

    def close_dialogs(self) -> None:
        for dialog in self._dialogs:
            if isValid(dialog):
                if isinstance(dialog, ImportDialog | SimulationDialog):
                    assert dialog.shut_down()
                dialog.close()
        self.rest()
        for dialog in self._dialogs:
            if isValid(dialog):
                dialog.deleteLater()
        self._dialogs.clear()
        self.rest()

    def _activate(self, root: QWidget) -> None:
        root.activateWindow()
        wait_for(lambda: QApplication.activeWindow() is root)
        self.rest()

    def _parts(self, root: QWidget) -> Iterator[str]:
        """Show what stands behind each visible tab of each bar; the first stays at the end."""
        yield ""
        for bar in root.findChildren(QTabBar):
            if not bar.isVisible():
                continue
            first = bar.currentIndex()
            for place in range(bar.count()):
                if place != first and bar.isTabVisible(place):
                    bar.setCurrentIndex(place)
                    self.rest()
                    yield f"/{bar.objectName()}-{place}"
            bar.setCurrentIndex(first)
            self.rest()

    def _busy(self) -> bool:
        comparing = self.window.comparison_controller
        # Between a choice and what is read because of it, an import waits for more choices.
        choosing = any(
            isinstance(dialog, ImportDialog) and dialog.controller.reader._debounce.isActive()
            for dialog in self._dialogs
            if isValid(dialog)
        )
        at_it = self.window.unfinished or comparing.waiting or comparing.busy
        return choosing or at_it or threads_running()

    def _makers(self) -> dict[str, Callable[[], QDialog]]:
        window = self.window
        session, settings, outcome = (
            window.session,
            window.settings,
            window.session.question.outcome,
        )
        assert outcome is not None
        final = outcome.aggregation.labels
        session.set_guarantee_options("draw", audit=plain_audit(final, 8, 1))
        self.rest()
        sample = resource(f"samples/{SAMPLES[1].file}")
        return {
            "import": lambda: ImportDialog(open_source(sample), window),
            "settings": lambda: SettingsDialog(settings, window),
            "cluster": lambda: ClusterDialog(settings, window),
            "laboratory": lambda: SimulationDialog(outcome, window),
            "agreement": lambda: AgreementDialog(
                agreement_report(outcome.job.used), outcome.job.used, window
            ),
            "flags": lambda: FlagDialog(outcome.workers, window),
            "audit": lambda: AuditDialog(session, window),
            "reviewer": lambda: ReviewerDialog(window, "Ann"),
            "question": lambda: ConfirmDialog(window, tr("Delete"), tr("Cancel"), tr("Delete")),
            "help": self._help,
            "about": self._about,
        }

    def _help(self) -> QDialog:
        made = HelpWindow(self.window)
        made.show_place("workers")
        return made

    def _about(self) -> QDialog:
        show_about(self.window)
        found = self.window.findChild(QDialog, "about")
        assert found is not None
        return found


STEPS_OF = {"import": tuple(STEPS)}


@contextmanager
def way_through(window: MainWindow) -> Iterator[Walk]:
    """Lead through a window in which the sample of street signs is opened first."""
    made = Walk(window)
    with pytest.MonkeyPatch.context() as patch:
        # What takes long adds no other parts to the pages.
        patch.setattr(advice_panel, "_ASKED_AUTOMATICALLY", 0)
        patch.setattr(compare_page, "QUICK", ("mv", "em"))
        made.open_sample()
        yield made
        made.close_dialogs()
