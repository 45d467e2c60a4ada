"""From a file of people's labels and one of judges' verdicts to the report card of each model."""

from __future__ import annotations

import csv
import json
from typing import TYPE_CHECKING

import pytest

from crowdgui.cli import main
from crowdgui.io.resources import resource

if TYPE_CHECKING:
    from pathlib import Path

CLASSES = ("account", "billing", "bug", "request")
MODELS = ("gpt-a", "gpt-a-mini", "open-b", "open-c")


@pytest.fixture(scope="module")
def rows() -> list[dict[str, str]]:
    with resource("samples/support-tickets.csv").open(encoding="utf-8") as file:
        return list(csv.DictReader(file))


@pytest.fixture
def folder(tmp_path: Path, rows: list[dict[str, str]]) -> Path:
    """Save what people and models said as two files, and the gold as a third."""
    with (tmp_path / "people.csv").open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file)
        writer.writerow(("worker", "item", "label"))
        said = [row for row in rows if row["kind"] == "person"]
        writer.writerows((row["worker"], row["item"], row["label"]) for row in said)
    verdicts = [
        {
            "model": row["worker"],
            "item": row["item"],
            "verdict": row["label"],
            "probabilities": {row["label"]: 0.8, CLASSES[CLASSES.index(row["label"]) - 1]: 0.2},
        }
        for row in rows
        if row["kind"] == "model"
    ]
    lines = "".join(json.dumps(verdict) + "\n" for verdict in verdicts)
    (tmp_path / "judges.jsonl").write_text(lines, encoding="utf-8")
    gold = dict.fromkeys((row["item"], row["gold"]) for row in rows if row["gold"])
    text = "item,label\n" + "".join(f"{item},{label}\n" for item, label in gold)
    (tmp_path / "gold.csv").write_text(text, encoding="utf-8")
    return tmp_path


def test_two_files_become_report_cards(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = folder / "out"
    files = [str(folder / name) for name in ("people.csv", "judges.jsonl")]
    gold = ["--gold", str(folder / "gold.csv")]
    status = main(
        [
            *("report", *files, *gold, "--models", "gpt-*,open-*", "--rule", "em-pooled"),
            *("--pool-family", "--use-probabilities", "--html", "--out", str(out)),
        ]
    )
    said = capsys.readouterr().out
    assert status == 0
    assert "Models: 4 of 12 workers" in said
    assert "4 of them count as about 1.6 votes" in said
    assert "probability “probabilities." in said
    assert "4 models of 2 families count as one voter per family." in said
    assert "fitted on 120 gold items" in said
    groups = json.loads((out / "summary.json").read_text(encoding="utf-8"))["groups"]
    assert groups["model_votes"] == {"pool_family": True, "use_probabilities": True}
    assert (groups["people"]["workers"], groups["people"]["labels"]) == (8, 1800)
    assert (groups["models"]["workers"], groups["models"]["labels"]) == (4, 2400)
    votes = groups["models"]["effective_votes"]
    assert 1 < votes["low"] < votes["value"] < votes["high"] < votes["of"] == 4
    assert not votes["assumed"]
    with (out / "models.csv").open(encoding="utf-8") as file:
        cards = {row["worker"]: row for row in csv.DictReader(file)}
    assert tuple(cards) == MODELS
    assert all(row["compared"] == "120" for row in cards.values())
    for row in cards.values():
        assert (row["labels_with_probabilities"], row["probabilities_compared"]) == ("600", "120")
        # All of one bin: the distance of its share right from 80%.
        off = abs(float(row["accuracy"]) - 0.8)
        assert float(row["calibration_error"]) == pytest.approx(off, abs=1e-6)
    with (out / "workers.csv").open(encoding="utf-8") as file:
        kinds = {row["worker"]: row["kind"] for row in csv.DictReader(file)}
    assert {name for name, kind in kinds.items() if kind == "model"} == set(MODELS)
    html = (out / "report.html").read_text(encoding="utf-8")
    assert all(name in html for name in MODELS)
    assert "Expected calibration error" in html
    # People are numbers in a report.
    assert "amira" not in html


def test_the_sample_says_itself_who_is_a_model(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    sample = str(resource("samples/support-tickets.csv"))
    assert main(["report", sample, "--out", str(tmp_path)]) == 0
    assert "kind “kind”" in capsys.readouterr().out
    guarantee = json.loads((tmp_path / "guarantee.json").read_text(encoding="utf-8"))
    assert not guarantee["model_check"]["unquestioned"]
    assert guarantee["headline"]["level"] == "none"


def test_models_that_nobody_is_are_refused(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    people = str(folder / "people.csv")
    assert main(["report", people, "--models", "claude-*", "--out", str(folder / "x")]) == 2
    assert "claude-*" in capsys.readouterr().err
