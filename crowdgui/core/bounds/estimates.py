"""The bounds of the paper with estimates put in: estimates, never guarantees."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.bounds import theorems
from crowdgui.core.bounds.guarantee import (
    MAX_STATED_BOUND,
    Basis,
    BoundCondition,
    BoundEntry,
    BoundKey,
    BoundKind,
    EvidenceLevel,
    Finding,
    Guarantee,
    Headline,
    Needs,
    NoBound,
    upper_bound_entry,
)
from crowdgui.core.bounds.one_step import OneStepBound, one_step
from crowdgui.core.bounds.quantities import OneCoin, Quantities, quantities, takes_long
from crowdgui.core.errors import Reason
from crowdgui.core.rules.registry import get_rule

if TYPE_CHECKING:
    from collections.abc import Mapping

    from crowdgui.core.arrays import FloatArray
    from crowdgui.core.labels import Labels
    from crowdgui.core.rules.rule import Aggregation
    from crowdgui.core.workers.report import WorkerReport


def plug_in(labels: Labels, aggregation: Aggregation, workers: WorkerReport) -> Guarantee:
    """Compute the paper's bounds for these final labels, at once and without a model check.

    The true accuracies that the theorems take are unknown; in their place is each worker's
    agreement with the others, leave-one-out, and a guess (1/L) for a worker who could not be
    compared. That makes every bound here an estimate. The weights come from the same labels, and
    the model (workers err independently, alike on all classes) is taken for granted.

    Parameters
    ----------
    labels : Labels
        Without the excluded workers.
    aggregation : Aggregation
        What the rule made of them.
    workers : WorkerReport
        It holds the agreement of each worker (M,).

    Returns
    -------
    Guarantee
        Its headline is at the level NONE.
    """
    entries = (
        *mean_error_entries(labels, aggregation, paper_quantities(labels, aggregation, workers)),
        one_step_entry(labels, aggregation, workers),
    )
    return Guarantee(_headline(entries), entries)


def _headline(entries: tuple[BoundEntry, ...]) -> Headline:
    useful = any(entry.value is not None and entry.kind.from_above for entry in entries)
    because = Reason(Basis.ESTIMATES if useful else Basis.NOTHING_USEFUL)
    finding = Reason(Finding.NO_GUARANTEE_FROM_LABELS)
    return Headline(finding, because, EvidenceLevel.NONE, None)


def plug_in_accuracy(labels: Labels, workers: WorkerReport) -> FloatArray:
    """Return leave-one-out agreement (M,), and 1/L for a worker who could not be compared.

    Parameters
    ----------
    labels : Labels
        M workers, N items, L classes.
    workers : WorkerReport
        It holds the agreement of each worker.

    Returns
    -------
    ndarray of shape (M,)
        Estimated accuracies, 0 to 1.
    """
    return np.where(workers.compared > 0, workers.agreement, 1.0 / labels.n_classes)


def paper_quantities(
    labels: Labels, aggregation: Aggregation, workers: WorkerReport
) -> Quantities | None:
    """Compute what the paper's bounds depend on, with estimates; None where they have no value."""
    if _why_no_quantities(labels, aggregation) is not None:
        return None
    confusion = OneCoin(plug_in_accuracy(labels, workers), labels.n_classes)
    return quantities(aggregation.form, confusion, labelled_share(labels))


def mean_error_entries(
    labels: Labels, aggregation: Aggregation, known: Quantities | None
) -> tuple[BoundEntry, ...]:
    """Return theorem 3 of Li and Yu (2014) with estimates: two upper bounds and a lower one.

    `known` are the `paper_quantities`.
    """
    numbers = _quantity_table(known, labelled_share(labels))
    t1, t2 = (known.t1, known.t2) if known else (None, None)
    better = BoundCondition.make(Needs.POSITIVE_LEAD, t1 is not None and t1 >= 0, t1, 0.0)
    worse = BoundCondition.make(Needs.NEGATIVE_LEAD, t2 is not None and t2 <= 0, t2, 0.0)
    hoeffding = theorems.mean_error_hoeffding(known) if known else None
    bernstein = theorems.mean_error_bernstein(known) if known else None
    lower = theorems.mean_error_lower(known) if known else None
    nothing = None
    if known is None:
        nothing = _why_no_quantities(labels, aggregation) or NoBound.NO_WEIGHT
    return (
        _upper(BoundKey.HOEFFDING, hoeffding, better, nothing, numbers),
        _upper(BoundKey.BERNSTEIN, bernstein, better, nothing, numbers),
        _lower(lower, worse, nothing, numbers),
    )


