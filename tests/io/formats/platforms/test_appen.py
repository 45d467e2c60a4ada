from __future__ import annotations

import csv
import json
from collections.abc import Callable
from typing import TYPE_CHECKING
from zipfile import ZipFile

import numpy as np
import pytest

from crowdgui.core.errors import ReadError
from crowdgui.io.importing.label_metadata import _MONTH_FIRST
from crowdgui.io.importing.read_labels import read_labels
from crowdgui.io.importing.sources import open_source
from crowdgui.io.tabular.raw_table import RowUnit
from crowdgui.io.tabular.roles import ColumnRole
from tests.io.formats.samples import (
    FOLDER,
    key_of,
    read,
    read_sample,
    rows,
    save,
    save_lines,
    skipped,
)
from tests.refusals import refused

if TYPE_CHECKING:
    from pathlib import Path

Cell = Callable[[int, int], str]

PERSONAL = {"_country", "_region", "_city", "_ip"}


def report(folder: Path, *lines: str) -> Path:
    return save(folder, "report.csv", "\n".join(lines) + "\n")


def test_a_judgment_is_a_row_and_what_varies_in_a_unit_is_an_answer() -> None:
    flat = read_sample("appen.csv")
    assert rows(flat, "_worker_id", "_unit_id", "tone", "topics", "headline") == [
        ("30001", "501", "good", '["parks", "trees"]', "Parks to open earlier, says mayor"),
        ("30001", "502", "bad", "trees", "Old oak to be felled"),
        ("30002", "501", "bad", "parks", "Parks to open earlier, says mayor"),
        ("30002", "503", "bad", "parks", "New playground opens"),
        ("30004", "504", "bad", "trees", "Storm takes ten trees"),
    ]
    assert flat.places.tolist() == [2, 4, 5, 6, 8]
    assert flat.roles == {
        ColumnRole.WORKER: "_worker_id",
        ColumnRole.ITEM: "_unit_id",
        ColumnRole.TIME: "_created_at",
        ColumnRole.SECONDS: "seconds",
        ColumnRole.CONTENT: "headline",
    }


def test_tainted_judgments_are_left_out_and_counted() -> None:
    reason = "Tainted: its contributor failed quality control"
    assert skipped(read_sample("appen.csv"))[reason] == [7, 10]
    assert reason not in skipped(read_sample("appen.csv", keep_tainted=True))
    assert read_sample("appen.csv", keep_tainted=True).table.num_rows == 7


def test_what_is_answer_does_not_hang_on_who_is_left_out(tmp_path: Path) -> None:
    lines = "_unit_id,_worker_id,_tainted,q,text", "1,a,false,yes,t", "1,b,true,no,t"
    assert read(report(tmp_path, *lines)).roles[ColumnRole.LABEL] == "q"


def test_people_are_not_read_unless_asked_for() -> None:
    assert not PERSONAL & set(read_sample("appen.csv").table.column_names)
    assert set(read_sample("appen.csv", keep_personal=True).table.column_names) >= PERSONAL


def test_gold_is_taken_where_one_answer_is_right_only() -> None:
    flat = read_sample("appen.csv")
    assert rows(flat, "_unit_id", "tone_gold") == [
        ("501", ""),
        ("502", ""),
        ("501", ""),
        ("503", "good"),
        ("504", ""),
    ]
    # Two judgments are on the other test question, which is one gold label less.
    assert skipped(flat)[
        "The test question accepts several answers to “tone”, so it gives no gold label"
    ] == [8]
    assert any("2 judgments are on test questions" in note for note in flat.notes)
    assert "tone_gold_reason" not in flat.table.column_names


def test_one_question_has_label_and_gold(tmp_path: Path) -> None:
    lines = "_unit_id,_worker_id,q,q_gold,text", "1,a,yes,yes,t", "1,b,no,yes,t", "2,a,no,,u"
    flat = read(report(tmp_path, *lines))
    assert flat.roles[ColumnRole.LABEL] == "q"
    assert flat.roles[ColumnRole.GOLD] == "q_gold"


def test_gold_marks_an_answer_on_which_all_agree(tmp_path: Path) -> None:
    lines = "_unit_id,_worker_id,q,q_gold,text", "1,a,yes,yes,t", "1,b,yes,yes,t"
    assert read(report(tmp_path, *lines)).roles[ColumnRole.LABEL] == "q"


