"""Everything that is known about the error of some final labels."""

from __future__ import annotations

from dataclasses import replace
from types import MappingProxyType
from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.bounds.entries import assignment_entries, confidence_entries, one_step_entries
from crowdgui.core.bounds.estimates import mean_error_entries
from crowdgui.core.bounds.guarantee import (
    BoundEntry,
    EvidenceLevel,
    Guarantee,
    GuaranteeOptions,
    NoBound,
)
from crowdgui.core.bounds.hand_work import with_hand_work
from crowdgui.core.bounds.headline import headline
from crowdgui.core.bounds.improvements import find_improvements
from crowdgui.core.bounds.model_check import FitGrade, check_worker_model, find_misfit
from crowdgui.core.progress import Progress, Stage, ignore_progress
from crowdgui.core.reasons import Reason
from crowdgui.core.rules.registry import get_rule

if TYPE_CHECKING:
    from collections.abc import Mapping

    from crowdgui.core.bounds.model_check import ModelCheck
    from crowdgui.core.progress import ProgressCallback
    from crowdgui.core.results import Outcome
    from crowdgui.core.review.decisions import Decision


NOTHING_DECIDED: Mapping[int, Decision] = MappingProxyType({})


NEEDS_MODEL = (EvidenceLevel.PLUG_IN, EvidenceLevel.SELF_CERTIFIED, EvidenceLevel.GOLD)


def build_guarantee(
    outcome: Outcome,
    wishes: GuaranteeOptions,
    report: ProgressCallback = ignore_progress,
    check: ModelCheck | None = None,
    decisions: Mapping[int, Decision] = NOTHING_DECIDED,
    bounds: Guarantee | None = None,
) -> Guarantee:
    """Return every bound, what checking by hand adds to them, and the headline.

    Parameters
    ----------
    outcome, wishes, report, check
        As in `build_bounds`.
    decisions : mapping of int to Decision
        Manual labels, by item.
    bounds : Guarantee, optional
        For the same outcome, target and risks, whatever was checked by hand then.

    Returns
    -------
    Guarantee
    """
    bounds = bounds or build_bounds(outcome, wishes, report, check)
    return with_hand_work(bounds, outcome, wishes, decisions)


def build_bounds(
    outcome: Outcome,
    wishes: GuaranteeOptions,
    report: ProgressCallback = ignore_progress,
    check: ModelCheck | None = None,
) -> Guarantee:
    """Check the worker model and compute every bound that needs nobody to check a label.

    Bounds that need the worker model are demoted unless it fits the labels without a significant
    difference: they are shown with that reason, and none of them becomes the headline. What people
    checked by hand is added by `with_hand_work`.

    Parameters
    ----------
    outcome : Outcome
        The final labels and what they come from.
    wishes : GuaranteeOptions
        The target and the risks.
    report : callable, optional
        Called with the progress; may raise `Cancelled`.
    check : ModelCheck, optional
        Of the same labels with the same seed, where it has been made before.

    Returns
    -------
    Guarantee
    """
    wishes = wishes.of_bounds
    labels, done = outcome.job.used, outcome.aggregation
    report(Progress(Stage.CHECKING_MODEL))
    check = check or check_worker_model(labels, wishes.seed, report)
    report(Progress(Stage.COMPUTING_BOUNDS))
    seen, own = assignment_entries(outcome, wishes, check, report)
    entries = [
        *mean_error_entries(labels, done, outcome.workers),
        *seen,
        *one_step_entries(outcome, report),
        *confidence_entries(outcome, wishes, report),
    ]
    found = tuple(_demoted(entry, check) for entry in entries)
    findings = find_misfit(check, labels)
    return Guarantee(
        headline=headline(found, check, findings, wishes, 1.0 - 1.0 / labels.n_classes),
        entries=found,
        model=check,
        model_findings=findings,
        model_claim=model_claim(outcome),
        changes=find_improvements(outcome, wishes, model_fails=not check.unquestioned),
        items=None if own is None else own.bound,
    )


def model_claim(outcome: Outcome) -> float | None:
    """Return the mean of 1 − confidence over labelled items: the error by the rule's own model."""
    confidence = outcome.aggregation.confidence
    known = confidence[~np.isnan(confidence)]
    # A share of the votes is no probability.
    if not get_rule(outcome.job.rule).gives_probability or not known.size:
        return None
    return float(np.mean(1.0 - known))


def _demoted(entry: BoundEntry, check: ModelCheck) -> BoundEntry:
    """Mark a bound that needs the worker model where that is not beyond doubt."""
    if entry.value is None or entry.level not in NEEDS_MODEL or check.unquestioned:
        return entry
    shown = check.grade is FitGrade.DOES_NOT_FIT
    reason = NoBound.MISTAKES_NOT_INDEPENDENT if shown else NoBound.INDEPENDENCE_IN_DOUBT
    return replace(entry, demoted=True, reason=Reason(reason))
