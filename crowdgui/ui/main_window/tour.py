"""The tour: cards for the pages in the order of the work, on a finished sample if none is open.

It ends with the export of labels that have a guarantee.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent, QKeySequence, QPainter, QPaintEvent, QPen, QShortcut
from PySide6.QtWidgets import QAbstractButton, QWidget

from crowdgui.text.guarantees.headline import describe_headline
from crowdgui.text.translation import format_number, join_sentences, tr, tr_noop
from crowdgui.ui.controllers.samples import TOUR_SAMPLE
from crowdgui.ui.style.fonts import scaled
from crowdgui.ui.style.theme import tokens
from crowdgui.ui.widgets.buttons import button, set_button_text
from crowdgui.ui.widgets.layout import column, named, row
from crowdgui.ui.widgets.text import text_label

if TYPE_CHECKING:
    from crowdgui.core.bounds.guarantee import Guarantee
    from crowdgui.ui.main_window.frame import WindowFrame


_WIDTH, _EDGE = 340, 16


_RADIUS = 8


class TourCard(QWidget):
    """Lies over the window; what is below it can be used as before.

    Signals: `back_clicked`, `next_clicked`, `end_clicked`.
    """

    back_clicked = Signal()
    next_clicked = Signal()
    end_clicked = Signal()

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        named(self, "tour", tr("Tour of the pages"))
        self._title = named(text_label("", "section", wrap=True), "tour-title")
        self._words = named(text_label("", "body", wrap=True), "tour-words")
        self._place = named(text_label("", "caption", "text2"), "tour-place")
        self.end_button = button(tr("End"), "quiet", name="tour-end")
        self.back_button = button(tr("Back"), "quiet", name="tour-back")
        # The page has a primary button of its own.
        self.next_button = button(tr("Next"), name="tour-next")
        buttons = row(self._place, None, self.end_button, self.back_button, self.next_button)
        parts = self._title, self._words, buttons
        self._lines = column(*parts, parent=self, spacing=8, margins=(16, 16, 16, 12))
        self.end_button.clicked.connect(self.end_clicked)
        self.back_button.clicked.connect(self.back_clicked)
        self.next_button.clicked.connect(self.next_clicked)
        self.hide()

    def show_step(self, title: str, words: str, step: int, steps: int) -> None:
        """Show the words of a step, counted from 0."""
        self._title.setText(title)
        self._words.setText(words)
        self._place.setText(
            tr("{step} of {steps}", step=format_number(step + 1), steps=format_number(steps))
        )
        self.setAccessibleDescription(f"{title}. {words}")
        self.back_button.setEnabled(step > 0)
        self.end_button.setVisible(step < steps - 1)
        said = tr("Done") if step == steps - 1 else tr("Next")
        set_button_text(self.next_button, said)

    def stand_in(self, page: QRect, *, left: bool) -> None:
        """Take a lower corner of the page, away from what the step is about."""
        width = min(scaled(_WIDTH), page.width() - 2 * scaled(_EDGE))
        high = self._lines.heightForWidth(width)
        area = QRect(0, 0, width, high)
        area.moveBottom(page.bottom() - scaled(_EDGE))
        if left:
            area.moveLeft(page.left() + scaled(_EDGE))
        else:
            area.moveRight(page.right() - scaled(_EDGE))
        self.setGeometry(area)
        self.show()
        self.raise_()
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Click on Return as on Space; outside of dialogs, Qt does not."""
        pressed = self.focusWidget()
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and isinstance(
            pressed, QAbstractButton
        ):
            pressed.click()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), tokens().canvas)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(tokens().raised)
        painter.setPen(QPen(tokens().accent_text, 1.5))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), _RADIUS, _RADIUS)


class TourStep(NamedTuple):
    """A page with what is said of it; the card is at the right unless that is there."""

    page: str
    title: str
    words: str
    at_left: bool = False


STEPS = (
    TourStep(
        "data",
        tr_noop("Data: what is in your file"),
        tr_noop(
            "Labels, workers, items and classes are counted. The picture shows who "
            "labelled what, and the checks show what was skipped."
        ),
    ),
    TourStep(
        "labels",
        tr_noop("Labels: one per item"),
        tr_noop(
            "A rule turns all labels of an item into one final label. One has run already; choose "
            "another to compare."
        ),
    ),
    TourStep(
        "workers",
        tr_noop("Workers: who is good, who may be guessing"),
        tr_noop(
            "Choose a worker to see the evidence, or exclude one to see what would change. "
            "People and models are compared apart. You can undo everything."
        ),
        at_left=True,
    ),
    TourStep(
        "items",
        tr_noop("Items: review the uncertain ones yourself"),
        tr_noop(
            "Items with the lowest confidence come first. Press a number to set the "
            "label, or Enter to agree. Your label overrides the rule."
        ),
    ),
    TourStep(
        "guarantee",
        tr_noop("Guarantee: how far you can trust it"),
        tr_noop(
            "See how many labels can be wrong at most, or why there is no guarantee. An "
            "audit can give you one."
        ),
        at_left=True,
    ),
    TourStep(
        "guarantee",
        tr_noop("Guarantee: from an audit"),
        tr_noop(
            "State the error rate you can accept and start the audit. You label random items, the "
            "most confident labels are accepted, and you review the rest."
        ),
    ),
    TourStep(
        "compare",
        tr_noop("Compare: would another rule do better?"),
        tr_noop(
            "Other rules side by side, whether more labels would help, and which items they would "
            "help most."
        ),
    ),
    TourStep(
        "export",
        tr_noop("Export: share the results"),
        tr_noop(
            "The report collects all results. Select files and choose a folder. Press F1 for help "
            "on what you point at."
        ),
    ),
    TourStep(
        "export",
        tr_noop("Export: the result with its guarantee"),
        tr_noop(
            "Press the button below the list. The report says what is guaranteed, or what is "
            "missing for that."
        ),
    ),
)


