"""The frozen sparse matrix of labels, and the blocks of items all work runs over."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import pairwise
from typing import TYPE_CHECKING, TypeVar

import numpy as np
from numpy.dtypes import StringDType

from crowdgui.core.errors import DataError, Problem

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from numpy.typing import ArrayLike, NDArray
    from scipy.sparse import csc_array, csr_array

    from crowdgui.core.arrays import BoolArray, FloatArray, IntArray, TextArray

UNLABELLED = -1
"""The code that stands where there is no class: an item without labels, or without gold."""

BLOCK_LABELS = 1 << 17
"""Labels in a block: its arrays stay within a core's cache, and a cancel waits for one block."""

BLOCK_SUMS = 1 << 17
"""More sums over a block than this, workers by answers by classes, and blocks grow with them."""

BLOCK_SCORES = 1 << 21
"""Most numbers, labels by classes, that a block's own arrays hold."""

MOST_NUMBERS = 1 << 26
"""Entries of a table of workers by classes by classes: half a GiB, and codes fit 32 bits."""

_BITS = 63
"""Bits that item, worker and a third number may take, packed into one int64 without its sign."""

_BLOCK = 1 << 17
"""Packed numbers that are unpacked at a time: they and the result stay in a core's cache."""

_NUMBER = re.compile(r"[+-]?([0-9]+(\.[0-9]*)?|\.[0-9]+)([eE][+-]?[0-9]+)?")
_DIGITS = re.compile(r"([0-9]+)")
_T = TypeVar("_T", bound=np.generic)


def stable_order(codes: IntArray, n: int) -> IntArray:
    """Return the order of codes below n; equal ones keep theirs.

    NumPy sorts numbers of 16 bits by their digits, several times as fast as it compares wider ones.
    """
    return np.argsort(codes.astype(np.uint16) if n <= 1 << 16 else codes, kind="stable")


def sort_order(item: IntArray, worker: IntArray) -> IntArray:
    """Return the places of labels by item, then by worker; equal ones keep their order."""
    places = np.arange(item.size, dtype=np.int32)
    packed = _packed(item, worker, places)
    if packed is None:
        return np.lexsort((worker, item))
    return _part(packed, 0, _width(places))


def count_codes(codes: IntArray, n: int) -> IntArray:
    """Count how often each code below n occurs, (n,).

    A part at a time: numpy keeps the interpreter while it counts, and other threads wait.
    """
    counts = np.zeros(n, dtype=np.int64)
    step = max(BLOCK_LABELS, n)
    for start in range(0, codes.size, step):
        counts += np.bincount(codes[start : start + step], minlength=n)
    return counts


def sort_codes(
    item: IntArray, worker: IntArray, code: IntArray
) -> tuple[IntArray, IntArray, IntArray] | None:
    """Sort labels by item, then by worker, faster than by `sort_order`.

    None where a worker labelled an item more than once: the order of these labels would be lost.
    """
    packed = _packed(item, worker, code)
    if packed is None:
        return None
    low, middle = _width(code), _width(worker)
    item = _part(packed, low + middle, _width(item))
    worker = _part(packed, low, middle)
    if np.any((item[1:] == item[:-1]) & (worker[1:] == worker[:-1])):
        return None
    return item, worker, _part(packed, 0, low)


def _packed(item: IntArray, worker: IntArray, last: IntArray) -> IntArray | None:
    """Sort the three as one number each, which is several times faster; None for too many bits."""
    if _width(item) + _width(worker) + _width(last) > _BITS:
        return None
    packed = item.astype(np.int64)
    for part in (worker, last):
        packed <<= _width(part)
        packed |= part
    packed.sort()
    return packed


def _width(codes: IntArray) -> int:
    return int(codes.max()).bit_length()


def _part(packed: IntArray, shift: int, width: int) -> IntArray:
    found = np.empty(packed.size, dtype=np.int32)
    for start in range(0, packed.size, _BLOCK):
        block = packed[start : start + _BLOCK] >> shift
        found[start : start + _BLOCK] = block & ((1 << width) - 1)
    return found


