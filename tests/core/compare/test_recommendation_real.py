"""The adviser on real label sets, without and with gold."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import pytest

from crowdgui.core.compare import candidates, misfit
from crowdgui.core.compare.held_out import score_held_out
from crowdgui.core.compare.recommendation import recommend_rule
from crowdgui.core.compare.rule_result import evaluate_rule
from crowdgui.core.job import Job
from crowdgui.core.labels import UNLABELLED
from crowdgui.core.rules.registry import SUGGESTED

if TYPE_CHECKING:
    from tests.core.conftest import Dataset


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(candidates.consensus, "MOST_LABELS", 10)
    monkeypatch.setattr(candidates, "MOST_ROUNDS", 10)
    monkeypatch.setattr(misfit, "DRAWS", 39)


@pytest.mark.parametrize(("name", "kept"), [("rte", False), ("duchenne", True), ("dog", False)])
def test_the_advice_is_no_worse_than_the_suggested_rule(
    dataset: Dataset, name: str, kept: bool
) -> None:
    labels, gold = dataset(name)
    advice = recommend_rule(Job(labels))
    assert (advice.rule == SUGGESTED) is kept
    assert advice.misfit.bias.found
    assert not any(row.gold for row in advice.rows)
    scores = [evaluate_rule(Job(labels, gold, key)).gold for key in (advice.rule, "iwmv")]
    assert scores[0] is not None
    assert scores[1] is not None
    # One item of RTE may go either way.
    assert scores[0].wrong <= scores[1].wrong + 1


def test_on_web_no_model_of_confusion_foretells_better(
    dataset: Dataset, monkeypatch: pytest.MonkeyPatch
) -> None:
    """There weighted voting has the fewest wrong by far, and hidden labels know."""
    monkeypatch.setattr(candidates, "MOST_ROUNDS", 3)
    labels, _ = dataset("web")
    found = score_held_out(labels, ("iwmv", "mv", "em-class", "em"))
    assert found is not None
    for key in ("mv", "em-class", "em"):
        assert found.gain("iwmv", key).z > 2


def test_gold_of_few_items_hardly_ever_speaks(dataset: Dataset) -> None:
    labels, gold = dataset("duchenne")
    some = np.where(np.arange(labels.n_items) < 80, gold, UNLABELLED)
    advice = recommend_rule(Job(labels, some))
    assert advice.rule == "iwmv"
    judged = [row for row in advice.rows if row.gold is not None]
    assert judged
    assert all(row.gold is not None and row.gold.known == 80 for row in judged)
    assert not any(row.better_on_gold for row in judged)
