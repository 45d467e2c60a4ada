"""Which files hold the labels and the gold, and how they are to be understood."""

from __future__ import annotations

from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import TYPE_CHECKING

from crowdgui.core.errors import ReadError
from crowdgui.core.progress import silent
from crowdgui.core.text import tr
from crowdgui.io.answers import used_places
from crowdgui.io.forms import SeveralFiles, TextFormat, files_of
from crowdgui.io.reading import Layout, Reading, Repeats, Role, guess, guess_gold
from crowdgui.io.selection import questions
from crowdgui.io.tables import (
    Preview,
    known_roles,
    preview,
    question_column,
    read_table,
    sniff,
    sniff_several,
)

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from crowdgui.core.progress import Report
    from crowdgui.io.forms import Form

GUESSED_ROWS = 2000
"""Rows that roles are guessed from: enough for the items to outnumber the workers."""


@dataclass(frozen=True)
class Source:
    """A file of labels with its reading, and a gold file where there is one.

    The gold file's reading is guessed where it is None.
    """

    path: Path
    reading: Reading
    gold: Path | None = None
    gold_reading: Reading | None = None

    @property
    def files(self) -> tuple[Path, ...]:
        """Every file that is read."""
        own = files_of(self.path, self.reading.form)
        return own if self.gold is None else (*own, self.gold)


def open_source(
    path: Path,
    gold: Path | None = None,
    repeats: Repeats = Repeats.FIRST,
    *,
    worker: str | None = None,
    item: str | None = None,
    label: str | None = None,
    time: str | None = None,
    seconds: str | None = None,
    question: str | None = None,
    more: tuple[Path, ...] = (),
    form: Form | None = None,
    report: Report = silent,
) -> Source:
    """Look at the files and guess how to read them; columns named here need no guess.

    `more` are files that are read together with the first, as one table; `form` says how all of
    them are written where that is not to be guessed.
    A guess may be incomplete: `Reading.problem` of the result says what lacks.
    """
    wanted = {
        **{Role.WORKER: worker, Role.ITEM: item, Role.LABEL: label},
        **{Role.TIME: time, Role.SECONDS: seconds},
    }
    names = {role: name for role, name in wanted.items() if name is not None}
    form = sniff_several((path, *more), report) if form is None else form
    rows = preview(path, form, GUESSED_ROWS, report)
    unfound = any(_place(rows, name) is None for name in names.values())
    if unfound and isinstance(form, TextFormat) and not form.header:
        form = replace(form, header=True)
        rows = preview(path, form, GUESSED_ROWS, report)
    given = {role: _named_place(path, rows, name) for role, name in names.items()}
    reading = replace(guessed(path, form, rows, given, report), repeats=repeats)
    if question is not None:
        reading = replace(reading, question=question)
    return Source(path, reading, gold, None if gold is None else guess_gold_of(gold, report))


def guessed(
    path: Path,
    form: Form,
    rows: Preview,
    given: Mapping[Role, int] = MappingProxyType({}),
    report: Report = silent,
) -> Reading:
    """Guess how a file is to be read, from what its format fixes and what stands in its rows.

    Of several questions the one with most answers is taken.
    """
    fixed = known_roles(path, form, report)
    known = {role: rows.columns.index(name) for role, name in fixed.items()}
    taken = {place: role for role, place in given.items()}
    known = {role: place for role, place in known.items() if place not in taken} | dict(given)
    asked = question_column(path, form, report)
    if asked is not None and rows.columns.index(asked) not in taken:
        known[Role.QUESTION] = rows.columns.index(asked)
    if isinstance(form, SeveralFiles) and Role.WORKER not in known:
        # A file for each worker, unless the rows name workers of their own.
        own = guess(rows, form, known)
        if own.layout is Layout.LONG and own.place(Role.WORKER) in (None, len(rows.columns) - 1):
            known[Role.WORKER] = len(rows.columns) - 1
    reading = guess(rows, form, known)
    if reading.place(Role.QUESTION) is not None:
        table = read_table(path, form, used_places(reading), report)
        reading = replace(reading, question=next(iter(questions(table, reading)), None))
    return reading


def guess_gold_of(path: Path, report: Report = silent) -> Reading:
    """Guess how a gold file is to be read."""
    form = sniff(path, report)
    return guess_gold(preview(path, form, GUESSED_ROWS, report), form)


def _place(rows: Preview, name: str) -> int | None:
    """Find the column called `name`: exactly so, else without regard to case and outer blanks."""
    plain = name.strip().casefold()
    places = [i for i, column in enumerate(rows.columns) if column.strip().casefold() == plain]
    exact = [i for i in places if rows.columns[i] == name]
    return next(iter(exact or places), None)


def _named_place(path: Path, rows: Preview, name: str) -> int:
    place = _place(rows, name)
    if place is None:
        found = tr(
            "There is no column “{name}”. The columns are {columns}.",
            name=name,
            columns=", ".join(rows.columns[:20]),
        )
        raise ReadError(path.name, found)
    return place
