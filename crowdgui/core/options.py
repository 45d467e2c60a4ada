"""What a rule, a format or a simulation leaves to choose, as typed data with its bounds."""

from __future__ import annotations

import dataclasses
import math
from dataclasses import dataclass
from enum import StrEnum
from inspect import get_annotations
from typing import TYPE_CHECKING, Any

from crowdgui.core.errors import DataError, Problem

if TYPE_CHECKING:
    from collections.abc import Iterable


class OptionKind(StrEnum):
    """How an option is set: a number in a field, a tick, one of several, or a file's column.

    A NAME is one that the file which is read has to offer: of a sheet, or of an array.
    """

    WHOLE = "whole"
    REAL = "real"
    FLAG = "flag"
    ONE_OF = "one of"
    NAME = "name"
    PER_WORKER = "per worker"
    PER_ANSWER = "per answer"
    PER_CLASS = "per class"


STATED = (OptionKind.PER_WORKER, OptionKind.PER_CLASS, OptionKind.PER_ANSWER)
"""Kinds of options that are numbers stated by name; on the command line they are in a file."""


@dataclass(frozen=True)
class Option:
    """One option of a record. `low` and `high` bound a number, both allowed.

    PER_WORKER is a number for each worker by id, PER_CLASS one for each class by name, and
    PER_ANSWER one for each worker, true class and label; they come from the columns of a file.
    `record` names the record that declares the option; `text.wording` finds its words.
    """

    key: str
    kind: OptionKind
    default: Any
    low: float = -math.inf
    high: float = math.inf
    allowed: tuple[str, ...] = ()
    record: str = ""

    @property
    def place(self) -> str:
        """The record and the key, which no other option has."""
        return f"{self.record}.{self.key}"

    def check(self, value: Any) -> None:
        """Raise a DataError that states what is wrong with a value."""
        match self.kind:
            case OptionKind.WHOLE | OptionKind.REAL:
                self._check_number(value)
            case OptionKind.ONE_OF if value not in self.allowed:
                known = ", ".join(self.allowed)
                raise DataError(
                    Problem.OPTION_NOT_ONE_OF, name=self.place, value=value, known=known
                )
            case OptionKind.PER_WORKER | OptionKind.PER_CLASS | OptionKind.PER_ANSWER:
                for _, stated in value or ():
                    self._check_number(stated)

    def _check_number(self, value: float) -> None:
        # Written so that NaN, which compares with nothing, is refused too.
        if not self.low <= value <= self.high or math.isinf(value):
            raise DataError(
                Problem.OPTION_OUT_OF_RANGE, name=self.place, low=self.low, high=self.high
            )


Stated = tuple[tuple[Any, float], ...]
"""Numbers stated by the user, each with what it belongs to: (worker id, number) for PER_WORKER,
(class, number) for PER_CLASS, ((worker id, true class, label), number) for PER_ANSWER."""


@dataclass(frozen=True)
class Options:
    """A record of options, each checked when it is made; a rule without any uses this."""

    def __post_init__(self) -> None:
        for option in option_fields(type(self)):
            option.check(getattr(self, option.key))


def option_fields(record: type[Options]) -> tuple[Option, ...]:
    """Return the options of a record, in their order.

    Parameters
    ----------
    record : type of Options

    Returns
    -------
    tuple of Option
        With the key of each, and the record it is declared in: `record` or one of its bases.
    """
    return tuple(
        dataclasses.replace(
            field.metadata["choice"], key=field.name, record=_declared_in(record, field.name)
        )
        for field in dataclasses.fields(record)
        if "choice" in field.metadata
    )


def _declared_in(record: type[Options], key: str) -> str:
    return next(base.__name__ for base in record.__mro__ if key in get_annotations(base))


def whole(default: int, low: int, high: int) -> Any:
    """Declare a whole number."""
    return _field(OptionKind.WHOLE, default, low=low, high=high)


def real(default: float, low: float, high: float) -> Any:
    """Declare a number."""
    return _field(OptionKind.REAL, default, low=low, high=high)


def flag(default: bool) -> Any:
    """Declare something to tick."""
    return _field(OptionKind.FLAG, default)


def one_of(default: str, allowed: Iterable[str]) -> Any:
    """Declare one of several values."""
    return _field(OptionKind.ONE_OF, default, allowed=tuple(allowed))


def name_in_file() -> Any:
    """Declare a name that a file has to offer; the empty one lets the reader decide."""
    return _field(OptionKind.NAME, "")


def stated(kind: OptionKind, low: float, high: float) -> Any:
    """Declare numbers that the user states in a file, none by default."""
    return _field(kind, None, low=low, high=high)


def _field(kind: OptionKind, default: Any, **more: Any) -> Any:
    option = Option("", kind, default, **more)
    return dataclasses.field(default=default, metadata={"choice": option})
