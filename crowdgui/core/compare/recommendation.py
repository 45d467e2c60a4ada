"""Which rule is recommended, and on what evidence."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from crowdgui.core.compare.candidates import skipped_candidates
from crowdgui.core.compare.held_out import (
    HeldOutScores,
    PairedComparison,
    compare_paired,
    holm,
    score_held_out,
)
from crowdgui.core.compare.misfit import Misfit, run_misfit_tests
from crowdgui.core.labels import UNLABELLED
from crowdgui.core.progress import Stage, ignore_progress, subprogress
from crowdgui.core.reasons import Reason, ReasonCode
from crowdgui.core.rules.registry import CANDIDATES, SUGGESTED, get_rule

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from crowdgui.core.arrays import IntArray
    from crowdgui.core.compare.held_out import MeanEstimate
    from crowdgui.core.compare.rule_result import RuleResult
    from crowdgui.core.job import Job
    from crowdgui.core.labels import Labels
    from crowdgui.core.progress import ProgressCallback


RISK = 0.05
"""The probability of taking noise for evidence, over all rules together, for held-out labels and
for gold each: at most a tenth in all."""


class NotUsed(ReasonCode):
    """Why the predictions of a rule are not evidence for it."""

    CLASS_BIAS_UNTESTED = "not-used-class-bias-untested"
    CLASS_BIAS_FOUND = "not-used-class-bias-found"
    NO_CLASS_BIAS = "not-used-no-class-bias"


@dataclass(frozen=True)
class RuleEvidence:
    """One rule against the suggested one.

    `gain` is how much better it predicts held-out labels, in nats per label, and `chance` the
    probability of such a gain if no rule were better, corrected for their number. `gold` counts
    the gold items on which only one of them is right, this rule first, and `gold_chance` is its
    p-value, corrected alike. None where there is no evidence. `reason` is why a rule was not
    compared, `set_aside` why its gain is not used, after what the misfit tests found.
    """

    key: str
    gain: MeanEstimate | None = None
    chance: float | None = None
    gold: PairedComparison | None = None
    gold_chance: float | None = None
    reason: Reason | None = None
    set_aside: Reason | None = None

    @property
    def predicts_better(self) -> bool:
        return self.chance is not None and self.chance <= RISK

    @property
    def better_on_gold(self) -> bool:
        fewer = self.gold is not None and self.gold.fewer_wrong > 0
        return fewer and self.gold_chance is not None and self.gold_chance <= RISK

    @property
    def worse_on_gold(self) -> bool:
        """Whether more gold items are wrong, significantly or not."""
        return self.gold is not None and self.gold.fewer_wrong < 0


def candidates_for(labels: Labels) -> tuple[tuple[str, ...], Mapping[str, Reason]]:
    """Return the rules to compare, and those not compared with the reason."""
    without = skipped_candidates(labels)
    return tuple(key for key in CANDIDATES if key not in without), without


def evidence_rows(
    found: HeldOutScores | None,
    gold: Mapping[str, PairedComparison],
    keys: Sequence[str],
    without: Mapping[str, Reason],
    wrong: Misfit,
    seed: int,
) -> tuple[RuleEvidence, ...]:
    """Collect what is known about every rule but the suggested one."""
    others = [key for key in keys if key != SUGGESTED]
    suited = [key for key in others if not exclusion_reason(key, wrong)]
    chances = {} if found is None else found.chances(suited, SUGGESTED, seed)
    on_gold = [key for key in others if key in gold]
    corrected = dict(zip(on_gold, holm([gold[key].p for key in on_gold]), strict=True))
    judged = [
        RuleEvidence(
            key,
            None if found is None else found.gain(key, SUGGESTED),
            chances.get(key),
            gold.get(key),
            float(corrected[key]) if key in corrected else None,
            set_aside=exclusion_reason(key, wrong),
        )
        for key in others
    ]
    return (*judged, *(RuleEvidence(key, reason=reason) for key, reason in without.items()))


def exclusion_reason(key: str, wrong: Misfit) -> Reason | None:
    """Return why held-out labels are not evidence for a rule, however well it predicts them.

    Rules that take workers to be alike on all classes, where these are shown not to be, can
    predict labels well by sorting items by the bias of their workers, not by class. Rules that
    learn bias where there is none only have more to get wrong. Where hardly any item has two
    labels nothing can be tested, and the simpler rules count.
    """
    learns = get_rule(key).learns_class_bias
    if wrong.bias.reason and learns:
        return Reason(NotUsed.CLASS_BIAS_UNTESTED)
    if wrong.bias.found and not learns:
        return Reason(NotUsed.CLASS_BIAS_FOUND)
    if not wrong.bias.found and learns:
        return Reason(NotUsed.NO_CLASS_BIAS)
    return None


def compare_on_gold(
    job: Job,
    keys: Sequence[str],
    tried: Sequence[RuleResult],
    report: ProgressCallback = ignore_progress,
) -> dict[str, PairedComparison]:
    """Compare every rule with the suggested one on gold.

    Rules that ran already are not run again.
    """
    if job.gold is None or not (job.gold != UNLABELLED).any():
        return {}
    done = {one.key: one.labels for one in tried if one.gold is not None}
    final = {}
    for i, key in enumerate(keys):
        shown = subprogress(report, Stage.COMPARING_WITH_GOLD, i / len(keys))
        final[key] = done[key] if key in done else _labels(job, key, shown)
    known = (job.gold != UNLABELLED) & (final[SUGGESTED] != UNLABELLED)
    gold = job.gold[known]
    base = final[SUGGESTED][known] == gold
    if not known.any():
        return {}
    return {
        key: compare_paired(final[key][known] == gold, base) for key in keys if key != SUGGESTED
    }


def _labels(job: Job, key: str, report: ProgressCallback) -> IntArray:
    rule = get_rule(key)
    return rule.fit(job.used, None, rule.choices(), report).labels


@dataclass(frozen=True)
class Recommendation:
    """The rule to use and the evidence for it.

    `rows` compare every other candidate with the suggested rule, which is kept where no evidence
    is significant.
    """

    rule: str
    rows: tuple[RuleEvidence, ...]
    held_out: HeldOutScores | None
    misfit: Misfit


def recommend_rule(
    job: Job,
    report: ProgressCallback = ignore_progress,
    seed: int = 0,
    tried: Sequence[RuleResult] = (),
) -> Recommendation:
    """Compare the rules that need no user input, and choose one.

    Rules `tried` already on the same job are not run again for the gold.
    """
    keys, without = candidates_for(job.used)
    found = score_held_out(job.used, keys, seed, report)
    wrong = run_misfit_tests(job.used, seed, report)
    gold = compare_on_gold(job, keys, tried, report)
    rows = evidence_rows(found, gold, keys, without, wrong, seed)
    rule = select_rule(rows, found)
    return Recommendation(rule, rows, found, wrong)


def select_rule(rows: Sequence[RuleEvidence], found: HeldOutScores | None) -> str:
    """Return the rule that the evidence is for, the suggested one where there is none.

    1. Gold comes first, as it alone sees errors: of the rules with significantly fewer gold items
       wrong, the one with fewest.
    2. Else the rules that predict held-out labels significantly better, and have no more gold
       items wrong: of those within one standard error of the best, the first of `CANDIDATES`
       (the one-standard-error rule of Breiman and others 1984). The misfit tests have shown which
       kind of rule counts, and only its rules are corrected for.
    """
    sure = [row for row in rows if row.better_on_gold]
    if sure:
        return max(sure, key=_fewer_wrong).key
    able = [row for row in rows if row.predicts_better and not row.worse_on_gold]
    if not able or found is None:
        return SUGGESTED
    best = max(able, key=_gain).key
    level = [row.key for row in able if found.gain(best, row.key).z <= 1.0]
    return min(level, key=CANDIDATES.index)


def _fewer_wrong(row: RuleEvidence) -> int:
    return row.gold.fewer_wrong if row.gold else 0


def _gain(row: RuleEvidence) -> float:
    return row.gain.value if row.gain else 0.0
