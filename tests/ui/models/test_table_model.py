from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
import pytest
from numpy.dtypes import StringDType
from PySide6.QtCore import QPersistentModelIndex, Qt

from crowdgui.text.translation import format_number, format_percent
from crowdgui.ui.models.columns import CellKind, TableColumn
from crowdgui.ui.models.row_order import text_sort_keys
from crowdgui.ui.models.table_model import MOST_ROWS, MOST_SHOWN, VALUE_ROLE, ArrayTableModel

if TYPE_CHECKING:
    from pytestqt.modeltest import ModelTester


IDS = np.array(["ann", "bo", "<b>cy</b>", "Dan"], dtype=StringDType())


LABELS = np.array([20, 800, 20, 140])


SHARE = np.array([0.5, np.nan, 0.9, 0.7])


DESCENDING = Qt.SortOrder.DescendingOrder


def columns() -> list[TableColumn]:
    return [
        TableColumn("worker", "Worker", CellKind.ID, IDS),
        TableColumn(
            "labels", "Labels", CellKind.NUMBER, LABELS, text=format_number, tooltip="How many"
        ),
        TableColumn(
            "share",
            "Agreement",
            CellKind.NUMBER,
            SHARE,
            text=lambda share: format_percent(share, 0),
            missing=lambda row: f"{IDS[row]} shares no item",
        ),
        TableColumn("code", "Final label", CellKind.TEXT, lambda row: None if row == 3 else "no"),
    ]


@pytest.fixture
def model() -> ArrayTableModel:
    made = ArrayTableModel()
    made.set_columns(columns(), 4, find_in=IDS, dimmed=LABELS == 140)
    return made


def shown(model: ArrayTableModel, column: int) -> list[Any]:
    return [model.index(row, column).data() for row in range(model.rowCount())]


def test_keeps_the_rules_of_models(model: ArrayTableModel, qtmodeltester: ModelTester) -> None:
    qtmodeltester.check(model)


def test_an_empty_model_keeps_them_too(qtmodeltester: ModelTester) -> None:
    qtmodeltester.check(ArrayTableModel())


def test_shows_words_values_and_why_a_cell_is_empty(model: ArrayTableModel) -> None:
    assert shown(model, 2) == ["50%", "–", "90%", "70%"]
    assert model.index(1, 1).data(VALUE_ROLE) == 800
    assert model.index(1, 2).data(VALUE_ROLE) is None
    assert model.index(1, 2).data(Qt.ItemDataRole.ToolTipRole) == "<p>bo shares no item</p>"
    assert model.index(0, 2).data(Qt.ItemDataRole.ToolTipRole) == ""
    assert [model.cell(r, 0).dimmed for r in range(4)] == [
        False,
        False,
        False,
        True,
    ]
    assert model.index(0, 1).data(Qt.ItemDataRole.AccessibleTextRole) == "Labels: 20"


def test_rows_dimmed_now_are_the_only_ones_asked_for_again(model: ArrayTableModel) -> None:
    asked: list[tuple[int, int]] = []
    model.dataChanged.connect(lambda first, last: asked.append((first.row(), last.row())))
    model.dim_more(np.array([False, True, False, False]) | (LABELS == 140))
    assert asked == [(1, 1)]
    assert [model.cell(r, 0).dimmed for r in range(4)] == [False, True, False, True]
    model.dim_more(LABELS == 140)
    assert asked == [(1, 1), (1, 1)]


def test_a_page_of_text_is_shown_in_short_and_kept_whole() -> None:
    text = "begins " + "x" * 100_000 + " ends"
    model = ArrayTableModel()
    model.set_columns((TableColumn("a", "A", CellKind.TEXT, np.array([text]), str),), 1)
    shown = model.index(0, 0).data()
    assert len(shown) == MOST_SHOWN + 1
    assert shown.startswith("begins x")
    assert shown.endswith("x ends")
    assert model.columns[0].display(0) == text


def test_sorts_stably_with_missing_values_last(model: ArrayTableModel) -> None:
    model.sort(1)
    assert model.rows.tolist() == [0, 2, 3, 1]
    model.sort(1, DESCENDING)
    assert model.rows.tolist() == [1, 3, 0, 2]
    model.sort(2)
    assert model.rows.tolist() == [0, 3, 2, 1]
    model.sort(2, DESCENDING)
    assert model.rows.tolist() == [2, 3, 0, 1]
    assert model.headerData(2, Qt.Orientation.Horizontal) == "Agreement ↓"


@pytest.mark.parametrize("column", [-1, 3])
def test_a_column_without_keys_restores_the_order(model: ArrayTableModel, column: int) -> None:
    model.sort(1, DESCENDING)
    model.sort(column)
    assert model.rows.tolist() == [0, 1, 2, 3]
    assert model.sorted_by is None


def test_filter_and_find_work_together_and_keep_the_order(model: ArrayTableModel) -> None:
    model.sort(1, DESCENDING)
    model.set_filter(LABELS != 140)
    assert model.rows.tolist() == [1, 0, 2]
    model.set_find("N")
    assert model.rows.tolist() == [0]
    model.set_filter(None)
    assert model.rows.tolist() == [3, 0]
    model.set_find(" ")
    assert model.rows.tolist() == [1, 3, 0, 2]
    assert model.shown_row(3) == 1


def test_what_is_filtered_out_has_no_row(model: ArrayTableModel) -> None:
    model.set_filter(LABELS != 140)
    assert model.shown_row(3) == -1


def test_indexes_do_not_stay_on_another_row(model: ArrayTableModel) -> None:
    kept = QPersistentModelIndex(model.index(0, 0))
    model.sort(1, DESCENDING)
    assert not kept.isValid()


def test_more_rows_than_qt_can_count_are_refused() -> None:
    with pytest.raises(ValueError, match="50,000,000"):
        ArrayTableModel().set_columns([], MOST_ROWS + 1)


def test_ids_that_are_numbers_sort_as_numbers() -> None:
    ids = np.array(["10", "9", "1e1"], dtype=StringDType())
    assert text_sort_keys(ids)().tolist() == [10.0, 9.0, 10.0]


@pytest.mark.parametrize("text", ["nan", "inf", "x"])
def test_other_ids_sort_as_they_are_spelled(text: str) -> None:
    mixed = np.array(["9", "10", text, "", "9"], dtype=StringDType())
    ranks = text_sort_keys(mixed)()
    assert ranks[1] < ranks[0]
    assert ranks[4] == ranks[0]
    assert np.isnan(ranks[3])


def test_dropped_rows_are_gone_until_others_are_set(model: ArrayTableModel) -> None:
    model.set_dimmed(np.ones(4, dtype=bool))
    model.drop_rows()
    assert model.rowCount() == 0
    assert model.columns
    model.set_find("a")
    assert model.rowCount() == 0
    model.set_columns(columns(), 4)
    assert model.rowCount() == 4
