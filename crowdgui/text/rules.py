"""Rules in words: names, what they do, what their numbers mean, their options and their notes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from crowdgui.core.groups.model_votes import ModelVotesNote
from crowdgui.core.rules.consensus import ConsensusNote
from crowdgui.core.rules.ebcc import EbccNote
from crowdgui.core.rules.fitting.em_starts import StartNote
from crowdgui.core.rules.kos import KosNote, ReductionNote
from crowdgui.core.rules.lpi import LpiNote
from crowdgui.core.rules.scoring import GoldNote
from crowdgui.core.rules.voting import FirstVoteNote
from crowdgui.core.rules.weighted import InputNote
from crowdgui.text.translation import (
    HasDescription,
    format_number,
    format_percent,
    tr,
    tr_n,
    tr_n_noop,
    tr_noop,
)
from crowdgui.text.wording import (
    OptionText,
    Sentence,
    Sentences,
    add_option_texts,
    add_sentences,
    describe,
    describe_details,
)

if TYPE_CHECKING:
    from crowdgui.core.audit.calibration import LogisticCalibration
    from crowdgui.core.errors import Reason


@dataclass(frozen=True)
class RuleText(HasDescription):
    """A rule's name, what it does, what is shown at every iteration, what its probability means."""

    _name: str
    _sentence: str
    _objective: str
    _probability: str

    @property
    def objective(self) -> str:
        """What the number shown at every iteration is."""
        return tr(self._objective)

    @property
    def probability(self) -> str:
        """What this rule's own probability of a label is, or its share of the votes."""
        return tr(self._probability)


def describe_confidence(rule: str, curve: LogisticCalibration) -> str:
    """Describe what the confidence in final labels is, and how it follows from the rule's own."""
    if not curve.corrects:
        return rule_text(rule).probability
    if curve.checked:
        return tr_n(
            "How often labels with this model probability are right, estimated from {n} checked "
            "item of this file and from other real datasets.",
            "How often labels with this model probability are right, estimated from {n} checked "
            "items of this file and from other real datasets.",
            curve.checked,
        )
    return tr(
        "How often labels with this model probability are right, estimated from other real "
        "datasets. An audit makes it fit this file."
    )


def describe_confidence_basis(curve: LogisticCalibration) -> str:
    """State in short what the confidence rests on; nothing where it is the rule's own."""
    if not curve.corrects:
        return ""
    if curve.checked:
        return tr_n(
            "Confidence is estimated from {n} checked item of this file and from other datasets.",
            "Confidence is estimated from {n} checked items of this file and from other datasets.",
            curve.checked,
        )
    return tr("Confidence is estimated from other datasets; an audit fits it to this file.")


def rule_text(key: str) -> RuleText:
    """Return a rule in words."""
    return RULE_TEXTS[key]


def rule_name(key: str) -> str:
    """Return the name of a rule."""
    return RULE_TEXTS[key].name


def describe_note(note: Reason | str) -> str:
    """Return a note on a run; one from a project of an older version is in words already."""
    return note if isinstance(note, str) else describe(note)


def describe_note_details(note: Reason | str) -> str:
    """Return what is behind a note for those who know the rules; mostly nothing."""
    return "" if isinstance(note, str) else describe_details(note)


_AGREEMENT = tr_noop("weighted agreement, which can only rise,")
_LIKELIHOOD = tr_noop("log-likelihood of the labels")
_LOWER_BOUND = tr_noop("log-likelihood of the labels, a lower bound")
_NO_CURVE = ""

_ONE_COIN = tr_noop(
    "Probability of the final label if workers make mistakes independently, from their weights."
)
_BY_ACCURACY = tr_noop("Probability of the final label under the fitted accuracies.")
_BY_CONFUSION = tr_noop("Probability of the final label under the fitted confusion matrices.")
_OF_THE_WEIGHT = tr_noop("Share of the item’s weight behind the final label. Not a probability.")


