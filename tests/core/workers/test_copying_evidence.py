"""Evidence of copying, against sums over one item at a time and over everything that can happen."""

from __future__ import annotations

import math
from itertools import product
from typing import TYPE_CHECKING

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from crowdgui.core.progress import ignore_progress
from crowdgui.core.workers import co_labels as meetings_module
from crowdgui.core.workers import copying as copying_module
from crowdgui.core.workers.copying import SOUGHT, CopyHypothesis, _gain, measure_copy_evidence
from crowdgui.core.workers.label_probabilities import LabelProbabilities, label_probability
from tests.core.strategies import (
    crowd,
    from_matrix,
    quick,
    renamed,
    rows_of,
)

if TYPE_CHECKING:
    from crowdgui.core.labels import Labels
    from crowdgui.core.workers.copying import CopyEvidence


def found_in(labels: Labels, fewest: int = 1) -> CopyEvidence:
    everybody = np.ones(labels.n_workers, dtype=bool)
    return measure_copy_evidence(
        LabelProbabilities.of(labels, ignore_progress), everybody, fewest, ignore_progress
    )


def one_by_one(labels: Labels, fewest: int) -> dict[tuple[int, int], tuple[int, int, float]]:
    """Return shared, agreed and ln E of each pair that has E > 1, from products over items."""
    places = {(i, j): place for place, (j, i, _) in enumerate(rows_of(labels))}
    known, code = LabelProbabilities.of(labels, ignore_progress), labels.code.tolist()
    odds, pull = known.of_given(np.arange(labels.n_labels), ignore_progress)
    found = {}
    for a in range(labels.n_workers):
        for b in range(a + 1, labels.n_workers):
            both = [j for j in range(labels.n_items) if {(a, j), (b, j)} <= places.keys()]
            if len(both) < fewest:
                continue
            ratios = []
            for source, copier in ((a, b), (b, a)):
                ratio = 0.0
                for c, weight, leeway, strength in SOUGHT:
                    factor = weight
                    for j in both:
                        mine = places[copier, j]
                        factor *= 1 - c
                        if code[mine] == code[places[source, j]]:
                            pi = label_probability(odds[[mine]], pull[[mine]], strength)[0]
                            factor += factor / (1 - c) * c / (leeway + (1 - leeway) * pi)
                    ratio += factor
                ratios.append(ratio if ratio > 1 else 0.0)
            if sum(ratios) > 2:
                agreed = sum(code[places[a, j]] == code[places[b, j]] for j in both)
                found[a, b] = len(both), agreed, math.log(sum(ratios) / 2)
    return found


def with_a_copy(seed: int) -> Labels:
    """Make a small set in which the first two workers give the same labels."""
    rng = np.random.default_rng(seed)
    shape, n_classes = rng.integers([3, 4], [7, 13]), int(rng.integers(2, 5))
    given = rng.integers(0, n_classes, shape)
    given[1] = given[0]
    return from_matrix(np.where(rng.random(shape) < 0.9, given, -1), n_classes)


@quick
@given(
    st.integers(0, 2**32 - 1).map(with_a_copy),
    st.integers(1, 3),
    st.integers(1, 40),
    st.sampled_from([0, 1024]),
)
def test_evidence_is_that_of_each_pair(labels: Labels, fewest: int, at_once: int, few: int) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(copying_module, "FEW_WORKERS", few)
        patch.setattr(meetings_module, "_A_RUN", at_once)
        patch.setattr(meetings_module, "_AT_ONCE", at_once)
        found = found_in(labels, fewest)
    expected = one_by_one(labels, fewest)
    pairs = list(zip(found.first.tolist(), found.second.tolist(), strict=True))
    assert sorted(pairs) == sorted(expected)
    assert (0, 1) in pairs
    for place, pair in enumerate(pairs):
        shared, agreed, log_ratio = expected[pair]
        assert (found.shared[place], found.agreed[place]) == (shared, agreed)
        assert found.log_ratio[place] == pytest.approx(log_ratio)


