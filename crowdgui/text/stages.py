"""What a long piece of work is doing, in words."""

from __future__ import annotations

from crowdgui.core.progress import Stage
from crowdgui.core.reasons import Reason
from crowdgui.text.reasons import Sentence, Sentences, add_sentences, describe
from crowdgui.text.translation import tr_noop

_SENTENCES: Sentences = {
    Stage.ASSESSING_LABELS: Sentence(tr_noop("Assessing labels")),
    Stage.AVERAGING: Sentence(tr_noop("Averaging")),
    Stage.CHECKING_MODEL: Sentence(tr_noop("Checking the worker model")),
    Stage.COMPARING_LABELS: Sentence(tr_noop("Comparing labels")),
    Stage.COMPARING_WITH_CHECKED: Sentence(tr_noop("Comparing rules on checked items")),
    Stage.COMPARING_WITH_GOLD: Sentence(tr_noop("Comparing rules with gold")),
    Stage.COMPARING_WORKER_PAIRS: Sentence(tr_noop("Comparing pairs of workers")),
    Stage.COMPARING_WORKERS: Sentence(tr_noop("Comparing workers")),
    Stage.COMPUTING_BOUNDS: Sentence(tr_noop("Computing the bounds")),
    Stage.COMPUTING_GUARANTEE: Sentence(tr_noop("Computing the guarantee")),
    Stage.COMPUTING_INTERVALS: Sentence(tr_noop("Computing intervals")),
    Stage.COMPUTING_ORDER: Sentence(tr_noop("Computing the order")),
    Stage.ESTIMATING_EFFECT: Sentence(tr_noop("Estimating the effect of more labels")),
    Stage.FITTING: Sentence(tr_noop("Fitting")),
    Stage.FITTING_THREE_RULES: Sentence(tr_noop("Fitting three rules")),
    Stage.LOOKING_FOR_START: Sentence(tr_noop("Looking for a start")),
    Stage.MEASURING_SPEED: Sentence(tr_noop("Measuring speed")),
    Stage.MEASURING_WORKERS: Sentence(tr_noop("Measuring workers")),
    Stage.PASSING_MESSAGES: Sentence(tr_noop("Passing messages")),
    Stage.PREDICTING_LABELS: Sentence(tr_noop("Predicting held-out labels")),
    Stage.RUNNING_ON_ALL: Sentence(tr_noop("Running rules on all labels for comparison")),
    Stage.RUNNING_ON_PARTS: Sentence(tr_noop("Running rules on parts of the labels")),
    Stage.SIMULATING_DATASETS: Sentence(tr_noop("Drawing datasets and running rules")),
    Stage.SIMULATING_LABELS: Sentence(tr_noop("Simulating labels from the fitted model")),
    Stage.VOTING: Sentence(tr_noop("Voting")),
    Stage.WEIGHTING_THREE_RULES: Sentence(tr_noop("Weighting three rules")),
}
add_sentences(_SENTENCES)


def describe_stage(stage: str) -> str:
    """Return a stage in words; what is in words already stays as it is."""
    return describe(Reason(stage)) if isinstance(stage, Stage) else stage
