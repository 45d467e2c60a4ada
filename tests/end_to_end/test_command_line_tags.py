"""Several tags per item on the command line: read, reported, audited, and read again."""

from __future__ import annotations

import csv
import json
import warnings
from typing import TYPE_CHECKING

import numpy as np
import pytest

import crowdgui
from crowdgui.cli.main import main
from tests.label_files import read_rows

if TYPE_CHECKING:
    from pathlib import Path

TAGS = ("billing", "bug", "urgent")
N = 120


def truth(item: int) -> list[str]:
    return [tag for place, tag in enumerate(TAGS) if (item >> place) & 1]


@pytest.fixture(scope="module")
def labels(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("tags") / "tickets.csv"
    rng = np.random.default_rng(5)
    lines = ["item,worker,tags"]
    for item in range(N):
        for worker in range(5):
            own = set(truth(item))
            said = [tag for tag in TAGS if (tag in own) == (rng.random() < 0.9)]
            lines.append(f"i{item},w{worker},{'|'.join(said)}")
    path.write_text("\n".join(lines) + "\n", "utf-8")
    gold = ["item,gold", *(f"i{n},{'|'.join(truth(n)) or '[]'}" for n in range(40))]
    path.with_name("gold.csv").write_text("\n".join(gold) + "\n", "utf-8")
    return path


def run(*words: Path | str) -> int:
    return main([str(word) for word in words])


def test_tags_are_reported_apart_and_as_sets(
    labels: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    gold = labels.with_name("gold.csv")
    words = ("--tags", "--empty-is-none", "--gold", gold, "--out", tmp_path)
    assert run("report", labels, *words) == 0
    said = capsys.readouterr().out
    assert "5 workers, 120 items, 3 tags; rule: iwmv." in said
    made = read_rows(tmp_path / "labels.csv")
    assert len(made) == N
    for row in made:
        assert row["tags"].split("|") == ([tag for tag in TAGS if row[tag] == "yes"] or [""])
    summary = json.loads((tmp_path / "summary.json").read_text("utf-8"))
    ours = {row["item"]: set(filter(None, row["tags"].split("|"))) for row in made}
    right = sum(ours[f"i{n}"] == set(truth(n)) for n in range(40))
    assert summary["sets"]["known_on_gold"] == 40
    assert summary["sets"]["right_on_gold"] == right
    for tag in summary["tags"]:
        wrong = sum((tag["name"] in ours[f"i{n}"]) != (tag["name"] in truth(n)) for n in range(40))
        assert tag["error_on_gold"] == pytest.approx(wrong / 40)
    assert 0 < summary["agreement"]["masi"]["alpha"] < summary["agreement"]["jaccard"]["alpha"] < 1
    workers = read_rows(tmp_path / "workers.csv")
    assert {row["labels"] for row in workers} == {str(3 * N)}
    for row in workers:
        by_tag = [float(row[f"agreement: {tag}"]) for tag in TAGS]
        assert min(by_tag) <= float(row["agreement"]) <= max(by_tag)
    own = read_rows(tmp_path / "tags" / "bug" / "labels.csv")
    assert [row["label"] for row in own] == [row["bug"] for row in made]


def test_what_may_be_meant_otherwise_is_pointed_out_once_for_all_tags(
    labels: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "more.csv"
    path.write_text(f"{labels.read_text('utf-8')}Total,gold,bug|urgent\n", "utf-8")
    assert run("report", path, "--tags", "--out", tmp_path / "out") == 0
    said = capsys.readouterr().err
    assert said.count("Named as totals, and read like the others: “Total”.") == 1
    assert said.count("Named as known true labels or a result") == 1
    with warnings.catch_warnings(record=True) as warned:
        warnings.simplefilter("always")
        crowdgui.read_tags(path)
    assert sum("Named as " in str(each.message) for each in warned) == 2


def test_lists_stay_lists_in_json_lines(labels: Path, tmp_path: Path) -> None:
    words = ("--tags", "--separator", "|", "--pool-tags", "--as", "jsonl", "--out", tmp_path)
    assert run("report", labels, *words) == 0
    made = [
        json.loads(line) for line in (tmp_path / "labels.jsonl").read_text("utf-8").splitlines()
    ]
    assert all(isinstance(row["tags"], list) for row in made)
    assert json.loads((tmp_path / "summary.json").read_text("utf-8"))["pooled"] is True


def test_an_audit_of_sets_guarantees_each_tag_and_whole_sets(
    labels: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    tags = ("--tags", "--empty-is-none")
    drawn = tmp_path / "drawn"
    assert run("draw", labels, *tags, "--seed", "3", "--size", "60", "--out", drawn) == 0
    found = read_rows(drawn / "audit.csv")
    filled = tmp_path / "filled.csv"
    with filled.open("w", encoding="utf-8", newline="") as file:
        writer = csv.DictWriter(file, found[0])
        writer.writeheader()
        for row in found:
            said = "|".join(truth(int(row["item"][1:]))) or "none of the tags"
            writer.writerow(row | {"label": said})
    out = tmp_path / "out"
    words = ("--audit", filled, "--at-most", "0.1", "--out", out)
    capsys.readouterr()
    assert run("report", labels, *tags, *words) == 0
    assert "of 120 sets (10.0%) have a wrong tag, at 95% confidence" in capsys.readouterr().out
    record = json.loads((out / "guarantee.json").read_text("utf-8"))
    sets = record["sets"]
    assert (sets["audited"], sets["left_at_most"], sets["items"]) == (60, 12, N)
    final = {row["item"]: row for row in read_rows(out / "labels.csv")}
    unseen = {row["item"] for row in final.values() if row["status"] == "accepted"}
    assert len(unseen) + 60 + sets["review"] == N
    assert unseen.isdisjoint(row["item"] for row in found)
    wrong = [i for i in unseen if final[i]["tags"] != "|".join(truth(int(i[1:])))]
    assert len(wrong) <= 12
    # What the audit found is what is exported, and each tag has its own guarantee.
    for row in found:
        assert final[row["item"]]["tags"] == "|".join(truth(int(row["item"][1:])))
    assert [tag["acceptance"]["audited"] for tag in record["tags"]] == [60, 60, 60]
    # Corrected and read, the list is the review, items without a tag included.
    strict, last = tmp_path / "strict", tmp_path / "last"
    words = (*tags, "--audit", filled, "--at-most", "0.01")
    assert run("report", labels, *words, "--out", strict) == 0
    # None is accepted, so no share is stated that only a review of all would give.
    sets = json.loads((strict / "guarantee.json").read_text("utf-8"))["sets"]
    rest = "The audit accepts no labels. Review the remaining 60 items."
    assert (sets["accepted"], sets["sentence"]) == (0, rest)
    final = {row["item"]: row for row in read_rows(strict / "labels.csv")}
    left = {row["item"]: row["label"] for row in read_rows(strict / "review.csv")}
    assert {item for item, row in final.items() if row["status"] == "review"} == left.keys()
    assert left == {item: final[item]["tags"] or "none of the tags" for item in left}
    assert "none of the tags" in left.values()
    words = (*words, "--reviewed", strict / "review.csv")
    assert run("report", labels, *words, "--out", last) == 0
    assert json.loads((last / "guarantee.json").read_text("utf-8"))["sets"]["review"] == 0


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("--separator", "|"), "--separator needs --tags."),
        (("--tags", "--unknown-unless-ticked", "cat"), "There is no tag “cat”"),
        (("--tags", "--question", "mood"), "--tags reads one question"),
    ],
)
def test_what_makes_no_sense_is_refused(
    labels: Path,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    words: tuple[str, ...],
    sentence: str,
) -> None:
    assert run("report", labels, *words, "--out", tmp_path / "out") == 2
    assert sentence in capsys.readouterr().err


def test_without_tags_several_labels_in_a_cell_are_pointed_out(
    labels: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run("report", labels, "--out", tmp_path) == 0
    assert "use crowdgui report --tags" in capsys.readouterr().err
