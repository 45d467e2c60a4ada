from __future__ import annotations

import csv
import json
from typing import TYPE_CHECKING, Any

import pytest

from crowdgui.core.errors import ReadError
from crowdgui.io.importing.guess.certainty import UnclearReadingError
from crowdgui.io.importing.read_labels import read_labels
from crowdgui.io.importing.sources import open_source
from crowdgui.io.tabular.roles import ColumnRole
from tests.folders import REAL_FILES
from tests.io.formats.samples import FOLDER, key_of, read, read_sample, rows, save, skipped
from tests.refusals import refused

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from crowdgui.io.tabular.raw_table import RawTable

COLUMNS = [
    "classification_id",
    "user_name",
    "workflow_id",
    "annotations",
    "subject_data",
    "subject_ids",
]

ANSWERS = ("user_name", "subject_ids", "question", "label")

MARKS = "Marks a part of the item, not the whole item"


def export(folder: Path, *done: Sequence[Any], columns: Sequence[str] = COLUMNS) -> Path:
    """Save classifications, each as its cells after the number; lists and objects as JSON."""
    path = folder / "classifications.csv"
    with path.open("w", newline="", encoding="utf-8") as file:
        writer = csv.writer(file)
        writer.writerow(columns)
        for n, cells in enumerate(done):
            texts = [c if isinstance(c, str) else json.dumps(c) for c in cells]
            writer.writerow([str(n), *texts])
    return path


def task(name: str, value: Any, **more: Any) -> dict[str, Any]:
    return {"task": name, "task_label": None, "value": value, **more}


def answered(folder: Path, *values: Any, **more: Any) -> RawTable:
    """Read one task, which volunteers answered for one subject with these values."""
    done = [
        [f"v{n}", "1", [task("T0", value, **more)], {"9": {}}, "9"]
        for n, value in enumerate(values)
    ]
    return read(export(folder, *done))


def labels(flat: RawTable) -> list[str]:
    return [label for (label,) in rows(flat, "label")]


def test_every_answered_task_is_a_row() -> None:
    flat = read_sample("zooniverse.csv")
    assert rows(flat, *ANSWERS) == [
        ("ada", "501", "T0", "Yes"),
        ("ada", "501", "T1", '["black", "red"]'),
        ("bo", "501", "T0", "No"),
        ("not-logged-in-1f", "501", "T0", "Yes"),
        ("not-logged-in-1f", "501", "T1", "black"),
        ("bo", "502", "T0", "No"),
        ("not-logged-in-2e", "502", "T0", "No"),
    ]
    assert flat.question == "question"
    assert flat.roles == {
        ColumnRole.WORKER: "user_name",
        ColumnRole.ITEM: "subject_ids",
        ColumnRole.LABEL: "label",
        ColumnRole.TIME: "created_at",
        ColumnRole.SECONDS: "seconds",
        ColumnRole.CONTENT: "subject",
    }


def test_marks_and_tasks_without_an_answer_are_counted() -> None:
    assert skipped(read_sample("zooniverse.csv")) == {
        MARKS: [4],
        "Submitted without a label": [5, 7],
    }


def test_what_was_read_is_said() -> None:
    assert read_sample("zooniverse.csv").notes == (
        "2 of 4 workers were not logged in. Each address counts as a worker, even if several "
        "people share it.",
        "1 label is from a gold-standard classification and is read like the others.",
        "“T0” asks: Is there a bird?",
        "“T1” asks: Which colours?",
        "1 class is a set of several choices.",
        "2 versions of the workflows are read together.",
        "1 classification is from before the project’s launch.",
    )


def test_questions_come_with_what_they_ask(tmp_path: Path) -> None:
    assert read_sample("zooniverse.csv").asks == {"T0": "Is there a bird?", "T1": "Which colours?"}
    done = ["v", "1", [{"task": "T9", "value": "Yes"}, task("T0", "No")], {}, "9"]
    assert "T9" not in read(export(tmp_path, done)).asks


def test_the_time_of_a_classification_is_that_of_its_only_task() -> None:
    seconds = rows(read_sample("zooniverse.csv"), "seconds")
    assert [text for (text,) in seconds] == ["", "", "2.5", "", "", "5.5", ""]


def test_what_is_known_of_a_subject_is_shown(tmp_path: Path) -> None:
    shown = {text for (text,) in rows(read_sample("zooniverse.csv"), "subject")}
    assert shown == {"Image: frame-501.jpg\nSite: north", "Image: frame-502.jpg\nSite: north"}
    link = {"9": {"retired": {"id": 1}, "site": "x", "file": "https://example.org/9.jpg"}}
    done = ["v", "1", [task("T0", "Yes")], link, "9"]
    assert rows(read(export(tmp_path, done)), "subject") == [("https://example.org/9.jpg",)]


