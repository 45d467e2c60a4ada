"""Which rule suits the labels, on evidence; without any beyond noise, the suggested one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from crowdgui.core.comparing.advice_words import advice_sentences
from crowdgui.core.comparing.evidence import (
    Evidence,
    candidates_for,
    evidence_rows,
    held_against_gold,
)
from crowdgui.core.comparing.held_out import HeldOut, held_out
from crowdgui.core.comparing.misfit import Misfit, misfit
from crowdgui.core.progress import silent
from crowdgui.core.rules.table import CANDIDATES, SUGGESTED, rule_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from crowdgui.core.comparing.tried import Tried
    from crowdgui.core.job import Job
    from crowdgui.core.progress import Report


@dataclass(frozen=True)
class Advice:
    """The rule to use and what that rests on.

    `sentences` begin with the advice itself. `rows` hold every other candidate against the
    suggested rule, which is kept where no evidence is beyond noise.
    """

    rule: str
    sentences: tuple[str, ...]
    rows: tuple[Evidence, ...]
    held_out: HeldOut | None
    misfit: Misfit

    @property
    def name(self) -> str:
        return rule_of(self.rule).name


def advise(job: Job, report: Report = silent, seed: int = 0, tried: Sequence[Tried] = ()) -> Advice:
    """Judge the rules that need nothing stated, and choose one.

    Rules `tried` already on the same job are not run again for the gold.
    """
    keys, without = candidates_for(job.used)
    found = held_out(job.used, keys, seed, report)
    wrong = misfit(job.used, seed, report)
    gold = held_against_gold(job, keys, tried, report)
    rows = evidence_rows(found, gold, keys, without, wrong, seed)
    rule = choose(rows, found)
    sentences = advice_sentences(rule, rows, found, wrong)
    return Advice(rule, sentences, rows, found, wrong)


def choose(rows: Sequence[Evidence], found: HeldOut | None) -> str:
    """Return the rule that the evidence is for, the suggested one where there is none.

    1. Gold comes first, as it alone sees errors: of the rules with fewer gold answers wrong
       beyond noise, the one with fewest.
    2. Else the rules that foretell hidden labels better beyond noise, and have no more gold
       answers wrong: of those within one standard error of the best, the first of `CANDIDATES`
       (the one-standard-error rule of Breiman and others 1984). The checks of workers have said
       which kind of rule counts, and only its rules are corrected for.
    """
    sure = [row for row in rows if row.better_on_gold]
    if sure:
        return max(sure, key=_fewer_wrong).key
    able = [row for row in rows if row.foretells_better and not row.worse_on_gold]
    if not able or found is None:
        return SUGGESTED
    best = max(able, key=_gain).key
    level = [row.key for row in able if found.gain(best, row.key).z <= 1.0]
    return min(level, key=CANDIDATES.index)


def _fewer_wrong(row: Evidence) -> int:
    return row.gold.fewer_wrong if row.gold else 0


def _gain(row: Evidence) -> float:
    return row.gain.value if row.gain else 0.0
