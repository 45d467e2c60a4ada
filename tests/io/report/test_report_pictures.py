"""The pictures of the report: well-formed drawings whose marks say what the data says."""

from __future__ import annotations

import re
from collections import Counter
from typing import TYPE_CHECKING
from xml.etree import ElementTree

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from crowdgui.core.agreement.report import agreement_bars
from crowdgui.core.progress import Iteration
from crowdgui.core.trials import Curve
from crowdgui.core.workers.flag import WorkerFlag
from crowdgui.figures.acceptance import AcceptanceBar
from crowdgui.figures.bounds_chart import BarKind, BoundBar, BoundsChart, ErrorLine
from crowdgui.figures.class_shares import ClassShares
from crowdgui.figures.convergence import ConvergenceChart
from crowdgui.figures.curves import ChartData, Line
from crowdgui.figures.histograms import build_agreement_histogram, build_confidence_histogram
from crowdgui.figures.marks import AxisWords, Shape
from crowdgui.figures.matrix import MatrixChart
from crowdgui.figures.worker_scatter import build_worker_scatter
from crowdgui.io.report.bars import acceptance_chart, bounds_chart, class_shares_chart
from crowdgui.io.report.parts import clean_text, shorten_text
from crowdgui.io.report.plots import (
    convergence_chart,
    curves_chart,
    histogram_chart,
    matrix_chart,
    worker_chart,
)
from crowdgui.io.report.svg import (
    CTRL,
    SERIES,
    Drawing,
    in_two_lines,
    mix_colours,
    shortened,
    text_width_px,
    token_colour,
)
from crowdgui.text.run_summary import describe_unsure
from tests.io.report.samples import HOSTILE, crowd, results_of

if TYPE_CHECKING:
    from collections.abc import Sequence
    from xml.etree.ElementTree import Element

    from crowdgui.core.results import Outcome
    from crowdgui.core.rules.rule import Aggregation
    from crowdgui.io.report.parts import Picture


SVG = "{http://www.w3.org/2000/svg}"


def confidence_picture(outcome: Outcome) -> Picture:
    return histogram_chart(build_confidence_histogram(outcome), "confidence")


def agreement_picture(outcome: Outcome) -> Picture:
    bins = agreement_bars(outcome)
    return histogram_chart(build_agreement_histogram(outcome, bins), "worker-agreement")


def worker_picture(outcome: Outcome, most: int = 1500) -> Picture | None:
    return worker_chart(build_worker_scatter(outcome, most))


LAST = Iteration(2, 0, 9.0)


def steps_picture(done: Aggregation, *more: Iteration) -> Picture | None:
    return convergence_chart(ConvergenceChart((*done.history, *more), "weighted agreement"))


def shares_picture(names: Sequence[str], counts: Sequence[int]) -> Picture:
    return class_shares_chart(ClassShares(tuple(names), tuple(counts)))


def matrix(counts: np.ndarray, names: Sequence[str]) -> MatrixChart:
    return MatrixChart("Title", "Down", "Across", tuple(names), counts, "Said.")


def matrix_picture(counts: np.ndarray, names: Sequence[str]) -> Picture | None:
    return matrix_chart(matrix(counts, names), "m")


@pytest.fixture(scope="module")
def outcome() -> Outcome:
    labels, truth = crowd()
    return results_of(labels, truth).outcome


def drawn(picture: Picture) -> Element[str]:
    """Parse a drawing and check that all of it lies on its ground."""
    root = ElementTree.fromstring(picture.svg)
    width, height = picture.size
    assert root.get("viewBox") == f"0 0 {width:g} {height:g}"
    for box in root.iter(SVG + "rect"):
        x, y, w, h = (float(box.get(key)) for key in ("x", "y", "width", "height"))
        assert -0.1 <= x <= x + w <= width + 0.1
        assert -0.1 <= y <= y + h <= height + 0.1
    for mark in root.iter(SVG + "circle"):
        assert 0 <= float(mark.get("cx")) <= width
        assert 0 <= float(mark.get("cy")) <= height
    return root


def boxes(root: Element[str], fill: str) -> list[Element[str]]:
    return [box for box in root.iter(SVG + "rect") if box.get("fill") == fill]


def said(root: Element[str]) -> list[str | None]:
    return [text.text for text in root.iter(SVG + "text")]


