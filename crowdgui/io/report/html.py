"""The report as one HTML file that needs nothing else: no scripts, no network."""

from __future__ import annotations

from typing import TYPE_CHECKING

from jinja2 import Environment, FileSystemLoader, StrictUndefined

from crowdgui.core.progress import ignore_progress
from crowdgui.io.atomic import write_text
from crowdgui.io.report import colours
from crowdgui.io.report.content import content_of
from crowdgui.io.resources import resource

if TYPE_CHECKING:
    from pathlib import Path

    from crowdgui.core.progress import ProgressCallback
    from crowdgui.io.report.parts import Part, ReportContent
    from crowdgui.io.results import Results


def report_html(results: Results, report: ProgressCallback = ignore_progress) -> str:
    """Return the report of a run as HTML."""
    return as_html(content_of(results, report))


def write_html(path: Path, results: Results, report: ProgressCallback) -> int:
    """Write the report; it has no cells that a spreadsheet could run."""
    write_text(path, report_html(results, report))
    return 0


def as_html(content: ReportContent) -> str:
    """Fill the template with content; every text in it is escaped there."""
    environment = Environment(
        loader=FileSystemLoader(resource("report")),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
    )
    environment.filters |= {"kind": _kind, "css_text": css_text}
    return environment.get_template("report.html.j2").render(report=content, colours=colours)


def _kind(part: Part) -> str:
    return type(part).__name__.lower()


def css_text(text: str) -> str:
    """Write text as a string of CSS: every character but plain letters and digits by number."""
    return '"' + "".join(c if c.isascii() and c.isalnum() else f"\\{ord(c):x} " for c in text) + '"'
