"""Older files are brought up to date, newer ones are refused with a sentence."""

from __future__ import annotations

import shutil
import sqlite3
from contextlib import closing
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

import pytest

from crowdgui.core.errors import ReadError, WriteError
from crowdgui.core.prices import Prices
from crowdgui.core.question_state import EditSlot, QuestionState
from crowdgui.io.project import schema as project_schema
from crowdgui.io.project.documents import CheckedRows, get_document, put_document
from crowdgui.io.project.project import Project
from crowdgui.io.project.schema import MIGRATIONS, matches_schema, migrate, newest, read_version
from crowdgui.io.project.values import dumps, loads
from tests.folders import TESTS
from tests.io.project_samples import assert_same, create, decided, edit, found, opened, saved, small
from tests.refusals import refused

if TYPE_CHECKING:
    from pathlib import Path

    from crowdgui.io.project.content import SavedQuestion

OLD = sorted((TESTS / "data" / "projects").glob("version_*.crowd"))
"""A file of each version, as the program of its time wrote `wanted()`, question 1 shown."""

NEW_IN_4 = (EditSlot.PRICES, EditSlot.WORKER_GROUPS)
NEW_IN_3 = (
    *(EditSlot.MODEL, EditSlot.MODEL_VOTES, EditSlot.NO_MODELS),
    *(EditSlot.COSTS, EditSlot.RANKING),
)
LACKS = {
    "version_1": (*NEW_IN_3, *NEW_IN_4),
    "version_2": (*NEW_IN_3, *NEW_IN_4),
    "version_3": NEW_IN_4,
}
"""Slots that no file of a version has."""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "project.crowd"


def tables(path: Path) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(path)) as database:
        query = "SELECT type, name, sql FROM sqlite_master WHERE name NOT LIKE 'sqlite%'"
        return sorted(database.execute(query).fetchall())


def test_there_is_a_file_of_every_version() -> None:
    assert [path.name for path in OLD] == [f"version_{n}.crowd" for n in range(1, newest() + 1)]


def wanted() -> tuple[SavedQuestion, SavedQuestion]:
    data, other = small(), small(20, 4, seed=1)
    return saved(data, found(data, "mv")), saved(other)


def without(slots: tuple[EditSlot, ...], made: SavedQuestion) -> SavedQuestion:
    """Take away what no old file can say."""
    edits = tuple(
        replace(edit, changes=tuple(c for c in edit.changes if c.slot not in slots))
        for edit in made.edits
    )
    state = QuestionState.from_values(
        {key: value for key, value in made.state.values.items() if key[0] not in slots}
    )
    return replace(made, state=state, edits=edits)


@pytest.mark.parametrize("old", OLD, ids=lambda path: path.name)
def test_a_file_of_every_version_opens_and_is_brought_up_to_date(
    path: Path, tmp_path: Path, old: Path
) -> None:
    shutil.copyfile(old, path)
    project, content = Project.open(path)
    change = decided(30)
    with project:
        project.record(0, 3, [change], edit(change))
    assert content.shown == 1
    made_then = map(partial(without, LACKS.get(old.stem, ())), wanted())
    for there, made in zip(content.questions, made_then, strict=True):
        assert_same(there.data, made.data)
        assert there.state == made.state
        assert there.edits == made.edits
        assert there.done == made.done
    first, second = content.questions
    assert_same(first.outcome.aggregation.labels, wanted()[0].outcome.aggregation.labels)
    assert second.outcome is None
    create(tmp_path / "new.crowd", *wanted()).close()
    assert tables(path) == tables(tmp_path / "new.crowd")


def test_a_price_of_looking_at_an_item_becomes_prices(path: Path) -> None:
    made = without(NEW_IN_4, saved(small()))
    create(path, made).close()
    with closing(sqlite3.connect(path, isolation_level=None)) as database:
        sums = get_document(database, 0, "history")
        ledger = CheckedRows(database, 0, sums["sums"])
        for table, n in (("state", 1), ("change", 2)):
            rows = [
                row[1:-1]
                for row in database.execute(f"SELECT * FROM {table} WHERE slot = 'wishes'")
            ]
            ledger.drop(table, "slot = 'wishes'")
            for *keys, last in rows:
                before = [dumps({**loads(text), "price": 0.0}) for text in keys[-1:] if n == 2]
                keys = [*keys[: len(keys) - len(before)], *before]
                ledger.put(table, *keys, dumps({**loads(last), "price": 0.25}))
        put_document(database, 0, "history", {**sums, "sums": ledger.sums})
        database.execute("PRAGMA user_version = 3")
    project, read = opened(path)
    project.close()
    prices = Prices(audit=0.25, review=0.25)
    assert read.state == replace(made.state, prices=prices)
    (change,) = (c for edit in read.edits for c in edit.changes if c.slot is EditSlot.PRICES)
    assert (change.before, change.after) == (None, prices)
    project, again = opened(path)
    project.close()
    assert again.state == read.state


