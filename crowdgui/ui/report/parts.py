"""The parts of a report as pieces of pages."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QLineF, QRectF
from PySide6.QtGui import QPen
from PySide6.QtSvg import QSvgRenderer

from crowdgui.io.report.parts import (
    Conditions,
    DefinitionList,
    Facts,
    Paragraph,
    Pictures,
    Subtitle,
    Table,
)
from crowdgui.text.check_status import CheckStatus
from crowdgui.ui.fonts import paper_font
from crowdgui.ui.report.pages import Piece
from crowdgui.ui.report.tables import table_pieces
from crowdgui.ui.report.words import Words
from crowdgui.ui.tokens import LIGHT

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtGui import QPainter

    from crowdgui.io.report.parts import Part, Picture, ReportSection
    from crowdgui.text.check_status import CheckRow
    from crowdgui.text.data import SummaryFigure

_COLORS = {CheckStatus.HOLDS: "ok", CheckStatus.FAILS: "bad", CheckStatus.UNSURE: "warn"}
_SIGN, _TERM, _BETWEEN = 20.0, 190.0, 24.0


def section_pieces(section: ReportSection, width: float) -> list[Piece]:
    """Return the title of a section and all its parts."""
    pieces = [title_piece(section.title, width)]
    for part in section.parts:
        pieces += part_pieces(part, width)
    return pieces


def title_piece(title: str, width: float) -> Piece:
    """Return a title under a line across the page."""
    words = Words(title, "title", width)

    def paint(painter: QPainter) -> None:
        painter.setPen(QPen(LIGHT.line, 1))
        painter.drawLine(QLineF(0, 0.5, width, 0.5))
        words.paint(painter, 0, 16)

    return Piece(words.height + 24, paint, above=26, with_next=True)


def part_pieces(part: Part, width: float) -> list[Piece]:
    """Return one part as pieces."""
    match part:
        case Paragraph():
            return [_paragraph(part, width)]
        case Subtitle():
            words = Words(part.text, "section", width)
            return [Piece(words.height + 2, words.paint, above=16, with_next=True)]
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


def _paragraph(part: Paragraph, width: float) -> Piece:
    if part.quiet:
        words = Words(part.text, "caption", width, "text2")
    else:
        words = Words(part.text, "body", width)
    return Piece(words.height, words.paint, above=6)


def condition_pieces(rows: Sequence[CheckRow], width: float) -> list[Piece]:
    """Return a row for each condition: a sign, the sentence, and what stands behind it."""
    return [_condition(row, width, 5 if place else 10) for place, row in enumerate(rows)]


def _condition(row: CheckRow, width: float, above: float) -> Piece:
    mark = Words(row.verdict.sign, "strong", _SIGN, _COLORS[row.verdict])
    lines = [Words(row.sentence, "body", width - _SIGN)]
    if row.caption:
        lines.append(Words(row.caption, "caption", width - _SIGN, "text2"))
    return _beside(mark, lines, _SIGN, above)


def _facts(rows: Sequence[SummaryFigure], width: float) -> list[Piece]:
    widest = max(Words(row.value, "strong", width).natural_width for row in rows)
    return [_fact(row, widest, width) for row in rows]


def _fact(row: SummaryFigure, widest: float, width: float) -> Piece:
    value = Words(row.value, "strong", widest, right=True)
    left = widest + 10
    lines = [Words(row.words, "body", width - left)]
    if row.meaning:
        lines.append(Words(row.meaning, "caption", width - left, "text2"))
    return _beside(value, lines, left, above=2)


def _term(name: str, text: str, width: float) -> Piece:
    left = _TERM + 14
    made = _beside(
        Words(name, "header", _TERM), [Words(text, "caption", width - left)], left, above=0
    )

    def paint(painter: QPainter) -> None:
        painter.translate(0, 3)
        made.paint(painter)
        painter.translate(0, -3)
        painter.setPen(QPen(LIGHT.grid, 1))
        painter.drawLine(QLineF(0, made.height + 6.5, width, made.height + 6.5))

    return Piece(made.height + 7, paint)


def _beside(first: Words, lines: Sequence[Words], left: float, above: float) -> Piece:
    """Place a short text to the left of longer ones in a column."""
    height = max(first.height, sum(line.height for line in lines))

    def paint(painter: QPainter) -> None:
        first.paint(painter)
        y = 0.0
        for line in lines:
            line.paint(painter, left, y)
            y += line.height

    return Piece(height, paint, above=above)


def _pictures(row: Sequence[Picture], width: float) -> list[Piece]:
    """Place narrow pictures side by side and wide ones in a column."""
    pieces, beside = [], [picture for picture in row if not picture.wide]
    if beside:
        own = (width - _BETWEEN) / 2
        made = [_figure(picture, own) for picture in beside]
        places = [i * (own + _BETWEEN) for i in range(len(made))]
        pieces.append(_row(made, places))
    pieces += [_figure(picture, width) for picture in row if picture.wide]
    return pieces


def _row(figures: Sequence[Piece], places: Sequence[float]) -> Piece:
    def paint(painter: QPainter) -> None:
        for figure, x in zip(figures, places, strict=True):
            painter.translate(x, 0)
            figure.paint(painter)
            painter.translate(-x, 0)

    return Piece(max(figure.height for figure in figures), paint, above=16)


def _figure(picture: Picture, width: float) -> Piece:
    title = Words(picture.title, "strong", width)
    caption = Words(picture.caption, "caption", width, "text2")
    top = title.height + caption.height + 8
    across, down = picture.size
    area = QRectF(0, top, width, width * down / across)
    draw: Callable[[QPainter], None] = partial(_draw, picture.svg, area)

    def paint(painter: QPainter) -> None:
        title.paint(painter)
        caption.paint(painter, 0, title.height)
        draw(painter)

    return Piece(area.bottom() + 4, paint, above=16)


def _draw(svg: str, area: QRectF, painter: QPainter) -> None:
    painter.save()
    painter.setFont(paper_font("axis", 1))
    QSvgRenderer(QByteArray(svg.encode())).render(painter, area)
    painter.restore()
