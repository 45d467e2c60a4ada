"""The items behind a number about workers: a mask over all items, and what they are in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from crowdgui.text.translation import tr_n

if TYPE_CHECKING:
    from crowdgui.core.arrays import BoolArray
    from crowdgui.core.labels import Labels
    from crowdgui.core.results import Outcome


def of_class(outcome: Outcome, worker: int, final: int) -> tuple[BoolArray, str]:
    """Return a worker's items of one final label."""
    labels = outcome.job.labels
    mask = _items_of(labels, worker) & np.equal(outcome.aggregation.labels, final)
    words = tr_n(
        "{n} item that {worker} labelled and whose final label is “{final}”.",
        "{n} items that {worker} labelled and whose final label is “{final}”.",
        int(mask.sum()),
        worker=str(labels.worker_ids[worker]),
        final=str(labels.classes[final]),
    )
    return mask, words


def of_pair(outcome: Outcome, first: int, second: int) -> tuple[BoolArray, str]:
    """Return the items that two workers share."""
    labels = outcome.job.labels
    mask = _items_of(labels, first) & _items_of(labels, second)
    words = tr_n(
        "{n} item that both {first} and {second} labelled.",
        "{n} items that both {first} and {second} labelled.",
        int(mask.sum()),
        first=str(labels.worker_ids[first]),
        second=str(labels.worker_ids[second]),
    )
    return mask, words


def _items_of(labels: Labels, worker: int) -> BoolArray:
    mask = np.zeros(labels.n_items, dtype=bool)
    mask[labels.item[labels.worker == worker]] = True
    return mask
