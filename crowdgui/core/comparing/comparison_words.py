"""What comes out of a comparison of rules, in one sentence."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.comparing.paired import holm
from crowdgui.core.text import number, percent, tr, tr_n

if TYPE_CHECKING:
    from crowdgui.core.comparing.comparison import Comparison
    from crowdgui.core.comparing.tried import GoldError, Tried

RISK = 0.05
"""The chance that any two rules are told apart which are as good."""


def finding(comparison: Comparison) -> str:
    """Describe what gold tells of the rules, or else where their labels differ.

    Two rules are told apart where the sign test over the gold items on which one alone is right
    is significant at 5 %, corrected by Holm for all pairs of rules.
    """
    if len(comparison.tried) < 2:
        return tr("Run two rules or more to compare them.")
    if len(comparison.judged) < 2:
        return _without_gold(comparison)
    best, beaten = _told_apart(comparison)
    if not beaten:
        return _level(comparison)
    return _apart(comparison, best, beaten)


def _without_gold(comparison: Comparison) -> str:
    items = comparison.tried[0].labels.size
    apart = int(np.count_nonzero(comparison.contested))
    if not apart:
        return tr("All rules give every item the same label.")
    return tr_n(
        "The rules do not agree on {n} of {items} items ({share}); without gold nothing here shows "
        "which is right.",
        "The rules do not agree on {n} of {items} items ({share}); without gold nothing here shows "
        "which is right.",
        apart,
        items=number(items),
        share=percent(apart / items),
    )


def _told_apart(comparison: Comparison) -> tuple[Tried, list[Tried]]:
    """Return the rule with fewest wrong, the one in use if level, and those it is shown to beat."""
    judged = comparison.judged
    pairs = list(combinations(range(len(judged)), 2))
    tests = [comparison.on_gold(judged[i].key, judged[k].key) for i, k in pairs]
    corrected = dict(zip(pairs, holm([test.p if test else 1.0 for test in tests]), strict=True))
    wrong = [tried.gold.wrong if tried.gold else 0 for tried in judged]
    best = min(range(len(judged)), key=lambda i: (wrong[i], judged[i].key != comparison.in_use, i))
    beaten = [
        judged[i]
        for i in range(len(judged))
        if i != best and corrected[min(i, best), max(i, best)] <= RISK
    ]
    return judged[best], beaten


def _level(comparison: Comparison) -> str:
    scores = _scores(comparison)
    known = min(score.known for score in scores)
    wrong = [score.wrong for score in scores]
    between = max(wrong) - min(wrong)
    if not between:
        return tr_n(
            "All rules have {wrong} of {n} gold answer wrong; that tells none of them apart.",
            "All rules have {wrong} of {n} gold answers wrong; that tells none of them apart.",
            known,
            wrong=number(wrong[0]),
        )
    return tr_n(
        "All rules are within {between} of the {n} gold answer of each other; {n} is too few to "
        "show that one of them is best.",
        "All rules are within {between} of the {n} gold answers of each other; {n} are too few to "
        "show that one of them is best.",
        known,
        between=number(between),
    )


def _apart(comparison: Comparison, best: Tried, beaten: list[Tried]) -> str:
    score = best.gold
    assert score is not None
    others = len(comparison.judged) - 1
    words = {
        "best": best.name,
        "wrong": number(score.wrong),
        "known": number(score.known),
        "share": percent(score.error),
    }
    if others == 1:
        return tr(
            "“{best}” has fewer gold answers wrong than “{other}”, beyond noise: {wrong} of "
            "{known} ({share}).",
            other=beaten[0].name,
            **words,
        )
    if len(beaten) == 1:
        return tr(
            "No rule has fewer gold answers wrong than “{best}”: {wrong} of {known} ({share}). "
            "Beyond noise it is only shown to beat “{other}”.",
            other=beaten[0].name,
            **words,
        )
    return tr_n(
        "No rule has fewer gold answers wrong than “{best}”: {wrong} of {known} ({share}). "
        "Beyond noise it beats {beaten} of {n} other rule.",
        "No rule has fewer gold answers wrong than “{best}”: {wrong} of {known} ({share}). "
        "Beyond noise it beats {beaten} of the {n} other rules.",
        others,
        beaten=number(len(beaten)),
        **words,
    )


def _scores(comparison: Comparison) -> list[GoldError]:
    return [tried.gold for tried in comparison.judged if tried.gold is not None]
