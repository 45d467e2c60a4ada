"""The column of gold that goes with a column of answers, by the names platforms give the two."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from crowdgui.core.progress import ignore_progress
from crowdgui.io.importing.import_spec import Layout
from crowdgui.io.importing.parse_labels import list_questions
from crowdgui.io.importing.tables import question_columns, read_table
from crowdgui.io.tabular.roles import ColumnRole

if TYPE_CHECKING:
    from collections.abc import Sequence

    from crowdgui.core.progress import ProgressCallback
    from crowdgui.io.importing.import_spec import ImportSpec
    from crowdgui.io.importing.tables import OpenedFile


_GOLD = "_gold"


_OUTPUT, _GOLDEN = "OUTPUT:", "GOLDEN:"


def gold_name(answers: str) -> str:
    """Name the column that holds the gold of a question, were there one: Toloka's, or Appen's."""
    if answers.startswith(_OUTPUT):
        return _GOLDEN + answers.removeprefix(_OUTPUT)
    return answers + _GOLD


def with_own_gold(reading: ImportSpec, names: Sequence[str]) -> ImportSpec:
    """Take the gold that goes with the label's column; that of another question is ignored."""
    label = reading.place(ColumnRole.LABEL)
    if reading.layout is not Layout.LONG or label is None:
        return reading
    golden = {gold_name(name): name for name in names}
    own = gold_name(names[label])
    roles = list(reading.roles)
    for place in reading.places(ColumnRole.GOLD):
        if own in names or golden.get(names[place]) in names:
            roles[place] = ColumnRole.LEAVE_OUT
    if own in names:
        roles[names.index(own)] = ColumnRole.GOLD
    return replace(reading, roles=tuple(roles))


def split_questions(
    file: OpenedFile, reading: ImportSpec, report: ProgressCallback = ignore_progress
) -> tuple[str, ...]:
    """Return the questions of a file as `with_question` takes them; none where it has but one.

    Those that rows name come with the one of most answers first, columns in their order.
    """
    place = reading.place(ColumnRole.QUESTION)
    if place is None:
        asked = question_columns(file, reading.form, report)
        return asked if len(asked) > 1 else ()
    roles = [ColumnRole.LEAVE_OUT] * len(reading.roles)
    roles[place] = ColumnRole.QUESTION
    table = read_table(file, reading.form, [place], report)
    return list_questions(table, replace(reading, roles=tuple(roles)))


def get_question(reading: ImportSpec, names: Sequence[str]) -> str | None:
    """Return the question that is read; `names` are the columns of the file."""
    if reading.place(ColumnRole.QUESTION) is not None:
        return reading.question
    label = reading.place(ColumnRole.LABEL) if reading.layout is Layout.LONG else None
    return None if label is None else names[label]


def with_question(reading: ImportSpec, names: Sequence[str], question: str) -> ImportSpec:
    """Read the answers to another question, and its gold where a column of that is named so."""
    if reading.place(ColumnRole.QUESTION) is not None:
        return replace(reading, question=question)
    others = [ColumnRole.LEAVE_OUT if role is ColumnRole.LABEL else role for role in reading.roles]
    wanted = names.index(question)
    roles = tuple(ColumnRole.LABEL if i == wanted else role for i, role in enumerate(others))
    return with_own_gold(replace(reading, roles=roles), names)
