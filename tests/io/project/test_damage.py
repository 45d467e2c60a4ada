"""Whatever happens to a project file, what is read is what was written, or a sentence."""

from __future__ import annotations

import json
import os
import shutil
import sqlite3
import zlib
from dataclasses import replace
from typing import TYPE_CHECKING

import numpy as np
import pytest

from crowdgui.core.errors import ReadError, WriteError
from crowdgui.io.project.content import ProjectContent, SavedQuestion
from crowdgui.io.project.documents import get_document, put_document
from crowdgui.io.project.project import Project
from crowdgui.io.project.recovery import find_recovery_files
from crowdgui.io.project.schema import APPLICATION_ID
from tests.io.project_samples import (
    assert_same,
    create,
    decided,
    edit,
    found,
    listed,
    opened,
    saved,
    small,
)
from tests.refusals import refused

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from numpy.random import Generator


TIMES = int(os.environ.get("CROWDGUI_DAMAGES", "15"))
"""How often each kind of damage is done; the same damage each time."""


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> tuple[bytes, ProjectContent]:
    """Return the bytes of a project of two questions, some of its pages free, and what is in it."""
    path = tmp_path_factory.mktemp("whole") / "project.crowd"
    data, other = small(), small(20, 4, seed=1)
    content, more = saved(data, found(data, "em")), saved(other, found(other, "mv"))
    with create(path, content, more, shown=1) as project:
        project.save_outcome(0, content.outcome)
        change = decided(20, note="x" * 5000)
        project.record(0, 3, [change], edit(change))
        project.record(0, 2, [change.back], None)
        project.close()
    again, content = Project.open(path)
    again.close()
    return path.read_bytes(), content


