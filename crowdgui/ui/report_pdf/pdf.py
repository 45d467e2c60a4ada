"""The report as PDF: the same content as the HTML file, painted page by page."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QBuffer, QIODevice, QLineF, QMarginsF
from PySide6.QtGui import QGuiApplication, QPageLayout, QPageSize, QPainter, QPdfWriter, QPen
from PySide6.QtWidgets import QApplication

from crowdgui import __version__
from crowdgui.core.progress import Progress, ignore_progress
from crowdgui.io.atomic import replace_atomically
from crowdgui.io.report.html import build_content
from crowdgui.io.report.parts import shorten_text
from crowdgui.text.translation import format_number, tr
from crowdgui.ui.report_pdf.parts import (
    PagePiece,
    PaperText,
    condition_pieces,
    paginate,
    section_pieces,
)
from crowdgui.ui.style.fonts import load_fonts
from crowdgui.ui.style.tokens import LIGHT
from crowdgui.ui.system.application import neutralise_letters, use_unicode

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from pathlib import Path

    from crowdgui.core.progress import ProgressCallback
    from crowdgui.io.exporting.results import Results
    from crowdgui.io.report.parts import ReportContent, ReportSection
    from crowdgui.ui.report_pdf.parts import PaperPage


_BULLET, _NUMBER, _PAGE = 14.0, 22.0, 40.0


def title_page_pieces(
    content: ReportContent, width: float, page_of: Mapping[str, int]
) -> list[PagePiece]:
    """Return all that stands before the first section.

    `page_of` gives the page of each section by its key; it is asked only when painting.
    """
    title = PaperText(content.title, "title", width)
    file = PaperText(content.file, "section", width)
    made = PaperText(content.made, "caption", width, "text2")
    level = PaperText(content.level, "strong", width, "accent_text" if content.certain else "warn")
    headline = PaperText(content.headline, "headline", width)
    because = PaperText(content.because, "body", width)
    return [
        PagePiece(title.height, title.paint),
        PagePiece(file.height, file.paint, above=2),
        PagePiece(made.height, made.paint),
        _line(width, 14),
        PagePiece(level.height, level.paint, above=14),
        PagePiece(headline.height, headline.paint, above=2),
        PagePiece(because.height, because.paint, above=6),
        *condition_pieces(content.rests_on.rows, width),
        _line(width, 14),
        *_findings(content.findings, width),
        *_contents(content.sections, width, page_of),
    ]


def _findings(findings: Sequence[str], width: float) -> list[PagePiece]:
    return [_finding(text, width, 5 if place else 14) for place, text in enumerate(findings)]


def _contents(
    sections: Sequence[ReportSection], width: float, page_of: Mapping[str, int]
) -> list[PagePiece]:
    return [_entry(i, section, width, page_of) for i, section in enumerate(sections, start=1)]


def _line(width: float, above: float) -> PagePiece:
    def paint(painter: QPainter) -> None:
        painter.setPen(QPen(LIGHT.line, 1))
        painter.drawLine(QLineF(0, 0.5, width, 0.5))

    return PagePiece(1, paint, above=above)


def _finding(text: str, width: float, above: float) -> PagePiece:
    bullet, words = (
        PaperText("•", "body", _BULLET, "text2"),
        PaperText(text, "body", width - _BULLET),
    )

    def paint(painter: QPainter) -> None:
        bullet.paint(painter)
        words.paint(painter, _BULLET)

    return PagePiece(words.height, paint, above=above)


def _entry(
    place: int, section: ReportSection, width: float, page_of: Mapping[str, int]
) -> PagePiece:
    """Return a line of the contents, with the page the section begins on."""
    name = PaperText(section.title, "body", width / 2)
    mark = PaperText(f"{place}.", "body", _NUMBER, "text2")

    def paint(painter: QPainter) -> None:
        mark.paint(painter)
        name.paint(painter, _NUMBER)
        page = PaperText(format_number(page_of[section.key]), "body", _PAGE, "text2", right=True)
        page.paint(painter, width / 2)

    return PagePiece(name.height, paint, above=16 if place == 1 else 1)


def paper_application() -> QGuiApplication:
    """Return the application there is, or one that needs no screen; keep it while painting."""
    there = QGuiApplication.instance()
    if isinstance(there, QGuiApplication):
        return there
    use_unicode()
    made = QApplication(["crowdgui", "-platform", "offscreen"])
    neutralise_letters()
    load_fonts()
    return made


# A4 in px of 1/96 inch; the edges are those of the HTML file in print.
PAGE = (793.7, 1122.5)


_LEFT, _TOP, _BOTTOM = 60.5, 75.6, 68.0


WIDTH, HEIGHT = PAGE[0] - 2 * _LEFT, PAGE[1] - _TOP - _BOTTOM


_FINE = 10
"""Dots of the page for each px, so that nothing is rounded visibly."""


class Paper:
    """A report laid out on pages; `paint` draws one of them, in px from its upper left corner."""

    def __init__(self, content: ReportContent) -> None:
        self._content = content
        self._page_of: dict[str, int] = {}
        pieces = title_page_pieces(content, WIDTH, self._page_of)
        starts: dict[PagePiece, str] = {}
        for section in content.sections:
            own = section_pieces(section, WIDTH)
            starts[own[0]] = section.key
            pieces += own
        self.pages: list[PaperPage] = paginate(pieces, HEIGHT)
        for place, page in enumerate(self.pages, start=1):
            for placed in page:
                if placed.piece in starts:
                    self._page_of[starts[placed.piece]] = place

    def paint(self, painter: QPainter, place: int) -> None:
        """Draw the page at `place`, from 0 on, with its running header and number."""
        self._paint_edges(painter, place)
        for placed in self.pages[place]:
            painter.save()
            painter.translate(_LEFT, _TOP + placed.top)
            placed.piece.paint(painter)
            painter.restore()

    def _paint_edges(self, painter: QPainter, place: int) -> None:
        title = PaperText(self._content.title, "axis", WIDTH / 2, "text2")
        file = PaperText(
            shorten_text(self._content.file, 60), "axis", WIDTH / 2, "text2", right=True
        )
        page = tr("{n} of {all}", n=format_number(place + 1), all=format_number(len(self.pages)))
        title.paint(painter, _LEFT, 40)
        file.paint(painter, _LEFT + WIDTH / 2, 40)
        PaperText(page, "axis", WIDTH, "text2", right=True).paint(painter, _LEFT, PAGE[1] - 48)


def write_pdf(path: Path, results: Results, report: ProgressCallback) -> int:
    """Write the report; it has no cells that a spreadsheet could run."""
    pdf = build_pdf(build_content(results, report), report)
    with replace_atomically(path) as file:
        file.write(pdf)
    return 0


def build_pdf(content: ReportContent, report: ProgressCallback = ignore_progress) -> bytes:
    """Paint all pages; a QGuiApplication must be there."""
    paper = Paper(content)
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setPageLayout(_layout())
    writer.setResolution(96 * _FINE)
    writer.setTitle(f"{content.title}: {content.file}")
    writer.setCreator(f"CrowdGUI {__version__}")
    painter = QPainter(writer)
    try:
        painter.scale(_FINE, _FINE)
        for place in range(len(paper.pages)):
            report(Progress(tr("Writing the report"), place / len(paper.pages)))
            if place:
                writer.newPage()
            paper.paint(painter, place)
    finally:
        painter.end()
    return bytes(buffer.data().data())


def _layout() -> QPageLayout:
    size, upright = QPageSize(QPageSize.PageSizeId.A4), QPageLayout.Orientation.Portrait
    # The edges are painted: nothing of the page is the printer's.
    return QPageLayout(size, upright, QMarginsF(0, 0, 0, 0))
