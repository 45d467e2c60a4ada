"""An audit: how many labels to check, what each result would prove, and the dialog for doing it."""

from __future__ import annotations

from functools import partial
from secrets import randbelow
from typing import TYPE_CHECKING

import numpy as np
from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QCheckBox, QDialog, QGridLayout, QWidget

from crowdgui.core.audit.plan import bounds_by_result, limits_by_class, sample_size
from crowdgui.core.audit.sample import AuditSample
from crowdgui.core.bounds.guarantee import BoundKey
from crowdgui.core.labels import UNLABELLED
from crowdgui.text.bounds import describe_bound, describe_reason
from crowdgui.text.numbers import format_confidence, format_percent, format_percent_up
from crowdgui.text.translation import format_number, join_sentences, tr, tr_n
from crowdgui.ui.controllers.review_tasks import AuditReview
from crowdgui.ui.dialogs.closing import close_when_stopped
from crowdgui.ui.pages.review_panel import ReviewPanel
from crowdgui.ui.style.fonts import scaled
from crowdgui.ui.widgets.buttons import button
from crowdgui.ui.widgets.fields import number_field
from crowdgui.ui.widgets.focus import FocusRing
from crowdgui.ui.widgets.layout import Surface, column, named, row
from crowdgui.ui.widgets.text import keep_percent_together, plain_tooltip, text_label

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent

    from crowdgui.core.arrays import IntArray
    from crowdgui.ui.session.session import Session


_SIZE = (760, 640)


class AuditDialog(QDialog):
    """Shows the drawn items in their order; an answer is kept at once and can be undone.

    The Items page checks the same sample in the same way, beside the list of the items.

    Signals: `answered` with the audit after each answer.
    """

    answered = Signal(object)

    def __init__(self, session: Session, parent: QWidget) -> None:
        super().__init__(parent)
        title = tr("Audit labels")
        named(self, "audit-dialog", title).setWindowTitle(title)
        self._session = session
        self._judge = AuditReview(session)
        self.panel = ReviewPanel(session, "audit")
        self._said = text_label("", "body", "text2")
        self._close = button(tr("Close"), name="audit-close")
        self._close.setAutoDefault(False)
        self._close.clicked.connect(self.accept)
        foot = row(self._said, None, self._close, margins=(32, 0, 24, 16))
        column(self.panel, foot, parent=self).setStretchFactor(self.panel, 1)
        FocusRing(self)
        self.resize(*_SIZE)
        self._judge.changed.connect(self._on_changed)
        self.panel.set_judge(self._judge)
        self.panel.setFocus()
        self._tell()

    @property
    def audit(self) -> AuditSample:
        return self._judge.audit

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape or not self.panel.press(event):
            super().keyPressEvent(event)

    def done(self, result: int) -> None:
        # A picture may still be being read.
        stop = partial(self.panel.shut_down, 0)
        close_when_stopped(self, stop, partial(super().done, result))

    @Slot(object)
    def _on_changed(self, _: frozenset[int]) -> None:
        self.answered.emit(self.audit)
        self._tell()

    def _tell(self) -> None:
        complete = self.audit.complete
        self._said.setText(
            tr("All labels are checked. The guarantee is based on them.") if complete else ""
        )


USUAL_SIZE = 150


_TILES = 6


_SEEDS = 1 << 31


_MOST_PLANNED_BY_CLASS = 20_000
"""Items up to which the plan by class is worked out at once, without holding up the window."""


