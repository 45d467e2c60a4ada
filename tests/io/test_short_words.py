from __future__ import annotations

import pyarrow as pa
from hypothesis import given, settings
from hypothesis import strategies as st

from crowdgui.io.short_words import MOST, short_codes

STARTS = st.sampled_from(["", "item-", "wörker", "é"])
ENDS = st.text("ab0é\0", max_size=9)


def cells(words: list[str]) -> pa.StringArray:
    return pa.array(words, pa.string())


@settings(deadline=None)
@given(STARTS, st.lists(ENDS, min_size=1, max_size=40), st.integers(0, 40), st.integers(0, 3))
def test_words_are_coded_as_a_hash_codes_them(
    start: str, ends: list[str], cut: int, skipped: int
) -> None:
    words = [start + end for end in ends]
    whole = cells(["before"] * skipped + words).slice(skipped)
    found = short_codes([whole.slice(0, cut), whole.slice(cut)])
    if found is None:
        assert max(len(end.encode()) for end in ends) > MOST
        return
    codes, distinct = found
    wanted = whole.dictionary_encode()
    assert codes.tolist() == wanted.indices.to_pylist()
    assert distinct.to_pylist() == list(dict.fromkeys(words))
    distinct.validate(full=True)


def test_ids_of_one_length_and_of_several_are_short() -> None:
    for ids in ([f"item-{n:07d}" for n in range(500)], [f"worker {n}" for n in range(500)]):
        found = short_codes([cells(ids * 2)])
        assert found is not None
        assert (found[0].tolist(), found[1].to_pylist()) == ([*range(500)] * 2, ids)


def test_a_word_unlike_the_others_is_left_to_the_hash() -> None:
    alike = [f"item-{n:07d}" for n in range(1000)]
    assert short_codes([cells([*alike[:101], "item-12345678", *alike[101:]])]) is None
    assert short_codes([cells([*alike[:101], "itex-1234567", *alike[101:]])]) is None
    assert short_codes([cells([*alike[:101], "it", *alike[101:]])]) is None


def test_empty_cells_are_one_word() -> None:
    found = short_codes([cells(["", ""])])
    assert found is not None
    assert (found[0].tolist(), found[1].to_pylist()) == ([0, 0], [""])
    assert short_codes([cells([])]) is None
