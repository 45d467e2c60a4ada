"""Arrays of numpy (NPY, NPZ) and MATLAB (MAT)."""

from __future__ import annotations

import dataclasses
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.errors import ReadError
from crowdgui.core.options import Options, name_in_file, one_of
from crowdgui.core.progress import ignore_progress
from crowdgui.io.formats.array_text import notes, refuse, size_of
from crowdgui.io.formats.form import Format, NamedPart
from crowdgui.io.formats.roles import ColumnRole
from crowdgui.io.tabular.file_head import MAGIC as ZIP
from crowdgui.io.tabular.file_head import FileHead, check_size, member_names
from crowdgui.io.tabular.raw_table import RawTable, RowUnit
from crowdgui.io.tabular.subprocess_reader import ReaderTask, read_in_subprocess
from crowdgui.text.translation import tr, tr_noop

if TYPE_CHECKING:
    from pathlib import Path

    from crowdgui.core.progress import ProgressCallback

_NPY = b"\x93NUMPY"
_HDF5 = b"\x89HDF\r\n\x1a\n"
_MATLAB = b"MATLAB 5.0 MAT-file"
_MATLAB_HDF5 = b"MATLAB 7.3 MAT-file"

_ROLES = {
    ColumnRole.ITEM: "item",
    ColumnRole.WORKER: "worker",
    ColumnRole.LABEL: "label",
    ColumnRole.GOLD: "gold",
}


@dataclass(frozen=True)
class ArrayOptions(Options):
    """Which arrays are read, and what their numbers mean."""

    labels: str = name_in_file(tr_noop("Labels"), tr_noop("The array that holds the labels."))
    gold: str = name_in_file(
        tr_noop("Gold labels"), tr_noop("The array that holds a gold label for each item, if any.")
    )
    rows: str = one_of(
        "guess",
        {
            "guess": tr_noop("As it looks"),
            "items": tr_noop("An item"),
            "workers": tr_noop("A worker"),
            "item worker label": tr_noop("Item, worker, label"),
            "worker item label": tr_noop("Worker, item, label"),
        },
        tr_noop("Each row is"),
        tr_noop("What a row of the labels stands for."),
    )
    missing: str = one_of(
        "guess",
        {
            "guess": tr_noop("As it looks"),
            "none": tr_noop("Only NaN"),
            "-1": tr_noop("−1"),
            "0": tr_noop("0"),
        },
        tr_noop("No answer is"),
        tr_noop("The number that stands where a worker gave no label."),
    )
    first: str = one_of(
        "guess",
        {"guess": tr_noop("As it looks"), "0": tr_noop("0"), "1": tr_noop("1")},
        tr_noop("Numbers begin at"),
        tr_noop("The number of the first item: 1 in MATLAB, 0 in Python."),
    )


def is_numpy(head: FileHead) -> bool:
    """Return whether a file is an array of numpy, or an archive of nothing else."""
    if head.start.startswith(_NPY):
        return True
    names = member_names(head)
    return bool(names) and all(name.endswith(".npy") for name in names)


def is_matlab(head: FileHead) -> bool:
    """Return whether a file is one of MATLAB, of any version that says so."""
    return head.start.startswith((_MATLAB, _MATLAB_HDF5, _HDF5))


def arrays(
    path: Path, report: ProgressCallback = ignore_progress
) -> dict[str, tuple[NamedPart, ...]]:
    """List the arrays of a file that labels can be made of, and those that can be their gold."""
    _check(path)
    _, facts = read_in_subprocess(path, ReaderTask.ARRAY_NAMES, report)
    refuse(path, facts)
    every = [
        (NamedPart(name, size_of(shape, kind)), shape) for name, shape, kind in facts["arrays"]
    ]
    labels = tuple(offered for offered, _ in every)
    return {"labels": labels, "gold": tuple(o for o, shape in every if len(shape) == 1)}


def read_arrays(path: Path, choices: ArrayOptions, report: ProgressCallback) -> RawTable:
    """Read a matrix of labels as a row for each answer, and rows of answers as they are."""
    _check(path)
    table, facts = read_in_subprocess(
        path, ReaderTask.ARRAYS, report, **dataclasses.asdict(choices)
    )
    refuse(path, facts)
    named = {role: name for role, name in _ROLES.items() if name in table.column_names}
    roles = named if facts["rows"] else {}
    places = np.array(table.column(0), dtype=np.int64)
    return RawTable(table.remove_column(0), places, RowUnit.ROW, roles, notes=tuple(notes(facts)))


def _check(path: Path) -> None:
    start = FileHead.of(path).start
    if start.startswith(ZIP):
        check_size(path)
    if start.startswith((_MATLAB_HDF5, _HDF5)):
        why = tr("This is a MATLAB file of version 7.3. Save it in MATLAB with the option -v7.")
        raise ReadError(path.name, why)


NUMPY = Format(
    "numpy", tr_noop("NumPy arrays"), is_numpy, read_arrays, (".npz", ".npy"), ArrayOptions, arrays
)
MATLAB = Format(
    "matlab", tr_noop("MATLAB"), is_matlab, read_arrays, (".mat",), ArrayOptions, arrays
)
