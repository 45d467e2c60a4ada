"""Whatever is done to the columns of a table, it is read as before or asked about."""

from __future__ import annotations

import csv
import random
from collections import Counter
from functools import cache
from typing import TYPE_CHECKING

from hypothesis import given
from hypothesis import strategies as st

from crowdgui.core.errors import ReadError
from crowdgui.io.importing.read_labels import read_labels
from crowdgui.io.importing.sources import open_source

if TYPE_CHECKING:
    from pathlib import Path

    import pytest

Row = tuple[str, str, str]

KINDS = {
    "two classes": (12, 60, "yes no", 4, "w{}", "i{}"),
    "five classes, more workers than items": (40, 30, "1 2 3 4 5", 7, "w{}", "i{}"),
    "few workers, plain numbers": (5, 100, "cat dog", 3, "{}", "{}"),
    "ids of a platform": (90, 100, "pos neg neu", 5, "A1{:010d}", "http://x.org/{}.jpg"),
    "everybody labels everything": (8, 25, "a b", 8, "{}", "{}"),
    "many workers, plain numbers": (60, 20, "0 1", 12, "{}", "{}"),
    "three classes, sparse": (25, 80, "x y z", 3, "ann{}", "doc-{}"),
    "one in ten is wrong": (10, 50, "true false", 5, "rater {}", "{}.png"),
    "seven classes": (15, 90, "a b c d e f g", 6, "{}@x.org", "q{}"),
    "ids are letters": (20, 40, "good bad", 5, "worker-{}", "item-{}"),
}


@cache
def crowd(kind: str) -> tuple[Row, ...]:
    """Return the labels of a crowd of some kind; every fifth worker guesses."""
    workers, items, words, each, worker_id, item_id = KINDS[kind]
    dice, classes = random.Random(kind), words.split()
    truth = [dice.choice(classes) for _ in range(items)]
    rows: list[Row] = []
    for i in range(items):
        for w in dice.sample(range(workers), each):
            label = truth[i] if w % 5 and dice.random() < 0.8 else dice.choice(classes)
            rows.append((worker_id.format(w), item_id.format(i), label))
    return tuple(rows)


def majority(rows: tuple[Row, ...]) -> dict[str, str]:
    votes: dict[str, Counter[str]] = {}
    for _, item, label in rows:
        votes.setdefault(item, Counter())[label] += 1
    return {item: count.most_common(1)[0][0] for item, count in votes.items()}


def distractor(name: str, rows: tuple[Row, ...], dice: random.Random) -> list[str]:
    """Return a further column as files have them: of workers, of items, of rows."""
    of_worker = {
        w: (dice.choice(("US", "IN", "DE")), str(dice.randint(18, 70))) for w, _, _ in rows
    }
    number = {item: n for n, item in enumerate({item: None for _, item, _ in rows})}
    most = majority(rows)
    cells = {
        "": lambda k, row: str(k),
        "platform": lambda k, row: "web",
        "country": lambda k, row: of_worker[row[0]][0],
        "age": lambda k, row: of_worker[row[0]][1],
        "text": lambda k, row: f"this is the whole text of number {number[row[1]]} in the file",
        "batch": lambda k, row: f"b{number[row[1]] % 3}",
        "topic": lambda k, row: ("sport", "news", "food")[number[row[1]] % 3],
        "split": lambda k, row: ("train", "test")[number[row[1]] % 2],
        "majority": lambda k, row: most[row[1]],
        "created_at": lambda k, row: (
            f"2021-03-{dice.randint(1, 28):02} 10:{dice.randint(0, 59):02}"
        ),
        "seconds": lambda k, row: f"{dice.uniform(1, 90):.1f}",
        "assignment_id": lambda k, row: f"{dice.random():.10f}"[2:],
        "browser": lambda k, row: dice.choice(("chrome", "firefox", "safari")),
        "comment": lambda k, row: dice.choice(("", "", "hard", "not sure about this one")),
        "is_test": lambda k, row: dice.choice(("true", "false")),
    }
    make = cells[name]
    return [make(k, row) for k, row in enumerate(rows)]


DISTRACTORS = (
    *("", "platform", "country", "age", "text", "batch", "topic", "split", "majority"),
    *("created_at", "seconds", "assignment_id", "browser", "comment", "is_test"),
)


@given(
    kind=st.sampled_from(sorted(KINDS)),
    # Nothing would tell a header from a row if a column were called as one of its classes.
    renamed=st.dictionaries(
        st.sampled_from(("worker", "item", "label")), st.sampled_from(("q", "field 7", "abc"))
    ),
    added=st.lists(st.sampled_from(DISTRACTORS), unique=True, max_size=8),
    header=st.booleans(),
    sort=st.sampled_from(("item", "worker", "mixed")),
    seed=st.integers(0, 10**6),
)
def test_a_table_is_read_as_before_or_asked_about(
    tmp_path_factory: pytest.TempPathFactory,
    kind: str,
    renamed: dict[str, str],
    added: list[str],
    sort: str,
    seed: int,
    *,
    header: bool,
) -> None:
    dice = random.Random(seed)
    rows = list(crowd(kind))
    if sort == "worker":
        rows.sort()
    elif sort == "mixed":
        dice.shuffle(rows)
    names = ("worker", "item", "label")
    columns = [(renamed.get(name, name), [row[k] for row in rows]) for k, name in enumerate(names)]
    columns += [(name, distractor(name, tuple(rows), dice)) for name in added]
    dice.shuffle(columns)
    path = tmp_path_factory.mktemp("tables") / "labels.csv"
    write(path, columns, header=header)
    try:
        found = read_labels(open_source(path)).labels
    except ReadError:
        return
    expected = {row[:2]: row[2] for row in rows}
    read = {
        (str(found.worker_ids[w]), str(found.item_ids[i])): str(found.classes[c])
        for w, i, c in zip(found.worker, found.item, found.code, strict=True)
    }
    if read != expected:
        # An item may also be named by its text, and a worker by an age nobody else has.
        assert partition(read) == partition(expected)


def write(path: Path, columns: list[tuple[str, list[str]]], *, header: bool) -> None:
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file)
        if header:
            writer.writerow([name for name, _ in columns])
        writer.writerows(zip(*(cells for _, cells in columns), strict=True))


def partition(labels: dict[tuple[str, str], str]) -> tuple[list[tuple[str, ...]], ...]:
    """Return the labels of each worker and of each item, whatever the two are called."""
    by_worker: dict[str, list[str]] = {}
    by_item: dict[str, list[str]] = {}
    for (worker, item), label in labels.items():
        by_worker.setdefault(worker, []).append(label)
        by_item.setdefault(item, []).append(label)
    return tuple(
        sorted(tuple(sorted(group)) for group in groups.values()) for groups in (by_worker, by_item)
    )
