"""The result of reading a whole file: its counts, and what deserves a second look."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from crowdgui.io.importing.assistant.checks import (
    check_questions,
    check_spelling,
    check_tags,
    run_checks,
)
from crowdgui.io.importing.assistant.facts import count_facts, count_tag_facts
from crowdgui.io.importing.questions import get_question
from crowdgui.io.importing.read_labels import (
    UnrankedClassError,
    read_labels,
    read_questions,
    without_order,
)
from crowdgui.io.importing.tags import split_tags
from crowdgui.text.errors import describe_error
from crowdgui.text.run_summary import comparison_figures

if TYPE_CHECKING:
    from crowdgui.core.progress import ProgressCallback
    from crowdgui.io.importing.assistant.checks import ImportCheck
    from crowdgui.io.importing.assistant.facts import ImportFact
    from crowdgui.io.importing.read_labels import ImportedLabels
    from crowdgui.io.importing.sources import Source
    from crowdgui.io.importing.tables import OpenedFile


class QuestionColumns(NamedTuple):
    """The questions of a file that has several, its columns, and whether all are to be read."""

    columns: tuple[str, ...]
    questions: tuple[str, ...]
    every: bool


@dataclass(frozen=True, eq=False)
class ImportFindings:
    """The labels that were read, with what there is to say about them.

    Of several questions `imported` is the one that is looked at, `every` all that were read.
    `unranked` says which class the stated order lacks: then all this is without the order, and
    not to be imported before the order has been completed or dropped.
    """

    imported: ImportedLabels
    facts: tuple[ImportFact, ...]
    checks: tuple[ImportCheck, ...]
    every: tuple[ImportedLabels, ...]
    unranked: str = ""


def read_findings(
    source: Source,
    report: ProgressCallback,
    asked: QuestionColumns | None = None,
    opened: OpenedFile | None = None,
) -> ImportFindings:
    """Read all of `source` and describe it."""
    try:
        return _read_all(source, report, asked, opened)
    except UnrankedClassError as error:
        found = _read_all(without_order(source), report, asked, opened)
        return replace(found, unranked=describe_error(error))


def _read_all(
    source: Source,
    report: ProgressCallback,
    asked: QuestionColumns | None,
    opened: OpenedFile | None,
) -> ImportFindings:
    if source.reading.classes.tags is not None:
        return _read_tags(source, report, asked, opened)
    every = _read(source, report, asked, opened)
    shown = None if asked is None else get_question(source.reading, asked.columns)
    imported = next((one for one in every if one.question == shown), every[0])
    notices = (*check_questions(every), *run_checks(imported, source))
    compared = imported.comparisons
    facts = count_facts(imported.labels) if compared is None else comparison_figures(compared)
    return ImportFindings(imported, facts, notices, every)


def _read_tags(
    source: Source,
    report: ProgressCallback,
    asked: QuestionColumns | None,
    opened: OpenedFile | None,
) -> ImportFindings:
    """Read the tags of the question that is shown; what is looked at are whole sets."""
    question = None if asked is None else get_question(source.reading, asked.columns)
    whole = replace(read_labels(source, report, opened), question=question or "")
    every = split_tags(whole, source.reading.classes)
    given = {one.question: int(np.count_nonzero(one.labels.code)) for one in every}
    checks = (check_tags(every), *run_checks(whole, source), *check_spelling(given))
    return ImportFindings(whole, count_tag_facts(whole.labels, every), checks, every)


def _read(
    source: Source,
    report: ProgressCallback,
    asked: QuestionColumns | None,
    opened: OpenedFile | None,
) -> tuple[ImportedLabels, ...]:
    if asked is None:
        return (read_labels(source, report, opened),)
    if asked.every:
        return read_questions(source, asked.columns, asked.questions, report, opened)
    question = get_question(source.reading, asked.columns)
    return (replace(read_labels(source, report, opened), question=question or ""),)
