"""Simulations in words: settings, what is measured and varied, the paper’s presets, the notes."""

from __future__ import annotations

from crowdgui.core.bounds.simulated_statistics import WorkerModel
from crowdgui.core.simulate.experiment import (
    ORACLE_MAP,
    ORACLE_WEIGHTS,
    SimulationMeasure,
    SweepVariable,
)
from crowdgui.core.simulate.simulation_run import SimulationNote
from crowdgui.text.rules import rule_name
from crowdgui.text.translation import tr, tr_n_noop, tr_noop
from crowdgui.text.wording import OptionText, Sentence, Sentences, add_option_texts, add_sentences

_MEASURES: dict[SimulationMeasure, tuple[str, str]] = {
    SimulationMeasure.ERROR: (
        tr_noop("Error rate"),
        tr_noop("Share of the items with labels whose final label is not the true class."),
    ),
    SimulationMeasure.ACCURACY: (
        tr_noop("Accuracy"),
        tr_noop("Share of the items with labels whose final label is the true class."),
    ),
    SimulationMeasure.FAR: (
        tr_noop("Off by more than one"),
        tr_noop(
            "Share of the items with labels whose final label is two classes or more from the "
            "true class."
        ),
    ),
    SimulationMeasure.DISTANCE: (
        tr_noop("Mean absolute error"),
        tr_noop("How many classes a final label is from the true class, on average."),
    ),
    SimulationMeasure.BOUND: (
        tr_noop("Bound from the paper"),
        tr_noop(
            "Bound on the mean error rate by Li and Yu (2014), theorem 3, with the true accuracies."
        ),
    ),
    SimulationMeasure.EXPECTED_BOUND: (
        tr_noop("Sharper bound"),
        tr_noop(
            "Bound on the mean error rate by Chernoff’s method, with the true accuracies, "
            "over all ways in which items could have been assigned."
        ),
    ),
    SimulationMeasure.SEEN_BOUND: (
        tr_noop("Bound per item"),
        tr_noop(
            "Bound on the mean error rate by Chernoff’s method, with the true accuracies, "
            "given who labelled which item."
        ),
    ),
    SimulationMeasure.SECONDS: (
        tr_noop("Time to stop"),
        tr_noop("Seconds of computing until the rule itself stops."),
    ),
    SimulationMeasure.STEPS: (
        tr_noop("Iterations to stop"),
        tr_noop("Iterations after the first vote until the rule itself stops."),
    ),
    SimulationMeasure.SETTLED_SECONDS: (
        tr_noop("Time to converge"),
        tr_noop("Seconds of computing until the last iteration that changed a final label."),
    ),
    SimulationMeasure.SETTLED_STEPS: (
        tr_noop("Iterations to converge"),
        tr_noop("The last iteration that changed a final label."),
    ),
    SimulationMeasure.SECONDS_50: (
        tr_noop("Time of 50 iterations"),
        tr_noop(
            "Seconds of computing that 50 iterations take, extrapolated from those that "
            "were run: every iteration takes about as long."
        ),
    ),
}
"""Name of each measure, and what it is."""


def measure_heading(measure: SimulationMeasure) -> str:
    """Return the name of a measure."""
    return tr(_MEASURES[measure][0])


def describe_measure(measure: SimulationMeasure) -> str:
    """Return what a measure is."""
    return tr(_MEASURES[measure][1])


_VARIABLES = {
    SweepVariable.NOTHING: tr_noop("Nothing"),
    SweepVariable.MEAN_ACCURACY: tr_noop("Mean accuracy of workers"),
    SweepVariable.WORKERS: tr_noop("Workers"),
    SweepVariable.ITEMS: tr_noop("Items"),
    SweepVariable.CLASSES: tr_noop("Classes"),
    SweepVariable.CHANCE: tr_noop("Probability of a label"),
    SweepVariable.LABELS_PER_ITEM: tr_noop("Labels per item"),
    SweepVariable.GUESSING: tr_noop("Guessers"),
    SweepVariable.CONTRARY: tr_noop("Adversarial workers"),
    SweepVariable.ONE_ANSWER: tr_noop("Workers with a single label"),
    SweepVariable.COPYING: tr_noop("Copying workers"),
    SweepVariable.HARD: tr_noop("Hard items"),
}


def sweep_heading(varied: SweepVariable) -> str:
    """Return the name of what varies from point to point."""
    return tr(_VARIABLES[varied])


