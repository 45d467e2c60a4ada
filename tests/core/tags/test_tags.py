"""Sets of tags against counts one by one: distances, errors, agreement, pooling, guarantees."""

from __future__ import annotations

from dataclasses import replace
from itertools import permutations, product
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest
from scipy.special import stdtrit

from crowdgui.core.agreement.coefficients import AgreementMeasure
from crowdgui.core.agreement.report import agreement_report
from crowdgui.core.audit.acceptance import most_left
from crowdgui.core.audit.sample import SKIPPED, Look
from crowdgui.core.intervals import clopper_pearson
from crowdgui.core.job import Job
from crowdgui.core.labels import UNLABELLED, Labels, text_array
from crowdgui.core.progress import ignore_progress
from crowdgui.core.results import run_job
from crowdgui.core.rules.registry import get_rule
from crowdgui.core.rules.scoring import GoldNote
from crowdgui.core.rules.voting import FirstVoteNote
from crowdgui.core.tags.acceptance import (
    SetAcceptance,
    SetOrder,
    accept_sets,
    forecast_sets,
    wrong_sets,
)
from crowdgui.core.tags.agreement import SetDistance, set_alphas
from crowdgui.core.tags.pooled import TagPool, join_workers, stack_tags
from crowdgui.core.tags.sets import (
    GivenSets,
    compare_sets,
    given_sets,
    jaccard_distances,
    masi_distances,
    number_sets,
)
from tests.core.strategies import make_labels

if TYPE_CHECKING:
    from collections.abc import Callable

    from crowdgui.core.arrays import FloatArray

EVERY = np.array(list(product((0, 1), repeat=3)))


def members(row: np.ndarray) -> set[int]:
    return set(np.flatnonzero(row).tolist())


def jaccard(a: set[int], b: set[int]) -> float:
    return 1 - len(a & b) / len(a | b) if a | b else 0.0


def masi(a: set[int], b: set[int]) -> float:
    """Passonneau (2006), case by case."""
    if a == b:
        return 0.0
    weight = 2 / 3 if a <= b or b <= a else 1 / 3 if a & b else 0.0
    return 1 - weight * len(a & b) / len(a | b)


def test_distances_are_those_of_their_definitions() -> None:
    for ours, theirs in ((jaccard_distances, jaccard), (masi_distances, masi)):
        found = ours(EVERY, EVERY)
        for (i, a), (j, b) in product(enumerate(EVERY), repeat=2):
            assert found[i, j] == pytest.approx(theirs(members(a), members(b)), abs=1e-12)


def test_masi_has_its_published_values() -> None:
    """The pairs of NLTK's documentation, whose 0.67 is 2/3 rounded."""
    pair = np.array([[1, 1, 0, 0]]), np.array([[1, 1, 1, 1]])
    assert masi_distances(*pair)[0, 0] == pytest.approx(0.665, abs=0.002)
    assert jaccard_distances(*pair)[0, 0] == 0.5


def brute_alpha(given: GivenSets, distance: Callable[[set[int], set[int]], float]) -> float:
    units = [given.code[given.item == item] for item in range(given.n_items)]
    units = [unit for unit in units if len(unit) > 1]
    values = np.concatenate(units)
    sets = [members(given.sets[code]) for code in range(len(given.sets))]
    within = sum(
        sum(distance(sets[a], sets[b]) for a, b in permutations(unit.tolist(), 2)) / (len(unit) - 1)
        for unit in units
    )
    between = sum(distance(sets[a], sets[b]) for a, b in permutations(values.tolist(), 2))
    return 1 - (within / values.size) / (between / (values.size * (values.size - 1)))


def tag_labels(n_items: int, n_workers: int, n_tags: int, seed: int) -> list[Labels]:
    rng = np.random.default_rng(seed)
    truth = rng.random((n_items, n_tags)) < 0.4
    item, worker = np.nonzero(rng.random((n_items, n_workers)) < 0.6)
    ids = text_array(f"i{n}" for n in range(n_items)), text_array(f"w{n}" for n in range(n_workers))
    right = rng.random((item.size, n_tags)) < 0.85
    given = np.where(right, truth[item], ~truth[item]).astype(np.int32)
    classes = text_array(["no", "yes"])
    return [
        Labels.from_codes(item, worker, given[:, t], ids[0], ids[1], classes) for t in range(n_tags)
    ]


