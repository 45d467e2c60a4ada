"""Tables on paper: a piece for each row, with the titles of the columns on every page."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QLineF
from PySide6.QtGui import QPen

from crowdgui.io.report.parts import Tone
from crowdgui.ui.report.pages import Piece
from crowdgui.ui.report.words import Words
from crowdgui.ui.tokens import LIGHT

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QPainter

    from crowdgui.io.report.parts import Row, Table
    from crowdgui.ui.fonts import Role

_GAP, _ABOVE, _BELOW = 14.0, 3.0, 3.0
_TOGETHER = 180.0
"""Height up to which a table is not cut, in px."""


def table_pieces(table: Table, width: float) -> list[Piece]:
    """Return the title, the titles of the columns, the rows and the note."""
    places = _places(table, width)
    title = Words(table.title, "strong", width)
    head = _line(_headers(table, places), places, "line")
    lines = [_line(_cells(table, row, places), places, "grid") for row in table.rows]
    small = sum(line.height for line in lines) <= _TOGETHER
    pieces = [
        Piece(title.height + 3, title.paint, above=14, with_next=True),
        Piece(head.height, head.paint, with_next=True),
    ]
    for place, line in enumerate(lines):
        last = place == len(lines) - 1
        # Neither the first nor the last row stands alone on its page.
        together = not last and (small or place in (0, len(lines) - 2))
        pieces.append(Piece(line.height, line.paint, with_next=together, head=head))
    if table.note:
        note = Words(table.note, "caption", width, "text2")
        pieces.append(Piece(note.height, note.paint, above=4))
    return pieces


def _places(table: Table, width: float) -> list[tuple[float, float]]:
    """Return left edge and width of each column; between columns there is a gap."""
    shares = [column.share for column in table.columns]
    room = width - _GAP * (len(shares) - 1)
    places, x = [], 0.0
    for share in shares:
        own = room * share / sum(shares)
        places.append((x, own))
        x += own + _GAP
    return places


def _headers(table: Table, places: Sequence[tuple[float, float]]) -> list[Words]:
    return [
        Words(column.title, "header", own, "text2", right=column.numeric)
        for column, (_, own) in zip(table.columns, places, strict=True)
    ]


def _cells(table: Table, row: Row, places: Sequence[tuple[float, float]]) -> list[Words]:
    color = "text2" if row.tone is Tone.QUIET else "text"
    made = []
    for place, (cell, (_, own)) in enumerate(zip(row.cells, places, strict=True)):
        role: Role = "header" if row.tone is Tone.STRONG and not place else "caption"
        made.append(Words(cell, role, own, color, right=table.columns[place].numeric))
    return made


def _line(cells: Sequence[Words], places: Sequence[tuple[float, float]], token: str) -> Piece:
    height = max(cell.height for cell in cells) + _ABOVE + _BELOW
    right = places[-1][0] + places[-1][1]

    def paint(painter: QPainter) -> None:
        # Titles of columns stand on the line below them, cells under the line above them.
        for cell, (x, _) in zip(cells, places, strict=True):
            y = height - _BELOW - cell.height if token == "line" else _ABOVE
            cell.paint(painter, x, y)
        painter.setPen(QPen(LIGHT.color(token), 1))
        painter.drawLine(QLineF(0, height - 0.5, right, height - 0.5))

    return Piece(height, paint)
