"""The study and the simulation without a window, as a user starts them."""

from __future__ import annotations

import csv
import signal
from typing import TYPE_CHECKING
from xml.etree import ElementTree

import numpy as np
import pytest

import crowdgui.cli.simulate as simulate_module
import crowdgui.cli.study as study_module
from crowdgui.cli import main
from crowdgui.core.simulate.experiment import PRESETS
from crowdgui.core.study import study_run as run
from crowdgui.io.importing.read_labels import read_labels
from crowdgui.io.importing.sources import open_source

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from crowdgui.core.progress import Progress, ProgressCallback
    from crowdgui.core.simulate.experiment import Experiment
    from crowdgui.core.simulate.simulation_run import SimulationResult
    from crowdgui.core.study.study import Study, StudyResult


SIMULATE = [
    "simulate",
    "--n-workers",
    "7",
    "--n-items",
    "20",
    "--repetitions",
    "2",
    "--processes",
    "1",
    "--rules",
    "oracle-map,iwmv,mv",
]


@pytest.fixture
def labels(tmp_path: Path) -> Path:
    path = tmp_path / "<b>labels.csv"
    rng = np.random.default_rng(0)
    rows = ["worker,item,label"]
    for worker in range(5):
        right = rng.random(20) < 0.8
        rows += [f"w{worker},i{j},{'ab'[(j + (not right[j])) % 2]}" for j in range(20)]
    path.write_text("\n".join(rows), encoding="utf-8")
    return path


@pytest.fixture
def gold(tmp_path: Path) -> Path:
    path = tmp_path / "gold.csv"
    path.write_text("item,label\n" + "\n".join(f"i{j},{'ab'[j % 2]}" for j in range(20)), "utf-8")
    return path


def study(path: Path, out: Path, *words: str) -> int:
    return main(
        [
            "study",
            str(path),
            "--repetitions",
            "2",
            "--processes",
            "1",
            "--out",
            str(out),
            "--shares",
            "0.5,1",
            *words,
        ]
    )


def read(path: Path) -> list[dict[str, str]]:
    with path.open(encoding="utf-8-sig", newline="") as file:
        return list(csv.DictReader(file))


def check_picture(path: Path) -> None:
    root = ElementTree.parse(path).getroot()
    tags = {element.tag.rpartition("}")[2] for element in root.iter()}
    assert not tags & {"script", "foreignObject", "a", "image", "b"}


