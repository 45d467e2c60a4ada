"""Rules that know the true workers."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.labels import UNLABELLED
from crowdgui.core.rules.em_models import TRACE
from crowdgui.core.rules.form import Decomposable, winners

if TYPE_CHECKING:
    from crowdgui.core.labels import IntArray
    from crowdgui.core.simulation.setting import Drawn

Forms = tuple[Decomposable, ...]
"""One form for each kind of items: the oracle sees which kind an item is of."""


def most_probable(drawn: Drawn) -> Forms:
    """Return the oracle MAP rule: score ln π_k + Σ_i ln C_i[k, Z_ij] (Li and Yu 2014, section 4.2).

    No rule errs less on average, where answers are independent.
    """
    offset = np.log(np.maximum(drawn.setting.shares, TRACE))
    tables = np.log(np.maximum(drawn.crowd.confusion, TRACE)).transpose(0, 1, 3, 2)
    return tuple(Decomposable(table.copy(), offset) for table in tables)


def bound_optimal(drawn: Drawn) -> Forms:
    """Return weighted voting with weights L w_i − 1, w_i being the mean accuracy over classes."""
    n_classes = drawn.setting.n_classes
    accuracy = np.einsum("gmkk,k->gm", drawn.crowd.confusion, drawn.setting.shares)
    return tuple(Decomposable.weighted(n_classes * w - 1.0, n_classes) for w in accuracy)


def plain(drawn: Drawn) -> Forms:
    """Return plain majority, which knows nothing."""
    weights = np.ones(drawn.setting.n_workers)
    form = Decomposable.weighted(weights, drawn.setting.n_classes)
    return (form,) * drawn.crowd.kinds.size


def elect(drawn: Drawn, forms: Forms) -> IntArray:
    """Return every item (N,) the label that the form of its kind elects."""
    labels = drawn.labels
    final = np.full(labels.n_items, UNLABELLED, dtype=np.int32)
    for block in labels.blocks:
        found = np.stack([winners(form.scores(block))[0] for form in forms])
        final[block.items] = np.take_along_axis(found, drawn.kind[None, block.items], axis=0)[0]
    final[labels.labels_per_item == 0] = UNLABELLED
    return final
