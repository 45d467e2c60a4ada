"""What stands after all edits, as a project holds it: the job, the wishes, the decisions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from crowdgui.core.bounds.certify import Wishes
from crowdgui.core.job import Job
from crowdgui.core.review.decisions import Decision, gold_with
from crowdgui.core.review.edits import Slot
from crowdgui.core.rules.table import SUGGESTED
from crowdgui.core.workers.thresholds import USUAL

if TYPE_CHECKING:
    from collections.abc import Mapping

    from crowdgui.core.labels import IntArray, Labels
    from crowdgui.core.review.edits import Key
    from crowdgui.core.workers.thresholds import Thresholds

    Values = Mapping[tuple[Slot, Key], Any]


def decisions_of(values: Values) -> dict[int, Decision]:
    """Return what people decided, by item."""
    return {int(key): made for (slot, key), made in values.items() if slot is Slot.DECISION}


def wishes_of(values: Values) -> Wishes:
    """Return what is asked of the guarantee."""
    wishes: Wishes = values.get((Slot.WISHES, ""), Wishes())
    return wishes


def thresholds_of(values: Values) -> Thresholds:
    """Return what a flag takes."""
    thresholds: Thresholds = values.get((Slot.THRESHOLDS, ""), USUAL)
    return thresholds


def job_of(labels: Labels, gold: IntArray | None, values: Values) -> Job:
    """Describe the run of the chosen rule, on the labels that count, with all the gold there is."""
    rule = values.get((Slot.RULE, ""), SUGGESTED)
    out = [int(key) for (slot, key), value in values.items() if slot is Slot.EXCLUDED and value]
    excluded = np.zeros(labels.n_workers, dtype=bool)
    excluded[out] = True
    known = gold_with(gold, labels.n_items, decisions_of(values))
    choices = values.get((Slot.CHOICES, rule))
    return Job(labels, known, rule, choices, excluded if out else None)
