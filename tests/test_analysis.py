"""The steps from labels to results are the same for the window, the command line and Python."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import TYPE_CHECKING

import numpy as np
import pytest

from crowdgui.analysis import aggregate, analyse, collect_results, compute_guarantee, open_labels
from crowdgui.cli.main import main
from crowdgui.core.bounds.guarantee import ImprovementKind
from crowdgui.core.errors import ReadError
from crowdgui.core.question_state import QuestionState
from crowdgui.core.review.decisions import Decision
from crowdgui.core.workers.report import DEFAULT_THRESHOLDS
from crowdgui.io.importing.read_labels import ImportedLabels
from tests.core.strategies import crowd

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture
def path(tmp_path: Path) -> Path:
    drawn = np.random.default_rng(3)
    true = drawn.integers(0, 2, 60)
    given = np.where(drawn.random((7, 60)) < 0.8, true, 1 - true)
    rows = [
        f"w{worker},t{item},{['no', 'yes'][given[worker, item]]}"
        for worker in range(7)
        for item in range(60)
    ]
    file = tmp_path / "labels.csv"
    file.write_text("worker,item,label\n" + "\n".join(rows) + "\n", encoding="utf-8")
    return file


def test_python_and_the_command_line_find_the_same(path: Path, tmp_path: Path) -> None:
    results = analyse(open_labels(path), QuestionState("em")).results
    out = tmp_path / "out"
    assert main(["report", str(path), "--rule", "em", "--out", str(out)]) == 0
    summary = json.loads((out / "summary.json").read_text(encoding="utf-8"))
    assert summary["rule"] == results.outcome.aggregation.rule == "em"
    written = (out / "labels.csv").read_text(encoding="utf-8").splitlines()[1:]
    classes = results.outcome.job.labels.classes
    assert [line.split(",")[1] for line in written] == [
        str(classes[code]) for code in results.outcome.aggregation.labels
    ]


def test_the_steps_one_by_one_are_all_of_them_at_once(path: Path) -> None:
    data = open_labels(path)
    decisions = {2: Decision(1, "ann", "2026-01-02T03:04:05Z", is_gold=True)}
    thresholds = replace(DEFAULT_THRESHOLDS, least_labels=100)
    state = QuestionState("mv", thresholds=thresholds, excluded=frozenset({0}), decisions=decisions)
    whole = analyse(data, state, threads=2).results
    job = state.build_job(data.labels, data.gold)
    outcome = aggregate(job, threads=1, thresholds=thresholds)
    found = compute_guarantee(outcome, state.guarantee, decisions=decisions)
    parts = collect_results(data, state, outcome, found)
    for each in (whole, parts):
        assert each.outcome.job.excluded is not None
        assert each.outcome.job.excluded.tolist() == [True, *[False] * 6]
        assert each.outcome.gold is not None
        assert each.outcome.gold.known == 1
        assert each.outcome.workers.thresholds == thresholds
        assert each.decisions == decisions
        assert each.read_from == (path,)
    np.testing.assert_array_equal(whole.outcome.aggregation.labels, outcome.aggregation.labels)
    assert whole.guarantee.headline == parts.guarantee.headline


def test_what_is_advised_counts_the_workers_that_were_tested_beside_the_bounds() -> None:
    labels, _ = crowd(np.random.default_rng(4), np.repeat([0.75, 0.5], [12, 4]), 150, 2)
    data = ImportedLabels("made", labels, None, None, (), 0, 0, None, labels.n_labels)
    whole = analyse(data, QuestionState("mv"), threads=2).results
    assert whole.outcome.workers.flags.excludable.any()
    outcome = aggregate(QuestionState("mv").build_job(labels, None), threads=1)
    found = compute_guarantee(outcome, QuestionState().guarantee)
    kinds = [change.kind for change in found.changes]
    assert ImprovementKind.EXCLUDE in kinds
    assert whole.guarantee.changes == found.changes
    assert whole.guarantee.entries == found.entries
    assert whole.guarantee.headline == found.headline


def test_options_of_the_file_are_those_of_the_command_line(path: Path) -> None:
    turned = open_labels(path, worker="item", item="worker", label="label").labels
    assert (turned.n_workers, turned.n_items) == (60, 7)
    with pytest.raises(ReadError):
        open_labels(path.with_name("nothing.csv"))
