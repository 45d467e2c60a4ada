"""The first bytes of a file, by which its format is recognised."""

from __future__ import annotations

import csv
import io
import json
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any

import ijson

from crowdgui.core.errors import ReadError
from crowdgui.core.text import tr

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

HEAD_BYTES = 1 << 18

_BOMS = ((b"\xef\xbb\xbf", "utf-8"), (b"\xff\xfe", "utf-16-le"), (b"\xfe\xff", "utf-16-be"))

_SEPARATORS = ",\t;|"


@dataclass(frozen=True)
class Head:
    """A path with the first bytes of its file; a folder has none."""

    path: Path
    start: bytes
    whole: bool
    """Whether the file ends within `start`."""

    @classmethod
    def of(cls, path: Path) -> Head:
        if path.is_dir():
            return cls(path, b"", True)
        try:
            with path.open("rb") as file:
                start = file.read(HEAD_BYTES + 1)
        except OSError as error:
            why = error.strerror or str(error)
            raise ReadError(path.name, tr("It cannot be opened: {why}.", why=why)) from error
        return cls(path, start[:HEAD_BYTES], len(start) <= HEAD_BYTES)

    @cached_property
    def text(self) -> str:
        """The bytes as text, where they are such; odd characters are dropped."""
        for bom, encoding in _BOMS:
            if self.start.startswith(bom):
                return self.start[len(bom) :].decode(encoding, "ignore")
        return self.start.decode("utf-8", "ignore")

    @cached_property
    def lines(self) -> tuple[str, ...]:
        """The lines that are there whole."""
        # Other signs that Python takes for line breaks may stand inside a cell.
        lines = self.text.replace("\r\n", "\n").replace("\r", "\n").split("\n")
        return tuple(lines if self.whole and lines[-1] else lines[:-1])

    def header(self, delimiter: str) -> tuple[str, ...]:
        """Give the cells of the first line that is not blank, taken as a row of text."""
        rows = csv.reader(io.StringIO("\n".join(self.lines[:50])), delimiter=delimiter)
        try:
            return tuple(next(filter(None, rows), ()))
        except csv.Error:
            return ()

    @cached_property
    def headers(self) -> Mapping[str, tuple[str, ...]]:
        """The cells of the first line by the separator it is cut at, for all usual ones."""
        return {separator: self.header(separator) for separator in _SEPARATORS}

    def separator(self, *names: str) -> str | None:
        """Give the separator at which the first line falls into columns with all these names."""
        wanted = set(names)
        return next((s for s, header in self.headers.items() if wanted <= set(header)), None)

    @cached_property
    def first_record(self) -> dict[str, Any] | None:
        """The first object of a JSON file or of lines of JSON; None where there is none.

        Of an object longer than the first bytes, as much as stands there.
        """
        text = self.text.lstrip().removeprefix("[").lstrip()
        if not text.startswith("{"):
            return None
        try:
            record, _ = json.JSONDecoder().raw_decode(text)
        except (ValueError, RecursionError):
            record = None if self.whole else _begun(text)
        return record if isinstance(record, dict) else None


def _begun(text: str) -> Any:
    """Build as much of a JSON value as is there."""
    builder = ijson.ObjectBuilder()
    try:
        for event, value in ijson.basic_parse(io.BytesIO(text.encode("utf-8", "replace"))):
            builder.event(event, value)
    except (ijson.JSONError, ValueError, ArithmeticError):
        pass
    return getattr(builder, "value", None)
