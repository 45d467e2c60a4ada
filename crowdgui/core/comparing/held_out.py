"""How well each rule's final labels foretell labels that it has not seen."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import chain
from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.bounds.distinct import first_answers
from crowdgui.core.comparing.candidates import FOLDS, part_of, quick_fit, rounds_for
from crowdgui.core.comparing.estimate import Estimate, mean_per_label
from crowdgui.core.comparing.random_places import random_places
from crowdgui.core.comparing.several import corrected_chances
from crowdgui.core.labels import freeze
from crowdgui.core.progress import silent, within
from crowdgui.core.rules.hiding import foretold, without
from crowdgui.core.rules.posterior import decide
from crowdgui.core.rules.table import rule_of
from crowdgui.core.text import tr

if TYPE_CHECKING:
    from collections.abc import Sequence

    from crowdgui.core.labels import BoolArray, FloatArray, IntArray, Labels
    from crowdgui.core.progress import Report

UNSEEN = 1.0
"""Answers added to every entry of the crowd's confusion matrix (Laplace): no answer is impossible,
so that no single label can decide between two rules."""


@dataclass(frozen=True, eq=False)
class HeldOut:
    """Log scores of hidden labels, summed for each item: R rules by J items.

    Attributes
    ----------
    keys : tuple of str
        The rules.
    sums : ndarray of shape (R, J)
        Σ ln of the chance of each hidden label of the item, by the rule's final labels.
    counts : ndarray of shape (J,)
        How many labels of each item were hidden, over all rounds.
    sampled : bool
        Whether only part of the items was looked at.
    """

    keys: tuple[str, ...]
    sums: FloatArray
    counts: FloatArray
    sampled: bool

    def __post_init__(self) -> None:
        freeze(self)

    @property
    def hidden(self) -> int:
        """How many labels were hidden and foretold; one may have been hidden several times."""
        return int(self.counts.sum())

    def score(self, key: str) -> Estimate:
        """Return the mean log score of a hidden label, in nats; 0 would be certainty."""
        return mean_per_label(self._of(key), self.counts)

    def gain(self, key: str, over: str) -> Estimate:
        """Return how much better a hidden label is foretold than by another rule, in nats."""
        return mean_per_label(self._of(key) - self._of(over), self.counts)

    def chances(self, keys: Sequence[str], over: str, seed: int = 0) -> dict[str, float]:
        """Return for each rule the chance of such a gain if none of these were better than `over`.

        Corrected for their number: it is the chance that the best of them would gain so much.
        """
        gains = [self.gain(key, over) for key in keys]
        if not gains:
            return {}
        some = self.counts > 0
        apart = np.array([(self._of(key) - self._of(over))[some] for key in keys])
        off = apart - np.outer([gain.value for gain in gains], self.counts[some])
        found = corrected_chances(off, np.array([gain.z for gain in gains]), seed)
        return dict(zip(keys, found.tolist(), strict=True))

    def _of(self, key: str) -> FloatArray:
        sums: FloatArray = self.sums[self.keys.index(key)]
        return sums


def folds_of(labels: Labels, rng: np.random.Generator) -> IntArray:
    """Deal the labels out to ten folds (n_labels,), each item's labels to different ones.

    So an item with two labels or more keeps one at least in every round. The only label of an
    item is never hidden: −1.
    """
    place = random_places(labels, rng)
    start = rng.integers(0, FOLDS, labels.n_items)
    fold = (place + start[labels.item]) % FOLDS
    return np.where(labels.labels_per_item[labels.item] > 1, fold, -1)


def held_out(
    labels: Labels, keys: Sequence[str], seed: int = 0, report: Report = silent
) -> HeldOut | None:
    """Hide a tenth of the labels, let every rule label the items by the rest, foretell the tenth.

    A hidden label Z of worker i on item j has the chance C_i[ŷ_j, Z]: ŷ_j is the rule's final
    label, C_i the worker's answers by final label, drawn toward the crowd's by 2 answers a class.
    This is Σ_k p_j(k) C_i[k, Z] with all of p_j on the final label. So every rule is measured
    alike, by what the user takes from it: a share of votes is no probability, and even where
    confidence is one, its calibration would outweigh the labels. Rounds are repeated over new
    folds as the size of the data allows; repeated answers count once. None where no item has two
    labels.
    """
    rng = np.random.default_rng(seed)
    whole = first_answers(labels)
    part = part_of(whole, rng)
    sums, counts = np.zeros((len(keys), part.n_items)), np.zeros(part.n_items)
    rounds = rounds_for(part)
    for i in range(rounds):
        if i % FOLDS == 0:
            fold = folds_of(part, rng)
        hidden = fold == i % FOLDS
        if not hidden.any() or hidden.all():
            continue
        item = part.item[hidden]
        counts += np.bincount(item, minlength=part.n_items)
        shown = within(report, tr("Foretelling hidden labels"), i / rounds)
        for row, scores in enumerate(_round(part, hidden, keys, seed, shown)):
            sums[row] += np.bincount(item, scores, minlength=part.n_items)
    if not counts.any():
        return None
    return HeldOut(tuple(keys), sums, counts, sampled=part is not whole)


def _round(
    labels: Labels, hidden: BoolArray, keys: Sequence[str], seed: int, report: Report
) -> list[FloatArray]:
    """Return the log scores of the hidden labels by each rule."""
    rest = without(labels, hidden)
    classes = np.arange(labels.n_classes)
    scores = []
    for final in _final_labels(rest, keys, seed, report):
        certain = (final[:, None] == classes).astype(float)
        scores.append(np.log(foretold(labels, hidden, rest, certain, UNSEEN)))
    return scores


def _final_labels(rest: Labels, keys: Sequence[str], seed: int, report: Report) -> list[IntArray]:
    """Return each rule's labels; a rule of several parts is their even mean, each fitted once."""
    parts = {key: quick_fit(key, rest, seed, report) for key in _fitted(keys)}
    return [
        decide(rest, np.mean([parts[p].posterior for p in rule_of(key).parts], axis=0))[0]
        if rule_of(key).parts
        else parts[key].labels
        for key in keys
    ]


def _fitted(keys: Sequence[str]) -> list[str]:
    """Return the keys of all fits: those of the rules, and of the parts of a rule that has some."""
    return list(dict.fromkeys(chain.from_iterable(rule_of(key).parts or (key,) for key in keys)))
