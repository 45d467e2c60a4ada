"""Recipes in the import dialog: read back from files, and taken as far as they fit."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtWidgets import QFileDialog, QLabel, QLineEdit, QListWidget, QPushButton

from crowdgui.io.formats.form import FormatForm
from crowdgui.io.importing.lists.class_map import ClassMap
from crowdgui.io.importing.recipes import build_recipe, recipe_text
from crowdgui.io.importing.sources import guess_source
from crowdgui.io.importing.tables import OpenedFile, preview
from crowdgui.io.tabular.text_file import TextFormat
from tests.folders import TESTS
from tests.ui.dialogs.import_dialog.driving import (
    choose,
    click,
    entries,
    labels,
    part,
    reading,
    show_step,
    state,
    wait_for_findings,
)

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from crowdgui.ui.dialogs.import_dialog.dialog import ImportDialog


pytestmark = pytest.mark.usefixtures("at_once")


PLATFORMS = TESTS / "data" / "formats"


TEXT = "worker,item,label,note\n" + "".join(
    f"w{i % 5},t{i // 5},{('cat', 'Cat', 'dog', 'skip')[i % 4]},n{i}\n" for i in range(100)
)


@pytest.fixture
def read_back(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> Callable[[ImportDialog, Path], None]:
    """Choose a recipe's file in the dialog."""

    def read_back(dialog: ImportDialog, file: Path) -> None:
        monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(file), ""))
        click(qtbot, dialog, "import-recipe-read")

    return read_back


@pytest.fixture
def saved(write: Callable[..., Path]) -> Callable[..., Path]:
    """Write the recipe of a file, changed in some fields, to a file of its own."""

    def saved(path: Path, name: str = "mine.json", **fields: object) -> Path:
        source = guess_source(path).source
        columns = preview(OpenedFile(path), source.reading.form, 1).columns
        reading = source.reading.__class__(**{**vars(source.reading), **fields})
        return write(recipe_text(build_recipe(reading, columns)), name)

    return saved


def said(dialog: ImportDialog) -> str:
    return part(dialog, QLabel, "import-recipe-said").text()


def test_a_recipe_is_read_back_from_its_file(
    qtbot: QtBot,
    shown: Callable[..., ImportDialog],
    write: Callable[..., Path],
    saved: Callable[..., Path],
    read_back: Callable[[ImportDialog, Path], None],
) -> None:
    recipe = saved(write(TEXT), missing=frozenset({"", "skip"}))
    dialog = shown(write(TEXT, "next.csv"), step="source")
    assert labels(dialog).n_labels == 100
    read_back(dialog, recipe)
    wait_for_findings(qtbot, dialog)
    assert labels(dialog).n_labels == 75
    assert said(dialog) == ""
    assert entries(dialog, "import-recipe") == ["None: as detected", "From the file mine.json"]
    choose(dialog, "import-recipe", "None: as detected")
    wait_for_findings(qtbot, dialog)
    assert labels(dialog).n_labels == 100
    choose(dialog, "import-recipe", "From the file mine.json")
    wait_for_findings(qtbot, dialog)
    assert labels(dialog).n_labels == 75


def test_what_is_no_recipe_is_said_and_changes_nothing(
    shown: Callable[..., ImportDialog],
    write: Callable[..., Path],
    read_back: Callable[[ImportDialog, Path], None],
) -> None:
    dialog = shown(write(TEXT), step="source")
    before = reading(dialog)
    read_back(dialog, write("{}", "other.json"))
    assert said(dialog) == "other.json: This isn’t a CrowdGUI recipe, or it is damaged."
    assert reading(dialog) == before
    assert entries(dialog, "import-recipe") == ["None: as detected"]


