"""Known classes of items: from the rows of the table itself, and from a file of their own."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc

from crowdgui.core.errors import ReadError
from crowdgui.core.labels import UNLABELLED
from crowdgui.io.importing.parse_labels import read_column, used_columns
from crowdgui.io.importing.skipped_rows import Omission
from crowdgui.io.importing.tables import read_table
from crowdgui.io.tabular.column_encoder import NONE, CodedColumn
from crowdgui.io.tabular.roles import ColumnRole
from crowdgui.text.translation import tr

if TYPE_CHECKING:
    from collections.abc import Sequence

    from crowdgui.core.arrays import IntArray
    from crowdgui.core.progress import ProgressCallback
    from crowdgui.io.importing.import_spec import Form, ImportSpec
    from crowdgui.io.importing.sources import Source
    from crowdgui.io.importing.tables import OpenedFile


@dataclass(frozen=True)
class GoldSource:
    """Where gold stands: a file, how it is written down, and how many rows it has."""

    file: OpenedFile
    form: Form
    n_rows: int


@dataclass(frozen=True, eq=False)
class GoldRows:
    """What the rows of a file say of known items: the item, its gold, and its row.

    `omissions` are the rows of the file that were skipped.
    """

    item: IntArray
    gold: CodedColumn
    row: IntArray
    source: GoldSource
    omissions: tuple[Omission, ...] = ()


def gold_of_rows(
    table: pa.Table, file: OpenedFile, source: Source, item_of_row: IntArray | None
) -> GoldRows | None:
    """Take the gold beside the labels, where there is such a column."""
    gold = read_column(table, source.reading, ColumnRole.GOLD)
    if gold is None or item_of_row is None:
        return None
    gold = source.reading.classes.applied(gold.without(source.reading.missing))
    row = np.flatnonzero((item_of_row >= 0) & (gold.codes >= 0))
    said = CodedColumn(gold.codes[row], gold.words)
    return GoldRows(item_of_row[row], said, row, GoldSource(file, source.reading.form, len(table)))


def read_gold(
    file: OpenedFile, reading: ImportSpec, items: pa.StringArray, report: ProgressCallback
) -> GoldRows:
    """Read a gold file; `items` are the ids of the known items in the order of their codes."""
    problem = reading.gold_problem()
    if problem is not None:
        raise ReadError(file.path.name, problem)
    table = read_table(file, reading.form, used_columns(reading), report)
    item, gold = (read_column(table, reading, role) for role in (ColumnRole.ITEM, ColumnRole.GOLD))
    assert item is not None and gold is not None  # noqa: PT018 -- gold_problem has seen to it
    gold = reading.classes.applied(gold.without(reading.missing_labels))
    return _of_known_items(item, gold, items, GoldSource(file, reading.form, len(table)))


def gold_of_answers(
    table: pa.Table,
    file: OpenedFile,
    source: Source,
    items: pa.StringArray,
    rows: IntArray,
    n_rows: int,
) -> GoldRows:
    """Take the answers in `table`, which were `rows` of the file, for the truth."""
    reading = source.reading
    item, label = (
        read_column(table, reading, role) for role in (ColumnRole.ITEM, ColumnRole.LABEL)
    )
    assert item is not None and label is not None  # noqa: PT018 -- the reading has no problem
    gold = reading.classes.applied(label.without(reading.missing_labels))
    found = _of_known_items(item, gold, items, GoldSource(file, reading.form, n_rows))
    moved = tuple(Omission(o.reason, rows[o.rows]) for o in found.omissions)
    return replace(found, row=rows[found.row], omissions=moved)


def _of_known_items(
    item: CodedColumn, gold: CodedColumn, items: pa.StringArray, source: GoldSource
) -> GoldRows:
    codes = pc.index_in(item.words, value_set=items).fill_null(NONE).to_numpy()[item.codes]
    unnamed = item.without([""]).codes < 0
    unsaid = ~unnamed & (gold.codes < 0)
    unknown = ~unnamed & ~unsaid & (codes < 0)
    row = np.flatnonzero(~(unnamed | unsaid | unknown))
    omissions = (
        Omission(tr("The item is missing"), np.flatnonzero(unnamed)),
        Omission(tr("There is no gold label"), np.flatnonzero(unsaid)),
        Omission(tr("The gold label is for an item that has no labels"), np.flatnonzero(unknown)),
    )
    return GoldRows(codes[row], CodedColumn(gold.codes[row], gold.words), row, source, omissions)


def resolve_gold(
    sources: Sequence[GoldRows], codes: Sequence[IntArray], n_items: int
) -> tuple[IntArray, list[Omission]]:
    """Return the gold of each item, none where rows disagree; `codes` are the classes of `sources`.

    For each source, the omission lists the rows that are the first to contradict an earlier one.
    """
    gold = np.full(n_items, UNLABELLED, dtype=np.int32)
    if not sources:
        return gold, []
    item, code = np.concatenate([source.item for source in sources]), np.concatenate(codes)
    # Backwards, so that the first row of an item is written last and stays.
    gold[item[::-1]] = code[::-1]
    wrong = np.flatnonzero(code != gold[item])
    _, first = np.unique(item[wrong], return_index=True)
    gold[item[wrong]] = UNLABELLED
    wrong = np.sort(wrong[first])
    starts = np.cumsum([0, *(source.item.size for source in sources)])
    parts = np.split(wrong, np.searchsorted(wrong, starts[1:-1]))
    reason = tr("The gold labels of the item contradict each other and are not used")
    return gold, [
        Omission(reason, source.row[part - start])
        for source, part, start in zip(sources, parts, starts, strict=False)
    ]
