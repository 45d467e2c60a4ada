"""The list of items to send out again as a file: one row an item, nothing run as a formula."""

from __future__ import annotations

import csv
from typing import TYPE_CHECKING

import numpy as np
import pytest
from numpy.dtypes import StringDType

from crowdgui.core.job import Job
from crowdgui.core.labels import Labels
from crowdgui.core.results import run_job
from crowdgui.core.study.plan import build_plan
from crowdgui.io.exporting.table_list import HEADER, write_relabel_list
from tests.core.strategies import crowd

if TYPE_CHECKING:
    from pathlib import Path

    from crowdgui.core.results import Outcome


@pytest.fixture(scope="module")
def outcome() -> Outcome:
    made, _ = crowd(np.random.default_rng(3), np.linspace(0.55, 0.8, 6), 30, 2, fill=0.6)
    ids = np.array([f"=cmd|{j}" if j < 15 else f"<b>{j}" for j in range(30)], dtype=StringDType())
    labels = Labels.from_codes(
        made.item, made.worker, made.code, ids, made.worker_ids, made.classes
    )
    return run_job(Job(labels))


def test_it_is_the_list_row_by_row(outcome: Outcome, tmp_path: Path) -> None:
    chosen = build_plan(outcome).relabel(25)
    path = tmp_path / "send.csv"
    write_relabel_list(path, outcome, chosen)
    with path.open(encoding="utf-8-sig", newline="") as file:
        header, *rows = list(csv.reader(file))
    assert tuple(header) == HEADER
    names = outcome.job.labels.item_ids[chosen.items].tolist()
    assert [row[0].removeprefix("'") for row in rows] == names
    assert not [row for row in rows if row[0].startswith("=")]
    assert [int(row[1]) for row in rows] == chosen.more.tolist()
    assert [float(row[2]) for row in rows] == pytest.approx(chosen.wrong.tolist(), rel=1e-5)
    assert [float(row[3]) for row in rows] == pytest.approx(chosen.gain.tolist(), rel=1e-5)
    assert sum(int(row[1]) for row in rows) <= 25
