"""The fields of a JSON record, each asked for as what it must be."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from crowdgui.core.errors import ReadError
from crowdgui.io.formats.json_records import text_of
from crowdgui.text.translation import format_number, tr

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping


class Fields:
    """An object of a record: a field that is missing or null is empty, a wrong one a `ReadError`.

    `at` is the record's number in the file, from 1.
    """

    __slots__ = ("_name", "at", "record")

    def __init__(self, name: str, at: int, record: Mapping[str, Any]):
        self._name, self.at, self.record = name, at, record

    def __contains__(self, key: str) -> bool:
        return self.record.get(key) is not None

    def text(self, key: str) -> str:
        """Return a field as the text of a cell, whatever it is."""
        return text_of(self.record.get(key))

    def flag(self, key: str) -> bool:
        """Return whether a field is set."""
        value = self.record.get(key)
        if value is None or isinstance(value, bool):
            return bool(value)
        raise self._wrong(key, tr("neither true nor false"))

    def listed(self, key: str) -> list[Any]:
        value = self.record.get(key)
        if value is None:
            return []
        if isinstance(value, list):
            return value
        raise self._wrong(key, tr("no list"))

    def object(self, key: str) -> Fields:
        return self._fields(key, self.record.get(key))

    def objects(self, key: str) -> Iterator[Fields]:
        """Return the objects of a list."""
        return (self._fields(key, value) for value in self.listed(key))

    def members(self, key: str) -> Iterator[tuple[str, Fields]]:
        """Return the objects of an object, each with its name."""
        inner = self.object(key)
        return ((name, self._fields(name, value)) for name, value in inner.record.items())

    def _fields(self, key: str, value: Any) -> Fields:
        if value is None:
            value = {}
        if not isinstance(value, dict):
            raise self._wrong(key, tr("no JSON object"))
        return Fields(self._name, self.at, value)

    def _wrong(self, key: str, what: str) -> ReadError:
        found = tr(
            "In record {n}, “{key}” is {what}. The export may be damaged; export it again.",
            n=format_number(self.at),
            key=key,
            what=what,
        )
        return ReadError(self._name, found)


def chosen(options: Iterable[Any]) -> str:
    """Write the options of one answer: one as its text, several as a JSON list in fixed order."""
    texts = sorted({text_of(option) for option in options} - {""})
    if len(texts) < 2:
        return "".join(texts)
    return json.dumps(texts, ensure_ascii=False)


def one_or_more(value: Any) -> str:
    """Write an answer that is one option, or a list of them."""
    return chosen(value) if isinstance(value, list) else text_of(value)
