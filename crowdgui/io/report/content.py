"""The content of the report, put together once and shown as HTML or as pages."""

from __future__ import annotations

from typing import TYPE_CHECKING
from weakref import WeakKeyDictionary

from crowdgui.core.agreement.report import agreement_report
from crowdgui.core.bounds.conditions import condition_rows, level_words
from crowdgui.core.bounds.guarantee import Level
from crowdgui.core.progress import Progress, silent
from crowdgui.core.text import language, tr
from crowdgui.core.workers.findings import in_short
from crowdgui.io.report.parts import Conditions, ReportContent
from crowdgui.io.report.sections.aggregation import aggregation_section
from crowdgui.io.report.sections.agreement import agreement_section
from crowdgui.io.report.sections.data import data_section
from crowdgui.io.report.sections.final_labels import final_labels_section
from crowdgui.io.report.sections.glossary import glossary_section
from crowdgui.io.report.sections.guarantee import guarantee_section
from crowdgui.io.report.sections.items import items_section
from crowdgui.io.report.sections.making import making_section
from crowdgui.io.report.sections.workers import workers_section
from crowdgui.io.report.text import cleaned, shown

if TYPE_CHECKING:
    from crowdgui.core.progress import Report
    from crowdgui.io.results import Results

_MADE: WeakKeyDictionary[Results, ReportContent] = WeakKeyDictionary()


def content_of(results: Results, report: Report = silent) -> ReportContent:
    """Return the content, made once for all the forms it is written in."""
    if results not in _MADE:
        _MADE[results] = report_content(results, report)
    return _MADE[results]


def report_content(results: Results, report: Report = silent) -> ReportContent:
    """Return all there is to say about a run; the same results give the same content."""
    report(Progress(tr("Writing the report")))
    outcome, found = results.outcome, results.guarantee
    agreement = agreement_report(outcome.job.used, report)
    headline = found.headline
    sections = (
        data_section(results),
        aggregation_section(results),
        final_labels_section(results),
        guarantee_section(results),
        agreement_section(agreement),
        workers_section(results),
        items_section(results),
        glossary_section(results, agreement),
        making_section(results, report),
    )
    return cleaned(
        ReportContent(
            language=language(),
            title=tr("Quality of crowd labels"),
            file=shown(results.name),
            made=f"{results.made.astimezone():%Y-%m-%d %H:%M %Z}",
            certain=headline.level is not Level.NONE,
            level=level_words(found, results.wishes.alpha),
            headline=headline.sentence,
            because=headline.because,
            rests_on=Conditions(tuple(condition_rows(found, outcome))),
            findings=in_short(outcome),
            sections=sections,
        )
    )
