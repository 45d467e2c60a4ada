"""The shares of classes: parts that fill the bar, and words that stay few."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from crowdgui.figures.class_shares import ClassShares, count_labels
from tests.core.strategies import quick


def shares(*counts: int) -> ClassShares:
    return ClassShares(tuple(f"class {i}" for i in range(len(counts))), counts)


@quick
@given(st.lists(st.integers(0, 500), min_size=1, max_size=9).filter(any))
def test_parts_fill_the_bar(counts: list[int]) -> None:
    made = shares(*counts)
    assert sum(part.share for part in made.parts) == pytest.approx(1.0)
    tokens = [part.token for part in made.parts]
    assert tokens == ["c1", "c2", "c3", "c4", "c5", "c6", "ctrl"][: len(counts)]
    assert made.parts[0].share == counts[0] / sum(counts)


def test_classes_after_the_sixth_are_one_part() -> None:
    parts = shares(*range(1, 10)).parts
    assert len(parts) == 7
    assert parts[-1].name == "3 other classes"
    assert parts[-1].words == "24 items, 53.3%"


def test_counts_are_said_as_what_they_are_of() -> None:
    assert shares(3, 1).words == "class 0: 3 items, 75.0%; class 1: 1 item, 25.0%"
    assert ClassShares(("a",), (2,), count_labels).words == "a: 2 labels, 100.0%"


def test_of_many_classes_the_first_are_said() -> None:
    said = shares(*[1] * 14).words.split("; ")
    assert len(said) == 13
    assert said[-1] == "and 2 other classes"


def test_the_caption_names_the_most_frequent() -> None:
    assert shares(1, 3, 3).caption == (
        "The most frequent final label is “class 1”: 3 of 7 items (42.9%)."
    )


def test_no_labels_have_no_shares() -> None:
    made = shares(0, 0)
    assert [(part.share, part.words) for part in made.parts] == [(0.0, "0 items, –")] * 2
    assert shares().parts == ()
