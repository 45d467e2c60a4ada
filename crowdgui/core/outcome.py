"""What a run gives: final labels, the worker report, the guarantee. All frozen."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property
from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.intervals import adjusted
from crowdgui.core.labels import UNLABELLED, freeze
from crowdgui.core.workers.flags import judge
from crowdgui.core.workers.thresholds import USUAL

if TYPE_CHECKING:
    from crowdgui.core.bounds.guarantee import Guarantee
    from crowdgui.core.job import Job
    from crowdgui.core.labels import BoolArray, FloatArray, IntArray
    from crowdgui.core.progress import Step
    from crowdgui.core.rules.form import Decomposable
    from crowdgui.core.workers.copying import Copying
    from crowdgui.core.workers.flags import Flag, Flags
    from crowdgui.core.workers.pace import Pace
    from crowdgui.core.workers.suspicion.suspicion import Suspicion
    from crowdgui.core.workers.thresholds import Thresholds


@dataclass(frozen=True, eq=False)
class Aggregation:
    """What a rule makes of the labels of N items by M workers over L classes.

    Attributes
    ----------
    rule : str
        Key of the rule.
    labels : ndarray of shape (N,)
        Final class of each item, `UNLABELLED` for an item without labels.
    confidence, margin : ndarray of shape (N,)
        How sure the rule is of the final label, and how far ahead of the second it is, 0 to 1;
        NaN for an item without labels.
    tied : ndarray of shape (N,)
        Whether the final label only won by the order of the classes.
    posterior : ndarray of shape (N, L)
        The probability of each class, or its share of the votes where the rule has no model. The
        row of an item without labels says nothing of it: no shares, even ones, or the class
        shares of all items, by the rule.
    form : Decomposable
        The rule as it stood at the end.
    weights : ndarray of shape (M,) or None
        Each worker's weight, for a rule that has one.
    accuracy : ndarray of shape (M,)
        Estimated share of a worker's labels that are right, NaN for a worker without labels.
    history : tuple of Step
        Step 0 is the first vote.
    converged : bool
        Whether the rule came to rest within the steps it was given.
    adds_up : bool
        Whether `form` is the rule itself. A rule that is no sum of votes carries in `form` the
        confusion matrices that fit its posterior best, to weigh votes by in the worker report;
        the bounds for sums of votes do not speak of it.
    contested : ndarray of shape (N,) or None
        Items that the rule's own starts, seeds or parts label differently.
    notes : tuple of str
        What the user should know about this run, a sentence each.
    """

    rule: str
    labels: IntArray
    confidence: FloatArray
    margin: FloatArray
    tied: BoolArray
    posterior: FloatArray
    form: Decomposable
    weights: FloatArray | None
    accuracy: FloatArray
    history: tuple[Step, ...]
    converged: bool
    adds_up: bool = True
    contested: BoolArray | None = None
    notes: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        freeze(self)

    @property
    def iterations(self) -> int:
        """Steps after the first vote."""
        return self.history[-1].iteration

    @cached_property
    def n_tied(self) -> int:
        return int(np.count_nonzero(self.tied))


@dataclass(frozen=True, eq=False)
class WorkerReport:
    """How good each of the M workers is, and the evidence for it; arrays of shape (M,).

    `agreed` of `compared` items: the worker's label is the one the others elect, their votes
    weighted as the rule weights them and the worker's own left out; an item on which the others
    are tied, or on which there are no others, is not compared. `accuracy` is the rule's own
    estimate with a 95 % interval. NaN where there is nothing to go by. `typical` is the agreement
    of all workers who count together, and `better_than_chance` whether it is more than guessers'.

    `spammer_score` is Raykar and Yu's, 0 for answers that tell nothing and 1 for a perfect
    worker; `bias` how far the shares of a worker's answers are from those of the final labels of
    the same items (total variation, 0 to 1). What speaks against a worker is in `suspicion`, and
    what is made of it follows from the `thresholds`.
    """

    labels: IntArray
    compared: IntArray
    agreed: IntArray
    agreement: FloatArray
    agreement_low: FloatArray
    agreement_high: FloatArray
    accuracy: FloatArray
    accuracy_low: FloatArray
    accuracy_high: FloatArray
    weights: FloatArray | None
    gold_labels: IntArray
    gold_right: IntArray
    typical: float
    better_than_chance: bool
    confusion: IntArray
    """Counts (M, L, L): final label by the worker's own answer."""
    spammer_score: FloatArray
    bias: FloatArray
    suspicion: Suspicion
    pace: Pace | None = None
    copying: Copying | None = None
    thresholds: Thresholds = USUAL

    def __post_init__(self) -> None:
        freeze(self)

    @cached_property
    def flags(self) -> Flags:
        return judge(self, self.thresholds)

    @cached_property
    def hurry_corrected(self) -> FloatArray:
        """The p-values of being too fast, corrected over workers; NaN where not tested."""
        none = np.full(self.labels.size, np.nan)
        return none if self.pace is None else adjusted(self.pace.p)

    @property
    def suspicious(self) -> BoolArray:
        return self.flags.suspicious

    def flags_of(self, worker: int) -> tuple[Flag, ...]:
        """Return all flags of a worker, the gravest first."""
        return self.flags.of(worker)

    def has(self, flag: Flag) -> BoolArray:
        """Mark the workers (M,) with a flag."""
        return self.flags.has(flag)

    def judged(self, thresholds: Thresholds) -> WorkerReport:
        """Return the same report with flags by other thresholds."""
        return replace(self, thresholds=thresholds)


@dataclass(frozen=True)
class GoldScore:
    """Final labels held against gold: `wrong` of `known` items."""

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
