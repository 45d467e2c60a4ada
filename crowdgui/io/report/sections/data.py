"""What the data is: its counts, what deserves a second look, and what was left out."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.data_checks import answered_again, labelled_once, nothing_left_out
from crowdgui.core.facts import data_facts
from crowdgui.core.text import listed, number, percent, tr, tr_n
from crowdgui.io.report.parts import (
    Column,
    Conditions,
    Facts,
    Part,
    Row,
    Section,
    Table,
)
from crowdgui.io.report.text import shown

if TYPE_CHECKING:
    from crowdgui.core.labels import Labels
    from crowdgui.core.workers.verdict import ConditionRow
    from crowdgui.io.left_out import LeftOut
    from crowdgui.io.results import Results

MOST_CLASSES = 50
"""Classes that are listed one by one."""

_PLACES = 6


def data_section(results: Results) -> Section:
    """Return what was read."""
    job = results.outcome.job
    parts: list[Part] = [
        Facts(data_facts(job.labels, job.gold)),
        Conditions(tuple(_checks(job.labels, results.left_out))),
        *_left_out(results.left_out),
        _answers(job.labels),
    ]
    return Section("data", tr("The data"), tuple(parts))


def _checks(labels: Labels, left_out: tuple[LeftOut, ...]) -> list[ConditionRow]:
    how = labels.circumstances
    again = 0 if how.repeated is None else int(how.repeated.sum())
    same = 0 if how.consistent is None else int(how.consistent.sum())
    rows = [] if left_out else [nothing_left_out()]
    return [*rows, answered_again(again, again - same), *labelled_once(labels)]


def _left_out(left_out: tuple[LeftOut, ...]) -> list[Part]:
    if not left_out:
        return []
    columns = (
        Column(tr("Left out"), numeric=True, share=0.6),
        Column(tr("Why"), share=2.6),
        Column(tr("File"), share=1.2),
        Column(tr("Where"), share=1.4),
    )
    rows = (
        Row((number(part.count), part.reason, shown(part.file), _where(part))) for part in left_out
    )
    return [Table(tr("What was left out"), columns, tuple(rows))]


def _where(part: LeftOut) -> str:
    if not part.lines:
        return "–"
    named = listed(number(line) for line in part.lines[:_PLACES])
    return f"{part.counted_by.word} {named}" + (", …" if part.count > _PLACES else "")


def _answers(labels: Labels) -> Table:
    """Return how often workers gave each class, the most frequent ones where there are many."""
    counts = np.bincount(labels.code, minlength=labels.n_classes)
    listed = np.sort(np.argsort(-counts, kind="stable")[:MOST_CLASSES])
    rows = (
        Row(
            (
                shown(labels.classes[code]),
                number(int(counts[code])),
                percent(counts[code] / labels.n_labels),
            )
        )
        for code in listed
    )
    columns = (
        Column(tr("Class"), share=2),
        Column(tr("Labels"), numeric=True),
        Column(tr("Share"), numeric=True),
    )
    return Table(
        tr("Labels by class"), columns, tuple(rows), others(labels.n_classes - listed.size)
    )


def others(missing: int) -> str:
    """Describe how many classes a table leaves out; nothing where it has all."""
    if missing <= 0:
        return ""
    return tr_n("{n} rarer class is not listed.", "{n} rarer classes are not listed.", missing)