def test_where_nothing_tells_answers_it_is_said(tmp_path: Path) -> None:
    flat = read(report(tmp_path, "_unit_id,_worker_id,q,text", "1,a,yes,t", "2,b,no,u"))
    assert ColumnRole.LABEL not in flat.roles
    assert any("Choose the one that holds the label" in note for note in flat.notes)
    assert rows(flat, "q") == [("yes",), ("no",)]


def test_text_of_several_lines_is_no_list_of_options(tmp_path: Path) -> None:
    lines = "_unit_id,_worker_id,q", '1,a,"Dear all,\n\nyes"', "1,b,no"
    assert rows(read(report(tmp_path, *lines)), "q") == [("Dear all,\n\nyes",), ("no",)]


def test_the_time_of_a_page_is_shared_among_its_judgments() -> None:
    assert [s for (s,) in rows(read_sample("appen.csv"), "seconds")] == [
        "30",
        "30",
        "40",
        "40",
        "10",
    ]


def test_dates_are_american_also_where_their_days_are_small(tmp_path: Path) -> None:
    header = "_unit_id,_worker_id,_created_at,_started_at,q"
    lines = "1,a,3/4/2014 10:00:30,3/4/2014 10:00:00,x", "1,b,3/5/2014 00:00:10,3/4/2014 23:59:50,y"
    flat = read(report(tmp_path, header, *lines))
    assert rows(flat, "seconds") == [("30",), ("20",)]
    assert flat.roles[ColumnRole.TIME] in _MONTH_FIRST


@pytest.mark.parametrize(
    "header",
    [
        "_unit_id,_golden,_unit_state,_trusted_judgments,_last_judgment_at,tone,tone:confidence",
        "_unit_id,_unit_state,tone",
    ],
)
def test_the_aggregated_report_is_refused(tmp_path: Path, header: str) -> None:
    cells = ",".join("1" * len(header.split(",")))
    with refused(ReadError, match=r"names no worker. Download the report called “Full”"):
        read(report(tmp_path, header, cells))


def test_large_ids_stay_exact(tmp_path: Path) -> None:
    ids = ["9007199254740993", "9007199254740992"]
    lines = [f"{unit},{unit},{n}" for n, unit in enumerate(ids)]
    flat = read(report(tmp_path, "_unit_id,_worker_id,q", *lines))
    assert [unit for (unit,) in rows(flat, "_unit_id")] == ids


def test_the_order_of_rows_changes_nothing(tmp_path: Path) -> None:
    header, *lines = "_unit_id,_worker_id,q,text", "1,a,yes,t", "1,b,no,t", "2,a,no,u", "2,c,no,u"
    there = read(report(tmp_path, header, *lines))
    order = np.random.default_rng(7).permutation(len(lines))
    back = read(report(tmp_path, header, *(lines[i] for i in order)))
    names = there.table.column_names
    assert sorted(rows(there, *names)) == sorted(rows(back, *names))
    assert there.roles == back.roles


def test_cp1252_text_is_read(tmp_path: Path) -> None:
    text = (FOLDER / "appen.csv").read_text().replace("Storm takes", "Orage à Nîmes détruit")
    path = save(tmp_path, "report.csv", text.encode("cp1252"))
    assert "Orage à Nîmes détruit ten trees" in {t for (t,) in rows(read(path), "headline")}


def test_an_input_that_rarely_differs_is_no_question(tmp_path: Path) -> None:
    lines = ["_unit_id,_worker_id,shown,said"]
    for unit in range(10):
        for worker in range(3):
            shown = f"options {unit}{'b' if unit == worker == 0 else ''}"
            lines.append(f"{unit},w{worker},{shown},{'yes' if worker else 'no'}")
    flat = read(report(tmp_path, *lines))
    assert flat.asked == ("said",)
    assert flat.roles[ColumnRole.LABEL] == "said"


def test_the_gold_of_the_only_question_may_have_another_name(tmp_path: Path) -> None:
    lines = [
        "_unit_id,_worker_id,q,gold_answer",
        "1,a,yes,yes",
        "1,b,no,yes",
        "2,a,no,",
        "2,b,yes,",
    ]
    flat = read(report(tmp_path, *lines))
    # The line that says how a file was read names a column that the file has.
    assert flat.roles[ColumnRole.GOLD] == "gold_answer"
    assert rows(flat, "gold_answer") == [("yes",), ("yes",), ("",), ("",)]
    assert "q_gold" not in flat.table.column_names


