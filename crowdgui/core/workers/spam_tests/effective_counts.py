"""What the labels of each worker come to, compared with those of a typical worker."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from itertools import pairwise
from typing import TYPE_CHECKING

import numpy as np
from scipy.special import betainc

from crowdgui.core.blocks import map_blocks
from crowdgui.core.labels import UNLABELLED, freeze
from crowdgui.core.progress import Progress, Stage
from crowdgui.core.rules.scoring import FEW_CLASSES
from crowdgui.core.workers.spam_tests.reference_worker import add_up_columns, read_first_labels

if TYPE_CHECKING:
    from collections.abc import Iterator

    from crowdgui.core.arrays import BoolArray, FloatArray, IntArray
    from crowdgui.core.labels import Labels
    from crowdgui.core.progress import ProgressCallback
    from crowdgui.core.workers.spam_tests.reference_worker import FirstLabels, ReferenceModel


@dataclass(frozen=True, eq=False)
class LabelTotals:
    """Sums over the first answers of each worker, (M,) where nothing else is said.

    g_j(h) is the probability that a typical worker answers h to item j by the others' answers, c(h)
    a centre, which is near the mean of g over the worker's items, s(h) the worker's own shares of
    answers, and x = g − c. The spread of x under probabilities p is Σ_h p x² − (Σ_h p x)².

    Attributes
    ----------
    expected, uneven : ndarray of shape (L, M)
        Sums of g and of g (1 − g).
    hit, square : ndarray
        Sums of g at the worker's own answer, and of Σ_h g².
    spread, spread_apart, spread_guess : ndarray
        Of x under g; under c, as of the same answers without regard to the item; and under s.
    even_spread, even_shared : ndarray
        Of g itself under g, and its joint spread with x.
    around_gain, around_scale, around_noise : ndarray
        Of the other workers on the same items, each as much as likely attentive: what their answers
        have of x, what a typical worker's would have on average, and the spread of that.
    agrees : ndarray
        How often a typical worker would give the label that the others choose.
    classes : ndarray of shape (L,)
        Expected items of each class.
    confusion : ndarray of shape (L, L)
        Expected answers of attentive workers: class by answer.
    """

    expected: FloatArray
    uneven: FloatArray
    hit: FloatArray
    square: FloatArray
    spread: FloatArray
    spread_apart: FloatArray
    spread_guess: FloatArray
    even_spread: FloatArray
    even_shared: FloatArray
    around_gain: FloatArray
    around_scale: FloatArray
    around_noise: FloatArray
    agrees: FloatArray
    classes: FloatArray
    confusion: FloatArray

    def __post_init__(self) -> None:
        freeze(self)


def total_labels(
    labels: Labels,
    model: ReferenceModel,
    centre: FloatArray,
    peer_label: IntArray,
    report: ProgressCallback,
    done: tuple[float, float],
    items: BoolArray | None = None,
    *,
    others: bool,
    thorough: bool,
) -> LabelTotals:
    """Go through the labels once, and add up what the tests need; what is not wanted stays 0.

    Parameters
    ----------
    labels : Labels
        M workers, N items, L classes.
    model : ReferenceModel
        How workers label.
    centre : ndarray of shape (L, M)
        c, from where x is taken.
    peer_label : ndarray of shape (n_labels,)
        What the others choose for the item of each label.
    report : callable
        Called with the progress.
    done : tuple of two floats
        Shares of the work before and after, for the progress.
    items : ndarray of shape (N,), optional
        Of which items the labels are wanted; of all if None.
    others : bool
        Whether the sums over the other workers on the same items are wanted.
    thorough : bool
        Whether the sums that only the tests need are wanted.

    Returns
    -------
    LabelTotals
        Sums (M,) and others.
    """
    n, m = centre.shape
    sums = {name: np.zeros(m) for name in LabelTotals.__annotations__}
    sums |= {name: np.zeros((n, m)) for name in ("expected", "uneven")}
    sums |= {"classes": np.zeros(n), "confusion": np.zeros((n, n))}
    step = partial(_sums, model=model, centre=centre, others=others, thorough=thorough)
    runs = _runs(labels, 1.0 if items is None else float(items.mean()))
    found = map_blocks(step, _parts(labels, peer_label, runs, items))
    for run, (values, codes, confusion) in zip(runs, found, strict=True):
        passed = run.start / labels.n_labels
        report(Progress(Stage.MEASURING_WORKERS, done[0] + (done[1] - done[0]) * passed))
        for name, value in values.items():
            sums[name] += value
        sums["confusion"][:, codes] += confusion
    return LabelTotals(**sums)


_TOGETHER = 1 << 17
"""Labels times classes in a run: its arrays stay in the cache, and steps are not so short that
threads wait for each other."""


def _runs(labels: Labels, share: float) -> list[slice]:
    """Cut the labels into runs of whole items, longer where the sums over workers are large.

    A `share` of the items is wanted of each, 0 to 1.
    """
    size = int(max(1, _TOGETHER // labels.n_classes, labels.n_workers) / share)
    cuts = np.searchsorted(labels.starts, np.arange(0, labels.n_labels, size))
    ends = np.unique(np.append(labels.starts[cuts], labels.n_labels))
    return [slice(first, last) for first, last in pairwise(ends.tolist())]


def _parts(
    labels: Labels, peer_label: IntArray, runs: list[slice], items: BoolArray | None
) -> Iterator[tuple[FirstLabels, IntArray]]:
    for run in runs:
        answers = read_first_labels(labels, run, items)
        yield answers, peer_label.take(answers.at)


def _sums(
    part: tuple[FirstLabels, IntArray],
    model: ReferenceModel,
    centre: FloatArray,
    *,
    others: bool,
    thorough: bool,
) -> tuple[dict[str, FloatArray], IntArray | slice, FloatArray]:
    """Compute what the answers to the items of one block add to each sum, the confusion apart.

    Of that come the columns of the answers that were given, which may be few of many classes.
    """
    answers, peer_label = part
    g, classes = model.expected(answers)
    c = centre.take(answers.worker, axis=1)
    x = g - c
    squares, square, mean = x * x, _dot(g, g), _dot(g, x)
    spread = _dot(g, squares) - mean**2
    values = {"hit": _own(answers.code, g), "square": square, "spread": spread}
    if others:
        values["spread_apart"] = _dot(c, squares) - _dot(c, x) ** 2
        values |= _of_others(answers, x, squares, spread, model)
    if thorough:
        own, g2 = model.own.T.take(answers.worker, axis=1), g * g
        chance = _own(np.maximum(peer_label, 0), g)
        values |= {
            "spread_guess": _dot(own, squares) - _dot(own, x) ** 2,
            "even_spread": _dot(g2, g) - square**2,
            "even_shared": _dot(g2, x) - square * mean,
            "agrees": np.where(peer_label != UNLABELLED, chance, 0.0),
        }
    m = len(model.own)
    found = add_up_columns(np.vstack([g, *values.values()]), answers.worker, m)
    sums = {"expected": found[: len(g)]} | dict(zip(values, found[len(g) :], strict=True))
    if thorough:
        sums["uneven"] = add_up_columns(g - g2, answers.worker, m)
    weights = classes.take(answers.place, axis=1) * model.attentive.take(answers.worker)
    codes: IntArray | slice = slice(None)
    place, width = answers.code, len(g)
    if width > FEW_CLASSES:
        codes, place = np.unique(answers.code, return_inverse=True)
        width = codes.size
    confusion = add_up_columns(weights, place, width)
    return sums | {"classes": classes.sum(axis=1)}, codes, confusion


def _own(code: IntArray, values: FloatArray) -> FloatArray:
    """Return of values (L, n) those of one class each, (n,)."""
    return values.ravel().take(code * np.int64(code.size) + np.arange(code.size))


def _of_others(
    answers: FirstLabels,
    x: FloatArray,
    squares: FloatArray,
    spread: FloatArray,
    model: ReferenceModel,
) -> dict[str, FloatArray]:
    attentive = model.attentive.take(answers.worker)
    return {
        "around_gain": answers.of_others(attentive * _own(answers.code, x)),
        "around_scale": answers.of_others(attentive * squares.sum(axis=0)),
        "around_noise": answers.of_others(attentive**2 * spread),
    }


def _dot(a: FloatArray, b: FloatArray) -> FloatArray:
    """Add up products over the classes, the first axis."""
    product: FloatArray = np.einsum("ln,ln->n", a, b)
    return product


NOTHING = 1e-9
"""A sum of squares below this is one of rounding errors: the answers could not tell anything."""


@dataclass(frozen=True, eq=False)
class EffectiveCounts:
    """Labels compared with uncertain classes are as informative as `right` of `items` known ones.

    Neither is a whole number, both are (M,).
    """

    right: FloatArray
    items: FloatArray

    def __post_init__(self) -> None:
        freeze(self)

    def of(self, workers: BoolArray | IntArray | slice) -> EffectiveCounts:
        return EffectiveCounts(self.right[workers], self.items[workers])


def effective_counts(
    gain: FloatArray,
    scale: FloatArray,
    spread: FloatArray,
    span: tuple[float, float],
    *,
    guessing: bool = False,
) -> EffectiveCounts:
    """Translate a sum into a binomial count.

    The sum `gain` has the mean θ·`scale`, where θ is 0 for a guesser and 1 for a typical worker,
    and the variance `spread` for one of them: for the guesser if `guessing`. How often the two
    are right on items of known class is the `span`, c to A. A share of n such items has the mean
    w = c + θ (A − c) and the variance w (1 − w)/n. So θ = gain/scale represents w, and n is the
    number with which the variances agree: n = w (1 − w)/(A − c)² · scale²/spread, at w = c for
    the guesser, A for the other. Shapes (M,).

    Parameters
    ----------
    gain : ndarray of shape (M,)
        The sum of each worker.
    scale : ndarray of shape (M,)
        Its mean for a typical worker.
    spread : ndarray of shape (M,)
        Its variance.
    span : tuple of two floats
        c and A, 0 to 1, c < A.
    guessing : bool, optional
        Whether `spread` is that of a guesser.

    Returns
    -------
    EffectiveCounts
        Items (M,) and how many of them are right; 0 where the labels cannot show anything.
    """
    chance, accuracy = span
    at = chance if guessing else accuracy
    known = (scale > NOTHING) & (spread > NOTHING)
    scale_, spread_ = np.where(known, scale, 1.0), np.where(known, spread, 1.0)
    items = np.where(known, at * (1 - at) / (accuracy - chance) ** 2 * scale_**2 / spread_, 0.0)
    share = np.clip(chance + gain / scale_ * (accuracy - chance), 0.0, 1.0)
    return EffectiveCounts(items * share, items)


def lower_tail_probability(counts: EffectiveCounts, share: FloatArray | float) -> FloatArray:
    """Return the probability of so few right, or fewer, for one who is right on a `share` of items.

    The binomial distribution function between whole numbers, I_{1−p}(n − m + ½, m + ½): half of
    the count itself is taken in, as suits a sum that can take nearly any value (mid-p). The shape
    is that of `right` and `share` together.

    Parameters
    ----------
    counts : EffectiveCounts
        Of M workers.
    share : float or ndarray of shape (Q,)
        How often somebody is right, 0 to 1.

    Returns
    -------
    ndarray of shape (M,) or (M, Q)
        Probabilities, 0 to 1.
    """
    right, items = counts.right, counts.items
    if np.ndim(share):
        right, items = right[:, None], items[:, None]
    return np.asarray(betainc(items - right + 0.5, right + 0.5, 1.0 - np.asarray(share)), float)
