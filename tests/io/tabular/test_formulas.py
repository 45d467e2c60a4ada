from __future__ import annotations

import pyarrow as pa
import pytest
from hypothesis import given
from hypothesis import strategies as st

from crowdgui.core.labels import text_array
from crowdgui.io.tabular.formulas import (
    count_escaped,
    count_formulas,
    escape_formulas,
    unescape_formulas,
)

CELLS = st.lists(st.text(st.sampled_from("'=+-@\t\n1.ax＝"), max_size=5), max_size=20)


@given(cells=CELLS)
def test_apostrophes_come_off_again(cells: list[str]) -> None:
    changed, count = escape_formulas(pa.array(cells, pa.string()))
    assert unescape_formulas(changed).to_pylist() == cells
    assert count == sum(a != b for a, b in zip(changed.to_pylist(), cells, strict=True))


@given(cells=CELLS)
def test_what_was_made_safe_looks_so_if_anything_was_changed(cells: list[str]) -> None:
    changed, count = escape_formulas(pa.array(cells, pa.string()))
    assert count_escaped(changed.to_pylist()) == count


@given(cells=CELLS)
def test_names_that_run_are_those_that_are_changed(cells: list[str]) -> None:
    bare = [cell for cell in cells if not cell.startswith("'")]
    assert count_formulas(text_array(cells)) == escape_formulas(pa.array(bare, pa.string()))[1]


@pytest.mark.parametrize("number", ["-1", "+1", "-0,5", "+.5e-3"])
def test_signed_numbers_are_labels(number: str) -> None:
    assert escape_formulas(pa.array([number]))[1] == 0
    assert count_formulas(text_array([number])) == 0
