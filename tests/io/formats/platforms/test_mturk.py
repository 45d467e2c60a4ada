from __future__ import annotations

import csv
import json
from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.errors import ReadError
from crowdgui.io.tabular.raw_table import RowUnit
from crowdgui.io.tabular.roles import ColumnRole
from crowdgui.io.tabular.timestamps import parse_timestamps
from tests.io.formats.samples import key_of, read, read_sample, rows, save, skipped
from tests.refusals import refused

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

COLUMNS = ("HITId", "AssignmentId", "WorkerId", "AssignmentStatus")


def batch(folder: Path, more: str, *assignments: Sequence[str], name: str = "batch.csv") -> Path:
    """Save results with columns `more`, one assignment a row of HIT, worker and further cells."""
    path = folder / name
    with path.open("w", newline="", encoding="utf-8") as file:
        writer = csv.writer(file, quoting=csv.QUOTE_ALL)
        writer.writerow([*COLUMNS, *more.split()])
        for n, (hit, worker, *cells) in enumerate(assignments):
            writer.writerow([hit, f"A{n}", worker, "Approved", *cells])
    return path


def test_an_assignment_is_an_answer() -> None:
    flat = read_sample("mturk.csv")
    assert rows(flat, "WorkerId", "Input.id", "Answer.mood") == [
        ("AWRK0001", "t1", "sad"),
        ("AWRK0002", "t1", "angry"),
        ("AWRK0001", "t2", "happy"),
        ("AWRK0004", "t1", "sad"),
        ("AWRK0002", "t1", ""),
    ]
    assert flat.roles == {
        ColumnRole.WORKER: "WorkerId",
        ColumnRole.ITEM: "Input.id",
        ColumnRole.LABEL: "Answer.mood",
        ColumnRole.TIME: "SubmitTime",
        ColumnRole.SECONDS: "WorkTimeInSeconds",
        ColumnRole.CONTENT: "Input.tweet",
    }


def test_lines_are_those_of_the_file_where_cells_span_several() -> None:
    flat = read_sample("mturk.csv")
    assert flat.counted_by is RowUnit.LINE
    assert flat.places.tolist() == [2, 4, 8, 10, 12]


def test_rejected_answers_are_left_out_and_counted() -> None:
    assert skipped(read_sample("mturk.csv")) == {"Rejected by the requester": [6]}
    kept = read_sample("mturk.csv", keep_rejected=True)
    assert kept.table.num_rows == 6
    assert not kept.skipped


def test_the_requester_s_own_columns_are_no_answers() -> None:
    names = read_sample("mturk.csv").table.column_names
    assert not {"Approve", "Reject", "RequesterFeedback", "LifetimeApprovalRate"} & set(names)


def test_signs_of_html_are_read_and_other_text_stays() -> None:
    texts = {text for (text,) in rows(read_sample("mturk.csv"), "Input.tweet")}
    assert texts == {'Rain again, what a "summer" <b>sigh</b>', '=HYPERLINK("a")'}
    raw = {text for (text,) in rows(read_sample("mturk.csv", unescape=False), "Input.tweet")}
    assert "Rain again&#44; what a &#34;summer&#34; <b>sigh</b>" in raw


def test_an_address_is_no_sign_of_html(tmp_path: Path) -> None:
    url = "http://example.org/?a=1&copy=2&lt=3&#44"
    path = batch(tmp_path, "Input.url Answer.q", ["H", "W", url, "yes &amp; no"])
    assert rows(read(path), "Input.url", "Answer.q") == [(url, "yes & no")]


def test_texts_that_become_alike_are_one_item(tmp_path: Path) -> None:
    path = batch(tmp_path, "Input.t Answer.q", ["H", "W", "a, b", "x"], ["G", "V", "a&#44; b", "x"])
    column = read(path).table.column("Input.t")
    assert column.to_pylist() == ["a, b", "a, b"]
    assert column.chunk(0).dictionary.to_pylist() == ["a, b"]


def test_times_with_names_of_zones_can_be_read() -> None:
    at = parse_timestamps(read_sample("mturk.csv").table.column("SubmitTime").cast("string")).at
    expected = np.array(["2019-03-11T16:00:21", "2019-03-11T16:05:08", "2019-11-15T18:00:30"])
    assert at[:3].tolist() == expected.astype("datetime64[s]").astype(np.int64).tolist()


