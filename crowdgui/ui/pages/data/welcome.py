"""The first screen: drop a file, see what one looks like, or try sample data."""

from __future__ import annotations

from functools import partial
from itertools import takewhile
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QWidget

from crowdgui.text.translation import join_sentences, tr
from crowdgui.ui.controllers.samples import FINISHED, SAMPLES
from crowdgui.ui.style.fonts import font, scaled
from crowdgui.ui.style.theme import tokens
from crowdgui.ui.widgets.buttons import button
from crowdgui.ui.widgets.layout import Surface, clear, column, named, row, scroll_vertically
from crowdgui.ui.widgets.text import IconView, painter_on, plain_tooltip, text_label

if TYPE_CHECKING:
    from collections.abc import Sequence

    from crowdgui.ui.controllers.open_controller import OpenController
    from crowdgui.ui.controllers.samples import Sample
    from crowdgui.ui.session.settings import Settings


_WIDTH = 860


_MOST_RECENT, _RECENT_WIDTH = 4, 176


class DataWelcome(QWidget):
    """A drop area; below it recent files, what a file looks like, the samples, and the tour.

    Signals: `tour_wanted`.
    """

    tour_wanted = Signal()

    def __init__(self, open_controller: OpenController, settings: Settings) -> None:
        super().__init__()
        self._open_controller, self._settings = open_controller, settings
        middle = Surface("canvas")
        inside = QWidget()
        inside.setMaximumWidth(scaled(_WIDTH))
        inside.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self._recent = row(spacing=16)
        left = QWidget()
        column(self._make_example(), self._make_finished(), None, parent=left, spacing=12)
        below = row(left, self._make_samples(), spacing=40)
        below.setStretch(0, 1)
        below.setStretch(1, 1)
        column(
            DropArea(open_controller),
            self._recent,
            below,
            None,
            parent=inside,
            spacing=12,
            margins=(0, 10, 0, 4),
        )
        row(None, inside, None, parent=middle, margins=(24, 0, 24, 0)).setStretchFactor(inside, 100)
        column(scroll_vertically(middle), parent=self)
        settings.recent_changed.connect(self._fill_recent)
        self._fill_recent()

    def _fill_recent(self) -> None:
        clear(self._recent)
        title = text_label(tr("Recent files"), "strong")
        title.setContentsMargins(0, 6, 0, 0)
        self._recent.addWidget(title, 0, Qt.AlignmentFlag.AlignTop)
        files = self._settings.recent[:_MOST_RECENT]
        for place, path in enumerate(files):
            folder = name_folder(path, files)
            link = button(_shown(path), "link", name=f"recent-{place}", tip=str(path))
            link.setAccessibleName(tr("{file} in {folder}", file=path.name, folder=folder))
            link.setProperty("lead", "dense")
            link.clicked.connect(partial(self._open_controller.open, path))
            there = text_label("", "caption", "text2")
            there.setText(
                there.fontMetrics().elidedText(
                    folder, Qt.TextElideMode.ElideMiddle, scaled(_RECENT_WIDTH)
                )
            )
            there.setToolTip(plain_tooltip(str(path)))
            # A layout in a layout would leave its widgets behind when the row is cleared.
            both = QWidget()
            column(link, there, parent=both)
            self._recent.addWidget(both)
        if not files:
            none_yet = text_label(tr("The files you open will be listed here."), "body", "text2")
            none_yet.setContentsMargins(0, 6, 0, 0)
            self._recent.addWidget(none_yet, 0, Qt.AlignmentFlag.AlignTop)
        self._recent.addStretch(1)

    def _make_example(self) -> QWidget:
        made = QWidget()
        words = tr(
            "One row per label: who gave it, for which item, and which class. Columns can "
            "have any name and order; you choose which is which before they are read."
        )
        grid = QGridLayout()
        grid.setSpacing(0)
        rows = (
            (tr("worker"), tr("item"), tr("label")),
            ("ann", "photo-17", tr("cat")),
            ("bo", "photo-17", tr("dog")),
            ("ann", "photo-18", tr("cat")),
        )
        for y, cells in enumerate(rows):
            for x, cell in enumerate(cells):
                grid.addWidget(_cell(cell, head=y == 0), y, x)
        other = tr(
            "One column per worker works too. Gold labels (known true labels, also called "
            "ground truth) can be in a column or in a separate file."
        )
        column(
            _titled(tr("What a file of labels looks like")),
            text_label(words, "body", "text2", wrap=True),
            grid,
            text_label(other, "body", "text2", wrap=True),
            None,
            parent=made,
            spacing=8,
        )
        return made

    def _make_samples(self) -> QWidget:
        made = QWidget()
        tour = button(tr("Take a tour"), "link", name="take-tour")
        tour.clicked.connect(self.tour_wanted)
        tour.setHidden(self._settings.tour_taken)
        lines = column(_titled(tr("Try it with sample data"), tour), parent=made)
        for sample in SAMPLES:
            lines.addWidget(self._make_sample(sample))
        lines.addStretch(1)
        return made

    def _make_finished(self) -> QWidget:
        """List the finished projects in two lines."""
        made = QWidget()
        grid = QGridLayout()
        grid.setContentsMargins(0, 0, 0, 0)
        for place, sample in enumerate(FINISHED):
            link = button(sample.name, "link", name=f"sample-{Path(sample.file).stem}")
            link.setToolTip(plain_tooltip(sample.sentence))
            link.clicked.connect(partial(self._open_controller.open_sample, sample))
            grid.addWidget(link, place // 2, place % 2, Qt.AlignmentFlag.AlignLeft)
        column(_titled(tr("Finished projects, with notes")), grid, parent=made, spacing=6)
        return made

    def _make_sample(self, sample: Sample) -> QWidget:
        line = Surface("canvas", ("bottom",))
        link = button(sample.name, "link", name=f"sample-{Path(sample.file).stem}")
        link.setToolTip(plain_tooltip(sample.sentence))
        link.setFont(font("medium"))
        # Dense, so that all samples are in sight in a window of 1280 × 800.
        link.setProperty("lead", "dense")
        link.clicked.connect(partial(self._open_controller.open_sample, sample))
        sentence = text_label(sample.sentence, "caption", "text2", wrap=True)
        words = column(link, sentence, margins=(0, 2, 0, 4))
        box = row(IconView("table", 16, "accent_text"), words, parent=line, spacing=12)
        box.setStretchFactor(words, 1)
        return line


class DropArea(QWidget):
    """Takes a file dropped on it, or opens the file dialog."""

    def __init__(self, open_controller: OpenController) -> None:
        super().__init__()
        named(self, "drop-area", tr("Drop a file of labels here"))
        self._open_controller = open_controller
        self._over = False
        self.setAcceptDrops(True)
        self.open_button = button(tr("Open…"), "primary", name="open", icon="folder")
        self.open_button.clicked.connect(open_controller.ask)
        paste = button(tr("Paste labels"), name="paste", icon="clipboard")
        paste.clicked.connect(open_controller.paste)
        title = text_label(tr("Drop a file of labels here"), "title")
        formats = tr(
            "CSV, TSV, Excel, Parquet or JSON Lines; exports from MTurk, Appen, Zooniverse, Label "
            "Studio, Labelbox, SageMaker, doccano, Potato and others."
        )
        several = tr("Files opened together are merged.")
        # One label, since two lines of it are all there is room for.
        taken = text_label(join_sentences((formats, several)), "body", "text2", wrap=True)
        for label in (title, taken):
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        promise = text_label(
            tr("Your files are only read, never changed. Nothing leaves this computer."),
            "caption",
            "text2",
        )
        lines = column(
            MatrixMotif(),
            title,
            taken,
            row(None, self.open_button, paste, None),
            row(None, IconView("lock", 14), promise, None),
            parent=self,
            spacing=10,
            margins=(24, 18, 24, 12),
        )
        lines.insertSpacing(1, 6)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        self._open_controller.drag_entered(event)
        self._over = event.isAccepted()
        self.update()

    def dragLeaveEvent(self, event: object) -> None:
        self._over = False
        self.update()

    def dropEvent(self, event: QDropEvent) -> None:
        self._over = False
        self.update()
        self._open_controller.dropped(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, colors = painter_on(self), tokens()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(colors.accent_soft if self._over else colors.sunken)
        ink = colors.accent if self._over else colors.ctrl
        pen = QPen(ink, 1.5, Qt.PenStyle.CustomDashLine)
        pen.setDashPattern([5, 3])
        painter.setPen(pen)
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 10, 10)


_MOTIF = (
    "011.11122.12.2111.2211",
    "12211.2.112211.121.222",
    "1.11.1.121112212.11222",
    "11.12.12.2211.2122.1.2",
    "2122211.22.11221.12.21",
)


_MOTIF_WON = "1111212111221211221222"


class MatrixMotif(QWidget):
    """Five workers' answers and the label that comes of them, as a small drawing."""

    def __init__(self) -> None:
        super().__init__()
        self.setFixedHeight(scaled(86))
        self.setMinimumWidth(scaled(500))

    def sizeHint(self) -> QSize:
        return QSize(scaled(500), scaled(86))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = painter_on(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        step, side = scaled(12), scaled(9)
        left = (self.width() - step * len(_MOTIF_WON)) / 2
        for y, line in enumerate(_MOTIF):
            for x, mark in enumerate(line):
                self._paint(painter, mark, QRectF(left + x * step, y * step, side, side))
        below = step * len(_MOTIF) + scaled(10)
        for x, mark in enumerate(_MOTIF_WON):
            self._paint(painter, mark, QRectF(left + x * step, below, side, side + 3))
        painter.setFont(font("axis"))
        painter.setPen(tokens().text2)
        self._write(painter, tr("labels of five workers"), left - 12, 2.5 * step, before=True)
        right = left + step * len(_MOTIF_WON) + 12
        self._write(painter, tr("for the same items"), right, 2.5 * step, before=False)
        self._write(painter, tr("most likely label"), right, below + side / 2 + 1, before=False)

    def _paint(self, painter: QPainter, mark: str, area: QRectF) -> None:
        colors = tokens()
        painter.setBrush(colors.class_color(int(mark) - 1) if mark in "12" else colors.press)
        painter.drawRoundedRect(area, 2, 2)

    def _write(
        self, painter: QPainter, words: str, x: float, middle: float, *, before: bool
    ) -> None:
        metrics = QFontMetrics(painter.font())
        width = metrics.horizontalAdvance(words)
        start = x - width if before else x
        area = QRectF(start, middle - metrics.height() / 2, width + 2, metrics.height())
        painter.drawText(area, Qt.AlignmentFlag.AlignVCenter, words)


def _titled(words: str, *actions: QWidget) -> QWidget:
    made = Surface("canvas", ("bottom",))
    row(text_label(words, "strong"), None, *actions, parent=made)
    made.setFixedHeight(scaled(36))
    return made


def _cell(words: str, *, head: bool) -> QWidget:
    made = Surface("sunken" if head else "canvas", ("bottom",))
    label = text_label(words, "header" if head else "body", "text2" if head else "text")
    column(label, parent=made, margins=(10, 4, 10, 4))
    return made


def name_folder(path: Path, files: Sequence[Path]) -> str:
    """Name the folder of a file; of files with one name only the part in which theirs differ."""
    own = path.parent.parts
    others = [other.parent.parts for other in files if other.name == path.name and other != path]
    if not others:
        return str(path.parent)
    shared = min(_shared(own, parts) for parts in others)
    return str(Path("…", *own[shared:])) if shared > 1 else str(path.parent)


def _shared(one: Sequence[str], other: Sequence[str]) -> int:
    """Count the folders that two paths begin with, except for the last of the shorter one."""
    both = takewhile(lambda pair: pair[0] == pair[1], zip(one, other, strict=False))
    return min(sum(1 for _ in both), len(one) - 1, len(other) - 1)


def _shown(path: Path) -> str:
    """Shorten a long name in the middle; an ampersand is no shortcut."""
    name = path.name if len(path.name) <= 26 else f"{path.name[:13]}…{path.name[-12:]}"
    return name.replace("&", "&&")
