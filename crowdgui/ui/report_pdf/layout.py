"""Text laid out to a width, and pieces put on pages of one height."""

from __future__ import annotations

import math
from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QTextLayout, QTextOption

from crowdgui.ui.style.fonts import paper_font
from crowdgui.ui.style.tokens import LIGHT

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtGui import QPainter

    from crowdgui.ui.style.fonts import Role


@dataclass(frozen=True, eq=False)
class PagePiece:
    """Something that is never cut: its height, and how it is painted with its top left at 0, 0.

    `above` is the room before it, except at the top of a page. A piece `with_next` is never the
    last of a page. `head` is painted again where a page begins with this piece.
    """

    height: float
    paint: Callable[[QPainter], None]
    above: float = 0.0
    with_next: bool = False
    head: PagePiece | None = None


@dataclass(frozen=True, eq=False)
class PlacedPiece:
    """A piece at its distance from the top of a page."""

    top: float
    piece: PagePiece


PaperPage = tuple[PlacedPiece, ...]


def paginate(pieces: Sequence[PagePiece], height: float) -> list[PaperPage]:
    """Lay pieces out on pages, in order, each as high as possible.

    Pieces that belong together stay so unless they are taller than a page.
    """
    pages: list[list[PlacedPiece]] = [[]]
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
                pages[-1].append(PlacedPiece(0.0, piece.head))
                bottom = piece.head.height
            top = bottom + (piece.above if pages[-1] else 0.0)
            pages[-1].append(PlacedPiece(top, piece))
            bottom = top + piece.height
    return [tuple(page) for page in pages]


def _groups(pieces: Sequence[PagePiece]) -> list[list[PagePiece]]:
    """Keep a piece that must not be last together with those after it."""
    groups = [[piece] for piece in pieces[:1]]
    for before, piece in pairwise(pieces):
        if before.with_next:
            groups[-1].append(piece)
        else:
            groups.append([piece])
    return groups


def _tall(group: Sequence[PagePiece]) -> float:
    return sum(piece.above + piece.height for piece in group)


_LINES: dict[Role, float] = {
    "headline": 34,
    "title": 28,
    "section": 20,
    "body": 18.5,
    "medium": 18.5,
    "strong": 18.5,
    "caption": 16.5,
    "header": 16.5,
    "axis": 14.5,
}
"""Height of a line in px."""


_FINE = 20
"""Text is laid out so many times as large: letters are put at whole px, which would show."""


_ANYWHERE = QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere


class PaperText:
    """A text in one font and colour, broken into lines; never markup."""

    def __init__(
        self,
        text: str,
        role: Role,
        width: float,
        color: str = "text",
        *,
        right: bool = False,
    ) -> None:
        self.text, self.width = text, width
        self._color = LIGHT.color(color)
        self._layout = QTextLayout(text, paper_font(role, _FINE))
        side = Qt.AlignmentFlag.AlignRight if right else Qt.AlignmentFlag.AlignLeft
        option = QTextOption(side | Qt.AlignmentFlag.AlignAbsolute)
        option.setWrapMode(_ANYWHERE)
        option.setTextDirection(Qt.LayoutDirection.LeftToRight)
        self._layout.setTextOption(option)
        self.height = self._lay_out(_LINES[role] * _FINE) / _FINE

    @property
    def natural_width(self) -> float:
        """The width of the longest line."""
        lines = (self._layout.lineAt(i) for i in range(self._layout.lineCount()))
        widths = (line.naturalTextWidth() / _FINE for line in lines)
        return math.ceil(max(widths, default=0.0))

    def paint(self, painter: QPainter, x: float = 0.0, y: float = 0.0) -> None:
        painter.save()
        painter.translate(x, y)
        painter.scale(1 / _FINE, 1 / _FINE)
        painter.setPen(self._color)
        self._layout.draw(painter, QPointF(0, 0))
        painter.restore()

    def _lay_out(self, line_height: float) -> float:
        y = 0.0
        self._layout.beginLayout()
        while (line := self._layout.createLine()).isValid():
            line.setLineWidth(self.width * _FINE)
            # A line of a font with taller letters than ours takes the room it needs.
            height = max(line_height, line.height())
            line.setPosition(QPointF(0, y + (height - line.height()) / 2))
            y += height
        self._layout.endLayout()
        return y
