"""Rules that vote once by weights from outside: stated by the user, or made of known accuracies."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.errors import DataError, Problem, Reason, ReasonCode
from crowdgui.core.labels import BLOCK_LABELS, UNLABELLED, freeze
from crowdgui.core.options import OptionKind, Options, Stated, real, stated
from crowdgui.core.progress import Iteration, Progress, Stage
from crowdgui.core.rules.rule import VOTE_SHARE, Rule
from crowdgui.core.rules.scoring import DecomposableRule, fixed_labels, gold_counts, gold_notes
from crowdgui.core.rules.weighted_vote import (
    build_aggregation,
    count_votes,
    first_order_posterior,
    weight_shares,
)

if TYPE_CHECKING:
    from collections.abc import Iterable

    from crowdgui.core.arrays import BoolArray, FloatArray, IntArray
    from crowdgui.core.labels import Labels
    from crowdgui.core.progress import ProgressCallback
    from crowdgui.core.rules.rule import Aggregation
    from crowdgui.core.rules.weighted_vote import ClassProbabilities


class InputNote(ReasonCode):
    """What is missing of the numbers stated of workers, or superfluous."""

    NOTHING_KNOWN_OF_WORKERS = "nothing-known-of-workers"
    NO_WEIGHT_STATED = "no-weight-stated"
    STATED_WORKERS_WITHOUT_LABELS = "stated-workers-without-labels"


@dataclass(frozen=True, eq=False)
class WorkerInputs:
    """What is stated of workers: `values` (M, …), 0 where `known` (M,) is False."""

    values: FloatArray
    known: BoolArray
    notes: tuple[Reason, ...] = ()

    def __post_init__(self) -> None:
        freeze(self)


def worker_input(stated: Stated | None, labels: Labels) -> WorkerInputs:
    """Return one stated number for each worker."""
    values, known = np.zeros(labels.n_workers), np.zeros(labels.n_workers, dtype=bool)
    place = _places(labels.worker_ids.tolist())
    rows = [(place[worker], value) for worker, value in stated or () if worker in place]
    if rows:
        worker, value = zip(*rows, strict=True)
        values[list(worker)] = value
        known[list(worker)] = True
    return WorkerInputs(values, known, _unknown_workers({name for name, _ in stated or ()}, place))


def confusion_input(stated: Stated | None, labels: Labels) -> WorkerInputs:
    """Return stated confusion matrices (M, L, L), as [worker, true class, answer].

    Each row is taken in shares of its sum, so that counts can be stated too; an answer that is
    not stated has none. A row of which nothing is stated stays 0.

    Parameters
    ----------
    stated : Stated or None
        Numbers by worker, true class and class given.
    labels : Labels
        M workers, N items, L classes.

    Returns
    -------
    WorkerInputs
        Values (M, L, L), and whose matrix is known (M,).

    Raises
    ------
    DataError
        If something is stated, but of nobody who has labels.
    """
    values = np.zeros((labels.n_workers, labels.n_classes, labels.n_classes))
    known = np.zeros(labels.n_workers, dtype=bool)
    worker_at, class_at = _places(labels.worker_ids.tolist()), _places(labels.classes.tolist())
    rows = [
        (worker_at[worker], class_at[true], class_at[answer], value)
        for (worker, true, answer), value in stated or ()
        if worker in worker_at and true in class_at and answer in class_at
    ]
    if rows:
        worker, true, answer, value = (list(column) for column in zip(*rows, strict=True))
        values[worker, true, answer] = value
        known[worker] = True
    total = values.sum(axis=2, keepdims=True)
    values /= np.where(total > 0, total, 1.0)
    return WorkerInputs(
        values, known, _unknown_workers({key[0] for key, _ in stated or ()}, worker_at)
    )


def class_input(stated: Stated, labels: Labels) -> FloatArray:
    """Return the stated share of each class (L,), adding up to 1; every class must have one.

    Parameters
    ----------
    stated : Stated
        Numbers by class, 0 or more.
    labels : Labels
        M workers, N items, L classes.

    Returns
    -------
    ndarray of shape (L,)
        Shares, 1 together.

    Raises
    ------
    DataError
        If a class has no number, or all are 0.
    """
    given = dict(stated)
    names = labels.classes.tolist()
    for name in names:
        if name not in given:
            raise DataError(Problem.CLASS_SHARE_MISSING, name=name)
    shares = np.array([given[name] for name in names], dtype=float)
    if shares.sum() <= 0:
        raise DataError(Problem.CLASS_SHARES_ZERO)
    shares /= shares.sum()
    return shares


def _places(names: Iterable[str]) -> dict[str, int]:
    return {name: place for place, name in enumerate(names)}


def _unknown_workers(stated: set[str], place: dict[str, int]) -> tuple[Reason, ...]:
    """Return a note on stated workers without labels; a DataError where none has any."""
    n = len(stated - place.keys())
    if n == 0:
        return ()
    if n == len(stated):
        raise DataError(Problem.NO_KNOWN_WORKER)
    return (Reason.make(InputNote.STATED_WORKERS_WITHOUT_LABELS, n=n),)


_NO_NOTES: tuple[Reason, ...] = ()


LIMIT = 1e6
"""The largest weight or shift that can be stated, above or below 0."""


@dataclass(frozen=True)
class WeightOptions(Options):
    """How much each worker counts."""

    weights: Stated | None = stated(OptionKind.PER_WORKER, -LIMIT, LIMIT)


@dataclass(frozen=True)
class HyperplaneOptions(Options):
    """How much each worker counts, and what is needed to choose the second class."""

    weights: Stated | None = stated(OptionKind.PER_WORKER, -LIMIT, LIMIT)
    shift: float = real(0.0, -LIMIT, LIMIT)


@dataclass(frozen=True)
class AccuracyOptions(Options):
    """How accurate each worker is."""

    accuracies: Stated | None = stated(OptionKind.PER_WORKER, 0.0, 1.0)


def vote(
    labels: Labels, gold: IntArray | None, options: WeightOptions, report: ProgressCallback
) -> Aggregation:
    """Vote once with the stated weights.

    Parameters
    ----------
    labels : Labels
        M workers, N items, L classes.
    gold : ndarray of shape (N,), or None
        Not used.
    options : WeightOptions
        v_i of each worker.
    report : callable
        Called with the progress.

    Returns
    -------
    Aggregation
        `posterior` holds shares of the weight, (N, L).

    Raises
    ------
    DataError
        If no weight is stated, or none of a worker with labels.
    """
    if options.weights is None:
        raise DataError(Problem.NO_WEIGHTS)
    weights, notes = _stated_weights(labels, options.weights)
    return _vote("wmv", labels, weights, 0.0, weight_shares, notes, report)


def hyperplane(
    labels: Labels, gold: IntArray | None, options: HyperplaneOptions, report: ProgressCallback
) -> Aggregation:
    """Vote once between two classes: the first wins where Σ_i v_i s_ij + a ≥ 0.

    s_ij is 1 for an answer of the first class and −1 for one of the second, a is the shift:
    scores Σ_i v_i·1[Z_ij = k] + a_k with a_k = (a, 0) (Li and Yu 2014, section 2).

    Parameters
    ----------
    labels : Labels
        M workers, N items, L classes.
    gold : ndarray of shape (N,), or None
        Not used.
    options : HyperplaneOptions
        v_i of each worker, and a.
    report : callable
        Called with the progress.

    Returns
    -------
    Aggregation
        `posterior` holds shares of the weight, (N, 2).

    Raises
    ------
    DataError
        If there are not two classes, or no worker with a stated weight has labels.
    """
    if labels.n_classes != 2:
        raise DataError(Problem.TWO_CLASSES_ONLY, n=labels.n_classes)
    if options.weights is None:
        weights, notes = np.where(labels.labels_per_worker > 0, 1.0, 0.0), _NO_NOTES
    else:
        weights, notes = _stated_weights(labels, options.weights)
    return _vote("hyperplane", labels, weights, options.shift, weight_shares, notes, report)


def bound_optimal(
    labels: Labels, gold: IntArray | None, options: AccuracyOptions, report: ProgressCallback
) -> Aggregation:
    """Vote once with weights L w_i − 1, which make the paper's bound smallest (theorem 3).

    w_i is the stated accuracy, or else the share of answers to gold items that are right.

    Parameters
    ----------
    labels : Labels
        M workers, N items, L classes.
    gold : ndarray of shape (N,), or None
        Known classes.
    options : AccuracyOptions
        w_i, where it is stated.
    report : callable
        Called with the progress.

    Returns
    -------
    Aggregation
        With weights (M,) and class probabilities (N, L).

    Raises
    ------
    DataError
        As `known_accuracies`.
    """
    accuracy, known, notes = known_accuracies(labels, gold, options.accuracies)
    weights = np.where(known, labels.n_classes * accuracy - 1.0, 0.0)
    return _vote("bound-optimal", labels, weights, 0.0, first_order_posterior, notes, report)


def known_accuracies(
    labels: Labels, gold: IntArray | None, accuracies: Stated | None
) -> tuple[FloatArray, BoolArray, tuple[Reason, ...]]:
    """Return accuracies (M,) stated or else from gold, which of them are known, and notes.

    Parameters
    ----------
    labels : Labels
        M workers, N items, L classes.
    gold : ndarray of shape (N,), or None
        Known class of each item, UNLABELLED where it is not known.
    accuracies : Stated or None
        Accuracies by worker, 0 to 1.

    Returns
    -------
    accuracy : ndarray of shape (M,)
        0 to 1; 0 where nothing is known.
    known : ndarray of shape (M,)
        Whose accuracy is known.
    notes : tuple of Reason
        What is missing or superfluous.

    Raises
    ------
    DataError
        If no accuracy is stated or known from gold, or those stated are of nobody who has labels.
    """
    inputs = worker_input(accuracies, labels)
    counts = gold_counts(labels, gold)
    answered = counts.sum(axis=(1, 2))
    right = np.trace(counts, axis1=1, axis2=2)
    known = inputs.known | (answered > 0)
    if not known.any():
        raise DataError(Problem.NO_ACCURACIES_OR_GOLD)
    accuracy = np.where(inputs.known, inputs.values, right / np.maximum(answered, 1))
    from_gold = known & ~inputs.known
    notes = inputs.notes + gold_notes(labels, from_gold) + unknown_workers_note(labels, known)
    return accuracy, known, notes


def learns_workers(labels: Labels, gold: IntArray, stated: BoolArray) -> bool:
    """Return whether gold (N,) is all that is known of any worker: of one not `stated` (M,)."""
    if stated[labels.labels_per_worker > 0].all():
        return False
    known = gold != UNLABELLED
    parts = (slice(n, n + BLOCK_LABELS) for n in range(0, labels.n_labels, BLOCK_LABELS))
    # The window asks this of ten million labels, and the first few mostly answer it.
    return any(np.any(known[labels.item[at]] & ~stated[labels.worker[at]]) for at in parts)


def _learns_accuracies(labels: Labels, gold: IntArray, options: AccuracyOptions) -> bool:
    return learns_workers(labels, gold, worker_input(options.accuracies, labels).known)


def unknown_workers_note(labels: Labels, known: BoolArray) -> tuple[Reason, ...]:
    """Describe how many workers with labels count for nothing."""
    n = int(np.count_nonzero(~known & (labels.labels_per_worker > 0)))
    if n == 0:
        return ()
    return (Reason.make(InputNote.NOTHING_KNOWN_OF_WORKERS, n=n),)


def _stated_weights(labels: Labels, weights: Stated) -> tuple[FloatArray, tuple[Reason, ...]]:
    inputs = worker_input(weights, labels)
    n = int(np.count_nonzero(~inputs.known & (labels.labels_per_worker > 0)))
    if n == 0:
        return inputs.values, inputs.notes
    return inputs.values, (*inputs.notes, Reason.make(InputNote.NO_WEIGHT_STATED, n=n))


def _vote(
    rule: str,
    labels: Labels,
    weights: FloatArray,
    shift: float,
    probabilities: ClassProbabilities,
    notes: tuple[Reason, ...],
    report: ProgressCallback,
) -> Aggregation:
    plain = DecomposableRule.weighted(weights, labels.n_classes)
    offset = np.zeros(labels.n_classes)
    offset[0] = shift
    free = fixed_labels(labels, None, hold=False)
    vote = count_votes(labels, DecomposableRule(plain.table, offset), weights, free, report)
    step = Iteration(0, int(np.count_nonzero(vote.final != UNLABELLED)), None)
    report(Progress(Stage.VOTING, None, step))
    return build_aggregation(
        rule, labels, vote, probabilities, free, (step,), converged=True, notes=notes
    )


RULES = (
    Rule(
        "wmv",
        WeightOptions,
        vote,
        110,
        gives_probability=False,
        default_calibration=VOTE_SHARE,
        needs_worker_input=True,
    ),
    Rule(
        "hyperplane",
        HyperplaneOptions,
        hyperplane,
        120,
        gives_probability=False,
        default_calibration=VOTE_SHARE,
        needs_worker_input=True,
    ),
    Rule(
        "bound-optimal",
        AccuracyOptions,
        bound_optimal,
        130,
        needs_worker_input=True,
        learns_from_gold=_learns_accuracies,
    ),
)
