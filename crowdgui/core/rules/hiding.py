"""Labels without some of them, and how well class probabilities foretell those."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.labels import Labels
from crowdgui.core.rules.fitted import fitted_form

if TYPE_CHECKING:
    from crowdgui.core.labels import BoolArray, FloatArray

PULL = 2.0
"""How many answers to each class the crowd counts for where hidden labels are foretold."""


def without(labels: Labels, hidden: BoolArray) -> Labels:
    """Leave out the labels marked (n_labels,); items, workers and classes keep their codes."""
    codes = (labels.item[~hidden], labels.worker[~hidden], labels.code[~hidden])
    return Labels.from_codes(*codes, labels.item_ids, labels.worker_ids, labels.classes)


def foretold(
    labels: Labels, hidden: BoolArray, rest: Labels, posterior: FloatArray, unseen: float = 0.0
) -> FloatArray:
    """Return the chance of each hidden label by class probabilities (N, L) found without it.

    It is Σ_k p_j(k) C_i[k, Z_ij], with the confusion matrices that fit p on the `rest`, drawn
    toward the crowd's. `unseen` answers are added to every entry of the crowd's matrix.
    """
    item, worker, code = labels.item[hidden], labels.worker[hidden], labels.code[hidden]
    table = fitted_form(rest, posterior, PULL, unseen).table
    chances: FloatArray = (posterior[item] * np.exp(table[worker, code])).sum(axis=1)
    return chances
