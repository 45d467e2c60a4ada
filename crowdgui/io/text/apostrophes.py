"""Whether the cells of a text file have an apostrophe that keeps them from being formulas."""

from __future__ import annotations

import re
from itertools import chain
from typing import TYPE_CHECKING

from crowdgui.core.progress import silent
from crowdgui.io.rows import numbered_rows
from crowdgui.io.text.formulas import looks_neutralised
from crowdgui.io.text.utf8 import BLOCK, Utf8Source, opened

if TYPE_CHECKING:
    from pathlib import Path

    from crowdgui.core.progress import Report
    from crowdgui.io.text.text_format import TextFormat

# The last byte begins the wide signs.
_SUSPECT = re.compile(rb"'[=+\-@\t\r\n\0\xef]")
_KEPT = 16
"""Bytes of a block looked at again with the next one."""


def has_apostrophes(path: Path, form: TextFormat, report: Report = silent) -> bool:
    """Say whether cells begin with apostrophes before a sign, and none with the bare sign.

    So the whole file was written by a program that put them there.
    """
    if not _may_have(path, form):
        return False
    rows = numbered_rows(path, form, report)
    return looks_neutralised(chain.from_iterable(cells for _, cells in rows))


def _may_have(path: Path, form: TextFormat) -> bool:
    """Look for such a cell in the bytes, which is quick and sees some where there are none."""
    before = set(b"\n\r\"'" + form.delimiter.encode())
    with opened(path) as file:
        source = Utf8Source(file, path.name, form.encoding)
        kept = b"\n"
        while block := source.read(BLOCK):
            block = kept + block
            for found in _SUSPECT.finditer(block):
                if not found.start() or block[found.start() - 1] in before:
                    return True
            kept = block[-_KEPT:]
    return False
