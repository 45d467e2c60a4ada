"""The confusion matrices that fit class probabilities, for rules that are no sum of votes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from crowdgui.core.rules.em_models import log_shares, pooled_confusion
from crowdgui.core.rules.em_steps import counts_of
from crowdgui.core.rules.form import Decomposable

if TYPE_CHECKING:
    from crowdgui.core.labels import FloatArray, Labels


def fitted_form(
    labels: Labels, posterior: FloatArray, strength: float = 1.0, unseen: float = 0.0
) -> Decomposable:
    """Count every worker's answers by the posterior (N, L), and draw them toward the crowd's.

    `unseen` answers are added to every entry of the crowd's counts, shared among its workers.
    """
    counts = counts_of(labels, posterior)
    answers = counts.answers + unseen / max(1, labels.n_workers)
    return Decomposable(pooled_confusion(answers, strength), log_shares(counts.classes, 1.0))
