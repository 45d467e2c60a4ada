"""Which rule the evidence is for."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from crowdgui.core.compare import candidates, misfit
from crowdgui.core.compare.candidates import n_rounds, skipped_candidates, subsample_items
from crowdgui.core.compare.held_out import HeldOutScores, MeanEstimate, PairedComparison
from crowdgui.core.compare.misfit import Misfit, MisfitTest
from crowdgui.core.compare.recommendation import (
    RuleEvidence,
    candidates_for,
    compare_on_gold,
    describe_recommendation,
    evidence_rows,
    recommend_rule,
    select_rule,
)
from crowdgui.core.compare.rule_result import evaluate_rule
from crowdgui.core.job import Job
from crowdgui.core.labels import UNLABELLED
from crowdgui.core.rules.registry import CANDIDATES, RULES, SUGGESTED
from tests.core.compare.crowds import by_class
from tests.core.strategies import crowd, from_matrix, make_labels

NONE, FOUND = MisfitTest(0.02, 0.02, 0.5), MisfitTest(0.2, 0.02, 0.01)


ALIKE = Misfit(NONE, NONE, (5, 5))


BIASED = replace(ALIKE, bias=FOUND)


@pytest.fixture
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Leave out the slow rules, and draw fewer sets."""
    monkeypatch.setattr(candidates.consensus, "MOST_LABELS", 10)
    monkeypatch.setattr(candidates, "MOST_ROUNDS", 10)
    monkeypatch.setattr(misfit, "DRAWS", 39)


def row(
    key: str,
    gain: float = 0.0,
    chance: float = 1.0,
    gold: tuple[int, int] | None = None,
    gold_chance: float | None = None,
) -> RuleEvidence:
    pair = None if gold is None else PairedComparison(80, gold[0], gold[1], 0.5)
    return RuleEvidence(key, MeanEstimate(gain, 0.01), chance, pair, gold_chance)


def scores(**gains: float) -> HeldOutScores:
    """Scores of 50 items in which every rule gains as much on each, but for a little noise."""
    keys = (SUGGESTED, *gains)
    rng = np.random.default_rng(0)
    means = np.array([0.0, *gains.values()])
    sums = means[:, None] + rng.normal(0, 0.05, (len(keys), 50))
    return HeldOutScores(keys, sums, np.ones(50), sampled=False)


def test_without_evidence_the_suggested_rule_is_kept() -> None:
    rows = [row("mv", 0.03, 0.06), row("em", 0.02, 0.2, (3, 1), 0.9)]
    assert select_rule(rows, scores(mv=0.03, em=0.02)) == SUGGESTED
    assert select_rule([], None) == SUGGESTED


def test_a_rule_that_foretells_better_is_taken() -> None:
    assert select_rule([row("bwa", 0.03, 0.01)], scores(bwa=0.03)) == "bwa"


def test_the_check_of_workers_says_which_rules_count() -> None:
    keys = ("iwmv", "bwa", "em-homogeneous", "em", "em-pooled")
    found = scores(**{"bwa": 0.1, "em-homogeneous": 0.2, "em": 0.1, "em-pooled": 0.1})
    alike = evidence_rows(found, {}, keys, {}, ALIKE, 0)
    biased = evidence_rows(found, {}, keys, {}, BIASED, 0)
    assert [row.key for row in alike if row.set_aside] == ["em", "em-pooled"]
    assert [row.key for row in biased if row.set_aside] == ["bwa", "em-homogeneous"]
    for row in (*alike, *biased):
        assert (row.chance is None) == bool(row.set_aside)
        assert row.gain == found.gain(row.key, SUGGESTED)
    assert select_rule(alike, found) == "em-homogeneous"
    assert select_rule(biased, found) == "em"


def test_a_bias_that_could_not_be_tested_is_not_said_to_be_absent() -> None:
    untested = replace(ALIKE, bias=MisfitTest(0.0, 0.0, 1.0, "not defined, because of something"))
    found = scores(bwa=0.1, em=0.2)
    rows = evidence_rows(found, {}, ("iwmv", "bwa", "em"), {}, untested, 0)
    assert {row.key: row.set_aside for row in rows} == {
        "bwa": "",
        "em": "learns class bias, which could not be tested here",
    }
    assert select_rule(rows, found) == "bwa"


