"""Which rule is recommended, on what evidence, and in which words."""

from __future__ import annotations

from dataclasses import dataclass
from math import exp
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
from crowdgui.core.progress import ignore_progress, subprogress
from crowdgui.core.rules.registry import CANDIDATES, SUGGESTED, get_rule
from crowdgui.text.numbers import format_percent
from crowdgui.text.translation import format_number, join_clauses, join_list, tr, tr_n

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from crowdgui.core.arrays import IntArray
    from crowdgui.core.compare.held_out import MeanEstimate
    from crowdgui.core.compare.rule_result import RuleResult
    from crowdgui.core.job import Job
    from crowdgui.core.labels import Labels
    from crowdgui.core.progress import ProgressCallback


RISK = 0.05
"""The chance of taking noise for evidence, over all rules together, for hidden labels and for gold
each: no more than a tenth in all."""


@dataclass(frozen=True)
class RuleEvidence:
    """One rule against the suggested one.

    `gain` is how much better it foretells hidden labels, in nats a label, and `chance` that of
    such a gain if no rule were better, corrected for their number. `gold` counts the gold items
    on which only one of them is right, this rule first, and `gold_chance` is its p-value,
    corrected alike. None where there is nothing to go by. `reason` says why a rule was left out,
    `exclusion_reason` why its gain does not count, after what the checks of workers found.
    """

    key: str
    gain: MeanEstimate | None = None
    chance: float | None = None
    gold: PairedComparison | None = None
    gold_chance: float | None = None
    reason: str = ""
    set_aside: str = ""

    @property
    def name(self) -> str:
        return get_rule(self.key).name

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
    without = skipped_candidates(labels)
    return tuple(key for key in CANDIDATES if key not in without), without


