"""Documents in a project file, and rows that are checked before they are used."""

from __future__ import annotations

import hashlib
import zlib
from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from crowdgui.core.progress import Progress
from crowdgui.io.project.arrays import Catalogue, put_arrays
from crowdgui.io.project.values import DamagedValue, decode, dumps, encode, loads

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Callable, Generator, Iterator, Mapping

    from crowdgui.core.progress import ProgressCallback
    from crowdgui.io.project.arrays import Array


@dataclass
class ProgressMeter:
    """Reports how many of all the entries are done."""

    stage: str
    report: ProgressCallback
    total: int
    done: int = 0

    def passed(self, entries: int) -> None:
        self.done += entries
        self.report(Progress(self.stage, self.done / max(1, self.total)))

    def watch(self, steps: Generator[int, None, None]) -> None:
        """Take all the steps, each of which gives how many entries it wrote."""
        for entries in steps:
            self.passed(entries)


LONG = 256
"""Longer lists are written once and referred to: an audit repeats its sample at every answer."""


_REMEMBERED = 8


def put_document(connection: sqlite3.Connection, question: int, name: str, content: Any) -> None:
    row = (question, name, dumps(content))
    query = "INSERT OR REPLACE INTO document VALUES (?, ?, ?, ?)"
    connection.execute(query, (*row, _checksum(row)))


def get_document(connection: sqlite3.Connection, question: int, name: str) -> Any:
    query = "SELECT text, crc FROM document WHERE question = ? AND name = ?"
    row = connection.execute(query, (question, name)).fetchone()
    if row is None or _checksum((question, name, row[0])) != row[1]:
        raise DamagedValue
    return loads(row[0])


def _checksum(row: tuple[Any, ...]) -> int:
    try:
        return zlib.crc32(dumps(row).encode())
    except (TypeError, ValueError) as error:
        raise DamagedValue from error


class CheckedRows:
    """Writes and reads a question's rows of tables; their last column is a checksum of the others.

    It counts them too, and adds up their checksums, for a document that says what must be there:
    no checksum of its own tells that a row has gone, or has come back.
    """

    def __init__(
        self, connection: sqlite3.Connection, question: int, sums: dict[str, int] | None = None
    ) -> None:
        self._connection = connection
        self._question = question
        self._sums = Counter(sums or {})

    @property
    def sums(self) -> dict[str, int]:
        """How many rows there are in each table, and the sum of their checksums."""
        return dict(self._sums)

    def put(self, table: str, *row: Any) -> None:
        whole = (self._question, *row)
        crc = _checksum(whole)
        marks = ", ".join("?" * (len(whole) + 1))
        self._connection.execute(f"INSERT INTO {table} VALUES ({marks})", (*whole, crc))
        self._count(table, 1, crc)

    def drop(self, table: str, where: str, *values: Any) -> None:
        chosen, given = f"FROM {table} WHERE question = ? AND {where}", (self._question, *values)
        query = f"SELECT count(*), coalesce(sum(crc), 0) {chosen}"
        rows, crcs = self._connection.execute(query, given).fetchone()
        if rows:
            self._connection.execute(f"DELETE {chosen}", given)
            self._count(table, -rows, -crcs)

    def rows(self, table: str, order: str) -> Iterator[tuple[Any, ...]]:
        """Return every row without question and checksum; `DamagedValue` last if one is missing."""
        count = total = 0
        query = f"SELECT * FROM {table} WHERE question = ? ORDER BY {order}"
        for *row, crc in self._connection.execute(query, (self._question,)):
            if _checksum(tuple(row)) != crc:
                raise DamagedValue
            count, total = count + 1, total + crc
            yield tuple(row[1:])
        if [count, total] != [self._sums[name] for name in _names(table)]:
            raise DamagedValue

    def _count(self, table: str, rows: int, crcs: int) -> None:
        for name, more in zip(_names(table), (rows, crcs), strict=True):
            self._sums[name] += more


def _names(table: str) -> tuple[str, str]:
    return table, f"{table} checksums"


class SharedLists:
    """Long lists within values: each is in the file once, found by the SHA-256 of its JSON."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        # The last few, so that a list that stays the same is not put in words every time.
        self._written: list[tuple[tuple[Any, ...], str]] = []

    def keep(self, values: tuple[Any, ...], listed: Callable[[], Any]) -> Any:
        """Return the JSON of a list, or where it is long, a mark for it."""
        if len(values) <= LONG:
            return listed()
        digest = next((digest for known, digest in self._written if known is values), None)
        if digest is None:
            text = dumps(listed())
            digest = _digest(text)
            row = (digest, text)
            self._connection.execute("INSERT OR REPLACE INTO passage VALUES (?, ?)", row)
            self._written = [*self._written[1 - _REMEMBERED :], (values, digest)]
        return {"passage": digest}

    def find(self, data: Any) -> Any:
        """Return the list behind a mark; a list is returned as it is."""
        if not isinstance(data, dict) or data.keys() != {"passage"}:
            return data
        mark = str(data["passage"])
        if not mark.isascii():
            raise DamagedValue
        query = "SELECT text FROM passage WHERE digest = ?"
        row = self._connection.execute(query, (mark,)).fetchone()
        if row is None or not isinstance(row[0], str) or _digest(row[0]) != mark:
            raise DamagedValue
        return loads(row[0])

    def forget(self) -> None:
        """Take nothing for written: a transaction was undone."""
        self._written = []


def _digest(text: str) -> str:
    # Text that is not ASCII was not written here; its digest fits no mark.
    return hashlib.sha256(text.encode(errors="replace")).hexdigest()


DATA, OUTCOME = "data", "outcome"
"""What a question has arrays of."""


def data_version(number: int) -> str:
    """Return the name of the data there were before labels were added the (n + 1)-th time."""
    return f"{DATA} {number}"


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
    """Take away the parts that no document of any question names."""
    query = "SELECT question, name FROM document WHERE name IN (?, ?) OR name GLOB ?"
    kept = {
        number
        for question, name in connection.execute(query, (DATA, OUTCOME, f"{DATA} *")).fetchall()
        for stored in read_document(connection, question, name)[1].values()
        for number, _ in stored.parts
    }
    for (number,) in connection.execute("SELECT number FROM part").fetchall():
        if number not in kept:
            connection.execute("DELETE FROM part WHERE number = ?", (number,))
            yield 0
