"""Records of a comparison of rules as tests need them, without running a rule."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.compare.comparison import GoldError, RuleComparison, RuleResult
from crowdgui.core.compare.held_out import HeldOutScores, MeanEstimate, PairedComparison
from crowdgui.core.compare.misfit import Misfit, MisfitTest
from crowdgui.core.compare.recommendation import CheckedRule, RuleChoice, RuleEvidence
from crowdgui.core.rules.registry import DEFAULT_RULE

if TYPE_CHECKING:
    from collections.abc import Sequence

    from crowdgui.core.arrays import FloatArray


GOLD = np.zeros(80, dtype=np.int32)

NONE, FOUND = MisfitTest(0.02, 0.02, 0.5), MisfitTest(0.2, 0.02, 0.01)

ALIKE = Misfit(NONE, NONE, (5, 5))

BIASED = replace(ALIKE, bias=FOUND)


def rule_result(key: str, confidence: FloatArray, wrong: Sequence[int] = ()) -> RuleResult:
    """A rule that labels the items in `wrong` 1, all others 0, which gold has for all."""
    n = confidence.size
    return RuleResult(
        key=key,
        labels=np.isin(np.arange(n), list(wrong)).astype(np.int32),
        tied=np.zeros(n, dtype=bool),
        confidence=confidence,
        iterations=3,
        converged=True,
        seconds=0.01,
        gold=GoldError(n, len(wrong), 0.0, 1.0),
        gold_reason=None,
        agreed=1,
        compared=2,
        model_claim=None,
        claim_reason=None,
        bound=None,
        bound_reason=None,
    )


def tried(key: str, wrong: Sequence[int], n: int = 80, *, scored: bool = True) -> RuleResult:
    """A rule that labels the items in `wrong` 1, all others 0."""
    found = rule_result(key, np.ones(n), wrong)
    return found if scored else replace(found, gold=None)


def comparison(*rules: RuleResult, in_use: str = "iwmv") -> RuleComparison:
    return RuleComparison(rules, in_use, GOLD[: rules[0].labels.size])


def row(
    key: str,
    gain: float = 0.0,
    p_value: float = 1.0,
    gold: tuple[int, int] | None = None,
    gold_p_value: float | None = None,
) -> RuleEvidence:
    pair = None if gold is None else PairedComparison(80, gold[0], gold[1], 0.5)
    return RuleEvidence(key, MeanEstimate(gain, 0.01), p_value, pair, gold_p_value)


def choice(rule: str, n: int = 0, **wrong: int) -> RuleChoice:
    """A choice among rules with so many of n checked items wrong, the recommended one first."""
    none, sure = np.zeros(3, dtype=np.int32), np.ones(3)
    checked = (CheckedRule(key, w, none, none > 0, sure) for key, w in wrong.items())
    return RuleChoice(rule, n, tuple(checked))


def scores(**gains: float) -> HeldOutScores:
    """Scores of 50 items in which every rule gains as much on each, but for a little noise."""
    keys = (DEFAULT_RULE, *gains)
    rng = np.random.default_rng(0)
    means = np.array([0.0, *gains.values()])
    sums = means[:, None] + rng.normal(0, 0.05, (len(keys), 50))
    return HeldOutScores(keys, sums, np.ones(50), sampled=False)
