"""The curves of a study: one for each rule, in colours that stay."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from crowdgui.core.study.study import ERROR, SECONDS, StudiedRule, Study
from crowdgui.core.study.study_run import run_study
from crowdgui.figures.curves import study_curves
from tests.core.strategies import crowd


@pytest.fixture(scope="module")
def study() -> Study:
    labels, truth = crowd(np.random.default_rng(0), np.linspace(0.6, 0.9, 6), 30, 2)
    rules = tuple(StudiedRule(key) for key in ("iwmv", "mv", "em"))
    return Study(labels, rules, truth.astype(np.int32), (0.3, 1.0), 2)


def test_every_rule_has_a_curve_of_its_errors(study: Study) -> None:
    result = run_study(study)
    curves = study_curves(result, ERROR)
    assert curves.x.tolist() == [0.3, 1.0]
    assert [line.place for line in curves.lines] == [0, 1, 2]
    for line, key in zip(curves.lines, study.keys, strict=True):
        assert np.array_equal(line.curve.mean, result.curve(key).mean)
    assert curves.up.title == "wrong on gold"
    assert curves.across.title.startswith("Share of the labels kept; 2 draws")
    assert [words for _, words in curves.span.ticks] == ["30%", "100%"]


def test_a_draw_without_chance_is_counted_once(study: Study) -> None:
    # All labels, and rules without dice: one trial stands for both repetitions.
    result = run_study(replace(study, shares=(1.0,)))
    assert result.curve("mv").count.tolist() == [2]
    assert study_curves(result, ERROR).across.title.startswith("Share of the labels kept; 1 draw,")
    priced = study_curves(result, ERROR, cost=lambda share: f"{200 * share:.0f} EUR")
    assert priced.across.title.startswith("Share of the labels kept and their cost; 1 draw,")
    assert priced.span.ticks[-1][1] == "100%: 200 EUR"


def test_a_curve_keeps_its_colour_when_others_go(study: Study) -> None:
    curves = study_curves(run_study(study), ERROR, ("em", "bwa"))
    assert [line.place for line in curves.lines] == [2]


def test_times_have_a_logarithmic_scale(study: Study) -> None:
    curves = study_curves(run_study(study), SECONDS)
    assert curves.log
    assert curves.up.title == "run time"


def test_without_gold_the_axis_names_what_is_compared(study: Study) -> None:
    bare = Study(study.labels, study.rules, None, study.shares, 2)
    curves = study_curves(run_study(bare), ERROR)
    assert curves.up.title == "different from the result with all labels"
    assert [line.curve.mean[-1] for line in curves.lines] == [0.0, 0.0, 0.0]
