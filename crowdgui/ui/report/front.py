"""The beginning of the report on paper: what it is of, the headline, the findings, the contents."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QLineF
from PySide6.QtGui import QPen

from crowdgui.text.translation import format_number
from crowdgui.ui.report.pages import Piece
from crowdgui.ui.report.parts import condition_pieces
from crowdgui.ui.report.words import Words
from crowdgui.ui.tokens import LIGHT

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from PySide6.QtGui import QPainter

    from crowdgui.io.report.parts import ReportContent, ReportSection

_BULLET, _NUMBER, _PAGE = 14.0, 22.0, 40.0


def front_pieces(content: ReportContent, width: float, page_of: Mapping[str, int]) -> list[Piece]:
    """Return all that stands before the first section.

    `page_of` gives the page of each section by its key; it is asked only when painting.
    """
    file = Words(content.file, "title", width)
    made = Words(content.made, "caption", width, "text2")
    level = Words(content.level, "strong", width, "accent_text" if content.certain else "warn")
    headline = Words(content.headline, "headline", width)
    because = Words(content.because, "body", width)
    return [
        Piece(file.height, file.paint),
        Piece(made.height, made.paint),
        _line(width, 14),
        Piece(level.height, level.paint, above=14),
        Piece(headline.height, headline.paint, above=2),
        Piece(because.height, because.paint, above=6),
        *condition_pieces(content.rests_on.rows, width),
        _line(width, 14),
        *_findings(content.findings, width),
        *_contents(content.sections, width, page_of),
    ]


def _findings(findings: Sequence[str], width: float) -> list[Piece]:
    return [_finding(text, width, 5 if place else 14) for place, text in enumerate(findings)]


def _contents(
    sections: Sequence[ReportSection], width: float, page_of: Mapping[str, int]
) -> list[Piece]:
    return [_entry(i, section, width, page_of) for i, section in enumerate(sections, start=1)]


def _line(width: float, above: float) -> Piece:
    def paint(painter: QPainter) -> None:
        painter.setPen(QPen(LIGHT.line, 1))
        painter.drawLine(QLineF(0, 0.5, width, 0.5))

    return Piece(1, paint, above=above)


def _finding(text: str, width: float, above: float) -> Piece:
    bullet, words = Words("•", "body", _BULLET, "text2"), Words(text, "body", width - _BULLET)

    def paint(painter: QPainter) -> None:
        bullet.paint(painter)
        words.paint(painter, _BULLET)

    return Piece(words.height, paint, above=above)


def _entry(place: int, section: ReportSection, width: float, page_of: Mapping[str, int]) -> Piece:
    """Return a line of the contents, with the page the section begins on."""
    name = Words(section.title, "body", width / 2)
    mark = Words(f"{place}.", "body", _NUMBER, "text2")

    def paint(painter: QPainter) -> None:
        mark.paint(painter)
        name.paint(painter, _NUMBER)
        page = Words(format_number(page_of[section.key]), "body", _PAGE, "text2", right=True)
        page.paint(painter, width / 2)

    return Piece(name.height, paint, above=16 if place == 1 else 1)
