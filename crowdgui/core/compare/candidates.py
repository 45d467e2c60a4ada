"""The rules that can be recommended, and how much of them the size of the data allows."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.errors import Reason, ReasonCode
from crowdgui.core.labels import select_items
from crowdgui.core.rules import ebcc
from crowdgui.core.rules.registry import QUICK, candidates, get_rule

if TYPE_CHECKING:
    from crowdgui.core.labels import Labels
    from crowdgui.core.progress import ProgressCallback
    from crowdgui.core.rules.rule import Aggregation


MOST_LABELS = 1_000_000
"""More labels than this, and a random part of the items is used."""


MOST_FOR_SLOW = 50_000
"""More labels than this, and the rules that take long are not fitted again and again."""


FOLDS, MOST_ROUNDS = 10, 30


_LARGEST = ebcc.RULES[0].key
"""The rule that needs most memory."""


class NotCompared(ReasonCode):
    """Why a rule is not among those compared."""

    TOO_SLOW = "not-compared-too-slow"
    TOO_LARGE = "not-compared-too-large"


def skipped_candidates(labels: Labels) -> dict[str, Reason]:
    """Return which candidates the data are too large for, and why."""
    reasons: dict[str, Reason] = {}
    slow = [key for key in candidates(labels) if key not in QUICK]
    if ebcc.exceeds_memory(labels, ebcc.EbccOptions().kinds):
        large = [key for key in candidates(labels) if _LARGEST in (key, *get_rule(key).parts)]
        reasons |= dict.fromkeys(large, Reason(NotCompared.TOO_LARGE))
    if labels.n_labels > MOST_FOR_SLOW:
        reason = Reason.make(NotCompared.TOO_SLOW, n=MOST_FOR_SLOW)
        reasons |= {key: reason for key in slow if key not in reasons}
    return reasons


def n_rounds(labels: Labels) -> int:
    """Return how often a tenth of the labels can be hidden: about as much work for any data."""
    return int(np.clip(MOST_LABELS // (labels.n_labels * labels.n_classes), 1, MOST_ROUNDS))


def subsample_items(labels: Labels, rng: np.random.Generator, most: int = MOST_LABELS) -> Labels:
    """Return whole items drawn at random that hold about `most` labels; all where there are fewer.

    Workers without a label among these are dropped: nothing can be learnt about them.

    Parameters
    ----------
    labels : Labels
        M workers, N items, L classes.
    rng : numpy.random.Generator
    most : int, optional
        Labels to keep, about.

    Returns
    -------
    Labels
        Items and workers have new codes where some were dropped; classes keep theirs.
    """
    if labels.n_labels <= most:
        return labels
    share = most / labels.n_labels
    chosen = rng.random(labels.n_items) < share
    if not chosen[labels.item].any():
        # A few items with very many labels each: one of them at least.
        chosen[rng.choice(labels.item)] = True
    return select_items(labels, chosen)


def quick_fit(key: str, labels: Labels, seed: int, report: ProgressCallback) -> Aggregation:
    """Run a rule with its default options, or with its quick ones if it has any."""
    rule = get_rule(key)
    options = rule.quick_options(seed) if rule.quick_options is not None else rule.options()
    return rule.fit(labels, None, options, report)
