"""The order of rows, which numbers items and workers, changes nothing that is drawn at random."""

from __future__ import annotations

import numpy as np
import pytest

from crowdgui.core.groups.effective_votes import effective_votes
from crowdgui.core.groups.group_agreement import between
from crowdgui.core.groups.replacement import compare_with_people
from tests.core.groups.mixed_crowds import named_crowd
from tests.core.strategies import in_another_order

LABELS, TRUTH, KINDS = named_crowd(items=120)
MOVED = in_another_order(LABELS, np.random.default_rng(3))
WORKER = np.argsort(MOVED.worker_ids)[np.argsort(np.argsort(LABELS.worker_ids))]
"""The code that each worker has after the move."""
ITEM = np.argsort(MOVED.item_ids)[np.argsort(np.argsort(LABELS.item_ids))]
PEOPLE, MODELS = np.flatnonzero(~KINDS.is_model), np.flatnonzero(KINDS.is_model)


def test_independent_votes() -> None:
    truth = np.empty_like(TRUTH)
    truth[ITEM] = TRUTH
    one = effective_votes(LABELS, MODELS, TRUTH)
    other = effective_votes(MOVED, WORKER[MODELS], truth)
    assert (other.low, other.high) == pytest.approx((one.low, one.high))


def test_agreement_of_two_groups() -> None:
    one, other = between(LABELS, MODELS, PEOPLE), between(MOVED, WORKER[MODELS], WORKER[PEOPLE])
    for here, there in ((one.percent, other.percent), (one.kappa, other.kappa)):
        assert (there.low, there.high) == pytest.approx((here.low, here.high))


def test_replacement_of_people() -> None:
    one = compare_with_people(LABELS, int(MODELS[0]), PEOPLE)
    other = compare_with_people(MOVED, int(WORKER[MODELS[0]]), WORKER[PEOPLE])
    ends = one.average_low, one.average_high
    assert None not in ends
    assert (other.average_low, other.average_high) == pytest.approx(ends)
