"""One worker beside the others: against a count by hand, in any order, in blocks of any size."""

from __future__ import annotations

from typing import TYPE_CHECKING, NoReturn

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import crowdgui.core.workers.peer_comparison as module
from crowdgui.core.errors import Cancelled
from crowdgui.core.job import Job
from crowdgui.core.labels import UNLABELLED
from crowdgui.core.progress import ignore_progress
from crowdgui.core.results import run_job
from crowdgui.core.workers.peer_comparison import compare_with_peers
from crowdgui.core.workers.peers import leave_one_out
from tests.core.strategies import from_matrix, label_sets, make_labels, quick

if TYPE_CHECKING:
    from crowdgui.core.labels import Labels
    from crowdgui.core.results import Outcome


@st.composite
def outcomes(draw: st.DrawFn) -> Outcome:
    labels = draw(label_sets(min_classes=2))
    out = np.array(
        draw(st.lists(st.booleans(), min_size=labels.n_workers, max_size=labels.n_workers))
    )
    if out[np.unique(labels.worker)].all():
        out[:] = False
    gold = draw(
        st.lists(
            st.integers(-1, labels.n_classes - 1), min_size=labels.n_items, max_size=labels.n_items
        )
    )
    rule = draw(st.sampled_from(["mv", "iwmv", "em"]))
    return run_job(Job(labels, np.array(gold, dtype=np.int32), rule, excluded=out))


def answers(labels: Labels) -> dict[tuple[int, int], int]:
    """Return each (worker, item)'s first answer."""
    found = {}
    for item, worker, code in zip(labels.item, labels.worker, labels.code, strict=True):
        found.setdefault((int(worker), int(item)), int(code))
    return found


@quick
@given(outcomes(), st.integers(0, 5))
def test_it_is_what_counting_by_hand_gives(outcome: Outcome, worker: int) -> None:
    labels = outcome.job.labels
    worker %= labels.n_workers
    said, found = answers(labels), compare_with_peers(outcome, worker)
    out = outcome.job.excluded
    crowd = np.zeros(labels.n_classes, dtype=int)
    partners = {}
    for (other, item), code in said.items():
        if other != worker and (worker, item) in said:
            shared, agreed = partners.get(other, (0, 0))
            partners[other] = shared + 1, agreed + (code == said[worker, item])
            crowd[code] += not out[other]
    assert {
        int(p): (int(s), int(a))
        for p, s, a in zip(found.partners, found.shared, found.agreed, strict=True)
    } == partners
    assert (np.diff(found.shared) <= 0).all()
    assert (found.crowd == crowd).all()


@quick
@given(outcomes(), st.integers(0, 5))
def test_what_the_others_elect_is_what_the_report_compares_with(
    outcome: Outcome, worker: int
) -> None:
    labels, out = outcome.job.labels, outcome.job.excluded
    worker %= labels.n_workers
    found = compare_with_peers(outcome, worker)
    compared = leave_one_out(labels, outcome.aggregation.form, ignore_progress, out)
    if not labels.repeats_previous.any():
        assert found.by_others.sum() == compared.compared[worker]
        assert np.trace(found.by_others) == compared.agreed[worker]


@quick
@given(outcomes(), st.integers(0, 5))
def test_gold_counts_are_those_of_the_report(outcome: Outcome, worker: int) -> None:
    worker %= outcome.job.labels.n_workers
    found = compare_with_peers(outcome, worker)
    assert found.on_gold.sum() == outcome.workers.gold_labels[worker]
    assert np.trace(found.on_gold) == outcome.workers.gold_right[worker]


@quick
@given(outcomes(), st.integers(0, 5))
def test_few_items_at_a_time_give_the_same(outcome: Outcome, worker: int) -> None:
    worker %= outcome.job.labels.n_workers
    whole = compare_with_peers(outcome, worker)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(module, "_ITEMS_AT_ONCE", 2)
        parts = compare_with_peers(outcome, worker)
    for name in ("partners", "shared", "agreed", "crowd", "peer_label", "on_gold"):
        assert (getattr(parts, name) == getattr(whole, name)).all()
    assert parts.expected == pytest.approx(whole.expected, nan_ok=True)


def test_expected_agreement_is_that_of_independent_answers() -> None:
    # Both are right on every "a" item; one is right on half of the "b" items, one on all.
    labels = from_matrix([[0, 0, 1, 1], [0, 0, 1, 0], [0, 0, 1, 1], [0, 0, 1, 1]], 2)
    found = compare_with_peers(run_job(Job(labels, rule="mv")), 1)
    assert found.partners.tolist() == [0, 2, 3]
    assert found.expected == pytest.approx([0.75] * 3)
    assert found.agreed.tolist() == [3, 3, 3]
    assert found.on_gold is None


@pytest.mark.parametrize(("classes", "accuracy"), [(2, 0.75), (4, 0.65)])
def test_independent_workers_agree_as_often_as_expected(classes: int, accuracy: float) -> None:
    """With three labels per item matrices by final labels alone put it 3 to 8 points too high."""
    rng = np.random.default_rng(2)
    truth = rng.integers(0, classes, 600)
    worker = rng.permuted(np.tile(np.arange(9), (600, 1)), axis=1)[:, :3]
    right = rng.random((600, 3)) < accuracy
    code = (truth[:, None] + np.where(right, 0, rng.integers(1, classes, (600, 3)))) % classes
    item = np.repeat(np.arange(600), 3)
    labels = make_labels(item, worker.ravel(), code.ravel(), 600, 9, classes)
    outcome = run_job(Job(labels, rule="mv"))
    every = [compare_with_peers(outcome, one) for one in range(9)]
    shared = np.concatenate([one.shared for one in every])
    expected = np.average(np.concatenate([one.expected for one in every]), weights=shared)
    true = accuracy**2 + (1 - accuracy) ** 2 / (classes - 1)
    assert expected == pytest.approx(true, abs=0.02)
    assert expected == pytest.approx(sum(one.agreed.sum() for one in every) / shared.sum())


def test_an_item_without_a_final_label_has_nothing_to_expect() -> None:
    labels = from_matrix([[0, -1], [1, -1], [-1, 0]], 2)
    outcome = run_job(Job(labels, rule="mv", excluded=np.array([True, True, False])))
    assert outcome.aggregation.labels[0] == UNLABELLED
    found = compare_with_peers(outcome, 0)
    assert found.shared.tolist() == [1]
    assert np.isnan(found.expected).all()
    assert found.crowd.sum() == 0


def test_it_can_be_cancelled() -> None:
    labels = from_matrix([[0, 1], [1, 1]], 2)

    def stop(_: object) -> NoReturn:
        raise Cancelled

    with pytest.raises(Cancelled):
        compare_with_peers(run_job(Job(labels, rule="mv")), 0, stop)
