"""Where in the folder of a SageMaker labelling job the answers of its workers stand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from crowdgui.core.errors import ReadError
from crowdgui.core.labels import natural_order
from crowdgui.core.progress import Progress
from crowdgui.text.translation import tr

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from crowdgui.core.progress import ProgressCallback

_ITERATION = "iteration-"

_DEEPEST = 4
"""Folders from that of the answers up to that of the job."""


def response_folder(path: Path) -> Path | None:
    """Find the folder that has a folder for each iteration, in `path` or where jobs have it."""
    for folder in (path, path / "worker-response", path / "annotations" / "worker-response"):
        if _iterations(folder):
            return folder
    # One iteration, with a folder for each item.
    if path.name.startswith(_ITERATION) and path.parent.name == "worker-response":
        return path
    return None


def answer_files(path: Path, report: ProgressCallback) -> Iterator[tuple[str, Path]]:
    """Return every file of answers with the item it is of, which its folder is called after."""
    folder = response_folder(path)
    iterations = [] if folder is None else _iterations(folder) or [folder]
    for iteration in iterations:
        items = _sorted(iteration, "")
        for done, item in enumerate(items):
            report(Progress(tr("Reading {file}", file=path.name), done / len(items)))
            for file in _sorted(item, ".json"):
                yield item.name, file


def manifest_of(path: Path) -> Path | None:
    """Find the manifest that says what each item is."""
    for folder in [path, *path.parents][:_DEEPEST]:
        manifest = folder / "manifests" / "output" / "output.manifest"
        if manifest.is_file():
            return manifest
    return None


def _iterations(folder: Path) -> list[Path]:
    return [inner for inner in _sorted(folder, "") if inner.name.startswith(_ITERATION)]


def _sorted(folder: Path, ending: str) -> list[Path]:
    """Return the folders in a folder, or its files with an ending, in the order of their names."""
    if not folder.is_dir():
        return []
    try:
        found = [
            inner
            for inner in folder.iterdir()
            if (inner.is_file() and inner.suffix == ending if ending else inner.is_dir())
        ]
    except OSError as error:
        why = error.strerror or str(error)
        raise ReadError(folder.name, tr("It cannot be opened: {why}.", why=why)) from error
    return [found[place] for place in natural_order([inner.name for inner in found])]
