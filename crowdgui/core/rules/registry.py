"""The one table of rules: window, command line and comparison all read it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from crowdgui.core.errors import DataError, Problem
from crowdgui.core.options import Options
from crowdgui.core.rules import bwa, consensus, ebcc, em, kos, lpi, map, voting, weighted
from crowdgui.text.display_text import HasDescription
from crowdgui.text.translation import tr, tr_noop

if TYPE_CHECKING:
    from collections.abc import Callable

    from crowdgui.core.arrays import IntArray
    from crowdgui.core.labels import Labels
    from crowdgui.core.progress import ProgressCallback
    from crowdgui.core.rules.aggregation import Aggregation


@dataclass(frozen=True)
class Rule(HasDescription):
    """A way to turn labels into final labels; `choices` is the record its `fit` takes.

    Facets
    ------
    gives_probability : whether its confidence is a probability, by its own model, or only a share
        of votes.
    needs_worker_input : whether it cannot run before something is stated of the workers.
    learns_from_gold : whether gold, where there is some, sets what it assumes of the workers.
    is_baseline : whether every worker counts the same in it.
    learns_class_bias : whether it learns which classes a worker mixes up.
    one_step_theorem : whether theorem 4 (one-step weighted voting) is about this rule.
    made_for_two_classes : whether it reduces more classes to questions with two.
    relative_cost : its time over that of iterated voting, as measured on 8,000 labels of 164
        workers in two classes and 10,000 labels of 100 workers in four.
    recommendation_order : its place among the rules that may be recommended, the simpler first,
        None for one that may not be.
    parts : keys of the rules it averages.
    two_class_twin : key of the rule it equals where there are two classes, or "".
    quick_choices : from a seed, choices with which it takes less time, where there are such.
    """

    key: str
    choices: type[Options]
    fit: Callable[[Labels, IntArray | None, Any, ProgressCallback], Aggregation]
    _name: str
    _sentence: str
    _objective: str
    _confidence: str
    gives_probability: bool = True
    needs_worker_input: bool = False
    learns_from_gold: bool = False
    is_baseline: bool = False
    learns_class_bias: bool = False
    one_step_theorem: bool = False
    made_for_two_classes: bool = False
    relative_cost: float = 1.0
    recommendation_order: int | None = None
    parts: tuple[str, ...] = ()
    two_class_twin: str = ""
    quick_choices: Callable[[int], Options] | None = None

    @property
    def may_be_recommended(self) -> bool:
        return self.recommendation_order is not None

    @property
    def objective(self) -> str:
        """What the number shown at every step is."""
        return tr(self._objective)

    @property
    def confidence(self) -> str:
        """What this rule's confidence is."""
        return tr(self._confidence)


_AGREEMENT = tr_noop("weighted agreement, which can only rise,")


_LIKELIHOOD = tr_noop("log-likelihood of the labels")


_CHANGES = tr_noop("labels that changed")


_ONE_VOTE = ""


_ONE_COIN = tr_noop(
    "Probability of the final label if workers make mistakes independently, from their weights."
)


_BY_ACCURACY = tr_noop("Probability of the final label under the fitted accuracies.")


_BY_CONFUSION = tr_noop("Probability of the final label under the fitted confusion matrices.")


_OF_THE_WEIGHT = tr_noop("Share of the item’s weight behind the final label. Not a probability.")