def evidence_rows(
    found: HeldOutScores | None,
    gold: Mapping[str, PairedComparison],
    keys: Sequence[str],
    without: Mapping[str, str],
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


def exclusion_reason(key: str, wrong: Misfit) -> str:
    """Describe why hidden labels do not speak for a rule, whatever they say.

    Rules that take workers to be alike on all classes, where these are shown not to be, can
    foretell answers well by sorting items by the leanings of their workers, not by class. Rules
    that learn leanings where there are none only have more to get wrong. Where hardly any item has
    two labels nothing can be tested, and the simpler rules count.
    """
    learns = get_rule(key).learns_class_bias
    if wrong.bias.reason and learns:
        return tr("learns class bias, which could not be tested here")
    if wrong.bias.found and not learns:
        return tr("assumes that workers are equally accurate on all classes, which is not the case")
    if not wrong.bias.found and learns:
        return tr("learns class bias, but no significant class bias was found")
    return ""


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
        shown = subprogress(report, tr("Comparing rules with gold"), i / len(keys))
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
    """The rule to use and what that rests on.

    `sentences` begin with the advice itself. `rows` hold every other candidate against the
    suggested rule, which is kept where no evidence is beyond noise.
    """

    rule: str
    sentences: tuple[str, ...]
    rows: tuple[RuleEvidence, ...]
    held_out: HeldOutScores | None
    misfit: Misfit

    @property
    def name(self) -> str:
        return get_rule(self.rule).name


def recommend_rule(
    job: Job,
    report: ProgressCallback = ignore_progress,
    seed: int = 0,
    tried: Sequence[RuleResult] = (),
) -> Recommendation:
    """Judge the rules that need nothing stated, and choose one.

    Rules `tried` already on the same job are not run again for the gold.
    """
    keys, without = candidates_for(job.used)
    found = score_held_out(job.used, keys, seed, report)
    wrong = run_misfit_tests(job.used, seed, report)
    gold = compare_on_gold(job, keys, tried, report)
    rows = evidence_rows(found, gold, keys, without, wrong, seed)
    rule = select_rule(rows, found)
    sentences = describe_recommendation(rule, rows, found, wrong)
    return Recommendation(rule, sentences, rows, found, wrong)


def select_rule(rows: Sequence[RuleEvidence], found: HeldOutScores | None) -> str:
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


def _fewer_wrong(row: RuleEvidence) -> int:
    return row.gold.fewer_wrong if row.gold else 0


def _gain(row: RuleEvidence) -> float:
    return row.gain.value if row.gain else 0.0


SELDOM = 0.001
"""A chance below this is not written out."""


def describe_recommendation(
    rule: str, rows: Sequence[RuleEvidence], found: HeldOutScores | None, wrong: Misfit
) -> tuple[str, ...]:
    """Describe which rule to use, then why, a sentence for each kind of evidence."""
    chosen = next((row for row in rows if row.key == rule), None)
    said = (
        _advice(chosen, rows, found),
        _hidden(chosen, rows, found),
        _gold(chosen, rows),
        _bias(wrong),
        _swap(wrong),
        _set_aside(rows),
        _left_out(rows),
    )
    return tuple(sentence for sentence in said if sentence)


def _advice(
    chosen: RuleEvidence | None, rows: Sequence[RuleEvidence], found: HeldOutScores | None
) -> str:
    kept = get_rule(SUGGESTED).name
    if chosen is None:
        if found is None and not any(row.gold for row in rows):
            return tr("Keep “{kept}”: there is no evidence to compare rules.", kept=kept)
        return tr(
            "Keep “{kept}”: no other rule is significantly better on these labels.", kept=kept
        )
    if chosen.better_on_gold:
        return tr(
            "Use “{rule}”: it makes significantly fewer mistakes on gold than “{kept}”.",
            rule=chosen.name,
            kept=kept,
        )
    return tr(
        "Use “{rule}”: it predicts held-out labels significantly better than “{kept}”.",
        rule=chosen.name,
        kept=kept,
    )


def _hidden(
    chosen: RuleEvidence | None, rows: Sequence[RuleEvidence], found: HeldOutScores | None
) -> str:
    if found is None:
        return tr("Hardly any item has two labels, so no labels were held out and predicted.")
    said = _foretold(chosen, rows, found)
    if not said or not found.sampled:
        return said
    return said + " " + tr("Only a random part of the items was used.")


def _foretold(
    chosen: RuleEvidence | None, rows: Sequence[RuleEvidence], found: HeldOutScores
) -> str:
    """Describe the held-out labels.

    Their probability is the geometric mean, exp(mean log score).
    """
    # A rule chosen by gold may foretell worse, or not count here.
    best = chosen if chosen and chosen.foretells_better else _most_promising(rows)
    if best is None or best.chance is None or best.gain is None:
        return ""
    if best.gain.value <= 0.0:
        return tr_n(
            "On {n} held-out label, no suitable rule predicts better than “{kept}” "
            "(geometric mean probability {base}).",
            "On {n} held-out labels, no suitable rule predicts better than “{kept}” "
            "(geometric mean probability {base}).",
            found.hidden,
            base=format_percent(exp(found.score(SUGGESTED).value)),
            kept=get_rule(SUGGESTED).name,
        )
    return tr_n(
        "On {n} held-out label, the geometric mean probability is {base} with “{kept}” "
        "and {other} with “{rule}”. {often}",
        "On {n} held-out labels, the geometric mean probability is {base} with “{kept}” "
        "and {other} with “{rule}”. {often}",
        found.hidden,
        base=format_percent(exp(found.score(SUGGESTED).value)),
        other=format_percent(exp(found.score(best.key).value)),
        kept=get_rule(SUGGESTED).name,
        rule=best.name,
        often=_often(best.chance, sum(row.chance is not None for row in rows)),
    )


def _most_promising(rows: Sequence[RuleEvidence]) -> RuleEvidence | None:
    judged = [row for row in rows if row.chance is not None]
    return max(judged, key=lambda row: row.gain.z if row.gain else 0.0, default=None)


def _often(chance: float, rules: int) -> str:
    if chance < SELDOM:
        return tr_n(
            "If the rule were no better, a lead this large with {n} rule tried would be very rare.",
            "If no rule were better, a lead this large among {n} rules would be very rare.",
            rules,
        )
    return tr_n(
        "If the rule were no better, a lead this large would occur by chance in {share} of cases.",
        "If none of the {n} rules were better, a lead this large would occur by chance in "
        "{share} of cases.",
        rules,
        share=format_percent(chance),
    )


def _gold(chosen: RuleEvidence | None, rows: Sequence[RuleEvidence]) -> str:
    judged = [row for row in rows if row.gold is not None]
    if not judged:
        return tr("There is no gold to compare rules on.")
    row = chosen if chosen in judged else max(judged, key=_lead_on_gold)
    pair = row.gold
    if pair is None:
        return ""
    words = {
        "first": format_number(pair.only_first),
        "second": format_number(pair.only_second),
        "rule": row.name,
        "kept": get_rule(SUGGESTED).name,
    }
    counts = tr_n(
        "On {n} gold item, only “{rule}” is right {first} times and only “{kept}” {second} times",
        "On {n} gold items, only “{rule}” is right {first} times and only “{kept}” {second} times",
        pair.known,
        **words,
    )
    return tr("{counts}: {verdict}.", counts=counts, verdict=_verdict(row))


def _lead_on_gold(row: RuleEvidence) -> int:
    return row.gold.fewer_wrong if row.gold else 0


def _verdict(row: RuleEvidence) -> str:
    if row.better_on_gold:
        return tr("a significant difference")
    if row.worse_on_gold:
        return tr("no evidence for it")
    return tr("too few to show a difference")


def _bias(wrong: Misfit) -> str:
    test = wrong.bias
    if test.reason:
        return ""
    words = {"size": format_percent(test.size), "chance": format_percent(test.by_chance)}
    if not test.found:
        return tr(
            "No class bias found: {size} of labels differ from what one accuracy per "
            "worker would give ({chance} by chance).",
            **words,
        )
    return tr(
        "Workers have class bias: {size} of labels differ from what one accuracy per "
        "worker would give ({chance} by chance). EM rules can learn this; weighted voting "
        "can’t.",
        **words,
    )


def _swap(wrong: Misfit) -> str:
    test = wrong.swap
    if test.reason:
        return ""
    if not test.found:
        return tr("There is no sign of worker groups that are good at different items.")
    return tr(
        "Workers form two groups of {first} and {second} that are good at different "
        "items: pairs within a group agree on {size} more of their shared items than "
        "pairs across groups ({chance} by chance). This misleads every rule, EM most of "
        "all.",
        first=format_number(wrong.groups[0]),
        second=format_number(wrong.groups[1]),
        size=format_percent(test.size),
        chance=format_percent(test.by_chance),
    )


def _set_aside(rows: Sequence[RuleEvidence]) -> str:
    aside = [row for row in rows if row.set_aside and row.gain is not None]
    if not aside:
        return ""
    # The check of workers found one thing or the other, so that the reason is the same for all.
    names = join_list(tr("“{name}”", name=row.name) for row in aside)
    return tr(
        "Predictions by {rules} are not used: each {reason}.",
        rules=names,
        reason=aside[0].set_aside,
    )


def _left_out(rows: Sequence[RuleEvidence]) -> str:
    without = [row for row in rows if row.reason]
    if not without:
        return ""
    each = (tr("“{name}”, {reason}", name=row.name, reason=row.reason) for row in without)
    return tr("Not compared: {rules}.", rules=join_clauses(each))
