from __future__ import annotations

import json
import subprocess
import sys
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import numpy as np
import pyarrow as pa
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from pyarrow import parquet

from crowdgui.core.errors import Cancelled, ReadError
from crowdgui.core.progress import ignore_progress
from crowdgui.io.formats.form import NoOptions
from crowdgui.io.formats.parquet import is_parquet, read_parquet
from crowdgui.io.tabular.file_head import FileHead
from crowdgui.io.tabular.parquet_table import parquet_limits
from crowdgui.io.tabular.processes.subprocess_reader import read_in_subprocess
from crowdgui.io.tabular.raw_table import RowUnit
from tests.folders import ROOT
from tests.refusals import refused

if TYPE_CHECKING:
    from pathlib import Path

    from crowdgui.core.progress import Progress
    from crowdgui.io.tabular.raw_table import RawTable

HOME = ROOT

PER_FILE = settings(suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None)

TEXTS = st.text(st.characters(exclude_categories=("Cs",)), max_size=20)


def limits_here(path: Path, *_: Any) -> Any:
    return parquet_limits(path)


@pytest.fixture(autouse=True)
def _read_here(monkeypatch: pytest.MonkeyPatch) -> None:
    """Spare these tests a process of their own for every file."""
    monkeypatch.setattr("crowdgui.io.formats.parquet._LARGE", 0)
    monkeypatch.setattr("crowdgui.io.formats.parquet.read_in_subprocess", limits_here)


def write(path: Path, columns: Any, **options: Any) -> Path:
    parquet.write_table(pa.table(columns), path, **options)
    return path


def read(path: Path) -> RawTable:
    return read_parquet(path, NoOptions(), ignore_progress)


def test_columns_are_text_with_row_numbers(tmp_path: Path) -> None:
    columns = {
        "worker": ["ann", "bo", None],
        "item": pa.array([2**53 + 1, 7, 7]),
        "label": pa.array(["yes", "no", "yes"]).dictionary_encode(),
        "score": [1.0, None, 2.5],
    }
    flat = read(write(tmp_path / "a.parquet", columns))
    assert flat.table.to_pydict() == {
        "worker": ["ann", "bo", ""],
        "item": ["9007199254740993", "7", "7"],
        "label": ["yes", "no", "yes"],
        "score": ["1", "", "2.5"],
    }
    assert set(flat.table.schema.types) == {pa.dictionary(pa.int32(), pa.string())}
    assert (flat.places.tolist(), flat.counted_by, flat.notes) == ([1, 2, 3], RowUnit.ROW, ())


@PER_FILE
@given(st.lists(st.tuples(TEXTS, st.none() | TEXTS), max_size=40), st.integers(1, 10))
def test_text_in_is_text_out(
    tmp_path: Path, rows: list[tuple[str, str | None]], group: int
) -> None:
    columns = {name: pa.array([row[i] for row in rows], pa.string()) for i, name in enumerate("ab")}
    flat = read(write(tmp_path / "a.parquet", columns, row_group_size=group))
    assert flat.table.column("a").to_pylist() == [a for a, _ in rows]
    assert flat.table.column("b").to_pylist() == [b or "" for _, b in rows]


