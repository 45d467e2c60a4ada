"""Tags pooled: one fit over the yes/no questions of all tags, and one table of workers over all."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.arrays import safe_ratio
from crowdgui.core.errors import Reason
from crowdgui.core.intervals import clustered_share
from crowdgui.core.labels import UNLABELLED, Labels, freeze, text_array
from crowdgui.core.rules.scoring import GoldNote, fixed_gold_notes, fixed_labels
from crowdgui.core.rules.voting import FirstVoteNote, first_vote_notes
from crowdgui.core.workers.peers import mark_labels

if TYPE_CHECKING:
    from collections.abc import Sequence

    from crowdgui.core.arrays import BoolArray, FloatArray, IntArray
    from crowdgui.core.rules.rule import Aggregation
    from crowdgui.core.workers.report import WorkerReport


BETWEEN = " · "
"""Between item and tag, where a pair of them has a name."""


@dataclass(frozen=True, eq=False)
class TagPool:
    """The labels of all tags of the same items and workers, and which tag a run is about.

    A rule fitted to all tags together gives each worker one weight, accuracy or confusion matrix,
    which rests on T times as many labels: a gain where workers gave few labels per tag and are as
    careful with one tag as with another. The shares of yes and no are those of all tags together
    too; where tags differ much in how common or how hard they are, a fit per tag is the better one.

    `gold` has one array (N,) per tag, or None.
    """

    labels: tuple[Labels, ...]
    gold: tuple[IntArray | None, ...]
    names: tuple[str, ...]
    place: int

    @property
    def stacked(self) -> Labels:
        """The labels of all tags as one question."""
        return stack_tags(self.labels, self.names)

    @property
    def stacked_gold(self) -> IntArray | None:
        """Its gold."""
        return _stack_gold(self.gold, self.labels[0].n_items)

    @property
    def items(self) -> slice:
        """Where the items of the tag are among those of all tags."""
        n = self.labels[0].n_items
        return slice(self.place * n, (self.place + 1) * n)


def stack_tags(labels: Sequence[Labels], names: Sequence[str]) -> Labels:
    """Return the labels of all tags as one question: its items are pairs of tag and item.

    Parameters
    ----------
    labels : sequence of Labels
        T sets of labels over the same N items and M workers, of the classes no and yes.
    names : sequence of str
        The tags, for the names of the pairs.

    Returns
    -------
    Labels
        N T items, those of the first tag first; M workers; no and yes.
    """
    first = labels[0]
    item = np.concatenate(
        [one.item.astype(np.int64) + place * first.n_items for place, one in enumerate(labels)]
    )
    ids = text_array(f"{own}{BETWEEN}{name}" for name in names for own in first.item_ids.tolist())
    return Labels.from_codes(
        item,
        np.concatenate([one.worker for one in labels]),
        np.concatenate([one.code for one in labels]),
        ids,
        first.worker_ids,
        first.classes,
    )


def _stack_gold(gold: Sequence[IntArray | None], n_items: int) -> IntArray | None:
    """Return the gold of the stacked items (N T,), None where no tag has any."""
    if all(one is None for one in gold):
        return None
    none = np.full(n_items, UNLABELLED, dtype=np.int32)
    return np.concatenate([none if one is None else one for one in gold])


def take_tag(made: Aggregation, pool: TagPool) -> Aggregation:
    """Return what a rule made of the tag's items, with all it learnt of the workers.

    Notes that count items count those of the tag.
    """
    items = pool.items
    contested = None if made.contested is None else made.contested[items]
    return replace(
        made,
        labels=made.labels[items],
        confidence=made.confidence[items],
        margin=made.margin[items],
        tied=made.tied[items],
        posterior=made.posterior[items],
        contested=contested,
        careful=None if made.careful is None else made.careful[items],
        notes=tuple(own for note in made.notes for own in _of_tag(note, pool, contested)),
    )


def _of_tag(
    note: Reason | str, pool: TagPool, contested: BoolArray | None
) -> tuple[Reason | str, ...]:
    """Return a note on the stacked items as one on those of the tag, if it is about any of them."""
    match note:
        case Reason(code=FirstVoteNote.TIES_DECIDE):
            assert contested is not None
            return first_vote_notes(contested)
        case Reason(code=GoldNote.GOLD_FIXED):
            held = fixed_labels(pool.labels[pool.place], pool.gold[pool.place], hold=True)
            return fixed_gold_notes(held, hold=True)
        case _:
            return (note,)


@dataclass(frozen=True, eq=False)
class TagWorkers:
    """M workers over T tags.

    Attributes
    ----------
    labels, compared, agreed, gold_labels, gold_right : ndarray of shape (M, T)
        As in `WorkerReport`, per tag: labels given, those compared with the vote of the others,
        those that agree, those on gold items and those right among them.
    ticked : ndarray of shape (M, T)
        How often the worker gave the tag.
    gold_low, gold_high : ndarray of shape (M,)
        The 95% interval of the accuracy on gold, items as clusters; NaN without a gold item.
    """

    labels: IntArray
    compared: IntArray
    agreed: IntArray
    ticked: IntArray
    gold_labels: IntArray
    gold_right: IntArray
    gold_low: FloatArray
    gold_high: FloatArray

    def __post_init__(self) -> None:
        freeze(self)

    @property
    def agreement(self) -> FloatArray:
        """Share of agreeing labels over all tags (M,), NaN where none was compared."""
        return safe_ratio(self.agreed.sum(axis=1), self.compared.sum(axis=1))

    @property
    def agreement_by_tag(self) -> FloatArray:
        """The same per tag, (M, T)."""
        return safe_ratio(self.agreed, self.compared)

    @property
    def accuracy_on_gold(self) -> FloatArray:
        """Share of labels on gold items that are right, over all tags (M,)."""
        return safe_ratio(self.gold_right.sum(axis=1), self.gold_labels.sum(axis=1))


def join_workers(
    reports: Sequence[WorkerReport],
    labels: Sequence[Labels],
    gold: Sequence[IntArray | None],
) -> TagWorkers:
    """Join the worker reports of the tags; all are of the same M workers and N items."""

    def side(name: str) -> IntArray:
        return np.column_stack([getattr(one, name) for one in reports])

    ticked = np.column_stack([one.confusion.by_answer[:, 1] for one in reports])
    return TagWorkers(
        side("labels"),
        side("compared"),
        side("agreed"),
        ticked,
        side("gold_labels"),
        side("gold_right"),
        *_gold_intervals(labels, gold),
    )


def _gold_intervals(
    labels: Sequence[Labels], gold: Sequence[IntArray | None]
) -> tuple[FloatArray, FloatArray]:
    """Return the interval of each worker's accuracy on gold over all tags, (M,) each.

    A worker who takes one thing for another errs on two tags of the item, so items are clusters.
    """
    workers: list[IntArray] = []
    items: list[IntArray] = []
    marks: list[FloatArray] = []
    for given, known in zip(labels, gold, strict=True):
        if known is not None:
            right = mark_labels(given, known[given.item])
            some = np.isfinite(right)
            workers.append(given.worker[some])
            items.append(given.item[some])
            marks.append(right[some])
    low, high = np.full((2, labels[0].n_workers), np.nan)
    if not workers:
        return low, high
    worker, item, right = np.concatenate(workers), np.concatenate(items), np.concatenate(marks)
    order = np.argsort(worker, kind="stable")
    there, starts = np.unique(worker[order], return_index=True)
    for one, own in zip(there.tolist(), np.split(order, starts[1:]), strict=True):
        found = clustered_share(right[own], item[own])
        # A single item shows nothing of others.
        low[one], high[one] = (0.0, 1.0) if found.low is None else (found.low, found.high)
    return low, high
