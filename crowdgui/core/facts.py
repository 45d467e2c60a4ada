"""What there is, counted: numbers as text with the words after them."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from crowdgui.core.text import number, percent, tr, tr_n
from crowdgui.core.workers.findings import known_gold

if TYPE_CHECKING:
    from collections.abc import Iterator

    from crowdgui.core.labels import IntArray, Labels


class Fact(NamedTuple):
    """A number as text, the words after it, and what it is in a sentence, if they do not say."""

    value: str
    words: str
    meaning: str = ""


def data_facts(labels: Labels, gold: IntArray | None) -> tuple[Fact, ...]:
    """Count what a file of labels holds."""
    per_item, per_worker = labels.labels_per_item, labels.labels_per_worker
    filled = labels.pairs / (labels.n_items * labels.n_workers)
    return (
        Fact(number(labels.n_labels), tr_n("label", "labels", labels.n_labels)),
        Fact(
            number(labels.n_workers),
            tr_n("worker, {range}", "workers, {range}", labels.n_workers, range=_range(per_worker)),
            tr("The fewest and the most labels that one worker gave."),
        ),
        Fact(
            number(labels.n_items),
            tr_n("item, {range}", "items, {range}", labels.n_items, range=_range(per_item)),
            tr("The fewest and the most labels that one item got."),
        ),
        Fact(number(labels.n_classes), tr_n("class", "classes", labels.n_classes)),
        Fact(
            percent(filled),
            tr("of all worker–item pairs have a label"),
            tr("If every worker had labelled every item, this would be 100 %."),
        ),
        Fact(number(known_gold(gold)), tr("items with a known true label (gold)")),
        *_times(labels),
    )


def _times(labels: Labels) -> Iterator[Fact]:
    how = labels.circumstances
    for values, words in (
        (how.given_at, tr("of labels have a known time")),
        (how.seconds, tr("of labels have a known duration")),
    ):
        if values is not None:
            known = int(np.count_nonzero(~np.isnan(values)))
            tip = tr("{n} of {labels} labels.", n=number(known), labels=number(values.size))
            yield Fact(percent(known / values.size), words, tip)


def _range(counts: IntArray) -> str:
    low, high = int(counts.min()), int(counts.max())
    if low == high:
        return tr_n("{n} label each", "{n} labels each", low)
    return tr("{low} to {high} labels each", low=number(low), high=number(high))
