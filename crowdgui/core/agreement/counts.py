"""How many labels of each class the items have, some items at a time."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.progress import Progress
from crowdgui.core.text import tr

if TYPE_CHECKING:
    from collections.abc import Iterator

    from crowdgui.core.labels import Block, FloatArray, Labels
    from crowdgui.core.progress import Report


def rated_counts(labels: Labels, most_rows: int, report: Report) -> Iterator[FloatArray]:
    """Go through the items that have labels, in their order: counts (n, L), n ≤ `most_rows`."""
    n_classes, rows = labels.n_classes, max(1, most_rows)
    for block in reported(labels, report):
        item = labels.item[block.labels]
        row = np.cumsum(np.diff(item, prepend=item[0]) != 0)
        n_rows = int(row[-1]) + 1
        place = row * n_classes + labels.code[block.labels]
        flat = np.bincount(place, minlength=n_rows * n_classes)
        counts = flat.reshape(n_rows, n_classes).astype(float)
        for first in range(0, n_rows, rows):
            yield counts[first : first + rows]


def reported(labels: Labels, report: Report) -> Iterator[Block]:
    """Go through the blocks, saying where the work is before each."""
    for block in labels.blocks:
        report(Progress(tr("Comparing labels"), block.items.start / labels.n_items))
        yield block
