"""Every bound and certificate for some final labels, and which of them may be the headline."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.bounds.audit import gold_as_audit, most_wrong, most_wrong_in_strata
from crowdgui.core.bounds.certified_entries import certified_entries
from crowdgui.core.bounds.guarantee import (
    Condition,
    Entry,
    Guarantee,
    Kind,
    Level,
    limit_entry,
)
from crowdgui.core.bounds.headline import counted, headline
from crowdgui.core.bounds.helps import helps
from crowdgui.core.bounds.model_check import Grade, model_check
from crowdgui.core.bounds.model_fits import WorkerModel
from crowdgui.core.bounds.model_words import model_sentence
from crowdgui.core.bounds.plug_in import mean_error_entries, one_step_entry
from crowdgui.core.bounds.seen import seen_entries
from crowdgui.core.errors import DataError, Problem
from crowdgui.core.job import uses_gold
from crowdgui.core.labels import UNLABELLED
from crowdgui.core.progress import Progress, silent
from crowdgui.core.rules.table import rule_of
from crowdgui.core.text import number, tr, tr_n

if TYPE_CHECKING:
    from crowdgui.core.bounds.audit import CheckedSample
    from crowdgui.core.bounds.hand_check import HandCheck
    from crowdgui.core.bounds.model_check import ModelCheck
    from crowdgui.core.outcome import Outcome
    from crowdgui.core.progress import Report

NEEDED = {"chernoff-general": WorkerModel.GENERAL, "chernoff-kinds": WorkerModel.KINDS}
"""The model a bound needs, where it is not the homogeneous one."""
NEEDS_MODEL = (Level.PLUG_IN, Level.SELF_CERTIFIED, Level.GOLD)


@dataclass(frozen=True)
class Wishes:
    """What the user asks of a guarantee.

    `epsilon` is the share of wrong labels they would accept, `delta` the risk that it is more,
    `alpha` the risk that a certificate is wrong (confidence 1 − α). `gold_at_random` states that
    the gold items were drawn at random from all items, which makes them an audit. `audit` is a
    hand check, if there is one. `seed` fixes what is drawn in the model check.
    """

    epsilon: float = 0.05
    delta: float = 0.05
    alpha: float = 0.05
    gold_at_random: bool = False
    audit: HandCheck | None = None
    seed: int = 0

    def __post_init__(self) -> None:
        for name, value in (("ε", self.epsilon), ("δ", self.delta), ("α", self.alpha)):
            if not 0.0 < value < 1.0:
                raise DataError(Problem.SHARE_OUT_OF_RANGE, name=name)


def certify(
    outcome: Outcome, wishes: Wishes, report: Report = silent, check: ModelCheck | None = None
) -> Guarantee:
    """Check the worker model, work out every bound and certificate, and choose the headline.

    `check` is that of the same labels with the same seed, where it has been made before.
    Bounds that need the worker model are demoted where it does not fit the labels: they are
    shown with that reason, and none of them becomes the headline. An audit needs no model.
    """
    labels, done = outcome.job.used, outcome.aggregation
    report(Progress(tr("Checking the worker model")))
    check = check or model_check(labels, wishes.seed, report)
    report(Progress(tr("Working out the bounds")))
    seen, own = seen_entries(outcome, wishes, check, report)
    entries = [
        *mean_error_entries(labels, done, outcome.workers),
        *seen,
        one_step_entry(labels, done, outcome.workers),
        *certified_entries(outcome, wishes, report),
        *audit_entries(outcome, wishes),
    ]
    found = tuple(entry if _explained(entry, check) else _demoted(entry) for entry in entries)
    sentence = model_sentence(check, labels)
    said = headline(found, check, sentence, wishes, 1.0 - 1.0 / labels.n_classes)
    return Guarantee(
        headline=said,
        entries=found,
        model=check,
        model_sentence=sentence,
        expected_error=expected_error(outcome),
        helps=()
        if counted(found)
        else helps(outcome, wishes, said.value, model_fails=check.grade is Grade.DOES_NOT_FIT),
        items=None if own is None else own.bound,
    )


def expected_error(outcome: Outcome) -> float | None:
    """Return the mean of 1 − confidence over labelled items: what the rule's own model expects."""
    confidence = outcome.aggregation.confidence
    known = confidence[~np.isnan(confidence)]
    # A share of the votes is no probability.
    if not rule_of(outcome.job.rule).gives_probability or not known.size:
        return None
    return float(np.mean(1.0 - known))


