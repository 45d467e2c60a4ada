"""Input of GLAD: counts and priors in the first line, then task, labeller and label."""

from __future__ import annotations

from typing import TYPE_CHECKING

from crowdgui.core.errors import ReadError
from crowdgui.io.formats.form import Format, NoOptions
from crowdgui.io.formats.research.triples import first_words, fits_counts, read_triples
from crowdgui.io.tabular.file_head import FileHead
from crowdgui.io.tabular.sniffing import is_number
from crowdgui.text.translation import tr, tr_noop

if TYPE_CHECKING:
    from pathlib import Path

    from crowdgui.core.progress import ProgressCallback
    from crowdgui.io.tabular.raw_table import RawTable


def recognise(head: FileHead) -> bool:
    """Look for labels, labellers and tasks, and a prior at least, in the first line."""
    words = first_words(head)
    if len(words) < 4 or not all(map(is_number, words)):
        return False
    labels, workers, items = words[:3]
    return fits_counts(head, labels, items, workers)


def read(path: Path, options: NoOptions, report: ProgressCallback) -> RawTable:
    words = first_words(FileHead.of(path))
    if len(words) < 4 or not words[0].isdigit():
        found = tr("The first line should contain the number of labels, workers and items.")
        raise ReadError(path.name, found, line=1)
    return read_triples(path, int(words[0]), report)


FORMAT = Format("glad", tr_noop("GLAD"), recognise, read, (".txt",), NoOptions)
