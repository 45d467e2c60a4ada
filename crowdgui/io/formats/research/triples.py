"""Lines of three words each below a line of counts, as programs of research write labels."""

from __future__ import annotations

import io
from typing import TYPE_CHECKING

from crowdgui.core.errors import ReadError
from crowdgui.core.progress import Progress
from crowdgui.io.formats.long_table import refuse_empty
from crowdgui.io.tabular.encoding import BLOCK, Utf8Source, open_checked, sniff_encoding
from crowdgui.io.tabular.raw_table import RawTableBuilder, RowUnit
from crowdgui.io.tabular.roles import LABEL_COLUMNS
from crowdgui.text.translation import format_number, tr

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from crowdgui.core.progress import ProgressCallback
    from crowdgui.io.tabular.file_head import FileHead
    from crowdgui.io.tabular.raw_table import RawTable


_LOOKED_AT = 200


_BREATH = 10_000


def first_words(head: FileHead) -> list[str]:
    """Return the words of the first line that is not blank."""
    return next(filter(None, map(str.split, head.lines)), [])


def fits_counts(head: FileHead, n_labels: str, n_items: str, n_workers: str) -> bool:
    """Return whether there are so many labels of item, worker and label, and no greater ids."""
    if not all(map(_is_count, (n_labels, n_items, n_workers))):
        return False
    below = list(filter(None, map(str.split, head.lines)))[1:]
    there = len(below) == int(n_labels) if head.whole else len(below) <= int(n_labels)
    return there and all(
        len(words) == 3
        and all(map(_is_count, words))
        and int(words[0]) <= int(n_items)
        and int(words[1]) <= int(n_workers)
        for words in below[:_LOOKED_AT]
    )


def read_triples(path: Path, n_labels: int, report: ProgressCallback) -> RawTable:
    """Read item, worker and label from every line below the first."""
    rows = RawTableBuilder()
    for line, words in _lines(path, report):
        if len(words) != 3:
            found = tr(
                "Found {n} words, expected an item, a worker and a label.",
                n=format_number(len(words)),
            )
            raise ReadError(path.name, found, line=line)
        item, worker, label = words
        rows.add({"item": item, "worker": worker, "label": label}, line)
    notes = []
    if rows.n_rows != n_labels:
        notes.append(
            tr(
                "The first line announces {told} labels, but the file has {n}. Export it "
                "again if it is incomplete.",
                told=format_number(n_labels),
                n=format_number(rows.n_rows),
            )
        )
    flat = rows.flat(RowUnit.LINE, LABEL_COLUMNS, tuple(notes))
    refuse_empty(path.name, flat)
    return flat


def _lines(path: Path, report: ProgressCallback) -> Iterator[tuple[int, list[str]]]:
    """Return the words of each line that is not blank, without the first of them."""
    encoding = sniff_encoding(path, report)
    stage = tr("Reading {file}", file=path.name)
    with open_checked(path) as file:
        size = max(1, path.stat().st_size)
        source = Utf8Source(file, path.name, encoding)
        text = io.TextIOWrapper(io.BufferedReader(source, BLOCK), "utf-8")
        begun = False
        for line, words in enumerate(map(str.split, text), 1):
            if words and begun:
                yield line, words
            begun = begun or bool(words)
            if line % _BREATH == 0:
                report(Progress(stage, min(1.0, source.consumed / size)))


def _is_count(word: str) -> bool:
    return word.isascii() and word.isdigit() and len(word) < 19
