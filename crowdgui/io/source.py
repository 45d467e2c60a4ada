"""Which files hold the labels and the gold, and how they are to be understood."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from crowdgui.core.errors import ReadError
from crowdgui.core.progress import ignore_progress
from crowdgui.io.forms import SeveralFiles, files_of, without
from crowdgui.io.gold_file import gold_among
from crowdgui.io.guessing import GUESSED_ROWS, guess_gold_of, guessed
from crowdgui.io.questions import with_question
from crowdgui.io.reading import Reading, Repeats
from crowdgui.io.roles import Role
from crowdgui.io.tables import asked_columns, preview, sniff_several
from crowdgui.io.text.text_format import TextFormat
from crowdgui.text.translation import join_list, tr

if TYPE_CHECKING:
    from pathlib import Path

    from crowdgui.core.progress import ProgressCallback
    from crowdgui.io.forms import Form
    from crowdgui.io.text.text_file import Preview


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
    report: ProgressCallback = ignore_progress,
) -> Source:
    """Look at the files and guess how to read them; columns named here need no guess.

    `more` are files that are read together with the first, as one table, but for one among them
    that holds gold where no other is given; `form` says how all of them are written where that is
    not to be guessed.
    A guess may be incomplete: `Reading.problem` of the result says what lacks.
    """
    wanted = {
        **{Role.WORKER: worker, Role.ITEM: item, Role.LABEL: label},
        **{Role.TIME: time, Role.SECONDS: seconds},
    }
    names = {role: name for role, name in wanted.items() if name is not None}
    if form is None:
        form = sniff_several((path, *more), report)
        if gold is None and isinstance(form, SeveralFiles):
            gold = gold_among(form, report)
            if gold is not None:
                path, form = without(form, gold)
    rows = preview(path, form, GUESSED_ROWS, report)
    unfound = any(_place(rows, name) is None for name in names.values())
    if unfound and isinstance(form, TextFormat) and not form.header:
        form = replace(form, header=True)
        rows = preview(path, form, GUESSED_ROWS, report)
    given = {role: _named_place(path, rows, name) for role, name in names.items()}
    reading = replace(guessed(path, form, rows, given, report), repeats=repeats)
    if question is not None:
        reading = _asked(path, reading, rows, question, report)
    return Source(path, reading, gold, None if gold is None else guess_gold_of(gold, report))


def _asked(
    path: Path, reading: Reading, rows: Preview, question: str, report: ProgressCallback
) -> Reading:
    """Read the answers to this question, where the files have several."""
    asked = asked_columns(path, reading.form, report)
    if question in asked:
        return with_question(reading, rows.columns, question)
    if reading.place(Role.QUESTION) is not None:
        return replace(reading, question=question)
    if not asked:
        raise ReadError(path.name, tr("Only one question is asked here. Leave --question out."))
    raise ReadError(
        path.name,
        tr(
            "There is no question “{wanted}”. There are {there}.",
            wanted=question,
            there=join_list(tr("“{name}”", name=name) for name in asked[:20]),
        ),
    )


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
            columns=join_list(rows.columns[:20]),
        )
        raise ReadError(path.name, found)
    return place
