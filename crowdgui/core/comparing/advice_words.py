"""The advice and what it rests on, in plain sentences."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING

from crowdgui.core.rules.table import SUGGESTED, rule_of
from crowdgui.core.text import clauses, listed, number, percent, tr, tr_n

if TYPE_CHECKING:
    from collections.abc import Sequence

    from crowdgui.core.comparing.evidence import Evidence
    from crowdgui.core.comparing.held_out import HeldOut
    from crowdgui.core.comparing.misfit import Misfit

SELDOM = 0.001
"""A chance below this is not written out."""


def advice_sentences(
    rule: str, rows: Sequence[Evidence], found: HeldOut | None, wrong: Misfit
) -> tuple[str, ...]:
    """Describe which rule to use, then why, a sentence for each kind of evidence."""
    chosen = next((row for row in rows if row.key == rule), None)
    said = (
        _advice(chosen, rows, found),
        _hidden(chosen, rows, found),
        _gold(chosen, rows),
        _bias(wrong),
        _swap(wrong),
        _set_aside(rows),
        _left_out(rows),
    )
    return tuple(sentence for sentence in said if sentence)


def _advice(chosen: Evidence | None, rows: Sequence[Evidence], found: HeldOut | None) -> str:
    kept = rule_of(SUGGESTED).name
    if chosen is None:
        if found is None and not any(row.gold for row in rows):
            return tr("Keep “{kept}”: there is nothing to judge rules by.", kept=kept)
        return tr(
            "Keep “{kept}”: no rule is shown to suit these labels better, beyond noise.", kept=kept
        )
    if chosen.better_on_gold:
        return tr(
            "Use “{rule}”: it has fewer gold answers wrong than “{kept}”, beyond noise.",
            rule=chosen.name,
            kept=kept,
        )
    return tr(
        "Use “{rule}”: its labels foretell hidden answers better than those of “{kept}”, beyond "
        "noise.",
        rule=chosen.name,
        kept=kept,
    )


def _hidden(chosen: Evidence | None, rows: Sequence[Evidence], found: HeldOut | None) -> str:
    if found is None:
        return tr(
            "Hardly any item has two labels, so no label was hidden and foretold by the others."
        )
    said = _foretold(chosen, rows, found)
    if not said or not found.sampled:
        return said
    return said + " " + tr("Only a random part of the items was looked at.")


def _foretold(chosen: Evidence | None, rows: Sequence[Evidence], found: HeldOut) -> str:
    """Describe the held-out labels.

    Their probability is the geometric mean, exp(mean log score).
    """
    # A rule chosen by gold may foretell worse, or not count here.
    best = chosen if chosen and chosen.foretells_better else _most_promising(rows)
    if best is None or best.chance is None or best.gain is None:
        return ""
    if best.gain.value <= 0.0:
        return tr_n(
            "{n} label was hidden and foretold from the rest, and no rule that suits these workers "
            "did that better than “{kept}”, by which it had a chance of {base}.",
            "{n} times a label was hidden and foretold from the rest, and no rule that suits these "
            "workers did that better than “{kept}”, by which it had a chance of {base}.",
            found.hidden,
            base=percent(exp(found.score(SUGGESTED).value)),
            kept=rule_of(SUGGESTED).name,
        )
    return tr_n(
        "{n} label was hidden and foretold from the rest: it had a chance of {base} by “{kept}” "
        "and of {other} by “{rule}”. {often}",
        "{n} times a label was hidden and foretold from the rest: it had a chance of {base} by "
        "“{kept}” and of {other} by “{rule}”. {often}",
        found.hidden,
        base=percent(exp(found.score(SUGGESTED).value)),
        other=percent(exp(found.score(best.key).value)),
        kept=rule_of(SUGGESTED).name,
        rule=best.name,
        often=_often(best.chance, sum(row.chance is not None for row in rows)),
    )


def _most_promising(rows: Sequence[Evidence]) -> Evidence | None:
    judged = [row for row in rows if row.chance is not None]
    return max(judged, key=lambda row: row.gain.z if row.gain else 0.0, default=None)


def _often(chance: float, rules: int) -> str:
    if chance < SELDOM:
        return tr_n(
            "If it were no better, chance would hardly ever show such a lead with {n} rule tried.",
            "If none were better, chance would hardly ever show such a lead among {n} rules.",
            rules,
        )
    return tr_n(
        "If it were no better, chance would show such a lead in {share} of cases.",
        "If none of {n} rules were better, chance would show such a lead in {share} of cases.",
        rules,
        share=percent(chance),
    )


def _gold(chosen: Evidence | None, rows: Sequence[Evidence]) -> str:
    judged = [row for row in rows if row.gold is not None]
    if not judged:
        return tr("There is no gold to judge rules by.")
    row = chosen if chosen in judged else max(judged, key=_lead_on_gold)
    pair = row.gold
    if pair is None:
        return ""
    words = {
        "first": number(pair.only_first),
        "second": number(pair.only_second),
        "rule": row.name,
        "kept": rule_of(SUGGESTED).name,
    }
    counts = tr_n(
        "On {n} gold answer “{rule}” alone is right {first} times and “{kept}” alone {second}",
        "On {n} gold answers “{rule}” alone is right {first} times and “{kept}” alone {second}",
        pair.known,
        **words,
    )
    return tr("{counts}: {verdict}.", counts=counts, verdict=_verdict(row))


def _lead_on_gold(row: Evidence) -> int:
    return row.gold.fewer_wrong if row.gold else 0


def _verdict(row: Evidence) -> str:
    if row.better_on_gold:
        return tr("more than noise")
    if row.worse_on_gold:
        return tr("nothing in its favour")
    return tr("too few to tell them apart")


def _bias(wrong: Misfit) -> str:
    test = wrong.bias
    if test.reason:
        return ""
    words = {"size": percent(test.size), "chance": percent(test.by_chance)}
    if not test.found:
        return tr(
            "Workers do not show class bias: {size} of answers are not where one accuracy for each "
            "worker would put them, and chance alone gives {chance}.",
            **words,
        )
    return tr(
        "Workers have class bias: {size} of answers are not where one accuracy for each worker "
        "would put them, where chance alone gives {chance}. EM and its kin learn that; weighted "
        "voting does not.",
        **words,
    )


def _swap(wrong: Misfit) -> str:
    test = wrong.swap
    if test.reason:
        return ""
    if not test.found:
        return tr("No two groups of items show between which workers swap quality.")
    return tr(
        "Workers fall into two groups, of {first} and of {second}, who are good on different "
        "items: two of one group agree on {size} more of the items they share than two of "
        "different groups, where chance gives {chance}. That misleads every rule, and EM most.",
        first=number(wrong.groups[0]),
        second=number(wrong.groups[1]),
        size=percent(test.size),
        chance=percent(test.by_chance),
    )


def _set_aside(rows: Sequence[Evidence]) -> str:
    aside = [row for row in rows if row.set_aside and row.gain is not None]
    if not aside:
        return ""
    # The check of workers found one thing or the other, so that the reason is the same for all.
    names = listed(tr("“{name}”", name=row.name) for row in aside)
    return tr(
        "What {rules} foretell does not count: each {reason}.",
        rules=names,
        reason=aside[0].set_aside,
    )


def _left_out(rows: Sequence[Evidence]) -> str:
    without = [row for row in rows if row.reason]
    if not without:
        return ""
    each = (tr("“{name}”, {reason}", name=row.name, reason=row.reason) for row in without)
    return tr("Not judged: {rules}.", rules=clauses(each))
