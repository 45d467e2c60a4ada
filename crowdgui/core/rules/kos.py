"""Karger, Oh and Shah's message passing, and rules for two classes used for more."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.errors import Reason, ReasonCode
from crowdgui.core.options import Options, whole
from crowdgui.core.progress import Iteration, Progress, Stage, ignore_progress
from crowdgui.core.rules.fitting.em_fit import fit_pooled_form
from crowdgui.core.rules.fitting.em_starts import StartNote
from crowdgui.core.rules.rule import VOTE_SHARE, Rule, from_posterior, predict_labels
from crowdgui.core.rules.scoring import softmax
from crowdgui.core.rules.voting import majority

if TYPE_CHECKING:
    from crowdgui.core.arrays import BoolArray, FloatArray, IntArray
    from crowdgui.core.labels import Labels
    from crowdgui.core.progress import ProgressCallback
    from crowdgui.core.rules.rule import Aggregation


def binary_questions(labels: Labels) -> range:
    """Return the classes k of which it is asked whether the class is above k."""
    return range(labels.n_classes - 1)


def binary_signs(code: IntArray, question: int) -> FloatArray:
    """Return +1 for a label above the class of the question, −1 for one that is not."""
    return np.where(code > question, 1.0, -1.0)


def class_posterior(odds: FloatArray) -> FloatArray:
    """Combine the answers to all binary questions.

    With p_k = P(y > k), taken as independent, P(y = k) is proportional to
    Π_{k' < k} p_k' · Π_{k' ≥ k} (1 − p_k'). Where the answers agree with each other, which is
    where the p_k do not cross one half twice, the most probable class is the one they name.

    Parameters
    ----------
    odds : ndarray of shape (L − 1, N)
        ln p_k / (1 − p_k) of every question and item.

    Returns
    -------
    ndarray of shape (N, L)
    """
    scores = np.zeros((odds.shape[1], odds.shape[0] + 1))
    np.cumsum(odds.T, axis=1, out=scores[:, 1:])
    return softmax(scores)


class ReductionNote(ReasonCode):
    """How a rule for two classes was used for more."""

    REDUCED_TO_TWO_CLASSES = "reduced-to-two-classes"


def reduction_note(labels: Labels) -> tuple[Reason, ...]:
    """Return the note that more than two classes were reduced to questions, where they were."""
    if labels.n_classes <= 2:
        return ()
    return (Reason(ReductionNote.REDUCED_TO_TWO_CLASSES),)


SURE = 1.0 - 1e-9
"""The largest lead, as a share of all messages, that is told from certainty."""


@dataclass(frozen=True)
class KosOptions(Options):
    """How long messages are passed, and from how many starts."""

    # Each step shrinks, against the leading direction of the label matrix, what lies in others:
    # on four real sets thirty more steps than ten changed three labels of one, none of the others.
    steps: int = whole(10, 1, 1000)
    starts: int = whole(5, 1, 100)
    seed: int = whole(0, 0, 2**31 - 1)


class KosNote(ReasonCode):
    """How far the starts differ."""

    STARTS_DIFFER_FROM_MAJORITY = "starts-differ-from-majority"


@dataclass(frozen=True, eq=False)
class _Graph:
    """Every (worker, item) pair once, and how to cut it into questions."""

    labels: Labels
    first: IntArray
    item: IntArray
    worker: IntArray

    @classmethod
    def of(cls, labels: Labels) -> _Graph:
        first = np.flatnonzero(~labels.repeats_previous)
        return cls(labels, first, labels.item[first], labels.worker[first])

    def signs(self, question: int) -> FloatArray:
        """Return s of each pair; a worker's repeated answers to one item are added."""
        return np.add.reduceat(binary_signs(self.labels.code, question), self.first)

    def pass_on(self, signs: FloatArray, messages: FloatArray) -> FloatArray:
        """Send messages from workers to items and back, to each without its own.

        x_{j→i} = Σ_{i'≠i} s_{i'j} y_{i'→j} and y_{i→j} = Σ_{j'≠j} s_{ij'} x_{j'→i}: each the full
        sum less one term. Only signs and proportions count, so the largest is scaled to 1.
        """
        own = signs * messages
        own = signs * (np.bincount(self.item, own)[self.item] - own)
        passed: FloatArray = np.bincount(self.worker, own)[self.worker] - own
        largest = np.abs(passed).max()
        return passed / largest if largest > 0 else passed

    def leads(self, signs: FloatArray, messages: FloatArray, before: FloatArray) -> FloatArray:
        """Return Σ_i s_ij y_{i→j} / Σ_i |s_ij y_{i→j}| of each item (N,), −1 to 1.

        Messages die out on items whose workers nobody else is compared with; there the lead stays
        as it was before.
        """
        votes = signs * messages
        total = np.bincount(self.item, np.abs(votes), minlength=before.size)
        lead = np.bincount(self.item, votes, minlength=before.size)
        return np.divide(lead, total, out=before.copy(), where=total > 0)


def fit(
    labels: Labels, gold: IntArray | None, options: KosOptions, report: ProgressCallback
) -> Aggregation:
    """Label each item by passing messages between items and workers.

    The messages of workers start at N(1, 1); step 0 is the vote with all of them at their mean,
    which is the majority. Final is the median of the leads of all starts (Karger, Oh and Shah
    2011; more than two classes as in Karger, Oh and Shah 2013).

    Parameters
    ----------
    labels : Labels
        M workers, N items, L classes.
    gold : ndarray of shape (N,), or None
        Not used.
    options : KosOptions
        Steps, starts and the seed.
    report : callable
        Called with the progress.

    Returns
    -------
    Aggregation
        `posterior` holds shares of the messages, (N, L).
    """
    graph = _Graph.of(labels)
    signs = [graph.signs(question) for question in binary_questions(labels)]
    rng = np.random.default_rng(options.seed)
    messages = rng.normal(1.0, 1.0, (len(signs), options.starts, graph.item.size))
    leads = np.zeros((len(signs), options.starts, labels.n_items))
    for question, sign in enumerate(signs):
        leads[question] = graph.leads(sign, np.ones(sign.size), leads[question, 0])
    final, history = _vote(labels, leads), [Iteration(0, _labelled(labels), None)]
    report(Progress(Stage.PASSING_MESSAGES, None, history[-1]))
    for step in range(1, options.steps + 1):
        for question, start in np.ndindex(messages.shape[:2]):
            report(Progress(Stage.PASSING_MESSAGES, start / options.starts))
            passed = graph.pass_on(signs[question], messages[question, start])
            messages[question, start] = passed
            leads[question, start] = graph.leads(signs[question], passed, leads[question, start])
        previous, final = final, _vote(labels, leads)
        history.append(Iteration(step, int(np.count_nonzero(final != previous)), None))
        report(Progress(Stage.PASSING_MESSAGES, None, history[-1]))
    posterior = _posterior(np.median(leads, axis=1))
    contested, spread = _compare(labels, leads)
    return from_posterior(
        "kos",
        labels,
        posterior,
        fit_pooled_form(labels, posterior),
        tuple(history),
        converged=history[-1].changed == 0,
        adds_up=False,
        contested=contested,
        notes=(*reduction_note(labels), *spread),
    )


def _labelled(labels: Labels) -> int:
    return int(np.count_nonzero(labels.labels_per_item))


def _posterior(leads: FloatArray) -> FloatArray:
    """Turn leads (L − 1, N) into shares of the messages: of two classes (1 ± lead) / 2."""
    return class_posterior(2.0 * np.arctanh(np.clip(leads, -SURE, SURE)))


def _vote(labels: Labels, leads: FloatArray) -> IntArray:
    return predict_labels(labels, _posterior(np.median(leads, axis=1)))[0]


def _compare(labels: Labels, leads: FloatArray) -> tuple[BoolArray, tuple[Reason, ...]]:
    """Mark items that starts label differently; note how far starts are from the majority vote."""
    starts = leads.shape[1]
    found = np.array([_vote(labels, leads[:, start : start + 1]) for start in range(starts)])
    contested = (found != found[0]).any(axis=0)
    if starts == 1:
        return contested, ()
    if not contested.any():
        return contested, (Reason.make(StartNote.STARTS_AGREE, starts=starts),)
    plain = majority(labels, None, Options(), ignore_progress).labels
    differ = (found != plain).sum(axis=1)
    note = Reason.make(
        KosNote.STARTS_DIFFER_FROM_MAJORITY, low=int(differ.min()), high=int(differ.max())
    )
    return contested, (note,)


RULES = (
    Rule(
        "kos",
        KosOptions,
        fit,
        170,
        gives_probability=False,
        default_calibration=VOTE_SHARE,
        made_for_two_classes=True,
        recommendation_order=7,
        relative_cost=11,
    ),
)
