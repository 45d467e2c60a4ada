"""The class probabilities that models give with their labels: in columns, or as JSON in a cell."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.labels import GivenProbabilities
from crowdgui.io.importing.import_spec import ImportSpec, Layout
from crowdgui.io.importing.parse_labels import used_columns
from crowdgui.io.importing.skipped_rows import Omission
from crowdgui.io.tabular.column_encoder import CodedColumn, split_dictionary
from crowdgui.io.tabular.roles import ColumnRole, probability_class, simplified
from crowdgui.text.translation import tr

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    import pyarrow as pa

    from crowdgui.core.arrays import BoolArray, FloatArray, IntArray
    from crowdgui.io.importing.lists.class_map import ClassMap

_PERCENT = 100.0

_ROUNDING = 0.005
"""Half of the last digit of probabilities with two digits."""


def find_probability_columns(
    names: Sequence[str], cells: Sequence[Sequence[str]]
) -> tuple[int, ...]:
    """Return the columns that hold probabilities by their names as well as their first cells.

    Two columns or more that are named after classes, all of numbers from 0 to 1 or in percent that
    make up 1 in most rows; else one column of such numbers, or of JSON objects.
    """
    called = {i: of for i, name in enumerate(names) if (of := probability_class(name)) is not None}
    shares = {i: _numbers(cells[i]) for i in called}
    of_class = [i for i, of in called.items() if of and shares[i] is not None]
    if len(of_class) > 1:
        table = np.array([shares[i] for i in of_class])
        total = np.nansum(table, axis=0)[~np.isnan(table).all(axis=0)]
        near = _near(total, 1.0, len(of_class)) | _near(total / _PERCENT, 1.0, len(of_class))
        if total.size and near.mean() > 0.5:
            return tuple(of_class)
    alone = [i for i, of in called.items() if not of]
    whole = [i for i in alone if _is_json(cells[i]) or shares[i] is not None]
    return tuple(whole[:1])


def _numbers(cells: Sequence[str]) -> FloatArray | None:
    """Return the cells as numbers, NaN for an empty one; None where one is no share."""
    try:
        found = np.array([float(cell) if cell else np.nan for cell in cells])
    except ValueError:
        return None
    some = found[~np.isnan(found)]
    return found if some.size and ((some >= 0) & (some <= _PERCENT)).all() else None


def _is_json(cells: Sequence[str]) -> bool:
    some = [cell for cell in cells if cell]
    return bool(some) and all(_object(cell) is not None for cell in some)


def _object(cell: str) -> dict[str, float] | None:
    """Return what a cell says of each class; None where it is no object of numbers."""
    try:
        found = json.loads(cell)
        return {str(name): float(share) for name, share in found.items()}
    except (ValueError, TypeError, AttributeError, RecursionError):
        return None


def _near(total: FloatArray, goal: float, n_classes: int) -> BoolArray:
    """Return which sums are as near to 1 as rounding to two digits leaves them."""
    near: BoolArray = np.abs(total - goal) <= _ROUNDING * max(n_classes, 2) + 1e-3
    return near


@dataclass(frozen=True, eq=False)
class _Given:
    """What the rows say: probabilities (rows, L) by row; NaN for what isn’t a number."""

    row: IntArray
    shares: FloatArray


def read_probabilities(
    table: pa.Table, reading: ImportSpec, row: IntArray, code: IntArray, classes: Sequence[str]
) -> tuple[GivenProbabilities | None, list[Omission]]:
    """Return the class probabilities that came with labels, and the rows whose can't be used.

    Probabilities must lie between 0 and 1 and add up to 1 over the classes of the labels, except
    for rounding, which is evened out; such in percent are divided by 100. Where a column holds the
    probability of the label alone, the other classes share the rest evenly.

    Parameters
    ----------
    table : pa.Table
        All columns that are read.
    reading : ImportSpec
        Their roles.
    row, code : ndarray of shape (n,)
        Row and class of each label.
    classes : sequence of str
        The L classes.

    Returns
    -------
    GivenProbabilities or None
        None where no label has any.
    list of Omission
    """
    places = reading.places(ColumnRole.PROBABILITY)
    if reading.layout is not Layout.LONG or not places:
        return None, []
    columns = [table.column(used_columns(reading).index(place)) for place in places]
    names = [table.column_names[used_columns(reading).index(place)] for place in places]
    find = _ClassFinder(classes, reading.classes)
    given = _given(columns, names, row, code, find, len(classes))
    total = given.shares.sum(axis=1)
    percent = _near(total / _PERCENT, 1.0, len(classes))
    shares = np.where(percent[:, None], given.shares / _PERCENT, given.shares)
    total = shares.sum(axis=1)
    # Comparisons with NaN are false: what isn't a number is refused here too.
    right = _near(total, 1.0, len(classes)) & (shares >= 0.0).all(axis=1)
    right &= (shares <= 1.0 + _ROUNDING).all(axis=1)
    omissions = [
        Omission(
            tr(
                "Class probabilities that aren’t numbers from 0 to 1, or don’t add up to 1 over "
                "the classes; they are ignored and their labels are kept"
            ),
            row[given.row[~right]],
        ),
        Omission(
            tr("Class probabilities in percent, divided by 100; their labels are kept"),
            row[given.row[right & percent]],
        ),
    ]
    if not right.any():
        return None, omissions
    where = np.full(row.size, -1, dtype=np.int32)
    where[given.row[right]] = np.arange(np.count_nonzero(right), dtype=np.int32)
    return GivenProbabilities(where, shares[right] / total[right, None]), omissions


def _given(
    columns: Sequence[pa.ChunkedArray],
    names: Sequence[str],
    row: IntArray,
    code: IntArray,
    find: _ClassFinder,
    n_classes: int,
) -> _Given:
    coded = [split_dictionary(column) for column in columns]
    words = [column.words.to_pylist() for column in coded]
    if len(coded) > 1 or probability_class(names[0]):
        of = [find(probability_class(name) or name) for name in names]
        return _of_columns(coded, words, of, row, n_classes)
    filled = np.array([bool(word.strip()) for word in words[0]] or [False])
    place = np.flatnonzero(filled[coded[0].codes[row]])
    cell = coded[0].codes[row[place]]
    if any(word.lstrip().startswith("{") for word in words[0]):
        table = np.array([_of_object(word, find, n_classes) for word in words[0]])
        return _Given(place, table[cell])
    return _of_label(_floats(words[0])[cell], place, code[place], n_classes)


def _of_columns(
    coded: Sequence[CodedColumn],
    words: Sequence[Sequence[str]],
    of: Sequence[int | None],
    row: IntArray,
    n_classes: int,
) -> _Given:
    """Take a column for each class; of several for one class, their sum."""
    values = [_floats(texts)[column.codes[row]] for column, texts in zip(coded, words, strict=True)]
    blanks = [
        np.array([not text.strip() for text in texts] or [True])[column.codes[row]]
        for column, texts in zip(coded, words, strict=True)
    ]
    place = np.flatnonzero(~np.all(blanks, axis=0))
    shares = np.zeros((place.size, n_classes))
    for target, value, blank in zip(of, values, blanks, strict=True):
        if target is not None:
            shares[:, target] += np.where(blank[place], 0.0, value[place])
    return _Given(place, shares)


def _of_label(share: FloatArray, place: IntArray, code: IntArray, n_classes: int) -> _Given:
    """Take the probability of the label, and even parts of the rest for the other classes."""
    top = float(np.nanmax(share, initial=0.0))
    whole = _PERCENT if 1.0 < top <= _PERCENT else 1.0
    shares = np.repeat((whole - share)[:, None] / max(1, n_classes - 1), n_classes, axis=1)
    shares[np.arange(place.size), code] = share
    return _Given(place, shares)


def _floats(words: Sequence[str]) -> FloatArray:
    return np.array([_float(word) for word in words] or [np.nan])


def _float(word: str) -> float:
    try:
        return float(word.strip().removesuffix("%"))
    except ValueError:
        return np.nan


def _of_object(word: str, find: _ClassFinder, n_classes: int) -> FloatArray:
    shares = np.zeros(n_classes)
    found = _object(word)
    if found is None:
        return np.full(n_classes, np.nan)
    for name, share in found.items():
        place = find(name)
        if place is not None:
            shares[place] += share
    return shares


class _ClassFinder:
    """Finds the class that a name means: as labels are read, else whatever its case and marks."""

    def __init__(self, classes: Sequence[str], made: ClassMap) -> None:
        self._made = made
        self._exact = {name: place for place, name in enumerate(classes)}
        self._alike = _unique({name: simplified(name) for name in classes}, self._exact)
        self._known: dict[str, int | None] = {}

    def __call__(self, name: str) -> int | None:
        if name not in self._known:
            meant = self._made.classes([name])[0]
            alike = self._alike.get(simplified(meant))
            self._known[name] = self._exact.get(meant, self._exact.get(name, alike))
        return self._known[name]


def _unique(plain: Mapping[str, str], places: Mapping[str, int]) -> dict[str, int]:
    found: dict[str, list[int]] = {}
    for name, short in plain.items():
        found.setdefault(short, []).append(places[name])
    return {short: same[0] for short, same in found.items() if short and len(same) == 1}
