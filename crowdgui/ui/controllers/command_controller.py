"""Copies the command that repeats what is open; its files are looked at in a thread."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtGui import QGuiApplication

from crowdgui.jobs.runner import Runner
from crowdgui.text.translation import tr

if TYPE_CHECKING:
    from crowdgui.io.exporting.command import ReportCommand
    from crowdgui.ui.controllers.project_controller import ProjectController
    from crowdgui.ui.session.session import Session


class CommandController(QObject):
    """Makes the command of the shown question.

    Signals: `copied` with what to say once it is on the clipboard, and whether it repeats
    everything; `failed` with a sentence.
    """

    copied = Signal(str, bool)
    failed = Signal(str)

    def __init__(self, session: Session, keeping: ProjectController) -> None:
        super().__init__(session)
        self._session, self._keeping = session, keeping
        self._runner = Runner(self)
        self._runner.succeeded.connect(self._copy)
        self._runner.failed.connect(self.failed)

    @Slot()
    def copy(self) -> None:
        """Copy the command: of the project, or of the files."""
        from crowdgui.io.exporting.command import project_command, report_command

        question, project = self._session.question, self._keeping.project
        if question.data is None:
            return
        if project is not None:
            every = [each.data for each in self._session.questions]
            names = [data.question for data in every if data is not None]
            self._copy(project_command(project, names, self._session.shown))
            return
        task = partial(report_command, question.data, self._session.state)
        self._runner.start(tr("Looking at the files"), task)

    def shut_down(self) -> bool:
        return self._runner.shut_down()

    @Slot(object)
    def _copy(self, command: ReportCommand) -> None:
        from crowdgui.io.exporting.command import describe_command

        QGuiApplication.clipboard().setText(command.line)
        self.copied.emit(describe_command(command), not command.unsaid)
