"""All that a project file holds, written to its tables and read from them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from crowdgui.core.errors import DataError
from crowdgui.core.progress import Progress
from crowdgui.core.text import tr
from crowdgui.io.project import data as project_data
from crowdgui.io.project import history as project_history
from crowdgui.io.project import outcome as project_outcome
from crowdgui.io.project.arrays import Catalogue, get_array, put_arrays
from crowdgui.io.project.rows import get_document, put_document
from crowdgui.io.project.slots import Size
from crowdgui.io.project.values import Damaged, decode, encode, spelled_out

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Generator, Mapping

    from crowdgui.core.labels import Labels
    from crowdgui.core.progress import Report
    from crowdgui.core.review.edits import Edit, Key, Slot
    from crowdgui.io.project.arrays import Array
    from crowdgui.io.project.outcome import SavedOutcome
    from crowdgui.io.read_labels import Imported


@dataclass(frozen=True, eq=False)
class Saved:
    """What a project file holds.

    Attributes
    ----------
    data : Imported
        The labels, and what came with them.
    state : mapping from (slot, key) to value
        Every value that is not as it is at first.
    edits, done : tuple of Edit, int
        What can be undone: the first `done`. The others were undone and can be done again.
    outcome : SavedOutcome or None
        The last result.
    read_from : JSON value
        Which files the labels were read from, and how: to be shown, never to be opened unasked.
    note : str
        What the user should know of the file, where there is something.
    """

    data: Imported
    state: Mapping[tuple[Slot, Key], Any] = field(default_factory=dict)
    edits: tuple[Edit, ...] = ()
    done: int = 0
    outcome: SavedOutcome | None = None
    read_from: Any = None
    note: str = ""


@dataclass
class _Meter:
    """Says how much of the arrays is done."""

    stage: str
    report: Report
    total: int
    done: int = 0

    def passed(self, entries: int) -> None:
        self.done += entries
        self.report(Progress(self.stage, self.done / max(1, self.total)))


def write(connection: sqlite3.Connection, saved: Saved, report: Report) -> None:
    """Write everything into tables that are empty, within the transaction of the caller."""
    arrays = project_data.data_arrays(saved.data)
    found = {} if saved.outcome is None else project_outcome.outcome_arrays(saved.outcome)
    total = sum(array.size for array in (*arrays.values(), *found.values()))
    meter = _Meter(tr("Saving the project"), report, total)
    source = saved.read_from if saved.data.source is None else spelled_out(saved.data.source)
    facts = {"said": project_data.data_facts(saved.data), "read_from": source}
    _finish(_put(connection, project_data.NAME, facts, arrays), meter)
    put_document(connection, project_outcome.NAME, None)
    if saved.outcome is not None:
        _finish(_put_outcome(connection, saved.outcome), meter)
    history = project_history.History(connection, Size.of(saved.data.labels))
    history.begin(saved.state, saved.edits, saved.done)


def _finish(steps: Generator[int, None, None], meter: _Meter) -> None:
    for entries in steps:
        meter.passed(entries)


def _put(
    connection: sqlite3.Connection, name: str, facts: Any, arrays: Mapping[str, Array]
) -> Generator[int, None, None]:
    stored = yield from put_arrays(connection, arrays)
    put_document(connection, name, {"facts": facts, "arrays": encode(stored, Catalogue)})


def _put_outcome(
    connection: sqlite3.Connection, outcome: SavedOutcome
) -> Generator[int, None, None]:
    facts = project_outcome.outcome_facts(outcome)
    arrays = project_outcome.outcome_arrays(outcome)
    yield from _put(connection, project_outcome.NAME, facts, arrays)


def replace_outcome(
    connection: sqlite3.Connection, outcome: SavedOutcome
) -> Generator[int, None, None]:
    """Put an outcome in the place of the last one, in steps that are a transaction each.

    Until the step that writes its document the last one is the one that is read; what an
    interrupted attempt has left is taken away first.
    """
    yield from _sweep(connection)
    yield from _put_outcome(connection, outcome)
    yield from _sweep(connection)


def drop_outcome(connection: sqlite3.Connection) -> None:
    """Leave no outcome."""
    put_document(connection, project_outcome.NAME, None)
    for _ in _sweep(connection):
        pass


def _sweep(connection: sqlite3.Connection) -> Generator[int, None, None]:
    """Take away the parts that no document speaks of."""
    kept = {
        number
        for name in (project_data.NAME, project_outcome.NAME)
        for stored in _document(connection, name)[1].values()
        for number, _ in stored.parts
    }
    for (number,) in connection.execute("SELECT number FROM part").fetchall():
        if number not in kept:
            connection.execute("DELETE FROM part WHERE number = ?", (number,))
            yield 0


def _document(connection: sqlite3.Connection, name: str) -> tuple[Any, Catalogue]:
    """Give facts and arrays of what a document describes; None where it describes nothing."""
    content = get_document(connection, name)
    if content is None:
        return None, {}
    if not isinstance(content, dict) or content.keys() != {"facts", "arrays"}:
        raise Damaged
    return content["facts"], decode(content["arrays"], Catalogue)


def read(connection: sqlite3.Connection, report: Report) -> Saved:
    """Read everything; a result that is damaged is left out, and `note` says so."""
    said, source, stored = _data(connection)
    meter = _Meter(tr("Opening the project"), report, sum(each.size for each in stored.values()))
    arrays = {name: get_array(connection, each, meter.passed) for name, each in stored.items()}
    data = project_data.data_from(said, arrays)
    del arrays
    past = project_history.PastReader(connection, Size.of(data.labels))
    outcome, note = _outcome(connection, data.labels, report)
    return Saved(data, past.state(), past.edits(), past.done, outcome, source, note)


def _data(connection: sqlite3.Connection) -> tuple[Any, Any, Catalogue]:
    """Give what is said of the data, where they were read from, and their arrays."""
    facts, stored = _document(connection, project_data.NAME)
    if not isinstance(facts, dict) or facts.keys() != {"said", "read_from"}:
        raise Damaged
    return facts["said"], facts["read_from"], stored


def _outcome(
    connection: sqlite3.Connection, labels: Labels, report: Report
) -> tuple[SavedOutcome | None, str]:
    try:
        facts, stored = _document(connection, project_outcome.NAME)
        if facts is None:
            return None, ""
        total = sum(each.size for each in stored.values())
        meter = _Meter(tr("Reading the last result"), report, total)
        arrays = {name: get_array(connection, each, meter.passed) for name, each in stored.items()}
        return project_outcome.outcome_from(facts, arrays, labels), ""
    except (Damaged, DataError):
        # It can be worked out again; what people have decided cannot.
        return None, tr(
            "The last result is damaged and was left out; labels and decisions are whole. Save "
            "the project under another name, then run the rule again."
        )


def what_is_there(connection: sqlite3.Connection) -> tuple[str, int]:
    """Give the name of the data and how many edits there are, without reading any array."""
    said, _, _ = _data(connection)
    name = decode(said.get("name") if isinstance(said, dict) else None, str)
    return name, project_history.account_of(connection).edits
