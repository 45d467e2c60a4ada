"""How workers behave whatever the rule: how fast they are, and who copies."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING
from weakref import WeakKeyDictionary

from crowdgui.core.workers.copying import copying
from crowdgui.core.workers.pace import pace

if TYPE_CHECKING:
    from crowdgui.core.labels import Labels
    from crowdgui.core.progress import Report
    from crowdgui.core.workers.copying import Copying
    from crowdgui.core.workers.pace import Pace


@dataclass(frozen=True)
class Behaviour:
    """What a set of labels tells of its workers by itself; no times, no pace."""

    pace: Pace | None
    copying: Copying


_KNOWN: WeakKeyDictionary[Labels, Behaviour] = WeakKeyDictionary()
"""Comparing all pairs of workers can take longer than a rule; labels that are frozen stay so."""


def behaviour(labels: Labels, report: Report) -> Behaviour:
    """Look at pace and copying, once for each set of labels however many rules run on it."""
    known = _KNOWN.get(labels)
    if known is None:
        known = _KNOWN[labels] = Behaviour(pace(labels), copying(labels, report))
    return known
