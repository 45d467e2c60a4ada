"""How many more labels a target error rate takes, and what the next ones are expected to bring."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.audit.checked_items import calibration_of, counted_gold, estimate_from_audit
from crowdgui.core.bounds.guarantee import GuaranteeOptions
from crowdgui.core.errors import DataError, Problem
from crowdgui.core.intervals import clopper_pearson
from crowdgui.core.job import uses_gold
from crowdgui.core.labels import UNLABELLED
from crowdgui.core.progress import ignore_progress
from crowdgui.core.study.forecast import fit_forecast_model, forecast
from crowdgui.core.study.relabelling import (
    LabelAllocation,
    RelabelList,
    allocate_labels,
    items_to_relabel,
)
from crowdgui.core.study.study_run import measure_error

if TYPE_CHECKING:
    from crowdgui.core.arrays import FloatArray
    from crowdgui.core.progress import ProgressCallback
    from crowdgui.core.results import Outcome
    from crowdgui.core.study.forecast import Forecast


REALIZED_GAIN_SHARE = 0.8
"""What part of the gain by the fitted crowd is counted on.

It is the median of what came true where part of the labels of real sets was hidden, and then given
back to the items they were predicted to help most or to all alike: hard items stay hard.
"""


REALIZED_RANGE = (0.5, 1.0)
"""The least and the most of it that came true."""


HUNDRED = 100
"""Labels for which the gain is predicted."""


@dataclass(frozen=True)
class CurrentError:
    """The error from which a plan starts.

    With gold it is the share wrong on gold, with its exact 95% interval, and `known` gold items;
    after an audit the estimate from it, with `audited` items, unless gold was drawn at random or is
    on every item; without both, what labels of this confidence typically are, with the range of two
    label sets in three.
    """

    error: float
    low: float
    high: float
    known: int
    audited: int = 0


@dataclass(frozen=True)
class LabelsNeeded:
    """How many more labels a `target` error rate takes; None where no number is predicted to do.

    `labels` go to the items they help most, `evenly` to all alike. From `low` to `high` if the gain
    is as far off as on real sets, and the error at the start as far as its interval.
    """

    target: float
    labels: int | None
    low: int | None
    high: int | None
    evenly: int | None


@dataclass(frozen=True, eq=False)
class Plan:
    """What more labels are expected to bring: an estimate, never a guarantee.

    The forecast covers all N items. `REALIZED_GAIN_SHARE` of its gain is subtracted from the error
    at the start: fitted workers predict how many labels change, not what they agree on wrongly.
    """

    forecast: Forecast
    allocation: LabelAllocation
    start: CurrentError

    @property
    def n_items(self) -> int:
        return self.forecast.group.size

    def error_after(self, labels: float) -> float:
        """Return the expected error after more labels, given to the items they help most."""
        return self.start.error - self.counted(self.allocation.gain_of(labels)) / self.n_items

    def counted(self, gain: float) -> float:
        """Return how many labels can be fixed of a predicted gain: no more than are wrong now."""
        return min(gain, self.start.error * self.n_items)

    def gain_evenly(self, labels: float) -> float:
        """Return how many wrong labels are fixed by labels spread evenly over all items."""
        falls = self._falls_evenly
        steps = np.arange(falls.size) * self.n_items
        return float(np.interp(labels, steps, falls)) * self.n_items

    @property
    def _falls_evenly(self) -> FloatArray:
        """How much the error falls if every item gets 0, 1, … D more labels (D + 1,)."""
        falls: FloatArray = REALIZED_GAIN_SHARE * (self.forecast.evenly[0] - self.forecast.evenly)
        return falls

    @property
    def least(self) -> float:
        """The error that is left when every label predicted to help has been given."""
        return self.error_after(float(self.allocation.labels[-1]))

    @property
    def per_hundred(self) -> float:
        """Wrong labels that the next 100 labels are expected to fix, given where they help most."""
        return self.counted(self.allocation.gain_of(HUNDRED))

    @property
    def per_hundred_evenly(self) -> float:
        """The same for 100 labels spread evenly over all items."""
        return self.counted(self.gain_evenly(HUNDRED))

    def needed(self, target: float) -> LabelsNeeded:
        """Return how many more labels a target error rate takes."""
        if not 0.0 <= target < 1.0:
            raise DataError(Problem.TARGET_ERROR_RANGE)
        start, fall = self.start, self.start.error - target
        ends = zip((start.high, start.low), REALIZED_RANGE, strict=True)
        # What is off in one has nothing to do with what is off in the other.
        off = [
            np.hypot(end - start.error, max(0.0, fall) * (REALIZED_GAIN_SHARE / part - 1.0))
            for end, part in ends
        ]
        high, low = self._labels_for(fall + off[0]), self._labels_for(fall - off[1])
        return LabelsNeeded(target, self._labels_for(fall), low, high, self._evenly_for(fall))

    def _evenly_for(self, fall: float) -> int | None:
        falls = self._falls_evenly
        if fall > falls[-1]:
            return None
        labels = np.arange(falls.size) * self.n_items
        # Where the curve is level the first of its points counts.
        last = max(1, int(np.argmax(falls >= fall)))
        return int(np.ceil(np.interp(max(0.0, fall), falls[: last + 1], labels[: last + 1])))

    def _labels_for(self, fall: float) -> int | None:
        return self.allocation.labels_for(fall * self.n_items)

    def relabel(self, budget: int) -> RelabelList:
        """Return the items to relabel with so many labels to spend."""
        if budget < 1:
            raise DataError(Problem.NO_BUDGET)
        return items_to_relabel(self.forecast, self.allocation, budget)

    def relabel_to_reach(self, target: float) -> RelabelList | None:
        """Return the items to relabel to reach a target; None where no number would do."""
        labels = self.needed(target).labels
        return None if labels is None else items_to_relabel(self.forecast, self.allocation, labels)


def build_plan(
    outcome: Outcome,
    seed: int = 0,
    report: ProgressCallback = ignore_progress,
    options: GuaranteeOptions | None = None,
) -> Plan:
    """Build the plan from the labels that count, and from the error of the final labels.

    Parameters
    ----------
    outcome : Outcome
        The final labels.
    seed : int, optional
        Seed of the draws.
    report : callable, optional
        Called with the progress; may raise `Cancelled`.
    options : GuaranteeOptions, optional
        They hold an audit, where there is one.
    """
    labels = outcome.job.used
    ahead = forecast(labels, fit_forecast_model(labels, report), seed, report)
    start = _start(outcome, options or GuaranteeOptions())
    return Plan(ahead, allocate_labels(ahead, REALIZED_GAIN_SHARE), start)


def _start(outcome: Outcome, options: GuaranteeOptions) -> CurrentError:
    job, labels = outcome.job, outcome.aggregation.labels
    gold = None if uses_gold(job) or job.gold_model is not None else job.gold
    found, audit = estimate_from_audit(outcome, options), options.audit
    # A look of an audit says more of the other items than gold that was not drawn at random.
    audited = found is not None and audit is not None and audit.at_last_look > 0
    if gold is not None and audited and counted_gold(job, options) is None:
        on_every = bool((gold != UNLABELLED)[labels != UNLABELLED].all())
        gold = gold if on_every else None
    known = 0 if gold is None else int(np.count_nonzero(gold != UNLABELLED))
    if gold is not None and known:
        error, _ = measure_error(labels, gold, job.labels.n_classes)
        low, high = clopper_pearson(np.array([error * known]), np.array([known]))
        return CurrentError(error, float(low[0]), float(high[0]), known)
    if found is not None:
        return CurrentError(found.share, found.low, found.high, 0, found.checked)
    curve, confidence = calibration_of(outcome), outcome.aggregation.confidence
    confidence = confidence[~np.isnan(confidence)]
    shares = [np.mean(1.0 - curve.moved(n).right(confidence)) for n in (0.0, 1.0, -1.0)]
    typical, least, most = map(float, shares)
    return CurrentError(typical, least, most, 0)
