"""What a rule is, the options several share, and its result: final labels and how it got there."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any

import numpy as np

from crowdgui.core.arrays import safe_ratio
from crowdgui.core.labels import UNLABELLED, freeze
from crowdgui.core.options import Options, flag, whole
from crowdgui.core.rules.scoring import argmax_with_ties, row_max, top_two_gap

if TYPE_CHECKING:
    from collections.abc import Callable

    from crowdgui.core.arrays import BoolArray, FloatArray, IntArray
    from crowdgui.core.errors import Reason
    from crowdgui.core.labels import Labels
    from crowdgui.core.progress import Iteration, ProgressCallback
    from crowdgui.core.rules.scoring import DecomposableRule


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
        The rule's confidence in the final label, and its margin over the second, 0 to 1; NaN for
        an item without labels.
    tied : ndarray of shape (N,)
        Whether the final label only won by the order of the classes.
    posterior : ndarray of shape (N, L)
        The probability of each class, or its share of the votes where the rule has no model. The
        row of an item without labels is not informative: no shares, even ones, or the class
        shares of all items, by the rule.
    form : DecomposableRule
        The rule at its last iteration.
    weights : ndarray of shape (M,) or None
        Each worker's weight, for a rule that has one.
    accuracy : ndarray of shape (M,)
        Estimated share of a worker's labels that are right, NaN for a worker without labels.
    history : tuple of Iteration
        Step 0 is the first vote.
    converged : bool
        Whether the rule converged within its maximum of iterations.
    adds_up : bool
        Whether `form` is the rule itself. A rule that isn't a sum of votes carries in `form` the
        confusion matrices that fit its posterior best, to weigh votes by in the worker report;
        the bounds for sums of votes are not about it.
    contested : ndarray of shape (N,) or None
        Items that the rule's own starts, seeds or parts label differently.
    careful : ndarray of shape (N,) or None
        For a rule of several parts, the label that the parts which assume least of the workers
        agree on, `UNLABELLED` where they do not.
    notes : tuple of Reason
        What the user should know about this run, which `text.rules` words. A sentence where the
        result comes from a project of an older version.
    """

    rule: str
    labels: IntArray
    confidence: FloatArray
    margin: FloatArray
    tied: BoolArray
    posterior: FloatArray
    form: DecomposableRule
    weights: FloatArray | None
    accuracy: FloatArray
    history: tuple[Iteration, ...]
    converged: bool
    adds_up: bool = True
    contested: BoolArray | None = None
    notes: tuple[Reason | str, ...] = ()
    careful: IntArray | None = None

    def __post_init__(self) -> None:
        freeze(self)

    @property
    def iterations(self) -> int:
        """Steps after the first vote."""
        return self.history[-1].iteration

    @cached_property
    def n_tied(self) -> int:
        return int(np.count_nonzero(self.tied))


def predict_labels(labels: Labels, posterior: FloatArray) -> tuple[IntArray, BoolArray]:
    """Return the most probable class of each item, and whether another is as probable.

    Parameters
    ----------
    labels : Labels
        M workers, N items, L classes.
    posterior : ndarray of shape (N, L)
        Class probabilities.

    Returns
    -------
    final : ndarray of shape (N,)
        Classes, UNLABELLED for an item without labels; ties go to the lowest class.
    tied : ndarray of shape (N,)
        Whether there was a tie.
    """
    final, tied = argmax_with_ties(posterior)
    some = labels.labels_per_item > 0
    return np.where(some, final, UNLABELLED).astype(np.int32), tied & some


def expected_accuracy(labels: Labels, posterior: FloatArray) -> FloatArray:
    """Return the expected share of each worker's labels that are right, NaN without labels.

    Parameters
    ----------
    labels : Labels
        M workers, N items, L classes.
    posterior : ndarray of shape (N, L)
        Class probabilities.

    Returns
    -------
    ndarray of shape (M,)
        0 to 1, or NaN.
    """
    right = np.zeros(labels.n_workers)
    for block in labels.blocks:
        span = block.labels
        chance = posterior[labels.item[span], labels.code[span]]
        right += np.bincount(labels.worker[span], chance, minlength=labels.n_workers)
    return safe_ratio(right, labels.labels_per_worker)


