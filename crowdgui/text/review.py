"""What to review, in words: the queues, their orders, and what the guideline should explain."""

from __future__ import annotations

from typing import TYPE_CHECKING

from crowdgui.core.results import HIGH_CONFIDENCE
from crowdgui.core.review import queue
from crowdgui.core.review.queue import ReviewOrder, least_expected_cost
from crowdgui.text.rules import describe_confidence_basis
from crowdgui.text.run_summary import describe_gold_errors
from crowdgui.text.translation import format_number, format_percent, join_sentences, tr, tr_n
from crowdgui.text.workers.cohorts import describe_p

if TYPE_CHECKING:
    from collections.abc import Sequence

    from crowdgui.core.results import Outcome
    from crowdgui.core.review.guideline import GuidelineProblems, UnclearItem, UnclearPair


def describe_no_unclear() -> str:
    """State that the best workers read the classes as the others do."""
    return tr("No item or pair of classes differs by more than chance.")


def describe_guideline(found: GuidelineProblems) -> str:
    """Describe how much was found, and who counts as best."""
    if not found.best:
        return tr("No worker has enough comparable labels to say what good workers read otherwise.")
    best = tr_n(
        "By the labels of the {n} worker who agrees most with the others, of {all}.",
        "By the labels of the {n} workers who agree most with the others, of {all}.",
        found.best,
        all=format_number(found.workers),
    )
    items = tr_n(
        "On {n} item the best workers oppose the final label.",
        "On {n} items the best workers oppose the final label.",
        len(found.items),
    )
    pairs = tr_n(
        "They read {n} pair of classes in two ways.",
        "They read {n} pairs of classes in two ways.",
        len(found.pairs),
    )
    return join_sentences((items, pairs, best))


def describe_unclear_pair(pair: UnclearPair, classes: Sequence[str]) -> str:
    return tr(
        "{readers} of {all} of the best workers mostly say “{instead}” where the final label is "
        "“{final}” ({p}, corrected for all pairs).",
        readers=format_number(pair.readers),
        all=format_number(pair.readers + pair.others),
        instead=classes[pair.instead],
        final=classes[pair.final],
        p=describe_p(pair.q),
    )


def describe_unclear_item(found: UnclearItem, classes: Sequence[str]) -> str:
    return tr(
        "{n} of {all} labels by the best workers are “{instead}”, the final label is “{final}” "
        "({p}, corrected for all items).",
        n=format_number(found.opposing),
        all=format_number(found.best),
        instead=classes[found.instead],
        final=classes[found.final],
        p=describe_p(found.q),
    )


def order_names(*, costs: bool = False) -> dict[str, str]:
    """Name every order; by cost only where mistakes differ in cost."""
    by_cost = {ReviewOrder.COSTS_MOST.value: tr("Highest expected cost first")} if costs else {}
    return {
        **by_cost,
        ReviewOrder.LEAST_SURE.value: tr("Lowest confidence first"),
        ReviewOrder.MOST_DISPUTED.value: tr("Most disputed first"),
        ReviewOrder.WORTH_MOST.value: tr("Most valuable first"),
        ReviewOrder.GUIDELINE.value: tr("For the guideline"),
        queue.GUARANTEE: tr("For the guarantee"),
        queue.AUDIT: tr("Random sample (audit)"),
        queue.SHOWN: tr("Table order"),
    }


OPEN_ORDERS = frozenset({*ReviewOrder, queue.GUARANTEE}) - {
    ReviewOrder.MOST_DISPUTED,
    ReviewOrder.GUIDELINE,
}
"""Orders whose sentence is about the items still to be looked at, and not the whole queue."""