def test_a_stop_at_any_version_is_a_file_of_that_version() -> None:
    for version in range(1, newest() + 1):
        with closing(sqlite3.connect(":memory:", isolation_level=None)) as database:
            for migration in MIGRATIONS[:version]:
                migration(database)
            database.execute(f"PRAGMA user_version = {version}")
            assert matches_schema(database)
            migrate(database)
            assert read_version(database) == newest()
            assert matches_schema(database)


def _add_a_column(connection: sqlite3.Connection) -> None:
    connection.execute("ALTER TABLE passage ADD COLUMN note TEXT")


def _fill_it(connection: sqlite3.Connection) -> None:
    connection.execute("CREATE TABLE more (what TEXT)")
    connection.execute("INSERT INTO more SELECT name FROM document")


@pytest.fixture
def later(monkeypatch: pytest.MonkeyPatch) -> int:
    """Let the program be two versions further."""
    monkeypatch.setattr(project_schema, "MIGRATIONS", (*MIGRATIONS, _add_a_column, _fill_it))
    return newest()


def test_the_steps_to_a_later_version_are_taken_in_order(
    path: Path, request: pytest.FixtureRequest
) -> None:
    content = saved(small())
    create(path, content).close()
    later = request.getfixturevalue("later")
    project, read = opened(path)
    project.close()
    assert_same(read, content)
    with closing(sqlite3.connect(path)) as database:
        assert read_version(database) == later == len(MIGRATIONS) + 2
        names = database.execute("SELECT what FROM more ORDER BY what").fetchall()
    assert names == [("data",), ("history",), ("outcome",), ("questions",)]


def test_a_step_that_fails_leaves_the_file_as_it_was(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    create(path, saved(small())).close()
    before = path.read_bytes()

    def fail(connection: sqlite3.Connection) -> None:
        connection.execute("SELECT * FROM nothing")

    monkeypatch.setattr(project_schema, "MIGRATIONS", (*MIGRATIONS, _add_a_column, fail))
    with pytest.raises(ReadError):
        Project.open(path)
    assert path.read_bytes() == before


def test_an_older_file_that_may_not_be_written_is_brought_up_to_date_in_memory(
    path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
) -> None:
    content = saved(small())
    create(path, content).close()
    before = path.read_bytes()
    later = request.getfixturevalue("later")
    with monkeypatch.context() as closed:
        closed.setattr("crowdgui.io.project.file.os.access", lambda *_: False)
        project, read = opened(path)
    assert_same(read, content)
    change = decided(1)
    with project, refused(WriteError, match="is read-only"):
        project.record(0, 3, [change], edit(change))
    assert path.read_bytes() == before
    create(tmp_path / "copy.crowd", read).close()
    with closing(sqlite3.connect(tmp_path / "copy.crowd")) as database:
        assert read_version(database) == later


def test_a_newer_file_is_refused_by_name_of_its_version_and_left_as_it_is(path: Path) -> None:
    create(path, saved(small())).close()
    with closing(sqlite3.connect(path)) as database:
        database.execute(f"PRAGMA user_version = {newest() + 4}")
    before = path.read_bytes()
    with refused(ReadError, match=rf"file version {newest() + 4}, and this CrowdGUI reads"):
        Project.open(path)
    assert path.read_bytes() == before


def test_a_file_without_a_version_is_refused(path: Path) -> None:
    create(path, saved(small())).close()
    with closing(sqlite3.connect(path)) as database:
        database.execute("PRAGMA user_version = 0")
    with refused(ReadError, match="damaged"):
        Project.open(path)


def test_the_samples_have_something_in_every_slot() -> None:
    # Labels that were added are more than a value: tests/end_to_end/test_adding_story.py has them.
    wanted = set(EditSlot) - {EditSlot.ADDED}
    assert {slot for slot, _ in saved(small()).state.values} == wanted
