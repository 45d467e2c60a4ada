from __future__ import annotations

import subprocess
import sys
import threading
from typing import TYPE_CHECKING

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import Qt

from crowdgui.core.errors import Cancelled
from crowdgui.ui.models import row_order as texts
from crowdgui.ui.models import table_model as array_table_model
from crowdgui.ui.models.columns import CellKind, TableColumn
from crowdgui.ui.models.row_order import RowQuery, TextFinder, order_rows, text_sort_keys
from crowdgui.ui.models.table_model import ArrayTableModel

if TYPE_CHECKING:
    from collections.abc import Iterator

    from numpy.typing import NDArray
    from pytestqt.qtbot import QtBot


N = 50


IDS = np.array([f"item-{i}" for i in range(N)], dtype=np.dtypes.StringDType())


VALUES = np.arange(N)[::-1].copy()


class Keys:
    """Sort keys that say which thread asked for them, and give them when they are let."""

    def __init__(self) -> None:
        self.asked_in: list[int] = []
        self.gate = threading.Event()

    def __call__(self) -> NDArray[np.int64]:
        self.asked_in.append(threading.get_ident())
        assert self.gate.wait(20)
        return VALUES


@pytest.fixture
def keys() -> Iterator[Keys]:
    made = Keys()
    yield made
    made.gate.set()


@pytest.fixture
def model(qapp: object, monkeypatch: pytest.MonkeyPatch, keys: Keys) -> Iterator[ArrayTableModel]:
    monkeypatch.setattr(array_table_model, "AT_ONCE", 10)
    made = ArrayTableModel()
    columns = [
        TableColumn("item", "Item", CellKind.ID, IDS, sort_keys=text_sort_keys(IDS)),
        TableColumn("value", "Value", CellKind.NUMBER, lambda row: VALUES[row], sort_keys=keys),
    ]
    made.set_columns(columns, N, find_in=IDS)
    yield made
    keys.gate.set()
    assert made.shut_down()


def test_a_long_table_is_sorted_in_another_thread(
    model: ArrayTableModel, keys: Keys, qtbot: QtBot
) -> None:
    with qtbot.waitSignal(model.arranged):
        model.sort(1)
        assert model.arranging
        assert model.rows.tolist() == list(range(N)), "it shows what it did until then"
        keys.gate.set()
    assert model.rows.tolist() == list(range(N))[::-1]
    assert keys.asked_in
    assert keys.asked_in[0] != threading.get_ident()


def test_what_is_asked_for_last_counts(model: ArrayTableModel, keys: Keys, qtbot: QtBot) -> None:
    done: list[str] = []
    model.sort(1)
    model.when_arranged(lambda: done.append("first"))
    with qtbot.waitSignal(model.arranged):
        model.sort(0, Qt.SortOrder.DescendingOrder)
        model.set_find("item-1")
        model.when_arranged(lambda: done.append("last"))
    keys.gate.set()
    found = sorted((str(name) for name in IDS if "item-1" in str(name)), reverse=True)
    assert IDS[model.rows].tolist() == found
    assert model.sorted_by == ("item", Qt.SortOrder.DescendingOrder)
    assert done == ["last"]


def test_other_columns_give_up_the_sort_under_way(
    model: ArrayTableModel, keys: Keys, qtbot: QtBot
) -> None:
    model.sort(1)
    model.set_columns([TableColumn("item", "Item", CellKind.ID, IDS)], 12)
    keys.gate.set()
    qtbot.waitUntil(lambda: not model.arranging)
    assert model.rows.tolist() == list(range(12))
    assert model.sorted_by is None


def test_what_waits_for_another_table_does_not_wait_for_the_sort_of_the_last(
    model: ArrayTableModel, keys: Keys
) -> None:
    model.sort(1)
    model.set_columns([TableColumn("item", "Item", CellKind.ID, IDS)], 5)
    assert not model.arranging
    done: list[str] = []
    model.when_arranged(lambda: done.append("at once"))
    assert done == ["at once"]


