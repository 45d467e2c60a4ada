"""Values of any kind as the text of cells."""

from __future__ import annotations

from decimal import Decimal

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc

from crowdgui.io.formats.json_records import text_of

_TOO_LARGE = float(1 << 63)

_DECIMALS = {"s": 0, "ms": 3, "us": 6, "ns": 9}
"""Decimals of a second, by the unit in which a length of time is counted."""


def cell_texts(values: pa.Array) -> pa.Array:
    """Write values as text: whole numbers exactly, dates as ISO 8601, nested ones as JSON.

    Numbers that are whole lose their decimals, since tables with missing numbers are often saved
    with all of them as 1.0; NaN is a missing number. Raises `pyarrow.ArrowInvalid` for bytes that
    are no text.
    """
    kind = values.type
    if isinstance(values, pa.ExtensionArray):
        return cell_texts(values.storage)
    if pa.types.is_dictionary(kind):
        return cell_texts(values.dictionary_decode())
    if pa.types.is_floating(kind):
        return _floats(values)
    if pa.types.is_duration(kind):
        return _seconds(values)
    if pa.types.is_timestamp(kind) or pa.types.is_time(kind):
        return pc.replace_substring_regex(values.cast(pa.string()), r"\.0+(Z|[+-]|$)", r"\1")
    if pa.types.is_nested(kind):
        return pa.array([text_of(value) for value in values.to_pylist()], pa.string())
    text = values.cast(pa.string())
    # Neither Parquet nor Arrow see to it that text is text.
    text.validate(full=True)
    return text


def n_beyond_digits(values: pa.Array) -> int:
    """Count whole numbers so large that their kind does not tell them from their neighbours."""
    if not pa.types.is_floating(values.type):
        return 0
    number = values.to_numpy(zero_copy_only=False)
    limit = 2.0 ** (np.finfo(number.dtype).nmant + 1)
    return int(np.count_nonzero(np.isfinite(number) & (np.abs(number) >= limit)))


def _floats(values: pa.Array) -> pa.Array:
    number = values.to_numpy(zero_copy_only=False).astype(np.float64)
    whole = (np.abs(number) < _TOO_LARGE) & (np.trunc(number) == number)
    digits = pa.array(np.where(whole, number, 0).astype(np.int64)).cast(pa.string())
    text = pc.if_else(pa.array(whole), digits, values.cast(pa.string()))
    return pc.if_else(pa.array(np.isnan(number)), pa.scalar(None, pa.string()), text)


def _seconds(values: pa.Array) -> pa.Array:
    """Write lengths of time as seconds."""
    places = _DECIMALS[values.type.unit]
    ticks = values.cast(pa.int64()).to_pylist()
    texts = [None if n is None else f"{Decimal(n).scaleb(-places).normalize():f}" for n in ticks]
    return pa.array(texts, pa.string())
