"""What the labels alone, and gold, certify about the final labels that are shown."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.bounds.certificate import weighted_labels
from crowdgui.core.bounds.distinct import first_answers
from crowdgui.core.bounds.gold_certified import gold_certified
from crowdgui.core.bounds.guarantee import Condition, Entry, Kind, Level, limit_entry
from crowdgui.core.bounds.self_certified import Terms, cross_fitted, iwmv_weights
from crowdgui.core.job import uses_gold
from crowdgui.core.labels import UNLABELLED
from crowdgui.core.text import number, tr

if TYPE_CHECKING:
    from crowdgui.core.bounds.certify import Wishes
    from crowdgui.core.outcome import Outcome
    from crowdgui.core.progress import Report


def certified_entries(outcome: Outcome, wishes: Wishes, report: Report) -> list[Entry]:
    """Give the self-certified limit, and the one by gold where there is some.

    Each speaks of a vote of its own. Where the labels shown differ from that vote on some items,
    every difference is counted as one more mistake, so that the limit holds for them too.
    Either may become the headline, so where both are there each takes half of the risk α.
    """
    if outcome.job.labels.n_classes < 2:
        return []
    gold = outcome.job.gold
    if gold is None or uses_gold(outcome.job) or not (gold == UNLABELLED).any():
        return [_by_labels(outcome, wishes, report)]
    half = replace(wishes, alpha=wishes.alpha / 2)
    return [_by_labels(outcome, half, report), _by_gold(outcome, half)]


def _by_labels(outcome: Outcome, wishes: Wishes, report: Report) -> Entry:
    labels, final = outcome.job.labels, outcome.aggregation.labels
    terms = Terms(wishes.alpha, better_than_chance=True)
    found = cross_fitted(labels, iwmv_weights, terms, wishes.seed, report)
    items = int(np.count_nonzero(final != UNLABELLED))
    apart = found.differing(final)
    value = None if found.bound is None else found.bound + apart / max(1, items)
    return limit_entry(
        "self-certified",
        tr("Self-certified"),
        tr("beyond the paper: agreement of workers on halves of the items"),
        Level.SELF_CERTIFIED,
        Kind.MEAN_ERROR,
        value,
        found.reason,
        (
            Condition(
                tr("Workers are, on the whole, more often right than guessers: taken for granted"),
                True,
            ),
            _apart(apart, items),
        ),
        {} if found.bound is None else {"cross_fitted": found.bound},
    )


def _by_gold(outcome: Outcome, wishes: Wishes) -> Entry:
    labels, final, gold = outcome.job.labels, outcome.aggregation.labels, outcome.job.gold
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
    return limit_entry(
        "gold-certified",
        tr("Certified by gold"),
        tr("beyond the paper: accuracy on {n} gold items", n=number(int(known.sum()))),
        Level.GOLD,
        Kind.MEAN_ERROR,
        value,
        found.reason,
        (_apart(apart, int(rest.sum())),),
    )


def _apart(apart: int, items: int) -> Condition:
    return Condition(
        tr(
            "{n} of {items} labels differ from the vote it speaks of; each is counted as wrong",
            n=number(apart),
            items=number(items),
        ),
        True,
        float(apart),
    )
