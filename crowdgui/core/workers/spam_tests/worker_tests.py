"""How likely each worker's answers are from an attentive worker, and how likely from a guesser."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property
from typing import TYPE_CHECKING

import numpy as np
from scipy.special import bdtr

from crowdgui.core.arrays import safe_ratio
from crowdgui.core.errors import Reason, ReasonCode
from crowdgui.core.intervals import benjamini_hochberg
from crowdgui.core.labels import freeze
from crowdgui.core.workers.spam_tests.crowd_profile import count_first_labels, profile_crowd
from crowdgui.core.workers.spam_tests.guess_tests import (
    LEAST_FAVOURITE,
    GuessTests,
    single_label_test,
)

if TYPE_CHECKING:
    from crowdgui.core.arrays import BoolArray, FloatArray, IntArray
    from crowdgui.core.labels import Labels
    from crowdgui.core.progress import ProgressCallback
    from crowdgui.core.workers.peers import PeerAgreement


MOST_COMMON = 0.1
"""What more attentive workers do is nothing to flag, whatever the thresholds."""


MANY_CLASSES, MOST_PRODUCTS = 1000, 1 << 33
"""Of more classes, tests are run up to so many labels times classes squared: ten seconds or so."""


class SpamNote(ReasonCode):
    """Why no worker is tested."""

    MANY_CLASSES = "spam-tests-many-classes"


TELLING = 0.05
"""A worker is tested if a guesser in their place differs from a typical worker at this."""


@dataclass(frozen=True, eq=False)
class SpamTests:
    """The evidence against each of M workers, and for them; arrays of shape (M,).

    The p-values are not corrected for being many. They are NaN for workers who are not tested,
    and for all where the crowd as a whole is no better than guessing.

    Attributes
    ----------
    tested : ndarray of bool
        Whether there are enough answers to tell a guesser from a typical worker.
    no_better : ndarray
        The probability that an attentive worker of this crowd does no better on the same items.
    below_guess : ndarray
        The probability that a guesser agrees with the others no more often.
    few_others : ndarray
        The probability that an attentive worker gives so few answers other than the favourite; 1
        where that is less than four in five of the answers.
    favourite : ndarray
        The share of the most frequent answer.
    others_expected : ndarray
        How many other answers a typical worker would have given.
    knowledge, knowledge_low : ndarray
        What the answers tell of the items, 0 for nothing and 1 as an attentive worker's on average,
        and its lower limit at 97.5%, which is NaN also for those who do as well as most.
    typical_agrees, guesser_agrees : ndarray
        On how many of the compared items a typical worker would agree with the others, and a
        guesser who gives each answer as often as this worker.
    note : Reason or None
        Why nobody is tested, where labels and classes are too many for it.
    """

    tested: BoolArray
    no_better: FloatArray
    below_guess: FloatArray
    few_others: FloatArray
    favourite: FloatArray
    others_expected: FloatArray
    knowledge: FloatArray
    knowledge_low: FloatArray
    typical_agrees: FloatArray
    guesser_agrees: FloatArray
    note: Reason | None = None

    def __post_init__(self) -> None:
        freeze(self)

    @property
    def n_tested(self) -> int:
        """How many workers there is a p-value of."""
        return int(np.count_nonzero(~np.isnan(self.no_better)))

    @cached_property
    def no_better_corrected(self) -> FloatArray:
        return benjamini_hochberg(self.no_better)

    @cached_property
    def below_guess_corrected(self) -> FloatArray:
        return benjamini_hochberg(self.below_guess)

    @cached_property
    def few_others_corrected(self) -> FloatArray:
        return benjamini_hochberg(self.few_others)


def run_spam_tests(
    labels: Labels,
    final: IntArray,
    peer_label: IntArray,
    agreement: PeerAgreement,
    votes: BoolArray,
    report: ProgressCallback,
    *,
    informed: bool,
) -> SpamTests:
    """Test every worker, also those without a vote, against the workers who have one.

    Parameters
    ----------
    labels : Labels
        Of all workers.
    final : ndarray of shape (N,)
        The final labels of a rule; the tests start from them and hardly depend on them.
    peer_label : ndarray of shape (n_labels,)
        What the others choose for the item of each label.
    agreement : PeerAgreement
        How often the others agree with each worker.
    votes : ndarray of shape (M,)
        Which workers count.
    report : callable
        Called with the progress.
    informed : bool
        Whether they agree more often than guessers; else nobody is tested.

    Returns
    -------
    SpamTests
        Evidence (M,) for and against each worker.
    """
    counts = count_first_labels(labels)
    products = labels.n_labels * labels.n_classes**2
    if labels.n_classes > MANY_CLASSES and products > MOST_PRODUCTS:
        return replace(_nothing(counts, agreement), note=Reason(SpamNote.MANY_CLASSES))
    if labels.n_classes < 2 or not informed:
        return _nothing(counts, agreement)
    crowd = profile_crowd(labels, final, peer_label, agreement, votes, counts, report)
    tests = GuessTests.compute(crowd, counts)
    tested = tests.guessers_chance() < TELLING
    favourite = safe_ratio(counts.max(axis=1), counts.sum(axis=1))
    looked_at = tested & (favourite >= LEAST_FAVOURITE)
    others, few = single_label_test(crowd, counts, looked_at, tests.correlation)
    no_better = tests.no_better(tested)
    # Nobody else can be flagged, whatever the thresholds.
    uncommon = tested & ((no_better < MOST_COMMON) | (few < MOST_COMMON))
    typical, guesser = crowd.agreement_expected(_peer_label_counts(labels, peer_label), counts)
    return SpamTests(
        tested=tested,
        no_better=no_better,
        below_guess=tests.below_guess(tested),
        few_others=np.where(tested, few, np.nan),
        favourite=favourite,
        others_expected=others,
        knowledge=np.where(tested, tests.knowledge(), np.nan),
        knowledge_low=tests.knowledge_low(uncommon),
        typical_agrees=typical,
        guesser_agrees=guesser,
    )


def untested(n_workers: int) -> SpamTests:
    """Return the evidence before any test was run: none."""
    none = np.full(n_workers, np.nan)
    nobody = np.zeros(n_workers, dtype=bool)
    return SpamTests(tested=nobody, favourite=none, note=None, **dict.fromkeys(_UNTESTED, none))


def _nothing(counts: IntArray, agreement: PeerAgreement) -> SpamTests:
    """Test nobody; few labels are then those that could not show even the best worker."""
    given = counts.sum(axis=1)
    chance = 1.0 / counts.shape[1]
    compared = agreement.compared
    shown = bdtr(np.floor(compared * chance), compared, (1.0 + chance) / 2) < TELLING
    none = np.full(given.size, np.nan)
    return SpamTests(
        tested=shown if compared.any() and chance < 1.0 else np.ones(given.size, dtype=bool),
        favourite=safe_ratio(counts.max(axis=1), given),
        note=None,
        **dict.fromkeys(_UNTESTED, none),
    )


_UNTESTED = tuple(n for n in SpamTests.__annotations__ if n not in ("tested", "favourite", "note"))


def _peer_label_counts(labels: Labels, peer_label: IntArray) -> IntArray:
    """Count how often the others choose each class for a worker's items, (M, L)."""
    m, n = labels.n_workers, labels.n_classes
    known = peer_label >= 0
    place = labels.worker[known] * np.int64(n) + peer_label[known]
    return np.bincount(place, minlength=m * n).reshape(m, n)
