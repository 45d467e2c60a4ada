from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import numpy as np
import pytest
from numpy.dtypes import StringDType
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QGuiApplication, QHelpEvent, QMouseEvent
from PySide6.QtWidgets import QApplication, QToolTip

from crowdgui.figures.marks import FlagMark
from crowdgui.text.translation import format_number, format_percent
from crowdgui.ui.models.columns import (
    CellIcon,
    CellKind,
    IntervalCell,
    TableColumn,
    TableSections,
    VoteCell,
    break_in_two,
)
from crowdgui.ui.style.theme import tokens
from crowdgui.ui.widgets import table_view
from crowdgui.ui.widgets.table_view import ColumnPicker, TableView

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

IDS = np.array(["ann", "bo", "cy"], dtype=StringDType())
LABELS = np.array([20, 800, 140])


def columns() -> list[TableColumn]:
    return [
        TableColumn("use", "", CellKind.CHECK, np.array([True, False, True])),
        TableColumn("worker", "Worker", CellKind.ID, IDS),
        TableColumn("labels", "Labels", CellKind.NUMBER, LABELS, text=format_number),
        TableColumn(
            "share",
            "Agreement",
            CellKind.INTERVAL,
            lambda row: IntervalCell(0.5, 0.4, 0.6, 0.5, FlagMark.GUESSING if row else None),
            text=lambda cell: format_percent(cell.estimate, 0),
        ),
        TableColumn(
            "flags", "Flag", CellKind.FLAGS, lambda row: (FlagMark.GUESSING,) * row, text=str
        ),
        TableColumn(
            "votes", "Votes", CellKind.VOTES, lambda row: (row, 3), text=lambda v: f"{v[0]}:{v[1]}"
        ),
        TableColumn(
            "chips",
            "Chips",
            CellKind.CHIPS,
            lambda row: tuple(VoteCell(f"worker-{i}", i % 2, 0.5, i == 1) for i in range(20)),
            text=lambda votes: str(len(votes)),
        ),
        TableColumn("tied", "Tied", CellKind.YES_NO, np.array([True, False, True])),
        TableColumn("gold", "Gold", CellKind.TEXT, lambda row: None),
    ]


@pytest.fixture
def view(qtbot: QtBot) -> TableView:
    made = TableView("workers", "Workers")
    qtbot.addWidget(made)
    made.resize(1200, 200)
    made.show()
    made.table.set_columns(columns(), 3, find_in=IDS)
    return made


def click(view: TableView, qtbot: QtBot, row: int, column: int) -> None:
    place = view.visualRect(view.table.index(row, column)).center()
    qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=place)


def test_every_kind_of_cell_paints(view: TableView) -> None:
    image = view.grab().toImage()
    seen = {
        image.pixelColor(x, y).name() for x in range(image.width()) for y in range(image.height())
    }
    for token in ("text", "text3", "accent", "warn", "warn_soft", "grid", "ok"):
        assert tokens().color(token).name() in seen, token