RULE_TEXTS = {
    "iwmv": RuleText(
        tr_noop("Weighted voting (IWMV)"),
        tr_noop("Repeats the vote, giving good workers more weight. Bounds apply."),
        _AGREEMENT,
        _ONE_COIN,
    ),
    "mv": RuleText(
        tr_noop("Majority vote"),
        tr_noop("Every vote counts the same. A baseline to compare with."),
        _AGREEMENT,
        tr_noop("Share of the item’s labels that are the final label. Not a probability."),
    ),
    "consensus": RuleText(
        tr_noop("Ensemble of rules"),
        tr_noop(
            "Averages three cautious rules. On average the fewest errors on real data; slower."
        ),
        _NO_CURVE,
        tr_noop(
            "Mean probability of the final label under the three rules, by the weight of each."
        ),
    ),
    "consensus-ordered": RuleText(
        tr_noop("Ensemble, ordered classes"),
        tr_noop("Takes the middle of the ensemble’s classes: fewer labels are far off."),
        _NO_CURVE,
        tr_noop("Mean probability of the final label under the three rules."),
    ),
    "oswmv": RuleText(
        tr_noop("One-step weighted voting"),
        tr_noop("Weights every worker once, then votes again."),
        _AGREEMENT,
        _ONE_COIN,
    ),
    "em": RuleText(
        tr_noop("Expectation–maximisation (EM)"),
        tr_noop("Learns which classes each worker confuses."),
        _LIKELIHOOD,
        _BY_CONFUSION,
    ),
    "em-pooled": RuleText(
        tr_noop("EM, pooled"),
        tr_noop("Like EM, but more stable when workers gave few labels."),
        _NO_CURVE,
        _BY_CONFUSION,
    ),
    "cuts": RuleText(
        tr_noop("EM on cuts, ordered classes"),
        tr_noop("Asks of each class whether the item is above it. For ratings; fast."),
        _NO_CURVE,
        _BY_CONFUSION,
    ),
    "bwa": RuleText(
        tr_noop("Bayesian average (BWA)"),
        tr_noop("Like weighted voting, but more cautious with few labels."),
        _NO_CURVE,
        tr_noop("Weighted share of the final label among the labels of the item and of all items."),
    ),
    "em-class": RuleText(
        tr_noop("EM, one accuracy per class"),
        tr_noop("Learns how accurate each worker is on each class."),
        _LIKELIHOOD,
        _BY_ACCURACY,
    ),
    "em-homogeneous": RuleText(
        tr_noop("EM, one accuracy per worker"),
        tr_noop("Learns how accurate each worker is, the same on all classes."),
        _LIKELIHOOD,
        _BY_ACCURACY,
    ),
    "iwmv-log": RuleText(
        tr_noop("Weighted voting, log-odds"),
        tr_noop("Like weighted voting, but gives very good workers far more weight."),
        tr_noop("log-likelihood of the labels if the final labels are right"),
        _ONE_COIN,
    ),
    "map": RuleText(
        tr_noop("Known accuracies (MAP)"),
        tr_noop("Uses what you enter about the workers, or estimates it from gold labels."),
        _LIKELIHOOD,
        tr_noop("Probability of the final label if what is known about the workers is true."),
    ),
    "wmv": RuleText(
        tr_noop("Custom weights"),
        tr_noop("Uses the weight you enter for each worker."),
        _NO_CURVE,
        _OF_THE_WEIGHT,
    ),
    "hyperplane": RuleText(
        tr_noop("Two classes with an offset"),
        tr_noop("Votes between two classes and favours one of them by the offset you enter."),
        _NO_CURVE,
        _OF_THE_WEIGHT,
    ),
    "bound-optimal": RuleText(
        tr_noop("Best weights for known accuracies"),
        tr_noop("Weights workers by known accuracies or gold to make the bound smallest."),
        _NO_CURVE,
        _ONE_COIN,
    ),
    "ebcc": RuleText(
        tr_noop("Item types (EBCC)"),
        tr_noop("Learns types of items on which workers make the same mistakes. Slower."),
        _LOWER_BOUND,
        tr_noop("Probability of the final label under the fitted item types."),
    ),
    "lpi": RuleText(
        tr_noop("Belief propagation (LPI)"),
        tr_noop("Made for two classes. Much slower; for comparison."),
        tr_noop("largest change of a message, which falls towards zero,"),
        tr_noop("Probability of the final label according to the messages of its workers."),
    ),
    "lpi-mf": RuleText(
        tr_noop("Mean field (LPI)"),
        tr_noop("Made for two classes. The fast version of belief propagation."),
        _LOWER_BOUND,
        _BY_ACCURACY,
    ),
    "kos": RuleText(
        tr_noop("Message passing (KOS)"),
        tr_noop("Made for two classes. Unstable on unbalanced data; for comparison."),
        _NO_CURVE,
        tr_noop("Share of the messages behind the final label. Not a probability."),
    ),
}
"""Every rule in words, by its key."""


