"""What the labels alone, and gold, certify about the final labels that are shown."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.bounds.certificate import weighted_labels
from crowdgui.core.bounds.distinct import first_answers
from crowdgui.core.bounds.gold_certified import gold_certified
from crowdgui.core.bounds.guarantee import Condition, Entry, Kind, Level, limit_entry
from crowdgui.core.bounds.plug_in import plug_in_accuracy
from crowdgui.core.bounds.self_certified import Terms, cross_fitted, iwmv_weights
from crowdgui.core.bounds.shared_out import MOST_UNEVEN, unevenness
from crowdgui.core.intervals import interval
from crowdgui.core.job import uses_gold
from crowdgui.core.labels import UNLABELLED
from crowdgui.core.text import clauses, number, tr, tr_n

if TYPE_CHECKING:
    from crowdgui.core.bounds.certify import Wishes
    from crowdgui.core.labels import FloatArray
    from crowdgui.core.outcome import Outcome
    from crowdgui.core.progress import Report


def certified_entries(outcome: Outcome, wishes: Wishes, report: Report) -> list[Entry]:
    """Return the self-certified limit, and the one by gold where there is some.

    Each speaks of a vote of its own. Where the labels shown differ from that vote on some items,
    every difference is counted as one more mistake, so that the limit holds for them too.
    Either may become the headline, so where both are there each takes half of the risk α.
    """
    if outcome.job.used.n_classes < 2:
        return []
    gold = outcome.job.gold
    if gold is None or uses_gold(outcome.job) or not (gold == UNLABELLED).any():
        return [_by_labels(outcome, wishes, report)]
    half = replace(wishes, alpha=wishes.alpha / 2)
    return [_by_labels(outcome, half, report), _by_gold(outcome, half)]


def _by_labels(outcome: Outcome, wishes: Wishes, report: Report) -> Entry:
    labels, final = outcome.job.used, outcome.aggregation.labels
    terms = Terms(wishes.alpha, better_than_chance=True)
    found = cross_fitted(labels, iwmv_weights, terms, wishes.seed, report)
    items = int(np.count_nonzero(final != UNLABELLED))
    apart = found.differing(final)
    value = None if found.bound is None else found.bound + apart / max(1, items)
    even = tuple(_served_alike(outcome, each.weights) for each in found.certificates[:1])
    value, reason = _refused(outcome, value, found.reason, *even)
    return limit_entry(
        "self-certified",
        tr("From agreement alone"),
        tr("beyond the paper: agreement of workers on halves of the items"),
        Level.SELF_CERTIFIED,
        Kind.MEAN_ERROR,
        value,
        reason,
        (
            Condition(
                tr("Workers are, on the whole, more often right than guessers: taken for granted"),
                True,
            ),
            *even,
            _apart(apart, items),
        ),
        {} if found.bound is None else {"cross_fitted": found.bound},
    )


def _by_gold(outcome: Outcome, wishes: Wishes) -> Entry:
    labels, final, gold = outcome.job.used, outcome.aggregation.labels, outcome.job.gold
    assert gold is not None
    found = gold_certified(labels, gold, wishes.alpha)
    vote = weighted_labels(first_answers(labels), found.weights)
    rest = (gold == UNLABELLED) & (final != UNLABELLED)
    known = (gold != UNLABELLED) & (final != UNLABELLED)
    apart = int(np.count_nonzero(vote[rest] != final[rest]))
    wrong = int(np.count_nonzero(final[known] != gold[known]))
    items = int(rest.sum() + known.sum())
    value = None
    if found.bound is not None:
        # What is wrong on gold is counted; the limit is of the other items.
        value = (found.bound * int(rest.sum()) + apart + wrong) / max(1, items)
    even, classes = _served_alike(outcome, found.weights), _every_class(outcome)
    value, reason = _refused(outcome, value, found.reason, even, classes)
    return limit_entry(
        "gold-certified",
        tr("From gold answers"),
        tr("beyond the paper: accuracy on {n} gold items", n=number(int(known.sum()))),
        Level.GOLD,
        Kind.MEAN_ERROR,
        value,
        reason,
        (even, classes, _apart(apart, int(rest.sum()))),
    )


def _refused(
    outcome: Outcome, value: float | None, reason: str, *needed: Condition
) -> tuple[float | None, str]:
    """Take a certificate back where a condition fails, or gold shows more wrong labels."""
    failed = [condition.text for condition in needed if not condition.met]
    if value is None:
        return None, reason
    if failed:
        return None, tr("Not met: {conditions}.", conditions=clauses(failed))
    score = outcome.gold
    if score is not None and interval(np.array([score.wrong]), np.array([score.known]))[0] > value:
        return None, tr("Gold shows more wrong labels than it allows, so what it needs is not so.")
    return value, ""


def _served_alike(outcome: Outcome, weights: FloatArray) -> Condition:
    labels = outcome.job.used
    accuracy = plug_in_accuracy(labels, outcome.workers)
    ratio = unevenness(first_answers(labels), weights, accuracy)
    return Condition(
        tr(
            "items are served alike: the strength of their workers varies {ratio} times as much as "
            "by chance",
            ratio=number(ratio, 2),
        ),
        ratio <= MOST_UNEVEN,
        ratio,
        MOST_UNEVEN,
    )


def _every_class(outcome: Outcome) -> Condition:
    """Return whether gold has items of every class: it tells nothing of workers on the others."""
    gold, final = outcome.job.gold, outcome.aggregation.labels
    assert gold is not None
    given = np.unique(final[final != UNLABELLED])
    known = np.isin(given, gold)
    return Condition(
        tr("gold has items of every class"),
        bool(known.all()),
        float(np.count_nonzero(known)),
        float(given.size),
    )


def _apart(apart: int, items: int) -> Condition:
    return Condition(
        tr_n(
            "{n} of {items} labels differs from the vote it speaks of; it is counted as wrong",
            "{n} of {items} labels differ from the vote it speaks of; each is counted as wrong",
            apart,
            items=number(items),
        ),
        True,
        float(apart),
    )
