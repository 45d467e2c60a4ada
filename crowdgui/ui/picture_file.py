"""Pictures named by a label file: recognised, found beside it, and read with limits."""

from __future__ import annotations

from enum import Enum, auto
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QImage, QImageReader

from crowdgui.core.errors import ReadError
from crowdgui.text.translation import format_number, tr

if TYPE_CHECKING:
    from pathlib import Path

FORMATS = ("png", "jpg", "jpeg", "gif", "webp", "bmp")
_LONGEST_ADDRESS = 2000
MOST_BYTES = 64 << 20
MOST_PIXELS = 100_000_000
_MOST_MEMORY = 512
"""MiB that a picture may take while it is read."""


class ContentKind(Enum):
    """What the content of an item is: something to read, a link, or a picture file's name."""

    TEXT = auto()
    LINK = auto()
    PICTURE = auto()


def kind_of(content: str) -> ContentKind:
    """Return what a content is, by its form alone; nothing is opened."""
    text = content.strip()
    if not text or len(text) > _LONGEST_ADDRESS or any(not c.isprintable() for c in text):
        return ContentKind.TEXT
    if text.casefold().startswith(("http://", "https://")):
        return ContentKind.TEXT if " " in text else ContentKind.LINK
    if "://" in text or _on_another_computer(text):
        return ContentKind.TEXT
    ends_so = text.casefold().endswith(tuple(f".{ending}" for ending in FORMATS))
    return ContentKind.PICTURE if ends_so else ContentKind.TEXT


def picture_path(content: str, folder: Path) -> Path:
    """Return the file a content names, seen from the folder of the label file, links followed.

    Raises
    ------
    ReadError
        If the name cannot be that of a file here.
    """
    try:
        return (folder / content.strip()).resolve()
    except (OSError, RuntimeError, ValueError) as error:
        raise ReadError(content.strip(), tr("there is no such file.")) from error


def lies_in(path: Path, folder: Path) -> bool:
    """Whether a file is in a folder or below it, links followed."""
    return path.is_relative_to(folder.resolve())


def load_picture(path: Path, most: QSize) -> QImage:
    """Read a picture, made smaller where it is larger than `most`.

    Raises
    ------
    ReadError
        If it is not there, too large, or not one of the `FORMATS` whatever its name says.
    """
    _check_file(path)
    QImageReader.setAllocationLimit(_MOST_MEMORY)
    reader = QImageReader(str(path))
    reader.setDecideFormatFromContent(True)
    reader.setAutoTransform(True)
    if bytes(reader.format().data()).decode("ascii") not in FORMATS:
        raise ReadError(path.name, tr("this is not a picture that can be shown here."))
    size = reader.size()
    if size.isValid() and size.width() * size.height() > MOST_PIXELS:
        raise ReadError(path.name, tr("this picture is too large to be shown here."))
    if size.isValid() and (size.width() > most.width() or size.height() > most.height()):
        reader.setScaledSize(size.scaled(most, Qt.AspectRatioMode.KeepAspectRatio))
    image = reader.read()
    if image.isNull():
        raise ReadError(path.name, tr("this picture is damaged and cannot be shown."))
    return image


def _check_file(path: Path) -> None:
    try:
        # A pipe or a device would be waited for without end.
        if not path.is_file():
            raise ReadError(path.name, tr("there is no such file beside the label file."))
        size = path.stat().st_size
    except OSError as error:
        why = error.strerror or str(error)
        raise ReadError(path.name, tr("this file cannot be read: {why}.", why=why)) from error
    if size > MOST_BYTES:
        raise ReadError(
            path.name,
            tr(
                "this file has {size} MB; pictures up to {most} MB are shown.",
                size=format_number(size / (1 << 20)),
                most=format_number(MOST_BYTES >> 20),
            ),
        )


def _on_another_computer(text: str) -> bool:
    """Whether a path would be looked for over the network."""
    return text.startswith(("\\\\", "//", "\\/", "/\\"))
