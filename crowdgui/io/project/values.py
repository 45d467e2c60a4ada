"""Typed values as JSON and back; what comes back is taken for nothing it does not prove to be."""

from __future__ import annotations

import json
import math
import types
from dataclasses import MISSING, fields, is_dataclass
from enum import Enum
from functools import cache, partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Union, get_args, get_origin, get_type_hints

import numpy as np

from crowdgui.core.audit.sample import AuditSample
from crowdgui.core.bounds.guarantee import GuaranteeOptions
from crowdgui.core.costs import CostMatrix
from crowdgui.core.errors import Reason
from crowdgui.core.groups.kinds import ModelWorker
from crowdgui.core.options import OptionKind, Options, option_fields
from crowdgui.core.progress import Iteration
from crowdgui.core.rules.scoring import DecomposableRule
from crowdgui.core.workers.cohorts import CohortColumn
from crowdgui.io.importing.lists.class_map import TagGroup
from crowdgui.io.importing.sources import Source

if TYPE_CHECKING:
    from collections.abc import Callable


_RECORDS = (
    *(
        AuditSample,
        CostMatrix,
        DecomposableRule,
        Iteration,
        ModelWorker,
        Reason,
        Source,
        CohortColumn,
        TagGroup,
    ),
)


_NAMES: dict[str, Any] = {
    **{record.__name__: record for record in _RECORDS},
    **dict.fromkeys(("BoolArray", "FloatArray", "IntArray", "TextArray"), np.ndarray),
    "Path": Path,
}
"""Types that records name without importing them at run time."""


_NUMBERS = tuple[tuple[str, float], ...] | None


_KINDS: dict[OptionKind, Any] = {
    OptionKind.WHOLE: int,
    OptionKind.REAL: float,
    OptionKind.FLAG: bool,
    OptionKind.ONE_OF: str,
    OptionKind.NAME: str,
    OptionKind.PER_WORKER: _NUMBERS,
    OptionKind.PER_CLASS: _NUMBERS,
    OptionKind.PER_ANSWER: tuple[tuple[tuple[str, str, str], float], ...] | None,
}


@cache
def field_types(record: Any) -> dict[str, Any]:
    """Return the type of each field of a record."""
    if issubclass(record, Options):
        return {choice.key: _KINDS[choice.kind] for choice in option_fields(record)}
    return get_type_hints(record, localns=_NAMES)


def plain_field_types(record: Any) -> dict[str, Any]:
    """Return the type of each field that is no array."""
    return {
        name: kind
        for name, kind in field_types(record).items()
        if np.ndarray not in (kind, *get_args(kind))
    }


@cache
def _required_fields(kind: Any) -> frozenset[str]:
    """Return the fields without a default."""
    return frozenset(
        f.name for f in fields(kind) if f.default is MISSING and f.default_factory is MISSING
    )


class TypeKind(Enum):
    """How a type is written."""

    RECORD = 1
    OPTIONAL = 2
    TUPLE = 3
    DICT = 4
    ENUM = 5
    REAL = 6
    PLAIN = 7


@cache
def _classify_type(kind: Any) -> tuple[TypeKind, Any]:
    """Return how a type is written, with the types of what it holds."""
    origin, args = get_origin(kind), get_args(kind)
    if _is_record(kind):
        return TypeKind.RECORD, tuple(field_types(kind).items())
    if origin is tuple:
        return TypeKind.TUPLE, args
    if origin is dict:
        return TypeKind.DICT, args[1]
    present = [one for one in args if one is not types.NoneType]
    if origin in (Union, types.UnionType) and len(present) == 1:
        return TypeKind.OPTIONAL, present[0]
    if kind is float:
        return TypeKind.REAL, kind
    if kind in (bool, int, str):
        return TypeKind.PLAIN, kind
    if origin is None and issubclass(kind, Enum):
        return TypeKind.ENUM, kind
    raise TypeError(f"no JSON is known for {kind}")


def _is_record(kind: Any) -> bool:
    return is_dataclass(kind)


if TYPE_CHECKING:
    Keep = Callable[[tuple[Any, ...], Callable[[], Any]], Any]
    """Gives the JSON to write for a tuple: what the second argument makes, or a mark for it."""
    Find = Callable[[Any], Any]
    """Gives the JSON list that a mark stands for."""


class DamagedValue(Exception):  # noqa: N818 -- never seen: the opened file's name is still to be added
    """Raised where a file does not hold what it was written with."""


def _refuse(_: str) -> Any:
    raise DamagedValue


