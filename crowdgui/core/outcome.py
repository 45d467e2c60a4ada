"""What a run gives: final labels, the worker report, the guarantee. All frozen."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property
from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.labels import UNLABELLED, freeze

if TYPE_CHECKING:
    from crowdgui.core.bounds.guarantee import Guarantee
    from crowdgui.core.job import Job
    from crowdgui.core.labels import BoolArray, FloatArray, IntArray
    from crowdgui.core.progress import Step
    from crowdgui.core.rules.form import Decomposable


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


class Flag(StrEnum):
    """What the labels say against a worker; `TOO_FEW` is no charge."""

    NONE = ""
    GUESSING = "guessing"
    BELOW_CHANCE = "below chance"
    ONE_ANSWER = "one answer"
    TOO_FAST = "too fast"
    COPYING = "copying"
    TOO_FEW = "too few labels"

    @property
    def suspicious(self) -> bool:
        return self not in (Flag.NONE, Flag.TOO_FEW)


@dataclass(frozen=True, eq=False)
class WorkerReport:
    """How good each of the M workers is, and the evidence for it; arrays of shape (M,).

    `agreed` of `compared` items: the worker's label is the one the others elect, their votes
    weighted as the rule weights them and the worker's own left out; an item on which the others
    are tied, or on which there are no others, is not compared. `accuracy` is the rule's own
    estimate with a 95 % interval. NaN where there is nothing to go by. `typical` is the agreement
    of all workers together, and `better_than_chance` whether it is more than guessers'.
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
    flags: tuple[Flag, ...]
    typical: float
    better_than_chance: bool
    confusion: IntArray
    """Counts (M, L, L): final label by the worker's own answer."""

    def __post_init__(self) -> None:
        freeze(self)

    @cached_property
    def suspicious(self) -> BoolArray:
        return np.array([flag.suspicious for flag in self.flags], dtype=bool)


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
    """Everything one run found; nobody computes it again."""

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
    """Hold final labels against gold, over the items that have both; None where there are none."""
    if gold is None:
        return None
    known = (gold != UNLABELLED) & (labels != UNLABELLED)
    if not known.any():
        return None
    return GoldScore(int(known.sum()), int((labels[known] != gold[known]).sum()))
