"""Studies and plans in sentences that claim no more than their draws support."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np
from scipy.special import ndtri, stdtrit

from crowdgui.core.intervals import CONFIDENCE
from crowdgui.core.study.extrapolate import WITHIN
from crowdgui.core.study.plan import HUNDRED, REALIZED_GAIN_SHARE, REALIZED_RANGE
from crowdgui.core.study.study import DISTANCE, ERROR, SECONDS
from crowdgui.text.rules import rule_name
from crowdgui.text.translation import (
    format_number,
    format_percent,
    join_list,
    join_sentences,
    tr,
    tr_n,
)

if TYPE_CHECKING:
    from crowdgui.core.arrays import FloatArray
    from crowdgui.core.bounds.model_check import ModelCheck
    from crowdgui.core.study.extrapolate import CurveForecast
    from crowdgui.core.study.plan import LabelsNeeded, Plan
    from crowdgui.core.study.relabelling import RelabelList
    from crowdgui.core.study.study import StudyResult


FLAT = 0.025
"""Points by share: half a point in a fifth of the labels is a curve that has flattened."""


INTERVAL_LEVEL = 0.95
"""How often chance alone stays within the margin of a mean."""


SHARED = 0.5
"""Of the variance over draws, the part by which their mean still differs from that of other labels.

