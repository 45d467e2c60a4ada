"""What mistakes cost: a small table, quick forms, and which labels would change."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
from PySide6.QtCore import QAbstractTableModel, QModelIndex, Qt, Slot
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QDoubleSpinBox,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
)

from crowdgui.core.costs import MOST_COST, CostMatrix, class_positions, expected_costs
from crowdgui.core.errors import DataError
from crowdgui.core.results import with_costs
from crowdgui.jobs.runner import Runner
from crowdgui.text.errors import describe_error
from crowdgui.text.guarantees.costs import DECIMALS, format_cost
from crowdgui.text.translation import format_number, join_sentences, tr, tr_n
from crowdgui.ui.dialogs.closing import close_when_stopped
from crowdgui.ui.style.fonts import scaled
from crowdgui.ui.widgets.buttons import button, set_usable
from crowdgui.ui.widgets.fields import ChoiceBox, decimal_field
from crowdgui.ui.widgets.focus import FocusRing
from crowdgui.ui.widgets.layout import column, named, row
from crowdgui.ui.widgets.text import text_label

if TYPE_CHECKING:
    from PySide6.QtCore import QObject
    from PySide6.QtWidgets import QWidget

    from crowdgui.core.progress import ProgressCallback
    from crowdgui.core.results import Outcome
    from crowdgui.ui.models.table_model import Index

_WIDTH, _COLUMN, _FIELD, _BAR = 640, 108, 104, 16

_MOST_ROWS = 10
"""Rows that are seen at once."""


class CostTableModel(QAbstractTableModel):
    """The costs, true class by final label; the diagonal is 0 and can't be changed."""

    def __init__(self, classes: tuple[str, ...], costs: CostMatrix, parent: QObject) -> None:
        super().__init__(parent)
        self._classes = classes
        self._cells = costs.array.copy()

    @property
    def costs(self) -> CostMatrix:
        """The costs as the cells are now; a DataError says what is wrong with them."""
        return CostMatrix(tuple(map(tuple, self._cells.tolist())))

    def show_costs(self, costs: CostMatrix) -> None:
        """Replace all cells."""
        self._cells = costs.array.copy()
        n = len(self._classes) - 1
        self.dataChanged.emit(self.index(0, 0), self.index(n, n))

    def rowCount(self, parent: Index = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(self._classes)

    def columnCount(self, parent: Index = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(self._classes)

    def flags(self, index: Index) -> Qt.ItemFlag:
        flags = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        return flags if index.row() == index.column() else flags | Qt.ItemFlag.ItemIsEditable

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        cost = float(self._cells[index.row(), index.column()])
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return "–" if index.row() == index.column() else format_cost(cost)
            case Qt.ItemDataRole.EditRole:
                return cost
            case Qt.ItemDataRole.TextAlignmentRole:
                return Qt.AlignmentFlag.AlignCenter
            case Qt.ItemDataRole.AccessibleTextRole | Qt.ItemDataRole.ToolTipRole:
                return self._describe(index)
        return None

    def setData(self, index: Index, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:
        if role != Qt.ItemDataRole.EditRole or index.row() == index.column():
            return False
        # An assistive tool sets what it likes, past the field that is for numbers only.
        try:
            cost = float(value)
        except (TypeError, ValueError):
            return False
        if not 0.0 <= cost <= MOST_COST:
            return False
        self._cells[index.row(), index.column()] = cost
        self.dataChanged.emit(index, index)
        return True

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
            return self._classes[section]
        if role == Qt.ItemDataRole.TextAlignmentRole and orientation is Qt.Orientation.Vertical:
            return Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        return None

    def _describe(self, index: Index) -> str:
        true, final = self._classes[index.row()], self._classes[index.column()]
        if true == final:
            return tr("A correct label costs nothing.")
        cost = format_cost(float(self._cells[index.row(), index.column()]))
        return tr(
            "An item that is “{true}” and gets the label “{final}” costs {cost}.",
            true=true,
            final=final,
            cost=cost,
        )


class _CostDelegate(QStyledItemDelegate):
    """Edits a cost in a field for numbers."""

    def createEditor(
        self, parent: QWidget, option: QStyleOptionViewItem, index: Index
    ) -> QDoubleSpinBox:
        made = decimal_field("cost-cell", tr("Cost"), 0.0, MOST_COST, DECIMALS)
        made.setParent(parent)
        made.setFrame(False)
        return made

    def setEditorData(self, editor: QWidget, index: Index) -> None:
        if isinstance(editor, QDoubleSpinBox):
            editor.setValue(float(index.data(Qt.ItemDataRole.EditRole)))
            editor.selectAll()

    def setModelData(self, editor: QWidget, model: Any, index: Index) -> None:
        if isinstance(editor, QDoubleSpinBox):
            editor.interpretText()
            model.setData(index, editor.value())


class CostEffect(NamedTuple):
    """What costs would do: labels that change, and their expected mean cost before and after."""

    changed: int
    labels: int
    before: float
    after: float


class CostsDialog(QDialog):
    """The table with its quick forms; `costs` is what it says now. Nothing is changed yet."""

    def __init__(self, outcome: Outcome, parent: QWidget) -> None:
        super().__init__(parent)
        title = tr("Costs of mistakes")
        named(self, "costs-dialog", title).setWindowTitle(title)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._outcome = outcome
        labels = outcome.job.labels
        classes = tuple(map(str, labels.classes))
        self._equal = CostMatrix.equal(len(classes))
        self.costs = self._before = outcome.job.costs or self._equal
        self.model = CostTableModel(classes, self.costs, self)
        self.table = named(QTableView(), "costs-table", tr("Cost of each final label"))
        self.table.setModel(self.model)
        self.table.setItemDelegate(_CostDelegate(self.table))
        self._class = ChoiceBox(
            "costs-class", tr("Class that counts more"), dict(enumerate(classes)), 0
        )
        self._times = decimal_field("costs-times", tr("Times"), 0.0, 1e6, 2)
        self._times.setValue(4.0)
        self._count = button(tr("Apply"), name="costs-count")
        self._positions = class_positions(labels)
        self._distance = button(tr("Distance of the classes"), name="costs-distance")
        # Of two classes the distance is what a mistake costs anyway.
        places = self._positions
        offered = places is not None and not CostMatrix.distances(places).is_default
        self._distance.setVisible(offered)
        self._usual = button(tr("Restore defaults"), "quiet", name="costs-usual")
        self._cancel = button(tr("Cancel"), name="costs-cancel")
        self._use = button(tr("Use these costs"), "primary", name="costs-use")
        self.effect = named(text_label("", "strong", wrap=True), "costs-effect")
        self._note = text_label("", "caption", "text2", wrap=True)
        self._runner = Runner(self)
        self._lay_out()
        self._connect()
        self._on_changed()

    def done(self, result: int) -> None:
        stop = partial(self._runner.shut_down, 0)
        close_when_stopped(self, stop, partial(super().done, result))

    def _lay_out(self) -> None:
        self.table.setEditTriggers(
            QAbstractItemView.EditTrigger.DoubleClicked
            | QAbstractItemView.EditTrigger.SelectedClicked
            | QAbstractItemView.EditTrigger.EditKeyPressed
            | QAbstractItemView.EditTrigger.AnyKeyPressed
        )
        self.table.setTabKeyNavigation(False)
        self.table.horizontalHeader().setDefaultSectionSize(scaled(_COLUMN))
        for header in (self.table.verticalHeader(), self.table.horizontalHeader()):
            header.setHighlightSections(False)
            header.setProperty("flush", True)
            header.setTextElideMode(Qt.TextElideMode.ElideRight)
        # The whole name is in the tooltip; the costs beside it have to be seen.
        self.table.verticalHeader().setMaximumWidth(2 * scaled(_COLUMN))
        self.table.setCornerButtonEnabled(False)
        high = self.table.horizontalHeader().sizeHint().height() + 2 * self.table.frameWidth()
        high += sum(self.table.rowHeight(k) for k in range(min(_MOST_ROWS, self.model.rowCount())))
        wide = _COLUMN * self.model.columnCount() > _WIDTH - 2 * _COLUMN
        self.table.setFixedHeight(high + (scaled(_BAR) if wide else 2))
        self._times.setFixedWidth(scaled(_FIELD))
        lead = tr(
            "Each row is a true class, each column a final label. A correct label costs 0, and the "
            "label of lowest expected cost becomes the final one. Select a cost and type to "
            "change it."
        )
        quick = row(
            text_label(tr("Mistakes on")),
            self._class,
            text_label(tr("count")),
            self._times,
            text_label(tr("times")),
            self._count,
            None,
            spacing=8,
        )
        foot = row(self._usual, None, self._cancel, self._use)
        column(
            text_label(lead, "body", "text2", wrap=True),
            quick,
            row(self._distance, None),
            self.table,
            self.effect,
            self._note,
            foot,
            parent=self,
            spacing=12,
            margins=(24, 20, 24, 16),
        )
        self.setFixedWidth(scaled(_WIDTH))
        FocusRing(self)

    def _connect(self) -> None:
        self.model.dataChanged.connect(self._on_changed)
        self._count.clicked.connect(self._on_count)
        self._distance.clicked.connect(self._on_distance)
        self._usual.clicked.connect(lambda: self.model.show_costs(self._equal))
        self._cancel.clicked.connect(self.reject)
        self._use.clicked.connect(self.accept)
        self._use.setDefault(True)
        for other in (self._count, self._distance, self._usual, self._cancel):
            other.setAutoDefault(False)
        self._runner.succeeded.connect(self._on_found)
        self._runner.failed.connect(self.effect.setText)

    @Slot()
    def _on_count(self) -> None:
        self.model.show_costs(self._equal.counted(self._class.value(), self._times.value()))

    @Slot()
    def _on_distance(self) -> None:
        if self._positions is not None:
            self.model.show_costs(CostMatrix.distances(self._positions))

    @Slot()
    def _on_changed(self) -> None:
        """Show what the costs would change, computed beside the window."""
        try:
            self.costs = self.model.costs
        except DataError as error:
            self._runner.cancel()
            self.effect.setText(describe_error(error))
            set_usable(self._use, describe_error(error))
            return
        set_usable(self._use, tr("Nothing has changed.") if self.costs == self._before else "")
        self._usual.setEnabled(not self.costs.is_default)
        self.effect.setText(tr("Counting the labels that change…"))
        self._runner.start("", partial(_effect, self._outcome, self.costs))

    @Slot(object)
    def _on_found(self, found: CostEffect) -> None:
        self.effect.setText(join_sentences((_describe_effect(found), self._describe_cost(found))))
        self._note.setText(self._describe_audit())
        # Sentences that wrap get their lines only by this.
        self.setMinimumHeight(self.heightForWidth(self.width()))

    def _describe_cost(self, found: CostEffect) -> str:
        if not self._outcome.confidence_is_probability:
            return tr(
                "This rule gives shares of the support instead of probabilities, which are weighed "
                "the same way."
            )
        return tr(
            "Expected mean cost: {after} per label, {before} with the labels as they are now.",
            after=format_number(found.after, DECIMALS),
            before=format_number(found.before, DECIMALS),
        )

    def _describe_audit(self) -> str:
        return tr(
            "Set the costs before an audit: it tests the labels that there were when it was drawn. "
            "Manual labels always win."
        )


def _describe_effect(found: CostEffect) -> str:
    if not found.changed:
        return tr("No final label would change.")
    return tr_n(
        "{n} of {all} final labels would change.",
        "{n} of {all} final labels would change.",
        found.changed,
        all=format_number(found.labels),
    )


def _effect(outcome: Outcome, costs: CostMatrix, report: ProgressCallback) -> CostEffect:
    after = with_costs(outcome, costs)
    now = expected_costs(outcome.aggregation, outcome.calibration, costs, outcome.labels)
    known = ~np.isnan(now)
    n = max(1, int(np.count_nonzero(known)))
    changed = int(np.count_nonzero(outcome.labels != after.labels))
    sums = float(now[known].sum()), float(after.expected_cost[known].sum())
    return CostEffect(changed, int(np.count_nonzero(known)), sums[0] / n, sums[1] / n)
