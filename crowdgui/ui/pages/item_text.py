"""One item in words: its votes, its final label, who set it, and how far it can be wrong."""

from __future__ import annotations

from math import isnan
from typing import TYPE_CHECKING

import numpy as np
from PySide6.QtCore import QDateTime, QLocale, Qt

from crowdgui.core.audit.accepted import LabelStatus
from crowdgui.core.bounds.guarantee import MAX_STATED_BOUND
from crowdgui.core.costs import CLOSE
from crowdgui.core.labels import UNLABELLED
from crowdgui.core.review.decisions import LabelSource
from crowdgui.core.rules.registry import get_rule
from crowdgui.text.guarantees.acceptance import label_status
from crowdgui.text.guarantees.costs import DECIMALS
from crowdgui.text.translation import format_number, format_percent, format_percent_up, tr
from crowdgui.ui.models.columns import VoteCell

if TYPE_CHECKING:
    from crowdgui.core.arrays import FloatArray, IntArray
    from crowdgui.core.results import Outcome
    from crowdgui.core.review.decisions import Decision
    from crowdgui.ui.session.session import Session


def count_votes(outcome: Outcome, item: int) -> IntArray:
    """Count an item's labels by class, those of excluded workers not among them."""
    labels = outcome.job.used
    return np.bincount(labels.code[_span(labels.starts, item)], minlength=labels.n_classes)


def sum_weights(outcome: Outcome, item: int) -> FloatArray | None:
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
    """Return an item's votes by class, the weightiest first, those of excluded workers last."""
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
            bool(outcome.workers.flags.flagged[worker]),
            out is not None and bool(out[worker]),
        )
        for worker, code in zip(
            labels.worker[span].tolist(), labels.code[span].tolist(), strict=True
        )
    ]
    return tuple(sorted(votes, key=lambda vote: (vote.code, vote.excluded, -vote.weight)))


def _span(starts: IntArray, item: int) -> slice:
    return slice(int(starts[item]), int(starts[item + 1]))


LOWEST_SHOWN_BOUND = 0.001
"""The lowest bound that is shown."""


def is_settled(session: Session, item: int) -> bool:
    """Whether a person has had the last word on an item, by a manual label or in an audit."""
    final = session.question.final
    return final is not None and bool(final.settled[item])


def settled_by(session: Session, item: int) -> LabelSource:
    """Return what an item's final label is from."""
    final = session.question.final
    return LabelSource.RULE if final is None else final.source(item)


def source_name(source: LabelSource) -> str:
    """Return what is shown instead of a confidence: what settled the label."""
    return {
        LabelSource.RULE: "",
        LabelSource.GOLD: tr("gold"),
        LabelSource.AUDIT: label_status(LabelStatus.AUDITED),
        LabelSource.REVIEWER: tr("manual"),
    }[source]


def final_name(session: Session, item: int) -> str:
    """Return the class of an item that is settled."""
    final, data = session.question.final, session.question.data
    assert final is not None
    assert data is not None
    code = int(final.labels[item])
    return tr("None of these") if code == UNLABELLED else str(data.labels.classes[code])


def describe_final_label(session: Session, item: int) -> str:
    """State the final label, where it comes from, ties and gold."""
    outcome = session.question.outcome
    assert outcome is not None
    made = session.state.decisions.get(item)
    if made and made.labelled:
        first = describe_set_label(outcome, item, made)
    elif is_settled(session, item):
        first = _describe_checked_label(session, outcome, item)
    else:
        first = describe_rule_label(outcome, item)
    gold = session.question.gold
    if gold is not None and gold[item] != UNLABELLED and not (made and made.is_gold):
        name = outcome.job.labels.classes[gold[item]]
        first += " " + tr("The gold label is “{gold}”.", gold=name)
    return first


def describe_rule_label(outcome: Outcome, item: int) -> str:
    """Describe what the rule makes of an item."""
    labels = outcome.job.labels
    code = int(outcome.labels[item])
    if code == UNLABELLED:
        return tr("Nobody labelled this item, so it has no final label.")
    sentence = tr(
        "Final label “{label}”, confidence {share}.",
        label=labels.classes[code],
        share=format_percent(float(outcome.confidence[item])),
    )
    if outcome.tied[item]:
        sentence += " " + tr("It is tied with another class and won because it comes first.")
    if outcome.changed_by_costs[item]:
        sentence += " " + describe_cost_change(outcome, item)
        return sentence
    probabilities = outcome.class_probabilities(item)
    lead = float(probabilities[code] - np.delete(probabilities, code).max(initial=0.0))
    if labels.ordered and lead < -CLOSE:
        sentence += " " + tr(
            "“{label}” is more probable, but the rule takes the middle of the ordered classes.",
            label=labels.classes[int(probabilities.argmax())],
        )
    elif abs(lead) <= CLOSE and not outcome.tied[item] and outcome.calibration.checked:
        sentence += " " + tr("By the checked items, another class is as probable.")
    return sentence


def describe_cost_change(outcome: Outcome, item: int) -> str:
    """State the most probable label where costs have chosen another one."""
    labels = outcome.job.labels
    probable = int(outcome.aggregation.labels[item])
    return tr(
        "“{label}” is more probable, but a mistake would cost more: the expected cost of the "
        "final label is {cost}.",
        label=labels.classes[probable],
        cost=format_number(outcome.item_cost(item), DECIMALS),
    )


