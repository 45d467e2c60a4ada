"""The types of what a project file holds, and how each of them is written."""

from __future__ import annotations

import types
from dataclasses import MISSING, fields, is_dataclass
from enum import Enum
from functools import cache
from typing import Any, Union, get_args, get_origin, get_type_hints

import numpy as np

from crowdgui.core.audit.sample import AuditSample
from crowdgui.core.options import OptionKind, Options, option_fields
from crowdgui.core.progress import Iteration
from crowdgui.core.rules.scoring import DecomposableRule

_NAMES: dict[str, Any] = {
    **{record.__name__: record for record in (DecomposableRule, AuditSample, Iteration)},
    **dict.fromkeys(("BoolArray", "FloatArray", "IntArray", "TextArray"), np.ndarray),
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
def hints(record: Any) -> dict[str, Any]:
    """Return the type of each field of a record."""
    if issubclass(record, Options):
        return {choice.key: _KINDS[choice.kind] for choice in option_fields(record)}
    return get_type_hints(record, localns=_NAMES)


def plain_hints(record: Any) -> dict[str, Any]:
    """Return the type of each field that is no array."""
    return {
        name: kind
        for name, kind in hints(record).items()
        if np.ndarray not in (kind, *get_args(kind))
    }


@cache
def needed_of(kind: Any) -> frozenset[str]:
    """Return the fields without a default."""
    return frozenset(
        f.name for f in fields(kind) if f.default is MISSING and f.default_factory is MISSING
    )


class Sort(Enum):
    """How a type is written."""

    RECORD = 1
    OPTIONAL = 2
    TUPLE = 3
    DICT = 4
    ENUM = 5
    REAL = 6
    PLAIN = 7


@cache
def sort_of(kind: Any) -> tuple[Sort, Any]:
    """Return how a type is written, with the types of what it holds."""
    origin, args = get_origin(kind), get_args(kind)
    if _is_record(kind):
        return Sort.RECORD, tuple(hints(kind).items())
    if origin is tuple:
        return Sort.TUPLE, args
    if origin is dict:
        return Sort.DICT, args[1]
    present = [one for one in args if one is not types.NoneType]
    if origin in (Union, types.UnionType) and len(present) == 1:
        return Sort.OPTIONAL, present[0]
    if kind is float:
        return Sort.REAL, kind
    if kind in (bool, int, str):
        return Sort.PLAIN, kind
    if origin is None and issubclass(kind, Enum):
        return Sort.ENUM, kind
    raise TypeError(f"no JSON is known for {kind}")


def _is_record(kind: Any) -> bool:
    return is_dataclass(kind)
