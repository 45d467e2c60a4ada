from __future__ import annotations

import pytest

from crowdgui.core.spelling import MOST_CLASSES, find_spelling_variants


def test_spellings_of_one_class_are_found_with_the_usual_one() -> None:
    counts = {"Cat": 3, "cat": 200, "cats": 2, "dgo": 1, "dog": 180}
    assert find_spelling_variants(counts) == [("dgo", "dog"), ("cats", "cat"), ("Cat", "cat")]


@pytest.mark.parametrize(
    ("rare", "usual"),
    [
        ("hosre", "horse"),
        ("hrse", "horse"),
        ("hoorse", "horse"),
        ("hirse", "horse"),
        ("horsf", "horse"),
        ("orse", "horse"),
        ("vogel ", "Vogel"),
        ("ﬁsh", "fish"),
    ],
)
def test_a_rare_class_one_slip_away_is_found(rare: str, usual: str) -> None:
    assert find_spelling_variants({rare: 1, usual: 100}) == [(rare, usual)]


@pytest.mark.parametrize(
    ("rare", "usual"),
    [
        ("level 1", "level 2"),
        ("a", "b"),
        ("no", "on"),
        ("house", "horse hair"),
        ("cat", "dog"),
        ("item10", "item1"),
        ("esroh", "horse"),
        ("+", "-"),
        ("hoser", "shore"),
    ],
)
def test_other_words_are_other_classes(rare: str, usual: str) -> None:
    assert find_spelling_variants({rare: 1, usual: 100}) == []


def test_a_class_that_is_not_rare_is_meant() -> None:
    assert find_spelling_variants({"mad": 60, "sad": 100}) == []
    assert find_spelling_variants({"MAD": 60, "mad": 100}) == [("MAD", "mad")]


@pytest.mark.parametrize(
    "names",
    [
        ("-2", "-1", "0", "1", "2"),
        ("1.0", "10", "1,5", "15"),
        ("A+", "A", "A-", "B"),
        ("C", "C++", "C#"),
        ("x > y", "x < y"),
        ("1:2", "12", "1-2"),
        ("good 👍", "good 👎"),
    ],
)
def test_signs_that_make_another_class_are_no_slip(names: tuple[str, ...]) -> None:
    for rare in (1, 60):
        assert find_spelling_variants(dict.fromkeys(names, rare) | {names[-1]: 100}) == []


@pytest.mark.parametrize(
    ("name", "other"),
    [
        *(("1.0", "1"), ("01", "1"), ("+1", "1"), ("2.50", "2.5"), ("-1.0", "-1"), ("0.0", "0")),
        *(("2,0", "2"), ("salt &amp; pepper", "salt & pepper"), ("&lt;b&gt;", "<b>")),
    ],
)
def test_the_same_in_other_signs_is_spelling(name: str, other: str) -> None:
    assert find_spelling_variants({name: 60, other: 100}) == [(name, other)]


@pytest.mark.parametrize(
    "names",
    [("1", "10", "100", "1,5", "1.05"), ("0", "00.1", "1"), ("2.5", "25", "-25"), ("1", "1,000")],
)
def test_other_numbers_are_other_classes(names: tuple[str, ...]) -> None:
    assert find_spelling_variants(dict.fromkeys(names, 60)) == []


def test_blanks_and_hyphens_are_spelling() -> None:
    for name, other in (
        ("non-toxic", "nontoxic"),
        ("New_York", "new york"),
        ("1 star", "1-star"),
        ("level 1", "Level-1"),
        ("not sure", "not sure."),
    ):
        assert find_spelling_variants({name: 60, other: 100}) == [(name, other)]


def test_texts_are_not_compared() -> None:
    many = {f"text{'x' * n}": 1 for n in range(MOST_CLASSES)}
    assert find_spelling_variants(many | {"TEXT": 1}) == []
