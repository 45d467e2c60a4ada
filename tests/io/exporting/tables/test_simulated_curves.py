"""Curves as files: numbers that are the trials', pictures that are well formed and hold no code."""

from __future__ import annotations

import csv
from typing import TYPE_CHECKING
from xml.etree import ElementTree

import numpy as np
import pytest

from crowdgui.core.trials import TrialResults
from crowdgui.figures.curves import ChartData, Line
from crowdgui.figures.marks import AxisWords, LineStyle
from crowdgui.io.exporting.tables.simulated import curves_chart, write_curves, write_trials
from crowdgui.text.translation import format_percent

if TYPE_CHECKING:
    from pathlib import Path


HOSTILE = '<script>alert("1")</script>&'


@pytest.fixture
def trials() -> TrialResults:
    values = np.array([[[0.1, 0.5], [0.3, np.nan]], [[0.2, 0.4], [0.2, np.nan]]])
    return TrialResults(
        np.array([0.5, 1.0]), ("one", "two"), {"error": values, "seconds": values * 2}
    )


def curves(
    trials: TrialResults,
    *,
    log: bool = False,
    bars: bool = False,
    name: str = "one",
    dashes: LineStyle | None = None,
) -> ChartData:
    lines = (
        Line(name, trials.curve("error", "one"), 0),
        Line(f"{name}, bound", trials.curve("error", "one"), 0, dashes),
        Line("two", trials.curve("error", "two"), 7),
    )
    across = AxisWords(name, lambda share: format_percent(share, 0))
    return ChartData(trials.points, lines, across, AxisWords("error", format_percent), log, bars)


def read(path: Path) -> list[list[str]]:
    with path.open(encoding="utf-8-sig", newline="") as file:
        return list(csv.reader(file))


def test_trials_that_were_made_are_written_and_no_others(
    trials: TrialResults, tmp_path: Path
) -> None:
    write_trials(tmp_path / "trials.csv", trials, "share")
    header, *rows = read(tmp_path / "trials.csv")
    assert header == ["share", "repetition", "rule", "error", "seconds"]
    found = {(float(row[0]), int(row[1]), row[2]): float(row[3]) for row in rows}
    assert found == {
        (0.5, 1, "one"): 0.1,
        (0.5, 1, "two"): 0.5,
        (0.5, 2, "one"): 0.3,
        (1.0, 1, "one"): 0.2,
        (1.0, 1, "two"): 0.4,
        (1.0, 2, "one"): 0.2,
    }


@pytest.mark.parametrize("log", [False, True])
@pytest.mark.parametrize("bars", [False, True])
def test_a_picture_is_well_formed_and_its_names_are_words(
    trials: TrialResults, tmp_path: Path, log: bool, bars: bool
) -> None:
    made = curves(trials, log=log, bars=bars, name=HOSTILE, dashes=LineStyle.LONG)
    write_curves(tmp_path, "curves", made, HOSTILE)
    tree = ElementTree.parse(tmp_path / "curves.svg")
    tags = {element.tag.rpartition("}")[2] for element in tree.iter()}
    assert tags <= {
        "svg",
        "rect",
        "line",
        "path",
        "polyline",
        "polygon",
        "circle",
        "text",
        "g",
        "title",
        "desc",
    }
    attributes = {name for element in tree.iter() for name in element.attrib}
    assert not [name for name in attributes if name.startswith("on") or "href" in name]
    words = "".join(tree.getroot().itertext())
    assert "<script>" in words
    header, *rows = read(tmp_path / "curves.csv")
    assert header[2] == "mean of error"
    assert len(rows) == 6


def test_everything_drawn_lies_within_the_picture(trials: TrialResults) -> None:
    for made in (curves(trials), curves(trials, bars=True), curves(trials, log=True)):
        drawing = curves_chart(made, "title")
        root = ElementTree.fromstring(drawing.document())
        width, height = (float(part) for part in root.attrib["viewBox"].split()[2:])
        # Words stand on a finer grid of their own.
        drawn = [element for element in root.iter() if not element.tag.endswith("text")]
        assert len(drawn) > 8
        for element in drawn:
            for name in ("x", "x1", "x2", "cx"):
                assert 0 <= float(element.attrib.get(name, 0)) <= width
            for name in ("y", "y1", "y2", "cy"):
                assert 0 <= float(element.attrib.get(name, 0)) <= height


def test_curves_without_a_trial_are_named_and_not_drawn() -> None:
    nothing = TrialResults(np.array([1.0]), ("one",), {"error": np.full((1, 2, 1), np.nan)})
    lines = (Line("one", nothing.curve("error", "one"), 0),)
    made = ChartData(nothing.points, lines, AxisWords("x", str), AxisWords("error", format_percent))
    tree = ElementTree.fromstring(curves_chart(made, "title").document())
    tags = [element.tag.rpartition("}")[2] for element in tree.iter()]
    assert "one" in [element.text for element in tree.iter()]
    # The circle is that of the legend.
    assert tags.count("circle") == 1
    assert not {"path", "polyline", "polygon"} & set(tags)
