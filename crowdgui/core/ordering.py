"""Labels put in the order of their items, and of their workers within an item."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from crowdgui.core.labels import IntArray

_BITS = 63
"""Bits of a sorted number that is not negative."""

_BLOCK = 1 << 17
"""Numbers taken apart at a time: with what is made of them they stay in a core's cache."""


def order_of(item: IntArray, worker: IntArray) -> IntArray:
    """Return the places of labels by item, then by worker; equal ones keep their order."""
    places = np.arange(item.size, dtype=np.int32)
    packed = _packed(item, worker, places)
    if packed is None:
        return np.lexsort((worker, item))
    return _part(packed, 0, _width(places))


def sorted_codes(
    item: IntArray, worker: IntArray, code: IntArray
) -> tuple[IntArray, IntArray, IntArray] | None:
    """Sort labels by item, then by worker, without a look at their places.

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
