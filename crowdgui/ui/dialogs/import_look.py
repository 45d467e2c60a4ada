"""First rows of files, and how they are guessed to be read; all of it for other threads."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from crowdgui.core.progress import Report, silent
from crowdgui.io.choosing import form_of
from crowdgui.io.reading import Reading, guess_gold
from crowdgui.io.roles import Role
from crowdgui.io.selection import questions
from crowdgui.io.source import GUESSED_ROWS, guessed
from crowdgui.io.tables import Preview, notes_on, preview, read_table, sniff

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from crowdgui.io.forms import Form

PREVIEW_ROWS = 100


@dataclass(frozen=True)
class Look:
    """The first rows of a file read in one form, and the reading guessed from more of them.

    `notes` say what the user should know about how the file was understood.
    """

    shown: Preview
    guess: Reading
    notes: tuple[str, ...] = ()


def look(path: Path, form: Form, report: Report = silent) -> Look:
    """Read the first rows of a file; an error says why it cannot be read so."""
    rows = preview(path, form, GUESSED_ROWS, report)
    shown = replace(rows, rows=rows.rows[:PREVIEW_ROWS], lines=rows.lines[:PREVIEW_ROWS])
    reading = guessed(path, form, rows, report=report)
    return Look(shown, reading, notes_on(path, form, report))


def look_anew(paths: Sequence[Path], key: str, report: Report = silent) -> Look:
    """Read the first rows of files in the format `key`, each with its usual choices."""
    return look(paths[0], form_of(paths, key, report), report)


def questions_in(path: Path, reading: Reading, report: Report = silent) -> tuple[str, ...]:
    """Give the questions that the rows of a file answer, the one with most answers first."""
    place = reading.place(Role.QUESTION)
    if place is None:
        return ()
    roles = [Role.LEAVE_OUT] * len(reading.roles)
    roles[place] = Role.QUESTION
    table = read_table(path, reading.form, [place], report)
    return questions(table, replace(reading, roles=tuple(roles)))


@dataclass(frozen=True)
class GoldLook:
    """The columns of a gold file, and what they are guessed to hold."""

    path: Path
    columns: tuple[str, ...]
    reading: Reading


def look_at_gold(path: Path) -> GoldLook:
    """Look at the first rows of a gold file."""
    form = sniff(path)
    rows = preview(path, form, GUESSED_ROWS)
    return GoldLook(path, rows.columns, guess_gold(rows, form))


def settled(reading: Reading, seen: Look, *, anew: bool = False) -> Reading:
    """Keep layout and roles where they still fit the columns, else take the new guess.

    `anew` takes the guess in any case, with what holds for every file: missing words, repeats.
    """
    fits = len(reading.roles) == len(seen.shown.columns) and reading.problem() is None
    chosen = reading if fits and not anew else seen.guess
    return replace(chosen, form=seen.guess.form, missing=reading.missing, repeats=reading.repeats)
