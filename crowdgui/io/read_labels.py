"""From a file of answers to frozen labels, with gold and content, and an account of the rest."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import chain
from typing import TYPE_CHECKING

import numpy as np
import pyarrow as pa

from crowdgui.core.errors import ReadError
from crowdgui.core.labels import Labels, natural_order, text_array
from crowdgui.core.progress import Progress, Report, silent
from crowdgui.core.text import tr
from crowdgui.io.answers import Answers, answers, column_of, used_places
from crowdgui.io.circumstances import circumstances_of
from crowdgui.io.coded import Coded, texts
from crowdgui.io.counting import answered, without_repeats
from crowdgui.io.gold import GoldRows, gold_of_rows, read_gold, settle
from crowdgui.io.left_out import LeftOut, with_lines
from crowdgui.io.roles import TIMES, Role
from crowdgui.io.source import Source, guess_gold_of, open_source
from crowdgui.io.text_file import read_table

if TYPE_CHECKING:
    from collections.abc import Sequence

    from crowdgui.core.labels import Circumstances, IntArray, TextArray

__all__ = ["Imported", "LeftOut", "Source", "open_source", "read_labels"]


@dataclass(frozen=True, eq=False)
class Imported:
    """What a source holds.

    Attributes
    ----------
    gold : ndarray or None
        The class of each item, `UNLABELLED` where it is not known; None where no gold was given.
    content : ndarray or None
        What was labelled, for each item; empty text where nothing is given.
    left_out : tuple of LeftOut
        Everything in the files that is not in `labels` or `gold`, counted by reason; also the
        times that could not be read, although their labels are kept.
    repeated_pairs, contradicting_pairs : int
        (worker, item) pairs answered more than once, and those among them that disagree.
    source : Source or None
        Where they were read; None where they come from a project file.
    rows : int
        Rows of the file, the header not counted.
    """

    name: str
    labels: Labels
    gold: IntArray | None
    content: TextArray | None
    left_out: tuple[LeftOut, ...]
    repeated_pairs: int
    contradicting_pairs: int
    source: Source | None
    rows: int


def read_labels(source: Source, report: Report = silent) -> Imported:
    """Read the labels of `source`, and its gold where it has some."""
    table = _read(source, report)
    ordering = Progress(tr("Putting the labels in order"))
    report(ordering)
    found, lacking = answered(answers(table, source.reading))
    if not found.row.size:
        raise ReadError(source.path.name, tr("No row has a worker, an item and an answer."))
    report(ordering)
    kept, surplus, repeated = without_repeats(found, source.reading.repeats)
    content = _content(table, source, kept)
    how, unread = circumstances_of(table, source.reading, kept, repeated, report)
    gold_rows = _gold_rows(table, source, kept, report)
    del table
    report(ordering)
    classes, (code, *gold_codes) = _classes([kept.label, *(rows.gold for rows in gold_rows)])
    gold, disputes = settle(gold_rows, gold_codes, len(kept.item.words))
    labels = _labels(kept, code, classes, how)
    report(ordering)
    omissions = [(source.path, source.reading.form, kept.n_rows, [*lacking, *surplus, *unread])]
    for rows, dispute in zip(gold_rows, disputes, strict=True):
        omissions.append((rows.path, rows.form, rows.n_rows, [*rows.omissions, dispute]))
    return Imported(
        name=source.path.name,
        labels=labels,
        gold=gold if gold_rows else None,
        content=content,
        left_out=tuple(chain.from_iterable(with_lines(*o, report) for o in omissions)),
        repeated_pairs=repeated.pairs,
        contradicting_pairs=int(repeated.contradicting.sum()),
        source=source,
        rows=kept.n_rows,
    )


def _read(source: Source, report: Report) -> pa.Table:
    problem = source.reading.problem()
    if problem is not None:
        raise ReadError(source.path.name, problem)
    reading = source.reading
    times = [place for role in TIMES for place in reading.places(role)]
    table = read_table(source.path, reading.form, used_places(reading), report, uncoded=times)
    if not len(table):
        raise ReadError(source.path.name, tr("There are no rows below the header."))
    return table


def _content(table: pa.Table, source: Source, kept: Answers) -> TextArray | None:
    """Take for each item the first content that stands beside it and is not empty."""
    content = column_of(table, source.reading, Role.CONTENT)
    item = kept.item_of_row
    if content is None or item is None:
        return None
    content = content.without([""])
    row = np.flatnonzero((item >= 0) & (content.codes >= 0))[::-1]
    word = np.full(len(kept.item.words), len(content.words))
    # Backwards, so that the first row is written last and stays.
    word[item[row]] = content.codes[row]
    return texts(pa.concat_arrays([content.words, pa.array([""])]).take(pa.array(word)))


def _gold_rows(table: pa.Table, source: Source, kept: Answers, report: Report) -> list[GoldRows]:
    beside = gold_of_rows(table, source, kept.item_of_row)
    found = [] if beside is None else [beside]
    if source.gold is not None:
        reading = source.gold_reading or guess_gold_of(source.gold)
        found.append(read_gold(source.gold, reading, kept.item.words, report))
    return found


def _classes(columns: Sequence[Coded]) -> tuple[list[str], list[IntArray]]:
    """Order the words in use in `columns` naturally, and code every column by that order."""
    used = [np.unique(column.codes) for column in columns]
    words = [c.words.take(pa.array(u)).to_pylist() for c, u in zip(columns, used, strict=True)]
    names = list(dict.fromkeys(chain.from_iterable(words)))
    names = [names[i] for i in natural_order(names)]
    place = {name: code for code, name in enumerate(names)}
    codes: list[IntArray] = []
    for column, places, own in zip(columns, used, words, strict=True):
        new = np.zeros(len(column.words), dtype=np.int32)
        new[places] = [place[name] for name in own]
        codes.append(new[column.codes])
    return names, codes


def _labels(kept: Answers, code: IntArray, classes: Sequence[str], how: Circumstances) -> Labels:
    return Labels.from_codes(
        kept.item.codes,
        kept.worker.codes,
        code,
        texts(kept.item.words),
        texts(kept.worker.words),
        text_array(classes),
        how,
    )
