"""The work on a cluster from labels to final labels in Parquet, moved to their place once whole."""

from __future__ import annotations

import secrets
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from functools import partial
from operator import attrgetter
from typing import TYPE_CHECKING, Any

import fsspec
import numpy as np
import pyarrow as pa
from pyarrow import parquet

from crowdgui.core.audit.calibration import default_calibration
from crowdgui.core.errors import WriteError
from crowdgui.core.job import check_sizes
from crowdgui.core.progress import ignore_progress
from crowdgui.core.rules.distributed import check_options, get_distributed_rule
from crowdgui.core.rules.registry import get_rule
from crowdgui.io.cluster.cluster import ClusterLabels, connect, gather_all, identity
from crowdgui.io.cluster.parts import (
    PART_ROWS,
    CodeNames,
    ColumnNames,
    Shard,
    build_shard,
    describe_skipped_rows,
    drop_incomplete_rows,
    empty_table,
    items_are_together,
    merge_names,
    read_part,
    read_shard,
    scan_part,
    split_parts,
)
from crowdgui.io.exporting.text_files import to_arrow
from crowdgui.text.translation import format_number, tr

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    import pandas as pd
    from distributed import Client, Future

    from crowdgui.core.arrays import IntArray
    from crowdgui.core.labels import Labels
    from crowdgui.core.options import Options
    from crowdgui.core.progress import ProgressCallback
    from crowdgui.core.rules.distributed import ItemResults, WorkerResults
    from crowdgui.io.cluster.parts import FilePart


LABELS, WORKERS = "labels", "workers.parquet"
"""The folder of the parts with the final labels, and the table of the workers beside it."""


@dataclass(frozen=True)
class DraftFolder:
    """A folder that is not whole yet, at a path or address that every worker can write to."""

    place: str

    def write(self, name: str, columns: dict[str, Any]) -> None:
        """Write a table whole or not at all; a second writer of the same table does no harm."""
        table = pa.table({key: to_arrow(column) for key, column in columns.items()})
        target = f"{self.place}/{name}"
        mine = f"{target}.{secrets.token_hex(4)}.tmp"
        system, path = fsspec.core.url_to_fs(mine)
        try:
            with system.open(path, "wb") as file:
                parquet.write_table(table, file, compression="zstd")
            system.mv(path, fsspec.core.url_to_fs(target)[1])
        except OSError as error:
            raise WriteError(_refused(target, error)) from error


@contextmanager
def _replace_folder(place: str) -> Iterator[DraftFolder]:
    """Return a folder beside `place` that replaces it at the end, or is deleted after a failure."""
    place = place.rstrip("/")
    draft = DraftFolder(f"{place}.{secrets.token_hex(6)}.tmp")
    system, path = fsspec.core.url_to_fs(draft.place)
    target = fsspec.core.url_to_fs(place)[1]
    try:
        if system.exists(target):
            raise WriteError(tr("{place} already exists. Choose another location.", place=place))
        system.makedirs(f"{path}/{LABELS}", exist_ok=True)
    except OSError as error:
        raise WriteError(_refused(place, error)) from error
    try:
        yield draft
        system.mv(path, target, recursive=True)
    except OSError as error:
        raise WriteError(_refused(place, error)) from error
    finally:
        with suppress(OSError):
            system.rm(path, recursive=True)


def _write_items(
    labels: Labels,
    kept: Any,
    part: int,
    rule: str,
    finish: Callable[[Labels, Any], ItemResults],
    draft: DraftFolder,
) -> int:
    """Write the final labels of a shard; gives how many items they are of."""
    found = finish(labels, kept)
    # The last entry, which UNLABELLED points to, is the empty cell.
    names = np.append(labels.classes, "")
    columns = {
        "item": labels.item_ids,
        "label": names[found.labels],
        "confidence": default_calibration(rule).confidence(found.confidence),
        "margin": found.margin,
        "tied": found.tied,
        "labels": labels.labels_per_item,
    }
    if get_rule(rule).gives_probability:
        columns["model_probability"] = found.confidence
    draft.write(f"{LABELS}/part-{part:05}.parquet", columns)
    return labels.n_items


def _write_workers(
    draft: DraftFolder, names: CodeNames, given: IntArray, found: WorkerResults
) -> None:
    """Write what the rule makes of the workers."""
    columns: dict[str, Any] = {"worker": names.workers, "labels": given, "accuracy": found.accuracy}
    if found.weights is not None:
        columns["weight"] = found.weights
    draft.write(WORKERS, columns)


def _refused(place: str, error: OSError) -> str:
    return tr("{place} can’t be written: {why}", place=place, why=error.strerror or error)


@dataclass(frozen=True)
class ClusterJob:
    """Labels at a path or address, the rule, and the folder for the results, not there yet.

    All workers of the cluster must reach both places. `part_rows` is how many labels a worker
    reads in one go.
    """

    place: str
    columns: ColumnNames
    rule: str
    options: Options
    out: str
    part_rows: int = PART_ROWS

    def __post_init__(self) -> None:
        get_distributed_rule(self.rule)
        check_options(self.options)


