"""Stages of a long piece of work in words."""

from __future__ import annotations

from crowdgui.core.progress import Stage
from crowdgui.text.stages import describe_stage


def test_a_stage_is_worded_and_words_stay() -> None:
    assert describe_stage(Stage.COMPUTING_BOUNDS) == "Computing the bounds"
    assert describe_stage("Reading labels.csv") == "Reading labels.csv"
