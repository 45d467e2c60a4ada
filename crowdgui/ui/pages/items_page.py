"""Every item with its final label, and beside it the votes behind one."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from PySide6.QtCore import Qt, Slot

from crowdgui.core.findings import SURE, on_items
from crowdgui.core.labels import UNLABELLED
from crowdgui.core.rules.table import rule_of
from crowdgui.core.text import number, percent, tr, tr_n
from crowdgui.ui.models.columns import VoteCell
from crowdgui.ui.pages.item_columns import item_columns, votes_of
from crowdgui.ui.pages.page import Page, Split, copied_words, either
from crowdgui.ui.widgets.build import column, row
from crowdgui.ui.widgets.buttons import button
from crowdgui.ui.widgets.column_picker import ColumnPicker
from crowdgui.ui.widgets.empty_state import EmptyState
from crowdgui.ui.widgets.filter_bar import FilterBar
from crowdgui.ui.widgets.message_strip import MessageStrip, Severity
from crowdgui.ui.widgets.page_header import PageHeader
from crowdgui.ui.widgets.posterior_bars import PosteriorBar, PosteriorBars
from crowdgui.ui.widgets.scrolling import scrolling
from crowdgui.ui.widgets.search_field import SearchField
from crowdgui.ui.widgets.surface import Surface
from crowdgui.ui.widgets.table_view import TableView
from crowdgui.ui.widgets.text import ElidedLabel, text_label
from crowdgui.ui.widgets.vote_chips import VoteChips

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from crowdgui.core.labels import BoolArray, Labels
    from crowdgui.core.outcome import Outcome
    from crowdgui.ui.session import Session

MOST_CHIPS = 200


class ItemsPage(Page):
    """The item table with its filters, and the votes and content of the chosen item."""

    has_table = True

    def __init__(self, session: Session) -> None:
        super().__init__(session, "items")
        self._labels: Labels | None = None
        self._behind: tuple[BoolArray, str] | None = None
        self.header = PageHeader(tr("Items"))
        self.copy_button = button(tr("Copy table"), "quiet", name="copy-items", icon="copy")
        self.message = MessageStrip("items-message")
        self.search = SearchField("find-item", tr("Find an item"))
        self.filters = FilterBar(
            "item-filter",
            {
                "all": tr("All"),
                "unsure": tr("Unsure"),
                "tied": tr("Tied"),
                "differ": tr("Differ"),
                "contested": tr("Contested"),
                "wrong": tr("Wrong"),
            },
            {
                "unsure": tr("Confidence below {sure}", sure=percent(SURE, 0)),
                "tied": tr("The final label only won because its class comes first"),
                "differ": tr("A plain majority would give another label"),
                "contested": tr("The rule’s own starts or parts give different labels"),
                "wrong": tr("The final label is not the gold label"),
            },
        )
        self.table = TableView("item-table", tr("Items"))
        self.columns = ColumnPicker(self.table, hidden=["margin"])
        for action in (self.columns.button, self.copy_button):
            self.header.add_action(action)
        self.detail = ItemDetail()
        self.body = Split(self._make_left(), scrolling(self.detail), 405)
        self.empty = EmptyState(
            tr("No items yet"),
            tr("Every item’s label, how sure it is and who voted for it stand here once a file of "
               "labels is open and a rule has run."),
        )  # fmt: skip
        self.setLayout(either(self.header, self.message, self.body, self.empty))
        self._connect()
        self.setFocusProxy(self.table)

    def refresh(self) -> None:
        outcome = self.session.outcome
        self.copy_button.setEnabled(outcome is not None)
        self._behind = None
        self.message.hide()
        self.body.setVisible(outcome is not None)
        self.empty.setVisible(outcome is None)
        self.columns.button.setVisible(outcome is not None)
        if outcome is None:
            self.header.set_finding("")
            if self.session.data is not None:
                self.empty.set_words(tr("No items yet"), tr("No rule has run on these labels."))
            return
        if outcome.job.labels is not self._labels:
            self._labels = outcome.job.labels
            self.search.clear()
            self.filters.choose("all")
        self.header.set_finding(on_items(outcome))
        self.filters.set_shown("wrong", outcome.job.gold is not None)
        self.filters.set_shown("contested", outcome.aggregation.contested is not None)
        for key in ("all", "unsure", "tied", "differ", "contested", "wrong"):
            mask = _mask(outcome, key)
            n_items = outcome.job.labels.n_items
            self.filters.set_count(key, n_items if mask is None else int(mask.sum()))
        labels = outcome.job.labels
        self.table.show_columns(
            item_columns(outcome), labels.n_items, find_in=labels.item_ids, first_by="confidence"
        )
        self.table.table.set_find(self.search.text())
        self._show_filtered()
        self._choose_first()

    def copy(self) -> None:
        self.table.copy_all()

    def start_search(self) -> None:
        self.search.setFocus()

    def show_filter(self, key: str) -> None:
        """Show the items of one filter, for a link elsewhere."""
        self._bring_up_to_date()
        self._behind = None
        self.message.hide()
        self.filters.choose(key)
        self._show_filtered()
        self._choose_first()
        self.table.setFocus()

    def show_worker_items(self, worker: int, final: int, answer: int) -> None:
        """Show a worker's items, of one final class and answer where they are not negative."""
        outcome = self.session.outcome
        if outcome is None:
            return
        self._bring_up_to_date()
        labels = outcome.job.labels
        own = labels.worker == worker
        if final >= 0:
            own &= outcome.aggregation.labels[labels.item] == final
        if answer >= 0:
            own &= labels.code == answer
        mask = np.zeros(labels.n_items, dtype=bool)
        mask[labels.item[own]] = True
        self._behind = (mask, _behind_words(outcome, worker, final, answer, int(mask.sum())))
        self.filters.choose("")
        self._show_filtered()
        self._choose_first()
        self.table.setFocus()

    def _make_left(self) -> QWidget:
        left = Surface("canvas")
        bar = row(self.search, self.filters, spacing=8, margins=(24, 7, 8, 7))
        bar.setStretchFactor(self.filters, 1)
        column(bar, self.table, parent=left).setStretchFactor(self.table, 1)
        return left

    def _connect(self) -> None:
        self.copy_button.clicked.connect(self.copy)
        self.search.searched.connect(self.table.table.set_find)
        self.filters.filter_chosen.connect(self._on_filter)
        self.table.row_chosen.connect(self._on_item_chosen)
        self.table.copied.connect(lambda n, of: self.told.emit(copied_words(n, of)))
        self.message.link_clicked.connect(lambda: self._on_filter("all"))
        self.message.closed.connect(lambda: self._on_filter("all"))

    @Slot(str)
    def _on_filter(self, key: str) -> None:
        self._behind = None
        self.message.hide()
        self.filters.choose(key)
        self._show_filtered()

    def _show_filtered(self) -> None:
        outcome = self.session.outcome
        if outcome is None:
            return
        if self._behind is not None:
            mask, words = self._behind
            self.table.table.set_filter(mask)
            self.message.show_message(Severity.INFO, words, tr("Show all items"), closable=True)
            return
        self.table.table.set_filter(_mask(outcome, self.filters.chosen()))

    def _choose_first(self) -> None:
        if self.table.table.rowCount():
            self.table.choose(int(self.table.table.rows[0]))
        else:
            self.detail.clear()

    @Slot(int)
    def _on_item_chosen(self, item: int) -> None:
        if self.session.outcome is not None and self.session.data is not None:
            content = self.session.data.content
            self.detail.show_item(
                self.session.outcome, item, "" if content is None else str(content[item])
            )


