"""What was decided by hand, its present state and its history, in a project file."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import groupby
from operator import itemgetter
from typing import TYPE_CHECKING, Any

from crowdgui.core.question_state import Change, Edit, EditSlot, Key
from crowdgui.io.project.documents import CheckedRows, SharedLists, get_document, put_document
from crowdgui.io.project.slots import DatasetSize, check_key, check_moment, check_value, slot_type
from crowdgui.io.project.values import DamagedValue, decode, dumps, encode, loads

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Iterable, Iterator, Sequence

NAME = "history"

Values = Mapping[tuple[EditSlot, Key], Any]

_SLOTS = {slot.value: slot for slot in EditSlot}

_ALIKE = 4096
"""Values last read that are kept: an edit's is mostly the state's own."""


@dataclass(frozen=True)
class HistoryCounts:
    """How many edits there are, how many of them are done, and what rows there must be."""

    edits: int = 0
    done: int = 0
    sums: dict[str, int] = field(default_factory=dict)


@dataclass(frozen=True)
class _Said:
    what: str
    when: str


def count_edits(connection: sqlite3.Connection, question: int) -> HistoryCounts:
    account: HistoryCounts = decode(get_document(connection, question, NAME), HistoryCounts)
    if not 0 <= account.done <= account.edits:
        raise DamagedValue
    return account


class History:
    """Writes the state and the edits of a question; transactions are the caller's."""

    def __init__(self, connection: sqlite3.Connection, question: int, size: DatasetSize) -> None:
        self._connection = connection
        self._question = question
        self._size = size
        self._passages = SharedLists(connection)

    def begin(self, values: Values, edits: Sequence[Edit], done: int) -> None:
        """Write everything into tables that are empty."""
        ledger = CheckedRows(self._connection, self._question)
        for (slot, key), value in values.items():
            self._set(ledger, slot, key, value)
        for number, edit in enumerate(edits):
            self._put_edit(ledger, number, edit)
        self._settle(len(edits), done, ledger)

    def record(self, done: int, changes: Iterable[Change], edit: Edit | None) -> None:
        """Write values that changed; an `edit` takes the place of those from `done` − 1 on."""
        account = count_edits(self._connection, self._question)
        ledger, edits = CheckedRows(self._connection, self._question, account.sums), account.edits
        if not (edit is not None) <= done <= edits + (edit is not None):
            raise ValueError(f"{done} edits cannot be done where there were {edits}")
        for change in changes:
            self._set(ledger, change.slot, change.key, change.after)
        if edit is not None:
            ledger.drop("change", "edit >= ?", done - 1)
            ledger.drop("edit", "number >= ?", done - 1)
            self._put_edit(ledger, done - 1, edit)
            edits = done
        self._settle(edits, done, ledger)

    def forget(self) -> None:
        """Take nothing for written: a transaction was undone."""
        self._passages.forget()

    def _settle(self, edits: int, done: int, ledger: CheckedRows) -> None:
        account = HistoryCounts(edits, done, ledger.sums)
        put_document(self._connection, self._question, NAME, encode(account, HistoryCounts))

    def _set(self, ledger: CheckedRows, slot: EditSlot, key: Key, value: Any) -> None:
        plain = _plain(slot, key)
        ledger.drop("state", "slot = ? AND key = ?", slot.value, plain)
        if value is not None:
            ledger.put("state", slot.value, plain, self._text(slot, plain, value))

    def _put_edit(self, ledger: CheckedRows, number: int, edit: Edit) -> None:
        check_moment(edit.when)
        ledger.put("edit", number, dumps(encode(_Said(edit.what, edit.when), _Said)))
        for place, change in enumerate(edit.changes):
            slot, key = change.slot, _plain(change.slot, change.key)
            texts = (self._text(slot, key, value) for value in (change.before, change.after))
            ledger.put("change", number, place, slot.value, key, *texts)

    def _text(self, slot: EditSlot, key: Key, value: Any) -> str | None:
        check_key(slot, key, self._size)
        if value is None:
            return None
        # What is written must be readable; an audit is long, and was checked when it was drawn.
        if slot is not EditSlot.GUARANTEE_OPTIONS:
            check_value(slot, value, self._size)
        return dumps(encode(value, slot_type(slot, key), self._passages.keep))


def _plain(slot: EditSlot, key: Key) -> Key:
    by_code = (EditSlot.EXCLUDED, EditSlot.MODEL, EditSlot.DECISION)
    return int(key) if slot in by_code else str(key)


class HistoryReader:
    """Reads the state and the edits of a question; nothing in them is believed unseen."""

    def __init__(self, connection: sqlite3.Connection, question: int, size: DatasetSize) -> None:
        self._account = count_edits(connection, question)
        self._ledger = CheckedRows(connection, question, self._account.sums)
        self._passages = SharedLists(connection)
        self._size = size
        self._known = lru_cache(_ALIKE)(self._value)

    @property
    def done(self) -> int:
        return self._account.done

    def values(self) -> Values:
        """Return every value that differs from its default."""
        values = {}
        for name, key, text in self._ledger.rows("state", "slot, key"):
            slot = self._slot(name, key)
            values[slot, key] = self._meant(slot, key, text)
        if None in values.values():
            raise DamagedValue
        return values

    def edits(self) -> tuple[Edit, ...]:
        changes = dict(self._changes())
        edits = []
        for place, (number, text) in enumerate(self._ledger.rows("edit", "number")):
            said = decode(loads(text), _Said)
            check_moment(said.when)
            if number != place:
                raise DamagedValue
            edits.append(Edit(said.what, said.when, changes.pop(number, ())))
        if changes or len(edits) != self._account.edits:
            raise DamagedValue
        return tuple(edits)

    def _changes(self) -> Iterator[tuple[int, tuple[Change, ...]]]:
        rows = self._ledger.rows("change", "edit, place")
        for number, group in groupby(rows, itemgetter(0)):
            yield number, tuple(self._change(*row[2:]) for row in group)

    def _change(self, name: Any, key: Any, before: Any, after: Any) -> Change:
        slot = self._slot(name, key)
        return Change(slot, key, self._meant(slot, key, before), self._meant(slot, key, after))

    def _slot(self, name: Any, key: Any) -> EditSlot:
        slot = _SLOTS.get(name)
        if slot is None:
            raise DamagedValue
        check_key(slot, key, self._size)
        return slot

    def _meant(self, slot: EditSlot, key: Key, text: Any) -> Any:
        return None if text is None else self._known(slot, "" if type(key) is int else key, text)

    def _value(self, slot: EditSlot, key: Key, text: Any) -> Any:
        value = decode(loads(text), slot_type(slot, key), self._passages.find)
        check_value(slot, value, self._size)
        return value
