"""Texts of unknown origin, made fit to be printed."""

from __future__ import annotations

import unicodedata
from xml.etree import ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st

from crowdgui.io.report.parts import (
    LONGEST,
    Conditions,
    Row,
    RowEmphasis,
    clean_record,
    clean_text,
    shorten_text,
    text_width,
)
from crowdgui.text.wording import CheckRow, CheckStatus

anything = st.text(st.characters(codec=None), max_size=60)


@given(anything)
def test_nothing_is_left_that_acts_or_that_markup_forbids(text: str) -> None:
    made = clean_text(text)
    assert not any(unicodedata.category(c) in ("Cc", "Cs") for c in made)
    assert not any(0x202A <= ord(c) <= 0x202E or 0x2066 <= ord(c) <= 0x2069 for c in made)
    assert not any(ord(c) & 0xFFFE == 0xFFFE for c in made)
    element = ElementTree.Element("a")
    element.text = made
    assert (ElementTree.fromstring(ElementTree.tostring(element)).text or "") == made


@given(anything)
def test_cleaning_twice_changes_nothing(text: str) -> None:
    assert clean_text(clean_text(text)) == clean_text(text)


@given(st.text(st.characters(categories=("L", "N", "P", "S")), max_size=40))
def test_ordinary_text_stays_as_it_is(text: str) -> None:
    assert clean_text(text) == text


@given(st.text(max_size=400))
def test_what_is_shown_has_an_end(text: str) -> None:
    assert len(shorten_text(text)) <= LONGEST
    if len(clean_text(text)) <= LONGEST:
        assert shorten_text(text) == clean_text(text)


@pytest.mark.parametrize(
    ("text", "made"),
    [
        ("a\tb\r\nc", "a b c"),
        ("a\0\x01b", "a�b"),
        ("ab\u202ecd", "ab�cd"),
        ("7.3 % of 5", "7.3\u00a0% of 5"),
        ("👩‍👩‍👧", "👩‍👩‍👧"),
    ],
)
def test_examples(text: str, made: str) -> None:
    assert clean_text(text) == made


def test_a_record_is_cleaned_all_through_and_keeps_its_types() -> None:
    rows = (CheckRow(CheckStatus.FAILS, "a\0", "b\n"),)
    made = clean_record(Conditions(rows))
    assert made == Conditions((CheckRow(CheckStatus.FAILS, "a�", "b "),))
    assert made.rows[0].status is CheckStatus.FAILS
    row = clean_record(Row(("\x1b",), RowEmphasis.QUIET))
    assert row.cells == ("�",)
    assert row.tone is RowEmphasis.QUIET


def test_ideographs_are_wide_and_accents_are_not() -> None:
    assert text_width("ab") == 2
    assert text_width("漢字") == 4
    assert text_width("e\u0301") == 1
