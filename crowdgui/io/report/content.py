"""The content of the report, put together once and shown as HTML or as pages."""

from __future__ import annotations

from typing import TYPE_CHECKING
from weakref import WeakKeyDictionary

from crowdgui.core.agreement.report import agreement_report
from crowdgui.core.bounds.guarantee import EvidenceLevel
from crowdgui.core.progress import Progress, ignore_progress
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
from crowdgui.text.conditions import condition_rows, describe_level
from crowdgui.text.run_summary import short_summary
from crowdgui.text.translation import language, tr

if TYPE_CHECKING:
    from crowdgui.core.progress import ProgressCallback
    from crowdgui.io.results import Results

_MADE: WeakKeyDictionary[Results, ReportContent] = WeakKeyDictionary()


def content_of(results: Results, report: ProgressCallback = ignore_progress) -> ReportContent:
    """Return the content, made once for all the forms it is written in."""
    if results not in _MADE:
        _MADE[results] = report_content(results, report)
    return _MADE[results]


def report_content(results: Results, report: ProgressCallback = ignore_progress) -> ReportContent:
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
            certain=headline.level is not EvidenceLevel.NONE,
            level=describe_level(found, results.wishes.alpha),
            headline=headline.sentence,
            because=headline.because,
            rests_on=Conditions(tuple(condition_rows(found, outcome))),
            findings=short_summary(outcome),
            sections=sections,
        )
    )
