"""The consensus of three rules: its weights, its average, and what it tells."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, cast

import numpy as np
import pytest

from crowdgui.core.errors import Reason
from crowdgui.core.labels import UNLABELLED, Labels
from crowdgui.core.progress import ignore_progress
from crowdgui.core.rules import bwa, consensus, ebcc, em
from crowdgui.core.rules.consensus import ConsensusNote, ConsensusOptions, fit
from crowdgui.core.rules.fitting.em_fit import drop_labels
from tests.core.strategies import crowd, from_matrix, make_labels, rows_of

if TYPE_CHECKING:
    from crowdgui.core.progress import ProgressCallback
    from crowdgui.core.rules.rule import Aggregation
    from tests.core.conftest import Dataset

pytestmark = pytest.mark.usefixtures("as_shipped")

EQUAL = {"rte": 0.0725, "duchenne": 0.2264}
"""Share of wrong final labels with equal weights, from an independent implementation."""
LEARNED = {"rte": 0.075, "duchenne": 0.2264}


@cache
def usual() -> tuple[Aggregation, list[Aggregation]]:
    """Return the consensus of the small crowd and its parts."""
    return agreed(small_crowd()), parts_of(small_crowd())


def agreed(labels: Labels, seed: int = 0) -> Aggregation:
    return fit(labels, None, ConsensusOptions(seed), ignore_progress)


def parts_of(labels: Labels) -> list[Aggregation]:
    return [
        ebcc.fit(labels, None, ebcc.EbccOptions(), ignore_progress),
        bwa.fit(labels, None, bwa.BwaOptions(), ignore_progress),
        em.fit_pooled(labels, None, em.PooledOptions(), ignore_progress),
    ]


@cache
def small_crowd() -> Labels:
    return crowd(np.random.default_rng(5), np.linspace(0.35, 0.8, 7), 40, 3, fill=0.6)[0]


def equal_weights(labels: Labels, seed: int, report: ProgressCallback) -> np.ndarray:
    return np.full(4, [1 / 6, 1 / 6, 1 / 3, 1 / 3])


def test_with_equal_weights_it_is_the_mean_of_the_three(monkeypatch: pytest.MonkeyPatch) -> None:
    labels = small_crowd()
    monkeypatch.setattr(consensus, "_stacked", equal_weights)
    found, (_, parts) = agreed(labels), usual()
    mean = np.mean([part.posterior for part in parts], axis=0)
    np.testing.assert_allclose(found.posterior, mean, atol=1e-12)
    np.testing.assert_array_equal(found.labels, mean.argmax(axis=1))
    differ = np.any([part.labels != parts[0].labels for part in parts], axis=0)
    assert differ.any()
    np.testing.assert_array_equal(found.contested, differ)
    assert found.notes[1] == Reason.make(ConsensusNote.RULES_DISAGREE, n=differ.sum())


def test_learned_weights_are_those_told_of() -> None:
    found, parts = usual()
    note = found.notes[0]
    assert isinstance(note, Reason)
    assert note.code is ConsensusNote.WEIGHTS_OF_RULES
    weights = dict(note.values)
    assert list(weights) == ["ebcc", "bwa", "em"]
    assert sum(weights.values()) == pytest.approx(1)
    mean = np.tensordot(list(weights.values()), [part.posterior for part in parts], axes=1)
    np.testing.assert_allclose(found.posterior, mean, atol=1e-12)


def test_hidden_labels_are_foretold_by_the_others_alone() -> None:
    labels = small_crowd()
    hidden = np.arange(labels.n_labels) % 4 == 1
    rest = [row for row, h in zip(rows_of(labels), hidden.tolist(), strict=True) if not h]
    item, worker, code = zip(*rest, strict=True)
    sizes = labels.n_items, labels.n_workers, labels.n_classes
    others = make_labels(item, worker, code, *sizes)
    part = em.fit_pooled(others, None, em.PooledOptions(), ignore_progress)
    counts = np.zeros((labels.n_workers, labels.n_classes, labels.n_classes))
    for j, i, h in rest:
        counts[i, :, h] += part.posterior[j]
    crowds = counts.sum(axis=0) / counts.sum(axis=(0, 2))[:, None]
    confusion = (counts + 2 * crowds) / (counts.sum(axis=2, keepdims=True) + 2)
    expected = [
        part.posterior[j] @ confusion[i, :, h]
        for (j, i, h), is_hidden in zip(rows_of(labels), hidden.tolist(), strict=True)
        if is_hidden
    ]
    found = consensus._predicted(labels, hidden, 0, ignore_progress)
    assert found.shape == (hidden.sum(), 4)
    np.testing.assert_allclose(found[:, 3], expected, atol=1e-9)
    assert ((found > 0) & (found <= 1)).all()


def test_with_one_kind_of_items_both_predictions_of_ebcc_know_the_same() -> None:
    labels = small_crowd()
    hidden = np.arange(labels.n_labels) % 4 == 1
    rest = drop_labels(labels, hidden)
    options = ebcc.EbccOptions(kinds=1, starts=1)
    posterior, found = ebcc.predict_by_kind(labels, hidden, rest, options, ignore_progress)
    counts = np.zeros((labels.n_workers, labels.n_classes, labels.n_classes))
    for j, i, h in rows_of(rest):
        counts[i, :, h] += posterior[j]
    prior = np.where(np.eye(labels.n_classes, dtype=bool), 4.0, 1.0)
    chance = (counts + prior) / (counts + prior).sum(axis=2, keepdims=True)
    rows = [row for row, h in zip(rows_of(labels), hidden.tolist(), strict=True) if h]
    # The answers are counted by what the last step but one made of the items.
    expected = [posterior[j] @ chance[i, :, h] for j, i, h in rows]
    np.testing.assert_allclose(found, expected, atol=2e-3)


def test_its_kinds_tell_where_workers_err_together() -> None:
    labels, truth = crowd_with_kinds()
    found = agreed(labels)
    by_class = consensus._mixture(all_predicted(labels)[:, [0, 2, 3]], ignore_progress)
    assert by_class[0] < 0.4
    assert dict(cast("Reason", found.notes[0]).values)["ebcc"] > 0.8
    pooled = em.fit_pooled(labels, None, em.PooledOptions(), ignore_progress)
    assert np.mean(pooled.labels != truth) > 0.3
    assert np.mean(found.labels != truth) < 0.11


def crowd_with_kinds() -> tuple[Labels, np.ndarray]:
    """Each of three kinds of items misleads a third of the workers, who err together on it."""
    rng = np.random.default_rng(0)
    truth, kind = rng.integers(0, 2, 250), rng.integers(0, 3, 250)
    misled = kind == np.arange(12)[:, None] % 3
    right = np.where(misled, 0.2, 0.85) > rng.random((250, 12)).T
    return from_matrix(np.where(right, truth, 1 - truth).tolist(), 2), truth


def all_predicted(labels: Labels) -> np.ndarray:
    fold = np.random.default_rng(0).permutation(labels.n_labels) % 4
    some = [consensus._predicted(labels, fold == k, 0, ignore_progress) for k in range(4)]
    return np.concatenate(some)


def test_of_many_labels_a_part_is_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    labels = small_crowd()
    hidden: list[int] = []
    predicted = consensus._predicted

    def counted(all_: Labels, part: np.ndarray, seed: int, report: ProgressCallback) -> np.ndarray:
        hidden.append(int(part.sum()))
        return predicted(all_, part, seed, report)

    monkeypatch.setattr(consensus, "_predicted", counted)
    for most in (labels.n_labels, labels.n_labels // 2, labels.n_labels // 9):
        monkeypatch.setattr(consensus, "MOST_HIDDEN", most)
        monkeypatch.setattr(consensus, "FEW_LABELS", labels.n_labels - 1)
        hidden.clear()
        agreed(labels)
        assert most * 0.8 <= sum(hidden) <= most
        assert max(hidden) <= -(-labels.n_labels // 4)


def test_careful_rules_against_it_are_told_of() -> None:
    found, parts = usual()
    same = parts[0].labels == parts[1].labels
    assert found.careful is not None
    np.testing.assert_array_equal(found.careful, np.where(same, parts[0].labels, UNLABELLED))
    nobody, final = np.zeros(40, bool), np.zeros(40, int)
    warned = Reason.make(ConsensusNote.CAREFUL_RULES_DISAGREE, n=2)
    apart = np.where(np.arange(40) < 2, 1, 0)
    assert consensus._disagreement(nobody, apart, final) == (warned,)
    # A twentieth of the items is not reached by one of forty, and open ones do not count.
    assert consensus._disagreement(nobody, np.where(np.arange(40) < 1, 1, 0), final) == ()
    assert consensus._disagreement(nobody, np.where(apart > 0, UNLABELLED, 0), final) == ()


@pytest.mark.parametrize("n", [1, 2, 3])
def test_too_few_labels_to_hide_any(n: int) -> None:
    found = agreed(from_matrix([[0, 1, 0][:n]], 2))
    assert found.labels.tolist() == [0, 1, 0][:n]
    assert found.notes[0] == Reason(ConsensusNote.EQUAL_WEIGHTS_FEW_LABELS)


@pytest.mark.parametrize("name", LEARNED)
def test_error_on_real_sets(name: str, dataset: Dataset) -> None:
    labels, gold = dataset(name)
    found, known = agreed(labels), gold != UNLABELLED
    error = np.mean(found.labels[known] != gold[known])
    assert found.converged
    # Where starts are drawn otherwise, an item or two of RTE change sides.
    assert error == pytest.approx(LEARNED[name], abs=0.0026)


@pytest.mark.parametrize("name", EQUAL)
def test_error_on_real_sets_with_equal_weights(
    name: str, dataset: Dataset, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(consensus, "_stacked", equal_weights)
    labels, gold = dataset(name)
    found, known = agreed(labels), gold != UNLABELLED
    error = np.mean(found.labels[known] != gold[known])
    assert error == pytest.approx(EQUAL[name], abs=0.0013)
