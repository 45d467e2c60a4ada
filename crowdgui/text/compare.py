"""The Compare page in words: what differs between rules, which is recommended and why."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.audit.forecast import LEAST_AUDIT
from crowdgui.core.compare.calibration import ConfidenceFinding, NoCalibration
from crowdgui.core.compare.candidates import NotCompared
from crowdgui.core.compare.comparison import NotDefined, best_on_gold
from crowdgui.core.compare.misfit import NotTested
from crowdgui.core.compare.recommendation import ChoiceCost
from crowdgui.core.rules.registry import DEFAULT_RULE
from crowdgui.text.guarantees.costs import format_cost
from crowdgui.text.rules import rule_name
from crowdgui.text.translation import (
    format_number,
    format_percent,
    join_clauses,
    join_sentences,
    tr,
    tr_n,
    tr_n_noop,
    tr_noop,
)
from crowdgui.text.wording import Sentence, Sentences, add_sentences, describe, write

if TYPE_CHECKING:
    from collections.abc import Sequence

    from crowdgui.core.compare.calibration import Calibration
    from crowdgui.core.compare.comparison import GoldError, RuleComparison, RuleResult
    from crowdgui.core.compare.held_out import HeldOutScores
    from crowdgui.core.compare.misfit import Misfit
    from crowdgui.core.compare.recommendation import (
        CheckedRule,
        LabelChanges,
        OrderTest,
        Recommendation,
        RuleChoice,
        RuleEvidence,
    )

_ONE_CLASS = Sentence(tr_noop("not defined, because all labels are of one class"))

_SENTENCES: Sentences = {
    NoCalibration.NO_GOLD: Sentence(tr_noop("there is no gold that the rule has not used")),
    NoCalibration.NO_PROBABILITY: Sentence(tr_noop("this rule’s confidence isn’t a probability")),
    NoCalibration.TOO_FEW: Sentence(
        tr_n_noop(
            "{n} gold item is too few; {least} are needed",
            "{n} gold items are too few; {least} are needed",
        )
    ),
    NotCompared.TOO_LARGE: Sentence(tr_noop("which does not fit in memory")),
    NotCompared.TOO_SLOW: Sentence(tr_noop("which takes too long with more than {n} labels")),
    NotDefined.BOUND_NEEDS_CHECK: Sentence(
        tr_noop("not defined, because the worker model has not been checked yet")
    ),
    NotDefined.BOUND_NEEDS_CLASSES: _ONE_CLASS,
    NotDefined.BOUND_NEEDS_MODEL: Sentence(
        tr_noop(
            "not defined, because the worker model behind the bounds is not shown to fit these "
            "labels"
        )
    ),
    NotDefined.BOUND_NEEDS_VOTES: Sentence(
        tr_noop("not defined, because this rule does not add up votes")
    ),
    NotDefined.BOUND_TAKES_LONG: Sentence(
        tr_noop("not defined, because it would take very long with this many labels and classes")
    ),
    NotDefined.GOLD_USED: Sentence(tr_noop("not defined, because the rule used the gold labels")),
    NotDefined.NO_GOLD: Sentence(tr_noop("not defined, because there is no gold")),
    NotDefined.NO_PROBABILITY: Sentence(
        tr_noop("not defined, because the rule’s confidence isn’t a probability")
    ),
    NotTested.ONE_CLASS: _ONE_CLASS,
    NotTested.SINGLE_LABELS: Sentence(
        tr_noop("not defined, because hardly any item has two labels")
    ),
    NotTested.TOO_FEW_WORKERS: Sentence(
        tr_noop("not defined, because there are too few workers to form two groups")
    ),
}
add_sentences(_SENTENCES)


def describe_calibration(found: Calibration) -> str:
    """Return whether the rule is overconfident, underconfident or neither, with the counts."""
    if found.reason is not None:
        return tr("Not defined: {reason}.", reason=describe(found.reason))
    items, right = int(found.items.sum()), int(found.right.sum())
    counts = tr_n(
        "{right} of {n} gold item is right ({share}), and the mean confidence is {sure}",
        "{right} of {n} gold items are right ({share}), and the mean confidence is {sure}",
        items,
        right=format_number(right),
        share=format_percent(right / items),
        sure=format_percent(found.mean_confidence),
    )
    match found.finding:
        case ConfidenceFinding.OVERCONFIDENT:
            return tr("{counts}: the confidence is too high.", counts=counts)
        case ConfidenceFinding.UNDERCONFIDENT:
            return tr("{counts}: the confidence is too low.", counts=counts)
        case ConfidenceFinding.NO_DIFFERENCE:
            return tr("{counts}: no significant difference.", counts=counts)


def describe_comparison(comparison: RuleComparison, checked: int = 0) -> str:
    """Describe which rules are better on gold, or else where their labels differ.

    `checked` counts the items checked at random, which may show which rule is right, with the
    skipped ones.
    """
    if len(comparison.tried) < 2:
        return tr("Run two or more rules to compare them.")
    if len(comparison.scored) < 2:
        return _without_gold(comparison, checked)
    best, beaten = best_on_gold(comparison)
    if not beaten:
        return _level(comparison)
    return _apart(comparison, best, beaten)


def describe_checked(checked: int) -> str:
    """State that checked items may choose the rule."""
    return tr(
        "The {n} checked items can show which rule makes fewest mistakes.", n=format_number(checked)
    )


def _without_gold(comparison: RuleComparison, checked: int) -> str:
    items = comparison.tried[0].labels.size
    apart = int(np.count_nonzero(comparison.contested))
    if not apart:
        return tr(
            "All {rules} rules that have run give every item the same label.",
            rules=format_number(len(comparison.tried)),
        )
    if 0 < checked < LEAST_AUDIT:
        return tr_n(
            "{n} checked item is too few to show which rule makes fewest mistakes: check at least "
            "{least}.",
            "{n} checked items are too few to show which rule makes fewest mistakes: check at "
            "least {least}.",
            checked,
            least=format_number(LEAST_AUDIT),
        )
    if checked:
        return describe_checked(checked)
    # Each rule may differ from the others on an item of its own.
    differ = tr_n(
        "{n} of {items} items ({share}) doesn’t get the same label from all {rules} rules that "
        "have run.",
        "{n} of {items} items ({share}) don’t get the same label from all {rules} rules that have "
        "run.",
        apart,
        rules=format_number(len(comparison.tried)),
        items=format_number(items),
        share=format_percent(apart / items),
    )
    if any(tried.compared for tried in comparison.tried):
        return join_sentences((differ, tr("Without gold, nothing here shows which is right.")))
    alone = tr("No item has labels from two workers, so rules differ only in what they assume.")
    return join_sentences((differ, alone))


def _level(comparison: RuleComparison) -> str:
    scores = _scores(comparison)
    known = min(score.known for score in scores)
    wrong = [score.wrong for score in scores]
    between = max(wrong) - min(wrong)
    if not between:
        return tr_n(
            "All rules have {wrong} of {n} gold item wrong, so gold shows no difference "
            "between them.",
            "All rules have {wrong} of {n} gold items wrong, so gold shows no difference "
            "between them.",
            known,
            wrong=format_number(wrong[0]),
        )
    return tr_n(
        "All rules are within {between} of each other on {n} gold item, too few to show "
        "that one is best.",
        "All rules are within {between} of each other on {n} gold items, too few to show "
        "that one is best.",
        known,
        between=format_number(between),
    )


def _apart(comparison: RuleComparison, best: RuleResult, beaten: tuple[RuleResult, ...]) -> str:
    score = best.gold
    assert score is not None
    others = len(comparison.scored) - 1
    words = {
        "best": rule_name(best.key),
        "wrong": format_number(score.wrong),
        "known": format_number(score.known),
        "share": format_percent(score.error),
    }
    if others == 1:
        return tr(
            "“{best}” makes significantly fewer mistakes on gold than “{other}”: {wrong} "
            "of {known} ({share}).",
            other=rule_name(beaten[0].key),
            **words,
        )
    if len(beaten) == 1:
        return tr(
            "“{best}” has {wrong} of {known} gold items wrong ({share}); no rule has "
            "fewer. It is significantly better only than “{other}”.",
            other=rule_name(beaten[0].key),
            **words,
        )
    return tr_n(
        "“{best}” has {wrong} of {known} gold items wrong ({share}); no rule has fewer. "
        "It is significantly better than {beaten} of {n} other rule.",
        "“{best}” has {wrong} of {known} gold items wrong ({share}); no rule has fewer. "
        "It is significantly better than {beaten} of the {n} others.",
        others,
        beaten=format_number(len(beaten)),
        **words,
    )


def _scores(comparison: RuleComparison) -> list[GoldError]:
    return [tried.gold for tried in comparison.scored if tried.gold is not None]


SELDOM = 0.001
"""A probability below this is not written out."""


def describe_recommendation(recommendation: Recommendation) -> tuple[str, ...]:
    """Return which rule to use, then why, a sentence for each kind of evidence."""
    rows, found = recommendation.rows, recommendation.held_out
    wrong, base = recommendation.misfit, recommendation.base
    said = (
        describe_choice(recommendation.choice),
        _held_out(rows, found, base),
        _gold(rows, base),
        _class_bias(wrong),
        _groups(wrong),
        _not_compared(rows),
    )
    return tuple(sentence for sentence in said if sentence)


def describe_choice(choice: RuleChoice) -> str:
    """Return which rule to use, and whether checked items or other datasets say so."""
    rule, found = rule_name(choice.rule), choice.chosen
    if choice.order is not None and found is None:
        return _describe_order(choice.order)
    if not choice.overlap:
        return tr(
            "Use “{rule}”: no item has labels from two workers, and this rule keeps each label. "
            "Other rules would only apply their assumptions.",
            rule=rule,
        )
    if found is None:
        return tr(
            "Use “{rule}”: without checked items, no rule has fewer errors on average over 25 "
            "real datasets.",
            rule=rule,
        )
    first = choice.checked[0]
    if found.cost is not None and first.cost is not None:
        return _describe_cheapest(rule, found.cost, first, choice.n)
    words = {"rule": rule, "wrong": format_number(found.wrong)}
    if found is first:
        return tr_n(
            "Use “{rule}”: it has {wrong} of {n} checked item wrong, and no other rule has at "
            "least 2 fewer.",
            "Use “{rule}”: it has {wrong} of {n} checked items wrong, and no other rule has at "
            "least 2 fewer.",
            choice.n,
            **words,
        )
    return tr_n(
        "Use “{rule}”: it has {wrong} of {n} checked item wrong, “{first}” {others}.",
        "Use “{rule}”: it has {wrong} of {n} checked items wrong, “{first}” {others}.",
        choice.n,
        first=rule_name(first.key),
        others=format_number(first.wrong),
        **words,
    )


def _describe_cheapest(rule: str, cost: float, first: CheckedRule, n: int) -> str:
    words = {"rule": rule, "n": format_number(n), "cost": format_cost(cost / n)}
    if rule == rule_name(first.key):
        return tr(
            "Use “{rule}”: its labels of {n} checked items cost {cost} on average, and no other "
            "rule’s cost clearly less.",
            **words,
        )
    return tr(
        "Use “{rule}”: its labels of {n} checked items cost {cost} on average, those of “{first}” "
        "{others}.",
        first=rule_name(first.key),
        others=format_cost((first.cost or 0.0) / n),
        **words,
    )


def _describe_order(test: OrderTest) -> str:
    words = {"rule": rule_name(test.rule), "base": rule_name(test.base)}
    if test.better:
        return tr_n(
            "Use “{rule}”: the classes are ordered, and on {n} held-out label it predicts "
            "significantly better than “{base}”.",
            "Use “{rule}”: the classes are ordered, and on {n} held-out labels it predicts "
            "significantly better than “{base}”.",
            test.hidden,
            **words,
        )
    return tr_n(
        "Use “{base}”: on {n} held-out label, no rule for ordered classes predicts significantly "
        "better.",
        "Use “{base}”: on {n} held-out labels, no rule for ordered classes predicts significantly "
        "better.",
        test.hidden,
        **words,
    )


def describe_cost_of_choice(cost: ChoiceCost) -> str:
    """Return what it does to the guarantee to use the rule that checked items have chosen."""
    match cost:
        case ChoiceCost.ALLOWED:
            return tr("The guarantee allows for the choice and stays valid.")
        case ChoiceCost.NOT_PLANNED:
            return tr(
                "The audit was not started with “The audit may choose the rule”: labels that the "
                "other rule changes count as possibly wrong in the guarantee."
            )
        case ChoiceCost.LABELS_CHANGED:
            return tr(
                "Labels have changed since the audit was drawn: those that the other rule changes "
                "count as possibly wrong in the guarantee."
            )


def describe_changes(used: str, changes: LabelChanges, items: int) -> str:
    """Return which rule gave the labels, and how many of them the recommended one would change."""
    rule = rule_name(changes.rule)
    if not changes.changed:
        return tr("The recommended rule, “{rule}”, gives the same labels.", rule=rule)
    then = tr_n(
        "The recommended “{rule}” would change {n} of {items} labels.",
        "The recommended “{rule}” would change {n} of {items} labels.",
        changes.changed,
        rule=rule,
        items=format_number(items),
    )
    return join_sentences((describe_used(used), then))


def describe_used(used: str) -> str:
    """Return which rule gave the labels."""
    if used == DEFAULT_RULE:
        return tr("“{used}” ran first because it is fast.", used=rule_name(used))
    return tr("“{used}” gave these labels.", used=rule_name(used))


def describe_majority(used: str, changes: LabelChanges) -> str:
    """Return the warning that majority voting may be better than the rule in use, or ""."""
    if not changes.majority_is_supported:
        return ""
    return tr_n(
        "“{rule}” differs from majority voting on {n} item, and on {against} of them BWA and EBCC "
        "side with majority voting: “{rule}” may follow a few workers too far here.",
        "“{rule}” differs from majority voting on {n} items, and on {against} of them BWA and "
        "EBCC side with majority voting: “{rule}” may follow a few workers too far here.",
        changes.from_majority,
        rule=rule_name(used),
        against=format_number(changes.against),
    )


def _held_out(rows: Sequence[RuleEvidence], found: HeldOutScores | None, base: str) -> str:
    if found is None:
        return tr("Hardly any item has two labels, so no labels were held out and predicted.")
    said = _predictions(rows, found, base)
    if not said or not found.sampled:
        return said
    return said + " " + tr("Only a random part of the items was used.")


def _predictions(rows: Sequence[RuleEvidence], found: HeldOutScores, base: str) -> str:
    """Describe the held-out labels.

    Their probability is the geometric mean, exp(mean log score).
    """
    best = _most_promising(rows)
    if best is None or best.p_value is None or best.gain is None:
        return ""
    if best.gain.value <= 0.0:
        return tr_n(
            "On {n} held-out label, no rule predicts better than “{kept}” (geometric mean "
            "probability {base}).",
            "On {n} held-out labels, no rule predicts better than “{kept}” (geometric mean "
            "probability {base}).",
            found.hidden,
            base=format_percent(exp(found.score(base).value)),
            kept=rule_name(base),
        )
    return tr_n(
        "On {n} held-out label, the geometric mean probability is {base} with “{kept}” "
        "and {other} with “{rule}”. {often} Better predictions don’t show fewer errors.",
        "On {n} held-out labels, the geometric mean probability is {base} with “{kept}” "
        "and {other} with “{rule}”. {often} Better predictions don’t show fewer errors.",
        found.hidden,
        base=format_percent(exp(found.score(base).value)),
        other=format_percent(exp(found.score(best.key).value)),
        kept=rule_name(base),
        rule=rule_name(best.key),
        often=_often(best.p_value, sum(row.p_value is not None for row in rows)),
    )


def _most_promising(rows: Sequence[RuleEvidence]) -> RuleEvidence | None:
    predicting = [row for row in rows if row.p_value is not None]
    return max(predicting, key=lambda row: row.gain.z if row.gain else 0.0, default=None)


def _often(p_value: float, rules: int) -> str:
    if p_value < SELDOM:
        return tr_n(
            "If the rule were no better, a lead this large with {n} rule tried would be very rare.",
            "If no rule were better, a lead this large among {n} rules would be very rare.",
            rules,
        )
    return tr_n(
        "If the rule were no better, a lead this large would occur by chance in {share} of cases.",
        "If none of the {n} rules were better, a lead this large would occur by chance in "
        "{share} of cases.",
        rules,
        share=format_percent(p_value),
    )


def _gold(rows: Sequence[RuleEvidence], base: str) -> str:
    with_gold = [row for row in rows if row.gold is not None]
    if not with_gold:
        return tr("No item has a gold label, so mistakes on gold can’t be compared.")
    row = max(with_gold, key=_lead_on_gold)
    pair = row.gold
    if pair is None:
        return ""
    words = {
        "first": format_number(pair.only_first),
        "second": format_number(pair.only_second),
        "rule": rule_name(row.key),
        "kept": rule_name(base),
    }
    counts = tr_n(
        "Of {n} gold item, only “{rule}” is right on {first} and only “{kept}” on {second}",
        "Of {n} gold items, only “{rule}” is right on {first} and only “{kept}” on {second}",
        pair.known,
        **words,
    )
    return tr("{counts}: {verdict}.", counts=counts, verdict=_gold_result(row))


def _lead_on_gold(row: RuleEvidence) -> int:
    return row.gold.fewer_wrong if row.gold else 0


def _gold_result(row: RuleEvidence) -> str:
    if row.better_on_gold:
        return tr("a significant difference")
    if row.worse_on_gold:
        return tr("no evidence for it")
    return tr("too few to show a difference")


def _class_bias(wrong: Misfit) -> str:
    test = wrong.bias
    if test.reason:
        return ""
    words = {"size": format_percent(test.size), "chance": format_percent(test.by_chance)}
    if not test.is_significant:
        return tr(
            "No class bias found: {size} of labels differ from what one accuracy per "
            "worker would give ({chance} by chance).",
            **words,
        )
    return tr(
        "Workers have class bias: {size} of labels differ from what one accuracy per "
        "worker would give ({chance} by chance). EM rules can learn this; weighted voting "
        "can’t.",
        **words,
    )


def _groups(wrong: Misfit) -> str:
    test = wrong.swap
    if test.reason:
        return ""
    if not test.is_significant:
        return tr("There is no sign of worker groups that are good at different items.")
    return tr(
        "Workers form two groups of {first} and {second} that are good at different "
        "items: pairs within a group agree on {size} more of their shared items than "
        "pairs across groups ({chance} by chance). This misleads every rule, EM most of "
        "all.",
        first=format_number(wrong.groups[0]),
        second=format_number(wrong.groups[1]),
        size=format_percent(test.size),
        chance=format_percent(test.by_chance),
    )


def _not_compared(rows: Sequence[RuleEvidence]) -> str:
    without = [row for row in rows if row.reason]
    if not without:
        return ""
    each = (
        tr("“{name}”, {reason}", name=rule_name(row.key), reason=write(row.reason))
        for row in without
    )
    return tr("Not compared: {rules}.", rules=join_clauses(each))