def test_a_header_click_sorts_and_a_third_restores(view: TableView, qtbot: QtBot) -> None:
    header = view.horizontalHeader()
    place = header.rect().topLeft()
    place.setX(header.sectionViewportPosition(2) + 20)
    place.setY(header.height() // 2)
    orders = []
    for _ in range(3):
        qtbot.mouseClick(header.viewport(), Qt.MouseButton.LeftButton, pos=place)
        orders.append(view.table.rows.tolist())
    assert orders == [[0, 2, 1], [1, 2, 0], [0, 1, 2]]


def test_the_chosen_row_stays_chosen_through_sort_and_filter(view: TableView, qtbot: QtBot) -> None:
    chosen: list[int] = []
    view.row_chosen.connect(chosen.append)
    click(view, qtbot, 2, 1)
    view.sort_by("labels", descending=True)
    assert view.currentIndex().row() == 1
    assert view.selected_rows().tolist() == [1]
    view.table.set_filter(LABELS != 140)
    assert view.selected_rows().tolist() == []
    view.table.set_filter(None)
    assert view.selected_rows().tolist() == [1]
    assert chosen == [2]


def test_choose_finds_a_source_row(view: TableView) -> None:
    view.sort_by("labels")
    view.choose(1)
    assert view.chosen == 1
    assert view.selected_rows().tolist() == [2]


def test_copy_takes_selected_rows_or_all(view: TableView, qtbot: QtBot) -> None:
    with qtbot.waitSignal(view.copied) as all_rows:
        view.copy()
    assert all_rows.args == [3, 3]
    click(view, qtbot, 1, 1)
    qtbot.keyClick(view, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    lines = QGuiApplication.clipboard().text().splitlines()
    assert len(lines) == 2
    # What the line of an interval only shows has columns of its own.
    assert lines[0].startswith("Worker\tLabels\tAgreement\tlow\thigh\t")
    assert lines[1].startswith("bo\t800\t50%\t40%\t60%\t")


def test_the_numbers_of_an_interval_can_be_read(view: TableView) -> None:
    index = view.table.index(1, 3)
    assert index.data(Qt.ItemDataRole.ToolTipRole) == "<p>50.0% (40.0 to 60.0)</p>"
    assert index.data(Qt.ItemDataRole.AccessibleTextRole) == "Agreement: 50.0% (40.0 to 60.0)"
    missing = TableColumn("share", "Agreement", CellKind.INTERVAL, lambda row: None)
    assert (missing.in_full(0), missing.copied(0)) == ("–", ("–", "–", "–"))
    point = replace(missing, values=lambda row: IntervalCell(0.5, np.nan, np.nan), text=str)
    assert "nan to" not in point.in_full(0)
    assert point.copied(0)[1:] == ("–", "–")


def test_copy_of_very_many_rows_is_cut_and_says_so(
    view: TableView, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_view, "MOST_COPIED", 2)
    with qtbot.waitSignal(view.copied) as copied:
        view.copy()
    assert copied.args == [2, 3]
    assert len(QGuiApplication.clipboard().text().splitlines()) == 3


def test_a_box_is_ticked_by_mouse_and_by_space(view: TableView, qtbot: QtBot) -> None:
    view.sort_by("labels", descending=True)
    ticked: list[int] = []
    view.ticked.connect(ticked.append)
    click(view, qtbot, 0, 0)
    click(view, qtbot, 1, 1)
    qtbot.keyClick(view, Qt.Key.Key_Space)
    assert ticked == [1, 2]


def test_select_all_is_quick_because_the_header_does_not_ask(view: TableView) -> None:
    assert view.horizontalHeader().selectionModel() is not view.selectionModel()
    view.selectAll()
    assert view.selected_rows().tolist() == [0, 1, 2]


def test_rows_are_fixed_and_hover_follows_the_pointer(view: TableView) -> None:
    assert {view.rowHeight(row) for row in range(3)} == {30}
    at = QPointF(view.visualRect(view.table.index(1, 1)).center())
    none = Qt.MouseButton.NoButton
    move = QMouseEvent(QEvent.Type.MouseMove, at, at, none, none, Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(view.viewport(), move)
    place = view.visualRect(view.table.index(1, 1)).bottomRight() - QPoint(2, 9)
    place += view.viewport().pos()
    assert view.grab().toImage().pixelColor(place) == tokens().hover


def test_a_narrow_cell_tells_its_whole_text(
    view: TableView, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    monkeypatch.setattr(QToolTip, "showText", lambda _, text, *rest: told.append(text))
    # Even where two ids differ in the middle only, which neither a cell nor its ends show.
    long = ["a" * 400 + middle + "z" * 400 for middle in ("1", "2")]
    ids = np.array([*long, "ann"], dtype=StringDType())
    shown = [replace(c, values=ids) if c.key == "worker" else c for c in columns()]
    view.show_columns(shown, 3)
    view.setColumnWidth(1, 20)
    for row in range(3):
        place = view.visualRect(view.table.index(row, 1)).center()
        event = QHelpEvent(QEvent.Type.ToolTip, place, view.viewport().mapToGlobal(place))
        QApplication.sendEvent(view.viewport(), event)
    assert [words.replace("\u200b", "") for words in told] == [
        f"<p>{each}</p>" for each in (*long, "ann")
    ]


def test_an_interval_gets_shorter_before_the_table_scrolls_but_never_its_title(
    view: TableView,
) -> None:
    title = "Agreementofpeople with others"
    shown = [replace(c, title=title, two_lined=True) if c.key == "share" else c for c in columns()]
    view.show_columns(shown[:5], 3)
    roomy = view.columnWidth(3)
    view.resize(roomy, 200)
    view.stretch_last()
    longest = view.horizontalHeader().fontMetrics().horizontalAdvance("Agreementofpeople")
    assert longest < view.columnWidth(3) < roomy


def test_new_rows_are_sorted_as_the_last_and_get_widths_of_their_own(view: TableView) -> None:
    view.show_columns(columns(), 3, first_by="worker")
    assert view.table.sorted_by == ("worker", Qt.SortOrder.AscendingOrder)
    view.sort_by("worker", descending=True)
    view.setColumnWidth(1, 333)
    view.show_columns(columns(), 3, first_by="worker")
    assert view.table.sorted_by == ("worker", Qt.SortOrder.DescendingOrder)
    assert view.columnWidth(1) < 333


def test_source_rows_are_selected_wherever_they_are_shown(view: TableView, qtbot: QtBot) -> None:
    view.sort_by("labels", descending=True)
    assert view.table.rows.tolist() == [1, 2, 0]
    with qtbot.waitSignal(view.row_chosen) as chosen:
        view.select(np.array([0, 1]))
    assert chosen.args == [1]
    assert view.selected().tolist() == [1, 0]
    view.table.set_filter(np.array([True, False, True]))
    view.select(np.array([0, 1]))
    assert view.selected().tolist() == [0]
    view.select(np.array([1]))
    assert view.selected().tolist() == [0]


def test_rows_are_dimmed_later_without_being_shown_again(view: TableView) -> None:
    view.choose(2)
    view.table.set_dimmed(np.array([True, False, False]))
    dims = [view.table.cell(row, 1).dimmed for row in range(3)]
    assert dims == [True, False, False]
    assert view.selected().tolist() == [2]
    view.table.set_dimmed(None)
    assert not view.table.cell(0, 1).dimmed


def test_a_column_has_room_for_ids_that_are_not_in_sight(qtbot: QtBot) -> None:
    made = TableView("long", "Long")
    qtbot.addWidget(made)
    made.resize(300, 100)
    ids = np.array([f"{i}" if i < 900 else f"item number {i}" for i in range(1000)], dtype="T")
    column = TableColumn("item", "A", CellKind.ID, ids)
    made.table.set_columns([column], 1000)
    made.fit_columns()
    assert made.columnWidth(0) >= made._cells.width(column, "item number 999", 0)


def test_the_last_column_shown_takes_the_room_that_is_left(view: TableView) -> None:
    ColumnPicker(view, hidden=["gold", "tied"])
    assert view.horizontalHeader().length() == view.viewport().width()
    view.resize(500, 200)
    # Far too little room: the table scrolls to the side, and no column is squeezed.
    view.table.set_columns(columns(), 3)
    assert view.horizontalHeader().length() > view.viewport().width()
    assert view.columnWidth(6) > 300


def test_a_column_that_is_last_no_more_is_as_wide_as_its_words(view: TableView) -> None:
    wanted = view.columnWidth(4)
    picker = ColumnPicker(view, hidden=["votes", "chips", "tied", "gold"])
    assert view.columnWidth(4) > wanted
    picker.suggest(["gold"], shown=True)
    assert view.columnWidth(4) == wanted
    assert view.horizontalHeader().length() == view.viewport().width()


def test_a_column_in_the_place_of_a_hidden_one_has_room_for_its_title(view: TableView) -> None:
    ColumnPicker(view, hidden=("labels",))
    assert view.isColumnHidden(2)
    wordy = TableColumn("gold", "Right on gold items", CellKind.NUMBER, LABELS, text=format_number)
    view.show_columns([*columns()[:2], wordy, *columns()[3:]], 3)
    assert view.columnWidth(2) >= view.horizontalHeader().sectionSizeHint(2)


def test_a_stretched_column_follows_the_size_of_the_table(view: TableView) -> None:
    ColumnPicker(view, hidden=["chips"])
    view.stretch("share")
    wide = view.columnWidth(3)
    view.resize(1400, 200)
    assert view.columnWidth(3) == wide + 200
    assert view.horizontalHeader().length() == view.viewport().width()


def test_a_stretched_name_leaves_room_for_every_column_as_wide_as_it_is(view: TableView) -> None:
    names = np.array([f"item {i}" for i in range(60)], dtype="T")
    # Wider than the rows in sight and its title ask for.
    long = np.array(["1"] * 59 + ["8" * 20], dtype="T")
    numbers = [TableColumn(f"n{i}", f"{i}", CellKind.NUMBER, long) for i in range(3)]
    view.show_columns([TableColumn("item", "Item", CellKind.ID, names), *numbers], 60)
    wide = view.columnWidth(2)
    view.stretch("item")
    view.resize(905, 200)
    assert view.columnWidth(2) == wide
    assert view.columnWidth(3) < 2 * wide
    assert view.horizontalHeader().length() == view.viewport().width()


def test_a_stretched_name_stays_readable_where_the_table_scrolls(view: TableView) -> None:
    names = np.array(["a name of some length", "b"], dtype="T")
    numbers = np.array(["8" * 30, "1"], dtype="T")
    columns = [TableColumn(f"n{i}", f"{i}", CellKind.NUMBER, numbers) for i in range(3)]
    view.show_columns([TableColumn("item", "Item", CellKind.ID, names), *columns], 2)
    view.resize(300, 200)
    view.stretch("item")
    assert view.columnWidth(0) >= view.sizeHintForColumn(0)
    assert view.horizontalHeader().length() > view.viewport().width()


def test_lines_of_intervals_get_shorter_before_the_last_column_is_cut(view: TableView) -> None:
    ColumnPicker(view, hidden=["votes", "chips", "tied", "gold"])
    share, flags = view.columnWidth(3), view.sizeHintForColumn(4)
    others = sum(view.columnWidth(place) for place in range(3))
    frame = view.width() - view.viewport().width()
    view.resize(others + share + flags + frame - 20, 200)
    assert view.columnWidth(3) == share - 20
    assert view.columnWidth(4) >= flags
    assert view.horizontalHeader().length() == view.viewport().width()
    view.resize(1200, 200)
    assert view.columnWidth(3) == share
    view.setColumnWidth(3, share + 50)
    view.resize(1100, 200)
    assert view.columnWidth(3) == share + 50


@pytest.fixture
def parted(view: TableView) -> TableView:
    """The same rows in two sections, of which the second has only the first row."""
    icons = [CellIcon("model", "a model"), CellIcon("person", "a person")]
    worker = replace(columns()[1], icon=lambda row: icons[row > 0])
    columns_ = [columns()[0], worker, columns()[2]]
    of = np.array([1, 0, 0], dtype=np.uint8)
    sections = TableSections(of, (("People", "940 labels"), ("Models", "20 labels")))
    view.show_columns(columns_, 3, find_in=IDS, sections=sections)
    return view


def test_sections_stay_together_however_rows_are_sorted(parted: TableView) -> None:
    assert parted.table.rows.tolist() == [1, 2, 0]
    parted.sort_by("labels")
    assert parted.table.rows.tolist() == [2, 1, 0]
    parted.sort_by("labels", descending=True)
    assert parted.table.rows.tolist() == [1, 2, 0]
    assert not parted.heading_area(0).isEmpty()
    assert parted.heading_area(1).isEmpty()
    parted.table.set_filter(np.array([True, False, False]))
    assert parted.heading_area(0).height() + parted.verticalHeader().defaultSectionSize() == (
        parted.rowHeight(0)
    )
    parted.table.set_filter(None)
    heights = [parted.rowHeight(row) for row in range(3)]
    assert heights[0] == heights[2] > heights[1]


def test_a_click_on_the_band_of_a_section_chooses_nothing(parted: TableView, qtbot: QtBot) -> None:
    parted.resize(700, 400)
    place = parted.heading_area(2).center()
    qtbot.mouseClick(parted.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert parted.selected().size == 0
    below = QPoint(place.x(), parted.heading_area(2).bottom() + 5)
    qtbot.mouseClick(parted.viewport(), Qt.MouseButton.LeftButton, pos=below)
    assert parted.selected().tolist() == [0]
    parted.copy_all()
    assert QGuiApplication.clipboard().text().splitlines()[1:] == ["bo\t800", "cy\t140", "ann\t20"]


def test_an_icon_is_painted_and_read_aloud(parted: TableView) -> None:
    index = parted.table.index(2, 1)
    spoken = index.data(Qt.ItemDataRole.AccessibleTextRole)
    assert spoken == "Worker: ann, a model"
    assert parted.table.cell(2, 1).icon == "model"
    assert not parted.grab().isNull()


def test_a_title_is_broken_near_its_middle() -> None:
    assert break_in_two("Agreement with people") == "Agreement\nwith people"
    assert break_in_two("Agreement") == "Agreement"
