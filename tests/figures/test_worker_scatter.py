"""The picture of all workers: where each is drawn, as what, and which when they are too many."""

from __future__ import annotations

from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from crowdgui.core.job import Job
from crowdgui.core.results import run_job
from crowdgui.figures.marks import EVIDENCE_FLAGS, FlagMark, Shape
from crowdgui.figures.worker_scatter import MOST_ON_SCREEN, ScatterChart, build_worker_scatter
from tests.core.strategies import crowd, quick


def chart(
    labels: list[int], agreement: list[float], kind: list[int] | None = None, most: int = 100
) -> ScatterChart:
    n = len(labels)
    return ScatterChart(
        np.array([f"w{i}" for i in range(n)]),
        np.array(labels),
        np.array(agreement, dtype=float),
        np.array(kind or [0] * n),
        0.5,
        0.8,
        most,
    )


@pytest.fixture(scope="module")
def built() -> ScatterChart:
    """Six good workers and six who guess; the last of each is excluded."""
    labels, _ = crowd(np.random.default_rng(0), np.repeat([0.95, 0.5], 6), 200, 2)
    job = Job(labels, excluded=np.isin(np.arange(12), [5, 11]))
    return build_worker_scatter(run_job(job), MOST_ON_SCREEN)


def test_exclusion_counts_before_flags(built: ScatterChart) -> None:
    flags = built.table()[1][3]
    assert [flags[worker] for worker in (5, 11)] == ["excluded"] * 2
    assert set(flags[:5]) == {""}
    assert "guessing" in flags[6:11]


@pytest.mark.parametrize("flag", EVIDENCE_FLAGS)
def test_every_flag_has_marks_of_its_own(flag: FlagMark) -> None:
    report: Any = SimpleNamespace(
        labels=np.array([10, 20, 30]),
        agreement=np.array([0.5, 0.6, 0.7]),
        typical=0.6,
        typical_model=np.nan,
        flags=SimpleNamespace(
            has=lambda found: np.array([False, found.value == flag.value, False])
        ),
    )
    labels = SimpleNamespace(worker_ids=np.array(["a", "b", "c"]), n_classes=2)
    outcome: Any = SimpleNamespace(
        workers=report, job=SimpleNamespace(labels=labels, excluded=None, kinds=None)
    )
    made = build_worker_scatter(outcome, 100)
    assert [group.legend.shape for group in made.groups] == [Shape.CIRCLE, flag.shape]
    assert made.groups[1].y.tolist() == [0.6]
    assert made.groups[1].size > made.groups[0].size
    assert made.legend[1].token == flag.token


def test_flags_lie_above_the_others_and_the_excluded_are_named_last() -> None:
    made = chart([10] * 6, [0.5] * 6, [2, 0, 1, 1 + len(EVIDENCE_FLAGS), 0, 0])
    shapes = [group.legend.shape for group in made.groups]
    assert shapes == [Shape.CIRCLE, Shape.CROSS, *(EVIDENCE_FLAGS[i].shape for i in (0, -1))]
    words = [entry.words for entry in made.legend]
    assert words[0] == "worker"
    assert words[-1] == FlagMark.EXCLUDED.word.lower()


def test_those_who_do_not_see_it_hear_how_many_there_are() -> None:
    assert chart([9, 9], [0.5, 0.6]).words == "2 workers"
    assert chart([9, 9, 9], [0.5, 0.6, 0.7], [0, 1, 2]).words == (
        f"3 workers; {EVIDENCE_FLAGS[0].word.lower()}: 1 worker; excluded: 1 worker"
    )


def test_who_cannot_be_compared_has_no_place() -> None:
    made = chart([10, 0, 20], [np.nan, 0.5, 0.75])
    assert made.drawn.tolist() == [2]
    assert made.note == ""
    assert made.describe(2) == "w2: agrees on 75.0%, 20 labels"
    assert len(made.table()[1][0]) == 3


@quick
@given(
    st.lists(st.tuples(st.integers(1, 10**6), st.floats(0, 1, width=32)), min_size=1, max_size=30)
)
def test_all_that_is_drawn_lies_on_the_axes(workers: list[tuple[int, float]]) -> None:
    made = chart([n for n, _ in workers], [share for _, share in workers])
    span, scale = made.span, made.scale
    assert (span.low < made.x).all()
    assert (made.x < span.high).all()
    assert (scale.low < made.y).all()
    assert (made.y < scale.high).all()
    assert all(scale.low <= level.value <= scale.high for level in made.levels)
    for axis in (span, scale):
        words = [words for _, words in axis.ticks]
        assert 1 <= len(words) == len(set(words)) <= 9
        assert all(axis.low <= tick <= axis.high for tick, _ in axis.ticks)
    assert made.band is not None
    x, low, high = made.band
    assert (span.low, span.high) == pytest.approx((x[0], x[-1]))
    assert (np.maximum(0, scale.low) <= low).all()
    assert (low <= 0.8).all()
    assert (high <= 1).all()


def test_equal_numbers_of_labels_stand_a_little_apart() -> None:
    made = chart([50] * 20, [0.7] * 20)
    assert np.unique(made.x).size == 20
    assert np.abs(made.x - np.log10(50)).max() < 0.0301


@quick
@given(st.integers(0, 40), st.integers(0, 40), st.integers(2, 50))
def test_of_too_many_some_of_each_kind_are_drawn(plain: int, flagged: int, most: int) -> None:
    n = plain + flagged
    made = chart([10] * n, [0.5] * n, [2] * flagged + [0] * plain, most)
    drawn = made.drawn
    assert drawn.size == min(n, most)
    assert np.unique(drawn).size == drawn.size
    if n > most:
        assert (drawn < flagged).sum() >= min(flagged, most // 2)
        assert made.note == f"{most} of {n} workers shown"
        assert made.caption.endswith(f"{made.note}.")


def test_a_typical_worker_that_is_not_known_has_no_line() -> None:
    made = replace(chart([10, 20], [0.5, 0.6]), typical=np.nan)
    assert [level.dashed for level in made.levels] == [True]
    assert made.band is None


def test_a_picture_of_nobody_has_axes() -> None:
    made = ScatterChart.empty()
    assert (made.levels, made.band, made.groups, made.legend) == ((), None, (), ())
    assert (made.span.low, made.span.high) == (0.0, 3.0)
    assert [words for _, words in made.span.ticks] == ["1", "10", "100", "1,000"]
