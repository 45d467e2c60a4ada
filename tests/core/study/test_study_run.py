"""Studies: the same numbers however they are run, stopped and taken up again."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pickle import dumps, loads
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from crowdgui.core import trials
from crowdgui.core.errors import Cancelled, DataError
from crowdgui.core.labels import UNLABELLED, Labels
from crowdgui.core.options import Options
from crowdgui.core.progress import ignore_progress
from crowdgui.core.rules import voting
from crowdgui.core.rules.kos import KosOptions
from crowdgui.core.rules.weighted import WeightOptions
from crowdgui.core.study import study_run as run
from crowdgui.core.study.study import ERROR, KEPT, SECONDS, UNLABELLED_SHARE, StudiedRule, Study
from crowdgui.core.study.study_run import (
    draw_subsample,
    measure_error,
    open_trials,
    run_study,
)
from crowdgui.core.trials import trial_rng
from crowdgui.text.wording import describe
from tests.core.strategies import crowd, label_sets, make_labels, quick, rows_of
from tests.refusals import refused

if TYPE_CHECKING:
    from crowdgui.core.progress import Progress
    from crowdgui.core.study.study import StudyResult
    from tests.core.conftest import Dataset


LABELS, TRUTH = crowd(np.random.default_rng(0), np.linspace(0.5, 0.95, 12), 80, 2, fill=0.5)


GOLD = np.where(np.arange(80) < 60, TRUTH, UNLABELLED)


STUDY = Study(LABELS, (StudiedRule("iwmv"), StudiedRule("mv")), GOLD, (0.1, 0.5, 1.0), 3, seed=4)


ALIKE = StudiedRule("wmv", WeightOptions(tuple((str(name), 1.0) for name in LABELS.worker_ids)))


def same(one: StudyResult, other: StudyResult) -> None:
    for measure in set(one.study.measures) - {SECONDS}:
        np.testing.assert_array_equal(
            one.trials.values[measure], other.trials.values[measure], measure
        )


@pytest.fixture
def told_of_everything(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run, "_SHOWN_EVERY", -1.0)


def test_each_trial_is_the_rule_on_its_part() -> None:
    result = run_study(STUDY)
    assert result.complete
    assert result.tried == STUDY.n_trials
    for repetition in range(3):
        for point, share in enumerate(STUDY.shares):
            keep = draw_subsample(LABELS, share, trial_rng(4, repetition))
            final = voting.iterative(
                LABELS.only(keep), None, voting.IterativeOptions(), ignore_progress
            )
            error, missing = measure_error(final.labels, GOLD, 2)
            place = point, repetition, 0
            assert result.trials.values[ERROR][place] == error
            assert result.trials.values[UNLABELLED_SHARE][place] == missing
            assert result.trials.values[KEPT][place] == keep.mean()
    assert (result.curve("iwmv", SECONDS).mean > 0).all()
    assert result.kept[-1] == 1.0
    assert result.kept[1] == pytest.approx(0.5, abs=0.1)


class Apart(ThreadPoolExecutor):
    """Work that is sent as to another process, without the start of one."""

    def __init__(self, _: int, __: object, begin: Any, given: tuple[Any, Any]) -> None:
        trial, stop = given
        super().__init__(1, initializer=begin, initargs=(loads(dumps(trial)), stop))


def test_what_is_sent_to_other_processes_gives_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trials, "ProcessPoolExecutor", Apart)
    # Weights stated by name too: what other processes are sent must still tell workers apart.
    study = replace(STUDY, rules=(*STUDY.rules, ALIKE))
    same(run_study(study), run_study(study, processes=2))


@pytest.mark.usefixtures("told_of_everything")
def test_nothing_that_was_found_is_lost_by_a_stop_or_tried_again() -> None:
    found: list[Any] = []

    def stop(progress: Progress) -> None:
        if progress.partial is not None:
            found.append(progress.partial)
        if len(found) == 7:
            raise Cancelled

    with pytest.raises(Cancelled):
        run_study(STUDY, stop)
    half: StudyResult = found[-1]
    # All labels and no dice: the first repetition stands for the others.
    assert half.tried >= 7
    assert not half.complete
    left = int(open_trials(STUDY, half).sum())
    assert left == int(open_trials(STUDY).sum()) - 7

    again: list[StudyResult] = []

    def count(progress: Progress) -> None:
        if progress.partial is not None:
            again.append(progress.partial)  # type: ignore[arg-type]

    whole = run_study(STUDY, count, half)
    # The end is told once more.
    assert len(again) == left + 1
    same(whole, run_study(STUDY))
    # What was measured before is kept, times too.
    before = ~np.isnan(half.trials.values[SECONDS])
    np.testing.assert_array_equal(
        whole.trials.values[SECONDS][before], half.trials.values[SECONDS][before]
    )


def test_what_is_found_is_not_copied_after_every_trial(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run, "_SHOWN_EVERY", np.inf)
    told: list[Progress] = []
    whole = run_study(STUDY, told.append)
    assert [progress.partial for progress in told if progress.partial is not None] == [whole]
    assert told[-1].fraction == 1.0


def test_a_finished_study_grows_by_rules_shares_and_repetitions() -> None:
    small = run_study(STUDY)
    larger = replace(
        STUDY,
        rules=(StudiedRule("mv"), StudiedRule("oswmv"), StudiedRule("iwmv")),
        shares=(0.1, 0.3, 0.5, 1.0),
        repetitions=5,
    )
    same(run_study(larger, so_far=small), run_study(larger))


def test_other_choices_are_another_rule() -> None:
    small = run_study(STUDY)
    changed = replace(
        STUDY, rules=(StudiedRule("iwmv", voting.IterativeOptions(1)), StudiedRule("mv"))
    )
    assert open_trials(changed, small)[:, 0].sum() > 0
    assert open_trials(changed, small)[:, 1].sum() == 0
    same(run_study(changed, so_far=small), run_study(changed))


def test_another_seed_or_other_labels_are_not_taken_over() -> None:
    result = run_study(STUDY)
    moved = GOLD.copy()
    moved[0] = 1 - moved[0]
    wider = replace(STUDY.labels, classes=np.append(STUDY.labels.classes, "another"))
    others = ({"seed": 5}, {"gold": None}, {"gold": moved}, {"labels": wider})
    for other in (replace(STUDY, **changed) for changed in others):
        with refused(DataError, match="earlier study"):
            run_study(other, so_far=result)


def test_without_gold_a_rule_is_held_against_its_own_full_result() -> None:
    result = run_study(replace(STUDY, gold=None))
    for key in STUDY.keys:
        assert result.curve(key).mean[-1] == 0.0
        assert result.curve(key).mean[0] > result.curve(key).mean[1] > 0.0


def test_gold_is_not_shown_to_the_rules() -> None:
    study = replace(STUDY, rules=(StudiedRule("bound-optimal"), StudiedRule("mv")))
    result = run_study(study)
    assert dict(result.refused).keys() == {"bound-optimal"}
    assert "You entered no accuracy" in describe(dict(result.refused)["bound-optimal"])
    assert result.complete
    assert np.isnan(result.curve("bound-optimal").mean).all()
    assert run_study(replace(study, gold=None)).refused == result.refused


def test_a_rule_with_dice_throws_others_in_each_repetition() -> None:
    study = replace(
        STUDY, rules=(StudiedRule("kos", KosOptions(steps=1, starts=1)),), repetitions=6
    )
    assert open_trials(study)[-1, 0] == 6
    at_all = run_study(study).trials.values[ERROR][-1, :, 0]
    assert len(set(at_all.tolist())) > 1


def test_a_draw_that_keeps_nothing_is_all_guesses() -> None:
    labels: Labels = make_labels([0, 1], [0, 0], [1, 0], 2, 1, 4)
    result = run_study(Study(labels, (StudiedRule("mv"),), np.array([1, 0]), (1e-9, 1.0), 1))
    np.testing.assert_allclose(result.curve("mv").mean, [0.75, 0.0])
    assert np.isnan(result.curve("mv", SECONDS).mean[0])


def test_what_cannot_be_studied_is_refused_when_it_is_made() -> None:
    with refused(DataError, match="don’t belong to the rule “iwmv”"):
        StudiedRule("iwmv", Options())
    for shares in ((), (0.0, 1.0), (0.5, 0.2), (0.5, 1.1)):
        with refused(DataError, match="must increase"):
            replace(STUDY, shares=shares)
    with refused(DataError, match="each only once"):
        replace(STUDY, rules=(StudiedRule("mv"), StudiedRule("mv")))
    with refused(DataError, match="at least one draw"):
        replace(STUDY, repetitions=0)
    with refused(DataError, match="one gold label"):
        replace(STUDY, gold=GOLD[:-1])


def test_weights_stated_by_name_reach_the_rule() -> None:
    errors = run_study(replace(STUDY, rules=(ALIKE, StudiedRule("mv")))).trials.values[ERROR]
    np.testing.assert_array_equal(errors[:, :, 0], errors[:, :, 1])


def test_on_real_labels_good_workers_count_more_and_fewer_labels_do(dataset: Dataset) -> None:
    labels, gold = dataset("rte")
    study = Study(labels, (StudiedRule("iwmv"), StudiedRule("mv")), gold, (0.3, 0.5, 0.8, 1.0), 4)
    result = run_study(study)
    iwmv, mv = (result.curve(key).mean for key in study.keys)
    assert (mv[:3] - iwmv[:3] > 0.015).all()
    assert (np.diff(iwmv) < 0).all()
    assert (iwmv[-1], mv[-1]) == (0.0725, 0.08125)


def _wide(n: int) -> Labels:
    return make_labels(np.arange(n), np.zeros(n), np.zeros(n), n, 1, 2)


def test_all_labels_are_kept_at_one() -> None:
    assert draw_subsample(_wide(5000), 1.0, np.random.default_rng(1)).all()


def test_about_the_share_is_kept() -> None:
    share = draw_subsample(_wide(20_000), 0.3, np.random.default_rng(2)).mean()
    assert share == pytest.approx(0.3, abs=4 * np.sqrt(0.21 / 20_000))


def test_a_larger_share_keeps_what_a_smaller_one_keeps() -> None:
    small, large = (
        draw_subsample(_wide(1000), share, np.random.default_rng(3)) for share in (0.2, 0.7)
    )
    assert not (small & ~large).any()
    assert large.sum() > small.sum() > 0


@quick
@given(label_sets(), st.integers(0, 100))
def test_what_is_left_out_is_gone_and_nothing_else_changes(labels: Labels, seed: int) -> None:
    keep = np.random.default_rng(seed).random(labels.n_labels) < 0.6
    keep[0] = True
    left = labels.only(keep)
    assert rows_of(left) == [row for row, kept_ in zip(rows_of(labels), keep, strict=True) if kept_]
    assert (left.n_items, left.n_workers) == (labels.n_items, labels.n_workers)
    assert left.classes.tolist() == labels.classes.tolist()
    with pytest.raises(ValueError, match="read-only"):
        left.code[0] = 0


@quick
@given(
    st.lists(st.tuples(st.integers(-1, 2), st.integers(-1, 2)), min_size=1, max_size=30),
)
def test_a_missing_label_counts_as_a_guess(pairs: list[tuple[int, int]]) -> None:
    pairs = [*pairs, (0, 0)]
    final, truth = (np.array(column) for column in zip(*pairs, strict=True))
    known = [(f, t) for f, t in pairs if t != UNLABELLED]
    wrong = sum(2 / 3 if f == UNLABELLED else float(f != t) for f, t in known)
    missing = sum(f == UNLABELLED for f, _ in known)
    error, share = measure_error(final, truth, 3)
    assert error == pytest.approx(wrong / len(known))
    assert share == pytest.approx(missing / len(known))
    # Counted as wrong, each missing label adds the third that a guess would have right.
    as_wrong = sum(f != t for f, t in known) / len(known)
    assert error + share / 3 == pytest.approx(as_wrong)
