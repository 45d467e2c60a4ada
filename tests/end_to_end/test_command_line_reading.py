"""Files, formats, questions and recipes on the command line."""

from __future__ import annotations

import csv
import json
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
import xlsxwriter

from crowdgui.analysis import open_labels
from crowdgui.cli import main
from crowdgui.cli.main import BAD_INPUT
from crowdgui.io.importing.assistant.checks import run_checks
from crowdgui.io.importing.lists.class_map import ClassMap
from crowdgui.io.importing.recipes import build_recipe, recipe_text
from crowdgui.io.importing.sources import open_source
from tests.folders import ROOT, TESTS
from tests.label_files import write_annotations

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path


PLATFORMS = TESTS / "data" / "formats"


@pytest.fixture
def report(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> Callable[..., tuple[int, pytest.CaptureResult[str]]]:
    def report(*words: Path | str) -> tuple[int, pytest.CaptureResult[str]]:
        status = main(["report", *map(str, words), "--rule", "mv", "--out", str(tmp_path / "out")])
        return status, capsys.readouterr()

    return report


@pytest.fixture
def labels(tmp_path: Path) -> Path:
    path = tmp_path / "labels.csv"
    rows = [f"w{i % 3},t{i // 3},{('Cat', 'cat', 'dog')[i * 5 % 3]}" for i in range(30)]
    path.write_text("\n".join(["worker,item,label", *rows]) + "\n", encoding="utf-8")
    return path


def classes(tmp_path: Path) -> set[str]:
    with (tmp_path / "out" / "labels.csv").open(encoding="utf-8", newline="") as file:
        return {row["label"] for row in csv.DictReader(file)}


def test_several_files_are_a_worker_each(
    tmp_path: Path, report: Callable[..., tuple[int, pytest.CaptureResult[str]]]
) -> None:
    for name in ("ann", "bo", "cy"):
        (tmp_path / f"{name}.csv").write_text("item,label\n1,cat\n2,dog\n", encoding="utf-8")
    status, said = report(*(tmp_path / f"{name}.csv" for name in ("ann", "bo", "cy")))
    assert status == 0
    assert "3 workers" in said.out


def test_a_format_and_a_question_are_named(
    tmp_path: Path, report: Callable[..., tuple[int, pytest.CaptureResult[str]]]
) -> None:
    path = PLATFORMS / "label_studio.json"
    assert report(path, "--format", "label-studio", "--question", "stars")[0] == 0
    assert classes(tmp_path) == {"2"}
    status, said = report(path, "--format", "labelbox")
    assert status == BAD_INPUT
    assert "label_studio.json" in said.err
    assert report(path, "--question", "weight")[0] == BAD_INPUT


def test_a_question_is_refused_where_there_is_but_one(
    tmp_path: Path, report: Callable[..., tuple[int, pytest.CaptureResult[str]]], labels: Path
) -> None:
    status, said = report(labels, "--question", "mood")
    assert status == BAD_INPUT
    assert said.err == "labels.csv: There is only one question, so none can be chosen.\n"
    path = tmp_path / "appen.csv"
    path.write_text(
        "_unit_id,_golden,_worker_id,mood,mood_gold,topic,topic_gold,text\n"
        "1,false,7,sad,,news,,it rains\n1,false,8,glad,,sport,,it rains\n",
        encoding="utf-8",
    )
    status, said = report(path, "--question", "taste")
    assert status == BAD_INPUT
    assert said.err == (
        "appen.csv: There is no question “taste”. The questions are “mood”, “topic”.\n"
    )


def test_a_recipe_says_how_files_are_read(
    tmp_path: Path, report: Callable[..., tuple[int, pytest.CaptureResult[str]]], labels: Path
) -> None:
    reading = open_source(labels).reading
    reading = replace(reading, classes=ClassMap(fold=True, words=(("cat", "feline"),)))
    recipe = tmp_path / "recipe.json"
    columns = ("worker", "item", "label")
    recipe.write_text(recipe_text(build_recipe(reading, columns)), encoding="utf-8")
    assert report(labels, "--recipe", recipe)[0] == 0
    assert classes(tmp_path) <= {"feline", "dog"}
    status, said = report(labels, "--recipe", recipe, "--worker", "worker")
    assert status == BAD_INPUT
    assert "The recipe already sets --worker." in said.err
    other = tmp_path / "other.csv"
    other.write_text("who,item,label\na,1,x\n", encoding="utf-8")
    status, said = report(other, "--recipe", recipe)
    assert status == BAD_INPUT
    assert "other.csv: This file lacks columns of the recipe: “worker”." in said.err
    assert report(labels, "--recipe", labels)[0] == BAD_INPUT


def test_what_the_window_says_of_a_file_is_said_here_too(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def said(path: Path, *words: str) -> str:
        assert main(["report", str(path), "--out", str(tmp_path / "out"), *words]) == 0
        return capsys.readouterr().err

    rows = [
        (f"w{w}", f"i{i}", "NA" if i == w else "ab"[i % 2]) for i in range(12) for w in range(3)
    ]
    book = tmp_path / "book.xlsx"
    with xlsxwriter.Workbook(book) as workbook:
        for name in ("May", "June"):
            sheet = workbook.add_worksheet(name)
            for place, cells in enumerate([("worker", "item", "label"), *rows]):
                sheet.write_row(place, 0, cells)
    found = said(book)
    assert "Sheet “May” was read. There is also: June." in found
    assert "“NA” is read as a class." in found
    assert '--no-answer="NA"' in found
    assert "is read as a class" not in said(book, "--no-answer=NA")
    assert "is read as a class" not in said(book, "--no-answer=")

    lines = "\n".join(f"{w},{i},{'oui' if label == 'a' else 'évité'}" for w, i, label in rows)
    plain = tmp_path / "latin.csv"
    plain.write_bytes(f"worker,item,label\n{lines}".encode("cp1252"))
    assert "it was read as cp1252" in said(plain)
    plain.write_text(f"worker,item,label\n{lines}".replace("évité", " "), "utf-8")
    assert '--no-answer=" "' in said(plain)
    assert said(plain, "--no-answer= ") == ""
    plain.write_text(
        "worker,item,label\n"
        + "\n".join(f"{w},{i},{'yes' if label == 'a' else 'no'}" for w, i, label in rows),
        "utf-8",
    )
    assert said(plain) == ""


def test_what_may_be_meant_otherwise_is_pointed_out_once_for_all_questions(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    rows = [
        f"w{w},i{i},{question},{'N/A' if i == w else 'ab'[i % 2]}"
        for question in ("mood", "place")
        for i in range(12)
        for w in range(3)
    ]
    path = tmp_path / "a.csv"
    path.write_text("\n".join(["worker,item,question,label", *rows]), "utf-8")
    words = ["report", str(path), "--questions", "all", "--out", str(tmp_path / "out")]
    assert main(words) == 0
    assert capsys.readouterr().err.count("“N/A” is read as a class.") == 1
    assert main([*words, "--no-answer", "N/A"]) == 0
    assert "is read as a class" not in capsys.readouterr().err


@pytest.mark.parametrize(
    ("item", "said"),
    [
        ("1.2345{}E+17", "A spreadsheet has rounded IDs, such as “1.23450E+17”"),
        ("123456789012{}00000", "A spreadsheet has rounded IDs, such as “123456789012000000”"),
        ("123456789012345{}1", ""),
        ("a+{}", ""),
    ],
)
def test_ids_that_a_spreadsheet_has_rounded_are_pointed_out(
    item: str, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    rows = [f"w{w},{item.format(i)},{'ab'[i % 2]}" for i in range(8) for w in range(3)]
    path = tmp_path / "a.csv"
    path.write_text("\n".join(["worker,item,label", *rows]), "utf-8")
    assert main(["report", str(path), "--out", str(tmp_path / "out")]) == 0
    found = capsys.readouterr().err
    assert found.startswith(said) if said else not found
    checks = run_checks(read := open_labels(path), read.source)
    assert any("rounded IDs" in check.sentence for check in checks) == bool(said)


@pytest.mark.parametrize("name", ["gold", "Ground Truth", "consensus", "Final label", "prediction"])
def test_a_worker_who_is_named_as_a_result_is_pointed_out(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    rows = [f"{w},i{i},{'ab'[i % 2]}" for i in range(8) for w in (name, "ann", "final fantasy fan")]
    path = tmp_path / "a.csv"
    path.write_text("\n".join(["worker,item,label", *rows]), "utf-8")
    assert main(["report", str(path), "--out", str(tmp_path / "out")]) == 0
    said = f"Named as known true labels or a result, and read as labels of workers: “{name}”."
    assert said in capsys.readouterr().err
    checks = run_checks(read := open_labels(path), read.source)
    assert any(check.sentence.endswith(f"a result are: {name}") for check in checks)


@pytest.mark.parametrize(
    ("column", "cells", "said"),
    [
        ("status", ("Rejected", "Approved"), "says “Rejected” of 2 labels, which count"),
        ("Review_State", ("TIMED-OUT", ""), "says “TIMED-OUT” of 2 labels, which count"),
        ("was_cancelled", ("True", "False"), "says “True” of 2 labels, which count"),
        ("isValid", ("0", "1"), "says “0” of 2 labels, which count"),
        ("status", ("Approved", "Submitted"), ""),
        ("was_cancelled", ("", "False"), ""),
        ("estate", ("Rejected", "b"), ""),
    ],
)
def test_labels_that_a_column_calls_rejected_are_pointed_out(
    column: str,
    cells: tuple[str, str],
    said: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    rows = [
        f"w{w},i{i},{'ab'[(i + w // 2) % 2]},{cells[i > 1 or w > 0]}"
        for i in range(8)
        for w in range(3)
    ]
    path = tmp_path / "a.csv"
    path.write_text("\n".join([f"worker,item,label,{column}", *rows]), "utf-8")
    assert main(["report", str(path), "--out", str(tmp_path / "out")]) == 0
    found = capsys.readouterr().err
    assert found.startswith(f"The column “{column}” {said}") if said else not found
    checks = run_checks(read := open_labels(path), read.source)
    assert any("like the others" in check.sentence for check in checks) == bool(said)


@pytest.mark.parametrize(("other", "said"), [(1, True), (2, False)])
def test_a_column_of_counts_says_of_no_label_that_it_was_rejected(
    other: int, said: bool, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    rows = [f"w{w},i{i},{'ab'[(i + w // 2) % 2]},{w * other}" for i in range(8) for w in range(2)]
    path = tmp_path / "a.csv"
    path.write_text("\n".join(["worker,item,label,approved", *rows]), "utf-8")
    assert main(["report", str(path), "--out", str(tmp_path / "out")]) == 0
    assert ("says “0” of" in capsys.readouterr().err) == said


@pytest.mark.parametrize("option", ["--left", "--right"])
def test_one_side_alone_makes_no_comparison(
    option: str, report: Callable[..., tuple[int, pytest.CaptureResult[str]]]
) -> None:
    status, said = report(ROOT / "resources" / "samples" / "six-friends.csv", option, "photo")
    assert status == BAD_INPUT
    assert f"{option} needs both: add --left and --right." in said.err


@pytest.mark.parametrize(
    ("row", "said", "found"),
    [
        ("Total,i99,x", "Named as totals, and read like the others: “Total”.", "Named as totals"),
        (
            "w1,Kappa:,0.7",
            "Named as totals, and read like the others: “Kappa:”.",
            "Named as totals",
        ),
        ("W 1,i99,a", "Possible duplicate workers: “w1” and “W 1”.", "Possible duplicate workers"),
        ("w3,i0 ,a", "Possible duplicate items: “i0” and “i0 ”.", "Possible duplicate items"),
        ("worker,gold,b", "Named as their column, as below another header: “worker”.", "Named as"),
        ("Max,i99,a", "", ""),
    ],
)
def test_totals_and_ids_spelt_in_two_ways_are_pointed_out(
    row: str, said: str, found: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    rows = [f"w{w},i{i},{'ab'[(i + w // 2) % 2]}" for i in range(8) for w in range(3)]
    path = tmp_path / "a.csv"
    path.write_text("\n".join(["worker,item,label", *rows, row]), "utf-8")
    assert main(["report", str(path), "--out", str(tmp_path / "out")]) == 0
    err = capsys.readouterr().err
    assert err.startswith(said) if said else not err
    checks = run_checks(read := open_labels(path), read.source)
    assert any(found and check.sentence.startswith(found) for check in checks) == bool(said)


@pytest.mark.parametrize("names", ["annotator{0},label{0}", "annotator_{0}_id,annotator_{0}_label"])
def test_workers_in_columns_beside_their_labels_are_refused(
    names: str, tmp_path: Path, report: Callable[..., tuple[int, pytest.CaptureResult[str]]]
) -> None:
    header = ",".join(["item", *(names.format(n) for n in (1, 2, 3))])
    rows = [
        ",".join([f"i{i}", *(f"w{(i + n) % 5},{'ab'[(i + n // 2) % 2]}" for n in range(3))])
        for i in range(20)
    ]
    path = tmp_path / "a.csv"
    path.write_text("\n".join([header, *rows]), "utf-8")
    status, said = report(path)
    assert status == BAD_INPUT
    assert "name workers, each with the label in another column" in said.err
    assert report(path, "--row", "item")[0] == 0


def test_a_format_whose_files_may_be_workers_names_the_option(
    tmp_path: Path, report: Callable[..., tuple[int, pytest.CaptureResult[str]]]
) -> None:
    task = '{{"_input_hash": {0}, "_task_hash": {0}, "label": "A", "answer": "{1}"}}'
    files = []
    for name, answer in (("ann", "accept"), ("bo", "reject")):
        files.append(tmp_path / f"{name}.jsonl")
        files[-1].write_text("\n".join(task.format(n, answer) for n in range(5)), "utf-8")
    status, said = report(*files)
    assert status == BAD_INPUT
    assert said.err.endswith("On the command line that is --worker-from file.\n")
    assert "--worker-from" not in report(files[0])[1].err
    assert report(*files, "--worker-from", "file")[0] == 0


@pytest.mark.parametrize("void", [0, 3])
def test_a_file_of_one_void_label_does_not_keep_the_others_from_being_read(
    void: int, tmp_path: Path, report: Callable[..., tuple[int, pytest.CaptureResult[str]]]
) -> None:
    files = write_annotations(tmp_path, void=void)
    status, said = report(*files)
    assert status == 0
    assert "11 labels, 3 workers, 4 items" in said.out
    assert f"{void}.json: No labels are left. All were skipped" in said.err
    assert "The file is skipped." in said.err
    assert report(files[void])[0] == BAD_INPUT


def test_a_void_file_does_not_keep_the_questions_of_others_from_being_read(
    tmp_path: Path, report: Callable[..., tuple[int, pytest.CaptureResult[str]]]
) -> None:
    files = [tmp_path / "void.json", tmp_path / "labels.json"]
    for path, cancelled in zip(files, (True, False), strict=True):
        results = [
            {"from_name": question, "type": "choices", "value": {"choices": [question + "yes"]}}
            for question in ("a", "b")
        ]
        records = [
            {
                "id": item,
                "data": {},
                "annotations": [
                    {"completed_by": worker, "was_cancelled": cancelled, "result": results}
                    for worker in (1, 2, 3)
                ],
            }
            for item in range(4)
        ]
        path.write_text(json.dumps(records), "utf-8")
    status, said = report(*files, "--questions", "all")
    assert status == 0
    assert "void.json: No labels are left." in said.err
    assert "The file is skipped." in said.err
    assert report(files[0], "--questions", "all")[0] == BAD_INPUT


def test_files_that_are_not_unicode_are_named(
    tmp_path: Path, report: Callable[..., tuple[int, pytest.CaptureResult[str]]]
) -> None:
    names = ["a.csv", "b.csv"]
    for name in names:
        rows = [f"{name[0]}{w},i{i},{'oui' if i % 2 else 'déjà'}" for i in range(8) for w in "12"]
        text = "\n".join(["worker,item,label", *rows])
        (tmp_path / name).write_text(text, "cp1252" if name == "b.csv" else "utf-8")
    status, said = report(*(tmp_path / name for name in names))
    assert status == 0
    assert "b.csv: The file isn’t Unicode: it was read as cp1252." in said.err
    assert "a.csv:" not in said.err
    checks = run_checks(read := open_labels(tmp_path / "b.csv"), read.source)
    assert any(check.sentence == "Text encoding: Windows-1252" for check in checks)


def test_the_export_of_a_platform_that_was_saved_in_another_encoding_is_pointed_out(
    tmp_path: Path, report: Callable[..., tuple[int, pytest.CaptureResult[str]]]
) -> None:
    names = ("HITId", "AssignmentId", "WorkerId", "AssignmentStatus", "Input.text", "Answer.tone")
    rows = [
        f"h{i},a{i}{w},{w},Submitted,text {i},{'oui' if i % 2 else 'déjà'}"
        for i in range(8)
        for w in ("A1", "B2", "C3")
    ]
    path = tmp_path / "batch.csv"
    path.write_text("\n".join([",".join(names), *rows]), "cp1252")
    status, said = report(path)
    assert status == 0
    assert "it was read as cp1252" in said.err


@pytest.mark.parametrize("cells", [("True", "False"), ("1", "0"), ("yes", "")])
def test_a_flag_that_there_is_a_gold_label_is_none(
    cells: tuple[str, str],
    tmp_path: Path,
    report: Callable[..., tuple[int, pytest.CaptureResult[str]]],
) -> None:
    rows = [f"{w},i{i},{'ab'[i % 2]},{cells[i % 3 > 0]}" for i in range(12) for w in "123"]
    path = tmp_path / "labels.csv"
    path.write_text("\n".join(["worker,item,label,gold", *rows]), "utf-8")
    status, said = report(path)
    assert status == 0
    assert "2 classes" in said.out
    assert "gold" not in said.out


@pytest.mark.parametrize("labels", [("Y", "N"), ("Yes", "No"), ("1.0", "0.0"), ("True", "False")])
def test_gold_of_yes_and_no_in_other_words_than_the_labels_is_not_lost_in_silence(
    labels: tuple[str, str],
    tmp_path: Path,
    report: Callable[..., tuple[int, pytest.CaptureResult[str]]],
) -> None:
    rows = [f"{w},i{i},{labels[i % 2]},{'yn'[i % 2]}" for i in range(12) for w in "123"]
    path = tmp_path / "labels.csv"
    for name, warned in (("gold", True), ("is_gold", False)):
        path.write_text("\n".join([f"worker,item,label,{name}", *rows]), "utf-8")
        said = report(path)[1]
        assert ("“n”, “y”: in the gold labels, but never given by a worker." in said.err) == warned


def test_gold_of_some_of_the_classes_is_read_and_so_is_a_column_that_is_named(
    tmp_path: Path, report: Callable[..., tuple[int, pytest.CaptureResult[str]]]
) -> None:
    path = tmp_path / "labels.csv"
    rows = [f"{w},i{i},{('yes', 'no', 'maybe')[i % 3]}" for i in range(12) for w in "123"]
    gold = [f"{row},{'' if 'maybe' in row else row.split(',')[2]}" for row in rows]
    path.write_text("\n".join(["worker,item,label,gold", *gold]), "utf-8")
    assert "On gold, 0 of the rule’s 8 labels are wrong" in report(path)[1].out
    flags = [f"{row},{'maybe' in row}" for row in rows]
    path.write_text("\n".join(["worker,item,label,gold", *flags]), "utf-8")
    assert "On gold" not in report(path)[1].out
    said = report(path, "--gold-column", "gold")[1]
    assert "“False”, “True”: in the gold labels, but never given by a worker." in said.err


def test_the_one_of_several_files_that_is_taken_for_gold_is_named(
    tmp_path: Path, report: Callable[..., tuple[int, pytest.CaptureResult[str]]]
) -> None:
    labels, truth = tmp_path / "labels.csv", tmp_path / "truth.csv"
    rows = [f"{worker},{item},{'ab'[item % 2]}" for item in range(8) for worker in "xyz"]
    labels.write_text("\n".join(["worker,item,label", *rows]), "utf-8")
    truth.write_text("\n".join(["item,label", *(f"{i},{'ab'[i % 2]}" for i in range(8))]), "utf-8")
    assert "; gold labels from “truth.csv”." in report(labels, truth)[1].out
    assert "gold" not in report(labels)[1].out


def test_gold_labels_of_classes_that_nobody_gave_are_pointed_out(
    tmp_path: Path, report: Callable[..., tuple[int, pytest.CaptureResult[str]]]
) -> None:
    rows = [f"{w},i{i},{'ab'[i % 2]},{'AB'[i % 2]}" for i in range(12) for w in "123"]
    path = tmp_path / "labels.csv"
    path.write_text("\n".join(["worker,item,label,gold", *rows]), "utf-8")
    said = report(path)[1]
    assert "“A”, “B”: in the gold labels, but never given by a worker." in said.err


def test_two_columns_of_labels_without_names_of_workers_need_a_word(
    tmp_path: Path, report: Callable[..., tuple[int, pytest.CaptureResult[str]]]
) -> None:
    rows = [f"{i},text {i},{'ab'[i % 2]},{'ab'[i % 3 > 0]}" for i in range(20)]
    path = tmp_path / "labels.csv"
    path.write_text("\n".join(["id,text,Alice,Bob", *rows]), "utf-8")
    status, said = report(path)
    assert status == BAD_INPUT
    assert "add --row item if there is a column of labels for each worker." in said.err
    assert "40 labels, 2 workers, 20 items, 2 classes" in report(path, "--row", "item")[1].out
