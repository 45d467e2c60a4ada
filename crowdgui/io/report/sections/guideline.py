"""What the guideline should explain: classes and items that good workers read otherwise."""

from __future__ import annotations

from typing import TYPE_CHECKING

from crowdgui.io.report.parts import (
    Paragraph,
    ReportColumn,
    ReportSection,
    Row,
    Table,
    shorten_text,
)
from crowdgui.text.translation import join_list, tr, tr_n
from crowdgui.text.workers.guideline import describe_guideline, describe_item, describe_pair

if TYPE_CHECKING:
    from crowdgui.core.progress import ProgressCallback
    from crowdgui.io.exporting.results import Results
    from crowdgui.io.report.parts import Part

MOST_ITEMS = 20
_LONGEST = 60


def guideline_section(results: Results, report: ProgressCallback) -> ReportSection | None:
    """Return the section; None where nothing was found."""
    found = results.guideline(report)
    if not found.items and not found.pairs:
        return None
    labels = results.outcome.job.labels
    classes = [shorten_text(name, _LONGEST) for name in labels.classes]
    names = labels.item_ids if results.content is None else results.content
    parts: list[Part] = [Paragraph(describe_guideline(found))]
    if found.pairs:
        columns = (ReportColumn(tr("Classes"), share=1.4), ReportColumn(tr("Examples")))
        rows = tuple(
            Row(
                (
                    describe_pair(pair, classes),
                    join_list(shorten_text(names[i], _LONGEST) for i in pair.examples),
                )
            )
            for pair in found.pairs
        )
        parts.append(Table(tr("Classes read in two ways"), columns, rows))
    if found.items:
        columns = (ReportColumn(tr("Item")), ReportColumn(tr("Labels"), share=1.4))
        rows = tuple(
            Row((shorten_text(names[each.item], _LONGEST), describe_item(each, classes)))
            for each in found.items[:MOST_ITEMS]
        )
        more = len(found.items) - len(rows)
        note = (
            tr_n("{n} more item is not shown.", "{n} more items are not shown.", more)
            if more
            else ""
        )
        parts.append(Table(tr("Items to explain"), columns, rows, note))
    return ReportSection("guideline", tr("For the guideline"), tuple(parts))