_MAX_STEPS = tr_noop("Maximum iterations")
_SEED = OptionText(tr_noop("Seed"), tr_noop("The same seed gives the same starts."))

OPTION_TEXTS = {
    "StepLimit.max_steps": OptionText(
        _MAX_STEPS,
        tr_noop("The rule stops after this many iterations, even if labels still change."),
    ),
    "FitLimit.max_steps": OptionText(
        _MAX_STEPS,
        tr_noop("The fit stops after this many iterations, even if it still improves."),
    ),
    "GoldOptions.hold_gold": OptionText(
        tr_noop("Fix gold items to their gold label"),
        tr_noop("Gold items keep their gold label, and workers are compared with it."),
    ),
    "StartOptions.start_from": OptionText(
        tr_noop("Start from"),
        tr_noop(
            "If many workers guess, the fit can get stuck. Several starts find a better "
            "fit and show which items are in doubt, but take several times as long."
        ),
        {
            "majority": tr_noop("Majority vote"),
            "several": tr_noop("Several starts, keep the best"),
        },
    ),
    "SmoothingOptions.smoothing": OptionText(
        tr_noop("Smoothing"),
        tr_noop("Added to every count of a worker’s confusion matrix, so that none is 0."),
    ),
    "PoolingOptions.strength": OptionText(
        tr_noop("Pooling strength"),
        tr_noop("How many labels per class the crowd’s confusion matrix counts as."),
    ),
    "BwaOptions.max_steps": OptionText(
        _MAX_STEPS,
        tr_noop("The rule stops after this many iterations, even if weights still change."),
    ),
    "BwaOptions.caution": OptionText(
        tr_noop("Caution"),
        tr_noop(
            "How many labels a worker must give before their own labels count as much as "
            "the crowd’s."
        ),
    ),
    "EbccOptions.kinds": OptionText(
        tr_noop("Item types per class"),
        tr_noop("At most this many; workers may make the same mistakes on items of one type."),
    ),
    "EbccOptions.starts": OptionText(
        tr_noop("Number of starts"),
        tr_noop("Item types start at random; the probabilities of this many starts are averaged."),
    ),
    "EbccOptions.seed": _SEED,
    "EbccOptions.max_steps": OptionText(
        _MAX_STEPS,
        tr_noop("Each start stops after this many iterations, even if it still changes."),
    ),
    "ConsensusOptions.seed": OptionText(
        tr_noop("Seed"),
        tr_noop("The same seed gives the same starts and the same held-out labels."),
    ),
    "OrderedConsensusOptions.middle": OptionText(
        tr_noop("Final label"),
        tr_noop("The rounded mean is nearer to the true class; the median is exact more often."),
        {"mean": tr_noop("Rounded mean"), "median": tr_noop("Median")},
    ),
    "MapOptions.model": OptionText(
        tr_noop("How workers differ"),
        tr_noop("A simpler model needs fewer gold items per worker."),
        {
            "general": tr_noop("Confusion matrix"),
            "class-conditional": tr_noop("One accuracy per class"),
            "homogeneous": tr_noop("One accuracy"),
        },
    ),
    "MapOptions.confusion": OptionText(
        tr_noop("Confusion matrices"),
        tr_noop(
            "How often each worker gives each label to items of each true class, as "
            "probabilities or counts."
        ),
    ),
    "MapOptions.accuracies": OptionText(
        tr_noop("Accuracies"),
        tr_noop(
            "How often each worker is right, from 0 to 1, for workers without a confusion "
            "matrix. Workers with neither are estimated from their labels on gold items."
        ),
    ),
    "MapOptions.class_shares": OptionText(
        tr_noop("Class shares"), tr_noop("How common each class is, as shares or counts.")
    ),
    "MapOptions.otherwise": OptionText(
        tr_noop("Class shares if you enter none"),
        tr_noop("Where each class’s share of the items comes from."),
        {
            "votes": tr_noop("As in the votes"),
            "gold": tr_noop("As in the gold labels"),
            "balanced": tr_noop("All equal"),
        },
    ),
    "MapOptions.smoothing": OptionText(
        tr_noop("Smoothing"),
        tr_noop(
            "Added to every count of labels on gold items, because a few gold items say little."
        ),
    ),
    "WeightOptions.weights": OptionText(
        tr_noop("Weights"),
        tr_noop("The weight of each worker. A worker you enter no weight for gets 0."),
    ),
    "HyperplaneOptions.weights": OptionText(
        tr_noop("Weights"),
        tr_noop(
            "The weight of each worker. If you enter none, each gets 1; if you enter "
            "some, the other workers get 0."
        ),
    ),
    "HyperplaneOptions.shift": OptionText(
        tr_noop("Offset"),
        tr_noop("Added to the votes for the first class; below 0 it favours the second."),
    ),
    "AccuracyOptions.accuracies": OptionText(
        tr_noop("Accuracies"),
        tr_noop(
            "How often each worker is right, from 0 to 1. If you enter none, accuracies "
            "are estimated on gold items; a worker with neither gets weight 0."
        ),
    ),
    "BetaPrior.alpha": OptionText(
        tr_noop("Prior correct labels"),
        tr_noop("Every worker is treated as if they had already given this many correct labels."),
    ),
    "BetaPrior.beta": OptionText(
        tr_noop("Prior wrong labels"),
        tr_noop("Every worker is treated as if they had already given this many wrong labels."),
    ),
    "LpiOptions.damping": OptionText(
        tr_noop("Damping"),
        tr_noop(
            "Share of each message that is kept from the previous iteration. Use more "
            "if messages oscillate."
        ),
    ),
    "KosOptions.steps": OptionText(
        tr_noop("Number of iterations"),
        tr_noop("How often messages go from items to workers and back."),
    ),
    "KosOptions.starts": OptionText(
        tr_noop("Number of starts"),
        tr_noop("Messages start at random; the median result of this many starts is used."),
    ),
    "KosOptions.seed": _SEED,
}
"""The options of all rules in words, each by the record that declares it and its key."""

