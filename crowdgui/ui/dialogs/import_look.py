"""First rows of files, and how they are guessed to be read; all of it for other threads."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from crowdgui.core.progress import Report, silent
from crowdgui.io.choosing import form_of
from crowdgui.io.forms import SeveralFiles, without
from crowdgui.io.gold_file import gold_among
from crowdgui.io.guessing import GUESSED_ROWS, guessed
from crowdgui.io.reading import Reading, guess_gold
from crowdgui.io.tables import (
    Preview,
    apostrophes_in,
    asked_columns,
    notes_on,
    preview,
    sniff,
)

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence
    from pathlib import Path

    from crowdgui.io.forms import Form

PREVIEW_ROWS = 100


@dataclass(frozen=True)
class Look:
    """The first rows of a file read in one form, and the reading guessed from more of them.

    Attributes
    ----------
    path : Path
        The first of the files of labels.
    notes : tuple of str
        What the user should know about how the file was understood.
    asked : tuple of str
        The columns of answers, where the format has one for each question.
    apostrophes : int
        How many cells an apostrophe is taken off.
    gold : Path or None
        The file that was told apart as gold, and so is not among those of the reading.
    """

    path: Path
    shown: Preview
    guess: Reading
    notes: tuple[str, ...] = ()
    asked: tuple[str, ...] = ()
    apostrophes: int = 0
    gold: Path | None = None


def look(path: Path, form: Form, report: Report = silent) -> Look:
    """Read the first rows of a file; an error says why it cannot be read so."""
    rows = preview(path, form, GUESSED_ROWS, report)
    shown = replace(rows, rows=rows.rows[:PREVIEW_ROWS], lines=rows.lines[:PREVIEW_ROWS])
    reading = guessed(path, form, rows, report=report)
    return Look(
        path,
        shown,
        reading,
        notes_on(path, form, report),
        asked_columns(path, form, report),
        apostrophes_in(path, form, report),
    )


def look_anew(
    paths: Sequence[Path], key: str, report: Report = silent, *, added: Collection[Path] = ()
) -> Look:
    """Read the first rows of files in the format `key`, each with its usual choices.

    One of the files `added` may be told apart as gold.
    """
    form = form_of(paths, key, report)
    gold = gold_among(form, report) if added and isinstance(form, SeveralFiles) else None
    if not isinstance(form, SeveralFiles) or gold is None or gold not in added:
        return look(paths[0], form, report)
    first, rest = without(form, gold)
    return replace(look(first, rest, report), gold=gold)


@dataclass(frozen=True)
class GoldLook:
    """The columns of a gold file, and what they are guessed to hold."""

    path: Path
    columns: tuple[str, ...]
    reading: Reading


def look_at_gold(path: Path, report: Report = silent) -> GoldLook:
    """Look at the first rows of a gold file."""
    form = sniff(path, report)
    rows = preview(path, form, GUESSED_ROWS, report)
    return GoldLook(path, rows.columns, guess_gold(rows, form))


def settled(reading: Reading, seen: Look, *, anew: bool = False) -> Reading:
    """Keep layout and roles where they still fit the columns, else take the new guess.

    `anew` takes the guess in any case, with what holds for every file: missing words, repeats.
    """
    fits = len(reading.roles) == len(seen.shown.columns) and reading.problem() is None
    chosen = reading if fits and not anew else seen.guess
    return replace(chosen, form=seen.guess.form, missing=reading.missing, repeats=reading.repeats)
