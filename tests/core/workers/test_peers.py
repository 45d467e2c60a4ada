"""What the others elect, against taking each worker out of each item and voting again."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from crowdgui.core import labels as module
from crowdgui.core.errors import Cancelled
from crowdgui.core.job import Job
from crowdgui.core.labels import UNLABELLED, Labels, text_array
from crowdgui.core.progress import Progress, ignore_progress
from crowdgui.core.results import run_job, run_untested
from crowdgui.core.rules.registry import RULES
from crowdgui.core.rules.scoring import TIE, DecomposableRule
from crowdgui.core.workers import report
from crowdgui.core.workers.peers import (
    PeerAgreement,
    count_same_pairs,
    leave_one_out,
    peer_labels,
)
from tests.core.strategies import (
    KEYS,
    crowd,
    from_rows,
    label_sets,
    quick,
    rows_of,
    tiny_blocks,
)

if TYPE_CHECKING:
    from crowdgui.core.arrays import BoolArray


def one_by_one(labels: Labels, form: DecomposableRule, out: BoolArray) -> list[int]:
    """Take each worker out of each item, vote again: the class peer_label, for each label."""
    rows, done, peer_label = rows_of(labels), set(), []
    for item, worker, _ in rows:
        others = [(i, h) for j, i, h in rows if j == item and i != worker and not out[i]]
        winner = UNLABELLED
        if (item, worker) not in done and others:
            scores = [
                float(form.offset[k] + sum(form.table[i, h, k] for i, h in others))
                for k in range(labels.n_classes)
            ]
            best, slack = max(scores), TIE * max(1.0, *map(abs, scores))
            if sum(score >= best - slack for score in scores) == 1:
                winner = scores.index(best)
        done.add((item, worker))
        peer_label.append(winner)
    return peer_label


@quick
@given(label_sets(), st.sampled_from(KEYS), st.integers(1, 9), st.data())
def test_the_worker_is_left_out(labels: Labels, key: str, size: int, data: st.DataObject) -> None:
    out = np.array(
        data.draw(st.lists(st.booleans(), min_size=labels.n_workers, max_size=labels.n_workers))
    )
    rule = RULES[key]
    form = rule.fit(labels, None, rule.options(), ignore_progress).form
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(module, "BLOCK_LABELS", size)
        found = peer_labels(tiny_blocks(labels), form, ignore_progress, out)
    expected = one_by_one(labels, form, out)
    assert found.tolist() == expected
    agreement = leave_one_out(labels, form, ignore_progress, out)
    rows = rows_of(labels)
    for worker in range(labels.n_workers):
        mine = [(e, h) for (_, i, h), e in zip(rows, expected, strict=True) if i == worker]
        assert agreement.compared[worker] == sum(e != UNLABELLED for e, _ in mine)
        assert agreement.agreed[worker] == sum(e == h for e, h in mine)


def test_a_form_with_offset_and_unlike_answers_is_left_out_whole() -> None:
    rng = np.random.default_rng(0)
    for _ in range(20):
        labels, _ = crowd(rng, rng.random(6), 12, 3, fill=0.5)
        form = DecomposableRule(rng.normal(size=(6, 3, 3)), rng.normal(size=3))
        out = rng.random(6) < 0.3
        found = peer_labels(labels, form, ignore_progress, out)
        assert found.tolist() == one_by_one(labels, form, out)


def test_typical_is_the_share_over_all_together() -> None:
    found = PeerAgreement(np.array([10, 0, 30]), np.array([9, 0, 11]))
    assert found.typical == 0.5
    assert found.of(np.array([True, True, False])).typical == 0.9
    np.testing.assert_array_equal(found.share, [0.9, np.nan, 11 / 30])
    nothing = PeerAgreement(np.array([0]), np.array([0]))
    assert np.isnan(nothing.typical)


def test_pairs_are_counted_once_per_worker_and_item() -> None:
    rows = [("a", "1", "x"), ("b", "1", "x"), ("c", "1", "y"), ("a", "2", "x"), ("b", "2", "x")]
    labels = from_rows([*rows, ("a", "1", "y")])
    votes = np.ones(3, dtype=bool)
    found = count_same_pairs(labels, votes)
    assert (found.same, found.pairs) == (2, 4)
    votes[2] = False
    found = count_same_pairs(labels, votes)
    assert (found.same, found.pairs) == (2, 2)


@pytest.mark.parametrize("key", ["mv", "iwmv", "em"])
def test_a_crowd_of_guessers_is_not_better_than_chance(key: str) -> None:
    # By each rule's vote without the own label it was in 1, 28 and 30 of 30.
    rng = np.random.default_rng(5)
    better = 0
    for _ in range(30):
        labels, _ = crowd(rng, np.full(30, 0.25), 100, 4, fill=0.1)
        better += run_job(Job(labels, rule=key)).workers.better_than_chance
    assert better <= 3


def test_counting_pairs_can_be_cancelled() -> None:
    def cancel(_: Progress) -> None:
        raise Cancelled

    labels, _ = crowd(np.random.default_rng(5), np.full(5, 0.7), 30, 2)
    with pytest.raises(Cancelled):
        count_same_pairs(labels, np.ones(5, dtype=bool), cancel)


def test_few_crowds_of_guessers_are_better_than_chance_by_their_weights() -> None:
    # Counted once, the p-value of the weights made it 94 of these 3000 crowds.
    rng, (n_items, each, n_workers) = np.random.default_rng(1), (100, 5, 60)
    item = np.repeat(np.arange(n_items), each)
    votes, better = np.ones(n_workers, dtype=bool), 0
    names = (text_array(map(str, range(n))) for n in (n_items, n_workers))
    ids = (*names, text_array("ab"))
    for _ in range(3000):
        worker = rng.random((n_items, n_workers)).argsort(axis=1)[:, :each].ravel()
        labels = Labels.from_codes(item, worker, rng.integers(0, 2, item.size), *ids)
        better += count_same_pairs(labels, votes).p <= 0.025
    assert better <= 0.028 * 3000


def test_the_first_result_does_not_wait_for_pairs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(report, "count_same_pairs", None)
    labels, _ = crowd(np.random.default_rng(5), np.full(5, 0.7), 30, 2)
    assert run_untested(Job(labels)).workers.pending


def test_workers_who_are_mostly_wrong_do_not_hide_those_who_know() -> None:
    # Pairs of a right and a wrong worker differ: of all pairs no more are the same than by chance.
    accuracy = np.array([0.9, 0.9, 0.9, 0.5, 0.15])
    labels, _ = crowd(np.random.default_rng(5), accuracy, 60, 2)
    workers = run_job(Job(labels)).workers
    pairs = workers.same_pairs
    assert pairs.same / pairs.pairs == pytest.approx(0.5, abs=0.08)
    assert workers.better_than_chance


def test_a_crowd_that_knows_something_is_better_than_chance() -> None:
    labels, _ = crowd(np.random.default_rng(5), np.full(30, 0.5), 100, 4, fill=0.1)
    assert run_job(Job(labels)).workers.better_than_chance