All draws are parts of the same labels, on the same gold items, however many they are. If an item is
wrong in a share q of the draws, it is mostly wrong with all labels where q is over a half: what the
draws have in common then varies by min(q, 1 − q)², beside q (1 − q) over the draws, which is half
as much where q is anything between 0 and 1 alike. In simulated crowds it was 0.2 to 0.5 times as
much for the fall of an error, and at most 0.35 times for the difference of two rules.
"""


_LEAST_SHOWN = 0.1
"""Fixed labels of which one decimal is left."""


@dataclass(frozen=True)
class ErrorDrop:
    """The mean fall of the error between two shares, over the draws that tried both.

    `margin` is the half width of its 95% interval, which with gold is about other labels of such
    items too, and `floor` what would be left of it with endless draws. Draws are nested, so each is
    compared with itself.
    """

    start: float
    end: float
    mean: float
    margin: float
    floor: float
    draws: int


def describe_study(result: StudyResult) -> tuple[str, ...]:
    """Describe what is known so far, the most important first."""
    said = [half_sentence(result), *(flat_sentence(result, key) for key in result.study.keys[:1])]
    said.append(time_sentence(result))
    return tuple(sentence for sentence in said if sentence)


def half_sentence(result: StudyResult) -> str:
    """Return each rule’s error with about half the labels, and whether the first two differ."""
    study = result.study
    point = int(np.argmin(np.abs(np.array(study.shares) - 0.5)))
    means = {key: float(result.curve(key).mean[point]) for key in study.keys}
    means = {key: mean for key, mean in means.items() if not np.isnan(mean)}
    if not means:
        return ""
    order = sorted(means, key=means.__getitem__)
    named = join_list(
        tr("{rule} {error}", rule=rule_name(key), error=format_percent(means[key])) for key in order
    )
    share = format_percent(study.shares[point], 0)
    what = (
        tr("wrong on gold") if study.has_gold else tr("different from the result with all labels")
    )
    sentence = tr(
        "With {share} of the labels, {what}: {listed}.", share=share, what=what, listed=named
    )
    if len(order) > 1:
        apart = _apart(result, point, order[0], order[1])
        if apart is None:
            sentence += " " + tr("One draw can’t show whether the first two differ.")
        elif not apart:
            sentence += " " + tr("The difference between the first two is not significant.")
    return sentence


def distance_sentence(result: StudyResult) -> str:
    """Return how far each rule’s labels are off with all labels that were kept, if ordered."""
    named = [
        tr("{rule} {mean}", rule=rule_name(key), mean=format_number(float(mean), 2))
        for key in result.study.keys
        if not np.isnan(mean := result.curve(key, DISTANCE).mean[-1])
    ]
    share = format_percent(result.study.shares[-1], 0)
    if not named:
        return ""
    return tr(
        "With {share} of the labels, the mean absolute error in classes is: {listed}.",
        share=share,
        listed=join_list(named),
    )


def _apart(result: StudyResult, point: int, first: str, second: str) -> bool | None:
    """Return whether two rules differ significantly; None where fewer than two draws tried both."""
    rows = [_rows(result, key)[point] for key in (first, second)]
    off = rows[1] - rows[0]
    off = off[~np.isnan(off)]
    if off.size < 2:
        return None
    return bool(off.mean() > _margin(off, _shared(result)))


def _shared(result: StudyResult) -> float:
    """Return what `SHARED` is here: without gold, only these labels are spoken of."""
    return SHARED if result.study.has_gold else 0.0


def _margin(values: FloatArray, shared: float) -> float:
    """Return the half width of the interval of a mean by Student’s t: few draws vary more."""
    often = float(stdtrit(values.size - 1, (1.0 + INTERVAL_LEVEL) / 2.0))
    return often * float(values.std(ddof=1)) * float(np.sqrt(1.0 / values.size + shared))


def error_drop(result: StudyResult, key: str, start: float, end: float) -> ErrorDrop | None:
    """Return how far the error of a rule falls between two shares; None if draws are too few."""
    shares = np.array(result.study.shares)
    places = [int(np.argmin(np.abs(shares - share))) for share in (start, end)]
    rows = _rows(result, key)
    off = rows[places[0]] - rows[places[1]]
    off = off[~np.isnan(off)]
    if off.size < 2 or places[0] == places[1]:
        return None
    first, last = (float(shares[place]) for place in places)
    shared = _shared(result)
    margin = _margin(off, shared)
    # Student's factor for two draws makes a margin of several times all labels.
    if margin > 1.0:
        return None
    floor = float(ndtri((1.0 + INTERVAL_LEVEL) / 2.0) * off.std(ddof=1) * np.sqrt(shared))
    return ErrorDrop(first, last, float(off.mean()), margin, floor, off.size)


def flat_sentence(result: StudyResult, key: str) -> str:
    """Describe whether a rule’s curve has flattened by the last fifth of the labels."""
    found = error_drop(result, key, 0.8, 1.0)
    if found is None:
        return ""
    return f"{_verdict(result, found)} {_drop_sentence(result, found)}"


def _drop_sentence(result: StudyResult, found: ErrorDrop) -> str:
    """Describe how far the curve fell: what changed is called wrong only where gold says so."""
    start, end = format_percent(found.start, 0), format_percent(found.end, 0)
    error = format_number(100 * found.margin, 1)
    confidence = format_percent(INTERVAL_LEVEL, 0)
    draws = tr_n("{n} draw", "{n} draws", found.draws)
    if not result.study.has_gold:
        return tr(
            "Going from {start} to {end} of the labels changed {share} of the final labels "
            "(±{error} percentage points at {confidence} confidence, {draws}).",
            start=start,
            end=end,
            share=format_percent(found.mean),
            error=error,
            confidence=confidence,
            draws=draws,
        )
    return tr(
        "Going from {start} to {end} of the labels lowered the error rate by {points} "
        "percentage points (±{error} at {confidence} confidence, {draws}).",
        start=start,
        end=end,
        points=format_number(100 * found.mean, 1),
        error=error,
        confidence=confidence,
        draws=draws,
    )


def _verdict(result: StudyResult, found: ErrorDrop) -> str:
    study = result.study
    if not study.has_gold:
        # The last result is compared with itself, so its curve always ends at 0.
        return tr(
            "Without gold, this shows how much the final labels still change, not "
            "how many are wrong."
        )
    flat = FLAT * (found.end - found.start)
    if found.mean - found.margin > flat:
        return tr("The curve is still falling.")
    # Draws without end would leave it open, or a fall so small is less than one gold item.
    open_still = abs(found.mean - flat) <= found.floor
    if open_still or (found.mean + found.margin < flat and study.n_gold < round(1.0 / flat)):
        return tr_n(
            "{n} gold item is too few to say whether the curve has flattened.",
            "{n} gold items are too few to say whether the curve has flattened.",
            study.n_gold,
        )
    if found.mean + found.margin >= flat:
        return tr("It is too early to say whether the curve has flattened.")
    return tr("The curve has flattened.")


def time_sentence(result: StudyResult) -> str:
    """Describe how the slowest and the fastest rule compare in time at the largest share."""
    means = {key: float(result.curve(key, SECONDS).mean[-1]) for key in result.study.keys}
    means = {key: mean for key, mean in means.items() if mean > 0}
    if len(means) < 2:
        return ""
    fast, slow = min(means, key=means.__getitem__), max(means, key=means.__getitem__)
    ratio = means[slow] / means[fast]
    if ratio < 2.0:
        return ""
    return tr(
        "With {share} of the labels, {slow} takes {ratio} times as long as {fast}.",
        share=format_percent(result.study.shares[-1], 0),
        slow=rule_name(slow),
        fast=rule_name(fast),
        ratio=format_number(ratio, 0 if ratio >= 10 else 1),
    )


def _rows(result: StudyResult, key: str) -> FloatArray:
    return result.trials.values[ERROR][:, :, result.study.keys.index(key)]


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
        already = tr(
            "The error rate is estimated at {error}, so {wanted} needs no more labels.",
            error=format_percent(plan.start.error),
            wanted=format_percent(needed.target),
        )
        return join_sentences((already, _needed_at_most(needed)))
    if needed.labels is None and not plan.allocation.size.size:
        return tr(
            "No number of labels is expected to lower the error rate. Clearer instructions or "
            "manual checks can fix what more labels can’t."
        )
    if needed.labels is None:
        return tr(
            "More labels alone are not expected to reach {wanted}: even with {more} more, "
            "about {least} would stay wrong. Clearer instructions or manual checks can "
            "fix what more labels can’t.",
            wanted=format_percent(needed.target),
            more=format_number(int(plan.allocation.labels[-1])),
            least=format_percent(plan.least),
        )
    sentence = tr_n(
        "You need about {n} more label{range} to go from {error} to {wanted}, if you add "
        "it where it helps most.",
        "You need about {n} more labels{range} to go from {error} to {wanted}, if you add "
        "them where they help most.",
        needed.labels,
        error=format_percent(plan.start.error),
        wanted=format_percent(needed.target),
        range=_range(needed),
    )
    return f"{sentence} {_evenly(needed)}"


def _needed_at_most(needed: LabelsNeeded) -> str:
    if needed.high is None:
        return tr("At the upper end of its range, possibly no number is enough.")
    if not needed.high:
        return ""
    return tr_n(
        "At the upper end of its range, you need about {n} more label.",
        "At the upper end of its range, you need about {n} more labels.",
        needed.high,
    )


def _range(needed: LabelsNeeded) -> str:
    if needed.low is None:
        return ""
    if needed.high is None and not needed.low:
        return tr(" (possibly no number is enough)")
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
    if plan.per_hundred < _LEAST_SHOWN:
        return tr_n(
            "The next {n} label is expected to fix fewer than {few} final labels, wherever you "
            "add it.",
            "The next {n} labels are expected to fix fewer than {few} final labels, wherever you "
            "add them.",
            HUNDRED,
            few=format_number(_LEAST_SHOWN, 1),
        )
    return tr_n(
        "The next {n} label is expected to fix {best} final labels if you add it where it "
        "helps most, and {evenly} if you spread labels evenly.",
        "The next {n} labels are expected to fix {best} final labels if you add them "
        "where they help most, and {evenly} if you spread them evenly.",
        HUNDRED,
        best=format_number(plan.per_hundred, 1),
        evenly=format_number(plan.per_hundred_evenly, 1),
    )


def list_sentence(plan: Plan, chosen: RelabelList) -> str:
    """Describe what a list of items asks for and what it is expected to bring."""
    if chosen.items.size == 0:
        return tr("No item is expected to improve with this many more labels.")
    gained = plan.counted(chosen.gained)
    items = tr_n("{n} item", "{n} items", chosen.items.size)
    labels = tr_n("{n} more label", "{n} more labels", chosen.labels)
    if gained < _LEAST_SHOWN:
        return tr(
            "{items}, {labels} in total: expected to fix fewer than {few} final labels.",
            items=items,
            labels=labels,
            few=format_number(_LEAST_SHOWN, 1),
        )
    return tr(
        "{items}, {labels} in total: expected to fix {gained} final labels and take the "
        "error rate from {before} to {after}.",
        items=items,
        labels=labels,
        gained=format_number(gained, 1),
        before=format_percent(plan.start.error),
        after=format_percent(plan.start.error - gained / plan.n_items),
    )


def caution(plan: Plan, check: ModelCheck | None) -> tuple[str, ...]:
    """Describe what the plan is: an estimate, and where it is known to be too hopeful."""
    said = [
        tr(
            "This is an estimate, not a guarantee: it treats the fitted model as true. "
            "The plan uses {part} of the predicted gain; on real datasets, {low} to "
            "{high} of it was reached.",
            part=format_percent(REALIZED_GAIN_SHARE, 0),
            low=format_percent(REALIZED_RANGE[0], 0),
            high=format_percent(REALIZED_RANGE[1], 0),
        )
    ]
    if check is not None and check.grade.is_misfit:
        said.append(
            tr(
                "These labels leave in doubt that workers make mistakes independently. If they "
                "don’t, the plan is too optimistic: hard items stay hard however many workers "
                "you ask."
            )
        )
    if not plan.start.known and not plan.start.audited:
        said.append(
            tr_n(
                "Check about {n} label to measure the current error rate.",
                "Check about {n} labels to measure the current error rate.",
                min(HUNDRED, plan.n_items),
            )
        )
    return tuple(said)


def curve_sentence(forecast: CurveForecast | None) -> str:
    """Describe what the study’s curve alone predicts at the last of its multiples."""
    if forecast is None:
        return tr(
            "The curve can’t be extrapolated. That takes gold, at least five draws, about "
            "five labels per item on average, and a falling error rate."
        )
    last = int(np.argmax(forecast.times))
    sentence = tr(
        "Extrapolated to {times} times the labels, spread as now, the error rate is "
        "{error} ({level} range {low} to {high}).",
        error=format_percent(float(forecast.error[last])),
        level=format_percent(WITHIN, 0),
        low=format_percent(float(forecast.low[last])),
        high=format_percent(float(forecast.high[last])),
        times=format_number(float(forecast.times[last]), 1),
    )
    # A curve that still falls straight tells nothing of its end: the fit puts it at zero.
    if forecast.levels_off < _NEAR_THE_END * forecast.error[last]:
        return sentence + " " + tr("It is not clear yet where the curve levels off.")
    end = format_percent(forecast.levels_off)
    return sentence + " " + tr("It seems to level off at about {end}.", end=end)
