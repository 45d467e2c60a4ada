"""What is open, with counts, classes, a picture and what was skipped; or where to begin."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QStackedLayout, QWidget

from crowdgui.core.labels import freeze
from crowdgui.figures.class_shares import ClassShares, count_comparisons, count_labels
from crowdgui.io.importing.assistant.checks import describe_places, describe_skipped
from crowdgui.jobs.runner import Runner
from crowdgui.text.ranking import choice_name
from crowdgui.text.run_summary import (
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
from crowdgui.ui.pages.data.matrix_picture import MatrixPicture, matrix_density
from crowdgui.ui.pages.data.welcome import DataWelcome
from crowdgui.ui.pages.page import Page, SplitView, section
from crowdgui.ui.widgets.bars import ClassBar
from crowdgui.ui.widgets.buttons import button
from crowdgui.ui.widgets.layout import Surface, column, scroll_vertically
from crowdgui.ui.widgets.lists import ConditionList, FactList
from crowdgui.ui.widgets.messages import MessageStrip, PageHeader, Severity
from crowdgui.ui.widgets.text import text_label

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from crowdgui.core.labels import Labels
    from crowdgui.core.progress import ProgressCallback
    from crowdgui.io.importing.read_labels import ImportedLabels
    from crowdgui.io.importing.skipped_rows import SkippedRows
    from crowdgui.text.run_summary import SummaryFigure
    from crowdgui.ui.controllers.open_controller import OpenController
    from crowdgui.ui.session.session import Session
    from crowdgui.ui.session.settings import Settings


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
        self._show_skipped(data.left_out)
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

    def _show_skipped(self, left_out: tuple[SkippedRows, ...]) -> None:
        count = sum(part.count for part in left_out)
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
        for part in data.left_out
    ]
    rows = rows or [check_nothing_skipped()]
    repeats = check_repeats(data.repeated_pairs, data.contradicting_pairs)
    if data.pairs is not None:
        return [*rows, repeats] if data.repeated_pairs else rows
    return [*rows, repeats, *check_single_labels(data.labels), *check_variants(data.labels)]


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
