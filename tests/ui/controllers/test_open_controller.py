"""Ways to open files: several at once, a folder, pasted text, a file that breaks its format."""

from __future__ import annotations

from threading import Event
from typing import TYPE_CHECKING, NoReturn

import pytest
from PySide6.QtCore import QMimeData, QObject, QPointF, Qt, QUrl
from PySide6.QtGui import QDropEvent, QGuiApplication
from PySide6.QtWidgets import QComboBox, QFileDialog, QWidget

from crowdgui.core.errors import Cancelled
from crowdgui.io.importing.assistant import import_requests
from crowdgui.ui.controllers.open_controller import OpenController
from crowdgui.ui.dialogs.file_filters import endings, labels_and_projects
from crowdgui.ui.dialogs.import_dialog.checks import CheckList
from crowdgui.ui.dialogs.import_dialog.dialog import ImportDialog
from crowdgui.ui.session.settings import Settings
from tests.folders import TESTS

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from pytestqt.qtbot import QtBot


# What the offscreen platform says when a list opens.
pytestmark = pytest.mark.usefixtures("unpainted")


PLATFORMS = TESTS / "data" / "formats"


TABLE = "worker\titem\tlabel\nann\t1\tcat\nbo\t1\tdog\nann\t2\tcat\n"


class Keeping:
    """Lets everything be left, and notes the projects that are opened."""

    def __init__(self) -> None:
        self.opened = []

    def confirm_leave(self) -> bool:
        return True

    def open(self, path: Path) -> None:
        self.opened.append(path)


class Work(QObject):
    def __init__(self) -> None:
        super().__init__()
        self.opened = []

    def open(self, data: object) -> None:
        self.opened.append(data)


@pytest.fixture
def opening(qtbot: QtBot) -> Iterator[OpenController]:
    window = QWidget()
    qtbot.addWidget(window)
    made = OpenController(Work(), Keeping(), Settings())
    made.set_window(window)
    yield made
    for dialog in window.findChildren(ImportDialog):
        dialog.reject()
    made.shut_down()


def dialog_of(qtbot: QtBot, opening: OpenController) -> ImportDialog:
    qtbot.waitUntil(lambda: opening._window.findChild(ImportDialog) is not None, timeout=10_000)
    return opening._window.findChild(ImportDialog)


def import_all(qtbot: QtBot, dialog: ImportDialog) -> None:
    with qtbot.waitSignal(dialog.imported, timeout=10_000):
        dialog.controller.do(lambda state: state.import_labels())


@pytest.fixture
def files(tmp_path: Path) -> list[Path]:
    for name in ("ann", "bo"):
        (tmp_path / f"{name}.csv").write_text("item,label\n1,cat\n2,dog\n", encoding="utf-8")
    return [tmp_path / "ann.csv", tmp_path / "bo.csv"]


