"""The outcome of a run and its score on gold. All frozen."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.labels import UNLABELLED

if TYPE_CHECKING:
    from crowdgui.core.arrays import BoolArray, IntArray
    from crowdgui.core.bounds.guarantee import Guarantee
    from crowdgui.core.job import Job
    from crowdgui.core.rules.aggregation import Aggregation
    from crowdgui.core.workers.report import WorkerReport


@dataclass(frozen=True)
class GoldScore:
    """Final labels compared with gold: `wrong` of `known` items."""

    known: int
    wrong: int

    @property
    def error(self) -> float:
        return self.wrong / self.known


@dataclass(frozen=True, eq=False)
class Outcome:
    """Everything one run found; nobody computes it again. `seconds` are those of the rule alone."""

    job: Job
    aggregation: Aggregation
    majority: Aggregation
    workers: WorkerReport
    guarantee: Guarantee
    gold: GoldScore | None
    seconds: float

    @cached_property
    def differs_from_majority(self) -> BoolArray:
        return np.not_equal(self.aggregation.labels, self.majority.labels)


def score_on_gold(labels: IntArray, gold: IntArray | None) -> GoldScore | None:
    """Compare final labels with gold, over the items that have both; None where there are none."""
    if gold is None:
        return None
    known = (gold != UNLABELLED) & (labels != UNLABELLED)
    if not known.any():
        return None
    return GoldScore(int(known.sum()), int((labels[known] != gold[known]).sum()))