def test_an_item_is_the_same_where_it_was_published_again(tmp_path: Path) -> None:
    cells = ["H1", "W1", "red", "big", "x"], ["H2", "W2", "red", "big", "y"]
    path = batch(tmp_path, "Input.colour Input.size Answer.q", *cells, ["H3", "W1", "red", "", "z"])
    flat = read(path)
    assert flat.roles[ColumnRole.ITEM] == "item"
    (a,), (b,), (c,) = rows(flat, "item")
    assert a == b != c
    again = batch(tmp_path, "Input.colour Input.size Answer.q", cells[1], name="other.csv")
    assert rows(read(again), "item") == [(a,)]
    assert read(path, item="hit").roles[ColumnRole.ITEM] == "HITId"


def test_inputs_that_only_look_alike_when_joined_are_other_items(tmp_path: Path) -> None:
    path = batch(
        tmp_path,
        "Input.a Input.b Answer.q",
        ["H", "W", "x", "y z", "1"],
        ["G", "W", "x y", "z", "1"],
    )
    assert len(set(rows(read(path), "item"))) == 2


def test_an_id_is_no_item_where_it_does_not_tell_items_apart(tmp_path: Path) -> None:
    path = batch(
        tmp_path, "Input.id Input.b Answer.q", ["H", "W", "1", "y", "1"], ["G", "W", "1", "z", "1"]
    )
    assert read(path).roles[ColumnRole.ITEM] == "item"


def test_without_inputs_the_hit_is_the_item(tmp_path: Path) -> None:
    assert read(batch(tmp_path, "Answer.q", ["H", "W", "x"])).roles[ColumnRole.ITEM] == "HITId"


def test_several_answers_are_a_column_each_and_none_is_the_label(tmp_path: Path) -> None:
    flat = read(batch(tmp_path, "Input.t Answer.a Answer.b", ["H", "W", "t", "x", "y"]))
    assert ColumnRole.LABEL not in flat.roles
    assert rows(flat, "Answer.a", "Answer.b") == [("x", "y")]


def test_a_blank_answer_column_is_no_question(tmp_path: Path) -> None:
    flat = read(batch(tmp_path, "Input.t Answer.a Answer.note", ["H", "W", "t", "x", " "]))
    assert flat.roles[ColumnRole.LABEL] == "Answer.a"


def packed(*answers: object) -> list[list[str]]:
    return [["H", f"W{n}", "t", json.dumps([answer])] for n, answer in enumerate(answers)]


def test_answers_packed_as_json_are_unpacked(tmp_path: Path) -> None:
    answers = packed(
        {"mood": {"label": "glad"}, "pets": {"cat": True, "dog": False}, "agree": {"on": True}},
        {"mood": {"label": "sad"}, "pets": {"dog": True, "cat": True}, "agree": {"on": False}},
        {"mood": {"label": "sad"}, "pets": {"dog": False, "cat": False}, "kinds": ["b", "a"]},
    )
    flat = read(batch(tmp_path, "Input.t Answer.taskAnswers", *answers))
    names = ("Answer.mood.label", "Answer.pets", "Answer.agree", "Answer.kinds")
    assert rows(flat, *names) == [
        ("glad", "cat", "on", ""),
        ("sad", '["cat", "dog"]', "off", ""),
        ("sad", "", "", '["a", "b"]'),
    ]
    assert "Answer.taskAnswers" not in flat.table.column_names


def test_boxes_drawn_and_broken_json_are_counted(tmp_path: Path) -> None:
    drawn = {"box": {"boundingBoxes": [{"top": 1}], "inputImageProperties": {"width": 2}}, "q": "x"}
    cells = [*packed(drawn, drawn), ["H", "W", "t", '[{"q": "y'], ["H", "W", "t", '{"q": "z"}']]
    flat = read(batch(tmp_path, "Input.t Answer.taskAnswers", *cells))
    assert rows(flat, "Answer.q") == [("x",), ("x",), ("",), ("z",)]
    assert flat.notes == (
        "1 cell of Answer.taskAnswers isn’t valid JSON and is read as empty.",
        ("2 entries mark parts of an item, such as boxes. They are not labels and are skipped."),
    )
    assert flat.roles[ColumnRole.LABEL] == "Answer.q"


