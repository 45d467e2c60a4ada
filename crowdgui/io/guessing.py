"""Guesses at how a file is read, from what its format fixes and what stands in its first rows."""

from __future__ import annotations

from dataclasses import replace
from types import MappingProxyType
from typing import TYPE_CHECKING

from crowdgui.core.progress import ignore_progress
from crowdgui.io.forms import SeveralFiles
from crowdgui.io.gold_column import with_own_gold
from crowdgui.io.questions import questions_in
from crowdgui.io.reading import Layout, Reading, guess, guess_gold
from crowdgui.io.roles import Role
from crowdgui.io.tables import (
    asked_columns,
    known_roles,
    preview,
    question_column,
    sniff,
)

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from crowdgui.core.progress import ProgressCallback
    from crowdgui.io.forms import Form
    from crowdgui.io.text.text_file import Preview

GUESSED_ROWS = 2000
"""Rows that roles are guessed from: enough for the items to outnumber the workers."""


def guessed(
    path: Path,
    form: Form,
    rows: Preview,
    given: Mapping[Role, int] = MappingProxyType({}),
    report: ProgressCallback = ignore_progress,
) -> Reading:
    """Guess how a file is to be read, from what its format fixes and what stands in its rows.

    Of several questions the one with most answers is taken.
    """
    known = _fixed(path, form, rows, report)
    known = {r: place for r, place in known.items() if place not in given.values()} | dict(given)
    if isinstance(form, SeveralFiles) and Role.WORKER not in known:
        # A file for each worker, unless the rows name workers of their own.
        own = guess(rows, form, known)
        if own.layout is Layout.LONG and own.place(Role.WORKER) in (None, len(rows.columns) - 1):
            known[Role.WORKER] = len(rows.columns) - 1
    asked = [rows.columns.index(name) for name in asked_columns(path, form, report)]
    free = [place for place in asked if place not in known.values()]
    if free and Role.LABEL not in known:
        known[Role.LABEL] = min(free, key=lambda place: _unlikely(rows, place))
    reading = guess(rows, form, known)
    if Role.GOLD not in known:
        reading = with_own_gold(reading, rows.columns)
    if reading.place(Role.QUESTION) is not None:
        found = questions_in(path, reading, report)
        reading = replace(reading, question=next(iter(found), None))
    return reading


def _fixed(path: Path, form: Form, rows: Preview, report: ProgressCallback) -> dict[Role, int]:
    """Find the columns whose meaning the format fixes."""
    named = dict(known_roles(path, form, report))
    asked = question_column(path, form, report)
    if asked is not None:
        named[Role.QUESTION] = asked
    return {role: rows.columns.index(name) for role, name in named.items()}


def _unlikely(rows: Preview, place: int) -> tuple[bool, int]:
    """Return how little a column looks like answers: all alike, or else of many words."""
    words = {row[place] for row in rows.rows} - {""}
    return len(words) < 2, len(words)


def guess_gold_of(path: Path, report: ProgressCallback = ignore_progress) -> Reading:
    """Guess how a gold file is to be read."""
    form = sniff(path, report)
    return guess_gold(preview(path, form, GUESSED_ROWS, report), form)
