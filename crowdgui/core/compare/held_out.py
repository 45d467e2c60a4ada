"""Rules scored on hidden labels, and compared in pairs with the items as the unit."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import chain
from typing import TYPE_CHECKING

import numpy as np
from scipy.special import bdtr

from crowdgui.core.compare.candidates import (
    FOLDS,
    MOST_ROUNDS,
    n_rounds,
    quick_fit,
    subsample_items,
)
from crowdgui.core.compare.misfit import random_places
from crowdgui.core.labels import freeze, keep_first_labels
from crowdgui.core.progress import Stage, ignore_progress, subprogress
from crowdgui.core.rules.fitting.em_fit import drop_labels, predictive_probability
from crowdgui.core.rules.registry import get_rule

if TYPE_CHECKING:
    from collections.abc import Sequence

    from crowdgui.core.arrays import BoolArray, FloatArray, IntArray
    from crowdgui.core.labels import Labels
    from crowdgui.core.progress import ProgressCallback


@dataclass(frozen=True)
class MeanEstimate:
    """A mean `value` with its standard error; `error` is NaN where one item alone is known."""

    value: float
    error: float

    @property
    def z(self) -> float:
        """How many standard errors the value is above 0; 0 where there is no error to tell by."""
        return self.value / self.error if self.error > 0 else 0.0


def mean_per_label(sums: FloatArray, counts: FloatArray) -> MeanEstimate:
    """Return Σ_j s_j / Σ_j n_j over items, s_j (N,) summed over the n_j labels of item j.

    Standard error of a ratio: sqrt(J/(J−1) Σ_j (s_j − mean · n_j)²) / Σ_j n_j over the J items
    with labels (Cochran 1977, section 6.3).

    Parameters
    ----------
    sums : ndarray of shape (N,)
        s_j, 0 for an item without labels.
    counts : ndarray of shape (N,)
        n_j; one or more is above 0.

    Returns
    -------
    MeanEstimate
        The mean per label and its standard error, NaN from one item.
    """
    some = counts > 0
    n, total = int(np.count_nonzero(some)), float(counts.sum())
    value = float(sums[some].sum() / total)
    off = sums[some] - value * counts[some]
    error = float(np.sqrt(n / (n - 1) * (off**2).sum()) / total) if n > 1 else float("nan")
    return MeanEstimate(value, error)


@dataclass(frozen=True)
class PairedComparison:
    """Of `known` gold items, on how many only the one rule is right, and only the other.

    `p` is that of the exact sign test (McNemar 1947): if both are as good, each item on which
    only one is right goes to either with probability ½. Two-sided; 1 where there is no such item.
    """

    known: int
    only_first: int
    only_second: int
    p: float

    @property
    def fewer_wrong(self) -> int:
        """How many gold items fewer the first has wrong; negative where it has more."""
        return self.only_first - self.only_second


def compare_paired(first_right: BoolArray, second_right: BoolArray) -> PairedComparison:
    """Compare two rules on the same items, marked where each is right.

    Parameters
    ----------
    first_right, second_right : ndarray of shape (n,)
        On which of the n gold items each rule is right.

    Returns
    -------
    PairedComparison
        Counts, and the p-value of the sign test.
    """
    first = int(np.count_nonzero(first_right & ~second_right))
    second = int(np.count_nonzero(second_right & ~first_right))
    return PairedComparison(first_right.size, first, second, sign_test(first, second))


def sign_test(one: int, other: int) -> float:
    """Return the exact two-sided p-value of so uneven a split if each side has probability ½."""
    return min(1.0, 2.0 * float(bdtr(min(one, other), one + other, 0.5)))


def holm(p: Sequence[float]) -> FloatArray:
    """Return Holm's adjusted p-values (1979), which bound the probability of any false finding.

    Parameters
    ----------
    p : sequence of float
        The p-values of R tests.

    Returns
    -------
    ndarray of shape (R,)
        Adjusted p-values in the same order, at most 1.
    """
    values = np.asarray(p, dtype=float)
    order = np.argsort(values, kind="stable")
    raised = np.maximum.accumulate(values[order] * np.arange(values.size, 0, -1))
    result = np.empty(values.size)
    result[order] = np.minimum(raised, 1.0)
    return result


DRAWS = 20_000


def adjusted_p_values(off: FloatArray, z: FloatArray, seed: int) -> FloatArray:
    """Return for each z-value (R,) P(the largest reaches it) if all means are 0.

    `off` (R, J) are the deviations of the J items that the means were taken of. Means are taken as
    jointly normal with the correlation of these, divided by one standard error from J − 1 degrees
    of freedom (a multivariate t), from which `DRAWS` sets are drawn (the max-T correction of
    Westfall and Young 1993). Rules alike cost less than by Bonferroni. Items count as independent
    given the workers: the probability is over other items, not over other crowds.

    Parameters
    ----------
    off : ndarray of shape (R, J)
        Deviations of each item's value from the mean, per rule.
    z : ndarray of shape (R,)
        Means divided by their standard errors.
    seed : int
        Seed of the random numbers.

    Returns
    -------
    ndarray of shape (R,)
        Adjusted p-values, above 0; 1 for a rule without any deviation.
    """
    norms = np.sqrt((off**2).sum(axis=1))
    # A rule that never differs has no deviation: it cannot be the largest by chance.
    live = norms > 0
    freedom = off.shape[1] - 1
    if not live.any() or freedom < 1:
        return np.ones(z.size)
    unit = off[live] / norms[live, None]
    values, vectors = np.linalg.eigh(unit @ unit.T)
    rng = np.random.default_rng(seed)
    drawn = rng.standard_normal((DRAWS, values.size)) * np.sqrt(np.maximum(values, 0.0))
    spread = np.sqrt(rng.chisquare(freedom, DRAWS) / freedom)
    largest = np.sort((drawn @ vectors.T).max(axis=1) / spread)
    reached = DRAWS - np.searchsorted(largest, z, side="left")
    return np.where(live, (1.0 + reached) / (1.0 + DRAWS), 1.0)


UNSEEN = 1.0
"""Answers added to every entry of the crowd's confusion matrix (Laplace): no answer is impossible,
so that no single label can decide between two rules."""


@dataclass(frozen=True, eq=False)
class HeldOutScores:
    """Log scores of hidden labels, summed for each item: R rules by J items.

    Attributes
    ----------
    keys : tuple of str
        The rules.
    sums : ndarray of shape (R, J)
        Σ ln of the probability of each hidden label of the item, by the rule's final labels.
    counts : ndarray of shape (J,)
        How many labels of each item were hidden, over all rounds.
    sampled : bool
        Whether only part of the items was looked at.
    distinct : int, optional
        How many labels were hidden, each counted once; None where none was hidden twice.
    """

    keys: tuple[str, ...]
    sums: FloatArray
    counts: FloatArray
    sampled: bool
    distinct: int | None = None

    def __post_init__(self) -> None:
        freeze(self)

    @property
    def hidden(self) -> int:
        """How many labels were hidden and predicted, each counted once however often it was."""
        return int(self.counts.sum()) if self.distinct is None else self.distinct

    def score(self, key: str) -> MeanEstimate:
        """Return the mean log score of a hidden label, in nats; 0 would be certainty."""
        return mean_per_label(self._of(key), self.counts)

    def gain(self, key: str, over: str) -> MeanEstimate:
        """Return how much better a hidden label is predicted than by another rule, in nats."""
        return mean_per_label(self._of(key) - self._of(over), self.counts)

    def p_values(self, keys: Sequence[str], over: str, seed: int = 0) -> dict[str, float]:
        """Return for each rule P(so large a gain) if none of these were better than `over`.

        Corrected for their number: it is the probability that the best of them would gain so much.

        Parameters
        ----------
        keys : sequence of str
            The rules that are tried.
        over : str
            The rule that they are compared with.
        seed : int, optional
            Seed of the random numbers.

        Returns
        -------
        dict of str to float
            Adjusted p-value of each of `keys`.
        """
        gains = [self.gain(key, over) for key in keys]
        if not gains:
            return {}
        some = self.counts > 0
        apart = np.array([(self._of(key) - self._of(over))[some] for key in keys])
        off = apart - np.outer([gain.value for gain in gains], self.counts[some])
        found = adjusted_p_values(off, np.array([gain.z for gain in gains]), seed)
        return dict(zip(keys, found.tolist(), strict=True))

    def _of(self, key: str) -> FloatArray:
        sums: FloatArray = self.sums[self.keys.index(key)]
        return sums


def assign_folds(labels: Labels, rng: np.random.Generator) -> IntArray:
    """Deal the labels out to ten folds (n_labels,), each item's labels to different ones.

    So an item with two labels or more keeps one at least in every round. The only label of an
    item is never hidden: −1.

    Parameters
    ----------
    labels : Labels
        M workers, N items, L classes.
    rng : numpy.random.Generator

    Returns
    -------
    ndarray of shape (n_labels,)
        Folds 0 to 9, or −1.
    """
    place = random_places(labels, rng)
    start = rng.integers(0, FOLDS, labels.n_items)
    fold = (place + start[labels.item]) % FOLDS
    return np.where(labels.labels_per_item[labels.item] > 1, fold, -1)


def score_held_out(
    labels: Labels,
    keys: Sequence[str],
    seed: int = 0,
    report: ProgressCallback = ignore_progress,
    *,
    rounds: int = MOST_ROUNDS,
) -> HeldOutScores | None:
    """Hide a tenth of the labels, let every rule label the items by the rest, predict the tenth.

    A hidden label Z of worker i on item j has the probability C_i[ŷ_j, Z]: ŷ_j is the rule's final
    label, C_i the worker's answers by final label, drawn toward the crowd's by 2 answers a class.
    This is Σ_k p_j(k) C_i[k, Z] with all of p_j on the final label. So every rule is measured
    alike, by what the user takes from it: a share of votes isn't a probability, and even where
    confidence is one, its calibration would outweigh the labels. Rounds are repeated over new
    folds as the size of the data allows; repeated answers count once. None where no item has two
    labels.

    Parameters
    ----------
    labels : Labels
        M workers, N items, L classes.
    keys : sequence of str
        The R rules.
    seed : int, optional
        Seed of folds, of the sample of items and of rules that draw.
    report : callable, optional
        Called with the progress.
    rounds : int, optional
        How often a tenth is hidden, at most.

    Returns
    -------
    HeldOutScores or None
        Scores (R, J), in nats, of J items.
    """
    rng = np.random.default_rng(seed)
    whole = keep_first_labels(labels)
    part = subsample_items(whole, rng)
    sums, counts = np.zeros((len(keys), part.n_items)), np.zeros(part.n_items)
    rounds = min(rounds, n_rounds(part))
    was_hidden = np.zeros(part.n_labels, dtype=bool)
    for i in range(rounds):
        if i % FOLDS == 0:
            fold = assign_folds(part, rng)
        hidden = fold == i % FOLDS
        if not hidden.any() or hidden.all():
            continue
        was_hidden |= hidden
        item = part.item[hidden]
        counts += np.bincount(item, minlength=part.n_items)
        shown = subprogress(report, Stage.PREDICTING_LABELS, i / rounds)
        for row, scores in enumerate(_round(part, hidden, keys, seed, shown)):
            sums[row] += np.bincount(item, scores, minlength=part.n_items)
    if not counts.any():
        return None
    distinct = int(np.count_nonzero(was_hidden))
    return HeldOutScores(tuple(keys), sums, counts, part is not whole, distinct)


def _round(
    labels: Labels, hidden: BoolArray, keys: Sequence[str], seed: int, report: ProgressCallback
) -> list[FloatArray]:
    """Return the log scores of the hidden labels by each rule."""
    rest = drop_labels(labels, hidden)
    classes = np.arange(labels.n_classes)
    scores = []
    for final in _final_labels(rest, keys, seed, report):
        certain = (final[:, None] == classes).astype(float)
        scores.append(np.log(predictive_probability(labels, hidden, rest, certain, UNSEEN)))
    return scores


def _final_labels(
    rest: Labels, keys: Sequence[str], seed: int, report: ProgressCallback
) -> list[IntArray]:
    """Return each rule's labels; a rule of several parts is their even mean, each fitted once."""
    parts = {key: quick_fit(key, rest, seed, report) for key in _fitted(keys)}
    return [
        get_rule(key).decide(
            rest, np.mean([parts[p].posterior for p in get_rule(key).parts], axis=0)
        )
        if get_rule(key).parts
        else parts[key].labels
        for key in keys
    ]


def _fitted(keys: Sequence[str]) -> list[str]:
    """Return the keys of all fits: those of the rules, and of the parts of a rule that has some."""
    return list(dict.fromkeys(chain.from_iterable(get_rule(key).parts or (key,) for key in keys)))
