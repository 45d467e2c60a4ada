"""Values of what varies, as people type them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QLocale

from crowdgui.ui.dialogs.simulation_form import format_values, parse_values

if TYPE_CHECKING:
    from collections.abc import Iterator


@pytest.fixture
def of_commas() -> Iterator[None]:
    before = QLocale()
    QLocale.setDefault(QLocale("de_DE"))
    yield
    QLocale.setDefault(before)


@pytest.mark.parametrize(
    ("text", "values"),
    [
        ("0.5,0.6", (0.5, 0.6)),
        ("0.5, 0.6", (0.5, 0.6)),
        ("0.5,0.6 0.7", (0.5, 0.6, 0.7)),
        ("11,21", (11, 21)),
        ("11, 21,31", (11, 21, 31)),
        ("0,5; 0,6", (0.5, 0.6)),
        ("0,5;0.6", (0, 0.6, 5)),
        ("0,5 0,6", (0.5, 0.6)),
        (" 5 ; 7;", (5, 7)),
    ],
)
def test_a_comma_is_a_decimal_mark_where_something_else_parts_the_numbers(
    text: str, values: tuple[float, ...]
) -> None:
    assert parse_values(text) == values


@pytest.mark.parametrize(
    ("text", "values"),
    [
        ("0,1", (0.1,)),
        ("0,1 0,2", (0.1, 0.2)),
        ("0,1, 0,2", (0.1, 0.2)),
        ("0,1; 0,2", (0.1, 0.2)),
        ("11,21,31", (11, 21, 31)),
        ("0.1, 0.2", (0.1, 0.2)),
    ],
)
def test_where_the_decimal_mark_is_a_comma_it_is_read_and_written(
    of_commas: None, text: str, values: tuple[float, ...]
) -> None:
    assert parse_values(text) == values
    assert parse_values(format_values(values)) == values


def test_values_are_written_as_the_reader_writes_them(of_commas: None) -> None:
    assert format_values((0.25, 1.0, 20000.0)) == "0,25; 1; 20000"


@pytest.mark.parametrize("values", [(0.5,), (0.5, 0.75), (11.0, 21.0, 100000.0)])
def test_values_that_were_written_are_read_back(values: tuple[float, ...]) -> None:
    assert parse_values(format_values(values)) == values
