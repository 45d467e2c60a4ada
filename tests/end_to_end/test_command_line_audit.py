"""Audit, review and guarantee on the command line, as two files go back and forth."""

from __future__ import annotations

import csv
import json
from collections import Counter
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

from crowdgui.cli import main
from crowdgui.cli.main import BAD_INPUT
from crowdgui.core.audit.acceptance import most_left
from crowdgui.core.rules.registry import CANDIDATES, RECOMMENDED
from tests.label_files import read_rows

if TYPE_CHECKING:
    from pathlib import Path

N = 300
TRUTH = {f"i{n}": "yes" if n % 3 else "no" for n in range(N)}


@pytest.fixture(scope="module")
def labels(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Write labels that the crowd gets wrong on some items, and is unsure of on others."""
    path = tmp_path_factory.mktemp("labels") / "labels.csv"
    rng = np.random.default_rng(8)
    lines = ["worker,item,label"]
    for n, (item, truth) in enumerate(TRUTH.items()):
        right = 0.55 if n % 5 == 0 else 0.95
        for worker in range(6):
            said = truth if rng.random() < right else ("no" if truth == "yes" else "yes")
            lines.append(f"w{worker},{item},{said}")
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return path


def run(*words: Path | str) -> int:
    return main([str(word) for word in words])


def fill(drawn: Path, to: Path, **answers: str) -> Path:
    """Answer every row of a drawn list with the truth, but for those named."""
    found = read_rows(drawn)
    with to.open("w", encoding="utf-8", newline="") as file:
        writer = csv.DictWriter(file, found[0])
        writer.writeheader()
        for row in found:
            writer.writerow(row | {"label": answers.get(row["item"], TRUTH[row["item"]])})
    return to


@pytest.fixture(scope="module")
def audit(labels: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("audit")
    assert run("draw", labels, "--size", "80", "--seed", "5", "--out", folder) == 0
    return fill(folder / "audit.csv", folder / "filled.csv")


def accepted(folder: Path) -> dict[str, Any]:
    content = json.loads((folder / "guarantee.json").read_text(encoding="utf-8"))
    found: dict[str, Any] = content["acceptance"]
    return found


def test_the_list_has_the_items_in_the_order_of_the_seed(
    labels: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run("draw", labels, "--size", "80", "--seed", "5", "--out", tmp_path / "a") == 0
    assert "80 of 300 items drawn with seed 5." in capsys.readouterr().out
    first = read_rows(tmp_path / "a" / "audit.csv")
    assert list(first[0]) == ["draw", "item", "label", "seed"]
    assert [row["draw"] for row in first] == [str(n) for n in range(1, 81)]
    assert {(row["label"], row["seed"]) for row in first} == {("", "5")}
    assert len({row["item"] for row in first}) == 80
    # Neither another order of the file nor a longer list changes what comes first.
    header, *lines = labels.read_text(encoding="utf-8").splitlines()
    turned = tmp_path / "turned.csv"
    turned.write_text("\n".join([header, *lines[::-1]]) + "\n", encoding="utf-8")
    assert run("draw", turned, "--size", "100", "--seed", "5", "--out", tmp_path / "b") == 0
    longer = read_rows(tmp_path / "b" / "audit.csv")
    assert [row["item"] for row in longer[:80]] == [row["item"] for row in first]


def test_a_size_is_suggested_with_the_work_it_means(
    labels: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run("draw", labels, "--at-most", "0.1", "--out", tmp_path) == 0
    said = capsys.readouterr().out
    assert "For at most 10.0% wrong at 95% confidence: audit " in said
    assert "The probability that the audit alone is enough is about " in said
    n = len(read_rows(tmp_path / "audit.csv"))
    assert f"{n} of 300 items drawn with seed " in said


def test_an_audit_accepts_corrects_and_lists_what_to_review(
    labels: Path, audit: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run("report", labels, "--audit", audit, "--at-most", "0.05", "--out", tmp_path) == 0
    said = capsys.readouterr().out
    found = accepted(tmp_path)
    final = {row["item"]: row for row in read_rows(tmp_path / "labels.csv")}
    counts = Counter(row["status"] for row in final.values())
    assert found["items"] == N
    assert found["audited"] == counts["audited"] == 80
    assert counts["review"] == found["review"] == len(read_rows(tmp_path / "review.csv"))
    assert counts["accepted"] == found["accepted"] - (80 - found["audited_outside"])
    assert found["accepted"] + found["review"] + found["audited_outside"] == N
    assert found["left_at_most"] == most_left(N, 0.05) == 15
    assert (found["at_most"], found["confidence"], found["seed"]) == (0.05, 0.95, 5)
    assert f"Review {found['review']} more items, and at most 5.0% of the labels" in said
    # Every audited label is the one that was found.
    for row in read_rows(audit):
        assert final[row["item"]]["label"] == TRUTH[row["item"]]
        assert final[row["item"]]["status"] == "audited"
    wrong = [r for r in read_rows(audit) if final[r["item"]]["rule_label"] != TRUTH[r["item"]]]
    assert found["wrong_found"] == len(wrong) > 0
    confidence = [float(row["confidence"]) for row in read_rows(tmp_path / "review.csv")]
    assert confidence == sorted(confidence)
    left = [r for r in final.values() if r["status"] == "accepted"]
    assert sum(row["label"] != TRUTH[row["item"]] for row in left) <= 15


def test_reviewed_items_complete_the_guarantee(
    labels: Path, audit: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    first, second = tmp_path / "first", tmp_path / "second"
    assert run("report", labels, "--audit", audit, "--out", first) == 0
    reviewed = tmp_path / "reviewed.csv"
    items = [row["item"] for row in read_rows(first / "review.csv")]
    lines = ["item,label", *(f"{item},{TRUTH[item]}" for item in items)]
    reviewed.write_text("\n".join(lines) + "\n", encoding="utf-8")
    capsys.readouterr()
    words = ("--audit", audit, "--reviewed", reviewed, "--html", "--out", second)
    assert run("report", labels, *words) == 0
    assert "At most 5.0% of these labels are wrong." in capsys.readouterr().out
    found = accepted(second)
    assert found["complete"]
    assert found["review"] == 0
    assert found["accepted"] + found["audited_outside"] + found["reviewed_outside"] == N
    final = read_rows(second / "labels.csv")
    assert {row["status"] for row in final} == {"accepted", "audited", "reviewed"}
    assert sum(row["label"] != TRUTH[row["item"]] for row in final) <= 15
    content = json.loads((second / "guarantee.json").read_text(encoding="utf-8"))
    assert content["headline"]["level"] == "certified by audit"
    assert content["headline"]["value"] == 0.05
    low, high = content["expected_error_interval"]
    assert low <= content["expected_error"] <= high
    page = (second / "report.html").read_text(encoding="utf-8")
    assert "Audit and review" in page
    assert "The seed 5 repeats the draw." in page


def test_an_item_that_was_skipped_counts_as_wrong_and_is_reviewed(
    labels: Path, audit: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    drawn = read_rows(audit)
    gaps = {drawn[3]["item"]: "", drawn[7]["item"]: "none of the classes"}
    part = fill(audit, tmp_path / "part.csv", **gaps)
    assert run("report", labels, "--audit", part, "--out", tmp_path) == 0
    said, found = capsys.readouterr(), accepted(tmp_path)
    # Said once, with what the guarantee is based on.
    assert said.out.count("1 was skipped and counts as wrong.") == 1
    assert not said.err
    assert f"wrong and corrected: {found['wrong_found'] - 1}." in said.out
    final = {row["item"]: row for row in read_rows(tmp_path / "labels.csv")}
    assert final[drawn[3]["item"]]["status"] == "review"
    assert (final[drawn[7]["item"]]["status"], final[drawn[7]["item"]]["label"]) == ("audited", "")
    assert accepted(tmp_path)["skipped"] == 1


def test_the_first_answered_rows_are_the_audit_and_what_that_rests_on_is_said(
    labels: Path, audit: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    rest = {row["item"]: "" for row in read_rows(audit)[60:]}
    part = fill(audit, tmp_path / "part.csv", **rest)
    assert run("report", labels, "--audit", part, "--at-most", "0.1", "--out", tmp_path) == 0
    assert "The first 60 of 80 drawn items have labels." in capsys.readouterr().err
    assert accepted(tmp_path)["audited"] == 60


def test_every_class_can_keep_the_target(labels: Path, audit: Path, tmp_path: Path) -> None:
    words = ("--audit", audit, "--at-most", "0.1", "--by-class", "--out", tmp_path)
    assert run("report", labels, *words) == 0
    made = accepted(tmp_path)
    assert made["by_class"]
    assert bool(made["exported_classes"]) == made["complete"]


def changed(audit: Path, to: Path, **new: str) -> Path:
    text = audit.read_text(encoding="utf-8")
    for old, put in new.items():
        text = text.replace(old, put)
    to.write_text(text, encoding="utf-8")
    return to


def test_a_list_that_is_not_the_drawn_one_is_refused(
    labels: Path, audit: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    head, first, second, *rest = audit.read_text(encoding="utf-8").splitlines()

    def refusal(*lines: str) -> str:
        path = tmp_path / "list.csv"
        path.write_text("\n".join(lines) + "\n", encoding="utf-8")
        out = tmp_path / "out"
        assert run("report", labels, "--audit", path, "--out", out) == BAD_INPUT
        assert not out.exists()
        return capsys.readouterr().err

    assert "Keep the rows of the list in the order drawn." in refusal(head, second, first, *rest)
    assert "list.csv: Row 2 has item" in refusal(head, second, first, *rest)
    other = [line.rsplit(",", 1)[0] + ",6" for line in (first, second, *rest)]
    assert "of the draw with seed 6 is" in refusal(head, *other)
    assert "must have the same whole number" in refusal(head, other[0], second, *rest)
    strange = first.replace(first.split(",")[1], "nobody")
    assert "Row 2 has item “nobody”, which is not in the label file." in refusal(head, strange)
    unknown = ",".join([*first.split(",")[:2], "perhaps", "5"])
    said = refusal(head, unknown)
    assert "Row 2 has the label “perhaps”." in said
    assert "write “none of the classes”" in said
    empty = [",".join([*line.split(",")[:2], "", "5"]) for line in (first, second)]
    assert "No item has a label." in refusal(head, *empty)
    assert "There is no column “seed”." in refusal("draw,item,label", first.rsplit(",", 1)[0])


def test_reviewed_items_must_be_known_and_have_one_label(
    labels: Path, audit: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "reviewed.csv"
    words = ("--audit", audit, "--reviewed", path, "--out", tmp_path / "out")
    for text, said in {
        "item,label\ni1,yes\ni1,no\n": "Row 3 gives item “i1” a second label.",
        "item,label\nq,yes\ni1,no\n": "Row 2 has item “q”",
        "item,label\ni1,none of the classes\ni2,no\n": "none of the classes",
    }.items():
        path.write_text(text, encoding="utf-8")
        assert run("report", labels, *words) == BAD_INPUT
        assert said in capsys.readouterr().err


def test_what_cannot_be_drawn_is_refused(
    labels: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run("draw", labels, "--size", "301", "--out", tmp_path) == BAD_INPUT
    assert "There are only 300 items." in capsys.readouterr().err
    assert run("draw", labels, "--size", "10", "--out", tmp_path) == 0
    assert run("draw", labels, "--size", "10", "--out", tmp_path) == BAD_INPUT
    assert "There is already an audit in" in capsys.readouterr().err
    words = ("--questions", "all", "--audit", labels, "--out", tmp_path)
    assert run("report", labels, *words) == BAD_INPUT
    assert "--audit and --reviewed are about one question" in capsys.readouterr().err


def test_ids_that_a_spreadsheet_would_run_come_back_as_they_were(tmp_path: Path) -> None:
    lines = ["worker,item,label"]
    lines += [f"w{w},=cmd{n},{'yes' if n % 2 else 'no'}" for n in range(60) for w in range(3)]
    labels = tmp_path / "labels.csv"
    labels.write_text("\n".join(lines) + "\n", encoding="utf-8")
    assert run("draw", labels, "--size", "50", "--seed", "1", "--out", tmp_path) == 0
    drawn = read_rows(tmp_path / "audit.csv")
    assert drawn[0]["item"].startswith("'=cmd")
    with (tmp_path / "filled.csv").open("w", encoding="utf-8", newline="") as file:
        writer = csv.DictWriter(file, drawn[0])
        writer.writeheader()
        for row in drawn:
            truth = "yes" if int(row["item"].removeprefix("'=cmd")) % 2 else "no"
            writer.writerow(row | {"label": truth})
    words = ("--audit", tmp_path / "filled.csv", "--at-most", "0.1", "--out", tmp_path / "out")
    assert run("report", labels, *words) == 0
    assert accepted(tmp_path / "out")["wrong_found"] == 0


def test_the_recommended_rule_is_what_the_audit_chooses(
    labels: Path, audit: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def summary(folder: Path) -> dict[str, Any]:
        content: dict[str, Any] = json.loads((folder / "summary.json").read_text("utf-8"))
        return content

    plain, chosen = tmp_path / "plain", tmp_path / "chosen"
    assert run("report", labels, "--rule", "recommended", "--out", plain) == 0
    assert summary(plain)["rule"] == RECOMMENDED
    assert summary(plain)["rule_chosen_from"] == []
    capsys.readouterr()
    by_audit = ("--audit", audit, "--at-most", ".1", "--out")
    assert run("report", labels, "--rule", "recommended", *by_audit, chosen) == 0
    made = summary(chosen)
    assert made["rule_chosen_from"] == list(CANDIDATES)
    said = capsys.readouterr().out
    assert f"may choose among {len(CANDIDATES)} rules. In use: {made['rule']}." in said
    # That it is the best of all is looked at in the tests of the recommendation.
    wrong = {}
    for key in {made["rule"], RECOMMENDED}:
        alone = tmp_path / key
        assert run("report", labels, "--rule", key, *by_audit, alone) == 0
        wrong[key] = accepted(alone)["wrong_found"]
        if key == made["rule"]:
            # The same items are checked, with a part of the risk only.
            assert accepted(chosen)["review"] >= accepted(alone)["review"]
    best = min(wrong, key=lambda key: wrong[key] - (key == RECOMMENDED))
    assert made["rule"] == best


def test_the_recommended_rule_takes_no_options_of_a_rule(
    labels: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ("--rule", "recommended", "--seed", "3", "--out", tmp_path)
    assert run("report", labels, *words) == BAD_INPUT
    assert "--rule recommended takes no rule options." in capsys.readouterr().err


def test_a_size_for_a_choice_of_rules_is_no_smaller(labels: Path, tmp_path: Path) -> None:
    words = ("--seed", "5", "--at-most", ".1", "--out")
    sizes = []
    for rule in (RECOMMENDED, "recommended"):
        assert run("draw", labels, "--rule", rule, *words, tmp_path / rule) == 0
        sizes.append(len(read_rows(tmp_path / rule / "audit.csv")))
    assert sizes[1] >= sizes[0]
