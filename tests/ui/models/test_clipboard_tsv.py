from __future__ import annotations

import csv
import io

import pytest
from hypothesis import given
from hypothesis import strategies as st

from crowdgui.ui.models.clipboard import format_tsv

cells = st.text(max_size=8)


@pytest.mark.parametrize("cell", ["=1+2", "+cmd|x", "@SUM(A1)", "-1+1", "\t=1", " =1"])
def test_no_cell_runs_as_a_formula(cell: str) -> None:
    assert format_tsv([[cell]]).startswith("'")


@pytest.mark.parametrize("cell", ["-1", "+2.5", "-1e-3", "a=b", "01", "–", "NA"])
def test_numbers_and_plain_text_stay_as_they_are(cell: str) -> None:
    assert format_tsv([[cell]]) == cell + "\n"


@given(st.lists(st.lists(cells, min_size=2, max_size=2), max_size=5))
def test_cells_never_break_their_row(rows: list[list[str]]) -> None:
    text = format_tsv(rows)
    assert text.count("\n") == len(rows)
    assert text.count("\t") == len(rows)


def test_reads_back() -> None:
    text = format_tsv([["worker", "labels"], ["ann\tb", "1,204"]])
    rows = list(csv.reader(io.StringIO(text), dialect="excel-tab"))
    assert rows == [["worker", "labels"], ["ann b", "1,204"]]


def test_numbers_of_other_languages_are_numbers_in_a_spreadsheet() -> None:
    cells = ["−0,05", "9,2\N{NO-BREAK SPACE}%", "−5\N{NARROW NO-BREAK SPACE}%"]
    assert format_tsv([cells]) == "-0,05\t9,2%\t-5%\n"
