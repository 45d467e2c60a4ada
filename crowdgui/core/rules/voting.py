"""Plain, one-step and iterative weighted majority voting: one loop, three lengths."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.labels import UNLABELLED
from crowdgui.core.outcome import Aggregation
from crowdgui.core.progress import Progress, Step
from crowdgui.core.rules.choices import Choices, whole
from crowdgui.core.rules.form import Decomposable, lead, winners
from crowdgui.core.text import later, tr

if TYPE_CHECKING:
    from crowdgui.core.labels import BoolArray, FloatArray, IntArray, Labels
    from crowdgui.core.progress import Report


@dataclass(frozen=True)
class StepLimit(Choices):
    """How many steps a rule may take before it is stopped."""

    max_steps: int = whole(
        100,
        1,
        100_000,
        later("Number of steps"),
        later("At most; the rule is stopped then, also where labels still change."),
    )


def majority(
    labels: Labels, gold: IntArray | None, choices: Choices, report: Report
) -> Aggregation:
    """Give every item the label most of its workers gave."""
    return _vote("mv", labels, 0, report)


def one_step(
    labels: Labels, gold: IntArray | None, choices: Choices, report: Report
) -> Aggregation:
    """Vote, weigh every worker once by agreement with the vote, vote again."""
    return _vote("oswmv", labels, 1, report)


def iterative(
    labels: Labels, gold: IntArray | None, choices: StepLimit, report: Report
) -> Aggregation:
    """Vote and weigh in turn until no label changes (Li and Yu 2014, section 4)."""
    return _vote("iwmv", labels, choices.max_steps, report)


def objective(matches: IntArray, labels: Labels) -> float:
    """Give G = Σ_i n_i (L ŵ_i − 1)², which no step of IWMV lowers.

    With m_i matches of n_i labels and ŵ_i = m_i / n_i, G is an increasing affine function of
    Σ_i (L m_i² / (2 n_i) − m_i), which is convex in the counts m; the weighted vote maximises
    its tangent at the present m, hence cannot lower it. So the iteration ends and cannot cycle.
    """
    given = labels.labels_per_worker
    some = given > 0
    excess = labels.n_classes * matches[some] / given[some] - 1.0
    return float(np.sum(given[some] * excess**2))


def _vote(rule: str, labels: Labels, max_steps: int, report: Report) -> Aggregation:
    weights = np.where(labels.labels_per_worker > 0, 1.0, 0.0)
    previous: IntArray = np.full(labels.n_items, UNLABELLED, dtype=np.int32)
    history: list[Step] = []
    for iteration in range(max_steps + 1):
        form = Decomposable.weighted(weights, labels.n_classes)
        final, tied, matches = _count(labels, form, report)
        changed = int(np.count_nonzero(final != previous))
        history.append(Step(iteration, changed, objective(matches, labels)))
        report(Progress(tr("Voting"), None, history[-1]))
        if changed == 0 or iteration == max_steps:
            break
        previous, weights = final, _weights(matches, labels)
    # Plain and one-step voting end by design; iterative voting at rest, or at its limit.
    converged = rule != "iwmv" or history[-1].changed == 0
    accuracy = _share(matches, labels.labels_per_worker)
    posterior = (_vote_shares if rule == "mv" else _first_order_posterior)(labels, form)
    return Aggregation(
        rule=rule,
        labels=final,
        confidence=_confidence(posterior, final),
        margin=_margins(labels, form, weights),
        tied=tied,
        posterior=posterior,
        form=form,
        weights=weights,
        accuracy=accuracy,
        history=tuple(history),
        converged=converged,
    )


def _count(
    labels: Labels, form: Decomposable, report: Report
) -> tuple[IntArray, BoolArray, IntArray]:
    """Give final labels, ties, and how many of each worker's labels match them."""
    final = np.full(labels.n_items, UNLABELLED, dtype=np.int32)
    tied = np.zeros(labels.n_items, dtype=bool)
    matches = np.zeros(labels.n_workers, dtype=np.int64)
    for block in labels.blocks:
        report(Progress(tr("Voting"), block.items.start / labels.n_items))
        best, equal = winners(form.scores(block))
        some = labels.labels_per_item[block.items] > 0
        final[block.items] = np.where(some, best, UNLABELLED)
        tied[block.items] = equal & some
        right = labels.code[block.labels] == final[labels.item[block.labels]]
        workers = labels.worker[block.labels][right]
        matches += np.bincount(workers, minlength=labels.n_workers)
    return final, tied, matches


def _weights(matches: IntArray, labels: Labels) -> FloatArray:
    """Give v_i = L ŵ_i − 1, the bound-optimal weight; 0 for a worker without labels."""
    given = labels.labels_per_worker
    return np.where(given > 0, labels.n_classes * matches / np.maximum(given, 1) - 1.0, 0.0)


def _share(part: IntArray, whole: IntArray) -> FloatArray:
    return np.where(whole > 0, part / np.maximum(whole, 1), np.nan)


def _vote_shares(labels: Labels, form: Decomposable) -> FloatArray:
    shares = np.concatenate([form.scores(block) for block in labels.blocks])
    shares /= np.maximum(labels.labels_per_item, 1)[:, None]
    return shares


def _first_order_posterior(labels: Labels, form: Decomposable) -> FloatArray:
    """Give class probabilities by the model the weights come from.

    For workers who err independently and alike on all classes the log-odds of an answer are
    ln((L−1)w / (1−w)); the weight L w − 1 is (L−1)/L times their first-order expansion at
    w = 1/L. So softmax(L/(L−1) · score) puts the final label first, and counts nobody as
    infallible.
    """
    scale = labels.n_classes / max(1, labels.n_classes - 1)
    return np.concatenate([softmax(scale * form.scores(block)) for block in labels.blocks])


def softmax(scores: FloatArray) -> FloatArray:
    """Turn log scores into probabilities; the row's maximum is taken off against overflow."""
    shares: FloatArray = np.exp(scores - scores.max(axis=1, keepdims=True))
    shares /= shares.sum(axis=1, keepdims=True)
    return shares


def _confidence(posterior: FloatArray, final: IntArray) -> FloatArray:
    chosen = np.take_along_axis(posterior, np.maximum(final, 0)[:, None], axis=1)[:, 0]
    return np.where(final == UNLABELLED, np.nan, chosen)


def _margins(labels: Labels, form: Decomposable, weights: FloatArray) -> FloatArray:
    """Give the lead of the winner as a share of all the weight on the item; 1 for one class."""
    if labels.n_classes == 1:
        return np.where(labels.labels_per_item > 0, 1.0, np.nan)
    margins = np.concatenate([lead(form.scores(block)) for block in labels.blocks])
    weight = np.bincount(labels.item, np.abs(weights)[labels.worker], minlength=labels.n_items)
    share = np.divide(margins, weight, out=np.zeros_like(margins), where=weight > 0)
    return np.where(labels.labels_per_item > 0, np.minimum(share, 1.0), np.nan)
