"""How many labels, workers, items and classes were read, and of how many the time is known."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from crowdgui.text.translation import format_number, format_percent, join_list, shorten, tr, tr_n

if TYPE_CHECKING:
    from collections.abc import Iterator

    from crowdgui.core.arrays import FloatArray, IntArray
    from crowdgui.core.labels import LabelMetadata, Labels
    from crowdgui.io.importing.read_labels import ImportedLabels


ImportFact = tuple[str, str, str]
"""A number as text, the words after it, and what it means."""


_CLASSES_NAMED = 6


def count_facts(labels: Labels) -> tuple[ImportFact, ...]:
    """Count what there is."""
    filled = labels.pairs / (labels.n_items * labels.n_workers)
    return (
        (
            format_number(labels.n_labels),
            tr_n("label", "labels", labels.n_labels),
            tr("Cells that are read as labels"),
        ),
        (
            format_number(labels.n_workers),
            tr_n("worker", "workers", labels.n_workers),
            tr("Different names in the Worker column"),
        ),
        (format_number(labels.n_items), _items(labels), tr("Different names in the Item column")),
        (
            format_number(labels.n_classes),
            _classes(labels),
            tr("Classes, each with its share of all labels"),
        ),
        (
            format_percent(filled),
            tr("of all worker–item pairs filled"),
            tr("Share of all possible pairs of a worker and an item that have a label"),
        ),
    )


def _items(labels: Labels) -> str:
    least, most = int(labels.labels_per_item.min()), int(labels.labels_per_item.max())
    if least != most:
        low, high = format_number(least), format_number(most)
        noun = tr_n("item", "items", labels.n_items)
        return tr("{items}, each labelled {low} to {high} times", items=noun, low=low, high=high)
    if most == 1:
        return tr_n("item, labelled once", "items, each labelled once", labels.n_items)
    return tr_n(
        "item, labelled {times} times",
        "items, each labelled {times} times",
        labels.n_items,
        times=format_number(most),
    )


def _classes(labels: Labels) -> str:
    shares = labels.labels_per_class / labels.n_labels
    # Blanks that do not break keep each share on the line of its class.
    named = [
        f"{_quoted(str(name))} {format_percent(share)}".replace(" ", "\u00a0")
        for name, share in zip(labels.classes[:_CLASSES_NAMED], shares, strict=False)
    ]
    if labels.n_classes > _CLASSES_NAMED:
        named.append(tr("{n} more", n=format_number(labels.n_classes - _CLASSES_NAMED)))
    noun = tr_n("class", "classes", labels.n_classes)
    return tr("{classes}: {shares}", classes=noun, shares=join_list(named))


def _quoted(name: str) -> str:
    """Set a class apart from its share, which may be a number beside a number."""
    return tr("“{name}”", name=shorten(name, 20))


class TimeCoverage(NamedTuple):
    """For how many labels something is known, and what it looks like; nothing where for none."""

    sentence: str
    detail: str


def describe_times(how: LabelMetadata, zoned: int) -> Iterator[TimeCoverage]:
    """Return how much is known of the time and of the duration, where a column was to tell it.

    `zoned` is how many of the times name their time zone.
    """
    if how.given_at is not None:
        at = how.given_at[~np.isnan(how.given_at)]
        count = describe_coverage(at, how.given_at)
        yield TimeCoverage(tr("The time is known for {count}", count=count), _range(at, zoned))
    if how.seconds is not None:
        seconds = how.seconds[~np.isnan(how.seconds)]
        count = describe_coverage(seconds, how.seconds)
        yield TimeCoverage(tr("The duration is known for {count}", count=count), _middle(seconds))


def describe_coverage(known: FloatArray | IntArray, labels: FloatArray | IntArray) -> str:
    """Return of how many of the labels something is known."""
    return tr(
        "{n} of {labels} labels ({share})",
        n=format_number(known.size),
        labels=format_number(labels.size),
        share=format_percent(known.size / labels.size),
    )


def _range(at: FloatArray, zoned: int) -> str:
    if not at.size:
        return ""
    first, last = (_minute(moment) for moment in (at.min(), at.max()))
    if zoned == at.size:
        return tr("From {first} to {last} in UTC.", first=first, last=last)
    if not zoned:
        return tr(
            "From {first} to {last} as written: the file names no time zone.",
            first=first,
            last=last,
        )
    return tr_n(
        "From {first} to {last}: {n} of {all} times names its time zone and is shown in UTC, the "
        "others as written.",
        "From {first} to {last}: {n} of {all} times name their time zone and are shown in UTC, the "
        "others as written.",
        zoned,
        all=format_number(at.size),
        first=first,
        last=last,
    )


def _minute(at: float) -> str:
    # A blank that does not break keeps day and time on one line.
    return str(np.datetime64(int(at), "s").astype("datetime64[m]")).replace("T", "\u00a0")


def _middle(seconds: FloatArray) -> str:
    if not seconds.size:
        return ""
    return tr(
        "Half of them took {n} seconds or less.", n=format_number(float(np.median(seconds)), 1)
    )


def count_tag_facts(labels: Labels, every: tuple[ImportedLabels, ...]) -> tuple[ImportFact, ...]:
    """Count what there is; a label is the set of tags that a worker gave to an item."""
    sets, workers, items, _, filled = count_facts(labels)
    shares = [
        (one.question, float(np.count_nonzero(one.labels.code)) / labels.n_labels) for one in every
    ]
    named = [
        f"{shorten(name, 20)} {format_percent(share)}".replace(" ", "\u00a0")
        for name, share in shares[:_CLASSES_NAMED]
    ]
    if len(every) > _CLASSES_NAMED:
        named.append(tr("{n} more", n=format_number(len(every) - _CLASSES_NAMED)))
    words = tr("{tags}: {shares}", tags=tr_n("tag", "tags", len(every)), shares=join_list(named))
    tags = (format_number(len(every)), words, tr("Tags, each with its share of all sets"))
    own = (sets[0], tr_n("set of tags", "sets of tags", labels.n_labels), sets[2])
    return (own, workers, items, tags, filled)
