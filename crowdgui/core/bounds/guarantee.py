"""What may be said about the error of the final labels, at which level, and why or why not."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.bounds import theorems
from crowdgui.core.bounds.one_step import OneStep, one_step
from crowdgui.core.bounds.quantities import Quantities, homogeneous, quantities
from crowdgui.core.text import percent, tr

if TYPE_CHECKING:
    from collections.abc import Mapping

    from crowdgui.core.labels import FloatArray, Labels
    from crowdgui.core.outcome import Aggregation, WorkerReport

PAPER = "Li and Yu (2014)"


class Level(StrEnum):
    """What a bound rests on. A plug-in bound is an indication and never the headline."""

    NONE = "none"
    PLUG_IN = "plug-in"


class Kind(StrEnum):
    """What a bound limits."""

    MEAN_ERROR = "mean-error"
    LOWER = "lower"


@dataclass(frozen=True)
class Condition:
    """Something a bound needs: whether it is met, and the two numbers compared, if any."""

    text: str
    met: bool
    value: float | None = None
    threshold: float | None = None


@dataclass(frozen=True)
class Entry:
    """One bound: a `value` between 0 and 1 where it applies, else None and the `reason`."""

    key: str
    name: str
    source: str
    level: Level
    kind: Kind
    applies: bool
    reason: str
    value: float | None
    conditions: tuple[Condition, ...]
    quantities: Mapping[str, float] = field(default_factory=dict)


@dataclass(frozen=True)
class Headline:
    """The one sentence on top, what stands behind it, and the limit where there is one."""

    sentence: str
    because: str
    level: Level
    value: float | None


@dataclass(frozen=True)
class Guarantee:
    """The headline and every bound behind it, loosest reading first."""

    headline: Headline
    entries: tuple[Entry, ...]

    def entry(self, key: str) -> Entry:
        """Give the bound with this key."""
        return next(entry for entry in self.entries if entry.key == key)


def guarantee(labels: Labels, aggregation: Aggregation, workers: WorkerReport) -> Guarantee:
    """Work out every bound for these final labels.

    The true accuracies that the theorems take are unknown; in their place stands each worker's
    agreement with the others, leave-one-out, and a guess (1/L) for a worker who could not be
    compared. That makes every bound here a plug-in: an indication. The weights come from
    the same labels, and the model (workers err independently, alike on all classes) is taken
    for granted.
    """
    entries = (*_mean_error(labels, aggregation, workers), _one_step(labels, aggregation, workers))
    return Guarantee(_headline(entries), entries)


def _headline(entries: tuple[Entry, ...]) -> Headline:
    values = [e.value for e in entries if e.value is not None and e.kind is Kind.MEAN_ERROR]
    if values:
        because = tr(
            "The bounds below put estimates in place of the workers’ true accuracies, so they are "
            "indications: they can lie below the true error, above all where some items are "
            "harder than others."
        )
    else:
        because = tr("None of the bounds below says anything about these labels; each says why.")
    sentence = tr("No guarantee can be given from the labels alone.")
    return Headline(sentence, because, Level.NONE, None)


def _plug_in_accuracy(labels: Labels, workers: WorkerReport) -> FloatArray:
    """Give leave-one-out agreement, and a guess for a worker whom nothing can be said of."""
    return np.where(workers.compared > 0, workers.agreement, 1.0 / labels.n_classes)


def _mean_error(
    labels: Labels, aggregation: Aggregation, workers: WorkerReport
) -> tuple[Entry, ...]:
    known, accuracy, q = None, _plug_in_accuracy(labels, workers), _fill(labels)
    if labels.n_classes > 1 and aggregation.adds_up:
        confusion = homogeneous(accuracy, labels.n_classes)
        known = quantities(aggregation.form, confusion, q)
    numbers = _quantity_table(known, q)
    better = Condition(
        tr("Expected to be better than chance: t1 is not negative"),
        known is not None and known.t1 >= 0,
        known.t1 if known else None,
        0.0,
    )
    worse = Condition(
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
        _lower(tr("At least this much is wrong"), lower, worse, nothing, numbers),
    )


def _upper(
    key: str,
    name: str,
    value: float | None,
    condition: Condition,
    nothing: str,
    numbers: Mapping[str, float],
) -> Entry:
    if nothing:
        reason = nothing
    elif value is None:
        reason = tr("The crowd, as estimated, is not better than chance on every class.")
    elif value >= 1.0:
        reason = tr("It says nothing: the bound comes out above 100 %.")
    else:
        reason = ""
    return Entry(
        key=key,
        name=name,
        source=tr("{paper}, theorem 3", paper=PAPER),
        level=Level.PLUG_IN,
        kind=Kind.MEAN_ERROR,
        applies=not reason,
        reason=reason,
        value=None if reason else value,
        conditions=(condition,),
        quantities=numbers,
    )


def _lower(
    name: str,
    value: float | None,
    condition: Condition,
    nothing: str,
    numbers: Mapping[str, float],
) -> Entry:
    reason = nothing
    if not reason and (value is None or value <= 0.0):
        reason = tr("It speaks only of a crowd that is worse than chance; this one is not.")
    return Entry(
        key="lower",
        name=name,
        source=tr("{paper}, theorem 3", paper=PAPER),
        level=Level.PLUG_IN,
        kind=Kind.LOWER,
        applies=not reason,
        reason=reason,
        value=None if reason else value,
        conditions=(condition,),
        quantities=numbers,
    )


def _why_no_quantities(labels: Labels, aggregation: Aggregation) -> str:
    if labels.n_classes < 2:
        return tr("All labels are of one class, so there is nothing to tell apart.")
    if not aggregation.adds_up:
        return tr("It speaks of rules that add up votes; this rule does not.")
    return tr("No answer moves any label: every worker counts for nothing.")


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


def _fill(labels: Labels) -> float:
    """Give q: the share of worker–item pairs that are labelled, over workers with labels."""
    active = int(np.count_nonzero(labels.labels_per_worker))
    return labels.pairs / (active * labels.n_items)


def _one_step(labels: Labels, aggregation: Aggregation, workers: WorkerReport) -> Entry:
    active = labels.labels_per_worker > 0
    found = one_step(_plug_in_accuracy(labels, workers)[active], labels.n_items)
    conditions = _one_step_conditions(labels, aggregation, found)
    failed = [condition.text for condition in conditions if not condition.met]
    bound = found.bound if found else None
    if failed:
        reason = tr("Not met: {conditions}.", conditions="; ".join(failed))
    elif bound is not None and bound >= 1.0:
        reason = tr("It says nothing: the bound comes out at 100 %.")
    else:
        reason = ""
    return Entry(
        key="one-step",
        name=tr("One-step weighted voting"),
        source=tr("{paper}, theorem 4", paper=PAPER),
        level=Level.PLUG_IN,
        kind=Kind.MEAN_ERROR,
        applies=not reason,
        reason=reason,
        value=None if reason else bound,
        conditions=conditions,
        quantities=_one_step_table(found),
    )


def _one_step_conditions(
    labels: Labels, aggregation: Aggregation, found: OneStep | None
) -> tuple[Condition, ...]:
    q = _fill(labels)
    rule = Condition(
        tr("the rule is one-step weighted voting"),
        aggregation.rule == "oswmv",
    )
    classes = Condition(
        tr("there are two classes"), labels.n_classes == 2, float(labels.n_classes), 2.0
    )
    complete = Condition(
        tr("every worker labelled every item, here {share} of them", share=percent(q)),
        q >= 1.0,
        q,
        1.0,
    )
    if found is None:
        return rule, classes, complete, Condition(tr("there are two workers or more"), False, 1, 2)
    good = Condition(
        tr(
            "workers are right on average on {least} or more, estimated {mean}",
            least=percent(found.threshold),
            mean=percent(found.mean_accuracy),
        ),
        found.good_enough,
        found.mean_accuracy,
        found.threshold,
    )
    return rule, classes, complete, good


def _one_step_table(found: OneStep | None) -> dict[str, float]:
    if found is None:
        return {}
    return {
        "mean_accuracy": found.mean_accuracy,
        "threshold": found.threshold,
        "rho": found.rho,
        "eta": found.eta,
    }
