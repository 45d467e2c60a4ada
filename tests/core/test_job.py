"""A checked job in, a whole outcome out, and a stop at any moment."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from crowdgui.core import job as job_module
from crowdgui.core import labels as labels_module
from crowdgui.core import results as run_module
from crowdgui.core.bounds import model_check
from crowdgui.core.bounds.estimates import plug_in
from crowdgui.core.bounds.guarantee import GuaranteeOptions
from crowdgui.core.bounds.guarantee_builder import build_guarantee
from crowdgui.core.errors import Cancelled, DataError, Reason
from crowdgui.core.job import Job, uses_gold
from crowdgui.core.labels import UNLABELLED, Labels
from crowdgui.core.options import Options
from crowdgui.core.progress import Stage
from crowdgui.core.results import run_job, score_on_gold
from crowdgui.core.rules import scoring, weighted
from crowdgui.core.rules.em import EmOptions, MapOptions
from crowdgui.core.rules.registry import RULES, applicable, candidates
from crowdgui.core.rules.voting import IterativeOptions
from crowdgui.core.rules.weighted import AccuracyOptions
from crowdgui.core.workers import copying, information
from crowdgui.core.workers.spam_tests import worker_tests
from crowdgui.text.run_summary import describe_flagged
from tests.core.strategies import KEYS, crowd, from_matrix, label_sets, quick, tiny_blocks
from tests.refusals import refused

if TYPE_CHECKING:
    from collections.abc import Iterator

    from crowdgui.core.progress import Progress

SMALL = from_matrix([[0, 1, 1, -1], [0, 1, 0, -1], [1, 1, 1, -1]], 2)


def test_a_job_knows_its_rule_and_its_defaults() -> None:
    assert Job(SMALL).rule == "iwmv"
    assert Job(SMALL).options == IterativeOptions()
    assert Job(SMALL, rule="mv").options == Options()
    assert Job(SMALL, rule="em").options == EmOptions()
    chosen = EmOptions(3, 1.0)
    assert Job(SMALL, rule="em", options=chosen).options is chosen


def test_a_job_that_cannot_be_done_is_refused_when_it_is_made() -> None:
    with refused(DataError, match="no rule “best”"):
        Job(SMALL, rule="best")
    with refused(DataError, match="don’t belong to the rule “mv”"):
        Job(SMALL, rule="mv", options=IterativeOptions())
    for wrong in (np.zeros(3, dtype=int), np.zeros((4, 1), dtype=int)):
        with refused(DataError, match="one gold label"):
            Job(SMALL, gold=wrong)


def test_a_job_cannot_be_changed() -> None:
    with pytest.raises(dataclasses.FrozenInstanceError):
        Job(SMALL).rule = "mv"  # type: ignore[misc]


@quick
@given(label_sets(), st.sampled_from(KEYS))
def test_the_outcome_is_whole(labels: Labels, key: str) -> None:
    job = Job(labels, rule=key)
    outcome = run_job(job)
    assert outcome.job is job
    assert outcome.aggregation.rule == key
    assert outcome.majority.rule == "mv"
    assert (outcome.majority is outcome.aggregation) == (key == "mv")
    assert outcome.gold is None
    differs = outcome.aggregation.labels != outcome.majority.labels
    np.testing.assert_array_equal(outcome.differs_from_majority, differs)
    assert len(outcome.workers.flags) == labels.n_workers
    again = plug_in(labels, outcome.aggregation, outcome.workers)
    assert outcome.estimates == again


def test_options_reach_the_rule() -> None:
    rng = np.random.default_rng(2)
    labels, _ = crowd(rng, rng.beta(1, 1.2, 40), 300, 3, fill=0.1)
    assert (
        run_job(Job(labels, rule="em", options=EmOptions(max_steps=2))).aggregation.iterations == 2
    )
    assert run_job(Job(labels, options=IterativeOptions(1))).aggregation.iterations == 1


@pytest.mark.parametrize("key", KEYS)
def test_no_rule_looks_at_the_gold(key: str) -> None:
    rng = np.random.default_rng(1)
    labels, truth = crowd(rng, rng.uniform(0.4, 0.9, 12), 80, 3, fill=0.5)
    gold = np.where(rng.random(80) < 0.5, truth, UNLABELLED)
    with_gold, without = run_job(Job(labels, gold, key)), run_job(Job(labels, rule=key))
    np.testing.assert_array_equal(with_gold.aggregation.labels, without.aggregation.labels)
    np.testing.assert_array_equal(with_gold.workers.agreed, without.workers.agreed)
    assert with_gold.estimates == without.estimates
    known = gold != UNLABELLED
    wrong = int((with_gold.aggregation.labels[known] != gold[known]).sum())
    assert with_gold.gold is not None
    assert (with_gold.gold.known, with_gold.gold.wrong) == (int(known.sum()), wrong)
    assert with_gold.gold.error == wrong / known.sum()
    assert with_gold.workers.gold_labels.sum() == np.count_nonzero(known[labels.item])


_GOLD = np.array([0, 1, UNLABELLED, UNLABELLED])
_IDS = SMALL.worker_ids.tolist()
_OF_ALL = tuple((name, 0.8) for name in _IDS)
_MATRICES = tuple(
    ((name, true, said), 1.0)
    for name in _IDS
    for true in SMALL.classes.tolist()
    for said in SMALL.classes.tolist()
)


@pytest.mark.parametrize(
    ("rule", "options", "learns"),
    [
        ("bound-optimal", AccuracyOptions(), True),
        ("bound-optimal", AccuracyOptions(_OF_ALL), False),
        # The other workers have the accuracy they have on gold.
        ("bound-optimal", AccuracyOptions(_OF_ALL[:1]), True),
        ("map", MapOptions(accuracies=_OF_ALL), False),
        ("map", MapOptions(accuracies=_OF_ALL[:2]), True),
        ("map", MapOptions(confusion=_MATRICES), False),
        ("map", MapOptions(accuracies=_OF_ALL, otherwise="gold"), True),
        ("iwmv", None, False),
        ("em", EmOptions(hold_gold=True), True),
    ],
)
def test_gold_that_sets_what_is_known_of_any_worker_or_class_is_no_test(
    rule: str, options: Options | None, learns: bool
) -> None:
    assert uses_gold(Job(SMALL, _GOLD, rule, options)) is learns
    assert not uses_gold(Job(SMALL, None, rule, options))


def test_workers_who_labelled_no_gold_item_learn_nothing_from_it() -> None:
    labels = from_matrix([[0, 1, 1], [0, 1, 0], [-1, 1, 0]], 2)
    gold = np.array([0, UNLABELLED, UNLABELLED])
    stated = AccuracyOptions(tuple((name, 0.8) for name in labels.worker_ids.tolist()[:2]))
    assert not uses_gold(Job(labels, gold, "bound-optimal", stated))


def test_gold_that_late_labels_alone_learn_from_is_noticed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    labels = from_matrix([[0, 1, 1, 0], [0, 1, 0, 0], [-1, -1, -1, 1]], 2)
    monkeypatch.setattr(weighted, "BLOCK_LABELS", 2)
    stated = AccuracyOptions(tuple((name, 0.8) for name in labels.worker_ids.tolist()[:2]))
    for known in range(4):
        gold = np.where(np.arange(4) == known, 0, UNLABELLED)
        job = Job(labels, gold, "bound-optimal", stated)
        assert uses_gold(job) is (known == 3)
        # It is asked for with each decision, and the answer stays.
        assert job.learns_from_gold is (known == 3)


def test_the_accuracy_of_one_worker_makes_no_guarantee_of_gold_that_weighs_all_others() -> None:
    labels, truth = crowd(np.random.default_rng(3), np.full(60, 0.53), 200, 2, fill=1.0)
    gold = np.where(np.arange(200) < 60, truth, UNLABELLED)
    stated = AccuracyOptions(((str(labels.worker_ids[0]), 0.53),))
    outcome = run_job(Job(labels, gold, "bound-optimal", stated))
    wrong = np.mean(outcome.labels != truth)
    assert np.mean(outcome.labels[:60] != truth[:60]) < 0.6 * wrong
    found = build_guarantee(outcome, GuaranteeOptions(gold_at_random=True)).headline
    assert found.value is None or found.value >= wrong


def test_the_score_counts_items_with_both_labels_and_gold() -> None:
    labels = np.array([0, 1, UNLABELLED, 2, 1])
    score = score_on_gold(labels, np.array([0, 2, 1, UNLABELLED, 1]))
    assert score is not None
    assert (score.known, score.wrong, score.error) == (3, 1, pytest.approx(1 / 3))
    assert score_on_gold(labels, None) is None
    assert score_on_gold(labels, np.full(5, UNLABELLED)) is None
    only_unlabelled = np.array([UNLABELLED, UNLABELLED, 1, UNLABELLED, UNLABELLED])
    assert score_on_gold(labels, only_unlabelled) is None


def test_the_time_is_from_start_to_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run_module, "perf_counter", iter([10.0, 12.5]).__next__)
    assert run_job(Job(SMALL)).seconds == 2.5


@pytest.mark.parametrize("key", KEYS)
def test_the_steps_reported_are_those_of_the_chosen_rule(key: str) -> None:
    seen: list[Progress] = []
    outcome = run_job(Job(SMALL, rule=key), seen.append)
    steps = tuple(progress.step for progress in seen if progress.step is not None)
    assert steps == outcome.aggregation.history
    stages = list(dict.fromkeys(progress.stage for progress in seen))
    assert Stage.MEASURING_WORKERS in stages
    assert stages[-1] is Stage.COMPUTING_BOUNDS


@pytest.mark.parametrize("key", KEYS)
def test_a_run_can_be_stopped_at_every_report(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(labels_module, "BLOCK_LABELS", 4)
    options = EmOptions(max_steps=3) if key == "em" else None
    seen: list[Progress] = []
    run_job(Job(tiny_blocks(SMALL), rule=key, options=options), seen.append)
    for last in range(1, len(seen) + 1, max(1, len(seen) // 12)):
        calls = iter(range(1, last + 1))

        def stop(progress: Progress, calls: Iterator[int] = calls, last: int = last) -> None:
            if next(calls) == last:
                raise Cancelled

        # Labels of their own: what was found about the workers' pace is not worked out again.
        job = Job(tiny_blocks(SMALL), rule=key, options=options)
        with pytest.raises(Cancelled):
            run_job(job, stop)
        assert next(calls, None) is None


@pytest.mark.parametrize("key", ["mv", "iwmv", "em"])
def test_results_cannot_be_written(key: str) -> None:
    o = run_job(Job(from_matrix([[0, 1], [1, 1]], 2), rule=key))
    done, workers = o.aggregation, o.workers
    for a in (done.labels, done.posterior, done.form.table, workers.accuracy):
        assert not a.flags.writeable


def limit_tables(monkeypatch: pytest.MonkeyPatch, most: int) -> None:
    for module in (labels_module, job_module, scoring):
        monkeypatch.setattr(module, "MOST_NUMBERS", most)


def test_very_many_classes_are_for_rules_that_count_votes(monkeypatch: pytest.MonkeyPatch) -> None:
    labels = crowd(np.random.default_rng(1), np.full(9, 0.7), 60, 20)[0]
    limit_tables(monkeypatch, 9 * 20**2 - 1)
    wanted = {"too-many-classes-for-rule", "classes-not-ordered"}
    for key in RULES:
        if RULES[key].takes_many_classes:
            Job(labels, rule=key)
            continue
        with pytest.raises(DataError) as refusal:
            Job(labels, rule=key)
        assert refusal.value.reason.code.value in wanted
    assert applicable(RULES, labels) == ("iwmv", "mv", "oswmv", "iwmv-log")
    assert set(candidates(labels)) == {"iwmv", "mv"}
    for name, most in (("MOST_VOTES", 60 * 20 - 1), ("MOST_CLASSES", 19)):
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(job_module, name, most)
            with refused(DataError, "20 different labels from 9 workers, too many to distinguish"):
                Job(labels, rule="iwmv")


@pytest.mark.parametrize("key", ["iwmv", "mv", "oswmv", "iwmv-log"])
def test_very_many_classes_give_the_same_answer_without_tables(
    key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    labels = crowd(np.random.default_rng(2), np.linspace(0.4, 0.9, 9), 30, 33)[0]
    # How well models of workers fit is no question here.
    for name in ("FEWEST_DRAWS", "MOST_DRAWS"):
        monkeypatch.setattr(model_check, name, 4)
    whole = run_job(Job(labels, rule=key))
    bounds = build_guarantee(whole, GuaranteeOptions())
    limit_tables(monkeypatch, 0)
    found = run_job(Job(labels, rule=key))
    assert build_guarantee(found, GuaranteeOptions()).entries == bounds.entries
    for outcome in (whole, found):
        assert "table" not in vars(outcome.aggregation.form)
    assert (found.labels == whole.labels).all()
    assert (found.workers.flags.bits == whole.workers.flags.bits).all()
    with refused(DataError, "There are 33 different labels from 9 workers"):
        _ = found.aggregation.form.table
    # What takes too long besides is left out, with the reason.
    monkeypatch.setattr(worker_tests, "MANY_CLASSES", 32)
    monkeypatch.setattr(worker_tests, "MOST_PRODUCTS", 1)
    monkeypatch.setattr(copying, "MOST_PROBABILITIES", 1)
    information._KNOWN.clear()
    lean = run_job(Job(labels, rule=key)).workers
    assert lean.spam_tests.note == Reason(worker_tests.SpamNote.MANY_CLASSES)
    assert lean.spam_tests.n_tested == 0
    assert lean.copying is not None
    assert lean.copying.note == Reason(copying.CopyingNote.MANY_CLASSES)
    assert describe_flagged(lean).startswith("Workers weren’t tested for guessing")
    information._KNOWN.clear()


def test_where_tables_fit_nothing_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    labels = crowd(np.random.default_rng(2), np.linspace(0.4, 0.9, 9), 80, 20)[0]
    monkeypatch.setattr(worker_tests, "MOST_PRODUCTS", 1)
    monkeypatch.setattr(copying, "MOST_PROBABILITIES", 1)
    report = run_job(Job(labels)).workers
    assert report.spam_tests.note is None
    assert report.copying is not None
    assert report.copying.note is None
