"""Histograms: every item and worker is in one bar, and the words of lines have room."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import pytest

from crowdgui.core.agreement.report import AgreementBins, agreement_bars
from crowdgui.core.job import Job
from crowdgui.core.results import run_job
from crowdgui.figures.histograms import (
    Histogram,
    build_agreement_histogram,
    build_confidence_histogram,
)
from tests.core.strategies import crowd, from_matrix

if TYPE_CHECKING:
    from crowdgui.core.results import Outcome


@pytest.fixture(scope="module")
def outcome() -> Outcome:
    labels, _ = crowd(np.random.default_rng(1), np.linspace(0.95, 0.4, 10), 60, 3, fill=0.8)
    return run_job(Job(labels))


def test_every_item_is_in_one_bar(outcome: Outcome) -> None:
    made = build_confidence_histogram(outcome)
    assert made.counts.sum() == 60
    assert (made.edges[0], made.edges[-1]) == (0.0, 1.0)
    confidence = outcome.confidence
    last = int(made.filled[-1])
    assert made.counts[last] == np.count_nonzero(confidence >= made.edges[last])
    assert made.words.endswith(made.said[last])
    assert len(made.words.split("; ")) == made.filled.size
    assert made.levels == ()


def test_every_worker_is_in_one_bar(outcome: Outcome) -> None:
    made = build_agreement_histogram(outcome, agreement_bars(outcome))
    assert made.counts.sum() == 10
    assert [level.value for level in made.levels] == pytest.approx([1 / 3, outcome.workers.typical])
    assert made.caption.startswith("Half of the 10 workers")


def test_axes_hold_whole_counts_and_all_shares(outcome: Outcome) -> None:
    made = build_confidence_histogram(outcome)
    assert made.scale.high >= made.counts.max()
    assert all(tick == int(tick) for tick, _ in made.scale.ticks)
    assert [words for _, words in made.span.ticks] == ["0%", "20%", "40%", "60%", "80%", "100%"]


@pytest.mark.parametrize(
    ("chance", "typical", "before"),
    [
        (0.5, 0.9, [True, True]),
        (0.5, 0.6, [True, False]),
        (0.07, 0.69, [False, True]),
        (0.07, 0.45, [False, False]),
        (0.07, 0.2, [True, False]),
        (0.5, np.nan, [True]),
        (0.1, np.nan, [False]),
    ],
)
def test_words_of_lines_stand_where_they_have_room(
    outcome: Outcome, chance: float, typical: float, before: list[bool]
) -> None:
    found = agreement_bars(outcome)
    bins = AgreementBins(found.workers, found.bar, found.edges, chance, typical)
    made = build_agreement_histogram(outcome, bins)
    assert [level.before for level in made.levels] == before


def test_nobody_to_compare_has_no_lines() -> None:
    alone = run_job(Job(from_matrix([[0, 1]], 2), rule="mv"))
    made = build_agreement_histogram(alone, agreement_bars(alone))
    assert made.levels == ()
    assert made.words == ""
    assert made.caption == "No included worker can be compared with others."
    assert made.scale.high > 0
    assert Histogram.empty().scale == made.scale
