"""EM from several starts: the likeliest fit is kept, and where the others differ is told."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.progress import Progress
from crowdgui.core.rules.em_loop import climb
from crowdgui.core.rules.em_starts import one_step_start, spectral_start, vote_start
from crowdgui.core.rules.gold import with_held
from crowdgui.core.text import number, tr, tr_n

if TYPE_CHECKING:
    from collections.abc import Sequence

    from crowdgui.core.labels import BoolArray, IntArray, Labels
    from crowdgui.core.progress import Report
    from crowdgui.core.rules.em_loop import Fit, Model

STARTS = (vote_start, one_step_start, spectral_start)

SAME = 1e-6
"""Log-likelihoods closer than this, relatively, are the same: the earlier start is kept."""


def climb_from_several(
    labels: Labels, held: IntArray, model: Model, max_steps: int, report: Report
) -> tuple[Fit, BoolArray, tuple[str, ...]]:
    """Return the fit with the highest likelihood, the items the fits differ on, and that in words.

    The steps are reported at the end, those of the fit that is kept.
    """
    quiet = _without_steps(report)
    starts = (with_held(start(labels, quiet), held) for start in STARTS)
    fits = [climb(labels, start, held, model, max_steps, quiet) for start in starts]
    sound = [fit for fit in fits if not _swapped(fit)] or fits
    best = _likeliest(sound)
    for step in best.history:
        report(Progress(tr("Fitting"), None, step))
    contested = np.any([fit.labels != best.labels for fit in sound], axis=0)
    return best, contested, _notes(len(fits), len(sound), int(np.count_nonzero(contested)))


def _likeliest(fits: Sequence[Fit]) -> Fit:
    reached = [fit.expected.log_likelihood for fit in fits]
    bar = max(reached) - SAME * abs(max(reached))
    return next(fit for fit, one in zip(fits, reached, strict=True) if one >= bar)


def _swapped(fit: Fit) -> bool:
    """Return whether the answers would match the classes better under other names.

    Swapping classes everywhere leaves the general model's likelihood as it is, so the likelihood
    alone cannot tell a fit from its mirror image.
    """
    # With it comes all of scipy.optimize, which nothing else needs and the first page waits for.
    from scipy.optimize import linear_sum_assignment

    answers = fit.expected.counts.answers.sum(axis=0)
    matched = linear_sum_assignment(answers, maximize=True)
    return bool(answers[matched].sum() > np.trace(answers) * (1.0 + SAME))


def _notes(tried: int, kept: int, contested: int) -> tuple[str, ...]:
    notes = []
    if kept < tried:
        notes.append(
            tr_n(
                "{n} start ended with classes swapped and was set aside.",
                "{n} starts ended with classes swapped and were set aside.",
                tried - kept,
            )
        )
    if kept > 1 and contested:
        notes.append(
            tr_n(
                "{starts} starts gave different labels on {n} item; the fit with the highest "
                "likelihood is shown.",
                "{starts} starts gave different labels on {n} items; the fit with the highest "
                "likelihood is shown.",
                contested,
                starts=number(kept),
            )
        )
    elif kept > 1:
        notes.append(tr("{starts} starts gave the same labels.", starts=number(kept)))
    return tuple(notes)


def _without_steps(report: Report) -> Report:
    """Pass on where the work is, but not the steps: only those of one fit are shown."""
    return lambda progress: report(Progress(progress.stage, progress.fraction))
