"""Files in every format and shape, read again by those they are for."""

from __future__ import annotations

import csv
import json
from typing import TYPE_CHECKING

import numpy as np
import pytest
from pyarrow import parquet
from python_calamine import CalamineWorkbook

from crowdgui.core.bounds.guarantee import GuaranteeOptions
from crowdgui.core.job import Job
from crowdgui.core.labels import Labels, text_array
from crowdgui.core.progress import ignore_progress
from crowdgui.core.results import run_job
from crowdgui.core.review.decisions import Decision
from crowdgui.io.exporting.results import Results
from crowdgui.io.exporting.table_formats import CSV, FORMATS, XLSX, table_exports
from crowdgui.io.exporting.table_list import TABLES
from crowdgui.io.exporting.tool_exports import tool_exports
from crowdgui.io.exporting.write import write_exports
from crowdgui.io.formats.form import FormatForm
from crowdgui.io.formats.platforms.label_studio import LabelStudioOptions
from crowdgui.io.importing.tables import OpenedFile, read_table
from tests.core.strategies import from_rows

if TYPE_CHECKING:
    from pathlib import Path

    from crowdgui.io.exporting.table_formats import TableFormat


ITEMS = ["=1+1", "17", "-a", "'=x", "é 🦜"]


@pytest.fixture(scope="module")
def results() -> Results:
    rows = [
        (f"w{w}", item, "yes" if (w + i) % 5 else "no")
        for i, item in enumerate(ITEMS)
        for w in range(5)
    ]
    outcome = run_job(Job(from_rows(rows), None, "mv"))
    decided = {1: Decision(0, "Ada", "2026-01-01T00:00:00Z", "=note")}
    content = text_array(f"text of {item}" for item in ITEMS)
    return Results(
        outcome,
        outcome.estimates,
        (),
        decided,
        guarantee_options=GuaranteeOptions(),
        content=content,
    )


def final(results: Results) -> list[str]:
    labels, decided = results.outcome.job.labels, results.decisions[1].code
    codes = results.outcome.aggregation.labels.copy()
    codes[1] = decided
    return [str(labels.classes[code]) for code in codes]


def there(results: Results) -> list[object]:
    # Whether there is something for the guideline is known from here on.
    results.guideline()
    return [table for table in TABLES if not table.lacking(results)]


@pytest.mark.parametrize("form", FORMATS, ids=lambda form: form.key)
def test_every_table_is_written_in_every_format(
    tmp_path: Path, results: Results, form: TableFormat
) -> None:
    exports = table_exports(there(results), form)
    done = write_exports(tmp_path, results, exports)
    assert sorted(done.files) == sorted(tmp_path.iterdir())
    assert len(done.files) == (1 if form == XLSX else len(there(results)))
    # Only CSV can hold formulas.
    assert (done.neutralised > 0) == (form.style is not None)


def test_a_workbook_has_a_sheet_for_each_table(tmp_path: Path, results: Results) -> None:
    (path,) = write_exports(tmp_path, results, table_exports(there(results), XLSX)).files
    book = CalamineWorkbook.from_path(str(path))
    assert book.sheet_names == [table.name for table in there(results)]
    rows = book.get_sheet_by_name("Final labels").to_python()
    assert [row[:2] for row in rows[1:]] == [
        list(r) for r in zip(ITEMS, final(results), strict=True)
    ]


@pytest.mark.parametrize("exact", [True, False])
def test_ids_in_csv_are_exact_only_where_asked(
    tmp_path: Path, results: Results, exact: bool
) -> None:
    done = write_exports(tmp_path, results, table_exports(TABLES[:1], CSV, exact=exact))
    with done.files[0].open(encoding="utf-8", newline="") as file:
        ids = [row["item"] for row in csv.DictReader(file)]
    assert ids == (ITEMS if exact else ["'=1+1", "17", "'-a", "''=x", "é 🦜"])
    assert done.neutralised == (0 if exact else 4)


def test_label_studio_reads_its_predictions(tmp_path: Path, results: Results) -> None:
    done = write_exports(tmp_path, results, tool_exports()[:1])
    tasks = json.loads(done.files[0].read_text(encoding="utf-8"))
    assert [task["data"]["text"] for task in tasks] == [f"text of {item}" for item in ITEMS]
    assert tasks[1]["id"] == 17
    scores = [task["predictions"][0]["score"] for task in tasks]
    assert scores[1] == 1.0
    assert scores[0] == pytest.approx(results.outcome.aggregation.confidence[0])
    form = FormatForm("label-studio", LabelStudioOptions(predictions=True))
    table = read_table(OpenedFile(done.files[0]), form, None, ignore_progress)
    assert table["item"].to_pylist() == ITEMS
    assert table["label"].to_pylist() == final(results)


@pytest.mark.parametrize("exact", [True, False])
def test_crowd_kit_gets_task_and_label(tmp_path: Path, results: Results, exact: bool) -> None:
    done = write_exports(tmp_path, results, tool_exports(exact=exact)[1:2])
    with done.files[0].open(encoding="utf-8", newline="") as file:
        rows = list(csv.reader(file))
    assert rows[0] == ["task", "label"]
    assert [row[1] for row in rows[1:]] == final(results)
    assert ([row[0] for row in rows[1:]] == ITEMS) == exact


def test_hugging_face_finds_the_names_of_the_classes(tmp_path: Path, results: Results) -> None:
    done = write_exports(tmp_path, results, tool_exports()[2:])
    table = parquet.read_table(done.files[0])
    features = json.loads(table.schema.metadata[b"huggingface"])["info"]["features"]
    names = features["label"]["names"]
    assert features["label"]["_type"] == "ClassLabel"
    assert list(features) == table.column_names == ["item", "text", "label", "confidence"]
    assert [names[code] for code in table["label"].to_pylist()] == final(results)
    assert table["item"].to_pylist() == ITEMS


def test_an_item_nobody_labelled_has_no_label_in_any_shape(tmp_path: Path) -> None:
    labels = Labels.from_codes(
        [0, 0],
        [0, 1],
        [1, 1],
        text_array(["a", "b"]),
        text_array(["u", "v"]),
        text_array(["no", "yes"]),
    )
    outcome = run_job(Job(labels, None, "mv"))
    done = write_exports(tmp_path, Results(outcome, outcome.estimates, ()), tool_exports())
    tasks = json.loads(done.files[0].read_text(encoding="utf-8"))
    assert [len(task["predictions"]) for task in tasks] == [1, 0]
    assert done.files[1].read_text() == "task,label\na,yes\nb,\n"
    found = parquet.read_table(done.files[2])
    assert found["label"].to_pylist() == [1, -1]
    assert found["confidence"].to_pylist()[1] is None
    assert "text" not in found.column_names


def test_parquet_holds_the_numbers_unrounded(tmp_path: Path, results: Results) -> None:
    parquet_form = next(form for form in FORMATS if form.key == "parquet")
    done = write_exports(tmp_path, results, table_exports(TABLES[:1], parquet_form))
    found = parquet.read_table(done.files[0])["confidence"].to_numpy()
    by_hand = [item for item, made in results.decisions.items() if made.labelled]
    wanted = results.outcome.aggregation.confidence.copy()
    wanted[by_hand] = np.nan
    assert by_hand
    assert np.array_equal(found, wanted, equal_nan=True)
