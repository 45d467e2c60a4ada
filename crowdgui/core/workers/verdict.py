"""Whether something holds, in words: one row of a list of checks or conditions."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

from crowdgui.core.text import tr


class Verdict(StrEnum):
    """What came of looking."""

    HOLDS = "holds"
    FAILS = "fails"
    UNSURE = "unsure"

    @property
    def words(self) -> str:
        return {
            Verdict.HOLDS: tr("Holds"),
            Verdict.FAILS: tr("Does not hold"),
            Verdict.UNSURE: tr("Cannot be checked"),
        }[self]

    @property
    def sign(self) -> str:
        """The same in one character."""
        return {Verdict.HOLDS: "✓", Verdict.FAILS: "✗", Verdict.UNSURE: "?"}[self]


class ConditionRow(NamedTuple):
    """Whether a condition holds, the condition as a sentence, and the figure behind it."""

    verdict: Verdict
    sentence: str
    caption: str = ""
