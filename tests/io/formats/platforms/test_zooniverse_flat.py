from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from crowdgui.core.errors import ReadError
from crowdgui.io.tabular.roles import ColumnRole
from tests.io.formats.samples import key_of, read, read_sample, rows, save, skipped
from tests.refusals import refused

if TYPE_CHECKING:
    from pathlib import Path

    from crowdgui.io.tabular.raw_table import RawTable

HEAD = "classification_id,user_name,subject_ids"


def table(folder: Path, columns: str, *cells: str) -> Path:
    """Save answers of three volunteers to each of the subjects 7 and 8."""
    lines = [f"{n},v{n % 3},{7 + n // 3},{each}" for n, each in enumerate(cells)]
    return save(folder, "flat.csv", "\n".join([f"{HEAD},{columns}", *lines]))


def asked(flat: RawTable) -> tuple[str, ...]:
    return flat.asked


def test_the_rows_of_a_classification_are_one_label() -> None:
    flat = read_sample("zooniverse_flat.csv")
    assert rows(flat, "user_name", "subject_ids", "choice") == [
        ("ada", "501", "ROBIN"),
        ("bo", "501", '["ROBIN", "WREN"]'),
        ("cy", "501", "WREN"),
        ("ada", "502", "WREN"),
        ("cy", "502", "ROBIN"),
    ]
    assert flat.roles == {
        ColumnRole.WORKER: "user_name",
        ColumnRole.ITEM: "subject_ids",
        ColumnRole.LABEL: "choice",
    }
    assert flat.places.tolist() == [2, 3, 5, 6, 8]
    assert skipped(flat) == {"Answered in “blank”, which isn’t read": [7]}
    assert flat.notes == (
        "Rows with a blank “choice” have “blank” instead, which isn’t read.",
        "1 classification has several rows, which are read as one label.",
    )


def test_the_first_species_is_taken_on_demand() -> None:
    choices = rows(read_sample("zooniverse_flat.csv", several="first"), "choice")
    assert choices[1] == ("ROBIN",)


def test_details_are_questions_on_demand() -> None:
    flat = read_sample("zooniverse_flat.csv", details=True)
    assert flat.asked == ("choice", "how_many")
    assert ColumnRole.LABEL not in flat.roles


def test_the_only_column_of_answers_is_the_label(tmp_path: Path) -> None:
    columns = "line_number,workflow_id,site,val,note,url"
    cells = [
        f"{n},5,s{n // 3},{'yes' if n % 2 else 'no'},text {n},http://x/{n // 3}" for n in range(12)
    ]
    flat = read(table(tmp_path, columns, *cells))
    assert flat.roles[ColumnRole.LABEL] == "val"
    assert flat.roles[ColumnRole.CONTENT] == "url"
    assert flat.asked == ("val",)
    assert "Free text, marks and numbers, not labels: “note”." in flat.notes


def test_several_columns_of_answers_are_questions(tmp_path: Path) -> None:
    flat = read(table(tmp_path, "a,b,c", "x,p,1", "y,q,1", "x,q,1", "y,p,1", "x,p,1", "x,q,1"))
    assert flat.asked == ("a", "b")
    assert ColumnRole.LABEL not in flat.roles


def test_marks_are_no_answers(tmp_path: Path) -> None:
    drawn = '"[[1, 2, 3]]"'
    flat = read(table(tmp_path, "first,beaks", f"Yes,{drawn}", "No,[]", f"Yes,{drawn}", "No,[]"))
    assert flat.asked == ("first",)
    with refused(ReadError, match="No column holds labels with few classes"):
        read(table(tmp_path, "beaks", drawn, "[]", drawn))


def test_a_column_of_tasks_names_the_questions(tmp_path: Path) -> None:
    flat = read(table(tmp_path, "task,answer", "T0,x", "T0,y", "T1,x", "T0,x", "T1,y", "T1,NA"))
    assert flat.question == "question"
    assert [name for (name,) in rows(flat, "question")] == ["T0", "T0", "T1", "T0", "T1"]
    flat = read(table(tmp_path, "workflow_id,task,val", "1,T0,x", "1,T0,y", "2,T0,x", "2,T1,y"))
    names = [name for (name,) in rows(flat, "question")]
    assert names == ["workflow 1 T0", "workflow 1 T0", "workflow 2 T0", "workflow 2 T1"]


def test_visitors_are_one_worker_and_that_is_said(tmp_path: Path) -> None:
    cells = "\n".join(f"{n},Visitor,{n},{'xy'[n % 2]}" for n in range(3))
    flat = read(save(tmp_path, "flat.csv", f"{HEAD},answer\n{cells}"))
    assert "“Visitor” is everyone who was not logged in, read as one worker." in flat.notes


def extracted(folder: Path, extractor: str, columns: str, *cells: str) -> Path:
    head = f"classification_id,user_name,user_id,workflow_id,task,subject_id,extractor,{columns}"
    lines = [f"{n},v{n % 3},,5,T0,{n // 3},{extractor},{each}" for n, each in enumerate(cells)]
    return save(folder, "extractions.csv", "\n".join([head, *lines]))


def test_an_extraction_has_a_column_for_each_answer(tmp_path: Path) -> None:
    columns = "data.no,data.yes,data.aggregation_version"
    cells = (",1.0,4.1", "1.0,,4.1", "1.0,1.0,4.1", ",,4.1")
    flat = read(extracted(tmp_path, "question_extractor", columns, *cells))
    assert rows(flat, "user_name", "subject_id", "answer") == [
        ("v0", "0", "yes"),
        ("v1", "0", "no"),
        ("v2", "0", '["no", "yes"]'),
    ]
    assert flat.roles[ColumnRole.LABEL] == "answer"


def test_an_extraction_of_a_survey_has_the_choice(tmp_path: Path) -> None:
    columns = "data.choice,data.answers_howmany.1"
    flat = read(extracted(tmp_path, "survey_extractor", columns, "deer,1", "hare,", "deer,"))
    assert [choice for (choice,) in rows(flat, "choice")] == ["deer", "hare", "deer"]


def test_an_extraction_of_marks_is_refused(tmp_path: Path) -> None:
    path = extracted(tmp_path, "point_extractor", "data.x,data.y", '"[1, 2]","[3, 4]"')
    with refused(ReadError, match="arks a part of the item|No column holds labels"):
        read(path)


@pytest.mark.parametrize(
    ("header", "said"),
    [
        ("subject_id,workflow_id,task,reducer,data.yes", "aggregated results"),
        ("subject_id,project_id,workflow_id,metadata,locations", "a list of subjects"),
        ("workflow_id,display_name,version,tasks", "a list of workflows"),
    ],
)
def test_other_exports_of_the_site_are_refused_by_name(
    tmp_path: Path, header: str, said: str
) -> None:
    path = save(tmp_path, "other.csv", f"{header}\n{','.join('1' * (header.count(',') + 1))}\n")
    assert key_of(path) == "zooniverse-flat"
    with refused(ReadError, match=said):
        read(path)


def test_a_table_without_volunteers_is_refused(tmp_path: Path) -> None:
    path = save(tmp_path, "flat.csv", "subject_ids,classification_id,choice\n7,1,DEER\n")
    with refused(ReadError, match="No column names the volunteers"):
        read(path)


@pytest.mark.parametrize(
    "header",
    [
        "user_name,item,label",
        "subject_id,rater,label",
        "subject_ids,choice",
        "classification_id,subject_id,annotator,label",
    ],
)
def test_other_tables_are_left_alone(tmp_path: Path, header: str) -> None:
    assert key_of(save(tmp_path, "t.csv", f"{header}\na,b,c\n")) is None
