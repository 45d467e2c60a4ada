"""The orders in which items can be reviewed, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from crowdgui.core.review.queue import ReviewOrder
from crowdgui.core.rules.registry import get_rule
from crowdgui.text.run_summary import SURE
from crowdgui.text.translation import format_number, format_percent, tr, tr_n
from crowdgui.ui.queue_maker import AUDIT, SHOWN

if TYPE_CHECKING:
    from crowdgui.core.results import Outcome


def order_names() -> dict[str, str]:
    return {
        ReviewOrder.LEAST_SURE.value: tr("Least sure first"),
        ReviewOrder.MOST_DISPUTED.value: tr("Most disputed first"),
        ReviewOrder.WORTH_MOST.value: tr("Worth most first"),
        AUDIT: tr("Random sample (audit)"),
        SHOWN: tr("As the table shows them"),
    }


def order_words(order: str, outcome: Outcome, n: int) -> str:
    """Describe which items these are and what puts them in their order."""
    match order:
        case ReviewOrder.LEAST_SURE:
            sentence = tr_n(
                "{n} of {all} labels is less than {sure} sure. Review it here.",
                "{n} of {all} labels are less than {sure} sure. Review them here, least sure "
                "first.",
                n,
                all=format_number(outcome.job.labels.n_items),
                sure=format_percent(SURE, 0),
            )
            return _with_doubt(sentence, outcome)
        case ReviewOrder.MOST_DISPUTED:
            return tr_n(
                "On {n} item the workers differ.",
                "On {n} items the workers differ; the most even votes come first.",
                n,
            )
        case ReviewOrder.WORTH_MOST:
            sentence = tr_n(
                "The check of {n} item is expected to take away {least} wrong labels or more.",
                "The check of each of {n} items is expected to take away {least} wrong labels or "
                "more, the first ones most.",
                n,
                least=format_number(1 - SURE, 1),
            )
            return _with_doubt(sentence, outcome)
        case "audit":
            return tr_n(
                "{n} item was drawn at random. The rule’s label stays hidden.",
                "{n} items were drawn at random. The rule’s labels stay hidden; what you find "
                "becomes a guarantee.",
                n,
            )
    return tr_n("{n} item, as the table shows it.", "{n} items, as the table shows them.", n)


def nothing_words(order: str) -> tuple[str, str]:
    """Describe why a queue is empty, and what to do."""
    match order:
        case ReviewOrder.LEAST_SURE:
            return (
                tr("All labels are at least {sure} sure", sure=format_percent(SURE, 0)),
                tr("Choose another order above to look at disputed items or at a random sample."),
            )
        case ReviewOrder.MOST_DISPUTED:
            return (
                tr("The workers agree on every item"),
                tr("Only a random sample can show what all of them got wrong."),
            )
        case ReviewOrder.WORTH_MOST:
            return (
                tr("No item stands out"),
                tr("By the rule’s own confidence no single check takes much away."),
            )
        case "audit":
            return (
                tr("No sample is drawn"),
                tr(
                    "The Guarantee page draws items at random. Checked here, they give a limit of "
                    "the error rate that needs no assumption about workers."
                ),
            )
    return tr("The table shows no item"), tr("Choose another filter in the table.")


def _with_doubt(sentence: str, outcome: Outcome) -> str:
    if get_rule(outcome.job.rule).gives_probability:
        return sentence
    return sentence + " " + tr("This rule’s confidence is a share of the votes, no probability.")
