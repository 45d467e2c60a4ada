"""Small label sets for the tests: drawn by hypothesis, made by chance, or written by hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from hypothesis import settings
from hypothesis import strategies as st

from crowdgui.core.labels import UNLABELLED, Labels, natural_order, text_array

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from hypothesis.strategies import DrawFn

    from crowdgui.core.arrays import FloatArray, IntArray

KEYS = ("mv", "oswmv", "iwmv", "em", "em-pooled", "em-class", "em-homogeneous", "iwmv-log")
"""Rules that need nothing but labels."""

quick = settings(deadline=None, derandomize=True)
"""Drawn the same way each time, so that a failure can be seen again."""


def make_labels(
    item: Any, worker: Any, code: Any, n_items: int, n_workers: int, n_classes: int
) -> Labels:
    """Make labels from codes, with plain names."""
    return Labels.from_codes(
        np.asarray(item, dtype=int),
        np.asarray(worker, dtype=int),
        np.asarray(code, dtype=int),
        text_array(f"item {j}" for j in range(n_items)),
        text_array(f"worker {i}" for i in range(n_workers)),
        text_array(f"class {k}" for k in range(n_classes)),
    )


def from_rows(rows: Iterable[tuple[str, str, str]]) -> Labels:
    """Make labels from (worker, item, label) rows; names get codes as they appear."""
    workers, items, names = zip(*rows, strict=True)
    worker_places, item_places, found = (
        {name: place for place, name in enumerate(dict.fromkeys(column))}
        for column in (workers, items, names)
    )
    classes = [list(found)[i] for i in natural_order(list(found))]
    return Labels.from_codes(
        [item_places[item] for item in items],
        [worker_places[worker] for worker in workers],
        [classes.index(name) for name in names],
        text_array(item_places),
        text_array(worker_places),
        text_array(classes),
    )


def in_another_order(labels: Labels, rng: np.random.Generator) -> Labels:
    """Give items and workers the codes that they have where rows are sorted otherwise."""
    items, workers = rng.permutation(labels.n_items), rng.permutation(labels.n_workers)
    item, worker = np.argsort(items)[labels.item], np.argsort(workers)[labels.worker]
    names = labels.item_ids[items], labels.worker_ids[workers], labels.classes
    return Labels.from_codes(item, worker, labels.code, *names)


def from_matrix(rows: Sequence[Sequence[int]], n_classes: int) -> Labels:
    """Make labels from one row a worker, one column an item; −1 where there is no label."""
    matrix = np.asarray(rows)
    worker, item = np.nonzero(matrix >= 0)
    n_workers, n_items = matrix.shape
    return make_labels(item, worker, matrix[worker, item], n_items, n_workers, n_classes)


@st.composite
def label_sets(
    draw: DrawFn,
    *,
    max_workers: int = 6,
    max_items: int = 8,
    min_classes: int = 1,
    max_classes: int = 4,
    repeats: bool = True,
) -> Labels:
    """Draw a small set; items and workers without labels, ties and repeated answers included."""
    n_items = draw(st.integers(1, max_items))
    n_workers = draw(st.integers(1, max_workers))
    n_classes = draw(st.integers(min_classes, max_classes))
    rows = draw(
        st.lists(
            st.tuples(
                st.integers(0, n_items - 1),
                st.integers(0, n_workers - 1),
                st.integers(0, n_classes - 1),
            ),
            min_size=1,
            max_size=40,
            unique_by=None if repeats else lambda row: row[:2],
        )
    )
    item, worker, code = zip(*rows, strict=True)
    return make_labels(item, worker, code, n_items, n_workers, n_classes)


def drawn_gold(labels: Labels, data: st.DataObject) -> IntArray:
    """Draw the gold of each item, or none."""
    known = st.integers(UNLABELLED, labels.n_classes - 1)
    return np.array(data.draw(st.lists(known, min_size=labels.n_items, max_size=labels.n_items)))


def crowd(
    rng: np.random.Generator,
    accuracy: FloatArray,
    n_items: int,
    n_classes: int,
    *,
    fill: float = 1.0,
    shares: FloatArray | None = None,
) -> tuple[Labels, IntArray]:
    """Make a crowd alike on all classes, without the project's own simulation; and the truth."""
    truth = rng.choice(n_classes, size=n_items, p=shares)
    worker, item = np.nonzero(rng.random((accuracy.size, n_items)) < fill)
    right = rng.random(item.size) < accuracy[worker]
    other = (truth[item] + rng.integers(1, max(2, n_classes), item.size)) % n_classes
    code = np.where(right, truth[item], other)
    return make_labels(item, worker, code, n_items, accuracy.size, n_classes), truth


def rows_of(labels: Labels) -> list[tuple[int, int, int]]:
    """Return (item, worker, code) of each label as plain numbers."""
    columns = (labels.item.tolist(), labels.worker.tolist(), labels.code.tolist())
    return list(zip(*columns, strict=True))


def renamed(
    labels: Labels,
    *,
    item: IntArray | None = None,
    worker: IntArray | None = None,
    code: IntArray | None = None,
) -> Labels:
    """Move item j to place item[j], worker i to worker[i], class k to code[k]."""
    item_ = labels.item if item is None else item[labels.item]
    worker_ = labels.worker if worker is None else worker[labels.worker]
    code_ = labels.code if code is None else code[labels.code]
    sizes = labels.n_items, labels.n_workers, labels.n_classes
    return make_labels(item_, worker_, code_, *sizes)


def tiny_blocks(labels: Labels) -> Labels:
    """Return the same labels again, so that they are cut into blocks once more."""
    return renamed(labels)
