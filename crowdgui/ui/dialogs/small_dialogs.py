"""The small dialogs: questions to confirm, the reviewer’s name, the history, and about."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import (
    QDialog,
    QLineEdit,
    QMessageBox,
    QStyledItemDelegate,
    QUndoView,
    QWidget,
)

from crowdgui import __version__
from crowdgui.text.translation import join_list, tr, tr_n
from crowdgui.ui.style.fonts import base_px, scaled
from crowdgui.ui.style.icons import app_icon
from crowdgui.ui.style.theme import tokens
from crowdgui.ui.widgets.buttons import button
from crowdgui.ui.widgets.focus import FocusRing
from crowdgui.ui.widgets.layout import column, named, row
from crowdgui.ui.widgets.text import IconView, breakable, text_label

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from PySide6.QtCore import QLocale, QModelIndex, QPersistentModelIndex
    from PySide6.QtGui import QUndoGroup
    from PySide6.QtWidgets import QStyleOptionViewItem


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


def confirm_quit(parent: QWidget) -> bool:
    return _ask(
        parent,
        tr("CrowdGUI is still working."),
        tr("If you quit now, it is stopped. Your file is not changed."),
        tr("Stop and quit"),
    )


def confirm_discard(parent: QWidget, why: str) -> bool:
    return _ask(
        parent,
        tr("Some of your changes are not saved."),
        tr("{why} If you continue, it is lost.", why=why),
        tr("Continue without saving"),
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


_REVIEWER_WIDTH, _LONGEST_NAME = 400, 100


class ReviewerDialog(QDialog):
    """Asks for a name; an empty one is not taken."""

    def __init__(self, parent: QWidget, name: str) -> None:
        super().__init__(parent)
        title = tr("Who reviews?")
        named(self, "reviewer-dialog", title).setWindowTitle(title)
        self.name = named(QLineEdit(name, maxLength=_LONGEST_NAME), "reviewer-name", tr("Name"))
        self._ok = button(tr("Sign with this name"), "primary", name="reviewer-ok")
        cancel = button(tr("Cancel"), name="reviewer-cancel")
        more = tr(
            "The name is exported beside every label you set. Labels you set earlier keep "
            "the name they were signed with."
        )
        column(
            text_label(tr("Name"), "caption", "text2"),
            self.name,
            text_label(more, "caption", "text2", wrap=True),
            row(None, cancel, self._ok),
            parent=self,
            spacing=10,
            margins=(20, 20, 20, 16),
        )
        self.setFixedWidth(scaled(_REVIEWER_WIDTH))
        self._ok.setDefault(True)
        cancel.setAutoDefault(False)
        cancel.clicked.connect(self.reject)
        self._ok.clicked.connect(self.accept)
        self.name.textChanged.connect(lambda text: self._ok.setEnabled(bool(text.strip())))
        FocusRing(self)
        self.name.selectAll()

    @classmethod
    def ask(cls, parent: QWidget, name: str) -> str | None:
        """Return the name the user wants, None where they keep the one there is."""
        dialog = cls(parent, name)
        taken = dialog.exec() == QDialog.DialogCode.Accepted
        dialog.deleteLater()
        return dialog.name.text().strip() if taken else None


_HISTORY_SIZE = (360, 420)


class HistoryDialog(QDialog):
    """Opens beside the window; a click or the arrow keys undo and redo up to a line."""

    def __init__(self, undos: QUndoGroup, parent: QWidget) -> None:
        super().__init__(parent)
        title = tr("History")
        named(self, "history-dialog", title).setWindowTitle(title)
        self.view = named(QUndoView(undos), "history", title)
        self.view.setEmptyLabel(tr("before the first change"))
        self.view.setItemDelegate(_HistoryLine(self.view))
        lead = tr(
            "Choose a line to go back or forward to it. Later lines stay here until you "
            "change something else."
        )
        lines = column(
            text_label(lead, "caption", "text2", wrap=True),
            self.view,
            parent=self,
            spacing=8,
            margins=(16, 16, 16, 16),
        )
        lines.setStretchFactor(self.view, 1)
        FocusRing(self)
        self.resize(*map(scaled, _HISTORY_SIZE))
        self.view.setFocus()


class _HistoryLine(QStyledItemDelegate):
    """A change as a line of a list: it begins with a capital, and is paler where it is undone."""

    def __init__(self, view: QUndoView) -> None:
        super().__init__(view)
        self._view = view

    def displayText(self, value: Any, locale: QLocale | QLocale.Language) -> str:
        words = str(value)
        return words[:1].upper() + words[1:]

    def initStyleOption(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        super().initStyleOption(option, index)
        if index.row() > self._view.currentIndex().row():
            option.palette.setColor(QPalette.ColorRole.Text, tokens().text3)

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        return QSize(super().sizeHint(option, index).width(), base_px() + 13)


def show_about(parent: QWidget) -> None:
    box = QMessageBox(parent)
    box.setObjectName("about")
    box.setWindowTitle(tr("About CrowdGUI"))
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setIconPixmap(app_icon().pixmap(64, 64))
    box.setText(tr("CrowdGUI {version}", version=__version__))
    box.setInformativeText(
        tr(
            "Final labels, worker quality and an error guarantee from the labels of many "
            "workers, by Li and Yu’s “Error Rate Bounds and Iterative Weighted Majority "
            "Voting for Crowdsourcing” (2014).\n\nYour files are only read, never changed. "
            "Nothing leaves this computer.\n\nMIT licence. Typeface Inter under the SIL "
            "Open Font License; Qt under the LGPL."
        )
    )
    box.setStandardButtons(QMessageBox.StandardButton.Ok)
    ok = box.button(QMessageBox.StandardButton.Ok)
    named(ok, "about-ok", ok.text())
    FocusRing(box)
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    box.open()