def test_gold_that_accepts_several_answers_is_skipped_once_a_unit(tmp_path: Path) -> None:
    lines = [
        "_unit_id,_worker_id,q,gold_answer",
        "1,a,yes,yes",
        "1,b,no,yes",
        '2,a,no,"no\nunsure"',
        '2,b,yes,"no\nunsure"',
        "3,a,unsure,",
    ]
    path = report(tmp_path, *lines)
    flat = read(path)
    reason = "The test question accepts several answers to “q”, so it gives no gold label"
    assert skipped(flat) == {reason: [4]}
    assert rows(flat, "gold_answer") == [("yes",), ("yes",), ("",), ("",), ("",)]
    found = read_labels(open_source(path))
    assert [(part.reason, part.count, part.lines) for part in found.skipped] == [(reason, 1, (4,))]


def test_a_column_of_other_words_is_no_gold(tmp_path: Path) -> None:
    lines = ["_unit_id,_worker_id,q,gold_pool", "1,a,yes,north", "1,b,no,north", "2,a,no,south"]
    assert ColumnRole.GOLD not in read(report(tmp_path, *lines)).roles


def test_a_json_report_is_read_by_judgments() -> None:
    flat = read_sample("appen.jsonl")
    assert rows(flat, "_worker_id", "_unit_id", "mood", "mood_gold", "text") == [
        ("11", "1", "good", "good", "A good day"),
        ("12", "1", '["good", "odd"]', "good", "A good day"),
        ("11", "2", "bad", "", "A bad day"),
        ("12", "2", "bad", "", "A bad day"),
    ]
    assert flat.counted_by is RowUnit.RECORD
    assert flat.places.tolist() == [1, 1, 2, 2]
    assert skipped(flat) == {
        "Tainted: its contributor failed quality control": [1],
        "The test question accepts several answers to “mood”, so it gives no gold label": [2],
    }
    assert flat.roles[ColumnRole.LABEL] == "mood"
    assert flat.roles[ColumnRole.GOLD] == "mood_gold"
    assert flat.roles[ColumnRole.CONTENT] == "text"
    assert any("in a cell of mood are read together as one class" in note for note in flat.notes)
    assert len(rows(read_sample("appen.jsonl", keep_tainted=True), "mood")) == 5


def test_a_question_may_have_the_name_of_an_input(tmp_path: Path) -> None:
    unit = {
        "id": 1,
        "data": {"kind": "old", "text": "t"},
        "results": {
            "judgments": [
                {"worker_id": 7, "data": {"kind": "a"}, "unit_data": {}},
                {"worker_id": 8, "data": {"kind": "b"}, "rejected": True},
                {"worker_id": 9, "data": {"kind": "b"}, "rejected": None},
            ]
        },
    }
    flat = read(save_lines(tmp_path, [unit]))
    assert rows(flat, "_worker_id", "kind", "kind (of the item)", "text") == [
        ("7", "a", "old", "t"),
        ("9", "b", "old", "t"),
    ]


def test_a_json_report_without_judgments_is_refused(tmp_path: Path) -> None:
    unit = {"id": 1, "job_id": 2, "data": {"t": "x"}, "results": {"mood": {"agg": "good"}}}
    path = save_lines(tmp_path, [unit])
    assert key_of(path) == "appen-json"
    with refused(ReadError, match="names no worker"):
        read(path)


@pytest.mark.parametrize("name", ["appen.csv", "appen.jsonl"])
def test_reports_may_be_zipped(tmp_path: Path, name: str) -> None:
    packed = tmp_path / "job.zip"
    with ZipFile(packed, "w") as archive:
        archive.write(FOLDER / name, f"f1{name}")
        archive.writestr("__MACOSX/._f1.csv", "x")
    there, back = read_sample(name), read(packed)
    assert back.table.equals(there.table)
    assert back.places.tolist() == there.places.tolist()
    assert (back.roles, back.notes, back.asked) == (there.roles, there.notes, there.asked)


def test_an_archive_of_several_tables_is_no_report(tmp_path: Path) -> None:
    packed = tmp_path / "job.zip"
    with ZipFile(packed, "w") as archive:
        for n in range(2):
            archive.write(FOLDER / "appen.csv", f"{n}.csv")
    assert key_of(packed) is None
    with refused(ReadError, match="must contain one table"):
        read(packed, "appen")


