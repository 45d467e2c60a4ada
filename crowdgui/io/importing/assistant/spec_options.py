"""What can be chosen about how a file is read, and the import spec that each choice gives."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from typing import TYPE_CHECKING

from crowdgui.io.importing.guess.guessing import guess_columns
from crowdgui.io.importing.import_spec import (
    MISSING_WORDS,
    ImportSpec,
    Layout,
    RepeatPolicy,
)
from crowdgui.io.importing.lists.class_map import JSON_LIST
from crowdgui.io.tabular.roles import SEVERAL, ColumnRole
from crowdgui.text.translation import tr

if TYPE_CHECKING:
    from collections.abc import Sequence

    from crowdgui.io.tabular.text_file import Preview


_ROLES = {
    Layout.LONG: tuple(ColumnRole),
    Layout.ITEMS_DOWN: (
        ColumnRole.ITEM,
        ColumnRole.LABEL,
        ColumnRole.GOLD,
        ColumnRole.CONTENT,
        ColumnRole.LEAVE_OUT,
    ),
    Layout.WORKERS_DOWN: (
        ColumnRole.WORKER,
        ColumnRole.LABEL,
        ColumnRole.KIND,
        ColumnRole.LEAVE_OUT,
    ),
}


def available_roles(layout: Layout) -> tuple[ColumnRole, ...]:
    """Return the roles a column can have."""
    return _ROLES[layout]


def role_name(role: ColumnRole) -> str:
    return {
        ColumnRole.WORKER: tr("Worker"),
        ColumnRole.ITEM: tr("Item"),
        ColumnRole.LEFT: tr("Left of two"),
        ColumnRole.RIGHT: tr("Right of two"),
        ColumnRole.LABEL: tr("Label"),
        ColumnRole.GOLD: tr("Gold"),
        ColumnRole.CONTENT: tr("Content"),
        ColumnRole.TIME: tr("Time"),
        ColumnRole.SECONDS: tr("Duration"),
        ColumnRole.QUESTION: tr("Question"),
        ColumnRole.KNOWN: tr("Gold marker"),
        ColumnRole.KIND: tr("Person or model"),
        ColumnRole.PROBABILITY: tr("Probability"),
        ColumnRole.GROUP: tr("Group"),
        ColumnRole.LEAVE_OUT: tr("Exclude"),
    }[role]


def layout_names() -> dict[Layout, str]:
    return {
        Layout.LONG: tr("One row per label"),
        Layout.ITEMS_DOWN: tr("One row per item, one column per worker"),
        Layout.WORKERS_DOWN: tr("One row per worker, one column per item"),
    }


def repeats_names() -> dict[RepeatPolicy, str]:
    return {
        RepeatPolicy.FIRST: tr("Keep the first label"),
        RepeatPolicy.LAST: tr("Keep the last label"),
        RepeatPolicy.ALL: tr("Keep all labels"),
        RepeatPolicy.DROP: tr("Skip labels that differ"),
    }


def separator_names(found: str) -> dict[str, str]:
    """Name the separators to choose from; `found` is always among them."""
    names = {
        ",": tr("Comma"),
        ";": tr("Semicolon"),
        "\t": tr("Tab"),
        "|": tr("Vertical bar"),
        " ": tr("Space"),
    }
    return _marked(names, found, found)


def encoding_name(encoding: str) -> str:
    return _encodings().get(encoding, encoding.upper())


def encoding_names(found: str) -> dict[str, str]:
    """Name the encodings to choose from; `found` is always among them."""
    return _marked(_encodings(), found, encoding_name(found))


def _encodings() -> dict[str, str]:
    return {
        "utf-8": tr("UTF-8"),
        "utf-8-sig": tr("UTF-8 with BOM"),
        "utf-16": tr("UTF-16"),
        "utf-16-le": tr("UTF-16-LE"),
        "utf-16-be": tr("UTF-16-BE"),
        "cp1252": tr("Windows-1252"),
        "latin-1": tr("Latin-1"),
    }


def _marked(names: dict[str, str], found: str, unnamed: str) -> dict[str, str]:
    return {**names, found: tr("{name} (detected)", name=names.get(found, unnamed))}


def with_role(reading: ImportSpec, place: int, role: ColumnRole) -> ImportSpec:
    """Choose a role for a column; one that held a role of which there is one takes the old one.

    In a wide table it is ignored instead of becoming one more column of answers.
    """
    roles = list(reading.roles)
    before, roles[place] = roles[place], role
    wide = reading.layout is not Layout.LONG
    several = (ColumnRole.LEAVE_OUT, *SEVERAL, *[ColumnRole.LABEL] * wide)
    if role not in several:
        left = ColumnRole.LEAVE_OUT if wide and before is ColumnRole.LABEL else before
        for other in reading.places(role):
            if other != place:
                roles[other] = left
    return replace(reading, roles=tuple(roles))


def without_role(reading: ImportSpec, role: ColumnRole) -> ImportSpec:
    """Ignore the columns that have a role."""
    roles = tuple(ColumnRole.LEAVE_OUT if held is role else held for held in reading.roles)
    return replace(reading, roles=roles)


def with_layout(reading: ImportSpec, layout: Layout, shown: Preview) -> ImportSpec:
    """Understand the same columns by another layout, with roles guessed again."""
    if layout is reading.layout:
        return reading
    if layout is not Layout.LONG:
        reading = replace(reading, gold_worker="", question=None)
    roles = guess_columns(shown, reading.form, layout=layout).spec.roles
    return replace(reading, layout=layout, roles=roles)


def split_values(text: str) -> tuple[str, ...]:
    """Take words that are separated by commas, without the mark of the empty cell."""
    words = (word.strip() for word in text.split(","))
    return tuple(dict.fromkeys(word for word in words if word not in ("", _empty())))


def split_patterns(text: str) -> tuple[str, ...]:
    """Take patterns of names that are separated by commas."""
    return tuple(dict.fromkeys(part.strip() for part in text.split(",") if part.strip()))


def parse_missing_values(text: str) -> frozenset[str]:
    """Read the words that mean "no answer"; the empty cell always does."""
    return MISSING_WORDS.union(split_values(text))


def format_missing_values(words: Sequence[str]) -> str:
    """Write the words that mean "no answer", the empty cell first."""
    return ", ".join([_empty(), *words])


def _empty() -> str:
    return tr("(empty)")


def cell_separator_names(found: str, chosen: str) -> dict[str, str]:
    """Name the ways to write several answers into a cell; `found` and `chosen` are among them."""
    names = {
        "": tr("No, a cell is one label"),
        "|": tr("Separated by vertical bars"),
        ";": tr("Separated by semicolons"),
        "#": tr("Separated by number signs"),
        ",": tr("Separated by commas"),
        JSON_LIST: tr("As JSON lists"),
    }
    if chosen not in names:
        names[chosen] = chosen
    return _marked(names, found, found) if found else names


def parse_limits(text: str) -> tuple[float, ...] | None:
    """Read limits separated by semicolons; None where they are not increasing numbers."""
    try:
        bins = tuple(float(part) for part in text.split(";") if part.strip())
    except ValueError:
        return None
    rising = all(low < high for low, high in pairwise(bins))
    finite = all(abs(edge) < float("inf") for edge in bins)
    return bins if rising and finite else None


def format_limits(bins: tuple[float, ...]) -> str:
    """Write limits as `parse_limits` reads them."""
    return "; ".join(f"{edge:.15g}" for edge in bins)
