"""The numbers that a rule takes for each worker, stated for one of them at a time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from crowdgui.core.options import OptionKind, option_fields
from crowdgui.core.rules.registry import get_rule

if TYPE_CHECKING:
    from crowdgui.core.options import Option
    from crowdgui.ui.session import Session


def stated_of(session: Session, worker: str) -> list[tuple[Option, float | None]]:
    """Return what the chosen rule takes for every worker, with the number stated for this one."""
    record = session.choices[session.rule]
    return [
        (choice, dict(getattr(record, choice.key) or ()).get(worker))
        for choice in option_fields(get_rule(session.rule).choices)
        if choice.kind is OptionKind.PER_WORKER
    ]


def state(session: Session, worker: str, key: str, value: float | None) -> None:
    """State a number for a worker, or take it back where it is None."""
    numbers = dict(getattr(session.choices[session.rule], key) or ())
    numbers.pop(worker, None)
    if value is not None:
        numbers[worker] = value
    session.choose(**{key: tuple(numbers.items()) or None})
