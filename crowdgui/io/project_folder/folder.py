"""A project as a folder of plain files for version control: written, checked and read back."""

from __future__ import annotations

import hashlib
import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from crowdgui import __version__
from crowdgui.core.errors import ReadError, WriteError
from crowdgui.core.progress import Progress, ignore_progress
from crowdgui.io.atomic import replace_together, write_text
from crowdgui.io.exporting.ranking import ranking_record, ranking_table, standings_table
from crowdgui.io.exporting.records import guarantee_record, summary_record
from crowdgui.io.exporting.results import RankingResults
from crowdgui.io.exporting.table_list import LABELS, WORKERS
from crowdgui.io.exporting.text_files import write_csv
from crowdgui.io.exporting.write import name_question_folders, spare_sources
from crowdgui.io.project.content import ProjectContent
from crowdgui.io.project.values import DamagedValue, decode, encode
from crowdgui.io.project_folder.place import MANIFEST, folder_of, is_project_folder
from crowdgui.io.project_folder.plain_files import parse_json, write_json
from crowdgui.io.project_folder.question_files import read_question, write_question
from crowdgui.io.reachable import not_opened
from crowdgui.text.project_folder import read_me
from crowdgui.text.translation import tr

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path

    from crowdgui.core.progress import ProgressCallback
    from crowdgui.io.exporting.results import Results
    from crowdgui.io.project.content import SavedQuestion

READ_ME, ATTRIBUTES = "README.md", ".gitattributes"

_FORMAT, _VERSION = "CrowdGUI project folder", 1

_QUESTIONS, _RESULTS = "questions", "results"

_MOST_LISTED = 1 << 26
_MOST_BYTES = 1 << 33
"""Bytes of a list of files, and of any other file: a larger one is not read."""

_PART = re.compile(r"[^/\\:\x00-\x1f]+")


@dataclass(frozen=True)
class _File:
    """A file as it was written."""

    bytes: int
    sha256: str


@dataclass(frozen=True)
class _Question:
    """Where the files of a question are, and what it is called."""

    folder: str
    name: str


@dataclass(frozen=True)
class _Manifest:
    """What a folder holds: its questions, which of them is shown, and every file of them."""

    format: str
    format_version: int
    program: str
    shown: int
    questions: tuple[_Question, ...]
    files: dict[str, _File]


def write_project_folder(
    folder: Path,
    content: ProjectContent,
    results: Sequence[Results | RankingResults | None],
    read_from: tuple[Path, ...] = (),
    report: ProgressCallback = ignore_progress,
) -> tuple[Path, ...]:
    """Write a project and its results into `folder`, all files or none, and return them.

    `results` are those of each question, None for one without. The same project gives the same
    files, byte for byte. Files of a project that was there before and that this one does not have
    are removed, where they are as they were written. A README that somebody edited stays.

    Raises
    ------
    WriteError
        If something can't be written, or other files have the names of these.
    """
    content = content.kept_in(folder)
    before = _read_manifest(folder) if is_project_folder(folder) else None
    places = _places(content.questions)
    with replace_together(folder) as staging:
        for place, saved, found in zip(places, content.questions, results, strict=True):
            report(Progress(tr("Writing {file}", file=place or folder.name)))
            own = staging / place
            (own / _RESULTS).mkdir(parents=True)
            write_question(own, saved, report)
            _write_results(own / _RESULTS, found, report)
        written = {
            _name(staging, path): path for path in sorted(staging.rglob("*")) if path.is_file()
        }
        manifest = _Manifest(
            _FORMAT,
            _VERSION,
            f"CrowdGUI {__version__}",
            content.shown,
            tuple(
                _Question(place, saved.data.question)
                for place, saved in zip(places, content.questions, strict=True)
            ),
            {name: _File(path.stat().st_size, _checksum(path)) for name, path in written.items()},
        )
        write_json(staging / MANIFEST, encode(manifest, _Manifest))
        beside = {
            READ_ME: _signed(read_me(content.questions[content.shown].data.name, places)),
            # Checksums are of bytes: no program is to change the ends of lines.
            ATTRIBUTES: "* -text\n",
        }
        if before is not None:
            beside = {n: text for n, text in beside.items() if _is_ours(folder / n, text)}
        for name, text in beside.items():
            write_text(staging / name, text)
        names = [*manifest.files, MANIFEST, *beside]
        spare_sources(read_from, [folder / name for name in names])
        _spare_others(folder, names, before)
        _spare_outside(folder, names)
    if before is not None:
        _remove_old(folder, before, manifest)
    return tuple(folder / name for name in names)


