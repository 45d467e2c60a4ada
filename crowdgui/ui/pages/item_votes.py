"""The votes for one item: counted, weighed, and as chips."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.rules.registry import get_rule
from crowdgui.ui.models.columns import VoteCell

if TYPE_CHECKING:
    from crowdgui.core.arrays import FloatArray, IntArray
    from crowdgui.core.results import Outcome


def votes_of(outcome: Outcome, item: int) -> IntArray:
    """Count an item's labels by class, those of workers left out not among them."""
    labels = outcome.job.used
    return np.bincount(labels.code[_span(labels.starts, item)], minlength=labels.n_classes)


def weights_of(outcome: Outcome, item: int) -> FloatArray | None:
    """Add up the weight behind each class; None where the rule gives workers no weight."""
    labels, weights = outcome.job.used, outcome.workers.weights
    if weights is None or get_rule(outcome.job.rule).is_baseline:
        return None
    span = _span(labels.starts, item)
    counted = np.bincount(
        labels.code[span], weights=weights[labels.worker[span]], minlength=labels.n_classes
    )
    return counted.astype(np.float64)


def vote_cells(outcome: Outcome, item: int) -> tuple[VoteCell, ...]:
    """Return an item's votes by class, the weightiest first, those left out last."""
    labels, weights = outcome.job.labels, outcome.workers.weights
    shown = np.ones(labels.n_workers) if weights is None else weights
    most = max(float(np.abs(shown).max()), 1e-300)
    out = outcome.job.excluded
    span = _span(labels.starts, item)
    votes = [
        VoteCell(
            str(labels.worker_ids[worker]),
            code,
            float(shown[worker]) / most,
            bool(outcome.workers.suspicious[worker]),
            out is not None and bool(out[worker]),
        )
        for worker, code in zip(
            labels.worker[span].tolist(), labels.code[span].tolist(), strict=True
        )
    ]
    return tuple(sorted(votes, key=lambda vote: (vote.code, vote.left_out, -vote.weight)))


def _span(starts: IntArray, item: int) -> slice:
    return slice(int(starts[item]), int(starts[item + 1]))
