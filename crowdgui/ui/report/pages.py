"""What stands on which page: pieces one below the other, put on pages of one height."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtGui import QPainter


@dataclass(frozen=True, eq=False)
class Piece:
    """Something that is never cut: its height, and how it is painted with its top left at 0, 0.

    `above` is the room before it, except at the top of a page. A piece `with_next` is never the
    last of a page. `head` is painted again where a page begins with this piece.
    """

    height: float
    paint: Callable[[QPainter], None]
    above: float = 0.0
    with_next: bool = False
    head: Piece | None = None


@dataclass(frozen=True, eq=False)
class Placed:
    """A piece at its distance from the top of a page."""

    top: float
    piece: Piece


Page = tuple[Placed, ...]


def paginate(pieces: Sequence[Piece], height: float) -> list[Page]:
    """Lay pieces out on pages, in order, each as high as possible.

    Pieces that belong together stay so unless they are taller than a page.
    """
    pages: list[list[Placed]] = [[]]
    bottom = 0.0
    for group in _groups(pieces):
        if pages[-1] and bottom + _tall(group) > height:
            pages.append([])
            bottom = 0.0
        for piece in group:
            if pages[-1] and bottom + piece.above + piece.height > height:
                pages.append([])
                bottom = 0.0
            if not pages[-1] and piece.head is not None:
                pages[-1].append(Placed(0.0, piece.head))
                bottom = piece.head.height
            top = bottom + (piece.above if pages[-1] else 0.0)
            pages[-1].append(Placed(top, piece))
            bottom = top + piece.height
    return [tuple(page) for page in pages]


def _groups(pieces: Sequence[Piece]) -> list[list[Piece]]:
    """Keep a piece that must not be last together with those after it."""
    groups = [[piece] for piece in pieces[:1]]
    for before, piece in pairwise(pieces):
        if before.with_next:
            groups[-1].append(piece)
        else:
            groups.append([piece])
    return groups


def _tall(group: Sequence[Piece]) -> float:
    return sum(piece.above + piece.height for piece in group)
