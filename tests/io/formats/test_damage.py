"""Damaged files of every format: a `ReadError` or something sensible, never another failure."""

from __future__ import annotations

import contextlib
import copy
import json
import shutil
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from crowdgui.core.errors import ReadError
from crowdgui.io.formats.registry import FORMATS, get_format
from crowdgui.io.tabular.file_head import FileHead
from tests.io.formats.samples import FOLDER, SAMPLES, read

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

VALUES = st.sampled_from(
    [
        *("null", "true", "0", "-1", "1.5", "9007199254740993", "1" + 30 * "0"),
        *('""', '"=1+1"', '"<b>"', '"\\ud800"', '"\\u0000"'),
        *("[]", "{}", "[null]", "[[]]", "[{}]", '{"": {}}', '{"a": [1]}', "[" * 300 + "]" * 300),
    ]
).map(json.loads)

ROOTS = ("json", "jsonl", "ndjson", "manifest")

JSON_SAMPLES = [name for name in SAMPLES if name.rpartition(".")[2] in ROOTS]

OURS = [form for form in FORMATS if form.key in SAMPLES.values()]

FILES = [name for name in SAMPLES if (FOLDER / name).is_file()]

FEW = settings(
    max_examples=4,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
    deadline=None,
)


def survives(path: Path, key: str) -> None:
    """Look at a file by every format, and read it by its own, with each choice the other way."""
    head = FileHead.of(path)
    for form in OURS:
        form.recognise(head)
    for options in other_options(key):
        with contextlib.suppress(ReadError):
            read(path, key, **options)


def other_options(key: str) -> Iterator[dict[str, Any]]:
    record = get_format(key).options
    yield {}
    yield {name: not value for name, value in vars(record()).items() if isinstance(value, bool)}


def records_of(name: str) -> list[Any]:
    text = (FOLDER / name).read_text("utf-8")
    if name.endswith(".json"):
        value = json.loads(text)
        return value if isinstance(value, list) else [value]
    return [json.loads(line) for line in text.splitlines()]


def nodes(value: Any) -> Iterator[tuple[Any, Any]]:
    """Return every place in a value, as what holds it and its key."""
    keys = range(len(value)) if isinstance(value, list) else list(value)
    for key in keys:
        yield value, key
        if isinstance(value[key], list | dict):
            yield from nodes(value[key])


@pytest.mark.parametrize("name", JSON_SAMPLES)
@FEW
@given(data=st.data())
def test_fields_that_are_gone_or_something_else(
    tmp_path: Path, name: str, data: st.DataObject
) -> None:
    records = copy.deepcopy(records_of(name))
    for _ in range(data.draw(st.integers(1, 3))):
        places = list(nodes(records))
        holder, key = places[data.draw(st.integers(0, len(places) - 1))]
        if data.draw(st.booleans()) and holder is not records:
            del holder[key]
        else:
            holder[key] = data.draw(VALUES)
    path = tmp_path / name
    if name.endswith(".json") and name != "peerannot.json":
        path.write_text(json.dumps(records))
    else:
        path.write_text("\n".join(map(json.dumps, records)))
    survives(path, SAMPLES[name])


@pytest.mark.parametrize("name", FILES)
@FEW
@given(data=st.data())
def test_bytes_that_are_gone_or_others(tmp_path: Path, name: str, data: st.DataObject) -> None:
    content = bytearray((FOLDER / name).read_bytes())
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(content)))
        length = data.draw(st.sampled_from([0, 1, 1, 2, 10, 10_000]))
        content[at : at + length] = data.draw(
            st.sampled_from([b"", b"\0", b'"', b",", b"\n", b"\t", b"\xff", b"{", b"]", b"<", b"9"])
        )
    path = tmp_path / name
    path.write_bytes(content)
    survives(path, SAMPLES[name])


@FEW
@given(data=st.data())
def test_files_of_a_folder_that_are_others(tmp_path: Path, data: st.DataObject) -> None:
    folder = tmp_path / "job"
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(FOLDER / "sagemaker", folder)
    files = sorted(path for path in folder.rglob("*") if path.is_file())
    path = files[data.draw(st.integers(0, len(files) - 1))]
    value = json.loads(path.read_text().splitlines()[0])
    places = list(nodes(value))
    holder, key = places[data.draw(st.integers(0, len(places) - 1))]
    holder[key] = data.draw(VALUES)
    path.write_text(json.dumps(value))
    survives(folder, "sagemaker")


@pytest.mark.parametrize("name", FILES)
def test_every_beginning_of_a_file(tmp_path: Path, name: str) -> None:
    content = (FOLDER / name).read_bytes()
    path = tmp_path / name
    for end in range(0, len(content), max(1, len(content) // 6)):
        path.write_bytes(content[:end])
        survives(path, SAMPLES[name])


@pytest.mark.parametrize("name", FILES)
def test_a_file_of_one_format_read_by_another(tmp_path: Path, name: str) -> None:
    for key in set(SAMPLES.values()):
        with contextlib.suppress(ReadError):
            read(FOLDER / name, key)
