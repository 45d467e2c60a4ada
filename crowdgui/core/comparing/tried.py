"""One rule tried on the data: what its row of the comparison shows."""

from __future__ import annotations

from dataclasses import dataclass
from time import perf_counter
from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.comparing.tried_bound import Limit, plug_in_limit
from crowdgui.core.intervals import interval
from crowdgui.core.job import uses_gold
from crowdgui.core.labels import freeze
from crowdgui.core.outcome import score_on_gold
from crowdgui.core.progress import silent
from crowdgui.core.rules.table import rule_of
from crowdgui.core.text import tr
from crowdgui.core.workers.leave_one_out import leave_one_out

if TYPE_CHECKING:
    from crowdgui.core.bounds.model_check import ModelCheck
    from crowdgui.core.job import Job
    from crowdgui.core.labels import BoolArray, FloatArray, IntArray
    from crowdgui.core.outcome import Aggregation
    from crowdgui.core.progress import Report


@dataclass(frozen=True)
class GoldError:
    """Final labels held against gold: `wrong` of `known` items.

    `low` and `high` are the exact 95 % interval of the share.
    """

    known: int
    wrong: int
    low: float
    high: float

    @property
    def error(self) -> float:
        return self.wrong / self.known


@dataclass(frozen=True, eq=False)
class Tried:
    """What one rule made of the labels, as the comparison needs it.

    Attributes
    ----------
    key : str
        Key of the rule.
    labels, tied, confidence : ndarray of shape (N,)
        As in `Aggregation`.
    iterations, converged, seconds
        Steps after the first vote, whether it came to rest, and the time the rule alone took.
    gold : GoldError or None
        The error on gold; `gold_reason` says why there is none.
    agreed, compared : int
        On how many items, counted over workers, the worker's label is the one that the others
        elect by this rule without it.
    expected_error : float or None
        The mean of 1 − confidence, by the rule's own model; `expected_reason` says why not.
    bound : float or None
        The item by item bound with estimated accuracies, an indication; `bound_reason` says why
        there is none.
    notes : tuple of str
        What the user should know about this run.
    """

    key: str
    labels: IntArray
    tied: BoolArray
    confidence: FloatArray
    iterations: int
    converged: bool
    seconds: float
    gold: GoldError | None
    gold_reason: str
    agreed: int
    compared: int
    expected_error: float | None
    expected_reason: str
    bound: float | None
    bound_reason: str
    notes: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        freeze(self)

    @property
    def name(self) -> str:
        return rule_of(self.key).name

    @property
    def n_tied(self) -> int:
        return int(np.count_nonzero(self.tied))

    @property
    def agreement(self) -> float | None:
        """The share of compared labels that agree; None where nothing could be compared."""
        return self.agreed / self.compared if self.compared else None


def try_rule(job: Job, report: Report = silent, model: ModelCheck | None = None) -> Tried:
    """Run the rule and hold its labels against gold and the workers, without a worker report.

    `model` is the check of the same labels, where it has been made: without it no bound is shown.
    """
    start = perf_counter()
    found = rule_of(job.rule).fit(job.used, job.gold, job.choices, report)
    seconds = perf_counter() - start
    return describe(job, found, seconds, report, model)


def describe(
    job: Job,
    found: Aggregation,
    seconds: float,
    report: Report = silent,
    model: ModelCheck | None = None,
) -> Tried:
    """Make the row of a rule that has run already, in `seconds`."""
    agreement = leave_one_out(job.used, found.form, report)
    gold, gold_reason = _gold(job, found)
    expected, expected_reason = _expected(found)
    limit: Limit = plug_in_limit(job.used, found, agreement, model, report)
    return Tried(
        key=found.rule,
        labels=found.labels,
        tied=found.tied,
        confidence=found.confidence,
        iterations=found.iterations,
        converged=found.converged,
        seconds=seconds,
        gold=gold,
        gold_reason=gold_reason,
        agreed=int(agreement.agreed.sum()),
        compared=int(agreement.compared.sum()),
        expected_error=expected,
        expected_reason=expected_reason,
        bound=limit.value,
        bound_reason=limit.reason,
        notes=found.notes,
    )


def _gold(job: Job, found: Aggregation) -> tuple[GoldError | None, str]:
    if uses_gold(job):
        return None, tr("not defined, because the rule was given the gold answers")
    score = score_on_gold(found.labels, job.gold)
    if score is None:
        return None, tr("not defined, because there is no gold")
    low, high = interval(np.array([score.wrong]), np.array([score.known]))
    return GoldError(score.known, score.wrong, float(low[0]), float(high[0])), ""


def _expected(found: Aggregation) -> tuple[float | None, str]:
    if not rule_of(found.rule).gives_probability:
        return None, tr("not defined, because the rule’s confidence is no probability")
    known = found.confidence[~np.isnan(found.confidence)]
    return float(np.mean(1.0 - known)), ""
