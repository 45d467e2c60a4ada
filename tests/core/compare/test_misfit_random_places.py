"""Labels in a random order within their items."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from hypothesis import given

from crowdgui.core.compare.misfit import random_places
from tests.core.strategies import from_matrix, label_sets, quick

if TYPE_CHECKING:
    from crowdgui.core.labels import Labels


@given(label_sets())
@quick
def test_the_labels_of_an_item_take_all_its_places(labels: Labels) -> None:
    place = random_places(labels, np.random.default_rng(0))
    for item, given_ in enumerate(labels.labels_per_item):
        assert sorted(place[labels.item == item]) == list(range(given_))


def test_every_label_is_first_as_often() -> None:
    labels, rng = from_matrix([[0], [1], [0], [1]], 2), np.random.default_rng(0)
    first = np.bincount([random_places(labels, rng).argmin() for _ in range(2000)])
    # Five standard deviations of a count of mean 500.
    assert np.abs(first - 500).max() < 5 * np.sqrt(2000 * 0.25 * 0.75)
