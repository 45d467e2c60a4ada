"""Costs of mistakes as the user states them: words, tables and lists."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from crowdgui.core.errors import InputError, ReadError
from crowdgui.io.importing.lists.costs import parse_costs, read_costs
from tests.core.strategies import from_rows

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

CLASSES = ["mild", "severe"]
LABELS = from_rows([("ann", "1", "mild"), ("bob", "1", "severe")])


@pytest.mark.parametrize(
    "text",
    [
        ",mild,severe\nmild,0,1\nsevere,4,0\n",
        "true class;severe;mild\nsevere;0;4\nmild;1;0\n",
        "mild\tsevere\t1\nsevere\tmild\t4\n",
        "from\tto\tcost\nmild\tmild\t0\nmild\tsevere\t1\nsevere\tmild\t4\nsevere\tsevere\t0\n",
    ],
)
def test_a_table_and_the_list_of_get_another_label_say_the_same(
    text: str, write: Callable[..., Path]
) -> None:
    assert read_costs(write(text, "costs.csv"), CLASSES).rows == ((0, 1), (4, 0))


@pytest.mark.parametrize(
    ("text", "found"),
    [
        (",mild,severe\nmild,0,1\nsevere,much,0\n", "costs.csv, line 3: “much” isn’t a number"),
        (
            ",mild,serious\nmild,0,1\nserious,4,0\n",
            "line 1: There is no class “serious”",
        ),
        (",mild,severe\nmild,0,1\n", "costs.csv: A cost table has one row per true class"),
        (",mild,severe\nmild,0\nsevere,4,0\n", "costs.csv"),
        ("mild\tsevere\t1\nmild\tsevere\t2\nsevere\tmild\t1\n", "line 2: The cost of “severe”"),
        ("mild\tsevere\t1\nmild\tmild\t0\n", "There is no cost of the final label “mild”"),
        (",mild,severe\nmild,0,-1\nsevere,4,0\n", "Every cost must be a number from 0"),
        (",mild,severe\nmild,2,1\nsevere,4,0\n", "A correct label costs nothing"),
    ],
)
def test_what_is_no_table_of_costs_is_refused_with_its_place(
    text: str, found: str, write: Callable[..., Path]
) -> None:
    from crowdgui.text.errors import describe_error

    with pytest.raises(ReadError) as refused:
        read_costs(write(text, "costs.csv"), CLASSES)
    assert found in describe_error(refused.value)


def test_words_count_a_class_or_take_the_distance_of_numbers() -> None:
    assert parse_costs(["severe=4", "mild=2"], LABELS).rows == ((0, 2), (4, 0))
    rated = from_rows([("ann", "1", "1"), ("bob", "1", "2"), ("bob", "2", "10")])
    assert parse_costs(["distance"], rated).rows == ((0, 1, 9), (1, 0, 8), (9, 8, 0))
    for words in (["serious=4"], ["severe=many"], ["severe=-1"], ["distance"]):
        with pytest.raises(InputError):
            parse_costs(words, LABELS)
