"""Arrays of a file in the few kinds that a table can be made of."""

from __future__ import annotations

import sys
from typing import Any, TypeAlias

import numpy as np
import pyarrow as pa
from numpy.typing import NDArray

from crowdgui.io.formats.cells import cell_texts
from crowdgui.io.formats.sparse import Sparse
from crowdgui.io.text.writable import writable

NUMBERS = "biuf"
_USABLE = NUMBERS + "USmM"

_MOST_TEXT = 1 << 16
"""Bytes of one text: in an array all are as long as the longest, blanks or not."""


Array: TypeAlias = NDArray[Any] | Sparse


def has_fields(array: Array) -> bool:
    """Return whether each entry is a record."""
    return not isinstance(array, Sparse) and array.dtype.names is not None


def tidied(array: NDArray[Any]) -> NDArray[Any] | None:
    """Return an array in the byte order of this machine, vectors with one axis; None if useless.

    Useful are lists and tables of numbers, texts and times that hold anything, and lists of
    records of such.
    """
    if array.ndim == 2 and 1 in array.shape:
        array = array.reshape(-1)
    if array.ndim not in (1, 2) or not array.size:
        return None
    if array.dtype.names is not None:
        return array if array.ndim == 1 and fields_of(array) else None
    if array.dtype.kind not in _USABLE or not 0 < array.dtype.itemsize <= _MOST_TEXT:
        return None
    if array.dtype.kind == "S":
        array = np.char.decode(array, "utf-8", "replace")
    elif array.dtype.kind == "f" and array.dtype.itemsize not in (4, 8):
        array = array.astype(np.float64)
    array = array.astype(array.dtype.newbyteorder("="), copy=False)
    return None if array.dtype.kind == "U" and not _is_text(array) else array


def fields_of(records: NDArray[Any]) -> dict[str, NDArray[Any]]:
    """Return the fields of records as vectors; none where one of them is of no use."""
    fields = {name: tidied(records[name]) for name in records.dtype.names or ()}
    vectors = {name: field for name, field in fields.items() if field is not None}
    usable = len(vectors) == len(fields) and all(v.shape == records.shape for v in vectors.values())
    return vectors if usable else {}


def _is_text(array: NDArray[Any]) -> bool:
    """Return whether all signs are characters; Python breaks over texts of others."""
    signs = np.ascontiguousarray(array).view(np.uint32)
    return bool(signs.max() <= sys.maxunicode)


def texts_of(values: NDArray[Any]) -> pa.Array:
    """Write a vector as the text of cells."""
    if values.dtype.kind == "U":
        return pa.array([writable(text) for text in values.tolist()], pa.string())
    return cell_texts(pa.array(np.ascontiguousarray(values)))
