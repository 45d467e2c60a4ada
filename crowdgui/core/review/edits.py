"""Every change a person can make, in one form that can be undone, redone and written down."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Any

Key = str | int


class Slot(StrEnum):
    """What can be changed, and by which key its values are told apart.

    The values: RULE a rule's key (at ""); CHOICES a rule's own record (by the rule's key);
    WISHES `Wishes` (at ""); THRESHOLDS `Thresholds` (at ""); EXCLUDED True (by worker);
    DECISION `Decision` (by item). No value stands for the default, or for nothing decided.
    """

    RULE = "rule"
    CHOICES = "choices"
    WISHES = "wishes"
    THRESHOLDS = "thresholds"
    EXCLUDED = "excluded"
    DECISION = "decision"


@dataclass(frozen=True)
class Change:
    """One value before and after; None where there is none."""

    slot: Slot
    key: Key
    before: Any
    after: Any

    @property
    def back(self) -> Change:
        return Change(self.slot, self.key, self.after, self.before)


@dataclass(frozen=True)
class Edit:
    """What is undone in one step; `what` names it, as in “Undo exclude 4 workers”.

    `when` is the time it was made, ISO 8601 in UTC.
    """

    what: str
    when: str
    changes: tuple[Change, ...]
