"""The one table of rules: window, command line and comparison all read it."""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING

from crowdgui.core.errors import DataError, Problem
from crowdgui.core.rules import bwa, consensus, ebcc, em, kos, lpi, ordered, voting, weighted

if TYPE_CHECKING:
    from collections.abc import Iterable

    from crowdgui.core.labels import Labels
    from crowdgui.core.rules.rule import Rule

_FAMILIES = (voting, weighted, em, bwa, consensus, ordered, ebcc, lpi, kos)


RULES: dict[str, Rule] = {
    rule.key: rule
    for rule in sorted(
        chain.from_iterable(family.RULES for family in _FAMILIES), key=lambda rule: rule.list_order
    )
}
"""Rules by key, in the order in which they are listed."""


DEFAULT_RULE = next(iter(RULES))
"""The rule that runs when a file is opened: it takes a moment, and the paper's bounds are of it."""


BASELINE = next(rule.key for rule in RULES.values() if rule.is_baseline)


_RECOMMENDABLE = sorted(
    (rule for rule in RULES.values() if rule.may_be_recommended),
    key=lambda rule: rule.recommendation_order or 0,
)


CANDIDATES = tuple(rule.key for rule in _RECOMMENDABLE if not rule.needs_order)
"""Rules for any classes that may be recommended, none of which needs anything stated. The first is
recommended where no items were checked: over 25 real label sets that nothing was tuned on it has
the lowest mean error. Where checked items choose, the earlier of equals is taken."""


ORDERED_CANDIDATES = tuple(rule.key for rule in _RECOMMENDABLE if rule.needs_order)
"""Those that may be recommended for ordered classes besides."""


RECOMMENDED = CANDIDATES[0]


RECOMMENDED_KEY = "recommended"
"""What the command line and Python programs take for the rule that is recommended for the labels,
whichever it is."""


def candidates(labels: Labels) -> tuple[str, ...]:
    """Return the rules that may be recommended for these labels."""
    return applicable((*CANDIDATES, *ORDERED_CANDIDATES), labels)


def check_rule(key: str, labels: Labels) -> None:
    """Refuse a rule for ordered classes where the labels have no order, or for fewer classes."""
    if applicable((key,), labels):
        return
    if RULES[key].needs_order and not labels.ordered:
        raise DataError(Problem.CLASSES_NOT_ORDERED, rule=key)
    raise DataError(
        Problem.TOO_MANY_CLASSES_FOR_RULE, classes=labels.n_classes, workers=labels.n_workers
    )


def applicable(keys: Iterable[str], labels: Labels) -> tuple[str, ...]:
    """Return those of the rules that suit the labels.

    Some need an order of the classes, and of very many classes only votes can be counted.
    """
    return tuple(
        key
        for key in keys
        if (labels.ordered or not RULES[key].needs_order)
        and (labels.tables_fit or RULES[key].takes_many_classes)
    )


QUICK = tuple(
    rule.key
    for rule in RULES.values()
    if rule.relative_cost < 10 and not (rule.needs_worker_input or rule.made_for_two_classes)
)
"""Rules for any classes that need nothing but the labels, and little time."""


TRIED_AT_FIRST = (BASELINE, "em")
"""What a study tries beside the rule in use, until others are chosen."""


ITERATIVE = ("iwmv", "iwmv-log", "em")
"""The rules whose time and accuracy the paper compares."""


def get_rule(key: str) -> Rule:
    """Return the rule with this key; a DataError names those there are."""
    if key not in RULES:
        known = ", ".join(RULES)
        raise DataError(Problem.UNKNOWN_RULE, key=key, known=known)
    return RULES[key]
