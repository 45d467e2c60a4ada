"""The column of gold that goes with a column of answers, by the names platforms give the two."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from crowdgui.io.reading import Layout
from crowdgui.io.roles import Role

if TYPE_CHECKING:
    from collections.abc import Sequence

    from crowdgui.io.reading import Reading

_GOLD = "_gold"
_OUTPUT, _GOLDEN = "OUTPUT:", "GOLDEN:"


def gold_name(answers: str) -> str:
    """Name the column that holds the gold of a question, were there one: Toloka's, or Appen's."""
    if answers.startswith(_OUTPUT):
        return _GOLDEN + answers.removeprefix(_OUTPUT)
    return answers + _GOLD


def with_own_gold(reading: Reading, names: Sequence[str]) -> Reading:
    """Take the gold that goes with the label's column; that of another question is left out."""
    label = reading.place(Role.LABEL)
    if reading.layout is not Layout.LONG or label is None:
        return reading
    golden = {gold_name(name): name for name in names}
    own = gold_name(names[label])
    roles = list(reading.roles)
    for place in reading.places(Role.GOLD):
        if own in names or golden.get(names[place]) in names:
            roles[place] = Role.LEAVE_OUT
    if own in names:
        roles[names.index(own)] = Role.GOLD
    return replace(reading, roles=tuple(roles))
