from __future__ import annotations

import pyarrow as pa
from hypothesis import given, settings
from hypothesis import strategies as st

from crowdgui.io.tabular.column_encoder import MOST_DIGITS, NumberedIds

STARTS = st.sampled_from(["", "item-", "wörker 1", "é", "x0"])


NUMBERS = st.lists(st.text("0129", max_size=9), min_size=1, max_size=40)


def cells(words: list[str]) -> pa.StringArray:
    return pa.array(words, pa.string())


def begun(*parts: list[str]) -> NumberedIds:
    found = NumberedIds.from_cells([cells(part) for part in parts])
    assert found is not None
    return found


@settings(deadline=None)
@given(STARTS, NUMBERS, st.integers(0, 40), st.integers(0, 3))
def test_words_are_coded_as_a_hash_codes_them(
    start: str, numbers: list[str], cut: int, skipped: int
) -> None:
    words = [start + number for number in numbers]
    whole = cells(["before"] * skipped + words).slice(skipped)
    found = NumberedIds.from_cells([whole])
    first = None if found is None else found.codes([whole.slice(0, cut)])
    then = None if found is None else found.codes([whole.slice(cut)])
    if found is None or first is None or then is None:
        assert max(map(len, numbers)) > MOST_DIGITS
        return
    wanted = whole.dictionary_encode()
    assert [*first, *then] == wanted.indices.to_pylist()
    distinct = found.words()
    assert distinct.to_pylist() == list(dict.fromkeys(words))
    distinct.validate(full=True)


def test_digits_that_the_first_rows_share_may_differ_later() -> None:
    found = begun([f"item-0{n:06d}" for n in range(500)])
    later = found.codes([cells(["item-9000000", "item-0000000", "item-9000000"])])
    assert later is not None
    assert later.tolist() == [0, 1, 0]
    assert found.words().to_pylist() == ["item-9000000", "item-0000000"]


def test_the_same_number_with_more_zeros_is_another_word() -> None:
    words = ["7", "07", "007", "7", ""]
    found = begun(words)
    codes = found.codes([cells(words)])
    assert codes is not None
    assert codes.tolist() == [0, 1, 2, 0, 3]
    assert found.words().to_pylist() == ["7", "07", "007", ""]


def test_long_numbers_with_a_common_start_are_numbered() -> None:
    ids = [f"2026110{n:05d}" for n in range(500)]
    found = begun(ids)
    codes = found.codes([cells(ids)])
    assert codes is not None
    assert codes.tolist() == [*range(500)]
    assert found.words().to_pylist() == ids


def test_a_word_unlike_the_others_is_left_to_the_hash_and_changes_nothing() -> None:
    alike = [f"item-{n:07d}" for n in range(1000)]
    for odd in ("item-12345678", "itex-1234567", "it", "item-000000x", "item-00000:0", ""):
        found = begun(alike)
        assert found.codes([cells(alike), cells([odd])]) is None
        assert found.words().to_pylist() == []
        assert found.codes([cells([])]) is not None


def test_words_without_numbers_are_not_begun() -> None:
    assert NumberedIds.from_cells([]) is None
    assert NumberedIds.from_cells([cells([])]) is None
    assert NumberedIds.from_cells([cells(["a word and more", "another"])]) is None