def describe_order(order: str, outcome: Outcome, n: int, n_settled: int = 0) -> str:
    """Describe which items these are and what puts them in their order.

    `n_settled` is how many of all items people have had the last word on.
    """
    match order:
        case ReviewOrder.LEAST_SURE:
            return _with_doubt(_describe_least_sure(outcome, n, n_settled), outcome)
        case ReviewOrder.MOST_DISPUTED:
            return tr_n(
                "Workers disagree on {n} item.",
                "Workers disagree on {n} items; the closest votes come first.",
                n,
            )
        case ReviewOrder.WORTH_MOST:
            sentence = tr_n(
                "Checking {n} item is expected to fix at least {least} final labels.",
                "Checking each of {n} items is expected to fix at least {least} final "
                "labels, the first ones most.",
                n,
                least=format_number(1 - HIGH_CONFIDENCE, 1),
            )
            return _with_doubt(sentence, outcome)
        case ReviewOrder.GUIDELINE:
            return tr_n(
                "{n} item to explain in the guideline: the best workers read it otherwise.",
                "{n} items to explain in the guideline: the best workers oppose the final label, "
                "or read its class in two ways.",
                n,
            )
        case ReviewOrder.COSTS_MOST:
            sentence = tr_n(
                "{n} label has an expected cost above {least}.",
                "{n} labels have an expected cost above {least}; the highest come first.",
                n,
                least=format_number(least_expected_cost(outcome), 2),
            )
            return _with_doubt(sentence, outcome)
        case queue.GUARANTEE:
            return tr_n(
                "{n} item is left to review for the guarantee.",
                "{n} items are left to review for the guarantee, in the order fixed before the "
                "audit.",
                n,
            )
        case queue.AUDIT:
            return tr_n(
                "{n} item was drawn at random. The rule’s label stays hidden.",
                "{n} items were drawn at random. The rule’s labels stay hidden; your "
                "labels give the guarantee.",
                n,
            )
    return tr_n("{n} item, in table order.", "{n} items, in table order.", n)


def _describe_least_sure(outcome: Outcome, n: int, n_settled: int) -> str:
    values = {
        "all": format_number(outcome.job.labels.n_items - n_settled),
        "sure": format_percent(HIGH_CONFIDENCE, 0),
    }
    if n_settled:
        return tr_n(
            "{n} of {all} labels not yet reviewed has less than {sure} confidence.",
            "{n} of {all} labels not yet reviewed have less than {sure} confidence, the lowest "
            "first.",
            n,
            **values,
        )
    return tr_n(
        "{n} of {all} labels has less than {sure} confidence.",
        "{n} of {all} labels have less than {sure} confidence, the lowest first.",
        n,
        **values,
    )


def describe_empty_queue(order: str) -> tuple[str, str]:
    """Describe why a queue is empty, and what to do."""
    match order:
        case ReviewOrder.LEAST_SURE:
            return (
                tr(
                    "All labels have at least {sure} confidence",
                    sure=format_percent(HIGH_CONFIDENCE, 0),
                ),
                tr("Choose another order above to see disputed items or a random sample."),
            )
        case ReviewOrder.MOST_DISPUTED:
            return (
                tr("The workers agree on every item"),
                tr("Only a random sample can show what all of them got wrong."),
            )
        case ReviewOrder.WORTH_MOST:
            return (
                tr("No item has priority"),
                tr("According to the rule’s confidence, no single check would fix much."),
            )
        case ReviewOrder.GUIDELINE:
            return (
                tr("The best workers read all classes alike"),
                describe_no_unclear(),
            )
        case ReviewOrder.COSTS_MOST:
            return (
                tr("No label has a high expected cost"),
                tr("Choose another order above to see uncertain or disputed items."),
            )
        case queue.GUARANTEE:
            return (
                tr("Nothing is left to review for the guarantee"),
                tr("The Guarantee page shows the next step."),
            )
        case queue.AUDIT:
            return (
                tr("No sample is drawn"),
                tr(
                    "The Guarantee page draws items at random. Check them here to get a "
                    "bound on the error rate that needs no assumption about workers."
                ),
            )
    return tr("The table shows no item"), tr("Choose another filter in the table.")


def _with_doubt(sentence: str, outcome: Outcome) -> str:
    """Add what the confidence rests on, and how the labels do on gold where all is known."""
    basis = describe_confidence_basis(outcome.calibration)
    if not outcome.confidence_is_probability:
        basis = tr("This rule’s confidence is a share of the support, not a probability.")
    gold = outcome.gold
    counted = gold is not None and gold.known >= outcome.n_labelled
    return join_sentences((sentence, describe_gold_errors(outcome) if counted else basis))
