"""Message passing against loops over single messages, and what several starts tell."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from crowdgui.core.errors import DataError, Reason
from crowdgui.core.labels import UNLABELLED, Labels
from crowdgui.core.options import Options
from crowdgui.core.progress import ignore_progress
from crowdgui.core.rules.fitting.em_starts import StartNote
from crowdgui.core.rules.kos import KosNote, KosOptions, fit
from crowdgui.core.rules.voting import majority
from tests.core.strategies import crowd, from_matrix, label_sets, make_labels, quick, rows_of
from tests.refusals import refused

if TYPE_CHECKING:
    from crowdgui.core.rules.rule import Aggregation
    from tests.core.conftest import Dataset


def kos(labels: Labels, steps: int = 10, starts: int = 5, seed: int = 0) -> Aggregation:
    return fit(labels, None, KosOptions(steps, starts, seed), ignore_progress)


def by_hand(labels: Labels, steps: int, start: int, rng: np.random.Generator) -> list[float]:
    """Return Σ s y / Σ |s y| of each item of two classes, message by message."""
    signs: dict[tuple[int, int], float] = {}
    for item, worker, code in rows_of(labels):
        signs[item, worker] = signs.get((item, worker), 0.0) + 2 * code - 1
    drawn = rng.normal(1.0, 1.0, (start + 1, len(signs)))[start]
    to_item = dict(zip(signs, drawn.tolist(), strict=True))
    leads = _leads(labels, signs, dict.fromkeys(signs, 1.0), [0.0] * labels.n_items)
    for _ in range(steps):
        to_worker = {
            (j, i): sum(s * to_item[j2, i2] for (j2, i2), s in signs.items() if j2 == j and i2 != i)
            for j, i in signs
        }
        to_item = {
            (j, i): sum(
                s * to_worker[j2, i2] for (j2, i2), s in signs.items() if i2 == i and j2 != j
            )
            for j, i in signs
        }
        leads = _leads(labels, signs, to_item, leads)
    return leads


def _leads(
    labels: Labels,
    signs: dict[tuple[int, int], float],
    messages: dict[tuple[int, int], float],
    before: list[float],
) -> list[float]:
    leads = []
    for item in range(labels.n_items):
        votes = [s * messages[j, i] for (j, i), s in signs.items() if j == item]
        total = sum(abs(v) for v in votes)
        leads.append(sum(votes) / total if total else before[item])
    return leads


def starts_by_hand(labels: Labels, steps: int, starts: int, seed: int) -> np.ndarray:
    return np.array([by_hand(labels, steps, n, np.random.default_rng(seed)) for n in range(starts)])


@quick
@given(
    label_sets(min_classes=2, max_classes=2),
    st.integers(1, 4),
    st.integers(1, 4),
    st.integers(0, 99),
)
def test_kos_is_the_median_of_what_loops_over_messages_give(
    labels: Labels, steps: int, starts: int, seed: int
) -> None:
    found = kos(labels, steps, starts, seed)
    leads = starts_by_hand(labels, steps, starts, seed)
    # Where large messages cancel, what is left of them is rounding.
    np.testing.assert_allclose(found.posterior[:, 1], (1 + np.median(leads, 0)) / 2, atol=1e-6)


@quick
@given(label_sets(min_classes=2, max_classes=2, repeats=False))
def test_sides_may_be_swapped(labels: Labels) -> None:
    swapped = make_labels(
        labels.item, labels.worker, 1 - labels.code, labels.n_items, labels.n_workers, 2
    )
    np.testing.assert_allclose(kos(swapped).posterior[:, ::-1], kos(labels).posterior, atol=1e-7)


@pytest.mark.parametrize("n_classes", [2, 3, 5])
def test_easy_labels_are_all_right(n_classes: int) -> None:
    accuracy = np.linspace(0.6, 0.95, 15)
    labels, truth = crowd(np.random.default_rng(2), accuracy, 120, n_classes)
    found = kos(labels)
    assert np.mean(found.labels != truth) < 0.02
    assert found.converged
    assert len(found.notes) == 1 + (n_classes > 2)


def test_workers_who_are_mostly_wrong_count_against() -> None:
    accuracy = np.array([0.9] * 8 + [0.1] * 5)
    labels, truth = crowd(np.random.default_rng(4), accuracy, 300, 2)
    plain = majority(labels, None, Options(), ignore_progress)
    assert np.mean(kos(labels).labels != truth) < 0.01 < np.mean(plain.labels != truth)


def test_hundreds_of_steps_do_not_overflow() -> None:
    labels, truth = crowd(np.random.default_rng(2), np.full(40, 0.8), 50, 2)
    found = kos(labels, steps=1000, starts=1)
    assert np.isfinite(found.posterior).all()
    assert found.labels.tolist() == truth.tolist()


def test_items_that_no_message_reaches_keep_the_majority() -> None:
    # Each worker has a single item, so nothing comes back from the workers.
    labels = make_labels([0, 0, 0, 1, 1], [0, 1, 2, 3, 4], [1, 1, 0, 0, 0], 2, 5, 2)
    found = kos(labels)
    assert found.labels.tolist() == [1, 0]
    assert found.posterior[0].tolist() == pytest.approx([1 / 3, 2 / 3])
    assert not found.contested.any()


def test_starts_that_disagree_are_told() -> None:
    labels = from_matrix(np.random.default_rng(0).integers(0, 2, (5, 30)), 2)
    found = kos(labels, steps=2)
    each = starts_by_hand(labels, 2, 5, 0) > 0
    np.testing.assert_array_equal(found.contested, (each != each[0]).any(axis=0))
    assert found.contested.any()
    plain = majority(labels, None, Options(), ignore_progress).labels
    differ = (each != plain).sum(axis=1)
    assert differ.min() < differ.max()
    note = Reason.make(KosNote.STARTS_DIFFER_FROM_MAJORITY, low=differ.min(), high=differ.max())
    assert found.notes == (note,)


def test_one_start_has_nothing_to_differ_from() -> None:
    labels = from_matrix(np.random.default_rng(0).integers(0, 2, (5, 30)), 2)
    found = kos(labels, steps=2, starts=1)
    assert found.notes == ()
    assert not found.contested.any()
    assert not np.array_equal(kos(labels, 2, 1, seed=1).posterior, found.posterior)


@pytest.mark.parametrize("field", ["steps", "starts"])
def test_no_steps_or_starts_are_refused(field: str) -> None:
    with refused(DataError, match="Number of"):
        KosOptions(**{field: 0})


@pytest.mark.parametrize(("name", "error"), [("rte", 0.4988), ("duchenne", 0.2704)])
def test_error_on_real_sets(name: str, error: float, dataset: Dataset) -> None:
    labels, gold = dataset(name)
    known = gold != UNLABELLED
    wrong = [
        np.mean(kos(labels, starts=1, seed=seed).labels[known] != gold[known]) for seed in range(20)
    ]
    assert np.median(wrong) == pytest.approx(error, abs=0.5001e-4)


def test_starts_that_agree_say_so() -> None:
    found = kos(from_matrix([[0, 1, 0, 1, 1]] * 3, 2))
    assert not found.contested.any()
    assert found.notes == (Reason.make(StartNote.STARTS_AGREE, starts=5),)