def test_what_fits_of_a_recipe_is_taken_and_the_rest_said(
    qtbot: QtBot,
    shown: Callable[..., ImportDialog],
    write: Callable[..., Path],
    saved: Callable[..., Path],
    read_back: Callable[[ImportDialog, Path], None],
) -> None:
    recipe = saved(write(TEXT), missing=frozenset({"", "skip"}))
    other = TEXT.replace("worker,item,label,note", "who;item;label;note", 1).replace(",", ";")
    dialog = shown(write(other, "other.csv"), step="source")
    read_back(dialog, recipe)
    wait_for_findings(qtbot, dialog)
    assert said(dialog) == (
        "The separator of the recipe doesn’t fit this file. This file lacks columns of "
        "the recipe: “worker”."
    )
    assert labels(dialog).n_labels == 75
    assert labels(dialog).n_workers == 5
    assert isinstance(reading(dialog).form, TextFormat)
    assert reading(dialog).form.delimiter == ";"


def test_a_recipe_of_a_format_the_file_is_not_of(
    qtbot: QtBot,
    shown: Callable[..., ImportDialog],
    write: Callable[..., Path],
    saved: Callable[..., Path],
    read_back: Callable[[ImportDialog, Path], None],
) -> None:
    recipe = saved(PLATFORMS / "toloka.tsv", missing=frozenset({"", "skip"}))
    dialog = shown(write(TEXT), step="source")
    read_back(dialog, recipe)
    wait_for_findings(qtbot, dialog)
    assert said(dialog).startswith(
        "The recipe is for the format “Toloka assignments”, which this file doesn’t "
        "follow. This file lacks columns of the recipe: “ASSIGNMENT:worker_id”"
    )
    assert isinstance(reading(dialog).form, TextFormat)
    assert labels(dialog).n_labels == 75


def test_a_question_that_is_not_asked_is_said(
    qtbot: QtBot,
    shown: Callable[..., ImportDialog],
    write: Callable[..., Path],
    saved: Callable[..., Path],
    read_back: Callable[[ImportDialog, Path], None],
) -> None:
    path = PLATFORMS / "label_studio.json"
    recipe = saved(path, question="colour")
    dialog = shown(path, step="source")
    read_back(dialog, recipe)
    qtbot.waitUntil(lambda: said(dialog) != "", timeout=10_000)
    wait_for_findings(qtbot, dialog)
    assert said(dialog) == "The question “colour” of the recipe is not in this file."
    assert reading(dialog).question == "mood"
    assert isinstance(reading(dialog).form, FormatForm)


def test_a_class_that_the_order_of_a_recipe_lacks_is_added_to_it_in_the_dialog(
    qtbot: QtBot,
    shown: Callable[..., ImportDialog],
    write: Callable[..., Path],
    saved: Callable[..., Path],
    read_back: Callable[[ImportDialog, Path], None],
) -> None:
    order = ("skip", "dog", "Cat", "cat")
    recipe = saved(write(TEXT), classes=ClassMap(order=order, is_scale=True))
    dialog = shown(write(TEXT.replace("w0,t0,cat", "w0,t0,cow"), "next.csv"), step="source")
    read_back(dialog, recipe)
    wait_for_findings(qtbot, dialog)
    assert "“cow” has no place in the order of the classes" in state(dialog).problem
    assert not part(dialog, QPushButton, "import-ok").isEnabled()
    # All that is needed to mend it is there.
    show_step(dialog, "classes")
    listed = part(dialog, QListWidget, "import-order")
    assert [listed.item(i).text() for i in range(5)][-2:] == ["cat  (24)", "cow  (1)"]
    typed = part(dialog, QLineEdit, "import-order-typed")
    assert typed.text() == "skip, dog, Cat, cat"
    # Also where the new class comes last, as the list has it already.
    typed.setText("skip, dog, Cat, cat, cow")
    typed.editingFinished.emit()
    wait_for_findings(qtbot, dialog)
    assert state(dialog).problem == ""
    assert labels(dialog).classes.tolist() == [*order, "cow"]
    assert part(dialog, QPushButton, "import-ok").isEnabled()
