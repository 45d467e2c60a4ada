"""The help window: contents, search results, and the page shown."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QSize, Qt, QUrl, Signal, Slot
from PySide6.QtGui import QDesktopServices, QFontMetrics, QKeySequence, QPainter, QShortcut
from PySide6.QtWidgets import (
    QDialog,
    QListWidget,
    QListWidgetItem,
    QStackedWidget,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTreeWidget,
    QTreeWidgetItem,
    QWidget,
)

from crowdgui.text.translation import tr, tr_n
from crowdgui.ui.dialogs.confirm import confirm_open_link
from crowdgui.ui.dialogs.help.book import read_book, with_menu_keys
from crowdgui.ui.dialogs.help.menu_keys import menu_keys
from crowdgui.ui.dialogs.help.page import HelpPage
from crowdgui.ui.style.fonts import Role, font, scaled
from crowdgui.ui.style.theme import tokens
from crowdgui.ui.widgets.buttons import button
from crowdgui.ui.widgets.fields import SearchField
from crowdgui.ui.widgets.focus import FocusRing
from crowdgui.ui.widgets.layout import Surface, column, named, resize_within_screen, row
from crowdgui.ui.widgets.text import keep_sides, native_keys, plain_tooltip, text_label

if TYPE_CHECKING:
    from collections.abc import Sequence

    from crowdgui.ui.dialogs.help.book import HelpBook, HelpChapter, SearchHit
    from crowdgui.ui.models.table_model import Index


@dataclass
class _Stop:
    place: str
    scroll: int = 0


class HelpHistory:
    """Remembers each place with how far its page was scrolled when it was left."""

    def __init__(self) -> None:
        self._stops: list[_Stop] = []
        self._at = -1

    def go(self, place: str) -> None:
        """Come to a place; what lay ahead is forgotten. The same place twice counts once."""
        if self._at >= 0 and self._stops[self._at].place == place:
            return
        del self._stops[self._at + 1 :]
        self._stops.append(_Stop(place))
        self._at += 1

    def leave(self, scroll: int) -> None:
        """Note how far the page is scrolled that is about to be left."""
        if self._at >= 0:
            self._stops[self._at].scroll = scroll

    def can_go(self, by: int) -> bool:
        return 0 <= self._at + by < len(self._stops)

    def step(self, by: int) -> tuple[str, int]:
        """Go back (−1) or forward (1): the place, and how far it was scrolled."""
        self._at += by
        stop = self._stops[self._at]
        return stop.place, stop.scroll


_PLACE = Qt.ItemDataRole.UserRole


_ROW = 28


class HelpContents(QTreeWidget):
    """Pages with their headings; only the page that is shown is open.

    Signals: `place_wanted` with the place the user chose.
    """

    place_wanted = Signal(str)

    def __init__(self, name: str, book: HelpBook) -> None:
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
        self.itemClicked.connect(self._ask_for_place)
        self.itemActivated.connect(self._ask_for_place)

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

    def _add(self, chapter: HelpChapter) -> None:
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

    def _ask_for_place(self, entry: QTreeWidgetItem) -> None:
        self.place_wanted.emit(entry.data(0, _PLACE))


_FOUND = Qt.ItemDataRole.UserRole


_INSET = 8


_WRAP = Qt.TextFlag.TextWordWrap


class SearchHitList(QListWidget):
    """One entry a place: its page and heading, and the words around what was found.

    Signals: `place_wanted` with the place of the entry chosen.
    """

    place_wanted = Signal(str)

    def __init__(self, name: str) -> None:
        super().__init__()
        named(self, name, tr("Search results"))
        self.setItemDelegate(_SearchHitDelegate(self))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.setMouseTracking(True)
        self.itemClicked.connect(self._ask_for_place)
        self.itemActivated.connect(self._ask_for_place)

    def show_found(self, found: Sequence[SearchHit]) -> None:
        self.clear()
        for one in found:
            entry = QListWidgetItem(f"{_title(one)}. {one.excerpt}", self)
            entry.setData(_FOUND, one)
        self.scrollToTop()

    def _ask_for_place(self, entry: QListWidgetItem) -> None:
        self.place_wanted.emit(entry.data(_FOUND).place)


def _title(found: SearchHit) -> str:
    if found.heading == found.title:
        return found.title
    return tr("{page} › {heading}", page=found.title, heading=found.heading)


class _SearchHitDelegate(QStyledItemDelegate):
    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        painter.save()
        keep_sides(painter)
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        if chosen:
            painter.fillRect(option.rect, tokens().accent_soft)
        elif option.state & QStyle.StateFlag.State_MouseOver:
            painter.fillRect(option.rect, tokens().hover)
        found: SearchHit = index.data(_FOUND)
        area = option.rect.adjusted(scaled(_INSET), scaled(_INSET), -scaled(_INSET), 0)
        title = _title(found)
        painter.setFont(font("strong"))
        painter.setPen(tokens().text)
        painter.drawText(area, _WRAP, title)
        area.setTop(area.top() + _height(title, "strong", area.width()) + scaled(2))
        painter.setFont(font("caption"))
        painter.setPen(tokens().text2)
        painter.drawText(area, _WRAP, found.excerpt)
        painter.restore()

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        view = self.parent()
        assert isinstance(view, SearchHitList)
        found: SearchHit = index.data(_FOUND)
        width = view.viewport().width() - 2 * scaled(_INSET)
        high = _height(_title(found), "strong", width) + _height(found.excerpt, "caption", width)
        return QSize(width, high + 2 * scaled(_INSET) + scaled(2))


def _height(text: str, role: Role, width: int) -> int:
    area = QRect(0, 0, width, 10_000)
    return QFontMetrics(font(role)).boundingRect(area, _WRAP.value, text).height()


_SIZE = (1080, 760)


_LEFT_WIDTH = 296


class HelpWindow(QDialog):
    """The page, the contents or what was found at the left, and the way back.

    It is not modal: it stays open beside the window. Esc closes it.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        title = tr("CrowdGUI help")
        named(self, "help-window", title).setWindowTitle(title)
        self.setModal(False)
        self.book = with_menu_keys(read_book(), menu_keys())
        self.page = HelpPage("help-page", title)
        self.contents = HelpContents("help-contents", self.book)
        self.found = SearchHitList("help-found")
        self.field = SearchField("help-search", tr("Search all pages"))
        self.said = named(text_label("", "caption", "text2", wrap=True), "help-said")
        self.back = button(tr("Back"), "quiet", name="help-back", tip=native_keys("Alt+Left"))
        self.forward = button(
            tr("Forward"), "quiet", name="help-forward", tip=native_keys("Alt+Right")
        )
        for made in (self.back, self.forward):
            # Enter belongs to the lists and links.
            made.setAutoDefault(False)
        self._trail = HelpHistory()
        self._shown = ""
        self._lay_out()
        self._connect()
        FocusRing(self)
        resize_within_screen(self, *_SIZE)
        self.page.setFocus()

    def show_place(self, place: str) -> None:
        """Show a page such as "workers", or a heading of it such as "workers#flags"."""
        self._trail.leave(self.page.verticalScrollBar().value())
        self._trail.go(place)
        self._show(place)

    def _show(self, place: str) -> None:
        chapter = self.book.chapter(place)
        if chapter.key != self._shown:
            self.page.show_markdown(chapter.markdown)
            self._shown = chapter.key
        self.page.go_to_heading(self.book.section_number(place))
        self.contents.choose(place)
        self.back.setEnabled(self._trail.can_go(-1))
        self.forward.setEnabled(self._trail.can_go(1))

    def _lay_out(self) -> None:
        left = Surface("canvas", ("right",))
        left.setFixedWidth(scaled(_LEFT_WIDTH))
        edge = scaled(12)
        self.field.setMinimumWidth(0)
        self.field.setFixedWidth(scaled(_LEFT_WIDTH) - 2 * edge)
        self.said.hide()
        self._list = QStackedWidget()
        self._list.addWidget(self.contents)
        self._list.addWidget(self.found)
        lines = column(
            row(self.back, self.forward, None, spacing=4),
            self.field,
            self.said,
            self._list,
            parent=left,
            spacing=8,
            margins=(edge, edge, 1, edge),
        )
        lines.setStretchFactor(self._list, 1)
        body = row(parent=self, spacing=0)
        body.addWidget(left)
        body.addWidget(self.page, 1)

    def _connect(self) -> None:
        self.contents.place_wanted.connect(self.show_place)
        self.found.place_wanted.connect(self._show_found)
        self.field.searched.connect(self._search)
        self.field.returnPressed.connect(self._take_first)
        self.page.anchorClicked.connect(self._follow)
        self.back.clicked.connect(lambda: self._step(-1))
        self.forward.clicked.connect(lambda: self._step(1))
        for keys, slot in (
            (QKeySequence(QKeySequence.StandardKey.Find), self._start_search),
            (QKeySequence("Alt+Left"), self.back.click),
            (QKeySequence("Alt+Right"), self.forward.click),
        ):
            QShortcut(keys, self).activated.connect(slot)

    def _step(self, by: int) -> None:
        self._trail.leave(self.page.verticalScrollBar().value())
        place, scroll = self._trail.step(by)
        self._show(place)
        self.page.verticalScrollBar().setValue(scroll)

    @Slot()
    def _start_search(self) -> None:
        self.field.setFocus()
        self.field.selectAll()

    @Slot(str)
    def _search(self, words: str) -> None:
        """List the places with these words; with none, the contents are back."""
        found = self.book.search(words)
        self.found.show_found(found)
        self._list.setCurrentWidget(self.found if words.strip() else self.contents)
        self.said.setVisible(bool(words.strip()))
        self.said.setText(
            tr_n("{n} result", "{n} results", len(found))
            if found
            else tr("No results. Try fewer or different words.")
        )

    @Slot()
    def _take_first(self) -> None:
        """Enter goes into the list of what was found."""
        if self.found.count() and self.field.text().strip():
            self.found.setCurrentRow(0)
            self.found.setFocus()

    @Slot(str)
    def _show_found(self, place: str) -> None:
        self.show_place(place)
        words = self.field.text().split()
        if words and words[0].casefold() not in self.page.textCursor().block().text().casefold():
            self.page.find_next(words[0])

    @Slot(QUrl)
    def _follow(self, link: QUrl) -> None:
        """Go to another place of the help; what is outside opens only if the user says so."""
        if link.scheme():
            if confirm_open_link(self, link.toString()):
                QDesktopServices.openUrl(link)
            return
        page = link.path() or self._shown
        self.show_place(f"{page}#{link.fragment()}" if link.hasFragment() else page)


def show_help(parent: QWidget, place: str = "start") -> HelpWindow:
    """Show a place of the help; a window that is open already comes to the front.

    A modal dialog lets only its own windows be used, so that each has a help of its own. All other
    windows share one.
    """
    window = parent if isinstance(parent, HelpWindow) else _of(parent)
    # Shown first: only then are the lines as long as they will be, and a place where it is.
    window.show()
    window.show_place(place)
    window.raise_()
    window.activateWindow()
    return window


def _of(parent: QWidget) -> HelpWindow:
    while not parent.isModal() and (above := parent.parentWidget()) is not None:
        parent = above.window()
    direct = Qt.FindChildOption.FindDirectChildrenOnly
    return parent.findChild(HelpWindow, options=direct) or HelpWindow(parent)
