"""Each question of a file is labels of its own: its items, classes, gold and what was left out."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from crowdgui.core.errors import ReadError
from crowdgui.io.importing.read_labels import read_labels, read_questions
from crowdgui.io.importing.sources import open_source
from crowdgui.text.errors import describe_error
from tests.io.project_samples import assert_same
from tests.io.question_samples import COLUMNS, QUESTIONS, asked, both
from tests.refusals import refused

if TYPE_CHECKING:
    from pathlib import Path


def test_each_is_what_it_is_alone(tmp_path: Path) -> None:
    source = asked(tmp_path)
    for question, found in zip(QUESTIONS, both(tmp_path), strict=True):
        reading = replace(source.reading, question=question)
        alone = read_labels(replace(source, reading=reading))
        assert found.question == question
        assert found.title == f"answers.csv, question “{question}”"
        assert_same(found.labels, alone.labels)
        assert found.gold.tolist() == alone.gold.tolist()
        # Alone, the answers to the other question are left out; together they are not.
        assert found.skipped == ()
        assert [left.reason for left in alone.skipped] == ["Part of another question"]


def test_what_lacks_is_left_out_of_its_own_question(tmp_path: Path) -> None:
    source = asked(tmp_path)
    with source.path.open("a", encoding="utf-8") as file:
        file.write("w1,i1,mood,,good\nw1,,topic & place,here,\nw2,,topic & place,here,\n")
    found = read_questions(source, COLUMNS, QUESTIONS)
    assert [sum(left.count for left in one.skipped) for one in found] == [1, 2]


def test_a_column_for_each_question(tmp_path: Path) -> None:
    path = tmp_path / "wide.csv"
    path.write_text(
        "worker,item,mood,mood_gold,topic\na,1,good,good,x\nb,1,bad,good,y\na,2,bad,,\n",
        encoding="utf-8",
    )
    source = open_source(path, label="mood")
    columns = ("worker", "item", "mood", "mood_gold", "topic")
    mood, topic = read_questions(source, columns, ("mood", "topic"))
    assert mood.labels.classes.tolist() == ["bad", "good"]
    assert mood.gold.tolist() == [1, -1]
    assert topic.labels.classes.tolist() == ["x", "y"]
    assert topic.gold is None
    assert (mood.skipped, sum(left.count for left in topic.skipped)) == ((), 1)


def test_a_gold_file_does_not_say_of_which_question_it_is(tmp_path: Path) -> None:
    gold = tmp_path / "gold.csv"
    gold.write_text("item,gold\ni1,good\n", encoding="utf-8")
    source = replace(asked(tmp_path), gold=gold)
    with refused(ReadError, match="Choose only that question, or remove the file"):
        read_questions(source, COLUMNS, QUESTIONS)
    (mood,) = read_questions(source, COLUMNS, QUESTIONS[:1])
    assert mood.gold is not None


def test_a_question_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    source = asked(tmp_path)
    with source.path.open("a", encoding="utf-8") as file:
        file.write("w1,i1,nobody knows,,\n")
    with pytest.raises(ReadError) as caught:
        read_questions(source, COLUMNS, (*QUESTIONS, "nobody knows"))
    assert describe_error(caught.value).startswith(
        "answers.csv: The question “nobody knows” can’t be read. No row has a worker"
    )


def test_labels_of_a_file_without_questions_have_none(tmp_path: Path) -> None:
    path = tmp_path / "plain.csv"
    path.write_text("worker,item,label\na,1,x\nb,1,y\n", encoding="utf-8")
    source = open_source(path)
    found = read_labels(source)
    assert (found.question, found.title) == ("", "plain.csv")