def test_rules_set_aside_are_named_with_the_reason() -> None:
    found = scores(**{"bwa": 0.1, "em": 0.1, "em-pooled": 0.1})
    rows = evidence_rows(found, {}, ("iwmv", "bwa", "em", "em-pooled"), {}, ALIKE, 0)
    assert describe_recommendation(SUGGESTED, rows, found, ALIKE)[-1] == (
        f"Predictions by “{RULES['em'].name}”, “{RULES['em-pooled'].name}” are not used: each "
        "learns class bias, but no significant class bias was found."
    )
    rows = evidence_rows(None, {}, ("iwmv", "bwa", "em"), {}, ALIKE, 0)
    assert not any(
        "are not used" in s for s in describe_recommendation(SUGGESTED, rows, None, ALIKE)
    )


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
        assert advice.sentences[0].startswith("Keep “Weighted voting (IWMV)”")
        assert "On 60 gold items" in advice.sentences[2]


@pytest.mark.usefixtures("_quick")
def test_workers_with_class_bias_are_best_served_by_em() -> None:
    rng = np.random.default_rng(0)
    good = rng.uniform(0.35, 0.98, 30)
    labels, truth = by_class(rng, np.stack([good, 1.38 - good], axis=1).clip(0, 0.97), 1500, 0.3)
    job = Job(labels)
    advice = recommend_rule(job)
    assert RULES[advice.rule].learns_class_bias
    assert advice.misfit.bias.found
    assert advice.sentences[0].startswith(f"Use “{advice.name}”")
    assert any("class bias" in sentence for sentence in advice.sentences)
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
    assert advice.sentences[-1].startswith("Not compared: “Item types (EBCC)”, which takes too")
    assert "There is no gold to compare rules on." in advice.sentences


def test_nothing_to_judge_by() -> None:
    advice = recommend_rule(Job(from_matrix([[0, 1, -1], [-1, -1, 1]], 2)))
    assert advice.rule == SUGGESTED
    assert advice.held_out is None
    assert advice.sentences[0] == (
        "Keep “Weighted voting (IWMV)”: there is no evidence to compare rules."
    )
    assert advice.sentences[1].startswith(
        "Hardly any item has two labels, so no labels were held out"
    )


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
    assert "two classes" in skipped_candidates(two)["em-class"]
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


def test_a_rule_chosen_by_gold_does_not_hide_one_that_foretells_better() -> None:
    rows = [row("em", -0.1, 0.9, (20, 1), 0.01), row("bwa", 0.4, 0.2)]
    said = describe_recommendation("em", rows, scores(em=-0.1, bwa=0.4), ALIKE)[1]
    assert "no suitable rule" not in said
    assert "“BWA" in said or "Bayesian" in said


def test_the_hidden_labels_in_words() -> None:
    found = scores(bwa=0.4)
    first = describe_recommendation("bwa", [row("bwa", 0.4, 0.0001)], found, ALIKE)[1]
    assert first.startswith("On 50 held-out labels, the geometric mean probability is ")
    assert first.endswith("a lead this large with 1 rule tried would be very rare.")
    rows = [row("bwa", 0.4, 0.2), row("mv", 0.1, 0.9)]
    assert (
        "by chance in 20.0% of cases" in describe_recommendation(SUGGESTED, rows, found, ALIKE)[1]
    )
    none = describe_recommendation(SUGGESTED, [row("bwa", -0.1, 0.9)], found, ALIKE)[1]
    assert "no suitable rule predicts better than “Weighted voting (IWMV)”" in none


def test_a_look_at_a_part_is_said_to_be_one() -> None:
    rows, part = [row("bwa", 0.4, 0.2)], "Only a random part of the items was used."
    found = scores(bwa=0.4)
    assert part not in describe_recommendation(SUGGESTED, rows, found, ALIKE)[1]
    sampled = replace(found, sampled=True)
    assert describe_recommendation(SUGGESTED, rows, sampled, ALIKE)[1].endswith(" " + part)


def test_gold_in_words() -> None:
    def said(gold: tuple[int, int], chance: float) -> str:
        rows = [row("em", -0.1, 0.9, gold, chance)]
        return describe_recommendation(SUGGESTED, rows, scores(em=-0.1), ALIKE)[2]

    assert said((3, 1), 0.6).endswith(" 1 times: too few to show a difference.")
    assert said((1, 3), 0.6).endswith(" 3 times: no evidence for it.")
    assert said((20, 1), 0.01).endswith(" 1 times: a significant difference.")
