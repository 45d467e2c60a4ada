"""Documents about what a question has, each with the arrays it describes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from crowdgui.io.project.arrays import Catalogue, put_arrays
from crowdgui.io.project.checked_rows import get_document, put_document
from crowdgui.io.project.values import DamagedValue, decode, encode

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Generator, Mapping

    from crowdgui.io.project.arrays import Array


DATA, OUTCOME = "data", "outcome"
"""What a question has arrays of."""


def write_document(
    connection: sqlite3.Connection,
    question: int,
    name: str,
    facts: Any,
    arrays: Mapping[str, Array],
) -> Generator[int, None, None]:
    """Write arrays a part at a time, then the document that makes them count."""
    stored = yield from put_arrays(connection, arrays)
    content = {"facts": facts, "arrays": encode(stored, Catalogue)}
    put_document(connection, question, name, content)


def read_document(
    connection: sqlite3.Connection, question: int, name: str
) -> tuple[Any, Catalogue]:
    """Return the facts and the arrays of a document; None where it describes nothing."""
    content = get_document(connection, question, name)
    if content is None:
        return None, {}
    if not isinstance(content, dict) or content.keys() != {"facts", "arrays"}:
        raise DamagedValue
    return content["facts"], decode(content["arrays"], Catalogue)


def delete_orphans(connection: sqlite3.Connection) -> Generator[int, None, None]:
    """Take away the parts that no document of any question speaks of."""
    query = "SELECT question, name FROM document WHERE name IN (?, ?)"
    kept = {
        number
        for question, name in connection.execute(query, (DATA, OUTCOME)).fetchall()
        for stored in read_document(connection, question, name)[1].values()
        for number, _ in stored.parts
    }
    for (number,) in connection.execute("SELECT number FROM part").fetchall():
        if number not in kept:
            connection.execute("DELETE FROM part WHERE number = ?", (number,))
            yield 0
