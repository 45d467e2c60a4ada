from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest

from crowdgui.io.reading import Layout, Reading, Role, guess, guess_gold
from crowdgui.io.text_file import Preview, TextFormat

if TYPE_CHECKING:
    from collections.abc import Sequence

HEADED = TextFormat(",", "utf-8", header=True)
BARE = TextFormat(",", "utf-8", header=False)
WHO, WHAT, SAID, GOLD, TEXT, OUT = (
    *(Role.WORKER, Role.ITEM, Role.LABEL, Role.GOLD),
    *(Role.CONTENT, Role.LEAVE_OUT),
)


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
def test_roles_are_guessed_from_names(header: str, roles: tuple[Role, ...]) -> None:
    rows = [[f"{column}{row}" for column in range(len(roles))] for row in range(3)]
    reading = guess(*table(header, rows))
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
    found = guess(*table(None, arranged(rows, order)))
    expected = tuple({"w": WHO, "i": WHAT, "l": SAID}[letter] for letter in order)
    assert (found.layout, found.roles) == (Layout.LONG, expected)


def test_few_workers_are_not_taken_for_the_label() -> None:
    rows = answers(workers=3, items=40, classes="abcdef", each=3)
    assert guess(*table(None, rows)).roles == (WHO, WHAT, SAID)


def test_a_known_name_helps_to_find_the_others() -> None:
    rows = arranged(answers(workers=9, items=50), "liw")
    assert guess(*table("verdict thing annotator", rows)).roles == (SAID, WHAT, WHO)


def test_what_worker_ids_look_like_counts() -> None:
    rows = [[f"A{n:012d}", f"q{n % 3}", "ny"[n % 2]] for n in range(60)]
    assert guess(*table(None, rows)).roles == (WHO, WHAT, SAID)


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
    header: str | None, layout: Layout, key: Role
) -> None:
    reading = guess(*table(header, wide(4)))
    assert (reading.layout, reading.roles) == (layout, (key, SAID, SAID, SAID, SAID))
    assert reading.problem() is None


def test_a_wide_table_keeps_gold_and_content_apart() -> None:
    rows = [[*row[:4], f"some words {row[0]}", row[4]] for row in wide(4)]
    reading = guess(*table("item anna bob carl text gold", rows))
    assert (reading.layout, reading.roles) == (
        Layout.ITEMS_DOWN,
        (WHAT, SAID, SAID, SAID, TEXT, GOLD),
    )


def test_a_wide_table_may_lack_names_of_its_rows() -> None:
    reading = guess(*table(None, [row[1:] for row in wide(5)]))
    assert (reading.layout, reading.roles) == (Layout.ITEMS_DOWN, (SAID,) * 5)
    assert reading.problem() is None


def test_known_columns_are_not_guessed() -> None:
    shown, form = table("worker item label extra", [["a", "b", "c", "d"]])
    assert guess(shown, form, {Role.LABEL: 3, Role.ITEM: 2}).roles == (WHO, OUT, WHAT, SAID)


@pytest.mark.parametrize(
    ("header", "rows", "roles"),
    [
        ("item label", [["a", "x"], ["b", "x"]], (WHAT, GOLD)),
        ("truth question", [["x", "a"], ["x", "b"]], (GOLD, WHAT)),
        (None, [["a", "x"], ["b", "x"]], (WHAT, GOLD)),
        ("item text gold", [["a", "t", "x"], ["b", "t", "x"]], (WHAT, OUT, GOLD)),
    ],
)
def test_gold_files_are_guessed(
    header: str | None, rows: list[list[str]], roles: tuple[Role, ...]
) -> None:
    reading = guess_gold(*table(header, rows))
    assert reading.roles == roles
    assert reading.gold_problem() is None


@pytest.mark.parametrize(
    ("layout", "roles", "words"),
    [
        (Layout.LONG, (WHAT, SAID), "Say which column names the worker."),
        (Layout.LONG, (WHO, SAID), "Say which column names the item."),
        (Layout.LONG, (WHO, WHAT, OUT), "Say which column holds the label."),
        (Layout.LONG, (WHO, WHAT, SAID, SAID), "More than one column is set as label. Keep one."),
        (
            Layout.LONG,
            (WHO, WHAT, SAID, GOLD, GOLD),
            "More than one column is set as gold. Keep one.",
        ),
        (Layout.LONG, (SAID,), "There is only one column."),
        (Layout.ITEMS_DOWN, (WHAT, OUT), "Say which column holds the label."),
        (Layout.ITEMS_DOWN, (WHAT, SAID, WHO), "A table with this layout has no worker column."),
        (Layout.WORKERS_DOWN, (WHO, SAID, GOLD), "A table with this layout has no gold column."),
    ],
)
def test_what_lacks_is_said(layout: Layout, roles: tuple[Role, ...], words: str) -> None:
    problem = Reading(HEADED, layout, roles).problem()
    assert problem is not None
    assert problem.startswith(words)
