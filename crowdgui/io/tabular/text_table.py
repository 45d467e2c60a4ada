"""Columns of any source put together as a table of text."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pyarrow as pa

from crowdgui.core.errors import ReadError
from crowdgui.io.tabular.text_file import MOST_COLUMNS, distinct_names
from crowdgui.text.translation import format_number, tr

if TYPE_CHECKING:
    from collections.abc import Sequence


TEXT = pa.dictionary(pa.int32(), pa.string())


def coded_cells(texts: pa.Array) -> pa.DictionaryArray:
    """Code a column of text; a cell that holds nothing is the empty text."""
    return texts.fill_null("").dictionary_encode()


def text_table(names: Sequence[str], batches: Sequence[Sequence[pa.DictionaryArray]]) -> pa.Table:
    """Name the batches of coded columns, each with a name of its own."""
    schema = pa.schema([(str(place), TEXT) for place in range(len(names))])
    parts = [pa.RecordBatch.from_arrays(list(batch), schema=schema) for batch in batches]
    # Even a column without rows has one chunk, with an empty dictionary.
    parts = parts or [pa.RecordBatch.from_pylist([], schema=schema)]
    table: pa.Table = pa.Table.from_batches(parts).unify_dictionaries()
    return table.rename_columns(list(distinct_names(names)))


def check_width(file: str, n_columns: int) -> None:
    """Refuse more columns than a table of labels can have."""
    if n_columns > MOST_COLUMNS:
        why = tr(
            "There are {n} columns; at most {most} can be read. Save it with a row for each "
            "answer.",
            n=format_number(n_columns),
            most=format_number(MOST_COLUMNS),
        )
        raise ReadError(file, why)
