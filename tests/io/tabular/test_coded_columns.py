from __future__ import annotations

import numpy as np
import pyarrow as pa
from hypothesis import given, settings
from hypothesis import strategies as st

from crowdgui.io.formats.form_answers import item_column, seconds_between, split_page_time
from crowdgui.io.tabular.coded_columns import (
    combine_codes,
    interleave,
    is_any,
    join_ids,
    map_texts,
    repeat_rows,
    take_rows,
    varies_within,
)
from crowdgui.io.tabular.column_encoder import CodedColumn

WORDS = st.sampled_from(["", "a", "b", "A ", "ab", "é"])


COLUMNS = st.integers(1, 9).flatmap(
    lambda n: st.lists(st.lists(WORDS, min_size=n, max_size=n), min_size=1, max_size=4)
)


def column(texts: list[str]) -> CodedColumn:
    coded = pa.array(texts, pa.string()).dictionary_encode()
    return CodedColumn(coded.indices.to_numpy(), coded.dictionary)


def texts(found: CodedColumn) -> list[str]:
    assert len(set(found.words.to_pylist())) == len(found.words)
    return [found.words[int(code)].as_py() for code in found.codes]


@settings(deadline=None)
@given(COLUMNS)
def test_columns_do_what_lists_of_text_do(cells: list[list[str]]) -> None:
    columns = [column(texts_) for texts_ in cells]
    across = [list(row) for row in zip(*cells, strict=True)]
    assert texts(interleave(columns)) == [cell for row in across for cell in row]
    assert texts(repeat_rows(columns[0], 2)) == [cell for cell in cells[0] for _ in range(2)]
    assert texts(map_texts(columns[0], str.lower)) == [cell.lower() for cell in cells[0]]
    assert texts(take_rows(columns[0], np.array([0, -1]))) == [cells[0][0], cells[0][-1]]
    plain = [cell.strip().lower() for cell in cells[0]]
    assert is_any(columns[0], ("a", "")).tolist() == [cell in ("a", "") for cell in plain]


@settings(deadline=None)
@given(COLUMNS)
def test_ids_are_alike_where_all_cells_are(cells: list[list[str]]) -> None:
    columns = [column(texts_) for texts_ in cells]
    across = list(zip(*cells, strict=True))
    number, first = combine_codes(columns)
    ids = texts(join_ids(columns))
    for i, row in enumerate(across):
        assert across[first[number[i]]] == row
        assert first[number[i]] == across.index(row)
        assert [other == row for other in across] == [other == ids[i] for other in ids]


@settings(deadline=None)
@given(st.lists(st.tuples(WORDS, WORDS), min_size=1))
def test_what_varies_within_a_group(pairs: list[tuple[str, str]]) -> None:
    group, cell = (column(list(part)) for part in zip(*pairs, strict=True))
    assert varies_within(cell, group) == (len(set(pairs)) > len({g for g, _ in pairs}))


def test_ids_do_not_hang_on_the_file() -> None:
    one = join_ids([column(["x", "y"]), column(["1", "2"])])
    two = join_ids([column(["z", "y"]), column(["0", "2"])])
    assert texts(one)[1] == texts(two)[1]
    assert len(texts(one)[0]) == 16


def test_an_id_is_taken_for_the_item_where_it_tells_items_apart() -> None:
    text, own = column(["t", "t", "u"]), column(["1", "1", "2"])
    assert item_column({"INPUT:text": text, "INPUT:id": own}) == ("INPUT:id", {})
    assert item_column({"INPUT:text": text}) == ("INPUT:text", {})
    name, made = item_column({"INPUT:text": column(["t", "v", "u"]), "INPUT:id": own})
    assert name == "item"
    assert len(set(texts(made["item"]))) == 3


def test_the_time_of_a_page_is_shared() -> None:
    start = column(["2020-01-01T00:00:00"] * 3 + ["nonsense", "2020-01-01T00:00:09"])
    end = column(["2020-01-01T00:00:10"] * 3 + ["2020-01-01T00:00:10", "2020-01-01T00:00:05"])
    each = split_page_time(start, end, [column(["p", "p", "p", "q", "r"])])
    assert texts(each) == ["3.3", "3.3", "3.3", "", ""]


def test_the_time_between_two_moments() -> None:
    assert seconds_between("2023-01-02T03:04:05.000Z", "2023-01-02T03:04:12.500Z") == "7.5"
    for wrong in ("", "soon", "2023-01-02T03:04:05", "2023-01-02T03:04:50Z"):
        assert seconds_between(wrong, "2023-01-02T03:04:12Z") == ""
