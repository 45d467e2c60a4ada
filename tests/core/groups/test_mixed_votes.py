"""Rules run on some voters' labels: the same as excluding the others, draws fair and nested."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given

from crowdgui.core.errors import Cancelled
from crowdgui.core.groups.mixed_votes import (
    NoCurve,
    Voters,
    VotesComparison,
    VotesOf,
    compare_votes,
    people_curve,
)
from crowdgui.core.job import Job
from crowdgui.core.labels import UNLABELLED, Labels
from crowdgui.core.progress import Progress, ignore_progress
from crowdgui.core.results import GoldScore
from crowdgui.core.rules import em
from crowdgui.core.rules.registry import BASELINE, get_rule
from tests.core.strategies import crowd, from_matrix, label_sets, quick

MODELS = np.array([True, True, True, False, False, False, False])


def mixed(seed: int, n_items: int = 60, fill: float = 1.0) -> tuple[Job, np.ndarray, np.ndarray]:
    """Draw labels of three weak models and four good people, their final labels and the truth."""
    accuracy = np.array([0.6, 0.6, 0.6, 0.9, 0.85, 0.9, 0.85])
    labels, truth = crowd(np.random.default_rng(seed), accuracy, n_items, 2, fill=fill)
    job = Job(labels)
    return job, fitted(job, labels), truth


def fitted(job: Job, labels: Labels) -> np.ndarray:
    return get_rule(job.rule).fit(labels, job.gold, job.options, ignore_progress).labels


def way(found: VotesComparison, voters: Voters, k: int | None = None) -> VotesOf:
    return next(w for w in found.ways if (w.voters, w.people_per_item) == (voters, k))


def test_people_and_models_alone_are_the_others_excluded() -> None:
    job, final, truth = mixed(1, fill=0.4)
    found = compare_votes(job, MODELS, final, truth)
    for voters, gone in ((Voters.PEOPLE, MODELS), (Voters.MODELS, ~MODELS)):
        rest = job.labels.without(gone)
        one = way(found, voters)
        np.testing.assert_array_equal(one.final, fitted(job, rest))
        assert one.labels_people + one.labels_models == rest.n_labels
        assert one.workers == np.count_nonzero(~gone)
        both = (one.final != UNLABELLED) & (final != UNLABELLED)
        assert one.changed == np.count_nonzero(both & (one.final != final))
        assert one.uncovered == np.count_nonzero((final != UNLABELLED) & (one.final == UNLABELLED))
    assert not found.gold_seen


def test_excluded_workers_do_not_vote() -> None:
    job, final, _ = mixed(2)
    out = np.zeros(7, dtype=bool)
    out[[0, 3]] = True
    found = compare_votes(Job(job.labels, excluded=out), MODELS, final, None)
    assert [w.workers for w in found.ways] == [3, 2, 5]
    assert all(w.gold is None for w in found.ways)


def test_few_people_are_drawn_per_item() -> None:
    job, final, truth = mixed(3, fill=0.5)
    found = compare_votes(job, MODELS, final, truth, people_per_item=(1, 2, 9))
    person = ~MODELS[job.labels.worker]
    per_item = np.bincount(job.labels.item[person], minlength=60)
    for k in (1, 2, 9):
        one = way(found, Voters.MODELS_AND_PEOPLE, k)
        assert one.labels_people == np.minimum(per_item, k).sum()
        assert one.labels_models == np.count_nonzero(~person)
    everybody = way(found, Voters.MODELS_AND_PEOPLE, 9)
    np.testing.assert_array_equal(everybody.final, final)
    assert (everybody.changed, everybody.uncovered) == (0, 0)


def test_all_ways_are_scored_on_the_same_items() -> None:
    people, models = [0, 0, 0, -1, 1], [1, 1, -1, 0, 1]
    job = Job(from_matrix([people, models], 2), rule=BASELINE)
    truth = np.array([0, 1, 0, 0, -1])
    is_model = np.array([False, True])
    found = compare_votes(job, is_model, fitted(job, job.labels), truth)
    # Items 0 and 1 have a known class and labels of both.
    assert [w.gold for w in found.ways[:2]] == [GoldScore(2, 1)] * 2
    assert [w.uncovered for w in found.ways] == [1, 1, 0]


def test_a_way_without_labels_covers_nothing_and_spoils_no_score() -> None:
    job, final, truth = mixed(4)
    found = compare_votes(job, np.zeros(7, dtype=bool), final, truth)
    models = way(found, Voters.MODELS)
    assert (models.labels_people, models.labels_models, models.workers) == (0, 0, 0)
    assert (models.changed, models.uncovered, models.gold) == (0, 60, None)
    score = way(found, Voters.PEOPLE).gold
    assert score is not None
    assert score.known == 60


def test_a_rule_that_keeps_gold_has_no_score() -> None:
    job, final, truth = mixed(5)
    keeps = Job(job.labels, truth, rule="em", options=em.EmOptions(hold_gold=True))
    found = compare_votes(keeps, MODELS, final, truth)
    assert found.gold_seen
    assert all(w.gold is None for w in found.ways)
    curve = people_curve(keeps, MODELS, final, truth, (1,), draws=2)
    assert curve.reason is NoCurve.GOLD_FIXED
    assert curve.gold_seen
    assert np.isnan(curve.error.mean).all()
    assert not np.isnan(curve.changed.mean).any()


def test_labels_cost_what_they_cost() -> None:
    job, final, truth = mixed(6)
    one = way(compare_votes(job, MODELS, final, truth), Voters.MODELS_AND_PEOPLE, 1)
    assert one.cost(0.1, 0.001) == pytest.approx(60 * 0.1 + 180 * 0.001)
    assert one.cost(0.1, None) is None


def test_the_curve_ends_at_what_all_labels_give() -> None:
    job, final, truth = mixed(7)
    curve = people_curve(job, MODELS, final, truth, draws=4)
    assert curve.counts.tolist() == [0, 1, 2, 3, 4]
    assert curve.labels.tolist() == [0, 60, 120, 180, 240]
    assert (curve.items, curve.known, curve.labels_models) == (60, 60, 180)
    assert curve.reason is None
    found = compare_votes(job, MODELS, final, truth)
    people, models = way(found, Voters.PEOPLE), way(found, Voters.MODELS)
    assert people.gold is not None
    assert models.gold is not None
    assert np.isnan(curve.error.mean[0])
    assert curve.error.mean[-1] == people.gold.error
    assert curve.changed.mean[-1] == pytest.approx(people.changed / 60)
    assert curve.error_with_models.mean[0] == models.gold.error
    assert curve.changed_with_models.mean[-1] == 0.0
    for band in (curve.error_with_models, curve.changed_with_models):
        assert (band.low <= band.mean).all()
        assert (band.mean <= band.high).all()
        assert band.low[-1] == band.high[-1]
    assert curve.error.mean[1] > curve.error.mean[-1]


def test_one_person_per_item_errs_as_people_do() -> None:
    accuracy = np.array([0.9, 0.7, 0.5])
    labels, truth = crowd(np.random.default_rng(8), accuracy, 300, 2)
    job = Job(labels, rule=BASELINE)
    right = float((labels.code == truth[labels.item]).mean())
    curve = people_curve(job, np.zeros(3, dtype=bool), truth, truth, (1,), draws=60)
    assert curve.error.mean[0] == pytest.approx(1 - right, abs=0.01)
    assert np.isnan(curve.error_with_models.mean).all()
    assert curve.error.low[0] < curve.error.mean[0] < curve.error.high[0]


def test_the_same_seed_draws_the_same() -> None:
    job, final, truth = mixed(9, fill=0.6)
    one, two, other = (
        people_curve(job, MODELS, final, truth, (1, 2), draws=3, seed=seed) for seed in (1, 1, 2)
    )
    np.testing.assert_array_equal(one.error.mean, two.error.mean)
    assert (one.error.mean != other.error.mean).any()


def test_models_alone_have_a_curve_of_one_point() -> None:
    job, final, truth = mixed(10)
    curve = people_curve(job, np.ones(7, dtype=bool), final, truth)
    assert curve.counts.tolist() == [0]
    assert curve.reason is NoCurve.NO_PEOPLE
    assert curve.changed_with_models.mean.tolist() == [0.0]


def test_without_known_classes_only_changes_are_counted() -> None:
    job, final, _ = mixed(11)
    curve = people_curve(job, MODELS, final, None, (1,), draws=2)
    assert curve.reason is NoCurve.NO_KNOWN_CLASS
    assert np.isnan(curve.error.mean).all()
    assert curve.changed.mean[0] > 0


@quick
@given(label_sets(min_classes=2))
def test_any_labels_have_a_comparison_and_a_curve(labels: Labels) -> None:
    job = Job(labels, rule=BASELINE)
    is_model = np.arange(labels.n_workers) % 2 == 0
    final = fitted(job, labels)
    found = compare_votes(job, is_model, final, final, people_per_item=(1, 50))
    assert way(found, Voters.MODELS_AND_PEOPLE, 50).changed == 0
    curve = people_curve(job, is_model, final, final, draws=2)
    some = ~np.isnan(curve.error_with_models.mean)
    if some.any() and curve.known:
        assert curve.error_with_models.mean[-1] == 0.0


def test_it_stops_when_told() -> None:
    job, final, truth = mixed(12)

    def stop(_: Progress) -> None:
        raise Cancelled

    with pytest.raises(Cancelled):
        compare_votes(job, MODELS, final, truth, report=stop)
    with pytest.raises(Cancelled):
        people_curve(job, MODELS, final, truth, report=stop)
