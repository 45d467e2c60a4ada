from __future__ import annotations

import csv
import json
from typing import TYPE_CHECKING

import pytest

from crowdgui.core.errors import ReadError
from crowdgui.io.importing.read_labels import read_labels
from crowdgui.io.importing.sources import open_source
from crowdgui.io.tabular.raw_table import RowUnit
from crowdgui.io.tabular.roles import ColumnRole
from tests.folders import REAL_FILES
from tests.io.formats.samples import FOLDER, key_of, read, read_sample, rows, save, skipped
from tests.io.formats.workbooks import write_xlsx
from tests.refusals import refused

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from crowdgui.io.tabular.raw_table import RawTable

ANSWERS = ("respondent", "item", "label")

SCALE = ("agree", "disagree", "unsure")

OTHERS = ("disagree", "agree", "disagree")

MORE = ("unsure", "unsure", "agree")


def table(folder: Path, names: Sequence[str], *cells: Sequence[str], name: str = "s.csv") -> Path:
    path = folder / name
    with path.open("w", newline="", encoding="utf-8") as file:
        csv.writer(file).writerows([names, *cells])
    return path


def survey(folder: Path, ids: str, *cells: Sequence[str], words: str = "") -> Path:
    """Save responses to questions of these names and import ids, with all three header rows."""
    names, marks = zip(*(each.split("=") for each in ids.split()), strict=True)
    header = ["ResponseId", *names]
    wording = ["Response ID", *(words or " ".join(names)).split(" ")]
    imported = [json.dumps({"ImportId": mark}) for mark in ("_recordId", *marks)]
    responses = [[f"R_{n}", *each] for n, each in enumerate(cells)]
    return table(folder, header, wording, imported, *responses)


def said(flat: RawTable) -> str:
    return " ".join(flat.notes)


def cells_of(name: str) -> list[list[str]]:
    with (FOLDER / name).open(newline="", encoding="utf-8") as file:
        return list(csv.reader(file))


def test_a_question_asked_again_has_the_rounds_as_items() -> None:
    flat = read_sample("qualtrics.csv")
    assert rows(flat, *ANSWERS) == [
        ("R_1", "1", "cat"),
        ("R_1", "2", "dog"),
        ("R_1", "3", "cat"),
        ("R_2", "1", "cat"),
        ("R_2", "2", "cat"),
        ("R_4", "1", "dog"),
        ("R_4", "2", "dog"),
    ]
    assert flat.question is None
    assert flat.roles == {
        ColumnRole.WORKER: "respondent",
        ColumnRole.ITEM: "item",
        ColumnRole.LABEL: "label",
        ColumnRole.CONTENT: "wording",
    }
    assert {text for (text,) in rows(flat, "wording")} == {"What is in this picture?"}
    assert flat.places.tolist() == [5, 5, 5, 6, 6, 8, 8]


def test_previews_are_skipped_and_unfinished_responses_are_said() -> None:
    flat = read_sample("qualtrics.csv")
    assert skipped(flat) == {"A preview or test of the survey": [7]}
    assert flat.notes == (
        "1 response is unfinished; its labels are read.",
        "3 respondents are the workers; 3 questions are the items.",
        "1 question has no scale in common with others and isn’t read: “Q7”.",
    )


@pytest.mark.parametrize("gone", [(1,), (2,), (1, 2)])
def test_rows_below_the_header_may_be_gone(tmp_path: Path, gone: tuple[int, ...]) -> None:
    own = cells_of("qualtrics.csv")
    path = table(tmp_path, *[row for n, row in enumerate(own) if n not in gone])
    assert key_of(path) == "qualtrics"
    assert rows(read(path), *ANSWERS) == rows(read_sample("qualtrics.csv"), *ANSWERS)


def test_a_tab_separated_export_is_the_same(tmp_path: Path) -> None:
    text = "\r\n".join(
        "\t".join(f'"{cell.replace(chr(34), 2 * chr(34))}"' for cell in row)
        for row in cells_of("qualtrics.csv")
    )
    path = save(tmp_path, "export.tsv", text.encode("utf-16"))
    assert rows(read(path), *ANSWERS) == rows(read_sample("qualtrics.csv"), *ANSWERS)


@pytest.mark.usefixtures("harmless")
@pytest.mark.parametrize("name", ["qualtrics.csv", "survey.csv"])
def test_a_workbook_of_responses_is_the_same(tmp_path: Path, name: str) -> None:
    path = write_xlsx(tmp_path / "responses.xlsx", cells_of(name))
    flat = read(path)
    assert flat.counted_by is RowUnit.ROW
    assert rows(flat, *ANSWERS) == rows(read_sample(name), *ANSWERS)


def test_an_old_export_names_its_columns_in_the_second_row(tmp_path: Path) -> None:
    names = ["V1", "V2", "V3", "Q1_1", "Q1_2", "Q1_3"]
    path = table(
        tmp_path,
        names,
        ["ResponseID", "StartDate", "Finished", "Like-a", "Like-b", "Like-c"],
        ["R_1", "2017-07-18 08:28:09", "1", "1", "2", "2"],
        ["R_2", "2017-07-18 09:28:09", "1", "1", "1", "2"],
    )
    assert rows(read(path), *ANSWERS, "wording")[:2] == [
        ("R_1", "Q1_1", "1", "Like-a"),
        ("R_1", "Q1_2", "2", "Like-b"),
    ]


