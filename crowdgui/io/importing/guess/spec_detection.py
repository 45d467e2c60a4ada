"""Guesses of how a file is read, and which of several files holds the gold labels."""

from __future__ import annotations

import re
from dataclasses import replace
from types import MappingProxyType
from typing import TYPE_CHECKING

from crowdgui.core.progress import ignore_progress
from crowdgui.io.formats.form import FormatForm
from crowdgui.io.formats.registry import is_platform
from crowdgui.io.importing.guess.columns import PreviewColumns, plain
from crowdgui.io.importing.guess.guessing import (
    ColumnGuess,
    guess_columns,
    guess_gold_spec,
    guess_spec,
    with_question_doubt,
)
from crowdgui.io.importing.guess.pair_columns import guess_pairs
from crowdgui.io.importing.import_spec import ImportSpec, Layout, MultiFile, has_header
from crowdgui.io.importing.questions import split_questions, with_own_gold
from crowdgui.io.importing.tables import (
    known_roles,
    preview,
    question_column,
    question_columns,
    question_words,
)
from crowdgui.io.tabular.roles import ColumnRole

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from pathlib import Path

    from crowdgui.core.progress import ProgressCallback
    from crowdgui.io.importing.import_spec import Form
    from crowdgui.io.importing.tables import OpenedFile
    from crowdgui.io.tabular.text_file import Preview, TextFormat


GUESSED_ROWS = 2000
"""Rows that roles are guessed from: enough for the items to outnumber the workers."""


def detect_columns(
    file: OpenedFile,
    form: Form,
    rows: Preview,
    given: Mapping[ColumnRole, int] = MappingProxyType({}),
    layout: Layout | None = None,
    report: ProgressCallback = ignore_progress,
) -> ColumnGuess:
    """Guess how a file is to be read, from what its format fixes and its rows.

    Of several questions the likeliest is taken, or the one with most answers; that it was not
    chosen is a doubt.
    """
    known = _fixed(file, form, rows, report)
    known = {r: place for r, place in known.items() if place not in given.values()} | dict(given)
    if isinstance(form, MultiFile) and ColumnRole.WORKER not in known:
        # A file for each worker, unless the rows name workers of their own.
        own = guess_spec(rows, form, known)
        if own.layout is Layout.LONG and own.place(ColumnRole.WORKER) in (
            None,
            len(rows.columns) - 1,
        ):
            known[ColumnRole.WORKER] = len(rows.columns) - 1
    asked = [rows.columns.index(name) for name in question_columns(file, form, report)]
    free = [place for place in asked if place not in known.values()]
    is_open = bool(free) and ColumnRole.LABEL not in known
    if is_open:
        known[ColumnRole.LABEL] = min(free, key=lambda place: _unlikely(rows, place))
    long = layout in (None, Layout.LONG)
    pairs = guess_pairs(_preview_columns(rows, form), form, given, known) if long else None
    guess = pairs or guess_columns(rows, form, known, layout)
    reading = guess.spec
    if ColumnRole.GOLD not in known and pairs is None:
        reading = with_own_gold(reading, rows.columns)
    guess = replace(guess, spec=reading)
    if reading.place(ColumnRole.QUESTION) is not None:
        found = split_questions(file, reading, report)
        reading = replace(reading, question=next(iter(found), None))
        asks = question_words(file, form, report)
        return with_question_doubt(replace(guess, spec=reading), found, asks)
    if is_open:
        asks = question_words(file, form, report)
        return with_question_doubt(guess, [rows.columns[place] for place in free], asks)
    return guess


def _fixed(
    file: OpenedFile, form: Form, rows: Preview, report: ProgressCallback
) -> dict[ColumnRole, int]:
    """Find the columns whose meaning the format fixes."""
    named = dict(known_roles(file, form, report))
    asked = question_column(file, form, report)
    if asked is not None:
        named[ColumnRole.QUESTION] = asked
    return {role: rows.columns.index(name) for role, name in named.items()}


def _unlikely(rows: Preview, place: int) -> tuple[bool, int]:
    """Return how little a column looks like answers: all alike, or else of many words."""
    words = {row[place] for row in rows.rows} - {""}
    return len(words) < 2, len(words)


