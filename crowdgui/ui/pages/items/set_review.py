"""Review of whole sets: all tags of an item are set at once, the least confident sets first."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Slot
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QCheckBox, QDialog, QSizePolicy, QWidget
from shiboken6 import isValid

from crowdgui.core.labels import UNLABELLED
from crowdgui.core.tags.sets import YES
from crowdgui.text.tags import describe_set_confidence, describe_tag_votes
from crowdgui.text.translation import format_number, tr
from crowdgui.ui.controllers.review_controller import ReviewController
from crowdgui.ui.controllers.review_tasks import SetReview
from crowdgui.ui.dialogs.closing import close_when_stopped
from crowdgui.ui.dialogs.reviewer import ReviewerDialog, show_signature
from crowdgui.ui.pages.answer_cards import MOST_KEYS
from crowdgui.ui.pages.item_content import ItemContent
from crowdgui.ui.pages.item_text import count_votes, vote_cells
from crowdgui.ui.pages.review_panel import ENTER, MOVES, NO_MODIFIERS
from crowdgui.ui.pages.review_text import content_keys
from crowdgui.ui.style.fonts import scaled
from crowdgui.ui.widgets.buttons import button
from crowdgui.ui.widgets.chips import ChipStrip
from crowdgui.ui.widgets.fields import KeyedField
from crowdgui.ui.widgets.focus import FocusRing
from crowdgui.ui.widgets.layout import column, named, resize_within_screen, row, scroll_vertically
from crowdgui.ui.widgets.marks import KeyCap, KeyLegend
from crowdgui.ui.widgets.progress import ProgressLine
from crowdgui.ui.widgets.text import ElidedLabel, plain_tooltip, text_label

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QKeyEvent

    from crowdgui.core.arrays import IntArray
    from crowdgui.core.results import Outcome
    from crowdgui.ui.session.session import Session
    from crowdgui.ui.session.settings import Settings

_SIZE, _NAME_WIDTH, _CONTENT = (980, 680), 170, (64, 220)


class _TagBox(QCheckBox):
    """Leaves every key but Space to the dialog, and the keyboard where it was on a click."""

    def __init__(self, name: str, tag: str) -> None:
        # An ampersand in a tag is no shortcut.
        super().__init__(tag.replace("&", "&&"))
        named(self, name, tag).setToolTip(plain_tooltip(tag))
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Space:
            super().keyPressEvent(event)
        else:
            event.ignore()


class TagRow(QWidget):
    """One tag of the item: whether it has it, what the votes say, and who gave them."""

    def __init__(self, place: int, tag: str) -> None:
        super().__init__()
        self.setObjectName(f"set-tag-{place}")
        key = str(place + 1) if place < MOST_KEYS else ""
        self.box = _TagBox(f"set-box-{place}", tag)
        self.box.setFixedWidth(scaled(_NAME_WIDTH))
        self.said = text_label("", "caption", "text2")
        self._votes = ChipStrip(f"set-votes-{place}", lines=1)
        lines = column(self.said, self._votes, spacing=2)
        cap: tuple[QWidget, ...] = (KeyCap(key),) if key else ()
        line = row(*cap, self.box, lines, parent=self, spacing=10)
        line.setStretchFactor(lines, 1)

    def show_votes(self, outcome: Outcome, item: int) -> None:
        """Show the votes for and against the tag, and the rule's label."""
        counts, rule = count_votes(outcome, item), int(outcome.labels[item])
        label = "" if rule == UNLABELLED else str(outcome.job.labels.classes[rule])
        sure = float(outcome.confidence[item]) if outcome.confidence_is_probability else None
        words = describe_tag_votes(int(counts[YES]), int(counts.sum()), label, sure)
        self.said.setText(words)
        self.box.setAccessibleDescription(words)
        self._votes.set_votes(sorted(vote_cells(outcome, item), key=lambda vote: -vote.code))


