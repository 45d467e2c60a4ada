"""The first rows of a table, as they will be written."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from crowdgui.core.errors import CrowdError
from crowdgui.core.progress import ignore_progress
from crowdgui.io.exporting.table_list import LABELS, TABLES
from crowdgui.io.exporting.tables.probabilities import labels_rows
from crowdgui.text.errors import describe_error
from crowdgui.text.translation import format_number, tr
from crowdgui.ui.models.columns import CellKind, TableColumn
from crowdgui.ui.widgets.fields import ChoiceBox
from crowdgui.ui.widgets.layout import column, row
from crowdgui.ui.widgets.table_view import TableView
from crowdgui.ui.widgets.text import ElidedLabel, text_label

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from crowdgui.io.exporting.results import Results
    from crowdgui.io.exporting.table_formats import TableExport


PREVIEWED = 12
"""Rows, and columns too."""


_QUICK_LABELS = 500_000


_QUICK_WORKERS = 2_000
"""A table over more of them is long to make, for a few rows to look at."""


_IDS = ("item", "worker", "other_worker")


_SHARES = ("confidence", "margin")


class ExportPreview(QWidget):
    """A table chosen by name, with its first rows."""

    def __init__(self) -> None:
        super().__init__()
        names = {table.key: table.name for table in TABLES}
        self.chosen: ChoiceBox[str] = ChoiceBox(
            "export-previewed", tr("Table in the preview"), names, LABELS.key
        )
        self.table = TableView("export-preview", tr("Preview of a table"), flush=True)
        self._rows = ElidedLabel("", "caption", "text2")
        self._why = text_label("", "body", "text2", wrap=True)
        head = row(text_label(tr("Preview"), "strong"), self.chosen, self._rows, spacing=10)
        head.setStretchFactor(self._rows, 1)
        kept = self._rows.sizePolicy()
        kept.setRetainSizeWhenHidden(True)
        self._rows.setSizePolicy(kept)
        lines = column(
            head, self._why, self.table, parent=self, spacing=8, margins=(20, 10, 20, 12)
        )
        lines.setAlignment(self._why, Qt.AlignmentFlag.AlignTop)
        for part in (self._why, self.table):
            lines.setStretchFactor(part, 1)

    def show_table(self, table: TableExport, results: Results, columns: Sequence[str]) -> None:
        """Show the first rows, or say why there are none to show; `columns` are of the labels."""
        why = table.lacking(results) or _slow(table, results)
        if not why:
            try:
                header, cells, n_rows = _first_rows(table, results, columns)
            except CrowdError as error:
                why = describe_error(error)
        self._why.setText(why)
        self._why.setVisible(bool(why))
        self.table.setVisible(not why)
        self._rows.setVisible(not why)
        if why:
            return
        shown = min(PREVIEWED, n_rows)
        self.table.table.set_columns(_columns(header[:PREVIEWED], cells[:PREVIEWED]), shown)
        self.table.stretch_last()
        self._rows.setText(_size_text(shown, n_rows, len(header)))


def _slow(table: TableExport, results: Results) -> str:
    labels = results.outcome.job.labels
    small = labels.n_labels <= _QUICK_LABELS and labels.n_workers <= _QUICK_WORKERS
    if table.key == LABELS.key or (table.quick and small):
        return ""
    return tr("This table is computed when it is exported.")


def _first_rows(
    table: TableExport, results: Results, columns: Sequence[str]
) -> tuple[Sequence[str], Sequence[Any], int]:
    if table.key == LABELS.key:
        rows = slice(PREVIEWED)
        header, cells = labels_rows(results, rows, columns)
        return header, cells, results.outcome.job.labels.n_items
    # Writing needs pyarrow, which is slow to load.
    from crowdgui.io.exporting.text_files import split_blocks

    header, whole = table.table(results, ignore_progress)
    blocks = split_blocks(header, whole)
    return header, blocks.make(slice(0, min(PREVIEWED, blocks.n_rows))), blocks.n_rows


def _columns(header: Sequence[str], cells: Sequence[Any]) -> tuple[TableColumn, ...]:
    """Return the first rows, in columns under the names they have in the file."""
    return tuple(
        TableColumn(key, key, _kind(key, values), np.asarray(values), _text_of(key, values))
        for key, values in zip(header, cells, strict=True)
    )


def _kind(key: str, values: Any) -> CellKind:
    if key in _IDS:
        return CellKind.ID
    return CellKind.NUMBER if np.asarray(values).dtype.kind in "if" else CellKind.TEXT


def _text_of(key: str, values: Any) -> Callable[[Any], str]:
    kind = np.asarray(values).dtype.kind
    if key in _SHARES or kind == "f":
        return lambda share: format_number(share, 4)
    if kind == "b":
        return lambda yes: "true" if yes else "false"
    return format_number if kind == "i" and key != "seed" else str


def _size_text(shown: int, n_rows: int, n_columns: int) -> str:
    rows = tr("{shown} of {n} rows", shown=format_number(shown), n=format_number(n_rows))
    if n_columns <= PREVIEWED:
        return rows
    return tr(
        "{rows}, {shown} of {n} columns",
        rows=rows,
        shown=format_number(PREVIEWED),
        n=format_number(n_columns),
    )
