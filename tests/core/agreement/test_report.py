"""The agreement report against pairs counted one by one, and what it says where it cannot."""

from __future__ import annotations

from collections import defaultdict
from itertools import combinations
from typing import TYPE_CHECKING

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from crowdgui.core.agreement.bootstrap import NoInterval
from crowdgui.core.agreement.coefficients import AgreementMeasure, NoCoefficient
from crowdgui.core.agreement.report import AgreementNote, agreement_report
from crowdgui.core.agreement.worker_pairs import two_workers
from crowdgui.core.errors import Cancelled, Reason
from tests.core.strategies import (
    crowd,
    from_matrix,
    from_rows,
    label_sets,
    make_labels,
    quick,
    renamed,
    rows_of,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from crowdgui.core.agreement.report import AgreementReport
    from crowdgui.core.arrays import IntArray
    from crowdgui.core.labels import Labels
    from crowdgui.core.progress import Progress

MEASURES = tuple(AgreementMeasure)
NOMINAL = (
    AgreementMeasure.ALPHA,
    AgreementMeasure.PERCENT,
    AgreementMeasure.FLEISS,
    AgreementMeasure.COHEN,
    AgreementMeasure.AC1,
)


def answers(labels: Labels) -> dict[int, list[int]]:
    """Return the classes that each item's workers say, the first answer of each."""
    said: dict[tuple[int, int], int] = {}
    for item, worker, code in rows_of(labels):
        said.setdefault((item, worker), code)
    found: dict[int, list[int]] = defaultdict(list)
    for (item, _), code in said.items():
        found[item].append(code)
    return found


def values(report: AgreementReport) -> dict[AgreementMeasure, float | None]:
    return {c.measure: c.value for c in report.overall}


def alpha_by_pairs(groups: list[list[int]], distance: object) -> float | None:
    """Hold the mean distance of pairs within items against that of all pairs of labels."""
    pooled = [code for group in groups for code in group]
    inside = sum(
        2 * distance(a, b) / (len(group) - 1)  # type: ignore[operator]
        for group in groups
        for a, b in combinations(group, 2)
    )
    everywhere = sum(2 * distance(a, b) for a, b in combinations(pooled, 2))  # type: ignore[operator]
    if not everywhere:
        return None
    return 1 - inside * (len(pooled) - 1) / everywhere


@quick
@given(label_sets())
def test_it_counts_pairs_as_one_would_by_hand(labels: Labels) -> None:
    report = agreement_report(labels)
    rated = answers(labels)
    groups = [group for group in rated.values() if len(group) > 1]
    pairs = [pair for group in groups for pair in combinations(group, 2)]
    found = values(report)
    if not pairs:
        assert set(found.values()) == {None}
        return
    assert found[AgreementMeasure.PERCENT] == pytest.approx(np.mean([a == b for a, b in pairs]))
    assert found[AgreementMeasure.ALPHA] == pytest.approx(
        alpha_by_pairs(groups, lambda a, b: a != b)
    )
    pooled = np.array([code for group in groups for code in group])

    def ranks_apart(a: int, b: int) -> float:
        rank = [np.mean(np.flatnonzero(np.sort(pooled) == code)) for code in (a, b)]
        return float((rank[0] - rank[1]) ** 2)

    assert found[AgreementMeasure.ALPHA_ORDINAL] == pytest.approx(
        alpha_by_pairs(groups, ranks_apart)
    )
    for k, of_class in enumerate(report.classes):
        against = alpha_by_pairs(groups, lambda a, b, k=k: (a == k) != (b == k))
        assert of_class.alpha.value == pytest.approx(against)
        said = [b == k for x, y in pairs for a, b in ((x, y), (y, x)) if a == k]
        assert of_class.same.value == (pytest.approx(np.mean(said)) if said else None)
        assert of_class.labels == np.count_nonzero(pooled == k)


@quick
@given(label_sets(min_classes=2))
def test_ac1_from_its_definition(labels: Labels) -> None:
    rated = answers(labels)
    n_classes = labels.n_classes
    agreed = [
        np.mean([a == b for a, b in combinations(group, 2)])
        for group in rated.values()
        if len(group) > 1
    ]
    found = agreement_report(labels).coefficient(AgreementMeasure.AC1)
    if not agreed:
        assert found.value is None
        return
    chosen = [np.mean([g.count(k) / len(g) for g in rated.values()]) for k in range(n_classes)]
    chance = sum(p * (1 - p) for p in chosen) / (n_classes - 1)
    assert found.value == pytest.approx((np.mean(agreed) - chance) / (1 - chance))
    assert found.n == len(agreed)


@quick
@given(label_sets(), st.randoms(use_true_random=False))
def test_neither_order_nor_names_of_items_and_workers_matter(labels: Labels, rng: object) -> None:
    item, worker = np.arange(labels.n_items), np.arange(labels.n_workers)
    rng.shuffle(item)  # type: ignore[attr-defined]
    rng.shuffle(worker)  # type: ignore[attr-defined]
    before = agreement_report(labels)
    after = agreement_report(renamed(labels, item=item, worker=worker))
    for one, other in zip(before.overall, after.overall, strict=True):
        assert one.value == pytest.approx(other.value)
        assert one.low == pytest.approx(other.low)
        assert (one.n, one.reason) == (other.n, other.reason)
    np.testing.assert_allclose(after.items.share[item], before.items.share)


@quick
@given(label_sets(min_classes=3, max_classes=3))
def test_renaming_classes_changes_no_coefficient_without_order(labels: Labels) -> None:
    before, after = (
        agreement_report(labels),
        agreement_report(renamed(labels, code=np.array([2, 0, 1]))),
    )
    for measure in NOMINAL:
        found, expected = after.coefficient(measure), before.coefficient(measure)
        assert found.value == pytest.approx(expected.value)
    for old, new in enumerate((2, 0, 1)):
        assert after.classes[new].alpha.value == pytest.approx(before.classes[old].alpha.value)


def test_full_agreement_is_1_and_has_no_interval() -> None:
    labels = from_matrix([[0, 1, 2, 0, 1, 2, 0, 1, 2, 0]] * 3, 3)
    report = agreement_report(labels)
    for coefficient in report.overall:
        if coefficient.measure is AgreementMeasure.ALPHA_INTERVAL:
            continue
        assert coefficient.value == pytest.approx(1.0)
        assert coefficient.low is None
        assert coefficient.reason == Reason(NoInterval.ITEMS_ALIKE)
    assert report.items.unanimous == report.items.compared == 10


def test_labels_by_chance_are_at_0_inside_the_interval() -> None:
    rng = np.random.default_rng(3)
    labels, _ = crowd(rng, np.full(8, 1 / 3), 2000, 3)
    for coefficient in agreement_report(labels).overall:
        if coefficient.measure in (AgreementMeasure.PERCENT, AgreementMeasure.ALPHA_INTERVAL):
            continue
        assert coefficient.value == pytest.approx(0.0, abs=0.02)
        assert coefficient.low is not None
        assert coefficient.high is not None
        assert coefficient.low < 0.0 < coefficient.high


def test_the_same_items_twice_change_alpha_hardly() -> None:
    labels, _ = crowd(np.random.default_rng(1), np.full(5, 0.7), 200, 3, fill=0.8)
    item = np.concatenate([labels.item, labels.item + labels.n_items])
    twice = make_labels(item, np.tile(labels.worker, 2), np.tile(labels.code, 2), 400, 5, 3)
    once, both = agreement_report(labels), agreement_report(twice)
    assert both.coefficient(AgreementMeasure.ALPHA).value == pytest.approx(
        once.coefficient(AgreementMeasure.ALPHA).value, abs=1e-3
    )
    for measure in (AgreementMeasure.PERCENT, AgreementMeasure.AC1, AgreementMeasure.COHEN):
        assert both.coefficient(measure).value == pytest.approx(once.coefficient(measure).value)


def test_repeated_answers_count_once_by_the_first() -> None:
    rows = [("a", "1", "x"), ("a", "1", "y"), ("b", "1", "x"), ("a", "2", "y"), ("b", "2", "x")]
    report = agreement_report(from_rows(rows))
    assert report.coefficient(AgreementMeasure.PERCENT).value == 0.5
    assert report.coefficient(AgreementMeasure.PERCENT).n == 2
    assert report.notes == (Reason.make(AgreementNote.REPEATED_LABELS, n=1),)


def test_no_two_workers_on_one_item_is_not_defined() -> None:
    report = agreement_report(from_matrix([[0, 1, -1, -1], [-1, -1, 0, 1]], 2))
    for coefficient in report.overall:
        assert coefficient.value is None
        cohen = coefficient.measure is AgreementMeasure.COHEN
        few = Reason.make(NoCoefficient.FEW_SHARED_ITEMS, fewest=10)
        assert coefficient.reason == (few if cohen else Reason(NoCoefficient.SINGLE_LABELS))
    assert report.pairs.first.size == 0
    assert report.items.compared == 0
    assert np.isnan(report.items.median)


def test_one_class_throughout_says_so_instead_of_0() -> None:
    report = agreement_report(from_matrix([[1] * 12, [1] * 12], 2))
    assert report.coefficient(AgreementMeasure.PERCENT).value == 1.0
    assert report.coefficient(AgreementMeasure.AC1).value == 1.0
    for measure in (
        AgreementMeasure.ALPHA,
        AgreementMeasure.ALPHA_ORDINAL,
        AgreementMeasure.FLEISS,
    ):
        found = report.coefficient(measure)
        assert found.value is None
        assert found.reason == Reason.make(NoCoefficient.ONE_CLASS_GIVEN, only="class 1")
    cohen = report.coefficient(AgreementMeasure.COHEN)
    assert cohen.reason == Reason.make(NoCoefficient.PAIRS_GIVE_ONE_CLASS, fewest=10)
    assert report.classes[0].same.value is None
    assert report.classes[1].same.value == 1.0
    assert report.classes[1].alpha.value is None


def test_a_set_of_a_single_class_is_not_defined() -> None:
    found = agreement_report(from_matrix([[0, 0], [0, 0]], 1)).coefficient(AgreementMeasure.AC1)
    assert (found.value, found.reason) == (None, Reason(NoCoefficient.ONE_CLASS))


def test_a_prevalent_class_is_explained() -> None:
    matrix = np.zeros((2, 100), dtype=int)
    matrix[0, :4] = matrix[1, 4:8] = 1
    report = agreement_report(from_matrix(matrix.tolist(), 2))
    assert report.coefficient(AgreementMeasure.PERCENT).value == pytest.approx(0.92)
    assert report.coefficient(AgreementMeasure.ALPHA).value == pytest.approx(0.0, abs=0.05)
    prevalent = Reason.make(AgreementNote.PREVALENT_CLASS, share=0.96, name="class 0")
    assert report.notes == (prevalent,)


def test_fleiss_needs_the_same_number_of_labels_and_says_so() -> None:
    found = agreement_report(from_matrix([[0, 1, 0], [0, 1, 1], [1, -1, 0]], 2))
    assert found.coefficient(AgreementMeasure.FLEISS).value is None
    uneven = Reason.make(NoCoefficient.UNEQUAL_COUNTS, fewest=2, most=3)
    assert found.coefficient(AgreementMeasure.FLEISS).reason == uneven
    # An item that nobody labelled is no item with fewer labels.
    found = agreement_report(from_matrix([[0, 1, -1], [0, 1, -1]], 2))
    assert found.coefficient(AgreementMeasure.FLEISS).value == 1.0


def test_interval_level_needs_numbers() -> None:
    words = [("a", "1", "low"), ("b", "1", "low"), ("a", "2", "high"), ("b", "2", "low")]
    found = agreement_report(from_rows(words)).coefficient(AgreementMeasure.ALPHA_INTERVAL)
    assert found.reason == Reason(NoCoefficient.NOT_NUMBERS)
    same = [("a", "1", "1"), ("b", "1", "1.0"), ("a", "2", "1"), ("b", "2", "1.0")]
    found = agreement_report(from_rows(same)).coefficient(AgreementMeasure.ALPHA_INTERVAL)
    assert found.reason == Reason(NoCoefficient.ONE_NUMBER_GIVEN)


def test_a_single_item_has_no_interval() -> None:
    found = agreement_report(from_matrix([[0], [0], [1]], 2)).coefficient(AgreementMeasure.PERCENT)
    assert (found.value, found.low) == (pytest.approx(1 / 3), None)
    assert found.reason == Reason(NoInterval.ONE_ITEM)


def test_a_few_items_give_values_without_intervals() -> None:
    """Of 9 items each coefficient has a value alone, of 10 an interval too."""
    rows = [[0, 1, 0, 1, 0, 1, 0, 1, 1, 0], [0, 1, 0, 1, 0, 1, 0, 0, 1, 0]]
    for n, has in ((9, False), (10, True)):
        found = agreement_report(from_matrix([row[:n] for row in rows], 2))
        measures = AgreementMeasure.ALPHA, AgreementMeasure.AC1, AgreementMeasure.FLEISS
        for measure in (*measures, AgreementMeasure.PERCENT):
            one = found.coefficient(measure)
            assert one.value is not None
            assert (one.low is not None) is has
            few = Reason.make(NoInterval.FEW_ITEMS, least=10)
            assert (one.reason == few) is not has
        assert (found.classes[0].alpha.low is not None) is has
        assert (found.classes[0].same.low is not None) is has


def test_cohen_needs_pairs_with_enough_items() -> None:
    nine = [[0, 1, 0, 1, 0, 1, 0, 1, 1], [0, 1, 0, 1, 0, 1, 0, 0, 1]]
    found = agreement_report(from_matrix(nine, 2)).coefficient(AgreementMeasure.COHEN)
    assert found.reason == Reason.make(NoCoefficient.FEW_SHARED_ITEMS, fewest=10)


def test_it_can_be_cancelled_at_every_report() -> None:
    labels, _ = crowd(np.random.default_rng(0), np.full(4, 0.8), 30, 2)
    calls = []
    agreement_report(labels, calls.append)

    def cancel_after(n: int) -> None:
        left = iter(range(n))

        def report(_: Progress) -> None:
            if next(left, None) is None:
                raise Cancelled

        agreement_report(labels, report)

    for n in range(len(calls)):
        with pytest.raises(Cancelled):
            cancel_after(n)


def test_real_labels(dataset: Callable[[str], tuple[Labels, IntArray]]) -> None:
    labels, _ = dataset("rte")
    report = agreement_report(labels)
    found = {m: round(v, 3) for m, v in values(report).items() if v is not None}
    assert found[AgreementMeasure.PERCENT] == 0.629
    assert found[AgreementMeasure.ALPHA] == 0.241
    assert report.coefficient(AgreementMeasure.PERCENT).n == 36_000
    assert report.coefficient(AgreementMeasure.COHEN).n == 1254
    assert all(c.low is not None for c in report.overall)


def test_alpha_of_a_class_that_workers_hardly_agree_on_has_no_interval() -> None:
    """Of 100 items two are agreed to be of the rarer class, or three."""
    for n, has in ((2, False), (3, True)):
        rare = [1] * n + [0] * (100 - n)
        rows = [rare, rare[:-6] + [1] * 6]
        found = agreement_report(from_matrix(rows, 2))
        of_classes = [one.alpha for one in found.classes]
        alphas = [found.coefficient(m) for m in (AgreementMeasure.ALPHA, AgreementMeasure.FLEISS)]
        pair = two_workers(from_matrix(rows, 2), 0, 1).kappa
        for one in (*alphas, *of_classes, pair):
            assert one.value is not None
            assert (one.low is not None) is has
            assert (one.reason == Reason(NoInterval.FEW_SECOND_CLASS)) is not has
        for measure in (AgreementMeasure.PERCENT, AgreementMeasure.AC1):
            assert found.coefficient(measure).low is not None


def test_the_interval_of_alpha_holds_its_level_where_one_class_is_rare() -> None:
    """Three workers of accuracy 95%, 5% of one class: alpha is 0.448 of infinitely many items."""
    held = []
    for seed in range(60):
        rng = np.random.default_rng(seed)
        truth = rng.random(50) < 0.05
        said = np.where(rng.random((3, 50)) < 0.95, truth, ~truth).astype(int)
        alpha = agreement_report(from_matrix(said, 2)).coefficient(AgreementMeasure.ALPHA)
        if alpha.low is not None and alpha.high is not None:
            held.append(alpha.low <= 0.448 <= alpha.high)
    assert 10 < len(held) < 50
    assert np.mean(held) >= 0.9
