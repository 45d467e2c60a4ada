"""Guesses at how a file is read, from what its format fixes and its first rows."""

from __future__ import annotations

from dataclasses import replace
from types import MappingProxyType
from typing import TYPE_CHECKING

from crowdgui.core.progress import ignore_progress
from crowdgui.io.formats.roles import ColumnRole
from crowdgui.io.importing.import_spec import ImportSpec, Layout, guess_gold_spec, guess_spec
from crowdgui.io.importing.multi_file import MultiFile
from crowdgui.io.importing.questions import questions_in, with_own_gold
from crowdgui.io.importing.tables import asked_columns, known_roles, preview, question_column, sniff

if TYPE_CHECKING:
    from collections.abc import Mapping

    from crowdgui.core.progress import ProgressCallback
    from crowdgui.io.importing.multi_file import Form
    from crowdgui.io.importing.tables import OpenedFile
    from crowdgui.io.tabular.text_file import Preview


GUESSED_ROWS = 2000
"""Rows that roles are guessed from: enough for the items to outnumber the workers."""


def detect_spec(
    file: OpenedFile,
    form: Form,
    rows: Preview,
    given: Mapping[ColumnRole, int] = MappingProxyType({}),
    report: ProgressCallback = ignore_progress,
) -> ImportSpec:
    """Guess how a file is to be read, from what its format fixes and its rows.

    Of several questions the one with most answers is taken.
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
    asked = [rows.columns.index(name) for name in asked_columns(file, form, report)]
    free = [place for place in asked if place not in known.values()]
    if free and ColumnRole.LABEL not in known:
        known[ColumnRole.LABEL] = min(free, key=lambda place: _unlikely(rows, place))
    reading = guess_spec(rows, form, known)
    if ColumnRole.GOLD not in known:
        reading = with_own_gold(reading, rows.columns)
    if reading.place(ColumnRole.QUESTION) is not None:
        found = questions_in(file, reading, report)
        reading = replace(reading, question=next(iter(found), None))
    return reading


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


def guess_gold_of(file: OpenedFile, report: ProgressCallback = ignore_progress) -> ImportSpec:
    """Guess how a gold file is to be read."""
    form = sniff(file.path, report)
    return guess_gold_spec(preview(file, form, GUESSED_ROWS, report), form)
