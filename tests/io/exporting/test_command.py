"""The command that is copied reads the files as they were read, and says what it leaves aside."""

from __future__ import annotations

import shlex
from dataclasses import fields, replace
from typing import TYPE_CHECKING

import numpy as np
import pytest

from crowdgui.analysis import open_labels
from crowdgui.cli.main import main
from crowdgui.cli.report import _state, report_parser
from crowdgui.cli.sources import read_files
from crowdgui.cli.workers import excluded_workers
from crowdgui.core.audit.sample import AuditSample
from crowdgui.core.bounds.guarantee import GuaranteeOptions
from crowdgui.core.errors import InputError
from crowdgui.core.progress import ignore_progress
from crowdgui.core.question_state import QuestionState
from crowdgui.core.review.decisions import Decision
from crowdgui.core.rules.em import EmOptions
from crowdgui.core.workers.report import DEFAULT_THRESHOLDS
from crowdgui.io.exporting.command import describe_command, project_command, report_command
from crowdgui.io.importing.lists.class_map import ClassMap

if TYPE_CHECKING:
    from pathlib import Path

    from crowdgui.io.exporting.command import ReportCommand
    from crowdgui.io.importing.read_labels import ImportedLabels

ROWS = [
    f"{item},w {worker},{(item * 7 + worker // 4) % 3},{(item * 7) % 3}"
    for item in range(40)
    for worker in range(6)
]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    made = tmp_path / "o'neil & co"
    made.mkdir()
    (made / "my labels.csv").write_text("task,worker,label,gold\n" + "\n".join(ROWS), "utf-8")
    items = {row.split(",")[0]: row.split(",")[3] for row in ROWS}
    gold = "".join(f"{item},{truth}\n" for item, truth in items.items())
    (made / "gold.csv").write_text("task,gold\n" + gold, "utf-8")
    lines = [[str(i), *(ROWS[6 * i + w].split(",")[2] for w in range(6))] for i in range(40)]
    wide = "\n".join(",".join(line) for line in lines).replace(",2", ",NA", 9)
    (made / "-wide.csv").write_text("item,w1,w2,w3,w4,w5,w6\n" + wide, "utf-8")
    return made


def again(command: ReportCommand) -> tuple[ImportedLabels, QuestionState]:
    """Do what the command line does with the words that a shell makes of the line."""
    words = shlex.split(command.line)
    assert words[:2] == ["crowdgui", "report"]
    options = report_parser().parse_args(words[2:])
    return read_files(options, ignore_progress), _state(options)


@pytest.mark.parametrize(
    ("file", "options"),
    [
        ("my labels.csv", {}),
        ("my labels.csv", {"worker": "task", "item": "worker", "label": "label"}),
        ("my labels.csv", {"gold_column": "gold", "models": ("w 1", "w 2*")}),
        ("-wide.csv", {"missing": ["NA", "x"], "row": "item"}),
    ],
)
def test_the_same_labels_are_read(folder: Path, file: str, options: dict[str, object]) -> None:
    gold = {} if options.get("gold_column") else {"gold": folder / "gold.csv"}
    data = open_labels(folder / file, **{**gold, **options} if "worker" not in options else options)
    command = report_command(data, QuestionState(models=data.models))
    assert command.omitted == ()
    other = again(command)[0]
    for name in ("item", "worker", "code"):
        np.testing.assert_array_equal(getattr(other.labels, name), getattr(data.labels, name))
    assert other.source == data.source
    assert other.models == data.models
    assert (other.gold is None) == (data.gold is None)
    if data.gold is not None:
        np.testing.assert_array_equal(other.gold, data.gold)


def test_rule_options_and_targets_are_repeated(folder: Path) -> None:
    data = open_labels(folder / "my labels.csv")
    asked = GuaranteeOptions(0.02, 0.1, 0.01, gold_at_random=True, by_class=True)
    options = EmOptions(max_steps=40, hold_gold=True, smoothing=0.5)
    state = QuestionState("em", {"em": options}, asked)
    command = report_command(data, state)
    assert command.omitted == ()
    found = again(command)[1]
    assert (found.rule, found.rule_options("em")) == ("em", options)
    for name in ("epsilon", "delta", "alpha"):
        assert getattr(found.guarantee, name) == pytest.approx(getattr(asked, name))
    assert found.guarantee.by_class
    assert found.guarantee.gold_at_random
    assert "on the clipboard" in describe_command(command)


