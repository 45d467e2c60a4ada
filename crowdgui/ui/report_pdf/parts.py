"""The parts of a report laid out to a width as pieces of pages of one height.

Tables have their column titles on every page.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from functools import partial
from itertools import pairwise
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QPen, QTextLayout, QTextOption
from PySide6.QtSvg import QSvgRenderer

from crowdgui.io.report.parts import (
    Conditions,
    DefinitionList,
    Facts,
    Paragraph,
    Pictures,
    RowEmphasis,
    Subtitle,
    Table,
)
from crowdgui.text.wording import CheckStatus
from crowdgui.ui.style.fonts import paper_font
from crowdgui.ui.style.tokens import LIGHT

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtGui import QPainter

    from crowdgui.io.report.parts import Part, Picture, ReportSection, Row
    from crowdgui.text.run_summary import SummaryFigure
    from crowdgui.text.wording import CheckRow
    from crowdgui.ui.style.fonts import Role


@dataclass(frozen=True, eq=False)
class PagePiece:
    """Something that is never cut: its height, and how it is painted with its top left at 0, 0.

    `above` is the room before it, except at the top of a page. A piece `with_next` is never the
    last of a page. `head` is painted again where a page begins with this piece. A piece that
    `floats` lets what follows in its section fill the page that it is too tall for; one that
    `opens` a section lets nothing pass.
    """

    height: float
    paint: Callable[[QPainter], None]
    above: float = 0.0
    with_next: bool = False
    head: PagePiece | None = None
    floats: bool = False
    opens: bool = False


@dataclass(frozen=True, eq=False)
class PlacedPiece:
    """A piece at its distance from the top of a page."""

    top: float
    piece: PagePiece


PaperPage = tuple[PlacedPiece, ...]


def paginate(pieces: Sequence[PagePiece], height: float) -> list[PaperPage]:
    """Lay pieces out on pages, in order except for those that float, each as high as possible.

    Pieces that belong together stay so unless they are taller than a page.
    """
    pages: list[list[PlacedPiece]] = [[]]
    bottom = 0.0
    waiting = _groups(pieces)
    while waiting:
        group = waiting.pop(0)
        if pages[-1] and bottom + _tall(group) > height:
            passing = _passing(waiting, height - bottom) if group[0].floats else 0
            if passing:
                waiting.insert(passing, group)
                continue
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


def _passing(groups: Sequence[Sequence[PagePiece]], room: float) -> int:
    """Count the groups that fit in the room, of a section and of tables only whole ones."""
    passing = 0
    for place, group in enumerate(groups):
        room -= _tall(group)
        if room < 0 or group[0].opens or group[0].floats:
            break
        follows = groups[place + 1] if place + 1 < len(groups) else ()
        if not follows or follows[0].head is None:
            passing = place + 1
    return passing


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


_GAP, _ABOVE, _BELOW = 14.0, 3.0, 3.0


_TOGETHER = 180.0
"""Height up to which a table is not cut, in px."""


def table_pieces(table: Table, width: float) -> list[PagePiece]:
    """Return the title, the titles of the columns, the rows and the note."""
    places = _places(table, width)
    title = PaperText(table.title, "strong", width)
    head = _line(_headers(table, places), places, "line")
    lines = [_line(_cells(table, row, places), places, "grid") for row in table.rows]
    small = sum(line.height for line in lines) <= _TOGETHER
    pieces = [
        PagePiece(title.height + 3, title.paint, above=14, with_next=True),
        PagePiece(head.height, head.paint, with_next=True),
    ]
    for place, line in enumerate(lines):
        last = place == len(lines) - 1
        # Neither the first nor the last row stands alone on its page, nor the note.
        together = bool(table.note) if last else small
        if place in (0, len(lines) - 2) and not last:
            # Long rows leave no white space behind for the sake of another.
            together = small or line.height + lines[place + 1].height <= _TOGETHER / 2
        pieces.append(PagePiece(line.height, line.paint, with_next=together, head=head))
    if table.note:
        note = PaperText(table.note, "caption", width, "text2")
        pieces.append(PagePiece(note.height, note.paint, above=4))
    return pieces


def _places(table: Table, width: float) -> list[tuple[float, float]]:
    """Return left edge and width of each column; between columns there is a gap.

    A column is as wide as its share, but no word of its title is cut while others have room.
    """
    shares = [column.share for column in table.columns]
    room = width - _GAP * (len(shares) - 1)
    least = [_longest_word(column.title, room) for column in table.columns]
    own = [room * share / sum(shares) for share in shares]
    wanting = sum(max(0.0, need - have) for need, have in zip(least, own, strict=True))
    spare = [max(0.0, have - need) for need, have in zip(least, own, strict=True)]
    taken = min(1.0, wanting / sum(spare)) if sum(spare) else 0.0
    given = min(1.0, sum(spare) / wanting) if wanting else 0.0
    places, x = [], 0.0
    for need, have, free in zip(least, own, spare, strict=True):
        wide = have - taken * free + given * max(0.0, need - have)
        places.append((x, wide))
        x += wide + _GAP
    return places


def _longest_word(title: str, most: float) -> float:
    return max((PaperText(word, "header", most).natural_width for word in title.split()), default=0)


def _headers(table: Table, places: Sequence[tuple[float, float]]) -> list[PaperText]:
    return [
        PaperText(column.title, "header", own, "text2", right=column.numeric)
        for column, (_, own) in zip(table.columns, places, strict=True)
    ]


def _cells(table: Table, row: Row, places: Sequence[tuple[float, float]]) -> list[PaperText]:
    color = "text2" if row.tone is RowEmphasis.QUIET else "text"
    made = []
    for place, (cell, (_, own)) in enumerate(zip(row.cells, places, strict=True)):
        role: Role = "header" if row.tone is RowEmphasis.STRONG and not place else "caption"
        made.append(PaperText(cell, role, own, color, right=table.columns[place].numeric))
    return made


def _line(
    cells: Sequence[PaperText], places: Sequence[tuple[float, float]], token: str
) -> PagePiece:
    height = max(cell.height for cell in cells) + _ABOVE + _BELOW
    right = places[-1][0] + places[-1][1]

    def paint(painter: QPainter) -> None:
        # Titles of columns stand on the line below them, cells under the line above them.
        for cell, (x, _) in zip(cells, places, strict=True):
            y = height - _BELOW - cell.height if token == "line" else _ABOVE
            cell.paint(painter, x, y)
        painter.setPen(QPen(LIGHT.color(token), 1))
        painter.drawLine(QLineF(0, height - 0.5, right, height - 0.5))

    return PagePiece(height, paint)


_COLORS = {CheckStatus.HOLDS: "ok", CheckStatus.FAILS: "bad", CheckStatus.UNSURE: "warn"}


_SIGN, _TERM, _BETWEEN = 20.0, 190.0, 24.0


def section_pieces(section: ReportSection, width: float) -> list[PagePiece]:
    """Return the title of a section and all its parts."""
    pieces = [title_piece(section.title, width)]
    for part, after in pairwise((*section.parts, None)):
        assert part is not None
        pieces += part_pieces(part, width)
        if isinstance(part, Pictures) and isinstance(after, Paragraph) and after.quiet:
            # It says how to read the pictures.
            pieces[-1] = replace(pieces[-1], with_next=True)
    return pieces


def title_piece(title: str, width: float) -> PagePiece:
    """Return a title under a line across the page."""
    words = PaperText(title, "title", width)

    def paint(painter: QPainter) -> None:
        painter.setPen(QPen(LIGHT.line, 1))
        painter.drawLine(QLineF(0, 0.5, width, 0.5))
        words.paint(painter, 0, 16)

    return PagePiece(words.height + 24, paint, above=26, with_next=True, opens=True)


def part_pieces(part: Part, width: float) -> list[PagePiece]:
    """Return one part as pieces."""
    match part:
        case Paragraph():
            return [_paragraph(part, width)]
        case Subtitle():
            words = PaperText(part.text, "section", width)
            return [PagePiece(words.height + 2, words.paint, above=16, with_next=True)]
        case Facts():
            return _facts(part.rows, width)
        case DefinitionList():
            return [_term(name, words, width) for name, words in part.rows]
        case Conditions():
            return condition_pieces(part.rows, width)
        case Table():
            return table_pieces(part, width)
        case Pictures():
            return _pictures(part.row, width)


def _paragraph(part: Paragraph, width: float) -> PagePiece:
    if part.quiet:
        words = PaperText(part.text, "caption", width, "text2")
    else:
        words = PaperText(part.text, "body", width)
    return PagePiece(words.height, words.paint, above=6)


def condition_pieces(rows: Sequence[CheckRow], width: float) -> list[PagePiece]:
    """Return a row for each condition: a sign, the sentence, and what stands behind it."""
    return [_condition(row, width, 5 if place else 10) for place, row in enumerate(rows)]


def _condition(row: CheckRow, width: float, above: float) -> PagePiece:
    mark = PaperText(row.status.sign, "strong", _SIGN, _COLORS[row.status])
    lines = [PaperText(row.sentence, "body", width - _SIGN)]
    if row.caption:
        lines.append(PaperText(row.caption, "caption", width - _SIGN, "text2"))
    return _beside(mark, lines, _SIGN, above)


def _facts(rows: Sequence[SummaryFigure], width: float) -> list[PagePiece]:
    widest = max(PaperText(row.value, "strong", width).natural_width for row in rows)
    return [_fact(row, widest, width) for row in rows]


def _fact(row: SummaryFigure, widest: float, width: float) -> PagePiece:
    value = PaperText(row.value, "strong", widest, right=True)
    left = widest + 10
    lines = [PaperText(row.words, "body", width - left)]
    if row.meaning:
        lines.append(PaperText(row.meaning, "caption", width - left, "text2"))
    return _beside(value, lines, left, above=2)


def _term(name: str, text: str, width: float) -> PagePiece:
    left = _TERM + 14
    made = _beside(
        PaperText(name, "header", _TERM), [PaperText(text, "caption", width - left)], left, above=0
    )

    def paint(painter: QPainter) -> None:
        painter.translate(0, 3)
        made.paint(painter)
        painter.translate(0, -3)
        painter.setPen(QPen(LIGHT.grid, 1))
        painter.drawLine(QLineF(0, made.height + 6.5, width, made.height + 6.5))

    return PagePiece(made.height + 7, paint)


def _beside(first: PaperText, lines: Sequence[PaperText], left: float, above: float) -> PagePiece:
    """Place a short text to the left of longer ones in a column."""
    height = max(first.height, sum(line.height for line in lines))

    def paint(painter: QPainter) -> None:
        first.paint(painter)
        y = 0.0
        for line in lines:
            line.paint(painter, left, y)
            y += line.height

    return PagePiece(height, paint, above=above)


def _pictures(row: Sequence[Picture], width: float) -> list[PagePiece]:
    """Place narrow pictures side by side and wide ones in a column."""
    pieces, beside = [], [picture for picture in row if not picture.wide]
    if beside:
        own = (width - _BETWEEN) / 2
        made = [_figure(picture, own) for picture in beside]
        places = [i * (own + _BETWEEN) for i in range(len(made))]
        pieces.append(_row(made, places))
    pieces += [_figure(picture, width) for picture in row if picture.wide]
    return pieces


def _row(figures: Sequence[PagePiece], places: Sequence[float]) -> PagePiece:
    def paint(painter: QPainter) -> None:
        for figure, x in zip(figures, places, strict=True):
            painter.translate(x, 0)
            figure.paint(painter)
            painter.translate(-x, 0)

    return PagePiece(max(figure.height for figure in figures), paint, above=16, floats=True)


def _figure(picture: Picture, width: float) -> PagePiece:
    title = PaperText(picture.title, "strong", width)
    caption = PaperText(picture.caption, "caption", width, "text2")
    top = title.height + caption.height + 8
    across, down = picture.size
    area = QRectF(0, top, width, width * down / across)
    draw: Callable[[QPainter], None] = partial(_draw, picture.svg, area)

    def paint(painter: QPainter) -> None:
        title.paint(painter)
        caption.paint(painter, 0, title.height)
        draw(painter)

    return PagePiece(area.bottom() + 4, paint, above=16, floats=True)


def _draw(svg: str, area: QRectF, painter: QPainter) -> None:
    painter.save()
    painter.setFont(paper_font("axis", 1))
    QSvgRenderer(QByteArray(svg.encode())).render(painter, area)
    painter.restore()
