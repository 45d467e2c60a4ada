"""Labels in many Parquet files: a look at each part, and whole items as codes all parts share."""

from __future__ import annotations

from contextlib import contextmanager
from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING

import fsspec
import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
from pyarrow import parquet

from crowdgui.core.errors import InputError
from crowdgui.core.labels import Labels, freeze, natural_order
from crowdgui.core.progress import ignore_progress
from crowdgui.io.tabular.coded_columns import cell_texts
from crowdgui.io.tabular.column_encoder import copy_texts
from crowdgui.io.tabular.roles import LABEL_ROLES
from crowdgui.io.tabular.roles import rank as rank_of
from crowdgui.text.translation import format_number, join_list, sentence, tr

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from crowdgui.core.arrays import IntArray, TextArray
    from crowdgui.core.progress import ProgressCallback


PART_ROWS = 1 << 22
"""Labels of a part at most, except for a row group with more: some 200 MB while it is read."""


SUFFIXES = (".parquet", ".pq")


LOCAL = "file://"
"""How the address of a file of this computer begins."""


@dataclass(frozen=True)
class ColumnNames:
    """The names of the columns of worker, item and label."""

    worker: str
    item: str
    label: str

    @property
    def names(self) -> list[str]:
        return [self.worker, self.item, self.label]


@dataclass(frozen=True)
class FilePart:
    """Some row groups of one file; `first` is the place of its first row among all."""

    place: str
    groups: tuple[int, ...]
    first: int


@dataclass(frozen=True)
class PartScan:
    """What a part contains: its names, its first and last item in order, its rows."""

    workers: pa.Array
    classes: pa.Array
    first_item: str
    last_item: str
    rows: int
    without: int
    """Rows that lack the worker, the item or the label."""


def read_column_names(place: str, _: ProgressCallback = ignore_progress) -> tuple[str, ...]:
    """Return the names of the columns of the first Parquet file at a path or address."""
    with _opened(_files(place)[0]) as source:
        return tuple(source.schema_arrow.names)


def likely_columns(names: Sequence[str]) -> ColumnNames:
    """Guess by their names which columns hold worker, item and label; never the same one twice.

    A column whose name says nothing is taken by its place.
    """
    free, found = list(names), []
    for role in LABEL_ROLES:
        ranked = [(rank, name) for name in free if (rank := rank_of(name, role)) is not None]
        found.append(min(ranked)[1] if ranked else "")
        free = [name for name in free if name != found[-1]]
    return ColumnNames(*(name or (free.pop(0) if free else "") for name in found))


def split_parts(place: str, columns: ColumnNames, size: int = PART_ROWS) -> list[FilePart]:
    """Cut the Parquet files at a path or address into parts; a folder means all files in it."""
    parts: list[FilePart] = []
    first = 0
    for file in _files(place):
        with _opened(file) as source:
            _check(file, source.schema_arrow.names, columns)
            rows = [source.metadata.row_group(i).num_rows for i in range(source.num_row_groups)]
        for groups in _runs(rows, size):
            parts.append(FilePart(file, groups, first))
            first += sum(rows[i] for i in groups)
    if not first:
        raise InputError(tr("There are no labels in {place}.", place=place))
    return parts


def read_part(part: FilePart, columns: ColumnNames) -> pa.Table:
    """Read worker, item and label of every row as text, and the place of the row."""
    try:
        with _opened(part.place) as source:
            found = source.read_row_groups(list(part.groups), columns=columns.names)
            texts = [cell_texts(found.column(name).combine_chunks()) for name in columns.names]
    except (pa.ArrowException, OSError, ValueError) as error:
        raise _unreadable(part.place, error) from error
    places = pa.array(np.arange(part.first, part.first + len(found)))
    return pa.table([*texts, places], names=["worker", "item", "label", "place"])


def drop_incomplete_rows(rows: pa.Table) -> pa.Table:
    """Skip the rows that lack the worker, the item or the label."""
    there = [
        pc.fill_null(pc.not_equal(rows.column(name), ""), False)
        for name in ("worker", "item", "label")
    ]
    return rows.filter(pc.and_(pc.and_(there[0], there[1]), there[2]))


def empty_table() -> pa.Table:
    """Return the same table without a row."""
    text = pa.string()
    kinds = {"worker": text, "item": text, "label": text, "place": pa.int64()}
    return pa.schema(kinds).empty_table()


def scan_part(part: FilePart, columns: ColumnNames) -> PartScan:
    """Read a part once to see which names it contains."""
    rows = read_part(part, columns)
    whole = drop_incomplete_rows(rows)
    ends = pc.min_max(whole.column("item"))
    return PartScan(
        whole.column("worker").combine_chunks().unique(),
        whole.column("label").combine_chunks().unique(),
        ends["min"].as_py() or "",
        ends["max"].as_py() or "",
        len(whole),
        len(rows) - len(whole),
    )


def items_are_together(looks: Sequence[PartScan]) -> bool:
    """Return whether no item can be in two parts, because their ranges don't overlap."""
    ends = sorted((look.first_item, look.last_item) for look in looks if look.rows)
    return all(before[1] < after[0] for before, after in pairwise(ends))


