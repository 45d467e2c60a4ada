"""The one table of rules: window, command line and comparison all read it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from crowdgui.core.errors import DataError
from crowdgui.core.rules import (
    bwa,
    consensus,
    ebcc,
    em,
    kos,
    lpi,
    lpi_mean_field,
    map,
    voting,
    weighted,
)
from crowdgui.core.rules.choices import Choices
from crowdgui.core.text import later, tr
from crowdgui.core.told import Told

if TYPE_CHECKING:
    from collections.abc import Callable

    from crowdgui.core.labels import IntArray, Labels
    from crowdgui.core.outcome import Aggregation
    from crowdgui.core.progress import Report


@dataclass(frozen=True)
class Rule(Told):
    """A way to turn labels into final labels; `choices` is the record its `fit` takes.

    `gives_probability` says whether its confidence is a probability, by its own model, or only a
    share of votes.
    """

    key: str
    choices: type[Choices]
    fit: Callable[[Labels, IntArray | None, Any, Report], Aggregation]
    _name: str
    _sentence: str
    _objective: str
    _confidence: str
    gives_probability: bool = True

    @property
    def objective(self) -> str:
        """What the number shown at every step is."""
        return tr(self._objective)

    @property
    def confidence(self) -> str:
        """What this rule's confidence is."""
        return tr(self._confidence)


_AGREEMENT = later("weighted agreement, which can only rise,")
_LIKELIHOOD = later("log-likelihood of the labels")
_CHANGES = later("labels that changed")
_ONE_VOTE = ""
_ONE_COIN = later("Probability of the final label if workers err independently, by their weights.")
_BY_ACCURACY = later("Probability of the final label by the fitted accuracies.")
_BY_CONFUSION = later("Probability of the final label by the fitted confusion matrices.")
_OF_THE_WEIGHT = later("Share of the item's weight behind the final label. Not a probability.")

RULES = {
    rule.key: rule
    for rule in (
        Rule(
            "iwmv",
            voting.IterativeChoices,
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
            gives_probability=False,
        ),
        Rule(
            "consensus",
            consensus.ConsensusChoices,
            consensus.fit,
            later("Consensus of rules"),
            later("Averages three careful rules. The most accurate over 29 real sets; slower."),
            _CHANGES,
            later(
                "Mean probability of the final label by the three rules, as much as each counts."
            ),
        ),
        Rule(
            "oswmv",
            voting.GoldChoices,
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
            _LIKELIHOOD,
            _BY_CONFUSION,
        ),
        Rule(
            "em-pooled",
            em.PooledChoices,
            em.fit_pooled,
            later("EM, pooled"),
            later("Like EM, but steadier when workers gave few labels."),
            _CHANGES,
            _BY_CONFUSION,
        ),
        Rule(
            "bwa",
            bwa.BwaChoices,
            bwa.fit,
            later("Bayesian average (BWA)"),
            later("Like weighted voting, more careful with few labels."),
            _CHANGES,
            later("Weighted share of the final label among the item's labels and the crowd's."),
            gives_probability=False,
        ),
        Rule(
            "em-class",
            em.EmChoices,
            em.fit_class_conditional,
            later("EM, one accuracy a class"),
            later("Learns how good each worker is on each class."),
            _LIKELIHOOD,
            _BY_ACCURACY,
        ),
        Rule(
            "em-homogeneous",
            em.EmChoices,
            em.fit_homogeneous,
            later("EM, one accuracy a worker"),
            later("Learns how good each worker is, alike on all classes."),
            _LIKELIHOOD,
            _BY_ACCURACY,
        ),
        Rule(
            "iwmv-log",
            voting.IterativeChoices,
            voting.iterative_log,
            later("Weighted voting, log-odds"),
            later("Like weighted voting, but trusts very good workers far more."),
            later("log-likelihood of the labels if the final ones are right"),
            _ONE_COIN,
        ),
        Rule(
            "map",
            map.MapChoices,
            map.fit,
            later("Known workers (MAP)"),
            later("Uses what you state of the workers, or what gold answers tell of them."),
            _LIKELIHOOD,
            later("Probability of the final label if what is known of the workers is true."),
        ),
        Rule(
            "wmv",
            weighted.WeightChoices,
            weighted.vote,
            later("Voting with your weights"),
            later("Counts each worker as much as you say."),
            _ONE_VOTE,
            _OF_THE_WEIGHT,
            gives_probability=False,
        ),
        Rule(
            "hyperplane",
            weighted.HyperplaneChoices,
            weighted.hyperplane,
            later("Two classes with a shift"),
            later("Votes between two classes, and favours one of them by as much as you say."),
            _ONE_VOTE,
            _OF_THE_WEIGHT,
            gives_probability=False,
        ),
        Rule(
            "bound-optimal",
            weighted.AccuracyChoices,
            weighted.bound_optimal,
            later("Best weights for known accuracies"),
            later("Weighs workers by stated accuracies or gold so that the bound is smallest."),
            _ONE_VOTE,
            _ONE_COIN,
        ),
        Rule(
            "ebcc",
            ebcc.EbccChoices,
            ebcc.fit,
            later("Kinds of items (EBCC)"),
            later("Learns kinds of items on which workers err together. Slower."),
            later("log-likelihood of the labels, a lower limit"),
            later("Probability of the final label by the fitted kinds of items."),
        ),
        Rule(
            "lpi",
            lpi.LpiChoices,
            lpi.fit,
            later("Belief propagation (LPI)"),
            later("Made for two classes. Much slower; for comparison."),
            later("largest change of a message, which falls to nothing,"),
            later("Probability of the final label by the messages of its workers."),
        ),
        Rule(
            "lpi-mf",
            lpi_mean_field.MeanFieldChoices,
            lpi_mean_field.fit,
            later("Mean field (LPI)"),
            later("Made for two classes. The fast form of belief propagation."),
            later("log-likelihood of the labels, a lower limit"),
            _BY_ACCURACY,
        ),
        Rule(
            "kos",
            kos.KosChoices,
            kos.fit,
            later("Message passing (KOS)"),
            later("Made for two classes. Unsteady on uneven data; for comparison."),
            _CHANGES,
            later("Share of the messages behind the final label. Not a probability."),
            gives_probability=False,
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