def test_bars_of_the_ladder_are_as_long_as_their_values() -> None:
    bars = BoundsChart.of(
        (
            BoundBar("One", "Estimate", 0.1),
            BoundBar("Two", "Certified", 0.2, BarKind.HEADLINE),
            BoundBar("Three", "Estimate", 0.4, BarKind.DEMOTED),
            BoundBar("Expected", "no bound", 0.02, BarKind.EXPECTED),
            BoundBar("Nothing", "Estimate", None, reason="says nothing"),
        ),
        ErrorLine(0.05, "wrong on gold: 5 of 100 (5.0 %)"),
    )
    picture = bounds_chart(bars, "A caption.")
    root = drawn(picture)
    (headline,) = boxes(root, SERIES[0])
    (plain,) = boxes(root, mix_colours("#FFFFFF", SERIES[0], 0.3))
    (frame,) = boxes(root, "none")
    widths = [float(box.get("width")) for box in (plain, headline, frame)]
    assert widths == pytest.approx([widths[0], 2 * widths[0], 4 * widths[0]], abs=0.3)
    dashed = [line for line in root.iter(SVG + "line") if line.get("stroke-dasharray")]
    left = float(headline.get("x"))
    assert float(dashed[0].get("x1")) - left == pytest.approx(widths[0] / 2, abs=0.3)
    for bar in bars.bars:
        assert clean_text(bar.words) in said(root)
        assert bar.words in picture.alternative


def test_long_names_of_bounds_are_broken_and_not_cut() -> None:
    names = "Item by item, confusion matrix per worker", "Short"
    bars = BoundsChart.of(BoundBar(name, "Estimate", 0.1) for name in names)
    root = drawn(bounds_chart(bars, ""))
    assert [word for word in said(root) if word and "…" in word] == []
    texts = [text for text in root.iter(SVG + "text") if text.text]
    lines = [text for text in texts if text.text in names[0] and float(text.get("x")) == 0]
    assert " ".join(str(line.text) for line in lines) == names[0]
    # Each line stands below the one before, and the level below them.
    below = [float(text.get("y")) for text in texts if float(text.get("x")) == 0]
    assert below == sorted(below)
    assert min(np.diff(below)) > 100


def test_the_bar_of_an_audit_has_a_mark_for_every_checked_item() -> None:
    bar = AcceptanceBar(0.75, (0.1, 0.5), (0.9,), "Accepted: 75", "To review: 20", "a", "All")
    picture = acceptance_chart(bar)
    root = drawn(picture)
    (rest,) = boxes(root, mix_colours("#FFFFFF", SERIES[0], 0.35))
    (accepted,) = boxes(root, token_colour("line"))
    width = float(accepted.get("width")) + float(rest.get("width"))
    assert float(accepted.get("width")) == pytest.approx(0.75 * width, abs=0.3)
    lines = [line for line in root.iter(SVG + "line") if line.get("x1") == line.get("x2")]
    places = [float(line.get("x1")) / width for line in lines]
    assert places == pytest.approx([0.1, 0.5, 0.9], abs=0.003)
    assert lines[2].get("stroke") == token_colour("bad") != lines[0].get("stroke")
    assert {"Accepted: 75", "To review: 20", "most confident"} <= set(said(root))
    assert picture.alternative == "All"


@given(st.floats(1, 300), st.floats(1, 60))
def test_hatching_stays_inside_its_box(width: float, height: float) -> None:
    drawing = Drawing(400, 100)
    drawing.hatch(10, 20, width, height, "#000000")
    for line in ElementTree.fromstring(drawing.text()).iter(SVG + "line"):
        x1, y1, x2, y2 = (float(line.get(key)) for key in ("x1", "y1", "x2", "y2"))
        assert 9.9 <= min(x1, x2) <= max(x1, x2) <= 10.1 + width
        assert 19.9 <= min(y1, y2) <= max(y1, y2) <= 20.1 + height
        # Up to the right, at 45 degrees.
        assert x1 - x2 == pytest.approx(y2 - y1, abs=0.3) or x2 - x1 == pytest.approx(
            y1 - y2, abs=0.3
        )


