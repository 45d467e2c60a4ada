"""Labels that no one computer holds: a cluster at an address reads them and writes results."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QDialog, QFileDialog, QGridLayout, QLineEdit, QWidget

from crowdgui.core.rules.registry import DEFAULT_RULE, RULES
from crowdgui.jobs.runner import Runner
from crowdgui.text.rules import rule_name
from crowdgui.text.translation import format_number, tr, tr_n
from crowdgui.text.wording import describe_stage
from crowdgui.ui.dialogs.closing import end_when_stopped
from crowdgui.ui.style.fonts import base_px, scaled
from crowdgui.ui.widgets.buttons import button, set_usable
from crowdgui.ui.widgets.fields import ChoiceBox
from crowdgui.ui.widgets.focus import FocusRing
from crowdgui.ui.widgets.layout import column, named, row
from crowdgui.ui.widgets.messages import MessageStrip, Severity
from crowdgui.ui.widgets.progress import ProgressBar
from crowdgui.ui.widgets.text import set_tone, text_label

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QLayout

    from crowdgui.core.progress import Progress, ProgressCallback
    from crowdgui.io.cluster.cluster import ClusterState
    from crowdgui.io.cluster.parts import ColumnNames
    from crowdgui.io.cluster.run import ClusterRun
    from crowdgui.ui.session.settings import Settings


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
            self._show_words(tr("Contacting {address}…", address=self.text()), "text2")
            self._runner.start("", partial(_state_of, self.text()))

    @Slot(str)
    def _on_typed(self, _: str) -> None:
        set_usable(self.check, "" if self.text() else tr("Type the cluster’s address first."))
        self._show_words("", "text2")
        self.changed.emit(self.text())

    @Slot(object)
    def _show_state(self, state: ClusterState) -> None:
        if not state.workers:
            self._show_words(
                tr("The scheduler responds, but there are no worker processes yet."), "warn"
            )
            return
        self._show_words(_state_words(state), "good")

    @Slot(str)
    def _show_failure(self, sentence: str) -> None:
        self._show_words(sentence, "bad")

    def _show_words(self, words: str, tone: str) -> None:
        self.state.setText(words)
        set_tone(self.state, tone)


def _state_words(state: ClusterState) -> str:
    counted = tr_n(
        "{n} worker process with {threads} threads",
        "{n} worker processes with {threads} threads in total",
        state.workers,
        threads=format_number(state.threads),
    )
    if not state.memory:
        return tr("Ready: {workers}.", workers=counted)
    memory = format_number(state.memory / _GIGABYTE, 1)
    return tr("Ready: {workers} and {n} GiB of memory.", workers=counted, n=memory)


def _state_of(address: str, report: ProgressCallback) -> ClusterState:
    from crowdgui.io.cluster.cluster import cluster_state

    return cluster_state(address, report)


_WIDTH = 640


class ClusterDialog(QDialog):
    """Fields for what is read, how and where to; the run and its messages are below."""

    def __init__(self, settings: Settings, parent: QWidget) -> None:
        super().__init__(parent)
        title = tr("Run on a cluster")
        named(self, "cluster-dialog", title).setWindowTitle(title)
        self._settings = settings
        self._looker, self._runner = Runner(self), Runner(self)
        self._looked_at = ""
        self.cluster = ClusterField(settings.cluster)
        self.place = _line_edit("cluster-labels", tr("Labels"))
        self.place.setPlaceholderText(tr("Folder of Parquet files, or s3://…"))
        self.out = _line_edit("cluster-results", tr("Results"))
        self.out.setPlaceholderText(tr("A folder that doesn’t exist yet"))
        self._browse = button(tr("Choose…"), name="choose-cluster-labels")
        self._browse_out = button(tr("Choose…"), name="choose-cluster-results")
        for browse, field in ((self._browse, self.place), (self._browse_out, self.out)):
            browse.setAccessibleDescription(field.accessibleName())
        self.worker = ChoiceBox("cluster-worker", tr("Worker column"), {"": "–"}, "")
        self.item = ChoiceBox("cluster-item", tr("Item column"), {"": "–"}, "")
        self.label = ChoiceBox("cluster-label", tr("Label column"), {"": "–"}, "")
        self.rule = ChoiceBox("cluster-rule", tr("Rule"), _rules(), DEFAULT_RULE)
        self.message = MessageStrip("cluster-message")
        self.status = text_label("", "caption", "text2", wrap=True)
        self.status.setObjectName("cluster-told")
        self.bar = ProgressBar()
        keeping = self.bar.sizePolicy()
        keeping.setRetainSizeWhenHidden(True)
        self.bar.setSizePolicy(keeping)
        self.run_button = button(tr("Run"), "primary", name="run-on-cluster", icon="play")
        self.stop_button = button(tr("Cancel"), name="stop-on-cluster", icon="stop")
        self._close = button(tr("Close"), name="close-cluster")
        self._lay_out()
        self._connect()
        self.setFixedWidth(scaled(_WIDTH))
        FocusRing(self)
        self._show_running(running=False)

    @property
    def busy(self) -> bool:
        """Whether a rule runs on the cluster."""
        return self._runner.busy

    def done(self, result: int) -> None:
        stop = partial(self.shut_down, 0)
        end_when_stopped(self, stop, partial(self._end, super().done, result))

    def shut_down(self, milliseconds: int = 5000) -> bool:
        """Stop all work; False where it would not stop: the form must not be deleted then."""
        parts = (self._runner, self._looker, self.cluster)
        stopped = [part.shut_down(milliseconds) for part in parts]
        return all(stopped)

    def _end(self, done: Callable[[int], None], result: int) -> None:
        # A field that is hidden has been edited, but nobody looks any more.
        self.place.blockSignals(True)
        done(result)

    def _lay_out(self) -> None:
        lead = tr(
            "For labels that don’t fit on this computer. A Dask cluster reads them and "
            "writes final labels and workers as Parquet. It needs access to both folders "
            "and uses the rule’s default options."
        )
        grid = QGridLayout()
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(10)
        grid.setColumnStretch(1, 1)
        for box in (self.worker, self.item, self.label, self.rule):
            box.fill_width()
        fields: tuple[tuple[str, QWidget | QLayout], ...] = (
            (tr("Cluster"), self.cluster),
            (tr("Labels"), row(self.place, self._browse)),
            (tr("Worker, item, label"), row(self.worker, self.item, self.label)),
            (tr("Rule"), self.rule),
            (tr("Results"), row(self.out, self._browse_out)),
        )
        for place, (words, field) in enumerate(fields):
            name = text_label(words, "body", "text2")
            # Beside the first line of a field that says more below.
            name.setFixedHeight(base_px() + 17)
            grid.addWidget(name, place, 0, Qt.AlignmentFlag.AlignTop)
            if isinstance(field, QWidget):
                grid.addWidget(field, place, 1)
            else:
                grid.addLayout(field, place, 1)
        foot = row(None, self._close, self.stop_button, self.run_button)
        body = QWidget()
        parts = (text_label(lead, "body", "text2", wrap=True), grid, self.status, self.bar, foot)
        column(*parts, parent=body, spacing=14, margins=(24, 20, 24, 16))
        column(self.message, body, parent=self)

    def _connect(self) -> None:
        for made in (
            self._browse,
            self._browse_out,
            self._close,
            self.cluster.check,
            self.stop_button,
            self.run_button,
        ):
            made.setAutoDefault(False)
        self._browse.clicked.connect(self._choose_labels)
        self._browse_out.clicked.connect(self._choose_results)
        self.place.editingFinished.connect(self._read_columns)
        for field in (self.place, self.out):
            field.textChanged.connect(lambda: self._show_running(running=self._runner.busy))
        self.cluster.changed.connect(self._on_address)
        self._looker.succeeded.connect(self._show_columns)
        self._looker.failed.connect(self._show_failure)
        self._runner.progressed.connect(self._show_progress)
        self._runner.succeeded.connect(self._show_run)
        self._runner.failed.connect(self._show_failure)
        self._runner.cancelled.connect(lambda: self.status.setText(tr("Nothing was written.")))
        self._runner.finished.connect(lambda: self._show_running(running=False))
        self.run_button.clicked.connect(self._run)
        self.stop_button.clicked.connect(self._runner.cancel)
        self._close.clicked.connect(self.reject)

    @Slot(str)
    def _on_address(self, address: str) -> None:
        self._settings.cluster = address
        self._show_running(running=self._runner.busy)

    @Slot()
    def _choose_labels(self) -> None:
        folder = self._ask_folder(tr("Folder of Parquet files"))
        if folder is not None:
            self.place.setText(str(folder))
            if not self.out.text():
                self.out.setText(str(folder.with_name(f"{folder.name}-results")))
            self._read_columns()

    @Slot()
    def _choose_results(self) -> None:
        folder = self._ask_folder(tr("Folder for the results"))
        if folder is not None:
            self.out.setText(str(folder / "results"))

    def _ask_folder(self, title: str) -> Path | None:
        found = QFileDialog.getExistingDirectory(self, title, str(self._settings.folder))
        return Path(found) if found else None

    @Slot()
    def _read_columns(self) -> None:
        """See which columns there are, once the place is another one."""
        place = self.place.text().strip()
        if place and place != self._looked_at:
            self._looked_at = place
            self.message.hide()
            self._looker.start("", partial(_columns_of, place))

    @Slot(object)
    def _show_columns(self, found: tuple[tuple[str, ...], ColumnNames]) -> None:
        names, likely = found
        for box, name in zip((self.worker, self.item, self.label), likely.names, strict=True):
            box.offer({name: name for name in names}, name)
        self._show_running(running=self._runner.busy)

    @Slot()
    def _run(self) -> None:
        self.message.hide()
        self.status.setText("")
        task = partial(
            _run_on_cluster,
            self.cluster.text(),
            self.place.text().strip(),
            (self.worker.value(), self.item.value(), self.label.value()),
            self.rule.value(),
            self.out.text().strip(),
        )
        self._runner.start(tr("Working on the cluster"), task)
        self._show_running(running=True)

    def _show_running(self, *, running: bool) -> None:
        columns = (self.worker.value(), self.item.value(), self.label.value())
        said = self.cluster.text() and self.place.text().strip() and self.out.text().strip()
        missing = "" if said and all(columns) else tr("Fill in all fields first.")
        set_usable(self.run_button, missing or (tr("Working on the cluster") if running else ""))
        self.stop_button.setEnabled(running)
        self.bar.set_share(None if running else 0.0)
        self.bar.setVisible(running)
        for field in (
            self.cluster,
            self.place,
            self.out,
            self._browse,
            self._browse_out,
            self.worker,
            self.item,
            self.label,
            self.rule,
        ):
            field.setEnabled(not running)

    @Slot(object)
    def _show_progress(self, progress: tuple[Progress, ...]) -> None:
        self.status.setText(describe_stage(progress[-1].stage))
        self.bar.set_share(progress[-1].fraction)

    @Slot(object)
    def _show_run(self, run: ClusterRun) -> None:
        written = tr("Written to {folder}.", folder=self.out.text().strip())
        self.status.setText(f"{run.summary}\n{written}")

    @Slot(str)
    def _show_failure(self, sentence: str) -> None:
        self.status.setText("")
        self.message.show_message(Severity.BAD, sentence, closable=True)


def _line_edit(name: str, title: str) -> QLineEdit:
    return named(QLineEdit(), name, title)


def _rules() -> dict[str, str]:
    from crowdgui.core.rules.distributed import ADDITIVE

    return {key: rule_name(key) for key in ADDITIVE}


def _columns_of(place: str, report: ProgressCallback) -> tuple[tuple[str, ...], ColumnNames]:
    from crowdgui.io.cluster.parts import likely_columns, read_column_names

    names = read_column_names(place, report)
    return names, likely_columns(names)


def _run_on_cluster(
    address: str,
    place: str,
    columns: tuple[str, str, str],
    rule: str,
    out: str,
    report: ProgressCallback,
) -> Any:
    from crowdgui.io.cluster.parts import ColumnNames
    from crowdgui.io.cluster.run import ClusterJob, run_on_cluster

    job = ClusterJob(place, ColumnNames(*columns), rule, RULES[rule].options(), out)
    return run_on_cluster(job, address, report)