def zero(data: bytearray, rng: np.random.Generator) -> None:
    start = int(rng.integers(len(data) // 512)) * 512
    data[start : start + 512] = bytes(512)


def flip(data: bytearray, rng: np.random.Generator) -> None:
    data[int(rng.integers(len(data)))] ^= 1 << int(rng.integers(8))


def overwrite(data: bytearray, rng: np.random.Generator) -> None:
    data[int(rng.integers(len(data)))] = int(rng.integers(256))


def flip_in_head(data: bytearray, rng: np.random.Generator) -> None:
    data[int(rng.integers(100))] ^= 1 << int(rng.integers(8))


def truncate(data: bytearray, rng: np.random.Generator) -> None:
    del data[int(rng.integers(len(data))) :]


def lengthen(data: bytearray, rng: np.random.Generator) -> None:
    data += rng.bytes(int(rng.integers(1, 9000)))


def exchange_pages(data: bytearray, rng: np.random.Generator) -> None:
    one, other = rng.choice(len(data) // 4096, 2, replace=False) * 4096
    page = data[one : one + 4096]
    data[one : one + 4096] = data[other : other + 4096]
    data[other : other + 4096] = page


DAMAGES = (flip, overwrite, flip_in_head, zero, truncate, lengthen, exchange_pages)


@pytest.mark.parametrize("damage", DAMAGES)
def test_damage_is_found_or_harmless(
    tmp_path: Path,
    whole: tuple[bytes, ProjectContent],
    damage: Callable[[bytearray, Generator], None],
) -> None:
    path, (original, content) = tmp_path / "project.crowd", whole
    rng = np.random.default_rng(DAMAGES.index(damage))
    refused = 0
    for _ in range(TIMES):
        data = bytearray(original)
        damage(data, rng)
        path.write_bytes(data)
        try:
            project, read = Project.open(path)
        except ReadError as error:
            assert str(error).startswith("project.crowd: ")  # noqa: PT017 -- or it is harmless
            refused += 1
        else:
            project.close()
            assert project.read_only == bool(read.notes)
            whole_again = (
                replace(there, outcome=wanted.outcome, note="") if there.note else there
                for there, wanted in zip(read.questions, content.questions, strict=True)
            )
            assert_same(replace(read, questions=tuple(whole_again)), content)
        assert path.read_bytes() == data
        assert listed(tmp_path) == ["project.crowd"]
    # Bytes after the end belong to nothing.
    assert bool(refused) == (damage is not lengthen)


def test_a_damaged_result_leaves_the_decisions(tmp_path: Path) -> None:
    path, data = tmp_path / "project.crowd", small()
    content = saved(data, found(data))
    create(path, content).close()
    posterior = content.outcome.aggregation.posterior.tobytes()
    raw = bytearray(path.read_bytes())
    raw[raw.index(posterior[:64]) + 3] ^= 4
    path.write_bytes(raw)

    project, read = opened(path)
    assert read.outcome is None
    assert "The last result is damaged" in read.note
    assert_same(read.state, content.state)
    assert_same(read.edits, content.edits)
    change = decided(30)
    with project:
        with refused(WriteError, match="is read-only"):
            project.record(0, 3, [change], edit(change))
        with refused(WriteError, match="is read-only"):
            project.save_outcome(0, content.outcome)
    with create(tmp_path / "copy.crowd", read) as copy:
        copy.record(0, 3, [change], edit(change))
    assert path.read_bytes() == raw
    project, read = opened(tmp_path / "copy.crowd")
    project.close()
    assert (read.note, read.done) == ("", 3)


def test_damage_that_sqlite_cannot_even_name(
    tmp_path: Path, whole: tuple[bytes, ProjectContent]
) -> None:
    path = tmp_path / "project.crowd"
    path.write_bytes(whole[0].replace(b"CREATE TABLE edit", b"CREATE TABLE \xb2dit"))
    with refused(ReadError, match="damaged"):
        Project.open(path)
    assert [damaged for damaged, _ in find_recovery_files(tmp_path).damaged] == [path]


def test_a_row_that_has_gone_is_missed(tmp_path: Path) -> None:
    path = tmp_path / "project.crowd"
    for table in ("state", "change", "edit"):
        create(path, saved(small())).close()
        with sqlite3.connect(path) as database:
            database.execute(f"DELETE FROM {table} WHERE crc = (SELECT max(crc) FROM {table})")
        database.close()
        with refused(ReadError, match="damaged"):
            Project.open(path)


FOREIGN = {
    "empty": b"",
    "text": b"worker,item,label\n" * 99,
    "zip": b"PK\x03\x04" + bytes(3000),
    "head only": b"SQLite format 3\0",
    "short": b"SQLite format 3\0" + bytes(84),
}


@pytest.mark.parametrize("name", FOREIGN)
def test_other_files_are_refused_and_left_as_they_are(tmp_path: Path, name: str) -> None:
    path = tmp_path / "project.crowd"
    path.write_bytes(FOREIGN[name])
    with refused(ReadError, match=r"project\.crowd: (The file is empty|This is not)"):
        Project.open(path)
    assert path.read_bytes() == FOREIGN[name]
    assert listed(tmp_path) == ["project.crowd"]


@pytest.mark.parametrize("mode", ["delete", "wal"])
def test_databases_of_other_programs_are_refused_and_left_as_they_are(
    tmp_path: Path, mode: str
) -> None:
    path = tmp_path / "places.sqlite"
    with sqlite3.connect(path) as database:
        database.execute(f"PRAGMA journal_mode = {mode}")
        database.execute("CREATE TABLE document (name, text, crc)")
    database.close()
    before = path.read_bytes()
    with refused(ReadError, match="This is not a project file"):
        Project.open(path)
    assert path.read_bytes() == before
    assert listed(tmp_path) == ["places.sqlite"]


def test_a_folder_and_nothing_at_all(tmp_path: Path) -> None:
    with refused(ReadError, match="This is a folder"):
        Project.open(tmp_path)
    with refused(ReadError, match="does not exist"):
        Project.open(tmp_path / "a.crowd")
    assert listed(tmp_path) == []


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no such files here")
def test_a_pipe_is_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "a.crowd")
    with refused(ReadError, match="not a project"):
        Project.open(tmp_path / "a.crowd")


ADDED = (
    "CREATE TRIGGER t AFTER INSERT ON edit BEGIN DELETE FROM state; END",
    "CREATE VIEW v AS SELECT * FROM state",
    "CREATE TABLE more (a)",
    "CREATE INDEX i ON change (slot)",
    "DROP TABLE passage",
)


@pytest.mark.parametrize("statement", ADDED)
def test_tables_that_somebody_changed_are_refused(tmp_path: Path, statement: str) -> None:
    path = tmp_path / "project.crowd"
    create(path, SavedQuestion(small())).close()
    with sqlite3.connect(path) as database:
        database.execute(statement)
    database.close()
    with refused(ReadError, match="damaged"):
        Project.open(path)


def test_a_look_by_another_tool_does_no_harm(tmp_path: Path) -> None:
    path, content = tmp_path / "project.crowd", saved(small())
    create(path, content).close()
    with sqlite3.connect(path) as database:
        database.execute("ANALYZE")
    database.execute("VACUUM")
    database.execute("PRAGMA journal_mode = wal")
    database.close()
    project, read = opened(path)
    assert "project.crowd-wal" not in listed(tmp_path)
    project.close()
    assert_same(read, content)
    assert listed(tmp_path) == ["project.crowd"]


LIES = {
    "no facts": lambda d: d.pop("facts"),
    "a list": lambda d: d.update(facts=[]),
    "an unknown fact": lambda d: d["facts"]["said"].update(more=1),
    "a name that is none": lambda d: d["facts"]["said"].update(name=3),
    "true for a number": lambda d: d["facts"]["said"].update(rows=True),
    "no workers": lambda d: d["arrays"].pop("worker"),
    "half of the content": lambda d: d["arrays"].pop("content bytes"),
    "another array's place": lambda d: d["arrays"].update(worker=d["arrays"]["gold"]),
    "codes as text": lambda d: d["arrays"]["code"].update(dtype="object"),
    "a negative size": lambda d: d["arrays"]["code"].update(shape=[-1]),
    "an immense size": lambda d: d["arrays"]["code"].update(shape=[10**15]),
    "more digits than a number has": lambda d: d["arrays"]["code"].update(low=10**5000 % 7**99),
    "classes past the last": lambda d: d["arrays"]["code"].update(low=1),
    "workers below the first": lambda d: d["arrays"]["worker"].update(low=-1),
    "gold below none": lambda d: d["arrays"]["gold"].update(low=-2),
    "an axis too many": lambda d: d["arrays"]["gold"].update(axes=[0, 1]),
    "a part that is not there": lambda d: d["arrays"]["gold"].update(parts=[[999, 0]]),
    "a part that cannot be": lambda d: d["arrays"]["gold"].update(parts=[[10**30, 0]]),
    "no parts": lambda d: d["arrays"]["gold"].update(parts=[]),
    "texts cut elsewhere": lambda d: d["arrays"]["items lengths"].update(low=4),
    "times as counts": lambda d: d["arrays"].update(given_at=d["arrays"]["repeated"]),
    "deep": lambda d: d["facts"].update(said=_nested(9)),
}


def _nested(depth: int) -> list:
    return [_nested(depth - 1)] if depth else []


@pytest.mark.parametrize("lie", LIES)
def test_lies_with_the_right_checksum_are_refused(tmp_path: Path, lie: str) -> None:
    path = tmp_path / "project.crowd"
    create(path, saved(small())).close()
    with sqlite3.connect(path) as database:
        content = get_document(database, 0, "data")
        LIES[lie](content)
        put_document(database, 0, "data", content)
    database.close()
    with refused(ReadError, match="damaged"):
        Project.open(path)


STATES = (
    ("decision", 60, '{"code":1,"who":"","when":"2026-01-01"}'),
    ("decision", -1, '{"code":1,"who":"","when":"2026-01-01"}'),
    ("decision", "5", '{"code":1,"who":"","when":"2026-01-01"}'),
    ("decision", 5, '{"code":3,"who":"","when":"2026-01-01"}'),
    ("decision", 5, '{"code":-2,"who":"","when":"2026-01-01"}'),
    ("decision", 5, '{"code":1.0,"who":"","when":"2026-01-01"}'),
    ("decision", 5, '{"code":1,"who":"","when":"yesterday"}'),
    ("decision", 5, '{"code":1,"who":""}'),
    ("decision", 5, '{"code":1,"who":"","when":"2026-01-01","more":1}'),
    ("decision", 5, "null"),
    ("decision", 5, None),
    ("decision", 5, "[" * 100_000),
    ("excluded", 9, "true"),
    ("excluded", 1.0, "true"),
    ("excluded", 1, "false"),
    ("excluded", 1, "1"),
    ("rule", "", '"no such rule"'),
    ("rule", "x", '"mv"'),
    ("choices", "no such rule", "{}"),
    ("choices", "em", '{"smoothing":NaN}'),
    ("choices", "em", '{"smoothing":1e999}'),
    ("choices", "em", '{"smoothing":"much"}'),
    ("choices", "wmv", '{"weights":[["a"]]}'),
    ("choices", "wmv", '{"weights":{"passage":"0"}}'),
    ("choices", "wmv", '{"weights":{"passage":"\\ud800"}}'),
    ("choices", "wmv", '{"weights":{"passage":[]}}'),
    ("wishes", "", '{"epsilon":0}'),
    ("wishes", "", '{"epsilon":"nan"}'),
    ("wishes", "", '{"seed":-1}'),
    ("wishes", "", '{"audit":{"sample":[],"seed":0,"answers":[]}}'),
    ("wishes", "", '{"audit":{"sample":[1,1],"seed":0,"answers":[0,0]}}'),
    ("wishes", "", '{"audit":{"sample":[60],"seed":0,"answers":[0]}}'),
    ("wishes", "", '{"audit":{"sample":[1],"seed":0,"answers":[3]}}'),
    ("wishes", "", '{"audit":{"sample":[1],"seed":0,"answers":[0,0]}}'),
    ("wishes", "", '{"audit":{"sample":[1],"seed":0,"answers":[true]}}'),
    ("wishes", "", '{"audit":{"sample":[1],"seed":0,"answers":[0],"strata":[0]}}'),
    ("no such slot", "", "1"),
)


@pytest.mark.parametrize("row", STATES, ids=str)
def test_values_that_cannot_be_are_refused(
    tmp_path: Path, row: tuple[str, str | float, str | None]
) -> None:
    path = tmp_path / "project.crowd"
    create(path, SavedQuestion(small())).close()
    with sqlite3.connect(path) as database:
        crc = _crc((0, *row))
        database.execute("INSERT INTO state VALUES (0, ?, ?, ?, ?)", (*row, crc))
        history = {"edits": 0, "done": 0, "sums": {"state": 1, "state checksums": crc}}
        put_document(database, 0, "history", history)
    database.close()
    with refused(ReadError, match=r"^project\.crowd: "):
        Project.open(path)


def _crc(row: tuple[object, ...]) -> int:
    return zlib.crc32(json.dumps(row, separators=(",", ":")).encode())


@pytest.mark.parametrize("account", [{"done": 1}, {"done": -1}, {"edits": 1}, {"edits": "0"}])
def test_an_account_that_cannot_be_is_refused(
    tmp_path: Path, account: dict[str, int | str]
) -> None:
    path = tmp_path / "project.crowd"
    create(path, SavedQuestion(small())).close()
    with sqlite3.connect(path) as database:
        put_document(database, 0, "history", {"edits": 0, "done": 0, "sums": {}} | account)
    database.close()
    with refused(ReadError, match="damaged"):
        Project.open(path)


def test_a_copy_of_a_file_is_a_project_too(tmp_path: Path) -> None:
    path, content = tmp_path / "project.crowd", saved(small())
    create(path, content).close()
    shutil.copy(path, tmp_path / "copy.crowd")
    project, read = opened(tmp_path / "copy.crowd")
    project.close()
    assert_same(read, content)
    assert APPLICATION_ID.to_bytes(4, "big") == path.read_bytes()[68:72]


def test_a_damaged_result_of_one_question_leaves_the_other(tmp_path: Path) -> None:
    path, one, other = tmp_path / "project.crowd", small(), replace(small(50), question="mood")
    contents = saved(one, found(one)), saved(other, found(other))
    create(path, *contents).close()
    posterior = contents[1].outcome.aggregation.posterior.tobytes()
    raw = bytearray(path.read_bytes())
    raw[raw.index(posterior[:64]) + 3] ^= 4
    path.write_bytes(raw)
    project, read = Project.open(path)
    project.close()
    create(tmp_path / "copy.crowd", *read.questions).close()
    assert_same(read.questions[0], contents[0])
    assert read.questions[1].outcome is None
    assert [note.startswith("The last result of “mood”") for note in read.notes] == [True]
    project, read = Project.open(tmp_path / "copy.crowd")
    project.close()
    assert [saved.outcome is None for saved in read.questions] == [False, True]
    assert read.notes == ()


def test_damaged_results_of_two_questions_leave_a_copy_without_either(tmp_path: Path) -> None:
    path, one, other = tmp_path / "project.crowd", small(), small(50)
    create(path, saved(one, found(one)), saved(other, found(other))).close()
    with sqlite3.connect(path) as database:
        database.execute("UPDATE document SET crc = crc + 1 WHERE name = 'outcome'")
    database.close()
    project, read = Project.open(path)
    assert len(read.notes) == 2
    project.close()
    create(tmp_path / "copy.crowd", *read.questions).close()
    project, copied = Project.open(tmp_path / "copy.crowd")
    project.close()
    assert copied.notes == ()
    for before, after in zip(read.questions, copied.questions, strict=True):
        assert after.outcome is None
        assert_same(after.state, before.state)


@pytest.mark.parametrize(
    "there", [{"count": 3}, {"count": 0, "shown": 0}, {"shown": 2}, {"shown": -1}, {"count": "2"}]
)
def test_questions_that_cannot_be_are_refused(tmp_path: Path, there: dict[str, int | str]) -> None:
    path = tmp_path / "project.crowd"
    create(path, saved(small()), SavedQuestion(small(20))).close()
    with sqlite3.connect(path) as database:
        put_document(database, -1, "questions", {"count": 2, "shown": 1} | there)
    database.close()
    with refused(ReadError, match="damaged"):
        Project.open(path)


@pytest.mark.parametrize("table", ["state", "edit", "change", "document"])
def test_rows_of_another_question_are_missed(tmp_path: Path, table: str) -> None:
    path = tmp_path / "project.crowd"
    create(path, saved(small()), SavedQuestion(small())).close()
    with sqlite3.connect(path) as database:
        query = f"DELETE FROM {table} WHERE question = 1"
        database.execute(query)
        database.execute(f"UPDATE {table} SET question = 1 WHERE question = 0")
    database.close()
    with refused(ReadError, match="damaged"):
        Project.open(path)
