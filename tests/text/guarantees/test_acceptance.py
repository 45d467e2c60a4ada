"""How many labels are probably wrong: an estimate, what it rests on, and where there is none."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import numpy as np
import pytest

from crowdgui.core.audit.calibration import ErrorEstimate
from crowdgui.core.bounds.guarantee import GuaranteeOptions
from crowdgui.core.bounds.guarantee_builder import build_guarantee
from crowdgui.core.job import Job
from crowdgui.core.results import run_job
from crowdgui.text.guarantees.acceptance import describe_expected_errors, explain_estimate
from tests.core.strategies import crowd, make_labels

if TYPE_CHECKING:
    from crowdgui.core.bounds.guarantee import Guarantee
    from crowdgui.core.labels import Labels
    from crowdgui.core.results import Outcome


def certified(labels: Labels, gold: np.ndarray | None = None) -> tuple[Outcome, Guarantee]:
    outcome = run_job(Job(labels, gold))
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
    wrong = np.nansum(1 - outcome.own_probability)
    said = describe_expected_errors(outcome, found)
    assert said == (
        f"Estimate, not a guarantee: about {round(wrong)} of 300 final labels are wrong "
        f"({wrong / 3:.1f}%) if workers make mistakes independently. The model check found no sign "
        "against this. The confidence per item is more cautious."
    )
    # It is near the truth, which the confidence by other datasets would not be.
    really = np.count_nonzero(outcome.labels != alike[1])
    assert abs(wrong - really) < 3 * np.sqrt(really)
    assert np.nansum(1 - outcome.confidence) > 2 * wrong
    # What a person has settled counts as right.
    settled = np.arange(300) < 299
    assert outcome.expected_wrong(settled) == pytest.approx(1 - outcome.own_probability[-1])
    assert "about 0 of 300" in describe_expected_errors(outcome, found, settled | True)


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
