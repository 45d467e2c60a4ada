"""Items: the queue of those to review, and the table of all."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QStackedWidget

from crowdgui.core.review.decisions import count_manual_labels
from crowdgui.core.review.queue import count_unsure
from crowdgui.text.run_summary import describe_manual_labels, describe_unsure
from crowdgui.text.translation import format_number, tr, tr_n
from crowdgui.ui.pages.items.filters import worker_mask
from crowdgui.ui.pages.items.review import ItemReview
from crowdgui.ui.pages.items.table import ItemTable
from crowdgui.ui.pages.page import Page, lay_out_page, undo_hint
from crowdgui.ui.widgets.buttons import ModeBar, button, set_button_text
from crowdgui.ui.widgets.focus import move_focus_on
from crowdgui.ui.widgets.messages import PageHeader
from crowdgui.ui.widgets.table_view import describe_copied
from crowdgui.ui.widgets.text import native_keys, plain_tooltip

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent

    from crowdgui.core.arrays import BoolArray
    from crowdgui.core.labels import Labels
    from crowdgui.ui.controllers.review_controller import ReviewPace
    from crowdgui.ui.session.session import Session
    from crowdgui.ui.session.settings import Settings
    from crowdgui.ui.widgets.messages import MessageStrip
    from crowdgui.ui.widgets.table_view import TableView


REVIEW, ALL = "review", "all"


class ItemsPage(Page):
    """Two ways to look at items: one by one in a queue, or all in a table.

    Signals: `page_wanted` with the key of another page; `tags_wanted` to review all tags at once.
    """

    page_wanted = Signal(str)
    tags_wanted = Signal()
    has_table = True

    def __init__(
        self, session: Session, settings: Settings, pace: ReviewPace | None = None
    ) -> None:
        super().__init__(session, "items")
        self._settings = settings
        self._labels: Labels | None = None
        self._mode = ALL
        self.header = PageHeader(tr("Items"))
        self.blind_button = button(
            tr("Hide votes while reviewing"), name="hide-votes", icon="eye", tip=tr("Key B")
        )
        self.blind_button.setCheckable(True)
        self.next_button = button(
            tr("Next"), "primary", name="review-next", icon="arrow-right", tip=tr("Key S")
        )
        self.tags_button = button(
            tr("All tags…"),
            name="review-all-tags",
            tip=tr(
                "Review all tags of an item at once, not one tag after another ({keys})",
                keys=native_keys("Ctrl+Shift+T"),
            ),
        )
        self.copy_button = button(tr("Copy table"), "quiet", name="copy-items")
        self._modes = {key: ModeBar(f"items-{key}", (REVIEW, ALL)) for key in (REVIEW, ALL)}
        self.items = ItemTable(session, self._modes[ALL])
        self.review = ItemReview(
            session, settings, self._modes[REVIEW], lambda: self.items.table.table.rows, pace
        )
        for action in (
            self.items.columns.button,
            self.copy_button,
            self.tags_button,
            self.blind_button,
            self.next_button,
        ):
            self.header.add_action(action)
        self.body = QStackedWidget()
        self.body.addWidget(self.items)
        self.body.addWidget(self.review)
        self.empty = self.make_empty(
            tr("No items yet"),
            tr(
                "Open a file of labels and run a rule to see every item’s final label, "
                "confidence and votes."
            ),
        )
        self.setLayout(lay_out_page(self.header, None, self.body, self.empty))
        self._connect()
        self._show_mode(ALL)

    @property
    def table(self) -> TableView:
        """The table of all items."""
        return self.items.table

    @property
    def message(self) -> MessageStrip:
        """What the table shows, where it is not chosen by a filter."""
        return self.items.message

    @property
    def _settled(self) -> BoolArray | None:
        """Which items (N,) people have had the last word on."""
        final = self.session.question.final
        return None if final is None else final.settled

    def refresh(self) -> None:
        outcome = self.session.question.outcome
        self.body.setVisible(outcome is not None)
        self.empty.setVisible(outcome is None)
        if outcome is None:
            self.header.set_finding("")
            if self.session.question.data is not None:
                self.empty.set_words(tr("No items yet"), tr("No rule has run on these labels."))
            self._show_actions()
            return
        if outcome.job.labels is not self._labels:
            self._labels = outcome.job.labels
            self.items.reset_view()
            unsure = count_unsure(outcome, self.session.question.final)
            self._show_mode(REVIEW if unsure or self.review.will_resume else ALL)
        self.items.refresh()
        self.review.refresh()
        self._refresh_header()

    def resume(self, order: str, item: str) -> None:
        """Review in an order, from an item on, as a project was left; both may be unknown."""
        number = int(item) if item.isdecimal() else -1
        self.review.resume(order, number, now=not self._stale)

    def copy(self) -> None:
        (self.items.table if self._mode == ALL else self.review.queue).copy_all()

    def start_search(self) -> None:
        self._show_mode(ALL)
        self.items.search.setFocus()

    def status_text(self) -> tuple[str, str]:
        outcome = self.session.question.outcome
        count = (
            count_manual_labels(outcome.labels, self.session.state.decisions) if outcome else None
        )
        if count is None or not count.n:
            return "", ""
        return describe_manual_labels(count), undo_hint(self.session)

    def shut_down(self) -> bool:
        table = self.items.table.shut_down()
        return self.review.shut_down() & self.items.detail.content.shut_down() & table

    def show_filter(self, key: str) -> None:
        """Show the items of one filter, for a link elsewhere."""
        self._bring_up_to_date()
        self._show_mode(ALL)
        self.items.show_filter(key)
        self.items.setFocus()

    def show_items(self, mask: BoolArray, words: str) -> None:
        """Show the items that are marked (N,), with a sentence that says which these are."""
        if self.session.question.outcome is None:
            return
        self._bring_up_to_date()
        self._show_mode(ALL)
        self.items.show_items(mask, words)
        self.items.setFocus()

    def show_item(self, item: int) -> None:
        """Show one item among all of them."""
        if self.session.question.outcome is None:
            return
        self._bring_up_to_date()
        self._show_mode(ALL)
        self.items.show_item(item)
        self.items.setFocus()

    def review_for_guarantee(self) -> None:
        """Review what an audit left, for the button on the Guarantee page."""
        if self.session.question.outcome is None:
            return
        self._bring_up_to_date()
        self._show_mode(REVIEW)
        self.review.review_for_guarantee()
        self.review.setFocus()

    def show_worker_items(self, worker: int, final: int, answer: int) -> None:
        """Show a worker's items, of one final class and answer where they are not negative."""
        if self.session.question.outcome is not None:
            self.show_items(*worker_mask(self.session.question.outcome, worker, final, answer))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Make the review's keys work wherever the focus is on the page."""
        undoing = event.key() == Qt.Key.Key_U or not self.review.at_end
        if self._mode != REVIEW or not undoing or not self.review.panel.press(event):
            super().keyPressEvent(event)

    def _connect(self) -> None:
        controller = self.review.controller
        for bar in self._modes.values():
            bar.mode_chosen.connect(self._on_mode_chosen)
        self.copy_button.clicked.connect(self.copy)
        self.blind_button.toggled.connect(controller.set_blind)
        controller.blind_changed.connect(self.blind_button.setChecked)
        controller.set_blind(self._settings.hides_votes)
        controller.blind_changed.connect(self._on_blind_changed)
        self.next_button.clicked.connect(self._on_next)
        self.tags_button.clicked.connect(self.tags_wanted)
        self.review.queue_changed.connect(self._refresh_header)
        self.review.page_wanted.connect(self.page_wanted)
        self.review.announced.connect(self.announced)
        self.items.review_wanted.connect(self._on_review_wanted)
        for view in (self.items.table, self.review.queue):
            view.copied.connect(lambda n, of: self.announced.emit(describe_copied(n, of)))
            view.table.failed.connect(self.announced)
        self.session.decided.connect(self._on_decided)
        self.session.guarantee_options_changed.connect(self._refresh_header)
        self.session.run_succeeded.connect(self._on_found)
        self.session.guarantee_changed.connect(self._on_guarantee_changed)

    def _show_mode(self, mode: str) -> None:
        self._mode = mode
        for bar in self._modes.values():
            bar.choose(mode)
        shown = self.review if mode == REVIEW else self.items
        was_at = self.window().focusWidget()
        self.body.setCurrentWidget(shown)
        self.setFocusProxy(shown)
        move_focus_on(was_at, shown)
        self._show_actions()
        self._refresh_header()

    def _show_actions(self) -> None:
        there, review = self.session.question.outcome is not None, self._mode == REVIEW
        self.copy_button.setEnabled(there)
        for action in (self.items.columns.button, self.copy_button):
            action.setVisible(not review and there)
        for action in (self.blind_button, self.next_button):
            action.setVisible(review and there)
        self.tags_button.setVisible(review and there and len(self.session.tags) > 1)

    @Slot(bool)
    def _on_blind_changed(self, hidden: bool) -> None:
        self._settings.hides_votes = hidden

    @Slot()
    def _refresh_header(self) -> None:
        """State in the header and on the two modes what there is."""
        outcome = self.session.question.outcome
        if outcome is None:
            return
        left = self.review.left
        for bar in self._modes.values():
            bar.set_words(REVIEW, tr("Review {n}", n=format_number(left)))
            n_items = outcome.job.labels.n_items
            bar.set_words(ALL, tr_n("{n} item", "All {n} items", n_items))
        finding = self.review.finding() if self._mode == REVIEW else ""
        self.header.set_finding(finding or describe_unsure(outcome, self._settled))
        blind = self.review.task is not None and self.review.task.blind
        self.blind_button.setEnabled(self.review.count > 0 and not blind)
        self.next_button.setEnabled(left > 0)
        # Going on without an answer is one in an audit: nobody must take it for a mere step.
        set_button_text(self.next_button, tr("Skip") if blind else tr("Next"))
        tip = tr("Key S: a skipped item counts as wrong and is reviewed") if blind else tr("Key S")
        self.next_button.setToolTip(plain_tooltip(tip))

    @Slot(str)
    def _on_mode_chosen(self, mode: str) -> None:
        self._show_mode(mode)
        self.setFocus()

    @Slot()
    def _on_next(self) -> None:
        self.review.controller.skip()
        self.setFocus()

    @Slot(int)
    def _on_review_wanted(self, item: int) -> None:
        self._show_mode(REVIEW)
        self.review.review(item)
        self.setFocus()

    @Slot(object)
    def _on_decided(self, _: frozenset[int]) -> None:
        outcome = self.session.question.outcome
        if outcome is None or self._stale:
            return
        self.items.when_shown(self.items.update_decided)
        self._refresh_header()

    @Slot(int, object)
    def _on_found(self, number: int, _: object) -> None:
        """Show what another tag of the same items was found to be."""
        if number != self.session.shown and not self._stale and self.session.tags:
            self.items.when_shown(self.items.update_decided)

    @Slot()
    def _on_guarantee_changed(self) -> None:
        if self.session.question.outcome is not None and not self._stale:
            self.items.when_shown(self.items.update_bounds)
            self.review.follow_guarantee()
