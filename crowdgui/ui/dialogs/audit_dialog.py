"""Checking a random sample of items by hand, one at a time, without seeing the final label."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QDialog, QPushButton, QWidget

from crowdgui.core.bounds.hand_check import NO_CLASS
from crowdgui.core.labels import UNLABELLED
from crowdgui.core.text import number, tr
from crowdgui.ui.fonts import font, scaled
from crowdgui.ui.widgets.build import column, named, row
from crowdgui.ui.widgets.buttons import button
from crowdgui.ui.widgets.flow import FlowLayout
from crowdgui.ui.widgets.focus_ring import FocusRing
from crowdgui.ui.widgets.progress_strip import ProgressBar
from crowdgui.ui.widgets.scrolling import scrolling
from crowdgui.ui.widgets.text import ElidedLabel, text_label

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QKeyEvent

    from crowdgui.core.bounds.hand_check import HandCheck
    from crowdgui.ui.session import Session

_SIZE = (720, 520)
_MOST_KEYS = 9


class AuditDialog(QDialog):
    """Shows the drawn items in their order; an answer is kept at once and can be undone.

    Keys 1 to 9 choose a class, 0 says that none is right, the arrows go back and on. What the
    rule found stays hidden: knowing it would sway the check.

    Signals: `answered` with the audit after each answer.
    """

    answered = Signal(object)

    def __init__(self, session: Session, parent: QWidget) -> None:
        super().__init__(parent)
        title = tr("Check labels by hand")
        named(self, "audit-dialog", title).setWindowTitle(title)
        self._session = session
        self._place = 0
        self._count = text_label("", "strong")
        self._bar = ProgressBar()
        self._item = ElidedLabel("", "section")
        self._item.setObjectName("audit-item")
        self._content = text_label("", "content", wrap=True)
        self._content.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._answers: list[QPushButton] = []
        self._said = text_label("", "body", "text2")
        self._back = button(tr("Back"), "quiet", name="audit-back")
        self._on = button(tr("Skip"), "quiet", name="audit-next")
        self._close = button(tr("Close"), name="audit-close")
        self._lay_out()
        self._back.clicked.connect(lambda: self._go(-1))
        self._on.clicked.connect(lambda: self._go(1))
        self._close.clicked.connect(self.accept)
        FocusRing(self)
        self.resize(*_SIZE)
        self._place = self._first_open()
        self._show()

    @property
    def audit(self) -> HandCheck:
        assert self._session.wishes.audit is not None
        return self._session.wishes.audit

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        if Qt.Key.Key_1 <= key < Qt.Key.Key_1 + min(_MOST_KEYS, len(self._answers) - 1):
            self._answers[key - Qt.Key.Key_1].click()
        elif key == Qt.Key.Key_0:
            self._answers[-1].click()
        elif key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            self._go(1 if key == Qt.Key.Key_Right else -1)
        else:
            super().keyPressEvent(event)

    def _lay_out(self) -> None:
        head = row(self._count, self._bar, spacing=16)
        head.setStretchFactor(self._bar, 1)
        inside = QWidget()
        column(self._content, None, parent=inside)
        answers = QWidget()
        flow = FlowLayout(answers)
        for made in self._make_answers():
            flow.addWidget(made)
        hint = tr("What is this item? Keys 1 to 9 choose, 0 says none of these.")
        foot = row(self._back, self._on, None, self._said, self._close)
        body = scrolling(inside)
        lines = column(
            head,
            self._item,
            body,
            text_label(hint, "caption", "text2"),
            answers,
            foot,
            parent=self,
            spacing=12,
            margins=(24, 20, 24, 16),
        )
        lines.setStretchFactor(body, 1)

    def _make_answers(self) -> Sequence[QPushButton]:
        data = self._session.data
        assert data is not None
        names = [str(name) for name in data.labels.classes]
        words = [f"{i + 1}  {name}" if i < _MOST_KEYS else name for i, name in enumerate(names)]
        for code, text in enumerate([*words, "0  " + tr("none of these")]):
            # An ampersand in a class's name is no shortcut.
            made = button(text.replace("&", "&&"), name=f"audit-answer-{code}")
            made.setFont(font("medium"))
            made.setCheckable(True)
            made.setMinimumHeight(scaled(36))
            chosen = NO_CLASS if code == len(names) else code
            made.clicked.connect(lambda _=False, code=chosen: self._answer(code))
            self._answers.append(made)
        return self._answers

    @Slot()
    def _answer(self, code: int) -> None:
        audit = self.audit.answer(self._place, code)
        self._session.wish(tr("check an item"), audit=audit)
        self.answered.emit(audit)
        self._place = self._first_open() if not audit.complete else self._place
        self._show()

    def _first_open(self) -> int:
        """Give the next item nobody has looked at, from here on and then from the start."""
        answers = self.audit.answers
        order = [*range(self._place, len(answers)), *range(self._place)]
        return next((i for i in order if answers[i] == UNLABELLED), self._place)

    def _go(self, step: int) -> None:
        self._place = min(len(self.audit.sample) - 1, max(0, self._place + step))
        self._show()

    def _show(self) -> None:
        audit, data = self.audit, self._session.data
        assert data is not None
        item, answer = audit.sample[self._place], audit.answers[self._place]
        self._count.setText(
            tr("{done} of {all} checked", done=number(audit.done), all=number(len(audit.sample)))
        )
        self._bar.set_share(audit.done / len(audit.sample))
        self._item.setText(
            tr("{place}. {item}", place=number(self._place + 1), item=data.labels.item_ids[item])
        )
        content = "" if data.content is None else str(data.content[item])
        self._content.setText(
            content or tr("The file holds no content of this item; look it up by its id.")
        )
        for code, made in enumerate(self._answers):
            own = NO_CLASS if code == len(self._answers) - 1 else code
            made.setChecked(answer == own)
        self._back.setEnabled(self._place > 0)
        self._on.setEnabled(self._place < len(audit.sample) - 1)
        done = tr("All are checked; the guarantee follows from them.")
        self._said.setText(done if audit.complete else "")
