"""Sentences about what the guideline should explain: items and pairs of classes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from crowdgui.text.translation import format_number, join_sentences, tr, tr_n
from crowdgui.text.workers.cohorts import describe_p

if TYPE_CHECKING:
    from collections.abc import Sequence

    from crowdgui.core.review.guideline import GuidelineProblems, UnclearItem, UnclearPair


def describe_no_problem() -> str:
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


def describe_pair(pair: UnclearPair, classes: Sequence[str]) -> str:
    return tr(
        "{readers} of {all} of the best workers mostly say “{instead}” where the final label is "
        "“{final}” ({p}, corrected for all pairs).",
        readers=format_number(pair.readers),
        all=format_number(pair.readers + pair.others),
        instead=classes[pair.instead],
        final=classes[pair.final],
        p=describe_p(pair.q),
    )


def describe_item(found: UnclearItem, classes: Sequence[str]) -> str:
    return tr(
        "{n} of {all} labels by the best workers are “{instead}”, the final label is “{final}” "
        "({p}, corrected for all items).",
        n=format_number(found.opposing),
        all=format_number(found.best),
        instead=classes[found.instead],
        final=classes[found.final],
        p=describe_p(found.q),
    )
