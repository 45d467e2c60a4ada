"""How far labels got on the way to a guarantee; no widgets here."""

from __future__ import annotations

from typing import TYPE_CHECKING

from crowdgui.core.bounds.guarantee import EvidenceLevel
from crowdgui.text.translation import tr
from crowdgui.ui.pages.guarantee.level_steps import LevelStep, StepState

if TYPE_CHECKING:
    from crowdgui.core.bounds.guarantee import Guarantee

_ORDER = (
    EvidenceLevel.PLUG_IN,
    EvidenceLevel.SELF_CERTIFIED,
    EvidenceLevel.GOLD,
    EvidenceLevel.AUDIT,
)


def level_steps(found: Guarantee) -> list[LevelStep]:
    """Return the levels in their order, and how far these labels got."""
    names = {
        EvidenceLevel.PLUG_IN: (tr("Plug-in"), tr("indication")),
        EvidenceLevel.SELF_CERTIFIED: (tr("Self-certified"), tr("labels alone")),
        EvidenceLevel.GOLD: (tr("Gold"), tr("known answers")),
        EvidenceLevel.AUDIT: (tr("Audit"), tr("random check")),
    }
    steps = []
    for level in _ORDER:
        name, caption = names[level]
        entries = [entry for entry in found.entries if entry.level is level and entry.value]
        if found.headline.level is level:
            state = StepState.CURRENT
        elif (
            entries
            and level is not EvidenceLevel.PLUG_IN
            and found.headline.level is EvidenceLevel.NONE
        ):
            shown = tr("does not hold") if any(e.demoted for e in entries) else tr("in doubt")
            state, caption = StepState.DOES_NOT_HOLD, shown
        elif any(entry.demoted for entry in entries):
            state, caption = StepState.DOES_NOT_HOLD, tr("does not hold")
        elif entries:
            state = StepState.REACHED
        else:
            state = StepState.OPEN
        steps.append(LevelStep(name, caption, state))
    return steps