def test_alpha_is_that_of_pairs_counted_one_by_one() -> None:
    given = given_sets(tag_labels(12, 5, 3, seed=4))
    alphas = {one.distance: one for one in set_alphas(given)}
    assert alphas[SetDistance.MASI].value == pytest.approx(brute_alpha(given, masi), abs=1e-12)
    assert alphas[SetDistance.JACCARD].value == pytest.approx(
        brute_alpha(given, jaccard), abs=1e-12
    )
    for one in alphas.values():
        assert one.low is not None
        assert one.low <= one.value <= one.high


@pytest.mark.parametrize("pages", [False, True])
def test_the_interval_of_alpha_is_the_jackknife_s_over_items_or_pages(pages: bool) -> None:
    labels = paged_tag_labels(60, 3) if pages else tag_labels(12, 5, 3, seed=4)
    given = given_sets(labels)
    of_unit = np.arange(given.n_items) // (5 if pages else 1)
    units = int(of_unit.max()) + 1
    without = []
    for unit in range(units):
        kept = of_unit[given.item] != unit
        rest = replace(
            given, item=given.item[kept], worker=given.worker[kept], code=given.code[kept]
        )
        without.append(brute_alpha(rest, masi))
    error = np.sqrt((units - 1) * np.var(without))
    found = set_alphas(given)[0]
    assert found.distance is SetDistance.MASI
    assert found.value is not None
    assert found.low == pytest.approx(found.value - stdtrit(units - 1, 0.975) * error)
    assert found.high == pytest.approx(min(1, found.value + stdtrit(units - 1, 0.975) * error))


