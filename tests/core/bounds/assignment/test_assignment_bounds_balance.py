"""Items served unevenly: seen, and no ground for a certificate."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import pytest

from crowdgui.core.bounds.assignment.assignment_bounds import MOST_UNEVEN, lead_variance_ratio
from crowdgui.core.bounds.guarantee import EvidenceLevel, GuaranteeOptions, Needs, NoBound
from crowdgui.core.bounds.guarantee_builder import build_guarantee
from crowdgui.core.bounds.quantities import homogeneous
from crowdgui.core.job import Job
from crowdgui.core.results import run_job
from crowdgui.core.simulate.scenario import SimulatedLabels, simulate

if TYPE_CHECKING:
    from crowdgui.core.arrays import FloatArray


ITEMS, WORKERS = 400, 40


EVEN = np.ones(WORKERS)


def crowd(seed: int, skill: FloatArray, chance: FloatArray) -> SimulatedLabels:
    confusion = np.broadcast_to(homogeneous(skill, 2), (ITEMS, WORKERS, 2, 2))
    rng = np.random.default_rng(seed)
    return simulate(confusion, chance, ("a", "b"), np.array([0.5, 0.5]), rng)


@pytest.mark.parametrize("seed", range(10))
@pytest.mark.parametrize("fill", [0.2, 0.7, 1.0])
def test_independent_assignment_is_even(seed: int, fill: float) -> None:
    skill = np.random.default_rng(seed).uniform(0.6, 0.95, WORKERS)
    made = crowd(seed, skill, np.full((ITEMS, WORKERS), fill))
    assert lead_variance_ratio(made.labels, EVEN, skill) <= MOST_UNEVEN


def test_as_many_labels_on_every_item_is_more_even_than_chance() -> None:
    places = (np.arange(ITEMS)[:, None] + np.arange(8) * 5) % WORKERS
    chance = np.zeros((ITEMS, WORKERS))
    np.put_along_axis(chance, places, 1.0, axis=1)
    made = crowd(0, np.full(WORKERS, 0.8), chance)
    assert lead_variance_ratio(made.labels, EVEN, np.full(WORKERS, 0.8)) == 0.0


def poorly_served() -> tuple[FloatArray, FloatArray]:
    """Return half of the items about one label, the others all."""
    chance = np.ones((ITEMS, WORKERS))
    chance[::2] = 1.0 / WORKERS
    return np.full(WORKERS, 0.8), chance


def blocks() -> tuple[FloatArray, FloatArray]:
    """Return half of the items to good workers, the others to weak ones."""
    chance = np.zeros((ITEMS, WORKERS))
    chance[: ITEMS // 2, : WORKERS // 2] = 1.0
    chance[ITEMS // 2 :, WORKERS // 2 :] = 1.0
    return np.repeat([0.95, 0.6], WORKERS // 2), chance


@pytest.mark.parametrize("design", [poorly_served, blocks])
def test_uneven_designs_get_no_certificate(design: object) -> None:
    skill, chance = design()  # type: ignore[operator]
    made = crowd(3, skill, chance)
    assert lead_variance_ratio(made.labels, EVEN, skill) > 3 * MOST_UNEVEN
    guarantee = build_guarantee(run_job(Job(made.labels)), GuaranteeOptions())
    entry = guarantee.entry("self-certified")
    assert entry.value is None
    assert entry.reason is not None
    assert entry.reason.code is NoBound.CONDITIONS_NOT_MET
    (failed,) = dict(entry.reason.values)["conditions"]
    assert failed.code is Needs.SIMILAR_WORKERS
    assert guarantee.headline.level is EvidenceLevel.NONE
