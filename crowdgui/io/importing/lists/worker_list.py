"""A list of workers read from a table, with their group in each of its columns."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from crowdgui.core.errors import ReadError
from crowdgui.core.labels import UNLABELLED
from crowdgui.core.progress import ignore_progress
from crowdgui.core.workers.cohorts import CohortColumn, WorkerGroups
from crowdgui.io.importing.tables import OpenedFile, read_table
from crowdgui.io.tabular.column_encoder import split_dictionary
from crowdgui.text.translation import tr

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Mapping, Sequence
    from pathlib import Path

    import pyarrow as pa

    from crowdgui.core.arrays import TextArray
    from crowdgui.core.progress import ProgressCallback


MOST_COLUMNS = 20
"""Columns that a list may have beside the workers’ names."""


def read_worker_list(
    file: Path | OpenedFile, worker_ids: TextArray, report: ProgressCallback = ignore_progress
) -> WorkerGroups:
    """Read a table with a row per worker and a column per attribute, such as the vendor.

    The column of workers is the one that names most of them. Rows of others are passed over.

    Raises
    ------
    ReadError
        If no column names a worker, there is no other column, or a worker has two values in one.
    """
    file = file if isinstance(file, OpenedFile) else OpenedFile(file)
    path = file.path
    table = read_table(file, file.sniff(report), None, report)
    cells = cells_by_column(table)
    code = places_of([str(name) for name in worker_ids])
    key = find_worker_column(path.name, cells, code)
    who = [code.get(name, UNLABELLED) for name in cells.pop(key)]
    if not cells:
        raise ReadError(
            path.name,
            tr("There is no column beside the workers’ names. Add one, such as the vendor."),
        )
    if len(cells) > MOST_COLUMNS:
        raise ReadError(
            path.name,
            tr("There are more than {n} columns. Keep those to compare.", n=MOST_COLUMNS),
        )
    columns = tuple(_column(path, name, texts, who, worker_ids) for name, texts in cells.items())
    return WorkerGroups(path.name, columns)


def _column(
    path: Path, name: str, texts: list[str], who: list[int], worker_ids: TextArray
) -> CohortColumn:
    given = [""] * len(worker_ids)
    for text, worker in zip(texts, who, strict=True):
        if worker == UNLABELLED or not text:
            continue
        if given[worker] and given[worker] != text:
            raise ReadError(
                path.name,
                tr(
                    "Worker “{worker}” is “{first}” in one row and “{second}” in another. Keep "
                    "one row per worker.",
                    worker=str(worker_ids[worker]),
                    first=given[worker],
                    second=text,
                ),
                column=name,
            )
        given[worker] = text
    values = sorted({text for text in given if text})
    place = {text: code for code, text in enumerate(values)}
    return CohortColumn(name, tuple(values), tuple(place.get(text, UNLABELLED) for text in given))


def places_of(names: Sequence[str]) -> dict[str, int]:
    """Return the place of each name; also of it without blanks around it, where it is alone so."""
    count = Counter(name.strip() for name in names)
    trimmed = {name.strip(): place for place, name in enumerate(names) if count[name.strip()] == 1}
    return trimmed | {name: place for place, name in enumerate(names)}


def cells_by_column(table: pa.Table) -> dict[str, list[str]]:
    """Return the cells of each column, without blanks around them."""
    return {name: _texts(table.column(place)) for place, name in enumerate(table.column_names)}


def _texts(cells: pa.ChunkedArray) -> list[str]:
    column = split_dictionary(cells)
    words = [str(word).strip() for word in column.words.to_pylist()]
    return [words[code] for code in column.codes.tolist()]


def find_worker_column(
    file: str, cells: Mapping[str, Iterable[str]], workers: Collection[str]
) -> str:
    """Return the name of the column that names most workers; the file is refused if none does."""
    hits = {name: len(set(texts).intersection(workers)) for name, texts in cells.items()}
    key = max(hits, key=lambda name: hits[name], default="")
    if not hits.get(key):
        raise ReadError(file, tr("No column names a worker of the label file."))
    return key
