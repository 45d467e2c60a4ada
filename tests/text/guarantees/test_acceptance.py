"""How many labels are probably wrong: an estimate, what it rests on, and where there is none."""

from __future__ import annotations

from dataclasses import replace
from types import SimpleNamespace
from typing import TYPE_CHECKING, cast

import numpy as np
import pytest

from crowdgui.core.audit.calibration import ErrorEstimate
from crowdgui.core.bounds.guarantee import GuaranteeOptions
from crowdgui.core.bounds.guarantee_builder import build_guarantee
from crowdgui.core.job import Job
from crowdgui.core.results import run_job
from crowdgui.core.rules.registry import DEFAULT_RULE
from crowdgui.text.guarantees.acceptance import describe_expected_errors, explain_estimate
from tests.core.strategies import crowd, make_labels

if TYPE_CHECKING:
    from crowdgui.core.audit.accepted import Acceptance
    from crowdgui.core.bounds.guarantee import Guarantee
    from crowdgui.core.labels import Labels
    from crowdgui.core.results import Outcome


def certified(
    labels: Labels, gold: np.ndarray | None = None, rule: str = DEFAULT_RULE
) -> tuple[Outcome, Guarantee]:
    outcome = run_job(Job(labels, gold, rule))
    return outcome, build_guarantee(outcome, GuaranteeOptions())


@pytest.fixture(scope="module")
def alike() -> tuple[Labels, np.ndarray]:
    """Draw workers who are as the worker model says."""
    return crowd(np.random.default_rng(5), np.full(9, 0.75), 300, 2)


def test_the_rules_own_probabilities_are_added_up_where_its_model_holds(
    alike: tuple[Labels, np.ndarray],
) -> None:
    outcome, found = certified(alike[0])
    assert found.model is not None
    assert found.model.unquestioned
    assert not outcome.expects_too_few_wrong
    wrong = np.nansum(1 - outcome.own_probability)
    said = describe_expected_errors(outcome, found)
    assert said == (
        f"Estimate, not a guarantee: about {round(wrong)} of 300 final labels are wrong "
        f"({wrong / 3:.1f}%) if workers make mistakes independently. The model check found no sign "
        "against this. Even then it can be off by a factor of two or more, more often too low than "
        "too high. The confidence per item is more cautious."
    )
    # It is near the truth, which the confidence by other datasets would not be.
    really = np.count_nonzero(outcome.labels != alike[1])
    assert abs(wrong - really) < 3 * np.sqrt(really)
    assert np.nansum(1 - outcome.confidence) > 2 * wrong
    # Of few labels a worker it says that it is too low.
    few = run_job(Job(alike[0].only(alike[0].item < 40)))
    assert "too low, often by more than half. The" in describe_expected_errors(few, found)
    # What a person has settled counts as right.
    settled = np.arange(300) < 299
    assert outcome.expected_wrong(settled) == pytest.approx(1 - outcome.own_probability[-1])
    assert "about 0 of 300" in describe_expected_errors(outcome, found, settled | True)


@pytest.mark.parametrize(("n_workers", "n_classes"), [(200, 2), (9, 8)])
def test_too_few_are_expected_of_few_labels_a_worker_and_of_many_classes(
    n_workers: int, n_classes: int
) -> None:
    """Workers are as the worker model says, and yet several times as many labels are wrong."""
    rng = np.random.default_rng(5)
    skill, fill = np.full(n_workers, 0.6 if n_classes > 2 else 0.75), 3 / n_workers
    labels, truth = crowd(rng, skill, 500, n_classes, fill=fill)
    outcome = run_job(Job(labels, rule="em-homogeneous" if n_classes == 2 else "iwmv"))
    final = outcome.labels[np.unique(labels.item)]
    really = np.count_nonzero(final != truth[np.unique(labels.item)])
    assert outcome.expected_wrong() < 0.7 * really
    assert outcome.expects_too_few_wrong


def test_what_is_expected_is_rough_where_a_class_is_rare() -> None:
    """Workers are as the worker model says, with many labels each, and two classes."""
    rng = np.random.default_rng(3)
    skill = rng.uniform(0.85, 0.98, 100)
    labels, truth = crowd(rng, skill, 1200, 2, fill=0.05, shares=np.array([0.9, 0.1]))
    outcome, found = certified(labels, rule="em")
    given = np.unique(labels.item)
    really = np.count_nonzero(outcome.labels[given] != truth[given])
    assert not outcome.expects_too_few_wrong
    assert outcome.expected_wrong() < 0.5 * really
    assert "off by a factor of two or more" in describe_expected_errors(outcome, found)


def test_a_doubted_model_forbids_it() -> None:
    rng = np.random.default_rng(6)
    # Some items are hard for everybody: their labels are as good as coins.
    easy, _ = crowd(rng, np.full(9, 0.95), 300, 2)
    hard = easy.item < 120
    code = np.where(hard, rng.integers(0, 2, easy.code.size), easy.code)
    labels = make_labels(easy.item, easy.worker, code, 300, 9, 2)
    outcome, found = certified(labels)
    assert found.model is not None
    assert not found.model.unquestioned
    assert describe_expected_errors(outcome, found) == (
        "How many final labels are wrong isn’t estimated, because the worker model is in doubt. "
        "An audit measures it."
    )


def test_what_is_counted_or_audited_is_not_guessed(alike: tuple[Labels, np.ndarray]) -> None:
    labels, truth = alike
    assert describe_expected_errors(*certified(labels, truth.astype(np.int32))) == ""
    outcome, found = certified(labels)
    audited = replace(found, estimate=ErrorEstimate(300, 50, 2, 0.04, 0.02, 0.07, 0.05))
    assert describe_expected_errors(outcome, audited).startswith(
        "Wrong labels, best estimate: 12 of 300 (6 to 21), 4.0%"
    )
    assert describe_expected_errors(outcome, replace(found, model=None)) == ""


def test_an_estimate_says_why_it_is_not_the_share_found() -> None:
    found = ErrorEstimate(800, 95, 7, 0.081, 0.03, 0.14, 0.05)
    assert explain_estimate(found).startswith("In the audit, 7 of 95 counted as wrong (7.4%).")
    assert not explain_estimate(ErrorEstimate(800, 100, 8, 0.08, 0.03, 0.14, 0.05))


def test_an_estimate_of_other_labels_than_those_drawn_says_so() -> None:
    found = ErrorEstimate(159, 60, 16, 0.276, 0.182, 0.365, 0.05)
    drawn = cast("Acceptance", SimpleNamespace(audited=60, found=10, skipped=0))
    assert explain_estimate(found, drawn).startswith(
        "This is about the rule’s present labels. Wrong among the 60 audited: 16 of the present "
        "labels, 10 of those at the draw"
    )
    same = cast("Acceptance", SimpleNamespace(audited=62, found=18, skipped=2))
    assert explain_estimate(found, same) == explain_estimate(found)