def test_a_study_writes_curves_and_trials(
    labels: Path, gold: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "results" / "study"
    assert study(labels, out, "--gold", str(gold), "--rules", "iwmv,mv") == 0
    assert {path.name for path in out.iterdir()} == {
        "study-error.csv",
        "study-error.svg",
        "study-time.csv",
        "study-time.svg",
        "study-trials.csv",
    }
    trials = read(out / "study-trials.csv")
    curves = read(out / "study-error.csv")
    assert {row["curve"] for row in curves} == {"Weighted voting (IWMV)", "Majority vote"}
    first = [float(row["error"]) for row in trials if row["rule"] == "mv" and row["share"] == "0.5"]
    (row,) = [
        row
        for row in curves
        if row["curve"] == "Majority vote"
        and row["Share of the labels kept; 2 draws, the band covers the middle 80%"] == "0.5"
    ]
    assert float(row["mean of wrong on gold"]) == pytest.approx(np.mean(first), rel=1e-5)
    assert float(row["standard deviation"]) == pytest.approx(np.std(first, ddof=1), abs=1e-6)
    for name in ("study-error.svg", "study-time.svg"):
        check_picture(out / name)
    said = capsys.readouterr().out
    assert f"8 trials. Written to {out}." in said
    assert "With 50% of the labels, wrong on gold: " in said


def test_the_same_seed_gives_the_same_study(labels: Path, tmp_path: Path) -> None:
    found = []
    for name, processes in (("one", "1"), ("two", "2")):
        words = ["--processes", processes, "--seed", "3", "--rules", "mv"]
        assert study(labels, tmp_path / name, *words) == 0
        rows = read(tmp_path / name / "study-trials.csv")
        found.append(sorted((r["share"], r["repetition"], r["error"]) for r in rows))
    assert found[0] == found[1]


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--rules", "mv,best"], "best"),
        (["--rules", "mv,mv"], "each only once"),
        (["--shares", "0.5,much"], "“much” isn’t a number."),
        (["--shares", "1,0.5"], "must increase"),
        (["--repetitions", "0"], "at least one draw"),
        (["--seed", "-1"], "--seed must be 0 or more."),
        (["--processes", "-2"], "--processes must be 0 or more."),
        (["--rules", "wmv"], "No trial could be run. wmv: You entered no weights."),
    ],
)
def test_what_cannot_be_studied_is_said(
    words: list[str],
    sentence: str,
    labels: Path,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert study(labels, tmp_path / "out", *words) == 2
    said = capsys.readouterr().err
    assert sentence in said
    assert "Traceback" not in said
    assert not (tmp_path / "out").exists()


def test_a_file_that_is_not_there_is_said(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert study(tmp_path / "none.csv", tmp_path / "out") == 2
    assert "none.csv" in capsys.readouterr().err


def test_a_simulation_writes_every_view_it_has(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "out"
    words = ["--vary", "mean-accuracy", "--values", "0.6,0.8", "--save-set", "--out", str(out)]
    assert main([*SIMULATE, *words]) == 0
    names = {path.name for path in out.iterdir()}
    assert {
        "simulation-error.csv",
        "simulation-error.svg",
        "simulation-accuracy.svg",
        "simulation-trials.csv",
        "simulated.csv",
    } <= names
    for path in out.glob("*.svg"):
        check_picture(path)
    trials = read(out / "simulation-trials.csv")
    assert len(trials) == 2 * 2 * 3
    wrong = [
        float(r["error"]) for r in trials if r["rule"] == "mv" and float(r[next(iter(r))]) < 0.7
    ]
    (row,) = [
        r
        for r in read(out / "simulation-error.csv")
        if r["curve"] == "Majority vote" and float(r["Mean accuracy of workers"]) < 0.7
    ]
    assert float(row[next(key for key in row if key.startswith("mean of"))]) == pytest.approx(
        np.mean(wrong), rel=1e-5
    )
    assert read_labels(open_source(out / "simulated.csv")).labels.n_items <= 20
    assert "4 datasets. Written to" in capsys.readouterr().out


def test_a_preset_can_be_made_smaller(tmp_path: Path) -> None:
    words = ["--preset", "figure-2a", "--values", "0.6"]
    assert main([*SIMULATE, *words, "--out", str(tmp_path)]) == 0
    (name,) = {path.name.rpartition("-")[0] for path in tmp_path.glob("*-error.csv")}
    assert name == "figure-2a"
    assert "figure-2a" in PRESETS


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--rules", "iwmv,best"], "best"),
        (["--vary", "mean-accuracy"], "--vary needs --values."),
        (["--values", "3"], "--values needs --vary."),
        (["--values", "3", "--vary", "nothing"], "--values needs --vary."),
        (["--seed", "-1"], "--seed must be 0 or more."),
        (["--processes", "-1"], "--processes must be 0 or more."),
        (["--chance", "0.5", "--labels", "3"], "Use either --chance or --labels, not both."),
        (["--accuracy", "1.5"], "above 0 and below 1"),
        (["--vary", "mean-accuracy", "--values", "0.5,x"], "“x” isn’t a number."),
        (["--vary", "mean-accuracy", "--values", "nan"], ""),
        (["--labels", "9"], ""),
        (["--vary", "items", "--values", "9"], "--n-items changes nothing, because items varies."),
        (["--vary", "chance", "--values", "0.5", "--labels", "3"], "--labels changes nothing"),
        (["--vary", "guessing", "--values", "0.5", "--guessing", "0.1"], "--guessing changes"),
        (["--preset", "figure-2a", "--accuracy", "0.8"], "--accuracy changes nothing"),
        (["--copied", "0.5"], "--copied needs --copying."),
        (["--hardness", "0.5"], "--hardness needs --hard."),
    ],
)
def test_what_cannot_be_simulated_is_said(
    words: list[str], sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*SIMULATE, *words, "--out", str(tmp_path / "out")]) == 2
    said = capsys.readouterr().err
    assert said.strip()
    assert sentence in said
    assert "Traceback" not in said
    assert not (tmp_path / "out").exists()


@pytest.fixture
def _heard() -> Iterator[None]:
    """Hear the key also where the tests were started by something that made it mean nothing."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("_heard")
@pytest.mark.parametrize("after", [0, 5])
def test_ctrl_c_keeps_what_was_found(
    after: int,
    labels: Path,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    real, out, found = study_module._run, tmp_path / "out", [0]

    def stopped(asked: Study, processes: int, report: Callable[[Progress], None]) -> StudyResult:
        def counting(progress: ProgressCallback) -> None:
            report(progress)
            found[0] = progress.partial.tried if progress.partial else found[0]
            if found[0] >= after:
                signal.raise_signal(signal.SIGINT)

        return real(asked, processes, counting)

    monkeypatch.setattr(study_module, "_run", stopped)
    monkeypatch.setattr(run, "_SHOWN_EVERY", -1.0)
    assert study(labels, out, "--rules", "mv", "--repetitions", "50") == 130
    said = capsys.readouterr()
    assert "Traceback" not in said.err
    if after:
        assert 5 <= found[0] < 100
        assert f"{found[0]} trials. Written to {out}." in said.out
        assert len(read(out / "study-trials.csv")) == found[0]
    else:
        assert not out.exists()


@pytest.mark.usefixtures("_heard")
def test_ctrl_c_keeps_the_sets_that_were_tried(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    real, out = simulate_module._run, tmp_path / "out"

    def stopped(
        experiment: Experiment, seed: int, processes: int, report: Callable[[Progress], None]
    ) -> SimulationResult:
        def counting(progress: ProgressCallback) -> None:
            report(progress)
            if progress.partial is not None:
                signal.raise_signal(signal.SIGINT)

        return real(experiment, seed, processes, counting)

    monkeypatch.setattr(simulate_module, "_run", stopped)
    monkeypatch.setattr("crowdgui.core.simulate.simulation_run._SHOWN_EVERY", 0.0)
    assert main([*SIMULATE, "--out", str(out)]) == 130
    assert "1 dataset. Written to" in capsys.readouterr().out
    assert len(read(out / "simulation-trials.csv")) == 3