def from_posterior(
    rule: str,
    labels: Labels,
    posterior: FloatArray,
    form: DecomposableRule,
    history: tuple[Iteration, ...],
    *,
    converged: bool,
    weights: FloatArray | None = None,
    adds_up: bool = True,
    contested: BoolArray | None = None,
    notes: tuple[Reason | str, ...] = (),
) -> Aggregation:
    """Return what a rule makes of the items whose class probabilities are `posterior` (N, L).

    Confidence is the probability of the final label, margin its lead over the next.

    Parameters
    ----------
    rule : str
        Key of the rule.
    labels : Labels
        M workers, N items, L classes.
    posterior : ndarray of shape (N, L)
        Class probabilities.
    form : DecomposableRule
        The rule as a sum of votes, or what comes nearest to it.
    history : tuple of Iteration
        The steps, the first vote included.
    converged : bool
        As in `Aggregation`.
    weights : ndarray of shape (M,), or None, optional
        Weights, for a rule that has them.
    adds_up : bool, optional
        As in `Aggregation`.
    contested : ndarray of shape (N,), or None, optional
        Items that the rule's own parts label differently.
    notes : tuple of Reason, optional
        What the user should know.

    Returns
    -------
    Aggregation
        With labels, confidence, margin and accuracy that follow from `posterior`.
    """
    final, tied = predict_labels(labels, posterior)
    some = labels.labels_per_item > 0
    return Aggregation(
        rule=rule,
        labels=final,
        confidence=np.where(some, row_max(posterior), np.nan),
        margin=np.where(some, top_two_gap(posterior), np.nan),
        tied=tied,
        posterior=posterior,
        form=form,
        weights=weights,
        accuracy=expected_accuracy(labels, posterior),
        history=history,
        converged=converged,
        adds_up=adds_up,
        contested=contested,
        notes=notes,
    )


def most_probable(labels: Labels, posterior: FloatArray) -> IntArray:
    """Return the most probable class of each item (N,), UNLABELLED without labels."""
    return predict_labels(labels, posterior)[0]


VOTE_SHARE = (0.0, 1.0)
"""The curve through a share of votes that leaves it as it is."""

WEIGHTED_VOTES = (0.03, 0.20)
"""The default curve through the confidence of iterated weighted votes."""


@dataclass(frozen=True)
class Rule:
    """A way to turn labels into final labels; `text.rules` has its name and all else in words.

    Attributes
    ----------
    key : str
        Its name in projects, files and on the command line.
    options : type of Options
        The record its `fit` takes.
    fit : callable
        Takes labels, gold, options and a progress callback, and returns the final labels.
    list_order : int
        Its place among all rules wherever they are listed, the suggested one first.
    gives_probability : bool
        Whether its confidence is a probability, by its own model, or only a share of votes.
    default_calibration : (float, float)
        Intercept and slope of the logistic curve that turns its confidence into the probability of
        a right label (`audit.calibration`), fitted on 27 real label sets; a rule that was not
        among those fitted has that of a similar one, and a share of votes is taken as it is.
    needs_worker_input : bool
        Whether it can't run before something is stated of the workers.
    learns_from_gold : callable or None
        From labels, gold (N,) and options, whether gold sets what it assumes of any worker or
        class; None for a rule that never does.
    is_baseline : bool
        Whether every worker counts the same in it.
    one_step_theorem : bool
        Whether theorem 4 (one-step weighted voting) is about this rule.
    objective_in_bound : bool
        Whether its objective is Σ n_i (L ŵ_i − 1)², as in the Bernstein bound's exponent.
    made_for_two_classes : bool
        Whether it reduces more classes to questions with two.
    needs_order : bool
        Whether it is about ordered classes alone, and is offered only where the labels have some.
    relative_cost : float
        Its time over that of iterated voting, as measured on 8,000 labels of 164 workers in two
        classes and 10,000 labels of 100 workers in four.
    recommendation_order : int or None
        Its place among the rules that may be recommended; None for one that may not be. The
        first is recommended where no checked items choose.
    takes_many_classes : bool
        Whether it counts votes alone, and so needs no table of workers by classes by classes.
    takes_probabilities : bool
        Whether the class probabilities that models gave can be one more voter beside it.
    parts : tuple of str
        Keys of the rules it averages.
    decide : callable
        The final labels (N,) that it takes from class probabilities (N, L).
    quick_options : callable or None
        From a seed, options with which it takes less time, where there are such.
    """

    key: str
    options: type[Options]
    fit: Callable[[Labels, IntArray | None, Any, ProgressCallback], Aggregation]
    list_order: int
    gives_probability: bool = True
    default_calibration: tuple[float, float] = (-0.02, 0.23)
    needs_worker_input: bool = False
    learns_from_gold: Callable[[Labels, IntArray, Any], bool] | None = None
    is_baseline: bool = False
    one_step_theorem: bool = False
    objective_in_bound: bool = False
    made_for_two_classes: bool = False
    needs_order: bool = False
    relative_cost: float = 1.0
    recommendation_order: int | None = None
    takes_many_classes: bool = False
    takes_probabilities: bool = False
    parts: tuple[str, ...] = ()
    decide: Callable[[Labels, FloatArray], IntArray] = most_probable
    quick_options: Callable[[int], Options] | None = None

    @property
    def may_be_recommended(self) -> bool:
        return self.recommendation_order is not None


@dataclass(frozen=True)
class StepLimit(Options):
    """How many iterations a rule may take before it is stopped."""

    max_steps: int = whole(100, 1, 100_000)


@dataclass(frozen=True)
class FitLimit(Options):
    """How many iterations a fit may take before it is stopped."""

    max_steps: int = whole(500, 1, 100_000)


@dataclass(frozen=True)
class GoldOptions(Options):
    """Whether gold items keep their gold class."""

    hold_gold: bool = flag(False)
