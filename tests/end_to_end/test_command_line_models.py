"""People and models on the command line: --models, --kind-column, and the lines about them."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from crowdgui.cli import main
from crowdgui.cli.main import BAD_INPUT
from crowdgui.io.importing.recipes import build_recipe, recipe_text
from crowdgui.io.importing.sources import open_source

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    Run = Callable[..., tuple[int, pytest.CaptureResult[str]]]

WORKERS = {"ann": "human", "bo": "human", "cy": "human", "gpt-4o": "model", "claude-3": "model"}


MARKED = "Models: 2 of 5 workers (gpt-4o, claude-3)."


@pytest.fixture
def run(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Run:
    def run(*words: Path | str) -> tuple[int, pytest.CaptureResult[str]]:
        status = main([*map(str, words), "--out", str(tmp_path / "out")])
        return status, capsys.readouterr()

    return run


def label_file(folder: Path, column: str = "") -> Path:
    """Save labels of three people and two models; a column of kinds is called `column`."""
    rows = [
        f"{worker},i{item},{'yes' if (item + len(worker)) % 3 else 'no'},{kind}"
        for item in range(12)
        for worker, kind in WORKERS.items()
    ]
    path = folder / "labels.csv"
    path.write_text("\n".join([f"worker,item,label,{column}", *rows]) + "\n", encoding="utf-8")
    return path


@pytest.mark.parametrize(
    "command",
    [
        ("report", "--rule", "mv"),
        ("draw", "--size", "3"),
        ("study", "--rules", "mv", "--shares", "0.5", "--repetitions", "1", "--processes", "1"),
    ],
)
def test_patterns_mark_models(tmp_path: Path, run: Run, command: tuple[str, ...]) -> None:
    name, *options = command
    status, said = run(name, label_file(tmp_path, "x"), *options, "--models", "GPT-*, claude-3")
    assert status == 0
    assert MARKED in said.out.splitlines()
    assert "names like models" not in said.err


def test_names_like_models_are_pointed_out(tmp_path: Path, run: Run) -> None:
    status, said = run("report", label_file(tmp_path, "x"), "--rule", "mv")
    assert status == 0
    assert "Models:" not in said.out
    assert (
        "2 workers have names like models: gpt-4o, claude-3. Mark them with --models to keep "
        "people and models apart." in said.err
    )


def test_a_list_marks_models(tmp_path: Path, run: Run) -> None:
    listed = tmp_path / "models.csv"
    listed.write_text("worker,family\ngpt-4o,OpenAI\nllama,Meta\n", encoding="utf-8")
    status, said = run("report", label_file(tmp_path, "x"), "--rule", "mv", "--models", listed)
    assert status == 0
    assert "Models: 1 of 5 workers (gpt-4o)." in said.out.splitlines()
    assert "Skipped in models.csv: 1 – The listed worker has no labels" in said.out.splitlines()


def test_a_column_marks_models(tmp_path: Path, run: Run) -> None:
    status, said = run("report", label_file(tmp_path, "annotator_type"), "--rule", "mv")
    assert status == 0
    assert "kind “annotator_type”" in said.out
    assert MARKED in said.out.splitlines()
    path = label_file(tmp_path, "who they are")
    status, said = run("report", path, "--rule", "mv", "--kind-column", "who they are")
    assert status == 0
    assert MARKED in said.out.splitlines()


@pytest.mark.parametrize(
    ("models", "why"),
    [
        ("gpt-*,lama*", "--models: no worker’s name fits “lama*”."),
        ("model.csv", "--models: there is no file “model.csv”."),
        (" , ", "--models needs a pattern such as “gpt-*”, or a file."),
        ("", "--models needs a pattern such as “gpt-*”, or a file."),
    ],
)
def test_what_names_no_model_is_refused(tmp_path: Path, run: Run, models: str, why: str) -> None:
    status, said = run("report", label_file(tmp_path, "x"), "--models", models)
    assert status == BAD_INPUT
    assert why in said.err
    assert not (tmp_path / "out").exists()


def test_a_column_of_other_words_is_refused(tmp_path: Path, run: Run) -> None:
    path = label_file(tmp_path, "x")
    path.write_text(path.read_text("utf-8").replace("human", "staff"), encoding="utf-8")
    status, said = run("report", path, "--kind-column", "x")
    assert status == BAD_INPUT
    assert "“staff” isn’t a kind of worker. Write person, people" in said.err


def test_a_recipe_marks_models(tmp_path: Path, run: Run) -> None:
    path = label_file(tmp_path, "annotator_type")
    reading = open_source(path).reading
    columns = ("worker", "item", "label", "annotator_type")
    recipe = tmp_path / "recipe.json"
    recipe.write_text(recipe_text(build_recipe(reading, columns)), encoding="utf-8")
    command = ("report", path, "--rule", "mv", "--recipe", recipe)
    assert MARKED in run(*command)[1].out.splitlines()
    marked = replace(reading, models=("gpt-*",))
    recipe.write_text(recipe_text(build_recipe(marked, columns)), encoding="utf-8")
    status, said = run(*command, "--models", "gpt-*")
    assert status == BAD_INPUT
    assert "The recipe already sets --models." in said.err
    status, said = run(*command, "--kind-column", "annotator_type")
    assert "The recipe already sets --kind-column." in said.err


def test_each_question_names_its_models(tmp_path: Path, run: Run) -> None:
    rows = [
        f"{worker},i{item},{question},{'yes' if (item + len(worker)) % 3 else 'no'}"
        for question, workers in (("mood", list(WORKERS)), ("topic", list(WORKERS)[:4]))
        for item in range(12)
        for worker in workers
    ]
    path = tmp_path / "q.csv"
    path.write_text("\n".join(["worker,item,question,label", *rows]) + "\n", encoding="utf-8")
    command = ("report", path, "--questions", "all", "--rule", "mv")
    status, said = run(*command, "--models", "gpt-*,claude-*")
    assert status == 0
    assert MARKED in said.out.splitlines()
    assert "Models: 1 of 4 workers (gpt-4o)." in said.out.splitlines()
    assert run(*command)[1].err.count("have names like models") == 1
