from __future__ import annotations

from typing import TYPE_CHECKING

import pyarrow as pa
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from crowdgui.core.errors import InputError
from crowdgui.io.tabular import column_encoder as coding
from crowdgui.io.tabular.column_encoder import ColumnEncoder
from crowdgui.io.tabular.text_file import read_table, sniff
from tests.refusals import refused

if TYPE_CHECKING:
    from pathlib import Path


WORDS = st.sampled_from(["abc\u00e9", "01"]).flatmap(lambda signs: st.text(signs, max_size=2))


ROWS = st.lists(st.tuples(*[WORDS] * 3), max_size=30)


def cells(words: list[str]) -> pa.StringArray:
    return pa.array(words, pa.string())


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None)
@given(st.lists(ROWS, max_size=8), st.sampled_from([1, 40, 10**9]), st.sampled_from([0, 20]))
def test_however_rows_come_in_the_codes_are_the_same(
    monkeypatch: pytest.MonkeyPatch, batches: list[list[tuple[str, ...]]], piece: int, many: int
) -> None:
    monkeypatch.setattr(coding, "_MANY", many)
    monkeypatch.setattr(coding, "_PER_CELL_ARRAY", 0)
    monkeypatch.setattr(coding, "STEP", piece)
    monkeypatch.setattr(coding, "PIECE", piece)
    rows = [row for batch in batches for row in batch]
    with ColumnEncoder([7, 4, 5], uncoded=[5]) as taken:
        for batch in batches:
            taken.add(
                {place: cells([row[i] for row in batch]) for i, place in enumerate((7, 4, 5))}
            )
        *coded, text = taken.columns([7, 4, 5])
        for i, column in enumerate(coded):
            words = [row[i] for row in rows]
            assert column.to_pylist() == words
            assert column.chunk(0).dictionary.to_pylist() == list(dict.fromkeys(words))
            assert column.num_chunks == 1
        assert text.to_pylist() == [row[2] for row in rows]


def test_numbered_words_after_long_ones_continue_their_codes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(coding, "STEP", 1)
    monkeypatch.setattr(coding, "PIECE", 1)
    monkeypatch.setattr(coding, "_MANY", 3)
    with ColumnEncoder([0]) as taken:
        taken.add({0: cells(["a long remark", "another"])})
        taken.add({0: cells(["w3", "w1", "w2"])})
        assert taken.columns([0])[0].to_pylist() == ["a long remark", "another", "w3", "w1", "w2"]


def test_a_column_can_be_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(coding, "STEP", 1)
    monkeypatch.setattr(coding, "PIECE", 1)
    with ColumnEncoder([0, 1]) as taken:
        taken.add({0: cells(["a"]), 1: cells(["x"])})
        taken.forget(0)
        taken.add({1: cells(["y"])})
        assert taken.columns([1])[0].to_pylist() == ["x", "y"]


def test_more_columns_than_tasks_are_all_coded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(coding, "_TASKS", 3)
    with ColumnEncoder(range(10)) as taken:
        taken.add({place: cells([f"w{place}"] * 2) for place in range(10)})
        found = [column.to_pylist() for column in taken.columns(range(10))]
    assert found == [[f"w{place}"] * 2 for place in range(10)]


def test_what_a_thread_cannot_code_is_raised_here(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(coding, "_MANY", 0)
    with ColumnEncoder([0]) as taken:
        taken.add({0: pa.array([1, 2])})
        with pytest.raises(AttributeError):
            taken.columns([0])


def test_more_different_text_than_can_be_held_is_said(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    path = tmp_path / "labels.csv"
    path.write_text("worker,item,label\n" + "".join(f"w,item {i},yes\n" for i in range(10)))
    monkeypatch.setattr(coding, "STEP", 1)
    monkeypatch.setattr(coding, "PIECE", 1)
    form = sniff(path)
    monkeypatch.setattr(coding, "MOST_TEXT", 60)
    assert read_table(path, form).column("item").to_pylist()[-1] == "item 9"
    monkeypatch.setattr("crowdgui.io.tabular.text_file.CELL_LIMIT", 32)
    monkeypatch.setattr(coding, "MOST_TEXT", 50)
    with refused(InputError, match="of text that differs from row to row"):
        read_table(path, form)
