"""Times of labels and answers given again, from a file to frozen labels."""

from __future__ import annotations

import math
from collections import defaultdict
from dataclasses import replace
from datetime import UTC, datetime
from typing import TYPE_CHECKING

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from crowdgui.io.importing.import_spec import ImportSpec, Layout, RepeatPolicy
from crowdgui.io.importing.read_labels import ImportedLabels, read_labels
from crowdgui.io.importing.sources import Source, open_source
from crowdgui.io.tabular.roles import ColumnRole
from crowdgui.io.tabular.text_file import TextFormat

if TYPE_CHECKING:
    from pathlib import Path


UNREAD = "Times that can’t be read; their labels are kept"


UNCLEAR = "Times whose day and month can’t be distinguished; their labels are kept"


NO_DURATION = "Durations that can’t be read or can’t be right; their labels are kept"


Row = tuple[str, str, str, int, int]


READING = ImportSpec(
    TextFormat(",", "utf-8", header=True),
    Layout.LONG,
    (ColumnRole.WORKER, ColumnRole.ITEM, ColumnRole.LABEL, ColumnRole.TIME, ColumnRole.SECONDS),
)


def save(folder: Path, text: str) -> Path:
    path = folder / "labels.csv"
    path.write_text(text, encoding="utf-8", newline="")
    return path


def opened(
    folder: Path,
    text: str,
    repeats: RepeatPolicy = RepeatPolicy.FIRST,
    question: str | None = None,
) -> ImportedLabels:
    return read_labels(open_source(save(folder, text), repeats=repeats, question=question))


def moment(text: str) -> float:
    return datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp()


def rows_of(found: ImportedLabels) -> list[tuple[str, str, str, float | None, float | None]]:
    """Return the labels with what is known of each, None for what is not."""
    labels, how = found.labels, found.labels.metadata
    none = np.full(labels.n_labels, np.nan)
    columns = [
        *(labels.worker_ids[labels.worker], labels.item_ids[labels.item]),
        labels.classes[labels.code],
        *(none if a is None else a for a in (how.given_at, how.seconds)),
    ]
    rows = zip(*(column.tolist() for column in columns), strict=True)
    return [(*row[:3], *(None if math.isnan(x) else x for x in row[3:])) for row in rows]


def left_out(found: ImportedLabels) -> list[tuple[str, int, tuple[int, ...]]]:
    return [(part.reason, part.count, part.lines) for part in found.skipped]


def test_times_stand_beside_their_labels(tmp_path: Path) -> None:
    text = (
        "worker,item,label,SubmitTime,WorkTimeInSeconds\n"
        "w2,b,x,Mon Sep 13 10:20:30 PDT 2021,30\n"
        "w1,b,y,2021-09-13T17:20:31Z,1:02\n"
        "w1,a,x,1631528432,7.5\n"
    )
    found = opened(tmp_path, text)
    assert found.source.reading.roles == READING.roles
    at = moment("2021-09-13 17:20:30")
    assert rows_of(found) == [
        *(("w2", "b", "x", at, 30.0), ("w1", "b", "y", at + 1, 62.0)),
        ("w1", "a", "x", 1631528432.0, 7.5),
    ]
    assert found.skipped == ()
    how = found.labels.metadata
    for array in (how.given_at, how.seconds, how.repeated, how.consistent):
        assert array is not None
        assert not array.flags.writeable


def test_what_cannot_be_read_is_counted_and_its_label_kept(tmp_path: Path) -> None:
    text = (
        "worker,item,label,time,duration\n"
        "w1,a,x,2021-09-13,5\n"
        "w2,a,x,soon,-5\n"
        "w3,a,,later,9\n"
        "w1,b,x,,\n"
        "w2,b,x,  ,n/a\n"
        "w3,b,x,3/4/2021,6\n"
        "w4,b,y,2021-09-14,7\n"
        "w4,b,y,tomorrow,8\n"
    )
    source = open_source(save(tmp_path, text))
    reading = replace(source.reading, roles=READING.roles, missing=frozenset({"", "n/a"}))
    found = read_labels(replace(source, reading=reading))
    assert left_out(found) == [
        ("The label is missing", 1, (4,)),
        ("The same worker gave the item the same label again", 1, (9,)),
        (UNREAD, 1, (3,)),
        (UNCLEAR, 1, (7,)),
        (NO_DURATION, 1, (3,)),
    ]
    assert found.labels.n_labels == 6
    known = [(row[0], row[1], row[3], row[4]) for row in rows_of(found)]
    assert known == [
        *(("w1", "a", moment("2021-09-13"), 5.0), ("w2", "a", None, None)),
        *(("w1", "b", None, None), ("w2", "b", None, None), ("w3", "b", None, 6.0)),
        ("w4", "b", moment("2021-09-14"), 7.0),
    ]


@pytest.mark.parametrize(("name", "month"), [("_created_at", 7), ("submitted", None)])
def test_the_name_of_appen_tells_the_order_of_its_dates(
    tmp_path: Path, name: str, month: int | None
) -> None:
    text = f"_unit_id,_worker_id,label,{name}\n1,w1,x,7/12/2014 01:55:25\n1,w2,y,7/12/2014 1:56\n"
    found = opened(tmp_path, text, question="label" if month is None else None)
    how = found.labels.metadata
    assert how.given_at is not None
    if month is None:
        assert np.isnan(how.given_at).all()
        assert left_out(found) == [(UNCLEAR, 2, (2, 3))]
    else:
        assert how.given_at[0] == moment(f"2014-0{month}-12 01:55:25")
        assert found.skipped == ()


