"""Groups from columns of the label file and from a list of workers, to tables and the report."""

from __future__ import annotations

import csv
import json
from typing import TYPE_CHECKING

import numpy as np
import pytest

from crowdgui.analysis import open_labels
from crowdgui.cli.main import main
from crowdgui.core.question_state import EditSlot, QuestionState
from crowdgui.core.workers.cohorts import CohortColumn, WorkerGroups
from crowdgui.io.exporting.command import report_command
from crowdgui.io.importing.lists.worker_list import read_worker_list
from crowdgui.io.project.slots import DatasetSize, check_value
from crowdgui.io.project.values import DamagedValue, decode, encode
from tests.core.strategies import crowd

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture
def files(tmp_path: Path) -> tuple[Path, Path]:
    """Write labels of two vendors, of whom South is worse, and a list of the workers."""
    accuracy = np.repeat([0.95, 0.6], 8)
    labels, truth = crowd(np.random.default_rng(7), accuracy, 150, 3, fill=0.35)
    path, listed = tmp_path / "labels.csv", tmp_path / "workers.csv"
    with path.open("w", newline="") as file:
        rows = csv.writer(file)
        rows.writerow(["worker", "item", "label", "vendor", "gold"])
        for worker, item, code in zip(labels.worker, labels.item, labels.code, strict=True):
            vendor = "=North" if worker < 8 else "South"
            gold = f"c{truth[item]}" if item < 60 else ""
            names = labels.worker_ids[worker], labels.item_ids[item]
            rows.writerow([*names, f"c{code}", vendor, gold])
    lines = [f"{name},{'PT' if i % 2 else 'DE'}" for i, name in enumerate(labels.worker_ids)]
    listed.write_text("\n".join(["worker,country", *lines, "somebody,FR"]) + "\n")
    return path, listed


def table(folder: Path) -> list[dict[str, str]]:
    with (folder / "groups.csv").open(newline="") as file:
        return list(csv.DictReader(file))


def test_a_column_and_a_list(
    files: tuple[Path, Path], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path, listed = files
    out = tmp_path / "out"
    words = ["--prices", "label=0.05,currency=EUR", "--html", "--out", str(out)]
    assert main(["report", str(path), "--groups", "vendor", *words]) == 0
    said = capsys.readouterr().out
    assert "vendor: “" in said
    assert "on the same items (p < 0.001)." in said
    rows = table(out)
    assert sorted(row["group"] for row in rows) == ["'=North", "South"]
    south = next(row for row in rows if row["group"] == "South")
    assert float(south["agreement_difference_high"]) < -0.1
    # A right label costs the price over the accuracy on gold, in each file alike.
    price = 0.05 / float(south["gold_accuracy"])
    assert float(south["cost_per_right_label"]) == pytest.approx(price, rel=1e-4)
    assert float(south["cost_per_right_label_high"]) == pytest.approx(
        0.05 / float(south["gold_accuracy_low"]), rel=1e-4
    )
    assert f"“South”: 0.05 EUR per label, per right label {price:.4f} EUR" in said
    page = (out / "report.html").read_text()
    assert "Groups of workers" in page
    assert f"{price:.4f} EUR" in page
    summary = json.loads((out / "summary.json").read_text())
    (listed_groups,) = summary["worker_groups"]
    found = {group["group"]: group for group in listed_groups["groups"]}
    assert found["South"]["cost_per_right_label"] == pytest.approx(price, rel=1e-4)
    assert listed_groups["gold_items"] == 60
    assert summary["guideline_problems"]["workers"] == 16
    with (out / "workers.csv").open(newline="") as file:
        worker = next(csv.DictReader(file))
    assert float(worker["paid"]) == pytest.approx(0.05 * int(worker["labels"]))
    assert float(worker["cost_per_right_label"]) == pytest.approx(
        0.05 / float(worker["gold_accuracy"]), rel=1e-4
    )
    data = open_labels(path, groups=["vendor"])
    command = report_command(data, QuestionState())
    assert command.omitted == ()
    assert "--groups=vendor" in command.words
    assert main(["report", str(path), "--groups", str(listed), "--out", str(out)]) == 0
    assert {row["column"] for row in table(out)} == {"country"}
    assert {row["group"] for row in table(out)} == {"DE", "PT"}


def test_what_is_no_group_is_refused(
    files: tuple[Path, Path], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path, listed = files
    words = ["report", str(path), "--out", str(tmp_path / "out"), "--groups"]
    assert main([*words, "shift"]) == 2
    assert "There is no column “shift”" in capsys.readouterr().err
    assert main([*words, "worker"]) == 2
    assert "already says something else" in capsys.readouterr().err
    listed.write_text(listed.read_text() + listed.read_text().splitlines()[1][:-2] + "ES\n")
    assert main([*words, str(listed)]) == 2
    assert "“DE” in one row and “ES” in another" in capsys.readouterr().err


def test_a_list_is_kept_as_a_value_of_the_project(files: tuple[Path, Path]) -> None:
    names = np.array(["worker 1", "nobody"], dtype=object)
    listed = files[1]
    listed.write_text("worker,country,\nnobody,DE,x\n")
    found = read_worker_list(listed, names)
    assert found.columns[0] == CohortColumn("country", ("DE",), (-1, 0))
    assert decode(encode(found, WorkerGroups), WorkerGroups) == found
    check_value(EditSlot.WORKER_GROUPS, found, DatasetSize(3, 2, 2))
    for size in (DatasetSize(3, 3, 2), DatasetSize(3, 1, 2)):
        with pytest.raises(DamagedValue):
            check_value(EditSlot.WORKER_GROUPS, found, size)
