"""The model check in words, for each of the things it can find."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.bounds.model_check import check_worker_model
from crowdgui.core.bounds.simulated_statistics import WorkerModel
from crowdgui.core.progress import ignore_progress
from crowdgui.text.model_check import describe_model_check
from tests.core.bounds.test_model_check import colluding, confusing, uneven
from tests.core.strategies import crowd, from_matrix

if TYPE_CHECKING:
    from crowdgui.core.labels import Labels


def said(labels: Labels) -> str:
    return describe_model_check(
        check_worker_model(labels, 0, ignore_progress, (WorkerModel.HOMOGENEOUS,)), labels
    )


def test_more_unanimous_items_than_expected() -> None:
    labels = uneven(np.random.default_rng(0))
    found = check_worker_model(labels, 0, ignore_progress).homogeneous
    assert found is not None
    start = (
        f"{found.unanimous_seen} items are unanimous; independent workers would give "
        f"{found.unanimous_expected:.0f}. Some items are harder than others, or workers make the "
        "same mistakes."
    )
    assert said(labels).startswith(start)


def test_a_wider_spread_where_nothing_is_unanimous() -> None:
    sentence = said(colluding(np.random.default_rng(0)))
    assert re.match(r"Agreement varies \d+\.\d\d times as much between items", sentence)
    assert "as it would for independent workers. Some items are harder" in sentence


def test_confused_classes_are_named() -> None:
    sentence = said(confusing(np.random.default_rng(0)))
    assert "“class 0” and “class 1” in " in sentence or "“class 2” and “class 2”" in sentence
    assert sentence.endswith("some classes are confused more than others.")


def test_a_crowd_that_fits() -> None:
    rng = np.random.default_rng(1)
    sentence = said(crowd(rng, rng.uniform(0.55, 0.9, 30), 1500, 2, fill=0.2)[0])
    assert "There is no sign that mistakes are linked." in sentence


def test_too_few() -> None:
    assert "Too few items have two or more labels" in said(from_matrix([[0, 1]], 2))
    assert "There are too few items" in said(from_matrix([[0, 1, 1]] * 3, 2))


def test_votes_that_are_too_even() -> None:
    rng = np.random.default_rng(2)
    right = rng.permuted(np.tile(np.arange(10) < 8, (300, 1)), axis=1).T
    truth = rng.integers(0, 2, 300)
    sentence = said(from_matrix(np.where(right, truth, 1 - truth), 2))
    assert sentence.startswith("Agreement varies only 0.")