def count_known(classes: IntArray | None) -> int:
    """Count the items whose class (N,) is known: those with gold, for instance."""
    return 0 if classes is None else int(np.count_nonzero(classes != UNLABELLED))


def natural_order(classes: Sequence[str]) -> list[int]:
    """Return the positions of `classes` in natural order: by number where all are numbers.

    Otherwise text is compared without regard to case, with runs of digits compared as numbers,
    so that "class 2" comes before "class 10". Equal values keep the order of their spelling.
    """
    if all(_NUMBER.fullmatch(name) for name in classes):
        return sorted(range(len(classes)), key=lambda i: (float(classes[i]), classes[i]))
    return sorted(range(len(classes)), key=lambda i: (_natural_key(classes[i]), classes[i]))


def _natural_key(name: str) -> list[tuple[int, int, str]]:
    parts = _DIGITS.split(name.casefold())
    return [_digits_key(p) if i % 2 else (1, 0, p) for i, p in enumerate(parts) if p]


def _digits_key(digits: str) -> tuple[int, int, str]:
    """Compare digits as a number by length, then text: no number is too long for that."""
    plain = digits.lstrip("0")
    return (0, len(plain), plain)


def text_array(texts: Iterable[str]) -> TextArray:
    """Make a frozen array of strings of any width."""
    array = np.array(list(texts), dtype=StringDType())
    array.setflags(write=False)
    return array


def _frozen(array: NDArray[_T]) -> NDArray[_T]:
    array.setflags(write=False)
    return array


def freeze(record: object) -> None:
    """Make the arrays of a record read-only."""
    for value in vars(record).values():
        if isinstance(value, np.ndarray):
            value.setflags(write=False)


@dataclass(frozen=True, eq=False)
class Block:
    """A run of whole items. `votes` is n × (M·L), with one 1 for each label, at worker·L + class.

    Repeated answers of one worker to one item stand as several entries at the same place.
    """

    items: slice
    labels: slice
    votes: csr_array

    @cached_property
    def answers(self) -> csc_array:
        """The transpose of `votes`, kept: SciPy takes longer to make it than to multiply by it."""
        return self.votes.T


@dataclass(frozen=True, eq=False)
class GivenProbabilities:
    """The class probabilities that came with some labels, as models give them.

    Attributes
    ----------
    row : ndarray of shape (n_labels,)
        Which row of `shares` belongs to each label; -1 for a label without probabilities.
    shares : ndarray of shape (P, L)
        Class probabilities, 1 together in each row.
    """

    row: IntArray
    shares: FloatArray

    def __post_init__(self) -> None:
        freeze(self)

    def only(self, labels: IntArray | BoolArray) -> GivenProbabilities | None:
        """Return those of some labels, or of all in another order; None where there are none."""
        row = self.row[labels]
        return replace(self, row=row) if (row >= 0).any() else None


@dataclass(frozen=True, eq=False)
class LabelAttribute:
    """A column that sorts labels into groups: a vendor, a country, a shift, an interface.

    Attributes
    ----------
    name : str
        What the column is called.
    values : ndarray of StringDType
        The groups' names.
    code : ndarray of shape (n_labels,)
        The group of each label; `UNLABELLED` where none is named.
    """

    name: str
    values: TextArray
    code: IntArray

    def __post_init__(self) -> None:
        freeze(self)

    @classmethod
    def of_files(cls, names: Sequence[str], code: IntArray) -> LabelAttribute:
        """Return which of the files of these names each label is from; like names get a number."""
        distinct: dict[str, None] = {}
        copies: dict[str, int] = {}
        for given in names:
            name = given
            while name in distinct:
                copies[given] = copies.get(given, 1) + 1
                name = f"{given} ({copies[given]})"
            distinct[name] = None
        return cls("file", text_array(list(distinct)), code)

    @property
    def counts(self) -> dict[str, int]:
        """How many labels each group has, by its name."""
        counts = count_codes(self.code[self.code != UNLABELLED], len(self.values))
        return dict(zip(self.values.tolist(), counts.tolist(), strict=True))

    def only(self, labels: IntArray | BoolArray) -> LabelAttribute:
        """Return the same of some labels, or of all in another order."""
        return replace(self, code=self.code[labels])