def test_a_sort_without_enough_memory_is_said_and_leaves_the_rows_as_they_were(
    model: ArrayTableModel, keys: Keys, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def too_much(_: Keys) -> NDArray[np.int64]:
        raise MemoryError

    monkeypatch.setattr(Keys, "__call__", too_much)
    with qtbot.waitSignal(model.arranged):
        model.sort(0, Qt.SortOrder.DescendingOrder)
    rows, done = model.rows.tolist(), []
    with qtbot.waitSignal(model.failed) as told:
        model.sort(1)
        model.when_arranged(lambda: done.append("after all"))
    assert "not enough memory" in told.args[0]
    assert done == ["after all"]
    assert model.rows.tolist() == rows
    assert model.sorted_by == ("item", Qt.SortOrder.DescendingOrder)
    assert model.headerData(0, Qt.Orientation.Horizontal) == "Item ↓"
    with qtbot.waitSignal(model.arranged):
        model.set_find("item-1")
    assert model.rows.tolist() == [row for row in rows if "item-1" in str(IDS[row])]


LET_GO_WHILE_IT_SORTS = """
import gc, threading
import numpy as np
from PySide6.QtCore import QCoreApplication
from crowdgui.ui.models.table_model import AT_ONCE, ArrayTableModel
from crowdgui.ui.models.columns import TableColumn as Column, CellKind as Kind

app = QCoreApplication([])
begun, gate = threading.Event(), threading.Event()

def keys():
    begun.set()
    gate.wait(20)
    return np.arange(AT_ONCE + 1)

model = ArrayTableModel()
model.set_columns([Column("a", "A", Kind.NUMBER, str, sort_keys=keys)], AT_ONCE + 1)
model.sort(0)
assert begun.wait(20)
threading.Timer(0.2, gate.set).start()
del model
gc.collect()
assert gate.is_set()
print("done")
"""


def test_a_model_that_is_let_go_while_it_sorts_waits_for_its_thread() -> None:
    """In a process of its own, which a thread that outlives its object would end."""
    command = [sys.executable, "-c", LET_GO_WHILE_IT_SORTS]
    ended = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (ended.returncode, ended.stdout, ended.stderr) == (0, "done\n", "")


def test_a_short_table_is_sorted_at_once(qapp: object) -> None:
    model = ArrayTableModel()
    model.set_columns([TableColumn("value", "Value", CellKind.NUMBER, VALUES)], N)
    model.sort(0)
    assert not model.arranging
    assert model.rows.tolist() == list(range(N))[::-1]


def test_a_column_that_cannot_sort_after_all_says_so(qapp: object) -> None:
    model = ArrayTableModel()
    column = TableColumn(
        "bound", "Item bound", CellKind.NUMBER, lambda row: None, sort_keys=lambda: None
    )
    model.set_columns([column], N)
    model.sort(0)
    assert model.sorted_by is None
    assert model.rows.tolist() == list(range(N))


# No keyboard types a zero, which numpy finds everywhere.
TYPED = st.text(st.characters(exclude_characters="\x00"), max_size=2)


@given(st.lists(st.text(max_size=4), max_size=40), TYPED, st.booleans())
def test_sorted_filtered_and_found_are_what_one_by_one_gives(
    names: list[str], wanted: str, down: bool
) -> None:
    ids = np.array(names, dtype=np.dtypes.StringDType())
    mask = np.arange(ids.size) % 3 != 1
    column = TableColumn("value", "Value", CellKind.NUMBER, np.array([len(name) for name in names]))
    asked = RowQuery(ids.size, column, down, mask, TextFinder(ids), wanted, None, None)
    done = order_rows(asked)
    order = sorted(range(ids.size), key=lambda i: (-1 if down else 1) * len(names[i]))
    kept = [i for i in order if mask[i] and wanted.lower() in names[i].lower()]
    assert done.rows.tolist() == kept
    assert done.is_sorted
    again = order_rows(RowQuery(ids.size, column, down, None, None, "", done.order, None))
    assert again.rows is done.order


def test_the_search_can_be_stopped_between_two_pieces(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(texts, "AT_ONCE", 7)
    reports = 0

    def stop(_: object) -> None:
        nonlocal reports
        reports += 1
        if reports == 3:
            raise Cancelled

    with pytest.raises(Cancelled):
        TextFinder(IDS).matches("9", stop)


@given(st.lists(st.text(max_size=3), max_size=60))
def test_keys_made_piece_by_piece_order_texts_as_they_are_spelled(names: list[str]) -> None:
    ids = np.array([*names, "x"], dtype=np.dtypes.StringDType())
    keys = text_sort_keys(ids)()
    for i, one in enumerate(ids.tolist()):
        assert np.isnan(keys[i]) == (one == "")
        for j, other in enumerate(ids.tolist()):
            if one and other:
                assert (keys[i] < keys[j]) == (one < other)
    assert keys.dtype == np.float64, "an array, no object for each row"
