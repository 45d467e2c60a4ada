"""Costs of mistakes on the command line: labels of least cost, an audit, and what it guarantees."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import numpy as np
from pyarrow import csv

from crowdgui.cli.main import main

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    import pytest

CLASSES = ("mild", "moderate", "severe")


def test_from_costs_to_a_guaranteed_mean_cost(
    write: Callable[..., Path], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    rng = np.random.default_rng(5)
    truth = rng.choice(3, 160, p=[0.6, 0.25, 0.15])
    rows = ["worker,item,label"]
    for item in range(160):
        for vote in range(5):
            code = truth[item] if rng.random() < 0.6 else rng.integers(3)
            rows.append(f"w{(item + vote * 3) % 12},i{item},{CLASSES[code]}")
    labels = write("\n".join(rows) + "\n")
    table = write(",mild,moderate,severe\nmild,0,1,2\nmoderate,1,0,1\nsevere,8,4,0\n", "costs.csv")
    folder = tmp_path / "drawn"
    assert main(["draw", str(labels), "--size", "50", "--seed", "7", "--out", str(folder)]) == 0
    audit = folder / "audit.csv"
    drawn = csv.read_csv(audit).to_pylist()
    filled = [
        f"{row['draw']},{row['item']},{CLASSES[truth[int(row['item'][1:])]]},{row['seed']}"
        for row in drawn
    ]
    audit.write_text("draw,item,label,seed\n" + "\n".join(filled) + "\n", encoding="utf-8")
    out = tmp_path / "out"
    words = ["report", str(labels), "--rule", "em-pooled", "--cost", str(table), "--out", str(out)]
    assert main([*words, "--audit", str(audit), "--probabilities", "--html"]) == 0
    printed = capsys.readouterr().out
    assert "Guaranteed mean cost: at most" in printed
    found = csv.read_csv(out / "labels.csv").to_pylist()
    code = {name: n for n, name in enumerate(CLASSES)}
    matrix = np.array([[0, 1, 2], [1, 0, 1], [8, 4, 0]])
    exported = sum(matrix[truth[n], code[row["label"]]] for n, row in enumerate(found)) / 160
    said = json.loads((out / "guarantee.json").read_text(encoding="utf-8"))["cost"]
    assert said["method"] == "levels"
    assert exported <= said["guaranteed_mean_cost"] < 2.0
    # The crowd is better than typical ones, by which labels of least cost were chosen.
    assert said["expected_mean_cost"] > said["expected_mean_cost_of_most_probable_labels"] > 0.0
    assert "more confidence than is typical" in said["sentence"]
    changed = [row for row in found if row["changed_by_costs"]]
    assert changed
    assert all(row["most_probable"] != row["rule_label"] for row in changed)
    assert abs(sum(found[0][f"p_{name}"] for name in CLASSES) - 1.0) < 1e-5
    assert "Guaranteed mean cost" in (out / "report.html").read_text(encoding="utf-8")
    assert main([*words[:-3], "nobody=4", "--out", str(out)]) != 0
    assert "There is no class “nobody”" in capsys.readouterr().err
