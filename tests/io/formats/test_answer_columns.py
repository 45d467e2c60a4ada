from __future__ import annotations

import json
from collections.abc import Callable
from typing import TYPE_CHECKING

import pyarrow as pa
import pytest
from hypothesis import given
from hypothesis import strategies as st

from crowdgui.core.errors import ReadError
from crowdgui.io.formats.answer_columns import AnswerKind, sort_answers
from crowdgui.io.formats.option_columns import as_options, describe_sets, fill_boxes
from crowdgui.io.tabular.column_encoder import CodedColumn, split_dictionary
from tests.refusals import refused

if TYPE_CHECKING:
    from collections.abc import Sequence

Formula = Callable[[int, int, int], object]

ITEMS, WORKERS = 12, 10


def column(texts: Sequence[str]) -> CodedColumn:
    return split_dictionary(pa.chunked_array([pa.array(texts, pa.string()).dictionary_encode()]))


def texts_of(cells: CodedColumn) -> list[str]:
    words = cells.words.to_pylist()
    return [words[code] for code in cells.codes]


def kind(name: str, texts: Sequence[str], shown: Sequence[str] | None = None) -> AnswerKind:
    """Return what a column holds; every worker answers for every item, item by item."""
    rows = range(len(texts))
    item = column([f"i{row // WORKERS}" for row in rows])
    worker = column([f"w{row % WORKERS}" for row in rows])
    inputs = [] if shown is None else [column(shown)]
    return sort_answers({name: column(texts)}, item, worker, inputs).kinds[name]


