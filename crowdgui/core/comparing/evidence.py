"""What speaks for each rule against the suggested one: hidden labels, and gold."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from crowdgui.core.comparing.candidates import left_out
from crowdgui.core.comparing.paired import Paired, holm, paired
from crowdgui.core.labels import UNLABELLED
from crowdgui.core.progress import silent, within
from crowdgui.core.rules.table import CANDIDATES, SUGGESTED, rule_of
from crowdgui.core.text import tr

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from crowdgui.core.comparing.estimate import Estimate
    from crowdgui.core.comparing.held_out import HeldOut
    from crowdgui.core.comparing.misfit import Misfit
    from crowdgui.core.comparing.tried import Tried
    from crowdgui.core.job import Job
    from crowdgui.core.labels import IntArray, Labels
    from crowdgui.core.progress import Report

RISK = 0.05
"""The chance of taking noise for evidence, over all rules together, for hidden labels and for gold
each: no more than a tenth in all."""


@dataclass(frozen=True)
class Evidence:
    """One rule against the suggested one.

    `gain` is how much better it foretells hidden labels, in nats a label, and `chance` that of
    such a gain if no rule were better, corrected for their number. `gold` counts the gold items
    on which only one of them is right, this rule first, and `gold_chance` is its p-value,
    corrected alike. None where there is nothing to go by. `reason` says why a rule was left out,
    `set_aside` why its gain does not count, after what the checks of workers found.
    """

    key: str
    gain: Estimate | None = None
    chance: float | None = None
    gold: Paired | None = None
    gold_chance: float | None = None
    reason: str = ""
    set_aside: str = ""

    @property
    def name(self) -> str:
        return rule_of(self.key).name

    @property
    def foretells_better(self) -> bool:
        return self.chance is not None and self.chance <= RISK

    @property
    def better_on_gold(self) -> bool:
        fewer = self.gold is not None and self.gold.fewer_wrong > 0
        return fewer and self.gold_chance is not None and self.gold_chance <= RISK

    @property
    def worse_on_gold(self) -> bool:
        """Whether more gold answers are wrong, beyond noise or not."""
        return self.gold is not None and self.gold.fewer_wrong < 0


def candidates_for(labels: Labels) -> tuple[tuple[str, ...], Mapping[str, str]]:
    """Return the rules to judge, and those left out with the reason."""
    without = left_out(labels)
    return tuple(key for key in CANDIDATES if key not in without), without


def evidence_rows(
    found: HeldOut | None,
    gold: Mapping[str, Paired],
    keys: Sequence[str],
    without: Mapping[str, str],
    wrong: Misfit,
    seed: int,
) -> tuple[Evidence, ...]:
    """Collect what is known about every rule but the suggested one."""
    others = [key for key in keys if key != SUGGESTED]
    suited = [key for key in others if not set_aside(key, wrong)]
    chances = {} if found is None else found.chances(suited, SUGGESTED, seed)
    on_gold = [key for key in others if key in gold]
    corrected = dict(zip(on_gold, holm([gold[key].p for key in on_gold]), strict=True))
    judged = [
        Evidence(
            key,
            None if found is None else found.gain(key, SUGGESTED),
            chances.get(key),
            gold.get(key),
            float(corrected[key]) if key in corrected else None,
            set_aside=set_aside(key, wrong),
        )
        for key in others
    ]
    return (*judged, *(Evidence(key, reason=reason) for key, reason in without.items()))


def set_aside(key: str, wrong: Misfit) -> str:
    """Describe why hidden labels do not speak for a rule, whatever they say.

    Rules that take workers to be alike on all classes, where these are shown not to be, can
    foretell answers well by sorting items by the leanings of their workers, not by class. Rules
    that learn leanings where there are none only have more to get wrong. Where hardly any item has
    two labels nothing can be tested, and the simpler rules count.
    """
    learns = rule_of(key).learns_class_bias
    if wrong.bias.reason and learns:
        return tr("learns class bias, for which nothing here could be tested")
    if wrong.bias.found and not learns:
        return tr("takes workers to be alike on all classes, which they are not")
    if not wrong.bias.found and learns:
        return tr("learns class bias, of which nothing shows beyond chance")
    return ""


def held_against_gold(
    job: Job, keys: Sequence[str], tried: Sequence[Tried], report: Report = silent
) -> dict[str, Paired]:
    """Compare every rule with the suggested one on gold.

    Rules that ran already are not run again.
    """
    if job.gold is None or not (job.gold != UNLABELLED).any():
        return {}
    done = {one.key: one.labels for one in tried if one.gold is not None}
    final = {}
    for i, key in enumerate(keys):
        shown = within(report, tr("Holding rules against gold"), i / len(keys))
        final[key] = done[key] if key in done else _labels(job, key, shown)
    known = (job.gold != UNLABELLED) & (final[SUGGESTED] != UNLABELLED)
    gold = job.gold[known]
    base = final[SUGGESTED][known] == gold
    if not known.any():
        return {}
    return {key: paired(final[key][known] == gold, base) for key in keys if key != SUGGESTED}


def _labels(job: Job, key: str, report: Report) -> IntArray:
    rule = rule_of(key)
    return rule.fit(job.used, None, rule.choices(), report).labels
