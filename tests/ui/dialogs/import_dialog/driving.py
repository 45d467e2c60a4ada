"""What tests of the import dialog do with it, as a user does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QPushButton

if TYPE_CHECKING:
    from crowdgui.io.importing.assistant.import_state import ImportState
    from crowdgui.ui.dialogs.import_dialog.dialog import ImportDialog


def part(dialog, kind, name):
    found = dialog.findChild(kind, name)
    assert found is not None, name
    return found


def click(qtbot, dialog, name):
    qtbot.mouseClick(part(dialog, QPushButton, name), Qt.MouseButton.LeftButton)


def state(dialog: ImportDialog) -> ImportState:
    return dialog.controller.state


def show_step(dialog: ImportDialog, step: str) -> None:
    dialog.controller.do(lambda state: state.show_step(step))


def settle(qtbot, dialog):
    """Wait until the whole file is read, or a problem is said."""

    def is_done() -> bool:
        return state(dialog).has_findings or bool(state(dialog).problem)

    qtbot.waitUntil(is_done, timeout=10_000)


def found_anew(qtbot, dialog):
    """Wait until the file has been read by what was chosen just now."""
    with qtbot.waitSignal(dialog.controller.reader.found, timeout=10_000):
        pass


def entries(dialog, name):
    box = dialog.findChildren(QComboBox, name)[-1]
    return [box.itemText(place) for place in range(box.count())]


def choose(dialog, name, text):
    """Take an entry of a box, as the user's click does."""
    box = dialog.findChildren(QComboBox, name)[-1]
    place = box.findText(text)
    assert place >= 0, entries(dialog, name)
    box.setCurrentIndex(place)
    box.activated.emit(place)


def sentences(dialog):
    return [check.sentence for check in state(dialog).checks]


def labels(dialog):
    return state(dialog).findings.imported.labels


def reading(dialog):
    return state(dialog).spec
