"""Columns of text as codes and distinct texts; ids that end in a number are read as numbers."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc

from crowdgui.core.errors import InputError
from crowdgui.core.labels import UNLABELLED
from crowdgui.text.translation import format_number, tr

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Mapping, Sequence
    from concurrent.futures import Future
    from types import TracebackType

    from numpy.typing import NDArray

    from crowdgui.core.arrays import IntArray, TextArray


if TYPE_CHECKING:
    Bytes = NDArray[np.uint8]


_CELLS_MEASURED = 64


@dataclass(frozen=True, eq=False)
class CellBytes:
    """All text of the cells in a row, where each begins, and how many bytes it has.

    `table` has a row for each cell where all have the same number of bytes.
    """

    text: Bytes
    begins: IntArray
    lengths: IntArray
    table: Bytes | None

    @classmethod
    def of(cls, cells: pa.StringArray) -> CellBytes:
        _, offsets, data = cells.buffers()
        ends = np.frombuffer(offsets, dtype=np.int32)[cells.offset :][: len(cells) + 1]
        text = np.frombuffer(data or b"", dtype=np.uint8)[ends[0] : ends[-1]]
        lengths = np.diff(ends)
        alike = lengths.min() == lengths.max()
        table = text.reshape(len(cells), -1) if alike and text.size else None
        return cls(text, ends[:-1] - ends[0], lengths, table)

    def at(self, place: int) -> Bytes:
        """Return the byte at a place of every cell; where a cell is shorter it means nothing."""
        if self.table is not None:
            return self.table[:, place]
        return self.text.take(self.begins + place, mode="clip")

    def all_begin_with(self, start: bytes) -> bool:
        """Return whether all cells begin so; none may be shorter."""
        return not any(np.any(self.at(i) != byte) for i, byte in enumerate(start))


def _common_start(cells: Sequence[pa.StringArray]) -> tuple[bytes, int] | None:
    """Return what some of the cells begin with, and the bytes of the longest.

    None without cells.
    """
    some = [
        part[place].as_py().encode()
        for part in cells
        for place in range(0, len(part), max(1, len(part) // _CELLS_MEASURED))
    ]
    if not some:
        return None
    # What the first and the last in their order share, all of them do.
    low, high = min(some), max(some)
    differs = (i for i, (a, b) in enumerate(zip(low, high, strict=False)) if a != b)
    return low[: next(differs, len(low))], max(map(len, some))


MOST_DIGITS = 7
"""Digits that are looked up: a table for more would be larger than most files."""


_DIGITS = b"0123456789"


_TENS = 10 ** np.arange(MOST_DIGITS + 1, dtype=np.int32)


class NumberedIds:
    """The words of a column, in the order in which they first appear, as long as all are numbers.

    A word is coded as its digits with a 1 before them, so that “7” is none of “07”.
    """

    def __init__(self, start: bytes) -> None:
        self._start = start
        self._code = np.zeros(1, dtype=np.int32)
        """For each number 1 more than its code; 0 where it was not met."""
        self._met: list[IntArray] = []
        self._n_met = 0

    @classmethod
    def from_cells(cls, cells: Sequence[pa.StringArray]) -> NumberedIds | None:
        """Begin with what some cells have in common; None where the rest of one is too long."""
        found = _common_start(cells)
        if found is None:
            return None
        start, longest = found
        # Digits that the first rows share may differ in later ones.
        fewest = max(len(start.rstrip(_DIGITS)), longest - MOST_DIGITS)
        return cls(start[:fewest]) if fewest <= len(start) else None

    def codes(self, cells: Sequence[pa.StringArray]) -> IntArray | None:
        """Code cells; None, and nothing is changed, where one is not a number after the start."""
        numbers = [_numbers(part, self._start) for part in cells if len(part)]
        known = [part for part in numbers if part is not None]
        if len(known) < len(numbers):
            return None
        return np.concatenate([np.empty(0, dtype=np.int32), *map(self._coded, known)])

    def _coded(self, number: IntArray) -> IntArray:
        highest = int(number.max())
        if highest >= self._code.size:
            wider = np.zeros(2 * 10 ** (len(str(highest)) - 1), dtype=np.int32)
            wider[: self._code.size] = self._code
            self._code = wider
        code = self._code[number]
        unmet = np.flatnonzero(code == 0)
        if unmet.size:
            self._meet(number[unmet])
            code[unmet] = self._code[number[unmet]]
        code -= 1
        return code

    def _meet(self, number: IntArray) -> None:
        place = np.arange(1, number.size + 1, dtype=np.int32)
        # Where a number stands more than once, the last value written stays: its first place.
        self._code[number[::-1]] = place[::-1]
        new = number[self._code[number] == place]
        self._code[new] = np.arange(self._n_met + 1, self._n_met + new.size + 1)
        self._met.append(new)
        self._n_met += new.size

    def words(self) -> pa.StringArray:
        """Return all words met so far."""
        number = np.concatenate([np.empty(0, dtype=np.int32), *self._met])
        n_digits = np.searchsorted(_TENS[1:], number, side="right")
        text = np.empty((number.size, len(self._start) + MOST_DIGITS), dtype=np.uint8)
        text[:, : len(self._start)] = np.frombuffer(self._start, dtype=np.uint8)
        kept = np.ones(text.shape, dtype=bool)
        for power, ten in enumerate(_TENS[:-1], start=1):
            text[:, -power] = ord("0") + number // ten % 10
            kept[:, -power] = power <= n_digits
        offsets = np.zeros(number.size + 1, dtype=np.int32)
        np.cumsum(len(self._start) + n_digits, out=offsets[1:])
        held = text[kept]
        return pa.StringArray.from_buffers(number.size, pa.py_buffer(offsets), pa.py_buffer(held))


def _numbers(cells: pa.StringArray, start: bytes) -> IntArray | None:
    found = CellBytes.of(cells)
    n_digits = found.lengths - len(start)
    least, most = int(n_digits.min()), int(n_digits.max())
    if least < 0 or most > MOST_DIGITS or not found.all_begin_with(start):
        return None
    number = np.ones(len(cells), dtype=np.int32)
    for i in range(most):
        # What is below “0” comes out far above 9.
        digit = found.at(len(start) + i) - np.uint8(ord("0"))
        longer = slice(None) if i < least else i < n_digits
        if np.any(digit[longer] > 9):
            return None
        number[longer] = 10 * number[longer] + digit[longer]
    return number


NONE = UNLABELLED
"""The code of an empty cell: no worker, no item, or no answer."""


_CHUNK = 1 << 14


@dataclass(frozen=True, eq=False)
class CodedColumn:
    """A column of text: `words`, and for every row the place of its word, or `NONE`."""

    codes: IntArray
    words: pa.StringArray

    def without(self, words: Iterable[str]) -> CodedColumn:
        """Return the column with `NONE` in place of `words`."""
        unwanted = pc.is_in(self.words, value_set=pa.array(list(words), pa.string()))
        unwanted = unwanted.to_numpy(zero_copy_only=False)
        if not unwanted.any():
            return self
        places = np.arange(len(self.words), dtype=np.int32)
        places[unwanted] = NONE
        return CodedColumn(places[self.codes], self.words)


def split_dictionary(column: pa.ChunkedArray) -> CodedColumn:
    """Take a dictionary column, whose chunks share one dictionary, apart."""
    codes = [chunk.indices.to_numpy() for chunk in column.chunks]
    whole = codes[0] if len(codes) == 1 else np.concatenate(codes)
    return CodedColumn(whole, column.chunk(0).dictionary)


def copy_texts(words: pa.Array) -> TextArray:
    """Copy text out of Arrow a part at a time, so that other threads get their turn."""
    copied = np.empty(len(words), dtype=np.dtypes.StringDType())
    for start in range(0, len(words), _CHUNK):
        copied[start : start + _CHUNK] = words.slice(start, _CHUNK).to_pylist()
    copied.setflags(write=False)
    return copied


if TYPE_CHECKING:
    Piece = tuple[IntArray, pa.StringArray]
    """Codes of some rows, and the words they stand for."""

    Batches = list[Mapping[int, pa.StringArray]]


STEP = 16 << 20
"""Bytes of text that are read before they are handed to other threads."""


PIECE = 256 << 20
"""Bytes of text that wait to be hashed: one hash for all of them beats one for each batch."""


MOST_TEXT = (1 << 31) - 1
"""Bytes that all different words of a column can have; they begin at places of 32 bits."""


_PER_CELL_ARRAY = 512
"""Bytes that a column of a batch takes beside its text."""


_MANY = 1 << 16
"""Rows from which on it pays to see whether words are numbered."""


_TASKS = 64
"""Parts that many columns are shared out in among the threads."""


class ColumnEncoder:
    """Takes batches of text columns, by their places, and codes them on other threads.

    Columns at the places `uncoded` are kept as text. Use it in a `with` statement.
    """

    def __init__(self, places: Collection[int], uncoded: Collection[int] = ()) -> None:
        coded = [place for place in places if place not in uncoded]
        self._coded = {place: _Column(PIECE // max(1, len(coded))) for place in coded}
        self._uncoded: dict[int, list[pa.StringArray]] = {p: [] for p in places if p in uncoded}
        self._waiting: Batches = []
        self._size = 0
        self._threads = ThreadPoolExecutor(max_workers=pa.cpu_count())
        self._running: list[Future[None]] = []

    def __enter__(self) -> ColumnEncoder:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._threads.shutdown(cancel_futures=True)

    def add(self, batch: Mapping[int, pa.StringArray]) -> None:
        """Take the next rows of every column."""
        for place, kept in self._uncoded.items():
            kept.append(batch[place])
        self._waiting.append({place: batch[place] for place in self._coded})
        self._size += sum(map(_taken, self._waiting[-1].values()))
        if self._size >= STEP:
            self._code()

    def forget(self, place: int) -> None:
        """Drop a column that turned out to hold no text."""
        self._coded.pop(place)

    def columns(self, places: Iterable[int]) -> list[pa.ChunkedArray]:
        """Return columns of all rows, once no more are added: codes, or text where it is kept."""
        if self._waiting:
            self._code()
        self._wait()
        return list(self._threads.map(self._column, places))

    def _column(self, place: int) -> pa.ChunkedArray:
        if place in self._uncoded:
            return pa.chunked_array(self._uncoded.pop(place), pa.string())
        return pa.chunked_array([self._coded.pop(place).whole()])

    def _code(self) -> None:
        self._wait()
        batches, self._waiting, self._size = self._waiting, [], 0
        columns = list(self._coded.items())
        self._running = [
            self._threads.submit(_code_all, columns[first::_TASKS], batches)
            for first in range(min(_TASKS, len(columns)))
        ]

    def _wait(self) -> None:
        for running in self._running:
            running.result()
        self._running = []


def _code_all(columns: list[tuple[int, _Column]], batches: Batches) -> None:
    for place, column in columns:
        column.add([batch[place] for batch in batches])


def _taken(cells: pa.StringArray) -> int:
    """Return the bytes that a column of a batch takes while it waits."""
    return int(cells.nbytes) + _PER_CELL_ARRAY


class _Column:
    """The codes of a column, and its words in the order in which they first appear.

    Words are looked up by their numbers as long as all of them have one, and hashed from then on;
    cells that are to be hashed wait until they have `piece` bytes.
    """

    def __init__(self, piece: int) -> None:
        self._piece = piece
        self._waiting: list[pa.StringArray] = []
        self._n_rows = self._size = 0
        self._numbered: NumberedIds | None = None
        self._tried = False
        self._words = pa.array([], pa.string())
        self._codes: list[IntArray] = []
        self._newer: list[Piece] = []

    def add(self, cells: list[pa.StringArray]) -> None:
        self._waiting += cells
        self._n_rows += sum(map(len, cells))
        self._size += sum(map(_taken, cells))
        if self._n_rows >= _MANY and not self._tried:
            self._numbered, self._tried = NumberedIds.from_cells(self._waiting), True
        if self._numbered is not None or self._size >= self._piece:
            self._code()

    def _code(self) -> None:
        cells, self._waiting = self._waiting, []
        self._n_rows = self._size = 0
        if self._numbered is not None:
            found = self._numbered.codes(cells)
            if found is not None:
                self._codes.append(found)
                return
            self._words, self._numbered = self._numbered.words(), None
        if not any(map(len, cells)):
            return
        # Numbers would start their codes again, beside those given out from here on.
        self._tried = True
        self._newer.append(_hashed(cells))
        # Words are merged when they have doubled, so that each is hashed but a few times.
        if sum(len(words) for _, words in self._newer) >= len(self._words):
            self._merge()

    def _merge(self) -> None:
        if not len(self._words) and len(self._newer) == 1:
            ((codes, self._words),) = self._newer
            self._codes.append(codes)
        else:
            newer = [words for _, words in self._newer]
            _check_size([self._words, *newer])
            merged = pa.concat_arrays([self._words, *newer]).dictionary_encode()
            # What came first keeps its place: the codes given out before stay right.
            places = merged.indices.to_numpy()[len(self._words) :]
            cuts = np.cumsum([len(words) for words in newer])[:-1]
            for new, (codes, _) in zip(np.split(places, cuts), self._newer, strict=True):
                self._codes.append(new[codes])
            self._words = merged.dictionary
        self._newer = []

    def whole(self) -> pa.DictionaryArray:
        self._code()
        if self._numbered is not None:
            self._words = self._numbered.words()
        if self._newer:
            self._merge()
        codes = self._codes[0] if len(self._codes) == 1 else _joined(self._codes)
        self._codes = []
        return pa.DictionaryArray.from_arrays(pa.array(codes), self._words)


def _check_size(parts: list[pa.StringArray]) -> None:
    if sum(map(_bytes, parts)) > MOST_TEXT:
        raise InputError(
            tr(
                "A column holds more than {n} GB of text that differs from row to row. "
                "Remove that column, or split the file.",
                n=format_number(MOST_TEXT / 1e9),
            )
        )


def _bytes(words: pa.StringArray) -> int:
    """Return how long the text is, without what says where each word begins."""
    if not len(words):
        return 0
    starts = np.frombuffer(words.buffers()[1], np.int32)
    return int(starts[words.offset + len(words)] - starts[words.offset])


def _hashed(cells: list[pa.StringArray]) -> Piece:
    coded = pa.chunked_array(cells, pa.string()).dictionary_encode()
    codes = _joined([chunk.indices.to_numpy() for chunk in coded.chunks])
    return codes, coded.chunk(0).dictionary


def _joined(parts: list[IntArray]) -> IntArray:
    return np.concatenate([np.empty(0, dtype=np.int32), *parts])