def paged_tag_labels(n_items: int, seed: int, accuracy: FloatArray | None = None) -> list[Labels]:
    """Give every five items to the same three of 15 workers, who are right more or less often."""
    rng = np.random.default_rng(seed)
    of_worker = rng.uniform(0.6, 0.98, 15) if accuracy is None else accuracy
    page = np.array([rng.choice(15, 3, replace=False) for _ in range(n_items // 5)])
    worker = np.repeat(page, 5, axis=0).ravel()
    item = np.repeat(np.arange(n_items), 3)
    truth = rng.random((n_items, 3)) < 0.4
    right = rng.random((item.size, 3)) < of_worker[worker, None]
    given = np.where(right, truth[item], ~truth[item])
    return [make_labels(item, worker, given[:, tag], n_items, 15, 2) for tag in range(3)]


def test_intervals_of_alpha_hold_where_workers_label_pages() -> None:
    held = []
    for seed in range(60):
        accuracy = np.random.default_rng(seed).uniform(0.6, 0.98, 15)
        found = set_alphas(given_sets(paged_tag_labels(150, 100 + seed, accuracy)))[0]
        true = set_alphas(given_sets(paged_tag_labels(3000, 200 + seed, accuracy)))[0].value
        assert found.low is not None
        assert found.high is not None
        assert true is not None
        held.append(found.low <= true <= found.high)
    assert np.mean(held) >= 0.88


def test_alpha_that_rests_on_few_items_has_no_interval() -> None:
    truth = np.zeros((60, 2), dtype=bool)
    truth[:2, 0] = True
    item, worker = np.divmod(np.arange(180), 3)
    rare = [make_labels(item, worker, truth[item, tag], 60, 3, 2) for tag in range(2)]
    found = set_alphas(given_sets(rare))[0]
    assert found.value == 1.0
    assert found.low is None


def test_alpha_of_equal_sets_or_not_is_nominal_alpha_of_sets_as_classes() -> None:
    given = given_sets(tag_labels(15, 6, 2, seed=1))
    names = (
        text_array(f"i{n}" for n in range(given.n_items)),
        text_array(f"w{n}" for n in range(given.n_workers)),
        text_array(map(str, range(len(given.sets)))),
    )
    labels = Labels.from_codes(given.item, given.worker, given.code, *names)
    nominal = agreement_report(labels).coefficient(AgreementMeasure.ALPHA).value
    exact = next(one for one in set_alphas(given) if one.distance is SetDistance.EXACT)
    assert exact.value == pytest.approx(nominal, abs=1e-12)


def test_alpha_of_few_items_has_no_interval() -> None:
    alphas = set_alphas(given_sets(tag_labels(9, 5, 3, seed=4)))
    assert all(one.value is not None and one.low is None for one in alphas)


def test_alpha_is_not_defined_where_nothing_can_be_compared() -> None:
    alone = tag_labels(6, 1, 2, seed=0)
    assert all(one.value is None for one in set_alphas(given_sets(alone)))


def test_errors_of_tags_and_of_whole_sets_are_apart() -> None:
    gold = np.array([[1, 0], [1, 1], [0, 0], [UNLABELLED, 1]])
    final = np.array([[1, 0], [0, 1], [0, 1], [1, 0]])
    found = compare_sets(final, gold)
    assert [(one.known, one.missed, one.added) for one in found.tags] == [(3, 1, 0), (4, 1, 1)]
    assert (found.known, found.right) == (3, 1)
    assert found.jaccard == pytest.approx((0 + 1 / 2 + 1) / 3)
    assert found.masi == pytest.approx((0 + (1 - 2 / 3 / 2) + 1) / 3)


def test_accuracy_on_gold_is_as_uncertain_as_its_items_are_few() -> None:
    """Two items of ten, wrong in all five tags, tell as much as two labels of ten."""
    item = np.repeat(np.arange(12), 3)
    worker = np.tile(np.arange(3), 12)
    code = np.where((worker == 0) & (item < 2), 1, 0)
    labels = make_labels(item, worker, code, 12, 3, 2)
    gold = np.where(np.arange(12) < 10, 0, UNLABELLED)
    report = run_job(Job(labels, gold, "mv")).workers
    found = join_workers([report] * 5, [labels] * 5, [gold] * 5)
    assert found.accuracy_on_gold.tolist() == [0.8, 1.0, 1.0]
    low, high = clopper_pearson(np.array([8, 10, 10]), np.array([10, 10, 10]))
    assert found.gold_low == pytest.approx(low, abs=0.08)
    assert found.gold_high == pytest.approx(high, abs=0.04)
    without = join_workers([report], [labels], [None])
    assert np.isnan(without.gold_low).all()


@pytest.mark.parametrize("key", ["mv", "iwmv", "em", "bwa"])
def test_a_pooled_fit_is_that_of_the_stacked_question(key: str) -> None:
    labels = tag_labels(20, 6, 3, seed=2)
    rule = get_rule(key)
    stacked = stack_tags(labels, ("a", "b", "c"))
    whole = rule.fit(stacked, None, rule.options(), ignore_progress)
    for place in range(3):
        pool = TagPool(tuple(labels), (None,) * 3, ("a", "b", "c"), place)
        own = slice(place * 20, place * 20 + 20)
        outcome = run_job(Job(labels[place], rule=key, pool=pool))
        assert outcome.aggregation.labels.tolist() == whole.labels[own].tolist()
        np.testing.assert_array_equal(outcome.aggregation.confidence, whole.confidence[own])


def test_notes_of_a_pooled_fit_count_the_items_of_the_tag() -> None:
    two = np.arange(2 * 60) // 2
    labels = [
        make_labels(two, np.tile([0, 1, 1, 2, 2, 0], 20), code, 60, 3, 2)
        for code in np.random.default_rng(1).integers(0, 2, (3, 120))
    ]
    gold = np.where(np.arange(60) < 5, 1, UNLABELLED)
    options = replace(get_rule("iwmv").options(), hold_gold=True)
    for place, own in enumerate((gold, None, gold)):
        pool = TagPool(tuple(labels), (gold, None, gold), ("a", "b", "c"), place)
        found = run_job(Job(labels[place], own, options=options, pool=pool)).aggregation
        counts = {note.code: dict(note.values).get("n") for note in found.notes}
        assert found.contested is not None
        unstable = np.count_nonzero(found.contested)
        assert 0 < unstable == counts.pop(FirstVoteNote.TIES_DECIDE)
        fixed = {GoldNote.NO_GOLD_TO_FIX: None} if own is None else {GoldNote.GOLD_FIXED: 5}
        assert counts == fixed


def test_one_tag_pooled_is_that_tag_alone() -> None:
    (labels,) = tag_labels(20, 6, 1, seed=3)
    pool = TagPool((labels,), (None,), ("a",), 0)
    alone, pooled = run_job(Job(labels)), run_job(Job(labels, pool=pool))
    np.testing.assert_array_equal(alone.aggregation.confidence, pooled.aggregation.confidence)


def test_a_set_with_an_open_tag_has_no_number() -> None:
    found = number_sets(np.array([[0, 1], [1, UNLABELLED], [0, 1], [0, 0]]))
    assert found.code.tolist() == [1, UNLABELLED, 1, 0]


def audited(tags: np.ndarray, truth: np.ndarray, n: int, seed: int, **more: Any) -> SetAcceptance:
    rng = np.random.default_rng(seed)
    sample = rng.permutation(len(tags))[:n]
    confidence = more.pop("confidence")
    return accept_sets(
        tags,
        confidence,
        np.zeros(tags.shape, dtype=bool),
        sample,
        more.pop("answers", truth)[sample],
        seed,
        0.05,
        Look(n, 0.1),
        **more,
    )


@pytest.mark.parametrize("order", SetOrder)
def test_more_sets_stay_wrong_no_more_often_than_the_risk(order: SetOrder) -> None:
    """Mistakes that go together and confidences of no use: nothing of it may break the bound."""
    rng = np.random.default_rng(7)
    failed = accepted = 0
    for seed in range(300):
        truth = rng.integers(0, 2, (80, 3))
        wrong = (rng.random(80) < 0.12)[:, None] & (rng.random((80, 3)) < 0.6)
        tags, confidence = np.where(wrong, 1 - truth, truth), rng.random((80, 3))
        found = audited(tags, truth, 40, seed, confidence=confidence, order=order).acceptance
        unseen = found.accepted.copy()
        unseen[np.random.default_rng(seed).permutation(80)[:40]] = False
        left = (tags != truth).any(axis=1)[unseen].sum()
        failed += left > most_left(80, 0.05)
        accepted += found.n_accepted
    assert accepted
    assert failed <= 0.1 * 300 + 3 * np.sqrt(0.09 * 300)


def test_a_set_is_wrong_in_the_audit_if_one_tag_is_and_if_nobody_could_tell() -> None:
    tags = np.zeros((10, 2), dtype=int)
    answers = tags.copy()
    answers[0, 1], answers[1] = 1, SKIPPED
    found = audited(tags, tags, 10, 0, answers=answers, confidence=np.ones((10, 2))).acceptance
    assert (found.audited, found.found, found.skipped) == (10, 2, 1)


def test_the_forecast_is_about_all_items_and_bounds_of_tags_add_up() -> None:
    tags = np.zeros((200, 2), dtype=int)
    made = forecast_sets(tags, np.full((200, 2), 0.99), np.zeros((200, 2), bool), 0.05, 0.05)
    assert made.items == 200
    assert made.best <= 200
    # What orders the sets need not be the probability that they are right.
    sure, none = np.ones((200, 2)), np.zeros((200, 2), dtype=bool)
    right = forecast_sets(tags, sure, none, 0.05, 0.05, right=np.full((200, 2), 0.99))
    assert right.totals.tolist() == made.totals.tolist()
    assert wrong_sets(((2, 0.05), (3, 0.01))) == (5, pytest.approx(0.06))


def test_repeats_and_unticked_tags_give_one_set_per_worker_and_item() -> None:
    names = text_array(["i"]), text_array(["w", "v"]), text_array(["no", "yes"])
    first = Labels.from_codes([0, 0, 0], [0, 0, 1], [1, 0, 0], *names)
    second = Labels.from_codes([0], [1], [1], *names)
    given = given_sets([first, second])
    found = {(w, tuple(given.sets[c])) for w, c in zip(given.worker, given.code, strict=True)}
    assert found == {(0, (1, 0)), (1, (0, 1))}
