"""Why something is so, as a code and the values it names; `text` words it for people."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Any


class ReasonCode(StrEnum):
    """The base of all codes; each is unique across the package and has one sentence in `text`."""


@dataclass(frozen=True)
class Reason:
    """A code with the values that its sentence names: numbers, shares, names, other reasons."""

    code: ReasonCode
    values: tuple[tuple[str, Any], ...] = ()

    @classmethod
    def make(cls, code: ReasonCode, **values: Any) -> Reason:
        return cls(code, tuple(values.items()))

    def __str__(self) -> str:
        named = ", ".join(f"{name}={value!r}" for name, value in self.values)
        return f"{self.code.value} ({named})" if named else self.code.value
