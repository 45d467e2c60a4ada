"""The rules among which the adviser chooses, and how much of them the size of the data allows."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.labels import Labels
from crowdgui.core.rules import consensus, ebcc
from crowdgui.core.rules.table import SUGGESTED, rule_of
from crowdgui.core.text import number, tr

if TYPE_CHECKING:
    from crowdgui.core.outcome import Aggregation
    from crowdgui.core.progress import Report

CANDIDATES = (
    SUGGESTED,
    "mv",
    "oswmv",
    "iwmv-log",
    "em-homogeneous",
    "bwa",
    "em",
    "em-pooled",
    "em-class",
    "ebcc",
    "consensus",
)
"""Rules that need nothing stated. The one that is kept without evidence against it comes first;
of others that foretell alike the earlier is taken: the simpler, and EM before its variants, since
its model, a confusion matrix a worker, is the one that the check of class bias speaks of."""

SLOW = ("ebcc", "consensus")
MOST_LABELS = 1_000_000
"""More labels than this, and a random part of the items is looked at."""
FOLDS, MOST_ROUNDS = 10, 30
KINDS_STEPS = 100


def left_out(labels: Labels) -> dict[str, str]:
    """Say which candidates the data are too large for, and why."""
    reasons: dict[str, str] = {}
    if labels.n_classes == 2:
        reasons["em-class"] = tr("which is EM where there are two classes")
    if labels.n_labels > consensus.MOST_LABELS:
        words = tr("which takes too long beyond {n} labels", n=number(consensus.MOST_LABELS))
        reasons |= dict.fromkeys(SLOW, words)
    elif ebcc.too_many(labels, ebcc.EbccChoices().kinds):
        reasons |= dict.fromkeys(SLOW, tr("which does not fit in memory"))
    return reasons


def rounds_for(labels: Labels) -> int:
    """Give how often a tenth of the labels can be hidden: about as much work for any data."""
    return int(np.clip(MOST_LABELS // (labels.n_labels * labels.n_classes), 1, MOST_ROUNDS))


def part_of(labels: Labels, rng: np.random.Generator, most: int = MOST_LABELS) -> Labels:
    """Give whole items drawn at random that hold about `most` labels; all where there are fewer.

    Workers without a label among these are left out: nothing is to be learnt of them.
    """
    if labels.n_labels <= most:
        return labels
    share = most / labels.n_labels
    chosen = rng.random(labels.n_items) < share
    kept = chosen[labels.item]
    if not kept.any():
        # A few items with very many labels each: one of them at least.
        chosen[rng.choice(labels.item)] = True
        kept = chosen[labels.item]
    present = np.bincount(labels.worker[kept], minlength=labels.n_workers) > 0
    item, worker = np.cumsum(chosen) - 1, np.cumsum(present) - 1
    return Labels.from_codes(
        item[labels.item[kept]],
        worker[labels.worker[kept]],
        labels.code[kept],
        labels.item_ids[chosen],
        labels.worker_ids[present],
        labels.classes,
    )


def quick_fit(key: str, labels: Labels, seed: int, report: Report) -> Aggregation:
    """Run a rule as it is by default; kinds of items from one start, and not to the last digit."""
    rule = rule_of(key)
    choices = ebcc.EbccChoices(starts=1, seed=seed, max_steps=KINDS_STEPS)
    return rule.fit(labels, None, choices if key == "ebcc" else rule.choices(), report)
