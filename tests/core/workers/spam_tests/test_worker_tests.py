"""The tests of workers as a whole: what they are told by, and what leaves them alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from crowdgui.core.progress import ignore_progress
from crowdgui.core.rules.registry import RULES
from crowdgui.core.workers.peers import count_peer_agreement, count_same_pairs, peer_labels
from crowdgui.core.workers.spam_tests.worker_tests import SpamTests, run_spam_tests
from tests.core.strategies import crowd, from_matrix, label_sets, make_labels, quick, renamed

if TYPE_CHECKING:
    from crowdgui.core.labels import Labels


RULE = RULES["mv"]


def spam_tests_of(labels: Labels, out: np.ndarray | None = None) -> SpamTests:
    votes = np.ones(labels.n_workers, dtype=bool) if out is None else ~out
    used = labels if out is None else labels.without(out)
    found = RULE.fit(used, None, RULE.options(), ignore_progress)
    peer_label = peer_labels(labels, found.form, ignore_progress, out)
    agreement = count_peer_agreement(labels, peer_label)
    return run_spam_tests(
        labels,
        found.labels,
        peer_label,
        agreement,
        votes,
        ignore_progress,
        informed=count_same_pairs(labels, votes).p <= 0.025,
    )


def arrays(found: SpamTests) -> dict[str, np.ndarray]:
    return {name: getattr(found, name) for name in SpamTests.__annotations__ if name != "note"}


@quick
@given(label_sets(), st.data())
def test_numbers_lie_where_they_must(labels: Labels, data: st.DataObject) -> None:
    out = np.array(
        data.draw(st.lists(st.booleans(), min_size=labels.n_workers, max_size=labels.n_workers))
    )
    if out[labels.worker].all():
        out[:] = False
    found = spam_tests_of(labels, out)
    for name in ("no_better", "below_guess", "few_others"):
        p, corrected = getattr(found, name), getattr(found, f"{name}_corrected")
        told = ~np.isnan(p)
        assert not told[~found.tested].any()
        assert ((p[told] >= 0) & (p[told] <= 1)).all()
        assert (corrected[told] >= p[told]).all()
    assert found.n_tested in (0, np.count_nonzero(found.tested))
    low = found.knowledge_low
    assert (low[~np.isnan(low)] <= found.knowledge[~np.isnan(low)]).all()


@quick
@given(st.integers(0, 50), st.data())
def test_they_follow_workers_items_and_classes(seed: int, data: st.DataObject) -> None:
    rng = np.random.default_rng(seed)
    labels, _ = crowd(rng, np.array([0.9, 0.85, 0.8, 0.8, 0.7, 0.5, 0.33]), 40, 3, fill=0.7)
    worker = np.array(data.draw(st.permutations(range(7))))
    item = np.array(data.draw(st.permutations(range(40))))
    found = spam_tests_of(labels)
    moved = spam_tests_of(renamed(labels, worker=worker, item=item))
    for name, values in arrays(found).items():
        np.testing.assert_allclose(
            getattr(moved, name)[worker], values, rtol=1e-6, atol=1e-9, err_msg=name
        )


def test_repeating_an_answer_changes_nothing() -> None:
    rng = np.random.default_rng(1)
    labels, _ = crowd(rng, np.array([0.9, 0.85, 0.8, 0.8, 0.5]), 60, 2)
    again = rng.integers(0, labels.n_labels, 40)
    item, worker = (np.append(a, a[again]) for a in (labels.item, labels.worker))
    # The first answer counts, and the order of equal pairs is kept.
    repeated = make_labels(item, worker, np.append(labels.code, 1 - labels.code[again]), 60, 5, 2)
    first = spam_tests_of(labels)
    final = RULE.fit(labels, None, RULE.options(), ignore_progress)
    peer_label = peer_labels(repeated, final.form, ignore_progress)
    shown = np.zeros(repeated.n_labels, dtype=bool)
    shown[~repeated.repeats_previous] = True
    assert (peer_label[~shown] == -1).all()
    votes = np.ones(5, dtype=bool)
    plain = peer_labels(labels, final.form, ignore_progress)
    peer_label[shown] = plain
    agreement = count_peer_agreement(labels, plain)
    found = run_spam_tests(
        repeated, final.labels, peer_label, agreement, votes, ignore_progress, informed=True
    )
    for name, values in arrays(first).items():
        np.testing.assert_allclose(getattr(found, name), values, rtol=1e-9, err_msg=name)


def test_a_worker_left_out_is_held_against_the_others_as_they_are_without() -> None:
    rng = np.random.default_rng(2)
    accuracy = np.append(rng.uniform(0.75, 0.95, 15), [0.5, 0.5, 0.1])
    labels, _ = crowd(rng, accuracy, 200, 2, fill=0.5)
    out = np.arange(18) >= 15
    marked, alone = spam_tests_of(labels, out), spam_tests_of(labels.without(out))
    np.testing.assert_allclose(marked.no_better[~out], alone.no_better[~out], rtol=1e-6)
    assert (marked.no_better[out] < 0.01).all()
    assert marked.below_guess[17] < 0.001 < marked.below_guess[15]


def test_nothing_can_be_told_of_a_crowd_of_guessers_or_of_one_class() -> None:
    rng = np.random.default_rng(3)
    guessers, _ = crowd(rng, np.full(12, 0.5), 300, 2)
    one_class = from_matrix([[0] * 100] * 3, 1)
    apart = from_matrix([[0, -1], [-1, 1]], 2)
    for labels in (guessers, one_class, apart):
        found = spam_tests_of(labels)
        assert found.n_tested == 0
        assert found.tested.all()
    few = spam_tests_of(from_matrix(rng.integers(0, 2, (3, 3)).tolist(), 2))
    assert not few.tested.any()


def test_a_guesser_who_knows_how_frequent_the_classes_are_is_told() -> None:
    rng = np.random.default_rng(4)
    shares, n = np.array([0.85, 0.15]), 800
    labels, _ = crowd(
        rng, np.append(rng.uniform(0.85, 0.97, 19), 0.5), n, 2, fill=0.5, shares=shares
    )
    sly = labels.worker == 19
    code = np.where(sly, rng.random(labels.n_labels) < 0.15, labels.code)
    found = spam_tests_of(make_labels(labels.item, labels.worker, code, n, 20, 2))
    agrees = found.guesser_agrees[19] / np.count_nonzero(sly)
    assert agrees > 0.7  # more than a coin, and nearly as much as a typical worker
    assert found.no_better[19] < 0.001
    assert found.knowledge[19] < 0.15
    assert (found.no_better[:19] > 0.01).all()


def test_what_would_be_expected_of_an_ordinary_worker_and_of_a_guesser() -> None:
    rng = np.random.default_rng(5)
    labels, _ = crowd(rng, rng.uniform(0.8, 0.9, 30), 600, 3, fill=0.3)
    found = spam_tests_of(labels)
    agreement = count_peer_agreement(
        labels,
        peer_labels(
            labels, RULE.fit(labels, None, RULE.options(), ignore_progress).form, ignore_progress
        ),
    )
    assert found.typical_agrees.sum() == pytest.approx(agreement.agreed.sum(), rel=0.03)
    assert found.guesser_agrees.sum() == pytest.approx(agreement.compared.sum() / 3, rel=0.05)
