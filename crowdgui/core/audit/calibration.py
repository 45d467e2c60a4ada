"""How often labels of a confidence are right: defaults, corrected by audited items.

A rule's own probability comes from its worker model and is far too high on real data: workers err
together, and items differ in difficulty. A logistic curve through the rule's probability corrects
most of it. Its defaults were fitted on real label sets with known classes; audited items draw
the curve toward what was found.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

import numpy as np
from scipy.special import expit, logit

from crowdgui.core.audit.bounds import AuditCounts, hypergeometric_interval
from crowdgui.core.rules.registry import get_rule

if TYPE_CHECKING:
    from crowdgui.core.arrays import BoolArray, FloatArray, IntArray

LEAST = 1e-6
"""Confidence is kept this far from 0 and 1, where the logit has no value."""

INTERCEPT_SD, SLOPE_SD = 1.0, 0.5
"""How far the curve of a label set may be from the default one, as standard deviations."""

SHARE_INTERCEPT_SD, SHARE_SLOPE_SD = 1.5, 1.0
"""The same of a share of votes: what it tells depends on how many votes there are, and how good.

Where majority voting was audited, of the four real label sets that these were set with, and with 2
labels an item to all, the work was in the range for 8 of 10 cases in 94%; by the spreads of a
probability in 77%, and in 8% to 24% where there were 10 labels of rte or 6 of web.
"""

_STEPS, _CLOSE = 50, 1e-10


@dataclass(frozen=True)
class LogisticCalibration:
    """The probability that a label of probability c is right: σ(`intercept` + `slope` · logit c).

    c is the rule's own. `spread` and `slope_spread` are how far the true intercept and slope may
    be from these, as standard deviations, and `correlation` is that of the two deviations.
    `checked` are the items checked at random that the curve was drawn toward.
    """

    intercept: float
    slope: float
    spread: float = INTERCEPT_SD
    checked: int = 0
    slope_spread: float = SLOPE_SD
    correlation: float = 0.0

    @property
    def corrects(self) -> bool:
        """Whether it changes anything: before a check, a share of votes is taken as it is."""
        return (self.intercept, self.slope) != (0.0, 1.0)

    def moved(self, easier: float, steeper: float = 0.0) -> LogisticCalibration:
        """Return the curve of a label set so many standard deviations from this one.

        `easier` moves the intercept, and the slope as far as the two go together; `steeper` moves
        the slope alone. No slope is below 0: more confident labels are not wrong more often.
        """
        alone = (1.0 - self.correlation**2) ** 0.5
        slope = self.slope_spread * (self.correlation * easier + alone * steeper)
        return replace(
            self,
            intercept=self.intercept + easier * self.spread,
            slope=max(0.0, self.slope + slope),
        )

    def confidence(self, probability: FloatArray) -> FloatArray:
        """Return the probability that each label is right: its confidence, NaN without a label.

        Parameters
        ----------
        probability : ndarray of shape (N,)
            The rule's own, NaN for an item without a label.

        Returns
        -------
        ndarray of shape (N,)
        """
        if not self.corrects:
            return probability
        return np.where(np.isnan(probability), np.nan, self.right(probability))

    def right(self, confidence: FloatArray) -> FloatArray:
        """Return the probability that each label is right; 0 where there is no confidence.

        Parameters
        ----------
        confidence : ndarray of shape (N,)
            The rule's own probability, NaN for an item without a label.

        Returns
        -------
        ndarray of shape (N,)
        """
        chance = expit(self.intercept + self.slope * _logit(confidence))
        return np.where(np.isnan(confidence), 0.0, chance)

    def updated(self, confidence: FloatArray, right: BoolArray) -> LogisticCalibration:
        """Return the curve after some labels were checked.

        The most probable curve, its two numbers being normal around those of this one a priori,
        found by Newton's method on the concave log posterior, with steps that never fall.

        Parameters
        ----------
        confidence : ndarray of shape (n,)
            The rule's confidence in the labels checked.
        right : ndarray of bool, shape (n,)
            Which of them were right.
        """
        known = ~np.isnan(confidence)
        x = np.column_stack((np.ones(known.sum()), _logit(confidence[known])))
        y = right[known].astype(float)
        prior = np.array([self.intercept, self.slope])
        between = self.correlation * self.spread * self.slope_spread
        precision = np.linalg.inv([[self.spread**2, between], [between, self.slope_spread**2]])

        def log_posterior(at: FloatArray) -> float:
            z, off = x @ at, at - prior
            return float(y @ z - np.logaddexp(0.0, z).sum() - off @ precision @ off / 2.0)

        found, curvature = prior.copy(), precision
        for _ in range(_STEPS):
            chance = expit(x @ found)
            gradient = x.T @ (y - chance) - precision @ (found - prior)
            curvature = (x * (chance * (1.0 - chance))[:, None]).T @ x + precision
            step, best = np.linalg.solve(curvature, gradient), log_posterior(found)
            # Where the curve is flat a whole step goes far beyond the top, and ever farther.
            while np.abs(step).max() >= _CLOSE and log_posterior(found + step) < best:
                step /= 2.0
            found += step
            if np.abs(step).max() < _CLOSE:
                break
        covariance = np.linalg.inv(curvature)
        spread, slope_spread = np.sqrt(np.diag(covariance))
        return LogisticCalibration(
            float(found[0]),
            float(found[1]),
            float(spread),
            self.checked + int(known.sum()),
            float(slope_spread),
            float(covariance[0, 1] / (spread * slope_spread)),
        )


def default_calibration(rule: str) -> LogisticCalibration:
    """Return the curve of a rule before anything was checked."""
    known = get_rule(rule)
    curve = LogisticCalibration(*known.default_calibration)
    if curve.corrects or known.gives_probability:
        return curve
    return replace(curve, spread=SHARE_INTERCEPT_SD, slope_spread=SHARE_SLOPE_SD)


def _logit(confidence: FloatArray) -> FloatArray:
    kept: FloatArray = logit(np.clip(np.nan_to_num(confidence, nan=LEAST), LEAST, 1.0 - LEAST))
    return kept


@dataclass(frozen=True)
class ErrorEstimate:
    """How many of the labels were wrong before any correction: an estimate and its interval.

    Attributes
    ----------
    items, checked, found : int
        Labels there were, those checked at random, and the wrong ones among them.
    share : float
        The estimated share of wrong labels.
    low, high : float
        The exact interval for it, whatever the labels are that were skipped.
    alpha : float
        The probability that the interval misses.
    """

    items: int
    checked: int
    found: int
    share: float
    low: float
    high: float
    alpha: float


def estimate_error(
    right: FloatArray, sample: IntArray, wrong: BoolArray, alpha: float, skipped: int = 0
) -> ErrorEstimate:
    """Estimate how many labels were wrong from a random sample and the probability of each.

    The estimate adds up the probabilities of all labels and corrects the sum by what they missed on
    the sample (the difference estimator): it is unbiased whatever the probabilities are, and closer
    than the sample's own share where they say something. The interval is the exact hypergeometric
    one: intervals that use the probabilities are too short where errors are rare.
    Labels that nobody could check were drawn too, and are wrong more often than others: at the
    lower end they count as right, at the upper end as wrong.

    Parameters
    ----------
    right : ndarray of shape (N,)
        The probability that each label is right.
    sample : ndarray of int, shape (n,)
        Labels checked at random.
    wrong : ndarray of bool, shape (n,)
        Which of them were wrong.
    alpha : float
        The probability that the interval misses.
    skipped : int, optional
        Labels that were drawn besides, and skipped.
    """
    items, n = len(right), len(sample)
    missed = float(np.sum(wrong - (1.0 - right[sample])))
    total = float(np.sum(1.0 - right)) + items / n * missed
    found = int(np.count_nonzero(wrong))
    low, high = hypergeometric_interval(AuditCounts(items, n + skipped, found), alpha, skipped)
    # What the sample rules out is no estimate.
    share = min(max(total, low), high) / items
    return ErrorEstimate(items, n, found, share, low / items, high / items, alpha)
