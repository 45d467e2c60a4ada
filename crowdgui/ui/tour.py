"""The tour: what each page is for, in the order of the work, on sample data if none is open."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QEvent, QObject, QPoint, Slot
from PySide6.QtGui import QKeySequence, QShortcut

from crowdgui.text.translation import tr, tr_noop
from crowdgui.ui.opening import SAMPLES
from crowdgui.ui.widgets.tour_card import TourCard

if TYPE_CHECKING:
    from crowdgui.ui.main_window import MainWindow

_HEADER = 72
"""The page's own sentence stands there, and stays to be read."""


class Step(NamedTuple):
    """A page with what is said of it."""

    page: str
    title: str
    words: str


STEPS = (
    Step(
        "data",
        tr_noop("Data: what is in your file"),
        tr_noop(
            "Labels, workers, items and classes are counted. The picture shows who labelled what, "
            "and the checks say what was left out."
        ),
    ),
    Step(
        "labels",
        tr_noop("Labels: one for each item"),
        tr_noop(
            "A rule turns all answers to an item into one final label. The suggested rule has run "
            "by itself; the curve shows how the vote settled."
        ),
    ),
    Step(
        "workers",
        tr_noop("Workers: who is good, who is guessing"),
        tr_noop(
            "Choose a worker to read the evidence. Leave somebody out, and a strip at the foot "
            "says at once what would change. Everything can be undone."
        ),
    ),
    Step(
        "items",
        tr_noop("Items: look at the unsure ones yourself"),
        tr_noop(
            "The least sure items come first. A number sets the label, Enter agrees. What you "
            "decide wins over the rule."
        ),
    ),
    Step(
        "guarantee",
        tr_noop("Guarantee: how far you can trust it"),
        tr_noop(
            "One sentence says how many labels are wrong at most, or why that cannot be promised. "
            "A check of some labels by hand always gives a promise."
        ),
    ),
    Step(
        "compare",
        tr_noop("Compare: would something else do better?"),
        tr_noop(
            "Other rules side by side, whether more labels would help, and which items they would "
            "help most."
        ),
    ),
    Step(
        "export",
        tr_noop("Export: hand it on"),
        tr_noop(
            "Tick the files, choose a folder. The report says all there is to say. F1 opens the "
            "help on whatever you point at."
        ),
    ),
)


class Tour(QObject):
    """Goes from page to page with a card beside the rail; the pages can be used meanwhile."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._at = -1
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
        window.installEventFilter(self)

    @property
    def running(self) -> bool:
        return self._at >= 0

    def start(self) -> None:
        """Begin with the first page; what is open stays open."""
        if self._window.session.data is None and not self._window.busy:
            self._window.opening.open_sample(SAMPLES[0])
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
            self._point()
        return False

    def _go(self, at: int) -> None:
        if at == len(STEPS):
            self.end()
            return
        self._at = at
        step = STEPS[at]
        self._window.show_page(step.page)
        self.card.show_step(tr(step.title), tr(step.words), at, len(STEPS))
        self._point()
        self._share_escape()
        self.card.next_button.setFocus()

    def _point(self) -> None:
        """Point the card at the page's entry in the rail."""
        rail = self._window.rail
        entry = rail.view.visualRect(rail.view.currentIndex())
        middle = rail.view.viewport().mapTo(self._window, QPoint(0, entry.center().y()))
        right = rail.mapTo(self._window, QPoint(rail.width(), 0)).x()
        stack = self._window.stack
        top = stack.mapTo(self._window, QPoint(0, _HEADER)).y()
        self.card.point(QPoint(right - 8, middle.y()), top)

    @Slot(str)
    def _on_page_chosen(self, key: str) -> None:
        """Follow the user to another page."""
        pages = [step.page for step in STEPS]
        if self.running and key != STEPS[self._at].page and key in pages:
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


def show_tour(window: MainWindow) -> Tour:
    """Start the tour anew."""
    tour = window.findChild(Tour) or Tour(window)
    tour.start()
    return tour