_ORACLES = {
    ORACLE_MAP: tr_noop("Oracle MAP"),
    ORACLE_WEIGHTS: tr_noop("Oracle, best weights for the bound"),
}


def series_name(key: str) -> str:
    """Return the name of a rule, or of one that knows the true workers."""
    return tr(_ORACLES[key]) if key in _ORACLES else rule_name(key)


_PRESETS: dict[str, tuple[str, str]] = {
    "figure-2a": (
        tr_noop("Error rate and bound by mean accuracy"),
        tr_noop(
            "Figure 2 (a), or 4 (a): 31 workers, 200 items, 3 classes, a probability "
            "of 30% for each label, mean accuracy from 0.38 up. The bound follows the "
            "error rate of the oracle MAP rule, and IWMV comes close to it."
        ),
    ),
    "figure-2b": (
        tr_noop("Error rate and bound by number of workers"),
        tr_noop(
            "Figure 2 (b), or 4 (b): 200 items, accuracies from Beta(2.3, 2), more "
            "and more workers. On the logarithmic scale, error rate and bound fall in "
            "a straight line."
        ),
    ),
    "figure-2c": (
        tr_noop("Error rate and bound by number of items"),
        tr_noop(
            "Figure 2 (c), or 4 (c): 31 workers, accuracies from Beta(2.3, 2), more "
            "and more items. The oracle MAP rule and its bound stay the same, and "
            "IWMV improves."
        ),
    ),
    "figure-4a": (
        tr_noop("Accuracy of iterative rules"),
        tr_noop(
            "Figure 4 (a), or 5 (a): 31 workers, 1,000 to 11,000 items. IWMV, its "
            "log-odds version and EM are equally accurate."
        ),
    ),
    "figure-4b": (
        tr_noop("Time to converge"),
        tr_noop(
            "Figure 4 (b), or 5 (b): 31 workers, 1,000 to 11,000 items. The time until no "
            "final label changes any more, and until the rule itself stops."
        ),
    ),
    "figure-4c": (
        tr_noop("Iterations to converge"),
        tr_noop(
            "Figure 4 (c), or 5 (c): 31 workers, 1,000 to 11,000 items. The "
            "iterations until no final label changes any more, and until the rule "
            "itself stops."
        ),
    ),
    "figure-4d": (
        tr_noop("Time of 50 iterations"),
        tr_noop(
            "Figure 4 (d), or 5 (d): 31 workers, 1,000 to 11,000 items. The time that "
            "50 iterations take."
        ),
    ),
    "figure-5": (
        tr_noop("Workers good at different items"),
        tr_noop(
            "Figure 5, or 6: 20 workers are right on 90% of one set of 60 items and "
            "on 60% of another set of 40; 30 workers are right on 50% and 70%. No "
            "single accuracy describes them."
        ),
    ),
}
"""Name of each preset by its key, and what its figure shows."""


def preset_name(key: str) -> str:
    """Return the name of a preset."""
    return tr(_PRESETS[key][0])


def describe_preset(key: str) -> str:
    """Return which figure of the paper a preset is, and what it shows."""
    return tr(_PRESETS[key][1])


_NOTES: Sentences = {
    SimulationNote.DATASETS_PER_POINT: Sentence(
        tr_n_noop("{n} dataset is drawn at each point.", "{n} datasets are drawn at each point.")
    ),
    SimulationNote.NO_BOUND_IF_COPYING: Sentence(
        tr_noop("There is no bound if workers copy, because their labels are not independent.")
    ),
    SimulationNote.TIMES: Sentence(
        tr_noop(
            "Times are for the rule alone on one core, without drawing the dataset. They "
            "are up to a quarter longer when several datasets run at the same time."
        )
    ),
}
add_sentences(_NOTES)


