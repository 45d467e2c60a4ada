"""The windows that stay open beside the main one: simulation, cluster and history."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot

if TYPE_CHECKING:
    from PySide6.QtWidgets import QDialog

    from crowdgui.io.importing.read_labels import ImportedLabels
    from crowdgui.ui.dialogs.cluster import ClusterDialog
    from crowdgui.ui.dialogs.history import HistoryDialog
    from crowdgui.ui.dialogs.simulation_dialog import SimulationDialog
    from crowdgui.ui.main_window.frame import WindowFrame


class SideWindows(QObject):
    """Makes each of them when it is first asked for, and brings it to the front after that."""

    def __init__(self, window: WindowFrame) -> None:
        super().__init__(window)
        self._window = window
        self.simulation: SimulationDialog | None = None
        self.cluster: ClusterDialog | None = None
        self._history: HistoryDialog | None = None

    @property
    def busy(self) -> bool:
        """Whether work is under way in any of them."""
        made = (each for each in (self.simulation, self.cluster) if each is not None)
        return any(each.busy for each in made)

    def shut_down(self) -> bool:
        """Close them; False while a thread of theirs has not ended."""
        ended = True
        if self.simulation is not None:
            ended &= self.simulation.close() & self.simulation.shut_down()
        if self.cluster is not None:
            ended &= self.cluster.shut_down() & self.cluster.close()
        if self._history is not None:
            self._history.close()
        return ended

    def show_history(self) -> None:
        from crowdgui.ui.dialogs.history import HistoryDialog

        if self._history is None:
            self._history = HistoryDialog(self._window.session.undos, self._window)
        _bring_up(self._history)

    def show_cluster(self) -> None:
        """Open the form for a cluster; closed, it is forgotten."""
        from crowdgui.ui.dialogs.cluster import ClusterDialog

        if self.cluster is None:
            self.cluster = ClusterDialog(self._window.settings, self._window)
            self.cluster.finished.connect(self._on_cluster_closed)
        _bring_up(self.cluster)

    @Slot()
    def _on_cluster_closed(self) -> None:
        if self.cluster is not None:
            self.cluster.deleteLater()
            self.cluster = None

    @Slot()
    def show_simulation(self) -> None:
        """Open the simulation; closed, it keeps what it has found."""
        from crowdgui.ui.dialogs.simulation_dialog import SimulationDialog

        session = self._window.session
        if self.simulation is None:
            self.simulation = SimulationDialog(session.question.outcome, self._window)
            self.simulation.set_wanted.connect(self._open_simulated)
            session.outcome_changed.connect(self._update_simulation)
        _bring_up(self.simulation)

    @Slot()
    def _update_simulation(self) -> None:
        if self.simulation is not None:
            self.simulation.set_outcome(self._window.session.question.outcome)

    @Slot(object)
    def _open_simulated(self, data: ImportedLabels) -> None:
        if self._window.project_controller.confirm_leave():
            self._window.run_controller.open(data)


def _bring_up(dialog: QDialog) -> None:
    """Show a window in front of the others."""
    dialog.show()
    dialog.raise_()
    dialog.activateWindow()