def read_project_folder(path: Path, report: ProgressCallback = ignore_progress) -> ProjectContent:
    """Read a project back; `path` is the folder, or the list of files in it.

    Raises
    ------
    ReadError
        If a file is missing, larger than it was, or not as it was written. It names the file, and
        the row where one can't be read.
    """
    folder = folder_of(path)
    manifest = _read_manifest(folder)
    reader = _Reader(folder, manifest, report)
    questions = tuple(reader.question(one.folder) for one in manifest.questions)
    reader.check_all()
    return ProjectContent(questions, manifest.shown)


def project_files(path: Path) -> tuple[Path, ...]:
    """Return the files of a project that is a folder, which nothing else may take the place of."""
    folder = folder_of(path)
    names = (*_read_manifest(folder).files, MANIFEST, READ_ME, ATTRIBUTES)
    return tuple(folder / name for name in names)


class _Reader:
    """Reads the files that a folder lists, and remembers which of them were changed."""

    def __init__(self, folder: Path, manifest: _Manifest, report: ProgressCallback) -> None:
        self._folder, self._manifest, self._report = folder, manifest, report
        self._changed: dict[str, bool] = {}

    def question(self, place: str) -> SavedQuestion:
        prefix = f"{place}/" if place else ""
        return read_question(lambda name: self._read(prefix + name), prefix)

    def check_all(self) -> None:
        """Refuse a file that is not as it was written."""
        for name in self._manifest.files:
            if name not in self._changed:
                self._read(name)
            if self._changed[name]:
                raise ReadError(
                    name,
                    tr(
                        "The file was changed after the project was written: its checksum differs "
                        "from the one in {manifest}. Restore it, or export the project again.",
                        manifest=MANIFEST,
                    ),
                )

    def _read(self, name: str) -> bytes | None:
        listed = self._manifest.files.get(name)
        if listed is None:
            return None
        self._report(Progress(tr("Reading {file}", file=name)))
        raw = _content(self._folder, name, listed.bytes)
        self._changed[name] = hashlib.sha256(raw).hexdigest() != listed.sha256
        return raw


def _content(folder: Path, name: str, most: int) -> bytes:
    """Return the content of a file in the folder; links out of it and larger files are refused."""
    path = folder.joinpath(*name.split("/"))
    try:
        if not path.resolve().is_relative_to(folder.resolve()) or not path.is_file():
            raise ReadError(name, tr("The file is missing."))
        size = path.stat().st_size
        if size > min(most, _MOST_BYTES):
            raise ReadError(
                name, tr("The file was changed after the project was written: it is larger.")
            )
        return path.read_bytes()
    except OSError as error:
        raise not_opened(name, error) from error


def _read_manifest(folder: Path) -> _Manifest:
    said = parse_json(MANIFEST, _content(folder, MANIFEST, _MOST_LISTED))
    try:
        if isinstance(said, dict) and said.get("format") == _FORMAT:
            version = decode(said.get("format_version"), int)
            if version > _VERSION:
                raise ReadError(
                    MANIFEST,
                    tr("It was written by a newer version of CrowdGUI. Install that version."),
                )
        manifest: _Manifest = decode(said, _Manifest)
    except DamagedValue as error:
        raise ReadError(MANIFEST, tr("It doesn’t hold what CrowdGUI writes there.")) from error
    places = [*manifest.files, *(one.folder for one in manifest.questions if one.folder)]
    wrong = next((name for name in places if not _is_inside(name)), None)
    if wrong is not None:
        raise ReadError(MANIFEST, tr("“{name}” is not a file in this folder.", name=wrong))
    if not 0 <= manifest.shown < len(manifest.questions):
        raise ReadError(MANIFEST, tr("It doesn’t hold what CrowdGUI writes there."))
    return manifest