@given(st.lists(st.integers(0, 500), min_size=1, max_size=9).filter(any))
def test_class_shares_fill_the_bar(counts: list[int]) -> None:
    names = [f"class {i}" for i in range(len(counts))]
    picture = shares_picture(names, counts)
    root = drawn(picture)
    wide = [float(box.get("width")) for box in root.iter(SVG + "rect") if box.get("y") == "0"]
    shown = [*counts[:6], sum(counts[6:])]
    assert len(wide) == sum(count > 0 for count in shown)
    wanted = [max(1, 660 * count / sum(counts) - 2) for count in shown if count]
    assert wide == pytest.approx(wanted, abs=0.11)
    assert f"“class {int(np.argmax(counts))}”" in picture.caption


def test_the_confidence_histogram_counts_every_item(outcome: Outcome) -> None:
    picture = confidence_picture(outcome)
    root = drawn(picture)
    assert picture.caption == describe_unsure(outcome)
    counted = [int(n) for n in re.findall(r"(\d+) items? at", picture.alternative)]
    assert sum(counted) == outcome.job.labels.n_items
    assert len(boxes(root, SERIES[0])) == len(counted)


def test_the_agreement_histogram_counts_every_worker(outcome: Outcome) -> None:
    picture = agreement_picture(outcome)
    drawn(picture)
    counted = [int(n) for n in re.findall(r"(\d+) workers? agree", picture.alternative)]
    assert sum(counted) == outcome.job.labels.n_workers


def test_every_worker_has_a_mark_where_their_numbers_are(outcome: Outcome) -> None:
    picture = worker_picture(outcome)
    root = drawn(picture)
    marks = list(root.iter(SVG + "circle"))
    shapes = [p for p in root.iter(SVG + "polygon") if p.get("stroke")]
    assert outcome.workers.flags.flagged.any()
    kinds = [
        kind for kind in WorkerFlag if kind.is_evidence and outcome.workers.flags.has(kind).any()
    ]
    # One of each kind stands in the legend, and one without a flag.
    assert len(marks) + len(shapes) == outcome.job.labels.n_workers + 1 + len(kinds)
    heights = sorted(float(mark.get("cy")) for mark in marks[:-1])
    report = outcome.workers
    plain = np.sort(-report.agreement[~report.flags.flagged])
    assert len(heights) == plain.size
    fitted = np.polyfit(plain, heights, 1)
    assert np.polyval(fitted, plain) == pytest.approx(heights, abs=0.2)


def test_of_very_many_workers_some_are_drawn_and_the_caption_says_so(outcome: Outcome) -> None:
    picture = worker_picture(outcome, 6)
    assert "6 of 12 workers shown" in picture.caption


def test_the_steps_of_a_run_are_told_and_a_rule_without_steps_has_no_curve(
    outcome: Outcome,
) -> None:
    picture = steps_picture(outcome.aggregation, LAST)
    root = drawn(picture)
    assert len(boxes(root, SERIES[0])) == 2
    assert len(picture.alternative.split("; ")) == 2
    # A single bar tells nothing.
    assert steps_picture(outcome.aggregation) is None
    assert steps_picture(outcome.majority) is None


@given(st.integers(1, 20), st.integers(0, 3))
def test_a_matrix_gives_shares_of_its_rows(size: int, seed: int) -> None:
    counts = np.random.default_rng(seed).integers(0, 30, (size, size))
    if not counts.any():
        assert matrix_picture(counts, ["a"] * size) is None
        return
    names = [f"n{i}" for i in range(size)]
    picture = matrix_picture(counts, names)
    root = drawn(picture)
    n = min(size, 12)
    assert len(list(root.iter(SVG + "rect"))) == n * n
    assert (f"{n} most frequent of {size}" in picture.caption) == (size > 12)
    assert picture.caption.startswith("Said.")
    shown = matrix(counts, names)
    written = Counter(shown.write_share(i, j) for i in shown.drawn for j in shown.drawn)
    found = Counter(said(root))
    assert all(found[words] >= n for words, n in written.items())


def test_a_matrix_of_nothing_is_no_picture() -> None:
    assert matrix_picture(np.zeros((2, 2), dtype=int), ["a", "b"]) is None


