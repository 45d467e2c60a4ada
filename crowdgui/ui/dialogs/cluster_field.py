"""A field for the address of a cluster’s scheduler, and what that answers."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QLineEdit, QWidget

from crowdgui.jobs.runner import Runner
from crowdgui.text.translation import format_number, tr, tr_n
from crowdgui.ui.widgets.buttons import button
from crowdgui.ui.widgets.layout import column, named, row
from crowdgui.ui.widgets.text import set_tone, text_label

if TYPE_CHECKING:
    from crowdgui.core.progress import ProgressCallback
    from crowdgui.io.cluster.cluster import ClusterState


_LONGEST_ADDRESS = 500


_GIGABYTE = 1 << 30


class ClusterField(QWidget):
    """A field for the scheduler's address, a button that asks there, and what it answered.

    Signals: `changed` with the address as it is typed.
    """

    changed = Signal(str)

    def __init__(self, address: str) -> None:
        super().__init__()
        self.address = named(
            QLineEdit(address, maxLength=_LONGEST_ADDRESS),
            "cluster-address",
            tr("Address of the cluster"),
        )
        self.address.setPlaceholderText("tcp://192.168.0.7:8786")
        self.check = button(tr("Check now"), name="check-cluster")
        self.state = text_label("", "caption", "text2", wrap=True)
        self.state.setObjectName("cluster-state")
        self._runner = Runner(self)
        self._runner.succeeded.connect(self._show_state)
        self._runner.failed.connect(self._show_failure)
        column(row(self.address, self.check), self.state, parent=self, spacing=4)
        self.address.textChanged.connect(self._on_typed)
        self.address.returnPressed.connect(self.ask)
        self.check.clicked.connect(self.ask)
        self._on_typed(address)

    def text(self) -> str:
        return self.address.text().strip()

    def shut_down(self, milliseconds: int = 5000) -> bool:
        return self._runner.shut_down(milliseconds)

    @Slot()
    def ask(self) -> None:
        """Ask the scheduler who works there."""
        if self.text():
            self._say(tr("Contacting {address}…", address=self.text()), "text2")
            self._runner.start("", partial(_state_of, self.text()))

    @Slot(str)
    def _on_typed(self, _: str) -> None:
        self.check.setEnabled(bool(self.text()))
        self._say("", "text2")
        self.changed.emit(self.text())

    @Slot(object)
    def _show_state(self, state: ClusterState) -> None:
        if not state.workers:
            self._say(tr("The scheduler responds, but there are no worker processes yet."), "warn")
            return
        self._say(_state_words(state), "good")

    @Slot(str)
    def _show_failure(self, sentence: str) -> None:
        self._say(sentence, "bad")

    def _say(self, words: str, tone: str) -> None:
        self.state.setText(words)
        set_tone(self.state, tone)


def _state_words(state: ClusterState) -> str:
    told = tr_n(
        "{n} worker process with {threads} threads",
        "{n} worker processes with {threads} threads in total",
        state.workers,
        threads=format_number(state.threads),
    )
    if not state.memory:
        return tr("Ready: {workers}.", workers=told)
    memory = format_number(state.memory / _GIGABYTE, 1)
    return tr("Ready: {workers} and {n} GiB of memory.", workers=told, n=memory)


def _state_of(address: str, report: ProgressCallback) -> ClusterState:
    from crowdgui.io.cluster.cluster import cluster_state

    return cluster_state(address, report)