def test_words_of_all_batches_share_one_dictionary(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("crowdgui.io.formats.parquet._MANY_ROWS", 7)
    words = [f"w{n % 13}" for n in range(100)]
    column = read(write(tmp_path / "a.parquet", {"w": words})).table.column("w")
    assert column.to_pylist() == words
    assert all(len(chunk.dictionary) == 13 for chunk in column.chunks)


def test_columns_that_hold_no_text_are_named(tmp_path: Path) -> None:
    columns = {
        "worker": ["ann", "bo"],
        "image": [{"bytes": b"\x89PNG", "path": "a.png"}] * 2,
        "raw": [b"ok", b"\xff\xd8"],
        "old": [b"ok", b"too"],
        "tags": [["x", "y"], None],
        "worker.x": ["1", "2"],
    }
    flat = read(write(tmp_path / "a.parquet", columns))
    assert flat.table.to_pydict() == {
        "worker": ["ann", "bo"],
        "old": ["ok", "too"],
        "tags": ['["x", "y"]', ""],
        "worker.x": ["1", "2"],
    }
    assert flat.notes == ("2 columns hold no text and are skipped: image, raw.",)


def test_columns_of_the_same_name_are_told_apart(tmp_path: Path) -> None:
    table = pa.table([pa.array([1]), pa.array([2]), pa.array([3])], names=["x", "x", ""])
    parquet.write_table(table, tmp_path / "a.parquet")
    flat = read(tmp_path / "a.parquet")
    assert flat.table.to_pydict() == {"x": ["1"], "x (2)": ["2"], "column 3": ["3"]}


def test_ids_that_were_rounded_are_told(tmp_path: Path) -> None:
    flat = read(write(tmp_path / "a.parquet", {"item": [float(2**60), None, 1.0]}))
    assert flat.notes == (
        "1 number was too long to be kept exactly. If it is an id, it may be wrong.",
    )


def test_it_is_told_by_how_it_begins(tmp_path: Path) -> None:
    path = write(tmp_path / "a.csv", {"w": ["x"]})
    assert is_parquet(FileHead.of(path))
    path.write_text("PAR,1\n")
    assert not is_parquet(FileHead.of(path))


def test_a_file_that_grows_beyond_measure_is_refused(tmp_path: Path) -> None:
    words = pa.DictionaryArray.from_arrays(pa.array(np.zeros(40_000_000, dtype=np.int8)), ["x"])
    path = write(tmp_path / "a.parquet", {"w": words})
    assert path.stat().st_size < 1 << 20
    with refused(ReadError, match="claims to hold 40,000,000 rows, 153 MB in memory"):
        read(path)


def test_a_table_with_too_many_columns_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in ("parquet_table", "raw_table"):
        monkeypatch.setattr(f"crowdgui.io.tabular.{module}.MOST_COLUMNS", 3)
    with refused(ReadError, match="There are 4 columns; at most 3"):
        read(write(tmp_path / "a.parquet", {str(n): ["x"] for n in range(4)}))


def test_reading_can_be_cancelled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("crowdgui.io.formats.parquet._MANY_ROWS", 10)
    path = write(tmp_path / "a.parquet", {"w": ["x"] * 100})
    seen: list[float | None] = []

    def cancel_later(progress: Progress) -> None:
        seen.append(progress.fraction)
        if len(seen) == 4:
            raise Cancelled

    with pytest.raises(Cancelled):
        read_parquet(path, NoOptions(), cancel_later)
    assert seen == [0.0, 0.1, 0.2, pytest.approx(0.3)]


def test_a_file_that_is_cut_off_or_gone_is_refused(tmp_path: Path) -> None:
    path = write(tmp_path / "a.parquet", {"w": ["x"] * 100})
    whole = path.read_bytes()
    for length in (0, 4, len(whole) // 2, len(whole) - 1):
        path.write_bytes(whole[:length])
        with refused(ReadError, match=r"a\.parquet: It is damaged or incomplete"):
            read(path)
    with refused(ReadError, match="This file does not exist"):
        read(tmp_path / "none.parquet")


# Each example starts a process.
@settings(PER_FILE, max_examples=3)
@given(st.data(), st.sampled_from([0, 1 << 26]))
def test_damage_ends_in_a_table_or_one_sentence(
    tmp_path: Path, data: st.DataObject, large: int
) -> None:
    """Damage can end the process that looks at it first, so here too that is another one."""
    columns = {"w": ["ann", "bo", None] * 9, "n": range(27), "l": [[1], [], None] * 9}
    path = write(tmp_path / "a.parquet", {name: pa.array(list(v)) for name, v in columns.items()})
    content = bytearray(path.read_bytes())
    for _ in range(data.draw(st.integers(1, 5))):
        content[data.draw(st.integers(0, len(content) - 1))] = data.draw(st.integers(0, 255))
    path.write_bytes(content)
    with suppress(ReadError), pytest.MonkeyPatch.context() as patched:
        patched.setattr("crowdgui.io.formats.parquet._LARGE", large)
        patched.setattr("crowdgui.io.formats.parquet.read_in_subprocess", read_in_subprocess)
        flat = read(path)
        assert len(flat.places) == len(flat.table)
        assert flat.table.to_pydict().keys() == set(flat.table.column_names)


MEASURED = """
import resource, sys
from pathlib import Path
from crowdgui.core.progress import ignore_progress as silent
from crowdgui.io.formats.form import NoOptions as NoChoices
from crowdgui.io.formats.parquet import read_parquet

before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
flat = read_parquet(Path(sys.argv[1]), NoChoices(), silent)
print(len(flat.table), (resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before) * 1024)
"""


@pytest.mark.skipif(sys.platform != "linux", reason="other systems count memory differently")
def test_many_rows_take_memory_in_proportion(tmp_path: Path) -> None:
    n = 400_000
    random = np.random.default_rng(1)
    columns = {
        "worker": pa.array(random.integers(0, 5000, n)).cast(pa.string()),
        "item": pa.array(np.arange(n) // 5),
        "label": pa.array(random.choice(["yes", "no"], n)),
    }
    path = write(tmp_path / "a.parquet", columns)
    program = [sys.executable, "-c", MEASURED, str(path)]
    rows, grown = map(int, subprocess.check_output(program, cwd=HOME).split())
    assert rows == n
    assert grown < 20 * path.stat().st_size + (48 << 20)


LISTED = [
    {"id": "a", "annotators": ["ann"], "labels": [1]},
    {"id": "b", "annotators": ["ann", "bo", "cy"], "labels": [0, 1, 0]},
    {"id": "c", "annotators": [], "labels": []},
]


def test_lists_of_workers_and_labels_are_a_label_each(tmp_path: Path) -> None:
    path = tmp_path / "a.parquet"
    parquet.write_table(pa.Table.from_pylist(LISTED), path)
    flat = read(path)
    assert flat.table.select(["worker", "item", "label"]).to_pylist() == [
        {"worker": "ann", "item": "a", "label": "1"},
        {"worker": "ann", "item": "b", "label": "0"},
        {"worker": "bo", "item": "b", "label": "1"},
        {"worker": "cy", "item": "b", "label": "0"},
    ]
    assert (flat.places.tolist(), flat.counted_by) == ([1, 2, 2, 2], RowUnit.ROW)


def test_records_of_argilla_keep_the_status_of_their_responses(tmp_path: Path) -> None:
    path = tmp_path / "a.parquet"
    record = {
        "id": "a",
        "text": "Hello",
        "mood.responses": ["good", None, "bad"],
        "mood.responses.users": ["ann", "bo", "cy"],
        "mood.responses.status": ["submitted", "discarded", "draft"],
    }
    parquet.write_table(pa.Table.from_pylist([record]), path)
    flat = read(path)
    assert flat.table.column("worker").to_pylist() == ["ann"]
    assert [part.reason for part in flat.skipped] == [
        "Not submitted: discarded",
        "Not submitted: draft",
    ]


def test_lists_that_are_no_workers_stay_cells(tmp_path: Path) -> None:
    columns = {"worker": ["ann", "bo"], "item": ["a", "a"], "label": [["x", "y"], ["x"]]}
    flat = read(write(tmp_path / "a.parquet", columns))
    assert flat.table.column("label").to_pylist() == ['["x", "y"]', '["x"]']


@pytest.mark.parametrize(
    ("noted", "found"),
    [
        ({"info": {"features": {"label": {"names": ["no", "yes"]}}}}, ["yes", "", "no"]),
        ({"info": {"features": {"label": {"names": ["no"]}}}}, ["1", "-1", "0"]),
        ({"info": {"features": {"label": {"dtype": "int64"}}}}, ["1", "-1", "0"]),
        ({"info": {"features": ["label"]}}, ["1", "-1", "0"]),
    ],
)
def test_numbers_of_classes_are_read_by_the_names_that_the_file_gives_them(
    noted: Any, found: list[str], tmp_path: Path
) -> None:
    columns = {"worker": ["ann", "bo", "cy"], "item": ["a", "a", "a"], "label": [1, -1, 0]}
    table = pa.table(columns).replace_schema_metadata({"huggingface": json.dumps(noted)})
    parquet.write_table(table, tmp_path / "a.parquet")
    assert read(tmp_path / "a.parquet").table.column("label").to_pylist() == found
