"""The EM loop for any worker model."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, cast

from crowdgui.core.blocks import InMemoryLabels
from crowdgui.core.labels import Labels, freeze
from crowdgui.core.progress import Iteration, Progress, Stage
from crowdgui.core.rules.fitting.em_steps import count_answers, e_step_update, init_posterior
from crowdgui.core.rules.fitting.used_answers import used_answers

if TYPE_CHECKING:
    from collections.abc import Callable

    from crowdgui.core.arrays import FloatArray, IntArray
    from crowdgui.core.blocks import LabelStore
    from crowdgui.core.progress import ProgressCallback
    from crowdgui.core.rules.fitting.em_steps import EStepResult, ExpectedCounts, Posterior
    from crowdgui.core.rules.fitting.used_answers import UsedAnswers
    from crowdgui.core.rules.scoring import DecomposableRule


TOLERANCE = 1e-8
"""The relative change of the log-likelihood below which a fit has converged."""


STILL = 1e-4
"""The change of a class probability below which it counts as unmoved."""


@dataclass(frozen=True)
class EmModel:
    """What sets one EM apart: M-step, test of convergence, and whether its likelihood is shown."""

    maximise: Callable[[ExpectedCounts, UsedAnswers | None], DecomposableRule]
    has_converged: Callable[[EStepResult, EStepResult], bool]
    shows_likelihood: bool


@dataclass(frozen=True, eq=False)
class EmState:
    """The end of a fit: `form` is the M-step's that the last E-step, `expected`, was taken with."""

    form: DecomposableRule
    expected: EStepResult
    history: tuple[Iteration, ...]
    converged: bool


@dataclass(frozen=True, eq=False)
class EmFit(EmState):
    """The same with final labels (N,) and class probabilities (N, L)."""

    labels: IntArray
    posterior: FloatArray

    def __post_init__(self) -> None:
        freeze(self)


def run_em(
    labels: Labels,
    start: FloatArray,
    held: IntArray,
    model: EmModel,
    max_steps: int,
    report: ProgressCallback,
) -> EmFit:
    """Fit the model from class probabilities (N, L), with held items at their class.

    Parameters
    ----------
    labels : Labels
        M workers, N items, L classes.
    start : ndarray of shape (N, L)
        Class probabilities to start from.
    held : ndarray of shape (N,)
        Class each item is held at, UNLABELLED where it is free.
    model : EmModel
        M-step and test of convergence.
    max_steps : int
        Iterations after the first, at most.
    report : callable
        Called with the progress.

    Returns
    -------
    EmFit
        Class probabilities (N, L), final labels (N,), and the form they were computed with.
    """
    used = used_answers(labels)
    # Steps of EM go over either.
    crowd = InMemoryLabels(cast("Labels", used or labels), init_posterior(start, held))
    found = run_em_steps(crowd, model, max_steps, report, used)
    return EmFit(**vars(found), labels=crowd.kept.final, posterior=crowd.kept.posterior)


def run_em_steps(
    crowd: LabelStore[Posterior],
    model: EmModel,
    max_steps: int,
    report: ProgressCallback,
    used: UsedAnswers | None = None,
) -> EmState:
    """Fit the model from what is believed of the items, wherever they are.

    Parameters
    ----------
    crowd : LabelStore
        The labels, with the class probabilities to start from.
    model : EmModel
        M-step and test of convergence.
    max_steps : int
        Iterations after the first, at most.
    report : callable
        Called with the progress.
    used : UsedAnswers or None, optional
        The labels in `crowd`, where only the answers that are used are counted.

    Returns
    -------
    EmState
        The form of the last step and what it led to; class probabilities stay in `crowd`.
    """
    counts = crowd.add_up(count_answers, report)
    history: list[Iteration] = []
    before: EStepResult | None = None
    converged = False
    for iteration in range(max_steps + 1):
        form = model.maximise(counts, used)
        expected = crowd.add_up(partial(e_step_update, form=form), report)
        reached = expected.log_likelihood if model.shows_likelihood else None
        history.append(Iteration(iteration, expected.changed, reached))
        report(Progress(Stage.FITTING, None, history[-1]))
        converged = before is not None and model.has_converged(before, expected)
        if converged:
            break
        before, counts = expected, expected.counts
    return EmState(form, expected, tuple(history), converged)


def likelihood_converged(
    before: EStepResult, now: EStepResult, tolerance: float = TOLERANCE
) -> bool:
    """Return whether the log-likelihood has hardly changed."""
    reached = now.log_likelihood
    return abs(reached - before.log_likelihood) <= tolerance * abs(reached)


def posterior_converged(before: EStepResult, now: EStepResult) -> bool:
    """Return whether no class probability has moved."""
    return now.moved < STILL
