"""All items on one read-only page of HTML: votes, final label, status and notes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.audit.accepted import STATUSES
from crowdgui.core.labels import UNLABELLED
from crowdgui.core.progress import Progress, ignore_progress
from crowdgui.io.atomic import write_text
from crowdgui.io.report.html import fill_template
from crowdgui.io.report.parts import clean_record, shorten_text
from crowdgui.io.report.sections.items import count_votes
from crowdgui.text.guarantees.acceptance import label_status
from crowdgui.text.guarantees.headline import describe_basis, describe_headline
from crowdgui.text.translation import format_number, format_percent, language, local_time, tr, tr_n

if TYPE_CHECKING:
    from pathlib import Path

    from crowdgui.core.arrays import IntArray
    from crowdgui.core.progress import ProgressCallback
    from crowdgui.io.exporting.results import Results

MOST_ITEMS = 20_000
"""Most items on a page: browsers show no more without trouble."""

_LONGEST, _LONGEST_TEXT = 80, 400
_STEP = 1000


@dataclass(frozen=True)
class ReviewedItem:
    """A row of the page."""

    item: str
    content: str
    label: str
    confidence: str
    votes: str
    status: str
    note: str


@dataclass(frozen=True)
class LabelGroup:
    """The items with one final label, the least confident first."""

    key: str
    title: str
    count: str
    items: tuple[ReviewedItem, ...]


@dataclass(frozen=True)
class ReviewPage:
    """The whole page."""

    language: str
    title: str
    file: str
    made: str
    headline: str
    because: str
    note: str
    with_content: bool
    groups: tuple[LabelGroup, ...]


def review_page(results: Results, report: ProgressCallback = ignore_progress) -> ReviewPage:
    """Return the items by their final label, the least confident of each first."""
    outcome, final = results.outcome, results.final
    labels = outcome.job.labels
    confidence = np.where(final.settled, 2.0, np.nan_to_num(outcome.confidence, nan=-1.0))
    order = np.lexsort((confidence, final.labels))[:MOST_ITEMS]
    groups, status = [], results.guarantee.status
    for code in np.unique(final.labels[order]):
        own = order[final.labels[order] == code]
        rows = []
        for place, item in enumerate(own.tolist()):
            if place % _STEP == 0:
                report(Progress(tr("Writing the review page")))
            rows.append(_row(results, item, status))
        without = code == UNLABELLED
        title = tr("No final label") if without else shorten_text(labels.classes[code], _LONGEST)
        groups.append(LabelGroup(f"label-{code + 1}", title, format_number(len(own)), tuple(rows)))
    missing = labels.n_items - len(order)
    note = tr_n(
        "{n} item is missing: the page holds {most} items at most.",
        "{n} items are missing: the page holds {most} items at most.",
        missing,
        most=format_number(MOST_ITEMS),
    )
    return clean_record(
        ReviewPage(
            language=language(),
            title=tr("Items and their final labels"),
            file=shorten_text(results.name),
            made=f"{local_time(results.made):%Y-%m-%d %H:%M %Z}",
            headline=describe_headline(results.guarantee),
            because=describe_basis(results.guarantee),
            note=note if missing else "",
            with_content=results.content is not None,
            groups=tuple(groups),
        )
    )


def _row(results: Results, item: int, status: IntArray | None) -> ReviewedItem:
    outcome, final = results.outcome, results.final
    labels, code = outcome.job.labels, int(final.labels[item])
    made = results.decisions.get(item)
    settled = bool(final.settled[item])
    said = tr("set by a reviewer") if settled else ""
    if status is not None:
        said = label_status(STATUSES[status[item]])
    return ReviewedItem(
        shorten_text(labels.item_ids[item], _LONGEST),
        "" if results.content is None else shorten_text(results.content[item], _LONGEST_TEXT),
        "–" if code == UNLABELLED else shorten_text(labels.classes[code], _LONGEST),
        "–" if settled else format_percent(float(outcome.confidence[item])),
        count_votes(outcome, item),
        said,
        shorten_text(made.note, _LONGEST_TEXT) if made is not None else "",
    )


def write_review_page(path: Path, results: Results, report: ProgressCallback) -> int:
    """Write the page; it has no cells that a spreadsheet could run."""
    made = review_page(results, report)
    columns = [tr("Item"), tr("Confidence"), tr("Labels given"), tr("Status"), tr("Note")]
    if made.with_content:
        columns.insert(1, tr("Content"))
    write_text(
        path,
        fill_template(
            "review.html.j2",
            report=made,
            columns=columns,
            confidence_place=columns.index(tr("Confidence")),
        ),
    )
    return 0
