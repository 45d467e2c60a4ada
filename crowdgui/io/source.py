"""Which files hold the labels and the gold, and how they are to be understood."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from crowdgui.core.errors import ReadError
from crowdgui.core.progress import silent
from crowdgui.core.text import tr
from crowdgui.io.reading import Reading, Repeats, Role, guess, guess_gold
from crowdgui.io.text_file import Preview, preview, sniff

if TYPE_CHECKING:
    from pathlib import Path

    from crowdgui.core.progress import Report
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
        return (self.path,) if self.gold is None else (self.path, self.gold)


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
    report: Report = silent,
) -> Source:
    """Look at the files and guess how to read them; columns named here need no guess.

    A guess may be incomplete: `Reading.problem` of the result says what lacks.
    """
    wanted = {
        **{Role.WORKER: worker, Role.ITEM: item, Role.LABEL: label},
        **{Role.TIME: time, Role.SECONDS: seconds},
    }
    names = {role: name for role, name in wanted.items() if name is not None}
    form = sniff(path, report)
    rows = preview(path, form, GUESSED_ROWS)
    if not form.header and any(_place(rows, name) is None for name in names.values()):
        form = replace(form, header=True)
        rows = preview(path, form, GUESSED_ROWS)
    given = {role: _named_place(path, rows, name) for role, name in names.items()}
    reading = replace(guess(rows, form, given), repeats=repeats)
    return Source(path, reading, gold, None if gold is None else guess_gold_of(gold, report))


def guess_gold_of(path: Path, report: Report = silent) -> Reading:
    """Guess how a gold file is to be read."""
    form = sniff(path, report)
    return guess_gold(preview(path, form, GUESSED_ROWS), form)


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