RULES = {
    rule.key: rule
    for rule in (
        Rule(
            "iwmv",
            voting.IterativeOptions,
            voting.iterative,
            tr_noop("Weighted voting (IWMV)"),
            tr_noop("Repeats the vote, giving good workers more weight. Bounds apply."),
            _AGREEMENT,
            _ONE_COIN,
            recommendation_order=0,
        ),
        Rule(
            "mv",
            Options,
            voting.majority,
            tr_noop("Majority vote"),
            tr_noop("Every vote counts the same. A baseline to compare with."),
            _AGREEMENT,
            tr_noop("Share of the item’s labels that are the final label. Not a probability."),
            gives_probability=False,
            is_baseline=True,
            recommendation_order=1,
            relative_cost=0.2,
        ),
        Rule(
            "consensus",
            consensus.ConsensusOptions,
            consensus.fit,
            tr_noop("Ensemble of rules"),
            tr_noop(
                "Averages three cautious rules. The most accurate over 29 real datasets; slower."
            ),
            _CHANGES,
            tr_noop(
                "Mean probability of the final label under the three rules, by the weight of each."
            ),
            learns_class_bias=True,
            recommendation_order=10,
            parts=consensus.PARTS,
            relative_cost=1200,
        ),
        Rule(
            "oswmv",
            voting.GoldOptions,
            voting.one_step,
            tr_noop("One-step weighted voting"),
            tr_noop("Weights every worker once, then votes again."),
            _AGREEMENT,
            _ONE_COIN,
            one_step_theorem=True,
            recommendation_order=2,
            relative_cost=0.4,
        ),
        Rule(
            "em",
            em.EmOptions,
            em.fit,
            tr_noop("Expectation–maximisation (EM)"),
            tr_noop("Learns which classes each worker confuses."),
            _LIKELIHOOD,
            _BY_CONFUSION,
            learns_class_bias=True,
            recommendation_order=6,
            relative_cost=6,
        ),
        Rule(
            "em-pooled",
            em.PooledOptions,
            em.fit_pooled,
            tr_noop("EM, pooled"),
            tr_noop("Like EM, but more stable when workers gave few labels."),
            _CHANGES,
            _BY_CONFUSION,
            learns_class_bias=True,
            recommendation_order=7,
            relative_cost=8,
        ),
        Rule(
            "bwa",
            bwa.BwaOptions,
            bwa.fit,
            tr_noop("Bayesian average (BWA)"),
            tr_noop("Like weighted voting, but more cautious with few labels."),
            _CHANGES,
            tr_noop(
                "Weighted share of the final label among the labels of the item and of all items."
            ),
            gives_probability=False,
            recommendation_order=5,
            relative_cost=1.3,
        ),
        Rule(
            "em-class",
            em.EmOptions,
            em.fit_class_conditional,
            tr_noop("EM, one accuracy per class"),
            tr_noop("Learns how accurate each worker is on each class."),
            _LIKELIHOOD,
            _BY_ACCURACY,
            learns_class_bias=True,
            recommendation_order=8,
            two_class_twin="em",
            relative_cost=5,
        ),
        Rule(
            "em-homogeneous",
            em.EmOptions,
            em.fit_homogeneous,
            tr_noop("EM, one accuracy per worker"),
            tr_noop("Learns how accurate each worker is, the same on all classes."),
            _LIKELIHOOD,
            _BY_ACCURACY,
            recommendation_order=4,
            relative_cost=2.4,
        ),
        Rule(
            "iwmv-log",
            voting.IterativeOptions,
            voting.iterative_log,
            tr_noop("Weighted voting, log-odds"),
            tr_noop("Like weighted voting, but gives very good workers far more weight."),
            tr_noop("log-likelihood of the labels if the final labels are right"),
            _ONE_COIN,
            recommendation_order=3,
        ),
        Rule(
            "map",
            map.MapOptions,
            map.fit,
            tr_noop("Known accuracies (MAP)"),
            tr_noop("Uses what you enter about the workers, or estimates it from gold labels."),
            _LIKELIHOOD,
            tr_noop("Probability of the final label if what is known about the workers is true."),
            needs_worker_input=True,
            learns_from_gold=True,
        ),
        Rule(
            "wmv",
            weighted.WeightOptions,
            weighted.vote,
            tr_noop("Custom weights"),
            tr_noop("Uses the weight you enter for each worker."),
            _ONE_VOTE,
            _OF_THE_WEIGHT,
            gives_probability=False,
            needs_worker_input=True,
        ),
        Rule(
            "hyperplane",
            weighted.HyperplaneOptions,
            weighted.hyperplane,
            tr_noop("Two classes with an offset"),
            tr_noop("Votes between two classes and favours one of them by the offset you enter."),
            _ONE_VOTE,
            _OF_THE_WEIGHT,
            gives_probability=False,
            needs_worker_input=True,
        ),
        Rule(
            "bound-optimal",
            weighted.AccuracyOptions,
            weighted.bound_optimal,
            tr_noop("Best weights for known accuracies"),
            tr_noop("Weights workers by known accuracies or gold to make the bound smallest."),
            _ONE_VOTE,
            _ONE_COIN,
            needs_worker_input=True,
            learns_from_gold=True,
        ),
        Rule(
            "ebcc",
            ebcc.EbccOptions,
            ebcc.fit,
            tr_noop("Item types (EBCC)"),
            tr_noop("Learns types of items on which workers make the same mistakes. Slower."),
            tr_noop("log-likelihood of the labels, a lower bound"),
            tr_noop("Probability of the final label under the fitted item types."),
            learns_class_bias=True,
            recommendation_order=9,
            quick_choices=ebcc.quick_options,
            relative_cost=190,
        ),
        Rule(
            "lpi",
            lpi.LpiOptions,
            lpi.fit,
            tr_noop("Belief propagation (LPI)"),
            tr_noop("Made for two classes. Much slower; for comparison."),
            tr_noop("largest change of a message, which falls towards zero,"),
            tr_noop("Probability of the final label according to the messages of its workers."),
            made_for_two_classes=True,
            relative_cost=130,
        ),
        Rule(
            "lpi-mf",
            lpi.MeanFieldOptions,
            lpi.fit_mean_field,
            tr_noop("Mean field (LPI)"),
            tr_noop("Made for two classes. The fast version of belief propagation."),
            tr_noop("log-likelihood of the labels, a lower bound"),
            _BY_ACCURACY,
            made_for_two_classes=True,
            relative_cost=2.8,
        ),
        Rule(
            "kos",
            kos.KosOptions,
            kos.fit,
            tr_noop("Message passing (KOS)"),
            tr_noop("Made for two classes. Unstable on unbalanced data; for comparison."),
            _CHANGES,
            tr_noop("Share of the messages behind the final label. Not a probability."),
            gives_probability=False,
            made_for_two_classes=True,
            relative_cost=11,
        ),
    )
}
"""Rules by key, the suggested one first."""


SUGGESTED = "iwmv"


BASELINE = next(rule.key for rule in RULES.values() if rule.is_baseline)


CANDIDATES = tuple(
    rule.key
    for rule in sorted(RULES.values(), key=lambda rule: rule.recommendation_order or 0)
    if rule.may_be_recommended
)
"""Rules that may be recommended, none of which needs anything stated. The one that is kept without
evidence against it comes first; of others that foretell alike the earlier is taken: the simpler,
and EM before its variants, since its model, a confusion matrix a worker, is the one that the check
of class bias speaks of."""


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