def test_several_chosen_files_are_read_together(
    qtbot: QtBot, opening: OpenController, files: list[Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    names = [str(path) for path in files]
    monkeypatch.setattr(QFileDialog, "getOpenFileNames", lambda *_: (names, ""))
    opening.ask()
    import_all(qtbot, dialog_of(qtbot, opening))
    assert sorted(opening._run_controller.opened[0].labels.worker_ids) == ["ann", "bo"]
    assert opening._settings.recent == files[:1]


def test_several_dropped_files_are_read_together(
    qtbot: QtBot, opening: OpenController, files: list[Path]
) -> None:
    data = QMimeData()
    # One that is carried twice is read once.
    data.setUrls([QUrl.fromLocalFile(str(path)) for path in (*files, files[0])])
    none = Qt.KeyboardModifier.NoModifier
    opening.dropped(
        QDropEvent(QPointF(1, 1), Qt.DropAction.CopyAction, data, Qt.MouseButton.LeftButton, none)
    )
    dialog = dialog_of(qtbot, opening)
    assert dialog.controller.state.files == tuple(files)


def test_a_project_is_opened_alone(
    qtbot: QtBot, opening: OpenController, files: list[Path]
) -> None:
    project = files[0].with_suffix(".crowd")
    with qtbot.waitSignal(opening.failed) as heard:
        opening.open(project, files[1])
    assert heard.args == ["Open a project on its own, without other files."]
    opening.open(project)
    assert opening._project_controller.opened == [project]


def test_a_project_that_is_chosen_while_a_file_is_looked_at_is_opened_instead(
    qtbot: QtBot, opening: OpenController, files: list[Path]
) -> None:
    project = files[0].with_suffix(".crowd")
    opening.open(files[0])
    # Until it has been looked at, and only has to be heard of.
    for thread in list(opening._runner._threads):
        assert thread.wait(20_000)
    opening.open(project)
    qtbot.waitUntil(lambda: not opening.busy, timeout=10_000)
    assert opening._project_controller.opened == [project]
    assert opening._window.findChild(ImportDialog) is None
    opening.open(files[0])
    dialog_of(qtbot, opening)


def test_a_folder_of_a_platform_is_opened(
    qtbot: QtBot, opening: OpenController, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = str(PLATFORMS / "sagemaker")
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_: folder)
    opening.ask_folder()
    import_all(qtbot, dialog_of(qtbot, opening))
    assert opening._run_controller.opened[0].labels.n_labels == 4


def test_pasted_cells_are_read_and_are_no_recent_file(
    qtbot: QtBot, opening: OpenController
) -> None:
    QGuiApplication.clipboard().setText(TABLE)
    opening.paste()
    import_all(qtbot, dialog_of(qtbot, opening))
    assert opening._run_controller.opened[0].labels.n_labels == 3
    assert opening._settings.recent == []


def test_an_empty_clipboard_is_said(qtbot: QtBot, opening: OpenController) -> None:
    QGuiApplication.clipboard().setText(" \n")
    with qtbot.waitSignal(opening.failed) as heard:
        opening.paste()
    assert heard.args[0].startswith("There is no text on the clipboard.")


def test_a_file_that_breaks_its_format_can_be_read_as_another(
    qtbot: QtBot, opening: OpenController, tmp_path: Path
) -> None:
    path = tmp_path / "void.tsv"
    header, *rows = (PLATFORMS / "toloka.tsv").read_text(encoding="utf-8").splitlines()
    path.write_text("\n".join([header, *rows[-3:]]) + "\n", encoding="utf-8")
    opening.open(path)
    dialog = dialog_of(qtbot, opening)
    assert dialog.pages.source.isVisible()
    said = dialog.findChild(CheckList, "import-checks")
    qtbot.waitUntil(lambda: bool(said.checks()), timeout=10_000)
    assert said.checks()[0].sentence.startswith("void.tsv")
    box = dialog.pages.source._format
    box.set_value("text")
    box.chosen.emit()
    with qtbot.waitSignal(dialog.controller.reader.previewed, timeout=10_000):
        pass


def test_a_file_with_a_stray_byte_opens_where_its_encoding_is_chosen(
    qtbot: QtBot, opening: OpenController, tmp_path: Path
) -> None:
    path = tmp_path / "mixed.csv"
    text = "worker,item,label\n" + "ann,süß,yes\nbo,süß,no\n" * 5
    path.write_bytes(text.encode() + b"cy,s\xfc\xdf,no\n")
    opening.open(path)
    dialog = dialog_of(qtbot, opening)
    said = dialog.findChild(CheckList, "import-checks")
    qtbot.waitUntil(lambda: bool(said.checks()), timeout=10_000)
    assert said.checks()[0].sentence.startswith("mixed.csv, line 12: The byte FC isn’t UTF-8")
    assert dialog.findChild(QComboBox, "import-encoding").isVisible()


def test_a_file_that_is_no_table_at_all_is_said(
    qtbot: QtBot, opening: OpenController, tmp_path: Path
) -> None:
    path = tmp_path / "nothing.csv"
    path.write_bytes(b"")
    with qtbot.waitSignal(opening.failed, timeout=10_000) as heard:
        opening.open(path)
    assert heard.args[0].startswith("nothing.csv")


def test_a_closed_dialog_is_deleted_once_it_reads_no_more(
    qtbot: QtBot, opening: OpenController, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    gate, begun, deleted = Event(), Event(), []

    def deaf(*_: object) -> NoReturn:
        begun.set()
        assert gate.wait(20)
        raise Cancelled

    monkeypatch.setattr(import_requests, "read_findings", deaf)
    # Deleted while it reads it would end the whole test run.
    monkeypatch.setattr(ImportDialog, "deleteLater", lambda each: deleted.append(each))
    (tmp_path / "labels.tsv").write_text(TABLE, encoding="utf-8")
    opening.open(tmp_path / "labels.tsv")
    dialog = dialog_of(qtbot, opening)
    qtbot.waitUntil(begun.is_set, timeout=10_000)
    dialog.reject()
    assert deleted == []
    with monkeypatch.context() as while_it_reads:
        while_it_reads.setattr(ImportDialog, "shut_down", lambda *_: False)
        assert not opening.shut_down()
    gate.set()
    qtbot.waitUntil(lambda: deleted == [dialog], timeout=10_000)
    assert opening.shut_down()


def test_nothing_chosen_opens_nothing(
    opening: OpenController, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QFileDialog, "getOpenFileNames", lambda *_: ([], ""))
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_: "")
    opening.ask()
    opening.ask_folder()
    assert not opening.busy


def test_the_file_dialog_lists_every_ending() -> None:
    assert {".csv", ".tsv", ".txt", ".json", ".jsonl", ".manifest"} <= set(endings())
    assert len(set(endings())) == len(endings())
    assert labels_and_projects(".crowd").startswith("Labels and projects (*.csv *.tsv *.txt ")
    assert "*.crowd)" in labels_and_projects(".crowd")
