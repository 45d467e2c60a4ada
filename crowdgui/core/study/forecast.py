"""What more labels of each item are expected to bring, by a crowd fitted to the labels at hand."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.labels import freeze
from crowdgui.core.progress import Progress, Stage, ignore_progress
from crowdgui.core.rules import em

if TYPE_CHECKING:
    from crowdgui.core.arrays import FloatArray, IntArray
    from crowdgui.core.labels import Labels
    from crowdgui.core.progress import ProgressCallback
    from crowdgui.core.rules.rule import Aggregation


MOST_MORE = 10
"""Labels planned for one item. More in one go are planned better once these are in."""


PATHS = 256
"""Drawn courses of the answers still to come, for each class."""


STEPS = 50
"""Steps of the fit. What still moves after these is too little for a plan."""


MOST_GROUPS = 2048


FINEST, FAINTEST = 0.05, -14.0
"""Items whose log-probabilities round to the same multiple of the first count as alike;
probabilities below e to the second are not distinguished."""


_GROUPS_AT_ONCE = 256
"""Groups worked on together, so that their numbers stay within a core's cache."""


@dataclass(frozen=True, eq=False)
class Forecast:
    """How likely final labels are wrong, now and after more labels; an estimate by a model.

    Attributes
    ----------
    group : ndarray of shape (N,)
        Items alike in what is known of them are of one group.
    wrong : ndarray of shape (G, D + 1)
        ``wrong[g, d]``: probability that the final label of an item of group g is wrong after d
        more labels by workers drawn by how much each gave so far. Never rises with d.
    """

    group: IntArray
    wrong: FloatArray

    def __post_init__(self) -> None:
        freeze(self)

    @cached_property
    def sizes(self) -> IntArray:
        """Items in each group (G,)."""
        return np.bincount(self.group, minlength=len(self.wrong))

    @cached_property
    def evenly(self) -> FloatArray:
        """The expected error if every item gets 0, 1, … D more labels, shape (D + 1,)."""
        mean: FloatArray = self.sizes @ self.wrong / self.group.size
        return mean

    @property
    def now(self) -> float:
        """The expected error of the final labels as they are."""
        return float(self.evenly[0])


def fit_forecast_model(labels: Labels, report: ProgressCallback = ignore_progress) -> Aggregation:
    """Fit every worker's confusion matrix, drawn toward the crowd's: what a plan looks ahead by.

    Parameters
    ----------
    labels : Labels
        M workers, N items, L classes.
    report : callable, optional
        Called with the progress.

    Returns
    -------
    Aggregation
        With class probabilities (N, L) and log confusion matrices in its form.
    """
    return em.fit_pooled(labels, None, em.PooledOptions(max_steps=STEPS), report)


def forecast(
    labels: Labels, crowd: Aggregation, seed: int = 0, report: ProgressCallback = ignore_progress
) -> Forecast:
    """Compute the expected error of every item after more labels.

    With π_k the probability of class k given the item's labels and λ_k the likelihood of d further
    answers if k is true, the final label after them is the class with the largest
    q_k = π_k λ_k / Σ_l π_l λ_l. If b is the best class now, the d answers take away

        Σ_k π_k E[max_l q_l − q_b | k is true]

    from the expected error, since q_b stays what it is on average. The mean is taken over `PATHS`
    courses drawn for each class: first the workers, by how much each gave so far, then their
    answers. Each term is 0 or more, and exactly 0 where no answer can turn the label, so the mean
    errs little where there is little to gain. Which workers will answer is left open; that they
    err independently, with the fitted confusion matrices, is taken for granted.

    Parameters
    ----------
    labels : Labels
        M workers, N items, L classes.
    crowd : Aggregation
        What `fit_forecast_model` gives for these labels.
    seed : int, optional
        Seed of the courses.
    report : callable, optional
        Called with the progress.

    Returns
    -------
    Forecast
        Expected errors (G, D + 1) of G groups of items, D = `MOST_MORE`.
    """
    group, probabilities = _groups(crowd.posterior)
    rng = np.random.default_rng(seed)
    courses = _courses(labels, crowd.form.table, rng)
    return Forecast(group, _wrong(probabilities, courses, report))