@pytest.mark.parametrize("text", HOSTILE)
def test_no_name_breaks_a_drawing(text: str) -> None:
    picture = shares_picture([shorten_text(text), shorten_text(text + "2")], [3, 4])
    root = drawn(picture)
    assert {element.tag for element in root.iter()} == {SVG + "svg", SVG + "rect", SVG + "text"}
    counts = np.array([[3, 1], [0, 5]])
    tags = {e.tag for e in drawn(matrix_picture(counts, [shorten_text(text), "b"])).iter()}
    assert tags == {SVG + "svg", SVG + "rect", SVG + "text"}


@given(st.text(max_size=80), st.floats(0, 200), st.sampled_from([11, 13]))
def test_shortened_words_fit_and_say_that_something_is_missing(
    words: str, room: float, size: int
) -> None:
    made = shortened(words, room, size)
    if made != words:
        assert made.endswith("…")
        assert text_width_px(made, size) <= room or made == "…"
    else:
        assert text_width_px(words, size) <= room


def test_large_lengths_have_no_exponent() -> None:
    drawing = Drawing(12_345_678, 10)
    assert 'viewBox="0 0 12345678 10"' in drawing.text()


def test_colours_mix() -> None:
    assert mix_colours("#000000", "#FFFFFF", 0.5) == "#808080"
    assert mix_colours("#123456", "#FFFFFF", 0.0) == "#123456"
    assert token_colour("ctrl") == CTRL
    assert token_colour("c6") == SERIES[5]


def test_a_picture_says_what_it_shows_to_those_who_do_not_see_it(outcome: Outcome) -> None:
    pictures = (
        confidence_picture(outcome),
        agreement_picture(outcome),
        worker_picture(outcome),
        steps_picture(outcome.aggregation, LAST),
    )
    for picture in pictures:
        assert picture.title
        assert picture.caption.endswith(".")
        assert picture.alternative


def test_no_line_runs_through_the_name_of_another() -> None:
    lines = ErrorLine(0.05, "wrong on gold"), ErrorLine(0.049, "your target")
    bars = (BoundBar("A bound", "Estimate", 0.5),)
    root = drawn(bounds_chart(BoundsChart.of(bars, *lines), ""))
    parts = list(root)
    dashed = [i for i, made in enumerate(parts) if made.get("stroke-dasharray")]
    names = [i for i, made in enumerate(parts) if made.text in ("wrong on gold", "your target")]
    assert len(dashed) == len(names) == 2
    for name in names:
        assert name > max(dashed)
        # The ground comes right before the words.
        assert parts[name - 1].tag.endswith("rect")


def test_no_two_shapes_are_drawn_alike() -> None:
    drawings = []
    for shape in Shape:
        drawing = Drawing(20, 20)
        drawing.mark(shape, 10, 10, 6, "#123456")
        drawings.append(drawing.text())
        assert "#123456" in drawings[-1]
    assert len(set(drawings)) == len(Shape)


def test_curves_have_a_mark_per_point_and_a_band_between_their_ends() -> None:
    mean, none = np.array([0.2, 0.4, np.nan]), np.full(3, np.nan)
    curve = Curve(mean, none, mean - 0.1, mean + 0.1, np.array([5, 5, 0]))
    lines = (Line("all", curve, 0),)
    axes = AxisWords("window", str), AxisWords("agreement", str)
    made = curves_chart(ChartData(np.arange(3.0), lines, *axes), "time", "Over time", "")
    assert made is not None
    drawn = ElementTree.fromstring(made.svg)
    tags = Counter(each.tag.rpartition("}")[2] for each in drawn.iter())
    assert (tags["circle"], tags["polygon"], tags["polyline"]) == (2, 1, 1)
    assert "0.4" in made.alternative
    empty = Line("all", Curve(none, none, none, none, np.zeros(3, dtype=int)), 0)
    assert curves_chart(ChartData(np.arange(3.0), (empty,), *axes), "time", "", "") is None


def test_words_that_are_too_wide_are_broken_at_a_space() -> None:
    assert in_two_lines("speed limit", 72, 12) == ["speed", "limit"]
    assert in_two_lines("stop", 72, 12) == ["stop"]
    lines = in_two_lines("one long name of a class", 72, 12)
    assert len(lines) == 2
    assert all(text_width_px(line, 12) <= 72 for line in lines)
    assert lines[1].endswith("…")
