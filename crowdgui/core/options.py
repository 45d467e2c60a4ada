"""What a rule leaves to choose, described once for the window's form and the command line."""

from __future__ import annotations

import dataclasses
import math
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from crowdgui.core.errors import DataError, Problem
from crowdgui.text.translation import format_number


class OptionKind(StrEnum):
    """How a choice is made: a number in a field, a tick, one of several, or a file's column.

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


@dataclass(frozen=True)
class Option:
    """One choice of a rule, in words. `low` and `high` bound a number, both allowed.

    PER_WORKER is a number for each worker by id, PER_CLASS one for each class by name, and
    PER_ANSWER one for each worker, true class and answer; they come from the columns of a file.
    """

    key: str
    kind: OptionKind
    name: str
    sentence: str
    default: Any
    low: float = -math.inf
    high: float = math.inf
    options: tuple[tuple[str, str], ...] = ()

    def check(self, value: Any) -> None:
        """Raise a DataError that says what is wrong with a value."""
        match self.kind:
            case OptionKind.WHOLE | OptionKind.REAL:
                self._check_number(value)
            case OptionKind.ONE_OF if value not in dict(self.options):
                known = ", ".join(key for key, _ in self.options)
                raise DataError(Problem.OPTION_NOT_ONE_OF, name=self.name, value=value, known=known)
            case OptionKind.PER_WORKER | OptionKind.PER_CLASS | OptionKind.PER_ANSWER:
                for _, stated in value or ():
                    self._check_number(stated)

    def _check_number(self, value: float) -> None:
        # Written so that NaN, which compares with nothing, is refused too.
        if not self.low <= value <= self.high or math.isinf(value):
            raise DataError(
                Problem.OPTION_OUT_OF_RANGE, name=self.name, low=self.low, high=self.high
            )


_MOST_DECIMALS = 9


def _written(limit: float) -> str:
    """Write a limit with as many decimals as it has."""
    exact = (d for d in range(_MOST_DECIMALS) if round(limit, d) == limit)
    return format_number(limit, next(exact, _MOST_DECIMALS))


Stated = tuple[tuple[Any, float], ...]
"""Numbers stated by the user, each with what it belongs to: (worker id, number) for PER_WORKER,
(class, number) for PER_CLASS, ((worker id, true class, answer), number) for PER_ANSWER."""


@dataclass(frozen=True)
class Options:
    """A record of choices, each checked when it is made; a rule with none to make uses this."""

    def __post_init__(self) -> None:
        for choice in option_fields(type(self)):
            choice.check(getattr(self, choice.key))


def option_fields(record: type[Options]) -> tuple[Option, ...]:
    """Return the choices of a record, in their order."""
    return tuple(
        dataclasses.replace(field.metadata["choice"], key=field.name)
        for field in dataclasses.fields(record)
        if "choice" in field.metadata
    )


def whole(default: int, low: int, high: int, name: str, sentence: str) -> Any:
    """Declare a whole number."""
    return _field(OptionKind.WHOLE, default, name, sentence, low=low, high=high)


def real(default: float, low: float, high: float, name: str, sentence: str) -> Any:
    """Declare a number."""
    return _field(OptionKind.REAL, default, name, sentence, low=low, high=high)


def flag(default: bool, name: str, sentence: str) -> Any:
    """Declare something to tick."""
    return _field(OptionKind.FLAG, default, name, sentence)


def one_of(default: str, options: dict[str, str], name: str, sentence: str) -> Any:
    """Declare one of several options, each a key with its words."""
    return _field(OptionKind.ONE_OF, default, name, sentence, options=tuple(options.items()))


def name_in_file(name: str, sentence: str) -> Any:
    """Declare a name that a file has to offer; the empty one leaves it to the reader."""
    return _field(OptionKind.NAME, "", name, sentence)


def stated(kind: OptionKind, low: float, high: float, name: str, sentence: str) -> Any:
    """Declare numbers that the user states in a file, none by default."""
    return _field(kind, None, name, sentence, low=low, high=high)


def _field(kind: OptionKind, default: Any, name: str, sentence: str, **more: Any) -> Any:
    choice = Option("", kind, name, sentence, default, **more)
    return dataclasses.field(default=default, metadata={"choice": choice})
