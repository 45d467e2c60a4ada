"""What stands after all edits, as a project holds it: the job, the wishes, the decisions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from crowdgui.core.bounds.guarantee import GuaranteeOptions
from crowdgui.core.job import Job
from crowdgui.core.review.decisions import Decision, Slot, merge_gold
from crowdgui.core.rules.registry import SUGGESTED
from crowdgui.core.workers.report import USUAL_THRESHOLDS

if TYPE_CHECKING:
    from collections.abc import Mapping

    from crowdgui.core.arrays import IntArray
    from crowdgui.core.labels import Labels
    from crowdgui.core.review.decisions import Key
    from crowdgui.core.workers.report import Thresholds


if TYPE_CHECKING:
    Values = Mapping[tuple[Slot, Key], Any]


def read_decisions(values: Values) -> dict[int, Decision]:
    """Return what people decided, by item."""
    return {int(key): made for (slot, key), made in values.items() if slot is Slot.DECISION}


def read_guarantee_options(values: Values) -> GuaranteeOptions:
    """Return what is asked of the guarantee."""
    wishes: GuaranteeOptions = values.get((Slot.WISHES, ""), GuaranteeOptions())
    return wishes


def read_flag_thresholds(values: Values) -> Thresholds:
    """Return what a flag takes."""
    thresholds: Thresholds = values.get((Slot.THRESHOLDS, ""), USUAL_THRESHOLDS)
    return thresholds


def build_job(labels: Labels, gold: IntArray | None, values: Values) -> Job:
    """Describe the run of the chosen rule, on the labels that count, with all the gold there is."""
    rule = values.get((Slot.RULE, ""), SUGGESTED)
    out = [int(key) for (slot, key), value in values.items() if slot is Slot.EXCLUDED and value]
    excluded = np.zeros(labels.n_workers, dtype=bool)
    excluded[out] = True
    known = merge_gold(gold, labels.n_items, read_decisions(values))
    choices = values.get((Slot.CHOICES, rule))
    return Job(labels, known, rule, choices, excluded if out else None)
