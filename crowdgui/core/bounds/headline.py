"""Which of the bounds may be said at the top, and in which words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from crowdgui.core.bounds.guarantee import EvidenceLevel, Headline
from crowdgui.core.bounds.model_check import FitGrade
from crowdgui.text.numbers import format_confidence, format_percent, format_percent_up
from crowdgui.text.translation import tr

if TYPE_CHECKING:
    from collections.abc import Sequence

    from crowdgui.core.bounds.guarantee import BoundEntry, GuaranteeOptions
    from crowdgui.core.bounds.model_check import ModelCheck

CERTIFIED = (EvidenceLevel.AUDIT, EvidenceLevel.GOLD, EvidenceLevel.SELF_CERTIFIED)
"""Levels that may be the headline, strongest first."""


def headline(
    entries: Sequence[BoundEntry],
    check: ModelCheck,
    model: str,
    wishes: GuaranteeOptions,
    guessing: float,
) -> Headline:
    """Take the strongest level that holds, and its lowest limit.

    Only a model that fits, without a difference beyond chance, carries a certificate that needs
    one: where bounds are sharp, faults too small to matter elsewhere are larger than the bound. An
    audit needs no model. A certificate that allows as many wrong labels as `guessing` gives is not
    worth a sentence.
    """
    if (whole := full_gold_entry(entries)) is not None:
        return _count(whole)
    carried = CERTIFIED if check.unquestioned else CERTIFIED[:1]
    for level in carried:
        most = 1.0 if level is EvidenceLevel.AUDIT else guessing
        values = [
            entry.value
            for entry in entries
            if entry.level is level
            and entry.kind.from_above
            and entry.value is not None
            and entry.value < most
        ]
        if values:
            return _certified(level, min(values), entries, wishes)
    return _none(entries, check, model)


def full_gold_entry(entries: Sequence[BoundEntry]) -> BoundEntry | None:
    """Return the entry of gold that covers every item, which leaves nothing to estimate."""
    for entry in entries:
        if entry.key == "gold-audit" and entry.quantities["sample"] == entry.quantities["items"]:
            return entry
    return None


def _count(whole: BoundEntry) -> Headline:
    share = whole.quantities["wrong"] / whole.quantities["items"]
    sentence = tr("{share} of these labels are wrong.", share=format_percent(share))
    because = tr("Every item has a gold label, so this is a count, not an estimate.")
    return Headline(sentence, because, EvidenceLevel.AUDIT, share)


def _certified(
    level: EvidenceLevel, value: float, entries: Sequence[BoundEntry], wishes: GuaranteeOptions
) -> Headline:
    confidence = format_confidence(wishes.alpha)
    if level is EvidenceLevel.AUDIT:
        sentence = tr("At most {share} of these labels are wrong.", share=format_percent_up(value))
        by_hand = any(e.key == "audit" and e.value == value for e in entries)
        because = (
            tr(
                "Based on an audit of a random sample, at {confidence} confidence. It "
                "needs no assumption about workers.",
                confidence=confidence,
            )
            if by_hand
            else tr(
                "Based on gold items that you said were drawn at random, at {confidence} "
                "confidence. It needs no assumption about workers.",
                confidence=confidence,
            )
        )
    else:
        sentence = tr(
            "On average, at most {share} of these labels are wrong.", share=format_percent_up(value)
        )
        source = (
            tr("Based on how workers did on gold items")
            if level is EvidenceLevel.GOLD
            else tr("Based on how often workers agree; no labels were checked")
        )
        because = tr(
            "{source}, at {confidence} confidence. It holds if workers make mistakes "
            "independently, each is equally accurate on every class and item, and nobody "
            "picked their own items. The model check found no sign against this, but "
            "labels can’t reveal a rare class that everyone misses or a guideline that "
            "everyone misreads.",
            source=source,
            confidence=confidence,
        )
    return Headline(sentence, because, level, value)


def _none(entries: Sequence[BoundEntry], check: ModelCheck, model: str) -> Headline:
    audited = any(entry.level is EvidenceLevel.AUDIT for entry in entries)
    sentence = (
        tr("There is no guarantee yet.")
        if audited
        else tr("The labels alone can’t give you a guarantee.")
    )
    if check.grade is FitGrade.DOES_NOT_FIT or check.grade is FitGrade.ROUGHLY:
        because = tr(
            "{model} An audit can give you a guarantee, because it needs no assumption "
            "about workers.",
            model=model,
        )
    elif check.grade is FitGrade.FITS and not check.unquestioned:
        because = tr(
            "These labels differ slightly but significantly from what independent workers "
            "would give. Bounds that assume independence are therefore not guarantees; an "
            "audit can give you one."
        )
    elif any(entry.value is not None for entry in entries):
        because = tr(
            "{model} The bounds below use estimated accuracies, so they are estimates. An "
            "audit can give you a guarantee.",
            model=model,
        )
    else:
        because = tr(
            "None of the bounds below is useful for these labels; each one says why. An "
            "audit can give you a guarantee."
        )
    return Headline(sentence, because, EvidenceLevel.NONE, None)
