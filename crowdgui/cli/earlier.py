"""Files of an earlier run, which stay where they are when other ones are asked for."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable


def earlier_files(folder: Path, known: Iterable[Path]) -> list[str]:
    """Name the files in `folder` that the report command writes, but for those that are known."""
    there = [path for name in _names() if (path := folder / name).is_file()]
    ours = [path for path in known if path.exists()]
    return [path.name for path in there if not any(path.samefile(other) for other in ours)]


def _names() -> tuple[str, ...]:
    """Return every name that a file of results can have."""
    from crowdgui.io.export.formats import FORMATS, WORKBOOK, XLSX, table_export
    from crowdgui.io.export.shapes import shapes
    from crowdgui.io.export.tables import TABLES
    from crowdgui.io.report.export import HTML_REPORT

    forms = [form for form in FORMATS if form != XLSX]
    tables = [table_export(table, form).file for table in TABLES for form in forms]
    report = Path(HTML_REPORT.file)
    files = [shape.file for shape in shapes()]
    return (*dict.fromkeys((*tables, WORKBOOK, *files, report.name, f"{report.stem}.pdf")),)
