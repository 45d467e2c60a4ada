"""Parquet files of a few kilobytes that stand for gigabytes, and what reading them may take."""

from __future__ import annotations

import subprocess
import sys
from typing import TYPE_CHECKING, Any

import numpy as np
import pyarrow as pa
import pytest
from pyarrow import parquet

from crowdgui.core.errors import Cancelled, ReadError
from crowdgui.core.progress import ignore_progress
from crowdgui.io.formats.form import NoOptions
from crowdgui.io.formats.parquet import read_parquet
from tests.folders import ROOT
from tests.refusals import refused

if TYPE_CHECKING:
    from pathlib import Path

    from crowdgui.core.progress import Progress

HOME = ROOT

LEAST_MEMORY = 64 << 20
"""Bytes that reading any file may take here, beside those of the interpreter and its libraries.

Less than it gets outside of tests: so much is exceeded within the second that a file has here."""

MEASURED = """
import resource, sys, time
from pathlib import Path
from crowdgui.core.errors import ReadError
from crowdgui.core.progress import ignore_progress as silent
from crowdgui.io.formats.form import NoOptions as NoChoices
from crowdgui.io.formats.parquet import read_parquet
from crowdgui.io.tabular.processes import subprocess_reader

# A file that would take longer than its time takes all of it: less is enough to see that.
subprocess_reader._SECONDS = 1
subprocess_reader._LEAST_MEMORY = int(sys.argv[1])

def peaks():
    both = resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN
    return [1024 * resource.getrusage(whose).ru_maxrss for whose in both]

# A file of one row takes what the libraries take, here and in the other process.
read_parquet(Path(sys.argv[2]), NoChoices(), silent)
before = peaks()
for path in sys.argv[3:]:
    start = time.perf_counter()
    try:
        said = str(len(read_parquet(Path(path), NoChoices(), silent).table))
    except ReadError as error:
        said = str(error)
    # The most of this file and those before it.
    grown = max(now - then for now, then in zip(peaks(), before))
    print(time.perf_counter() - start, grown, said, sep="\\t")
"""


def ones(n: int) -> pa.Array:
    return pa.array(np.zeros(n, dtype=np.int8))


def word(n: int, text: str = "x") -> pa.DictionaryArray:
    """Return a column of one word, which a file says once however many rows it has."""
    return pa.DictionaryArray.from_arrays(ones(n), [text])


def lists(length: int, values: pa.Array) -> pa.ListArray:
    return pa.ListArray.from_arrays(pa.array([0, length], pa.int32()), values)


def save(path: Path, columns: Any, **options: Any) -> Path:
    parquet.write_table(pa.table(columns), path, compression="zstd", **options)
    return path


def varint(value: int, width: int) -> bytes:
    """Write a number as a footer does, padded to a number of bytes."""
    value <<= 1
    digits = [value >> 7 * i & 127 for i in range(width)]
    return bytes([*(digit | 128 for digit in digits[:-1]), digits[-1]])


def claiming(path: Path, rows: int, said: int) -> Path:
    """Let a footer tell of another number of rows and values."""
    content = path.read_bytes()
    start = len(content) - 8 - int.from_bytes(content[-8:-4], "little")
    width = -(-(2 * rows).bit_length() // 7)
    footer = content[start:].replace(varint(rows, width), varint(said, width))
    assert footer != content[start:]
    path.write_bytes(content[:start] + footer)
    return path


def long_word(path: Path) -> Path:
    return save(path, {"w": word(100_000, "x" * 1_000_000)})


def many_rows(path: Path) -> Path:
    return save(path, {"w": word(12_000_000)})


def more_rows_than_there_are(path: Path) -> Path:
    return claiming(save(path, {"w": word(2_000_000)}), 2_000_000, 100_000_000)


def long_list(path: Path) -> Path:
    return save(path, {"w": lists(5_000_000, word(5_000_000))})


def hidden_list(path: Path) -> Path:
    return claiming(save(path, {"w": lists(5_000_000, ones(5_000_000))}), 5_000_000, 1)


def words_in_words(path: Path) -> Path:
    inner = pa.StructArray.from_arrays([word(1 << 14, "x" * 1_000_000)], ["a"])
    return save(path, {"w": pa.StructArray.from_arrays([inner], ["b"])})


@pytest.mark.skipif(sys.platform != "linux", reason="other systems hold no process to its memory")
def test_small_files_end_soon_and_take_little(tmp_path: Path) -> None:
    made = (long_word, many_rows, more_rows_than_there_are, long_list, hidden_list, words_in_words)
    paths = [make(tmp_path / f"{make.__name__}.parquet") for make in made]
    small = save(tmp_path / "small.parquet", {"w": ["x"]})
    program = [sys.executable, "-c", MEASURED, str(LEAST_MEMORY), *map(str, (small, *paths))]
    told = subprocess.check_output(program, cwd=HOME, text=True).splitlines()
    for path, line in zip(paths, told, strict=True):
        size = path.stat().st_size
        seconds, grown, said = line.split("\t")
        assert int(grown) < LEAST_MEMORY + 20 * size, path.stem
        # The reading itself is ended after ten seconds for each megabyte.
        assert float(seconds) < 30 * (1 + size / 2**20), path.stem
        assert said.isdigit() or said.startswith(f"{path.name}: ")


def test_apart_the_same_is_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    columns = {
        "worker": ["ann", "bo", None],
        "raw": [b"ok", b"\xff", b""],
        "item": [float(2**60), 1.0, None],
        "tags": [["x"], [], ["y", "z"]],
    }
    path = save(tmp_path / "a.parquet", columns)
    apart = read_parquet(path, NoOptions(), ignore_progress)
    monkeypatch.setattr("crowdgui.io.formats.parquet._LARGE", 0)
    here = read_parquet(path, NoOptions(), ignore_progress)
    assert apart.table.equals(here.table)
    assert (apart.places.tolist(), apart.notes) == ([1, 2, 3], here.notes)
    assert len(here.notes) == 2


def test_a_file_that_is_read_apart_can_be_cancelled(tmp_path: Path) -> None:
    def cancel(_: Progress) -> None:
        raise Cancelled

    with pytest.raises(Cancelled):
        read_parquet(save(tmp_path / "a.parquet", {"w": ["x"]}), NoOptions(), cancel)


def test_a_damaged_file_is_refused_apart(tmp_path: Path) -> None:
    path = save(tmp_path / "a.parquet", {"w": ["x"]})
    path.write_bytes(path.read_bytes()[:-9])
    with refused(ReadError, match=r"a\.parquet: It is damaged or incomplete"):
        read_parquet(path, NoOptions(), ignore_progress)
