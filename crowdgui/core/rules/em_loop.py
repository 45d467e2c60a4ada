"""Expectation and maximisation in turn, for any worker model and from any start."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from crowdgui.core.blocks.crowd import InMemory
from crowdgui.core.labels import freeze
from crowdgui.core.progress import Progress, Step
from crowdgui.core.rules.em_steps import beliefs_from, count_answers, expect_again
from crowdgui.core.text import tr

if TYPE_CHECKING:
    from collections.abc import Callable

    from crowdgui.core.blocks.crowd import Crowd
    from crowdgui.core.labels import FloatArray, IntArray, Labels
    from crowdgui.core.progress import Report
    from crowdgui.core.rules.em_steps import Beliefs, Counts, Expected
    from crowdgui.core.rules.form import Decomposable

TOLERANCE = 1e-8
"""The relative change of the log-likelihood below which a fit has come to rest."""

STILL = 1e-4
"""The change of a class probability below which it counts as unmoved."""


@dataclass(frozen=True)
class Model:
    """What sets one EM apart: its M-step, when it rests, and whether its likelihood is shown."""

    maximise: Callable[[Counts], Decomposable]
    at_rest: Callable[[Expected, Expected], bool]
    shows_likelihood: bool


@dataclass(frozen=True, eq=False)
class Climbed:
    """Where a climb ended; the form is the one its expectation was computed with."""

    form: Decomposable
    expected: Expected
    history: tuple[Step, ...]
    converged: bool


@dataclass(frozen=True, eq=False)
class Fit(Climbed):
    """The same with final labels (N,) and class probabilities (N, L)."""

    labels: IntArray
    posterior: FloatArray

    def __post_init__(self) -> None:
        freeze(self)


def climb(
    labels: Labels,
    start: FloatArray,
    held: IntArray,
    model: Model,
    max_steps: int,
    report: Report,
) -> Fit:
    """Fit the model from class probabilities (N, L), with held items at their class."""
    crowd = InMemory(labels, beliefs_from(start, held))
    found = climb_crowd(crowd, model, max_steps, report)
    return Fit(**vars(found), labels=crowd.kept.final, posterior=crowd.kept.posterior)


def climb_crowd(crowd: Crowd[Beliefs], model: Model, max_steps: int, report: Report) -> Climbed:
    """Fit the model from what is believed of the items, wherever they are."""
    counts = crowd.add_up(count_answers, report)
    history: list[Step] = []
    before: Expected | None = None
    converged = False
    for iteration in range(max_steps + 1):
        form = model.maximise(counts)
        expected = crowd.add_up(partial(expect_again, form=form), report)
        reached = expected.log_likelihood if model.shows_likelihood else None
        history.append(Step(iteration, expected.changed, reached))
        report(Progress(tr("Fitting"), None, history[-1]))
        converged = before is not None and model.at_rest(before, expected)
        if converged:
            break
        before, counts = expected, expected.counts
    return Climbed(form, expected, tuple(history), converged)


def likelihood_rests(before: Expected, now: Expected) -> bool:
    """Return whether the log-likelihood has hardly changed."""
    reached = now.log_likelihood
    return abs(reached - before.log_likelihood) <= TOLERANCE * abs(reached)


def posterior_rests(before: Expected, now: Expected) -> bool:
    """Return whether no class probability has moved."""
    return now.moved < STILL
