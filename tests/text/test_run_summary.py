"""The sentences say what the run found, and nothing that it did not."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from crowdgui.core.job import Job
from crowdgui.core.labels import UNLABELLED, Labels
from crowdgui.core.progress import Iteration
from crowdgui.core.results import run_job
from crowdgui.core.workers.flag import WorkerFlag
from crowdgui.text import run_summary as findings
from tests.core.strategies import crowd, from_rows, make_labels
from tests.core.strategies import from_matrix as by_worker

TWO_AGAINST_ONE = [("a", "1", "x"), ("b", "1", "x"), ("c", "1", "y"), ("a", "2", "y")]


def from_matrix(items: list[list[int]], n_classes: int) -> Labels:
    """Make labels from one row an item, one column a worker."""
    return by_worker(np.transpose(items).tolist(), n_classes)


def test_sizes_in_words() -> None:
    assert findings.size(from_rows(TWO_AGAINST_ONE)) == ("4 labels, 3 workers, 2 items, 2 classes")
    one = from_rows([("a", "1", "x")])
    assert findings.size(one) == "1 label, 1 worker, 1 item, 1 class"


def test_steps_and_rest() -> None:
    labels = from_matrix([[0, 0, 1], [1, 1, 0]], 2)
    assert findings.describe_labelled(run_job(Job(labels, rule="mv"))) == "2 items labelled."
    outcome = run_job(Job(labels))
    assert findings.describe_labelled(outcome) == "2 items labelled."
    twice = replace(outcome.aggregation, history=(*outcome.aggregation.history, Iteration(2, 0, 1)))
    more = findings.describe_labelled(replace(outcome, aggregation=twice))
    assert more == "2 items labelled in 2 iterations."


def test_ties_are_counted() -> None:
    outcome = run_job(Job(from_matrix([[0, 1], [0, 0]], 2), rule="mv"))
    assert findings.describe_ties(outcome) == "1 tie, given to the first of the tied classes."
    assert (
        findings.describe_ties(run_job(Job(from_matrix([[0, 0], [1, 1]], 2), rule="mv")))
        == "No ties."
    )


def test_a_majority_is_not_held_against_itself() -> None:
    assert findings.describe_majority_votes(run_job(Job(from_matrix([[0, 1]], 2), rule="mv"))) == ""


def test_items_nobody_labelled_are_told() -> None:
    labels = make_labels([0, 0], [0, 1], [0, 0], 2, 2, 2)
    assert findings.describe_unlabelled(run_job(Job(labels))).startswith("1 item has no label")
    assert findings.describe_unlabelled(run_job(Job(from_matrix([[0, 0]], 2)))) == ""


def test_gold_with_its_interval() -> None:
    labels = from_matrix([[0, 0], [1, 1], [0, 0]], 2)
    gold = np.array([0, 0, UNLABELLED])
    assert findings.describe_gold_errors(run_job(Job(labels, gold))) == (
        "On gold, 1 of the rule’s 2 labels is wrong: 50.0% (1.3% to 98.7%)."
    )
    assert findings.describe_gold_errors(run_job(Job(labels))) == ""


def test_gold_that_the_rule_used_is_said_to_be_no_fair_test() -> None:
    labels = by_worker([[0, 1, 1, 0], [0, 1, 0, 0], [1, 1, 1, 0]], 2)
    gold = np.array([0, 1, UNLABELLED, UNLABELLED])
    said = findings.describe_gold_errors(run_job(Job(labels, gold, "bound-optimal")))
    assert said.startswith("On gold, 0 of the rule’s 2 labels are wrong")
    assert said.endswith("so they aren’t a fair test of its final labels.")
    assert "fair test" not in findings.describe_gold_errors(run_job(Job(labels, gold)))


@pytest.mark.parametrize(
    ("guessers", "said"), [(0, "No worker seems to be guessing."), (2, "2 workers may be guessing")]
)
def test_workers_in_words(guessers: int, said: str) -> None:
    accuracy = np.array([0.9] * 12 + [0.5] * guessers)
    labels, _ = crowd(np.random.default_rng(11), accuracy, 400, 2)
    words = findings.describe_flagged(run_job(Job(labels)).workers)
    assert words.startswith(said)
    assert ("Together they gave 800 of the" in words) == bool(guessers)


def test_nobody_flagged_is_no_all_clear_where_nobody_could_be_judged() -> None:
    labels, _ = crowd(np.random.default_rng(11), np.full(12, 0.9), 4, 2)
    report = run_job(Job(labels)).workers
    assert report.better_than_chance
    assert report.flags.has(WorkerFlag.TOO_FEW).all()
    assert findings.describe_flagged(report) == (
        "12 workers can’t be distinguished from guessers by their labels on these items."
    )


def test_who_is_excluded_is_not_among_those_who_may_be_guessing() -> None:
    labels, _ = crowd(np.random.default_rng(11), np.array([0.9] * 12 + [0.5] * 2), 400, 2)
    report = run_job(Job(labels)).workers
    out = np.zeros(14, dtype=bool)
    out[13] = True
    words = findings.describe_flagged(report, out)
    assert words.startswith("1 worker may be guessing")
    assert "This worker gave 400 of the 5,200 labels" in words
    out[12] = True
    assert findings.describe_flagged(report, out) == "All flagged workers are excluded."
    without = run_job(Job(labels, excluded=out))
    assert "All flagged workers are excluded." in findings.short_summary(without)


def test_a_crowd_of_guessers_is_said_to_be_one() -> None:
    labels, _ = crowd(np.random.default_rng(5), np.full(4, 0.5), 60, 2)
    words = findings.describe_flagged(run_job(Job(labels, rule="mv")).workers)
    assert words.startswith("Overall, workers agree in ")
    assert words.endswith(
        " pairs of labels of one item, not significantly more often than guessers would."
    )


def test_agreement_on_one_item_shows_nothing_about_guessers() -> None:
    labels = from_rows([("ann", "1", "cat"), ("bob", "1", "cat"), ("ann", "2", "dog")])
    assert findings.describe_flagged(run_job(Job(labels)).workers) == (
        "Overall, workers agree in 1 of 1 pairs of labels of one item, not significantly more "
        "often than guessers would."
    )


def test_why_workers_cannot_be_compared_is_said_exactly() -> None:
    tied = from_matrix([[0, 1, 2], [1, 2, 0], [2, 0, 1]], 3)
    apart = from_matrix([[0, -1], [-1, 1]], 2)
    for labels, why in (
        (tied, "The others are tied on every shared item, so workers can’t be compared."),
        (apart, "No two workers labelled the same item, so workers can’t be compared."),
    ):
        assert findings.describe_flagged(run_job(Job(labels, rule="mv")).workers) == why


def test_classes_that_may_be_one_are_named() -> None:
    rows = [(f"w{n}", "1", name) for n, name in enumerate(["Dog ", "cat", "dog", "dog"])]
    (row,) = findings.check_variants(from_rows(rows))
    assert row.sentence == "Possible duplicate classes: “Dog ” and “dog”"
    assert findings.check_variants(from_rows(TWO_AGAINST_ONE)) == []


def test_sure_and_unsure_items() -> None:
    sure = run_job(Job(from_matrix([[0, 0], [1, 1]], 2), rule="mv"))
    assert findings.describe_unsure(sure) == (
        "All 2 final labels have a confidence of at least 90%."
    )
    unsure = run_job(Job(from_matrix([[0, 1], [1, 1]], 2), rule="mv"))
    assert findings.describe_unsure(unsure) == "1 of 2 final labels has a confidence below 90%."
    # Those that somebody has settled are not counted, and it says so.
    first, second = np.array([True, False]), np.array([False, True])
    assert findings.describe_unsure(unsure, first) == (
        "The final label that is not settled has a confidence of at least 90%."
    )
    assert findings.describe_unsure(unsure, second) == (
        "1 of 1 final labels that are not settled has a confidence below 90%."
    )
    none = np.zeros(2, dtype=bool)
    assert (
        findings.describe_unsure(unsure, none) == "1 of 2 final labels has a confidence below 90%."
    )
    with_gold = run_job(Job(from_matrix([[0, 1], [1, 1]], 2), np.array([-1, 1]), rule="mv"))
    still = "Of the more confident ones that have gold, 0 of 1 are still wrong."
    assert findings.describe_unsure(with_gold, first).endswith(still)
    assert still not in findings.describe_unsure(with_gold, second)
    assert findings.describe_unsure(with_gold, first | second) == ""


def guessed(n_classes: int, accuracy: float) -> Labels:
    """Make 5 labels of 20 workers for each of 200 items."""
    rng = np.random.default_rng(7)
    true = rng.integers(n_classes, size=200)
    given = np.where(
        rng.random((20, 200)) < accuracy, true, rng.integers(n_classes, size=(20, 200))
    )
    given[rng.permuted(np.tile(np.arange(20)[:, None] >= 5, 200), axis=0)] = UNLABELLED
    return by_worker(given.tolist(), n_classes)


@pytest.mark.parametrize("rule", ["iwmv", "em-pooled", "consensus"])
def test_confidence_that_agreement_does_not_support_is_doubted(rule: str) -> None:
    """Of pure guesses in ten classes 8% were right, at a confidence of 67% to 80%."""
    outcome = run_job(Job(guessed(10, 0.0), rule=rule))
    assert float(outcome.confidence.mean()) > 0.5
    assert outcome.agreement_support < 0.4
    assert "Confidence is probably much too high" in findings.describe_unsure(outcome)
    for n_classes, accuracy in ((2, 0.0), (2, 0.7), (10, 0.7)):
        outcome = run_job(Job(guessed(n_classes, accuracy), rule=rule))
        assert "too high" not in findings.describe_unsure(outcome)


def test_support_is_that_of_workers_as_good_as_the_others_agree() -> None:
    """Three workers, each agreed with on 2 of 3 of their labels: 2 against 1, by hand."""
    outcome = run_job(Job(from_matrix([[0, 0, 1], [0, 1, 0], [1, 0, 0]], 2), rule="em-pooled"))
    agreement = outcome.workers.agreement
    given = np.full(3, 3.0)
    everyone = (agreement @ given + 1) / (given.sum() + 2)
    right = (agreement * given + everyone) / (given + 1)
    odds = right / (1 - right)
    votes = np.array([[0, 0, 1], [0, 1, 0], [1, 0, 0]])
    for_one = np.prod(np.where(votes == 1, odds, 1 / odds), axis=1)
    share = np.where(outcome.labels == 1, for_one / (1 + for_one), 1 / (1 + for_one))
    assert outcome.agreement_support == pytest.approx(share.mean())


def test_classes_that_only_gold_has_are_said_beside_the_errors() -> None:
    labels = by_worker([[0, 1] * 5] * 3, 3)
    gold = np.array([2] * 9 + [UNLABELLED])
    said = findings.describe_gold_errors(run_job(Job(labels, gold=gold)))
    assert "9 of the rule’s 9 labels are wrong" in said
    assert f"“{labels.classes[2]}”: in the gold labels, but never given by a worker." in said
    gold[:9] = [0, 1] * 4 + [0]
    assert "never given" not in findings.describe_gold_errors(run_job(Job(labels, gold=gold)))
