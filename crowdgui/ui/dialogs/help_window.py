"""The help: its pages, their contents, and a search over all of them."""

from __future__ import annotations

from PySide6.QtCore import Qt, QUrl, Slot
from PySide6.QtGui import QDesktopServices, QKeySequence, QShortcut
from PySide6.QtWidgets import QDialog, QStackedWidget, QWidget

from crowdgui.core.text import tr, tr_n
from crowdgui.ui.dialogs.ask import open_address
from crowdgui.ui.dialogs.help_book import read_book
from crowdgui.ui.dialogs.help_contents import Contents
from crowdgui.ui.dialogs.help_found import FoundList
from crowdgui.ui.dialogs.help_page import HelpPage
from crowdgui.ui.dialogs.help_trail import Trail
from crowdgui.ui.fonts import scaled
from crowdgui.ui.widgets.build import column, named, row
from crowdgui.ui.widgets.buttons import button
from crowdgui.ui.widgets.focus_ring import FocusRing
from crowdgui.ui.widgets.search_field import SearchField
from crowdgui.ui.widgets.surface import Surface
from crowdgui.ui.widgets.text import text_label

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
        self.book = read_book()
        self.page = HelpPage("help-page", title)
        self.contents = Contents("help-contents", self.book)
        self.found = FoundList("help-found")
        self.field = SearchField("help-search", tr("Search all pages"))
        self.said = named(text_label("", "caption", "text2", wrap=True), "help-said")
        self.back = button(tr("Back"), "quiet", name="help-back", tip=_tip("Alt+Left"))
        self.forward = button(tr("Forward"), "quiet", name="help-forward", tip=_tip("Alt+Right"))
        for made in (self.back, self.forward):
            # Enter belongs to the lists and links.
            made.setAutoDefault(False)
        self._trail = Trail()
        self._shown = ""
        self._lay_out()
        self._connect()
        FocusRing(self)
        self.resize(*map(scaled, _SIZE))
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
            tr_n("{n} place has these words.", "{n} places have these words.", len(found))
            if found
            else tr("These words are in none of the pages. Try fewer or other ones.")
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
            if open_address(self, link.toString()):
                QDesktopServices.openUrl(link)
            return
        page = link.path() or self._shown
        self.show_place(f"{page}#{link.fragment()}" if link.hasFragment() else page)


def show_help(parent: QWidget, place: str = "start") -> HelpWindow:
    """Show a place of the help; a window that is open already comes to the front.

    A modal dialog lets only its own windows be used, so that each window has a help of its own.
    """
    window = parent if isinstance(parent, HelpWindow) else _of(parent)
    # Shown first: only then are the lines as long as they will be, and a place where it is.
    window.show()
    window.show_place(place)
    window.raise_()
    window.activateWindow()
    return window


def _of(parent: QWidget) -> HelpWindow:
    direct = Qt.FindChildOption.FindDirectChildrenOnly
    return parent.findChild(HelpWindow, options=direct) or HelpWindow(parent)


def _tip(keys: str) -> str:
    return QKeySequence(keys).toString(QKeySequence.SequenceFormat.NativeText)
