"""The bounds of the paper with estimates put in: indications, never guarantees."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.bounds import theorems
from crowdgui.core.bounds.guarantee import (
    MAX_STATED_BOUND,
    PAPER,
    BoundCondition,
    BoundEntry,
    BoundKind,
    EvidenceLevel,
    Guarantee,
    Headline,
    upper_bound_entry,
)
from crowdgui.core.bounds.one_step import OneStepBound, one_step
from crowdgui.core.bounds.quantities import Quantities, homogeneous, quantities
from crowdgui.core.rules.registry import get_rule
from crowdgui.text.numbers import format_percent
from crowdgui.text.translation import join_clauses, tr

if TYPE_CHECKING:
    from collections.abc import Mapping

    from crowdgui.core.arrays import FloatArray
    from crowdgui.core.labels import Labels
    from crowdgui.core.rules.aggregation import Aggregation
    from crowdgui.core.workers.report import WorkerReport


def plug_in(labels: Labels, aggregation: Aggregation, workers: WorkerReport) -> Guarantee:
    """Work out the paper's bounds for these final labels, at once and without a model check.

    The true accuracies that the theorems take are unknown; in their place stands each worker's
    agreement with the others, leave-one-out, and a guess (1/L) for a worker who could not be
    compared. That makes every bound here a plug-in: an indication. The weights come from
    the same labels, and the model (workers err independently, alike on all classes) is taken
    for granted.
    """
    entries = (
        *mean_error_entries(labels, aggregation, workers),
        one_step_entry(labels, aggregation, workers),
    )
    return Guarantee(_headline(entries), entries)


def _headline(entries: tuple[BoundEntry, ...]) -> Headline:
    values = [e.value for e in entries if e.value is not None and e.kind.from_above]
    if values:
        because = tr(
            "The bounds below use estimated accuracies, so they are estimates. They can "
            "be lower than the true error rate, especially if some items are harder than "
            "others."
        )
    else:
        because = tr("None of the bounds below is useful for these labels; each one says why.")
    sentence = tr("The labels alone can’t give you a guarantee.")
    return Headline(sentence, because, EvidenceLevel.NONE, None)


def plug_in_accuracy(labels: Labels, workers: WorkerReport) -> FloatArray:
    """Return leave-one-out agreement, and a guess for a worker whom nothing can be said of."""
    return np.where(workers.compared > 0, workers.agreement, 1.0 / labels.n_classes)


def mean_error_entries(
    labels: Labels, aggregation: Aggregation, workers: WorkerReport
) -> tuple[BoundEntry, ...]:
    known, accuracy, q = None, plug_in_accuracy(labels, workers), labelled_share(labels)
    if labels.n_classes > 1 and aggregation.adds_up:
        confusion = homogeneous(accuracy, labels.n_classes)
        known = quantities(aggregation.form, confusion, q)
    numbers = _quantity_table(known, q)
    better = BoundCondition(
        tr("Expected to be better than chance: t1 is not negative"),
        known is not None and known.t1 >= 0,
        known.t1 if known else None,
        0.0,
    )
    worse = BoundCondition(
        tr("Expected to be worse than chance: t2 is not positive"),
        known is not None and known.t2 <= 0,
        known.t2 if known else None,
        0.0,
    )
    hoeffding = theorems.mean_error_hoeffding(known) if known else None
    bernstein = theorems.mean_error_bernstein(known) if known else None
    lower = theorems.mean_error_lower(known) if known else None
    nothing = _why_no_quantities(labels, aggregation) if known is None else ""
    return (
        _upper("hoeffding", tr("Paper’s bound, Hoeffding"), hoeffding, better, nothing, numbers),
        _upper("bernstein", tr("Paper’s bound, Bernstein"), bernstein, better, nothing, numbers),
        _lower(tr("At least this share is wrong"), lower, worse, nothing, numbers),
    )


def _upper(
    key: str,
    name: str,
    value: float | None,
    condition: BoundCondition,
    nothing: str,
    numbers: Mapping[str, float],
) -> BoundEntry:
    missing = nothing or tr(
        "By these estimates, the crowd is not better than chance on every class."
    )
    return upper_bound_entry(
        key,
        name,
        tr("{paper}, theorem 3", paper=PAPER),
        EvidenceLevel.PLUG_IN,
        BoundKind.MEAN_ERROR,
        value,
        missing,
        (condition,),
        numbers,
    )


def _lower(
    name: str,
    value: float | None,
    condition: BoundCondition,
    nothing: str,
    numbers: Mapping[str, float],
) -> BoundEntry:
    reason = nothing
    if not reason and (value is None or value <= 0.0):
        reason = tr("This bound covers only a crowd that is worse than chance; this one isn’t.")
    return BoundEntry(
        key="lower",
        name=name,
        source=tr("{paper}, theorem 3", paper=PAPER),
        level=EvidenceLevel.PLUG_IN,
        kind=BoundKind.LOWER,
        applies=not reason,
        reason=reason,
        value=None if reason or value is None else min(value, MAX_STATED_BOUND),
        conditions=(condition,),
        quantities=numbers,
    )


def _why_no_quantities(labels: Labels, aggregation: Aggregation) -> str:
    if labels.n_classes < 2:
        return tr("All labels are the same class, so there is nothing to distinguish.")
    if not aggregation.adds_up:
        return tr("This bound covers only rules that add up votes; this rule doesn’t.")
    return tr("No label affects the result: every worker has weight 0.")


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
    """Return q: the share of worker–item pairs that are labelled, over workers with labels."""
    active = int(np.count_nonzero(labels.labels_per_worker))
    return labels.pairs / (active * labels.n_items)


def one_step_entry(labels: Labels, aggregation: Aggregation, workers: WorkerReport) -> BoundEntry:
    active = labels.labels_per_worker > 0
    found = one_step(plug_in_accuracy(labels, workers)[active], labels.n_items)
    conditions = _one_step_conditions(labels, aggregation, found)
    failed = [condition.text for condition in conditions if not condition.met]
    bound = found.bound if found else None
    if failed:
        reason = tr("Not met: {conditions}.", conditions=join_clauses(failed))
    elif bound is not None and bound > MAX_STATED_BOUND:
        reason = tr("Not useful: under this bound nearly every label could be wrong.")
    else:
        reason = ""
    return BoundEntry(
        key="one-step",
        name=tr("One-step weighted voting"),
        source=tr("{paper}, theorem 4", paper=PAPER),
        level=EvidenceLevel.PLUG_IN,
        kind=BoundKind.MEAN_ERROR,
        applies=not reason,
        reason=reason,
        value=None if reason else bound,
        conditions=conditions,
        quantities=_one_step_table(found),
    )


def _one_step_conditions(
    labels: Labels, aggregation: Aggregation, found: OneStepBound | None
) -> tuple[BoundCondition, ...]:
    q = labelled_share(labels)
    rule = BoundCondition(
        tr("the rule is one-step weighted voting"),
        get_rule(aggregation.rule).one_step_theorem,
    )
    classes = BoundCondition(
        tr("there are two classes"), labels.n_classes == 2, float(labels.n_classes), 2.0
    )
    complete = BoundCondition(
        tr("every worker labelled every item; here they labelled {share}", share=format_percent(q)),
        q >= 1.0,
        q,
        1.0,
    )
    if found is None:
        return (
            rule,
            classes,
            complete,
            BoundCondition(tr("there are two or more workers"), False, 1, 2),
        )
    good = BoundCondition(
        tr(
            "the workers’ mean accuracy is {least} or more; the estimate is {mean}",
            least=format_percent(found.threshold),
            mean=format_percent(found.mean_accuracy),
        ),
        found.good_enough,
        found.mean_accuracy,
        found.threshold,
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