def test_gold_standard_is_gold_on_demand() -> None:
    flat = read_sample("zooniverse.csv", gold=True)
    assert flat.roles[ColumnRole.KNOWN] == "known"
    assert [known for (known,) in rows(flat, "known")] == [*6 * [""], "true"]


def test_questions_are_named_by_workflow_where_there_are_several(tmp_path: Path) -> None:
    done = [["v", w, [task("T0", "Yes"), task("T1", w)], {}, w] for w in ("12", "13")]
    flat = read(export(tmp_path, *done))
    names = ["workflow 12 T0", "workflow 12 T1", "workflow 13 T0", "workflow 13 T1"]
    assert [name for (name,) in rows(flat, "question")] == names


def test_tasks_within_a_task_are_questions(tmp_path: Path) -> None:
    inner = [task("T1", "a"), task("T2", [{"x": 1, "y": 2}]), task("T3", [task("T4", "b")])]
    flat = answered(tmp_path, inner, [task("T1", "c"), task("T4", "d")])
    assert rows(flat, "question", "label") == [("T1", "a"), ("T4", "b"), ("T1", "c"), ("T4", "d")]


def test_a_task_that_only_names_others_is_no_answer(tmp_path: Path) -> None:
    both = [task("T3", [{"task": "T1"}]), task("T1", "a")]
    flat = read(export(tmp_path, ["v", "1", both, {}, "9"], ["w", "1", both, {}, "9"]))
    assert rows(flat, "question", "label") == 2 * [("T1", "a")]
    assert not flat.skipped


def test_lists_to_select_from_are_questions_by_their_names(tmp_path: Path) -> None:
    chosen = [
        [
            {"select_label": "Land, sea", "option": True, "value": "3f", "label": land},
            {"option": False, "value": "other"},
        ]
        for land in ("Land", "Sea")
    ]
    flat = answered(tmp_path, *chosen)
    assert rows(flat, "question", "label") == [("T0 Land sea", "Land"), ("T0 Land sea", "Sea")]
    assert "Every label is the same, so the question isn’t offered: “T0 2”." in flat.notes
    one = {"select_label": "Main", "option": True, "label": "Land", "value": 0}
    assert rows(answered(tmp_path, one), "question", "label") == [("T0", "Land")]


SEEN = [
    {"choice": "DEER", "answers": {"HOWMANY": "2", "DOING": ["EATING", "RESTING"]}},
    {"choice": "HARE", "answers": {"HOWMANY": "1"}},
]


def test_species_of_one_picture_are_a_class_together(tmp_path: Path) -> None:
    flat = answered(tmp_path, SEEN, SEEN[:1], SEEN[::-1], [])
    assert labels(flat) == ['["DEER", "HARE"]', "DEER", '["DEER", "HARE"]']
    assert flat.question is None
    path = tmp_path / "classifications.csv"
    assert labels(read(path, several="first")) == ["DEER", "DEER", "HARE"]


def test_details_of_species_are_questions_on_demand(tmp_path: Path) -> None:
    done = [["v", "1", [task("T0", SEEN[:1])], {}, "9"], ["w", "1", [task("T0", SEEN)], {}, "9"]]
    flat = read(export(tmp_path, *done), details=True)
    assert rows(flat, "question", "label") == [
        ("T0", "DEER"),
        ("T0", '["DEER", "HARE"]'),
    ]
    assert skipped(flat) == {"A detail of one of several choices": [3, 3]}
    more = [["x", "1", [task("T0", [SEEN[1]])], {}, "9"]]
    flat = read(export(tmp_path, *done, *more), details=True)
    assert ("T0 HOWMANY", "1") in rows(flat, "question", "label")


def test_free_text_and_many_numbers_are_no_questions(tmp_path: Path) -> None:
    done = [
        [f"v{n}", "1", [task("T0", f"letter {n}"), task("T1", n / 7), task("T2", n % 2)], {}, "9"]
        for n in range(30)
    ]
    flat = read(export(tmp_path, *done))
    assert labels(flat) == 15 * ["0", "1"]
    assert {reason: len(at) for reason, at in skipped(flat).items()} == {
        "Free text, not a class": 30,
        "A number with many values, not a class": 30,
    }


def test_a_slider_with_few_steps_is_a_question(tmp_path: Path) -> None:
    assert labels(answered(tmp_path, *("1", "2", "3", 2, 1.0))) == ["1", "2", "3", "2", "1"]


