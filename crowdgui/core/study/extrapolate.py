"""Where a study's curve would go with more labels than there are."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.labels import freeze
from crowdgui.core.rules.scoring import softmax
from crowdgui.core.study.study import ERROR
from crowdgui.core.trials import trial_rng

if TYPE_CHECKING:
    from crowdgui.core.arrays import FloatArray
    from crowdgui.core.study.study import StudyResult


FROM = 0.25
"""Below this share many items have no labels at all, and the curve has another shape."""


FEWEST_POINTS, FEWEST_DRAWS = 5, 5


FEWEST_LABELS = 4.5
"""Labels at hand for an item on average. With fewer the curve has not its shape yet: on real sets
one in two was predicted wrongly."""


WITHIN = 0.80
"""The share of the predicted curves that the range holds."""


_RESAMPLED = 200


_RATES = np.geomspace(0.05, 8.0, 60)


_SLACK = 0.002
"""By how much a mean may miss its curve however many draws there are: the shape is a guess."""


@dataclass(frozen=True, eq=False)
class CurveForecast:
    """The error predicted at multiples of the labels at hand, all of shape (n,).

    `low` and `high` hold 80% of the curves, of both shapes, that fit redrawn repetitions and a
    redrawn error at hand.
    """

    times: FloatArray
    error: FloatArray
    low: FloatArray
    high: FloatArray
    levels_off: float
    """Where the mean curve ends however many labels there are."""

    def __post_init__(self) -> None:
        freeze(self)


def extrapolate_curve(
    result: StudyResult, key: str, times: FloatArray, seed: int = 0
) -> CurveForecast | None:
    """Fit the curve of a rule, and continue it to multiples of the labels at hand, from 1 on.

    Two shapes are fitted to the mean error e(s) at shares s ≥ `FROM` by weighted least squares,
    a + b exp(−c s) and a + b s^(−c), with a, b ≥ 0 and c from a grid; the error predicted is the
    mean of both, each as likely as its misfit χ² makes it, exp(−χ²/2). None without gold, where a
    rule is compared with its own last result, where too little has been tried, items have too few
    labels, or the error does not fall. A forecast by the fitted crowd (`plan`) was nearer the truth
    on every real set; this one takes no model of workers for granted.

    The draws are parts of one set of labels, so that all of them share its luck: by the jackknife
    that drops a part, the variance of the error at hand over other sets of labels is about
    s/(1 − s) times that over the draws at share s. The curve is moved up and down by it.

    Parameters
    ----------
    result : StudyResult
        What the study measured at each share of the labels.
    key : str
        Key of the rule.
    times : ndarray of shape (n,)
        Multiples of the labels at hand, rising, 1 or more.
    seed : int, optional
        Seed of the redrawn repetitions.

    Returns
    -------
    CurveForecast or None
        Error rates (n,), each with its range.
    """
    if not result.study.has_gold:
        return None
    shares = np.array(result.study.shares)
    rows = result.trials.values[ERROR][:, :, result.study.keys.index(key)]
    whole = ~np.isnan(rows).any(axis=0)
    rows, used = rows[:, whole], shares >= FROM
    labels = result.study.labels
    if labels.n_labels < FEWEST_LABELS * np.count_nonzero(labels.labels_per_item):
        return None
    if used.sum() < FEWEST_POINTS or rows.shape[1] < FEWEST_DRAWS:
        return None
    rows, shares = rows[used], shares[used]
    rng = trial_rng(seed)
    draws = rng.integers(rows.shape[1], size=(_RESAMPLED, rows.shape[1]))
    means = np.vstack([rows.mean(axis=1), rows[:, draws].mean(axis=2).T])
    weights = 1.0 / (rows.var(axis=1, ddof=1) / rows.shape[1] + _SLACK**2)
    predicted, ends, likely = _both_shapes(means, shares, weights, times)
    luck = rng.normal(size=(1, _RESAMPLED, 1)) * _between_sets(rows, shares)
    spread = np.clip(predicted[:, 1:] + luck, 0.0, 1.0).reshape(-1, times.size)
    low, high = np.quantile(spread, [(1 - WITHIN) / 2, (1 + WITHIN) / 2], axis=0)
    mean = likely @ predicted[:, 0]
    if not mean[-1] < means[0, 0]:
        return None
    return CurveForecast(times, mean, low, high, float(likely @ ends))


def _between_sets(rows: FloatArray, shares: FloatArray) -> float:
    """Return the standard deviation of the error with all labels, over other sets of labels."""
    inner = (shares >= 0.5) & (shares < 0.95)
    if not inner.any():
        return 0.0
    part = shares[inner]
    return float(np.sqrt(np.mean(part / (1.0 - part) * rows[inner].var(axis=1, ddof=1))))


def _both_shapes(
    means: FloatArray, shares: FloatArray, weights: FloatArray, times: FloatArray
) -> tuple[FloatArray, FloatArray, FloatArray]:
    """Continue curves (B, P) by both shapes (2, B, n), with end and likelihood of the first."""
    predicted, ends, misfits = [], [], []
    for shape in (_decay, _power):
        level, height, rate = _fit(means, shape(shares), weights)
        predicted.append(level[:, None] + height[:, None] * shape(times)[rate])
        ends.append(level[0])
        fitted = level[0] + height[0] * shape(shares)[rate[0]]
        misfits.append(float(weights @ (means[0] - fitted) ** 2))
    return np.array(predicted), np.array(ends), softmax(-0.5 * np.array([misfits]))[0]


def _decay(at: FloatArray) -> FloatArray:
    return np.exp(-np.multiply.outer(_RATES, at))


def _power(at: FloatArray) -> FloatArray:
    return np.exp(-np.multiply.outer(_RATES, np.log(at)))


def _fit(
    means: FloatArray, shapes: FloatArray, weights: FloatArray
) -> tuple[FloatArray, FloatArray, FloatArray]:
    """Fit level + height · shape to each curve (B, P), with the best of the shapes (C, P)."""
    share = weights / weights.sum()
    centre, middle = shapes @ share, means @ share
    off, moved = shapes - centre[:, None], means - middle[:, None]
    slope = (moved * share) @ off.T / (off**2 @ share)
    # Neither part may be negative; at the edge the other one is fitted alone.
    through = (means * share) @ shapes.T / (shapes**2 @ share)
    height = np.clip(slope, 0.0, None)
    level = middle[:, None] - height * centre
    below = level < 0.0
    height, level = np.where(below, through, height), np.where(below, 0.0, level)
    fitted = level[:, :, None] + height[:, :, None] * shapes
    misfit = ((means[:, None] - fitted) ** 2) @ share
    best = misfit.argmin(axis=1)
    rows = np.arange(len(means))
    return level[rows, best], height[rows, best], best
