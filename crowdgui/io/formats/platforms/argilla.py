"""Records of Argilla, flattened or nested, with the responses of every user."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from crowdgui.core.errors import ReadError
from crowdgui.core.options import Options, flag
from crowdgui.io.formats.form import MARKS_A_PART, Format
from crowdgui.io.formats.long_table import LongTable
from crowdgui.io.tabular.json_lists import JsonFields, format_json_cell, json_records, one_or_more
from crowdgui.io.tabular.roles import ColumnRole
from crowdgui.text.translation import format_number, tr, tr_noop
from crowdgui.text.wording import OptionText, add_option_texts

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from crowdgui.core.progress import ProgressCallback
    from crowdgui.io.tabular.file_head import FileHead
    from crowdgui.io.tabular.raw_table import RawTable


_RESPONSES, _USERS, _STATUS = ".responses", ".responses.users", ".responses.status"


_SUGGESTION = ".suggestion"


_DIGITS = 6
"""As many as the longest rank has at most."""


_OWN = ("id", "external_id", "_server_id", "status", "responses", "suggestions", "vectors")


@dataclass(frozen=True)
class ArgillaOptions(Options):
    """How records are read."""

    suggestions: bool = flag(False)


add_option_texts(
    {
        "ArgillaOptions.suggestions": OptionText(
            tr_noop("Treat models as workers"),
            tr_noop("Reads suggestions as labels given by a worker."),
        ),
    }
)


@dataclass(frozen=True)
class _Response:
    question: str
    user: str
    value: Any
    status: str = ""
    is_model: bool = False


def recognise(head: FileHead) -> bool:
    record = head.first_record or {}
    if any(key.endswith(_USERS) for key in record):
        return True
    nested = isinstance(record.get("responses"), list | dict)
    return nested and isinstance(record.get("fields"), dict)


def read(path: Path, options: ArgillaOptions, report: ProgressCallback) -> RawTable:
    """Read every response that was submitted."""
    kinds = (ColumnRole.KIND,) if options.suggestions else ()
    table = LongTable(path.name, ColumnRole.QUESTION, *kinds)
    for place, record in json_records(path, report):
        _take(table, JsonFields(path.name, place, record), options, path.name)
    return table.flat(
        tr("No response says which user gave it. Export the records with their responses.")
    )


def _take(table: LongTable, record: JsonFields, options: ArgillaOptions, name: str) -> None:
    beside = table.beside(_shown(record))
    item = record.text("id") or record.text("_server_id")
    responses = list(_responses(record, name))
    if options.suggestions:
        responses += _suggestions(record)
    if not responses:
        table.skip(tr("No responses"), record.at)
    for response in responses:
        if response.status not in ("", "submitted"):
            table.skip(tr("Not submitted: {status}", status=response.status), record.at)
        elif _marks(response.value):
            table.skip(tr(MARKS_A_PART), record.at)
        else:
            table.add(
                record.at,
                item=item,
                worker=response.user,
                label=_ranked(response.value),
                question=response.question,
                is_model=response.is_model,
                beside=beside,
            )


def _shown(record: JsonFields) -> dict[str, Any]:
    if "fields" in record:
        return {**record.object("metadata").record, **record.object("fields").record}
    return {
        key: value
        for key, value in record.record.items()
        if key not in _OWN
        and _RESPONSES not in key
        and _SUGGESTION not in key
        and value is not None
        and not _is_vector(value)
    }


def _is_vector(value: Any) -> bool:
    return isinstance(value, list) and all(isinstance(part, int | float) for part in value)


def _responses(record: JsonFields, name: str) -> Iterator[_Response]:
    inner = record.record.get("responses")
    if isinstance(inner, dict):
        for question in inner:
            for response in record.object("responses").objects(question):
                user, status = response.text("user_id"), response.text("status")
                yield _Response(question, user, response.record.get("value"), status)
    elif isinstance(inner, list):
        for response in record.objects("responses"):
            yield from _of_user(response)
    else:
        for key in record.record:
            if key.endswith(_RESPONSES):
                yield from _flattened(record, key.removesuffix(_RESPONSES), name)


def _of_user(response: JsonFields) -> Iterator[_Response]:
    """Return what one user answered to all questions, as version 1 has it."""
    user, status = response.text("user_id"), response.text("status")
    values = list(response.members("values"))
    if not values and status != "submitted":
        yield _Response("", user, None, status)
    for question, value in values:
        yield _Response(question, user, value.record.get("value"), status)


def _flattened(record: JsonFields, question: str, name: str) -> Iterator[_Response]:
    values, users = record.listed(question + _RESPONSES), record.listed(question + _USERS)
    status = record.listed(question + _STATUS) or [""] * len(values)
    if not len(values) == len(users) == len(status):
        found = tr(
            "In record {n}, the lists of responses, users and status of “{question}” differ in"
            " length. Export the records again.",
            n=format_number(record.at),
            question=question,
        )
        raise ReadError(name, found)
    for value, user, state in zip(values, users, status, strict=True):
        yield _Response(question, format_json_cell(user), value, format_json_cell(state))


def _suggestions(record: JsonFields) -> Iterator[_Response]:
    inner = record.record.get("suggestions")
    if isinstance(inner, dict):
        for question, suggestion in record.members("suggestions"):
            yield _suggestion(question, suggestion)
    elif isinstance(inner, list):
        for suggestion in record.objects("suggestions"):
            yield _suggestion(suggestion.text("question_name"), suggestion)
    for key, value in record.record.items():
        if key.endswith(_SUGGESTION) and value is not None:
            agent = record.text(f"{key}.agent") or tr("model")
            is_model = record.text(f"{key}.type") != "human"
            yield _Response(key.removesuffix(_SUGGESTION), agent, value, is_model=is_model)


def _suggestion(question: str, suggestion: JsonFields) -> _Response:
    """Return what a model suggests, or seldom a person."""
    agent, is_model = suggestion.text("agent") or tr("model"), suggestion.text("type") != "human"
    return _Response(question, agent, suggestion.record.get("value"), is_model=is_model)


def _marks(value: Any) -> bool:
    """Return whether a value is a list of places in a text."""
    return isinstance(value, list) and any(isinstance(v, dict) and "start" in v for v in value)


def _ranked(value: Any) -> str:
    """Write an answer; one that ranks options is them, the best first."""
    if not (isinstance(value, list) and value and all(isinstance(v, dict) for v in value)):
        return one_or_more(value)
    order = sorted(value, key=lambda option: format_json_cell(option.get("rank")).zfill(_DIGITS))
    return " > ".join(format_json_cell(option.get("value")) for option in order)


FORMAT = Format(
    "argilla", tr_noop("Argilla records"), recognise, read, (".json", ".jsonl"), ArgillaOptions
)