@dataclass(frozen=True, eq=False)
class LabelMetadata:
    """How the labels were given, as far as the file has it; None where it doesn’t.

    Attributes
    ----------
    given_at : ndarray of shape (n_labels,) or None
        When each label was given, in seconds since 1970 (UTC); NaN where it is not known.
    seconds : ndarray of shape (n_labels,) or None
        How long each label took; NaN where it is not known.
    repeated, consistent : ndarray of shape (M,) or None
        How many items each worker answered more than once, and on how many of them every answer
        was the same, counted before repeats were settled.
    probabilities : GivenProbabilities or None
        The class probabilities that came with labels.
    attributes : tuple of LabelAttribute
        The columns that sort labels into groups.
    files : LabelAttribute or None
        The file that each label is from, where there are several; names differ.
    """

    given_at: FloatArray | None = None
    seconds: FloatArray | None = None
    repeated: IntArray | None = None
    consistent: IntArray | None = None
    probabilities: GivenProbabilities | None = None
    attributes: tuple[LabelAttribute, ...] = ()
    files: LabelAttribute | None = None

    def __post_init__(self) -> None:
        freeze(self)

    @property
    def of_labels(self) -> bool:
        """Return whether anything is known about single labels."""
        known = (self.given_at, self.seconds, self.probabilities, self.files)
        return any(a is not None for a in known) or bool(self.attributes)

    def only(self, labels: IntArray | BoolArray) -> LabelMetadata:
        """Return the same of some labels, or of all in another order."""
        at, seconds = (None if a is None else a[labels] for a in (self.given_at, self.seconds))
        shares = None if self.probabilities is None else self.probabilities.only(labels)
        kept = tuple(attribute.only(labels) for attribute in self.attributes)
        files = None if self.files is None else self.files.only(labels)
        return replace(
            self,
            given_at=at,
            seconds=seconds,
            probabilities=shares,
            attributes=kept,
            files=files,
        )


