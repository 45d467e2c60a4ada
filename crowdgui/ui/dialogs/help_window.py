"""The theory of the guarantees, to read beside the window."""

from __future__ import annotations

from PySide6.QtCore import Qt, Slot
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QDialog, QListWidget, QListWidgetItem, QWidget

from crowdgui.core.text import tr
from crowdgui.io.resources import resource
from crowdgui.ui.dialogs.help_page import HelpPage
from crowdgui.ui.fonts import font, scaled
from crowdgui.ui.widgets.build import column, named, row
from crowdgui.ui.widgets.focus_ring import FocusRing
from crowdgui.ui.widgets.search_field import SearchField
from crowdgui.ui.widgets.text import text_label

_SIZE = (1040, 760)
_CONTENTS_WIDTH = 280
_PLACE = Qt.ItemDataRole.UserRole


class HelpWindow(QDialog):
    """The page, its headings at the left to jump by, and a field that finds words in it.

    It is not modal: it stays open beside the window. Esc closes it.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        title = tr("Theory of the guarantees")
        named(self, "help-window", title).setWindowTitle(title)
        self.setModal(False)
        self.page = HelpPage("help-page", title)
        self.contents = named(QListWidget(), "help-contents", tr("Contents"))
        self.field = SearchField("help-search", tr("Find in this page"))
        self.said = named(text_label("", "caption", "text2"), "help-found")
        self.said.hide()
        self.page.show_markdown(resource("help/theory.md").read_text(encoding="utf-8"))
        self._lay_out()
        self._fill_contents()
        self._connect()
        FocusRing(self)
        self.resize(*map(scaled, _SIZE))
        self.page.setFocus()

    def _lay_out(self) -> None:
        left = QWidget()
        left.setFixedWidth(scaled(_CONTENTS_WIDTH))
        edge = scaled(12)
        column(
            self.field, self.said, self.contents,
            parent=left, spacing=6, margins=(edge, edge, 0, edge),
        )  # fmt: skip
        self.field.setFixedWidth(scaled(_CONTENTS_WIDTH) - edge)
        self.contents.setFont(font("body"))
        self.contents.setSpacing(scaled(2))
        self.contents.setWordWrap(True)
        self.contents.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        body = row(parent=self, spacing=0)
        body.addWidget(left)
        body.addWidget(self.page, 1)

    def _fill_contents(self) -> None:
        for level, block in self.page.headings():
            if level == 1:
                continue
            entry = QListWidgetItem("    " * (level - 2) + block.text(), self.contents)
            entry.setData(_PLACE, block.position())

    def _connect(self) -> None:
        self.contents.itemClicked.connect(self._jump)
        self.contents.itemActivated.connect(self._jump)
        self.field.searched.connect(self._find)
        find = QShortcut(QKeySequence(QKeySequence.StandardKey.Find), self)
        find.activated.connect(self._start_search)
        self.field.textEdited.connect(self.page.forget_found)

    @Slot(QListWidgetItem)
    def _jump(self, entry: QListWidgetItem) -> None:
        self.page.go_to(entry.data(_PLACE))

    @Slot()
    def _start_search(self) -> None:
        """Go to the field; from the field itself, find the next place."""
        if self.field.hasFocus():
            self._find(self.field.text())
        self.field.setFocus()
        self.field.selectAll()

    @Slot(str)
    def _find(self, words: str) -> None:
        found = not words or self.page.find_next(words)
        self.said.setText(tr("These words are not on the page."))
        self.said.setHidden(found)


def show_theory(parent: QWidget) -> HelpWindow:
    """Show the page; a window that is open already comes to the front."""
    window = parent.findChild(HelpWindow) or HelpWindow(parent)
    window.show()
    window.raise_()
    window.activateWindow()
    return window
