from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from crowdgui.core.errors import ReadError
from crowdgui.io.tabular.roles import ColumnRole
from tests.io.formats.samples import read, read_sample, rows, save, skipped
from tests.refusals import refused

if TYPE_CHECKING:
    from pathlib import Path

PAGE = "ASSIGNMENT:assignment_id\tASSIGNMENT:worker_id\tASSIGNMENT:status"


def assignments(folder: Path, header: str, *lines: str) -> Path:
    return save(folder, "assignments.tsv", "\n".join([header, *lines]) + "\n")


def test_an_answer_to_a_task_is_a_row() -> None:
    flat = read_sample("toloka.tsv")
    names = ("ASSIGNMENT:worker_id", "ASSIGNMENT:task_id", "OUTPUT:result", "GOLDEN:result")
    assert rows(flat, *names) == [
        ("w-1", "t1", "cat", ""),
        ("w-1", "t2", "dog", "dog"),
        ("w-2", "t1", "dog", ""),
        ("w-2", "t2", "cat", "dog"),
    ]
    assert flat.roles == {
        ColumnRole.WORKER: "ASSIGNMENT:worker_id",
        ColumnRole.ITEM: "ASSIGNMENT:task_id",
        ColumnRole.LABEL: "OUTPUT:result",
        ColumnRole.GOLD: "GOLDEN:result",
        ColumnRole.TIME: "ASSIGNMENT:submitted",
        ColumnRole.SECONDS: "seconds",
        ColumnRole.CONTENT: "INPUT:image",
    }


def test_void_assignments_are_left_out_by_their_reason() -> None:
    assert skipped(read_sample("toloka.tsv")) == {
        "Rejected by the requester": [6],
        "Skipped by the worker": [7],
        "Not finished in time": [8],
    }
    assert read_sample("toloka.tsv", keep_rejected=True).table.num_rows == 7


def test_the_time_of_a_page_is_shared_among_its_tasks() -> None:
    assert [s for (s,) in rows(read_sample("toloka.tsv"), "seconds")] == ["10", "10", "30", "30"]


def test_accepted_is_approved(tmp_path: Path) -> None:
    lines = "a\tx\t1\tw\tACCEPTED", "b\ty\t1\tw\tAPPROVED", "c\tz\t1\tw\trejected"
    flat = read(assignments(tmp_path, f"INPUT:i\tOUTPUT:o\t{PAGE}", *lines))
    assert rows(flat, "OUTPUT:o") == [("x",), ("y",)]


def test_the_inputs_are_the_item_where_tasks_have_no_id(tmp_path: Path) -> None:
    lines = "a\tb\tx\t1\tw\tAPPROVED", "a\tb\ty\t2\tv\tAPPROVED", "a\tc\ty\t2\tv\tAPPROVED"
    flat = read(assignments(tmp_path, f"INPUT:i\tINPUT:j\tOUTPUT:o\t{PAGE}", *lines))
    (one,), (two,), (three,) = rows(flat, flat.roles[ColumnRole.ITEM])
    assert one == two != three


def test_the_inputs_can_be_the_item_also_where_tasks_have_one() -> None:
    assert read_sample("toloka.tsv", item="inputs").roles[ColumnRole.ITEM] == "INPUT:image"


def test_several_outputs_are_a_column_each(tmp_path: Path) -> None:
    header = f"INPUT:i\tOUTPUT:o\tOUTPUT:p\tGOLDEN:o\t{PAGE}"
    flat = read(assignments(tmp_path, header, 'a\tx\t["b", "a"]\tx\t1\tw\tAPPROVED'))
    assert not {ColumnRole.LABEL, ColumnRole.GOLD} & set(flat.roles)
    assert rows(flat, "OUTPUT:o", "OUTPUT:p", "GOLDEN:o") == [("x", '["a", "b"]', "x")]


