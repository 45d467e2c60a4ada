"""Labels hidden, and foretold by what each rule makes of the rest."""

from __future__ import annotations

from functools import cache

import numpy as np
import pytest
from hypothesis import given

from crowdgui.core.compare import candidates, held_out
from crowdgui.core.compare.candidates import FOLDS
from crowdgui.core.compare.held_out import HeldOutScores, assign_folds
from crowdgui.core.errors import Cancelled
from crowdgui.core.labels import Labels
from crowdgui.core.progress import Progress, ignore_progress
from crowdgui.core.rules.fitting.em_fit import drop_labels
from crowdgui.core.rules.registry import RULES, get_rule
from tests.core.strategies import crowd, from_matrix, label_sets, quick

RULES_TRIED = ("iwmv", "mv", "em")


@cache
def small_crowd(n_items: int = 30) -> Labels:
    return crowd(np.random.default_rng(5), np.linspace(0.35, 0.9, 9), n_items, 3, fill=0.6)[0]


@cache
def scored(labels: Labels, keys: tuple[str, ...] = RULES_TRIED, seed: int = 0) -> HeldOutScores:
    found = held_out.score_held_out(labels, keys, seed)
    assert found is not None
    return found


@given(label_sets(max_items=8, repeats=False))
@quick
def test_every_item_with_two_labels_keeps_one(labels: Labels) -> None:
    fold = assign_folds(labels, np.random.default_rng(0))
    given_ = labels.labels_per_item
    assert ((fold == -1) == (given_[labels.item] == 1)).all()
    for hidden in range(FOLDS):
        taken = np.bincount(labels.item[fold == hidden], minlength=labels.n_items)
        assert (taken[given_ > 1] < given_[given_ > 1]).all()
        assert (taken <= -(-given_ // FOLDS)).all()


def test_folds_are_of_a_size() -> None:
    labels = small_crowd(400)
    fold = assign_folds(labels, np.random.default_rng(0))
    sizes = np.bincount(fold[fold >= 0], minlength=FOLDS)
    assert sizes.max() < 1.25 * sizes.min()


def test_scores_by_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ten rounds hide every label once; each is foretold by counts of the others alone."""
    monkeypatch.setattr(candidates, "MOST_ROUNDS", FOLDS)
    labels = small_crowd(30)
    fold = assign_folds(labels, np.random.default_rng(0))
    n, m, size = labels.n_items, labels.n_workers, labels.n_classes
    expected = np.zeros(n)
    for one in range(FOLDS):
        hidden = fold == one
        rest = drop_labels(labels, hidden)
        final = RULES["mv"].fit(rest, None, RULES["mv"].options(), ignore_progress).labels
        counts = np.zeros((m, size, size))
        for j, i, h in zip(rest.item, rest.worker, rest.code, strict=True):
            counts[i, final[j], h] += 1
        counts += 1 / m
        crowds = counts.sum(axis=0) / counts.sum(axis=(0, 2))[:, None]
        matrices = (counts + 2 * crowds) / (counts.sum(axis=2, keepdims=True) + 2)
        for j, i, h in zip(
            *(a[hidden] for a in (labels.item, labels.worker, labels.code)), strict=True
        ):
            expected[j] += np.log(matrices[i, final[j], h])
    found = scored(labels, ("mv",))
    assert found.hidden == np.count_nonzero(fold >= 0)
    np.testing.assert_allclose(found.sums[0], expected, rtol=1e-9)
    assert found.score("mv").value == pytest.approx(expected.sum() / found.hidden)
    # A label that is hidden twice is still one label.
    monkeypatch.setattr(candidates, "MOST_ROUNDS", 2 * FOLDS)
    twice = held_out.score_held_out(labels, ("mv",), rounds=2 * FOLDS)
    assert twice is not None
    assert twice.counts.sum() == 2 * found.hidden
    assert twice.hidden == found.hidden


def test_the_same_seed_gives_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(candidates, "MOST_ROUNDS", 5)
    one, same, other = (
        held_out.score_held_out(small_crowd(), RULES_TRIED, seed) for seed in (3, 3, 4)
    )
    assert one is not None
    assert same is not None
    assert other is not None
    np.testing.assert_array_equal(one.sums, same.sums)
    assert not np.array_equal(one.sums, other.sums)


def test_a_rule_gains_nothing_over_itself() -> None:
    found = scored(small_crowd())
    gain = found.gain("iwmv", "iwmv")
    assert (gain.value, gain.z) == (0.0, 0.0)
    assert found.p_values(("iwmv",), "iwmv") == {"iwmv": 1.0}
    assert found.p_values((), "iwmv") == {}
    assert found.gain("mv", "em").value == pytest.approx(-found.gain("em", "mv").value)


def test_good_workers_make_weighted_voting_foretell_better_than_the_majority() -> None:
    accuracy = np.r_[np.full(4, 0.95), np.full(12, 0.4)]
    labels, _ = crowd(np.random.default_rng(0), accuracy, 300, 2, fill=0.5)
    found = scored(labels, ("mv", "iwmv"))
    assert found.gain("iwmv", "mv").z > 5
    assert found.p_values(("iwmv",), "mv")["iwmv"] < 0.001


def test_the_consensus_is_the_even_mean_of_its_parts() -> None:
    labels = small_crowd(40)
    rest = drop_labels(labels, assign_folds(labels, np.random.default_rng(0)) == 0)
    final = held_out._final_labels(rest, ("em-pooled", "consensus", "bwa"), 0, ignore_progress)
    parts = [
        candidates.quick_fit(key, rest, 0, ignore_progress) for key in get_rule("consensus").parts
    ]
    mean = np.mean([part.posterior for part in parts], axis=0)
    np.testing.assert_array_equal(final[1], mean.argmax(axis=1))
    np.testing.assert_array_equal(final[0], parts[2].labels)
    np.testing.assert_array_equal(final[2], parts[1].labels)


def test_repeated_answers_are_not_their_own_witness() -> None:
    """An answer that stands in the data twice must not foretell itself."""
    labels = small_crowd()
    twice = Labels.from_codes(
        np.r_[labels.item, labels.item],
        np.r_[labels.worker, labels.worker],
        np.r_[labels.code, labels.code],
        labels.item_ids,
        labels.worker_ids,
        labels.classes,
    )
    np.testing.assert_array_equal(scored(twice).sums, scored(labels).sums)


def test_nothing_to_hide() -> None:
    assert held_out.score_held_out(from_matrix([[0, 1, -1], [-1, -1, 1]], 2), ("iwmv",)) is None


def test_large_data_are_looked_at_in_part(monkeypatch: pytest.MonkeyPatch) -> None:
    labels = small_crowd(200)
    monkeypatch.setattr(candidates, "MOST_LABELS", 300)
    monkeypatch.setattr(candidates.subsample_items, "__defaults__", (300,))
    found = scored(labels)
    assert found.sampled
    # One round hides about a tenth.
    assert found.hidden < 60
    assert 20 < found.counts.size < 100
    assert not scored(small_crowd(30)).sampled


def test_it_can_be_cancelled() -> None:
    def stop(progress: Progress) -> None:
        if progress.fraction is not None and progress.fraction > 0.3:
            raise Cancelled

    with pytest.raises(Cancelled):
        held_out.score_held_out(small_crowd(), RULES_TRIED, report=stop)
