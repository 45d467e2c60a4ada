"""A plan in plain sentences: what is wrong now, what a wanted error takes, and how sure that is."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.intervals import CONFIDENCE
from crowdgui.core.study.extrapolate import WITHIN
from crowdgui.core.study.plan import CENT, OFF, REALIZED_GAIN_SHARE
from crowdgui.text.numbers import format_percent
from crowdgui.text.translation import format_number, tr, tr_n

if TYPE_CHECKING:
    from crowdgui.core.bounds.model_check import ModelCheck
    from crowdgui.core.study.extrapolate import CurveForecast
    from crowdgui.core.study.plan import LabelsNeeded, Plan
    from crowdgui.core.study.relabelling import RelabelList


_NEAR_THE_END = 0.5
"""The part of the predicted error that must be left at the end for it to be credible."""


def start_sentence(plan: Plan) -> str:
    """Describe how many final labels are wrong now, and how that is known."""
    start = plan.start
    low, high = format_percent(start.low), format_percent(start.high)
    if start.audited:
        return tr(
            "By the audit, {error} of the rule’s labels are wrong ({low} to {high}).",
            error=format_percent(start.error),
            low=low,
            high=high,
        )
    if start.known == 0:
        return tr(
            "Labels of this confidence are typically wrong in {error} of cases ({low} to {high} "
            "in most datasets). Only gold or an audit can show how many are.",
            error=format_percent(start.error),
            low=low,
            high=high,
        )
    return tr_n(
        "On {n} gold item, {error} of the final labels are wrong ({level} interval {low} "
        "to {high}).",
        "On {n} gold items, {error} of the final labels are wrong ({level} interval {low} "
        "to {high}).",
        start.known,
        error=format_percent(start.error),
        level=format_percent(CONFIDENCE, 0),
        low=low,
        high=high,
    )


def needed_sentence(plan: Plan, needed: LabelsNeeded) -> str:
    """Describe how many more labels the wanted error takes, or why no number would do."""
    if needed.labels == 0:
        return tr(
            "The error rate is already {error}, so {wanted} needs no more labels.",
            error=format_percent(plan.start.error),
            wanted=format_percent(needed.wanted),
        )
    if needed.labels is None:
        return tr(
            "More labels alone are not expected to reach {wanted}: even with {more} more, "
            "about {least} would stay wrong. Clearer instructions or manual checks can "
            "fix what more labels can’t.",
            wanted=format_percent(needed.wanted),
            more=format_number(int(plan.parcels.labels[-1])),
            least=format_percent(plan.least),
        )
    sentence = tr_n(
        "You need about {n} more label{range} to go from {error} to {wanted}, if you add "
        "it where it helps most.",
        "You need about {n} more labels{range} to go from {error} to {wanted}, if you add "
        "them where they help most.",
        needed.labels,
        error=format_percent(plan.start.error),
        wanted=format_percent(needed.wanted),
        range=_range(needed),
    )
    return f"{sentence} {_evenly(needed)}"


def _range(needed: LabelsNeeded) -> str:
    if needed.low is None:
        return ""
    if needed.high is None:
        return tr(" (at least {low}; possibly no number is enough)", low=format_number(needed.low))
    return tr(" ({low} to {high})", low=format_number(needed.low), high=format_number(needed.high))


def _evenly(needed: LabelsNeeded) -> str:
    if needed.evenly is None:
        return tr("Spread evenly over all items, no number considered here would be enough.")
    return tr_n(
        "Spread evenly over all items, you would need {n}.",
        "Spread evenly over all items, you would need {n}.",
        needed.evenly,
    )


def gain_sentence(plan: Plan) -> str:
    """Describe what the next hundred labels are expected to bring."""
    return tr_n(
        "The next {n} label is expected to fix {best} final labels if you add it where it "
        "helps most, and {evenly} if you spread labels evenly.",
        "The next {n} labels are expected to fix {best} final labels if you add them "
        "where they help most, and {evenly} if you spread them evenly.",
        CENT,
        best=format_number(plan.per_cent, 1),
        evenly=format_number(plan.per_cent_evenly, 1),
    )


def list_sentence(plan: Plan, chosen: RelabelList) -> str:
    """Describe what a list of items asks for and what it is expected to bring."""
    if chosen.items.size == 0:
        return tr("No item is expected to improve with this many more labels.")
    return tr(
        "{items}, {labels} in total: expected to fix {gained} final labels and take the "
        "error rate from {before} to {after}.",
        items=tr_n("{n} item", "{n} items", chosen.items.size),
        labels=tr_n("{n} more label", "{n} more labels", chosen.labels),
        gained=format_number(chosen.gained, 1),
        before=format_percent(plan.start.error),
        after=format_percent(max(0.0, plan.start.error - chosen.gained / plan.n_items)),
    )


def caution(plan: Plan, check: ModelCheck | None) -> tuple[str, ...]:
    """Describe what the plan is: an estimate, and where it is known to be too hopeful."""
    said = [
        tr(
            "This is an estimate, not a guarantee: it treats the fitted model as true. "
            "The plan uses {part} of the predicted gain; on real datasets, {low} to "
            "{high} of it was reached.",
            part=format_percent(REALIZED_GAIN_SHARE, 0),
            low=format_percent(OFF[0], 0),
            high=format_percent(OFF[1], 0),
        )
    ]
    if check is not None and check.grade.is_misfit:
        said.append(
            tr(
                "Workers’ mistakes are not independent here, so the plan is too "
                "optimistic: hard items stay hard however many workers you ask."
            )
        )
    if plan.start.known == 0:
        said.append(tr("Check about 100 labels to measure the current error rate."))
    return tuple(said)


def curve_sentence(foreseen: CurveForecast | None) -> str:
    """Describe what the study’s curve alone predicts at the last of its multiples."""
    if foreseen is None:
        return tr(
            "The curve can’t be extrapolated. That takes gold, at least five draws, about "
            "five labels per item on average, and a falling error rate."
        )
    last = int(np.argmax(foreseen.times))
    sentence = tr(
        "Extrapolated to {times} times the labels, spread as now, the error rate is "
        "{error} ({level} range {low} to {high}).",
        error=format_percent(float(foreseen.error[last])),
        level=format_percent(WITHIN, 0),
        low=format_percent(float(foreseen.low[last])),
        high=format_percent(float(foreseen.high[last])),
        times=format_number(float(foreseen.times[last]), 1),
    )
    # A curve that still falls straight tells nothing of its end: the fit puts it at zero.
    if foreseen.levels_off < _NEAR_THE_END * foreseen.error[last]:
        return sentence + " " + tr("It is not clear yet where the curve levels off.")
    end = format_percent(foreseen.levels_off)
    return sentence + " " + tr("It seems to level off at about {end}.", end=end)