def test_the_unit_comes_from_the_name(tmp_path: Path) -> None:
    found = opened(tmp_path, "worker,item,label,elapsed_ms\nw1,a,x,1500\nw2,a,y,900\n")
    how = found.labels.metadata
    assert how.seconds is not None
    assert how.seconds.tolist() == pytest.approx([1.5, 0.9])


def test_columns_of_times_are_chosen_by_name(tmp_path: Path) -> None:
    path = save(tmp_path, "worker,item,label,when,took\nw1,a,x,2021-09-13,5\nw2,a,x,2021-09-14,6\n")
    assert open_source(path).reading.places(ColumnRole.TIME) == ()
    source = open_source(path, time="When", seconds="took")
    assert source.reading.roles == READING.roles
    how = read_labels(source).labels.metadata
    assert how.seconds is not None
    assert how.seconds.tolist() == [5.0, 6.0]


def test_a_wide_table_has_no_times_and_says_so(tmp_path: Path) -> None:
    path = save(tmp_path, "item,ann,bob,carl,timestamp\na,x,y,x,2021-09-13\nb,y,y,x,2021-09-14\n")
    source = open_source(path)
    assert source.reading.layout is Layout.ITEMS_DOWN
    assert source.reading.roles[-1] is ColumnRole.LEAVE_OUT
    how = read_labels(source).labels.metadata
    assert (how.given_at, how.seconds, how.repeated, how.consistent) == (None,) * 4
    problem = open_source(path, time="timestamp").reading.problem()
    assert problem == "A table with this layout has no time column."


def test_an_item_on_several_rows_of_a_wide_table_repeats(tmp_path: Path) -> None:
    found = opened(tmp_path, "item,a,b,c\nd1,0,1,0\nd2,1,1,0\nd1,0,0,\n")
    how = found.labels.metadata
    assert how.repeated is not None
    assert how.consistent is not None
    assert how.repeated.tolist() == [1, 1, 0]
    assert how.consistent.tolist() == [1, 0, 0]


def test_a_long_table_without_repeats_counts_none(tmp_path: Path) -> None:
    how = opened(tmp_path, "worker,item,label\nw1,a,x\nw2,a,y\n").labels.metadata
    assert how.repeated is not None
    assert how.consistent is not None
    assert how.repeated.tolist() == how.consistent.tolist() == [0, 0]
    assert how.given_at is None


ROWS = st.lists(
    st.tuples(
        st.sampled_from(["u", "v", "w"]),
        st.sampled_from(["a", "b"]),
        st.sampled_from(["x", "y"]),
        st.integers(10**9, 2 * 10**9),
        st.integers(0, 10**5),
    ),
    min_size=1,
    max_size=14,
)


@pytest.fixture(scope="module")
def path(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("trip") / "labels.csv"


def read_rows(path: Path, rows: list[Row], repeats: RepeatPolicy) -> ImportedLabels:
    text = "".join(",".join(map(str, row)) + "\n" for row in rows)
    path.write_text("worker,item,label,time,duration\n" + text, encoding="utf-8")
    return read_labels(Source(path, replace(READING, repeats=repeats)))


def kept_slowly(rows: list[Row], repeats: RepeatPolicy) -> list[Row]:
    pairs: dict[tuple[str, str], list[Row]] = defaultdict(list)
    for row in rows:
        pairs[row[:2]].append(row)
    kept = {
        RepeatPolicy.FIRST: lambda given: given[:1],
        RepeatPolicy.LAST: lambda given: given[-1:],
        RepeatPolicy.ALL: lambda given: given,
        RepeatPolicy.DROP: lambda given: given[: len({row[2] for row in given}) == 1],
    }[repeats]
    return [row for given in pairs.values() for row in kept(given)]


@settings(deadline=None, max_examples=10)
@pytest.mark.parametrize("repeats", [RepeatPolicy.FIRST, RepeatPolicy.LAST, RepeatPolicy.ALL])
@given(rows=ROWS)
def test_every_kept_label_has_the_time_of_its_own_row(
    path: Path, repeats: RepeatPolicy, rows: list[Row]
) -> None:
    found = read_rows(path, rows, repeats)
    assert sorted(rows_of(found)) == sorted(kept_slowly(rows, repeats))


@settings(deadline=None, max_examples=10)
@given(rows=ROWS)
def test_dropping_contradictions_keeps_the_times_of_the_others(path: Path, rows: list[Row]) -> None:
    rows = [*rows, ("z", "a", "x", 10**9, 1)]
    found = read_rows(path, rows, RepeatPolicy.DROP)
    assert sorted(rows_of(found)) == sorted(kept_slowly(rows, RepeatPolicy.DROP))


@settings(deadline=None, max_examples=10)
@given(rows=ROWS, repeats=st.sampled_from([RepeatPolicy.FIRST, RepeatPolicy.ALL]), data=st.data())
def test_repeated_items_of_each_worker(
    path: Path, rows: list[Row], repeats: RepeatPolicy, data: st.DataObject
) -> None:
    answers: dict[tuple[str, str], list[str]] = defaultdict(list)
    for worker, item, label, *_ in rows:
        answers[worker, item].append(label)
    for order in (rows, data.draw(st.permutations(rows))):
        labels = read_rows(path, order, repeats).labels
        how = labels.metadata
        assert how.repeated is not None
        assert how.consistent is not None
        for worker, n, same in zip(labels.worker_ids, how.repeated, how.consistent, strict=True):
            given = [g for (w, _), g in answers.items() if w == worker and len(g) > 1]
            assert (n, same) == (len(given), sum(len(set(g)) == 1 for g in given))
