from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest

from crowdgui.io.importing.guess.guessing import guess_gold_spec, guess_spec
from crowdgui.io.importing.import_spec import ImportSpec, Layout
from crowdgui.io.tabular.roles import ColumnRole
from crowdgui.io.tabular.text_file import Preview, TextFormat

if TYPE_CHECKING:
    from collections.abc import Sequence


HEADED = TextFormat(",", "utf-8", header=True)


BARE = TextFormat(",", "utf-8", header=False)


WHO, WHAT, SAID, GOLD, TEXT, OUT = (
    *(ColumnRole.WORKER, ColumnRole.ITEM, ColumnRole.LABEL, ColumnRole.GOLD),
    *(ColumnRole.CONTENT, ColumnRole.LEAVE_OUT),
)


WHEN, TOOK = ColumnRole.TIME, ColumnRole.SECONDS


def table(header: str | None, rows: Sequence[Sequence[str]]) -> tuple[Preview, TextFormat]:
    columns = header.split() if header else [f"column {n + 1}" for n in range(len(rows[0]))]
    cells = tuple(tuple(row) for row in rows)
    shown = Preview(tuple(columns), cells, tuple(range(2, 2 + len(cells))))
    return shown, HEADED if header else BARE


def answers(workers: int, items: int, classes: str = "ny", each: int = 4) -> list[list[str]]:
    dice = random.Random(5)
    return [
        [f"{w}", f"{100 + i}", dice.choice(classes)]
        for i in range(items)
        for w in dice.sample(range(1, 1 + workers), each)
    ]


def arranged(rows: list[list[str]], order: str) -> list[list[str]]:
    return [[row["wil".index(letter)] for letter in order] for row in rows]


@pytest.mark.parametrize(
    ("header", "roles"),
    [
        ("worker item label", (WHO, WHAT, SAID)),
        ("task worker label", (WHAT, WHO, SAID)),
        ("task performer label", (WHAT, WHO, SAID)),
        ("question worker answer", (WHAT, WHO, SAID)),
        ("WorkerId orig_id response statement batch", (WHO, WHAT, SAID, TEXT, OUT)),
        ("workerID taskID response goldLabel taskContent", (WHO, WHAT, SAID, GOLD, TEXT)),
        ("!amt_annotation_ids !amt_worker_ids orig_id response gold", (OUT, WHO, WHAT, SAID, GOLD)),
        ("Task-ID ANNOTATOR Label", (WHAT, WHO, SAID)),
        ("task annotator label", (WHAT, WHO, SAID)),
        ("item worker label truth", (WHAT, WHO, SAID, GOLD)),
        ("id text label annotator", (WHAT, TEXT, SAID, WHO)),
        ("id task label annotator", (OUT, WHAT, SAID, WHO)),
        ("label worker text", (SAID, WHO, WHAT)),
    ],
)
def test_roles_are_guessed_from_names(header: str, roles: tuple[ColumnRole, ...]) -> None:
    rows = [[f"{column}{row}" for column in range(len(roles))] for row in range(3)]
    reading = guess_spec(*table(header, rows))
    assert (reading.layout, reading.roles) == (Layout.LONG, roles)
    assert reading.problem() is None


@pytest.mark.parametrize("order", ["wil", "iwl", "lwi", "wli"])
@pytest.mark.parametrize("sort", ["item", "worker", "none"])
def test_roles_are_guessed_from_values_where_there_is_no_header(order: str, sort: str) -> None:
    rows = answers(workers=12, items=60)
    if sort == "worker":
        rows.sort()
    elif sort == "none":
        random.Random(1).shuffle(rows)
    found = guess_spec(*table(None, arranged(rows, order)))
    expected = tuple({"w": WHO, "i": WHAT, "l": SAID}[letter] for letter in order)
    assert (found.layout, found.roles) == (Layout.LONG, expected)


def test_few_workers_are_not_taken_for_the_label() -> None:
    rows = answers(workers=3, items=40, classes="abcdef", each=3)
    assert guess_spec(*table(None, rows)).roles == (WHO, WHAT, SAID)


def test_a_known_name_helps_to_find_the_others() -> None:
    rows = arranged(answers(workers=9, items=50), "liw")
    assert guess_spec(*table("verdict thing annotator", rows)).roles == (SAID, WHAT, WHO)


