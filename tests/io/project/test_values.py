"""Values written as JSON are read back as they were; everything else is refused."""

from __future__ import annotations

import json
import math
from dataclasses import dataclass, fields
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from crowdgui.core.audit.sample import AuditSample
from crowdgui.core.bounds.guarantee import GuaranteeOptions
from crowdgui.core.options import option_fields
from crowdgui.core.rules.registry import RULES
from crowdgui.io.project.values import (
    DamagedValue,
    decode,
    dumps,
    encode,
    field_types,
    loads,
    to_plain,
)
from tests.core.strategies import quick

if TYPE_CHECKING:
    from collections.abc import Callable


class Colour(StrEnum):
    RED = "red"
    BLUE = "blue"


@dataclass(frozen=True)
class Inner:
    name: str
    place: tuple[int, ...]


@dataclass(frozen=True)
class Outer:
    """One field of each type that records have."""

    flag: bool
    whole: int
    real: float
    colour: Colour
    pair: tuple[str, float]
    maybe: Inner | None
    many: tuple[Inner, ...]
    named: dict[str, Inner]
    absent: int = 7


PLAIN = Outer(True, 1, 0.5, Colour.RED, ("a", 1.0), None, (), {})


# Lone surrogates, as odd input methods leave them, are no less to be kept.
anything = st.text(st.characters(), max_size=9)
inner = st.builds(Inner, anything, st.lists(st.integers()).map(tuple))
outer = st.builds(
    Outer,
    st.booleans(),
    st.integers(),
    st.floats(allow_nan=False),
    st.sampled_from(Colour),
    st.tuples(anything, st.floats(allow_nan=False)),
    st.none() | inner,
    st.lists(inner, max_size=3).map(tuple),
    st.dictionaries(anything, inner, max_size=3),
    st.integers(),
)


@quick
@given(outer)
def test_records_come_back(record: Outer) -> None:
    text = dumps(encode(record, Outer))
    assert text.isascii()
    assert decode(loads(text), Outer) == record


def test_no_number_comes_back_as_no_number() -> None:
    assert math.isnan(decode(loads(dumps(encode(math.nan, float))), float))


def test_a_field_that_a_later_program_added_takes_its_default() -> None:
    record = Outer(True, 1, 2.0, Colour.RED, ("a", 0.5), None, (), {})
    data = encode(record, Outer)
    del data["absent"]
    assert decode(data, Outer) == record


def test_audits_that_were_discarded_were_once_only_counted() -> None:
    kept = encode(GuaranteeOptions(audit=AuditSample((3, 1), 7, (1, 0))), GuaranteeOptions)
    del kept["begun"], kept["audit"]["took"]
    former = kept | {"discarded": 2, "audit": kept["audit"] | {"discarded": 2}}
    made = decode(former, GuaranteeOptions)
    assert made.discarded == 2
    assert made.audit == AuditSample((3, 1), 7, (1, 0))
    with pytest.raises(DamagedValue):
        decode(kept | {"discarded": "2"}, GuaranteeOptions)


def test_long_lists_are_written_where_the_caller_says() -> None:
    kept = []

    def keep(values: object, listed: Callable[[], object]) -> dict[str, int]:
        kept.append((values, listed()))
        return {"at": len(kept) - 1}

    record = Inner("a", (1, 2, 3))
    data = encode(record, Inner, keep)
    assert data == {"name": "a", "place": {"at": 0}}
    assert decode(data, Inner, lambda mark: kept[mark["at"]][1]) == record


junk = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | anything,
    lambda some: st.lists(some, max_size=3) | st.dictionaries(anything, some, max_size=3),
)


@quick
@given(outer, st.sampled_from([field.name for field in fields(Outer)]), junk)
@example(PLAIN, "whole", 3)
@example(PLAIN, "real", 2)
@example(PLAIN, "maybe", None)
def test_anything_else_is_refused_as_damage(record: Outer, name: str, value: object) -> None:
    data = encode(record, Outer)
    data[name] = value
    try:
        read = decode(data, Outer)
    except DamagedValue:
        return
    assert json.dumps(encode(read, Outer)[name]) in (json.dumps(value), json.dumps(float_of(value)))


def float_of(value: object) -> object:
    """Return what a whole number becomes where any number will do."""
    return float(value) if type(value) is int else value


@pytest.mark.parametrize(
    "text",
    ["", "{", "NaN", "[Infinity]", "[" * 100_000, "1" * 5000, "'a'", b"1", None, 3],
    ids=lambda text: str(text)[:12],
)
def test_what_is_no_json_is_refused_as_damage(text: str | bytes | int | None) -> None:
    with pytest.raises(DamagedValue):
        loads(text)


@pytest.mark.parametrize("key", RULES)
def test_every_choice_of_every_rule_is_described(key: str) -> None:
    record = RULES[key].options
    assert [choice.key for choice in option_fields(record)] == [
        field.name for field in fields(record)
    ]
    assert list(field_types(record)) == [field.name for field in fields(record)]


def test_what_is_only_shown_is_spelled_out() -> None:
    record = Outer(True, 1, 2.5, Colour.BLUE, ("a", 0.5), Inner("b", (3,)), (), {})
    shown = to_plain((record, {"z", "a"}, Path("x") / "y", None))
    assert json.loads(json.dumps(shown)) == shown
    assert shown[0]["maybe"] == {"name": "b", "place": [3]}
    assert shown[0]["colour"] == "blue"
    assert shown[1:] == [["a", "z"], str(Path("x") / "y"), None]
