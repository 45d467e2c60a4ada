"""Which labels are kept: complete ones, one of several to an item, none that a status withdraws."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, NamedTuple

import numpy as np
import pyarrow as pa

from crowdgui.core.errors import ReadError
from crowdgui.io.formats.form import FormatForm
from crowdgui.io.formats.registry import is_platform
from crowdgui.io.importing.import_spec import Layout, RepeatPolicy, first_form
from crowdgui.io.importing.skipped_rows import Omission
from crowdgui.io.importing.tables import read_table
from crowdgui.io.tabular.column_encoder import NONE, CodedColumn, split_dictionary
from crowdgui.io.tabular.roles import NO_WORDS, YES_WORDS, ColumnRole, words_of
from crowdgui.text.translation import tr

if TYPE_CHECKING:
    from collections.abc import Sequence

    from crowdgui.core.arrays import BoolArray, IntArray
    from crowdgui.core.progress import ProgressCallback
    from crowdgui.io.importing.import_spec import ImportSpec
    from crowdgui.io.importing.parse_labels import ParsedLabels
    from crowdgui.io.importing.tables import OpenedFile


@dataclass(frozen=True, eq=False)
class RepeatedLabels:
    """The answers, in order of rows, that share their worker and item with another one.

    Attributes
    ----------
    place : ndarray
        Where each stands among all answers, pair after pair.
    pair : ndarray
        Which pair each belongs to, counted from 0.
    contradicting : ndarray of bool
        For each pair, whether its answers differ.
    worker : ndarray
        For each pair, its worker.
    """

    place: IntArray
    pair: IntArray
    contradicting: BoolArray
    worker: IntArray

    @property
    def pairs(self) -> int:
        return self.contradicting.size

    def surplus(self, policy: RepeatPolicy) -> tuple[IntArray, IntArray]:
        """Return the places of the labels to skip.

        Of contradicting pairs, and of agreeing.
        """
        contradicts = self.contradicting[self.pair]
        same_pair = self.pair[1:] == self.pair[:-1]
        out = np.zeros(self.place.size, dtype=bool)
        if policy is RepeatPolicy.LAST:
            out[:-1] = same_pair
        elif policy is not RepeatPolicy.ALL:
            out[1:] = same_pair
        if policy is RepeatPolicy.DROP:
            out |= contradicts
        return np.sort(self.place[out & contradicts]), np.sort(self.place[out & ~contradicts])


def find_repeats(
    worker: IntArray, item: IntArray, label: IntArray, n_workers: int
) -> RepeatedLabels:
    """Find the (worker, item) pairs with more than one answer."""
    every = item.astype(np.int64)
    every *= n_workers
    every += worker
    doubled = _doubled(every)
    del every
    # Few items have such pairs: only their answers are looked at one by one.
    near = np.zeros(item.max() + 1, dtype=bool)
    near[doubled // n_workers] = True
    place = np.flatnonzero(near[item])
    key = item[place].astype(np.int64) * n_workers + worker[place]
    place, key = place[(among := np.isin(key, doubled))], key[among]
    order = np.argsort(key, kind="stable")
    place, pair = place[order], np.searchsorted(doubled, key[order])
    starts = np.searchsorted(pair, np.arange(doubled.size))
    differs = label[place] != label[place[starts]][pair]
    contradicting = np.bincount(pair, weights=differs, minlength=doubled.size) > 0
    return RepeatedLabels(place, pair, contradicting, doubled % n_workers)


def _doubled(key: IntArray) -> IntArray:
    """Return the values that occur in `key` more than once, in order; `key` is sorted in place."""
    key.sort()
    return np.unique(key[1:][key[1:] == key[:-1]])


_BLOCK = 1 << 20
"""Rows numbered at a time: the places of all of them would take more than their codes do."""


def keep_complete(found: ParsedLabels) -> tuple[ParsedLabels, list[Omission]]:
    """Keep the answers with a worker, an item and a label; ids are numbered as they appear."""
    reasons = (
        (tr("The worker is missing"), found.worker.codes < 0),
        (tr("The item is missing"), found.item.codes < 0),
        (tr("The label is missing"), found.label.codes < 0),
    )
    kept = np.ones(found.row.size, dtype=bool)
    omissions = []
    for reason, lacking in reasons:
        omissions.append(Omission(reason, found.row[lacking & kept]))
        kept &= ~lacking
    return _numbered(found if kept.all() else only_rows(found, kept)), omissions


def drop_repeats(
    found: ParsedLabels, policy: RepeatPolicy
) -> tuple[ParsedLabels, list[Omission], RepeatedLabels]:
    """Keep one of each worker's labels of the same item, by the `policy`."""
    repeated = find_repeats(
        found.worker.codes, found.item.codes, found.label.codes, len(found.worker.words)
    )
    differing, agreeing = repeated.surplus(policy)
    omissions = [
        Omission(_differing_reason(policy), found.row[differing]),
        Omission(tr("The same worker gave the item the same label again"), found.row[agreeing]),
    ]
    if differing.size + agreeing.size:
        kept = np.ones(found.row.size, dtype=bool)
        kept[differing] = kept[agreeing] = False
        found = only_rows(found, kept)
    return found, omissions, repeated


