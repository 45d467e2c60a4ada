"""The work on a cluster from first to last: labels in Parquet in, final labels in Parquet out."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from operator import attrgetter
from typing import TYPE_CHECKING, Any

import numpy as np

from crowdgui.core.job import check_sizes
from crowdgui.core.progress import ignore_progress
from crowdgui.core.rules.distributed import check_choices, get_distributed_rule
from crowdgui.io.cluster.cluster import ClusterLabels, connect, gather_all, identity
from crowdgui.io.cluster.cluster_output import replace_folder, write_items, write_workers
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
from crowdgui.text.translation import format_number, tr

if TYPE_CHECKING:
    from collections.abc import Sequence

    import pandas as pd
    from distributed import Client, Future

    from crowdgui.core.arrays import IntArray
    from crowdgui.core.options import Options
    from crowdgui.core.progress import ProgressCallback
    from crowdgui.core.rules.distributed import WorkerResults
    from crowdgui.io.cluster.parts import FilePart


@dataclass(frozen=True)
class ClusterJob:
    """Labels at a path or address, the rule, and the folder for the results, not there yet.

    All workers of the cluster must reach both places. `part_rows` is how many labels a worker
    reads in one go.
    """

    place: str
    columns: ColumnNames
    rule: str
    choices: Options
    out: str
    part_rows: int = PART_ROWS

    def __post_init__(self) -> None:
        get_distributed_rule(self.rule)
        check_choices(self.choices)


@dataclass(frozen=True, eq=False)
class ClusterRun:
    """What a run on a cluster tells; the final labels are in the folder it wrote."""

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
    with connect(address) as client, replace_folder(job.out) as draft:
        names, shards, notes = _shards(client, job, report)
        given = _labels_per_worker(client, shards, names, report)
        rule = get_distributed_rule(job.rule)
        crowd: ClusterLabels[Any] = ClusterLabels(
            client, shards, rule.begin, len(names.classes), given
        )
        found = rule.run(crowd, job.choices, report)
        write_workers(draft, names, given, found)
        parts = range(len(shards))
        more = {"rule": job.rule, "finish": rule.finish, "draft": draft, "pure": False}
        written = client.map(write_items, crowd.shards, crowd.kept, parts, **more)
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
