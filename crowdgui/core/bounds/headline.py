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
    because = tr("Gold is known for every item, so this is a count and no estimate.")
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
                "It follows from a random sample that was checked by hand, at {confidence} "
                "confidence, whatever the workers do.",
                confidence=confidence,
            )
            if by_hand
            else tr(
                "It follows from gold items, drawn at random as you state, at {confidence} "
                "confidence, whatever the workers do.",
                confidence=confidence,
            )
        )
    else:
        sentence = tr(
            "At most {share} of these labels are wrong on average.", share=format_percent_up(value)
        )
        source = (
            tr("It follows from how workers did on gold items")
            if level is EvidenceLevel.GOLD
            else tr("It follows from how often workers agree, without any checked answers")
        )
        because = tr(
            "{source}, at {confidence} confidence. It holds if every worker errs independently, is "
            "as often right on every class and item, and did not choose the items. The check found "
            "nothing against that, but labels cannot show a rare class that all miss, or a "
            "guideline misread.",
            source=source,
            confidence=confidence,
        )
    return Headline(sentence, because, level, value)


def _none(entries: Sequence[BoundEntry], check: ModelCheck, model: str) -> Headline:
    audited = any(entry.level is EvidenceLevel.AUDIT for entry in entries)
    sentence = (
        tr("No guarantee can be given yet.")
        if audited
        else tr("No guarantee can be given from the labels alone.")
    )
    if check.grade is FitGrade.DOES_NOT_FIT or check.grade is FitGrade.ROUGHLY:
        because = tr(
            "{model} A random check by hand gives a guarantee, whatever the workers do.",
            model=model,
        )
    elif check.grade is FitGrade.FITS and not check.unquestioned:
        because = tr(
            "These labels differ a little from what workers who err independently would give, and "
            "by more than chance. Bounds that need such workers are no guarantee then; a random "
            "check by hand gives one."
        )
    elif any(entry.value is not None for entry in entries):
        because = tr(
            "{model} The bounds below put in estimated accuracies, which makes them no more than "
            "indications. A random check by hand gives a guarantee.",
            model=model,
        )
    else:
        because = tr(
            "None of the bounds below says anything about these labels; each says why. A random "
            "check by hand gives a guarantee."
        )
    return Headline(sentence, because, EvidenceLevel.NONE, None)
