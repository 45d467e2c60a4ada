"""Workers excluded on the command line count as little as those excluded in the window."""

from __future__ import annotations

import csv
import json
from pathlib import Path

import pytest

from crowdgui.cli import main

NAMES = ("ann", "ben", "cas, jr", "dee")


@pytest.fixture(autouse=True)
def _labels(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    write_labels(20)


def write_labels(n: int) -> None:
    rows = [
        (name, f"i{i}", "ab"[(i + (w == 3)) % 2]) for i in range(n) for w, name in enumerate(NAMES)
    ]
    with Path("a.csv").open("w", newline="", encoding="utf-8") as file:
        csv.writer(file).writerows([("worker", "item", "label"), *rows])


def reported(*words: str) -> dict:
    assert main(["report", "a.csv", "--out", "out", *words]) == 0
    return json.loads(Path("out/summary.json").read_text("utf-8"))


@pytest.mark.parametrize(
    ("words", "left"),
    [
        (["--exclude", "dee"], ["dee"]),
        (["--exclude", "dee, ann"], ["ann", "dee"]),
        (["--exclude", "dee", "--exclude", "cas, jr"], ["cas, jr", "dee"]),
    ],
)
def test_excluded_workers_do_not_count_and_are_named(
    words: list[str], left: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    found = reported(*words, "--tables", "labels,workers,excluded")
    assert sorted(found["excluded_workers"]) == left
    assert found["counts"]["workers_left_out"] == len(left)
    assert found["counts"]["labels"] == 20 * (4 - len(left))
    assert f"Excluded: {len(left)} of 4 workers" in capsys.readouterr().out
    with (tmp_path / "out" / "workers.csv").open(encoding="utf-8", newline="") as file:
        out = [row["worker"] for row in csv.DictReader(file) if row["excluded"] == "true"]
    assert sorted(out) == left
    with (tmp_path / "out" / "excluded.csv").open(encoding="utf-8", newline="") as file:
        assert sum(1 for _ in csv.DictReader(file)) == 20 * len(left)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--exclude", "ann,zoe,yan"], "--exclude: no worker is called “zoe”, “yan”."),
        (["--exclude", ""], "--exclude needs the name of a worker."),
        (
            ["--exclude", "ann,ben,dee", "--exclude", "cas, jr"],
            "--exclude: at least one worker has to remain.",
        ),
    ],
)
def test_what_cannot_be_excluded_is_refused(
    words: list[str], said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["report", "a.csv", *words]) == 2
    assert capsys.readouterr().err.strip() == said
    assert not (tmp_path / "crowdgui-report").exists()


def test_tags_questions_and_comparisons_take_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    tags = "".join(
        f"{w},i{i},{'x|y' if (i + w) % 3 else 'x'}\n" for i in range(9) for w in range(4)
    )
    (tmp_path / "tags.csv").write_text("worker,item,label\n" + tags, "utf-8")
    assert main(["report", "tags.csv", "--tags", "--exclude=3", "--out", "tags"]) == 0
    made = json.loads((tmp_path / "tags" / "tags" / "x" / "summary.json").read_text("utf-8"))
    assert made["excluded_workers"] == ["3"]

    # Who answered one question only may be excluded from all.
    content = [
        {"id": i, "data": {"text": f"t{i}"}, "annotations": [
            {"id": 10 * i + w, "completed_by": w, "result": [
                {"from_name": q, "type": "choices", "value": {"choices": ["ab"[i % 2]]}}
                for q in ("pq" if w < 4 else "q")
            ]} for w in range(1, 6)
        ]} for i in range(1, 10)
    ]  # fmt: skip
    (tmp_path / "two.json").write_text(json.dumps(content), "utf-8")
    words = ["report", "two.json", "--questions", "all", "--exclude", "5", "--out", "two"]
    assert main(words) == 0
    for question, left in (("p", []), ("q", ["5"])):
        made = json.loads((tmp_path / "two" / question / "summary.json").read_text("utf-8"))
        assert made["excluded_workers"] == left

    pairs = "".join(f"{w},{a},{b},left\n" for w in "uvw" for a in range(4) for b in range(a + 1, 5))
    (tmp_path / "pairs.csv").write_text("worker,left,right,label\n" + pairs, "utf-8")
    assert (
        main(
            [
                "report",
                "pairs.csv",
                "--left=left",
                "--right=right",
                "--exclude",
                "w",
                "--out",
                "pairs",
            ]
        )
        == 0
    )
    made = json.loads((tmp_path / "pairs" / "summary.json").read_text("utf-8"))
    assert made["counts"]["workers_left_out"] == 1


def without_dee() -> str:
    rows = [line for line in Path("a.csv").read_text("utf-8").splitlines() if "dee" not in line]
    Path("b.csv").write_text("\n".join(rows), "utf-8")
    return "b.csv"


def test_excluded_workers_do_not_count_in_a_forecast_of_an_audit(
    capsys: pytest.CaptureFixture[str],
) -> None:
    # Of few items all are to be audited, whoever gave the labels.
    write_labels(200)

    def forecast(*words: str) -> str:
        few = ("--seed", "1", "--at-most", "0.1", "--rule", "mv", "--out")
        assert main(["draw", *words, *few, "-".join(("drawn", *words))]) == 0
        out = capsys.readouterr().out
        assert ("Excluded: 1 of 4 workers (dee). 600 of 800 labels count." in out) == (
            "--exclude" in words
        )
        return next(line for line in out.splitlines() if line.startswith("For at most"))

    others = forecast("a.csv", "--exclude", "dee")
    assert others == forecast(without_dee())
    assert others != forecast("a.csv")


def test_excluded_workers_do_not_count_in_a_study(capsys: pytest.CaptureFixture[str]) -> None:
    few = ["--rules", "mv", "--shares", "0.5", "--repetitions", "3", "--processes", "1"]
    assert main(["study", "a.csv", *few, "--exclude", "dee", "--out", "some"]) == 0
    assert "Excluded: 1 of 4 workers (dee). 60 of 80 labels count." in capsys.readouterr().out
    assert main(["study", without_dee(), *few, "--out", "without"]) == 0
    curves = [Path(name, "study-error.csv").read_text("utf-8") for name in ("some", "without")]
    assert curves[0] == curves[1]
    assert main(["study", "a.csv", *few, "--exclude", "zoe", "--out", "none"]) == 2
    assert "no worker is called “zoe”" in capsys.readouterr().err
