"""NumPy and MATLAB files: arrays of labels, with gold and names beside them."""

from __future__ import annotations

import dataclasses
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from crowdgui.core.errors import ReadError
from crowdgui.core.options import Options, name_in_file, one_of
from crowdgui.core.progress import ignore_progress
from crowdgui.io.formats.form import DAMAGED, Format, NamedPart
from crowdgui.io.tabular.file_head import MAGIC as ZIP
from crowdgui.io.tabular.file_head import FileHead, check_size, member_names
from crowdgui.io.tabular.processes.subprocess_reader import PROBLEM, ReaderTask, read_in_subprocess
from crowdgui.io.tabular.raw_table import RawTable, RowUnit
from crowdgui.io.tabular.roles import ColumnRole
from crowdgui.text.translation import format_number, format_percent, join_list, tr, tr_n, tr_noop
from crowdgui.text.wording import OptionText, add_option_texts

if TYPE_CHECKING:
    from pathlib import Path

    from crowdgui.core.progress import ProgressCallback


def refuse(path: Path, facts: dict[str, Any]) -> None:
    """Describe why there is no table."""
    names = join_list(_in_words(*array) for array in facts.get("arrays", [])[:10])
    match facts.get(PROBLEM):
        case "damaged":
            why = tr(DAMAGED)
        case "too large":
            why = tr("It claims to hold more than a file of its size can, so it is damaged.")
        case "objects":
            why = tr(
                "It holds Python objects, which are never read because they can run code. "
                "Save it as numbers or text."
            )
        case "no labels" if names:
            why = tr("No array looks like labels. The arrays are {names}.", names=names)
        case "no labels":
            why = tr("It holds no array of numbers or text.")
        case "no such array":
            why = tr(
                "There is no array “{name}”. The arrays are {names}.",
                name=facts["name"],
                names=names,
            )
        case "no answers":
            why = tr(
                "Rows of item, worker and label need three columns, but there are {n}.",
                n=format_number(facts["n_columns"]),
            )
        case "gold does not fit":
            why = tr(
                "The array “{name}” can’t hold the gold labels: they need one value for "
                "each of {n} items.",
                name=facts["name"],
                n=format_number(facts["n_items"]),
            )
        case _:
            return
    raise ReadError(path.name, why)


def _in_words(name: str, shape: list[int], _: str) -> str:
    return f"{name} ({_lengths(shape)})"


def _lengths(shape: list[int]) -> str:
    return " × ".join(map(format_number, shape))


def describe_size(shape: list[int], kind: str) -> str:
    """Describe how large an array is, and what it holds; `kind` is the name numpy has for that."""
    lengths = _lengths(shape)
    if kind.startswith("["):
        return tr("{lengths} records", lengths=lengths)
    if kind.startswith(("datetime", "timedelta")):
        return tr("{lengths} times", lengths=lengths)
    if kind.lstrip("<>=|").startswith("U"):
        return tr("{lengths} texts", lengths=lengths)
    return tr("{lengths} numbers", lengths=lengths)


def _describe_arrays(facts: dict[str, Any]) -> list[str]:
    """Describe which arrays were read, and what their numbers were taken for."""
    found = []
    if facts["rows"]:
        names = join_list(facts["used"])
        found.append(tr("Read from: {names}. {meaning}", names=names, meaning=_rows(facts["rows"])))
    if facts["unused"]:
        others = join_list(facts["unused"][:10])
        found.append(tr("Not read: {names}.", names=others))
    if facts["skipped"]:
        one = "{n} variable holds no list or table of numbers or text and is skipped."
        many = "{n} variables hold no list or table of numbers or text and are skipped."
        found.append(tr_n(one, many, facts["skipped"]))
    if facts["bare_items"]:
        found.append(
            tr_n("{n} item has no label.", "{n} items have no label.", facts["bare_items"])
        )
    if facts["bare_workers"]:
        found.append(
            tr_n("{n} worker gave no label.", "{n} workers gave no label.", facts["bare_workers"])
        )
    return found + ([] if facts["gaps"] is None else _gaps(**facts["gaps"]))


def _rows(rows: str) -> str:
    words = {
        "items": tr("Each row is an item."),
        "workers": tr("Each row is a worker."),
        "item worker label": tr("Each row holds an item, a worker and a label."),
        "worker item label": tr("Each row holds a worker, an item and a label."),
    }
    return words[rows]


