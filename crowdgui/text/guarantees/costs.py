"""What wrong labels cost, in sentences."""

from __future__ import annotations

from typing import TYPE_CHECKING

from crowdgui.core.audit.cost_bound import CostMethod
from crowdgui.core.bounds.mean_cost import NoCostBound
from crowdgui.text.translation import (
    format_confidence,
    format_number,
    format_number_up,
    join_sentences,
    tr,
    tr_n,
    tr_n_noop,
    tr_noop,
)
from crowdgui.text.wording import Sentence, Sentences, add_sentences, describe

if TYPE_CHECKING:
    from crowdgui.core.audit.cost_bound import MeanCost
    from crowdgui.core.errors import Reason

DECIMALS = 3

_SENTENCES: Sentences = {
    NoCostBound.COSTS_CHANGED: Sentence(
        tr_noop(
            "Mistakes cost something else now than when the audit was drawn, and what it found may "
            "have led to that. Restore the costs, or draw a new audit."
        )
    ),
    NoCostBound.GOLD_FROM_MODEL: Sentence(
        tr_noop("The gold labels seem to be those of the model “{model}”.")
    ),
    NoCostBound.NOTHING_CHECKED: Sentence(
        tr_noop("No labels were checked at random. An audit gives a guaranteed mean cost.")
    ),
    NoCostBound.SAMPLE_BY_CLASS: Sentence(
        tr_noop("The audit was drawn per class. Draw a new audit to get a guaranteed mean cost.")
    ),
    NoCostBound.SAMPLE_USED_BY_RULE: Sentence(
        tr_noop("The rule used gold of the checked items, so they can’t test its labels.")
    ),
    NoCostBound.UNFINISHED: Sentence(
        tr_n_noop(
            "{n} more item of the audit is to be checked first.",
            "{n} more items of the audit are to be checked first.",
        )
    ),
    NoCostBound.UNSETTLED: Sentence(
        tr_n_noop(
            "{n} item of the audit on which two people differ is to be settled first.",
            "{n} items of the audit on which two people differ are to be settled first.",
        )
    ),
}

add_sentences(_SENTENCES)


def format_cost(cost: float) -> str:
    """Write a cost, with no more decimals than say something."""
    return format_number(cost, 0 if cost == int(cost) else DECIMALS)


def describe_no_cost(reason: Reason) -> str:
    """Describe why no mean cost is guaranteed."""
    return describe(reason)


def describe_expected_cost(found: MeanCost) -> str:
    """State the estimate of the mean cost, and what the most probable labels would cost."""
    if found.expected is None or found.most_probable is None:
        return tr(
            "This rule gives shares of the support instead of probabilities, so the mean cost "
            "can’t be estimated before labels are checked at random."
        )
    sentence = tr(
        "Expected mean cost, an estimate: {cost} per label; {before} with the most probable "
        "labels.",
        cost=format_number(found.expected, DECIMALS),
        before=format_number(found.most_probable, DECIMALS),
    )
    if round(found.expected, DECIMALS) <= round(found.most_probable, DECIMALS):
        return sentence
    more = tr(
        "Checked items now show more confidence than is typical of real data, by which the labels "
        "were chosen. They stay, so that the checked items can test them."
    )
    return join_sentences((sentence, more))


def describe_changed(found: MeanCost) -> str:
    """State how many final labels costs have changed."""
    if not found.changed:
        return tr("The costs of mistakes change no final label.")
    return tr_n(
        "{n} of {all} final labels isn’t the most probable one, because it costs less.",
        "{n} of {all} final labels aren’t the most probable ones, because they cost less.",
        found.changed,
        all=format_number(found.labels),
    )


def describe_guaranteed_cost(found: MeanCost) -> str:
    """State the guaranteed mean cost and what it is based on, or why there is none."""
    if found.at_most is None:
        assert found.reason is not None
        return tr("No guaranteed mean cost. {reason}", reason=describe(found.reason))
    if found.method is CostMethod.COUNTED:
        return tr(
            "Mean cost: {cost} per label, counted on every item.",
            cost=format_number_up(found.at_most, DECIMALS),
        )
    return tr_n(
        "Guaranteed mean cost: at most {cost} per label, {confidence} confidence, by {n} label "
        "checked at random ({method}).",
        "Guaranteed mean cost: at most {cost} per label, {confidence} confidence, by {n} labels "
        "checked at random ({method}).",
        found.checked,
        cost=format_number_up(found.at_most, DECIMALS),
        confidence=format_confidence(found.alpha),
        method=describe_method(found.method),
    )


def describe_method(method: CostMethod | None) -> str:
    """Name the bound."""
    match method:
        case CostMethod.EXACT:
            return tr("exact hypergeometric bound")
        case CostMethod.LEVELS:
            return tr("exact hypergeometric bound for each cost")
        case CostMethod.HOEFFDING_BENTKUS:
            return tr("Hoeffding–Bentkus bound")
    return tr("counted")


def cost_sentences(found: MeanCost) -> tuple[str, str, str]:
    """Return everything that is known of what wrong labels cost."""
    return describe_changed(found), describe_expected_cost(found), describe_guaranteed_cost(found)