def _upper(
    key: BoundKey,
    value: float | None,
    condition: BoundCondition,
    nothing: NoBound | None,
    numbers: Mapping[str, float],
) -> BoundEntry:
    return upper_bound_entry(
        key,
        EvidenceLevel.PLUG_IN,
        BoundKind.MEAN_ERROR,
        value,
        Reason(nothing or NoBound.NOT_BETTER_THAN_CHANCE),
        (condition,),
        numbers,
    )


def _lower(
    value: float | None,
    condition: BoundCondition,
    nothing: NoBound | None,
    numbers: Mapping[str, float],
) -> BoundEntry:
    if nothing is None and (value is None or value <= 0.0):
        nothing = NoBound.NOT_WORSE_THAN_CHANCE
    return BoundEntry(
        key=BoundKey.LOWER,
        level=EvidenceLevel.PLUG_IN,
        kind=BoundKind.LOWER,
        value=None if nothing or value is None else min(value, MAX_STATED_BOUND),
        reason=Reason(nothing) if nothing else None,
        conditions=(condition,),
        quantities=numbers,
    )


def _why_no_quantities(labels: Labels, aggregation: Aggregation) -> NoBound | None:
    if labels.n_classes < 2:
        return NoBound.ONE_CLASS
    if not aggregation.adds_up:
        return NoBound.NO_SUM_OF_VOTES
    return NoBound.TAKES_LONG if takes_long(labels, aggregation.form) else None


def _quantity_table(known: Quantities | None, q: float) -> dict[str, float]:
    if known is None:
        return {"q": q}
    return {
        "t1": known.t1,
        "t2": known.t2,
        "gamma": known.gamma,
        "c": known.c,
        "sigma2": known.sigma2,
        "q": q,
    }


def labelled_share(labels: Labels) -> float:
    """Return q: the share of worker–item pairs that are labelled, over workers with labels.

    Parameters
    ----------
    labels : Labels
        M workers, N items, L classes.

    Returns
    -------
    float
        Above 0, at most 1.
    """
    active = int(np.count_nonzero(labels.labels_per_worker))
    return labels.pairs / (active * labels.n_items)


def one_step_entry(
    labels: Labels, aggregation: Aggregation, workers: WorkerReport, apart: int | None = None
) -> BoundEntry:
    """Return theorem 4 of Li and Yu (2014) with estimates, and why it does not apply if so.

    `apart` labels differ from the vote it is about, where another rule's are shown; each is counted
    as a mistake. Without that number it is about that vote alone.
    """
    active = labels.labels_per_worker > 0
    found = one_step(plug_in_accuracy(labels, workers)[active], labels.n_items)
    conditions = _one_step_conditions(labels, aggregation, found, apart)
    failed = tuple(condition.what for condition in conditions if not condition.met)
    bound = found.bound if found else None
    if bound is not None and apart is not None:
        bound = min(1.0, bound + apart / labels.n_items)
    reason = None
    if failed:
        reason = Reason.make(NoBound.CONDITIONS_NOT_MET, conditions=failed)
    elif bound is not None and bound > MAX_STATED_BOUND:
        reason = Reason(NoBound.NEARLY_ALL_WRONG)
    return BoundEntry(
        key=BoundKey.ONE_STEP,
        level=EvidenceLevel.PLUG_IN,
        kind=BoundKind.MEAN_ERROR,
        value=None if reason else bound,
        reason=reason,
        conditions=conditions,
        quantities=_one_step_table(found),
    )


def _one_step_conditions(
    labels: Labels, aggregation: Aggregation, found: OneStepBound | None, apart: int | None
) -> tuple[BoundCondition, ...]:
    q, n_classes = labelled_share(labels), labels.n_classes
    if apart is None:
        its_own = get_rule(aggregation.rule).one_step_theorem
        rule = BoundCondition.make(Needs.ONE_STEP_RULE, its_own)
    else:
        counted = {"n": apart, "items": labels.n_items}
        rule = BoundCondition.make(Needs.DIFFERENCES_COUNTED, True, float(apart), **counted)
    classes = BoundCondition.make(Needs.TWO_CLASSES, n_classes == 2, float(n_classes), 2.0)
    complete = BoundCondition.make(Needs.COMPLETE, q >= 1.0, q, 1.0, share=q)
    if found is None:
        return rule, classes, complete, BoundCondition.make(Needs.TWO_WORKERS, False, 1, 2)
    good = BoundCondition.make(
        Needs.MEAN_ACCURACY,
        found.good_enough,
        found.mean_accuracy,
        found.threshold,
        least=found.threshold,
        mean=found.mean_accuracy,
    )
    return rule, classes, complete, good


def _one_step_table(found: OneStepBound | None) -> dict[str, float]:
    if found is None:
        return {}
    return {
        "mean_accuracy": found.mean_accuracy,
        "threshold": found.threshold,
        "rho": found.rho,
        "eta": found.eta,
    }
