"""From confidence to the chance of being right, and how many labels were wrong."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest
from scipy.optimize import minimize
from scipy.special import expit, logit

from crowdgui.core.audit.acceptance import accepted_items, most_found, plan_looks
from crowdgui.core.audit.bounds import AuditCounts, hypergeometric_interval
from crowdgui.core.audit.calibration import (
    INTERCEPT_SD,
    SLOPE_SD,
    LogisticCalibration,
    default_calibration,
    estimate_error,
)
from crowdgui.core.audit.checked_items import estimate_from_audit
from crowdgui.core.audit.forecast import expected_work, forecast, forecast_by_class
from crowdgui.core.audit.sample import SKIPPED, Look
from crowdgui.core.bounds.guarantee import GuaranteeOptions
from crowdgui.core.job import Job
from crowdgui.core.results import run_job
from crowdgui.core.rules.registry import RULES
from tests.core.audit.audits import plain_audit
from tests.core.strategies import crowd

USUAL = LogisticCalibration(0.03, 0.2)


def test_the_curve_is_the_logistic_one() -> None:
    right = USUAL.right(np.array([0.5, 0.9, 1.0, 0.0, np.nan]))
    assert right[0] == pytest.approx(expit(0.03))
    assert right[1] == pytest.approx(expit(0.03 + 0.2 * np.log(9)))
    assert right[2] == pytest.approx(expit(0.03 + 0.2 * logit(1 - 1e-6)))
    assert right[3] < right[0]
    assert right[4] == 0.0


def test_an_easier_set_has_more_right_labels() -> None:
    easier, harder = USUAL.moved(1.0), USUAL.moved(-1.0)
    sure = np.array([0.9])
    assert harder.right(sure)[0] < USUAL.right(sure)[0] < easier.right(sure)[0]
    assert easier.intercept == pytest.approx(USUAL.intercept + INTERCEPT_SD)


@pytest.mark.parametrize("share", [0.1, 0.5, 0.7])
@pytest.mark.parametrize("rule", ["mv", "iwmv", "kos"])
def test_labels_that_are_far_worse_than_their_confidence_lower_it(rule: str, share: float) -> None:
    confidence = np.r_[np.ones(60), np.linspace(0.9, 0.999, 40)]
    right = np.arange(100) % 10 < 10 * share
    found = default_calibration(rule).updated(confidence, right)
    # Newton's steps alone went ever farther up, to a confidence of 1 in every label.
    assert found.confidence(confidence).mean() == pytest.approx(share, abs=0.15)


@pytest.mark.parametrize("n", [0, 3, 60])
def test_checked_labels_give_the_most_probable_curve(n: int) -> None:
    rng = np.random.default_rng(n)
    confidence = rng.uniform(0.5, 1.0, n)
    right = rng.random(n) < 0.8

    def loss(curve: np.ndarray) -> float:
        chance = expit(curve[0] + curve[1] * logit(confidence))
        fit = -np.sum(np.log(np.where(right, chance, 1 - chance)))
        away = ((curve[0] - 0.03) / INTERCEPT_SD) ** 2 + ((curve[1] - 0.2) / SLOPE_SD) ** 2
        return float(fit + away / 2)

    best = minimize(loss, [0.0, 0.0], tol=1e-12).x
    found = USUAL.updated(confidence, right)
    assert [found.intercept, found.slope] == pytest.approx(best.tolist(), abs=1e-4)
    # What is known of a set makes it less uncertain.
    assert found.spread <= USUAL.spread + 1e-12
    assert found.slope_spread <= USUAL.slope_spread + 1e-12
    # An easy set and a telling confidence explain the same right labels.
    assert (found.correlation < 0) == (n > 0)


def covariance_of(curve: LogisticCalibration) -> np.ndarray:
    between = curve.correlation * curve.spread * curve.slope_spread
    return np.array([[curve.spread**2, between], [between, curve.slope_spread**2]])


def test_a_curve_that_was_corrected_is_corrected_further_as_far_as_it_is_unsure() -> None:
    rng = np.random.default_rng(4)
    confidence = rng.uniform(0.5, 1.0, 90)
    right = rng.random(90) < 0.7
    before = USUAL.updated(confidence[:40], right[:40])
    after = before.updated(confidence[40:], right[40:])
    assert (before.checked, after.checked) == (40, 90)
    x = np.column_stack((np.ones(50), logit(confidence[40:])))
    precision = np.linalg.inv(covariance_of(before))
    start = np.array([before.intercept, before.slope])

    def loss(curve: np.ndarray) -> float:
        away, chance = curve - start, expit(x @ curve)
        fit = -np.sum(np.log(np.where(right[40:], chance, 1 - chance)))
        return float(fit + away @ precision @ away / 2)

    best = minimize(loss, start, tol=1e-12).x
    assert [after.intercept, after.slope] == pytest.approx(best.tolist(), abs=1e-4)
    chance = expit(x @ [after.intercept, after.slope])
    curvature = (x * (chance * (1 - chance))[:, None]).T @ x + precision
    assert covariance_of(after) == pytest.approx(np.linalg.inv(curvature), rel=1e-6)


def test_label_sets_differ_from_the_curve_as_it_says() -> None:
    rng = np.random.default_rng(5)
    curve = LogisticCalibration(0.2, 1.5).updated(rng.uniform(0.5, 1, 60), rng.random(60) < 0.8)
    moved = [curve.moved(1.0), curve.moved(0.0, 1.0)]
    steps = np.array([[m.intercept - curve.intercept, m.slope - curve.slope] for m in moved])
    assert abs(curve.correlation) > 0.3
    assert steps.T @ steps == pytest.approx(covariance_of(curve))
    # Easier moves the intercept up, and steeper the slope.
    assert (steps.diagonal() > 0).all()


def test_the_estimate_is_unbiased_whatever_the_chances_are() -> None:
    rng = np.random.default_rng(1)
    items, n = 400, 60
    wrong = rng.random(items) < np.linspace(0.02, 0.3, items)
    for right in (1 - np.linspace(0.02, 0.3, items), np.full(items, 0.5)):
        shares = [
            estimate_error(right, sample, wrong[sample], 0.05).share
            for sample in (rng.permutation(items)[:n] for _ in range(250))
        ]
        assert np.mean(shares) == pytest.approx(wrong.mean(), abs=0.005)


def test_good_chances_make_the_estimate_closer_and_the_interval_stays_exact() -> None:
    rng = np.random.default_rng(2)
    items, n = 400, 80
    chance = np.where(np.arange(items) < 300, 0.01, 0.5)
    wrong = rng.random(items) < chance
    with_model, plain, missed = [], [], 0
    for _ in range(200):
        sample = rng.permutation(items)[:n]
        found = estimate_error(1 - chance, sample, wrong[sample], 0.05)
        with_model.append(found.share - wrong.mean())
        plain.append(wrong[sample].mean() - wrong.mean())
        missed += not found.low <= wrong.mean() <= found.high
        assert found.low <= found.share <= found.high
    assert np.std(with_model) < 0.9 * np.std(plain)
    assert missed / 200 <= 0.05 + 3 * np.sqrt(0.05 * 0.95 / 200)


def test_the_interval_holds_though_wrong_labels_are_skipped_more_often() -> None:
    rng = np.random.default_rng(3)
    items, n, missed = 300, 100, 0
    wrong = np.arange(items) < 30
    for _ in range(200):
        drawn = rng.permutation(items)[:n]
        skipped = rng.random(n) < np.where(wrong[drawn], 0.5, 0.05)
        sample = drawn[~skipped]
        found = estimate_error(np.full(items, 0.9), sample, wrong[sample], 0.05, int(skipped.sum()))
        missed += not found.low <= 0.1 <= found.high
        assert found.low <= found.share <= found.high
    assert missed / 200 <= 0.05 + 3 * np.sqrt(0.05 * 0.95 / 200)


def test_the_estimate_of_an_audit_counts_what_was_skipped() -> None:
    labels, truth = crowd(np.random.default_rng(4), np.full(6, 0.8), 80, 2)
    outcome = run_job(Job(labels))
    audit = plain_audit(outcome.labels, 40, 1)
    answers = truth[list(audit.sample)]
    answers[:6] = SKIPPED
    options = GuaranteeOptions(audit=replace(audit, answers=tuple(answers.tolist())))
    found = estimate_from_audit(outcome, options)
    assert found is not None
    wrong = int((outcome.labels[list(audit.sample)] != truth[list(audit.sample)])[6:].sum())
    ends = hypergeometric_interval(AuditCounts(80, 40, wrong), found.alpha, 6)
    assert (found.low * 80, found.high * 80) == pytest.approx(ends)


def test_every_rule_has_a_usual_curve() -> None:
    for rule in RULES.values():
        intercept, slope = rule.default_calibration
        assert -1 < intercept < 1
        assert 0 < slope <= 1
        assert (slope == 1) == (not rule.gives_probability and rule.key != "bwa")


def test_a_forecast_says_how_much_work_each_size_means() -> None:
    confidence = np.linspace(0.9999, 0.5, 800)
    found = forecast(USUAL, confidence, 800, 40, 0.05)
    assert found.sizes[0] == 5
    # An audit that accepts nothing leaves all to review, also where it is continued.
    assert found.accepts_nothing(found.lowest - 1)
    assert not found.accepts_nothing(found.lowest)
    assert found.total(found.lowest // 3) == pytest.approx(800)
    assert found.sizes[-1] == 800
    assert found.total(800) == pytest.approx(800)
    assert (found.least <= found.totals + 1e-9).all()
    assert (found.totals <= found.most + 1e-9).all()
    assert 40 <= found.best < 800
    assert found.total(found.best) <= 1.1 * found.totals.min()
    assert 0 <= found.chance_enough(found.best) < found.chance_enough(800) == 1


def test_an_easier_set_and_a_softer_target_mean_less_work() -> None:
    confidence = np.linspace(0.9999, 0.5, 800)
    usual = forecast(USUAL, confidence, 800, 40, 0.05)
    easy = forecast(LogisticCalibration(3.0, 0.4, 0.1), confidence, 800, 40, 0.05)
    soft = forecast(USUAL, confidence, 800, 80, 0.05)
    assert easy.totals.min() < usual.totals.min()
    assert soft.totals.min() < usual.totals.min()
    assert easy.chance_enough(easy.best) > usual.chance_enough(easy.best)


def test_the_range_holds_for_label_sets_with_curves_of_their_own() -> None:
    """Draw intercept and slope as uncertain as they are: about 8 of 10 sets are in the range."""
    rng = np.random.default_rng(7)
    items, left = 800, 40
    confidence = expit(np.sort(rng.normal(6.0, 3.0, items))[::-1])
    found = forecast(USUAL, confidence, items, left, 0.05)
    size, inside, draws = found.best, 0, 150
    low, high = found.between(size)
    for _ in range(draws):
        chance = 1 - USUAL.moved(*rng.standard_normal(2)).right(confidence)
        wrong = rng.random(items) < chance
        order, work = rng.permutation(items), []
        for look in plan_looks(items, size, 0.05):
            sample = order[: look.size]
            k = accepted_items(np.arange(items), items, sample, wrong[sample], left, look.alpha)
            work.append(look.size + items - k - np.count_nonzero(sample >= k))
        inside += low - 1 <= min(work) <= high + 1
    assert 0.7 <= inside / draws <= 0.95
    # With the slope taken for known the range would be too short.
    narrow = forecast(replace(USUAL, slope_spread=1e-6), confidence, items, left, 0.05)
    assert np.subtract(*narrow.between(size)) > np.subtract(low, high)
    assert narrow.best == size


def test_many_items_are_forecast_from_some_of_them() -> None:
    confidence = np.linspace(0.9999, 0.5, 60_000)
    every = [np.repeat(confidence[::10], 10)[:60_000], confidence]
    few, many = (forecast(USUAL, each, 50_000, 3_000, 0.05, (200,)) for each in every)
    assert many.totals == pytest.approx(few.totals, rel=2e-3)


def test_where_everything_may_be_wrong_only_the_audit_is_work() -> None:
    found = forecast(USUAL, np.full(50, 0.9), 50, 50, 0.05)
    assert found.total(40) == pytest.approx(40)
    assert found.chance_enough(40) == pytest.approx(1, abs=1e-3)


def test_what_cannot_be_accepted_is_reviewed() -> None:
    found = forecast(USUAL, np.full(100, 0.9), 0, 5, 0.05)
    assert found.totals.tolist() == [100.0] * len(found.totals)


def test_an_audit_is_not_enough_where_other_items_are_left_to_review() -> None:
    sure = LogisticCalibration(9.0, 0.2, 0.1)
    every, some = (forecast(sure, np.full(200, 0.99), n, 20, 0.05) for n in (200, 199))
    assert every.chance_enough(50) == pytest.approx(1, abs=1e-2)
    # Unless the one item that is always looked at happens to be drawn.
    assert some.chance_enough(50) == pytest.approx(every.chance_enough(50) / 4)


def test_the_work_of_a_forecast_is_what_audits_take() -> None:
    """Draw the mistakes from the curve itself: the forecast is then the mean."""
    rng = np.random.default_rng(4)
    items, left = 1000, 50
    confidence = np.linspace(0.9999, 0.5, items)
    sure = LogisticCalibration(0.5, 0.35, 1e-6, slope_spread=1e-6)
    chance = 1 - sure.right(confidence)
    look = Look(150, 0.05)
    work = []
    for _ in range(200):
        wrong = rng.random(items) < chance
        sample = rng.permutation(items)[: look.size]
        k = accepted_items(np.arange(items), items, sample, wrong[sample], left, look.alpha)
        outside = np.count_nonzero(sample >= k)
        work.append(look.size + (items - k) - outside)
    expected = expected_work(sure, confidence, items, left, look)
    assert expected == pytest.approx(np.mean(work), rel=0.06)


@pytest.mark.parametrize(("sizes", "at_most"), [((100, 100, 100, 100), 5), ((300, 60), 3)])
def test_an_audit_for_each_class_is_so_large_that_some_class_can_be_accepted(
    sizes: tuple[int, ...], at_most: int
) -> None:
    """Of four classes of 100, 5 of which may stay wrong, audits of 128 items were suggested.

    They accept nothing, even if they find no mistake.
    """
    classes = np.repeat(np.arange(len(sizes)), sizes)
    confidence = np.linspace(0.99, 0.6, classes.size)
    limits = np.full(len(sizes), at_most)
    work = forecast_by_class(USUAL, confidence, classes, limits, 0.05, 0)

    def accepts(audited: int) -> bool:
        looks = [
            (size, plan_looks(size, round(audited * size / classes.size), 0.05 / len(sizes))[0])
            for size in sizes
        ]
        return any(most_found(size, one.size, at_most, one.alpha) >= 0 for size, one in looks)

    assert accepts(work.best)
    assert accepts(work.lowest + len(sizes))
    assert not accepts(work.lowest - 2 * len(sizes))
    assert work.accepts_nothing(work.lowest - 1)
