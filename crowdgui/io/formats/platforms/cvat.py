"""Exports of CVAT for images, one for each job: tags, which label images as a whole."""

from __future__ import annotations

import re
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from crowdgui.core.errors import CrowdError, ReadError
from crowdgui.core.options import Options, one_of
from crowdgui.core.progress import Progress
from crowdgui.io.formats.form import NOT_LABELLED, Format
from crowdgui.io.formats.long_table import LongTable, UnnamedWorkerError
from crowdgui.io.tabular.encoding import open_checked
from crowdgui.io.tabular.file_head import MAGIC, list_members, open_archive, open_member
from crowdgui.io.tabular.json_lists import format_options
from crowdgui.io.tabular.roles import ColumnRole
from crowdgui.text.translation import tr, tr_noop
from crowdgui.text.wording import OptionText, add_option_texts

if TYPE_CHECKING:
    import zipfile
    from collections.abc import Iterator
    from pathlib import Path
    from typing import BinaryIO

    from crowdgui.core.progress import ProgressCallback
    from crowdgui.io.tabular.file_head import FileHead
    from crowdgui.io.tabular.raw_table import RawTable


_ROOT_ELEMENT, _IMAGE, _TAG_ELEMENT = "annotations", "image", "tag"


_WHOLES = ("job", "task", "project")


@dataclass
class CvatImage:
    """What one image contains: `marks` counts shapes; tags have attributes by question."""

    number: int
    name: str
    tags: list[str] = field(default_factory=list)
    attributes: dict[str, str] = field(default_factory=dict)
    marks: int = 0


class CvatReader:
    """Takes a file block by block.

    `of` is what was exported: a job, a task or a project. `assignee` is empty where nobody is.
    """

    def __init__(self) -> None:
        from xml.etree.ElementTree import XMLParser

        self.of = self.assignee = ""
        self._parser = XMLParser(target=self)
        self._above: list[str] = []
        self._images: list[CvatImage] = []
        self._n_images = 0
        self._image: CvatImage | None = None
        self._attribute = ""
        self._text: list[str] = []

    def feed(self, block: bytes | None) -> None:
        """Take the next block, None at the end; raises `ParseError` or `ValueError`."""
        if block is None:
            self._parser.close()
        else:
            self._parser.feed(block)

    def done(self) -> list[CvatImage]:
        """Return the images that ended since the last time."""
        images, self._images = self._images, []
        return images

    def doctype(self, name: str, public: str | None, system: str | None) -> None:
        # What is declared there can make a small file endless; CVAT declares nothing.
        raise ValueError(name)

    def start(self, tag: str, attributes: dict[str, str]) -> None:
        self._text = []
        depth = len(self._above)
        if depth == 0 and tag != _ROOT_ELEMENT:
            raise ValueError(tag)
        if depth == 1 and tag == _IMAGE:
            self._n_images += 1
            name = attributes.get("name") or attributes.get("id", "")
            self._image = CvatImage(self._n_images, name)
        elif depth == 1 and tag == "track":
            self._images.append(
                CvatImage(max(1, self._n_images), attributes.get("id", ""), marks=1)
            )
        elif depth == 2 and self._image is not None:
            self._in_image(self._image, tag, attributes)
        elif depth == 3 and tag == "attribute":
            self._attribute = attributes.get("name", "")
        if self._above == [_ROOT_ELEMENT, "meta"] and tag in _WHOLES:
            self.of = tag
        self._above.append(tag)

    def _in_image(self, image: CvatImage, tag: str, attributes: dict[str, str]) -> None:
        if tag == _TAG_ELEMENT:
            image.tags.append(attributes.get("label", ""))
        else:
            image.marks += 1

    def data(self, text: str) -> None:
        self._text.append(text)

    def end(self, tag: str) -> None:
        self._above.pop()
        text = "".join(self._text).strip()
        if self._above[:2] == [_ROOT_ELEMENT, "meta"] and self._above[3:] == ["assignee"]:
            self.assignee = text if tag == "username" else self.assignee
        if self._image is not None and tag == "attribute" and self._above[2:] == [_TAG_ELEMENT]:
            question = f"{self._image.tags[-1]}: {self._attribute}"
            self._image.attributes[question] = text
        if self._image is not None and len(self._above) == 1:
            self._images.append(self._image)
            self._image = None
        self._text = []

    def close(self) -> None:
        """End without a result; the images were given one by one."""


