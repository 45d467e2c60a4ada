"""Each bound in words: its name, its source, why it has no value, what it needs, its numbers."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from crowdgui.core.audit.gold_draw import GoldDraw
from crowdgui.core.bounds.guarantee import BoundKey, BoundKind, EvidenceLevel, Needs, NoBound
from crowdgui.text.translation import (
    capital,
    format_confidence,
    format_number,
    format_percent,
    join_clauses,
    tr,
    tr_n_noop,
    tr_noop,
)
from crowdgui.text.wording import (
    CheckRow,
    CheckStatus,
    Sentence,
    Sentences,
    add_sentences,
    describe,
)

if TYPE_CHECKING:
    from collections.abc import Iterable

    from crowdgui.core.bounds.guarantee import BoundCondition, BoundEntry, Guarantee
    from crowdgui.core.errors import Reason

_PAPER = tr_noop("Li and Yu (2014)")

_THEOREM_1 = tr_noop("{paper}, theorem 1")
_THEOREM_3 = tr_noop("{paper}, theorem 3")
_THEOREM_4 = tr_noop("{paper}, theorem 4")
_BEYOND_PAPER = tr_noop("not in the paper")
_EXACT = tr_noop("exact hypergeometric bound")

_BOUNDS: dict[BoundKey, tuple[str, str]] = {
    BoundKey.HOEFFDING: (tr_noop("Paper’s bound, Hoeffding"), _THEOREM_3),
    BoundKey.BERNSTEIN: (tr_noop("Paper’s bound, Bernstein"), _THEOREM_3),
    BoundKey.LOWER: (tr_noop("At least this share is wrong"), _THEOREM_3),
    BoundKey.ITEMS: (tr_noop("Item by item"), _BEYOND_PAPER),
    BoundKey.CHERNOFF: (tr_noop("Item by item, Chernoff"), _BEYOND_PAPER),
    BoundKey.CHERNOFF_GENERAL: (
        tr_noop("Item by item, confusion matrix per worker"),
        _BEYOND_PAPER,
    ),
    BoundKey.CHERNOFF_KINDS: (tr_noop("Item by item, item types"), _BEYOND_PAPER),
    BoundKey.ONE_STEP_ITEMS: (tr_noop("One-step voting, any assignment"), _BEYOND_PAPER),
    BoundKey.PROBABLE: (tr_noop("{name}, paper’s bound"), _THEOREM_1),
    BoundKey.PROBABLE_ITEMS: (tr_noop("{name}, item by item"), _BEYOND_PAPER),
    BoundKey.ONE_STEP: (tr_noop("One-step weighted voting"), _THEOREM_4),
    BoundKey.SELF_CERTIFIED: (
        tr_noop("From agreement alone"),
        tr_noop("not in the paper: agreement of workers on two halves of the items"),
    ),
    BoundKey.GOLD_CERTIFIED: (
        tr_noop("From gold labels"),
        tr_noop("not in the paper: accuracy on {n} gold items"),
    ),
    BoundKey.AUDIT: (tr_noop("Audit: {wrong} wrong of {n} checked"), _EXACT),
    BoundKey.GOLD_AUDIT: (tr_noop("Gold: {wrong} of {n} wrong"), _EXACT),
}
"""Name and source of each bound."""

_AUDIT_WITH_SKIPPED = tr_noop("Audit: {wrong} of {n} wrong or skipped")

_FAR = {
    BoundKey.AUDIT: tr_noop("Audit: {wrong} of {n} off by two classes or more"),
    BoundKey.GOLD_AUDIT: tr_noop("Gold: {wrong} of {n} off by two classes or more"),
}
_FAR_WITH_SKIPPED = tr_noop("Audit: {wrong} of {n} off by two classes or more, or skipped")


def describe_bound(entry: BoundEntry) -> str:
    """Return the name of a bound."""
    far = "wrong_from_off_by" in entry.named
    words = _FAR[entry.key] if far else _BOUNDS[entry.key][0]
    if any(c.what.code is Needs.ALL_CHECKED_OR_SKIPPED for c in entry.conditions):
        words = _FAR_WITH_SKIPPED if far else _AUDIT_WITH_SKIPPED
    return tr(words, **_named(entry))


def describe_source(entry: BoundEntry) -> str:
    """Return where a bound comes from."""
    return tr(_BOUNDS[entry.key][1], paper=tr(_PAPER), **_named(entry))


def _named(entry: BoundEntry) -> dict[str, str]:
    if entry.kind is BoundKind.HIGH_PROBABILITY:
        share = format_confidence(entry.named["risk"])
        return {"name": tr("With probability {share} or more", share=share)}
    return {name: format_number(value) for name, value in entry.named.items()}


def level_name(level: EvidenceLevel) -> str:
    """Return what a bound rests on."""
    return {
        EvidenceLevel.NONE: tr("No guarantee"),
        EvidenceLevel.PLUG_IN: tr("Estimate"),
        EvidenceLevel.SELF_CERTIFIED: tr("From agreement"),
        EvidenceLevel.GOLD: tr("From gold"),
        EvidenceLevel.AUDIT: tr("From an audit"),
    }[level]


def describe_reason(entry: BoundEntry) -> str:
    """Return why a bound has no value or does not hold here; nothing where it does."""
    return "" if entry.reason is None else describe(entry.reason)


def describe_condition(condition: BoundCondition) -> str:
    """Return what a bound needs, as a clause."""
    return describe(condition.what)


def conditions_of(entry: BoundEntry) -> list[CheckRow]:
    """Return the conditions of one bound: met or not, or taken for granted.

    What a check by hand needs can all be seen; elsewhere a condition without a number cannot be.
    """
    seen = entry.key in (BoundKey.AUDIT, BoundKey.GOLD_AUDIT)
    return [_condition_row(c, seen=seen) for c in entry.conditions]


def _condition_row(condition: BoundCondition, *, seen: bool) -> CheckRow:
    words = capital(describe_condition(condition))
    if condition.found is None and not seen:
        return CheckRow(CheckStatus.UNSURE, words)
    return CheckRow(CheckStatus.HOLDS if condition.met else CheckStatus.FAILS, words)


def _write_clauses(conditions: Iterable[Reason]) -> str:
    return join_clauses(describe(condition) for condition in conditions)


_IN_DOUBT = Sentence(
    tr_noop(
        "It assumes that workers make mistakes independently, and these labels leave that in doubt."
    )
)

_REASONS: Sentences = {
    NoBound.ABOVE_ONE: Sentence(tr_noop("Not useful: the bound is above 100%.")),
    NoBound.AUDIT_UNFINISHED: Sentence(
        tr_n_noop(
            "{n} of the drawn labels has not been checked yet.",
            "{n} of the drawn labels have not been checked yet.",
        )
    ),
    NoBound.AUDIT_UNSETTLED: Sentence(
        tr_n_noop(
            "The reviewers disagree on {n} item of the audit.",
            "The reviewers disagree on {n} items of the audit.",
        )
    ),
    NoBound.CONDITIONS_NOT_MET: Sentence(
        tr_noop("Not met: {conditions}."), {"conditions": _write_clauses}
    ),
    NoBound.COSTS_CHANGE_LABELS: Sentence(
        tr_n_noop(
            "{n} final label isn’t the most probable one, because of the costs of mistakes; this "
            "bound is about the most probable labels.",
            "{n} final labels aren’t the most probable ones, because of the costs of mistakes; "
            "this bound is about the most probable labels.",
        )
    ),
    GoldDraw.AGREEMENT_DIFFERS: Sentence(
        tr_noop(
            "Gold doesn’t count as an audit, because it doesn’t look drawn at random: on average, "
            "{gold} of the labels of a gold item agree with the majority, but {others} elsewhere."
        ),
        written=dict.fromkeys(("gold", "others"), format_percent),
    ),
    GoldDraw.CLASS_DIFFERS: Sentence(
        tr_noop(
            "Gold doesn’t count as an audit, because it doesn’t look drawn at random: “{name}” has "
            "the most votes on {gold} of the gold items, but on {others} of the others."
        ),
        written=dict.fromkeys(("gold", "others"), format_percent),
    ),
    GoldDraw.LABELS_DIFFER: Sentence(
        tr_noop(
            "Gold doesn’t count as an audit, because it doesn’t look drawn at random: gold items "
            "have {gold} labels each on average, the others {others}."
        ),
        written=dict.fromkeys(("gold", "others"), partial(format_number, digits=1)),
    ),
    NoBound.GOLD_NOT_BETTER_THAN_CHANCE: Sentence(
        tr_noop("The gold labels do not show that this vote is better than chance.")
    ),
    NoBound.GOLD_FROM_MODEL: Sentence(
        tr_noop(
            "Gold is the same as the labels of the model “{model}” on all gold items, so it may "
            "come from that model."
        )
    ),
    NoBound.GOLD_SHOWS_MORE_ERRORS: Sentence(
        tr_noop("Gold shows more errors than this bound allows, so its assumptions don’t hold.")
    ),
    NoBound.INDEPENDENCE_IN_DOUBT: _IN_DOUBT,
    NoBound.MODELS_SHARE_MISTAKES: Sentence(
        tr_noop(
            "It assumes that workers make mistakes independently, and the models among them "
            "aren’t shown to."
        )
    ),
    # Items of different difficulty look the same, so labels alone never show more than a doubt.
    NoBound.MISTAKES_NOT_INDEPENDENT: _IN_DOUBT,
    NoBound.NEARLY_ALL_WRONG: Sentence(
        tr_noop("Not useful: under this bound nearly every label could be wrong.")
    ),
    NoBound.NEEDS_CLASSES_AND_ITEMS: Sentence(
        tr_noop("This bound needs two classes and items without gold labels.")
    ),
    NoBound.NEEDS_CLASSES_AND_WORKERS: Sentence(
        tr_noop("This bound needs two classes and two included workers.")
    ),
    NoBound.NOT_BETTER_THAN_CHANCE: Sentence(
        tr_noop("By these estimates, the crowd is not better than chance on every class.")
    ),
    NoBound.NOT_WORSE_THAN_CHANCE: Sentence(
        tr_noop("This bound covers only a crowd that is worse than chance; this one isn’t.")
    ),
    NoBound.NO_ERROR_RATE: Sentence(
        tr_noop("No error rate below 100% can be guaranteed with this probability.")
    ),
    NoBound.NO_GOLD_WORKER: Sentence(
        tr_noop("No worker who labelled gold items has any weight in the vote.")
    ),
    NoBound.NO_MISTAKES_SEEN: Sentence(
        tr_noop(
            "Not useful: these workers were hardly ever seen to make mistakes, which "
            "leaves no room for errors."
        )
    ),
    NoBound.NO_SUM_OF_VOTES: Sentence(
        tr_noop("This bound covers only rules that add up votes; this rule doesn’t.")
    ),
    NoBound.NO_WEIGHT: Sentence(tr_noop("No label affects the result: every worker has weight 0.")),
    NoBound.ONE_CLASS: Sentence(
        tr_noop("All labels are the same class, so there is nothing to distinguish.")
    ),
    NoBound.REPEATED_LABELS: Sentence(
        tr_noop("This bound assumes one label per worker and item; here some workers gave more.")
    ),
    NoBound.SAMPLE_USED_BY_RULE: Sentence(
        tr_noop("The rule used gold for items of the sample, so they aren’t a fair test.")
    ),
    NoBound.SIGN_UNKNOWN: Sentence(
        tr_noop(
            "The labels do not show that workers are better than chance overall. State that "
            "they are, or add gold."
        )
    ),
    NoBound.SIGN_UNKNOWN_TWO_CLASSES: Sentence(
        tr_noop(
            "With two classes, labels alone can’t distinguish workers who are mostly "
            "right from workers who are mostly wrong. State that they are better than "
            "chance, or add gold."
        )
    ),
    NoBound.TAKES_LONG: Sentence(
        tr_noop("Not computed: with this many labels and classes it would take very long.")
    ),
    NoBound.TOO_FEW_ITEMS: Sentence(
        tr_noop("There are too few items with labels to split them into halves.")
    ),
    NoBound.TOO_LITTLE_AGREEMENT: Sentence(
        tr_noop("Workers agree with each other too little to rule out that they guess.")
    ),
}
add_sentences(_REASONS)

_CONDITIONS: Sentences = {
    Needs.ALL_CHECKED: Sentence(tr_noop("All {n} drawn labels were checked")),
    Needs.ALL_CHECKED_OR_SKIPPED: Sentence(tr_noop("All {n} drawn labels were checked or skipped")),
    Needs.BETTER_THAN_CHANCE: Sentence(tr_noop("Workers are better than chance overall (assumed)")),
    Needs.COMPLETE: Sentence(
        tr_noop("every worker labelled every item (here they labelled {share})"),
        {"share": format_percent},
    ),
    Needs.DIFFERENCES_COUNTED: Sentence(
        tr_n_noop(
            "{n} of {items} labels differs from the vote that this bound covers and is "
            "counted as wrong",
            "{n} of {items} labels differ from the vote that this bound covers and are "
            "counted as wrong",
        )
    ),
    Needs.EVERY_CLASS_IN_GOLD: Sentence(tr_noop("gold has items of every class")),
    Needs.FULL_SUM: Sentence(tr_noop("Shared items are counted in full")),
    Needs.GOLD_DRAWN_AT_RANDOM: Sentence(
        tr_noop("The gold items were drawn at random, as you stated")
    ),
    Needs.GOLD_NO_EASIER: Sentence(
        tr_noop("workers agree on gold items no more than on the others")
    ),
    Needs.GOLD_ON_EVERY_ITEM: Sentence(tr_noop("Every item has a gold label")),
    Needs.LARGER_SUM: Sentence(
        tr_noop(
            "Shared items are counted by a larger but valid sum, because there are "
            "too many for the full sum"
        )
    ),
    Needs.MEAN_ACCURACY: Sentence(
        tr_noop("the workers’ mean accuracy is {least} or more (the estimate is {mean})"),
        {"least": format_percent, "mean": format_percent},
    ),
    Needs.NEGATIVE_LEAD: Sentence(tr_noop("Expected to be worse than chance: t2 is not positive")),
    Needs.NO_REPEATS: Sentence(
        tr_noop("No worker labelled an item twice: the rule adds up every label")
    ),
    Needs.ONE_STEP_RULE: Sentence(tr_noop("the rule is one-step weighted voting")),
    Needs.POSITIVE_LEAD: Sentence(tr_noop("Expected to be better than chance: t1 is not negative")),
    Needs.SAMPLE_UNUSED: Sentence(tr_noop("The rule did not use the gold labels of the sample")),
    Needs.SIMILAR_WORKERS: Sentence(
        tr_noop(
            "items get similar workers: their strength varies {ratio} times as much as "
            "under random assignment"
        ),
        {"ratio": lambda ratio: format_number(ratio, 2)},
    ),
    Needs.TARGET: Sentence(
        tr_noop("At most {epsilon} wrong with probability {share} or more"),
        {"epsilon": format_percent, "risk": format_confidence},
        {"risk": "share"},
    ),
    Needs.TWO_CLASSES: Sentence(tr_noop("there are two classes")),
    Needs.TWO_WORKERS: Sentence(tr_noop("there are two or more workers")),
}
add_sentences(_CONDITIONS)


class Quantity(NamedTuple):
    """A number in words, its sign in the theory, its value as text, and what it means."""

    name: str
    sign: str
    value: str
    meaning: str


_QUANTITIES: dict[str, tuple[str, str, str]] = {
    "q": (
        tr_noop("Share of labelled pairs"),
        "q",
        tr_noop("Share of all worker–item pairs that have a label."),
    ),
    "t1": (
        tr_noop("Smallest lead of the true class"),
        "t1",
        tr_noop(
            "The expected lead of the true class over another in the worst case; large is good."
        ),
    ),
    "t2": (
        tr_noop("Largest lead of the true class"),
        "t2",
        tr_noop("The same lead in the best case."),
    ),
    "gamma": (
        tr_noop("Norm of the weights"),
        "Γ",
        tr_noop("How far all labels together can move a score; leads are measured in this unit."),
    ),
    "c": (
        tr_noop("Largest effect of one label"),
        "c",
        tr_noop("How far one label can move a score, as a share of all labels together."),
    ),
    "sigma2": (
        tr_noop("Spread of label effects"),
        "σ²",
        tr_noop("How much labels move the score of an item, as a sum of squares; small is good."),
    ),
    "mean_accuracy": (
        tr_noop("Mean accuracy"),
        "w̄",
        tr_noop("The workers’ estimated mean accuracy, as one-step voting needs it."),
    ),
    "threshold": (
        tr_noop("Mean accuracy that one-step voting needs"),
        "",
        tr_noop("The bound for one-step voting needs at least this mean accuracy."),
    ),
    "rho": (
        tr_noop("Distance from guessing"),
        "ρ",
        tr_noop("How far the workers’ accuracies are from one half, on average."),
    ),
    "eta": (
        tr_noop("Doubt about the first vote"),
        "η",
        tr_noop("How far the first majority vote may mislead the weights; it must be below 1."),
    ),
}
"""Plain name, sign in the theory and meaning of each number of a bound."""


def quantity_rows(found: Guarantee) -> tuple[Quantity, ...]:
    """Return every number of the bounds with its plain name, its sign and what it is."""
    known = found.entry(BoundKey.BERNSTEIN).quantities
    one_step = found.entry(BoundKey.ONE_STEP).quantities
    return tuple(
        Quantity(tr(name), sign, format_number(value, 4), tr(meaning))
        for key, value in {**known, **one_step}.items()
        for name, sign, meaning in (_QUANTITIES[key],)
    )