def _groups(posterior: FloatArray) -> tuple[IntArray, FloatArray]:
    """Group items with similar probabilities; return groups (N,) and their mean probabilities."""
    logs = np.log(np.maximum(posterior, np.exp(FAINTEST)))
    step = FINEST
    while True:
        steps = np.ascontiguousarray(np.round(logs / step).astype(np.int16))
        keys = steps.view(np.dtype((np.void, steps.itemsize * steps.shape[1])))[:, 0]
        _, group = np.unique(keys, return_inverse=True)
        count = int(group.max()) + 1
        if count <= MOST_GROUPS:
            break
        step *= 1.5
    sums = np.stack([np.bincount(group, column, count) for column in posterior.T], axis=1)
    return group.astype(np.int32), sums / np.bincount(group)[:, None]


def _courses(labels: Labels, table: FloatArray, rng: np.random.Generator) -> FloatArray:
    """Draw answers to items of each class; give their log-likelihoods [class, d, course, class].

    The largest of each is 0. `table` holds ln C_i[k, h] at [i, h, k].
    """
    n_classes = labels.n_classes
    # By ids, so that the order of rows changes no course.
    by_id = np.argsort(labels.worker_ids)
    upto = labels.labels_per_worker[by_id].cumsum()
    courses = np.empty((n_classes, MOST_MORE, PATHS, n_classes))
    for truth in range(n_classes):
        worker = by_id[np.searchsorted(upto, _spread(rng) * upto[-1], side="right")]
        below = np.exp(table[worker, :, truth]).cumsum(axis=-1)
        place = _spread(rng)[..., None] * below[..., -1:]
        log_factors = table[worker, (place >= below).sum(axis=-1)]
        courses[truth] = np.cumsum(log_factors, axis=0)
    lowered: FloatArray = courses - courses.max(axis=-1, keepdims=True)
    return lowered


def _spread(rng: np.random.Generator) -> FloatArray:
    """Draw numbers from 0 to 1, shape (D, S), one from each S-th part in every row.

    So every worker answers in each step as often as expected (Latin hypercube), and the mean over
    courses errs less than with free draws.
    """
    part = np.tile(np.arange(PATHS), (MOST_MORE, 1))
    return (rng.permuted(part, axis=1) + rng.random(part.shape)) / PATHS


def _wrong(probabilities: FloatArray, courses: FloatArray, report: ProgressCallback) -> FloatArray:
    """Return the expected error of each group after 0 … D more labels (G, D + 1)."""
    lifts = np.exp(courses)
    best = probabilities.argmax(axis=1)
    gain = np.zeros((len(probabilities), MOST_MORE))
    for now in range(probabilities.shape[1]):
        alike = np.flatnonzero(best == now)
        for low in range(0, alike.size, _GROUPS_AT_ONCE):
            report(
                Progress(
                    Stage.ESTIMATING_EFFECT,
                    (now + low / alike.size) / probabilities.shape[1],
                )
            )
            run = alike[low : low + _GROUPS_AT_ONCE]
            for truth, more in np.ndindex(lifts.shape[:2]):
                taken = _taken_away(probabilities[run], lifts[truth, more], now)
                gain[run, more] += probabilities[run, truth] * taken
    # More answers never make it worse; what the drawn courses say otherwise is chance.
    gain = np.maximum.accumulate(gain, axis=1)
    start = 1.0 - probabilities.max(axis=1, keepdims=True)
    wrong: FloatArray = np.maximum(np.hstack([start, start - gain]), 0.0)
    return wrong


def _taken_away(probabilities: FloatArray, lift: FloatArray, now: int) -> FloatArray:
    """Return the mean of max_l q_l − q_now over the courses (S, L), for groups (n, L).

    Shape (n,).
    """
    held = np.multiply.outer(probabilities[:, now], lift[:, now])
    top = held.copy()
    for k in range(probabilities.shape[1]):
        if k != now:
            np.maximum(top, np.multiply.outer(probabilities[:, k], lift[:, k]), out=top)
    top -= held
    # The likeliest class of all would do with a lift of 0 only.
    top /= np.maximum(probabilities @ lift.T, np.finfo(float).tiny)
    mean: FloatArray = top.mean(axis=1)
    return mean
