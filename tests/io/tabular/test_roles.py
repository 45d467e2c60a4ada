"""Names of columns that tell times, and their units."""

from __future__ import annotations

import pytest

from crowdgui.core.groups.kinds import WorkerKind
from crowdgui.io.tabular.roles import (
    MODEL_WORDS,
    PERSON_WORDS,
    ColumnRole,
    has_known_name,
    parse_kind,
    rank,
    unit,
)


@pytest.mark.parametrize(
    "name",
    [
        *("SubmitTime", "timestamp", "_timestamp", "created_at", "_created_at", "updated_at"),
        *("ASSIGNMENT:submitted", "completeTime(ms)", "Completed at", "time_ms", "Answer time"),
    ],
)
def test_names_of_times(name: str) -> None:
    assert rank(name, ColumnRole.TIME) is not None


@pytest.mark.parametrize(
    "name",
    [
        *("WorkTimeInSeconds", "lead_time", "duration", "time spent", "timeSpent", "elapsed_ms"),
        *("time_ms", "Duration (in seconds)", "durationMillis", "seconds_to_create", "Time taken"),
        *("worktimeinseconds", "timeSpentInSeconds", "Answer time", "seconds", "DURATION_MIN"),
    ],
)
def test_names_of_durations(name: str) -> None:
    assert rank(name, ColumnRole.SECONDS) is not None


@pytest.mark.parametrize(
    "name",
    [
        # These are the times of a task, or of what the requester did with an answer.
        *("CreationTime", "AcceptTime", "ApprovalTime", "Expiration", "LifetimeInSeconds"),
        *("AssignmentDurationInSeconds", "ASSIGNMENT:accepted", "_started_at", "items", "forms"),
        *("ms", "created_by", "sometimes"),
    ],
)
def test_names_of_neither(name: str) -> None:
    assert rank(name, ColumnRole.TIME) is None
    assert rank(name, ColumnRole.SECONDS) is None


def test_a_submission_comes_before_a_later_change() -> None:
    names = ["SubmitTime", "created_at", "timestamp", "updated_at"]
    ranks = [rank(name, ColumnRole.TIME) for name in names]
    assert ranks == sorted(ranks, key=lambda r: -1 if r is None else r)


@pytest.mark.parametrize(
    ("name", "seconds"),
    [
        *(("elapsed_ms", 1e-3), ("timeMS", 1e-3), ("timems", 1e-3), ("took (ms)", 1e-3)),
        *(("RT in msec", 1e-3), ("DurationMillis", 1e-3), ("milliseconds", 1e-3)),
        *(("WorkTimeInSeconds", 1.0), ("lead_time", 1.0), ("duration", 1.0), ("time [s]", 1.0)),
        *(("took_min", 60.0), ("minutes", 60.0), ("hours", 3600.0), ("time_in_hours", 3600.0)),
        *(("items", 1.0), ("terms", 1.0), ("admin", 1.0), ("RT", 1.0), ("", 1.0)),
    ],
)
def test_units(name: str, seconds: float) -> None:
    assert unit(name) == seconds


def test_a_label_called_like_a_time_is_no_header() -> None:
    assert not any(map(has_known_name, ("date", "time", "duration", "created")))
    assert has_known_name("WorkerId")


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
