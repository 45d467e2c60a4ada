"""Properties that hold for any table: what is written is read, and nothing makes reading crash."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from crowdgui.core.errors import CrowdError
from crowdgui.core.labels import Labels, text_array
from crowdgui.io.exporting.text_files import write_csv
from crowdgui.io.importing.import_spec import ImportSpec, Layout, RepeatPolicy
from crowdgui.io.importing.read_labels import read_labels
from crowdgui.io.importing.sources import Source, open_source
from crowdgui.io.tabular.roles import ColumnRole
from crowdgui.io.tabular.text_file import TextFormat
from tests.core.strategies import from_rows

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

Row = tuple[str, str, str]

# Cells a spreadsheet would run gain an apostrophe, by intent; a NUL is in no text file.
CELLS = st.text(
    st.one_of(
        st.sampled_from(",;\"\n\r\t '|#0"),
        st.characters(exclude_categories=["Cs"], min_codepoint=1),
    ),
    min_size=1,
    max_size=6,
).filter(lambda cell: cell[0] not in "=+-@\t\r\n")
ROWS = st.lists(st.tuples(CELLS, CELLS, CELLS), min_size=1, max_size=20)
READING = ImportSpec(
    TextFormat(",", "utf-8", header=True, apostrophes=True),
    Layout.LONG,
    (ColumnRole.WORKER, ColumnRole.ITEM, ColumnRole.LABEL),
    repeats=RepeatPolicy.ALL,
)


@pytest.fixture(scope="module")
def path(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("trip") / "labels.csv"


def read(path: Path, rows: list[Row]) -> Labels:
    columns = [text_array(column) for column in zip(*rows, strict=True)]
    write_csv(path, ("worker", "item", "label"), columns)
    return read_labels(Source(path, READING)).labels


def triples(labels: Labels) -> list[Row]:
    columns = (
        labels.worker_ids[labels.worker],
        labels.item_ids[labels.item],
        labels.classes[labels.code],
    )
    return sorted(zip(*(column.tolist() for column in columns), strict=True))


def read_or_refused(opening: Callable[[], Source]) -> bool:
    """Return whether there were labels, or a sentence that names the file; all else is raised."""
    try:
        return read_labels(opening()).labels.n_labels > 0
    except CrowdError as error:
        return str(error).startswith("labels.csv")


@given(rows=ROWS)
def test_what_is_written_is_read(path: Path, rows: list[Row]) -> None:
    found, made = read(path, rows), from_rows(rows)
    for name in ("item", "worker", "code", "item_ids", "worker_ids", "classes"):
        assert getattr(found, name).tolist() == getattr(made, name).tolist(), name


@given(rows=ROWS, data=st.data())
def test_the_order_of_rows_only_permutes_codes(
    path: Path, rows: list[Row], data: st.DataObject
) -> None:
    found = read(path, data.draw(st.permutations(rows)))
    assert triples(found) == sorted(rows)
    assert found.classes.tolist() == read(path, rows).classes.tolist()


@given(
    data=st.one_of(
        st.binary(max_size=300), st.text('ab,;"\n\r\t 1\0é', max_size=80).map(str.encode)
    )
)
# What looks like an old workbook is read in a process of its own, which takes its time.
@settings(max_examples=15, deadline=None)
def test_any_bytes_are_read_or_refused_in_words(path: Path, data: bytes) -> None:
    path.write_bytes(data)
    assert read_or_refused(lambda: open_source(path, gold=path))


@given(
    data=st.binary(max_size=120),
    encoding=st.sampled_from(
        ["utf-8", "utf-16", "utf-16-le", "utf-32", "cp1252", "shift_jis", "utf-7"]
    ),
    delimiter=st.sampled_from(",;\t| "),
    header=st.booleans(),
)
def test_any_bytes_in_any_format_are_read_or_refused(
    path: Path, data: bytes, encoding: str, delimiter: str, header: bool
) -> None:
    path.write_bytes(data)
    form = TextFormat(delimiter, encoding, header)
    reading = ImportSpec(form, Layout.LONG, (ColumnRole.WORKER, ColumnRole.ITEM, ColumnRole.LABEL))
    assert read_or_refused(lambda: Source(path, reading))
