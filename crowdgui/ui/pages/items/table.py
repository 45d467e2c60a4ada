"""All items as a table that is searched, filtered and sorted, and the chosen one beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from crowdgui.core.review.decisions import count_manual_labels
from crowdgui.text.run_summary import describe_manual_labels
from crowdgui.text.translation import tr, tr_n
from crowdgui.ui.pages.item_text import gold_tooltip
from crowdgui.ui.pages.items.columns import HIDDEN, item_columns
from crowdgui.ui.pages.items.detail import ItemDetail
from crowdgui.ui.pages.items.filters import FILTERS, FilteredItems, filter_names, filter_tips
from crowdgui.ui.pages.page import SplitView
from crowdgui.ui.widgets.buttons import FilterBar
from crowdgui.ui.widgets.fields import SearchField
from crowdgui.ui.widgets.layout import Surface, column, row, scroll_vertically
from crowdgui.ui.widgets.messages import MessageStrip, Severity
from crowdgui.ui.widgets.table_view import ColumnPicker, TableView

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QFocusEvent, QKeyEvent, QShowEvent
    from PySide6.QtWidgets import QMenu

    from crowdgui.core.arrays import BoolArray
    from crowdgui.ui.session.session import Session
    from crowdgui.ui.widgets.buttons import ModeBar


class ItemTable(QWidget):
    """The table with its filters, and the votes and content of the chosen item.

    Signals: `review_wanted` with the item whose label is to be set by hand.
    """

    review_wanted = Signal(int)

    def __init__(self, session: Session, modes: ModeBar) -> None:
        super().__init__()
        self.setObjectName("all-items")
        self.session = session
        self._behind: tuple[BoolArray, str] | None = None
        self._due: dict[Callable[[], None], None] = {}
        # Until they are shown again, nothing of the items is brought up to date.
        self._forgotten = True
        self.message = MessageStrip("items-message")
        self.search = SearchField("find-item", tr("Find an item"))
        self.filters = FilterBar("item-filter", filter_names(), filter_tips())
        self.table = TableView("item-table", tr("Items"))
        self.columns = ColumnPicker(self.table, hidden=HIDDEN)
        self.detail = ItemDetail(session)
        left = Surface("canvas")
        top = row(modes, self.search, margins=(20, 7, 16, 0))
        top.setStretchFactor(modes, 1)
        bar = row(self.filters, margins=(20, 3, 8, 5))
        lines = column(top, bar, self.table, parent=left)
        lines.setStretchFactor(self.table, 1)
        body = SplitView(left, scroll_vertically(self.detail), 405)
        column(self.message, body, parent=self).setStretchFactor(body, 1)
        self._connect()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        due, self._due = self._due, {}
        for update in due:
            update()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Hand the keyboard on; with a proxy Tab would pass over what stands before the table."""
        self.table.setFocus(event.reason())

    def refresh(self) -> None:
        """Show the session's outcome again: no filter of before says anything of it."""
        self._behind, self._forgotten = None, False
        self._due.clear()
        self.message.hide()
        self._show_table()
        self._show_filtered()
        self._choose_first()

    @Slot()
    def forget(self) -> None:
        """Drop the rows of labels that are no longer shown.

        On its way to be shown again a page lays its parts out before it is brought up to date, and
        a table that is laid out looks its cells up.
        """
        self._forgotten = True
        self._due.clear()
        self.table.drop_rows()
        self.detail.clear()

    def reset_view(self) -> None:
        """Show all items, for other labels than before."""
        self.search.clear()
        self.filters.choose("all")

    def when_shown(self, update: Callable[[], None]) -> None:
        """Make an update once the table is looked at; while it is, at once."""
        if self.isVisible():
            update()
        else:
            self._due[update] = None

    def update_decided(self) -> None:
        """Show what people have decided since; the order stays as it is."""
        if self._forgotten or self.session.question.outcome is None:
            return
        self._count()
        self.table.table.set_dimmed(None)
        self.table.resizeColumnToContents(self._place_of("label"))
        self.detail.refresh()
        chosen = FILTERS.get(self.filters.chosen())
        if self._behind is None and chosen is not None and chosen.is_decided:
            self._show_filtered()

    def update_bounds(self) -> None:
        """Show another guarantee's bounds for single items."""
        if self._forgotten:
            return
        bound = self._place_of("bound")
        if self.table.table.sorted_by is not None and self.table.table.sorted_by[0] == "bound":
            self.table.table.sort(bound, self.table.table.sorted_by[1])
        self.table.table.set_dimmed(None)
        self.detail.refresh()

    def _place_of(self, key: str) -> int:
        return [column.key for column in self.table.table.columns].index(key)

    def show_filter(self, key: str) -> None:
        """Show the items of one filter."""
        self._on_filter(key)
        self._choose_first()

    def show_item(self, item: int) -> None:
        """Show one item among all; what hides it is taken away."""
        self.search.clear()
        self.table.table.set_find("")
        self._on_filter("all")
        self.table.choose(item)

    def show_items(self, mask: BoolArray, words: str) -> None:
        """Show the items that are marked (N,), with a sentence that says which these are."""
        self._behind = (mask, words)
        self.filters.choose("")
        self._show_filtered()
        self._choose_first()

    def _connect(self) -> None:
        self.session.data_changed.connect(self.forget)
        self.search.searched.connect(self.table.table.set_find)
        self.search.entered.connect(self.table.setFocus)
        self.filters.filter_chosen.connect(self._on_filter)
        self.table.row_chosen.connect(self.detail.show_item)
        self.table.table.arranged.connect(self._follow)
        self.table.doubleClicked.connect(lambda _: self._on_review())
        self.detail.review_wanted.connect(self._on_review)
        self.table.menu_made.connect(self._on_menu_made)
        self.message.link_clicked.connect(self._on_link)
        self.message.closed.connect(self._on_closed)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.table.hasFocus():
            self._on_review()
        else:
            super().keyPressEvent(event)

    def _show_table(self) -> None:
        outcome = self.session.question.outcome
        assert outcome is not None
        self._count()
        labels = outcome.job.labels
        self.table.show_columns(
            item_columns(self.session),
            labels.n_items,
            find_in=labels.item_ids,
            first_by="confidence",
        )
        self.table.table.set_find(self.search.text())

    def _count(self) -> None:
        shown = FilteredItems.of(self.session)
        assert shown is not None
        for key, one in FILTERS.items():
            self.filters.set_shown(key, one.applies(shown))
            self.filters.set_count(key, one.count_items(shown))

    @Slot(str)
    def _on_filter(self, key: str) -> None:
        self._behind = None
        self.filters.choose(key)
        self._show_filtered()

    def _show_filtered(self) -> None:
        if self.session.question.outcome is None:
            return
        if self._behind is not None:
            mask, words = self._behind
            self.table.table.set_filter(mask)
            self.message.show_message(Severity.INFO, words, tr("Show all items"), closable=True)
            return
        key = self.filters.chosen()
        self.table.table.set_filter(self._let_through(key))
        if key == "costs":
            self.table.resizeColumnToContents(self._place_of("label"))
        self.message.hide()
        if key == "hand":
            self._offer_gold()

    def _let_through(self, key: str) -> BoolArray | None:
        """Mark the items a filter lets through (N,); None where it lets all through."""
        shown, chosen = FilteredItems.of(self.session), FILTERS.get(key)
        if shown is None or chosen is None or chosen.mask is None:
            return None
        return chosen.mask(shown)

    def _offer_gold(self) -> None:
        """Describe what was set by hand, and offer to make all of it gold."""
        outcome = self.session.question.outcome
        assert outcome is not None
        made = count_manual_labels(outcome.labels, self.session.state.decisions)
        if not made.n:
            return
        words = describe_manual_labels(made)
        count = len(self._not_gold())
        if not count:
            self.message.show_message(Severity.INFO, words + ". " + tr("All of them are gold."))
            return
        link = tr_n("Use {n} label as gold", "Use {n} labels as gold", count)
        self.message.show_message(Severity.INFO, f"{words}. {gold_tooltip()}", link)

    def _not_gold(self) -> list[int]:
        made = self.session.state.decisions.items()
        return [item for item, decision in made if decision.labelled and not decision.is_gold]

    @Slot()
    def _on_link(self) -> None:
        if self._behind is None:
            self.session.make_gold(self._not_gold())
        else:
            self._on_filter("all")

    @Slot()
    def _on_closed(self) -> None:
        self._on_filter("all")

    @Slot()
    def _on_review(self) -> None:
        if self.detail.item >= 0:
            self.review_wanted.emit(self.detail.item)

    @Slot(object)
    def _on_menu_made(self, menu: QMenu) -> None:
        """Offer what the buttons of an item do, where it is the only one selected."""
        if self.table.selected_rows().size != 1:
            return
        buttons = [each for each in self.detail.acts if each.isVisibleTo(self.detail)]
        first = menu.actions()[0]
        for each in buttons:
            action = QAction(each.text(), menu)
            action.triggered.connect(each.click)
            menu.insertAction(first, action)
        if buttons:
            menu.insertSeparator(first)

    def _choose_first(self) -> None:
        self.table.table.when_arranged(self._choose_top)

    def _choose_top(self) -> None:
        if self.table.table.rowCount():
            self.table.choose(int(self.table.table.rows[0]))
        else:
            # Whichever row is chosen next is shown, even the one before.
            self.table.chosen = -1
            self.detail.clear()

    @Slot()
    def _follow(self) -> None:
        """Show no item beside the table that is not in it: its label could be set by mistake."""
        if self.table.table.shown_row(self.table.chosen) < 0:
            self._choose_top()
