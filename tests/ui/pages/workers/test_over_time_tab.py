"""Quality over time from a file with times: the table, the report, the page."""

from __future__ import annotations

import csv
from typing import TYPE_CHECKING

from crowdgui.cli.main import main
from crowdgui.core.job import Job
from crowdgui.core.results import run_job
from crowdgui.figures.curves import TimeMeasure
from crowdgui.ui.pages.workers.over_time import WorkerOverTime
from tests.core.workers.test_over_time import timed

if TYPE_CHECKING:
    from pathlib import Path

    import pytest
    from pytestqt.qtbot import QtBot


def test_the_table_and_the_report(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    labels, path, out = timed(), tmp_path / "labels.csv", tmp_path / "out"
    at = labels.metadata.given_at
    assert at is not None
    with path.open("w", newline="") as file:
        rows = csv.writer(file)
        rows.writerow(["worker", "item", "label", "timestamp"])
        for row in zip(labels.worker, labels.item, labels.code, at, strict=True):
            worker, item, code, when = row
            rows.writerow([f"w{worker}", f"i{item}", "abc"[code], 1700000000 + round(when)])
    words = ["report", str(path), "--tables", "quality-over-time", "--html", "--out", str(out)]
    assert main(words) == 0
    with (out / "quality_over_time.csv").open(newline="") as file:
        table = list(csv.DictReader(file))
    assert {row["of"] for row in table} == {"crowd", "worker"}
    changed = {row["worker"] for row in table if row["since"]}
    assert changed == {"w0"}
    report = (out / "report.html").read_text()
    assert "The agreement of 1 of 12 workers tested changed significantly." in report
    bare = tmp_path / "bare.csv"
    bare.write_text("worker,item,label\na,1,x\nb,1,y\na,2,x\nb,2,x\n")
    words = ["report", str(bare), "--tables", "quality-over-time", "--out", str(out)]
    assert main(words) == 2
    assert "role Time" in capsys.readouterr().err


def test_the_tab_of_a_worker(qtbot: QtBot) -> None:
    outcome = run_job(Job(timed()))
    panel = WorkerOverTime()
    qtbot.addWidget(panel)
    panel.resize(392, 500)
    panel.show_worker(outcome, 0)
    panel.show()
    qtbot.waitUntil(lambda: "Agreement changed from" in panel.words.text())
    panel.show_worker(outcome, 3)
    assert "No significant change" in panel.words.text()
    panel.whose.set_value(False)
    panel.measure.set_value(TimeMeasure.CLASSES)
    panel.look()
    assert "of 12 workers tested" in panel.words.text()
    assert len(panel.plot.table().columns[0]) % 3 == 0
    without = run_job(Job(timed(times=False)))
    panel.show_worker(without, 0)
    qtbot.waitUntil(lambda: "doesn’t say when" in panel.words.text())
    panel.shut_down()
