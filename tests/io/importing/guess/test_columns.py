from __future__ import annotations

import random
from typing import TYPE_CHECKING

from crowdgui.io.importing.guess import columns as module
from crowdgui.io.importing.guess.columns import answer_columns

if TYPE_CHECKING:
    from collections.abc import Sequence

    import pytest


def group(names: Sequence[str], columns: Sequence[str], taken: Sequence[int] = ()) -> list[int]:
    """Find the answers in columns written as a letter for each cell, a dot for an empty one."""
    cells = [tuple(cell.replace(".", "") for cell in column) for column in columns]
    values = [frozenset(column) - {""} for column in cells]
    return list(answer_columns(names, cells, values, {*range(len(columns))} - {*taken}))


def test_columns_that_share_few_words_are_found() -> None:
    assert group((), ["12345678", "ynynynyn", "nnnnyyyy", "yyyynnny"]) == [1, 2, 3]


def test_two_columns_are_no_group() -> None:
    assert group((), ["12345678", "ynynynyn", "nnnnyyyy", "uuuuvvvv"]) == []


def test_a_column_that_is_known_is_no_answer() -> None:
    assert group((), ["ynynynyn", "ynynynyn", "nnnnyyyy", "yyyynnny"], taken=[0]) == [1, 2, 3]


def test_a_worker_with_few_answers_belongs_to_the_group() -> None:
    columns = ["12345678", "abcdabcd", "ddccbbaa", "adadcbcb", "......a."]
    assert group((), columns) == [1, 2, 3, 4]


def test_so_does_one_who_gives_one_label_only() -> None:
    columns = ["12345678", "abcdabcd", "ddccbbaa", "adadcbcb", "aaaaaaaa"]
    assert group((), columns) == [1, 2, 3, 4]


def test_the_same_number_in_all_rows_may_be_another_number() -> None:
    columns = ["abcdefgh", "12341234", "44332211", "14143222", "33333333"]
    assert group(["id", "al", "bo", "cy", "n"], columns) == [1, 2, 3]
    assert group(["id", "al", "bo", "n", "cy"], [*columns[:3], columns[4], columns[3]]) == [
        *range(1, 5)
    ]
    assert group(["id", "w1", "w2", "w3", "w4"], columns) == [1, 2, 3, 4]
    called = ["rater_al", "rater_bo", "rater_cy"]
    assert group(["id", *called, "rater_di"], columns) == [1, 2, 3, 4]
    assert group(["id", *called, "rater_count"], columns) == [1, 2, 3]


def test_whole_numbers_are_answers_with_decimals_or_without() -> None:
    names = ["item", "al", "bo", "cy", "di"]
    rows = [["i1", "1", "2.0", "1", "2"], ["i2", "2", "", "1", "1"], ["i3", "1", "1.0", "2", "1"]]
    cells = [tuple(column) for column in zip(*rows, *rows, strict=True)]
    values = [frozenset(column) - {""} for column in cells]
    assert list(answer_columns(names, cells, values, {*range(5)})) == [1, 2, 3, 4]


def test_two_columns_called_as_workers_are_a_group() -> None:
    columns = ["12345678", "ynynynyn", "nnnnyyyy"]
    assert group(["id", "annotator 1", "annotator 2"], columns) == [1, 2]
    assert group(["id", "good", "bad"], columns) == []


def test_ids_of_the_workers_of_a_row_are_no_answers() -> None:
    columns = ["1234567890", "abcdabcdab", "bcdabcdabc", "cdabcdabcd"]
    assert group(["id", "w1", "w2", "w3"], columns) == []
    assert group(["id", "w1", "w2", "w3"], [*columns[:3], "adabcdabcd"]) == [1, 2, 3]


def test_workers_who_come_later_are_between_the_others_or_numbered_like_them() -> None:
    columns = ["12345678", "ynynynyn", "........", "nnnnyyyy", "yyyynnny", "........", "........"]
    assert group((), columns) == [1, 2, 3, 4]
    assert group(["id", *"abcdef"], columns) == [1, 2, 3, 4]
    numbered = ["id", "w1", "w2", "w3", "w4", "w10", "comment"]
    assert group(numbered, columns) == [1, 2, 3, 4, 5]


def test_an_empty_column_beyond_another_is_not_between() -> None:
    columns = ["ynynynyn", "........", "12345678", "nnnnyyyy", "yyyynnny"]
    assert group(["ann", "ann_note", "ms", "bo", "cy"], columns) == [0, 3, 4]


def test_many_columns_are_not_all_compared_with_each_other(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Nearly all of 2,000 columns hold a set of words of their own."""
    dice = random.Random(1)
    columns = [
        "".join(dice.choice("abcdefghijklmnop.....") for _ in range(40)) for _ in range(2000)
    ]
    calls = []
    alike = module._alike
    monkeypatch.setattr(module, "_alike", lambda *words: calls.append(words) or alike(*words))
    assert len(group((), columns)) == 2000
    assert len(calls) <= 20 * len(columns)
