from __future__ import annotations

from typing import TYPE_CHECKING
from zipfile import ZipFile

import numpy as np
import pytest

from crowdgui.core.errors import ReadError
from crowdgui.io.importing.read_labels import _MONTH_FIRST
from crowdgui.io.tabular.roles import ColumnRole
from tests.io.formats.samples import FOLDER, key_of, read, read_sample, rows, save, skipped
from tests.refusals import refused

if TYPE_CHECKING:
    from pathlib import Path

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
    assert skipped(read_sample("appen.csv")) == {reason: [7, 10]}
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
    assert (
        "1 test question accepts several answers to “tone”, so it gives no gold label."
        in flat.notes
    )
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
    assert flat.roles[ColumnRole.GOLD] == "q_gold"
    assert rows(flat, "q_gold") == [("yes",), ("yes",), ("",), ("",)]


def test_a_column_of_other_words_is_no_gold(tmp_path: Path) -> None:
    lines = ["_unit_id,_worker_id,q,gold_pool", "1,a,yes,north", "1,b,no,north", "2,a,no,south"]
    assert ColumnRole.GOLD not in read(report(tmp_path, *lines)).roles


def test_a_json_report_is_read_by_judgments() -> None:
    flat = read_sample("appen.jsonl")
    assert rows(flat, "worker", "item", "label", "known") == [
        ("11", "1", "good", ""),
        ("12", "1", '["good", "odd"]', ""),
        ("", "1", "good", "true"),
        ("11", "2", "bad", ""),
        ("12", "2", "bad", ""),
    ]
    assert skipped(flat) == {"Tainted: its contributor failed quality control": [1]}
    assert flat.roles[ColumnRole.CONTENT] == "text"
    assert any("1 judgment gives several labels" in note for note in flat.notes)
    assert any("1 test question accepts several answers" in note for note in flat.notes)
    assert len(rows(read_sample("appen.jsonl", keep_tainted=True), "label")) == 6


def test_a_json_report_may_be_zipped(tmp_path: Path) -> None:
    packed = tmp_path / "job.zip"
    with ZipFile(packed, "w") as archive:
        archive.write(FOLDER / "appen.jsonl", "job_1.json")
    assert key_of(packed) == "appen-json"
    assert rows(read(packed), "label") == rows(read_sample("appen.jsonl"), "label")
