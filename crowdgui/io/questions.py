"""The questions of a file: each row names its own, or each question has a column of answers."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from crowdgui.core.progress import ignore_progress
from crowdgui.io.gold_column import with_own_gold
from crowdgui.io.reading import Layout
from crowdgui.io.roles import Role
from crowdgui.io.selection import questions
from crowdgui.io.tables import asked_columns, read_table

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from crowdgui.core.progress import ProgressCallback
    from crowdgui.io.reading import Reading


def questions_in(
    path: Path, reading: Reading, report: ProgressCallback = ignore_progress
) -> tuple[str, ...]:
    """Return the questions of a file as `with_question` takes them; none where it has but one.

    Those that rows name come with the one of most answers first, columns in their order.
    """
    place = reading.place(Role.QUESTION)
    if place is None:
        asked = asked_columns(path, reading.form, report)
        return asked if len(asked) > 1 else ()
    roles = [Role.LEAVE_OUT] * len(reading.roles)
    roles[place] = Role.QUESTION
    table = read_table(path, reading.form, [place], report)
    return questions(table, replace(reading, roles=tuple(roles)))


def question_of(reading: Reading, names: Sequence[str]) -> str | None:
    """Return the question that is read; `names` are the columns of the file."""
    if reading.place(Role.QUESTION) is not None:
        return reading.question
    label = reading.place(Role.LABEL) if reading.layout is Layout.LONG else None
    return None if label is None else names[label]


def with_question(reading: Reading, names: Sequence[str], question: str) -> Reading:
    """Read the answers to another question, and its gold where a column of that is named so."""
    if reading.place(Role.QUESTION) is not None:
        return replace(reading, question=question)
    others = [Role.LEAVE_OUT if role is Role.LABEL else role for role in reading.roles]
    wanted = names.index(question)
    roles = tuple(Role.LABEL if i == wanted else role for i, role in enumerate(others))
    return with_own_gold(replace(reading, roles=roles), names)