def _mask(outcome: Outcome, key: str) -> BoolArray | None:
    done, gold = outcome.aggregation, outcome.job.gold
    match key:
        case "unsure":
            return np.less(done.confidence, SURE)
        case "tied":
            return done.tied
        case "differ":
            return outcome.differs_from_majority
        case "contested":
            none = np.zeros(done.labels.size, dtype=bool)
            return none if done.contested is None else done.contested
        case "wrong":
            if gold is None:
                return np.zeros(done.labels.size, dtype=bool)
            known = np.not_equal(gold, UNLABELLED) & np.not_equal(done.labels, UNLABELLED)
            return np.not_equal(gold, done.labels) & known
    return None


def _behind_words(outcome: Outcome, worker: int, final: int, answer: int, count: int) -> str:
    labels = outcome.job.labels
    name = str(labels.worker_ids[worker])
    if final < 0 or answer < 0:
        return tr_n("{n} item labelled by {worker}.", "{n} items labelled by {worker}.", count,
                    worker=name)  # fmt: skip
    return tr_n(
        "{n} item that {worker} called “{answer}” and whose final label is “{final}”.",
        "{n} items that {worker} called “{answer}” and whose final label is “{final}”.",
        count,
        worker=name,
        answer=labels.classes[answer],
        final=labels.classes[final],
    )


