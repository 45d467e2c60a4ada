"""What is open, with counts, classes, a picture and what was skipped; or where to begin."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any

import numpy as np
from PySide6.QtCore import QRect, QSize, Qt, Signal, Slot
from PySide6.QtGui import QImage, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QStackedLayout, QWidget

from crowdgui.core.labels import freeze
from crowdgui.figures.class_shares import ClassShares, count_comparisons, count_labels
from crowdgui.io.importing.assistant.checks import describe_places, describe_skipped
from crowdgui.jobs.runner import Runner
from crowdgui.text.ranking import choice_name
from crowdgui.text.run_summary import (
    check_gold_classes,
    check_nothing_skipped,
    check_repeats,
    check_single_labels,
    check_variants,
    comparison_figures,
    comparisons_size,
    size,
    summarize_data,
)
from crowdgui.text.translation import tr, tr_n
from crowdgui.text.wording import CheckRow, CheckStatus
from crowdgui.ui.pages.data.welcome import DataWelcome
from crowdgui.ui.pages.page import Page, SplitView, section
from crowdgui.ui.style.fonts import scaled
from crowdgui.ui.style.theme import tokens
from crowdgui.ui.style.tokens import rgb
from crowdgui.ui.widgets.bars import ClassBar
from crowdgui.ui.widgets.buttons import button
from crowdgui.ui.widgets.layout import Surface, column, named, scroll_vertically
from crowdgui.ui.widgets.lists import ConditionList, FactList
from crowdgui.ui.widgets.messages import MessageStrip, PageHeader, Severity
from crowdgui.ui.widgets.text import text_label

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from crowdgui.core.labels import Labels
    from crowdgui.core.progress import ProgressCallback
    from crowdgui.io.importing.read_labels import ImportedLabels
    from crowdgui.io.importing.skipped_rows import SkippedRows
    from crowdgui.text.run_summary import SummaryFigure
    from crowdgui.ui.controllers.open_controller import OpenController
    from crowdgui.ui.session.session import Session
    from crowdgui.ui.session.settings import Settings
    from crowdgui.ui.style.tokens import Tokens


MOST_ROWS, MOST_COLUMNS = 96, 320


_SHOWN_CLASSES = 7


_PART = 1 << 20


_CELL, _LARGEST_CELL = 5, 24


def matrix_density(
    item: NDArray[Any],
    worker: NDArray[Any],
    code: NDArray[Any],
    shape: tuple[int, int, int],
) -> NDArray[np.int64]:
    """Count labels by place in the picture and class, for `shape` workers, items and classes.

    A large matrix is cut into at most 96 rows and 320 columns; classes after the sixth share
    the last layer. Safe to call in another thread.
    """
    workers, items, classes = shape
    rows, columns = min(workers, MOST_ROWS), min(items, MOST_COLUMNS)
    layers = min(classes, _SHOWN_CLASSES)
    line = (np.arange(workers) * rows // workers * columns * layers).astype(np.int32)
    place = (np.arange(items) * columns // items * layers).astype(np.int32)
    layer = np.minimum(np.arange(classes), layers - 1).astype(np.int32)
    counts = np.zeros(rows * columns * layers, dtype=np.int64)
    for start in range(0, item.size, _PART):
        part = slice(start, start + _PART)
        places = line[worker[part]] + place[item[part]] + layer[code[part]]
        counts += np.bincount(places, minlength=counts.size)
    return counts.reshape(rows, columns, layers)


def matrix_colors(density: NDArray[np.int64], colors: Tokens) -> NDArray[np.uint8]:
    """Mix the classes' colours by their counts; an empty place has the ground's colour."""
    palette = [rgb(colors.class_color(i)) for i in range(density.shape[2])]
    total = density.sum(axis=2, keepdims=True)
    mixed = density @ np.array(palette, dtype=float) / np.maximum(total, 1)
    # The square root keeps a sparse place visible beside a full one.
    strength = np.sqrt(total / max(1, int(total.max())))
    filled = np.where(total > 0, 0.25 + 0.75 * strength, 0.0)
    ground = np.array(rgb(colors.press), dtype=float)
    blended: NDArray[np.float64] = ground + (mixed - ground) * filled
    return np.rint(blended).astype(np.uint8)


class MatrixPicture(QWidget):
    """Shows a density made by `matrix_density`; a small matrix is shown label by label."""

    def __init__(self) -> None:
        super().__init__()
        named(self, "matrix-picture", tr("Picture of the label matrix"))
        self._density: NDArray[np.int64] | None = None
        self._image = QImage()
        self._colored: Tokens | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def set_density(self, density: NDArray[np.int64], words: str) -> None:
        """Show the matrix; `words` say the same for those who do not see it."""
        self._density = density
        self.setAccessibleDescription(words)
        self._colored = None
        self.update()
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        return QSize(scaled(480), scaled(160))

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._colored is not tokens():
            self._color()
        if self._image.isNull():
            return
        painter = QPainter(self)
        area = self._area()
        painter.drawImage(area, self._image)
        self._paint_gaps(painter, area)

    def _color(self) -> None:
        self._colored = tokens()
        if self._density is None:
            return
        pixels = np.ascontiguousarray(matrix_colors(self._density, tokens()))
        rows, columns, _ = pixels.shape
        image = QImage(pixels.data, columns, rows, 3 * columns, QImage.Format.Format_RGB888)
        # The image must outlive the array it was made from.
        self._image = image.copy()

    def _area(self) -> QRect:
        """Fill the widget; a small matrix gets whole pixels, so that its places are equal."""
        columns, rows = self._image.width(), self._image.height()
        across, down = self.width() // columns, self.height() // rows
        if min(across, down) < _CELL:
            return self.rect()
        largest = scaled(_LARGEST_CELL)
        return QRect(0, 0, columns * min(across, largest), rows * min(down, largest))

    def _paint_gaps(self, painter: QPainter, area: QRect) -> None:
        """Part the places of a small matrix from each other."""
        columns, rows = self._image.width(), self._image.height()
        across, down = area.width() // columns, area.height() // rows
        if min(across, down) < _CELL:
            return
        painter.setPen(Qt.PenStyle.NoPen)
        gap = 2 if min(across, down) >= 2 * _CELL else 1
        for i in range(1, columns + 1):
            painter.fillRect(i * across - gap, 0, gap, area.height(), tokens().canvas)
        for j in range(1, rows + 1):
            painter.fillRect(0, j * down - gap, area.width(), gap, tokens().canvas)


_LINES = 8


class DataOverview(QWidget):
    """The page while labels are open."""

    def __init__(self, open_controller: OpenController) -> None:
        super().__init__()
        self.header = PageHeader(tr("Data"))
        self.open_button = button(tr("Open another…"), name="open-another", icon="folder")
        self.open_button.clicked.connect(open_controller.ask)
        self.header.add_action(self.open_button)
        self.message = MessageStrip("data-message")
        self.picture = MatrixPicture()
        self._caption = text_label("", "caption", "text2", wrap=True)
        self.facts = FactList("data-facts")
        self.classes = ClassBar("answer-classes")
        self._checks = ConditionList("data-checks")
        self._counter = Runner(self, after_painting=True)
        self._counter.succeeded.connect(self._on_counted)
        body = SplitView(self._make_left(), scroll_vertically(self._make_right()), 405)
        column(self.header, self.message, body, parent=self).setStretchFactor(body, 1)

    def show_data(self, data: ImportedLabels) -> None:
        labels = data.labels
        how_much = size(labels) if data.comparisons is None else comparisons_size(data.comparisons)
        self.header.set_finding(tr("{file}: {size}.", file=data.title, size=how_much))
        self._show_skipped(data.skipped)
        paired = data.comparisons is not None
        self._matrix_title.setText(
            tr("Comparisons by worker") if paired else tr("The label matrix")
        )
        self._classes_title.setText(tr("What was chosen") if paired else tr("Labels by class"))
        self._caption.setText(_pairs_text(labels) if paired else _picture_text(labels))
        # Until it is counted nothing is said of it, least of all what was true of another file.
        self.facts.set_facts(())
        self.classes.set_shares(None)
        self._checks.set_conditions(())
        self._counter.start("", partial(_count_data, data))

    def shut_down(self) -> bool:
        return self._counter.shut_down()

    def _make_left(self) -> QWidget:
        left = Surface("canvas")
        self._matrix_title = text_label("", "strong")
        part, inside = section(self._matrix_title, inset=24)
        inside.addWidget(self._caption)
        inside.addWidget(self.picture, 1)
        column(part, parent=left)
        return left

    def _make_right(self) -> QWidget:
        right = Surface("canvas")
        gives, inside = section(tr("What the file holds"))
        inside.addWidget(self.facts)
        classes = Surface("canvas", ("top",))
        self._classes_title = text_label("", "strong")
        part, inside = section(self._classes_title)
        inside.addWidget(self.classes)
        column(part, parent=classes)
        checks = Surface("canvas", ("top",))
        part, inside = section(tr("Checks"))
        inside.addWidget(self._checks)
        column(part, parent=checks)
        column(gives, classes, checks, None, parent=right)
        return right

    def _show_skipped(self, skipped: tuple[SkippedRows, ...]) -> None:
        count = sum(part.count for part in skipped)
        self.message.setVisible(count > 0)
        if count:
            sentence = tr_n(
                "{n} row, label or time was skipped; the checks show why.",
                "{n} rows, labels or times were skipped; the checks show why.",
                count,
            )
            self.message.show_message(Severity.WARN, sentence, closable=True)

    @Slot(object)
    def _on_counted(self, counted: _DataCounts) -> None:
        self.facts.set_facts(counted.facts)
        self.classes.set_shares(counted.classes)
        self._checks.set_conditions(counted.checks)
        self.picture.set_density(counted.density, self._caption.text())


@dataclass(frozen=True, eq=False)
class _DataCounts:
    """What the page shows of labels, and takes long to count where there are many."""

    facts: tuple[SummaryFigure, ...]
    classes: ClassShares
    checks: tuple[CheckRow, ...]
    density: NDArray[np.int64]

    def __post_init__(self) -> None:
        freeze(self)


def _count_data(data: ImportedLabels, _: ProgressCallback) -> _DataCounts:
    labels = data.labels
    counts = labels.labels_per_class
    shape = (labels.n_workers, labels.n_items, labels.n_classes)
    names = tuple(map(str, labels.classes))
    shares = ClassShares(names, tuple(counts.tolist()), count_labels)
    if data.comparisons is not None:
        said = tuple(map(choice_name, names))
        shares = ClassShares(said, tuple(counts.tolist()), count_comparisons)
    return _DataCounts(
        summarize_data(labels, data.gold)
        if data.comparisons is None
        else comparison_figures(data.comparisons),
        shares,
        tuple(_checks(data)),
        matrix_density(labels.item, labels.worker, labels.code, shape),
    )


def _checks(data: ImportedLabels) -> list[CheckRow]:
    rows = [
        CheckRow(
            CheckStatus.UNSURE,
            describe_skipped(part),
            describe_places(part, "", _LINES) if part.lines else part.file,
        )
        for part in data.skipped
    ]
    rows = rows or [check_nothing_skipped()]
    repeats = check_repeats(data.repeated_pairs, data.contradicting_pairs)
    if data.pairs is not None:
        return [*rows, repeats] if data.repeated_pairs else rows
    return [
        *rows,
        repeats,
        *check_single_labels(data.labels),
        *check_variants(data.labels),
        *check_gold_classes(data.labels, data.gold),
    ]


def _pairs_text(labels: Labels) -> str:
    return tr(
        "{workers} down, the comparisons across, in the order of the file. Grey means none; "
        "colours show which item was preferred.",
        workers=tr_n("{n} worker", "{n} workers", labels.n_workers),
    )


def _picture_text(labels: Labels) -> str:
    return tr(
        "{workers} down, {items} across, in the order of the file. Grey means no label; "
        "colours show the class.",
        workers=tr_n("{n} worker", "{n} workers", labels.n_workers),
        items=tr_n("{n} item", "{n} items", labels.n_items),
    )


class DataPage(Page):
    """A place to drop a file while nothing is open; counts and a picture once something is.

    Signals: `tour_wanted`.
    """

    tour_wanted = Signal()

    def __init__(
        self, session: Session, open_controller: OpenController, settings: Settings
    ) -> None:
        super().__init__(session, "data")
        self.welcome = DataWelcome(open_controller, settings)
        self.welcome.tour_wanted.connect(self.tour_wanted)
        self.loaded = DataOverview(open_controller)
        self._stack = QStackedLayout(self)
        self._stack.addWidget(self.welcome)
        self._stack.addWidget(self.loaded)

    def shut_down(self) -> bool:
        return self.loaded.shut_down()

    def refresh(self) -> None:
        data = self.session.question.data
        if data is not None:
            self.loaded.show_data(data)
        self._stack.setCurrentWidget(self.welcome if data is None else self.loaded)
