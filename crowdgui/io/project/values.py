"""Typed values as JSON and back; what comes back is taken for nothing it does not prove to be."""

from __future__ import annotations

import json
import math
from dataclasses import fields, is_dataclass
from enum import Enum
from functools import partial
from typing import TYPE_CHECKING, Any

from crowdgui.io.project.types import Sort, needed_of, sort_of

if TYPE_CHECKING:
    from collections.abc import Callable

    Keep = Callable[[tuple[Any, ...], Callable[[], Any]], Any]
    """Gives the JSON to write for a tuple: what the second argument makes, or a mark for it."""
    Find = Callable[[Any], Any]
    """Gives the JSON list that a mark stands for."""


class Damaged(Exception):  # noqa: N818 -- never seen: the opened file's name is still to be added
    """Raised where a file does not hold what it was written with."""


def _refuse(_: str) -> Any:
    raise Damaged


# Made once: there may be a call for each of many thousand decisions.
_to_json = json.JSONEncoder(separators=(",", ":"), allow_nan=False).encode
_from_json = json.JSONDecoder(parse_constant=_refuse).decode

_NOT_FINITE = {"nan": math.nan, "inf": math.inf, "-inf": -math.inf}


def dumps(value: Any) -> str:
    """Write JSON in plain ASCII, so that no text, however odd, can trouble the database."""
    return _to_json(value)


def loads(text: Any) -> Any:
    """Read JSON; numbers that are none, and anything that is no text, are damage."""
    if not isinstance(text, str):
        raise Damaged
    try:
        return _from_json(text)
    except (ValueError, RecursionError) as error:
        raise Damaged from error


def encode(value: Any, kind: Any, keep: Keep | None = None) -> Any:
    """Return `value`, of type `kind`, as what JSON can hold; numbers of numpy become plain."""
    sort, held = sort_of(kind)
    match sort:
        case Sort.PLAIN:
            return held(value)
        case Sort.RECORD:
            return {name: encode(getattr(value, name), of, keep) for name, of in held}
        case Sort.OPTIONAL:
            return None if value is None else encode(value, held, keep)
        case Sort.TUPLE:
            listed = partial(_listed, value, held)
            return listed() if keep is None else keep(value, listed)
        case Sort.DICT:
            return {key: encode(one, held, keep) for key, one in value.items()}
        case Sort.ENUM:
            return value.value
        case Sort.REAL:
            number = float(value)
            return number if math.isfinite(number) else str(number)


def decode(data: Any, kind: Any, find: Find | None = None) -> Any:
    """Return back the value of type `kind` that `encode` turned into `data`.

    Raises
    ------
    Damaged
        If it is not of that type.
    DataError
        If the record it makes refuses it.
    """
    sort, held = sort_of(kind)
    match sort:
        case Sort.PLAIN:
            return _of(data, held)
        case Sort.RECORD:
            return _record(data, kind, dict(held), find)
        case Sort.OPTIONAL:
            return None if data is None else decode(data, held, find)
        case Sort.TUPLE:
            return tuple(_unlisted(data if find is None else find(data), held))
        case Sort.DICT:
            return {key: decode(one, held, find) for key, one in _of(data, dict).items()}
        case Sort.ENUM:
            return _member(data, held)
        case Sort.REAL:
            return _float(data)


def spelled_out(value: Any) -> Any:
    """Return a value as what JSON can hold, to be looked at and never read back."""
    if is_dataclass(value):
        return {field.name: spelled_out(getattr(value, field.name)) for field in fields(value)}
    if isinstance(value, Enum):
        return spelled_out(value.value)
    if isinstance(value, tuple | list):
        return [spelled_out(one) for one in value]
    if isinstance(value, set | frozenset):
        return sorted(str(spelled_out(one)) for one in value)
    return value if value is None or type(value) in (bool, int, str) else str(value)


def _listed(values: Any, of: tuple[Any, ...]) -> list[Any]:
    if len(of) == 2 and of[1] is ...:
        if of[0] in (int, str):
            return list(map(of[0], values))
        return [encode(value, of[0]) for value in values]
    return [encode(value, one) for value, one in zip(values, of, strict=True)]


def _unlisted(data: Any, of: tuple[Any, ...]) -> list[Any]:
    values: list[Any] = _of(data, list)
    if len(of) == 2 and of[1] is ...:
        # Labels of a million items may be listed: no call for each of them.
        if of[0] in (int, str):
            if not set(map(type, values)) <= {of[0]}:
                raise Damaged
            return values
        return [decode(value, of[0]) for value in values]
    if len(values) != len(of):
        raise Damaged
    return [decode(value, one) for value, one in zip(values, of, strict=True)]


def _record(data: Any, kind: Any, known: dict[str, Any], find: Find | None) -> Any:
    """Make a record; a field that is not there takes its default, an unknown one is refused."""
    given = _of(data, dict)
    if not needed_of(kind) <= given.keys() <= known.keys():
        raise Damaged
    return kind(**{name: decode(one, known[name], find) for name, one in given.items()})


def _of(data: Any, kind: type) -> Any:
    if type(data) is not kind:
        raise Damaged
    return data


def _float(data: Any) -> float:
    if type(data) is str and data in _NOT_FINITE:
        return _NOT_FINITE[data]
    if type(data) not in (int, float):
        raise Damaged
    try:
        return float(data)
    except OverflowError as error:
        raise Damaged from error


def _member(data: Any, kind: type[Enum]) -> Enum:
    try:
        return kind(data)
    except ValueError as error:
        raise Damaged from error
