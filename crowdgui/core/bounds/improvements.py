"""Which single change would lower the bound most, for these labels."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.bounds import theorems
from crowdgui.core.bounds import theorems as inverse
from crowdgui.core.bounds.estimates import labelled_share, plug_in_accuracy
from crowdgui.core.bounds.guarantee import Improvement, ImprovementKind
from crowdgui.core.bounds.quantities import homogeneous, quantities
from crowdgui.core.rules.scoring import DecomposableRule

if TYPE_CHECKING:
    from crowdgui.core.bounds.guarantee import GuaranteeOptions
    from crowdgui.core.bounds.quantities import Quantities
    from crowdgui.core.results import Outcome


MORE_LABELS = (2, 5)


MOST_TIMES = 10
"""Nobody has so many times the labels or workers there are; to advise it would be mockery."""


def find_improvements(
    outcome: Outcome, wishes: GuaranteeOptions, *, model_fails: bool
) -> tuple[Improvement, ...]:
    """Return changes that would lower the bound, with the bound each leads to, lowest first.

    More labels and fewer flagged workers are counted by the paper's bound: with more labels on
    every item q grows, and t1 and σ² with it. That bound takes estimated accuracies and needs the
    worker model.

    Parameters
    ----------
    outcome : Outcome
        The final labels and what they come from.
    wishes : GuaranteeOptions
        The target ε.
    model_fails : bool
        Whether the worker model is in doubt.

    Returns
    -------
    tuple of Improvement
    """
    by_model = [*_more_labels(outcome), *_enough(outcome, wishes), *_fewer_workers(outcome)]
    named = [replace(change, doubted=model_fails) for change in by_model]
    return tuple(sorted(named, key=lambda change: change.value))


def _paper(outcome: Outcome) -> Quantities | None:
    labels, done = outcome.job.used, outcome.aggregation
    if labels.n_classes < 2 or not done.adds_up:
        return None
    confusion = homogeneous(plug_in_accuracy(labels, outcome.workers), labels.n_classes)
    return quantities(done.form, confusion, labelled_share(labels))


def _limit(known: Quantities) -> float:
    limits = (theorems.mean_error_hoeffding(known), theorems.mean_error_bernstein(known))
    return min([1.0, *(limit for limit in limits if limit is not None)])


def _more_labels(outcome: Outcome) -> list[Improvement]:
    known, labels = _paper(outcome), outcome.job.used
    if known is None or known.t1 <= 0:
        return []
    active = int(np.count_nonzero(labels.labels_per_worker))
    q = labelled_share(labels)
    found = []
    for more in MORE_LABELS:
        grown = q + more / active
        if grown > 1.0:
            continue
        times = grown / q
        then = replace(known, t1=known.t1 * times, t2=known.t2 * times, sigma2=known.sigma2 * times)
        if _limit(then) < min(1.0, _limit(known)):
            cost = more * labels.n_items
            found.append(Improvement(ImprovementKind.LABELS_PER_ITEM, more, cost, _limit(then)))
    return found


def _enough(outcome: Outcome, wishes: GuaranteeOptions) -> list[Improvement]:
    """Return how many labels an item, or workers like these, bring the bound under the wanted ε."""
    known, labels = _paper(outcome), outcome.job.used
    if known is None or _limit(known) <= wishes.epsilon:
        return []
    active = int(np.count_nonzero(labels.labels_per_worker))
    found = []
    each = inverse.labels_needed(known, active, labelled_share(labels), wishes.epsilon)
    bought = 0 if each is None else max(0, each * labels.n_items - labels.pairs)
    offered = bought in [more * labels.n_items for more in MORE_LABELS]
    if each is not None and not offered and bought <= MOST_TIMES * labels.pairs:
        kind = ImprovementKind.LABELS_FOR_EVERY_ITEM
        found.append(Improvement(kind, each, bought, wishes.epsilon))
    crowd = inverse.workers_needed(known, active, wishes.epsilon)
    if crowd is not None and active < crowd <= MOST_TIMES * active:
        more = crowd - active
        bought = round(more * labels.pairs / active)
        found.append(Improvement(ImprovementKind.WORKERS, more, bought, wishes.epsilon))
    return found


def _fewer_workers(outcome: Outcome) -> list[Improvement]:
    """Leave the flagged workers out of the bound, at the weights the others have."""
    known, labels, done = _paper(outcome), outcome.job.used, outcome.aggregation
    flagged = outcome.workers.excludable
    if known is None or done.weights is None or not flagged.any():
        return []
    kept = ~flagged & (labels.labels_per_worker > 0)
    given = int(labels.labels_per_worker[kept].sum())
    if not kept.any():
        return []
    q = min(1.0, given / (int(kept.sum()) * labels.n_items))
    form = DecomposableRule.weighted(np.where(kept, done.weights, 0.0), labels.n_classes)
    confusion = homogeneous(plug_in_accuracy(labels, outcome.workers), labels.n_classes)
    then = quantities(form, confusion, q)
    if then is None or _limit(then) >= min(1.0, _limit(known)):
        return []
    lost = 1.0 - given / labels.n_labels
    return [Improvement(ImprovementKind.EXCLUDE, int(flagged.sum()), lost, _limit(then))]