@dataclass(frozen=True, eq=False)
class ClusterRun:
    """The summary of a run on a cluster; the final labels are in the folder it wrote."""

    names: CodeNames
    labels_per_worker: IntArray
    workers: WorkerResults
    n_items: int
    notes: tuple[str, ...]

    @property
    def summary(self) -> str:
        """The run in a few lines."""
        history = self.workers.history
        told = tr(
            "{labels} labels of {items} items by {workers} workers; {steps} iterations "
            "after the first.",
            labels=format_number(int(self.labels_per_worker.sum())),
            items=format_number(self.n_items),
            workers=format_number(len(self.names.workers)),
            steps=format_number(history[-1].iteration),
        )
        if not self.workers.converged:
            told += " " + tr("The rule stopped before it converged.")
        return "\n".join((told, *self.notes))


def run_on_cluster(
    job: ClusterJob, address: str, report: ProgressCallback = ignore_progress
) -> ClusterRun:
    """Do the job on the cluster with this scheduler; in the end all results are there, or none."""
    with connect(address) as client, _replace_folder(job.out) as draft:
        names, shards, notes = _shards(client, job, report)
        given = _labels_per_worker(client, shards, names, report)
        rule = get_distributed_rule(job.rule)
        crowd: ClusterLabels[Any] = ClusterLabels(
            client, shards, rule.begin, len(names.classes), given
        )
        found = rule.run(crowd, job.options, report)
        _write_workers(draft, names, given, found)
        parts = range(len(shards))
        more = {"rule": job.rule, "finish": rule.finish, "draft": draft, "pure": False}
        written = client.map(_write_items, crowd.shards, crowd.kept, parts, **more)
        n_items = sum(gather_all(client, written, tr("Writing the results"), report))
    return ClusterRun(names, given, found, n_items, notes)


def _shards(
    client: Client, job: ClusterJob, report: ProgressCallback
) -> tuple[CodeNames, list[Future], tuple[str, ...]]:
    """Make the workers read the labels, whole items each; names first, so that codes agree."""
    parts = split_parts(job.place, job.columns, job.part_rows)
    looked = client.map(scan_part, parts, columns=job.columns, pure=False)
    looks = gather_all(client, looked, tr("Inspecting the labels"), report)
    names = merge_names(looks)
    check_sizes(0, len(names.workers), len(names.classes))
    sent = client.submit(identity, names, pure=False)
    if items_are_together(looks):
        shards = client.map(read_shard, parts, columns=job.columns, names=sent, pure=False)
    else:
        shards = _brought_together(client, job, parts, sent)
    repeated = gather_all(
        client, client.map(_repeated, shards, pure=False), tr("Reading the labels"), report
    )
    some = [shard for shard, n in zip(shards, repeated, strict=True) if n is not None]
    labels = client.map(attrgetter("labels"), some, pure=False)
    notes = (*describe_skipped_rows(looks), *_repeats_note(sum(n or 0 for n in repeated)))
    return names, labels, notes


def _brought_together(
    client: Client, job: ClusterJob, parts: Sequence[FilePart], names: Future
) -> list[Future]:
    """Make Dask shuffle the rows, so that all labels of an item come to one place."""
    from dask.dataframe import from_map

    # Dask would take an argument of the name `columns` for its own.
    frame = from_map(partial(_frame, columns=job.columns), parts, meta=empty_table().to_pandas())
    shuffled = frame.shuffle("item", npartitions=len(parts))
    tables = client.compute(shuffled.to_delayed(optimize_graph=True))
    found: list[Future] = client.map(_shard_of_frame, tables, names=names, pure=False)
    return found


def _frame(part: FilePart, columns: ColumnNames) -> pd.DataFrame:
    frame: pd.DataFrame = drop_incomplete_rows(read_part(part, columns)).to_pandas()
    return frame


def _shard_of_frame(frame: pd.DataFrame, names: CodeNames) -> Shard:
    import pyarrow as pa

    return build_shard(pa.Table.from_pandas(frame, preserve_index=False), names)


def _labels_per_worker(
    client: Client, shards: Sequence[Future], names: CodeNames, report: ProgressCallback
) -> IntArray:
    counted = client.map(attrgetter("labels_per_worker"), shards, pure=False)
    given = np.zeros(len(names.workers), dtype=np.int64)
    for one in gather_all(client, counted, tr("Counting labels"), report):
        given += one
    return given


def _repeated(shard: Shard) -> int | None:
    return None if shard.labels is None else shard.repeated


def _repeats_note(n: int) -> tuple[str, ...]:
    if not n:
        return ()
    told = tr("Further labels by a worker for the same item, skipped: {n}.", n=format_number(n))
    return (told,)