def _explained(entry: Entry, check: ModelCheck) -> bool:
    """Whether the homogeneous model is not shown to be wrong, or what the entry needs explains."""
    if entry.level not in NEEDS_MODEL or check.grade is not Grade.DOES_NOT_FIT:
        return True
    models, simplest = list(WorkerModel), check.simplest
    needed = NEEDED.get(entry.key, WorkerModel.HOMOGENEOUS)
    return simplest is not None and models.index(simplest.model) <= models.index(needed)


def _demoted(entry: Entry) -> Entry:
    if entry.value is None:
        return entry
    reason = tr("It would hold if workers’ mistakes were independent; these labels show otherwise.")
    return replace(entry, demoted=True, reason=reason)


def audit_entries(outcome: Outcome, wishes: Wishes) -> list[Entry]:
    """Return the exact limits from a hand check, and from gold that stands for all items.

    Where both are there the lower is shown, so each takes half of the risk α.
    """
    by_gold = _gold_sample(outcome, wishes)
    both = by_gold is not None and wishes.audit is not None and wishes.audit.complete
    alpha = wishes.alpha / 2 if both else wishes.alpha
    entries = []
    if wishes.audit is not None:
        entries.append(_hand_check_entry(outcome, alpha, wishes.audit))
    if by_gold is not None:
        entries.append(_gold_audit_entry(by_gold, alpha))
    return entries


def _hand_check_entry(outcome: Outcome, alpha: float, audit: HandCheck) -> Entry:
    results = audit.results(outcome.aggregation.labels)
    items = sum(result.items for result in results)
    wrong = sum(result.wrong for result in results)
    unseen = not _rule_knew(outcome, audit)
    value = None
    if audit.complete and unseen:
        single = len(results) == 1
        limit = most_wrong(results[0], alpha) if single else most_wrong_in_strata(results, alpha)
        value = limit / items
    looked = Condition(
        tr("All {n} drawn labels were checked", n=number(len(audit.sample))),
        audit.complete,
        float(audit.done),
        float(len(audit.sample)),
    )
    hidden = Condition(tr("The rule did not know the true labels of the sample"), unseen)
    left = len(audit.sample) - audit.done
    return limit_entry(
        "audit",
        tr(
            "Audit: {wrong} wrong of {n} checked",
            wrong=number(wrong),
            n=number(audit.done),
        ),
        tr("exact hypergeometric limit"),
        Level.AUDIT,
        Kind.MEAN_ERROR,
        value,
        tr_n(
            "{n} of the drawn labels is still to be checked.",
            "{n} of the drawn labels are still to be checked.",
            left,
        )
        if left
        else tr("The rule was given gold for items of the sample, so these are no fair test."),
        (looked, hidden),
        {
            "sample": float(len(audit.sample)),
            "wrong": float(wrong),
            "items": float(items),
            "seed": float(audit.seed),
        },
    )


def _rule_knew(outcome: Outcome, audit: HandCheck) -> bool:
    """Return whether the rule has used gold of an item in the sample."""
    gold = outcome.job.gold
    if gold is None or not uses_gold(outcome.job):
        return False
    return bool((gold[np.array(audit.sample)] != UNLABELLED).any())


def _gold_sample(outcome: Outcome, wishes: Wishes) -> CheckedSample | None:
    """Take gold for an audit: where it covers every item, or was drawn at random."""
    gold = outcome.job.gold
    if gold is None or outcome.gold is None or uses_gold(outcome.job):
        return None
    sample = gold_as_audit(
        outcome.aggregation.labels, gold, drawn_at_random=True, unknown_to_the_rule=True
    )
    return sample if wishes.gold_at_random or sample.sample == sample.items else None


def _gold_audit_entry(sample: CheckedSample, alpha: float) -> Entry:
    how = (
        tr("Gold is known for every item")
        if sample.sample == sample.items
        else tr("The gold items were drawn at random, as you state")
    )
    return limit_entry(
        "gold-audit",
        tr("Gold: {wrong} of {n} wrong", wrong=number(sample.wrong), n=number(sample.sample)),
        tr("exact hypergeometric limit"),
        Level.AUDIT,
        Kind.MEAN_ERROR,
        most_wrong(sample, alpha) / sample.items,
        "",
        (Condition(how, True),),
        {
            "sample": float(sample.sample),
            "wrong": float(sample.wrong),
            "items": float(sample.items),
        },
    )
