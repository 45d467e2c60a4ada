"""Arrays of NPY, NPZ and MAT files as a table of text; runs in a process of its own."""

from __future__ import annotations

import warnings
from dataclasses import asdict
from typing import TYPE_CHECKING, Any

import numpy as np
import pyarrow as pa

from crowdgui.io.tabular.array_table import (
    ArraySelection,
    ArrayTable,
    NotATableError,
    SparseMatrix,
    has_fields,
    normalize_array,
)
from crowdgui.io.tabular.file_head import MAGIC as ZIP
from crowdgui.io.tabular.processes.subprocess_reader import PROBLEM

if TYPE_CHECKING:
    from pathlib import Path

    from crowdgui.io.tabular.array_table import Array


if TYPE_CHECKING:
    Arrays = dict[str, Array]


NPY = b"\x93NUMPY"


_OBJECTS = "allow_pickle"
"""Names the switch in the words by which numpy refuses Python objects."""


_ONLY = "array"
"""The name of an array that has none in its file."""


_SPARSE = {"format", "shape", "data"}
"""The arrays by which scipy keeps a matrix of which only some cells are stored."""


_PLAIN = {"double", "single", "logical", "char", "sparse"} | {
    f"{sign}int{bits}" for sign in ("", "u") for bits in (8, 16, 32, 64)
}
"""Kinds of MATLAB variables that hold numbers or text and nothing else."""


def array_names(path: Path) -> tuple[None, dict[str, Any]]:
    """Name the arrays of a file, with their shapes and kinds."""
    try:
        arrays, skipped = _arrays(path)
    except NotATableError as problem:
        return None, {PROBLEM: problem.problem, **problem.facts}
    return None, {"arrays": _listed(arrays), "skipped": skipped}


def read_arrays(path: Path, **wanted: str) -> tuple[pa.Table | None, dict[str, Any]]:
    """Make one table of the arrays of a file."""
    arrays: Arrays = {}
    try:
        arrays, skipped = _arrays(path)
        table = ArrayTable(arrays, ArraySelection(**wanted))
    except NotATableError as problem:
        return None, {PROBLEM: problem.problem, "arrays": _listed(arrays), **problem.facts}
    gaps = None if table.gaps is None else asdict(table.gaps)
    unused = [name for name in arrays if name not in table.used]
    return table.arrow.add_column(0, "row", pa.array(table.places)), {
        "rows": table.rows,
        "used": table.used,
        "unused": unused,
        "skipped": skipped,
        "gaps": gaps,
        "bare_items": table.n_bare_items,
        "bare_workers": table.n_bare_workers,
    }


def _listed(arrays: Arrays) -> list[tuple[str, list[int], str]]:
    return [(name, list(array.shape), _kind(array)) for name, array in arrays.items()]


def _kind(array: Array) -> str:
    return str(array.values.dtype if isinstance(array, SparseMatrix) else array.dtype)


def _arrays(path: Path) -> tuple[Arrays, int]:
    """Return the arrays a table can be made of, and how many others there are."""
    with path.open("rb") as file:
        start = file.read(len(NPY))
    reader = _from_numpy if start.startswith((NPY, ZIP)) else _from_matlab
    try:
        found, skipped = reader(path)
        arrays = {name: array for name, array in found.items() if array is not None}
    except NotATableError:
        raise
    except MemoryError as error:
        raise NotATableError("too large") from error
    except Exception as error:
        # The readers raise whatever they stumble over, some a kind of their own.
        raise NotATableError("damaged") from error
    return arrays, skipped + len(found) - len(arrays)


def _from_numpy(path: Path) -> tuple[dict[str, Array | None], int]:
    try:
        loaded = np.load(path, allow_pickle=False)
    except ValueError as error:
        if _OBJECTS in str(error):
            raise NotATableError("objects") from error
        raise
    if isinstance(loaded, np.ndarray):
        return {_ONLY: normalize_array(loaded)}, 0
    with loaded:
        if set(loaded.files) >= _SPARSE:
            return {_ONLY: _sparse_matrix(loaded)}, 0
        return {name: _member(loaded, name) for name in loaded.files}, 0


def _member(archive: Any, name: str) -> Array | None:
    """Take an array of an archive, unless it holds objects, which could run a program."""
    try:
        array = archive[name]
    except ValueError as error:
        if _OBJECTS not in str(error):
            raise
        return None
    return normalize_array(array) if isinstance(array, np.ndarray) else None


def _sparse_matrix(archive: Any) -> Array | None:
    """Take a matrix as scipy saves it, without its own code, which trusts what the file says."""
    parts = {name: archive[name] for name in archive.files}
    values = normalize_array(parts["data"])
    if values is None or has_fields(values):
        return None
    match bytes(parts["format"].tobytes()).replace(b"\0", b""):
        case b"coo":
            return SparseMatrix.of(parts["shape"], parts["row"], parts["col"], values)
        case b"csc":
            return SparseMatrix.by_columns(
                parts["shape"], parts["indptr"], parts["indices"], values
            )
        case b"csr":
            turned = parts["shape"][::-1]
            return SparseMatrix.by_columns(turned, parts["indptr"], parts["indices"], values).T
    return None


def _from_matlab(path: Path) -> tuple[dict[str, Array | None], int]:
    import scipy.io

    with warnings.catch_warnings():
        # Of variables that stand there twice, the last one counts.
        warnings.simplefilter("ignore")
        kinds = {name: kind for name, _, kind in scipy.io.whosmat(path)}
        plain = [name for name, kind in kinds.items() if kind in _PLAIN]
        loaded = scipy.io.loadmat(path, variable_names=plain) if plain else {}
    return {name: _plain(loaded[name]) for name in plain}, len(kinds) - len(plain)


def _plain(array: Any) -> Array | None:
    if isinstance(array, np.ndarray):
        # MATLAB fills texts of one array with blanks until all are as long.
        return normalize_array(np.char.rstrip(array) if array.dtype.kind == "U" else array)
    values = normalize_array(array.data)
    if values is None or has_fields(values):
        return None
    return SparseMatrix.by_columns(array.shape, array.indptr, array.indices, values)
