"""From cells that hold several tags to one yes/no question per tag, over the same items."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.errors import InputError, ReadError
from crowdgui.core.labels import UNLABELLED, Labels, natural_order, text_array
from crowdgui.core.progress import ignore_progress
from crowdgui.core.tags.sets import NO, YES
from crowdgui.io.importing.guess.value_counts import guess_tag_separator
from crowdgui.io.importing.lists.class_map import (
    JOINED,
    JSON_LIST,
    ClassMap,
    TagGroup,
    TagOptions,
)
from crowdgui.io.importing.lists.class_map import (
    read_tags as read_cell,
)
from crowdgui.io.importing.read_labels import read_labels
from crowdgui.text.translation import format_number, join_list, tr

if TYPE_CHECKING:
    from crowdgui.core.arrays import BoolArray, IntArray
    from crowdgui.core.progress import ProgressCallback
    from crowdgui.io.importing.read_labels import ImportedLabels
    from crowdgui.io.importing.sources import Source
    from crowdgui.io.importing.tables import OpenedFile


MOST_TAGS = 300
"""More different tags are free text; each would be a question of its own."""


def _tag_separator(classes: ClassMap) -> str:
    """Return what joins tags in tables: what the file's own cells have, if it is a sign."""
    own = classes.separator
    return own if own and own not in (JSON_LIST, "\n") else JOINED


def read_tags(
    source: Source, report: ProgressCallback = ignore_progress, opened: OpenedFile | None = None
) -> tuple[ImportedLabels, ...]:
    """Read a question per tag of `source`, whose class map says that answers are tags."""
    return split_tags(read_labels(source, report, opened), source.reading.classes)


EVERY = "all"
"""Stands for all tags where those are named that say nothing unless ticked."""


def find_tag_separator(
    source: Source, report: ProgressCallback = ignore_progress, opened: OpenedFile | None = None
) -> str:
    """Return what seems to separate the tags in cells; nothing where no cell holds several."""
    words = read_labels(source, report, opened).words
    return "" if words is None else guess_tag_separator(words.words)


def with_tags(
    source: Source,
    separator: str,
    options: TagOptions,
    report: ProgressCallback = ignore_progress,
    opened: OpenedFile | None = None,
) -> Source:
    """Return how a file is read whose cells hold tags; `options.unknown` may name `EVERY`.

    Raises
    ------
    InputError
        If a tag that it names isn't there.
    """
    if options.unknown:
        whole = ClassMap(separator=separator, tags=options)
        sets = read_labels(_read_by(source, whole), report, opened)
        names = _tag_names(sets, whole)
        unknown = names if options.unknown == (EVERY,) else options.unknown
        for name in unknown:
            if name not in names:
                raise InputError(
                    tr(
                        "There is no tag “{name}”. The tags are {names}.",
                        name=name,
                        names=join_list(names[:20]),
                    )
                )
        options = replace(options, unknown=unknown)
    return _read_by(source, ClassMap(separator=separator, tags=options))


def _read_by(source: Source, classes: ClassMap) -> Source:
    return replace(source, reading=replace(source.reading, classes=classes))


def split_tags(whole: ImportedLabels, classes: ClassMap) -> tuple[ImportedLabels, ...]:
    """Return a question per tag, from labels whose classes are sets of tags.

    The questions share items, workers and their order. A worker who gave an item a set without a
    tag said no to it, unless the tag's absence says nothing.

    Raises
    ------
    ReadError
        If there are no tags, far too many, or nobody gave a tag whose absence says nothing.
    """
    options = classes.tags or TagOptions()
    sets = [read_cell(str(name)) for name in whole.labels.classes]
    names = _tag_names(whole, classes)
    if not names:
        raise ReadError(whole.name, tr("No cell holds a tag. Check the column with the labels."))
    if len(names) > MOST_TAGS:
        raise ReadError(
            whole.name,
            tr(
                "There are {n} different tags; at most {most} can be read. Check the separator.",
                n=format_number(len(names)),
                most=format_number(MOST_TAGS),
            ),
        )
    place = {name: number for number, name in enumerate(names)}
    has = np.zeros((len(sets), len(names)), dtype=bool)
    for number, own in enumerate(sets):
        has[number, [place[tag] for tag in own]] = True
    group = TagGroup(whole.question, _tag_separator(classes), options.pooled)
    unknown = frozenset(options.unknown)
    return tuple(
        _one_tag(whole, name, has[:, number], group, certain=name not in unknown)
        for number, name in enumerate(names)
    )


def _tag_names(whole: ImportedLabels, classes: ClassMap) -> tuple[str, ...]:
    """Return the tags in labels whose classes are sets of them, in their order."""
    found = sorted({tag for name in whole.labels.classes for tag in read_cell(str(name))})
    natural = [found[place] for place in natural_order(found)]
    rank = {name: place for place, name in enumerate(dict.fromkeys(classes.order))}
    return tuple(sorted(natural, key=lambda name: rank.get(name, len(rank))))


def _one_tag(
    whole: ImportedLabels, name: str, has: BoolArray, group: TagGroup, *, certain: bool
) -> ImportedLabels:
    labels = whole.labels
    code = has[labels.code].astype(np.int32)
    classes = text_array([tr("no"), tr("yes")])
    code.setflags(write=False)
    # What a model said of the classes is about whole sets.
    how = replace(labels.metadata, probabilities=None)
    made = replace(labels, code=code, classes=classes, metadata=how, ordered=False)
    if not certain:
        kept = np.flatnonzero(code == YES)
        if not kept.size:
            raise ReadError(
                whole.name,
                tr(
                    "No worker gave the tag “{tag}”, so nothing is known about it. Read a missing "
                    "“{tag}” as no.",
                    tag=name,
                ),
            )
        made = _only(made, kept)
    return replace(
        whole, labels=made, gold=_gold(whole.gold, has), question=name, tags=group, words=None
    )


def _only(labels: Labels, kept: IntArray) -> Labels:
    codes = (labels.item[kept], labels.worker[kept], labels.code[kept])
    names = (labels.item_ids, labels.worker_ids, labels.classes)
    return Labels.from_codes(*codes, *names, labels.metadata.only(kept))


def _gold(gold: IntArray | None, has: BoolArray) -> IntArray | None:
    if gold is None:
        return None
    known = gold != UNLABELLED
    made = np.full(gold.size, UNLABELLED, dtype=np.int32)
    made[known] = np.where(has[gold[known]], YES, NO)
    made.setflags(write=False)
    return made
