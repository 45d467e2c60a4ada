"""What items show, from a second file or a folder of pictures, joined by the items' ids."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import pyarrow as pa
import pyarrow.compute as pc

from crowdgui.core.errors import ReadError
from crowdgui.core.labels import text_array
from crowdgui.core.progress import ignore_progress
from crowdgui.io.importing.tables import OpenedFile, read_table, sniff
from crowdgui.io.tabular.column_encoder import split_dictionary
from crowdgui.io.tabular.roles import ColumnRole, rank
from crowdgui.text.translation import format_number, tr

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from pathlib import Path

    from crowdgui.core.arrays import TextArray
    from crowdgui.core.progress import ProgressCallback
    from crowdgui.io.tabular.column_encoder import CodedColumn

PICTURES = frozenset({".png", ".jpg", ".jpeg", ".gif", ".bmp", ".webp", ".tif", ".tiff", ".svg"})

_LEAST = 0.5
"""The share of the items that a column must name to be the one of the ids."""


class MatchedContent(NamedTuple):
    """The content of each item, empty where there is none, and how many have one."""

    content: TextArray
    matched: int


def find_content(
    path: Path, items: Sequence[str], report: ProgressCallback = ignore_progress
) -> Mapping[str, str]:
    """Return by their ids what a table, or a folder of pictures named by ids, shows of items.

    The column of ids is the one that names most of `items`, the content the column named so, else
    the one with the longest texts.

    Raises
    ------
    ReadError
        If no column names at least half of the items, or no picture is named after an item.
    """
    ids = [str(item) for item in items]
    return _pictures(path, ids) if path.is_dir() else _beside_ids(path, ids, report)


def match_content(
    found: Mapping[str, str], items: Sequence[str], before: TextArray | None = None
) -> MatchedContent:
    """Return what was found for each item; for those it lacks, what there was `before`."""
    content = [found.get(str(item), "") for item in items]
    matched = sum(bool(text) for text in content)
    if before is not None:
        content = [new or str(old) for new, old in zip(content, before, strict=True)]
    return MatchedContent(text_array(content), matched)


def _pictures(folder: Path, ids: Sequence[str]) -> Mapping[str, str]:
    named: dict[str, str] = {}
    for path in sorted(folder.iterdir()):
        if path.suffix.lower() in PICTURES:
            for name in (path.name, path.stem):
                named.setdefault(name, str(path))
    if named.keys().isdisjoint(ids):
        raise ReadError(
            folder.resolve().name, tr("No picture in this folder is named after an item.")
        )
    return named


def _beside_ids(path: Path, ids: Sequence[str], report: ProgressCallback) -> Mapping[str, str]:
    file = OpenedFile(path)
    table = read_table(file, sniff(path, report), None, report)
    columns = {name: split_dictionary(table.column(name)) for name in table.column_names}
    wanted = pa.array(sorted(set(ids)))
    hits = {name: _count_named(column, wanted) for name, column in columns.items()}
    key = max(hits, key=lambda name: hits[name], default="")
    if not key or hits[key] < _LEAST * len(wanted):
        raise ReadError(
            path.name,
            tr(
                "No column names the items: the best one, “{column}”, names {n} of {items}.",
                column=key,
                n=format_number(hits.get(key, 0)),
                items=format_number(len(wanted)),
            ),
        )
    shown = _content_column({name: c for name, c in columns.items() if name != key})
    if shown is None:
        raise ReadError(path.name, tr("Beside the items’ IDs there is no column with content."))
    names = columns[key].words.take(pa.array(columns[key].codes)).to_pylist()
    texts = columns[shown].words.take(pa.array(columns[shown].codes)).to_pylist()
    found: dict[str, str] = {}
    for name, text in zip(names, texts, strict=True):
        if text.strip():
            found.setdefault(name, _placed(path.parent, text))
    return found


def _count_named(column: CodedColumn, wanted: pa.Array) -> int:
    return int(pc.sum(pc.is_in(wanted, value_set=column.words.cast(pa.string()))).as_py() or 0)


def _content_column(columns: Mapping[str, CodedColumn]) -> str | None:
    """Choose the column that shows best what was labelled: by its name, else the longest texts."""
    ranks = {n: place for n in columns if (place := rank(n, ColumnRole.CONTENT)) is not None}
    if ranks:
        return min(ranks, key=lambda name: ranks[name])
    lengths = {name: pc.mean(pc.utf8_length(c.words)).as_py() or 0.0 for name, c in columns.items()}
    longest = max(lengths, key=lambda name: lengths[name], default=None)
    return longest if longest is not None and lengths[longest] > 0 else None


def _placed(folder: Path, text: str) -> str:
    """Return a picture's name with its folder, where the picture is beside the table."""
    name = text.strip()
    if len(name) > 255 or not name.lower().endswith(tuple(PICTURES)) or "://" in name:
        return text
    place = folder / name
    return str(place) if place.is_file() else text