# Made once: there may be a call for each of many thousand decisions.
_to_json = json.JSONEncoder(separators=(",", ":"), allow_nan=False).encode


_from_json = json.JSONDecoder(parse_constant=_refuse).decode


_NOT_FINITE = {"nan": math.nan, "inf": math.inf, "-inf": -math.inf}


def dumps(value: Any) -> str:
    """Write JSON in plain ASCII, so that no text, however odd, can trouble the database."""
    return _to_json(value)


def loads(text: Any) -> Any:
    """Read JSON; NaN and infinite numbers, and anything but text, are damage."""
    if not isinstance(text, str):
        raise DamagedValue
    try:
        return _from_json(text)
    except (ValueError, RecursionError) as error:
        raise DamagedValue from error


def encode(value: Any, kind: Any, keep: Keep | None = None) -> Any:
    """Return `value`, of type `kind`, as what JSON can hold; numbers of numpy become plain."""
    sort, held = _classify_type(kind)
    match sort:
        case TypeKind.PLAIN:
            return held(value)
        case TypeKind.RECORD:
            return {name: encode(getattr(value, name), of, keep) for name, of in held}
        case TypeKind.OPTIONAL:
            return None if value is None else encode(value, held, keep)
        case TypeKind.TUPLE:
            listed = partial(_listed, value, held)
            return listed() if keep is None else keep(value, listed)
        case TypeKind.DICT:
            return {key: encode(one, held, keep) for key, one in value.items()}
        case TypeKind.ENUM:
            return value.value
        case TypeKind.REAL:
            number = float(value)
            return number if math.isfinite(number) else str(number)


def decode(data: Any, kind: Any, find: Find | None = None) -> Any:
    """Return the value of type `kind` that `encode` turned into `data`.

    Raises
    ------
    DamagedValue
        If it is not of that type.
    DataError
        If the record it makes refuses it.
    """
    sort, held = _classify_type(kind)
    match sort:
        case TypeKind.PLAIN:
            return _of(data, held)
        case TypeKind.RECORD:
            return _record(data, kind, dict(held), find)
        case TypeKind.OPTIONAL:
            return None if data is None else decode(data, held, find)
        case TypeKind.TUPLE:
            return tuple(_unlisted(data if find is None else find(data), held))
        case TypeKind.DICT:
            return {key: decode(one, held, find) for key, one in _of(data, dict).items()}
        case TypeKind.ENUM:
            return _member(data, held)
        case TypeKind.REAL:
            return _float(data)


def to_plain(value: Any) -> Any:
    """Return a value as what JSON can hold, to be looked at and never read back."""
    if is_dataclass(value):
        return {field.name: to_plain(getattr(value, field.name)) for field in fields(value)}
    if isinstance(value, Enum):
        return to_plain(value.value)
    if isinstance(value, tuple | list):
        return [to_plain(one) for one in value]
    if isinstance(value, set | frozenset):
        return sorted(str(to_plain(one)) for one in value)
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
                raise DamagedValue
            return values
        return [decode(value, of[0]) for value in values]
    if len(values) != len(of):
        raise DamagedValue
    return [decode(value, one) for value, one in zip(values, of, strict=True)]


def _record(data: Any, kind: Any, known: dict[str, Any], find: Find | None) -> Any:
    """Make a record; a field that is not there takes its default, an unknown one is refused."""
    given = _of(data, dict)
    if kind in (AuditSample, GuaranteeOptions) and "discarded" in given:
        given = _with_begun(given, kind)
    if not _required_fields(kind) <= given.keys() <= known.keys():
        raise DamagedValue
    return kind(**{name: decode(one, known[name], find) for name, one in given.items()})


def _with_begun(given: dict[str, Any], kind: Any) -> dict[str, Any]:
    """Return audits that were discarded as those begun, which were once only counted.

    No audit is drawn with a seed below 0.
    """
    rest = {name: value for name, value in given.items() if name != "discarded"}
    if kind is GuaranteeOptions and "begun" not in rest:
        rest["begun"] = list(range(-_of(given["discarded"], int), 0))
    return rest


def _of(data: Any, kind: type) -> Any:
    if type(data) is not kind:
        raise DamagedValue
    return data


def _float(data: Any) -> float:
    if type(data) is str and data in _NOT_FINITE:
        return _NOT_FINITE[data]
    if type(data) not in (int, float):
        raise DamagedValue
    try:
        return float(data)
    except OverflowError as error:
        raise DamagedValue from error


def _member(data: Any, kind: type[Enum]) -> Enum:
    try:
        return kind(data)
    except ValueError as error:
        raise DamagedValue from error