class AuditPanel(QWidget):
    """Plans, draws and shows an audit. Everything it changes can be undone.

    Signals: `failed` with a sentence where a sample cannot be drawn.
    """

    failed = Signal(str)

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session
        self._text = text_label(
            tr(
                "Check a random sample of labels yourself. The result needs no assumption "
                "about workers."
            ),
            "body",
            "text2",
            wrap=True,
        )
        self.how_many = number_field("audit-size", tr("Labels to check"), 1, 1_000_000)
        self.how_many.setValue(USUAL_SIZE)
        self.how_many.setFixedWidth(scaled(80))
        self._by_class = named(
            QCheckBox(tr("the same share of every class")), "audit-by-class", tr("By class")
        )
        self._by_class.setToolTip(
            plain_tooltip(
                tr("The sample includes every class. The bound for all classes together is higher.")
            )
        )
        self._tiles = QGridLayout()
        self._tiles.setSpacing(4)
        self._if = text_label("", "caption", "text2")
        self._then = text_label("", "caption", "text2", wrap=True)
        self._needed = text_label("", "caption", "text2", wrap=True)
        self._state = text_label("", "strong", wrap=True)
        self._found = named(text_label("", "body", wrap=True), "audit-found")
        self.draw = button("", "primary", name="audit-draw")
        self.go_on = button(tr("Continue audit…"), "primary", name="audit-continue")
        self.drop = button(tr("Discard audit"), "quiet", name="audit-drop")
        self._plan = QWidget()
        column(
            row(text_label(tr("Labels to check"), "body", "text2"), self.how_many, None),
            self._by_class,
            self._if,
            self._tiles,
            self._then,
            self._needed,
            row(self.draw, None),
            parent=self._plan,
            spacing=8,
        )
        self._doing = QWidget()
        buttons = row(self.go_on, self.drop, None)
        column(self._state, self._found, buttons, parent=self._doing, spacing=8)
        column(self._text, self._plan, self._doing, parent=self, spacing=8)
        self.how_many.valueChanged.connect(self.refresh)
        self._by_class.toggled.connect(self.refresh)
        self.draw.clicked.connect(self._on_draw)
        self.go_on.clicked.connect(self._open)
        self.drop.clicked.connect(lambda: session.wish(tr("discard the audit"), audit=None))

    @Slot()
    def refresh(self) -> None:
        """Show the plan, or how far the audit is."""
        audit, items = self._session.state.guarantee.audit, self._items()
        self._plan.setVisible(audit is None)
        self._doing.setVisible(audit is not None)
        if audit is not None:
            self._state.setText(
                tr_n(
                    "{n} of {all} drawn labels is checked.",
                    "{n} of {all} drawn labels are checked.",
                    audit.done,
                    all=format_number(len(audit.sample)),
                )
            )
            self._found.setText(self._found_words())
            self._found.setVisible(audit.complete)
            self.go_on.setText(
                tr("View audit labels…") if audit.complete else tr("Continue audit…")
            )
            return
        size = min(self.how_many.value(), max(1, items))
        words = tr("Draw {n} labels…", n=format_number(size))
        self.draw.setText(words)
        self.draw.setAccessibleName(words)
        self.draw.setEnabled(items > 0)
        if items:
            self._show_tiles(items, size)
            self._show_needed(items)

    def _found_words(self) -> str:
        """Describe what follows from all answers; nothing while that is computed."""
        guarantee = self._session.question.guarantee
        entries = () if guarantee is None else guarantee.entries
        found = next((entry for entry in entries if entry.key is BoundKey.AUDIT), None)
        # The guarantee may still be that of a sample of which some was to be checked.
        if found is None or not found.conditions[0].met:
            return ""
        if found.value is not None:
            then = tr(
                "At most {share} of these labels are wrong, at {confidence} confidence.",
                share=format_percent_up(found.value),
                confidence=format_confidence(self._session.state.guarantee.alpha),
            )
        else:
            fair = all(condition.met for condition in found.conditions)
            then = join_sentences(
                (describe_reason(found), tr("A larger audit can show more.") if fair else "")
            )
        first = tr("{words}.", words=describe_bound(found))
        return keep_percent_together(join_sentences((first, then)))

    def _show_tiles(self, items: int, size: int) -> None:
        """Show what would follow from some numbers of wrong labels."""
        while (old := self._tiles.takeAt(0)) is not None:
            if (widget := old.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        if self._by_class.isChecked() and items > _MOST_PLANNED_BY_CLASS:
            self._if.setText(tr("The guarantee appears when you have checked the whole sample."))
            self._then.setText("")
            return
        step = max(1, round(size / 50))
        results = [wrong for wrong in range(0, _TILES * step, step) if wrong <= size]
        limits = self._limits(items, size, results)
        for place, wrong in enumerate(results):
            self._tiles.addWidget(_tile(wrong, limits[place] / items), 0, place)
        self._if.setText(tr("If this many of the {n} are wrong …", n=format_number(size)))
        self._then.setText(
            tr(
                "… then at most this share of all {n} is wrong, at {confidence} confidence.",
                n=format_number(items),
                confidence=format_confidence(self._session.state.guarantee.alpha),
            )
        )

    def _show_needed(self, items: int) -> None:
        """Describe how many to check, drawn from all, to show the error rate that is accepted."""
        wishes = self._session.state.guarantee
        fewest = sample_size(items, 0.0, wishes.epsilon, wishes.alpha)
        usual = sample_size(items, wishes.epsilon / 2, wishes.epsilon, wishes.alpha)
        words = ""
        if fewest is not None and usual is not None:
            words = tr(
                "To show that at most {most} are wrong, check {fewest} if none is wrong, "
                "or {usual} if {share} are.",
                most=format_percent(wishes.epsilon),
                fewest=format_number(fewest),
                usual=format_number(usual),
                share=format_percent(wishes.epsilon / 2),
            )
        self._needed.setText(words)

    def _limits(self, items: int, size: int, results: list[int]) -> IntArray:
        alpha, outcome = self._session.state.guarantee.alpha, self._session.question.outcome
        if not self._by_class.isChecked() or outcome is None:
            return bounds_by_result(items, size, alpha, results[-1])[results]
        final = outcome.aggregation.labels
        sizes = np.unique_counts(final[final != UNLABELLED]).counts
        return limits_by_class(sizes, max(size, sizes.size), alpha, np.array(results))

    def _items(self) -> int:
        outcome = self._session.question.outcome
        if outcome is None:
            return 0
        return int(np.count_nonzero(outcome.aggregation.labels != UNLABELLED))

    @Slot()
    def _on_draw(self) -> None:
        outcome = self._session.question.outcome
        if outcome is None:
            return
        final, by_class = outcome.aggregation.labels, self._by_class.isChecked()
        size = min(self.how_many.value(), self._items())
        if by_class:
            size = max(size, int(np.unique(final[final != UNLABELLED]).size))
        audit = AuditSample.draw(final, size, randbelow(_SEEDS), by_class=by_class)
        self._session.wish(tr("draw an audit sample"), audit=audit)
        self._open()

    @Slot()
    def _open(self) -> None:
        dialog = AuditDialog(self._session, self.window())
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()


def _tile(wrong: int, share: float) -> QWidget:
    made = Surface("sunken")
    words = tr("{n} wrong: at most {share}", n=format_number(wrong), share=format_percent_up(share))
    made.setToolTip(plain_tooltip(words))
    made.setAccessibleName(words)
    found, limit = (
        text_label(format_number(wrong), "body", "text2"),
        text_label(format_percent_up(share), "strong"),
    )
    for label in (found, limit):
        label.setAlignment(Qt.AlignmentFlag.AlignCenter)
    column(found, limit, parent=made, spacing=2, margins=(2, 6, 2, 6))
    return made
