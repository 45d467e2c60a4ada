"""Cells name a kind by one of a few words, or say yes or no where the column asks."""

from __future__ import annotations

import pytest

from crowdgui.core.groups.kinds import WorkerKind
from crowdgui.io.tabular.worker_kinds import MODEL_WORDS, PERSON_WORDS, parse_kind


@pytest.mark.parametrize("column", ["kind", "is_model", "is human"])
def test_words_mean_the_same_in_every_column(column: str) -> None:
    assert {parse_kind(f" {word.upper()}", column) for word in PERSON_WORDS} == {WorkerKind.PERSON}
    assert {parse_kind(word, column) for word in MODEL_WORDS} == {WorkerKind.MODEL}
    assert parse_kind("gold", column) is None
    assert parse_kind("", column) is None


def test_yes_and_no_answer_a_column_that_asks() -> None:
    assert parse_kind("True", "is_LLM") is WorkerKind.MODEL
    assert parse_kind("0", "isModel") is WorkerKind.PERSON
    assert parse_kind("no", "is human") is WorkerKind.MODEL
    assert parse_kind("yes", "is_gold") is None
    assert parse_kind("1", "kind") is None