def test_json_nested_beyond_measure_is_no_answer(tmp_path: Path) -> None:
    deep = '[{"q":' + "[" * 10_000 + "]" * 10_000 + "}]"
    flat = read(batch(tmp_path, "Input.t Answer.q Answer.taskAnswers", ["H", "W", "t", "x", deep]))
    assert rows(flat, "Answer.q") == [("x",)]
    assert "isn’t valid JSON" in flat.notes[0]


def test_answers_without_end_of_names_are_left_out(tmp_path: Path) -> None:
    answers = packed(*({f"q{n}": "x"} for n in range(300)))
    flat = read(batch(tmp_path, "Input.t Answer.taskAnswers", *answers))
    assert flat.notes[0] == "There are more fields than can be shown: 100 are skipped."
    assert flat.table.num_columns < 210


def test_words_of_rows_left_out_are_gone(tmp_path: Path) -> None:
    text = "HITId,AssignmentId,WorkerId,AssignmentStatus,Answer.q\nH,A,W,Rejected,x\nG,B,V,ok,y\n"
    table = read(save(tmp_path, "batch.csv", text)).table
    assert [c.chunk(0).dictionary.to_pylist() for c in table.columns] == [["V"], ["y"], ["G"]]


def test_half_a_character_becomes_writable(tmp_path: Path) -> None:
    flat = read(batch(tmp_path, "Input.t Answer.taskAnswers", *packed({"q": "a\ud800"})))
    assert rows(flat, "Answer.q") == [("a?",)]


def test_a_column_for_each_box_to_tick_is_one_question(tmp_path: Path) -> None:
    names = "Input.t Answer.pet.cat Answer.pet.dog Answer.sure.on Answer.other"
    flat = read(
        batch(
            tmp_path,
            names,
            ["H", "W1", "t", "true", "false", "true", "x"],
            ["H", "W2", "t", "TRUE", "true", "false", "true"],
            ["H", "W3", "t", "", "", "", ""],
        )
    )
    assert rows(flat, "Answer.pet", "Answer.sure", "Answer.other") == [
        ("cat", "on", "x"),
        ('["cat", "dog"]', "off", "true"),
        ("", "", ""),
    ]


NUMBERED = "Input.text1 Input.text2 Input.topic Answer.q1 Answer.q2 Answer.note WorkTimeInSeconds"
PAIRS = (
    ["H1", "W1", "a", "b", "t", "yes", "no", "hm", "30"],
    ["H2", "W2", "b", "a", "t", "no", "", "", "20"],
    ["H3", "W3", "c", "", "t", "yes", "", "", "10"],
)


def test_numbered_columns_are_items_of_their_own_on_demand(tmp_path: Path) -> None:
    path = batch(tmp_path, NUMBERED, *PAIRS)
    flat = read(path, unpivot=True)
    assert rows(flat, "WorkerId", "Input.text", "Input.topic", "Answer.q", "Answer.note") == [
        ("W1", "a", "t", "yes", "hm"),
        ("W1", "b", "t", "no", "hm"),
        ("W2", "b", "t", "no", ""),
        ("W2", "a", "t", "", ""),
        ("W3", "c", "t", "yes", ""),
    ]
    assert flat.places.tolist() == [2, 2, 3, 3, 4]
    items = [item for (item,) in rows(flat, "item")]
    assert items[0] == items[3] != items[1] == items[2]
    assert ColumnRole.SECONDS not in flat.roles
    assert "covers several items" in flat.notes[0]


def test_numbered_columns_are_pointed_out(tmp_path: Path) -> None:
    flat = read(batch(tmp_path, NUMBERED, *PAIRS))
    assert "Several items per row" in flat.notes[0]
    assert flat.table.num_rows == 3


def test_numbered_answers_without_numbered_inputs_are_told_apart(tmp_path: Path) -> None:
    cells = (
        ["H1", "W1", "t", "yes", "no"],
        ["H1", "W2", "t", "no", "no"],
        ["H2", "W1", "u", "", "x"],
    )
    path = batch(tmp_path, "Input.t Answer.q1 Answer.q2", *cells)
    for by in ("inputs", "hit"):
        flat = read(path, unpivot=True, item=by)
        items = [item for (item,) in rows(flat, "item")]
        assert items[:2] == items[2:4]
        assert len(set(items)) == 3