class ItemDetail(Surface):
    """One item: its content, how sure each class is, and who voted for it."""

    def __init__(self) -> None:
        super().__init__("canvas")
        self._name = ElidedLabel("", "section")
        self._name.setObjectName("item-name")
        self._sentence = text_label("", "body", "text2", wrap=True)
        self._content_title = text_label(tr("Content"), "caption", "text2")
        self._content = text_label("", "content", wrap=True)
        self._content.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._content.setObjectName("item-content")
        self._bars_title = text_label(tr("How likely each class is"), "strong")
        self._bars = PosteriorBars()
        self._bars_caption = text_label("", "caption", "text2", wrap=True)
        self._votes_title = text_label(tr("Votes"), "strong")
        self._votes_caption = text_label("", "caption", "text2", wrap=True)
        self._chips = VoteChips()
        column(
            self._name,
            self._sentence,
            self._content_title,
            self._content,
            self._bars_title,
            self._bars_caption,
            self._bars,
            self._votes_title,
            self._votes_caption,
            self._chips,
            None,
            parent=self,
            spacing=8,
            margins=(20, 16, 20, 16),
        )
        self._parts = (
            self._content_title,
            self._content,
            self._bars_title,
            self._bars_caption,
            self._bars,
            self._votes_title,
            self._votes_caption,
            self._chips,
        )
        self.clear()

    def clear(self) -> None:
        for part in self._parts:
            part.hide()
        self._name.setText(tr("No item chosen"))
        self._sentence.setText(tr("Choose a row of the table to see the votes behind it."))

    def show_item(self, outcome: Outcome, item: int, content: str) -> None:
        for part in self._parts:
            part.show()
        labels = outcome.job.labels
        self._name.setText(str(labels.item_ids[item]))
        self._sentence.setText(_sentence(outcome, item))
        self._content_title.setVisible(bool(content))
        self._content.setVisible(bool(content))
        self._content.setText(content)
        self._bars_title.setText(
            tr("How likely each class is")
            if rule_of(outcome.job.rule).gives_probability
            else tr("What each class has behind it")
        )
        self._bars_caption.setText(rule_of(outcome.job.rule).confidence)
        self._bars.set_bars(_bars(outcome, item))
        votes = _votes(outcome, item)
        self._chips.set_votes(votes[:MOST_CHIPS])
        self._votes_caption.setText(_chips_words(outcome, len(votes)))


def _sentence(outcome: Outcome, item: int) -> str:
    done, labels = outcome.aggregation, outcome.job.labels
    code = int(done.labels[item])
    if code == UNLABELLED:
        return tr("Nobody labelled this item, so it has no final label.")
    sentence = tr(
        "Final label “{label}”, confidence {share}.",
        label=labels.classes[code],
        share=percent(float(done.confidence[item])),
    )
    if done.tied[item]:
        sentence += " " + tr("It is tied with another class and won because it comes first.")
    gold = outcome.job.gold
    if gold is not None and gold[item] != UNLABELLED:
        sentence += " " + tr("The gold label is “{gold}”.", gold=labels.classes[gold[item]])
    return sentence


def _bars(outcome: Outcome, item: int) -> tuple[PosteriorBar, ...]:
    labels, votes = outcome.job.labels, votes_of(outcome, item)
    posterior, final = outcome.aggregation.posterior[item], int(outcome.aggregation.labels[item])
    return tuple(
        PosteriorBar(
            code,
            str(labels.classes[code]),
            float(posterior[code]),
            tr_n("{n} vote", "{n} votes", int(votes[code])),
            code == final,
        )
        for code in range(labels.n_classes)
    )


def _votes(outcome: Outcome, item: int) -> tuple[VoteCell, ...]:
    """Give an item's votes by class, the weightiest first."""
    labels, weights = outcome.job.labels, outcome.workers.weights
    places = range(int(labels.starts[item]), int(labels.starts[item + 1]))
    shown = np.ones(labels.n_workers) if weights is None else weights
    most = max(float(np.abs(shown).max()), 1e-300)
    votes = [
        VoteCell(
            str(labels.worker_ids[labels.worker[place]]),
            int(labels.code[place]),
            float(shown[labels.worker[place]]) / most,
            bool(outcome.workers.suspicious[labels.worker[place]]),
        )
        for place in places
    ]
    return tuple(sorted(votes, key=lambda vote: (vote.code, -vote.weight)))


def _chips_words(outcome: Outcome, count: int) -> str:
    words = (
        tr("In the colour of the class; ▲ marks workers who are flagged.")
        if outcome.workers.weights is None
        else tr(
            "In the colour of the class; the bar is the worker’s weight, ▲ marks workers who are "
            "flagged."
        )
    )
    if count > MOST_CHIPS:
        words += " " + tr("The first {n} are shown.", n=number(MOST_CHIPS))
    return words
