"""Parts of the labels: each kept by its chance, nested, and counted honestly."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from crowdgui.core.labels import UNLABELLED, Labels
from crowdgui.core.study.trial import apply_subsample, draw_subsample, measure_error
from tests.core.strategies import label_sets, make_labels, quick, rows_of


def _wide(n: int) -> Labels:
    return make_labels(np.arange(n), np.zeros(n), np.zeros(n), n, 1, 2)


def test_all_labels_are_kept_at_one() -> None:
    assert draw_subsample(_wide(5000), 1.0, np.random.default_rng(1)).all()


def test_about_the_share_is_kept() -> None:
    share = draw_subsample(_wide(20_000), 0.3, np.random.default_rng(2)).mean()
    assert share == pytest.approx(0.3, abs=4 * np.sqrt(0.21 / 20_000))


def test_a_larger_share_keeps_what_a_smaller_one_keeps() -> None:
    small, large = (
        draw_subsample(_wide(1000), share, np.random.default_rng(3)) for share in (0.2, 0.7)
    )
    assert not (small & ~large).any()
    assert large.sum() > small.sum() > 0


@quick
@given(label_sets(), st.integers(0, 100))
def test_what_is_left_out_is_gone_and_nothing_else_changes(labels: Labels, seed: int) -> None:
    keep = np.random.default_rng(seed).random(labels.n_labels) < 0.6
    keep[0] = True
    left = apply_subsample(labels, keep)
    assert rows_of(left) == [row for row, kept_ in zip(rows_of(labels), keep, strict=True) if kept_]
    assert (left.n_items, left.n_workers) == (labels.n_items, labels.n_workers)
    assert left.classes.tolist() == labels.classes.tolist()
    with pytest.raises(ValueError, match="read-only"):
        left.code[0] = 0


@quick
@given(
    st.lists(st.tuples(st.integers(-1, 2), st.integers(-1, 2)), min_size=1, max_size=30),
)
def test_a_missing_label_counts_as_a_guess(pairs: list[tuple[int, int]]) -> None:
    pairs = [*pairs, (0, 0)]
    final, truth = (np.array(column) for column in zip(*pairs, strict=True))
    known = [(f, t) for f, t in pairs if t != UNLABELLED]
    wrong = sum(2 / 3 if f == UNLABELLED else float(f != t) for f, t in known)
    missing = sum(f == UNLABELLED for f, _ in known)
    error, share = measure_error(final, truth, 3)
    assert error == pytest.approx(wrong / len(known))
    assert share == pytest.approx(missing / len(known))
    # Counted as wrong, each missing label adds the third that a guess would have right.
    as_wrong = sum(f != t for f, t in known) / len(known)
    assert error + share / 3 == pytest.approx(as_wrong)
