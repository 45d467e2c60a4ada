"""One item at a time: what it is, the classes to choose from, and keys for everything."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Slot
from PySide6.QtWidgets import QSizePolicy, QWidget

from crowdgui.core.audit.sample import NO_CLASS
from crowdgui.text.translation import format_number, tr
from crowdgui.ui.fonts import scaled
from crowdgui.ui.judges import HandJudge
from crowdgui.ui.judging import Judging
from crowdgui.ui.pages.item_answers import answers_shown, legend_words, sentence_shown
from crowdgui.ui.pages.item_content import ItemContent
from crowdgui.ui.pages.item_words import gold_tip
from crowdgui.ui.widgets.answer_cards import MOST_KEYS, AnswerCards
from crowdgui.ui.widgets.buttons import button
from crowdgui.ui.widgets.fields import KeyedField
from crowdgui.ui.widgets.layout import column, row
from crowdgui.ui.widgets.marks import KeyLegend
from crowdgui.ui.widgets.progress import ProgressLine
from crowdgui.ui.widgets.text import ElidedLabel, plain_tooltip, text_label

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QHideEvent, QKeyEvent, QResizeEvent, QShowEvent

    from crowdgui.core.labels import Labels
    from crowdgui.ui.judges import Judge
    from crowdgui.ui.pace import Pace
    from crowdgui.ui.session import Session

_NO_MODIFIERS = (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier)
_MARGINS, _WIDEST = (32, 12, 24, 12), 1040
"""On a wide window lines of text are no longer than what is easily read."""

_MOST_CONTENT, _LEAST_HIGH, _MOST_HIGH = 460, 176, 290
"""Cards have room for two lines of votes; what stands below them is not far from the text."""

_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class JudgingPanel(QWidget):
    """Shows what `judging` leads to, and takes answers by key and mouse.

    What stands where does not depend on the item, so that eye and hand need not look for it.
    """

    def __init__(self, session: Session, name: str, pace: Pace | None = None) -> None:
        super().__init__()
        self.setObjectName(name)
        self.session = session
        self.judging = Judging(self, pace)
        self.progress = ProgressLine(f"{name}-progress")
        self._item = ElidedLabel("", "section")
        self._item.setObjectName(f"{name}-item")
        self._gold = button("", "link", name=f"{name}-gold")
        self._gold.setToolTip(plain_tooltip(gold_tip()))
        self.content = ItemContent(f"{name}-content")
        self._hint = text_label("", "caption", "text2")
        self.cards = AnswerCards()
        self._sentence = text_label("", "caption", "text2", wrap=True)
        self._sentence.setObjectName(f"{name}-sentence")
        self.note = KeyedField(f"{name}-note", tr("Note"), tr("Note for this item (N)"))
        self.legend = KeyLegend(f"{name}-keys")
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self._lay_out()
        self._keys = self._make_keys()
        self._connect()

    def set_judge(self, judge: Judge | None, place: int | None = None) -> None:
        """Ask somebody else's answers, from a place on, or else from the first open item."""
        if judge is not None and len(judge):
            labels = self._labels()
            names = [
                (code, str(name), str(code + 1) if code < MOST_KEYS else "")
                for code, name in enumerate(labels.classes)
            ]
            if judge.takes_none:
                names.append((NO_CLASS, tr("None of these"), "0"))
            self.cards.set_classes(names)
            self._make_room(judge)
            self._hint.setText(
                tr("Your answer replaces the final label and is exported as hand-set.")
                if judge.takes_notes
                else tr("What is this item? The rule’s label stays hidden, so as not to sway you.")
            )
            self._tell_keys(judge)
        self.judging.set_judge(judge, place)

    def press(self, event: QKeyEvent) -> bool:
        """Do what a key means; False where it means nothing here."""
        if self.judging.judge is None:
            return False
        key = Qt.Key(event.key())
        if event.modifiers() == Qt.KeyboardModifier.ControlModifier and key in _ENTER:
            self.setFocus()
            self.judging.skip()
            return True
        if event.modifiers() not in _NO_MODIFIERS:
            return False
        if Qt.Key.Key_1 <= key <= Qt.Key.Key_9:
            code = key - Qt.Key.Key_1
            if code < self._labels().n_classes:
                self.judging.choose(code)
            return True
        action = self._keys.get(key)
        if action is not None:
            action()
        return action is not None

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self.press(event):
            event.ignore()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        left, top, right, bottom = _MARGINS
        room = max(right, event.size().width() - scaled(_WIDEST))
        self._lines.setContentsMargins(left, top, room, bottom)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.judging.pace.begin()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.judging.pace.stop()

    def shut_down(self, milliseconds: int = 5000) -> bool:
        """Stop what is read; False where it would not stop."""
        return self.content.shut_down(milliseconds)

    def _lay_out(self) -> None:
        kept = self._gold.sizePolicy()
        kept.setRetainSizeWhenHidden(True)
        self._gold.setSizePolicy(kept)
        head = row(self._item, self._gold, spacing=12)
        head.setStretchFactor(self._item, 1)
        self._sentence.setMinimumHeight(2 * self._sentence.fontMetrics().lineSpacing())
        self._sentence.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._lines = column(
            self.progress,
            head,
            self.content,
            self._hint,
            self.cards,
            self._sentence,
            self.note,
            self.legend,
            None,
            parent=self,
            spacing=8,
            margins=_MARGINS,
        )
        # Neither the text nor the votes of an item move what stands below them.
        for part in (self.content, self.cards):
            part.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)
        self.cards.setMinimumHeight(scaled(_LEAST_HIGH))
        self._lines.setStretchFactor(self.cards, 3)

    def _make_room(self, judge: Judge) -> None:
        """Share the height between content and classes, the same for all items of a file."""
        data = self.session.data
        content = data is not None and data.content is not None
        self.content.setMinimumHeight(scaled(72 if content else 24))
        self.content.setMaximumHeight(scaled(_MOST_CONTENT))
        self._lines.setStretchFactor(self.content, 2 if content else 0)
        self._lines.setStretch(self._lines.count() - 1, 0 if content else 1)
        most = 16777215 if self.cards.small else scaled(_MOST_HIGH)
        self.cards.setMaximumHeight(most)
        self.note.setVisible(judge.takes_notes)

    def _make_keys(self) -> dict[Qt.Key, Callable[[], None]]:
        judging = self.judging
        return {
            **dict.fromkeys(_ENTER, judging.agree),
            Qt.Key.Key_S: judging.skip,
            Qt.Key.Key_Right: partial(judging.step, 1),
            Qt.Key.Key_Left: partial(judging.step, -1),
            Qt.Key.Key_U: judging.undo,
            Qt.Key.Key_0: self._none_or_back,
            Qt.Key.Key_Backspace: judging.take_back,
            Qt.Key.Key_B: lambda: judging.set_blind(not judging.blind),
            Qt.Key.Key_N: partial(self._go_into, self.note),
            Qt.Key.Key_F: partial(self._go_into, self.cards.finder),
            Qt.Key.Key_P: self.content.show_picture,
        }

    def _connect(self) -> None:
        self.judging.left.connect(self._keep_note)
        self.judging.shown.connect(self._on_shown)
        self.judging.blind_changed.connect(lambda _: self._tell_keys(self.judging.judge))
        self.session.guarantee_changed.connect(self._show_answers)
        self.cards.chosen.connect(self.judging.choose)
        self.cards.left.connect(self.setFocus)
        self.note.left.connect(self.setFocus)
        self.note.taken.connect(self.setFocus)
        self.note.editingFinished.connect(self._keep_note)
        self._gold.clicked.connect(self._on_gold)

    def _tell_keys(self, judge: Judge | None) -> None:
        if judge is not None:
            n_classes = self._labels().n_classes
            self.legend.set_entries(legend_words(judge, n_classes, blind=self.judging.blind))

    def _none_or_back(self) -> None:
        if self.judging.judge is not None and self.judging.judge.takes_none:
            self.judging.choose(NO_CLASS)
        else:
            self.judging.take_back()

    def _go_into(self, field: KeyedField) -> None:
        if field.isVisible():
            field.setFocus()

    @Slot()
    def _keep_note(self) -> None:
        """Write the note down; one that was only looked at leaves no edit."""
        judge = self.judging.judge
        if isinstance(judge, HandJudge) and self.note.isModified():
            self.note.setModified(False)
            judge.note(self.judging.place, self.note.text())

    @Slot()
    def _on_gold(self) -> None:
        item = self.judging.item
        made = self.session.decisions.get(item)
        self.session.make_gold([item], is_gold=made is None or not made.is_gold)

    @Slot(int)
    def _on_shown(self, place: int) -> None:
        judge, data = self.judging.judge, self.session.data
        if judge is None or data is None:
            return
        item = self.judging.item
        self._item.setText(tr("Item {name}", name=data.labels.item_ids[item]))
        content = "" if data.content is None else str(data.content[item])
        folder = None if data.source is None else data.source.path.parent
        self.content.set_content(content, folder)
        if isinstance(judge, HandJudge) and not self.note.hasFocus():
            self.note.setText(judge.note_of(place))
        self._show_answers()
        words = tr(
            "{done} of {n} reviewed", done=format_number(judge.done), n=format_number(len(judge))
        )
        self.progress.set_progress(words, judge.done / len(judge), self.judging.seconds_left)

    @Slot()
    def _show_answers(self) -> None:
        judge, place = self.judging.judge, self.judging.place
        if judge is None or self.session.outcome is None:
            return
        hidden = self.judging.hides_votes
        self.cards.set_answers(answers_shown(judge, place, hidden=hidden))
        self.cards.show_card(judge.answer_of(place))
        self._sentence.setText(sentence_shown(judge, place, hidden=hidden))
        made = self.session.decisions.get(self.judging.item)
        self._gold.setVisible(judge.takes_notes and made is not None and made.labelled)
        words = tr("No longer gold") if made is not None and made.is_gold else tr("Make it gold")
        self._gold.setText(words)
        self._gold.setAccessibleName(words)

    def _labels(self) -> Labels:
        assert self.session.data is not None
        return self.session.data.labels
