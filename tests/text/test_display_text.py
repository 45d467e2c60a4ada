"""Names and sentences of records, in the language in which they are shown."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import TYPE_CHECKING

from crowdgui.text import translation as text
from crowdgui.text.display_text import HasDescription
from crowdgui.text.translation import tr_noop

if TYPE_CHECKING:
    import pytest


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
