"""Labels added to those of before: what is new, what is known, what contradicts, and the union.

Items, workers and classes of before keep their codes and those that come are numbered after them:
everything that was decided about an item, a worker or a class stays attached to it.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import TYPE_CHECKING, Any

import numpy as np

from crowdgui.core.costs import CostMatrix
from crowdgui.core.errors import DataError, Problem
from crowdgui.core.labels import (
    UNLABELLED,
    GivenProbabilities,
    LabelAttribute,
    LabelMetadata,
    Labels,
    freeze,
    text_array,
)
from crowdgui.core.question_state import EditSlot

if TYPE_CHECKING:
    from collections.abc import Mapping

    from crowdgui.core.arrays import BoolArray, FloatArray, IntArray, TextArray
    from crowdgui.core.bounds.guarantee import GuaranteeOptions
    from crowdgui.core.groups.kinds import ModelWorker
    from crowdgui.core.question_state import Key, QuestionState
    from crowdgui.core.workers.cohorts import WorkerGroups


class Contradiction(StrEnum):
    """Which label counts where a worker labels an item that they had labelled otherwise."""

    KEEP = "keep"
    REPLACE = "replace"


@dataclass(frozen=True, eq=False)
class AddedLabels:
    """Two sets of labels put together.

    Attributes
    ----------
    labels : Labels
        All labels; the first N, M and L codes of items, workers and classes are those of before.
    item, worker, code : ndarray of int, shape (n added labels,)
        The codes in `labels` of each added label.
    workers : ndarray of int
        The code in `labels` of each worker of the added set, by its own code.
    is_new, is_same, contradicts : ndarray of bool, shape (n added labels,)
        Whether the worker had not labelled the item before, had given it this label, or another.
    before : ndarray of int, shape (n added labels,)
        The class that contradicting labels had before, `UNLABELLED` for the others.
    n_items, n_workers, n_classes : int
        How many there were before.
    """

    labels: Labels
    item: IntArray
    worker: IntArray
    code: IntArray
    workers: IntArray
    is_new: BoolArray
    is_same: BoolArray
    contradicts: BoolArray
    before: IntArray
    n_items: int
    n_workers: int
    n_classes: int

    def __post_init__(self) -> None:
        freeze(self)

    @property
    def changes_nothing(self) -> bool:
        """Whether all labels are those of before."""
        return bool(self.is_same.all())

    @property
    def more_labels(self) -> int:
        """How many new labels are of items that were there before."""
        return int(np.count_nonzero(self._new_items < self.n_items))

    @property
    def new_items(self) -> int:
        return self.labels.n_items - self.n_items

    @property
    def new_workers(self) -> int:
        return self.labels.n_workers - self.n_workers

    @property
    def new_classes(self) -> TextArray:
        found: TextArray = self.labels.classes[self.n_classes :]
        return found

    @property
    def shares_no_class(self) -> bool:
        """Whether every added label is of a class that was not there before."""
        return bool((self.code >= self.n_classes).all())

    @property
    def _new_items(self) -> IntArray:
        found: IntArray = self.item[self.is_new]
        return found


def add_labels(
    before: Labels, more: Labels, contradiction: Contradiction = Contradiction.KEEP
) -> AddedLabels:
    """Join labels with others; names say which are the same.

    A label that a worker has given an item before counts once. Where the two differ, the one of
    before counts, or the one added if contradictions are to `REPLACE`.

    Parameters
    ----------
    before : Labels
        N items, M workers, L classes.
    more : Labels
        Labels of the same kind.
    contradiction : Contradiction, optional
        Which label counts where the two differ.

    Raises
    ------
    DataError
        If the classes of before are a scale and there are others among those added: where these
        belong on the scale is not known.
    """
    item, items = _joined(before.item_ids, more.item_ids)
    worker, workers = _joined(before.worker_ids, more.worker_ids)
    classes, names = _joined(before.classes, more.classes)
    if before.ordered and len(names) > before.n_classes:
        raise DataError(Problem.CLASS_NOT_ON_SCALE, name=str(names[before.n_classes]))
    codes = classes[more.code]
    old_pairs = before.item.astype(np.int64) * len(workers) + before.worker
    pairs = item[more.item].astype(np.int64) * len(workers) + worker[more.worker]
    known = np.isin(pairs, old_pairs)
    triples = old_pairs * len(names) + before.code
    same = np.isin(pairs * len(names) + codes, triples)
    contradicts = known & ~same
    was = np.full(len(pairs), UNLABELLED)
    # Labels stand in the order of items and workers, so the pairs do.
    was[contradicts] = before.code[np.searchsorted(old_pairs, pairs[contradicts])]
    replaced = contradiction is Contradiction.REPLACE
    taken = ~known | (contradicts & replaced)
    kept = ~np.isin(old_pairs, pairs[contradicts]) if replaced else np.ones(old_pairs.size, bool)
    how = _together(
        before.only(kept).metadata,
        more.only(taken).metadata,
        (int(np.count_nonzero(kept)), int(np.count_nonzero(taken))),
        worker,
        len(workers),
        (before.n_classes, classes, len(names)),
    )
    made = Labels.from_codes(
        np.concatenate([before.item[kept], item[more.item[taken]]]),
        np.concatenate([before.worker[kept], worker[more.worker[taken]]]),
        np.concatenate([before.code[kept], codes[taken]]),
        items,
        workers,
        names,
        how,
        ordered=before.ordered,
    )
    return AddedLabels(
        labels=made,
        item=item[more.item],
        worker=worker[more.worker],
        code=codes,
        workers=worker,
        is_new=~known,
        is_same=same,
        contradicts=contradicts,
        before=was,
        n_items=before.n_items,
        n_workers=before.n_workers,
        n_classes=before.n_classes,
    )


def _joined(before: TextArray, more: TextArray) -> tuple[IntArray, TextArray]:
    places = {name: code for code, name in enumerate(before.tolist())}
    codes = [places.setdefault(name, len(places)) for name in more.tolist()]
    return np.array(codes, dtype=np.int64), text_array(places)


def _together(
    before: LabelMetadata,
    more: LabelMetadata,
    counts: tuple[int, int],
    worker: IntArray,
    n_workers: int,
    classes: tuple[int, IntArray, int],
) -> LabelMetadata:
    """Join the metadata of two sets of labels; what one of them lacks is dropped."""
    at, seconds = (
        _times(getattr(before, name), getattr(more, name), counts)
        for name in ("given_at", "seconds")
    )
    repeated, consistent = (
        _by_worker(getattr(before, name), getattr(more, name), worker, n_workers)
        for name in ("repeated", "consistent")
    )
    shares = _shares(before.probabilities, more.probabilities, counts, classes)
    sorted_by = _attributes(before.attributes, more.attributes, counts)
    files = _files(before.files, more.files)
    return LabelMetadata(at, seconds, repeated, consistent, shares, sorted_by, files)


def _files(before: LabelAttribute | None, more: LabelAttribute | None) -> LabelAttribute | None:
    """Join the files that labels are from, where they are known of both."""
    if before is None or more is None:
        return None
    names = [*before.values.tolist(), *more.values.tolist()]
    code = np.concatenate([before.code, more.code + len(before.values)])
    return LabelAttribute.of_files(names, code)


def _attributes(
    before: tuple[LabelAttribute, ...], more: tuple[LabelAttribute, ...], counts: tuple[int, int]
) -> tuple[LabelAttribute, ...]:
    """Join the columns that sort labels, by name; what one lacks is in no group."""
    both = ({one.name: one for one in before}, {one.name: one for one in more})
    made = []
    for name in dict.fromkeys((*both[0], *both[1])):
        old, new = (own.get(name) for own in both)
        codes, values = _joined(
            text_array(()) if old is None else old.values,
            text_array(()) if new is None else new.values,
        )
        places = np.append(codes, UNLABELLED)
        parts = (
            np.full(counts[0], UNLABELLED) if old is None else old.code,
            np.full(counts[1], UNLABELLED) if new is None else places[new.code],
        )
        made.append(LabelAttribute(name, values, np.concatenate(parts).astype(np.int32)))
    return tuple(made)


def _times(
    before: FloatArray | None, more: FloatArray | None, counts: tuple[int, int]
) -> FloatArray | None:
    if before is None and more is None:
        return None
    unknown = (np.full(n, np.nan) for n in counts)
    return np.concatenate(
        [rest if a is None else a for a, rest in zip((before, more), unknown, strict=True)]
    )


def _by_worker(
    before: IntArray | None, more: IntArray | None, worker: IntArray, n_workers: int
) -> IntArray | None:
    if before is None and more is None:
        return None
    counted = np.zeros(n_workers, dtype=np.int64)
    if before is not None:
        counted[: len(before)] += before
    if more is not None:
        np.add.at(counted, worker, more)
    return counted


def _shares(
    before: GivenProbabilities | None,
    more: GivenProbabilities | None,
    counts: tuple[int, int],
    classes: tuple[int, IntArray, int],
) -> GivenProbabilities | None:
    if before is None and more is None:
        return None
    n_before, places, n_classes = classes
    rows, tables, start = [], [], 0
    for own, n, columns in zip((before, more), counts, (np.arange(n_before), places), strict=True):
        if own is None:
            rows.append(np.full(n, UNLABELLED))
            continue
        table = np.zeros((len(own.shares), n_classes))
        table[:, columns] = own.shares
        rows.append(np.where(own.row >= 0, own.row + start, UNLABELLED))
        tables.append(table)
        start += len(table)
    return GivenProbabilities(np.concatenate(rows), np.concatenate(tables))


def guarantee_after(
    options: GuaranteeOptions, n_before: int, n_items: int, new_gold: int = 0
) -> GuaranteeOptions:
    """Return what is asked of the guarantee once labels were added, and gold of `new_gold` items.

    Audits stay about the items they were drawn from. Gold that was drawn at random from the items
    of before is no random draw from all, nor is it one together with gold that was added, so it
    counts as one no longer.
    """
    audit = options.audit
    made = replace(
        options,
        audit=None if audit is None else audit.for_more_items(n_before, n_items),
        earlier=tuple(one.for_more_items(n_before, n_items) for one in options.earlier),
    )
    if options.gold_at_random and (n_items > n_before or new_gold):
        return replace(made, gold_at_random=False)
    return made


def costs_after(costs: CostMatrix | None, n_classes: int) -> CostMatrix | None:
    """Return costs for more classes: a mistake with one that was added costs the most there is.

    Were it cheaper than others, the added class would be chosen where none of these is sure.
    """
    if costs is None or costs.n_classes == n_classes:
        return costs
    rows = np.array(CostMatrix.equal(n_classes).rows) * max(costs.levels)
    rows[: costs.n_classes, : costs.n_classes] = costs.array
    return CostMatrix(tuple(map(tuple, rows.tolist())))


def groups_after(groups: WorkerGroups | None, n_workers: int) -> WorkerGroups | None:
    """Return the groups of a worker list for more workers; those added are in none."""
    if groups is None:
        return None
    columns = []
    for column in groups.columns:
        added = (UNLABELLED,) * (n_workers - len(column.of_worker))
        columns.append(replace(column, of_worker=column.of_worker + added))
    return replace(groups, columns=tuple(columns))


def values_after(
    state: QuestionState, added: AddedLabels, models: Mapping[int, ModelWorker], new_gold: int = 0
) -> dict[tuple[EditSlot, Key], Any]:
    """Return the values of a state that are others once labels were added.

    Everything that was decided about workers, items and classes stays as it is, since their codes
    do. `models` are the workers, by their code in the added set, that it says are models; those
    that were there before stay what they were said to be. `new_gold` items have gold only now.
    """
    asked = guarantee_after(state.guarantee, added.n_items, added.labels.n_items, new_gold)
    values: dict[tuple[EditSlot, Key], Any] = {(EditSlot.ADDED, ""): state.additions + 1}
    if asked != state.guarantee:
        values[EditSlot.GUARANTEE_OPTIONS, ""] = asked
    costs = costs_after(state.costs, added.labels.n_classes)
    if costs != state.costs:
        values[EditSlot.COSTS, ""] = costs
    groups = groups_after(state.worker_groups, added.labels.n_workers)
    if groups != state.worker_groups:
        values[EditSlot.WORKER_GROUPS, ""] = groups
    for worker, model in models.items():
        code = int(added.workers[worker])
        if code >= added.n_workers:
            values[EditSlot.MODEL, code] = model
    return values


@dataclass(frozen=True)
class BeforeAndAfter:
    """What adding labels did to the final labels of the items of before.

    Attributes
    ----------
    items, changed : int
        Items that had a final label before and have one now, and those whose label is another.
    gold, wrong_before, wrong_after : int
        Items with a gold label before that have a final label before and after, and how many of
        these labels were, and are, wrong.
    """

    items: int
    changed: int
    gold: int
    wrong_before: int
    wrong_after: int


def compare_labels(before: IntArray, after: IntArray, gold: IntArray | None) -> BeforeAndAfter:
    """Compare the final labels of N items with those after more labels were added.

    Parameters
    ----------
    before : ndarray of int, shape (N,)
        Final labels, `UNLABELLED` where there is none.
    after : ndarray of int, shape (N or more,)
        Final labels with the labels that were added.
    gold : ndarray of int, shape (N,), or None
        True classes that were known before; the same items are compared before and after.
    """
    now = after[: len(before)]
    both = (before != UNLABELLED) & (now != UNLABELLED)
    known = both & (gold != UNLABELLED) if gold is not None else np.zeros_like(both)
    wrong = (
        (0, 0)
        if gold is None
        else tuple(int(np.count_nonzero(labels[known] != gold[known])) for labels in (before, now))
    )
    return BeforeAndAfter(
        int(np.count_nonzero(both)),
        int(np.count_nonzero(both & (before != now))),
        int(np.count_nonzero(known)),
        *wrong,
    )