@pytest.mark.parametrize("few", [0, 1024])
def test_evidence_is_that_of_each_pair_in_a_larger_crowd(
    few: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(copying_module, "FEW_WORKERS", few)
    rng = np.random.default_rng(2)
    truth = rng.integers(0, 4, 60)
    given = np.where(rng.random((9, 60)) < 0.7, truth, rng.integers(0, 4, (9, 60)))
    given[3, :40], given[7, 20:] = given[1, :40], given[5, 20:]
    labels = from_matrix(np.where(rng.random(given.shape) < 0.8, given, -1), 4)
    found, expected = found_in(labels, 5), one_by_one(labels, 5)
    assert {(1, 3), (5, 7)} <= expected.keys()
    pairs = zip(found.first.tolist(), found.second.tolist(), strict=True)
    ratios = dict(zip(pairs, found.log_ratio.tolist(), strict=True))
    assert ratios == pytest.approx({pair: ratio for pair, (_, _, ratio) in expected.items()})


@pytest.mark.parametrize("sought", SOUGHT)
def test_a_factor_is_1_on_average_where_nobody_copies(sought: CopyHypothesis) -> None:
    odds, pull = np.random.default_rng(0).normal(0.0, 3.0, (2, 50))
    honest = label_probability(odds, pull, sought.pull)
    allowed = sought.leeway + (1.0 - sought.leeway) * honest
    same = (1.0 - sought.share) * np.exp(_gain(sought, odds, pull))
    assert same * allowed + (1.0 - sought.share) * (1.0 - allowed) == pytest.approx(np.ones(50))
    assert (same * honest + (1.0 - sought.share) * (1.0 - honest) < 1.0).all()


@quick
@given(st.lists(st.floats(0.05, 0.95), min_size=1, max_size=9))
def test_its_inverse_is_a_p_value(honest: list[float]) -> None:
    """Go through all that can happen on a few items, at the chances that are still allowed."""
    sought = SOUGHT[0]
    odds = np.log(honest) - np.log1p(-np.array(honest))
    gain = _gain(sought, odds, np.zeros(odds.size))
    allowed = sought.leeway + (1.0 - sought.leeway) * np.array(honest)
    same = np.array(list(product((False, True), repeat=odds.size)))
    chances = np.where(same, allowed, 1.0 - allowed).prod(axis=1)
    ratio = np.exp(odds.size * np.log1p(-sought.share) + same @ gain)
    assert chances @ ratio == pytest.approx(1.0)
    for seen in ratio:
        assert chances[ratio >= seen].sum() <= 1.0 / seen + 1e-9


def test_the_shares_sought_divide_the_evidence() -> None:
    assert sum(sought.weight for sought in SOUGHT) == 1.0
    order = sorted(SOUGHT, key=lambda sought: -sought.share)
    # The smaller the share, the more is put down to other causes.
    assert [sought.leeway for sought in order] == sorted(sought.leeway for sought in SOUGHT)
    assert [sought.pull for sought in order] == sorted(sought.pull for sought in SOUGHT)


def test_names_of_workers_items_and_classes_change_nothing() -> None:
    rng = np.random.default_rng(8)
    labels, _ = crowd(rng, rng.uniform(0.5, 0.9, 8), 50, 3, fill=0.7)
    to = rng.permutation(8)
    moved = renamed(labels, worker=to, item=rng.permutation(50), code=rng.permutation(3))
    before, after = found_in(labels), found_in(moved)
    names = zip(to[before.first], to[before.second], strict=True)
    ratio = {frozenset(pair): r for pair, r in zip(names, before.log_ratio, strict=True)}
    assert before.first.size > 0
    pairs = zip(after.first.tolist(), after.second.tolist(), strict=True)
    assert {frozenset(p): r for p, r in zip(pairs, after.log_ratio, strict=True)} == (
        pytest.approx(ratio)
    )


def test_common_mistakes_tell_more_than_common_right_answers() -> None:
    rng = np.random.default_rng(1)
    labels, truth = crowd(rng, np.full(10, 0.85), 120, 3)
    known = LabelProbabilities.of(labels, ignore_progress)
    gain = _gain(SOUGHT[0], *known.of_given(np.arange(labels.n_labels), ignore_progress))
    right = labels.code == truth[labels.item]
    assert np.median(gain[~right]) > np.median(gain[right]) + 1.0