PAIRED_STEPS = (
    STEPS[0],
    TourStep(
        "ranking",
        tr_noop("Ranking: items in order, with their intervals"),
        tr_noop(
            "Where two items are compared at a time, this page replaces the others. It ranks the "
            "items with an interval for each rank, compares the workers, and exports the result."
        ),
    ),
)
"""Of comparisons of two, which have other pages."""


def _words(step: TourStep, found: Guarantee | None) -> str:
    """Return what is said of a step; on a finished audit, what came of it."""
    acceptance = None if found is None else found.acceptance
    # The second step of a page is about the guarantee.
    if found is None or acceptance is None or not acceptance.complete or step in _FIRST:
        return tr(step.words)
    if step.page == "guarantee":
        done = tr(
            "Here {audited} random items were audited, {accepted} labels were accepted, and the "
            "rest was reviewed.",
            audited=format_number(acceptance.audited),
            accepted=format_number(acceptance.n_accepted),
        )
        return join_sentences([done, describe_headline(found)])
    return join_sentences(
        [
            tr("Press the button below the list. The report says:"),
            describe_headline(found),
        ]
    )


_FIRST = {step.page: step for step in reversed(STEPS)}.values()


class Tour(QObject):
    """Goes from page to page with a card on each; the pages can be used meanwhile."""

    def __init__(self, window: WindowFrame) -> None:
        super().__init__(window)
        self._window = window
        self._at, self._step = -1, STEPS[0]
        self.card = TourCard(window)
        self.card.back_clicked.connect(lambda: self._go(self._at - 1))
        self.card.next_clicked.connect(lambda: self._go(self._at + 1))
        self.card.end_clicked.connect(self.end)
        self._escape = QShortcut(QKeySequence("Esc"), window)
        self._escape.setEnabled(False)
        self._escape.activated.connect(self.end)
        self._cancel = window.actions_.by_key["cancel"]
        self._cancel.enabledChanged.connect(self._share_escape)
        window.rail.page_chosen.connect(self._on_page_chosen)
        window.session.opened.connect(self._on_opened)
        window.session.guarantee_changed.connect(self._show_words)
        window.installEventFilter(self)

    @property
    def running(self) -> bool:
        return self._at >= 0

    @property
    def _steps(self) -> tuple[TourStep, ...]:
        return PAIRED_STEPS if self._window.session.question.is_paired else STEPS

    def start(self) -> None:
        """Begin with the first page; what is open stays open."""
        if self._window.session.question.data is None and not self._window.busy:
            self._window.open_controller.open_sample(TOUR_SAMPLE)
        self._go(0)

    @Slot()
    def end(self) -> None:
        self._at = -1
        self.card.hide()
        self._share_escape()
        self._window.settings.tour_taken = True
        self._window.page.setFocus()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if self.running and event.type() == QEvent.Type.Resize:
            self._place()
        return False

    def _go(self, at: int) -> None:
        steps = self._steps
        if at >= len(steps):
            self.end()
            return
        self._at, self._step = at, steps[at]
        self._window.show_page(steps[at].page)
        self._show_words()
        self._share_escape()
        self.card.next_button.setFocus()

    @Slot()
    def _show_words(self) -> None:
        """Show what is said of the step; the guarantee may be computed later."""
        if self.running:
            words = _words(self._step, self._window.session.question.guarantee)
            self.card.show_step(tr(self._step.title), words, self._at, len(self._steps))
            self._place()

    def _place(self) -> None:
        """Place the card on the page, whose entry in the rail is marked."""
        stack = self._window.stack
        page = QRect(stack.mapTo(self._window, QPoint(0, 0)), stack.size())
        self.card.stand_in(page, left=self._step.at_left)

    @Slot(str)
    def _on_page_chosen(self, key: str) -> None:
        """Follow the user to another page."""
        pages = [step.page for step in self._steps]
        if self.running and key != self._step.page and key in pages:
            self._go(pages.index(key))

    @Slot()
    def _on_opened(self) -> None:
        """Begin with the first page of what was opened; the window has gone to another."""
        if self.running:
            self._go(0)

    @Slot()
    def _share_escape(self) -> None:
        """Leave Esc to what is running, which it cancels."""
        self._escape.setEnabled(self.running and not self._cancel.isEnabled())


def show_tour(window: WindowFrame) -> Tour:
    """Start the tour again."""
    tour = window.findChild(Tour) or Tour(window)
    tour.start()
    return tour
