"""The contents of the help: its pages, and the headings of the one that is shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QTreeWidget, QTreeWidgetItem

from crowdgui.core.text import tr
from crowdgui.ui.fonts import font, scaled
from crowdgui.ui.widgets.build import named
from crowdgui.ui.widgets.text import plain_tooltip

if TYPE_CHECKING:
    from crowdgui.ui.dialogs.help_book import Book, Chapter

_PLACE = Qt.ItemDataRole.UserRole
_ROW = 28


class Contents(QTreeWidget):
    """Pages with their headings; only the page that is shown is open.

    Signals: `place_wanted` with the place the user chose.
    """

    place_wanted = Signal(str)

    def __init__(self, name: str, book: Book) -> None:
        super().__init__()
        named(self, name, tr("Contents"))
        self.setHeaderHidden(True)
        self.setFrameShape(QTreeWidget.Shape.NoFrame)
        self.setRootIsDecorated(False)
        self.setIndentation(scaled(14))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QTreeWidget.ScrollMode.ScrollPerPixel)
        self.viewport().setAutoFillBackground(False)
        self._entries: dict[str, QTreeWidgetItem] = {}
        for chapter in book.chapters:
            self._add(chapter)
        self.itemClicked.connect(self._tell)
        self.itemActivated.connect(self._tell)

    def choose(self, place: str) -> None:
        """Show where the page is, without telling of it."""
        entry = self._entries[place]
        top = entry
        while (above := top.parent()) is not None:
            top = above
        self.collapseAll()
        top.setExpanded(True)
        self.setCurrentItem(entry)
        self.scrollToItem(entry)

    def _add(self, chapter: Chapter) -> None:
        parents: list[QTreeWidgetItem] = []
        for section in chapter.sections:
            del parents[section.level - 1 :]
            entry = QTreeWidgetItem([section.heading])
            entry.setData(0, _PLACE, section.place)
            entry.setToolTip(0, plain_tooltip(section.heading))
            entry.setSizeHint(0, QSize(0, scaled(_ROW)))
            if parents:
                parents[-1].addChild(entry)
                entry.setFont(0, font("body"))
            else:
                self.addTopLevelItem(entry)
                entry.setFont(0, font("medium"))
            parents.append(entry)
            self._entries[section.place] = entry

    def _tell(self, entry: QTreeWidgetItem) -> None:
        self.place_wanted.emit(entry.data(0, _PLACE))