@dataclass(frozen=True, eq=False)
class Labels:
    """Who gave which class to which item: M workers, N items, L classes, in item order.

    Attributes
    ----------
    item, worker, code : ndarray of shape (n_labels,)
        Codes of item, worker and class of each label, sorted by item, then by worker.
    item_ids, worker_ids, classes : ndarray of StringDType
        Names as they were read. Classes are in the order in which ties are broken.
    metadata : LabelMetadata
        How the labels were given.
    ordered : bool
        Whether the classes are a scale, from lowest to highest, as the user said. Labels do not
        show it.

    An item or a worker may have no label. Make one with `from_codes`.
    """

    item: IntArray
    worker: IntArray
    code: IntArray
    item_ids: TextArray
    worker_ids: TextArray
    classes: TextArray
    metadata: LabelMetadata = LabelMetadata()
    ordered: bool = False

    @classmethod
    def from_codes(
        cls,
        item: ArrayLike,
        worker: ArrayLike,
        code: ArrayLike,
        item_ids: TextArray,
        worker_ids: TextArray,
        classes: TextArray,
        metadata: LabelMetadata | None = None,
        *,
        ordered: bool = False,
    ) -> Labels:
        """Sort, check and freeze label codes in any order.

        Raises
        ------
        DataError
            If there are no labels, lengths differ, or a code points outside its names.
        """
        parts = [np.asarray(a) for a in (item, worker, code)]
        if len({a.shape for a in parts}) != 1 or parts[0].ndim != 1:
            raise DataError(Problem.UNEQUAL_LENGTHS)
        if parts[0].size == 0:
            raise DataError(Problem.NO_LABELS)
        for codes, names in zip(parts, (item_ids, worker_ids, classes), strict=True):
            if codes.min() < 0 or codes.max() >= len(names):
                raise DataError(Problem.UNKNOWN_CODE)
        parts = [a.astype(np.int32, copy=False) for a in parts]
        how = LabelMetadata() if metadata is None else metadata
        found = None if how.of_labels else sort_codes(*parts)
        if found is None:
            order = sort_order(parts[0], parts[1])
            found, how = (parts[0][order], parts[1][order], parts[2][order]), how.only(order)
        item_, worker_, code_ = (_frozen(a) for a in found)
        items, workers, names = (_frozen(n.view()) for n in (item_ids, worker_ids, classes))
        return cls(
            item=item_,
            worker=worker_,
            code=code_,
            item_ids=items,
            worker_ids=workers,
            classes=names,
            metadata=how,
            ordered=ordered,
        )

    def without(self, workers: BoolArray) -> Labels:
        """Remove all labels of the workers marked (M,); nobody's code changes.

        Raises
        ------
        DataError
            If no label would be left.
        """
        kept = ~workers[self.worker]
        if not kept.any():
            raise DataError(Problem.ALL_WORKERS_EXCLUDED)
        return self.only(kept)

    def only(self, kept: BoolArray) -> Labels:
        """Keep the labels marked (n_labels,) and what is known of each; codes stay."""
        # To take places is several times as fast as to look at all that are marked.
        at = np.flatnonzero(kept)
        return replace(
            self,
            item=_frozen(self.item.take(at)),
            worker=_frozen(self.worker.take(at)),
            code=_frozen(self.code.take(at)),
            metadata=self.metadata.only(at),
        )

    @property
    def n_labels(self) -> int:
        return int(self.item.size)

    @property
    def n_items(self) -> int:
        return len(self.item_ids)

    @property
    def n_workers(self) -> int:
        return len(self.worker_ids)

    @property
    def n_classes(self) -> int:
        return len(self.classes)

    @property
    def tables_fit(self) -> bool:
        """Whether M × L² numbers can be held; some rules and tests need them."""
        return self.n_workers * self.n_classes**2 <= MOST_NUMBERS

    @cached_property
    def starts(self) -> IntArray:
        """Where each item's labels begin, and after the last where they end: (N + 1,)."""
        new = np.ones(self.n_labels, dtype=bool)
        new[1:] = self.item[1:] != self.item[:-1]
        first = np.flatnonzero(new)
        ends = np.zeros(self.n_items + 1, dtype=np.int64)
        ends[self.item[first] + 1] = np.diff(first, append=self.n_labels)
        return _frozen(np.cumsum(ends))

    @cached_property
    def labels_per_item(self) -> IntArray:
        return _frozen(np.diff(self.starts))

    @cached_property
    def labels_per_worker(self) -> IntArray:
        return _frozen(count_codes(self.worker, self.n_workers))

    @cached_property
    def labels_per_class(self) -> IntArray:
        return _frozen(count_codes(self.code, self.n_classes))

    def never_given(self, codes: IntArray) -> list[str]:
        """Return the classes among codes of any shape, as of gold labels, that no worker gave."""
        known = np.unique(codes[codes != UNLABELLED])
        return [str(self.classes[code]) for code in known if not self.labels_per_class[code]]

    @cached_property
    def pairs(self) -> int:
        """How many different (worker, item) pairs there are; repeated answers count once."""
        return self.n_labels - int(np.count_nonzero(self.repeats_previous))

    @property
    def overlap(self) -> bool:
        """Whether any item has labels from two workers."""
        return self.pairs > int(np.count_nonzero(self.labels_per_item))

    @cached_property
    def repeats_previous(self) -> BoolArray:
        """Mark each label whose worker and item are those of the label before it."""
        same = np.zeros(self.n_labels, dtype=bool)
        same[1:] = (np.diff(self.item) == 0) & (np.diff(self.worker) == 0)
        return _frozen(same)

    def places_of(self, worker: int) -> IntArray:
        """Return the places of a worker's labels, of repeated ones that of the first."""
        return np.flatnonzero((self.worker == worker) & ~self.repeats_previous)

    def codes_of(self, worker: int) -> IntArray:
        """Return a worker's label of each item (N,), the first one; `UNLABELLED` without one."""
        own = self.places_of(worker)
        codes = np.full(self.n_items, UNLABELLED)
        codes[self.item[own]] = self.code[own]
        return codes

    @cached_property
    def blocks(self) -> tuple[Block, ...]:
        """Cut the matrix into runs of whole items of about `BLOCK_LABELS` labels each."""
        # Sums are dense over workers and answers: small blocks would be all adding up.
        sums = self.n_workers * self.n_classes**2
        size = BLOCK_LABELS if sums <= BLOCK_SUMS else max(BLOCK_LABELS, sums)
        # Scores are dense over classes: with many of them a block holds fewer labels.
        size = max(1, min(size, BLOCK_SCORES // max(1, self.n_classes)))
        wanted = np.arange(0, self.n_labels, size)
        cuts = np.searchsorted(self.starts, wanted)
        # A run without labels at the end belongs to the block before it.
        cuts = np.append(np.unique(cuts[self.starts[cuts] < self.n_labels]), self.n_items)
        cuts[0] = 0
        # All blocks share their ones: these stay in a core's cache.
        ones = _frozen(np.ones(np.diff(self.starts[cuts]).max()))
        return tuple(self._block(int(a), int(b), ones) for a, b in pairwise(cuts))

    def _block(self, first: int, last: int, ones: FloatArray) -> Block:
        labels = slice(int(self.starts[first]), int(self.starts[last]))
        rows = (self.starts[first : last + 1] - labels.start).astype(np.int32)
        return Block(slice(first, last), labels, self._votes(labels, rows, ones))

    def votes_of(self, items: IntArray) -> csr_array:
        """Return the votes on some items as a block has them, a row each."""
        given = self.labels_per_item[items]
        rows = np.zeros(items.size + 1, dtype=np.int32)
        np.cumsum(given, out=rows[1:])
        at = np.repeat(self.starts[items] - rows[:-1], given) + np.arange(rows[-1])
        return self._votes(at, rows, np.ones(at.size))

    def _votes(self, at: slice | IntArray, rows: IntArray, ones: FloatArray) -> csr_array:
        """Return votes as a sparse matrix: whose rows begin where, worker and class by column."""
        # What reads files needs none of it.
        from scipy.sparse import csr_array

        columns = self.worker[at] * np.int32(self.n_classes) + self.code[at]
        shape = rows.size - 1, self.n_workers * self.n_classes
        return csr_array((ones[: columns.size], columns, rows), shape=shape)


def keep_first_labels(labels: Labels) -> Labels:
    """Return the labels without repeated answers; the same object where there are none."""
    if labels.pairs == labels.n_labels:
        return labels
    return labels.only(~labels.repeats_previous)


def select_items(labels: Labels, chosen: BoolArray) -> Labels:
    """Return the labels of the chosen items (N,), one at least, and only the workers who gave any.

    Items and workers get new codes where some are dropped; classes keep theirs.
    """
    kept = labels.only(chosen[labels.item])
    return _with_codes(kept, np.flatnonzero(chosen), np.flatnonzero(kept.labels_per_worker))


def sort_by_id(labels: Labels) -> Labels:
    """Return the labels with items and workers by their ids, not by their places in the file.

    What is drawn at random for each of them is then the same, however the file is sorted.
    """
    return _with_codes(labels, np.argsort(labels.item_ids), np.argsort(labels.worker_ids))


def _with_codes(labels: Labels, items: IntArray, workers: IntArray) -> Labels:
    """Return the labels with these items and workers, all who have any, in this order."""
    item, worker = np.empty(labels.n_items, np.int32), np.empty(labels.n_workers, np.int32)
    item[items], worker[workers] = np.arange(items.size), np.arange(workers.size)
    return Labels.from_codes(
        item.take(labels.item),
        worker.take(labels.worker),
        labels.code,
        labels.item_ids[items],
        labels.worker_ids[workers],
        labels.classes,
        ordered=labels.ordered,
    )
