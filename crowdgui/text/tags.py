"""Sentences about tags: errors of tags and of whole sets, agreement on sets, and guarantees."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.intervals import clopper_pearson
from crowdgui.core.tags.agreement import MOST_SETS, SetDistance
from crowdgui.text.guarantees.headline import describe_none_accepted
from crowdgui.text.translation import (
    format_confidence,
    format_number,
    format_percent,
    format_percent_up,
    join_sentences,
    tr,
    tr_n,
    tr_noop,
)

if TYPE_CHECKING:
    from crowdgui.core.tags.acceptance import SetAcceptance
    from crowdgui.core.tags.agreement import SetAlpha
    from crowdgui.core.tags.sets import SetErrors, TagErrors

_DISTANCES = {
    SetDistance.MASI: tr_noop("MASI distance"),
    SetDistance.JACCARD: tr_noop("Jaccard distance"),
    SetDistance.EXACT: tr_noop("same set or not"),
}


def tag_stage(tag: str) -> str:
    """Return what is being worked on while a tag is aggregated."""
    return tr("Tag “{tag}”", tag=tag)


def distance_name(distance: SetDistance) -> str:
    return tr(_DISTANCES[distance])


def describe_set_errors(errors: SetErrors | None) -> str:
    """Return how many whole sets are right on gold items, with an exact 95% interval."""
    if errors is None or not errors.known:
        return tr("No item has a gold label and a final label for every tag.")
    return tr(
        "Whole sets on gold items: {right} of {known} right ({share}; 95% interval {low} to "
        "{high}). Mean distance from gold: MASI {masi}, Jaccard {jaccard}.",
        right=format_number(errors.right),
        known=format_number(errors.known),
        **_interval(errors.right, errors.known),
        masi=format_number(errors.masi, 3),
        jaccard=format_number(errors.jaccard, 3),
    )


def describe_tag_errors(errors: TagErrors) -> str:
    """Return how often one tag is wrong on gold items."""
    if not errors.known:
        return tr("no gold")
    return tr(
        "{wrong} wrong: {missed} missed, {added} added",
        wrong=describe_wrong(errors),
        missed=format_number(errors.missed),
        added=format_number(errors.added),
    )


def describe_wrong(errors: TagErrors) -> str:
    """Return how many labels of one tag are wrong, with an exact 95% interval."""
    if not errors.known:
        return tr("no gold")
    return tr(
        "{wrong} of {known} ({share}; {low} to {high})",
        wrong=format_number(errors.wrong),
        known=format_number(errors.known),
        **_interval(errors.wrong, errors.known),
    )


def _interval(part: int, whole: int) -> dict[str, str]:
    low, high = clopper_pearson(np.array([part]), np.array([whole]))
    return {
        "share": format_percent(part / whole),
        "low": format_percent(float(low[0])),
        "high": format_percent(float(high[0])),
    }


def describe_tag_votes(yes: int, votes: int, label: str, confidence: float | None) -> str:
    """Return one tag's votes and what the rule makes of them; no confidence if it is none."""
    said = tr("{yes} of {votes} votes for it", yes=format_number(yes), votes=format_number(votes))
    if not label:
        return said
    if confidence is None:
        return tr("{said}; rule: {label}", said=said, label=label)
    return tr(
        "{said}; rule: {label}, confidence {confidence}",
        said=said,
        label=label,
        confidence=format_percent(confidence),
    )


def describe_set_confidence(product: float, least: float) -> str:
    """Return how sure a set of tags is: an estimate from the confidence in its tags."""
    return tr(
        "Estimated probability that the rule has all tags right, if mistakes in its tags are "
        "independent: {product}. The least certain tag: {least}.",
        product=format_percent(product),
        least=format_percent(least),
    )


def describe_alpha(alpha: SetAlpha) -> str:
    """Return Krippendorff's alpha by one distance, or why there is none."""
    if alpha.value is None:
        return _describe_no_alpha(alpha)
    if alpha.low is None or alpha.high is None:
        return format_number(alpha.value, 3)
    return tr(
        "{value} (95% interval {low} to {high})",
        value=format_number(alpha.value, 3),
        low=format_number(alpha.low, 3),
        high=format_number(alpha.high, 3),
    )


def _describe_no_alpha(alpha: SetAlpha) -> str:
    """Return why alpha is not defined."""
    if alpha.sets > MOST_SETS:
        return tr(
            "not computed: there are {n} different sets, and at most {most} can be compared",
            n=format_number(alpha.sets),
            most=format_number(MOST_SETS),
        )
    if not alpha.items:
        return tr("not defined: no item has tags from two workers")
    return tr("not defined: all sets are the same")


def describe_set_guarantee(found: SetAcceptance) -> str:
    """Return what an audit guarantees about whole sets, and what is still to be reviewed."""
    made = found.acceptance
    if len(made.review) and not made.n_accepted:
        return describe_none_accepted(len(made.review))
    wrong = made.left + made.changed
    sentence = tr_n(
        "At most {n} of {items} sets ({share}) has a wrong tag, at {confidence} confidence.",
        "At most {n} of {items} sets ({share}) have a wrong tag, at {confidence} confidence.",
        wrong,
        items=format_number(made.items),
        share=format_percent_up(made.share),
        confidence=format_confidence(made.plan.alpha),
    )
    if made.complete:
        return sentence
    review = tr_n(
        "This holds once {n} item is reviewed.",
        "This holds once {n} items are reviewed.",
        len(made.review),
    )
    return join_sentences([sentence, review])


def describe_set_audit(found: SetAcceptance) -> str:
    """Return what the audit list of whole sets gives, and the condition it rests on."""
    made = found.acceptance
    counts = tr(
        "{audited} audited, {wrong} of them wrong; {accepted} accepted as they are, {review} to "
        "review.",
        audited=format_number(made.audited),
        wrong=format_number(made.found),
        accepted=format_number(made.n_accepted),
        review=format_number(len(made.review)),
    )
    condition = tr(
        "This needs rule, options, workers, gold and target to be as they were when the list was "
        "saved."
    )
    return join_sentences([describe_set_guarantee(found), counts, condition])


def describe_drawn_list(size: int, items: int, seed: int, example: str, none: str) -> str:
    """Return how many items an audit list has, and how it is filled in."""
    return tr(
        "{n} of {items} items drawn with seed {seed}. Write all tags of an item into the column "
        "“label”, such as “{example}”, and “{none}” where it has none; then read the list here.",
        n=format_number(size),
        items=format_number(items),
        seed=str(seed),
        example=example,
        none=none,
    )


def own_audit_reason(tag: str) -> str:
    """Return why a list of whole sets cannot be read beside the audit of one tag."""
    return tr(
        "The tag “{tag}” has an audit of its own. Drop it on the Guarantee page of that tag before "
        "you read a list of whole sets.",
        tag=tag,
    )


def describe_union(sets: int, items: int, risk: float) -> str:
    """Return what the guarantees of the single tags together say of whole sets."""
    return tr(
        "From the guarantees of the tags: at most {n} of {items} sets have a wrong tag, at "
        "{confidence} confidence.",
        n=format_number(min(sets, items)),
        items=format_number(items),
        confidence=format_confidence(risk),
    )
