"""Guesses at what the arrays of a file hold, by their names and shapes."""

from __future__ import annotations

import math
from collections import Counter
from typing import TYPE_CHECKING, Any

import numpy as np

from crowdgui.io.formats.array_kinds import has_fields
from crowdgui.io.formats.sparse import Sparse
from crowdgui.io.roles import Role, rank, simplified

if TYPE_CHECKING:
    from collections.abc import Mapping

    from numpy.typing import NDArray

    from crowdgui.io.formats.array_kinds import Array

ITEMS, WORKERS = "items", "workers"
ANSWERS = {"item worker label": (0, 1), "worker item label": (1, 0)}
"""Where item and worker stand in the rows of answers; the label is third."""

_ALSO_GOLD = ("y", "ytrue", "z", "trueclass", "truelabels")


def likely_labels(arrays: Mapping[str, Array]) -> str | None:
    """Take the array with two axes, or of records, whose name is likeliest, then the largest."""
    fitting = [name for name, array in arrays.items() if array.ndim == 2 or has_fields(array)]
    order = {name: (_rank(name, Role.LABEL), -arrays[name].size) for name in fitting}
    return min(fitting, key=order.__getitem__, default=None)


def likely_vector(arrays: Mapping[str, Array], role: Role, length: int) -> str | None:
    """Find the vector of this length whose name says that it holds `role`."""
    ranks = {name: _rank(name, role) for name in vectors(arrays, length)}
    named = [name for name, found in ranks.items() if found < math.inf]
    return min(named, key=ranks.__getitem__, default=None)


def vectors(arrays: Mapping[str, Array], length: int | None = None) -> dict[str, NDArray[Any]]:
    """Return the vectors of a length, by default of the one that most of them have."""
    found = {
        name: array
        for name, array in arrays.items()
        if not isinstance(array, Sparse) and array.ndim == 1 and not has_fields(array)
    }
    lengths = Counter(len(array) for array in found.values())
    wanted = max(lengths, key=lambda n: (lengths[n], n), default=0) if length is None else length
    return {name: array for name, array in found.items() if len(array) == wanted}


def _rank(name: str, role: Role) -> float:
    found = rank(name, role)
    if found is None and role is Role.GOLD and simplified(name) in _ALSO_GOLD:
        return 100.0
    return math.inf if found is None else found


def row_kind(labels: Array) -> str:
    """Describe what the rows of a matrix are: answers where two of three columns hold many ids."""
    n_rows, n_columns = labels.shape
    if not isinstance(labels, Sparse) and n_columns == 3 and n_rows > 3:
        first, second, answers = (np.unique(labels[:, place]).size for place in range(3))
        if max(first, second) >= 2 * answers:
            # There are more items than workers nearly always.
            return next(iter(ANSWERS)) if first >= second else list(ANSWERS)[1]
    return ITEMS if n_rows >= n_columns else WORKERS
