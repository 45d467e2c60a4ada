"""Numbers stated by the user, put beside the workers and classes they belong to."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.errors import DataError, Problem
from crowdgui.core.labels import freeze
from crowdgui.text.translation import tr_n

if TYPE_CHECKING:
    from collections.abc import Iterable

    from crowdgui.core.arrays import BoolArray, FloatArray
    from crowdgui.core.labels import Labels
    from crowdgui.core.options import Stated


@dataclass(frozen=True, eq=False)
class WorkerInputs:
    """What is stated of workers: `values` (M, …), 0 where `known` (M,) says nothing is stated."""

    values: FloatArray
    known: BoolArray
    notes: tuple[str, ...] = ()

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
    return WorkerInputs(values, known, _strangers({name for name, _ in stated or ()}, place))


def confusion_input(stated: Stated | None, labels: Labels) -> WorkerInputs:
    """Return stated confusion matrices (M, L, L), as [worker, true class, answer].

    Each row is taken in shares of its sum, so that counts can be stated too; an answer that is
    not stated has none. A row of which nothing is stated stays 0.
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
    return WorkerInputs(values, known, _strangers({key[0] for key, _ in stated or ()}, worker_at))


def class_input(stated: Stated, labels: Labels) -> FloatArray:
    """Return the stated share of each class (L,), adding up to 1; every class must have one."""
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


def _strangers(stated: set[str], place: dict[str, int]) -> tuple[str, ...]:
    """Describe how many of the stated workers gave no labels; refuse to go on where none did."""
    n = len(stated - place.keys())
    if n == 0:
        return ()
    if n == len(stated):
        raise DataError(Problem.NO_KNOWN_WORKER)
    return (
        tr_n(
            "{n} stated worker gave none of these labels and is left out.",
            "{n} stated workers gave none of these labels and are left out.",
            n,
        ),
    )
