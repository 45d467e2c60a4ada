"""Every (worker, item) pair once, whatever the blocks."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from crowdgui.core import labels as labels_module
from crowdgui.core.bounds.assignment.assignment_bounds import pair_blocks
from crowdgui.core.errors import Cancelled
from crowdgui.core.progress import Progress, ignore_progress
from tests.core.strategies import from_rows, label_sets, quick, rows_of, tiny_blocks

if TYPE_CHECKING:
    from crowdgui.core.labels import Labels


@quick
@given(label_sets(), st.integers(1, 20))
def test_pairs_and_how_often_they_were_answered(labels: Labels, size: int) -> None:
    expected = Counter((j, i) for j, i, _ in rows_of(labels))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(labels_module, "BLOCK_LABELS", size)
        blocks = list(pair_blocks(tiny_blocks(labels), ignore_progress))
    found = {}
    for pairs in blocks:
        item = (pairs.item + pairs.items.start).tolist()
        found |= dict(
            zip(zip(item, pairs.worker.tolist(), strict=True), pairs.times.tolist(), strict=True)
        )
    assert found == expected
    assert sum(pairs.n_items for pairs in blocks) == labels.n_items
    assert sum(pairs.item.size for pairs in blocks) == labels.pairs


@quick
@given(label_sets(), st.integers(0, 2**32 - 1))
def test_sums_and_largest_of_each_item(labels: Labels, seed: int) -> None:
    (pairs,) = pair_blocks(labels, ignore_progress)
    value = np.random.default_rng(seed).random(pairs.item.size)
    dense = np.zeros((labels.n_items, labels.n_workers))
    dense[pairs.item, pairs.worker] = value
    np.testing.assert_allclose(pairs.rows(value).toarray(), dense)
    np.testing.assert_allclose(pairs.summed(value), dense.sum(axis=1))
    np.testing.assert_allclose(pairs.largest(value), dense.max(axis=1))
    np.testing.assert_array_equal(pairs.labelled, labels.labels_per_item > 0)
    np.testing.assert_array_equal(pairs.workers_per_item, (dense > 0).sum(axis=1))


def test_reported_before_each_block() -> None:
    def stop(progress: Progress) -> None:
        assert progress.fraction == 0.0
        raise Cancelled

    with pytest.raises(Cancelled):
        list(pair_blocks(from_rows([("a", "x", "1")]), stop))
