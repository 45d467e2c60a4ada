"""One item under review: what it contains, a card for each class, and the keys that answer."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, Slot
from PySide6.QtGui import QFontMetrics, QKeySequence
from PySide6.QtWidgets import QSizePolicy, QWidget

from crowdgui.core.audit.sample import NO_CLASS
from crowdgui.core.labels import UNLABELLED
from crowdgui.text.translation import tr
from crowdgui.text.wording import name_question
from crowdgui.ui.controllers.review_controller import ReviewController
from crowdgui.ui.controllers.review_tasks import ManualReview
from crowdgui.ui.pages.answer_cards import AnswerCards, class_keys
from crowdgui.ui.pages.item_content import ContentKind, ItemContent, content_kind
from crowdgui.ui.pages.item_text import gold_tooltip
from crowdgui.ui.pages.review_text import (
    describe_progress,
    describe_shown_item,
    first_contents,
    key_entries,
    none_key,
    shown_answers,
    task_hint,
)
from crowdgui.ui.style.fonts import font, scaled
from crowdgui.ui.widgets.buttons import button, set_button_text
from crowdgui.ui.widgets.fields import KeyedField
from crowdgui.ui.widgets.layout import column, named, row
from crowdgui.ui.widgets.marks import KeyLegend
from crowdgui.ui.widgets.progress import ProgressLine
from crowdgui.ui.widgets.text import ElidedLabel, plain_tooltip, text_label

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QHideEvent, QKeyEvent, QResizeEvent, QShowEvent

    from crowdgui.core.labels import Labels
    from crowdgui.ui.controllers.review_controller import ReviewPace
    from crowdgui.ui.controllers.review_tasks import ReviewTask
    from crowdgui.ui.session.session import Session


NO_MODIFIERS = (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier)


_MARGINS, _WIDEST = (32, 12, 24, 12), 1040
"""On a wide window lines of text are no longer than what is easily read."""


_LEAST_HIGH, _ONE_ROW, _ANY_HEIGHT = 176, 84, 16777215


_MOST_LINES, _LINE_LENGTH = 6, 60
"""A text of more lines than those takes all the room that it can have."""


def count_lines(content: str) -> int:
    """Return about how many lines a content takes; a picture takes more than any text."""
    match content_kind(content):
        case ContentKind.PICTURE:
            return _MOST_LINES + 1
        case ContentKind.LINK:
            return _MOST_LINES - 1
    shown = content[: _LINE_LENGTH * _MOST_LINES * 2].split("\n")
    return sum(1 + len(line) // _LINE_LENGTH for line in shown)


ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


MOVES = (
    Qt.Key.Key_Left,
    Qt.Key.Key_Right,
    Qt.Key.Key_Up,
    Qt.Key.Key_Down,
    Qt.Key.Key_PageUp,
    Qt.Key.Key_PageDown,
)
"""Keys that may be held down: they only go from item to item, or through a text."""


def is_undo(event: QKeyEvent) -> bool:
    """Whether a key undoes: that of the menu, too, which a dialog keeps from the window."""
    return event.key() == Qt.Key.Key_U or event.matches(QKeySequence.StandardKey.Undo)


class ReviewPanel(QWidget):
    """Shows what `controller` leads to, and takes answers by key and mouse.

    What stands where does not depend on the item, so that eye and hand need not look for it.
    """

    def __init__(self, session: Session, name: str, pace: ReviewPace | None = None) -> None:
        super().__init__()
        named(self, name, tr("Review"))
        self.session = session
        self.controller = ReviewController(self, pace)
        self.progress = ProgressLine(f"{name}-progress")
        self._item = ElidedLabel("", "section", name=True)
        self._item.setObjectName(f"{name}-item")
        self._gold = button("", "link", name=f"{name}-gold")
        self._gold.setToolTip(plain_tooltip(gold_tooltip()))
        self.content = ItemContent(f"{name}-content")
        self.content.folder_chosen.connect(session.look_for_content_in)
        self.content.folder_trusted.connect(session.trust_pictures_in)
        self._hint = text_label("", "caption", "text2")
        self.cards = AnswerCards()
        self._sentence = text_label("", "caption", "text2", wrap=True)
        self._sentence.setObjectName(f"{name}-sentence")
        self.note = KeyedField(f"{name}-note", tr("Note"), tr("Note for this item (N)"))
        self.legend = KeyLegend(f"{name}-keys")
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self._lay_out()
        self._digits: tuple[str, ...] = ()
        self._least_cards = 0
        self._keys = self._make_keys()
        self._connect()

    def set_task(self, task: ReviewTask | None, place: int | None = None) -> None:
        """Ask somebody else's answers, from a place on, or else from the first open item."""
        if task is not None and len(task):
            labels = self._labels()
            self._digits = class_keys([str(name) for name in labels.classes])
            names = [
                (code, str(name), self._digits[code]) for code, name in enumerate(labels.classes)
            ]
            if task.takes_none:
                names.append((NO_CLASS, tr("None of these"), none_key(self._digits)))
            self.cards.set_classes(names)
            self._hint.setText(task_hint(task))
            self._show_keys(task)
            self._make_room(task)
        self.controller.set_task(task, place)

    def press(self, event: QKeyEvent) -> bool:
        """Do what a key means; False where it means nothing here."""
        if self.controller.task is None:
            return False
        key = Qt.Key(event.key())
        if event.isAutoRepeat() and key not in MOVES:
            # A key that is held down would label one item after another unread.
            return True
        if event.modifiers() == Qt.KeyboardModifier.ControlModifier and key in ENTER:
            self.setFocus()
            self.controller.skip()
            return True
        if event.matches(QKeySequence.StandardKey.Undo):
            self.controller.undo()
            return True
        if event.modifiers() not in NO_MODIFIERS:
            return False
        if Qt.Key.Key_0 <= key <= Qt.Key.Key_9 and chr(key) in self._digits:
            self.controller.choose(self._digits.index(chr(key)))
            return True
        if Qt.Key.Key_1 <= key <= Qt.Key.Key_9:
            return True
        action = self._keys.get(key)
        if action is not None:
            action()
        return action is not None

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self.press(event):
            event.ignore()

    def event(self, event: QEvent) -> bool:
        """Share the height again where a part takes more, as new keys do once they are shown."""
        done = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest:
            self._fit_cards()
        return done

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        left, top, right, bottom = _MARGINS
        room = max(right, event.size().width() - scaled(_WIDEST))
        self._lines.setContentsMargins(left, top, room, bottom)
        self._fit_cards()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.controller.pace.begin()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.controller.pace.stop()

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
        # What text and votes do not need stays free at the foot.
        self._lines.setStretch(self._lines.count() - 1, 0)
        # Neither the text nor the votes of an item move what stands below them.
        for part in (self.content, self.cards):
            part.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)

    def _make_room(self, task: ReviewTask) -> None:
        """Share the height between content and classes, the same for all items of a queue."""
        content = first_contents(task)
        lines = max(map(count_lines, content), default=0)
        long = lines > _MOST_LINES
        self.content.setMinimumHeight(scaled(72 if content else 24))
        # A line for the title, and one that is left free.
        high = (lines + 2) * QFontMetrics(font("content")).lineSpacing()
        self.content.setMaximumHeight(_ANY_HEIGHT if long else high)
        # Of a long text or a picture much is to be seen, of votes at least how many there are.
        wide = long and not self.cards.small
        self._lines.setStretchFactor(self.content, 3 if wide else 2 if content else 0)
        self._lines.setStretchFactor(self.cards, 2 if wide else 3)
        votes = 0 if task.blind else int(self._labels().labels_per_item[task.items].max())
        high = self.cards.natural_height(votes)
        self.cards.setMaximumHeight(high)
        bare = 0 if self.cards.small else self.cards.natural_height(0)
        least = bare if wide else max(bare, scaled(_LEAST_HIGH))
        self._least_cards = min(least, high)
        self.note.setVisible(task.takes_notes)
        self._fit_cards()

    def _fit_cards(self) -> None:
        """Make the cards scroll where the window is too low to show what is below them as well.

        In one that is lower still, such as a small one with large text, the keys are not listed.
        """
        inside = self._lines.contentsRect().width()
        keys = self._lines.spacing() + self.legend.heightForWidth(inside)
        needed = self._lines.minimumHeightForWidth(self.width())
        needed += keys if self.legend.isHidden() else 0
        room = self.height() - needed + self.cards.minimumHeight()
        lowest = min(self._least_cards, scaled(_ONE_ROW))
        self.legend.setHidden(room < lowest)
        room += keys if room < lowest else 0
        self.cards.setMinimumHeight(max(lowest, min(self._least_cards, room)))

    def _make_keys(self) -> dict[Qt.Key, Callable[[], None]]:
        controller = self.controller
        return {
            **dict.fromkeys(ENTER, controller.agree),
            Qt.Key.Key_S: controller.skip,
            Qt.Key.Key_Right: partial(controller.step, 1),
            Qt.Key.Key_Left: partial(controller.step, -1),
            Qt.Key.Key_Down: partial(controller.step, 1),
            Qt.Key.Key_Up: partial(controller.step, -1),
            Qt.Key.Key_Space: partial(self.content.turn, 1),
            Qt.Key.Key_PageDown: partial(self.content.turn, 1),
            Qt.Key.Key_PageUp: partial(self.content.turn, -1),
            Qt.Key.Key_U: controller.undo,
            Qt.Key.Key_0: self._none_or_back,
            Qt.Key.Key_X: self._none_or_back,
            Qt.Key.Key_Backspace: controller.take_back,
            Qt.Key.Key_B: lambda: controller.set_blind(not controller.blind),
            Qt.Key.Key_N: partial(self._go_into, self.note),
            Qt.Key.Key_F: partial(self._go_into, self.cards.finder),
            Qt.Key.Key_P: self.content.show_picture,
        }

    def _connect(self) -> None:
        self.controller.left.connect(self._keep_note)
        self.controller.shown.connect(self._on_shown)
        self.controller.blind_changed.connect(lambda _: self._show_keys(self.controller.task))
        self.session.guarantee_changed.connect(self._show_answers)
        self.session.content_changed.connect(self._on_content_changed)
        self.cards.chosen.connect(self.controller.choose)
        self.cards.left.connect(self.setFocus)
        self.note.left.connect(self.setFocus)
        self.note.taken.connect(self.setFocus)
        self.note.editingFinished.connect(self._keep_note)
        self._gold.clicked.connect(self._on_gold)

    def _show_keys(self, task: ReviewTask | None) -> None:
        if task is not None:
            self.legend.set_entries(key_entries(task, self._digits, blind=self.controller.blind))

    def _none_or_back(self) -> None:
        if self.controller.task is not None and self.controller.task.takes_none:
            self.controller.choose(NO_CLASS)
        else:
            self.controller.take_back()

    def _go_into(self, field: KeyedField) -> None:
        if field.isVisible():
            field.setFocus()

    @Slot()
    def _keep_note(self) -> None:
        """Write the note down; one that was only looked at leaves no edit."""
        task = self.controller.task
        if isinstance(task, ManualReview) and self.note.isModified():
            self.note.setModified(False)
            task.note(self.controller.place, self.note.text())

    @Slot()
    def _on_gold(self) -> None:
        item = self.controller.item
        made = self.session.state.decisions.get(item)
        self.session.make_gold([item], is_gold=made is None or not made.is_gold)

    @Slot(int)
    def _on_shown(self, place: int) -> None:
        task, data = self.controller.task, self.session.question.data
        if task is None or data is None:
            return
        item = self.controller.item
        self._item.setText(self._title(str(data.labels.item_ids[item])))
        self._show_content()
        if isinstance(task, ManualReview) and not self.note.hasFocus():
            self.note.setText(task.note_of(place))
        self._show_answers()
        done = task.done
        self.progress.set_progress(
            describe_progress(task, done),
            done / len(task),
            self.controller.seconds_left,
            earlier=self.controller.pace.is_earlier,
        )

    def _show_content(self) -> None:
        data, session = self.session.question.data, self.session
        if data is not None:
            content = "" if data.content is None else str(data.content[self.controller.item])
            self.content.set_content(content, session.content_folder, session.picture_folders)

    @Slot()
    def _on_content_changed(self) -> None:
        task = self.controller.task
        if task is not None and len(task):
            self._make_room(task)
            self._show_keys(task)
            self._show_content()

    @Slot()
    def _show_answers(self) -> None:
        task, place = self.controller.task, self.controller.place
        if task is None or self.session.question.outcome is None:
            return
        hidden = self.controller.hides_votes
        self.cards.set_answers(shown_answers(task, place, hidden=hidden))
        answer = task.answer_of(place)
        # What the rule proposes is in sight, also among more classes than fit.
        self.cards.show_card(
            task.proposed(place) if answer == UNLABELLED and not hidden else answer
        )
        self._sentence.setText(describe_shown_item(task, place, hidden=hidden))
        made = self.session.state.decisions.get(self.controller.item)
        self._gold.setVisible(task.takes_notes and made is not None and made.labelled)
        set_button_text(
            self._gold,
            tr("Remove from gold") if made is not None and made.is_gold else tr("Use as gold"),
        )

    def _title(self, name: str) -> str:
        """Name the item, and what is asked of it where a project has several questions."""
        data = self.session.question.data
        if data is None or len(self.session.questions) < 2:
            return tr("Item {name}", name=name)
        asked = name_question(data.question, data.asks)
        return tr("Item {name} · {question}", name=name, question=asked)

    def _labels(self) -> Labels:
        assert self.session.question.data is not None
        return self.session.question.data.labels