@pytest.mark.parametrize(
    "value",
    [
        [{"x": 1, "y": 2, "tool": 0, "details": [{"value": 0}]}],
        [{"start": 1, "end": 4, "labelInformation": {"label": "name"}}],
        {"type": "FeatureCollection", "features": []},
        [[1, 2], [3, 4]],
    ],
)
def test_nothing_but_marks_is_refused_with_the_reason(tmp_path: Path, value: Any) -> None:
    with refused(ReadError, match="All were skipped: .*[Mm]arks a part of the item"):
        answered(tmp_path, value, value, None)


@pytest.mark.parametrize(
    "more", [{"taskType": "drawing"}, {"task_type": "transcription"}, {"markIndex": 0}]
)
def test_what_belongs_to_a_mark_is_no_answer(tmp_path: Path, more: dict[str, Any]) -> None:
    with refused(ReadError, match="arks a part of the item"):
        answered(tmp_path, "red", "blue", **more)


def test_text_that_is_called_so_is_no_question(tmp_path: Path) -> None:
    with refused(ReadError, match="Free text"):
        answered(tmp_path, "a", "b", taskType="text")


@pytest.mark.parametrize("cell", ["{", "[" * 100_000, "no JSON", '[{"task": "T0"'])
def test_broken_annotations_are_counted(tmp_path: Path, cell: str) -> None:
    done = [["v", "1", cell, {}, "9"], ["w", "1", [task("T0", "Yes")], {}, "9"]]
    flat = read(export(tmp_path, *done))
    assert labels(flat) == ["Yes"]
    assert skipped(flat) == {"The annotations aren’t valid JSON": [2]}


def test_without_a_name_the_address_is_the_worker_and_else_the_session(tmp_path: Path) -> None:
    columns = ["classification_id", "user_name", "user_ip", "metadata", "annotations"]
    yes, meta = [task("T0", "Yes")], {"session": "abc"}
    done = (["ada", "a1", meta], ["", "a2", meta], ["", "", meta], ["", "", "{"])
    cells = [[*who, yes, "9"] for who in done]
    flat = read(export(tmp_path, *cells, columns=[*columns, "subject_ids"]))
    assert [name for (name,) in rows(flat, "user_name")] == ["ada", "a2", "abc", ""]


def test_without_numbers_of_subjects_those_of_their_data_are_taken(tmp_path: Path) -> None:
    both = {"7": {}, "8": {}}
    done = [["v", "1", [task("T0", "a")], both, ""], ["w", "1", [task("T0", "b")], both, "7;8"]]
    assert rows(read(export(tmp_path, *done)), "subject_ids") == 2 * [("7;8",)]


def test_exports_can_be_read_together(tmp_path: Path) -> None:
    few = export(tmp_path, ["v", "12", [task("T0", "Yes")], {}, "501"])
    source = open_source(FOLDER / "zooniverse.csv", more=(few,), question="T0")
    assert read_labels(source).labels.n_labels == 6


def test_a_table_with_annotations_of_another_kind_is_left_alone(tmp_path: Path) -> None:
    assert key_of(save(tmp_path, "t.csv", "classification_id,annotations\n1,[]\n")) is None


REAL = pytest.mark.skipif(
    not REAL_FILES.is_dir(), reason="the real files are not beside the project"
)


def counts(name: str, question: str | None = None) -> tuple[int, int, int, int]:
    found = read_labels(open_source(REAL_FILES / name, question=question)).labels
    return found.n_labels, found.n_workers, found.n_items, found.n_classes


@REAL
@pytest.mark.parametrize(
    ("question", "expected"),
    [
        ("workflow 371 T5", (15, 7, 15, 3)),
        ("workflow 371 T2", (10, 5, 10, 3)),
        ("workflow 371 T4", (5, 3, 5, 2)),
        ("workflow 1962 T5", (25, 6, 25, 3)),
    ],
)
def test_questions_of_a_real_file(question: str, expected: tuple[int, ...]) -> None:
    assert counts("zooniverse-questions.csv", question) == expected


@REAL
def test_a_real_file_of_several_questions_is_asked_about() -> None:
    with refused(UnclearReadingError, match="“workflow 371 T2”.*--question"):
        open_source(REAL_FILES / "zooniverse-questions.csv")


@REAL
def test_a_real_survey() -> None:
    assert counts("zooniverse-survey.csv") == (62, 15, 5, 9)


@REAL
@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("zooniverse-flat-kenya.csv", (247, 13, 244, 23)),
        ("zooniverse-flat-supernova.csv", (300, 100, 60, 2)),
    ],
)
def test_real_files_that_scripts_flattened(name: str, expected: tuple[int, ...]) -> None:
    assert counts(name) == expected
