"""The last result of each question in a project file: put in its place, left out, read."""

from __future__ import annotations

from typing import TYPE_CHECKING

from crowdgui.core.errors import DataError
from crowdgui.io.project.arrays import get_array
from crowdgui.io.project.described import OUTCOME, described, put_described, sweep
from crowdgui.io.project.meter import Meter
from crowdgui.io.project.outcome import outcome_arrays, outcome_facts, outcome_from
from crowdgui.io.project.rows import put_document
from crowdgui.io.project.values import Damaged
from crowdgui.text.translation import tr

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Generator, Iterable

    from crowdgui.core.progress import ProgressCallback
    from crowdgui.io.project.outcome import SavedOutcome
    from crowdgui.io.read_labels import Imported


def put_outcome(
    connection: sqlite3.Connection, question: int, outcome: SavedOutcome
) -> Generator[int, None, None]:
    """Write a result; each step gives how many entries it wrote."""
    facts, arrays = outcome_facts(outcome), outcome_arrays(outcome)
    yield from put_described(connection, question, OUTCOME, facts, arrays)


def replace_outcome(
    connection: sqlite3.Connection, question: int, outcome: SavedOutcome
) -> Generator[int, None, None]:
    """Replace the last result, in steps that are a transaction each.

    Until the step that writes its document the last one is the one that is read; what an
    interrupted attempt has left is taken away first.
    """
    yield from sweep(connection)
    yield from put_outcome(connection, question, outcome)
    yield from sweep(connection)


def drop_outcomes(connection: sqlite3.Connection, questions: Iterable[int]) -> None:
    """Leave these questions no result."""
    for question in questions:
        put_document(connection, question, OUTCOME, None)
    # Only now: to find what to sweep away, no document that is damaged may be left.
    for _ in sweep(connection):
        pass


def read_outcome(
    connection: sqlite3.Connection, question: int, data: Imported, report: ProgressCallback
) -> tuple[SavedOutcome | None, str]:
    """Read a result; one that is damaged is left out, and the sentence says so."""
    try:
        facts, stored = described(connection, question, OUTCOME)
        if facts is None:
            return None, ""
        total = sum(each.size for each in stored.values())
        meter = Meter(tr("Reading the last result"), report, total)
        arrays = {name: get_array(connection, each, meter.passed) for name, each in stored.items()}
        return outcome_from(facts, arrays, data.labels), ""
    except (Damaged, DataError):
        # It can be worked out again; what people have decided cannot.
        return None, _damaged_words(data.question)


def _damaged_words(question: str) -> str:
    which = (
        tr("The last result of “{question}” is damaged", question=question)
        if question
        else tr("The last result is damaged")
    )
    return tr(
        "{which} and was left out; labels and decisions are whole. Save the project under another "
        "name, then run the rule again.",
        which=which,
    )
