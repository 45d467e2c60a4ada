"""Questions to confirm before something is lost, replaced, read or opened."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import (
    QDialog,
    QWidget,
)

from crowdgui.io.reachable import path_exists
from crowdgui.text.translation import join_list, tr, tr_n
from crowdgui.ui.dialogs.closing import keep_open
from crowdgui.ui.style.fonts import scaled
from crowdgui.ui.widgets.buttons import button
from crowdgui.ui.widgets.focus import FocusRing
from crowdgui.ui.widgets.layout import column, named, row
from crowdgui.ui.widgets.text import IconView, breakable, text_label

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path


_QUESTION_WIDTH = 460


class ConfirmDialog(QDialog):
    """One sentence, what follows from a yes, and two answers; Enter and Esc say no."""

    def __init__(self, parent: QWidget, sentence: str, more: str, yes: str) -> None:
        super().__init__(parent)
        named(self, "question", sentence).setWindowTitle(tr("CrowdGUI"))
        self.no = button(tr("Cancel"), name="question-no")
        self.yes = button(yes, "primary", name="question-yes")
        self.no.setDefault(True)
        self.yes.setAutoDefault(False)
        self.no.clicked.connect(self.reject)
        self.yes.clicked.connect(self.accept)
        words = column(
            text_label(sentence, "strong", wrap=True),
            text_label(more, "body", "text2", wrap=True),
            spacing=6,
        )
        mark = column(IconView("warning", 20, "warn"), None)
        head = row(mark, words, spacing=12)
        head.setStretchFactor(words, 1)
        foot = row(None, self.no, self.yes)
        column(head, foot, parent=self, spacing=20, margins=(20, 20, 20, 16))
        self.setFixedWidth(scaled(_QUESTION_WIDTH))
        FocusRing(self)
        self.no.setFocus()


class QuitDialog(ConfirmDialog):
    """Asks whether to quit; the end of the program answers it, too."""


def confirm_quit(parent: QWidget) -> bool:
    asked = QuitDialog(
        parent,
        tr("CrowdGUI is still working."),
        tr("If you quit now, it is stopped. Your file is not changed."),
        tr("Stop and quit"),
    )
    keep_open(asked)
    return asked.exec() == QDialog.DialogCode.Accepted


def confirm_discard(parent: QWidget, why: str) -> bool:
    return _ask(
        parent,
        tr("Some of your changes are not saved."),
        tr("{why} If you continue, it is lost.", why=why),
        tr("Continue without saving"),
    )


def confirm_discard_audit(parent: QWidget, answers: int) -> bool:
    return _ask(
        parent,
        tr_n(
            "Discard the audit with its {n} label?",
            "Discard the audit with its {n} labels?",
            answers,
        ),
        tr("Edit ▸ Undo brings it back."),
        tr("Discard audit"),
    )


def confirm_reviewed(parent: QWidget, file: str, said: Sequence[str], n: int) -> bool:
    return _ask(
        parent,
        tr("Reviewed labels of {file}", file=file),
        "\n\n".join((*said, tr("Edit ▸ Undo takes the labels back."))),
        tr_n("Use {n} label", "Use {n} labels", n),
    )


def confirm_delete(parent: QWidget, count: int) -> bool:
    return _ask(
        parent,
        tr_n("Delete {n} unsaved session?", "Delete {n} unsaved sessions?", count),
        tr("You can’t restore the changes in it. Your label files are not deleted."),
        tr("Delete"),
    )


def confirm_replace(parent: QWidget, files: Sequence[Path]) -> bool:
    names = join_list(file.name for file in files)
    return _ask(
        parent,
        tr_n("{n} file already exists.", "{n} files already exist.", len(files)),
        tr("{names} in {folder} will be replaced.", names=names, folder=files[0].parent),
        tr("Replace"),
    )


def with_ending(parent: QWidget, path: Path, ending: str) -> Path | None:
    """Return the file with the ending that its name lacks; None where what is there is to stay.

    The dialog for files asked about the name that was typed, which is another one.
    """
    whole = path.with_name(path.name + ending)
    return whole if not path_exists(whole) or confirm_replace(parent, [whole]) else None


def confirm_replace_project(parent: QWidget, folder: Path) -> bool:
    return _ask(
        parent,
        tr("The folder “{folder}” holds a project already.", folder=folder.name),
        tr("Its files are replaced by those of the project that is open."),
        tr("Replace"),
    )


def confirm_picture_download(parent: QWidget, path: Path) -> bool:
    return _ask(
        parent,
        tr("This picture is not in the folder of the label file."),
        tr("It would be read from {path}", path=breakable(str(path))),
        tr("Show picture"),
    )


def confirm_open_link(parent: QWidget, address: str) -> bool:
    return _ask(
        parent,
        tr("Your browser would fetch this address from the network."),
        breakable(address),
        tr("Open in the browser"),
    )


def _ask(parent: QWidget, sentence: str, more: str, yes: str) -> bool:
    return ConfirmDialog(parent, sentence, more, yes).exec() == QDialog.DialogCode.Accepted