add_option_texts(OPTION_TEXTS)


def _percent(share: float) -> str:
    return format_percent(share, 0)


def _power(value: float) -> str:
    return format_number(value, 2)


_NOTES: Sentences = {
    GoldNote.NO_GOLD_TO_FIX: Sentence(tr_noop("There is no gold to fix items to.")),
    GoldNote.GOLD_FIXED: Sentence(
        tr_n_noop(
            "{n} item is fixed to its gold label, so it doesn’t test the other final labels.",
            "{n} items are fixed to their gold label, so they don’t test the other final labels.",
        )
    ),
    GoldNote.WORKERS_FROM_GOLD: Sentence(
        tr_n_noop(
            "{n} worker is assessed on the gold labels, so the error rate on gold looks "
            "smaller than it is.",
            "{n} workers are assessed on the gold labels, so the error rate on gold looks "
            "smaller than it is.",
        )
    ),
    InputNote.STATED_WORKERS_WITHOUT_LABELS: Sentence(
        tr_n_noop(
            "{n} worker you entered gave none of these labels and is ignored.",
            "{n} workers you entered gave none of these labels and are ignored.",
        )
    ),
    InputNote.NOTHING_KNOWN_OF_WORKERS: Sentence(
        tr_n_noop(
            "Nothing is known about {n} worker, so their weight is 0.",
            "Nothing is known about {n} workers, so their weight is 0.",
        )
    ),
    InputNote.NO_WEIGHT_STATED: Sentence(
        tr_n_noop(
            "You entered no weight for {n} worker, so their weight is 0.",
            "You entered no weight for {n} workers, so their weight is 0.",
        )
    ),
    FirstVoteNote.TIES_DECIDE: Sentence(
        tr_n_noop(
            "{n} label would change if ties of the first vote went to the last class.",
            "{n} labels would change if ties of the first vote went to the last class.",
        ),
        details=tr_noop(
            "This rule starts from a majority vote. Where that is tied, the first class wins, and "
            "workers who chose it count for more from then on. “Unstable” on the Items page lists "
            "these labels. More labels, an audit or another rule can decide them."
        ),
    ),
    StartNote.STARTS_SWAPPED: Sentence(
        tr_n_noop(
            "{n} start ended with classes swapped and was not used.",
            "{n} starts ended with classes swapped and were not used.",
        )
    ),
    StartNote.STARTS_DIFFER: Sentence(
        tr_n_noop(
            "{starts} starts gave different labels on {n} item; the fit with the highest "
            "likelihood is shown.",
            "{starts} starts gave different labels on {n} items; the fit with the highest "
            "likelihood is shown.",
        )
    ),
    StartNote.STARTS_AGREE: Sentence(tr_noop("{starts} starts gave the same labels.")),
    EbccNote.STARTS_AVERAGED: Sentence(
        tr_n_noop(
            "The starts give different labels on {n} item; their probabilities are averaged.",
            "The starts give different labels on {n} items; their probabilities are averaged.",
        )
    ),
    ConsensusNote.EQUAL_WEIGHTS_FEW_LABELS: Sentence(
        tr_noop(
            "The three rules have equal weight: there are too few labels to learn their weights."
        )
    ),
    ConsensusNote.WEIGHTS_OF_RULES: Sentence(
        tr_noop(
            "Three careful rules were averaged: the better one predicts labels it hasn’t seen, "
            "the more it counts."
        ),
        parts=("ebcc", "bwa", "em"),
        details=tr_noop("Weights of the rules: EBCC {ebcc}, BWA {bwa}, pooled EM {em}."),
    ),
    ConsensusNote.RULES_DISAGREE: Sentence(
        tr_n_noop("The three rules disagree on {n} item.", "The three rules disagree on {n} items.")
    ),
    ConsensusNote.CAREFUL_RULES_DISAGREE: Sentence(
        tr_n_noop(
            "The two most careful rules agree on another label for {n} item. Audit the labels "
            "before you rely on them.",
            "The two most careful rules agree on other labels for {n} items. Audit the labels "
            "before you rely on them.",
        ),
        details=tr_noop(
            "The two most careful rules are BWA and EBCC: they assume least about workers."
        ),
    ),
    ModelVotesNote.FAMILIES_POOLED: Sentence(
        tr_n_noop(
            "{models} models of {n} family count as one voter.",
            "{models} models of {n} families count as one voter per family.",
        )
    ),
    ModelVotesNote.NO_FAMILY_TO_POOL: Sentence(
        tr_noop("No family has two models with labels, so no models count as one voter.")
    ),
    ModelVotesNote.NO_MODELS_TO_VOTE: Sentence(
        tr_noop("No worker is marked as a model, so nothing changes in how models vote.")
    ),
    ModelVotesNote.NOT_POOLED_STATED: Sentence(
        tr_noop(
            "Every model votes alone: you entered numbers for single workers, which a family as "
            "one voter doesn’t have."
        )
    ),
    ModelVotesNote.PROBABILITIES_TEMPERED: Sentence(
        tr_n_noop(
            "Models vote with their probabilities for {n} label, at the power {power}, fitted on "
            "{checked} gold items; the error rate on gold looks smaller than it is.",
            "Models vote with their probabilities for {n} labels, at the power {power}, fitted on "
            "{checked} gold items; the error rate on gold looks smaller than it is.",
        ),
        {"power": _power},
    ),
    ModelVotesNote.PROBABILITIES_BY_DEFAULT: Sentence(
        tr_n_noop(
            "Models vote with their probabilities for {n} label, at the default power {power}: "
            "there is no gold to fit it on.",
            "Models vote with their probabilities for {n} labels, at the default power {power}: "
            "there is no gold to fit it on.",
        ),
        {"power": _power},
    ),
    ModelVotesNote.NO_PROBABILITIES: Sentence(
        tr_noop("The labels of models came without probabilities, so their labels vote.")
    ),
    ModelVotesNote.PROBABILITIES_NOT_FOR_RULE: Sentence(
        tr_noop(
            "This rule can’t use probabilities, so the labels of models vote. “EM, pooled” and "
            "“Ensemble of rules” can."
        )
    ),
    ReductionNote.REDUCED_TO_TWO_CLASSES: Sentence(
        tr_noop(
            "This rule is for two classes. Here it distinguishes each class from those "
            "after it, so the order of the classes matters."
        )
    ),
    LpiNote.MESSAGES_NOT_CONVERGED: Sentence(
        tr_noop("The messages did not converge. Try more damping or more iterations.")
    ),
    KosNote.STARTS_DIFFER_FROM_MAJORITY: Sentence(
        tr_noop(
            "Depending on the start, between {low} and {high} labels differ from the majority vote."
        )
    ),
}
"""What a rule notes about a run."""

add_sentences(_NOTES)

NOTE_CODES = {code.value: code for code in _NOTES}
"""The codes of notes by what a project file calls them."""