def test_what_worker_ids_look_like_counts() -> None:
    rows = [[f"A{n:012d}", f"q{n % 3}", "ny"[n % 2]] for n in range(60)]
    assert guess_spec(*table(None, rows)).roles == (WHO, WHAT, SAID)


DAYS = ("2021-09-13 10:20", "2021-09-14 9:00", "2021-09-15 8:00", "2021-09-16 7:00")


@pytest.mark.parametrize(
    ("name", "cells", "role"),
    [
        ("created_at", DAYS, WHEN),
        ("time", DAYS, WHEN),
        ("time", ("1631528430", "1631528431", "1631528432", "1631528433"), WHEN),
        ("time", ("3.5", "7", "12", "9.25"), TOOK),
        ("time_ms", ("1631528430000", "1631528431000", "1631528432000", "soon"), WHEN),
        ("time_ms", ("3500", "900", "12000", "8000"), TOOK),
        ("lead_time", ("3.5", "7", "", ""), TOOK),
        ("Answer-time", ("3/4/2021", "4/4/2021", "5/6/2021", "5/7/2021"), WHEN),
        ("Answer-time", ("0:03:50", "0:00:12", "0:01:00", "0:00:40"), TOOK),
        # A name alone does not make times of words, nor of nothing.
        ("time", ("morning", "evening", "evening", "noon"), OUT),
        ("created_at", ("", "", "", ""), OUT),
        # Neither are the date of a tweet and the length of a film times of labels.
        ("created_at", (DAYS[0], DAYS[0], DAYS[1], DAYS[1]), OUT),
        ("duration", ("12.5", "12.5", "40", "40"), OUT),
        ("AcceptTime", DAYS, OUT),
    ],
)
def test_times_are_guessed_from_names_and_cells(
    name: str, cells: tuple[str, ...], role: ColumnRole
) -> None:
    answers = [("a", "i", "x"), ("b", "i", "y"), ("a", "j", "x"), ("b", "j", "x")]
    rows = [[*answer, cell] for answer, cell in zip(answers, cells, strict=True)]
    reading = guess_spec(*table(f"worker item label {name}", rows))
    assert reading.roles == (WHO, WHAT, SAID, role)


def test_a_time_of_an_item_each_may_be_one_of_a_label() -> None:
    rows = [["a", f"i{n}", "ny"[n % 2], day] for n, day in enumerate(DAYS)]
    assert guess_spec(*table("worker item label created_at", rows)).roles == (WHO, WHAT, SAID, WHEN)


def test_the_likeliest_time_is_taken() -> None:
    rows = [["a", "i", "x", *DAYS[:2]], ["b", "i", "y", *DAYS[2:]]]
    reading = guess_spec(*table("worker item label updated_at created_at", rows))
    assert reading.roles == (WHO, WHAT, SAID, OUT, WHEN)


def test_a_time_that_must_name_the_item_does() -> None:
    rows = [[w, f"0:00:{n:02}", "ny"[n % 2]] for n in range(30) for w in ("ann", "bo")]
    assert guess_spec(*table("annotator time label", rows)).roles == (WHO, WHAT, SAID)


@pytest.mark.parametrize(("header", "key"), [("xyz Timestamp", WHAT), ("worker Timestamp", WHO)])
def test_a_wide_table_does_not_take_times_for_names(header: str, key: ColumnRole) -> None:
    rows = [[row[0], f"2021-09-13 10:{n:02}", *row[1:]] for n, row in enumerate(wide(4))]
    for row in rows:
        row[0] = row[0][:2]
    reading = guess_spec(*table(f"{header} one two three four", rows))
    assert reading.roles == (key, OUT, SAID, SAID, SAID, SAID)


def wide(columns: int, rows: int = 12, classes: str = "abc") -> list[list[str]]:
    dice = random.Random(2)
    return [[f"d{n}", *(dice.choice(classes) for _ in range(columns))] for n in range(rows)]


@pytest.mark.parametrize(
    ("header", "layout", "key"),
    [
        ("item anna bob carl dora", Layout.ITEMS_DOWN, WHAT),
        ("worker one two three four", Layout.WORKERS_DOWN, WHO),
        ("xyz anna bob carl dora", Layout.ITEMS_DOWN, WHAT),
        ("xyz q1 q2 q3 q4", Layout.WORKERS_DOWN, WHO),
        ("xyz worker_1 worker_2 worker_3 worker_4", Layout.ITEMS_DOWN, WHAT),
        (None, Layout.ITEMS_DOWN, WHAT),
    ],
)
def test_a_column_for_each_worker_or_item_is_recognised(
    header: str | None, layout: Layout, key: ColumnRole
) -> None:
    reading = guess_spec(*table(header, wide(4)))
    assert (reading.layout, reading.roles) == (layout, (key, SAID, SAID, SAID, SAID))
    assert reading.problem() is None