def test_excluded_workers_are_repeated(folder: Path) -> None:
    path = folder / "my labels.csv"
    path.write_text(path.read_text("utf-8").replace(",w 1,", ',"w, 1 ",'), "utf-8")
    data = open_labels(path)
    state = QuestionState(excluded=frozenset({1, 2}))
    command = report_command(data, state)
    assert command.omitted == ()
    options = report_parser().parse_args(shlex.split(command.line)[2:])
    assert excluded_workers(data, options) == {1, 2}


def test_what_no_option_says_is_named(folder: Path) -> None:
    data = open_labels(folder / "my labels.csv")
    state = QuestionState(
        guarantee=GuaranteeOptions(audit=AuditSample((0,), 1, (0,))),
        thresholds=replace(DEFAULT_THRESHOLDS, least_labels=100),
        decisions={3: Decision(0, "ann", "")},
    )
    said = describe_command(report_command(data, state))
    for part in ("1 manual label", "the audit", "the flag thresholds"):
        assert part in said
    assert "save a project" in said
    assert data.source is not None
    merged = replace(data.source.reading, classes=ClassMap(words=(("2", "1"),)))
    changed = replace(data, source=replace(data.source, reading=merged))
    (left,) = report_command(changed, QuestionState()).omitted
    assert left == "how the columns and values are read"
    with pytest.raises(InputError, match="read from no file"):
        report_command(replace(data, source=None), QuestionState())


def test_nothing_that_can_be_chosen_is_passed_over() -> None:
    # Whoever adds a field decides whether the command says it, or that it is not said.
    said = {"rule", "options", "guarantee", "thresholds", "excluded", "models", "model_votes"}
    said |= {"worker_groups", "decisions", "costs", "additions"}
    # Without models these are the labels of people; a ranking belongs to comparisons.
    said |= {"no_models", "ranking", "prices"}
    assert {each.name for each in fields(QuestionState)} == said
    asked = {"epsilon", "delta", "alpha", "gold_at_random", "by_class", "audit", "candidates"}
    # Every command draws with the same seed; an audit itself is not said, nor one before it.
    omitted = {"seed", "tolerance", "earlier", "begun"}
    assert {each.name for each in fields(GuaranteeOptions)} == asked | omitted


def test_a_project_repeats_all(tmp_path: Path) -> None:
    path = tmp_path / "a b.crowd"
    assert project_command(path, ["one"], 0).words == ("crowdgui", "report", str(path))
    assert project_command(path, ["one", "-x"], 1).words[-1] == "--question=-x"
    assert project_command(path, ["one", ""], 1).words[-1] == "--question=2"
    assert report_parser().parse_args(["x.crowd", "--question=-x"]).question == "-x"


def test_the_line_runs(folder: Path, tmp_path: Path) -> None:
    data = open_labels(folder / "my labels.csv")
    command = report_command(data, QuestionState())
    words = [*shlex.split(command.line)[1:], "--out", str(tmp_path / "out")]
    assert main(words) == 0
    assert (tmp_path / "out" / "labels.csv").exists()


def test_columns_of_probabilities_that_were_chosen_are_not_in_the_command(tmp_path: Path) -> None:
    rows = [f"{i},w{w},{(i + w // 4) % 2},0.7,0.3" for i in range(40) for w in range(6)]
    path = tmp_path / "labels.csv"
    path.write_text("item,worker,label,first,second\n" + "\n".join(rows), "utf-8")
    data = open_labels(path, probabilities=["first", "second"])
    made = report_command(data, QuestionState())
    assert "how the columns and values are read" in made.omitted
    path.write_text("item,worker,label,p_0,p_1\n" + "\n".join(rows), "utf-8")
    made = report_command(open_labels(path), QuestionState())
    assert not made.omitted
    assert again(made)[0].labels.metadata.probabilities is not None
