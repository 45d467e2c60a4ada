"""Exports of CVAT for images, one for each job: tags, which label images as a whole."""

from __future__ import annotations

import re
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING
from xml.etree import ElementTree

from crowdgui.core.errors import CrowdError, ReadError
from crowdgui.core.options import Options, one_of
from crowdgui.core.progress import Progress
from crowdgui.io.formats.archive import members_of, opened_archive, opened_member
from crowdgui.io.formats.cvat_elements import Elements, Image
from crowdgui.io.formats.fields import chosen
from crowdgui.io.formats.form import Format
from crowdgui.io.formats.long_table import LongTable
from crowdgui.io.formats.zipped import MAGIC
from crowdgui.io.roles import Role
from crowdgui.io.text.utf8 import opened
from crowdgui.text.translation import tr, tr_noop

if TYPE_CHECKING:
    import zipfile
    from collections.abc import Iterator
    from pathlib import Path
    from typing import BinaryIO

    from crowdgui.core.progress import ProgressCallback
    from crowdgui.io.formats.flat import Flat
    from crowdgui.io.formats.head import Head

_MEMBER = "annotations.xml"

_ROOT = re.compile(r"\s*(?:<[?!][^>]*>\s*)*<annotations[\s>]")

_BLOCK = 1 << 16

_TAG = "tag"
"""The question that the tags of an image answer."""


@dataclass(frozen=True)
class CvatChoices(Options):
    """Who the worker is."""

    worker: str = one_of(
        "assignee",
        {"assignee": tr_noop("The assignee of the job"), "file": tr_noop("The name of the file")},
        tr_noop("The worker is"),
        tr_noop("An export does not say who made which tag: it must be of one worker."),
    )


def recognise(head: Head) -> bool:
    if head.start.startswith(MAGIC):
        try:
            with opened_archive(head.path) as archive:
                return _member(archive) is not None
        except CrowdError:
            return False
    return _ROOT.match(head.text) is not None


def read(path: Path, choices: CvatChoices, report: ProgressCallback) -> Flat:
    """Read the tags of every image, and their attributes as questions of their own."""
    table = LongTable(path.name, Role.QUESTION)
    elements = Elements()
    with _opened(path) as (file, size):
        for block in iter(lambda: file.read(_BLOCK), b""):
            _feed(elements, block, path)
            for image in elements.done():
                _add(table, image, _worker(path, elements, choices))
            report(Progress(tr("Reading {file}", file=path.name), min(1.0, file.tell() / size)))
        _feed(elements, None, path)
    return table.flat(tr("The job has no assignee. Choose “The name of the file” as the worker."))


@contextmanager
def _opened(path: Path) -> Iterator[tuple[BinaryIO, int]]:
    with opened(path) as file:
        packed = file.read(len(MAGIC)) == MAGIC
        if not packed:
            file.seek(0)
            yield file, max(1, path.stat().st_size)
    if packed:
        with opened_archive(path) as archive:
            member = _member(archive)
            if member is None:
                raise ReadError(path.name, tr("There is no “annotations.xml” in this archive."))
            with opened_member(archive, member) as inner:
                yield inner, max(1, member.file_size)


def _member(archive: zipfile.ZipFile) -> zipfile.ZipInfo | None:
    return next((m for m in members_of(archive) if m.filename == _MEMBER), None)


def _feed(elements: Elements, block: bytes | None, path: Path) -> None:
    try:
        elements.feed(block)
    except ElementTree.ParseError as error:
        found = tr("The XML is wrong or breaks off there. Export the job again.")
        raise ReadError(path.name, found, line=error.position[0]) from error
    except (ValueError, LookupError) as error:
        raise ReadError(path.name, tr("This is no XML that CVAT writes.")) from error


def _worker(path: Path, elements: Elements, choices: CvatChoices) -> str:
    if choices.worker == "file":
        return path.stem
    if elements.of not in ("", "job"):
        found = tr(
            "This is the export of a whole task, which does not say who made which tag. Export"
            " each job by itself; or, if one worker did it all, choose “The name of the file”."
        )
        raise ReadError(path.name, found)
    return elements.assignee or path.stem


def _add(table: LongTable, image: Image, worker: str) -> None:
    for _ in range(image.marks):
        table.skip(tr("Marks a part of the image, so it labels no image"), image.number)
    answers = dict(image.attributes)
    if image.tags:
        answers[_TAG] = chosen(image.tags)
    elif not image.marks:
        table.skip(tr("Not labelled yet"), image.number)
    for question, label in answers.items():
        table.add(image.number, item=image.name, worker=worker, label=label, question=question)


FORMAT = Format("cvat", tr_noop("CVAT for images"), recognise, read, (".xml", ".zip"), CvatChoices)
