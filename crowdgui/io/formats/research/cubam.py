"""Input of cubam: the counts in the first line, then item, worker and label."""

from __future__ import annotations

from typing import TYPE_CHECKING

from crowdgui.core.errors import ReadError
from crowdgui.io.formats.form import Format, NoOptions
from crowdgui.io.formats.research.triples import first_words, fits_counts, read_triples
from crowdgui.io.tabular.file_head import FileHead
from crowdgui.text.translation import tr, tr_noop

if TYPE_CHECKING:
    from pathlib import Path

    from crowdgui.core.progress import ProgressCallback
    from crowdgui.io.tabular.raw_table import RawTable


def recognise(head: FileHead) -> bool:
    """Look for items, workers and labels in the first line."""
    words = first_words(head)
    return len(words) == 3 and fits_counts(head, words[2], words[0], words[1])


def read(path: Path, choices: NoOptions, report: ProgressCallback) -> RawTable:
    words = first_words(FileHead.of(path))
    if len(words) != 3 or not words[2].isdigit():
        found = tr("The first line should contain the number of items, workers and labels.")
        raise ReadError(path.name, found, line=1)
    return read_triples(path, int(words[2]), report)


FORMAT = Format("cubam", tr_noop("cubam"), recognise, read, (".txt",), NoOptions)
