"""Label sets, rules and true chances for the tests of the bounds."""

from __future__ import annotations

import json
from dataclasses import dataclass
from itertools import product
from typing import TYPE_CHECKING, Any

import numpy as np

from crowdgui.core.bounds.quantities import homogeneous
from crowdgui.core.rules.scoring import DecomposableRule
from tests.core.strategies import make_labels
from tests.folders import TESTS

if TYPE_CHECKING:
    from crowdgui.core.arrays import FloatArray
    from crowdgui.core.labels import Labels

DATA = TESTS / "data"


def extended_cases() -> list[dict[str, Any]]:
    """Return the reference cases for bounds beyond the paper."""
    content = json.loads((DATA / "golden_extended.json").read_text(encoding="utf-8"))
    cases: list[dict[str, Any]] = content["cases"]
    return cases


@dataclass(frozen=True, eq=False)
class Setting:
    """A rule, a crowd, and how often each worker answers each item (N, M)."""

    form: DecomposableRule
    confusion: FloatArray
    times: FloatArray
    labels: Labels

    @property
    def labelled(self) -> FloatArray:
        return self.times.sum(axis=1) > 0


def labels_at(times: FloatArray, n_classes: int) -> Labels:
    """Make labels with so many answers at each place; what the answers are plays no part."""
    item, worker = np.nonzero(times)
    repeat = times[item, worker]
    item, worker = np.repeat(item, repeat), np.repeat(worker, repeat)
    code = np.arange(item.size) % n_classes
    return make_labels(item, worker, code, *times.shape, n_classes)


def draw_form(rng: np.random.Generator, w: FloatArray, n_classes: int) -> DecomposableRule:
    """Draw plain, bound-optimal or any weights, sometimes with anything added."""
    kinds = (np.ones(w.size), n_classes * w - 1, rng.normal(size=w.size), rng.random(w.size))
    form = DecomposableRule.weighted(kinds[rng.integers(len(kinds))], n_classes)
    far = rng.choice([0.0, 0.1, 0.5])
    table = form.table + far * rng.normal(size=form.table.shape)
    return DecomposableRule(table, far * rng.normal(size=n_classes))


def draw_confusion(rng: np.random.Generator, w: FloatArray, n_classes: int) -> FloatArray:
    """Draw confusion matrices around workers alike on all classes."""
    drawn = rng.dirichlet(np.full(n_classes, 0.3), (w.size, n_classes))
    far = rng.choice([0.0, 0.05, 0.4])
    return (1 - far) * homogeneous(w, n_classes) + far * drawn


def draw_accuracy(rng: np.random.Generator, n_workers: int) -> FloatArray:
    """Draw a mixed, a good, a bad or a very good crowd; sometimes one is always right."""
    w = rng.beta(*rng.choice([(1, 1), (8, 1), (1, 8), (30, 1)]), size=n_workers)
    if rng.random() < 0.2:
        w[0] = 1.0
    return w


def draw_setting(
    rng: np.random.Generator,
    *,
    most_workers: int = 8,
    n_items: int = 40,
    repeats: bool = False,
) -> Setting:
    """Draw a rule and a crowd of 2 or 3 classes; some items stay without labels."""
    n_classes = int(rng.integers(2, 4))
    m = int(rng.integers(1, (most_workers if n_classes == 2 else most_workers - 2) + 1))
    w = draw_accuracy(rng, m)
    times = (rng.random((n_items, m)) < rng.choice([0.4, 0.9])).astype(int)
    times[0, 0] = 1
    if repeats:
        times *= rng.integers(1, 4, times.shape)
    form, confusion = draw_form(rng, w, n_classes), draw_confusion(rng, w, n_classes)
    return Setting(form, confusion, times, labels_at(times, n_classes))


def wrong_given_class(
    form: DecomposableRule, confusion: FloatArray, times: FloatArray
) -> tuple[FloatArray, FloatArray]:
    """Return the exact chance that each item of each class goes wrong, (N, L), by enumeration.

    Each worker gives one answer, which counts as often as it is given. First with every tie
    lost, then with every tie won.
    """
    m, n_classes = form.table.shape[:2]
    answers = np.array(list(product(range(n_classes), repeat=m)))
    adds = form.table[np.arange(m), answers]
    scores = np.einsum("jm,amk->jak", times.astype(float), adds) + form.offset
    most, least = [], []
    for k in range(n_classes):
        p = confusion[np.arange(m), k, answers].prod(axis=1)
        ahead = np.delete(scores, k, axis=2).max(axis=2) - scores[:, :, k]
        most.append((ahead >= -1e-12) @ p)
        least.append((ahead > 1e-12) @ p)
    return np.stack(most, axis=1), np.stack(least, axis=1)
