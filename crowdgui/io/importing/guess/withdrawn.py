"""Labels that a column of the table says don't count, such as rejected or cancelled ones."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from crowdgui.core.errors import ReadError
from crowdgui.io.formats.form import FormatForm
from crowdgui.io.formats.registry import is_platform
from crowdgui.io.importing.import_spec import Layout, first_form
from crowdgui.io.importing.tables import read_table
from crowdgui.io.tabular.column_encoder import split_dictionary
from crowdgui.io.tabular.roles import ColumnRole, words_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from crowdgui.core.arrays import IntArray
    from crowdgui.core.progress import ProgressCallback
    from crowdgui.io.importing.import_spec import ImportSpec
    from crowdgui.io.importing.tables import OpenedFile


_STATES = frozenset({"status", "state"})
_WITHDRAWN = frozenset(
    {"rejected", "reject", "cancelled", "canceled", "skipped", "discarded", "deleted", "ignored"}
    | {"ignore", "expired", "invalid", "withdrawn", "returned", "draft", "timed out", "timeout"}
)
"""What a status says of a label that doesn't count; or the column itself, with yes and no."""

_ACCEPTED = frozenset({"accepted", "approved", "valid"})
_YES, _NO = frozenset({"true", "1", "yes", "y", "t"}), frozenset({"false", "0", "no", "n", "f"})


class WithdrawnLabels(NamedTuple):
    """A column that isn't read, what it says of labels that shouldn't count, and of how many."""

    column: str
    word: str
    n_labels: int


def find_withdrawn(
    file: OpenedFile,
    reading: ImportSpec,
    names: Sequence[str],
    rows: IntArray,
    report: ProgressCallback,
) -> tuple[WithdrawnLabels, ...]:
    """Look for them where the format knows of no such thing; `rows` are those of the labels."""
    form = first_form(reading.form)
    if reading.layout is not Layout.LONG or (
        isinstance(form, FormatForm) and is_platform(form.key)
    ):
        return ()
    places = {
        place: words
        for place, role in enumerate(reading.roles)
        if role is ColumnRole.LEAVE_OUT and (words := _telling(names[place]))
    }
    if not places:
        return ()
    try:
        table = read_table(file, reading.form, list(places), report, optional=places)
    except ReadError:
        return ()
    found = []
    for (place, telling), column in zip(places.items(), table.columns, strict=True):
        cells = split_dictionary(column)
        counts = np.bincount(cells.codes[rows], minlength=len(cells.words))
        words = cells.words.to_pylist()
        # Where there are other numbers, 0 and 1 count something.
        if {word for word in words if word.strip().isdigit()} - {"0", "1"}:
            telling -= {"0", "1"}
        found += [
            WithdrawnLabels(names[place], word, int(count))
            for word, count in zip(words, counts, strict=True)
            if count and _plain(word) in telling
        ]
    return tuple(found)


def _telling(name: str) -> frozenset[str]:
    """Return what cells of a column so called say of labels that don't count."""
    words = set(words_of(name))
    if words & _WITHDRAWN:
        return _YES
    if words & _ACCEPTED:
        return _NO
    return _WITHDRAWN if words & _STATES else frozenset()


def _plain(word: str) -> str:
    return word.strip().casefold().replace("-", " ").replace("_", " ")
