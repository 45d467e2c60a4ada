"""How many cells of a text file have an apostrophe that keeps them from being formulas."""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING

from crowdgui.core.progress import ignore_progress
from crowdgui.io.rows import numbered_rows
from crowdgui.io.text.formulas import count_neutralised
from crowdgui.io.text.utf8 import BLOCK, MARKED, UndecodableError, Utf8Source, opened

if TYPE_CHECKING:
    from pathlib import Path

    from crowdgui.core.progress import ProgressCallback
    from crowdgui.io.text.text_format import TextFormat

_KEPT = 16
"""Bytes of a block looked at again with the next one."""


def count_apostrophes(
    path: Path, form: TextFormat, report: ProgressCallback = ignore_progress
) -> int:
    """Count the cells that begin with apostrophes before a sign; 0 where one has the bare sign.

    So a count says that the whole file was written by a program that put them there.
    """
    try:
        if not _may_have(path, form):
            return 0
        rows = numbered_rows(path, form, report)
        return count_neutralised(chain.from_iterable(cells for _, cells in rows))
    except UndecodableError:
        # Who reads the file is told of the byte.
        return 0


def _may_have(path: Path, form: TextFormat) -> bool:
    """Look for such a cell in the bytes, which is quick and sees some where there are none."""
    before = set(b"\n\r\"'" + form.delimiter.encode())
    with opened(path) as file:
        source = Utf8Source(file, path.name, form.encoding)
        kept = b"\n"
        while block := source.read(BLOCK):
            block = kept + block
            for found in MARKED.finditer(block):
                if not found.start() or block[found.start() - 1] in before:
                    return True
            kept = block[-_KEPT:]
    return False
