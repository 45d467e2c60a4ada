"""Arguments that mean nothing are refused by their name, before any work."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from crowdgui.cli import main

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture(autouse=True)
def _own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    rows = [f"w{w},i{i},{'ab'[i % 2]}" for w in range(4) for i in range(6)]
    (tmp_path / "a.csv").write_text("\n".join(["worker,item,label", *rows]) + "\n", "utf-8")


def refused(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert main(list(words)) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1
    return said.err.strip()


@pytest.mark.parametrize(
    ("option", "values", "example"),
    [
        ("--confidence", ("95", "0", "1", "-0.5", "nan"), "0.95"),
        ("--at-most", ("5", "0", "1"), "0.05"),
        ("--delta", ("5", "0", "1"), "0.05"),
    ],
)
def test_a_share_is_refused_by_the_name_of_its_option(
    option: str, values: tuple[str, ...], example: str, capsys: pytest.CaptureFixture[str]
) -> None:
    for value in values:
        said = refused(capsys, "report", "a.csv", f"{option}={value}")
        assert said == f"{option} is a share between 0 and 1, such as {example}."


def test_only_what_must_be_given_is_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    for command in ("report", "study"):
        said = refused(capsys, command)
        assert said.startswith("The following arguments are required: FILE. Run “")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--bins", "nan"], "--bins: “nan” isn’t a number."),
        (["--bins", "1,inf"], "--bins: “inf” isn’t a number."),
        (["--bins", "1,2"], "--bins: no label is a number."),
        (["--questions", "x"], "a.csv: There is only one question. Remove the option --questions."),
        (["--gold-at-random"], "--gold-at-random needs gold labels. Add them with --gold."),
        (["--rule=em", "--hold-gold"], "--hold-gold needs gold labels. Add them with --gold."),
        (
            ["--tags", "--separator=x", "--pool-family"],
            "--pool-family needs models. Say who is one with --models.",
        ),
        (["--tags", "--order-effect"], "--order-effect needs comparisons of two items."),
        (["--questions", ""], "--questions needs names of questions, or “all”."),
        (["--worker=item", "--item=item"], "--worker and --item name the same column, “item”."),
        (["--project-folder", "a.csv"], "--project-folder: a.csv is a file, not a folder."),
    ],
)
def test_options_that_would_do_nothing_or_contradict_are_named(
    words: list[str], said: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert refused(capsys, "report", "a.csv", *words) == said
    assert [path.name for path in tmp_path.iterdir()] == ["a.csv"]


def test_comparisons_take_no_options_of_rules(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    rows = [f"{w},{a},{b},left" for w in "uvw" for a in range(4) for b in range(a + 1, 5)]
    text = "\n".join(["worker,left,right,label", *rows]) + "\n"
    (tmp_path / "pairs.csv").write_text(text, "utf-8")
    words = ("report", "pairs.csv", "--left=left", "--right=right", "--max-steps=3")
    assert refused(capsys, *words) == "--max-steps can’t be used with comparisons of two items."


def test_an_order_of_ranges_names_the_ranges(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    rows = [f"w{w},i{i},{i % 4}" for w in range(4) for i in range(8)]
    (tmp_path / "n.csv").write_text("\n".join(["worker,item,label", *rows]) + "\n", "utf-8")
    said = refused(capsys, "report", "n.csv", "--bins=1,2", "--ordered=0,1,2,3")
    assert said == '--ordered: the ranges are the classes: "below 1,1 to below 2,2 or more".'
    order = "--ordered=below 1,1 to below 2,2 or more"
    assert main(["report", "n.csv", "--bins=1,2", order]) == 0


@pytest.mark.parametrize(
    ("words", "name"),
    [
        (["report", "a.csv", "--out", ""], "--out"),
        (["study", "a.csv", "--out", ""], "--out"),
        (["simulate", "--out", ""], "--out"),
        (["report", ""], "FILE"),
        (["report", "a.csv", ""], "MORE"),
        (["report", "a.csv", "--gold", ""], "--gold"),
        (["report", "a.csv", "--rule", "wmv", "--weights", ""], "--weights"),
        ([""], "FILE"),
    ],
)
def test_an_empty_name_is_no_folder(
    words: list[str], name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert refused(capsys, *words).startswith(f"Argument {name}: the name is empty. Run “")
    assert [path.name for path in tmp_path.iterdir()] == ["a.csv"]


def test_a_folder_without_a_name_of_its_own_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert refused(capsys, "report", ".").startswith(f"{tmp_path.name}: This folder can’t be")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["reprot", "x"], "“reprot”. Did you mean “crowdgui report”?"),
        (["Simulate"], "“Simulate”. Did you mean “crowdgui simulate”?"),
        (["sudy", "a.csv", "--rules", "mv"], "“sudy”. Did you mean “crowdgui study”?"),
        (["help"], "“help”. The commands are report, draw, study, simulate, rules, doctor."),
    ],
)
def test_a_word_that_is_no_command_gets_the_likely_one(
    words: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert refused(capsys, *words) == f"There is no command and no file {said}"


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str | None, str | None, str | None]]:
    """Return what the window is opened with, without one."""
    calls = []

    def open_window(file: Path | None, *, sample: str | None, picture: Path | None) -> int:
        calls.append((file and file.name, sample, picture and picture.name))
        return 0

    monkeypatch.setattr("crowdgui.ui.app.open_window", open_window)
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    return calls


def test_a_file_may_be_called_like_anything(
    tmp_path: Path, opened: list[tuple[str | None, str | None, str | None]]
) -> None:
    (tmp_path / "reprot").write_text("worker,item,label\n")
    for word in ("reprot", "none.csv"):
        assert main([word]) == 0
    assert opened == [("reprot", False, None), ("none.csv", False, None)]


def test_a_picture_is_refused_where_the_window_would_wait_for_ever(
    opened: list[tuple[str | None, str | None, str | None]], capsys: pytest.CaptureFixture[str]
) -> None:
    for words in (["a.csv"], []):
        said = refused(capsys, *words, "--picture", "p.png")
        assert said == "--picture needs --sample or a project."
    for words in (["a.crowd"], ["--sample"]):
        assert main([*words, "--picture", "p.png"]) == 0
    assert opened == [("a.crowd", False, "p.png"), (None, True, "p.png")]
