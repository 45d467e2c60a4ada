"""Which rule the evidence is for."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from crowdgui.core.compare import candidates, misfit
from crowdgui.core.compare.candidates import (
    NotCompared,
    n_rounds,
    skipped_candidates,
    subsample_items,
)
from crowdgui.core.compare.misfit import MisfitTest, NotTested
from crowdgui.core.compare.recommendation import (
    NotUsed,
    candidates_for,
    compare_on_gold,
    evidence_rows,
    recommend_rule,
    select_rule,
)
from crowdgui.core.compare.rule_result import evaluate_rule
from crowdgui.core.job import Job
from crowdgui.core.labels import UNLABELLED
from crowdgui.core.reasons import Reason
from crowdgui.core.rules.registry import CANDIDATES, RULES, SUGGESTED
from tests.core.compare.crowds import by_class
from tests.core.compare.records import ALIKE, BIASED, row, scores
from tests.core.strategies import crowd, from_matrix, make_labels


@pytest.fixture
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Leave out the slow rules, and draw fewer sets."""
    monkeypatch.setattr(candidates.consensus, "MOST_LABELS", 10)
    monkeypatch.setattr(candidates, "MOST_ROUNDS", 10)
    monkeypatch.setattr(misfit, "DRAWS", 39)


def test_without_evidence_the_suggested_rule_is_kept() -> None:
    rows = [row("mv", 0.03, 0.06), row("em", 0.02, 0.2, (3, 1), 0.9)]
    assert select_rule(rows, scores(mv=0.03, em=0.02)) == SUGGESTED
    assert select_rule([], None) == SUGGESTED


def test_a_rule_that_predicts_better_is_taken() -> None:
    assert select_rule([row("bwa", 0.03, 0.01)], scores(bwa=0.03)) == "bwa"


def test_the_check_of_workers_says_which_rules_count() -> None:
    keys = ("iwmv", "bwa", "em-homogeneous", "em", "em-pooled")
    found = scores(**{"bwa": 0.1, "em-homogeneous": 0.2, "em": 0.1, "em-pooled": 0.1})
    alike = evidence_rows(found, {}, keys, {}, ALIKE, 0)
    biased = evidence_rows(found, {}, keys, {}, BIASED, 0)
    assert [row.key for row in alike if row.set_aside] == ["em", "em-pooled"]
    assert [row.key for row in biased if row.set_aside] == ["bwa", "em-homogeneous"]
    for each in (*alike, *biased):
        assert (each.chance is None) == bool(each.set_aside)
        assert each.gain == found.gain(each.key, SUGGESTED)
    assert select_rule(alike, found) == "em-homogeneous"
    assert select_rule(biased, found) == "em"


def test_a_bias_that_could_not_be_tested_is_not_said_to_be_absent() -> None:
    untested = replace(ALIKE, bias=MisfitTest(0.0, 0.0, 1.0, Reason(NotTested.SINGLE_LABELS)))
    found = scores(bwa=0.1, em=0.2)
    rows = evidence_rows(found, {}, ("iwmv", "bwa", "em"), {}, untested, 0)
    assert {row.key: row.set_aside for row in rows} == {
        "bwa": None,
        "em": Reason(NotUsed.CLASS_BIAS_UNTESTED),
    }
    assert select_rule(rows, found) == "bwa"


def test_gold_that_speaks_against_a_rule_keeps_the_suggested() -> None:
    found = scores(bwa=0.03)
    assert select_rule([row("bwa", 0.03, 0.01, (2, 3), 1.0)], found) == SUGGESTED
    assert select_rule([row("bwa", 0.03, 0.01, (3, 3), 1.0)], found) == "bwa"


def test_gold_beyond_noise_comes_first() -> None:
    rows = [
        row("bwa", 0.03, 0.01, (9, 3), 0.2),
        row("ebcc", -0.05, 1.0, (20, 2), 0.01),
        row("em", 0.0, 1.0, (18, 3), 0.02),
    ]
    assert select_rule(rows, scores(bwa=0.03, ebcc=-0.05, em=0.0)) == "ebcc"


def test_of_rules_level_with_the_best_the_first_is_taken() -> None:
    rows = [row("consensus", 0.031, 0.01), row("em-pooled", 0.03, 0.02), row("em", 0.03, 0.06)]
    assert select_rule(rows, scores(**{"consensus": 0.031, "em-pooled": 0.03})) == "em-pooled"
    rows[0] = row("consensus", 0.2, 0.01)
    assert select_rule(rows, scores(**{"consensus": 0.2, "em-pooled": 0.03})) == "consensus"


def test_candidates_are_rules_the_suggested_one_first() -> None:
    assert CANDIDATES[0] == SUGGESTED
    assert set(CANDIDATES) <= set(RULES)
    assert not any(RULES[key].needs_worker_input for key in CANDIDATES)