def _is_inside(name: str) -> bool:
    """Return whether a name leads into the folder and nowhere else."""
    return all(_PART.fullmatch(part) and part not in (".", "..") for part in name.split("/"))


def _places(questions: Sequence[SavedQuestion]) -> list[str]:
    """Return where the files of each question are: a single one has no folder of its own."""
    if len(questions) == 1:
        return [""]
    names = name_question_folders(saved.data.question for saved in questions)
    return [f"{_QUESTIONS}/{name}" for name in names]


def _write_results(
    folder: Path, found: Results | RankingResults | None, report: ProgressCallback
) -> None:
    if found is None:
        return
    if isinstance(found, RankingResults):
        write_csv(folder / "ranking.csv", *ranking_table(found), report=report)
        write_csv(folder / "workers.csv", *standings_table(found), report=report)
        write_json(folder / "summary.json", ranking_record(found))
        return
    write_csv(folder / "final_labels.csv", *LABELS.table(found, report), report=report)
    write_csv(folder / "workers.csv", *WORKERS.table(found, report), report=report)
    write_json(folder / "summary.json", summary_record(found, report))
    write_json(folder / "guarantee.json", guarantee_record(found.guarantee, found))


_SIGNATURE = "\n<!-- sha256 "


def _signed(text: str) -> str:
    """Return a page with the checksum of its text in a comment, by which edits are noticed."""
    return f"{text}{_SIGNATURE}{hashlib.sha256(text.encode()).hexdigest()} -->\n"


def _is_ours(path: Path, now: str) -> bool:
    """Return whether a file beside the project may be replaced: nobody has edited it."""
    if not path.is_file():
        return True
    try:
        found = path.read_text("utf-8")
    except (OSError, UnicodeDecodeError):
        return False
    text, _, _ = found.rpartition(_SIGNATURE)
    return found in (now, _signed(text))


def _name(folder: Path, path: Path) -> str:
    return path.relative_to(folder).as_posix()


def _checksum(path: Path) -> str:
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


def _spare_others(folder: Path, names: Sequence[str], before: _Manifest | None) -> None:
    """Refuse to write over files that no project was written with."""
    ours = {MANIFEST, READ_ME, ATTRIBUTES, *before.files} if before is not None else set()
    for name in names:
        if name not in ours and (folder / name).exists():
            raise WriteError(
                tr(
                    "There is already a file {file} in {folder} that isn’t part of a project. "
                    "Choose an empty folder.",
                    file=name,
                    folder=folder.name,
                )
            )


def _spare_outside(folder: Path, names: Sequence[str]) -> None:
    """Refuse to write through links, which a repository of somebody else may hold."""
    top = folder.resolve()
    for name in names:
        if not (folder / name).resolve().is_relative_to(top):
            raise WriteError(
                tr(
                    "{file} in {folder} is a link to a place outside the folder. Remove the link.",
                    file=name,
                    folder=folder.name,
                )
            )


def _remove_old(folder: Path, before: _Manifest, now: _Manifest) -> None:
    """Remove what the project no longer has, unless somebody changed it since."""
    for name, listed in before.files.items():
        path = folder / name
        inside = path.resolve().is_relative_to(folder.resolve())
        if name not in now.files and inside and path.is_file() and _checksum(path) == listed.sha256:
            path.unlink()
            for above in _above(folder, path):
                if not any(above.iterdir()):
                    above.rmdir()


def _above(folder: Path, path: Path) -> Iterator[Path]:
    for above in path.parents:
        if above == folder:
            return
        yield above
