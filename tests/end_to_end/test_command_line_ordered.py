"""Ordered classes from file to summary, without a window."""

from __future__ import annotations

import csv
import json
import re
from dataclasses import replace
from typing import TYPE_CHECKING

import numpy as np
import pytest

from crowdgui.cli import main
from crowdgui.io.importing.lists.class_map import ClassMap
from crowdgui.io.importing.recipes import build_recipe, recipe_text
from crowdgui.io.importing.sources import open_source

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture
def ratings(tmp_path: Path) -> tuple[Path, Path, np.ndarray]:
    """Write ratings by ten workers, and gold on all items but the last ten."""
    rng = np.random.default_rng(1)
    truth = rng.integers(1, 6, 60)
    shift, lines, gold = rng.normal(0.0, 0.5, 10), ["worker,item,label"], ["item,label"]
    for i, level in enumerate(truth):
        for w in rng.permutation(10)[:4]:
            felt = int(np.clip(np.rint(level + shift[w] + rng.normal(0.0, 0.9)), 1, 5))
            lines.append(f"w{w},t{i},{felt}")
    gold += [f"t{i},{level}" for i, level in enumerate(truth[:50])]
    paths = tmp_path / "ratings.csv", tmp_path / "gold.csv"
    for path, text in zip(paths, (lines, gold), strict=True):
        path.write_text("\n".join(text) + "\n", encoding="utf-8")
    return *paths, truth


def test_the_story_of_ratings(
    ratings: tuple[Path, Path, np.ndarray], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path, gold, truth = ratings
    files = [str(path), "--gold", str(gold)]
    scale, out = ["--ordered", "1,2,3,4,5"], tmp_path / "out"
    assert main(["report", *files, "--out", str(out)]) == 0
    assert 'add --ordered "1,2,3,4,5"' in capsys.readouterr().err
    plain = json.loads((out / "summary.json").read_text("utf-8"))
    assert not plain["ordered"]
    assert plain["mean_absolute_error_on_gold"] is plain["off_by_more_than_one_on_gold"] is None
    assert main(["report", *files, "--rule", "cuts", "--out", str(out)]) == 2
    assert "is for ordered classes" in capsys.readouterr().err
    told = [*files, *scale, "--tables", "labels,agreement", "--out", str(out)]
    assert main(["report", *told, "--rule", "cuts", "--html"]) == 0
    said = capsys.readouterr()
    assert "Ordered classes: 1 < 2 < 3 < 4 < 5." in said.out
    assert "--ordered" not in said.err
    made = json.loads((out / "summary.json").read_text("utf-8"))
    with (out / "labels.csv").open(encoding="utf-8", newline="") as file:
        final = {row["item"]: int(row["label"]) for row in csv.DictReader(file)}
    off = np.abs([final[f"t{i}"] - truth[i] for i in range(50)])
    assert made["ordered"]
    assert made["error_on_gold"] == pytest.approx(np.mean(off > 0))
    assert made["off_by_more_than_one_on_gold"] == pytest.approx(np.mean(off > 1))
    assert made["mean_absolute_error_on_gold"] == pytest.approx(np.mean(off))
    assert f"mean absolute error is {np.mean(off):.2f} classes" in said.out
    assert "ac2-quadratic" in (out / "agreement.csv").read_text("utf-8")
    assert "Gwet’s AC2, quadratic" in (out / "report.html").read_text("utf-8")


def test_a_guarantee_of_labels_that_are_not_far_off(
    ratings: tuple[Path, Path, np.ndarray], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path, gold, _ = ratings
    files = [str(path), "--gold", str(gold), "--gold-at-random", "--out", str(tmp_path)]
    assert main(["report", *files, "--off-by", "2"]) == 2
    assert "--off-by 2 needs ordered classes" in capsys.readouterr().err
    shares = {}
    for off_by, words in (("1", "are wrong."), ("2", "are off by two classes or more.")):
        command = ["report", *files, "--ordered", "1,2,3,4,5", "--off-by", off_by]
        assert main(command) == 0
        said = capsys.readouterr().out
        assert f"of these labels {words}" in said
        assert ("A label counts as wrong only if" in said) == (off_by == "2")
        shares[off_by] = float(re.findall(r"At most ([0-9.]+)% of these", said)[0])
    assert shares["2"] < shares["1"]


@pytest.mark.parametrize("order", ["1", "1,2,2", "1,2,3"])
def test_an_order_that_cannot_be_is_refused(
    order: str,
    ratings: tuple[Path, Path, np.ndarray],
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    command = ["report", str(ratings[0]), "--ordered", order, "--out", str(tmp_path / "out")]
    assert main(command) == 2
    assert "different classes" in (said := capsys.readouterr().err) or "no place in" in said


def test_ordered_takes_the_place_of_the_order_in_a_recipe(
    ratings: tuple[Path, Path, np.ndarray], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    reading = open_source(ratings[0]).reading
    short = replace(reading, classes=ClassMap(order=("1", "2", "3", "4"), is_scale=True))
    recipe = tmp_path / "recipe.json"
    columns = ("worker", "item", "label")
    recipe.write_text(recipe_text(build_recipe(short, columns)), encoding="utf-8")
    command = ["report", str(ratings[0]), "--recipe", str(recipe), "--out", str(tmp_path / "out")]
    assert main(command) == 2
    assert "“5” has no place in the order of the classes" in capsys.readouterr().err
    assert main([*command, "--ordered", "1,2,3,4,5"]) == 0
    assert "Ordered classes: 1 < 2 < 3 < 4 < 5." in capsys.readouterr().out
