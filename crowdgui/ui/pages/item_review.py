"""Review: the queue at the left, the item that is judged beside it, and what comes at the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QSplitter, QStackedWidget, QWidget

from crowdgui.core.labels import UNLABELLED
from crowdgui.core.review.queue import ReviewOrder
from crowdgui.text.translation import tr
from crowdgui.ui.dialogs.reviewer import ReviewerDialog
from crowdgui.ui.fonts import scaled
from crowdgui.ui.pages.judging_panel import JudgingPanel
from crowdgui.ui.pages.review_end import ReviewEnd
from crowdgui.ui.pages.review_orders import order_names, order_words
from crowdgui.ui.pages.review_queue import ReviewQueue
from crowdgui.ui.queue_maker import AUDIT, SHOWN, QueueMaker
from crowdgui.ui.widgets.buttons import button
from crowdgui.ui.widgets.fields import ChoiceBox
from crowdgui.ui.widgets.layout import Surface, column, row
from crowdgui.ui.widgets.text import ElidedLabel

if TYPE_CHECKING:
    from collections.abc import Callable

    from crowdgui.core.arrays import FloatArray, IntArray
    from crowdgui.ui.judges import Judge
    from crowdgui.ui.session import Session
    from crowdgui.ui.settings import Settings
    from crowdgui.ui.widgets.buttons import ModeBar

_LEFT, _LEAST_LEFT, _LEAST_RIGHT = 336, 310, 480


class ItemReview(QWidget):
    """Keeps list and item together, through the whole of a queue.

    Signals: `queue_changed` when there is another queue; `page_wanted` with the key of another
    page; `told` with a sentence for the status line.
    """

    queue_changed = Signal()
    page_wanted = Signal(str)
    told = Signal(str)

    def __init__(
        self,
        session: Session,
        settings: Settings,
        modes: ModeBar,
        rows_shown: Callable[[], IntArray],
    ) -> None:
        super().__init__()
        self.setObjectName("item-review")
        self.session = session
        self.judge: Judge | None = None
        self._start_at = -1
        self.order: ChoiceBox[str] = ChoiceBox(
            "review-order", tr("Order"), order_names(), ReviewOrder.LEAST_SURE.value
        )
        self.order.fill_width()
        self.queue = ReviewQueue()
        self.panel = JudgingPanel(session, "review")
        self.judging = self.panel.judging
        self.end = ReviewEnd(session)
        self._right = QStackedWidget()
        self._right.addWidget(self.panel)
        self._right.addWidget(self.end)
        self._settings = settings
        self._signed = ElidedLabel("", "caption", "text2")
        self._change = button(tr("Change…"), "link", name="reviewer-change")
        self._maker = QueueMaker(session, settings, rows_shown)
        self._lay_out(modes)
        self._connect()
        self._tell_name()

    @property
    def count(self) -> int:
        """How many items are in the queue."""
        return 0 if self.judge is None else len(self.judge)

    @property
    def at_end(self) -> bool:
        """Whether there is no item to judge now."""
        return self._right.currentWidget() is self.end

    def finding(self) -> str:
        """Describe which items are in the queue."""
        outcome = self.session.outcome
        if outcome is None or not self.count:
            return ""
        return order_words(self.order.value(), outcome, self.count)

    def forget(self) -> None:
        """Drop a queue whose items are gone."""
        self._on_made(None, None)

    def refresh(self) -> None:
        """Make the queue anew; an open item that is shown stays where it can."""
        place = self.judging.place
        if self.judge is not None and self.judge.answer_of(place) == UNLABELLED:
            self._start_at = self.judging.item
        self._maker.make(self.order.value())

    def review(self, item: int) -> None:
        """Review the items as the table shows them, from one of them on."""
        self.order.set_value(SHOWN)
        self._start_at = item
        self._maker.make(SHOWN)

    def shut_down(self) -> bool:
        """Stop what is under way; False where it would not stop."""
        return self._maker.shut_down() & self.panel.shut_down()

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
        parts.setStretchFactor(1, 1)
        parts.setSizes([scaled(_LEFT), scaled(1000)])
        column(parts, parent=self)
        # The keyboard stays here while there is no item to judge; the page hands its keys on.
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)

    def _connect(self) -> None:
        self._maker.made.connect(self._on_made)
        self._maker.failed.connect(self.told)
        self._change.clicked.connect(self._on_change_name)
        self.order.chosen.connect(self._on_order_chosen)
        self.queue.row_chosen.connect(self._on_row_chosen)
        self.queue.clicked.connect(lambda index: self._on_row_chosen(index.row()))
        self.judging.shown.connect(self._on_shown)
        self.judging.finished.connect(self._show_end)
        self.judging.told.connect(self.told)
        self.judging.blind_changed.connect(self._on_blind_changed)
        self.end.gold_wanted.connect(self.session.make_gold)
        self.end.page_wanted.connect(self.page_wanted)
        self.end.again_wanted.connect(self._look_again)
        self.session.data_changed.connect(self.forget)
        self.session.wishes_changed.connect(self._on_wishes_changed)

    @Slot(object, object)
    def _on_made(self, judge: Judge | None, worth: FloatArray | None) -> None:
        wanted, self._start_at = self._start_at, -1
        places = [] if judge is None else np.flatnonzero(judge.items == wanted).tolist()
        self.judge = judge
        self.queue.show_queue(judge, worth)
        self.panel.set_judge(judge, places[0] if places else None)
        if judge is None:
            self.end.show_nothing(self.order.value())
            self._show_instead()
        elif len(judge.answered()) == len(judge) and not places:
            self._show_end()
        self.queue_changed.emit()

    @Slot()
    def _on_order_chosen(self) -> None:
        self._start_at = -1
        self._maker.make(self.order.value())
        self.setFocus()

    @Slot(int)
    def _on_row_chosen(self, place: int) -> None:
        if place != self.judging.place or self.at_end:
            self.judging.show_place(place)

    @Slot(int)
    def _on_shown(self, place: int) -> None:
        self._right.setCurrentWidget(self.panel)
        self.queue.mark_done()
        self.queue.choose(place)

    @Slot()
    def _show_end(self) -> None:
        if self.judge is not None:
            self.end.show_end(self.judge)
            self._show_instead()

    def _show_instead(self) -> None:
        """Show the end in place of an item; the keyboard must not land on one of its buttons."""
        if self.panel.isAncestorOf(self.focusWidget() or self):
            self.setFocus()
        self._right.setCurrentWidget(self.end)

    @Slot()
    def _look_again(self) -> None:
        self.judging.show_place(0)
        self.setFocus()

    @Slot(bool)
    def _on_blind_changed(self, blind: bool) -> None:
        self.queue.blind = blind
        self.queue.mark_done()

    def _tell_name(self) -> None:
        self._signed.setText(tr("Answers are signed “{name}”.", name=self._settings.reviewer))

    @Slot()
    def _on_change_name(self) -> None:
        name = ReviewerDialog.ask(self.window(), self._settings.reviewer)
        if name is not None:
            self._settings.reviewer = name
            self._tell_name()
        self.setFocus()

    @Slot()
    def _on_wishes_changed(self) -> None:
        """Follow an audit that was drawn, given up, or drawn anew; its answers follow anyway."""
        if self.order.value() != AUDIT:
            return
        audit = self.session.wishes.audit
        if audit is None or self.judge is None or tuple(self.judge.items) != audit.sample:
            self._maker.make(AUDIT)
