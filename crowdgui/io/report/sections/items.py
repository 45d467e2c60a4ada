"""The items to look at: those the rule is least sure of, people’s notes, and what to explain."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.labels import UNLABELLED
from crowdgui.core.results import HIGH_CONFIDENCE
from crowdgui.core.review.queue import by_confidence
from crowdgui.io.report.parts import (
    Paragraph,
    Part,
    ReportColumn,
    ReportSection,
    Row,
    Table,
    shorten_text,
)
from crowdgui.text.review import describe_guideline, describe_unclear_item, describe_unclear_pair
from crowdgui.text.rules import describe_confidence_basis
from crowdgui.text.run_summary import describe_gold_errors, describe_unsure
from crowdgui.text.translation import (
    format_number,
    format_percent,
    join_list,
    join_sentences,
    tr,
    tr_n,
)

if TYPE_CHECKING:
    from crowdgui.core.progress import ProgressCallback
    from crowdgui.core.results import Outcome
    from crowdgui.io.exporting.results import Results

MOST_ITEMS = 25
MOST_NOTES = 100
MOST_TO_EXPLAIN = 20
_MOST_VOTES = 6
_LONGEST = 60


def items_section(results: Results) -> ReportSection:
    """Name the items that deserve a second look."""
    parts: list[Part] = [*_least_sure(results), *_notes(results)]
    return ReportSection("items", tr("Items to review"), tuple(parts))


def _least_sure(results: Results) -> list[Part]:
    outcome = results.outcome
    found = by_confidence(outcome, results.final.settled).tolist()
    if not found:
        said = describe_unsure(outcome, results.final.settled)
        return [Paragraph(said or tr("No item is left to review: all labels are settled."))]
    columns = (
        ReportColumn(tr("Item"), share=2.0),
        ReportColumn(tr("Final label"), share=1.2),
        ReportColumn(tr("Confidence"), numeric=True, share=0.9),
        ReportColumn(tr("Labels given"), share=2.2),
    )
    rows = tuple(_row(outcome, item) for item in found[:MOST_ITEMS])
    note = tr(
        "The {n} least confident of the {all} items with less than {sure} confidence; items with "
        "manual labels are not listed.",
        n=format_number(len(rows)),
        all=format_number(len(found)),
        sure=format_percent(HIGH_CONFIDENCE, 0),
    )
    note = join_sentences(
        (note, describe_confidence_basis(outcome.calibration), describe_gold_errors(outcome))
    )
    return [Table(tr("Lowest confidence"), columns, rows, note)]


def _row(outcome: Outcome, item: int) -> Row:
    labels = outcome.job.labels
    name = shorten_text(labels.classes[outcome.labels[item]], _LONGEST)
    if outcome.changed_by_costs[item]:
        name = tr("{label} (by cost)", label=name)
    if outcome.tied[item]:
        name = tr("{label} (tied)", label=name)
    confidence = format_percent(float(outcome.confidence[item]))
    return Row(
        (
            shorten_text(labels.item_ids[item], _LONGEST),
            name,
            confidence,
            count_votes(outcome, item),
        )
    )


def count_votes(outcome: Outcome, item: int) -> str:
    """Count the labels of an item by class, the most frequent first."""
    used = outcome.job.used
    codes = used.code[used.starts[item] : used.starts[item + 1]]
    found, counts = np.unique(codes, return_counts=True)
    order = np.argsort(-counts, kind="stable")
    names = [shorten_text(used.classes[k], _LONGEST) for k in found]
    said = [
        f"{names[place]} × {format_number(int(counts[place]))}" for place in order[:_MOST_VOTES]
    ]
    more = int(counts[order[_MOST_VOTES:]].sum())
    if more:
        said.append(tr_n("{n} other label", "{n} other labels", more))
    return join_list(said)


def _notes(results: Results) -> list[Part]:
    noted = [(item, made) for item, made in sorted(results.decisions.items()) if made.note]
    if not noted:
        return []
    labels = results.outcome.job.labels
    columns = (
        ReportColumn(tr("Item"), share=1.5),
        ReportColumn(tr("Set to"), share=1.0),
        ReportColumn(tr("Who"), share=1.0),
        ReportColumn(tr("Note"), share=3.0),
    )
    rows = tuple(
        Row(
            (
                shorten_text(labels.item_ids[item], _LONGEST),
                "–"
                if made.code == UNLABELLED
                else shorten_text(labels.classes[made.code], _LONGEST),
                shorten_text(made.who, _LONGEST),
                shorten_text(made.note, 400),
            )
        )
        for item, made in noted[:MOST_NOTES]
    )
    missing = len(noted) - len(rows)
    note = tr_n("{n} more note is not listed.", "{n} more notes are not listed.", missing)
    return [Table(tr("Notes"), columns, rows, note if missing else "")]


def guideline_section(results: Results, report: ProgressCallback) -> ReportSection | None:
    """Return what the guideline should explain; None where nothing was found."""
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
                    describe_unclear_pair(pair, classes),
                    join_list(shorten_text(names[i], _LONGEST) for i in pair.examples),
                )
            )
            for pair in found.pairs
        )
        parts.append(Table(tr("Classes read in two ways"), columns, rows))
    if found.items:
        columns = (ReportColumn(tr("Item")), ReportColumn(tr("Labels"), share=1.4))
        rows = tuple(
            Row((shorten_text(names[each.item], _LONGEST), describe_unclear_item(each, classes)))
            for each in found.items[:MOST_TO_EXPLAIN]
        )
        more = len(found.items) - len(rows)
        note = (
            tr_n("{n} more item is not shown.", "{n} more items are not shown.", more)
            if more
            else ""
        )
        parts.append(Table(tr("Items to explain"), columns, rows, note))
    return ReportSection("guideline", tr("For the guideline"), tuple(parts))
