"""Questions with columns of their own, and the gold that goes with each."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from crowdgui.io.importing.questions import get_question, split_questions, with_question
from crowdgui.io.importing.read_labels import read_labels
from crowdgui.io.importing.sources import Source, guess_source, open_source
from crowdgui.io.importing.tables import OpenedFile, preview
from crowdgui.io.tabular.roles import ColumnRole

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path


APPEN = (
    "_unit_id,_golden,_worker_id,mood,mood_gold,topic,topic_gold,rude,text\n"
    "1,true,7,sad,sad,news,sport,no,it rains\n"
    "1,true,8,glad,sad,sport,sport,yes,it rains\n"
    "2,false,7,glad,,news,,no,the sun\n"
    "2,false,8,glad,,sport,,no,the sun\n"
    "3,false,7,sad,,art,,yes,a play\n"
    "3,false,8,glad,,news,,no,a play\n"
)


TOLOKA = (
    "INPUT:text\tOUTPUT:mood\tOUTPUT:topic\tGOLDEN:mood\tGOLDEN:topic\tASSIGNMENT:task_id\t"
    "ASSIGNMENT:worker_id\n"
    "it rains\tsad\tnews\tsad\tsport\t1\t7\n"
    "it rains\tglad\tsport\tsad\tsport\t1\t8\n"
    "the sun\tglad\tart\t\t\t2\t7\n"
    "the sun\tglad\tnews\t\t\t2\t8\n"
)


@pytest.fixture
def opened(tmp_path: Path) -> Callable[[str], tuple[Source, tuple[str, ...]]]:
    def opened(text: str) -> tuple[Source, tuple[str, ...]]:
        path = tmp_path / "report.txt"
        path.write_text(text, encoding="utf-8")
        source = guess_source(path).source
        return source, preview(OpenedFile(path), source.reading.form, 1).columns

    return opened


def gold(source: Source) -> list[str | None]:
    found = read_labels(source)
    if found.gold is None:
        return []
    return [str(found.labels.classes[code]) if code >= 0 else None for code in found.gold]


@pytest.mark.parametrize(
    ("text", "start", "n_items"), [(APPEN, "", 3), (TOLOKA, "OUTPUT:", 2)], ids=["appen", "toloka"]
)
def test_the_gold_of_a_question_comes_with_it(
    opened: Callable[[str], tuple[Source, tuple[str, ...]]], text: str, start: str, n_items: int
) -> None:
    source, names = opened(text)
    asked = split_questions(OpenedFile(source.path), source.reading)
    assert asked[:2] == (f"{start}mood", f"{start}topic")
    assert get_question(source.reading, names) == f"{start}mood"
    none = [None] * (n_items - 1)
    assert gold(source) == ["sad", *none]
    other = with_question(source.reading, names, f"{start}topic")
    assert gold(Source(source.path, other)) == ["sport", *none]
    assert other.places(ColumnRole.LABEL) == (names.index(f"{start}topic"),)
    assert with_question(other, names, f"{start}mood") == source.reading


def test_such_a_question_is_named_where_a_file_is_opened(
    opened: Callable[[str], tuple[Source, tuple[str, ...]]],
) -> None:
    source, names = opened(APPEN)
    named = open_source(source.path, question="topic")
    assert named.reading == with_question(source.reading, names, "topic")


def test_a_question_without_gold_has_none_of_another(
    opened: Callable[[str], tuple[Source, tuple[str, ...]]],
) -> None:
    source, names = opened(APPEN)
    reading = with_question(source.reading, names, "rude")
    assert reading.places(ColumnRole.GOLD) == ()
    assert list(read_labels(Source(source.path, reading)).labels.classes) == ["no", "yes"]


def test_gold_that_was_chosen_for_such_a_question_stays(
    opened: Callable[[str], tuple[Source, tuple[str, ...]]],
) -> None:
    source, names = opened("worker,item,mood,rude,truth\nw1,t1,a,b,a\nw2,t1,a,c,a\nw1,t2,b,b,b\n")
    reading = with_question(source.reading, names, "rude")
    assert reading.places(ColumnRole.GOLD) == (4,)


def test_a_plain_table_with_such_names_is_taken_so_too(
    opened: Callable[[str], tuple[Source, tuple[str, ...]]],
) -> None:
    rows = [f"w{i % 3};t{i // 3};{'ab'[i % 2]};{'a' if i < 3 else ''}\n" for i in range(30)]
    source, _ = opened("worker;item;answer;answer_gold\n" + "".join(rows))
    assert source.reading.places(ColumnRole.GOLD) == (3,)
    assert split_questions(OpenedFile(source.path), source.reading) == ()


def test_questions_in_a_column_are_those_of_its_rows(
    opened: Callable[[str], tuple[Source, tuple[str, ...]]],
) -> None:
    rows = [f"w{i % 3},t{i // 6},{'ab'[i % 2]},x{i % 2}\n" for i in range(60)]
    source, names = opened("worker,item,batch,label\n" + "".join(rows))
    roles = tuple(
        ColumnRole.QUESTION if name == "batch" else role
        for name, role in zip(names, source.reading.roles, strict=True)
    )
    reading = source.reading.__class__(**{**vars(source.reading), "roles": roles})
    assert split_questions(OpenedFile(source.path), reading) == ("a", "b")
    assert get_question(with_question(reading, names, "b"), names) == "b"


def asked_of_all(questions: dict[str, int], per_item: bool = False) -> str:
    """Write a table in which four workers answer some questions about so many items."""
    rows = [
        f"w{worker},i{item},{name}{item if per_item else ''},yes"
        for name, n_items in questions.items()
        for item in range(n_items)
        for worker in range(4)
    ]
    return "\n".join(["worker,item,question,answer", *rows]) + "\n"


def test_a_column_that_names_questions_is_told_by_name_and_content(
    opened: Callable[[str], tuple[Source, tuple[str, ...]]],
) -> None:
    # The first rows hold one question only.
    source, _ = opened(asked_of_all({"cat": 600, "dog": 700}))
    assert source.reading.place(ColumnRole.QUESTION) == 2
    assert source.reading.question == "dog"
    assert read_labels(source).labels.n_labels == 2800
    assert split_questions(OpenedFile(source.path), source.reading) == ("dog", "cat")


@pytest.mark.parametrize(
    "text",
    [
        asked_of_all({"cat": 30}, per_item=True),
        asked_of_all({f"q{n}": 3 for n in range(60)}),
        asked_of_all({"cat": 1}),
    ],
    ids=["of one item each", "too many", "one item"],
)
def test_a_column_called_question_may_hold_something_else(
    opened: Callable[[str], tuple[Source, tuple[str, ...]]], text: str
) -> None:
    source, _ = opened(text)
    assert source.reading.place(ColumnRole.QUESTION) is None


def test_without_another_column_for_them_questions_are_the_items(
    opened: Callable[[str], tuple[Source, tuple[str, ...]]],
) -> None:
    source, _ = opened("worker,question,answer\nann,1,yes\nann,2,no\nbo,1,yes\nbo,2,yes\n")
    assert source.reading.places(ColumnRole.ITEM) == (1,)


HEADER = "worker,item,label,gold"


@pytest.mark.parametrize(
    ("header", "rows"),
    [
        (HEADER, [f"w{w},i{i},{'ab'[i % 2]},{'ab'[i % 2]}" for i in range(9) for w in range(3)]),
        ("item,ann,ben,cas", [f"i{i},a,{'ab'[i % 2]},b" for i in range(9)]),
        ("worker,item,label,question", [f"w{w},i,{q},{q}" for q in "pq" for w in range(3)]),
    ],
)
def test_a_header_in_the_middle_is_no_label(tmp_path: Path, header: str, rows: list[str]) -> None:
    once, again = tmp_path / "once.csv", tmp_path / "again.csv"
    once.write_text("\n".join([header, *rows]), "utf-8")
    again.write_text("\n".join([header, *rows[:4], header, *rows[4:], header]), "utf-8")
    found = [read_labels(replace(guess_source(once).source, path=path)) for path in (once, again)]
    assert found[0].labels.n_labels == found[1].labels.n_labels
    for name in ("worker_ids", "item_ids", "classes"):
        assert list(getattr(found[0].labels, name)) == list(getattr(found[1].labels, name))
    repeated = [left for left in found[1].skipped if left.reason == "The row repeats the header"]
    assert [(left.count, left.lines) for left in repeated] == [(2, (6, len(rows) + 3))]
    others = [sum(o.count for o in one.skipped) for one in found]
    assert others[0] == others[1] - 2


def test_a_header_in_the_middle_of_one_of_several_files_is_no_label(tmp_path: Path) -> None:
    labels = [f"i{i},{'ab'[i % 2]}" for i in range(12)]
    paths = [tmp_path / f"{name}.csv" for name in ("ann", "ben", "cas")]
    for path in paths:
        path.write_text("\n".join(["item,label", *labels[:6], "item,label", *labels[6:]]), "utf-8")
    found = read_labels(guess_source(paths[0], more=paths[1:], worker_from_file=True).source)
    assert (found.labels.n_labels, found.labels.n_items, found.labels.n_classes) == (36, 12, 2)
    # One file has gold, and the other repeats its header without it.
    gold, plain = tmp_path / "gold.csv", tmp_path / "plain.csv"
    rows = [f"w{w},i{i},{'ab'[i % 2]}" for i in range(9) for w in range(3)]
    gold.write_text("\n".join([HEADER, *(f"{row},{row[-1]}" for row in rows)]), "utf-8")
    own = HEADER.removesuffix(",gold")
    others = [f"v{row}" for row in rows]
    plain.write_text("\n".join([own, *others[:9], own, *others[9:]]), "utf-8")
    found = read_labels(guess_source(gold, more=[plain]).source)
    assert (found.labels.n_labels, found.labels.n_workers, found.labels.n_classes) == (54, 6, 2)


def test_a_header_in_the_middle_repeats_a_name_that_two_columns_have(tmp_path: Path) -> None:
    path, header = tmp_path / "labels.csv", "worker,item,label,label"
    rows = [f"w{w},i{i},{'ab'[i % 2]},{'cde'[i % 3]}" for i in range(9) for w in range(3)]
    path.write_text("\n".join([header, *rows[:9], header, *rows[9:]]), "utf-8")
    found = read_labels(guess_source(path, label="label (2)").source)
    assert (found.labels.n_labels, found.labels.n_classes) == (27, 3)


def test_a_header_in_the_middle_names_no_question(
    opened: Callable[[str], tuple[Source, tuple[str, ...]]],
) -> None:
    header, *rows = asked_of_all({"cat": 500, "dog": 600}).splitlines()
    source, _ = opened("\n".join([header, *rows, header, *(f"v{row}" for row in rows)]))
    assert split_questions(OpenedFile(source.path), source.reading) == ("dog", "cat")