class SetReviewDialog(QDialog):
    """Leads through `items` in their order; each answer is kept as it is given."""

    def __init__(
        self, session: Session, settings: Settings, items: IntArray, parent: QWidget
    ) -> None:
        super().__init__(parent)
        title = tr("Review whole sets")
        named(self, "set-review-dialog", title).setWindowTitle(title)
        self.session, self._settings = session, settings
        self.controller = ReviewController(self)
        self.review = SetReview(session, items, settings)
        self._every = [session.questions[number] for number in session.tags]
        self.progress = ProgressLine("set-progress")
        self._item = named(ElidedLabel("", "section", name=True), "set-item")
        self.content = ItemContent("set-content")
        self.content.folder_chosen.connect(session.look_for_content_in)
        self.content.folder_trusted.connect(session.trust_pictures_in)
        self.content.setMinimumHeight(scaled(_CONTENT[0]))
        self.content.setMaximumHeight(scaled(_CONTENT[1]))
        self.rows = [
            TagRow(place, one.data.question if one.data else "")
            for place, one in enumerate(self._every)
        ]
        self._sentence = named(text_label("", "caption", "text2", wrap=True), "set-sentence")
        self.note = KeyedField("set-note", tr("Note"), tr("Note for this item (N)"))
        self.legend = KeyLegend("set-keys")
        self.legend.set_entries(self._key_entries())
        self.said = named(text_label("", "caption", "text2"), "set-said")
        self._signed = ElidedLabel("", "caption", "text2")
        self._change = button(tr("Change…"), "link", name="set-reviewer-change")
        self.confirm = button(tr("Confirm tags"), "primary", name="set-confirm")
        self.buttons = {
            "undo": button(tr("Undo"), name="set-undo"),
            "back": button(tr("Back"), name="set-back"),
            "skip": button(tr("Skip"), name="set-skip"),
        }
        self.close_button = button(tr("Close"), name="set-close")
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self._keys = self._make_keys()
        self._lay_out()
        self._connect()
        resize_within_screen(self, *_SIZE)
        self._show_name()
        self.controller.set_task(self.review)
        self.setFocus()

    @property
    def ticked(self) -> int:
        """The set that is ticked, as an answer of the review."""
        return sum(int(each.box.isChecked()) << tag for tag, each in enumerate(self.rows))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        tag = key - Qt.Key.Key_1
        if event.matches(QKeySequence.StandardKey.Undo):
            self.controller.undo()
        elif event.modifiers() not in NO_MODIFIERS:
            event.ignore()
        elif event.isAutoRepeat() and key not in MOVES:
            # A key that is held down would confirm one item after another unread.
            event.accept()
        elif 0 <= tag < min(MOST_KEYS, len(self.rows)):
            self.rows[tag].box.toggle()
        elif key in self._keys:
            self._keys[key]()
        else:
            super().keyPressEvent(event)

    def done(self, result: int) -> None:
        self._keep_note()
        close_when_stopped(self, partial(self.content.shut_down, 0), partial(super().done, result))

    def _lay_out(self) -> None:
        inside = QWidget()
        column(*self.rows, None, parent=inside, spacing=6, margins=(0, 0, 8, 0))
        tags = scroll_vertically(inside)
        hint = tr(
            "Tick all tags that this item has. They replace the final labels of all its tags and "
            "are exported as manual labels. Beside each tag are its votes, those for it first."
        )
        signed = row(self._signed, self._change, spacing=8)
        signed.setStretchFactor(self._signed, 1)
        foot = row(
            self.confirm, *self.buttons.values(), self.said, None, self.close_button, spacing=8
        )
        lines = column(
            self.progress,
            self._item,
            self.content,
            text_label(hint, "caption", "text2", wrap=True),
            tags,
            self._sentence,
            self.note,
            self.legend,
            signed,
            foot,
            parent=self,
            spacing=8,
            margins=(24, 16, 24, 16),
        )
        self.content.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)
        lines.setStretchFactor(self.content, 1)
        lines.setStretchFactor(tags, 3)
        for each in (self.confirm, *self.buttons.values(), self.close_button, self._change):
            each.setAutoDefault(False)
            each.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def _connect(self) -> None:
        self.controller.left.connect(self._keep_note)
        self.controller.shown.connect(self._on_shown)
        self.controller.announced.connect(self.said.setText)
        self.controller.finished.connect(
            lambda: self.said.setText(tr("All items have been reviewed"))
        )
        self.note.left.connect(self.setFocus)
        self.note.taken.connect(self.setFocus)
        self.confirm.clicked.connect(self._on_confirmed)
        self.buttons["undo"].clicked.connect(self.controller.undo)
        self.buttons["back"].clicked.connect(partial(self.controller.step, -1))
        self.buttons["skip"].clicked.connect(self.controller.skip)
        self._change.clicked.connect(self._on_change_name)
        self.close_button.clicked.connect(self.accept)
        self.session.data_changed.connect(self._on_data_changed)
        FocusRing(self)

    def _make_keys(self) -> dict[Qt.Key, Callable[[], None]]:
        controller = self.controller
        return {
            **dict.fromkeys(ENTER, self._on_confirmed),
            Qt.Key.Key_S: controller.skip,
            Qt.Key.Key_PageDown: partial(self.content.turn, 1),
            Qt.Key.Key_PageUp: partial(self.content.turn, -1),
            Qt.Key.Key_U: controller.undo,
            Qt.Key.Key_Right: partial(controller.step, 1),
            Qt.Key.Key_Left: partial(controller.step, -1),
            Qt.Key.Key_Backspace: controller.take_back,
            Qt.Key.Key_N: self.note.setFocus,
            Qt.Key.Key_P: self.content.show_picture,
        }

    def _key_entries(self) -> tuple[tuple[tuple[str, ...], str], ...]:
        digits = [str(key + 1) for key in range(min(MOST_KEYS, len(self.rows)))]
        if len(digits) > 3:
            digits = [digits[0], "–", digits[-1]]
        return (
            (tuple(digits), tr("tick or untick")),
            ((tr("Enter"),), tr("confirm")),
            (("S",), tr("skip")),
            (("←", "→"), tr("back, next")),
            (("U",), tr("undo")),
            # Space ticks here; a long text is read with Page Down.
            *(entry for entry in content_keys(self.review) if entry[0] == ("P",)),
            (("N",), tr("note")),
        )

    @Slot()
    def _on_confirmed(self) -> None:
        self.said.setText("")
        if self.note.isModified():
            self.note.setModified(False)
            self.review.note_to_keep = self.note.text()
        self.controller.choose(self.ticked)

    @Slot()
    def _on_data_changed(self) -> None:
        """Drop a note on what is not open any more: another project has taken its place."""
        self.note.setModified(False)

    @Slot()
    def _keep_note(self) -> None:
        """Write down a note without an answer; one that was only looked at leaves no edit."""
        if self.note.isModified():
            self.note.setModified(False)
            self.review.note(self.controller.place, self.note.text())

    @Slot(int)
    def _on_shown(self, place: int) -> None:
        item, data = self.controller.item, self._every[0].data
        assert data is not None
        answer = self.review.answer_of(place)
        self._item.setText(tr("Item {name}", name=data.labels.item_ids[item]))
        content = "" if data.content is None else str(data.content[item])
        self.content.set_content(content, self.session.content_folder, self.session.picture_folders)
        ticked = self.review.proposed(place) if answer == UNLABELLED else answer
        confidence = []
        for tag, (part, one) in enumerate(zip(self.rows, self._every, strict=True)):
            part.box.setChecked(bool(ticked >> tag & 1))
            if one.outcome is not None:
                part.show_votes(one.outcome, item)
                if one.outcome.confidence_is_probability:
                    confidence.append(float(one.outcome.confidence[item]))
        self._sentence.setText(self._describe(answer, confidence))
        self.note.setText(self.review.note_of(place))
        done, n = self.review.done, len(self.review)
        words = tr("{done} of {n} reviewed", done=format_number(done), n=format_number(n))
        left, earlier = self.controller.seconds_left, self.controller.pace.is_earlier
        self.progress.set_progress(words, done / n, left, earlier=earlier)

    def _describe(self, answer: int, confidence: list[float]) -> str:
        if answer != UNLABELLED:
            return tr("You have set the tags of this item. Backspace takes them back.")
        if len(confidence) < len(self.rows) or any(one != one for one in confidence):
            return ""
        product = 1.0
        for one in confidence:
            product *= one
        return describe_set_confidence(product, min(confidence))

    def _show_name(self) -> None:
        show_signature(self._settings, self._signed, self._change)

    @Slot()
    def _on_change_name(self) -> None:
        name = ReviewerDialog.ask(self, self._settings.reviewer_name)
        if name is not None:
            self._settings.reviewer = name
            self._show_name()
        if isValid(self):
            self.setFocus()
