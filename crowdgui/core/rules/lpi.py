"""Liu, Peng and Ihler's inference of worker accuracies with a Beta prior: belief propagation."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.errors import DataError, Problem
from crowdgui.core.labels import UNLABELLED
from crowdgui.core.progress import Progress, Step
from crowdgui.core.rules.binary import class_posterior, questions, reduction_note, sides
from crowdgui.core.rules.choices import Choices, real, whole
from crowdgui.core.rules.fitted import fitted_form
from crowdgui.core.rules.posterior import decide, from_posterior
from crowdgui.core.rules.worker_messages import Prior, WorkerMessages
from crowdgui.core.text import later, tr

if TYPE_CHECKING:
    from crowdgui.core.labels import FloatArray, IntArray, Labels
    from crowdgui.core.outcome import Aggregation
    from crowdgui.core.progress import Report

TOLERANCE = 1e-6
"""The largest change of a message below which messages have come to rest."""
MOST_WORK = 10_000_000_000
"""Σ n_i² of one step, about a minute's work; beyond it the rule is refused."""


@dataclass(frozen=True)
class BetaPrior(Choices):
    """What is thought of a worker's accuracy before any label is seen."""

    alpha: float = real(
        2.0,
        0.01,
        1000.0,
        later("Right labels to start with"),
        later("Every worker counts as having given so many right labels before."),
    )
    beta: float = real(
        1.0,
        0.01,
        1000.0,
        later("Wrong labels to start with"),
        later("Every worker counts as having given so many wrong labels before."),
    )


@dataclass(frozen=True)
class LpiChoices(BetaPrior):
    """How messages are passed."""

    max_steps: int = whole(
        100,
        1,
        100_000,
        later("Limit of steps"),
        later("At most; the rule is stopped then, also where messages still change."),
    )
    # Undamped messages went on for ever on a third of small sets, these on a quarter; large sets
    # settle either way, this way half as many steps later.
    damping: float = real(
        0.3,
        0.0,
        0.99,
        later("Damping"),
        later("Share of a message that stays as it was; more where messages go back and forth."),
    )


@dataclass(frozen=True, eq=False)
class _Graph:
    """Labels by question, and what goes from items to workers."""

    labels: Labels
    pair: IntArray
    first: IntArray

    @classmethod
    def of(cls, labels: Labels) -> _Graph:
        new = ~labels.repeats_previous
        return cls(labels, np.cumsum(new) - 1, np.flatnonzero(new))

    def item_scores(self, signs: FloatArray, messages: FloatArray) -> FloatArray:
        """Return the log-odds of each item (N,): Σ_i s_ij y_{i→j}."""
        votes = signs * messages
        scores = np.bincount(self.labels.item, votes, minlength=self.labels.n_items)
        return scores.astype(np.float64, copy=False)

    def odds_right(self, signs: FloatArray, messages: FloatArray) -> FloatArray:
        """Return the log-odds that each label is right, by the other workers on its item."""
        own = np.add.reduceat(signs * messages, self.first)[self.pair]
        return signs * (self.item_scores(signs, messages)[self.labels.item] - own)


def fit(labels: Labels, gold: IntArray | None, choices: LpiChoices, report: Report) -> Aggregation:
    """Return every item its most probable class by belief propagation.

    Items and workers' accuracies are the variables, labels join them; step 0 is the plain
    majority. On labels without loops the probabilities are exact. The objective is the largest
    change of a message, which need not fall at every step (Liu, Peng and Ihler 2012).
    """
    workers = WorkerMessages(labels.worker, Prior(choices.alpha, choices.beta))
    _refuse_too_much(labels)
    graph = _Graph.of(labels)
    signs = np.array([sides(labels.code, question) for question in questions(labels)])
    messages = np.ones((labels.n_classes - 1, labels.n_labels))
    final: IntArray = np.full(labels.n_items, UNLABELLED, dtype=np.int32)
    history: list[Step] = []
    change, converged = 1.0, False
    while True:
        scores = [graph.item_scores(s, y) for s, y in zip(signs, messages, strict=True)]
        posterior = class_posterior(np.reshape(scores, (-1, labels.n_items)))
        previous, final = final, decide(labels, posterior)[0]
        changed = int(np.count_nonzero(final != previous))
        history.append(Step(len(history), changed, change))
        report(Progress(tr("Passing messages"), None, history[-1]))
        converged = change < TOLERANCE
        if converged or len(history) > choices.max_steps:
            break
        passed = _pass_on(graph, workers, signs, messages, report)
        passed += choices.damping * (messages - passed)
        change = float(np.abs(passed - messages).max(initial=0.0))
        messages = passed
    return from_posterior(
        "lpi",
        labels,
        posterior,
        fitted_form(labels, posterior),
        tuple(history),
        converged=converged,
        adds_up=False,
        notes=(*reduction_note(labels), *_unrest(converged)),
    )


def _unrest(converged: bool) -> tuple[str, ...]:
    if converged:
        return ()
    return (tr("The messages did not come to rest; more damping or more steps may settle them."),)


def _refuse_too_much(labels: Labels) -> None:
    given = labels.labels_per_worker.astype(float)
    if (labels.n_classes - 1) * float(given @ given) > MOST_WORK:
        raise DataError(Problem.BELIEF_PROPAGATION_TOO_SLOW, most=int(given.max()))


def _pass_on(
    graph: _Graph,
    workers: WorkerMessages,
    signs: FloatArray,
    messages: FloatArray,
    report: Report,
) -> FloatArray:
    """Send messages from items to workers and back, for every question."""
    odds = [graph.odds_right(s, y) for s, y in zip(signs, messages, strict=True)]

    def tick(share: float) -> None:
        report(Progress(tr("Passing messages"), share))

    return workers.send(np.reshape(odds, messages.shape), tick)
