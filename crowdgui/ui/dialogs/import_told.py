"""What the import dialog took upon itself to decide, each with the place to overrule it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from crowdgui.core.text import tr, tr_n
from crowdgui.io.gold_column import gold_name
from crowdgui.io.roles import Role
from crowdgui.ui.dialogs.import_findings import Check

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from crowdgui.io.reading import Reading
    from crowdgui.ui.dialogs.import_look import Look


def gold_file_told(path: Path) -> Check:
    """Say that a file was taken for gold by itself."""
    sentence = tr("{file} is read as gold answers", file=path.name)
    why = tr("It names no worker and has one answer for each item.")
    return Check("ok", sentence, f"{why} {tr('Say on the page Source if it holds labels.')}")


def told(seen: Look, reading: Reading) -> Iterator[Check]:
    """Say what was done to cells, and which column was taken for gold by its name."""
    if seen.apostrophes:
        one, many = (
            "The apostrophe is taken off {n} cell",
            "The apostrophes are taken off {n} cells",
        )
        why = tr("They keep a spreadsheet from running cells as formulas.")
        remedy = tr("Say on the page Source if they are to stay.")
        yield Check("ok", tr_n(one, many, seen.apostrophes), f"{why} {remedy}")
    label, gold = reading.place(Role.LABEL), reading.place(Role.GOLD)
    if label is None or gold is None:
        return
    names = seen.shown.columns
    if names[gold] == gold_name(names[label]):
        sentence = tr(
            "The gold of “{question}” is read from “{gold}”",
            question=names[label],
            gold=names[gold],
        )
        yield Check("ok", sentence, tr("Choose another column on the page Columns if it is not."))