def crowd(folder: Path, header: str, *, units: int = 15, workers: int = 8, **cells: Cell) -> Path:
    """Save a report in which every worker judges every unit; `cells` give what is said."""
    lines = [["_unit_id", "_worker_id", *header.split()]]
    for unit in range(units):
        for worker in range(workers):
            said = [cells[name](unit, worker) for name in header.split()]
            lines.append([str(unit), f"w{worker}", *said])
    path = folder / "report.csv"
    with path.open("w", newline="", encoding="utf-8") as file:
        csv.writer(file).writerows(lines)
    return path


def vote(unit: int, worker: int) -> str:
    return "yes" if (unit + worker * worker) % 3 else "no"


def test_what_a_page_or_a_player_counts_is_no_question(tmp_path: Path) -> None:
    path = crowd(
        tmp_path,
        "e_play e_timeupdate browser_width time_total clicks q",
        e_play=lambda u, w: str(w % 3),
        e_timeupdate=lambda u, w: str(u * w),
        browser_width=lambda u, w: str(800 + w),
        time_total=lambda u, w: f"{u}.{w}",
        clicks=lambda u, w: str(w % 2),
        q=vote,
    )
    flat = read(path)
    assert flat.asked == ("q",)
    assert flat.roles[ColumnRole.LABEL] == "q"


def test_a_repeated_input_with_gold_beside_it_is_no_question(tmp_path: Path) -> None:
    path = crowd(
        tmp_path,
        "keyframe keyframe_gold q q_gold",
        keyframe=lambda u, w: f"frame/{u}",
        keyframe_gold=lambda u, w: "",
        q=vote,
        q_gold=lambda u, w: "",
    )
    flat = read(path)
    assert flat.asked == ("q",)
    assert ColumnRole.GOLD not in flat.roles


def test_a_column_that_repeats_the_answers_in_other_words_is_no_question(tmp_path: Path) -> None:
    def options(unit: int, worker: int) -> list[str]:
        return ["[A]", "[B]", "[C]"][: 1 + (unit + worker) % 3]

    path = crowd(
        tmp_path,
        "q derived",
        q=lambda u, w: "\n".join(options(u, w)),
        derived=lambda u, w: " ".join(options(u, w)),
    )
    flat = read(path)
    assert flat.asked == ("q",)
    assert any("repeat another column: derived" in note for note in flat.notes)


def test_explanations_and_comments_are_no_questions(tmp_path: Path) -> None:
    path = crowd(
        tmp_path,
        "comments_box if_none_explain_why q",
        comments_box=lambda u, w: ["", "none", "nice task"][(u + w) % 3],
        if_none_explain_why=lambda u, w: "n/a" if u % 2 else f"because of {u} and {w}",
        q=vote,
    )
    flat = read(path)
    assert flat.asked == ("q",)
    assert any("hold free text: comments_box, if_none_explain_why" in note for note in flat.notes)


def test_a_question_with_gold_stays_one_whatever_it_is_called(tmp_path: Path) -> None:
    path = crowd(
        tmp_path,
        "reason reason_gold q",
        reason=lambda u, w: ["late", "rude"][(u + w) % 2],
        reason_gold=lambda u, w: "late" if u == 1 else "",
        q=vote,
    )
    assert read(path).asked == ("reason", "q")


def test_lists_of_options_are_sets(tmp_path: Path) -> None:
    lists = ['["b","a"]', '["a","b"]', '["a"]', "[]"]
    path = crowd(tmp_path, "q", workers=4, q=lambda u, w: lists[(u + w) % 4])
    assert set(rows(read(path), "q")) == {('["a", "b"]',), ("a",), ("",)}


def test_keywords_alone_are_refused_with_the_reason(tmp_path: Path) -> None:
    path = crowd(tmp_path, "tags", tags=lambda u, w: json.dumps([f"{u}-{w}", f"tag {u * w}"]))
    with refused(ReadError, match=r"hold free text: tags \(\d+ different values in 120 cells\)"):
        read(path)


def test_gold_may_be_a_json_list(tmp_path: Path) -> None:
    lines = [
        "_unit_id,_worker_id,q,q_gold",
        '1,a,"[""x""]","[""x""]"',
        '1,b,"[""y""]","[""x""]"',
        '2,a,"[""y""]","[""x"",""y""]"',
    ]
    flat = read(report(tmp_path, *lines))
    assert rows(flat, "q", "q_gold") == [("x", "x"), ("y", "x"), ("y", "")]
