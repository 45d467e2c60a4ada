"""The sharper indications: bounds for the assignment actually seen, item by item."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.bounds import theorems
from crowdgui.core.bounds.assignment import seen_assignment
from crowdgui.core.bounds.chernoff import chernoff, chernoff_kinds, chernoff_weighted, takes_long
from crowdgui.core.bounds.guarantee import (
    PAPER,
    Condition,
    Entry,
    Kind,
    Level,
    limit_entry,
)
from crowdgui.core.bounds.inverse import smallest_epsilon
from crowdgui.core.bounds.model_fits import KINDS, WorkerModel
from crowdgui.core.bounds.one_step_general import one_step_items
from crowdgui.core.bounds.plug_in import filled, plug_in_accuracy
from crowdgui.core.bounds.quantities import homogeneous, quantities
from crowdgui.core.rules.ebcc import fit_kinds
from crowdgui.core.rules.fitted import fitted_form
from crowdgui.core.rules.table import rule_of
from crowdgui.core.text import later, percent, sure, tr

if TYPE_CHECKING:
    from crowdgui.core.bounds.certify import Wishes
    from crowdgui.core.bounds.model_check import ModelCheck
    from crowdgui.core.bounds.per_item import IndependentItems
    from crowdgui.core.labels import FloatArray
    from crowdgui.core.outcome import Outcome
    from crowdgui.core.progress import Report

BEYOND = later("beyond the paper")


def seen_entries(
    outcome: Outcome, wishes: Wishes, check: ModelCheck, report: Report
) -> tuple[list[Entry], IndependentItems | None]:
    """Return bounds that know who labelled what, and the sharpest limit of each item's own error.

    None of them speaks of a rule that adds no votes.
    """
    labels, done = outcome.job.used, outcome.aggregation
    if labels.n_classes < 2 or not done.adds_up:
        return [], None
    accuracy = plug_in_accuracy(labels, outcome.workers)
    confusion = homogeneous(accuracy, labels.n_classes)
    items = seen_assignment(labels, done.form, confusion, report)
    sharp = _chernoff(outcome, accuracy, confusion, report)
    entries = [
        _mean("items", tr("Item by item"), items),
        _mean("chernoff", tr("Item by item, Chernoff"), sharp),
        _general(outcome, report),
        _kinds(outcome, check, report),
        _one_step(outcome, accuracy, report),
        *_certain(outcome, confusion, sharp, wishes),
    ]
    return [entry for entry in entries if entry is not None], sharp


def _chernoff(
    outcome: Outcome, accuracy: FloatArray, confusion: FloatArray, report: Report
) -> IndependentItems | None:
    done = outcome.aggregation
    if done.weights is not None and not done.form.offset.any():
        return chernoff_weighted(outcome.job.used, done.weights, accuracy, report)
    return chernoff(outcome.job.used, done.form, confusion, report)


def _general(outcome: Outcome, report: Report) -> Entry | None:
    labels, done = outcome.job.used, outcome.aggregation
    found = None
    if not takes_long(labels.pairs, labels.n_classes):
        # Each worker's own confusion matrix, drawn toward the crowd's, as the posterior has it.
        own = np.exp(fitted_form(labels, done.posterior).table).transpose(0, 2, 1)
        found = chernoff(labels, done.form, own, report)
    return limit_entry(
        "chernoff-general",
        tr("Item by item, own confusion matrices"),
        tr(BEYOND),
        Level.PLUG_IN,
        Kind.PER_ITEM_MEAN,
        found.mean if found else None,
        tr("It is left out: so many labels of so many classes would take very long."),
    )


def _kinds(outcome: Outcome, check: ModelCheck, report: Report) -> Entry | None:
    """Return the bound for items of hidden kinds, where no simpler model explains the labels."""
    labels = outcome.job.used
    simplest = check.simplest
    if simplest is None or simplest.model is not WorkerModel.KINDS:
        return None
    if takes_long(labels.pairs, labels.n_classes, KINDS.kinds):
        return None
    shares, confusion = fit_kinds(labels, KINDS, report)
    found = chernoff_kinds(labels, outcome.aggregation.form, confusion, shares, report)
    return _mean("chernoff-kinds", tr("Item by item, hidden kinds of items"), found)


def _mean(key: str, name: str, found: IndependentItems | None) -> Entry | None:
    if found is None:
        return None
    return limit_entry(key, name, tr(BEYOND), Level.PLUG_IN, Kind.PER_ITEM_MEAN, found.mean, "")


def _one_step(outcome: Outcome, accuracy: FloatArray, report: Report) -> Entry | None:
    if not rule_of(outcome.job.rule).one_step_theorem:
        return None
    found = one_step_items(outcome.job.used, accuracy, report)
    if found is None:
        return None
    full = Condition(
        tr("Shared items are counted in full")
        if found.exact
        else tr("Shared items are counted by a larger, valid sum: there are too many for the full"),
        True,
    )
    once = Condition(
        tr("No worker answered an item twice: the rule adds up every answer"),
        not found.repeated,
        float(found.repeated),
        0.0,
    )
    return limit_entry(
        "one-step-items",
        tr("One-step voting, any assignment"),
        tr(BEYOND),
        Level.PLUG_IN,
        Kind.PER_ITEM_MEAN,
        found.mean if once.met else None,
        tr("It speaks of one answer of each worker to an item; here some gave more."),
        (full, once),
    )


def _certain(
    outcome: Outcome, confusion: FloatArray, sharp: IndependentItems | None, wishes: Wishes
) -> list[Entry]:
    """Return the smallest error rates that hold with probability 1 − δ over all the items."""
    labels = outcome.job.used
    known = quantities(outcome.aggregation.form, confusion, filled(labels))
    name = tr("With probability {share} or more", share=sure(wishes.delta))
    entries = []
    if known is not None:
        reached = theorems.upper_probability(known, wishes.epsilon, labels.n_items)
        entries.append(
            limit_entry(
                "probable",
                tr("{name}, paper’s bound", name=name),
                tr("{paper}, theorem 1", paper=PAPER),
                Level.PLUG_IN,
                Kind.HIGH_PROBABILITY,
                smallest_epsilon(known, wishes.delta, labels.n_items),
                tr("No error rate below 100 % can be promised with this probability."),
                (_wanted(reached, wishes),),
            )
        )
    if sharp is not None:
        entries.append(
            limit_entry(
                "probable-items",
                tr("{name}, item by item", name=name),
                tr(BEYOND),
                Level.PLUG_IN,
                Kind.HIGH_PROBABILITY,
                sharp.smallest_epsilon(wishes.delta),
                tr("No error rate below 100 % can be promised with this probability."),
                (_wanted(sharp.probability(wishes.epsilon), wishes),),
            )
        )
    return entries


def _wanted(reached: float | None, wishes: Wishes) -> Condition:
    """Return whether the error rate the user accepts is kept with the probability they ask for."""
    sentence = tr(
        "At most {epsilon} wrong with probability {share} or more",
        epsilon=percent(wishes.epsilon),
        share=sure(wishes.delta),
    )
    met = reached is not None and reached >= 1.0 - wishes.delta
    return Condition(sentence, met, reached, 1.0 - wishes.delta)