def test_a_table_of_one_s_own_is_no_batch(tmp_path: Path) -> None:
    own = save(tmp_path, "own.csv", "HITId,AssignmentId,WorkerId,label\nH,A,W,x\n")
    assert key_of(own) is None
    few = save(tmp_path, "few.csv", "HITId,WorkerId,Answer.q\nH,W,x\n")
    assert rows(read(few), "WorkerId", "HITId", "Answer.q") == [("W", "H", "x")]


def test_no_answer_column_is_refused_with_a_remedy(tmp_path: Path) -> None:
    with refused(ReadError, match=r"No column holds labels. Download the results"):
        read(batch(tmp_path, "Input.t Answer.q", ["H", "W", "t", ""]))


def test_nothing_but_rejected_answers_is_refused_with_the_reason(tmp_path: Path) -> None:
    text = "HITId,AssignmentId,WorkerId,AssignmentStatus,Answer.q\nH,A,W,Rejected,x\n"
    with refused(ReadError, match="Rejected by the requester"):
        read(save(tmp_path, "batch.csv", text))


def test_ragged_rows_name_their_line(tmp_path: Path) -> None:
    text = "HITId,AssignmentId,WorkerId,Answer.q\nH,A,W,x\nH,A,W\n"
    with refused(ReadError, match="line 3: Found 3 columns, expected 4"):
        read(save(tmp_path, "batch.csv", text))


def test_rows_may_lack_the_empty_last_columns_of_the_header(tmp_path: Path) -> None:
    answers = ["H1", "w", "t", "x"], ["H1", "v", "t", "y"]
    flat = read(batch(tmp_path, "Input.t Answer.q Approve Reject More", *answers))
    assert rows(flat, "WorkerId", "Answer.q") == [("w", "x"), ("v", "y")]
    assert flat.places.tolist() == [2, 3]


def test_rows_may_lack_no_column_that_is_read(tmp_path: Path) -> None:
    with refused(ReadError, match="line 2: Found 6 columns, expected 7"):
        read(batch(tmp_path, "Input.t Answer.q Answer.r", ["H1", "w", "t", "x"]))


def test_where_inputs_tell_no_items_apart_the_hit_is_the_item(tmp_path: Path) -> None:
    answers = [["H1", "w", "-", "x"], ["H2", "w", "-", "y"]]
    flat = read(batch(tmp_path, "Input.t Answer.q", *answers))
    assert flat.roles[ColumnRole.ITEM] == "HITId"
    assert any("each HIT is an item" in note for note in flat.notes)
    flat = read(batch(tmp_path, "Input.t Answer.q", ["H1", "w", "-", "x"]))
    assert flat.roles[ColumnRole.ITEM] == "Input.t"


def test_marks_and_comments_are_no_questions(tmp_path: Path) -> None:
    box = json.dumps([{"left": 1, "top": 2, "width": 3, "height": 4}])
    answers = [["H1", "w", "t", "x", box, "hm"], ["H2", "w", "u", "y", "[]", ""]]
    flat = read(batch(tmp_path, "Input.t Answer.q Answer.marked Answer.comment", *answers))
    assert flat.roles[ColumnRole.LABEL] == "Answer.q"
    assert flat.asked == ("Answer.q",)
    assert any("mark parts of items: Answer.marked" in note for note in flat.notes)
    assert any("free text: Answer.comment" in note for note in flat.notes)


def test_marks_alone_are_refused_with_the_reason(tmp_path: Path) -> None:
    box = json.dumps([{"left": 1, "top": 2}])
    with refused(ReadError, match="mark parts of items, such as boxes: Answer.b"):
        read(batch(tmp_path, "Input.t Answer.b", ["H1", "w", "t", box], ["H2", "w", "u", "{}"]))


def test_free_text_alone_is_refused_with_the_reason(tmp_path: Path) -> None:
    answers = [["H1", "w", f"t{n}", f"a text {n}"] for n in range(20)]
    with refused(ReadError, match=r"hold free text: Answer.q \(20 different values in 20 cells\)"):
        read(batch(tmp_path, "Input.t Answer.q", *answers))