def describe_set_label(outcome: Outcome, item: int, made: Decision) -> str:
    """Describe who set the label of an item, when, and what the rule had said."""
    labels = outcome.job.labels
    sentence = tr(
        "Final label “{label}”, set manually by {who}, {when}.",
        label=labels.classes[made.code],
        who=made.who,
        when=format_local_time(made.when),
    )
    gold = " " + tr("It counts as gold.") if made.is_gold else ""
    return f"{sentence} {_describe_replaced(outcome, item, made.code)}{gold}"


def _describe_checked_label(session: Session, outcome: Outcome, item: int) -> str:
    """State what an audit or gold says an item is, and what the rule had said."""
    assert session.question.final is not None
    name, what = final_name(session, item), source_name(settled_by(session, item))
    facts = tr("{name} ({what})", name=name, what=what)
    sentence = tr("{way}: {facts}.", way=tr("Final label"), facts=facts)
    found = int(session.question.final.labels[item])
    return f"{sentence} {_describe_replaced(outcome, item, found)}"


def _describe_replaced(outcome: Outcome, item: int, found: int) -> str:
    """Describe what the rule had said of an item that a person found to be of class `found`."""
    code = int(outcome.labels[item])
    if code == UNLABELLED:
        return tr("The rule had no label to use.")
    share = format_percent(float(outcome.confidence[item]))
    if code == found:
        return tr("The rule gives the same label, confidence {share}.", share=share)
    name = outcome.job.labels.classes[code]
    return tr("The rule gave “{label}”, confidence {share}.", label=name, share=share)


def item_bound(session: Session, item: int) -> float | None:
    """Return the bound on P(an item's final label is wrong), None where there is none.

    It is about the rule's labels, and is empty where it is 100%.
    """
    guarantee = session.question.guarantee
    if guarantee is None or guarantee.items is None or is_settled(session, item):
        return None
    value = float(guarantee.items[item])
    # Workers who were never seen to err make it 0, which nobody would believe of a label.
    return None if isnan(value) or value > MAX_STATED_BOUND else max(value, LOWEST_SHOWN_BOUND)


def item_bounds(session: Session) -> FloatArray | None:
    """Return what `item_bound` gives for all items (N,), NaN where it gives none."""
    guarantee, final = session.question.guarantee, session.question.final
    if guarantee is None or guarantee.items is None or final is None:
        return None
    return np.where(final.settled | (guarantee.items > MAX_STATED_BOUND), np.nan, guarantee.items)


def describe_no_bound(session: Session, item: int) -> str:
    """Describe why an item has no bound."""
    guarantee = session.question.guarantee
    if is_settled(session, item):
        return tr("This is a manual label; the bound is about the rule’s labels.")
    if guarantee is None:
        return tr("It is being computed.")
    if guarantee.items is None:
        one_class = (
            len(session.question.data.labels.classes) < 2 if session.question.data else False
        )
        if one_class:
            return tr("All labels are the same class, so workers’ mistakes can’t be assessed.")
        return tr("There is no bound for single items here: this rule isn’t a sum of votes.")
    outcome = session.question.outcome
    if outcome is not None and outcome.changed_by_costs[item]:
        return tr("The bound is about the most probable label, and costs have chosen another.")
    if isnan(float(guarantee.items[item])):
        return tr("Nobody labelled this item.")
    return tr("The bound is not useful here: the label could well be wrong.")


def describe_item_bound(session: Session, item: int) -> str:
    """Describe how far the final label of an item can be wrong, or why that is not known."""
    limit = item_bound(session, item)
    if limit is None:
        return tr("No item bound. {reason}", reason=describe_no_bound(session, item))
    return tr(
        "Estimate: if the worker model holds and workers are as accurate as estimated, the "
        "probability that a vote by these workers is wrong is at most {limit}. The bound ignores "
        "how split this particular vote is.",
        limit=format_percent_up(limit),
    )


def describe_badge(outcome: Outcome, item: int) -> str:
    """State in two or three words why the rule's label is the rule's label."""
    if outcome.changed_by_costs[item]:
        return tr("costs least")
    if outcome.tied[item]:
        return tr("tied, comes first")
    if get_rule(outcome.job.rule).is_baseline:
        return tr("most votes")
    if outcome.workers.weights is not None:
        return tr("wins by weight")
    likely = outcome.confidence_is_probability and is_most_probable(outcome, item)
    return tr("most likely") if likely else tr("most support")


def is_most_probable(outcome: Outcome, item: int) -> bool:
    """Whether the final label is more probable than any other, once checked items have counted."""
    others = np.delete(outcome.class_probabilities(item), int(outcome.labels[item]))
    return float(outcome.confidence[item]) > float(others.max(initial=0.0)) + CLOSE


def format_local_time(when: str) -> str:
    """Write a time in UTC as the user's clock has it."""
    moment = QDateTime.fromString(when, Qt.DateFormat.ISODate)
    if not moment.isValid():
        return when
    return QLocale().toString(moment.toLocalTime(), QLocale.FormatType.ShortFormat)


def gold_tooltip() -> str:
    """Describe what making a label gold does."""
    return tr(
        "Gold counts as the true label: workers are scored against it, rules that use gold keep "
        "it, and the rule runs again."
    )
