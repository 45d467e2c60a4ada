"""Labels in a random order within their items."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from crowdgui.core.labels import IntArray, Labels


def random_places(labels: Labels, rng: np.random.Generator) -> IntArray:
    """Return each label its place among those of its item, from 0, drawn at random (n_labels,)."""
    order = np.lexsort((rng.random(labels.n_labels), labels.item))
    place = np.empty(labels.n_labels, dtype=np.int64)
    place[order] = np.arange(labels.n_labels) - labels.starts[labels.item]
    return place