def test_a_row_may_have_the_requester_s_cells_where_others_lack_them(tmp_path: Path) -> None:
    text = (
        "HITId,AssignmentId,WorkerId,Answer.q,Approve,Reject\nH,A,W,x\nH,B,V,y,,bad\nH,C,U,y,x,\n"
    )
    path = save(tmp_path, "batch.csv", text)
    flat = read(path)
    assert rows(flat, "WorkerId", "Answer.q") == [("W", "x"), ("U", "y")]
    assert skipped(flat) == {"Rejected by the requester": [3]}
    assert read(path, keep_rejected=True).table.num_rows == 3


def test_what_a_form_records_is_no_question(tmp_path: Path) -> None:
    names = "Input.t Answer.workerId Answer.startTime Answer.userAgent Answer.q Answer.submit"
    answers = [
        [
            *(f"H{n % 8}", f"w{n % 5}", f"t{n % 8}", f"w{n % 5}", str(1410349 + n)),
            *(f"Moz {n % 3}", ["yes", "no"][n % 3 == 0], "Submit"),
        ]
        for n in range(24)
    ]
    flat = read(batch(tmp_path, names, *answers))
    assert flat.asked == ("Answer.q",)
    assert flat.roles[ColumnRole.LABEL] == "Answer.q"
    assert any("describe the form" in note and "Answer.startTime" in note for note in flat.notes)


def test_what_repeats_an_input_or_belongs_to_the_worker_is_no_question(tmp_path: Path) -> None:
    answers = [
        [f"H{n % 12}", f"w{n % 11}", f"t{n % 12}", f"t{n % 12}", "mf"[n % 11 % 2], "ab"[n % 7 < 3]]
        for n in range(60)
    ]
    names = "Input.t Answer.shown Answer.gender Answer.q"
    assert read(batch(tmp_path, names, *answers)).asked == ("Answer.q",)


def test_a_box_that_is_not_ticked_is_off(tmp_path: Path) -> None:
    answers = [["H", "a", "t", "on", "x"], ["H", "b", "t", "", "y"], ["H", "c", "t", "", ""]]
    flat = read(batch(tmp_path, "Input.t Answer.spam Answer.q", *answers))
    assert rows(flat, "Answer.spam") == [("on",), ("off",), ("",)]
    assert flat.asked == ("Answer.spam", "Answer.q")
    assert "A blank box counts as one that is not ticked: Answer.spam." in flat.notes


def test_several_options_of_a_cell_are_a_set(tmp_path: Path) -> None:
    answers = [["H", "a", "t", "b|a"], ["H", "b", "t", "a|b"], ["H", "c", "t", "a"]]
    flat = read(batch(tmp_path, "Input.t Answer.q", *answers))
    assert rows(flat, "Answer.q") == [('["a", "b"]',), ('["a", "b"]',), ("a",)]
    assert any("Answer.q are read together as one class" in note for note in flat.notes)


def test_numbers_with_many_values_are_offered(tmp_path: Path) -> None:
    answers = [[f"H{n}", "w", f"t{n}", str(n * 7 % 101)] for n in range(60)]
    assert read(batch(tmp_path, "Input.t Answer.q", *answers)).asked == ("Answer.q",)


def test_results_of_the_old_command_line_tools_are_read(tmp_path: Path) -> None:
    header = (
        "hitid hittypeid annotation assignmentid workerid assignmentstatus assignmentsubmittime"
    )
    lines = [
        [*header.split(), "reject", "Answer.q", "Answer.comment"],
        ["H", "T", "n", "A", "W", "Submitted", "Wed Sep 10 04:59:47 PDT 2014", "", "x", "thanks"],
        ["H", "T", "n", "B", "V", "Rejected", "Wed Sep 10 04:59:47 PDT 2014", "y", "z", ""],
        ["H", "T", "n", "C", "U", "Approved", "Wed Sep 10 04:59:47 PDT 2014", "", "y", ""],
    ]
    text = "".join("\t".join(f'"{cell}"' for cell in line) + "\n" for line in lines)
    path = save(tmp_path, "job.results", text)
    assert key_of(path) == "mturk"
    flat = read(path)
    assert rows(flat, "WorkerId", "HITId", "Answer.q") == [("W", "H", "x"), ("U", "H", "y")]
    assert flat.roles[ColumnRole.TIME] == "SubmitTime"
