"""Agreement tables of INCEpTION: a row for each position in a document, a column per worker."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import chain
from typing import TYPE_CHECKING

import numpy as np
import pyarrow as pa

from crowdgui.core.errors import ReadError
from crowdgui.core.options import Options, flag
from crowdgui.io.formats.form import Format
from crowdgui.io.formats.sheet import read_named
from crowdgui.io.tabular.coded_columns import (
    build_column,
    combine_codes,
    distinct_texts,
    interleave,
    is_any,
    repeat_rows,
    row_texts,
    take_rows,
)
from crowdgui.io.tabular.column_encoder import CodedColumn
from crowdgui.io.tabular.json_lists import format_options
from crowdgui.io.tabular.roles import LABEL_COLUMNS, ColumnRole
from crowdgui.text.translation import tr, tr_noop
from crowdgui.text.wording import OptionText, add_option_texts

if TYPE_CHECKING:
    from pathlib import Path

    from crowdgui.core.progress import ProgressCallback
    from crowdgui.io.formats.sheet import PlatformSheet
    from crowdgui.io.tabular.file_head import FileHead
    from crowdgui.io.tabular.raw_table import RawTable


_FIXED = ("Type", "Collection", "Document", "Layer", "Feature", "Position", "Flags")


_PLACE = ("Collection", "Document", "Position")


_QUESTION = ("Layer", "Feature")


_NOTHING, _NO_LABEL = "<no annotation>", "<no label>"


_CURATORS = frozenset({"Curator", "CURATION_USER"})
"""How the column of the curated, final annotations is called."""


_BETWEEN = ", "
"""Parts several values that one worker gave at one place."""


@dataclass(frozen=True)
class InceptionOptions(Options):
    """How positions are read."""

    no_label: bool = flag(True)


add_option_texts(
    {
        "InceptionOptions.no_label": OptionText(
            tr_noop("“No label” is a class"),
            tr_noop("Annotations that were made but have no value."),
        ),
    }
)


def recognise(head: FileHead) -> bool:
    return head.separator(*_FIXED) is not None


def read(path: Path, options: InceptionOptions, report: ProgressCallback) -> RawTable:
    """Read the labels that workers gave to places; curated ones are known truth."""
    sheet = read_named(path, _FIXED, report)
    workers = {name: column for name, column in sheet.columns.items() if name not in _FIXED}
    if not workers:
        found = tr("There is no column for a worker. Export the table with all workers.")
        raise ReadError(path.name, found)
    return _long(sheet, workers, options)


def _long(
    sheet: PlatformSheet, workers: dict[str, CodedColumn], options: InceptionOptions
) -> RawTable:
    n_rows, n_workers = sheet.lines.size, len(workers)
    label = _labels(sheet, workers)
    void = ("", _NOTHING) if options.no_label else ("", _NOTHING, _NO_LABEL)
    # In a wide table a cell without an annotation is no answer that was left out.
    rows = np.flatnonzero(~is_any(label, void))
    names = pa.array(list(workers), pa.string())
    worker = CodedColumn(np.tile(np.arange(n_workers), n_rows), names)
    known = build_column(worker.codes, ["true" if name in _CURATORS else "" for name in workers])
    question = _joined(sheet, _QUESTION)
    columns = {
        "worker": worker,
        "item": repeat_rows(_joined(sheet, _PLACE), n_workers),
        "question": repeat_rows(question, n_workers),
        "label": label,
        "known": known,
        "document": repeat_rows(sheet.columns["Document"], n_workers),
        "position": repeat_rows(sheet.columns["Position"], n_workers),
    }
    rest = replace(sheet, columns={}, lines=np.repeat(sheet.lines, n_workers)[rows])
    curated = {ColumnRole.KNOWN: "known"} if _CURATORS & workers.keys() else {}
    roles = LABEL_COLUMNS | curated
    several = "question" if len(combine_codes([question])[1]) > 1 else None
    return rest.flat(
        {name: take_rows(column, rows) for name, column in columns.items()}, roles, question=several
    )


def _labels(sheet: PlatformSheet, workers: dict[str, CodedColumn]) -> CodedColumn:
    """Stack all labels in one column; rows that are used never have several."""
    label = interleave(list(workers.values()))
    used = ["USED" in flags.split(_BETWEEN) for flags in distinct_texts(sheet.columns["Flags"])]
    single = np.repeat(np.array(used, dtype=bool)[sheet.columns["Flags"].codes], len(workers))
    codes = np.where(single, label.codes, label.codes + len(label.words))
    return build_column(codes, chain(distinct_texts(label), map(_several, distinct_texts(label))))


def _joined(sheet: PlatformSheet, names: tuple[str, ...]) -> CodedColumn:
    """Join the cells of each row; those that are empty are skipped."""
    columns = [sheet.columns[name] for name in names]
    number, row = combine_codes(columns)
    cells = zip(*(row_texts(column, row) for column in columns), strict=True)
    return build_column(number, (", ".join(filter(None, parts)) for parts in cells))


def _several(text: str) -> str:
    return format_options(text.split(_BETWEEN)) if _BETWEEN in text else text


FORMAT = Format(
    "inception", tr_noop("INCEpTION agreement"), recognise, read, (".csv",), InceptionOptions
)
