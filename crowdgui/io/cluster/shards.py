"""The labels of whole items, as codes that mean the same in every part."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc

from crowdgui.core.labels import Labels, freeze, natural_order
from crowdgui.io.cluster.parts import drop_incomplete_rows, read_part
from crowdgui.io.tabular.column_encoder import copy_texts

if TYPE_CHECKING:
    from collections.abc import Sequence

    from crowdgui.core.arrays import IntArray, TextArray
    from crowdgui.io.cluster.parts import ColumnNames, FilePart, PartScan


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
    """Read a part in which all labels of its items stand."""
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
