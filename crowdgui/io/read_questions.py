"""Several questions of a file, each read as labels of its own."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from crowdgui.core.errors import ReadError
from crowdgui.core.progress import ignore_progress
from crowdgui.io.questions import with_question
from crowdgui.io.read_labels import read_labels
from crowdgui.io.roles import Role
from crowdgui.io.selection import OTHER_QUESTION
from crowdgui.text.errors import describe_error
from crowdgui.text.translation import tr

if TYPE_CHECKING:
    from collections.abc import Sequence

    from crowdgui.core.progress import ProgressCallback
    from crowdgui.io.read_labels import Imported
    from crowdgui.io.source import Source


def read_questions(
    source: Source,
    columns: Sequence[str],
    questions: Sequence[str],
    report: ProgressCallback = ignore_progress,
) -> tuple[Imported, ...]:
    """Read each of these questions of `source`, which are all it has, as labels of their own.

    `columns` are those of its files. Classes, items and what was left out are each question's
    own; answers to another of the questions are none that were left out.

    Raises
    ------
    ReadError
        If one of them cannot be read, or there is a gold file that does not say of which it is.
    """
    if source.gold is not None and len(questions) > 1:
        raise ReadError(
            source.gold.name,
            tr(
                "A gold file knows the answers to one question. Choose that question alone, or "
                "remove the file."
            ),
        )
    return tuple(_read(source, columns, question, report) for question in questions)


def _read(
    source: Source, columns: Sequence[str], question: str, report: ProgressCallback
) -> Imported:
    reading = with_question(source.reading, columns, question)
    try:
        found = read_labels(replace(source, reading=reading), report)
    except ReadError as error:
        raise ReadError(
            error.file,
            tr(
                "The question “{question}” cannot be read. {why}",
                question=question,
                why=describe_error(error).removeprefix(f"{error.file}: "),
            ),
        ) from error
    others = tr(OTHER_QUESTION)
    own = tuple(left for left in found.left_out if left.reason != others)
    left_out = own if reading.places(Role.QUESTION) else found.left_out
    return replace(found, question=question, left_out=left_out)
