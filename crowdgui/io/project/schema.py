"""The tables of a project file, and how files of older versions get them."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from typing import TYPE_CHECKING, Any

from crowdgui.io.project.documents import CheckedRows, get_document, put_document
from crowdgui.io.project.values import dumps, loads

if TYPE_CHECKING:
    from collections.abc import Callable

    Migration = Callable[[sqlite3.Connection], None]

APPLICATION_ID = 0x43726F77
"""“Crow” in ASCII, where SQLite keeps what a file is for."""

_FIRST = (
    # What is there once a question: the data, the history and the outcome, as JSON.
    """CREATE TABLE document (
        question INTEGER, name TEXT, text TEXT, crc INTEGER, PRIMARY KEY (question, name)
    ) WITHOUT ROWID""",
    # Pieces of arrays; the documents say which belong to what.
    "CREATE TABLE part (number INTEGER PRIMARY KEY, content BLOB)",
    # Every value that is not as it is at first.
    """CREATE TABLE state (
        question INTEGER, slot TEXT, key, value TEXT, crc INTEGER,
        PRIMARY KEY (question, slot, key)
    ) WITHOUT ROWID""",
    # What can be undone, and what can be done again.
    """CREATE TABLE edit (
        question INTEGER, number INTEGER, text TEXT, crc INTEGER, PRIMARY KEY (question, number)
    ) WITHOUT ROWID""",
    """CREATE TABLE change (
        question INTEGER, edit INTEGER, place INTEGER, slot TEXT, key, before TEXT, after TEXT,
        crc INTEGER, PRIMARY KEY (question, edit, place)
    ) WITHOUT ROWID""",
    # Long lists within values, each written once, by its SHA-256.
    "CREATE TABLE passage (digest TEXT PRIMARY KEY, text TEXT) WITHOUT ROWID",
)


def _first(connection: sqlite3.Connection) -> None:
    for statement in _FIRST:
        connection.execute(statement)


def _notes_as_codes(_: sqlite3.Connection) -> None:
    """Change no table: notes on a run are codes now, and the sentences of older files stay."""


def _models_and_probabilities(_: sqlite3.Connection) -> None:
    """Change no table: there may be models among the workers, with class probabilities."""


def _prices_apart(connection: sqlite3.Connection) -> None:
    """Move the price of looking at an item from what was asked of the guarantee to the prices."""
    query = "SELECT question FROM document WHERE name = 'history'"
    for (question,) in connection.execute(query).fetchall():
        account = get_document(connection, question, "history")
        ledger = CheckedRows(connection, question, account["sums"])
        # Read whole first: what is damaged must not get a checksum that is right.
        states, changes = (
            list(ledger.rows("state", "slot, key")),
            list(ledger.rows("change", "edit, place")),
        )
        for slot, key, text in states:
            if slot == "wishes":
                left, price = _without_price(text)
                ledger.drop("state", "slot = 'wishes'")
                ledger.put("state", slot, key, left)
                if price is not None:
                    ledger.put("state", "prices", "", price)
        for edit, place, slot, key, before, after in changes:
            if slot == "wishes":
                (old, price), (new, later) = _without_price(before), _without_price(after)
                ledger.drop("change", "edit = ? AND place = ?", edit, place)
                ledger.put("change", edit, place, slot, key, old, new)
                if price != later:
                    last = max(row[1] for row in changes if row[0] == edit)
                    ledger.put("change", edit, last + 1, "prices", "", price, later)
        put_document(connection, question, "history", {**account, "sums": ledger.sums})


def _without_price(text: Any) -> tuple[Any, str | None]:
    """Return what is asked of a guarantee without the price in it, and that as prices."""
    if text is None:
        return None, None
    asked = loads(text)
    price = asked.pop("price", 0.0)
    return dumps(asked), dumps({"audit": price, "review": price}) if price else None


MIGRATIONS: tuple[Migration, ...] = (
    _first,
    _notes_as_codes,
    _models_and_probabilities,
    _prices_apart,
)
"""What makes a file of version n one of version n + 1; never change one that was released.

A record that gains a field needs a step too, even one that does nothing: an older program must
know that it does not know the file.
"""


def newest() -> int:
    """Return the version this program writes."""
    return len(MIGRATIONS)


def read_version(connection: sqlite3.Connection) -> int:
    return int(connection.execute("PRAGMA user_version").fetchone()[0])


def read_application_id(connection: sqlite3.Connection) -> int:
    return int(connection.execute("PRAGMA application_id").fetchone()[0])


def migrate(connection: sqlite3.Connection) -> None:
    """Bring the tables to the newest version, within the transaction of the caller."""
    for number in range(read_version(connection), newest()):
        MIGRATIONS[number](connection)
    connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
    connection.execute(f"PRAGMA user_version = {newest()}")


def matches_schema(connection: sqlite3.Connection) -> bool:
    """Return whether the tables are exactly those of the file's version: no more, nothing else.

    A trigger or a view that somebody put there could change what is read or written.
    """
    return _tables(connection) == _tables_of(read_version(connection))


def _tables_of(version: int) -> list[tuple[str, str, str]]:
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as made:
        for migration in MIGRATIONS[:version]:
            migration(made)
        return _tables(made)


def _tables(connection: sqlite3.Connection) -> list[tuple[str, str, str]]:
    # A tool that looked into the file may have left statistics, whose names begin so.
    query = r"SELECT type, name, sql FROM sqlite_master WHERE name NOT LIKE 'sqlite\_%' ESCAPE '\'"
    return sorted(connection.execute(query).fetchall())
