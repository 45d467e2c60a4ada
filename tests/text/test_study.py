"""What is said of a study: no more than its draws tell."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import numpy as np
import pytest

from crowdgui.core.labels import UNLABELLED
from crowdgui.core.study.study import (
    ERROR,
    KEPT,
    SECONDS,
    UNLABELLED_SHARE,
    StudiedRule,
    Study,
    StudyResult,
)
from crowdgui.core.study.study_run import run_pilot, run_study, seconds_left
from crowdgui.core.trials import TrialResults
from crowdgui.text.study import (
    ErrorDrop,
    describe_study,
    error_drop,
    flat_sentence,
    half_sentence,
    time_sentence,
)
from tests.core.strategies import crowd, make_labels

if TYPE_CHECKING:
    from crowdgui.core.arrays import FloatArray


SHARES = (0.5, 0.8, 1.0)


DRAWS = 10


TOO_EARLY = "It is too early to say whether the curve has flattened."


def result_of(
    errors: dict[str, tuple[float, ...]],
    spread: float = 0.0,
    *,
    gold: bool = True,
    seconds: FloatArray | None = None,
    n_gold: int = 400,
) -> StudyResult:
    """Make a study with given mean errors, and draws that scatter evenly about them."""
    labels = make_labels(np.arange(400), [0] * 400, [0] * 400, 400, 1, 2)
    truth = np.where(np.arange(400) < n_gold, 0, UNLABELLED) if gold else None
    study = Study(labels, tuple(StudiedRule(key) for key in errors), truth, SHARES, DRAWS)
    scatter = np.resize([spread, -spread], DRAWS)[None, :, None] * [[[1.0]], [[1.0]], [[0.0]]]
    values = np.array(list(errors.values())).T[:, None, :] + scatter
    times = np.ones(values.shape) if seconds is None else np.broadcast_to(seconds, values.shape)
    measures = {ERROR: values, SECONDS: times.copy()}
    measures |= {KEPT: np.ones(values.shape), UNLABELLED_SHARE: np.zeros(values.shape)}
    return StudyResult(study, TrialResults(np.array(SHARES), tuple(errors), measures))


def test_the_sentence_on_half_the_labels_gives_the_best_first() -> None:
    result = result_of({"mv": (0.143, 0.1, 0.08), "iwmv": (0.1, 0.08, 0.07)})
    assert half_sentence(result) == (
        "With 50% of the labels, wrong on gold: Weighted voting (IWMV) 10.0%, Majority vote 14.3%."
    )
    assert "different from the result with all labels" in half_sentence(
        result_of({"mv": SHARES}, gold=False)
    )


def test_rules_that_the_draws_do_not_tell_apart_are_said_to_be() -> None:
    # Both move alike from draw to draw, so a small difference is enough ...
    close = {"mv": (0.101, 0.1, 0.08), "iwmv": (0.1, 0.08, 0.07)}
    assert "not significant" not in half_sentence(result_of(close, 0.05))
    # ... unless they move against each other.
    result = result_of(close, 0.05)
    values = result.trials.values[ERROR].copy()
    values[:, :, 1] = 2 * values[:, :, 1].mean(axis=1, keepdims=True) - values[:, :, 1]
    against = TrialResults(result.trials.points, result.trials.series, {ERROR: values})
    assert "difference between the first two is not significant" in half_sentence(
        StudyResult(result.study, against)
    )


def test_one_draw_is_no_test_of_two_rules() -> None:
    result = result_of({"mv": (0.2, 0.1, 0.08), "iwmv": (0.1, 0.08, 0.07)})
    values = {ERROR: result.trials.values[ERROR][:, :1]}
    one = TrialResults(result.trials.points, result.trials.series, values)
    said = half_sentence(StudyResult(result.study, one))
    assert said.endswith("One draw can’t show whether the first two differ.")


@pytest.mark.parametrize(
    ("errors", "spread", "said"),
    [
        ((0.2, 0.15, 0.10), 0.01, "The curve is still falling. "),
        ((0.2, 0.103, 0.10), 0.001, "The curve has flattened. "),
        ((0.2, 0.103, 0.10), 0.0011, f"{TOO_EARLY} "),
        # Other gold items might fall more or less than so: draws without end would not show it.
        (
            (0.2, 0.103, 0.10),
            0.02,
            "400 gold items are too few to say whether the curve has flattened. ",
        ),
    ],
)
def test_the_end_of_the_curve(errors: tuple[float, ...], spread: float, said: str) -> None:
    sentence = flat_sentence(result_of({"mv": errors}, spread), "mv")
    assert sentence.startswith(said)
    points = 100 * (errors[1] - errors[2])
    fall = f"lowered the error rate by {points:.1f} percentage points (±"
    assert f"from 80% to 100% of the labels {fall}" in sentence
    assert sentence.endswith(" at 95% confidence, 10 draws).")


def test_few_gold_items_do_not_flatten_a_curve() -> None:
    # One of ten gold items more would be ten points.
    rough = result_of({"mv": (0.2, 0.14, 0.1)}, 0.06, n_gold=10)
    assert flat_sentence(rough, "mv").startswith("10 gold items are too few to say")
    still = {"mv": (0.2, 0.1, 0.1)}
    said = flat_sentence(result_of(still, n_gold=10), "mv")
    assert said.startswith("10 gold items are too few to say whether the curve has flattened. ")
    assert flat_sentence(result_of(still, n_gold=199), "mv").startswith("199 gold items are too")
    assert flat_sentence(result_of(still, n_gold=200), "mv").startswith("The curve has flattened.")


def test_the_fall_has_the_margin_of_its_draws_and_of_what_they_share() -> None:
    found = error_drop(result_of({"mv": (0.2, 0.15, 0.1)}, 0.01), "mv", 0.8, 1.0)
    assert found is not None
    assert found.mean == pytest.approx(0.05)
    # Student's t at 97.5 % with 9 degrees of freedom.
    assert found.margin == pytest.approx(2.262157 * 0.01 * np.sqrt(10 / 9) * np.sqrt(0.1 + 0.5))
    assert found.floor == pytest.approx(1.959964 * 0.01 * np.sqrt(10 / 9) * np.sqrt(0.5))
    # Without gold it is about these labels, of which draws show more and more.
    same = error_drop(result_of({"mv": (0.2, 0.15, 0.1)}, 0.01, gold=False), "mv", 0.8, 1.0)
    assert same is not None
    assert same.margin == pytest.approx(2.262157 * 0.01 * np.sqrt(10 / 9) / np.sqrt(10))
    assert same.floor == 0.0
    assert error_drop(result_of({"mv": (0.2, 0.15, 0.1)}), "mv", 1.0, 1.0) is None


def test_draws_that_say_nothing_of_the_fall_say_nothing() -> None:
    assert error_drop(result_of({"mv": (0.2, 0.15, 0.1)}, 0.5), "mv", 0.8, 1.0) is not None
    assert error_drop(result_of({"mv": (0.2, 0.15, 0.1)}, 0.6), "mv", 0.8, 1.0) is None


def test_the_interval_of_a_fall_holds_what_other_labels_would_show() -> None:
    def fall(seed: int) -> ErrorDrop:
        rng = np.random.default_rng(seed)
        labels, truth = crowd(rng, rng.uniform(0.5, 0.9, 20), 150, 3, fill=0.25)
        study = Study(labels, (StudiedRule("mv"),), truth, (0.8, 1.0), 10)
        found = error_drop(run_study(study), "mv", 0.8, 1.0)
        assert found is not None
        return found

    found = [fall(seed) for seed in range(60)]
    true = float(np.mean([each.mean for each in found]))
    assert np.mean([abs(each.mean - true) <= each.margin for each in found]) >= 0.85


def test_two_draws_tell_little() -> None:
    result = result_of({"mv": (0.2, 0.15, 0.1)}, 0.01)
    two = {key: array[:, :2] for key, array in result.trials.values.items()}
    few = StudyResult(result.study, TrialResults(result.trials.points, ("mv",), two))
    assert flat_sentence(result, "mv").startswith("The curve is still falling.")
    assert flat_sentence(few, "mv").startswith(TOO_EARLY)


def test_without_gold_nothing_is_said_of_being_flat() -> None:
    sentence = flat_sentence(result_of({"mv": (0.2, 0.1, 0.0)}, gold=False), "mv")
    assert sentence.startswith("Without gold")
    assert "changed 10.0% of the final labels" in sentence
    assert "error rate" not in sentence
    assert "flattened" not in sentence


def test_times_are_compared_where_they_differ() -> None:
    errors = {"mv": (0.2, 0.1, 0.1), "iwmv": (0.2, 0.1, 0.1)}
    slow = result_of(errors, seconds=np.array([0.001, 0.15]))
    assert time_sentence(slow) == (
        "With 100% of the labels, Weighted voting (IWMV) takes 150 times as long as Majority vote."
    )
    half = TrialResults(np.array([0.5]), tuple(errors), {SECONDS: slow.trials.values[SECONDS][:1]})
    study = replace(slow.study, shares=(0.5,))
    assert time_sentence(StudyResult(study, half)).startswith("With 50% of the labels, ")
    assert time_sentence(result_of(errors)) == ""


def test_a_study_that_has_not_begun_says_nothing() -> None:
    empty = result_of({"mv": (np.nan, np.nan, np.nan)}, seconds=np.array([np.nan]))
    assert describe_study(empty) == ()


def test_a_real_study_says_something_of_everything() -> None:
    labels, truth = crowd(np.random.default_rng(1), np.linspace(0.5, 0.9, 15), 100, 2, fill=0.5)
    rules = (StudiedRule("iwmv"), StudiedRule("mv"))
    said = describe_study(run_study(Study(labels, rules, truth, (0.5, 0.8, 1.0), 4)))
    assert said[0].startswith("With 50% of the labels")
    assert "lowered the error rate by" in said[1]


def test_the_time_left_follows_the_growth_of_each_rule() -> None:
    times = np.array([0.5, 0.8, 1.0])[:, None, None] ** 2 * np.array([1.0, 10.0])
    done = result_of({"mv": (0.1, 0.1, 0.1), "iwmv": (0.1, 0.1, 0.1)}, seconds=times)
    assert seconds_left(done.study, done) == 0.0
    more = Study(done.study.labels, done.study.rules, done.study.gold, (0.25, *SHARES), 12)
    # New: 12 draws at a quarter, 2 at each other share, all labels once for ever.
    expected = 11.0 * (12 * 0.25**2 + 2 * 0.5**2 + 2 * 0.8**2)
    assert seconds_left(more, done) == pytest.approx(expected)


def test_the_first_look_is_part_of_the_study() -> None:
    labels, truth = crowd(np.random.default_rng(2), np.full(10, 0.8), 60, 2, fill=0.5)
    study = Study(labels, (StudiedRule("iwmv"), StudiedRule("mv")), truth, SHARES, 3)
    look = run_pilot(study)
    assert look.tried == 4
    assert seconds_left(study, look) > 0.0
    whole = run_study(study, so_far=look)
    np.testing.assert_array_equal(whole.trials.values[ERROR], run_study(study).trials.values[ERROR])
