"""How often workers say the same again, counted item by item."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import pytest
import scipy.stats
from hypothesis import given

from crowdgui.core.labels import LabelMetadata, Labels
from crowdgui.core.workers.information import self_consistency
from tests.core.strategies import label_sets, make_labels, quick, rows_of

if TYPE_CHECKING:
    from tests.core.conftest import Dataset


@quick
@given(label_sets())
def test_repeats_among_the_labels_are_counted(labels: Labels) -> None:
    said: dict[tuple[int, int], list[int]] = {}
    for item, worker, code in rows_of(labels):
        said.setdefault((worker, item), []).append(code)
    again = [(worker, codes) for (worker, _), codes in said.items() if len(codes) > 1]
    repeated, consistent = [0] * labels.n_workers, [0] * labels.n_workers
    for worker, codes in again:
        repeated[worker] += 1
        consistent[worker] += len(set(codes)) == 1
    found = self_consistency(labels)
    if not again:
        assert found is None
        return
    assert found is not None
    assert found.repeated.tolist() == repeated
    assert found.consistent.tolist() == consistent
    assert found.typical == pytest.approx(sum(consistent) / sum(repeated))


def with_counts(repeated: list[int], consistent: list[int]) -> Labels:
    labels = make_labels([0, 0, 1, 1], [0, 1, 0, 0], [0, 1, 0, 1], 2, 3, 2)
    how = LabelMetadata(repeated=np.array(repeated), consistent=np.array(consistent))
    codes = labels.item, labels.worker, labels.code
    return Labels.from_codes(*codes, labels.item_ids, labels.worker_ids, labels.classes, how)


def test_counts_from_the_file_come_first() -> None:
    found = self_consistency(with_counts([4, 0, 9], [3, 0, 9]))
    assert found is not None
    assert found.repeated.tolist() == [4, 0, 9]
    assert found.share.tolist() == pytest.approx([0.75, np.nan, 1.0], nan_ok=True)
    assert found.typical == pytest.approx(12 / 13)
    for worker, (m, n) in {0: (3, 4), 2: (9, 9)}.items():
        expected = scipy.stats.binomtest(m, n).proportion_ci(method="exact")
        assert (found.low[worker], found.high[worker]) == pytest.approx(
            (expected.low, expected.high)
        )
    assert np.isnan([found.low[1], found.high[1]]).all()


def test_nobody_asked_again_is_nothing_to_tell() -> None:
    assert self_consistency(with_counts([0, 0, 0], [0, 0, 0])) is None


def test_real_repeats(dataset: Dataset) -> None:
    labels, _ = dataset("duchenne_repeats")
    found = self_consistency(labels)
    assert found is not None
    assert (found.repeated.sum(), found.consistent.sum()) == (446, 446 - 71)
