"""What stands in place of an item: the end of a queue and what next, or why there is no queue."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal

from crowdgui.core.review.decisions import count_manual_labels
from crowdgui.text.decisions import hand_count_words
from crowdgui.text.translation import tr, tr_n
from crowdgui.ui.pages.item_words import gold_tip
from crowdgui.ui.pages.review_orders import nothing_words
from crowdgui.ui.queue_maker import AUDIT
from crowdgui.ui.widgets.buttons import button
from crowdgui.ui.widgets.messages import EmptyState

if TYPE_CHECKING:
    from crowdgui.ui.judges import Judge
    from crowdgui.ui.session import Session


class ReviewEnd(EmptyState):
    """One sentence, and what can be done next.

    Signals: `gold_wanted` with the items (a tuple) whose labels are to become gold;
    `page_wanted` with the key of a page; `again_wanted` when the answers are to be seen again.
    """

    gold_wanted = Signal(object)
    page_wanted = Signal(str)
    again_wanted = Signal()

    def __init__(self, session: Session) -> None:
        self._gold = button("", "primary", name="review-make-gold", tip=gold_tip())
        self._guarantee = button("", name="review-guarantee")
        self._export = button(tr("Export…"), name="review-export")
        self._again = button(tr("Look at the answers"), "quiet", name="review-again")
        super().__init__("", "", self._gold, self._guarantee, self._export, self._again, grid=False)
        self.setObjectName("review-end")
        self._session = session
        self._items: tuple[int, ...] = ()
        self._gold.clicked.connect(lambda: self.gold_wanted.emit(self._items))
        self._guarantee.clicked.connect(lambda: self.page_wanted.emit("guarantee"))
        self._export.clicked.connect(lambda: self.page_wanted.emit("export"))
        self._again.clicked.connect(self.again_wanted)

    def show_nothing(self, order: str) -> None:
        """Describe why there is no item to review."""
        self.set_words(*nothing_words(order))
        self._offer(order == AUDIT)
        self._guarantee.setText(tr("Draw a sample on the Guarantee page"))

    def show_end(self, judge: Judge) -> None:
        """Describe what the review of a queue found."""
        if judge.blind:
            self.set_words(
                tr_n("The drawn item is checked", "All {n} drawn items are checked", len(judge)),
                tr("What was found is held against the rule’s labels on the Guarantee page."),
            )
            self._offer(True, again=True)
            self._guarantee.setText(tr("See the guarantee"))
            return
        self._show_labels(judge)

    def _show_labels(self, judge: Judge) -> None:
        outcome, decisions = self._session.outcome, self._session.decisions
        assert outcome is not None
        there = {int(item): decisions[int(item)] for item in judge.items if int(item) in decisions}
        words = hand_count_words(count_manual_labels(outcome.aggregation.labels, there))
        self.set_words(
            tr_n("The item is reviewed", "All {n} items are reviewed", len(judge)),
            words + ". " + tr("They win over the rule and are exported with who, when and note."),
        )
        self._items = tuple(i for i, made in there.items() if made.labelled and not made.is_gold)
        count = len(self._items)
        self._gold.setText(tr_n("Make this {n} label gold", "Make these {n} labels gold", count))
        self._offer(False, gold=count > 0, export=True, again=True)

    def _offer(
        self, guarantee: bool, *, gold: bool = False, export: bool = False, again: bool = False
    ) -> None:
        self._guarantee.setVisible(guarantee)
        self._gold.setVisible(gold)
        self._export.setVisible(export)
        self._again.setVisible(again)
