"""Export files of public projects: each is read right, asked about, or refused with its reason.

The files are beside the project, not in it. The counts were made by an independent script: the
first label of a worker for an item counts, empty ones do not.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np
import pytest

from crowdgui.core.errors import ReadError
from crowdgui.core.labels import UNLABELLED
from crowdgui.io.importing.guess.certainty import UnclearReadingError
from crowdgui.io.importing.guess.guessing import DoubtKind
from crowdgui.io.importing.read_labels import read_labels
from crowdgui.io.importing.sources import open_source
from crowdgui.text.errors import describe_error
from tests.folders import REAL_FILES

if TYPE_CHECKING:
    from crowdgui.io.importing.read_labels import ImportedLabels

pytestmark = pytest.mark.skipif(
    not REAL_FILES.is_dir(), reason="the real export files are not beside the project"
)


class Read(NamedTuple):
    labels: int
    workers: int
    items: int
    classes: int
    gold: int = 0
    question: str | None = None


RIGHT = {
    "appen-relations-binary.csv": [Read(150, 67, 10, 2)],
    # Several options are one class; only the options chosen are labels.
    "appen-relations-sparse.csv": [Read(150, 67, 10, 26)],
    # Of three test questions one accepts two labels, so it gives no gold; that is counted below.
    "appen-weather.csv": [Read(351, 39, 28, 3, gold=2)],
    "crowdflower-report.json": [Read(149, 86, 24, 67, gold=24)],
    "labelbox-v1-text.json": [Read(1, 1, 1, 1)],
    "lewidi-brexit.json": [Read(1008, 6, 168, 2)],
    "lists-in-cells.csv": [Read(890, 161, 200, 9)],
    "mturk-crowdtruth.csv": [Read(63, 17, 7, 5)],
    "mturk-crowdtruth-empty.csv": [Read(24, 18, 9, 5)],
    "mturk-short-rows.csv": [Read(180, 31, 90, 6)],
    "no-header-worker-item.csv": [Read(1720, 461, 300, 5, gold=300)],
    "peerannot-answers.txt": [Read(9, 4, 3, 2)],
    "potato-alice/user_state.json": [
        Read(6, 1, 6, 3, question="sentiment"),
        # Sets of aspects count as classes.
        Read(4, 1, 4, 4, question="aspects"),
    ],
    "wide-no-header.csv": [Read(8000, 164, 800, 2)],
    # Sets of species count as classes.
    "zooniverse-flat-kenya.csv": [Read(247, 13, 244, 23)],
    "zooniverse-flat-supernova.csv": [Read(300, 100, 60, 2)],
    "zooniverse-questions.csv": [
        Read(15, 7, 15, 3, question="workflow 371 T5"),
        Read(10, 5, 10, 3, question="workflow 371 T2"),
        Read(5, 3, 5, 2, question="workflow 371 T4"),
        Read(25, 6, 25, 3, question="workflow 1962 T5"),
    ],
    "zooniverse-survey.csv": [Read(62, 15, 5, 9)],
}
"""What is right for each question of a file."""

ASKED = {
    "gold-only.csv": DoubtKind.NO_WORKER,
    "mturk-hit-input.csv": DoubtKind.NO_WORKER,
    "potato-alice/user_state.json": DoubtKind.QUESTION,
    "vote-counts.csv": DoubtKind.COUNTS,
    "zooniverse-questions.csv": DoubtKind.QUESTION,
}
"""What is asked, or why nothing can be read, where nothing is chosen."""

REFUSED = {
    "appen-free-text.csv": "These hold free text: keywords (113 different values in 160 cells).",
    "appen-weather-aggregated.csv": "This is the aggregated report, which names no worker.",
    "mturk-boxes.csv": "mark parts of items, such as boxes: Answer.annotation_data, Answer.label.",
    "qualtrics.csv": "There is only one respondent.",
}
"""Files without labels of several workers, with what is said."""

CASES = [(name, read) for name, reads in RIGHT.items() for read in reads]


def counts(found: ImportedLabels) -> tuple[int, ...]:
    labels = found.labels
    gold = 0 if found.gold is None else int(np.count_nonzero(found.gold != UNLABELLED))
    return labels.n_labels, labels.n_workers, labels.n_items, labels.n_classes, gold


@pytest.mark.parametrize(
    ("name", "expected"),
    CASES,
    ids=[f"{name} {read.question or ''}".strip() for name, read in CASES],
)
def test_labels_are_read_right(name: str, expected: Read) -> None:
    source = open_source(REAL_FILES / name, question=expected.question)
    found = read_labels(source)
    assert counts(found) == expected[:5]
    assert found.source is not None
    assert {column.role.value for column in found.source.columns} >= {"label"}


def test_files_of_two_workers_are_read_together() -> None:
    first, second = (REAL_FILES / f"potato-{name}" / "user_state.json" for name in ("alice", "bob"))
    for question, expected in {"sentiment": (12, 2, 6, 3, 0), "aspects": (8, 2, 4, 5, 0)}.items():
        assert (
            counts(read_labels(open_source(first, more=(second,), question=question))) == expected
        )


def test_gold_that_accepts_several_labels_is_counted() -> None:
    found = read_labels(open_source(REAL_FILES / "appen-weather.csv"))
    several = [part for part in found.skipped if "accepts several answers" in part.reason]
    assert [part.count for part in several] == [1]
    assert found.source is not None
    named = {column.role.value: column.name for column in found.source.columns}
    assert named["gold"] == "gold_answer"


@pytest.mark.parametrize("name", ASKED)
def test_what_is_unclear_is_asked(name: str) -> None:
    with pytest.raises(UnclearReadingError) as unclear:
        open_source(REAL_FILES / name)
    assert unclear.value.doubt.kind is ASKED[name]


@pytest.mark.parametrize("name", REFUSED)
def test_what_holds_no_labels_is_refused_with_the_reason(name: str) -> None:
    with pytest.raises(ReadError) as refused:
        read_labels(open_source(REAL_FILES / name))
    assert REFUSED[name] in describe_error(refused.value)


def test_every_file_is_in_one_of_the_tables() -> None:
    there = {p.relative_to(REAL_FILES).as_posix() for p in REAL_FILES.rglob("*") if p.is_file()}
    there -= {"README.md", "potato-bob/user_state.json"}
    assert there == RIGHT.keys() | ASKED.keys() | REFUSED.keys()
