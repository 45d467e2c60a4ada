"""The two ways of being wrong about workers that bear on the choice of a rule, tested."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeVar

import numpy as np

from crowdgui.core.bounds.distinct import first_answers
from crowdgui.core.bounds.model_draws import drawn_labels
from crowdgui.core.bounds.model_fits import FittedModel, WorkerModel
from crowdgui.core.comparing.candidates import part_of
from crowdgui.core.comparing.class_bias import bias_of
from crowdgui.core.comparing.swap import FEWEST, swap_of
from crowdgui.core.labels import UNLABELLED
from crowdgui.core.progress import Progress, silent
from crowdgui.core.rules import em, voting
from crowdgui.core.rules.em_models import homogeneous_confusion, log_shares, pooled_confusion
from crowdgui.core.rules.em_steps import counts_of, expect
from crowdgui.core.rules.form import Decomposable
from crowdgui.core.text import tr

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from crowdgui.core.labels import FloatArray, IntArray, Labels
    from crowdgui.core.progress import Report

_T = TypeVar("_T")

MOST_LABELS = 50_000
"""More labels than this, and a random part of the items is tested: it shows as much."""
DRAWS = 99
REFITS = 3
"""Steps of EM on a drawn set: it starts at the truth, so few are enough."""
SIGNIFICANCE = 0.025
"""For each of the two tests, so that both together raise a false alarm in 5 % of cases."""


@dataclass(frozen=True)
class Check:
    """A statistic of the labels against the same of label sets that a worker model draws.

    `size` is what was found, `by_chance` the mean over the drawn sets, `p` the share of sets with
    as much or more, the labels counted among them. `reason` says why there was no test.
    """

    size: float
    by_chance: float
    p: float
    reason: str = ""

    @property
    def found(self) -> bool:
        """Whether there is more of it than chance makes."""
        return not self.reason and self.p <= SIGNIFICANCE


@dataclass(frozen=True)
class Misfit:
    """What speaks against workers who are alike on all classes, and on all items.

    `bias.size` is the share of answers that would have to change place for every worker to have
    one accuracy. `swap.size` is on how much more of their shared items two workers of one group
    agree than two of different groups, beyond what their quality explains; `groups` is how many
    workers are in each.
    """

    bias: Check
    swap: Check
    groups: tuple[int, int]


def misfit(labels: Labels, seed: int = 0, report: Report = silent) -> Misfit:
    """Test for workers with class bias, and for groups of items on which workers swap quality.

    Parametric bootstrap. Bias is held against label sets drawn from workers with one accuracy
    each, swapping against sets drawn from workers with a confusion matrix each, both fitted to
    these labels; the statistics of every set are taken by its own final labels, or own fit.
    """
    rng = np.random.default_rng(seed)
    part = part_of(first_answers(labels), rng, MOST_LABELS)
    bias, (swap, groups) = _bias(part, rng, report), _swap(part, rng, report)
    return Misfit(bias, swap, groups)


def _bias(labels: Labels, rng: np.random.Generator, report: Report) -> Check:
    if reason := _why_not(labels):
        return Check(0.0, 0.0, 1.0, reason)
    seen = bias_of(labels, _final(labels))
    drawn = _over_draws(labels, _alike(labels), lambda one: bias_of(one, _final(one)), rng, report)
    p = _share_above([one.likelihood for one in drawn], seen.likelihood)
    return Check(seen.shifted, float(np.mean([one.shifted for one in drawn])), p)


def _swap(
    labels: Labels, rng: np.random.Generator, report: Report
) -> tuple[Check, tuple[int, int]]:
    reason = _why_not(labels)
    if not reason and np.count_nonzero(labels.labels_per_worker) < FEWEST:
        reason = tr("not defined, because there are too few workers to make two groups")
    if reason:
        return Check(0.0, 0.0, 1.0, reason), (0, 0)
    form = em.fit_pooled(labels, None, em.PooledChoices(), report).form
    model = FittedModel(
        WorkerModel.GENERAL, np.exp(form.offset), np.exp(form.table).transpose(0, 2, 1)
    )
    seen = swap_of(labels, form, rng)
    drawn = _over_draws(
        labels, model, lambda one: swap_of(one, _refitted(one, form), rng), rng, report
    )
    by_chance = float(np.mean([one.apart for one in drawn]))
    p = _share_above([one.pattern for one in drawn], seen.pattern)
    return Check(seen.apart, by_chance, p), _groups(seen.side)


def _refitted(labels: Labels, form: Decomposable) -> Decomposable:
    """Fit pooled confusion matrices to a drawn set, from those that it was drawn with."""
    free = np.full(labels.n_items, UNLABELLED, dtype=np.int32)
    strength = em.PooledChoices().strength
    for _ in range(REFITS):
        counts = expect(labels, form, free, silent)[1].counts
        table = pooled_confusion(counts.answers, strength)
        form = Decomposable(table, log_shares(counts.classes, 1.0))
    return form


def _groups(side: FloatArray) -> tuple[int, int]:
    return int(np.count_nonzero(side > 0)), int(np.count_nonzero(side < 0))


def _why_not(labels: Labels) -> str:
    if labels.n_classes < 2:
        return tr("not defined, because all labels are of one class")
    if not (labels.labels_per_item > 1).any():
        return tr("not defined, because hardly any item has two labels")
    return ""


def _over_draws(
    labels: Labels,
    fitted: FittedModel,
    statistic: Callable[[Labels], _T],
    rng: np.random.Generator,
    report: Report,
) -> list[_T]:
    """Return the statistic of label sets that the model draws."""
    found = []
    for i in range(DRAWS):
        report(Progress(tr("Drawing label sets from the fitted model"), i / DRAWS))
        found.append(statistic(drawn_labels(labels, fitted, rng)))
    return found


def _alike(labels: Labels) -> FittedModel:
    """Return the workers alike on all classes whom the labels of weighted voting suggest.

    Fitted to the end, such workers may elect other labels where the true ones are not alike.
    """
    found = voting.iterative(labels, None, voting.IterativeChoices(), silent)
    counts = counts_of(labels, found.posterior)
    table = homogeneous_confusion(counts.answers, em.EmChoices().smoothing)
    shares = np.exp(log_shares(counts.classes))
    return FittedModel(WorkerModel.HOMOGENEOUS, shares, np.exp(table).transpose(0, 2, 1))


def _share_above(drawn: Sequence[float], seen: float) -> float:
    """Return the share of sets with as much or more, the labels counted among them."""
    # Sums in another order differ in the last digits.
    above = sum(value >= seen - 1e-9 * abs(seen) for value in drawn)
    return (1.0 + above) / (1.0 + len(drawn))


def _final(labels: Labels) -> IntArray:
    """Return the labels to hold answers against: weighted voting, as quick as it is steady."""
    return voting.iterative(labels, None, voting.IterativeChoices(), silent).labels
