"""Words and numbers as they are shown."""

from __future__ import annotations

import time
from dataclasses import dataclass, fields
from datetime import UTC, datetime
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from crowdgui.text import translation as text
from crowdgui.text.translation import (
    HasDescription,
    escape_bidi,
    format_confidence,
    format_duration,
    format_number,
    format_percent,
    format_percent_up,
    local_time,
    tr,
    tr_n,
    tr_noop,
)
from tests.core.strategies import quick

if TYPE_CHECKING:
    from collections.abc import Iterator


@pytest.fixture
def _own_language() -> Iterator[None]:
    """Put translator and number marks back after the test."""
    with pytest.MonkeyPatch.context() as patch:
        for name in ("_translate", "_language", "_decimal", "_group"):
            patch.setattr(text, name, getattr(text, name))
        yield


def test_fields_are_filled_and_their_braces_stay() -> None:
    assert tr("Item “{name}”", name="{0} {x} %s") == "Item “{0} {x} %s”"
    assert tr("Braces {stay} without values") == "Braces {stay} without values"


def test_the_form_suits_the_number() -> None:
    forms = "{n} item of {file}", "{n} items of {file}"
    assert tr_n(*forms, 1, file="a") == "1 item of a"
    assert tr_n(*forms, 0, file="a") == "0 items of a"
    assert tr_n(*forms, 1234, file="a") == "1,234 items of a"


@pytest.mark.usefixtures("_own_language")
def test_a_translator_sees_text_and_number_before_the_fields_are_filled() -> None:
    seen: list[tuple[str, int | None]] = []

    def german(source: str, n: int | None) -> str:
        seen.append((source, n))
        return "{n} von {all}" if n is not None else "Datei {name}"

    text.set_translator(german, "de_CH")
    assert text.language() == "de-CH"
    text.set_number_marks(",", ".")
    assert tr("File {name}", name="x") == "Datei x"
    assert tr_n("{n} of {all}", "{n} of {all} ", 2000, all=5) == "2.000 von 5"
    assert seen == [("File {name}", None), ("{n} of {all} ", 2000)]
    assert tr_noop("File {name}") == "File {name}"


@pytest.mark.parametrize(
    ("value", "digits", "shown"),
    [
        (1234567.891, 2, "1,234,567.89"),
        (-5.25, 1, "−5.3"),
        (-0.04, 1, "0.0"),
        (-1000, 0, "−1,000"),
        (0, 0, "0"),
        (999.5, 0, "1,000"),
    ],
)
def test_numbers(value: float, digits: int, shown: str) -> None:
    assert format_number(value, digits) == shown


@pytest.mark.usefixtures("_own_language")
def test_number_marks_of_another_place() -> None:
    text.set_number_marks(",", ".")
    assert format_number(-1234567.891, 2) == "−1.234.567,89"
    assert format_number(-0.001, 1) == "0,0"
    assert format_percent_up(0.0725) == "7,3%"


def test_percentages() -> None:
    assert format_percent(0.0725, 2) == "7.25%"
    assert format_percent(1, 0) == "100%"
    assert format_percent(0.12345) == "12.3%"
    assert format_percent(0.2875) == "28.8%"


@pytest.mark.parametrize(
    ("share", "shown"),
    [(0.161, "16.1%"), (0.16101, "16.2%"), (0.0, "0.0%"), (1.4, "100.0%"), (0.9999, "100.0%")],
)
def test_an_upper_limit_is_never_rounded_down(share: float, shown: str) -> None:
    assert format_percent_up(share) == shown


@quick
@given(st.floats(1e-9, 1), st.integers(0, 4))
def test_an_upper_limit_shown_holds_and_is_no_more_than_a_digit_off(
    share: float, digits: int
) -> None:
    shown = float(format_percent_up(share, digits).removesuffix("%"))
    assert shown >= 100 * share * (1 - 1e-9) - 1e-9
    assert shown < 100 * share + 10.0**-digits + 1e-9


def test_a_tiny_limit_is_not_shown_as_nothing() -> None:
    assert format_percent_up(1e-13) == "0.1%"


@pytest.mark.parametrize("value", [1e25, 1e300, float("inf")])
def test_large_numbers(value: float) -> None:
    assert format_number(value, 3)


@pytest.mark.parametrize(
    ("risk", "words"),
    [(0.05, "95%"), (0.025, "97.5%"), (0.2, "80%"), (0.001, "99.9%"), (0.0004, "99.96%")],
)
def test_confidence_is_never_rounded_to_certainty(risk: float, words: str) -> None:
    assert format_confidence(risk) == words


def test_confidence_is_rounded_down() -> None:
    assert format_confidence(0.0049) == "99.51%"
    assert format_confidence(0.00999) == "99%"


def test_a_name_from_right_to_left_does_not_turn_the_sentence() -> None:
    name = "שלום"
    assert tr("“{name}” wins.", name=name) == f"“\u2068{name}\u2069” wins."
    assert tr("“{name}” wins.", name="cat") == "“cat” wins."
    inner = tr("“{name}”", name=name)
    assert tr("{inner} wins.", inner=inner) == f"{inner} wins."


def test_marks_that_turn_text_around_are_shown_as_no_letters() -> None:
    assert escape_bidi("live\u202eevil") == "live\ufffdevil"
    assert tr("{name}.", name="a\u202eb") == "a\ufffdb."


@pytest.mark.parametrize(
    ("seconds", "words"),
    [
        (0.0004, "below 1 ms"),
        (0.0123, "12 ms"),
        (0.36, "0.4 s"),
        (1.24, "1.2 s"),
        (75, "75 s"),
        (300, "5.0 min"),
        (600, "10 min"),
        (9000, "2.5 h"),
    ],
)
def test_a_duration_has_the_unit_that_suits_it(seconds: float, words: str) -> None:
    assert format_duration(seconds) == words


@pytest.mark.skipif(not hasattr(time, "tzset"), reason="this system has no such setting")
def test_a_time_zone_that_cannot_be_gives_the_time_of_utc(monkeypatch: pytest.MonkeyPatch) -> None:
    when = datetime(2026, 1, 2, 3, 4, tzinfo=UTC)
    try:
        for zone, shown in (("EST5", "1 22:04 EST"), ("XXX-25:99", "2 03:04 UTC")):
            monkeypatch.setenv("TZ", zone)
            time.tzset()
            assert f"{local_time(when):%-d %H:%M %Z}" == shown
    finally:
        monkeypatch.undo()
        time.tzset()


@pytest.mark.usefixtures("_own_language")
def test_what_has_no_translation_stays_english() -> None:
    text.set_translator(lambda source, n: "", "fr")
    assert tr("File {name}", name="x") == "File x"
    assert tr_n("{n} item", "{n} items", 1) == "1 item"
    assert tr_n("{n} item", "{n} items", 2) == "2 items"


@dataclass(frozen=True)
class Thing(HasDescription):
    key: str
    _name: str
    _sentence: str


def test_words_are_translated_where_they_are_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    thing = Thing("thing", tr_noop("A thing"), tr_noop("It is a thing."))
    assert (thing.name, thing.sentence) == ("A thing", "It is a thing.")
    monkeypatch.setattr(text, "_translate", lambda words, n: words.upper())
    assert (thing.name, thing.sentence) == ("A THING", "IT IS A THING.")


def test_the_fields_are_those_of_the_record_in_its_own_order() -> None:
    assert [field.name for field in fields(Thing)] == ["key", "_name", "_sentence"]
