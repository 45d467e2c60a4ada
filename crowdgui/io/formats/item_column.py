"""What tells items apart where a platform gives only what was shown of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from crowdgui.io.formats.coded_columns import combined, joined
from crowdgui.io.roles import Role, rank

if TYPE_CHECKING:
    from collections.abc import Mapping

    from crowdgui.io.coded import Coded

_MADE = "item"


def item_column(shown: Mapping[str, Coded]) -> tuple[str, dict[str, Coded]]:
    """Name the column that tells items apart, and make it where none of the file's does.

    That is the only column, or one that is called an id and is as fine as all together, or else
    an id made of all of them.
    """
    if len(shown) == 1:
        return next(iter(shown)), {}
    _, first = combined(list(shown.values()))
    for name, column in shown.items():
        if _is_called_id(name) and len(combined([column])[1]) == len(first):
            return name, {}
    return _MADE, {_MADE: joined(list(shown.values()))}


def _is_called_id(name: str) -> bool:
    own = name.rpartition(".")[2].rpartition(":")[2]
    return rank(own, Role.ITEM) is not None
