"""The report as PDF: the content of the HTML file, whole, on pages of A4."""

from __future__ import annotations

import re
import threading
from dataclasses import replace
from typing import TYPE_CHECKING, NoReturn

import pytest
from PySide6.QtGui import QColor, QImage, QPainter

from crowdgui.core.errors import Cancelled, WriteError
from crowdgui.io.exporting.write import GUARANTEE, SUMMARY
from crowdgui.io.report.html import report_content
from crowdgui.io.report.parts import Paragraph, ReportColumn, ReportSection, Row, Table
from crowdgui.ui.report_pdf import parts as painted_parts
from crowdgui.ui.report_pdf.parts import PaperText, table_pieces
from crowdgui.ui.report_pdf.pdf import HEIGHT, PAGE, WIDTH, Paper, build_pdf, paper_application
from crowdgui.ui.report_pdf.report_formats import PDF_REPORT, REPORTS
from tests.io.report.samples import HOSTILE, full_results, texts_of

if TYPE_CHECKING:
    from pathlib import Path

    from PySide6.QtCore import QRectF
    from PySide6.QtWidgets import QApplication

    from crowdgui.core.progress import ProgressCallback
    from crowdgui.io.report.parts import ReportContent


@pytest.fixture(scope="module")
def content() -> ReportContent:
    return report_content(full_results())


@pytest.fixture(autouse=True)
def _fonts(qapp: QApplication) -> None:
    paper_application()


def pages_in(pdf: bytes) -> int:
    return len(re.findall(rb"/Type\s*/Page\b(?!s)", pdf))


def painted(paper: Paper, place: int) -> QImage:
    image = QImage(round(PAGE[0]), round(PAGE[1]), QImage.Format.Format_RGB32)
    image.fill(QColor("white"))
    painter = QPainter(image)
    paper.paint(painter, place)
    painter.end()
    return image


def inked(image: QImage, x: range, y: range) -> bool:
    white = QColor("white").rgb()
    return any(image.pixel(i, j) != white for i in x for j in y)


def test_it_is_a_pdf_with_as_many_pages_as_were_laid_out(content: ReportContent) -> None:
    pdf = build_pdf(content)
    assert pdf.startswith(b"%PDF-1.")
    assert pdf.rstrip().endswith(b"%%EOF")
    assert pages_in(pdf) == len(Paper(content).pages) > 3
    assert re.search(rb"/MediaBox\s*\[0 0 59[45]\S* 84[12]\S*\]", pdf)
    assert b"/JavaScript" not in pdf
    assert b"/URI" not in pdf


def test_every_word_and_picture_of_the_content_is_painted(
    content: ReportContent, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []
    drawn: list[str] = []
    paint, draw = PaperText.paint, painted_parts._draw

    def noting(self: PaperText, painter: QPainter, x: float = 0.0, y: float = 0.0) -> None:
        said.append(self.text)
        paint(self, painter, x, y)

    def counting(svg: str, area: QRectF, painter: QPainter) -> None:
        drawn.append(svg)
        draw(svg, area, painter)

    monkeypatch.setattr(PaperText, "paint", noting)
    monkeypatch.setattr(painted_parts, "_draw", counting)
    paper = Paper(content)
    for place in range(len(paper.pages)):
        painted(paper, place)
    missing = [
        t for t in texts_of(content, ("svg", "key", "language", "alternative")) if t not in said
    ]
    assert not missing
    pictures = [p for s in content.sections for part in s.parts for p in getattr(part, "row", ())]
    assert drawn == [picture.svg for picture in pictures]


def test_nothing_is_painted_over_the_edges_of_a_page(content: ReportContent) -> None:
    paper = Paper(content)
    for place, page in enumerate(paper.pages):
        for placed in page:
            assert placed.top + placed.piece.height <= HEIGHT
        image = painted(paper, place)
        right = range(round(PAGE[0]) - 40, round(PAGE[0]))
        assert not inked(image, right, range(0, round(PAGE[1]), 3))
        assert not inked(image, range(0, 40), range(0, round(PAGE[1]), 3))


def test_contents_name_the_page_each_section_begins_on(content: ReportContent) -> None:
    paper = Paper(content)
    assert set(paper._page_of) == {section.key for section in content.sections}
    order = [paper._page_of[section.key] for section in content.sections]
    assert order == sorted(order)


def test_hostile_names_are_painted_as_plain_text() -> None:
    pdf = build_pdf(report_content(full_results(HOSTILE, report_key=None)))
    assert pages_in(pdf) > 3
    assert b"/URI" not in pdf
    assert b"alert" not in pdf.split(b"stream")[0]


def test_a_long_table_has_its_titles_on_every_page() -> None:
    columns = (ReportColumn("Name"), ReportColumn("Number", numeric=True))
    rows = tuple(Row((f"row {i}", str(i))) for i in range(150))
    pieces = table_pieces(Table("Many", columns, rows, "A note."), WIDTH)
    heads = {id(piece.head) for piece in pieces if piece.head}
    assert len(heads) == 1
    content = report_content(full_results())
    long = ReportSection("long", "Long", (Table("Many", columns, rows), Paragraph("End.")))
    pages = Paper(replace(content, sections=(long,))).pages
    begun = [page[0].piece for page in pages[1:]]
    assert len(begun) >= 3
    assert len({id(piece) for piece in begun}) == 1


def test_words_wrap_to_their_width_and_long_ones_are_broken() -> None:
    short, long = PaperText("word", "body", 200), PaperText("x" * 400, "body", 200)
    assert long.height >= 10 * short.height
    assert long.natural_width <= 201
    assert PaperText("", "body", 200).height > 0


def test_it_can_be_made_in_another_thread(content: ReportContent) -> None:
    made: list[bytes] = []
    thread = threading.Thread(target=lambda: made.append(build_pdf(content)))
    thread.start()
    thread.join(60)
    assert pages_in(made[0]) == pages_in(build_pdf(content))


def test_it_can_be_cancelled(content: ReportContent) -> None:
    def stop(progress: ProgressCallback) -> NoReturn:
        raise Cancelled

    with pytest.raises(Cancelled):
        build_pdf(content, stop)


def test_the_file_is_written_whole_or_not_at_all(tmp_path: Path) -> None:
    results = full_results()
    path = tmp_path / "report.pdf"
    PDF_REPORT.write(path, results, lambda _: None)
    assert path.read_bytes().startswith(b"%PDF")
    assert [p.name for p in tmp_path.iterdir()] == ["report.pdf"]
    with pytest.raises(WriteError):
        PDF_REPORT.write(tmp_path / "no" / "report.pdf", results, lambda _: None)


def test_every_export_has_a_file_of_its_own() -> None:
    every = (SUMMARY, GUARANTEE, *REPORTS)
    files = [export.file for export in every]
    assert len(files) == len(set(files)) == len({export.key for export in every})
    assert {"report.html", "report.pdf"} <= set(files)


def test_a_section_without_parts_is_its_title(content: ReportContent) -> None:
    first = replace(content.sections[0], parts=())
    assert pages_in(build_pdf(replace(content, sections=(first,)))) == 1
