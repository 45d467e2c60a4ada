"""The confusion matrices that fit class probabilities, for rules that are no sum of votes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from crowdgui.core.rules.em_loop import counts_of
from crowdgui.core.rules.em_models import log_shares, pooled_confusion
from crowdgui.core.rules.form import Decomposable

if TYPE_CHECKING:
    from crowdgui.core.labels import FloatArray, Labels


def fitted_form(labels: Labels, posterior: FloatArray, strength: float = 1.0) -> Decomposable:
    """Count every worker's answers by the posterior (N, L), and draw them toward the crowd's."""
    counts = counts_of(labels, posterior)
    return Decomposable(pooled_confusion(counts.answers, strength), log_shares(counts.classes, 1.0))
