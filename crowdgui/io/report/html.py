"""The report as one HTML file that needs nothing else: no scripts, no network."""

from __future__ import annotations

from typing import TYPE_CHECKING
from weakref import WeakKeyDictionary

from crowdgui.core.bounds.guarantee import EvidenceLevel
from crowdgui.core.progress import Progress, ignore_progress
from crowdgui.io.atomic import write_text
from crowdgui.io.report import svg
from crowdgui.io.report.parts import Conditions, ReportContent, clean_record, shorten_text
from crowdgui.io.report.sections.aggregation import aggregation_section
from crowdgui.io.report.sections.data import agreement_section, data_section
from crowdgui.io.report.sections.final_labels import final_labels_section
from crowdgui.io.report.sections.glossary import glossary_section
from crowdgui.io.report.sections.groups import groups_section
from crowdgui.io.report.sections.guarantee import guarantee_section
from crowdgui.io.report.sections.items import guideline_section, items_section
from crowdgui.io.report.sections.provenance import provenance_section
from crowdgui.io.report.sections.workers import cohorts_section, over_time_section, workers_section
from crowdgui.io.resources import resource
from crowdgui.text.guarantees.acceptance import describe_expected_errors
from crowdgui.text.guarantees.guarantee import condition_rows
from crowdgui.text.guarantees.headline import describe_headline, describe_level, describe_reasons
from crowdgui.text.run_summary import short_summary
from crowdgui.text.translation import language, local_time, tr

if TYPE_CHECKING:
    from pathlib import Path

    from crowdgui.core.progress import ProgressCallback
    from crowdgui.io.exporting.results import Results
    from crowdgui.io.report.parts import Part


_MADE: WeakKeyDictionary[Results, ReportContent] = WeakKeyDictionary()


def build_content(results: Results, report: ProgressCallback = ignore_progress) -> ReportContent:
    """Return the content, made once for all the forms it is written in."""
    if results not in _MADE:
        _MADE[results] = report_content(results, report)
    return _MADE[results]


def report_content(results: Results, report: ProgressCallback = ignore_progress) -> ReportContent:
    """Return the content of the report; the same results give the same content."""
    report(Progress(tr("Writing the report")))
    outcome, found = results.outcome, results.guarantee
    agreement = results.agreement(report)
    headline = found.headline
    sections = (
        data_section(results),
        aggregation_section(results),
        final_labels_section(results),
        guarantee_section(results, report),
        agreement_section(agreement),
        workers_section(results),
        over_time_section(results, report),
        cohorts_section(results, report),
        groups_section(results, report),
        items_section(results),
        guideline_section(results, report),
        glossary_section(results, agreement),
        provenance_section(results, report),
    )
    return clean_record(
        ReportContent(
            language=language(),
            title=tr("Quality of crowd labels"),
            file=shorten_text(results.name),
            made=f"{local_time(results.made):%Y-%m-%d %H:%M %Z}",
            certain=headline.level is not EvidenceLevel.NONE,
            level=describe_level(found, results.guarantee_options.alpha),
            headline=describe_headline(found),
            because=describe_reasons(found),
            rests_on=Conditions(tuple(condition_rows(found, outcome))),
            findings=(
                *short_summary(outcome, results.final.settled),
                *filter(None, (describe_expected_errors(outcome, found, results.final.settled),)),
            ),
            sections=tuple(section for section in sections if section is not None),
        )
    )


def report_html(results: Results, report: ProgressCallback = ignore_progress) -> str:
    """Return the report of a run as HTML."""
    return as_html(build_content(results, report))


def write_html(path: Path, results: Results, report: ProgressCallback) -> int:
    """Write the report; it has no cells that a spreadsheet could run."""
    write_text(path, report_html(results, report))
    return 0


def as_html(content: ReportContent) -> str:
    """Fill the template of the report with content."""
    return fill_template("report.html.j2", report=content)


def fill_template(name: str, **values: object) -> str:
    """Fill a template of `resources/report`; every text is escaped there."""
    # Loaded with the first report: its file name alone is asked for more often.
    from jinja2 import Environment, FileSystemLoader, StrictUndefined

    environment = Environment(
        loader=FileSystemLoader(resource("report")),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
    )
    environment.filters |= {"kind": _kind, "css_text": css_text}
    return environment.get_template(name).render(colours=svg, **values)


def _kind(part: Part) -> str:
    return type(part).__name__.lower()


def css_text(text: str) -> str:
    """Write text as a string of CSS: every character but plain letters and digits by number."""
    return '"' + "".join(c if c.isascii() and c.isalnum() else f"\\{ord(c):x} " for c in text) + '"'
