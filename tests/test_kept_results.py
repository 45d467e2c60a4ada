"""Kept results are those of equal arguments, reported as the first time."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import numpy as np
import pytest

from crowdgui.core.errors import Cancelled
from crowdgui.core.progress import Progress, ProgressCallback, ignore_progress
from tests.core.strategies import from_rows
from tests.kept_results import keep_results

if TYPE_CHECKING:
    from crowdgui.core.labels import Labels

FACTOR = 2
ASKED: list[Labels] = []


def work(labels: Labels, weights: np.ndarray, report: ProgressCallback) -> int:
    ASKED.append(labels)
    report(Progress("one", 0.5))
    return FACTOR * int(weights.sum()) * labels.n_labels


@pytest.fixture(autouse=True)
def _nothing_asked() -> None:
    ASKED.clear()


def three(label: str = "cat") -> Labels:
    return from_rows([("ann", "1", "cat"), ("bo", "1", label), ("ann", "2", "dog")])


def test_equal_arguments_are_computed_once_and_reported_each_time() -> None:
    keeping, heard = keep_results(work), []
    for _ in range(3):
        assert keeping(three(), np.ones(2), heard.append) == 12
    assert len(ASKED) == 1
    assert heard == [Progress("one", 0.5)] * 3


def test_what_differs_is_computed_again(monkeypatch: pytest.MonkeyPatch) -> None:
    keeping = keep_results(work)
    assert keeping(three(), np.ones(2), ignore_progress) == 12
    assert keeping(three("dog"), np.ones(2), ignore_progress) == 12
    assert keeping(three(), np.array([1, 2]), ignore_progress) == 18
    monkeypatch.setattr(sys.modules[__name__], "FACTOR", 3)
    assert keeping(three(), np.ones(2), ignore_progress) == 18
    assert len(ASKED) == 4


def test_a_stop_keeps_nothing_and_reaches_what_is_kept() -> None:
    keeping = keep_results(work)

    def stop(_: Progress) -> None:
        raise Cancelled

    with pytest.raises(Cancelled):
        keeping(three(), np.ones(2), stop)
    assert keeping(three(), np.ones(2), ignore_progress) == 12
    with pytest.raises(Cancelled):
        keeping(three(), np.ones(2), stop)
    assert len(ASKED) == 2
