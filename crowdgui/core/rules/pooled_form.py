"""The confusion matrices that fit class probabilities, for rules that are no sum of votes."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.labels import Labels
from crowdgui.core.rules.em_fit import log_shares, pooled_confusion
from crowdgui.core.rules.em_steps import expected_counts
from crowdgui.core.rules.scoring import DecomposableRule

if TYPE_CHECKING:
    from crowdgui.core.arrays import BoolArray, FloatArray


def fit_pooled_form(
    labels: Labels, posterior: FloatArray, strength: float = 1.0, unseen: float = 0.0
) -> DecomposableRule:
    """Count every worker's answers by the posterior (N, L), and draw them toward the crowd's.

    `unseen` answers are added to every entry of the crowd's counts, shared among its workers.
    """
    counts = expected_counts(labels, posterior)
    answers = counts.answers + unseen / max(1, labels.n_workers)
    return DecomposableRule(pooled_confusion(answers, strength), log_shares(counts.classes, 1.0))


PULL = 2.0
"""How many answers to each class the crowd counts for where hidden labels are foretold."""


def drop_labels(labels: Labels, hidden: BoolArray) -> Labels:
    """Leave out the labels marked (n_labels,); items, workers and classes keep their codes."""
    codes = (labels.item[~hidden], labels.worker[~hidden], labels.code[~hidden])
    return Labels.from_codes(*codes, labels.item_ids, labels.worker_ids, labels.classes)


def predictive_probability(
    labels: Labels, hidden: BoolArray, rest: Labels, posterior: FloatArray, unseen: float = 0.0
) -> FloatArray:
    """Return the chance of each hidden label by class probabilities (N, L) found without it.

    It is Σ_k p_j(k) C_i[k, Z_ij], with the confusion matrices that fit p on the `rest`, drawn
    toward the crowd's. `unseen` answers are added to every entry of the crowd's matrix.
    """
    item, worker, code = labels.item[hidden], labels.worker[hidden], labels.code[hidden]
    table = fit_pooled_form(rest, posterior, PULL, unseen).table
    chances: FloatArray = (posterior[item] * np.exp(table[worker, code])).sum(axis=1)
    return chances
