"""Whether something holds, in words: one row of a list of checks or conditions."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

from crowdgui.text.translation import tr


class CheckStatus(StrEnum):
    """What came of looking."""

    HOLDS = "holds"
    FAILS = "fails"
    UNSURE = "unsure"

    @property
    def words(self) -> str:
        return {
            CheckStatus.HOLDS: tr("Holds"),
            CheckStatus.FAILS: tr("Does not hold"),
            CheckStatus.UNSURE: tr("Can’t be checked"),
        }[self]

    @property
    def sign(self) -> str:
        """The same in one character."""
        return {CheckStatus.HOLDS: "✓", CheckStatus.FAILS: "✗", CheckStatus.UNSURE: "?"}[self]


class CheckRow(NamedTuple):
    """Whether a condition holds, the condition as a sentence, and the figure behind it."""

    verdict: CheckStatus
    sentence: str
    caption: str = ""
