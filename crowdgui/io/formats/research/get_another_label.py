"""Labels of Get-Another-Label and of CEKA: worker, item and label, separated by tabs."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.errors import ReadError
from crowdgui.core.options import Options, one_of
from crowdgui.io.formats.form import Format
from crowdgui.io.tabular.encoding import sniff_encoding
from crowdgui.io.tabular.raw_table import RawTable, RowUnit
from crowdgui.io.tabular.roles import LABEL_COLUMNS
from crowdgui.io.tabular.sniffing import guess_header
from crowdgui.io.tabular.text_file import TextFormat, lines_of_rows, preview, read_table
from crowdgui.text.translation import tr, tr_noop
from crowdgui.text.wording import OptionText, add_option_texts

if TYPE_CHECKING:
    from pathlib import Path

    from crowdgui.core.progress import ProgressCallback
    from crowdgui.io.tabular.file_head import FileHead


_LOOKED_AT = 2_000


_LEAST = 5
"""Rows without which nothing can be told from what stands in them."""


_MOST_CLASSES = 50


_ORDERS = {
    "worker": ("worker", "item", "label"),
    "item": ("item", "worker", "label"),
}


@dataclass(frozen=True)
class TripleOptions(Options):
    """How the columns, which have no names, are understood."""

    first: str = one_of("worker", ("worker", "item"))


add_option_texts(
    {
        "TripleOptions.first": OptionText(
            tr_noop("Order of the columns"),
            tr_noop("The columns have no names. There are typically more items than workers."),
            {"worker": tr_noop("Worker, item, label"), "item": tr_noop("Item, worker, label")},
        ),
    }
)


def recognise(head: FileHead) -> bool:
    """Look for three columns without names: few workers, more items, few labels."""
    rows = [line.split("\t") for line in head.lines[:_LOOKED_AT] if line]
    if len(rows) < _LEAST or any(len(row) != 3 or not all(row) for row in rows):
        return False
    if guess_header(rows):
        return False
    workers, items, labels = (len(set(column)) for column in zip(*rows, strict=True))
    pairs = len({(worker, item) for worker, item, _ in rows})
    few = labels <= _MOST_CLASSES and labels < workers < items
    # Many labels of one worker and of one item each; each pair but once or twice.
    return few and 2 * pairs >= len(rows) and 2 * workers <= len(rows) and items < len(rows)


def read(path: Path, options: TripleOptions, report: ProgressCallback) -> RawTable:
    form = TextFormat("\t", sniff_encoding(path, report), header=False)
    width = len(preview(path, form, rows=1).columns)
    if width != 3:
        found = tr("Every line should contain a worker, an item and a label.")
        raise ReadError(path.name, found, line=1)
    table = read_table(path, form, None, report).rename_columns(list(_ORDERS[options.first]))
    lines = lines_of_rows(path, form, range(len(table)), len(table), report)
    return RawTable(
        table, np.array(lines, dtype=np.int64), RowUnit.LINE, LABEL_COLUMNS, notes=(_note(),)
    )


def _note() -> str:
    return tr(
        "Only the labels are read. You can open gold from a separate file; class shares "
        "and costs are not used."
    )


FORMAT = Format(
    "get-another-label",
    tr_noop("Get-Another-Label"),
    recognise,
    read,
    (".txt", ".tsv"),
    TripleOptions,
)
