"""Small workbooks, written for tests."""

from __future__ import annotations

import zipfile
from typing import TYPE_CHECKING, Any

import xlsxwriter

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

LABELS = [
    ("worker", "item", "label"),
    ("ann", "001", "yes"),
    ("ann", "002", "no"),
    ("bo", "001", "yes"),
    ("bo", "002", "yes"),
]

_OFFICE = "urn:oasis:names:tc:opendocument:xmlns"
_ODS = "application/vnd.oasis.opendocument.spreadsheet"


def write_xlsx(
    path: Path, rows: Sequence[Sequence[str]] = (), fill: Callable[[Any, Any], object] | None = None
) -> Path:
    """Write rows of text to a sheet called Labels; `fill` may add to the book and the sheet."""
    with xlsxwriter.Workbook(path) as book:
        sheet = book.add_worksheet("Labels")
        for row, cells in enumerate(rows):
            for column, text in enumerate(cells):
                sheet.write_string(row, column, text)
        if fill is not None:
            fill(book, sheet)
    return path


def write_ods(path: Path, rows: Sequence[Sequence[str]]) -> Path:
    """Write rows of cells, each the XML of one."""
    lines = "".join(f"<table:table-row>{''.join(cells)}</table:table-row>" for cells in rows)
    names = " ".join(f'xmlns:{name}="{_OFFICE}:{name}:1.0"' for name in ("office", "table", "text"))
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("mimetype", _ODS, zipfile.ZIP_STORED)
        archive.writestr(
            "META-INF/manifest.xml",
            f'<manifest:manifest xmlns:manifest="{_OFFICE}:manifest:1.0">'
            f'<manifest:file-entry manifest:full-path="/" manifest:media-type="{_ODS}"/>'
            "</manifest:manifest>",
        )
        archive.writestr(
            "content.xml",
            f"<office:document-content {names}><office:body><office:spreadsheet>"
            f'<table:table table:name="Labels">{lines}</table:table>'
            "</office:spreadsheet></office:body></office:document-content>",
        )
    return path


def ods_text(text: str) -> str:
    return (
        f'<table:table-cell office:value-type="string"><text:p>{text}</text:p></table:table-cell>'
    )


def ods_value(kind: str, name: str, value: str) -> str:
    return f'<table:table-cell office:value-type="{kind}" office:{name}="{value}"/>'
