"""Every code has one sentence, which names what its reason carries; stages have words."""

from __future__ import annotations

import pickle
import pkgutil
from importlib import import_module

import pytest

from crowdgui import text
from crowdgui.core.errors import DataError, Problem, ReadError, Reason, ReasonCode
from crowdgui.core.progress import Stage
from crowdgui.text import errors
from crowdgui.text.errors import describe_error
from crowdgui.text.wording import describe, describe_stage, sentences

for module in pkgutil.walk_packages(text.__path__, "crowdgui.text."):
    import_module(module.name)

KINDS = ReasonCode.__subclasses__()


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_every_code_has_a_sentence(kind: type[ReasonCode]) -> None:
    assert set(kind) <= sentences().keys()


def test_codes_are_unique_across_kinds() -> None:
    codes = [code.value for kind in KINDS for code in kind]
    assert len(codes) == len(set(codes))


def test_values_are_written_as_numbers_lists_and_reasons() -> None:
    reason = Reason.make(Problem.IMPOSSIBLE_SAMPLE, wrong=3, sample=2000, items=5)
    assert "2,000" in describe(reason)
    known = Reason.make(Problem.UNKNOWN_RULE, key="best", known="iwmv, mv")
    assert "“best”" in describe(known)
    assert "iwmv, mv" in describe(known)


def test_errors_keep_what_they_hold_between_processes() -> None:
    error = pickle.loads(pickle.dumps(DataError(Problem.SAMPLE_SIZE, size=0, low=1, high=9)))
    assert "from 1 to 9" in describe_error(error)
    read = pickle.loads(pickle.dumps(ReadError("a.csv", "It is empty.", line=1200, column="x")))
    assert describe_error(read) == "a.csv, line 1,200, column “x”: It is empty."


def test_the_sentences_of_errors_are_known() -> None:
    assert errors.describe_error(OSError("full")) == "full"


def test_a_stage_is_worded_and_words_stay() -> None:
    assert describe_stage(Stage.COMPUTING_BOUNDS) == "Computing the bounds"
    assert describe_stage("Reading labels.csv") == "Reading labels.csv"
