"""An opened file: what its format made of it is kept as long as somebody holds the object."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from crowdgui.core.errors import ReadError
from crowdgui.core.progress import ignore_progress
from crowdgui.io.formats.registry import get_format
from crowdgui.text.translation import tr

if TYPE_CHECKING:
    from pathlib import Path

    from crowdgui.core.progress import ProgressCallback
    from crowdgui.io.formats.form import FormatForm
    from crowdgui.io.tabular.raw_table import RawTable


class FileIdentity(NamedTuple):
    """What changes when a file is written again: its time in nanoseconds, its size in bytes."""

    modified: int
    size: int


class OpenedFile:
    """A file that is looked at, guessed at and read, and is parsed only once meanwhile.

    Files that are read together share what they keep: `beside` opens another one. A text file
    is not kept, since it is read in blocks.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self._parsed: dict[Path, tuple[FileIdentity, FormatForm, RawTable]] = {}

    def beside(self, path: Path) -> OpenedFile:
        """Return another file that is read together with this one."""
        other = OpenedFile(path)
        other._parsed = self._parsed
        return other

    def identity(self) -> FileIdentity:
        """Return what tells the file from a later one at the same path.

        Raises
        ------
        ReadError
            If the file cannot be opened.
        """
        try:
            status = self.path.stat()
        except OSError as error:
            why = error.strerror or str(error)
            raise ReadError(self.path.name, tr("It cannot be opened: {why}.", why=why)) from error
        return FileIdentity(status.st_mtime_ns, status.st_size)

    def parse(self, form: FormatForm, report: ProgressCallback = ignore_progress) -> RawTable:
        """Return the file as a table by its format; parsed again only where file or form changed.

        Raises
        ------
        ReadError
            If the file cannot be read in this format, or there is no label in it.
        """
        identity = self.identity()
        kept = self._parsed.get(self.path)
        if kept is not None and kept[:2] == (identity, form):
            return kept[2]
        flat = get_format(form.key).read(self.path, form.choices, report)
        if not flat.table.num_columns or not flat.table.num_rows:
            raise ReadError(self.path.name, tr("There is no answer in this file. Export it again."))
        self._parsed[self.path] = (identity, form, flat)
        return flat
