"""Questions that stop the work until they are answered; each gives True for yes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMessageBox

from crowdgui.core.text import number, tr

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from PySide6.QtWidgets import QWidget


def leave_while_busy(parent: QWidget) -> bool:
    return _ask(
        parent,
        tr("Work is still under way."),
        tr("If you quit now it is stopped. Your file is not changed."),
        tr("Stop and quit"),
    )


def replace_files(parent: QWidget, files: Sequence[Path]) -> bool:
    names = ", ".join(file.name for file in files)
    return _ask(
        parent,
        tr("{n} of these files are there already.", n=number(len(files)))
        if len(files) > 1
        else tr("This file is there already."),
        tr("{names} in {folder} would be replaced.", names=names, folder=files[0].parent),
        tr("Replace"),
    )


def _ask(parent: QWidget, sentence: str, more: str, yes: str) -> bool:
    box = QMessageBox(parent)
    box.setObjectName("question")
    box.setIcon(QMessageBox.Icon.Question)
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setWindowTitle(tr("CrowdGUI"))
    box.setText(sentence)
    box.setInformativeText(more)
    cancel = box.addButton(tr("Cancel"), QMessageBox.ButtonRole.RejectRole)
    agreed = box.addButton(yes, QMessageBox.ButtonRole.AcceptRole)
    box.setDefaultButton(cancel)
    box.exec()
    return box.clickedButton() is agreed
