"""What a rule is: one record, and the options that several rules share."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from crowdgui.core.options import Options, flag, whole

if TYPE_CHECKING:
    from collections.abc import Callable

    from crowdgui.core.arrays import IntArray
    from crowdgui.core.labels import Labels
    from crowdgui.core.progress import ProgressCallback
    from crowdgui.core.rules.aggregation import Aggregation


VOTE_SHARE = (0.0, 1.0)
"""The curve through a share of votes that leaves it as it is."""

WEIGHTED_VOTES = (0.03, 0.20)
"""The default curve through the confidence of iterated weighted votes."""


@dataclass(frozen=True)
class Rule:
    """A way to turn labels into final labels; `text.rules` has its name and all else in words.

    Attributes
    ----------
    key : str
        Its name in projects, files and on the command line.
    choices : type of Options
        The record its `fit` takes.
    fit : callable
        Takes labels, gold, options and a progress callback, and returns the final labels.
    list_order : int
        Its place among all rules wherever they are listed, the suggested one first.
    gives_probability : bool
        Whether its confidence is a probability, by its own model, or only a share of votes.
    default_calibration : (float, float)
        Intercept and slope of the logistic curve that turns its confidence into the chance of
        a right label (`audit.calibration`), fitted on 27 real label sets; a rule that was not
        among those fitted has that of a similar one, and a share of votes is taken as it is.
    needs_worker_input : bool
        Whether it can't run before something is stated of the workers.
    learns_from_gold : bool
        Whether gold, where there is some, sets what it assumes of the workers.
    is_baseline : bool
        Whether every worker counts the same in it.
    one_step_theorem : bool
        Whether theorem 4 (one-step weighted voting) is about this rule.
    objective_in_bound : bool
        Whether its objective is Σ n_i (L ŵ_i − 1)², as in the Bernstein bound's exponent.
    made_for_two_classes : bool
        Whether it reduces more classes to questions with two.
    relative_cost : float
        Its time over that of iterated voting, as measured on 8,000 labels of 164 workers in two
        classes and 10,000 labels of 100 workers in four.
    recommendation_order : int or None
        Its place among the rules that may be recommended; None for one that may not be. The
        first is recommended where no checked items choose.
    parts : tuple of str
        Keys of the rules it averages.
    quick_choices : callable or None
        From a seed, options with which it takes less time, where there are such.
    """

    key: str
    choices: type[Options]
    fit: Callable[[Labels, IntArray | None, Any, ProgressCallback], Aggregation]
    list_order: int
    gives_probability: bool = True
    default_calibration: tuple[float, float] = (-0.02, 0.23)
    needs_worker_input: bool = False
    learns_from_gold: bool = False
    is_baseline: bool = False
    one_step_theorem: bool = False
    objective_in_bound: bool = False
    made_for_two_classes: bool = False
    relative_cost: float = 1.0
    recommendation_order: int | None = None
    parts: tuple[str, ...] = ()
    quick_choices: Callable[[int], Options] | None = None

    @property
    def may_be_recommended(self) -> bool:
        return self.recommendation_order is not None


@dataclass(frozen=True)
class StepLimit(Options):
    """How many iterations a rule may take before it is stopped."""

    max_steps: int = whole(100, 1, 100_000)


@dataclass(frozen=True)
class FitLimit(Options):
    """How many iterations a fit may take before it is stopped."""

    max_steps: int = whole(500, 1, 100_000)


@dataclass(frozen=True)
class GoldOptions(Options):
    """Whether gold items keep their gold class."""

    hold_gold: bool = flag(False)