def test_several_scales_are_several_questions(tmp_path: Path) -> None:
    ids = " ".join(f"Q{q}_{n}=QID{q}_{n}" for q in (1, 2) for n in (1, 2, 3))
    flat = read(survey(tmp_path, ids, ["1", "2", "1", *SCALE], ["2", "2", "1", *SCALE]))
    assert flat.question == "question"
    assert set(rows(flat, "question")) == {("Q1",), ("Q2",)}
    assert rows(flat, "item", "label")[:2] == [("Q1_1", "1"), ("Q1_2", "2")]


def test_several_questions_come_with_what_they_ask(tmp_path: Path) -> None:
    names = [f"Q{q}_{n}" for q in (1, 2, 3) for n in (1, 2, 3)]
    asks = "How clear is\nthis answer?", "Would you use it?"
    words = [*(f"{asks[0]} - Answer {n}" for n in (1, 2, 3)), *3 * [asks[1]], "Up", "Down", "Left"]
    marks = [json.dumps({"ImportId": name.replace("Q", "QID")}) for name in names]
    given = [["R_1", *"121", *SCALE, *"343"], ["R_2", *"221", *SCALE, *"434"]]
    header = [["ResponseId", *names], ["Response ID", *words]]
    flat = read(table(tmp_path, *header, [json.dumps({"ImportId": "_recordId"}), *marks], *given))
    assert set(rows(flat, "question")) == {("Q1",), ("Q2",), ("Q3",)}
    # Rows that share no words leave the question its name alone.
    assert flat.asks == {"Q1": "How clear is this answer?", "Q2": "Would you use it?"}


def test_single_questions_with_like_answers_are_items_together(tmp_path: Path) -> None:
    ids = "A=QID1 B=QID2 C=QID3 Age=QID4 Colour=QID5"
    answers = (["yes", "no", "no", "1", "red"], ["no", "no", "yes", "2", "blue"])
    flat = read(survey(tmp_path, ids, *answers))
    assert [item for (item,) in rows(flat, "item")] == 2 * ["A", "B", "C"]
    assert "“Age”" in said(flat)
    assert "“Colour”" in said(flat)


def test_numbers_about_respondents_are_no_items(tmp_path: Path) -> None:
    ids = "A=QID1 B=QID2 C=QID3 D=QID4"
    words = "One Two Three Gender"
    flat = read(survey(tmp_path, ids, list("1212"), list("2121"), list("1122"), words=words))
    assert {item for (item,) in rows(flat, "item")} == {"A", "B", "C"}


def test_boxes_of_a_question_are_one_answer(tmp_path: Path) -> None:
    ids = " ".join(f"Q{q}_{n}=QID{q}" for q in (1, 2, 3) for n in (1, 2))
    flat = read(
        survey(
            tmp_path,
            ids,
            ["cat", "dog", "cat", "", "", "dog"],
            ["cat", "", "cat", "dog", "", ""],
            ["", "", "", "dog", "cat", ""],
        )
    )
    assert rows(flat, *ANSWERS)[:3] == [
        ("R_0", "Q1", '["cat", "dog"]'),
        ("R_0", "Q2", "cat"),
        ("R_0", "Q3", "dog"),
    ]


@pytest.mark.parametrize(
    "name", ["X_TEXT=QID9_TEXT", "X=QID9_DO", "X_First Click=QID9_FIRST_CLICK", "PID=PID"]
)
def test_what_is_beside_the_answers_is_no_question(tmp_path: Path, name: str) -> None:
    flat = read(survey(tmp_path, f"A=QID1 B=QID2 C=QID3 {name.replace(' ', '')}", list("1212")
                       , list("2121")))  # fmt: skip
    assert {item for (item,) in rows(flat, "item")} == {"A", "B", "C"}
    assert "isn’t read" not in said(flat)


def test_sliders_and_texts_make_no_scale(tmp_path: Path) -> None:
    ids = " ".join(f"Q1_{n}=QID1_{n}" for n in (1, 2, 3))
    slider = [[str(37 * n % 101), str(n), str(3 * n)] for n in range(30)]
    with refused(ReadError, match="Fewer than 3 questions of this survey"):
        read(survey(tmp_path, ids, *slider))


def test_one_respondent_is_refused(tmp_path: Path) -> None:
    with refused(ReadError, match="only one respondent"):
        read(survey(tmp_path, "A=QID1 B=QID2 C=QID3", list("121")))


def test_a_survey_without_responses_is_refused(tmp_path: Path) -> None:
    with refused(ReadError, match="no responses yet"):
        read(survey(tmp_path, "A=QID1 B=QID2 C=QID3"))


