"""The one table of rules: window, command line and comparison all read it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from crowdgui.core.errors import DataError
from crowdgui.core.rules import em, voting
from crowdgui.core.rules.choices import Choices
from crowdgui.core.text import later, tr

if TYPE_CHECKING:
    from collections.abc import Callable

    from crowdgui.core.labels import IntArray, Labels
    from crowdgui.core.outcome import Aggregation
    from crowdgui.core.progress import Report


@dataclass(frozen=True)
class Rule:
    """A way to turn labels into final labels; `choices` is the record its `fit` takes."""

    key: str
    choices: type[Choices]
    fit: Callable[[Labels, IntArray | None, Any, Report], Aggregation]
    _name: str
    _sentence: str
    _objective: str
    _confidence: str

    @property
    def name(self) -> str:
        return tr(self._name)

    @property
    def sentence(self) -> str:
        return tr(self._sentence)

    @property
    def objective(self) -> str:
        """What the number that rises at every step is."""
        return tr(self._objective)

    @property
    def confidence(self) -> str:
        """What this rule's confidence is."""
        return tr(self._confidence)


_AGREEMENT = later("weighted agreement with the vote")
_ONE_COIN = later("Probability of the final label if workers err independently, by their weights.")

RULES = {
    rule.key: rule
    for rule in (
        Rule(
            "iwmv",
            voting.StepLimit,
            voting.iterative,
            later("Weighted voting (IWMV)"),
            later("Repeats the vote, counting good workers more. Bounds apply."),
            _AGREEMENT,
            _ONE_COIN,
        ),
        Rule(
            "mv",
            Choices,
            voting.majority,
            later("Plain majority"),
            later("Every worker counts the same. A baseline to compare with."),
            _AGREEMENT,
            later("Share of the item's labels that are the final label. Not a probability."),
        ),
        Rule(
            "oswmv",
            Choices,
            voting.one_step,
            later("One-step weighted voting"),
            later("Weighs every worker once, then votes again."),
            _AGREEMENT,
            _ONE_COIN,
        ),
        Rule(
            "em",
            em.EmChoices,
            em.fit,
            later("Expectation–maximisation (EM)"),
            later("Learns which classes each worker mixes up."),
            later("log-likelihood of the labels"),
            later("Probability of the final label by the fitted confusion matrices."),
        ),
    )
}
"""Rules by key, the suggested one first."""

SUGGESTED = "iwmv"


def rule_of(key: str) -> Rule:
    """Give the rule with this key; a DataError names those there are."""
    if key not in RULES:
        known = ", ".join(RULES)
        raise DataError(tr("There is no rule “{key}”; there are {known}.", key=key, known=known))
    return RULES[key]
