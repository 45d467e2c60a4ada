"""What there is, counted: numbers as text with the words after them."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from crowdgui.text.check_status import CheckRow, CheckStatus
from crowdgui.text.numbers import format_percent
from crowdgui.text.run_summary import known_gold
from crowdgui.text.translation import format_number, tr, tr_n

if TYPE_CHECKING:
    from collections.abc import Iterator

    from crowdgui.core.arrays import IntArray
    from crowdgui.core.labels import Labels


class SummaryFigure(NamedTuple):
    """A number as text, the words after it, and what it is in a sentence, if they do not say."""

    value: str
    words: str
    meaning: str = ""


def summarize_data(labels: Labels, gold: IntArray | None) -> tuple[SummaryFigure, ...]:
    """Count what a file of labels holds."""
    per_item, per_worker = labels.labels_per_item, labels.labels_per_worker
    filled = labels.pairs / (labels.n_items * labels.n_workers)
    return (
        SummaryFigure(format_number(labels.n_labels), tr_n("label", "labels", labels.n_labels)),
        SummaryFigure(
            format_number(labels.n_workers),
            tr_n("worker, {range}", "workers, {range}", labels.n_workers, range=_range(per_worker)),
            tr("The fewest and the most labels that a worker gave."),
        ),
        SummaryFigure(
            format_number(labels.n_items),
            tr_n("item, {range}", "items, {range}", labels.n_items, range=_range(per_item)),
            tr("The fewest and the most labels that an item has."),
        ),
        SummaryFigure(format_number(labels.n_classes), tr_n("class", "classes", labels.n_classes)),
        SummaryFigure(
            format_percent(filled),
            tr("of all worker–item pairs have a label"),
            tr("If every worker had labelled every item, this would be 100%."),
        ),
        SummaryFigure(format_number(known_gold(gold)), tr("items with a known true label (gold)")),
        *_times(labels),
    )


def _times(labels: Labels) -> Iterator[SummaryFigure]:
    how = labels.circumstances
    for values, words in (
        (how.given_at, tr("of labels have a known time")),
        (how.seconds, tr("of labels have a known duration")),
    ):
        if values is not None:
            known = int(np.count_nonzero(~np.isnan(values)))
            tip = tr(
                "{n} of {labels} labels.", n=format_number(known), labels=format_number(values.size)
            )
            yield SummaryFigure(format_percent(known / values.size), words, tip)


def _range(counts: IntArray) -> str:
    low, high = int(counts.min()), int(counts.max())
    if low == high:
        return tr_n("{n} label each", "{n} labels each", low)
    return tr("{low} to {high} labels each", low=format_number(low), high=format_number(high))


def check_nothing_skipped() -> CheckRow:
    """State that all of the file counts."""
    return CheckRow(CheckStatus.HOLDS, tr("Every row was read; nothing was skipped"))


def check_repeats(pairs: int, contradicting: int) -> CheckRow:
    """Return how often a worker answered an item again, and how often with another answer."""
    if not pairs:
        return CheckRow(CheckStatus.HOLDS, tr("No worker labelled an item twice"))
    sentence = tr_n(
        "{n} time a worker labelled the same item more than once",
        "{n} times a worker labelled the same item more than once",
        pairs,
    )
    caption = tr_n(
        "in {n} cases with different labels",
        "in {n} cases with different labels",
        contradicting,
    )
    return CheckRow(CheckStatus.UNSURE, sentence, caption)


def check_single_labels(labels: Labels) -> list[CheckRow]:
    """Return how many items have a single label; nothing where all have more."""
    single = int(np.count_nonzero(labels.labels_per_item == 1))
    if not single:
        return []
    sentence = tr_n("{n} item has only one label", "{n} items have only one label", single)
    return [CheckRow(CheckStatus.UNSURE, sentence, tr("Workers can’t be compared on them."))]
