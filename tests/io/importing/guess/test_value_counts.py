"""What becomes of the words of answers, against the labels that are read."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import numpy as np
import pyarrow as pa
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from crowdgui.io.importing.guess.value_counts import (
    MOST_WORDS,
    ValueCounts,
    count_classes,
    count_values,
    equal_count,
    equal_width,
    guess_separator,
    map_values,
    split_distinct,
    value_rows,
    with_fold,
)
from crowdgui.io.importing.lists.class_map import JSON_LIST, ClassMap
from crowdgui.io.importing.read_labels import read_labels
from crowdgui.io.importing.sources import open_source
from crowdgui.io.tabular.column_encoder import CodedColumn

WORDS = st.lists(st.sampled_from(["Cat", "cat", " CAT", "dog", "Dog", "7", "bird"]), min_size=1)


def counted(words: list[str]) -> ValueCounts:
    kinds = list(dict.fromkeys(words))
    codes = np.array([kinds.index(word) for word in words], dtype=np.int32)
    return count_values(CodedColumn(codes, pa.array(kinds, pa.string())))


@settings(deadline=None)
@given(WORDS)
def test_every_word_is_counted_once(words: list[str]) -> None:
    found = counted(words)
    assert dict(zip(found.words, found.counts.tolist(), strict=True)) == Counter(words)
    assert found.n_words == len(set(words))


def test_no_answer_is_no_word() -> None:
    found = count_values(
        CodedColumn(np.array([0, -1, 0], dtype=np.int32), pa.array(["a", "unused"]))
    )
    assert (found.words, found.counts.tolist(), found.n_words) == (("a",), [2], 1)


def test_of_too_many_words_the_frequent_ones_are_listed() -> None:
    found = counted([f"w{i}" for i in range(MOST_WORDS + 50)] + ["w2049"] * 3)
    assert len(found.words) == MOST_WORDS
    assert "w2049" in found.words
    assert found.n_words == MOST_WORDS + 50


@settings(deadline=None, max_examples=10)
@given(WORDS, st.booleans(), st.sampled_from(["", "Cat", "animal"]))
def test_counts_of_classes_are_those_of_the_labels_read(
    tmp_path_factory: pytest.TempPathFactory, words: list[str], fold: bool, name: str
) -> None:
    path = tmp_path_factory.mktemp("words") / "labels.csv"
    rows = [f'w{i},t,"{word}"' for i, word in enumerate([*words, "bird"])]
    path.write_text("\n".join(["worker,item,label", *rows]) + "\n", encoding="utf-8")
    source = open_source(path, worker="worker", item="item", label="label")
    found = read_labels(source).words
    classes = with_fold(found, ClassMap(order=("dog",)), fold)
    cut = value_rows(found, classes)[0].cut
    classes = map_values(classes, [cut] if cut != "bird" else [], name)
    expected = count_classes(value_rows(found, classes), classes)
    labels = read_labels(replace(source, reading=replace(source.reading, classes=classes))).labels
    counts = np.bincount(labels.code, minlength=labels.n_classes)
    assert list(expected.items()) == list(zip(map(str, labels.classes), counts, strict=True))


@settings(deadline=None)
@given(WORDS)
def test_folding_takes_the_usual_spelling_and_can_be_undone(words: list[str]) -> None:
    found = counted(words)
    folded = with_fold(found, ClassMap(), fold=True)
    names = {row.name for row in value_rows(found, folded)}
    assert names <= {word.strip() for word in words}
    assert len(names) == len({word.strip().casefold() for word in words})
    assert with_fold(found, folded, fold=False) == ClassMap()


def test_the_most_frequent_spelling_names_the_class() -> None:
    found = counted(["CAT", "Cat", "Cat", "dog"])
    rows = value_rows(found, with_fold(found, ClassMap(), fold=True))
    assert {row.word: row.name for row in rows} == {"CAT": "Cat", "Cat": "Cat", "dog": "dog"}


def test_gold_and_answers_fold_alike() -> None:
    classes = ClassMap(fold=True)
    assert classes.classes(["Yes", " yes"]) == classes.classes(["yes", "YES "])


def test_a_word_is_taken_for_another_for_none_and_for_itself_again() -> None:
    found = counted(["cat", "kitten", "skip"])
    classes = map_values(ClassMap(), ["kitten"], "cat")
    classes = map_values(classes, ["skip"], "")
    assert count_classes(value_rows(found, classes), classes) == {"cat": 2}
    assert map_values(map_values(classes, ["kitten"], None), ["skip"], None) == ClassMap()
    assert map_values(ClassMap(), ["cat"], "cat") == ClassMap()


def test_words_that_only_gold_holds_come_last() -> None:
    found = counted(["cat", "dog"])
    rows = value_rows(found, ClassMap(), ["cat", "dog", "Dogs"])
    assert [(row.word, row.count) for row in rows] == [("cat", 1), ("dog", 1), ("Dogs", 0)]
    rows = value_rows(found, ClassMap(words=(("Dogs", "dog"),)), ["cat", "dog"])
    assert rows[-1].name == "dog"


@pytest.mark.parametrize(
    ("words", "separator"),
    [
        (["a|b", "a", "b|c", "c", "b"], "|"),
        (["a;b", "b;a", "a"], ";"),
        (["a#b", "b#c", "a", "b#a"], "#"),
        (['["a"]', '["a","b"]', '["b", "a"]'], JSON_LIST),
        (['["HARE", "ZEBRA"]', "CIVET", "HARE", "LION", "ZEBRA"], JSON_LIST),
        (["[sic]", "[0, 1]", "cat", "dog"], ""),
        (["cat", "dog"], ""),
        (["C#", "F#", "B"], ""),
        (["one | sentence", "another | thing"], ""),
        ([], ""),
        # Scores with a decimal comma, and sets of two of some numbered tags.
        ([f"{n},{n % 10}" for n in range(30)], ""),
        ([f"{n // 10},{n % 10}" for n in range(100)], ""),
        ([f"{a},{b}" for a in range(8) for b in range(a)], ","),
        ([f"{n},{n % 10}" for n in range(12)] + [str(n) for n in range(12)], ","),
    ],
)
def test_the_separator_of_several_answers_is_found(words: list[str], separator: str) -> None:
    assert guess_separator(words) == separator


def test_the_answers_in_cells_are_listed_once() -> None:
    assert split_distinct(["b|a", "a|c", "a"], "|") == ["a", "b", "c"]


@settings(deadline=None)
@given(
    st.lists(st.tuples(st.integers(-1000, 1000), st.integers(1, 50)), min_size=1, max_size=60),
    st.integers(2, 12),
)
def test_proposed_edges_rise_and_take_every_value_in(pairs: list[tuple[int, int]], n: int) -> None:
    values = np.array(sorted({float(value) for value, _ in pairs}))
    counts = np.array([count for _, count in pairs][: values.size])
    for edges in (equal_width(values, n), equal_count(values, counts, n)):
        assert list(edges) == sorted(set(edges))
        assert len(edges) < n
        assert all(values.min() <= edge <= values.max() for edge in edges)
        ClassMap(bins=edges)


def test_equal_counts_and_equal_widths_differ_where_values_are_skewed() -> None:
    values, counts = np.array([1.0, 2.0, 3.0, 100.0]), np.array([5, 5, 5, 5])
    assert equal_count(values, counts, 2) == (3.0,)
    assert equal_width(values, 2) == (50.5,)


def test_numbers_are_told_from_words() -> None:
    values, counts = counted(["1", "2.5", "2.5", "two", "nan", "inf"]).numbers()
    assert (values.tolist(), counts.tolist()) == ([1.0, 2.5], [1, 2])
    assert counted([str(i) for i in range(21)] + ["skip"]).needs_ranges
    assert not counted([str(i) for i in range(20)]).needs_ranges
    assert not counted([str(i) for i in range(21)] + [f"w{i}" for i in range(21)]).needs_ranges
    assert not ValueCounts((), np.zeros(0, dtype=np.int64), 0).needs_ranges
    # Germans write 46,9; a comma may also part thousands, or labels.
    german = [f"{n},{n % 10}" for n in range(30)]
    assert counted(german).needs_ranges
    assert sorted(counted(german).numbers()[0])[:3] == [0.0, 1.1, 2.2]
    assert not counted([f"{a},{b}" for a in range(8) for b in range(a)]).needs_ranges
    bins = ClassMap(bins=(10.0, 20.0))
    assert bins.classes(["9,9", "10,0", "19.99", "1,234", "0,125", "a", "nan"]) == [
        "below 10",
        "10 to below 20",
        "10 to below 20",
        "1,234",
        "below 10",
        "a",
        "nan",
    ]