_MEMBER = "annotations.xml"


_ROOT = re.compile(r"\s*(?:<[?!][^>]*>\s*)*<annotations[\s>]")


_BLOCK = 1 << 16


_TAG = "tag"
"""The question that the tags of an image answer."""


@dataclass(frozen=True)
class CvatOptions(Options):
    """Who the worker is."""

    worker: str = one_of("assignee", ("assignee", "file"))


add_option_texts(
    {
        "CvatOptions.worker": OptionText(
            tr_noop("Worker"),
            tr_noop(
                "The export doesn’t say who made each tag, so all tags must be from one worker."
            ),
            {"assignee": tr_noop("The job’s assignee"), "file": tr_noop("The file name")},
        ),
    }
)


def recognise(head: FileHead) -> bool:
    if head.start.startswith(MAGIC):
        try:
            with open_archive(head.path) as archive:
                return _member(archive) is not None
        except CrowdError:
            return False
    return _ROOT.match(head.text) is not None


def read(path: Path, options: CvatOptions, report: ProgressCallback) -> RawTable:
    """Read the tags of every image, and their attributes as questions of their own."""
    table = LongTable(path.name, ColumnRole.QUESTION)
    elements = CvatReader()
    with _opened(path) as (file, size):
        for block in iter(lambda: file.read(_BLOCK), b""):
            _feed(elements, block, path)
            for image in elements.done():
                _add(table, image, _worker(path, elements, options))
            report(Progress(tr("Reading {file}", file=path.name), min(1.0, file.tell() / size)))
        _feed(elements, None, path)
    return table.flat(
        tr("The job has no assignee. Choose “The file name” as the worker."), file_may=True
    )


@contextmanager
def _opened(path: Path) -> Iterator[tuple[BinaryIO, int]]:
    with open_checked(path) as file:
        packed = file.read(len(MAGIC)) == MAGIC
        if not packed:
            file.seek(0)
            yield file, max(1, path.stat().st_size)
    if packed:
        with open_archive(path) as archive:
            member = _member(archive)
            if member is None:
                raise ReadError(path.name, tr("There is no “annotations.xml” in this archive."))
            with open_member(archive, member) as inner:
                yield inner, max(1, member.file_size)


def _member(archive: zipfile.ZipFile) -> zipfile.ZipInfo | None:
    return next((m for m in list_members(archive) if m.filename == _MEMBER), None)


def _feed(elements: CvatReader, block: bytes | None, path: Path) -> None:
    from xml.etree.ElementTree import ParseError

    try:
        elements.feed(block)
    except ParseError as error:
        found = tr("The XML is invalid or ends there. Export the job again.")
        raise ReadError(path.name, found, line=error.position[0]) from error
    except (ValueError, LookupError) as error:
        raise ReadError(path.name, tr("This isn’t an XML file from CVAT.")) from error


def _worker(path: Path, elements: CvatReader, options: CvatOptions) -> str:
    if options.worker == "file":
        return path.stem
    if elements.of not in ("", "job"):
        found = tr(
            "This is the export of a whole task, which doesn’t say who made each tag. "
            "Export each job separately; or, if one worker did everything, choose “The "
            "file name”."
        )
        raise UnnamedWorkerError(path.name, found)
    return elements.assignee or path.stem


def _add(table: LongTable, image: CvatImage, worker: str) -> None:
    for _ in range(image.marks):
        table.skip(tr("Marks a part of the image, not the whole image"), image.number)
    answers = dict(image.attributes)
    if image.tags:
        answers[_TAG] = format_options(image.tags)
    elif not image.marks:
        table.skip(tr(NOT_LABELLED), image.number)
    for question, label in answers.items():
        table.add(image.number, item=image.name, worker=worker, label=label, question=question)


FORMAT = Format("cvat", tr_noop("CVAT for images"), recognise, read, (".xml", ".zip"), CvatOptions)
