"""The report as PDF: the same content as the HTML file, painted page by page."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QBuffer, QIODevice, QMarginsF
from PySide6.QtGui import QPageLayout, QPageSize, QPainter, QPdfWriter

from crowdgui import __version__
from crowdgui.core.progress import Progress, ignore_progress
from crowdgui.io.atomic import replacing
from crowdgui.io.report.html import content_of
from crowdgui.io.report.parts import shown
from crowdgui.text.translation import format_number, tr
from crowdgui.ui.report.front import front_pieces
from crowdgui.ui.report.pages import paginate
from crowdgui.ui.report.parts import section_pieces
from crowdgui.ui.report.words import Words

if TYPE_CHECKING:
    from pathlib import Path

    from crowdgui.core.progress import ProgressCallback
    from crowdgui.io.exporting.results import Results
    from crowdgui.io.report.parts import ReportContent
    from crowdgui.ui.report.pages import Page, Piece

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
        pieces = front_pieces(content, WIDTH, self._page_of)
        starts: dict[Piece, str] = {}
        for section in content.sections:
            own = section_pieces(section, WIDTH)
            starts[own[0]] = section.key
            pieces += own
        self.pages: list[Page] = paginate(pieces, HEIGHT)
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
        title = Words(self._content.title, "axis", WIDTH / 2, "text2")
        file = Words(shown(self._content.file, 60), "axis", WIDTH / 2, "text2", right=True)
        page = tr("{n} of {all}", n=format_number(place + 1), all=format_number(len(self.pages)))
        title.paint(painter, _LEFT, 40)
        file.paint(painter, _LEFT + WIDTH / 2, 40)
        Words(page, "axis", WIDTH, "text2", right=True).paint(painter, _LEFT, PAGE[1] - 48)


def write_pdf(path: Path, results: Results, report: ProgressCallback) -> int:
    """Write the report; it has no cells that a spreadsheet could run."""
    pdf = as_pdf(content_of(results, report), report)
    with replacing(path) as file:
        file.write(pdf)
    return 0


def as_pdf(content: ReportContent, report: ProgressCallback = ignore_progress) -> bytes:
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
