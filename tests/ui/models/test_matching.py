"""What a few typed words match: in the same order each time, and nothing by accident."""

from __future__ import annotations

import numpy as np
import pytest

from crowdgui.core.errors import Cancelled
from crowdgui.core.labels import text_array
from crowdgui.ui.models.matching import (
    MOST_IDS,
    IdFinder,
    Match,
    Rank,
    best_first,
    id_spans,
    match,
)


@pytest.mark.parametrize(
    ("wanted", "found"),
    [
        ("run rule", Match(Rank.WHOLE, ((0, 8),))),
        ("RUN", Match(Rank.START, ((0, 3),))),
        ("rule", Match(Rank.WORD, ((4, 8),))),
        ("ru ul", Match(Rank.INSIDE, ((0, 2), (5, 7)))),
        ("menu", Match(Rank.ELSEWHERE)),
        ("rr", Match(Rank.INITIALS, ((0, 1), (4, 5)))),
        ("rle", None),
        ("run xyz", None),
        ("  ", None),
    ],
)
def test_words_match_a_title(wanted: str, found: Match | None) -> None:
    assert match(wanted, "Run rule", "the menu Run") == found


def test_accents_and_case_make_no_difference_and_letters_stay_in_place() -> None:
    assert match("uber", "Über die Größe") == Match(Rank.START, ((0, 4),))
    assert match("große", "Über die GRÖßE") == Match(Rank.WORD, ((9, 14),))
    assert match("i", "İstanbul") == Match(Rank.START, ((0, 1),))


def test_equal_ranks_keep_their_order() -> None:
    titles = ["Show all", "All", "Call", "Allow", "Run all"]
    found = [(m, title) for title in titles if (m := match("all", title))]
    assert [title for _, title in best_first(found)] == [
        "All",
        "Allow",
        "Show all",
        "Run all",
        "Call",
    ]


def test_ids_are_found_whole_first_then_by_their_start() -> None:
    ids = ["x7", "70", "7", "a-7-b", "B7", "8", "7A"]
    found = IdFinder(text_array(ids)).find(" 7 ")
    assert [ids[place] for place in found.places] == ["7", "70", "7A", "x7", "a-7-b", "B7"]
    assert found.total == 6
    assert IdFinder(text_array(ids)).find("b").places == (4, 3)
    assert IdFinder(text_array(ids)).find("").total == 0
    assert id_spans("B", "a-7-b") == ((4, 5),)
    assert id_spans("i", "İx-i") == ()


def test_many_ids_are_counted_and_the_best_of_them_listed() -> None:
    ids = text_array(f"item {n}" for n in range(25_000))
    finder = IdFinder(ids)
    found = finder.find("item 24999")
    assert (found.places, found.total) == ((24_999,), 1)
    found = finder.find("9")
    expected = sum("9" in str(n) for n in range(25_000))
    assert found.total == expected
    assert len(found.places) == MOST_IDS
    assert np.all(np.diff(found.places) > 0)

    def cancel(_: object) -> None:
        raise Cancelled

    with pytest.raises(Cancelled):
        finder.find("9", cancel)