def _gaps(word: str, n_missing: int, n_zeros: int, n_cells: int) -> list[str]:
    """Describe what was taken for no answer, and what else may be."""
    if n_missing:
        sentence = tr(
            "{word} is read as a missing value: {n} of {cells} cells ({share}).",
            word=word.replace("-", "−"),
            n=format_number(n_missing),
            cells=format_number(n_cells),
            share=format_percent(n_missing / n_cells),
        )
    elif 2 * n_zeros > n_cells:
        sentence = tr(
            "0 is read as a label in {n} of {cells} cells ({share}). If it means “no "
            "label”, add it to the missing values.",
            n=format_number(n_zeros),
            cells=format_number(n_cells),
            share=format_percent(n_zeros / n_cells),
        )
    else:
        return []
    return [sentence]


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

    labels: str = name_in_file()
    gold: str = name_in_file()
    rows: str = one_of(
        "guess", ("guess", "items", "workers", "item worker label", "worker item label")
    )
    missing: str = one_of("guess", ("guess", "none", "-1", "0"))
    first: str = one_of("guess", ("guess", "0", "1"))


add_option_texts(
    {
        "ArrayOptions.labels": OptionText(
            tr_noop("Labels"), tr_noop("The array that holds the labels.")
        ),
        "ArrayOptions.gold": OptionText(
            tr_noop("Gold labels"),
            tr_noop("The array that holds a gold label for each item, if any."),
        ),
        "ArrayOptions.rows": OptionText(
            tr_noop("Each row is"),
            tr_noop("What a row of the labels is."),
            {
                "guess": tr_noop("Automatic"),
                "items": tr_noop("An item"),
                "workers": tr_noop("A worker"),
                "item worker label": tr_noop("Item, worker, label"),
                "worker item label": tr_noop("Worker, item, label"),
            },
        ),
        "ArrayOptions.missing": OptionText(
            tr_noop("Missing value"),
            tr_noop("The number used where a worker gave no label."),
            {
                "guess": tr_noop("Automatic"),
                "none": tr_noop("NaN only"),
                "-1": tr_noop("−1"),
                "0": tr_noop("0"),
            },
        ),
        "ArrayOptions.first": OptionText(
            tr_noop("Numbering starts at"),
            tr_noop("The number of the first item: 1 in MATLAB, 0 in Python."),
            {"guess": tr_noop("Automatic"), "0": tr_noop("0"), "1": tr_noop("1")},
        ),
    }
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


def list_arrays(
    path: Path, report: ProgressCallback = ignore_progress
) -> dict[str, tuple[NamedPart, ...]]:
    """List the arrays of a file that labels can be made of, and those that can be their gold."""
    _check(path)
    _, facts = read_in_subprocess(path, ReaderTask.ARRAY_NAMES, report)
    refuse(path, facts)
    every = [
        (NamedPart(name, describe_size(shape, kind)), shape)
        for name, shape, kind in facts["arrays"]
    ]
    labels = tuple(offered for offered, _ in every)
    return {"labels": labels, "gold": tuple(o for o, shape in every if len(shape) == 1)}


def read_arrays(path: Path, options: ArrayOptions, report: ProgressCallback) -> RawTable:
    """Read a matrix of labels as a row for each answer, and rows of answers as they are."""
    _check(path)
    table, facts = read_in_subprocess(
        path, ReaderTask.ARRAYS, report, **dataclasses.asdict(options)
    )
    refuse(path, facts)
    named = {role: name for role, name in _ROLES.items() if name in table.column_names}
    roles = named if facts["rows"] else {}
    places = np.array(table.column(0), dtype=np.int64)
    return RawTable(
        table.remove_column(0), places, RowUnit.ROW, roles, notes=tuple(_describe_arrays(facts))
    )


def _check(path: Path) -> None:
    start = FileHead.of(path).start
    if start.startswith(ZIP):
        check_size(path)
    if start.startswith((_MATLAB_HDF5, _HDF5)):
        why = tr("This is a MATLAB file of version 7.3. Save it in MATLAB with the option -v7.")
        raise ReadError(path.name, why)


NUMPY = Format(
    "numpy",
    tr_noop("NumPy arrays"),
    is_numpy,
    read_arrays,
    (".npz", ".npy"),
    ArrayOptions,
    list_arrays,
)


MATLAB = Format(
    "matlab", tr_noop("MATLAB"), is_matlab, read_arrays, (".mat",), ArrayOptions, list_arrays
)
