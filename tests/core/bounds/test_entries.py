"""What labels and gold certify about the labels shown, and when gold may speak."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import numpy as np
import pytest

from crowdgui.core.bounds import quantities
from crowdgui.core.bounds.agreement_bound import AgreementBoundOptions, cross_fitted, iwmv_weights
from crowdgui.core.bounds.entries import assignment_entries, confidence_entries
from crowdgui.core.bounds.estimates import mean_error_entries, paper_quantities
from crowdgui.core.bounds.guarantee import (
    BoundEntry,
    BoundKey,
    EvidenceLevel,
    GuaranteeOptions,
    NoBound,
)
from crowdgui.core.bounds.model_check import ModelCheck
from crowdgui.core.bounds.quantities import homogeneous
from crowdgui.core.errors import Reason
from crowdgui.core.job import Job
from crowdgui.core.labels import UNLABELLED, text_array
from crowdgui.core.progress import ignore_progress
from crowdgui.core.results import run_job
from crowdgui.core.rules.rule import GoldOptions
from crowdgui.core.simulate.scenario import SimulatedLabels, simulate

if TYPE_CHECKING:
    from crowdgui.core.bounds.assignment.assignment_bounds import IndependentItemBounds
    from crowdgui.core.results import Outcome

ITEMS = 300


def crowd(seed: int, accuracy: float = 0.9) -> SimulatedLabels:
    confusion = homogeneous(np.full(20, accuracy), 2)
    everywhere = np.broadcast_to(confusion, (ITEMS, 20, 2, 2))
    rng = np.random.default_rng(seed)
    return simulate(everywhere, np.full((ITEMS, 20), 0.6), ("a", "b"), np.array([0.5, 0.5]), rng)


def gold_of(made: SimulatedLabels, known: int) -> np.ndarray[tuple[int], np.dtype[np.integer]]:
    gold = np.full(ITEMS, UNLABELLED)
    gold[:known] = made.truth[:known]
    return gold


def entries(job: Job) -> dict[EvidenceLevel, BoundEntry]:
    return {
        entry.level: entry
        for entry in confidence_entries(run_job(job), GuaranteeOptions(), ignore_progress)
    }


def test_every_label_that_differs_from_the_certified_vote_counts_as_wrong() -> None:
    made = crowd(1, accuracy=0.7)
    outcome = run_job(Job(made.labels, None, "mv"))
    found = cross_fitted(
        made.labels,
        iwmv_weights,
        AgreementBoundOptions(0.05, better_than_chance=True),
        0,
        ignore_progress,
    )
    apart = found.differing(outcome.aggregation.labels)
    (entry,) = confidence_entries(outcome, GuaranteeOptions(), ignore_progress)
    assert apart > 0
    assert found.bound is not None
    assert entry.value == pytest.approx(found.bound + apart / ITEMS)


@pytest.mark.parametrize("seed", range(20))
def test_no_limit_lies_under_the_error(seed: int) -> None:
    made = crowd(seed, accuracy=0.75)
    job = Job(made.labels, gold_of(made, 60), "oswmv")
    wrong = np.mean(run_job(job).aggregation.labels != made.truth)
    for entry in entries(job).values():
        assert entry.value is None or entry.value >= wrong


def test_gold_speaks_only_where_the_rule_has_not_seen_it_and_items_are_left() -> None:
    made = crowd(2)
    some, every = gold_of(made, 150), gold_of(made, ITEMS)
    assert EvidenceLevel.GOLD in entries(Job(made.labels, some, "oswmv"))
    held = Job(made.labels, some, "oswmv", GoldOptions(hold_gold=True))
    assert EvidenceLevel.GOLD not in entries(held)
    assert EvidenceLevel.GOLD not in entries(Job(made.labels, every, "oswmv"))


def seen_entries(outcome: Outcome) -> tuple[list[BoundEntry], IndependentItemBounds | None]:
    known = paper_quantities(outcome.job.used, outcome.aggregation, outcome.workers)
    unchecked = ModelCheck(0, 0, ())
    return assignment_entries(outcome, GuaranteeOptions(), unchecked, known, ignore_progress)


@pytest.mark.parametrize(("rule", "long"), [("em", True), ("iwmv", False)])
def test_bounds_that_go_through_too_many_classes_say_so(
    rule: str, long: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(quantities, "MOST_PRODUCTS", 100_000)
    job = Job(replace(crowd(4).labels, classes=text_array(map(str, range(33)))), None, rule)
    outcome = run_job(job)
    assert not long or "table" not in vars(outcome.aggregation.form)
    seen, items = seen_entries(outcome)
    assert (items is None) is long
    mean = mean_error_entries(
        job.used,
        outcome.aggregation,
        paper_quantities(job.used, outcome.aggregation, outcome.workers),
    )
    reasons = {entry.key: entry.reason for entry in (*seen, *mean)}
    for key in (
        BoundKey.ITEMS,
        BoundKey.PROBABLE,
        BoundKey.PROBABLE_ITEMS,
        BoundKey.HOEFFDING,
        BoundKey.BERNSTEIN,
        BoundKey.LOWER,
    ):
        assert (reasons[key] == Reason(NoBound.TAKES_LONG)) is long, key


@pytest.mark.parametrize(("rule", "long"), [("em-homogeneous", True), ("mv", False)])
def test_no_bound_goes_through_all_pairs_of_many_classes(rule: str, long: bool) -> None:
    made = crowd(4).labels
    names = text_array(map(str, range(33)))
    outcome = run_job(Job(replace(made, classes=names), None, rule))
    found, items = seen_entries(outcome)
    by_key = {entry.key: entry for entry in found}
    assert (by_key[BoundKey.CHERNOFF].reason == Reason(NoBound.TAKES_LONG)) is long
    assert items is not None
    assert np.isfinite(items.bound).all()
