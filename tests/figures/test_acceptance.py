"""The bar of all items and the forecast of the work, as both are described."""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from crowdgui.core.audit.acceptance import draw_audit, plan_acceptance, plan_looks
from crowdgui.core.audit.accepted import LabelStatus, find_acceptance
from crowdgui.core.audit.calibration import LogisticCalibration
from crowdgui.core.audit.forecast import forecast
from crowdgui.core.question_state import utc_now
from crowdgui.core.review.decisions import Decision
from crowdgui.figures.acceptance import MOST_MARKS, ForecastChart, audited_bar, forecast_bar
from crowdgui.text.guarantees.acceptance import describe_enough

N = 200
CONFIDENCE = np.linspace(1.0, 0.5, N)
WORK = forecast(LogisticCalibration(1.0, 0.4), CONFIDENCE, N, 10, 0.05)


def test_the_expected_bar_adds_up_to_all_items() -> None:
    shown = forecast_bar(WORK, WORK.best)
    assert shown.expected
    assert 0 <= shown.accepted <= 1
    total = WORK.total(WORK.best)
    outside = N * (1 - shown.accepted)
    # What is not accepted is reviewed, but for what was audited there.
    assert (
        WORK.best + outside * (1 - WORK.best / N) == np.round(total)
        or abs(WORK.best + outside * (1 - WORK.best / N) - total) < 2
    )
    unseen, left = (int(words.split()[-1]) for words in (shown.left_words, shown.right_words))
    assert unseen + left + WORK.best == N


def test_an_audit_that_accepts_nothing_yet_is_not_said_to_be_enough_by_chance() -> None:
    assert WORK.lowest > 10
    assert describe_enough(WORK, WORK.lowest).startswith("The probability that the audit alone")
    assert describe_enough(WORK, 10) == (
        "This includes more items to audit after the first 10, which accept no label yet."
    )


def test_marks_are_where_audited_items_are_and_wrong_ones_apart() -> None:
    labels, no = np.zeros(N, dtype=int), np.zeros(N, dtype=bool)
    looks = plan_looks(N, 80, 0.05)
    plan = plan_acceptance(labels, CONFIDENCE, no, no, 0, 0.05, looks)
    ids = np.array([f"{n}" for n in range(N)], dtype=np.dtypes.StringDType())
    audit = draw_audit(ids, plan, 1)
    audit = replace(audit, answers=tuple(int(item >= 190) for item in audit.sample))
    found = find_acceptance(audit, labels, {})
    assert found is not None
    shown = audited_bar(found, audit, CONFIDENCE)
    assert len(shown.right) + len(shown.wrong) == 80
    assert shown.wrong == tuple(sorted(item / N for item in audit.sample if item >= 190))
    assert shown.accepted == found.n_accepted / N
    least = CONFIDENCE[found.n_accepted - 1]
    assert f"confidence {int(100 * least)}% or more" in shown.left_words
    assert shown.legend.startswith(f"audited and right: {len(shown.right)}")
    # What is accepted includes audited items, which have a status of their own.
    inside = int(np.count_nonzero(found.accepted[list(audit.sample)]))
    assert shown.legend.endswith(f"of these among the accepted: {inside}")
    assert found.count(LabelStatus.ACCEPTED) == found.n_accepted - inside > 0
    # Once all the others are reviewed, no part of the bar is marked as still to be reviewed.
    reviewed = {item: Decision(0, "ann", utc_now()) for item in found.to_review}
    done = find_acceptance(audit, labels, reviewed)
    assert done is not None
    whole = audited_bar(done, audit, CONFIDENCE)
    assert (whole.accepted, whole.right_words) == (1.0, "To review: 0")


def test_a_label_off_by_one_class_is_marked_wrong_only_where_it_counts_as_wrong() -> None:
    labels, no = np.ones(N, dtype=int), np.zeros(N, dtype=bool)
    ids = np.array([f"{n}" for n in range(N)], dtype=np.dtypes.StringDType())
    for tolerance in (0, 1):
        looks = plan_looks(N, 80, 0.05)
        plan = plan_acceptance(labels, CONFIDENCE, no, no, 0, 0.05, looks, tolerance=tolerance)
        audit = draw_audit(ids, plan, 1)
        far, near = audit.sample[0], set(audit.sample[1:9])
        answers = tuple(3 if n == far else 2 if n in near else 1 for n in audit.sample)
        audit = replace(audit, answers=answers)
        found = find_acceptance(audit, labels, {})
        assert found is not None
        shown = audited_bar(found, audit, CONFIDENCE)
        assert len(shown.wrong) == found.found == (1 if tolerance else 9)
        assert ("off by two or more" in shown.legend) == bool(tolerance)


def test_many_marks_are_thinned_evenly() -> None:
    n = 3000
    confidence, no = np.linspace(1.0, 0.5, n), np.zeros(n, dtype=bool)
    labels = np.zeros(n, dtype=int)
    plan = plan_acceptance(labels, confidence, no, no, 0, 0.05, plan_looks(n, 1000, 0.05))
    ids = np.array([f"{i}" for i in range(n)], dtype=np.dtypes.StringDType())
    audit = draw_audit(ids, plan, 1)
    audit = replace(audit, answers=(0,) * 1000)
    found = find_acceptance(audit, labels, {})
    assert found is not None
    shown = audited_bar(found, audit, confidence)
    assert len(shown.right) == MOST_MARKS
    assert shown.right[0] < 0.02
    assert shown.right[-1] > 0.98


def test_the_curve_ends_where_nothing_is_to_be_gained_and_the_dot_is_on_it() -> None:
    chart = ForecastChart(WORK, WORK.best)
    assert chart.dot == (WORK.best, WORK.total(WORK.best))
    assert chart.dot_words == f"suggested: {WORK.best}"
    assert ForecastChart(WORK, WORK.best + 7).dot_words == f"chosen: {WORK.best + 7}"
    assert chart.x.max() <= max(4 * WORK.best, WORK.best)
    low, high = chart.range
    assert (low <= chart.totals + 1e-6).all()
    assert (chart.totals <= high + 1e-6).all()
    assert chart.up.high >= N
    assert chart.across.high >= chart.x.max()