def _files(place: str) -> list[str]:
    try:
        system, path = fsspec.core.url_to_fs(place)
        found = sorted(system.find(path)) if system.isdir(path) else [path]
        files = [system.unstrip_protocol(one) for one in found if one.endswith(SUFFIXES)]
    except (OSError, ValueError, ImportError) as error:
        raise _unreadable(place, error) from error
    if not files:
        raise InputError(tr("There is no Parquet file at {place}.", place=place))
    return files


@contextmanager
def _opened(place: str) -> Iterator[parquet.ParquetFile]:
    """Open a Parquet file behind any address."""
    try:
        file = fsspec.open(place, "rb").open()
        source = parquet.ParquetFile(file)
    except (pa.ArrowException, OSError, ValueError) as error:
        raise _unreadable(place, error) from error
    with file, source:
        yield source


def _runs(rows: Sequence[int], size: int) -> list[tuple[int, ...]]:
    """Join consecutive row groups while they have no more than `size` rows."""
    runs: list[tuple[int, ...]] = []
    held = 0
    for group, n in enumerate(rows):
        if runs and held + n <= size:
            runs[-1] = (*runs[-1], group)
            held += n
        else:
            runs.append((group,))
            held = n
    return runs


def _check(place: str, there: Sequence[str], columns: ColumnNames) -> None:
    for name in columns.names:
        if name not in there:
            raise InputError(
                tr(
                    "{file} has no column “{name}”. It has {there}. Name the columns with "
                    "--worker, --item and --label.",
                    file=_shown(place),
                    name=name,
                    there=join_list(tr("“{name}”", name=one) for one in there[:20]),
                )
            )


def _unreadable(place: str, error: BaseException) -> InputError:
    if isinstance(error, pa.ArrowException):
        why = tr("It is damaged or isn’t a Parquet file.")
    else:
        told = error.strerror if isinstance(error, OSError) else None
        why = sentence(told or str(error).rstrip("."))
    return InputError(tr("{file} can’t be read: {why}", file=_shown(place), why=why))


def _shown(place: str) -> str:
    """Write an address as people do: a file of this computer as its path."""
    return place.removeprefix(LOCAL)


def describe_skipped_rows(looks: Sequence[PartScan]) -> tuple[str, ...]:
    """Describe how many rows were skipped, and why."""
    n = sum(look.without for look in looks)
    if not n:
        return ()
    told = tr("Rows skipped because the worker, item or label is missing: {n}.", n=format_number(n))
    return (told,)


@dataclass(frozen=True, eq=False)
class CodeNames:
    """The workers and classes of all parts; their places are their codes everywhere."""

    workers: TextArray
    classes: TextArray

    def __post_init__(self) -> None:
        freeze(self)


@dataclass(frozen=True, eq=False)
class Shard:
    """The labels of some items, and how many repeats of a worker for an item were skipped."""

    labels: Labels | None
    """None where there is no row."""
    repeated: int


def merge_names(looks: Sequence[PartScan]) -> CodeNames:
    """Merge the names of all parts: workers in order, classes as ties are broken."""
    workers = pa.concat_arrays([look.workers for look in looks]).unique()
    classes = pa.concat_arrays([look.classes for look in looks]).unique().to_pylist()
    ordered = [classes[i] for i in natural_order(classes)]
    return CodeNames(
        copy_texts(workers.take(pc.sort_indices(workers))), copy_texts(pa.array(ordered))
    )


def read_shard(part: FilePart, columns: ColumnNames, names: CodeNames) -> Shard:
    """Read a part that holds all labels of its items."""
    return build_shard(read_part(part, columns), names)


def build_shard(rows: pa.Table, names: CodeNames) -> Shard:
    """Code rows; of several answers of a worker to an item the first in the files counts."""
    rows = drop_incomplete_rows(rows)
    if not len(rows):
        return Shard(None, 0)
    place = rows.column("place").to_numpy()
    if np.any(np.diff(place) < 0):
        rows = rows.sort_by("place")
    items = rows.column("item").combine_chunks().dictionary_encode()
    labels = Labels.from_codes(
        items.indices.to_numpy(zero_copy_only=False),
        _codes(rows.column("worker"), names.workers),
        _codes(rows.column("label"), names.classes),
        copy_texts(items.dictionary),
        names.workers,
        names.classes,
    )
    again = labels.repeats_previous
    repeated = int(np.count_nonzero(again))
    if repeated:
        labels = Labels.from_codes(
            labels.item[~again],
            labels.worker[~again],
            labels.code[~again],
            labels.item_ids,
            labels.worker_ids,
            labels.classes,
        )
    return Shard(labels, repeated)


def _codes(cells: pa.ChunkedArray, names: TextArray) -> IntArray:
    known = pa.array(names.tolist(), pa.string())
    codes: IntArray = pc.index_in(cells.combine_chunks(), known).to_numpy(zero_copy_only=False)
    return codes
