"""From a file of comparisons to the ranking: the command line writes it and what it rests on."""

from __future__ import annotations

import csv
import json
from typing import TYPE_CHECKING

import pytest

from crowdgui.cli import BAD_INPUT, main
from crowdgui.core.pairwise import ranking
from crowdgui.io.resources import resource
from tests.label_files import read_rows

if TYPE_CHECKING:
    from pathlib import Path

SAMPLE = str(resource("samples/comparisons.csv"))


@pytest.fixture(autouse=True)
def few_draws(monkeypatch: pytest.MonkeyPatch) -> None:
    """Draw less often: the story is about files, not about the last digit of an interval."""
    monkeypatch.setitem(ranking.rank_items.__kwdefaults__, "resamples", 60)


def test_the_sample_is_ranked(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    options = ["--html", "--pseudonyms", "--order-effect", "--out", str(tmp_path)]
    assert main(["report", SAMPLE, *options]) == 0
    said = capsys.readouterr().out
    assert "left “left”, right “right”, label “preferred”" in said
    assert "The comparisons connect all items." in said
    found = read_rows(tmp_path / "ranking.csv")
    assert [int(row["rank"]) for row in found] == list(range(1, 13))
    scores = [float(row["score"]) for row in found]
    assert scores == sorted(scores, reverse=True)
    with resource("samples/comparisons.csv").open(encoding="utf-8") as file:
        said_rows = list(csv.DictReader(file))
    best = found[0]
    wins = sum(
        (row["left"] == best["item"] and row["preferred"] == "left")
        or (row["right"] == best["item"] and row["preferred"] == "right")
        for row in said_rows
    )
    assert int(best["wins"]) == wins
    assert all(int(row["rank_low"]) <= int(row["rank"]) <= int(row["rank_high"]) for row in found)
    workers = read_rows(tmp_path / "workers.csv")
    assert len(workers) == 14
    assert all(row["worker"].startswith("worker ") for row in workers)
    summary = json.loads((tmp_path / "summary.json").read_text("utf-8"))
    assert summary["counts"]["comparisons"] == len(said_rows) == 840
    assert (summary["model"], summary["connected"]) == ("davidson", True)
    assert summary["intervals"]["drawn"] == "workers"
    assert summary["order_effect"]["log_odds"] > 0
    assert summary["columns"]["left"] == "left"
    report = (tmp_path / "report.html").read_text("utf-8")
    assert "<svg" in report
    assert "hana" not in report
    assert not (tmp_path / "labels.csv").exists()
    assert not (tmp_path / "guarantee.json").exists()


def test_groups_without_a_link_have_rankings_of_their_own(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    rows = [f"w{k},{a},{b},{a}" for k in range(3) for a, b in (("p", "q"), ("q", "r"), ("s", "t"))]
    path = tmp_path / "apart.csv"
    path.write_text("\n".join(["worker,item_a,item_b,winner", *rows]), "utf-8")
    assert main(["report", str(path), "--out", str(tmp_path / "out")]) == 0
    said = capsys.readouterr().out
    assert "The items form 2 groups" in said
    assert "group 1: p, q, r" in said
    found = read_rows(tmp_path / "out" / "ranking.csv")
    assert [(row["item"], row["rank"], row["group"]) for row in found] == [
        *[("p", "1", "1"), ("q", "2", "1"), ("r", "3", "1")],
        *[("s", "1", "2"), ("t", "2", "2")],
    ]
    # Never lost: by how much it leads is not bounded.
    assert found[0]["score_high"] == ""


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["report", SAMPLE, "--rule", "em"], "--rule can’t be used with comparisons"),
        (["report", SAMPLE, "--tables", "labels"], "no table “labels”"),
        (["draw", SAMPLE], "only “crowdgui report” ranks"),
        (
            ["report", str(resource("samples/six-friends.csv")), "--order-effect"],
            "--order-effect needs comparisons",
        ),
    ],
)
def test_what_does_not_apply_is_refused(
    words: list[str], why: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*words, "--out", str(tmp_path / "out")]) == BAD_INPUT
    assert why in capsys.readouterr().err
