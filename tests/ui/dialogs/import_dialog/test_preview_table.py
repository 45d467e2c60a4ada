"""The preview: its model, its widths, and what its choosers say."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt

from crowdgui.io.importing.import_spec import ImportSpec, Layout
from crowdgui.io.tabular.roles import ColumnRole
from crowdgui.io.tabular.text_file import Preview, TextFormat
from crowdgui.ui.dialogs.import_dialog.preview_table import MOST_SHOWN, PreviewModel, PreviewTable
from crowdgui.ui.style.theme import tokens
from tests.ui.painted import where

if TYPE_CHECKING:
    from pytestqt.modeltest import ModelTester
    from pytestqt.qtbot import QtBot


READING = ImportSpec(
    TextFormat(",", "utf-8", True),
    Layout.LONG,
    (ColumnRole.WORKER, ColumnRole.ITEM, ColumnRole.LABEL),
    frozenset({"", "NA"}),
)


SHOWN = Preview(("who", "what", "said"), (("ann", "1", "NA"), ("", "NA", "cat")), (2, 4017))


@pytest.fixture
def table(qtbot: QtBot) -> PreviewTable:
    table = PreviewTable()
    qtbot.addWidget(table)
    table.resize(600, 300)
    table.show()
    return table


def test_the_model_keeps_qts_rules(qtmodeltester: ModelTester) -> None:
    model = PreviewModel()
    model.set_preview(SHOWN, READING)
    qtmodeltester.check(model)


def test_rows_stand_beside_their_lines() -> None:
    model = PreviewModel()
    model.set_preview(SHOWN, READING)
    assert model.index(0, 0).data() == "ann"
    assert model.headerData(1, Qt.Orientation.Vertical) == "4,017"
    assert model.headerData(2, Qt.Orientation.Horizontal) == "said"


def test_a_header_that_still_counts_former_rows_and_columns_is_told_nothing() -> None:
    model = PreviewModel()
    model.set_preview(SHOWN, READING)
    assert model.headerData(2, Qt.Orientation.Vertical) is None
    assert model.headerData(3, Qt.Orientation.Horizontal) is None


def test_only_answers_can_be_missing() -> None:
    model = PreviewModel()
    model.set_preview(SHOWN, READING)
    missing = [[model.is_missing(row, column) for column in range(3)] for row in range(2)]
    assert missing == [[False, False, True], [False, False, False]]


def test_endless_cells_are_cut() -> None:
    model = PreviewModel()
    model.set_preview(Preview(("a",), (("x" * 10**6,),), (2,)), READING)
    assert len(model.index(0, 0).data()) == MOST_SHOWN
    assert len(model.index(0, 0).data(Qt.ItemDataRole.ToolTipRole)) < 3000


def test_few_columns_share_the_width(table: PreviewTable) -> None:
    table.table.set_preview(SHOWN, READING)
    header = table.horizontalHeader()
    assert sum(header.sectionSize(i) for i in range(3)) == table.viewport().width()


def test_many_columns_scroll(table: PreviewTable) -> None:
    names = tuple(f"w{i}" for i in range(50))
    reading = ImportSpec(READING.form, Layout.ITEMS_DOWN, (ColumnRole.LABEL,) * 50)
    table.table.set_preview(Preview(names, (("cat",) * 50,), (2,)), reading)
    assert where(table.viewport(), tokens().text, 40).sum() > 100
    assert table.horizontalScrollBar().maximum() > 0
    table.show_column(49)
    assert table.horizontalScrollBar().value() == table.horizontalScrollBar().maximum()
    table.show_column(0)
    assert table.horizontalScrollBar().value() == 0


def test_new_roles_repaint_without_a_reset(table: PreviewTable, qtbot: QtBot) -> None:
    table.table.set_preview(SHOWN, READING)
    with qtbot.assertNotEmitted(table.table.modelReset):
        table.table.set_reading(READING)
    assert table.table.role(0) is ColumnRole.WORKER


def test_without_rows_the_columns_are_still_there(table: PreviewTable) -> None:
    table.table.set_preview(Preview(("who", "what", "said"), (), ()), READING)
    assert table.table.columnCount() == 3
    header = where(table.horizontalHeader(), tokens().text2, 40).any(axis=0)
    for column in range(3):
        left = table.columnViewportPosition(column)
        assert header[left : left + table.columnWidth(column)].any()
