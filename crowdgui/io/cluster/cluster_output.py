"""Results of a run on a cluster: written by its workers beside their place, then moved there."""

from __future__ import annotations

import secrets
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import fsspec
import numpy as np
import pyarrow as pa
from pyarrow import parquet

from crowdgui.core.audit.calibration import default_calibration
from crowdgui.core.errors import WriteError
from crowdgui.core.rules.registry import get_rule
from crowdgui.io.exporting.text_files import to_arrow
from crowdgui.text.translation import tr

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from crowdgui.core.arrays import IntArray
    from crowdgui.core.labels import Labels
    from crowdgui.core.rules.distributed import ItemResults, WorkerResults
    from crowdgui.io.cluster.parts import CodeNames


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
def replace_folder(place: str) -> Iterator[DraftFolder]:
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


def write_items(
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


def write_workers(
    draft: DraftFolder, names: CodeNames, given: IntArray, found: WorkerResults
) -> None:
    """Write what the rule makes of the workers."""
    columns: dict[str, Any] = {"worker": names.workers, "labels": given, "accuracy": found.accuracy}
    if found.weights is not None:
        columns["weight"] = found.weights
    draft.write(WORKERS, columns)


def _refused(place: str, error: OSError) -> str:
    return tr("{place} can’t be written: {why}", place=place, why=error.strerror or error)
