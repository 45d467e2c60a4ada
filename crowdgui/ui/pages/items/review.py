"""Review: the queue at the left, the item beside it, and what comes at the end of the queue."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QSplitter, QStackedWidget, QWidget

from crowdgui.core.labels import UNLABELLED
from crowdgui.core.progress import Stage
from crowdgui.core.review.decisions import count_manual_labels
from crowdgui.core.review.queue import AUDIT, GUARANTEE, SHOWN, ReviewOrder
from crowdgui.text.review import OPEN_ORDERS, describe_empty_queue, describe_order, order_names
from crowdgui.text.run_summary import describe_manual_labels
from crowdgui.text.translation import join_sentences, tr, tr_n
from crowdgui.text.translation import sentence as as_sentence
from crowdgui.text.wording import describe_stage
from crowdgui.ui.controllers.review_tasks import QueueBuilder
from crowdgui.ui.dialogs.reviewer import ReviewerDialog, show_signature
from crowdgui.ui.pages.item_text import gold_tooltip
from crowdgui.ui.pages.items.queue_list import ReviewQueue
from crowdgui.ui.pages.review_panel import ReviewPanel
from crowdgui.ui.style.fonts import scaled
from crowdgui.ui.widgets.buttons import button, set_button_text
from crowdgui.ui.widgets.fields import ChoiceBox
from crowdgui.ui.widgets.layout import Surface, column, named, row
from crowdgui.ui.widgets.messages import EmptyState
from crowdgui.ui.widgets.text import ElidedLabel

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QKeyEvent

    from crowdgui.core.arrays import FloatArray, IntArray
    from crowdgui.ui.controllers.review_controller import ReviewPace
    from crowdgui.ui.controllers.review_tasks import ReviewTask
    from crowdgui.ui.session.session import Session
    from crowdgui.ui.session.settings import Settings
    from crowdgui.ui.widgets.buttons import ModeBar


def describe_end(task: ReviewTask) -> str:
    """Describe what has been done with all items of a queue."""
    if task.blind:
        return tr_n("The drawn item is checked", "All {n} drawn items are checked", len(task))
    if task.settled_elsewhere:
        return tr_n("The item is settled", "All {n} items are settled", len(task))
    return tr_n("The item is reviewed", "All {n} items are reviewed", len(task))


class ReviewEnd(EmptyState):
    """One sentence, and what can be done next.

    Signals: `gold_wanted` with the items (a tuple) whose labels are to become gold;
    `page_wanted` with the key of a page; `again_wanted` when the answers are to be seen again.
    """

    gold_wanted = Signal(object)
    page_wanted = Signal(str)
    again_wanted = Signal()

    def __init__(self, session: Session) -> None:
        self._gold = button("", "primary", name="review-make-gold", tip=gold_tooltip())
        self._guarantee = button("", "primary", name="review-guarantee")
        self._export = button(tr("Export…"), name="review-export")
        self._again = button("", "quiet", name="review-again")
        super().__init__("", "", self._gold, self._guarantee, self._export, self._again, grid=False)
        self.setObjectName("review-end")
        self._session = session
        self._items: tuple[int, ...] = ()
        self._gold.clicked.connect(lambda: self.gold_wanted.emit(self._items))
        self._guarantee.clicked.connect(lambda: self.page_wanted.emit("guarantee"))
        self._export.clicked.connect(lambda: self.page_wanted.emit("export"))
        self._again.clicked.connect(self.again_wanted)

    def enter(self) -> bool:
        """Move the focus to the first thing that can be done next; False where there is none."""
        parts = (self._gold, self._guarantee, self._export, self._again)
        first = next((part for part in parts if part.isVisible()), None)
        if first is not None:
            first.setFocus(Qt.FocusReason.TabFocusReason)
        return first is not None

    def show_nothing(self, order: str) -> None:
        """Describe why there is no item to review."""
        if order == GUARANTEE and self._session.question.guarantee is None:
            self.set_words(describe_stage(Stage.COMPUTING_GUARANTEE), "")
        else:
            self.set_words(*describe_empty_queue(order))
        self._offer(order in (AUDIT, GUARANTEE))
        self._guarantee.setText(
            tr("See the guarantee")
            if order == GUARANTEE
            else tr("Draw a sample on the Guarantee page")
        )

    def show_end(self, task: ReviewTask, order: str) -> None:
        """Describe what the review of a queue found."""
        if task.blind:
            self.set_words(
                describe_end(task),
                tr("The Guarantee page compares your labels with the rule’s."),
            )
            self._offer(True, again=True, blind=True)
            self._guarantee.setText(tr("See the guarantee"))
            return
        self._show_labels(task, guarantee=order == GUARANTEE)

    def _show_labels(self, task: ReviewTask, *, guarantee: bool) -> None:
        outcome, decisions = self._session.question.outcome, self._session.state.decisions
        assert outcome is not None
        there = {int(item): decisions[int(item)] for item in task.items if int(item) in decisions}
        made_by_hand = count_manual_labels(outcome.labels, there)
        words = []
        others = task.settled_elsewhere
        if others:
            words.append(
                tr_n(
                    "{n} item has the label that the audit or gold gives.",
                    "{n} items have the label that the audit or gold gives.",
                    others,
                )
            )
        if made_by_hand.n:
            words.append(describe_manual_labels(made_by_hand) + ".")
            words.append(
                tr("They override the rule and are exported with reviewer, time and note.")
            )
        self.set_words(describe_end(task), join_sentences(words))
        self._items = tuple(i for i, made in there.items() if made.labelled and not made.is_gold)
        count = len(self._items)
        self._gold.setText(
            tr_n("Use this {n} label as gold", "Use these {n} labels as gold", count)
        )
        self._guarantee.setText(tr("See the guarantee"))
        self._offer(guarantee, gold=count > 0 and not guarantee, export=True, again=True)

    def _offer(
        self,
        guarantee: bool,
        *,
        gold: bool = False,
        export: bool = False,
        again: bool = False,
        blind: bool = False,
    ) -> None:
        self._guarantee.setVisible(guarantee)
        self._gold.setVisible(gold)
        self._export.setVisible(export)
        self._again.setVisible(again)
        set_button_text(self._again, tr("View audit labels") if blind else tr("View your labels"))


_LEFT, _RIGHT, _LEAST_LEFT, _LEAST_RIGHT, _SHARES = 348, 747, 310, 465, (1, 3)


class _OrderBox(ChoiceBox[str]):
    """Opens on Enter, which would set a label otherwise; Escape goes back to the items.

    Signals: `left`. The digits are those of the classes, here too.
    """

    left = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.showPopup()
        elif event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        elif Qt.Key.Key_0 <= event.key() <= Qt.Key.Key_9:
            event.ignore()
        else:
            super().keyPressEvent(event)


class ItemReview(QWidget):
    """Keeps list and item together, through the whole of a queue.

    Signals: `queue_changed` when there is another queue; `order_chosen` with an order that was
    chosen; `page_wanted` with the key of another page; `announced` with a sentence for the status
    line.
    """

    queue_changed = Signal()
    order_chosen = Signal(str)
    page_wanted = Signal(str)
    announced = Signal(str)

    def __init__(
        self,
        session: Session,
        settings: Settings,
        modes: ModeBar,
        rows_shown: Callable[[], IntArray],
        pace: ReviewPace | None = None,
    ) -> None:
        super().__init__()
        named(self, "item-review", tr("Review"))
        self.session = session
        self.task: ReviewTask | None = None
        self._start_at = self._left_at = -1
        self._by_cost = False
        self.order = _OrderBox(
            "review-order", tr("Order"), order_names(), ReviewOrder.LEAST_SURE.value
        )
        self.order.fill_width()
        self.queue = ReviewQueue()
        self.panel = ReviewPanel(session, "review", pace)
        self.controller = self.panel.controller
        self.end = ReviewEnd(session)
        self._right = QStackedWidget()
        self._right.addWidget(self.panel)
        self._right.addWidget(self.end)
        self._settings = settings
        self._signed = ElidedLabel("", "caption", "text2")
        self._change = button(tr("Change…"), "link", name="reviewer-change")
        self._maker = QueueBuilder(session, settings, rows_shown, self)
        self._lay_out(modes)
        self._connect()
        self._show_name()

    @property
    def count(self) -> int:
        """How many items are in the queue."""
        return 0 if self.task is None else len(self.task)

    @property
    def left(self) -> int:
        """How many items of the queue are still to be reviewed."""
        return 0 if self.task is None else len(self.task) - self.task.done

    @property
    def at_end(self) -> bool:
        """Whether there is no item to review now."""
        return self._right.currentWidget() is self.end

    def finding(self) -> str:
        """Describe which items are in the queue."""
        outcome, final = self.session.question.outcome, self.session.question.final
        order = self.order.value()
        n = self.left if order in OPEN_ORDERS else self.count
        if self.task is not None and self.count and not self.left:
            return as_sentence(describe_end(self.task))
        if outcome is None or not n:
            return ""
        return describe_order(order, outcome, n, 0 if final is None else final.n_settled)

    def forget(self) -> None:
        """Drop a queue whose items are gone."""
        self._on_made(None, None)

    def refresh(self) -> None:
        """Make the queue again; an open item that is shown stays where it can."""
        self._offer_orders()
        place = self.controller.place
        if self.task is not None and self.task.answer_of(place) == UNLABELLED:
            self._start_at = self.controller.item
        self._maker.make(self.order.value())

    def follow_guarantee(self) -> None:
        """Make the queue of what is left for the guarantee again where it lacks some of that."""
        found = self.session.question.guarantee
        if found is None or self.order.value() != GUARANTEE:
            return
        queued = () if self.task is None else self.task.items
        left = () if found.acceptance is None else found.acceptance.to_review
        if self.task is None or not np.isin(left, queued).all():
            self.refresh()

    def _offer_orders(self) -> None:
        """Offer the order by cost where mistakes differ in cost."""
        outcome, order = self.session.question.outcome, self.order.value()
        costs = outcome is not None and outcome.job.costs is not None
        if costs != self._by_cost:
            self._by_cost = costs
            names = order_names(costs=costs)
            self.order.offer(names, order if order in names else ReviewOrder.LEAST_SURE.value)

    def choose_order(self, order: str) -> None:
        """Choose an order for the next queue, where there is such an order."""
        by_cost = order == ReviewOrder.COSTS_MOST
        if by_cost and not self._by_cost:
            # It is taken back where mistakes turn out to cost the same.
            self._by_cost = True
            self.order.offer(order_names(costs=True), order)
        elif order in order_names(costs=by_cost):
            self.order.set_value(order)

    @property
    def will_resume(self) -> bool:
        """Whether a review that was left goes on with the next queue."""
        return self._left_at >= 0

    def resume(self, order: str, item: int, *, now: bool) -> None:
        """Go on with the next queue where a project was left, or `now` with another.

        Without an order it is the default one: that of the labels before says nothing of these.
        """
        self.choose_order(order or ReviewOrder.LEAST_SURE.value)
        self._left_at, self._start_at = item, -1
        if now:
            self._maker.make(self.order.value())

    def review(self, item: int) -> None:
        """Review the items as the table shows them, from one of them on."""
        self.order.set_value(SHOWN)
        self.order_chosen.emit(SHOWN)
        self._start_at = item
        self._maker.make(SHOWN)

    def review_for_guarantee(self) -> None:
        """Review the items that an audit left, the least confident first."""
        self.order.set_value(GUARANTEE)
        self.order_chosen.emit(GUARANTEE)
        self._start_at = -1
        self._maker.make(GUARANTEE)

    def shut_down(self) -> bool:
        """Stop what is under way; False where it would not stop."""
        return self._maker.shut_down() & self.panel.shut_down()

    def focusNextPrevChild(self, following: bool) -> bool:
        """Go from the end of a queue to what can be done next, not through the whole page."""
        if following and self.hasFocus() and self.at_end and self.end.enter():
            return True
        return super().focusNextPrevChild(following)

    def _lay_out(self, modes: ModeBar) -> None:
        left = Surface("canvas")
        top = column(modes, self.order, spacing=6, margins=(20, 7, 12, 4))
        foot = Surface("canvas", ("top",))
        row(self._signed, self._change, None, parent=foot, margins=(20, 6, 12, 6))
        column(top, self.queue, foot, parent=left).setStretchFactor(self.queue, 1)
        parts = QSplitter(Qt.Orientation.Horizontal)
        parts.setHandleWidth(1)
        parts.setChildrenCollapsible(False)
        for part, least in ((left, _LEAST_LEFT), (self._right, _LEAST_RIGHT)):
            part.setMinimumWidth(scaled(least))
            parts.addWidget(part)
        # A wide window shows more of long names, not only more beside the item.
        for place, share in enumerate(_SHARES):
            parts.setStretchFactor(place, share)
        parts.setSizes([scaled(_LEFT), scaled(_RIGHT)])
        column(parts, parent=self)
        # The keyboard stays here while there is no item to review; the page hands its keys on.
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)

    def _connect(self) -> None:
        self._maker.made.connect(self._on_made)
        self._maker.failed.connect(self.announced)
        self._change.clicked.connect(self._on_change_name)
        self.order.chosen.connect(self._on_order_chosen)
        self.order.left.connect(self.setFocus)
        self.queue.row_chosen.connect(self._on_row_chosen)
        self.queue.clicked.connect(lambda index: self._on_row_chosen(index.row()))
        self.controller.shown.connect(self._on_shown)
        self.controller.finished.connect(self._show_end)
        self.controller.announced.connect(self.announced)
        self.controller.blind_changed.connect(self._on_blind_changed)
        self.end.gold_wanted.connect(self.session.make_gold)
        self.end.page_wanted.connect(self.page_wanted)
        self.end.again_wanted.connect(self._review_again)
        self.session.data_changed.connect(self.forget)
        self.session.guarantee_options_changed.connect(self._on_guarantee_options_changed)

    @Slot(object, object)
    def _on_made(self, task: ReviewTask | None, values: FloatArray | None) -> None:
        wanted, self._start_at = self._start_at, -1
        places = [] if task is None else np.flatnonzero(task.items == wanted).tolist()
        if task is not None and not places:
            # What was left at may be settled by now.
            left = np.flatnonzero(task.items == self._left_at).tolist()
            places = [place for place in map(task.next_open, left) if place >= 0]
            self._left_at = -1
        self.task = task
        by_cost = self.order.value() == ReviewOrder.COSTS_MOST
        self.queue.show_queue(task, values, by_cost=by_cost)
        self.panel.set_task(task, places[0] if places else None)
        if task is None:
            self.end.show_nothing(self.order.value())
            self._show_instead()
        elif len(task.answered()) == len(task) and not places:
            self._show_end()
        self.queue_changed.emit()

    @Slot()
    def _on_order_chosen(self) -> None:
        self._start_at = -1
        self.order_chosen.emit(self.order.value())
        self._maker.make(self.order.value())
        self.setFocus()

    @Slot(int)
    def _on_row_chosen(self, place: int) -> None:
        if place != self.controller.place or self.at_end:
            self.controller.show_place(place)

    @Slot(int)
    def _on_shown(self, place: int) -> None:
        self._right.setCurrentWidget(self.panel)
        self.queue.mark_done()
        self.queue.choose(place)

    @Slot()
    def _show_end(self) -> None:
        if self.task is not None:
            self.end.show_end(self.task, self.order.value())
            self._show_instead()

    def _show_instead(self) -> None:
        """Show the end in place of an item; the keyboard must not land on one of its buttons."""
        if self.panel.isAncestorOf(self.focusWidget() or self):
            self.setFocus()
        self._right.setCurrentWidget(self.end)

    @Slot()
    def _review_again(self) -> None:
        self.controller.show_place(0)
        self.setFocus()

    @Slot(bool)
    def _on_blind_changed(self, blind: bool) -> None:
        self.queue.set_blind(blind)

    def _show_name(self) -> None:
        show_signature(self._settings, self._signed, self._change)

    @Slot()
    def _on_change_name(self) -> None:
        name = ReviewerDialog.ask(self.window(), self._settings.reviewer_name)
        if name is not None:
            self._settings.reviewer = name
            self._show_name()
        self.setFocus()

    @Slot()
    def _on_guarantee_options_changed(self) -> None:
        """Follow an audit that was drawn, discarded or drawn again; its answers follow anyway."""
        if self.order.value() != AUDIT:
            return
        audit = self.session.state.guarantee.audit
        if audit is None or self.task is None or tuple(self.task.items) != audit.sample:
            self._maker.make(AUDIT)