def detect_gold_spec(
    file: OpenedFile, given: Iterable[str], report: ProgressCallback = ignore_progress
) -> ImportSpec:
    """Guess how a gold file is to be read; `given` are words of the labels."""
    form = file.sniff(report)
    words = frozenset(map(plain, given)) - {""}
    return guess_gold_spec(preview(file, form, GUESSED_ROWS, report), form, words)


_CALLED_SO = re.compile(r"(?<![a-z])(gold(en|s)?|goldlabels?|(ground)?truth|gt|answers)(?![a-z])")


def find_gold_file(
    file: OpenedFile, form: MultiFile, report: ProgressCallback = ignore_progress
) -> Path | None:
    """Find the one file that names no worker and has a single answer for each of its items.

    Where the other files name workers, its answers are words of theirs, or its column is called
    gold, or the file is and its answers repeat. Where none does, each may be a worker's own:
    there must be two others then, and its column, or else the file, must be called gold.
    """
    tables = [(path, own) for path, own in form.parts if not _is_of_platform(own)]
    looks = {path: _columns(file.beside(path), own, report) for path, own in tables}
    likely = {path: columns for path, columns in looks.items() if _may_be_gold(columns)}
    others = [(file.beside(path), own) for path, own in form.parts if path not in likely]
    if not likely or (not others and len(likely) < 3):
        return None
    if others:
        given = _words_given(*others[0], report)
        likely = {
            path: c
            for path, c in likely.items()
            if given and (_is_named(c) or _answers(path, c, given))
        }
        if len(likely) == 1:
            return next(iter(likely))
    return _named(likely)


def _named(likely: Mapping[Path, PreviewColumns]) -> Path | None:
    """Choose by the name of the column, or by that of the file where that is not enough."""
    by_column = [path for path, columns in likely.items() if _is_named(columns)]
    by_file = [path for path in likely if _is_called_so(path)]
    return next((found[0] for found in (by_column, by_file) if len(found) == 1), None)


def _is_of_platform(form: TextFormat | FormatForm) -> bool:
    return isinstance(form, FormatForm) and is_platform(form.key)


def _columns(
    file: OpenedFile, form: TextFormat | FormatForm, report: ProgressCallback
) -> PreviewColumns:
    return _preview_columns(preview(file, form, GUESSED_ROWS, report), form)


def _preview_columns(rows: Preview, form: Form) -> PreviewColumns:
    return PreviewColumns(rows.columns if has_header(form) else (), len(rows.columns), rows.rows)


def _may_be_gold(columns: PreviewColumns) -> bool:
    """Return whether there are an item, each one once, and an answer, but no worker."""
    named, places = columns.named({}), columns.gold()
    if ColumnRole.WORKER in named or places.keys() != {ColumnRole.ITEM, ColumnRole.GOLD}:
        return False
    if columns.width > 2 and (named.keys().isdisjoint((ColumnRole.GOLD, ColumnRole.LABEL))):
        return False
    items = columns.values[places[ColumnRole.ITEM]]
    return len(items) == len(columns.rows) > 0 and not columns.answer_group(named)


def _is_named(columns: PreviewColumns) -> bool:
    return ColumnRole.GOLD in columns.named({})


def _is_called_so(path: Path) -> bool:
    return _CALLED_SO.search(path.stem.casefold()) is not None


def _answers(path: Path, columns: PreviewColumns, given: frozenset[str]) -> bool:
    """Return whether a file has the words that were given, or says so and has few of its own."""
    place = columns.gold()[ColumnRole.GOLD]
    few = 2 * len(columns.values[place]) <= len(columns.rows)
    return columns.fits(place, given) or (_is_called_so(path) and few)


def _words_given(
    file: OpenedFile, form: TextFormat | FormatForm, report: ProgressCallback
) -> frozenset[str]:
    """Return the words of answers in a file of labels; none where it names no worker."""
    rows = preview(file, form, GUESSED_ROWS, report)
    reading = detect_columns(file, form, rows, report=report).spec
    if reading.problem() is not None:
        return frozenset()
    places = reading.places(ColumnRole.LABEL)
    return frozenset(plain(row[place]) for row in rows.rows for place in places) - {""}
