"""What a study shows, in sentences that do not say more than its draws do."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np
from scipy.special import stdtrit

from crowdgui.core.study.study import ERROR, SECONDS
from crowdgui.text.numbers import format_percent
from crowdgui.text.rules import rule_name
from crowdgui.text.translation import format_number, join_list, tr, tr_n

if TYPE_CHECKING:
    from crowdgui.core.arrays import FloatArray
    from crowdgui.core.study.study import StudyResult


FLAT = 0.025
"""Points by share: half a point in a fifth of the labels is a curve that has flattened."""


INTERVAL_LEVEL = 0.95
"""How often chance alone stays within the margin of a mean."""


@dataclass(frozen=True)
class ErrorDrop:
    """The mean fall of the error between two shares, over the draws that tried both.

    `margin` is the half width of its 95% interval. Draws are nested, so each is compared with
    itself.
    """

    start: float
    end: float
    mean: float
    margin: float
    draws: int


def describe_study(result: StudyResult) -> tuple[str, ...]:
    """Describe what can be said already, the most telling first."""
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
    if len(order) > 1 and not _apart(result, point, order[0], order[1]):
        sentence += " " + tr("The difference between the first two is not significant.")
    return sentence


def _apart(result: StudyResult, point: int, first: str, second: str) -> bool:
    rows = [_rows(result, key)[point] for key in (first, second)]
    off = rows[1] - rows[0]
    off = off[~np.isnan(off)]
    if off.size < 2:
        return False
    return bool(off.mean() > _margin(off))


def _margin(values: FloatArray) -> float:
    """Return the half width of the interval of a mean by Student’s t: few draws vary more."""
    often = float(stdtrit(values.size - 1, (1.0 + INTERVAL_LEVEL) / 2.0))
    return often * float(values.std(ddof=1)) / float(np.sqrt(values.size))


def error_drop(result: StudyResult, key: str, start: float, end: float) -> ErrorDrop | None:
    """Return how far the error of a rule falls between two shares; None below two draws."""
    shares = np.array(result.study.shares)
    places = [int(np.argmin(np.abs(shares - share))) for share in (start, end)]
    rows = _rows(result, key)
    off = rows[places[0]] - rows[places[1]]
    off = off[~np.isnan(off)]
    if off.size < 2 or places[0] == places[1]:
        return None
    first, last = (float(shares[place]) for place in places)
    return ErrorDrop(first, last, float(off.mean()), _margin(off), off.size)


def flat_sentence(result: StudyResult, key: str) -> str:
    """Describe whether a rule’s curve has flattened by the last fifth of the labels."""
    found = error_drop(result, key, 0.8, 1.0)
    if found is None:
        return ""
    sentence = _verdict(result, found)
    return (
        sentence
        + " "
        + tr(
            "Going from {start} to {end} of the labels lowered the error rate by {points} "
            "percentage points (±{error} at {confidence} confidence, {draws}).",
            start=format_percent(found.start, 0),
            end=format_percent(found.end, 0),
            points=format_number(100 * found.mean, 1),
            error=format_number(100 * found.margin, 1),
            confidence=format_percent(INTERVAL_LEVEL, 0),
            draws=tr_n("{n} draw", "{n} draws", found.draws),
        )
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
    if found.mean + found.margin >= flat:
        return tr("It is too early to say whether the curve has flattened.")
    # A fall so small is less than one gold item; other gold might show another.
    if study.n_gold < round(1.0 / flat):
        return tr_n(
            "{n} gold item is too few to say whether the curve has flattened.",
            "{n} gold items are too few to say whether the curve has flattened.",
            study.n_gold,
        )
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
    return result.trialled.values[ERROR][:, :, result.study.keys.index(key)]
