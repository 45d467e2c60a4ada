"""A plan in plain sentences: what is wrong now, what a wanted error takes, and how sure that is."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.intervals import CONFIDENCE
from crowdgui.core.study.extrapolate import WITHIN
from crowdgui.core.study.plan import CENT, OFF, REALIZED_GAIN_SHARE
from crowdgui.text.model_check import FAULTS
from crowdgui.text.numbers import format_percent
from crowdgui.text.translation import format_number, tr, tr_n

if TYPE_CHECKING:
    from crowdgui.core.bounds.model_check import ModelCheck
    from crowdgui.core.study.extrapolate import CurveForecast
    from crowdgui.core.study.plan import LabelsNeeded, Plan
    from crowdgui.core.study.relabelling import RelabelList


_NEAR_THE_END = 0.5
"""The part of the error foreseen that must be left at the end, for the end to be believed."""


def start_sentence(plan: Plan) -> str:
    """Describe how many final labels are wrong now, and how that is known."""
    start = plan.start
    if start.known == 0:
        return tr(
            "By the fitted crowd {error} of the final labels are expected to be wrong. Without "
            "gold nothing is known of mistakes on which workers agree.",
            error=format_percent(start.error),
        )
    return tr_n(
        "On {n} gold item {error} of the final labels are wrong ({level} interval {low} to "
        "{high}).",
        "On {n} gold items {error} of the final labels are wrong ({level} interval {low} to "
        "{high}).",
        start.known,
        error=format_percent(start.error),
        level=format_percent(CONFIDENCE, 0),
        low=format_percent(start.low),
        high=format_percent(start.high),
    )


def needed_sentence(plan: Plan, needed: LabelsNeeded) -> str:
    """Describe how many more labels the wanted error takes, or why no number would do."""
    if needed.labels == 0:
        return tr(
            "The error is {error} already, so {wanted} takes no more labels.",
            error=format_percent(plan.start.error),
            wanted=format_percent(needed.wanted),
        )
    if needed.labels is None:
        return tr(
            "No number of labels is foreseen to bring the error to {wanted}: with all that would "
            "help, {more} more, about {least} would stay wrong. Better instructions or answers "
            "checked by hand can do what more labels cannot.",
            wanted=format_percent(needed.wanted),
            more=format_number(int(plan.parcels.labels[-1])),
            least=format_percent(plan.least),
        )
    sentence = tr_n(
        "To come from {error} to {wanted} takes about {n} more label{range}, sent to the items it "
        "helps most.",
        "To come from {error} to {wanted} takes about {n} more labels{range}, sent to the items "
        "they help most.",
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
        return tr(" (from {low} on; perhaps no number does)", low=format_number(needed.low))
    return tr(" ({low} to {high})", low=format_number(needed.low), high=format_number(needed.high))


def _evenly(needed: LabelsNeeded) -> str:
    if needed.evenly is None:
        return tr("Spread evenly over all items, no number foreseen here would do.")
    return tr_n(
        "Spread evenly over all items it would take {n}.",
        "Spread evenly over all items it would take {n}.",
        needed.evenly,
    )


def gain_sentence(plan: Plan) -> str:
    """Describe what the next hundred labels are expected to bring."""
    return tr_n(
        "The next {n} label is expected to mend {best} wrong final labels where it helps most, "
        "and {evenly} spread evenly.",
        "The next {n} labels are expected to mend {best} wrong final labels where they help most, "
        "and {evenly} spread evenly.",
        CENT,
        best=format_number(plan.per_cent, 1),
        evenly=format_number(plan.per_cent_evenly, 1),
    )


def list_sentence(plan: Plan, chosen: RelabelList) -> str:
    """Describe what a list of items asks for and what it is expected to bring."""
    if chosen.items.size == 0:
        return tr("No item is foreseen to gain from more labels within this number.")
    return tr(
        "{items} with {labels} in all: expected to mend {mended} wrong final labels, {before} to "
        "{after}.",
        items=tr_n("{n} item", "{n} items", chosen.items.size),
        labels=tr_n("{n} more label", "{n} more labels", chosen.labels),
        mended=format_number(chosen.gained, 1),
        before=format_percent(plan.start.error),
        after=format_percent(max(0.0, plan.start.error - chosen.gained / plan.n_items)),
    )


def caution(plan: Plan, check: ModelCheck | None) -> tuple[str, ...]:
    """Describe what the plan is: an estimate, and where it is known to be too hopeful."""
    said = [
        tr(
            "This is an estimate, not a guarantee: it takes the fitted crowd for the true one. "
            "{part} of the gain that follows is counted on; on real sets {low} to {high} of it "
            "came true.",
            part=format_percent(REALIZED_GAIN_SHARE, 0),
            low=format_percent(OFF[0], 0),
            high=format_percent(OFF[1], 0),
        )
    ]
    if check is not None and check.grade in FAULTS:
        said.append(
            tr(
                "The labels are not what workers who err on their own would give, so the plan is "
                "too hopeful: hard items stay hard, however many are asked."
            )
        )
    if plan.start.known == 0:
        said.append(tr("A hundred checked answers would tell the error from which to plan."))
    return tuple(said)


def curve_sentence(foreseen: CurveForecast | None) -> str:
    """Describe what the study’s curve alone foresees at the last of its multiples."""
    if foreseen is None:
        return tr(
            "The curve alone cannot be continued: it takes gold, a study of five draws or more, "
            "about five labels for an item on average, and an error that falls."
        )
    last = int(np.argmax(foreseen.times))
    sentence = tr(
        "Continued, the curve comes to {error} ({level} range {low} to {high}) with {times} times "
        "the labels, spread as they are now.",
        error=format_percent(float(foreseen.error[last])),
        level=format_percent(WITHIN, 0),
        low=format_percent(float(foreseen.low[last])),
        high=format_percent(float(foreseen.high[last])),
        times=format_number(float(foreseen.times[last]), 1),
    )
    # A curve that still falls straight tells nothing of its end: the fit puts it at zero.
    if foreseen.levels_off < _NEAR_THE_END * foreseen.error[last]:
        return sentence + " " + tr("It does not show yet where it levels off.")
    end = format_percent(foreseen.levels_off)
    return sentence + " " + tr("It seems to level off at about {end}.", end=end)