def _differing_reason(policy: RepeatPolicy) -> str:
    if policy is RepeatPolicy.DROP:
        return tr("The worker gave the item different labels")
    if policy is RepeatPolicy.LAST:
        return tr("The worker gave the item another label later")
    return tr("The worker gave the item another label earlier")


def only_rows(found: ParsedLabels, kept: BoolArray) -> ParsedLabels:
    """Return some of the answers."""
    return replace(
        found,
        worker=CodedColumn(found.worker.codes[kept], found.worker.words),
        item=CodedColumn(found.item.codes[kept], found.item.words),
        label=CodedColumn(found.label.codes[kept], found.label.words),
        row=found.row[kept],
    )


def _numbered(found: ParsedLabels) -> ParsedLabels:
    found = _workers_numbered(found)
    order = _order_seen(found.items_seen, len(found.item.words))
    if _as_they_are(order, found.item):
        return found
    item, words = _numbering(order, found.item.words)
    of_row = found.item_of_row
    return replace(
        found,
        item=CodedColumn(item[found.item.codes], words),
        item_of_row=None if of_row is None else item[of_row],
    )


def _workers_numbered(found: ParsedLabels) -> ParsedLabels:
    order = _order_seen(found.workers_seen, len(found.worker.words))
    if _as_they_are(order, found.worker):
        return found
    worker, words = _numbering(order, found.worker.words)
    return replace(found, worker=CodedColumn(worker[found.worker.codes], words))


def _as_they_are(order: IntArray, column: CodedColumn) -> bool:
    """Return whether the words of a column are all seen, and in their own order."""
    return order.size == len(column.words) and bool(np.all(np.diff(order) == 1))


def _order_seen(seen: IntArray, n_words: int) -> IntArray:
    """Return the codes that occur in `seen`, in the order of their first places."""
    first = np.full(n_words, seen.size)
    # Where a place is written to more than once, the last value stays: the earliest row.
    for end in range(seen.size, 0, -_BLOCK):
        start = max(0, end - _BLOCK)
        first[seen[start:end][::-1]] = np.arange(end - 1, start - 1, -1)
    order: IntArray = np.argsort(first, kind="stable")[: np.count_nonzero(first < seen.size)]
    return order


def _numbering(order: IntArray, words: pa.StringArray) -> tuple[IntArray, pa.StringArray]:
    """Return `words` new codes in `order`; the last entry keeps `NONE` what it is."""
    new = np.full(len(words) + 1, NONE, dtype=np.int32)
    new[order] = np.arange(order.size, dtype=np.int32)
    return new, words.take(pa.array(order))


_STATES = frozenset({"status", "state"})
_WITHDRAWN = frozenset(
    {"rejected", "reject", "cancelled", "canceled", "skipped", "discarded", "deleted", "ignored"}
    | {"ignore", "expired", "invalid", "withdrawn", "returned", "draft", "timed out", "timeout"}
)
"""What a status says of a label that doesn't count; or the column itself, with yes and no."""

_ACCEPTED = frozenset({"accepted", "approved", "valid"})


class WithdrawnLabels(NamedTuple):
    """A column that isn't read, what it says of labels that shouldn't count, and of how many."""

    column: str
    word: str
    n_labels: int


def find_withdrawn(
    file: OpenedFile,
    reading: ImportSpec,
    names: Sequence[str],
    rows: IntArray,
    report: ProgressCallback,
) -> tuple[WithdrawnLabels, ...]:
    """Look for them where the format knows of no such thing; `rows` are those of the labels."""
    form = first_form(reading.form)
    if reading.layout is not Layout.LONG or (
        isinstance(form, FormatForm) and is_platform(form.key)
    ):
        return ()
    places = {
        place: words
        for place, role in enumerate(reading.roles)
        if role is ColumnRole.LEAVE_OUT and (words := _telling(names[place]))
    }
    if not places:
        return ()
    try:
        table = read_table(file, reading.form, list(places), report, optional=places)
    except ReadError:
        return ()
    found = []
    for (place, telling), column in zip(places.items(), table.columns, strict=True):
        cells = split_dictionary(column)
        counts = np.bincount(cells.codes[rows], minlength=len(cells.words))
        words = cells.words.to_pylist()
        # Where there are other numbers, 0 and 1 count something.
        if {word for word in words if word.strip().isdigit()} - {"0", "1"}:
            telling -= {"0", "1"}
        found += [
            WithdrawnLabels(names[place], word, int(count))
            for word, count in zip(words, counts, strict=True)
            if count and _plain(word) in telling
        ]
    return tuple(found)


def _telling(name: str) -> frozenset[str]:
    """Return what cells of a column so called say of labels that don't count."""
    words = set(words_of(name))
    if words & _WITHDRAWN:
        return YES_WORDS
    if words & _ACCEPTED:
        return NO_WORDS
    return _WITHDRAWN if words & _STATES else frozenset()


def _plain(word: str) -> str:
    return word.strip().casefold().replace("-", " ").replace("_", " ")
