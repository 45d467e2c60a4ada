"""What is said of a file that has been read, without a window."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from crowdgui.core.progress import ignore_progress
from crowdgui.io.importing.assistant.facts import count_facts
from crowdgui.io.importing.assistant.findings import read_findings
from crowdgui.io.importing.import_spec import RepeatPolicy
from crowdgui.io.importing.lists.class_map import TagOptions
from crowdgui.io.importing.sources import guess_source, open_source
from tests.core.strategies import from_rows

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from crowdgui.core.labels import Labels
    from crowdgui.io.importing.assistant.checks import ImportCheck
    from crowdgui.io.importing.assistant.findings import ImportFindings


COMPLETE = [("ann", "1", "yes"), ("bo", "1", "no"), ("ann", "2", "yes"), ("bo", "2", "yes")]


@pytest.fixture
def found(tmp_path: Path) -> Callable[..., ImportFindings]:
    def found(
        rows: list[tuple[str, str, str]],
        gold: str | None = None,
        repeats: RepeatPolicy = RepeatPolicy.FIRST,
        encoding: str = "utf-8",
    ) -> ImportFindings:
        path = tmp_path / "labels.csv"
        lines = ["worker,item,label", *(",".join(row) for row in rows)]
        path.write_text("\n".join(lines) + "\n", encoding=encoding)
        gold_path = None
        if gold is not None:
            gold_path = tmp_path / "gold.csv"
            gold_path.write_text("item,gold\n" + gold, encoding="utf-8")
        return read_findings(
            guess_source(path, gold=gold_path, repeats=repeats).source, ignore_progress
        )

    return found


def sentences(findings: ImportFindings, mark: str) -> list[str]:
    return [check.sentence for check in findings.checks if check.mark == mark]


def words(labels: Labels) -> list[str]:
    return [f"{value} {words}".replace("\u00a0", " ") for value, words, _ in count_facts(labels)]


def test_facts_count_labels_workers_items_classes_and_pairs() -> None:
    assert words(from_rows(COMPLETE)) == [
        "4 labels",
        "2 workers",
        "2 items, each labelled 2 times",
        "2 classes: “no” 25.0%, “yes” 75.0%",
        "100.0% of all worker–item pairs filled",
    ]


def test_one_of_each_is_said_in_the_singular() -> None:
    assert words(from_rows([("ann", "1", "yes")]))[:4] == [
        "1 label",
        "1 worker",
        "1 item, labelled once",
        "1 class: “yes” 100.0%",
    ]


def test_uneven_items_and_many_classes_are_summed_up() -> None:
    rows = [("ann", "1", f"c{i}") for i in range(9)] + [("bo", "2", "c1")]
    said = words(from_rows(rows))
    assert said[2] == "2 items, each labelled 1 to 9 times"
    assert said[3].endswith("3 more")
    assert said[4].startswith("50.0%")


def test_a_file_in_order_has_only_ticks(found: Callable[..., ImportFindings]) -> None:
    findings = found([("ann", "1", "cat"), ("bo", "1", "dog")])
    assert sentences(findings, "ok") == [
        "Every row has a worker, an item and a label",
        "No worker labelled an item twice",
    ]
    assert len(findings.checks) == 2


@pytest.mark.parametrize(
    ("rows", "sentence"),
    [
        (
            [("ann", "1", "cat"), ("bo", "2", "dog")],
            "Every item has only one label, so there is nothing to aggregate",
        ),
        (
            [("ann", "1", "cat"), ("ann", "2", "dog")],
            "Only one worker is named, so workers can’t be compared",
        ),
    ],
)
def test_what_cannot_be_aggregated_is_said(
    found: Callable[..., ImportFindings], rows: list[tuple[str, str, str]], sentence: str
) -> None:
    assert sentences(found(rows), "warn") == [sentence]


def test_tags_that_look_alike_are_pointed_out(tmp_path: Path) -> None:
    path = tmp_path / "tags.csv"
    cells = ["cat|dog", "Cat", "cat", "dog"]
    rows = "".join(f"w{i % 2},t{i // 2},{cells[i % 4]}\n" for i in range(12))
    path.write_text("worker,item,label\n" + rows, encoding="utf-8")
    source = guess_source(path).source
    classes = replace(source.reading.classes, separator="|", tags=TagOptions())
    source = replace(source, reading=replace(source.reading, classes=classes))
    said = sentences(read_findings(source, ignore_progress), "warn")
    assert "Possible duplicate classes: “Cat” and “cat”" in said


def test_rows_left_out_are_counted_with_their_lines(found: Callable[..., ImportFindings]) -> None:
    findings = found([*COMPLETE, *([("", "3", "yes")] * 5), ("cy", "3", "")])
    checks = {check.sentence: check.detail for check in findings.checks}
    assert checks["5 entries skipped: the worker is missing"] == "Lines 6, 7, 8, …"
    assert checks["1 entry skipped: the label is missing"] == "Line 11"
    assert "Every row has a worker, an item and a label" not in checks


def test_what_is_skipped_in_several_files_has_its_file(tmp_path: Path) -> None:
    paths = [tmp_path / name for name in ("a.csv", "b.csv", "c.csv")]
    for path, gap in zip(paths, ("", "yes", ""), strict=True):
        rows = f"ann,{path.stem}1,yes\nbo,{path.stem}1,{gap}\nbo,{path.stem}2,no\n"
        path.write_text("worker,item,label\n" + rows, encoding="utf-8")
    findings = read_findings(guess_source(paths[0], more=paths[1:]).source, ignore_progress)
    assert findings.imported.name == "a.csv and 2 more files"
    skipped = [c.detail for c in findings.checks if "label is missing" in c.sentence]
    assert skipped == ["a.csv: Line 3", "c.csv: Line 3"]


@pytest.mark.parametrize("word", ["no", "NA", "n/a", "-1", "none", "Skip", "?", "   "])
def test_words_like_a_missing_answer_are_pointed_out(
    found: Callable[..., ImportFindings], word: str
) -> None:
    findings = found([("ann", "1", word), ("bo", "1", "cat")])
    warned = [check for check in findings.checks if check.mark == "warn"]
    assert any(f"“{word}” is read as a class" in check.sentence for check in warned)
    assert any("add it to the missing values" in check.detail for check in warned)


def test_several_such_words_make_one_check(found: Callable[..., ImportFindings]) -> None:
    findings = found([("ann", "1", "NA"), ("bo", "1", "skip"), ("cy", "1", "cat")])
    assert sentences(findings, "warn") == [
        "“NA”, “skip” are read as classes, not as missing values"
    ]


def test_repeats_are_counted_and_told_apart_from_contradictions(
    found: Callable[..., ImportFindings],
) -> None:
    again = [("ann", "1", "yes"), ("bo", "1", "yes")]
    check = next(c for c in found([*COMPLETE, *again]).checks if "more than once" in c.sentence)
    assert check.sentence.startswith("2 times")
    assert check.detail.startswith("The labels differ once.")
    agreeing = found([*COMPLETE, again[0]], repeats=RepeatPolicy.ALL).checks
    assert next(c for c in agreeing if "more than once" in c.sentence).detail == (
        "The labels never differ."
    )


@pytest.fixture
def timed(tmp_path: Path) -> Callable[..., dict[str, ImportCheck]]:
    def timed(*rows: str) -> dict[str, ImportCheck]:
        path = tmp_path / "timed.csv"
        lines = ["worker,item,label,time,duration", *rows]
        path.write_text("\n".join(lines) + "\n", encoding="utf-8")
        source = open_source(path, time="time", seconds="duration")
        return {check.sentence: check for check in read_findings(source, ignore_progress).checks}

    return timed


def test_times_are_counted_with_their_range(timed: Callable[..., dict[str, ImportCheck]]) -> None:
    checks = timed(
        "ann,1,yes,2021-09-13 10:20:30,5", "bo,1,no,2021-09-14T00:00:00Z,12", "cy,1,no,,2.5"
    )
    time = checks["The time is known for 2 of 3 labels (66.7%)"]
    assert time.mark == "ok"
    assert time.detail.replace("\u00a0", " ") == (
        "From 2021-09-13 10:20 to 2021-09-14 00:00: 1 of 2 times names its time zone and is shown "
        "in UTC, the others as written."
    )
    duration = checks["The duration is known for 3 of 3 labels (100.0%)"]
    assert duration.detail == "Half of them took 5.0 seconds or less."
    assert checks["Every row has a worker, an item and a label"].mark == "ok"


@pytest.mark.parametrize(
    ("zone", "said"),
    [
        ("", "From 2021-09-13 10:20 to 2021-09-14 00:00 as written: the file names no time zone."),
        ("Z", "From 2021-09-13 10:20 to 2021-09-14 00:00 in UTC."),
        ("+02:00", "From 2021-09-13 08:20 to 2021-09-13 22:00 in UTC."),
    ],
)
def test_the_time_zone_that_was_taken_is_said(
    timed: Callable[..., dict[str, ImportCheck]], zone: str, said: str
) -> None:
    checks = timed(f"ann,1,yes,2021-09-13T10:20:30{zone},5", f"bo,1,no,2021-09-14T00:00:00{zone},1")
    time = checks["The time is known for 2 of 2 labels (100.0%)"]
    assert time.detail.replace("\u00a0", " ") == said


def test_times_that_are_not_known_are_pointed_out(
    timed: Callable[..., dict[str, ImportCheck]],
) -> None:
    checks = timed("ann,1,yes,soon,-1", "bo,1,no,3/4/2021,-2")
    assert checks["The time is known for 0 of 2 labels (0.0%)"].mark == "warn"
    assert checks["The duration is known for 0 of 2 labels (0.0%)"].mark == "warn"
    assert checks["1 entry skipped: times that can’t be read; their labels are kept"].mark == "warn"


def test_gold_is_matched_to_items(found: Callable[..., ImportFindings]) -> None:
    findings = found(COMPLETE, gold="1,yes\n2,yes\n9,no\n")
    assert "2 gold labels match 2 of the 2 items" in sentences(findings, "ok")
    checks = {check.sentence: check.detail for check in findings.checks}
    left_out = "1 entry skipped: the gold label is for an item that has no labels"
    assert checks[left_out] == "gold.csv: Line 4"


def test_gold_of_a_single_class_is_pointed_out(found: Callable[..., ImportFindings]) -> None:
    said = "All 2 gold labels are “yes”"
    assert said in sentences(found(COMPLETE, gold="1,yes\n2,yes\n"), "warn")
    for several in ("1,yes\n2,no\n", "1,yes\n"):
        assert said not in sentences(found(COMPLETE, gold=several), "warn")


def test_gold_of_other_items_is_pointed_out(found: Callable[..., ImportFindings]) -> None:
    findings = found(COMPLETE, gold="x,yes\ny,no\n")
    assert "No gold label matches an item" in sentences(findings, "warn")


def test_gold_in_other_words_is_pointed_out(found: Callable[..., ImportFindings]) -> None:
    checks = {check.sentence: check for check in found(COMPLETE, gold="1,Ja\n2,Nein\n").checks}
    check = checks["“Ja”, “Nein”: in the gold labels, but never given by a worker"]
    assert check.mark == "warn"
    assert "merge them on the Classes page" in check.detail


def test_one_class_leaves_nothing_to_decide(found: Callable[..., ImportFindings]) -> None:
    warned = sentences(found([("ann", "1", "yes"), ("bo", "1", "yes")]), "warn")
    assert warned == ["Every label is “yes”, so there is nothing to aggregate"]


def test_a_column_of_texts_taken_for_labels_is_pointed_out(
    found: Callable[..., ImportFindings],
) -> None:
    findings = found([("ann", str(i), f"text {i}") for i in range(60)])
    assert "There are 60 different labels" in sentences(findings, "warn")


def test_classes_that_look_alike_are_pointed_out(found: Callable[..., ImportFindings]) -> None:
    rows = [("ann", f"{n}", "cat") for n in range(30)] + [("bo", "1", "Cat"), ("bo", "2", "cats")]
    (check,) = [c for c in found(rows).checks if c.mark == "warn"]
    assert check.sentence == "Possible duplicate classes: “Cat” and “cat”, “cats” and “cat”"
    assert check.detail == "If they mean the same, merge them on the Classes page."


def test_an_encoding_that_is_only_likely_is_pointed_out(
    found: Callable[..., ImportFindings],
) -> None:
    findings = found([("Zoë", "1", "oui"), ("Bo", "1", "non")], encoding="cp1252")
    assert "Text encoding: Windows-1252" in sentences(findings, "warn")
