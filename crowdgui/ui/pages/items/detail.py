"""One item of the table: its content, how sure each class is, and who voted for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QWidget

from crowdgui.text.rules import describe_confidence
from crowdgui.text.translation import format_number, format_percent, tr, tr_n
from crowdgui.ui.pages.item_content import ItemContent
from crowdgui.ui.pages.item_text import (
    count_votes,
    describe_final_label,
    describe_item_bound,
    gold_tooltip,
    vote_cells,
)
from crowdgui.ui.widgets.bars import PosteriorBar, PosteriorBars
from crowdgui.ui.widgets.buttons import button, set_button_text
from crowdgui.ui.widgets.chips import VoteChips
from crowdgui.ui.widgets.layout import FlowLayout, Surface, column
from crowdgui.ui.widgets.text import ElidedLabel, plain_tooltip, text_label

if TYPE_CHECKING:
    from crowdgui.core.results import Outcome
    from crowdgui.ui.session.session import Session


MOST_CHIPS = 200


_LINES = 9


_MOST_BARS, _LEAST_SHARE = 9, 0.001
"""With more classes than this, those without a vote and with a smaller share have no bar."""


class ItemDetail(Surface):
    """Shows everything that is known of one item.

    Signals: `review_wanted` when its label is to be set by hand.
    """

    review_wanted = Signal()

    def __init__(self, session: Session) -> None:
        super().__init__("canvas")
        self._session = session
        self.item = -1
        self._name = ElidedLabel("", "section", name=True)
        self._name.setObjectName("item-name")
        self._sentence = text_label("", "body", "text2", wrap=True)
        self._bound = text_label("", "body", "text2", wrap=True)
        self._note = text_label("", "body", "text", wrap=True)
        self.review = button(tr("Set label…"), name="item-review", icon="ticked-list")
        self._gold = button("", "quiet", name="item-gold", tip=gold_tooltip())
        self._back = button(tr("Remove manual label"), "quiet", name="item-take-back")
        self.acts = (self.review, self._gold, self._back)
        self.content = ItemContent("item-content", _LINES)
        self.content.folder_chosen.connect(session.look_for_content_in)
        self.content.folder_trusted.connect(session.trust_pictures_in)
        session.content_changed.connect(self._show_content)
        self._bars_title = text_label("", "strong")
        self._bars = PosteriorBars()
        self._bars_caption = text_label("", "caption", "text2", wrap=True)
        self._votes_title = text_label(tr("Votes"), "strong")
        self._votes_caption = text_label("", "caption", "text2", wrap=True)
        self._chips = VoteChips()
        self._parts = (
            self._bound,
            self._note,
            self.review,
            self._gold,
            self._back,
            self.content,
            self._bars_title,
            self._bars_caption,
            self._bars,
            self._votes_title,
            self._votes_caption,
            self._chips,
        )
        self._lay_out()
        self.review.clicked.connect(self.review_wanted)
        self._gold.clicked.connect(self._on_gold)
        self._back.clicked.connect(lambda: session.remove_label(self.item))
        self.clear()

    def clear(self) -> None:
        self.item = -1
        for part in self._parts:
            part.hide()
        self._name.setText(tr("No item selected"))
        self._sentence.setText(tr("Choose a row in the table to see its votes."))

    def show_item(self, item: int) -> None:
        """Show an item of the session's outcome."""
        outcome, data = self._session.question.outcome, self._session.question.data
        if outcome is None or data is None:
            self.clear()
            return
        self.item = item
        for part in self._parts:
            part.show()
        self._name.setText(str(outcome.job.labels.item_ids[item]))
        self._show_content()
        self._show_decision(item)
        self._show_bars(outcome, item)
        votes = vote_cells(outcome, item)
        self._chips.set_votes(votes[:MOST_CHIPS])
        self._votes_caption.setText(_chips_text(outcome, len(votes)))

    def refresh(self) -> None:
        """Show the same item again, after a decision on it or another guarantee."""
        outcome = self._session.question.outcome
        if self.item >= 0 and outcome is not None:
            self._show_decision(self.item)
            self._show_bars(outcome, self.item)

    @Slot()
    def _show_content(self) -> None:
        data, session = self._session.question.data, self._session
        if self.item < 0 or data is None:
            return
        content = "" if data.content is None else str(data.content[self.item])
        self.content.setVisible(bool(content))
        self.content.set_content(content, session.content_folder, session.picture_folders)

    def _lay_out(self) -> None:
        # Three long ones stand below each other; else the whole could not be as narrow as it is.
        buttons = QWidget()
        flow = FlowLayout(buttons)
        for each in self.acts:
            flow.addWidget(each)
        column(
            self._name,
            self._sentence,
            self._bound,
            self._note,
            buttons,
            self.content,
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

    def _show_decision(self, item: int) -> None:
        made = self._session.state.decisions.get(item)
        by_hand, note = made is not None and made.labelled, made.note if made else ""
        self._sentence.setText(describe_final_label(self._session, item))
        self._bound.setText(describe_item_bound(self._session, item))
        self._note.setText(tr("Note: {note}", note=note))
        self._note.setVisible(bool(note))
        self._gold.setVisible(by_hand)
        self._back.setVisible(by_hand)
        set_button_text(
            self._gold,
            tr("Remove from gold") if made is not None and made.is_gold else tr("Use as gold"),
        )
        self._gold.setToolTip(plain_tooltip(gold_tooltip()))

    def _show_bars(self, outcome: Outcome, item: int) -> None:
        self._bars_title.setText(
            tr("Probability of each class")
            if outcome.confidence_is_probability
            else tr("Support for each class")
        )
        self._bars_caption.setText(_bars_caption(outcome, item))
        final = self._session.question.final
        code = int((outcome.labels if final is None else final.labels)[item])
        self._bars.set_bars(_bars(outcome, item, code))

    def _on_gold(self) -> None:
        made = self._session.state.decisions.get(self.item)
        self._session.make_gold([self.item], is_gold=made is None or not made.is_gold)


def _bars_caption(outcome: Outcome, item: int) -> str:
    """Describe what the bars are, and the rule's own probability where they are not that."""
    words = describe_confidence(outcome.job.rule, outcome.calibration)
    own = float(outcome.own_probability[item])
    if not outcome.calibration.corrects or np.isnan(own):
        return words
    return words + " " + tr("Model probability: {share}.", share=format_percent(own, 1))


def _bars(outcome: Outcome, item: int, final: int) -> tuple[PosteriorBar, ...]:
    labels, votes = outcome.job.labels, count_votes(outcome, item)
    posterior = outcome.class_probabilities(item)
    many = labels.n_classes > _MOST_BARS
    return tuple(
        PosteriorBar(
            code,
            str(labels.classes[code]),
            float(posterior[code]),
            tr_n("{n} vote", "{n} votes", int(votes[code])),
            code == final,
        )
        for code in range(labels.n_classes)
        if not many or votes[code] or posterior[code] >= _LEAST_SHARE
    )


def _chips_text(outcome: Outcome, count: int) -> str:
    words = (
        tr("Colours show the class; ▲ marks flagged workers.")
        if outcome.workers.weights is None
        else tr("Colours show the class; the bar is the worker’s weight, ▲ marks flagged workers.")
    )
    if outcome.job.excluded is not None and outcome.job.excluded.any():
        words += " " + tr("✕ marks excluded workers, whose votes don’t count.")
    if count > MOST_CHIPS:
        words += " " + tr("The first {n} are shown.", n=format_number(MOST_CHIPS))
    return words
