"""Class probabilities in files: the same numbers wide, long and as soft labels, with their kind."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import TYPE_CHECKING

import numpy as np
import pyarrow as pa
from pyarrow import csv, parquet

from crowdgui.analysis import analyse
from crowdgui.core.progress import ignore_progress
from crowdgui.core.question_state import QuestionState
from crowdgui.core.review.decisions import Decision
from crowdgui.io.exporting.table_formats import CSV, table_export
from crowdgui.io.exporting.table_list import LABELS
from crowdgui.io.exporting.tables.probabilities import KIND, PROBABILITIES
from crowdgui.io.exporting.tool_exports import HUGGING_FACE

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from crowdgui.io.exporting.results import Results

TEXT = """worker,item,label
ann,i1,=1+1
bob,i1,=1+1
cyd,i1,b
ann,i2,b
bob,i2,b
cyd,i2,b
ann,i3,"x,y"
bob,i3,b
cyd,i3,"x,y"
"""


def results(write: Callable[..., Path], rule: str = "em-pooled") -> Results:
    from crowdgui.analysis import open_labels

    data = open_labels(write(TEXT))
    decided = {1: Decision(2, "me", "2026-01-01T00:00:00Z")}
    made = analyse(data, QuestionState(rule=rule, decisions=decided)).results
    return replace(made, probabilities=True)


def test_wide_and_long_say_the_same_and_manual_labels_are_certain(
    write: Callable[..., Path], tmp_path: Path
) -> None:
    found = results(write)
    wide_file, long_file = tmp_path / "wide.csv", tmp_path / "long.csv"
    for table, path in ((LABELS, wide_file), (PROBABILITIES, long_file)):
        table_export(table, CSV).write(path, found, ignore_progress)
    wide, long = csv.read_csv(wide_file), csv.read_csv(long_file)
    classes = [str(name) for name in found.outcome.job.labels.classes]
    assert [f"p_{name}" for name in classes] == wide.column_names[-7:-4]
    assert [f"vote_share_{name}" for name in classes] == wide.column_names[-3:]
    p = np.column_stack([wide[f"p_{name}"].to_numpy() for name in classes])
    assert np.allclose(p.sum(axis=1), 1.0, atol=1e-5)
    assert long["probability"].to_numpy().reshape(3, 3).tolist() == p.tolist()
    assert wide[KIND].to_pylist() == ["calibrated", "manual", "calibrated"]
    assert p[1].tolist() == [0.0, 0.0, 1.0]
    # A class that a spreadsheet would run gets an apostrophe in cells, and none in a name of "p_…".
    assert long["class"].to_pylist()[:3] == [c if c != "=1+1" else "'=1+1" for c in classes]
    shares = wide["vote_share_=1+1"].to_pylist()
    assert np.allclose(shares, [2 / 3, 0.0, 0.0], atol=1e-6)
    plain = table_export(LABELS, CSV)
    plain.write(wide_file, replace(found, probabilities=False), ignore_progress)
    assert "p_b" not in csv.read_csv(wide_file).column_names


def test_soft_labels_of_hugging_face(write: Callable[..., Path], tmp_path: Path) -> None:
    found = results(write, "mv")
    HUGGING_FACE.write(tmp_path / "soft.parquet", found, ignore_progress)
    table = parquet.read_table(tmp_path / "soft.parquet")
    assert table.schema.field("probabilities").type == pa.list_(pa.float64())
    about = json.loads(table.schema.metadata[b"huggingface"])["info"]["features"]
    assert list(about) == table.column_names
    assert about["probabilities"]["_type"] == "Sequence"
    # Majority voting has no probabilities: what is there says so.
    assert table[KIND].to_pylist() == ["share of votes", "manual", "share of votes"]
    assert table["probabilities"].to_pylist()[0] == table["vote_shares"].to_pylist()[0]
