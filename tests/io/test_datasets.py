"""Real label sets, where they lie beside the project."""

from __future__ import annotations

import numpy as np
import pytest

from crowdgui.io.importing.import_spec import RepeatPolicy
from crowdgui.io.importing.read_labels import ImportedLabels, read_labels
from crowdgui.io.importing.sources import open_source
from tests.folders import ROOT

DATASETS = ROOT.parent / "shared" / "datasets"

pytestmark = pytest.mark.skipif(
    not DATASETS.is_dir(), reason="the real label sets are not beside the project"
)


def imported(name: str, repeats: RepeatPolicy = RepeatPolicy.FIRST) -> ImportedLabels:
    folder = DATASETS / name
    return read_labels(
        open_source(folder / "labels.csv", gold=folder / "gold.csv", repeats=repeats)
    )


@pytest.mark.parametrize(
    ("name", "workers", "items", "labels", "classes", "gold"),
    [
        ("rte", 164, 800, 8000, 2, 800),
        ("duchenne", 17, 159, 1221, 2, 159),
        ("web", 177, 2665, 15567, 5, 2653),
        ("dog", 109, 807, 8070, 4, 807),
    ],
)
def test_counts(name: str, workers: int, items: int, labels: int, classes: int, gold: int) -> None:
    found = imported(name)
    read = found.labels
    assert (read.n_workers, read.n_items, read.n_labels, read.n_classes) == (
        *(workers, items),
        *(labels, classes),
    )
    assert found.gold is not None
    assert np.count_nonzero(found.gold >= 0) == gold
    assert found.skipped == ()


def test_the_first_of_repeated_answers_gives_the_set_without_them() -> None:
    found, single = imported("duchenne_repeats"), imported("duchenne")
    assert (found.rows, found.repeated_pairs, found.contradicting_pairs) == (1950, 446, 71)
    assert sum(part.count for part in found.skipped) == 1950 - 1221
    for name in ("item", "worker", "code", "item_ids", "worker_ids", "classes"):
        assert np.array_equal(getattr(found.labels, name), getattr(single.labels, name)), name


@pytest.mark.parametrize(
    ("repeats", "labels"),
    [(RepeatPolicy.LAST, 1221), (RepeatPolicy.ALL, 1950), (RepeatPolicy.DROP, 1221 - 71)],
)
def test_the_other_ways_with_repeated_answers(repeats: RepeatPolicy, labels: int) -> None:
    found = imported("duchenne_repeats", repeats)
    assert found.labels.n_labels == labels
    assert (found.repeated_pairs, found.contradicting_pairs) == (446, 71)