@pytest.mark.usefixtures("_quick")
def test_workers_alike_on_all_classes_keep_the_suggested_rule() -> None:
    for seed in range(2):
        rng = np.random.default_rng(seed)
        labels, truth = crowd(rng, rng.beta(4, 2, 20), 200, 2, fill=0.4)
        advice = recommend_rule(Job(labels, np.where(np.arange(200) < 60, truth, UNLABELLED)))
        assert advice.rule == SUGGESTED
        pairs = [row.gold for row in advice.rows if row.gold is not None]
        assert {pair.known for pair in pairs} == {60}


@pytest.mark.usefixtures("_quick")
def test_workers_with_class_bias_are_best_served_by_em() -> None:
    rng = np.random.default_rng(0)
    good = rng.uniform(0.35, 0.98, 30)
    labels, truth = by_class(rng, np.stack([good, 1.38 - good], axis=1).clip(0, 0.97), 1500, 0.3)
    job = Job(labels)
    advice = recommend_rule(job)
    assert RULES[advice.rule].learns_class_bias
    assert advice.misfit.bias.found
    wrong = {
        key: np.mean(evaluate_rule(replace(job, rule=key, choices=None)).labels != truth)
        for key in (SUGGESTED, advice.rule)
    }
    assert wrong[advice.rule] < 0.9 * wrong[SUGGESTED]


@pytest.mark.usefixtures("_quick")
def test_the_rows_hold_every_other_candidate() -> None:
    labels, _ = crowd(np.random.default_rng(0), np.linspace(0.5, 0.9, 8), 60, 3)
    advice = recommend_rule(Job(labels))
    assert [row.key for row in advice.rows if not row.reason] == [
        key for key in CANDIDATES if key not in (SUGGESTED, "ebcc", "consensus")
    ]
    assert {row.key for row in advice.rows if row.reason} == {"ebcc", "consensus"}
    for each in advice.rows:
        assert (each.gain is None) == bool(each.reason)
        assert each.gold is None
    slow = Reason.make(NotCompared.TOO_SLOW, n=10)
    assert {row.reason for row in advice.rows if row.reason} == {slow}


def test_nothing_to_judge_by() -> None:
    advice = recommend_rule(Job(from_matrix([[0, 1, -1], [-1, -1, 1]], 2)))
    assert advice.rule == SUGGESTED
    assert advice.held_out is None
    assert advice.misfit.bias.reason == Reason(NotTested.SINGLE_LABELS)


def test_rules_tried_already_are_not_run_again(monkeypatch: pytest.MonkeyPatch) -> None:
    labels, truth = crowd(np.random.default_rng(0), np.linspace(0.5, 0.9, 8), 60, 2)
    job = Job(labels, truth)
    keys = ("iwmv", "mv", "em")
    tried = [evaluate_rule(replace(job, rule=key, choices=None)) for key in keys]
    fresh = compare_on_gold(job, keys, ())
    monkeypatch.setattr("crowdgui.core.compare.recommendation.get_rule", None)
    assert compare_on_gold(job, keys, tried) == fresh
    assert set(fresh) == {"mv", "em"}
    wrong = {one.key: one.gold.wrong for one in tried if one.gold}
    for key, pair in fresh.items():
        assert pair.fewer_wrong == wrong["iwmv"] - wrong[key]


def test_with_two_classes_em_stands_for_both() -> None:
    two = from_matrix([[0, 1, 0]] * 2, 2)
    three = from_matrix([[0, 1, 2]] * 2, 3)
    assert "em-class" not in candidates_for(two)[0]
    assert skipped_candidates(two)["em-class"] == Reason(NotCompared.SAME_AS_EM)
    assert candidates_for(three) == (CANDIDATES, {})


def test_large_data_leave_out_slow_rules_and_most_rounds(monkeypatch: pytest.MonkeyPatch) -> None:
    labels, _ = crowd(np.random.default_rng(0), np.linspace(0.5, 0.9, 8), 500, 3)
    assert n_rounds(labels) == candidates.MOST_ROUNDS
    monkeypatch.setattr(candidates, "MOST_LABELS", 4000 * 3 * 4)
    assert n_rounds(labels) == 4
    monkeypatch.setattr(candidates.consensus, "MOST_LABELS", 3999)
    assert set(skipped_candidates(labels)) == {"ebcc", "consensus"}
    part = subsample_items(labels, np.random.default_rng(0), 400)
    assert 200 < part.n_labels < 800
    # Whole items, all workers of whom there are labels, and every class.
    assert (part.labels_per_item == 8).all()
    assert part.n_workers == 8
    assert subsample_items(labels, np.random.default_rng(0), 4000) is labels


def test_a_part_holds_an_item_and_its_own_workers_only() -> None:
    # Two items, the one by nine workers, the other by two: some seeds would draw neither.
    labels = make_labels([0] * 9 + [1] * 2, [*range(9), 9, 10], [0] * 11, 2, 11, 2)
    for seed in range(20):
        part = subsample_items(labels, np.random.default_rng(seed), 2)
        assert part.n_labels in (9, 2, 11)
        assert part.labels_per_worker.tolist() == [1] * part.n_labels
