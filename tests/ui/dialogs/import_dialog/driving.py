"""What tests of the import dialog do with it, as a user does."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QPushButton

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget
    from pytestqt.qtbot import QtBot

    from crowdgui.core.labels import Labels
    from crowdgui.io.importing.assistant.import_state import ImportState
    from crowdgui.io.importing.import_spec import ImportSpec
    from crowdgui.ui.dialogs.import_dialog.dialog import ImportDialog


def part(dialog: QWidget, kind: type, name: str) -> Any:
    found = dialog.findChild(kind, name)
    assert found is not None, name
    return found


def click(qtbot: QtBot, dialog: QWidget, name: str) -> None:
    qtbot.mouseClick(part(dialog, QPushButton, name), Qt.MouseButton.LeftButton)


def state(dialog: ImportDialog) -> ImportState:
    return dialog.controller.state


def show_step(dialog: ImportDialog, step: str) -> None:
    dialog.controller.do(lambda state: state.show_step(step))


def settle(qtbot: QtBot, dialog: ImportDialog) -> None:
    """Wait until the whole file is read, or a problem is said."""

    def is_done() -> bool:
        return state(dialog).has_findings or bool(state(dialog).problem)

    qtbot.waitUntil(is_done, timeout=10_000)


def wait_for_findings(qtbot: QtBot, dialog: ImportDialog) -> None:
    """Wait until the file has been read by what was chosen just now."""
    with qtbot.waitSignal(dialog.controller.reader.found, timeout=10_000):
        pass


def entries(dialog: ImportDialog, name: str) -> list[str]:
    box = dialog.findChildren(QComboBox, name)[-1]
    return [box.itemText(place) for place in range(box.count())]


def choose(dialog: ImportDialog, name: str, text: str) -> None:
    """Take an entry of a box, as the user's click does."""
    box = dialog.findChildren(QComboBox, name)[-1]
    place = box.findText(text)
    assert place >= 0, entries(dialog, name)
    box.setCurrentIndex(place)
    box.activated.emit(place)


def sentences(dialog: ImportDialog) -> list[str]:
    return [check.sentence for check in state(dialog).checks]


def labels(dialog: ImportDialog) -> Labels:
    return state(dialog).findings.imported.labels


def reading(dialog: ImportDialog) -> ImportSpec:
    return state(dialog).spec