NAMED_ONCE = {
    "parted by blank lines, named last": [
        "a\tx\t\t\t",
        "b\ty\t1\tw\tAPPROVED",
        "",
        "c\tz\t\t\t",
        "d\tx\t2\tv\tREJECTED",
    ],
    "parted by blank lines, named first": [
        "a\tx\t1\tw\tAPPROVED",
        "b\ty\t\t\t",
        "",
        "c\tz\t2\tv\tREJECTED",
        "d\tx\t\t\t",
    ],
    "parted by empty rows": [
        "a\tx\t\t\t",
        "b\ty\t1\tw\tAPPROVED",
        "\t\t\t\t",
        "c\tz\t2\tv\tREJECTED",
        "d\tx\t\t\t",
    ],
    "not parted, named last": [
        "a\tx\t\t\t",
        "b\ty\t1\tw\tAPPROVED",
        "c\tz\t\t\t",
        "d\tx\t2\tv\tREJECTED",
    ],
    "not parted, named first": [
        "a\tx\t1\tw\tAPPROVED",
        "b\ty\t\t\t",
        "c\tz\t2\tv\tREJECTED",
        "d\tx\t\t\t",
    ],
}


@pytest.mark.parametrize("lines", NAMED_ONCE.values(), ids=NAMED_ONCE)
def test_a_page_that_names_its_worker_once_is_filled(tmp_path: Path, lines: list[str]) -> None:
    flat = read(assignments(tmp_path, f"INPUT:i\tOUTPUT:o\t{PAGE}", *lines), keep_rejected=True)
    assert rows(flat, "INPUT:i", "OUTPUT:o", "ASSIGNMENT:worker_id") == [
        ("a", "x", "w"),
        ("b", "y", "w"),
        ("c", "z", "v"),
        ("d", "x", "v"),
    ]
    assert flat.notes[0] == ("2 rows don’t name their worker; the worker of their page is used.")
    assert flat.places.tolist() == [n for n, line in enumerate(lines, 2) if line.strip()]
    without = read(assignments(tmp_path, f"INPUT:i\tOUTPUT:o\t{PAGE}", *lines))
    assert [part.places.size for part in without.skipped] == [2]


def test_a_row_of_its_own_for_who_worked_on_the_page(tmp_path: Path) -> None:
    lines = "a\tx\t\t\t", "b\ty\t\t\t", "\t\t1\tw\tAPPROVED"
    flat = read(assignments(tmp_path, f"INPUT:i\tOUTPUT:o\t{PAGE}", *lines))
    assert rows(flat, "INPUT:i", "ASSIGNMENT:worker_id") == [("a", "w"), ("b", "w")]


def test_a_page_that_names_two_workers_is_left_as_it_is(tmp_path: Path) -> None:
    lines = "a\tx\t1\tw\tAPPROVED", "b\ty\t\t\t", "c\tz\t2\tv\tAPPROVED"
    flat = read(assignments(tmp_path, f"INPUT:i\tOUTPUT:o\t{PAGE}", *lines))
    assert [w for (w,) in rows(flat, "ASSIGNMENT:worker_id")] == ["w", "", "v"]
    assert not flat.notes


def test_a_line_break_in_a_cell_parts_no_pages(tmp_path: Path) -> None:
    lines = '"a\nb"\tx\t\t\t', "c\ty\t1\tw\tAPPROVED", "", "d\tz\t2\tv\tAPPROVED"
    flat = read(assignments(tmp_path, f"INPUT:i\tOUTPUT:o\t{PAGE}", *lines))
    assert [w for (w,) in rows(flat, "ASSIGNMENT:worker_id")] == ["w", "w", "v"]
    assert flat.places.tolist() == [2, 4, 6]


def test_the_aggregated_file_and_the_tasks_are_refused(tmp_path: Path) -> None:
    with refused(ReadError, match="Download the assignments"):
        read(assignments(tmp_path, "INPUT:i\tOUTPUT:o\tCONFIDENCE: o", "a\tx\t0.9"))
    with refused(ReadError, match="tasks, not labels"):
        read(assignments(tmp_path, "INPUT:i\tGOLDEN:o", "a\tx"))


def test_training_is_pointed_out(tmp_path: Path) -> None:
    lines = "a\tx\tlook again\t1\tw\tAPPROVED", "b\ty\t\t1\tw\tAPPROVED"
    flat = read(assignments(tmp_path, f"INPUT:i\tOUTPUT:o\tHINT:text\t{PAGE}", *lines))
    assert flat.notes == ("1 label is from a training task; it is the first attempt.",)


def test_hints_links_and_rewards_are_not_kept() -> None:
    names = read_sample("toloka.tsv").table.column_names
    assert not [name for name in names if "HINT" in name or "link" in name or "reward" in name]
