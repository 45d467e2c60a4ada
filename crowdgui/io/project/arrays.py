"""Arrays in a database: cut into parts, as small as their numbers allow, each with a checksum."""

from __future__ import annotations

import math
import zlib
from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.dtypes import StringDType

from crowdgui.io.project.values import DamagedValue

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Callable, Generator, Mapping

    from numpy.typing import NDArray

    from crowdgui.core.arrays import IntArray, TextArray

    Array = NDArray[Any]

PART = 1 << 22
"""Bytes in a part: little enough that a decision never waits long for one to be written."""

_TEXTS = 1 << 16
"""Texts that are taken apart or put together at a time."""

_KNOWN = ("bool", "int8", "int16", "int32", "int64", "uint8", "uint16", "uint32", "float64")
_WHOLE = ("<u1", "<u2", "<u4", "<u8")
_REAL = "<f8"


@dataclass(frozen=True)
class StoredArray:
    """Where an array is stored, and in which form.

    Attributes
    ----------
    dtype, shape : str, tuple of int
        What the array was.
    axes : tuple of int
        Its axes from the slowest in memory to the fastest. Sums in another order differ in their
        last digits, so the order comes back too.
    held, low : str, int
        The type of the numbers in the parts, and what is added to each of them.
    parts : tuple of (int, int)
        Number and CRC-32 of each part.
    """

    dtype: str
    shape: tuple[int, ...]
    axes: tuple[int, ...]
    held: str
    low: int
    parts: tuple[tuple[int, int], ...]

    @property
    def size(self) -> int:
        return math.prod(self.shape)


Catalogue = dict[str, StoredArray]
"""Arrays by name."""


def put_arrays(
    connection: sqlite3.Connection, arrays: Mapping[str, Array]
) -> Generator[int, None, Catalogue]:
    """Write arrays a part at a time; each step gives how many entries it wrote."""
    stored = {}
    for name, array in arrays.items():
        stored[name] = yield from _put(connection, array)
    return stored


def _put(connection: sqlite3.Connection, array: Array) -> Generator[int, None, StoredArray]:
    if array.dtype.name not in _KNOWN:
        raise TypeError(f"an array of {array.dtype} cannot be stored")
    axes = sorted(range(array.ndim), key=lambda axis: -abs(array.strides[axis]))
    flat = np.ascontiguousarray(array.transpose(axes)).reshape(-1)
    held, low = _smallest(flat)
    parts, count = [], PART // np.dtype(held).itemsize
    for start in range(0, flat.size, count):
        some = flat[start : start + count]
        content = (some if held == _REAL else some.astype(np.int64) - low).astype(held).tobytes()
        row = connection.execute("INSERT INTO part (content) VALUES (?)", (content,))
        parts.append((int(row.lastrowid or 0), zlib.crc32(content)))
        yield some.size
    return StoredArray(array.dtype.name, array.shape, tuple(axes), held, low, tuple(parts))


def _smallest(flat: Array) -> tuple[str, int]:
    """Choose the smallest type that holds the numbers, the lowest of them taken off."""
    if flat.dtype.kind == "f":
        return _REAL, 0
    low, high = (int(flat.min()), int(flat.max())) if flat.size else (0, 0)
    held = next(kind for kind in _WHOLE if high - low <= np.iinfo(kind).max)
    return held, low


def get_array(
    connection: sqlite3.Connection, stored: StoredArray, passed: Callable[[int], None]
) -> Array:
    """Read an array; `passed` hears of the entries of each part."""
    _check(connection, stored)
    array = np.empty(stored.size, dtype=stored.dtype)
    start = 0
    for number, checksum in stored.parts:
        content = _content(connection, number)
        if zlib.crc32(content) != checksum:
            raise DamagedValue
        some = np.frombuffer(content, dtype=stored.held)
        whole = some if stored.held == _REAL else some.astype(np.int64) + stored.low
        array[start : start + some.size] = whole
        start += some.size
        passed(some.size)
    back = array.reshape([stored.shape[axis] for axis in stored.axes])
    back = back.transpose(np.argsort(stored.axes))
    back.setflags(write=False)
    return back


def _check(connection: sqlite3.Connection, stored: StoredArray) -> None:
    """Believe the size of an array only where the parts are as large, before room is made."""
    held = (_REAL,) if stored.dtype == "float64" else _WHOLE
    if stored.dtype not in _KNOWN or stored.held not in held:
        raise DamagedValue
    if sorted(stored.axes) != list(range(len(stored.shape))):
        raise DamagedValue
    if min(stored.shape, default=0) < 0 or not -(2**63) <= stored.low < 2**63:
        raise DamagedValue
    if not all(0 < number < 2**63 for number, _ in stored.parts):
        raise DamagedValue
    lengths = [_length(connection, number) for number, _ in stored.parts]
    width = np.dtype(stored.held).itemsize
    if sum(lengths) != stored.size * width or any(length % width for length in lengths):
        raise DamagedValue


def _length(connection: sqlite3.Connection, number: int) -> int:
    return int(_one(connection, "SELECT length(content) FROM part WHERE number = ?", number))


def _content(connection: sqlite3.Connection, number: int) -> bytes:
    content = _one(connection, "SELECT content FROM part WHERE number = ?", number)
    if not isinstance(content, bytes):
        raise DamagedValue
    return content


def _one(connection: sqlite3.Connection, query: str, number: int) -> Any:
    row = connection.execute(query, (number,)).fetchone()
    if row is None or row[0] is None:
        raise DamagedValue
    return row[0]


def flat_text(texts: TextArray) -> tuple[IntArray, Array]:
    """Return texts as the lengths of their UTF-8 forms, and these in one array of bytes."""
    lengths, body = np.empty(len(texts), dtype=np.int64), bytearray()
    for start in range(0, len(texts), _TEXTS):
        words = [word.encode() for word in texts[start : start + _TEXTS].tolist()]
        lengths[start : start + len(words)] = [len(word) for word in words]
        body += b"".join(words)
    return lengths, np.frombuffer(body, dtype=np.uint8)


def rebuild_texts(lengths: Array, body: Array) -> TextArray:
    """Rebuild texts."""
    if lengths.ndim != 1 or body.dtype != np.uint8 or (lengths < 0).any():
        raise DamagedValue
    ends = np.concatenate([[0], np.cumsum(lengths, dtype=np.int64)])
    if ends[-1] != body.size:
        raise DamagedValue
    texts = np.empty(lengths.size, dtype=StringDType())
    for start in range(0, lengths.size, _TEXTS):
        cuts = ends[start : start + _TEXTS + 1]
        raw, places = body[cuts[0] : cuts[-1]].tobytes(), (cuts - cuts[0]).tolist()
        try:
            words = [raw[a:b].decode() for a, b in pairwise(places)]
        except UnicodeDecodeError as error:
            raise DamagedValue from error
        texts[start : start + len(words)] = words
    texts.setflags(write=False)
    return texts
