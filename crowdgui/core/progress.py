"""How long work reports where it is, how it is stopped, and the processors there are for it."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from dataclasses import dataclass

from crowdgui.core.errors import ReasonCode


class Stage(ReasonCode):
    """What a long piece of work is doing, in core; `text.wording` words it."""

    ASSESSING_LABELS = "assessing-labels"
    AVERAGING = "averaging"
    CHECKING_MODEL = "checking-model"
    COMPARING_LABELS = "comparing-labels"
    COMPARING_WITH_CHECKED = "comparing-with-checked"
    COMPARING_WITH_GOLD = "comparing-with-gold"
    COMPARING_WORKER_PAIRS = "comparing-worker-pairs"
    COMPARING_WORKERS = "comparing-workers"
    COMPUTING_BOUNDS = "computing-bounds"
    COMPUTING_GUARANTEE = "computing-guarantee"
    COMPUTING_INTERVALS = "computing-intervals"
    COMPUTING_ORDER = "computing-order"
    ESTIMATING_EFFECT = "estimating-effect"
    FITTING = "fitting"
    FITTING_THREE_RULES = "fitting-three-rules"
    LOOKING_FOR_START = "looking-for-start"
    MEASURING_SPEED = "measuring-speed"
    MEASURING_WORKERS = "measuring-workers"
    PASSING_MESSAGES = "passing-messages"
    PREDICTING_LABELS = "predicting-labels"
    RUNNING_ON_ALL = "running-on-all"
    RUNNING_ON_PARTS = "running-on-parts"
    SIMULATING_DATASETS = "simulating-datasets"
    SIMULATING_LABELS = "simulating-labels"
    VOTING = "voting"
    WEIGHTING_THREE_RULES = "weighting-three-rules"


@dataclass(frozen=True, slots=True)
class Iteration:
    """One iteration of a rule: how many labels changed and what its objective reached.

    Step 0 is the starting vote, where every label counts as changed. `objective` is None for a
    rule that climbs none.
    """

    iteration: int
    changed: int
    objective: float | None


@dataclass(frozen=True, slots=True)
class Progress:
    """Where the work is: a stage, the share done where it is known, the last step.

    The stage is a `Stage`, or words already. `partial` is what is known already of a result that
    comes in parts, frozen like the whole.
    """

    stage: str
    fraction: float | None = None
    step: Iteration | None = None
    partial: object | None = None


ProgressCallback = Callable[[Progress], None]
"""Called often; raises `Cancelled` to stop the work, so that no algorithm asks for it."""


def subprogress(
    report: ProgressCallback, stage: str, share: float | None = None
) -> ProgressCallback:
    """Return a callback that reports the work on a part as a stage of the whole."""
    return lambda _: report(Progress(stage, share))


def without_iterations(report: ProgressCallback) -> ProgressCallback:
    """Return a callback that reports where the work is, but not its iterations.

    Only the iterations of the chosen rule are shown, in its chart of convergence.
    """
    return lambda progress: report(Progress(progress.stage, progress.fraction))


def ignore_progress(_: Progress) -> None:
    """Report to nobody."""


def available_cores() -> int:
    """Processor cores this process may use."""
    if sys.platform.startswith("linux"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