def test_answers_to_a_form_are_labels_of_its_questions() -> None:
    flat = read_sample("survey.csv")
    assert rows(flat, *ANSWERS)[:4] == [
        ("ada@example.org", "Is the first joke funny?", "Yes"),
        ("ada@example.org", "Is the second joke funny?", "No"),
        ("ada@example.org", "Is the third joke funny?", "Yes"),
        ("bo@example.org", "Is the first joke funny?", "No"),
    ]
    assert flat.notes == (
        "3 respondents are the workers; 3 questions are the items.",
        "2 questions have no scale in common with others and aren’t read: “Which one is best, and "
        "why?”, “How old are you?”.",
    )


GRID = ("How good is it? [one]", "How good is it? [two]", "How good is it? [three]")


@pytest.mark.parametrize("first", ["Timestamp", "Zeitstempel", "Marca temporal", "タイムスタンプ"])
def test_rows_of_a_grid_are_items(tmp_path: Path, first: str) -> None:
    path = table(tmp_path, [first, *GRID], ["1/2/2024", *SCALE], ["1/3/2024", *SCALE])
    assert key_of(path) == "survey"
    assert rows(read(path), *ANSWERS)[:2] == [
        ("s 1", "one", "agree"),
        ("s 1", "two", "disagree"),
    ]


def test_points_of_a_quiz_are_no_answers(tmp_path: Path) -> None:
    asked = ["Is A right?", "Is B right?", "Is C right?"]
    beside = [f"{each} [{what}]" for each in asked for what in ("Score", "Feedback")]
    points = ["1.00 / 1", "well done"] * 3
    path = table(
        tmp_path,
        ["Timestamp", "Total score", *asked, *beside],
        *(["1/2/2024", "3.00 / 3", *answers, *points] for answers in (SCALE, OTHERS, MORE)),
    )
    assert {item for (item,) in rows(read(path), "item")} == set(asked)


def test_a_second_header_row_names_the_parts_of_questions(tmp_path: Path) -> None:
    names = ["Respondent ID", "Collector ID", "How good is each?", "", "", "Why?"]
    path = table(
        tmp_path,
        names,
        ["", "", "one", "two", "three", "Open-Ended Response"],
        ["11", "7", *SCALE, "because"],
        ["12", "7", *SCALE, "so"],
    )
    flat = read(path)
    assert rows(flat, *ANSWERS, "wording")[1] == ("11", "two", "disagree", "How good is each?\ntwo")
    assert "“Why?”" in said(flat)


@pytest.mark.parametrize(
    ("names", "worker"),
    [
        ("ID,Start time,Completion time,Email,Name,A,B,C,Points - A", "5"),
        ("id,submitdate,lastpage,startlanguage,seed,Q[1],Q[2],Q[3],groupTime1", "5"),
        ("Response ID,Date submitted,Last page,Seed,Start language,A,B,C,Total time", "5"),
    ],
)
def test_other_tools_are_known_by_their_own_columns(
    tmp_path: Path, names: str, worker: str
) -> None:
    answers = (SCALE, OTHERS, MORE)
    cells = [[str(5 + n), "x", "y", "anonymous", "", *a, "1.5"] for n, a in enumerate(answers)]
    path = table(tmp_path, names.split(","), *cells)
    assert key_of(path) == "survey"
    flat = read(path)
    assert len(rows(flat, *ANSWERS)) == 9
    assert rows(flat, "respondent", "label")[:2] == [(worker, "agree"), (worker, "disagree")]


def test_participants_without_items_are_workers(tmp_path: Path) -> None:
    names = ["PROLIFIC_PID", "age", "q1", "q2", "q3"]
    cells = [[f"5f{n}", str(30 + n), *each] for n, each in enumerate((SCALE, OTHERS, MORE))]
    assert rows(read(table(tmp_path, names, *cells)), *ANSWERS)[0] == ("5f0", "q1", "agree")
    again = table(tmp_path, ["PROLIFIC_PID", "image", "label"], *[["5f1", "a", "x"]] * 3)
    assert key_of(again) is None


def test_a_list_of_participants_is_refused(tmp_path: Path) -> None:
    path = table(tmp_path, ["Submission id", "Participant id", "Status", "Age"], list("abcd"))
    with refused(ReadError, match="a list of participants without labels"):
        read(path)


@pytest.mark.parametrize(
    "header",
    [
        "Timestamp,worker,item,label",
        "timestamp,user,text,sentiment",
        "ResponseId,item,label",
        "Timestamp,a,b,c",
    ],
)
def test_tables_of_labels_are_left_alone(tmp_path: Path, header: str) -> None:
    path = save(tmp_path, "t.csv", f"{header}\n1,2,3,4\n1,2,4,4\n")
    assert key_of(path) is None


@pytest.mark.skipif(not REAL_FILES.is_dir(), reason="the real files are not beside the project")
def test_a_real_survey_of_one_respondent() -> None:
    with refused(ReadError, match="only one respondent"):
        open_source(REAL_FILES / "qualtrics.csv")


def test_the_counts_of_a_survey() -> None:
    found = read_labels(open_source(FOLDER / "qualtrics.csv")).labels
    assert (found.n_labels, found.n_workers, found.n_items, found.n_classes) == (7, 3, 3, 2)