add_option_texts(
    {
        "Scenario.n_workers": OptionText(
            tr_noop("Workers"),
            tr_noop("How many workers there are."),
        ),
        "Scenario.n_items": OptionText(
            tr_noop("Items"),
            tr_noop("How many items there are."),
        ),
        "Scenario.n_classes": OptionText(
            tr_noop("Classes"),
            tr_noop("How many classes there are to choose from."),
        ),
        "BetaAccuracies.a": OptionText(
            tr_noop("Beta, first parameter"),
            tr_noop(
                "The larger it is compared with the second parameter, the better the workers are."
            ),
        ),
        "BetaAccuracies.b": OptionText(
            tr_noop("Beta, second parameter"),
            tr_noop("The larger both parameters are, the more similar the workers are."),
        ),
        "BetaAccuracies.within": OptionText(
            tr_noop("Tolerance of the mean accuracy"),
            tr_noop(
                "Draw the workers again if their mean accuracy is further from the "
                "expected one; 1 accepts every draw."
            ),
        ),
        "RatingNoise.spread": OptionText(
            tr_noop("Spread"),
            tr_noop("How far ratings of one worker scatter, in classes, on average."),
        ),
        "RatingNoise.bias": OptionText(
            tr_noop("Bias"),
            tr_noop("How far workers rate too high or too low, in classes."),
        ),
        "TwoGroups.workers_first": OptionText(
            tr_noop("Workers in the first group"),
            tr_noop("As a share of all workers."),
        ),
        "TwoGroups.items_first": OptionText(
            tr_noop("Items in the first set"),
            tr_noop("As a share of all items."),
        ),
        "TwoGroups.first_on_first": OptionText(
            tr_noop("First group, first set"),
            tr_noop("How often a label is right."),
        ),
        "TwoGroups.first_on_second": OptionText(
            tr_noop("First group, second set"),
            tr_noop("How often a label is right."),
        ),
        "TwoGroups.second_on_first": OptionText(
            tr_noop("Second group, first set"),
            tr_noop("How often a label is right."),
        ),
        "TwoGroups.second_on_second": OptionText(
            tr_noop("Second group, second set"),
            tr_noop("How often a label is right."),
        ),
        "ConstantRate.chance": OptionText(
            tr_noop("Probability of a label"),
            tr_noop("The probability that a worker labels an item, the same for all."),
        ),
        "WorkerRates.low": OptionText(
            tr_noop("Lowest probability"),
            tr_noop("That a worker labels an item."),
        ),
        "WorkerRates.high": OptionText(
            tr_noop("Highest probability"),
            tr_noop("That a worker labels an item."),
        ),
        "ItemRates.low": OptionText(
            tr_noop("Lowest probability"),
            tr_noop("That an item is labelled by a worker."),
        ),
        "ItemRates.high": OptionText(
            tr_noop("Highest probability"),
            tr_noop("That an item is labelled by a worker."),
        ),
        "FixedPerItem.labels": OptionText(
            tr_noop("Labels per item"),
            tr_noop("Each from a different worker."),
        ),
        "CrowdSpec.model": OptionText(
            tr_noop("How workers differ"),
            tr_noop("What is drawn for each worker if accuracies come from a Beta distribution."),
            {
                WorkerModel.HOMOGENEOUS.value: tr_noop("One accuracy"),
                WorkerModel.CLASS_CONDITIONAL.value: tr_noop("One accuracy per class"),
                WorkerModel.GENERAL.value: tr_noop("Confusion matrix"),
            },
        ),
        "CrowdSpec.guessing": OptionText(
            tr_noop("Guessers"),
            tr_noop("They choose every class equally often."),
        ),
        "CrowdSpec.contrary": OptionText(
            tr_noop("Adversarial workers"),
            tr_noop("They choose any class except the one they think is right."),
        ),
        "CrowdSpec.one_answer": OptionText(
            tr_noop("Workers with a single label"),
            tr_noop(
                "They give every item the same class, drawn at random for each of these workers."
            ),
        ),
        "CrowdSpec.copying": OptionText(
            tr_noop("Copying workers"),
            tr_noop(
                "They copy from a source, an attentive worker, so their labels are not independent."
            ),
        ),
        "CrowdSpec.leaders": OptionText(
            tr_noop("Sources"),
            tr_noop("How many attentive workers there are to copy from."),
        ),
        "CrowdSpec.copied": OptionText(
            tr_noop("Copied labels"),
            tr_noop("The share of a copying worker’s labels that are taken from the source."),
        ),
        "CrowdSpec.hard": OptionText(
            tr_noop("Hard items"),
            tr_noop("As a share of the items of each class."),
        ),
        "CrowdSpec.hardness": OptionText(
            tr_noop("Guessing on hard items"),
            tr_noop("The probability that a worker guesses on a hard item."),
        ),
        "Experiment.repetitions": OptionText(
            tr_noop("Repetitions"),
            tr_noop("How many datasets are drawn at each point."),
        ),
        "Experiment.bounds": OptionText(
            tr_noop("Bounds"),
            tr_noop(
                "For rules whose weights do not depend on the labels: majority vote and oracles."
            ),
        ),
    }
)
