"""Which of the bounds becomes the headline, and on what basis."""

from __future__ import annotations

from typing import TYPE_CHECKING

from crowdgui.core.bounds.guarantee import (
    Basis,
    BoundKey,
    EvidenceLevel,
    Finding,
    Headline,
)
from crowdgui.core.bounds.model_check import FitGrade
from crowdgui.core.reasons import Reason

if TYPE_CHECKING:
    from collections.abc import Sequence

    from crowdgui.core.bounds.guarantee import BoundEntry, GuaranteeOptions
    from crowdgui.core.bounds.model_check import ModelCheck

CERTIFIED = (EvidenceLevel.AUDIT, EvidenceLevel.GOLD, EvidenceLevel.SELF_CERTIFIED)
"""Levels that may be the headline, strongest first."""


def headline(
    entries: Sequence[BoundEntry],
    check: ModelCheck,
    model: tuple[Reason, ...],
    wishes: GuaranteeOptions,
    guessing: float,
) -> Headline:
    """Choose the strongest level that holds, and its lowest bound.

    Only a model that fits, without a significant difference, supports a bound that needs one:
    where bounds are sharp, faults too small to matter elsewhere are larger than the bound. An
    audit needs no model.

    Parameters
    ----------
    entries : sequence of BoundEntry
        Every bound for these labels.
    check : ModelCheck
        Of the worker model.
    model : tuple of Reason
        What the check found.
    wishes : GuaranteeOptions
        They hold the risk α.
    guessing : float
        The error rate of a guesser; a bound at or above it isn't worth a headline.

    Returns
    -------
    Headline
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
        known = entry.quantities
        if entry.key is BoundKey.GOLD_AUDIT and known["sample"] == known["items"]:
            return entry
    return None


def _count(whole: BoundEntry) -> Headline:
    share = whole.quantities["wrong"] / whole.quantities["items"]
    finding = Reason.make(Finding.COUNTED, share=share)
    return Headline(finding, Reason(Basis.ALL_GOLD), EvidenceLevel.AUDIT, share)


def _certified(
    level: EvidenceLevel, value: float, entries: Sequence[BoundEntry], wishes: GuaranteeOptions
) -> Headline:
    if level is EvidenceLevel.AUDIT:
        finding = Reason.make(Finding.AT_MOST, share=value)
        manual = any(e.key is BoundKey.AUDIT and e.value == value for e in entries)
        basis = Basis.AUDIT if manual else Basis.RANDOM_GOLD
        return Headline(finding, Reason.make(basis, risk=wishes.alpha), level, value)
    finding = Reason.make(Finding.AT_MOST_ON_AVERAGE, share=value)
    source = Basis.FROM_GOLD if level is EvidenceLevel.GOLD else Basis.FROM_AGREEMENT
    because = Reason.make(Basis.WORKER_MODEL, source=Reason(source), risk=wishes.alpha)
    return Headline(finding, because, level, value)


def _none(entries: Sequence[BoundEntry], check: ModelCheck, model: tuple[Reason, ...]) -> Headline:
    audited = any(entry.level is EvidenceLevel.AUDIT for entry in entries)
    finding = Finding.NO_GUARANTEE_YET if audited else Finding.NO_GUARANTEE_FROM_LABELS
    if check.grade.is_misfit:
        because = Reason.make(Basis.MODEL_DOUBTED, model=model)
    elif check.grade is FitGrade.FITS and not check.unquestioned:
        because = Reason(Basis.SLIGHT_DIFFERENCE)
    elif any(entry.value is not None for entry in entries):
        because = Reason.make(Basis.MODEL_AND_ESTIMATES, model=model)
    else:
        because = Reason(Basis.NOTHING_USEFUL_YET)
    return Headline(Reason(finding), because, EvidenceLevel.NONE, None)