def test_a_wide_table_keeps_gold_and_content_apart() -> None:
    rows = [[*row[:4], f"some words {row[0]}", row[4]] for row in wide(4)]
    reading = guess_spec(*table("item anna bob carl text gold", rows))
    assert (reading.layout, reading.roles) == (
        Layout.ITEMS_DOWN,
        (WHAT, SAID, SAID, SAID, TEXT, GOLD),
    )


def test_a_wide_table_may_lack_names_of_its_rows() -> None:
    reading = guess_spec(*table(None, [row[1:] for row in wide(5)]))
    assert (reading.layout, reading.roles) == (Layout.ITEMS_DOWN, (SAID,) * 5)
    assert reading.problem() is None


def test_known_columns_are_not_guessed() -> None:
    shown, form = table("worker item label extra", [["a", "b", "c", "d"]])
    assert guess_spec(shown, form, {ColumnRole.LABEL: 3, ColumnRole.ITEM: 2}).roles == (
        WHO,
        OUT,
        WHAT,
        SAID,
    )


@pytest.mark.parametrize(
    ("header", "rows", "roles"),
    [
        ("item label", [["a", "x"], ["b", "x"]], (WHAT, GOLD)),
        ("truth question", [["x", "a"], ["x", "b"]], (GOLD, WHAT)),
        (None, [["a", "x"], ["b", "x"]], (WHAT, GOLD)),
        ("item text gold", [["a", "t", "x"], ["b", "t", "x"]], (WHAT, OUT, GOLD)),
        (
            "item tags confidence a b",
            [["i", "a", "0.9", "yes", "no"], ["j", "a|b", "0.8", "yes", "yes"]],
            (WHAT, GOLD, OUT, OUT, OUT),
        ),
    ],
)
def test_gold_files_are_guessed(
    header: str | None, rows: list[list[str]], roles: tuple[ColumnRole, ...]
) -> None:
    reading = guess_gold_spec(*table(header, rows))
    assert reading.roles == roles
    assert reading.gold_problem() is None


@pytest.mark.parametrize(
    ("layout", "roles", "words"),
    [
        (Layout.LONG, (WHAT, SAID), "Choose the column that names the worker."),
        (Layout.LONG, (WHO, SAID), "Choose the column that names the item."),
        (Layout.LONG, (WHO, WHAT, OUT), "Choose the column that holds the label."),
        (Layout.LONG, (WHO, WHAT, SAID, SAID), "More than one column is set as label. Keep one."),
        (
            Layout.LONG,
            (WHO, WHAT, SAID, GOLD, GOLD),
            "More than one column is set as gold. Keep one.",
        ),
        (
            Layout.LONG,
            (WHO, WHAT, SAID, WHEN, WHEN),
            "More than one column is set as time. Keep one.",
        ),
        (
            Layout.LONG,
            (WHO, WHAT, SAID, TOOK, TOOK),
            "More than one column is set as duration. Keep one.",
        ),
        (
            Layout.LONG,
            (SAID,),
            "There is only one column, but you need columns for worker, item and",
        ),
        (Layout.ITEMS_DOWN, (WHAT, OUT), "Choose the column that holds the label."),
        (Layout.ITEMS_DOWN, (WHAT, SAID, WHO), "A table with this layout has no worker column."),
        (Layout.WORKERS_DOWN, (WHO, SAID, GOLD), "A table with this layout has no gold column."),
        (Layout.ITEMS_DOWN, (WHAT, SAID, WHEN), "A table with this layout has no time column."),
        (
            Layout.WORKERS_DOWN,
            (WHO, SAID, TOOK),
            "A table with this layout has no duration column.",
        ),
    ],
)
def test_what_lacks_is_said(layout: Layout, roles: tuple[ColumnRole, ...], words: str) -> None:
    problem = ImportSpec(HEADED, layout, roles).problem()
    assert problem is not None
    assert problem.startswith(words)