def every(formula: Formula) -> list[str]:
    """Fill a column by item, worker and row."""
    return [str(formula(n // WORKERS, n % WORKERS, n)) for n in range(ITEMS * WORKERS)]


def either(one: str, other: str) -> Formula:
    """Say one or the other, whoever is asked about whatever."""
    return lambda i, w, n: (one, other)[n * n % 13 % 3 == 0]


@pytest.mark.parametrize(
    ("name", "formula", "expected"),
    [
        ("q", either("yes", "no"), AnswerKind.QUESTION),
        ("rating", lambda i, w, n: n * 37 % 101, AnswerKind.QUESTION),
        ("q", lambda i, w, n: "the same", AnswerKind.SAME),
        ("q", lambda i, w, n: ["", "the same"][w % 2], AnswerKind.SAME),
        ("q", lambda i, w, n: f"a text {n}", AnswerKind.TEXT),
        ("q", lambda i, w, n: ["", f"a text {n}"][n % 20 == 0], AnswerKind.TEXT),
        ("q", lambda i, w, n: 5 * "long words " + str(n % 40), AnswerKind.TEXT),
        ("feedback", either("good", "bad"), AnswerKind.TEXT),
        ("why", lambda i, w, n: ["n/a", f"because {n}"][n % 3 == 0], AnswerKind.TEXT),
        ("why", either("late", "rude"), AnswerKind.QUESTION),
        ("comment_is_rude", either("yes", "no"), AnswerKind.QUESTION),
        ("userAgent", lambda i, w, n: f"Mozilla {n % 3}", AnswerKind.FORM),
        ("screenWidth", lambda i, w, n: 800 + n % 7, AnswerKind.FORM),
        ("start_time", lambda i, w, n: 1410349813703 + n, AnswerKind.FORM),
        ("time", either("before", "after"), AnswerKind.QUESTION),
        ("video_pause", lambda i, w, n: n % 3, AnswerKind.FORM),
        ("play", either("good", "bad"), AnswerKind.QUESTION),
        ("group", lambda i, w, n: f"g{i % 3}", AnswerKind.SHOWN),
        ("gender", lambda i, w, n: "mf"[w % 2], AnswerKind.WORKER),
        ("q", lambda i, w, n: f'[{{"left": 1, "top": {n}}}]', AnswerKind.MARKS),
        ("q", lambda i, w, n: "{}", AnswerKind.MARKS),
        ("q.boundingBoxes", lambda i, w, n: f"[[1, {n}]]", AnswerKind.MARKS),
        ("q", lambda i, w, n: f'{{"a": {{"b": {n}}}}}', AnswerKind.NESTED),
        ("q", lambda i, w, n: f"[{n}, {i}]", AnswerKind.NESTED),
        ("q", lambda i, w, n: f'["a{n % 3}", "b{i % 2}"]', AnswerKind.QUESTION),
        ("q", lambda i, w, n: f"[{n}", AnswerKind.TEXT),
    ],
)
def test_columns_are_sorted_by_what_they_hold(
    name: str, formula: Formula, expected: AnswerKind
) -> None:
    assert kind(name, every(formula)) is expected


def test_a_repeated_input_was_shown() -> None:
    shown = every(lambda i, w, n: f"{i // 4}{w // 5}")
    assert kind("q", shown) is AnswerKind.QUESTION
    assert kind("q", shown, shown) is AnswerKind.SHOWN


def test_answers_on_which_few_items_agree_stay_a_question() -> None:
    assert kind("q", every(lambda i, w, n: "ab"[i % 2])[: 4 * WORKERS]) is AnswerKind.QUESTION


def test_without_a_question_the_least_unlikely_columns_are_offered() -> None:
    item, worker = column(["i", "i", "j", "j"]), column(["a", "b", "a", "b"])
    found = sort_answers({"q": column(["x"] * 4), "ip": column(["1"] * 4)}, item, worker)
    assert found.questions("file") == ("q",)
    assert found.notes(["q"]) == [
        "Not read as labels, because they describe the form, the item or the worker: ip."
    ]


def test_many_columns_are_named_in_part() -> None:
    item = column([f"i{n}" for n in range(30)])
    texts = {f"t{n}": column([f"{n} {row} words" for row in range(30)]) for n in range(20)}
    found = sort_answers(texts, item, item)
    with refused(ReadError, match=r"t11 \(30 different values in 30 cells\), 8 others"):
        found.questions("file")


def test_copies_need_rows_and_classes_enough_to_be_told() -> None:
    item = column([f"i{n // 5}" for n in range(40)])
    worker = column([f"w{n % 5}" for n in range(40)])
    words = [["a", "b", "c"][n * 7 % 11 % 3] for n in range(40)]
    twice = {"q": column(words), "r": column([word.upper() for word in words])}
    assert sort_answers(twice, item, worker).of(AnswerKind.COPY) == ("r",)
    two = {name: column(["ab"[word == "a"] for word in words]) for name in ("q", "r")}
    assert not sort_answers(two, item, worker).of(AnswerKind.COPY)


@given(st.lists(st.text(max_size=5), min_size=1, max_size=30), st.text(max_size=8))
def test_any_column_is_sorted(texts: list[str], name: str) -> None:
    assert kind(name, texts) in AnswerKind


def options(*texts: str, between: str = "\n") -> list[str]:
    return texts_of(as_options({"q": column(texts)}, between)[0]["q"])


def test_options_are_sets_in_whatever_way_they_are_written() -> None:
    assert options('["b", "a"]', '["a"]', "[]") == ['["a", "b"]', "a", ""]
    assert options('{"a": true, "b": true}', '{"a": false}') == ['["a", "b"]', ""]
    assert options("b\na", "a") == ['["a", "b"]', "a"]
    assert options("b|a", "a", between="|") == ['["a", "b"]', "a"]


@pytest.mark.parametrize(
    "texts",
    [
        ("Dear all,\n\nyes", "no"),
        ('["a","b","c"]', '["c","a","b"]', '["b","a","c"]'),
        ("[3, 1, 2]", "[1, 2]"),
        ("[not JSON]", '{"a": 1}'),
        ("", "x"),
        tuple(f"{n}\n{n + 1}" for n in range(0, 400, 2)),
    ],
)
def test_rankings_texts_and_numbers_stay(texts: tuple[str, ...]) -> None:
    assert options(*texts) == list(texts)


def test_a_sign_in_texts_separates_no_options() -> None:
    assert options("a | b says he", "c | d says she", between="|")[0] == "a | b says he"


def test_sets_are_said_and_single_options_are_not() -> None:
    cells = {"q": column(['["a"]', '["b"]']), "r": column(['["a", "b"]', "x"])}
    _, sets = as_options(cells)
    assert describe_sets(sets) == [
        "Several labels in a cell of r are read together as one class, unless as tags."
    ]
    assert not describe_sets([])


def test_only_boxes_are_filled() -> None:
    columns = {"on": column(["on", "", ""]), "q": column(["x", "", "y"])}
    found, names = fill_boxes(columns)
    assert names == ["on"]
    assert texts_of(found["on"]) == ["on", "", "off"]
    assert fill_boxes({"yes": column(["on", "on"])})[1] == []


def test_deep_json_is_text() -> None:
    deep = "[" * 10_000
    assert kind("q", [deep + str(n) for n in range(40)]) is AnswerKind.TEXT
    assert options(json.dumps("x"), deep) == ['"x"', deep]
