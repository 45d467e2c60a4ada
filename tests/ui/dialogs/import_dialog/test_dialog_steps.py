"""The steps of the import dialog: files and formats, questions, classes, what is left out."""

from __future__ import annotations

import csv
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QItemSelectionModel, Qt
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFileDialog,
    QInputDialog,
    QLabel,
    QLineEdit,
    QListWidget,
    QPushButton,
    QSpinBox,
    QTableWidget,
    QWidget,
)

from crowdgui.io.formats.form import FormatForm
from crowdgui.io.importing.import_spec import MultiFile
from crowdgui.io.importing.lists.class_map import AS_WRITTEN, JSON_LIST, ClassMap
from crowdgui.io.importing.recipes import read_recipe
from crowdgui.io.importing.sources import guess_source
from crowdgui.io.tabular.text_file import TextFormat
from crowdgui.ui.dialogs.import_dialog import controller as import_controller
from crowdgui.ui.dialogs.import_dialog.classes_page import CLASS, ValueTable
from crowdgui.ui.dialogs.import_dialog.value_grouping import RangeFields
from tests.folders import TESTS
from tests.ui.dialogs.import_dialog.driving import (
    choose,
    click,
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


# What the offscreen platform says when a list opens.
pytestmark = pytest.mark.usefixtures("at_once")


PLATFORMS = TESTS / "data" / "formats"


SPELLED = "worker,item,label\n" + "".join(
    f"w{i % 5},t{i // 5},{('cat', 'Cat', 'dog', 'skip')[i % 4]}\n" for i in range(200)
)


def classes(dialog: ImportDialog) -> set[str]:
    return {
        part(dialog, QListWidget, "import-order").item(i).text()
        for i in range(part(dialog, QListWidget, "import-order").count())
    }


def select(dialog: ImportDialog, *words: str) -> None:
    table = part(dialog, ValueTable, "import-words")
    table.clearSelection()
    for place, row in enumerate(table.words.rows):
        if row.word in words:
            table.selectionModel().select(
                table.words.index(place, 0),
                QItemSelectionModel.SelectionFlag.Select | QItemSelectionModel.SelectionFlag.Rows,
            )


def test_the_dialog_opens_on_the_columns_and_goes_from_step_to_step(
    qtbot: QtBot, shown: Callable[..., ImportDialog], write: Callable[..., Path]
) -> None:
    dialog = shown(write(SPELLED))
    pages = dialog.pages
    assert pages.columns.isVisible()
    click(qtbot, dialog, "import-next")
    assert pages.classes.isVisible()
    click(qtbot, dialog, "import-next")
    assert pages.skipped.isVisible()
    assert not part(dialog, QPushButton, "import-next").isEnabled()
    for _ in range(4):
        qtbot.keyClick(dialog, Qt.Key.Key_PageUp, Qt.KeyboardModifier.ControlModifier)
    assert pages.source.isVisible()
    assert not part(dialog, QPushButton, "import-back").isEnabled()
    qtbot.keyClick(dialog, Qt.Key.Key_PageDown, Qt.KeyboardModifier.ControlModifier)
    assert pages.columns.isVisible()
    click(qtbot, dialog, "import-step-check")
    assert pages.skipped.isVisible()
    assert part(dialog, QPushButton, "import-step-check").isChecked()


def test_the_keyboard_never_lands_on_cancel_at_the_ends_of_the_steps(
    qtbot: QtBot, shown: Callable[..., ImportDialog], write: Callable[..., Path]
) -> None:
    dialog = shown(write(SPELLED))
    back, forth, ok = (
        part(dialog, QPushButton, f"import-{name}") for name in ("back", "next", "ok")
    )
    forth.setFocus()
    for _ in range(2):
        qtbot.keyClick(dialog.focusWidget(), Qt.Key.Key_Space)
    assert dialog.pages.skipped.isVisible()
    assert dialog.focusWidget() is ok
    back.setFocus()
    for _ in range(3):
        qtbot.keyClick(dialog.focusWidget(), Qt.Key.Key_Space)
    assert dialog.pages.source.isVisible()
    assert dialog.focusWidget() is forth


def test_the_fields_of_the_columns_begin_at_one_place(
    qtbot: QtBot, shown: Callable[..., ImportDialog], write: Callable[..., Path]
) -> None:
    dialog = shown(write(SPELLED))
    fields = part(dialog, QComboBox, "import-layout"), part(dialog, QLineEdit, "import-models")
    first, second = (field.mapTo(dialog, field.rect().topLeft()).x() for field in fields)
    assert first == second


def test_every_step_fits_a_small_screen(
    qtbot: QtBot, shown: Callable[..., ImportDialog], write: Callable[..., Path]
) -> None:
    dialog = shown(write(SPELLED))
    for step in ("source", "columns", "classes", "check"):
        show_step(dialog, step)
        dialog.resize(900, 600)
        assert dialog.minimumSizeHint().width() <= 900
        assert dialog.minimumSizeHint().height() <= 600


def test_a_platform_is_recognised_and_can_be_overruled(
    qtbot: QtBot, shown: Callable[..., ImportDialog]
) -> None:
    dialog = shown(PLATFORMS / "toloka.tsv")
    box = part(dialog, QComboBox, "import-format")
    assert box.currentText() == "Toloka assignments"
    assert labels(dialog).n_labels == 4
    show_step(dialog, "source")
    choose(dialog, "import-format", "Plain text table")
    with qtbot.waitSignal(dialog.controller.reader.previewed, timeout=10_000):
        pass
    assert isinstance(reading(dialog).form, TextFormat)
    assert part(dialog, QComboBox, "import-separator").currentText() == "Tab (detected)"
    choose(dialog, "import-format", "Labelbox export")
    with qtbot.waitSignal(dialog.controller.reader.preview_failed, timeout=10_000):
        pass
    assert not part(dialog, QPushButton, "import-ok").isEnabled()
    choose(dialog, "import-format", "Toloka assignments")
    wait_for_findings(qtbot, dialog)
    assert labels(dialog).n_labels == 4


def test_the_choices_of_a_format_are_its_own(
    qtbot: QtBot, shown: Callable[..., ImportDialog]
) -> None:
    dialog = shown(PLATFORMS / "toloka.tsv")
    show_step(dialog, "source")
    keep = part(dialog, QCheckBox, "choice-keep_rejected")
    before = labels(dialog).n_labels
    keep.click()
    wait_for_findings(qtbot, dialog)
    assert labels(dialog).n_labels > before
    assert reading(dialog).form.options.keep_rejected
    assert "time spent" in part(dialog, QLabel, "import-notes").text()


def test_of_several_questions_one_is_chosen(
    qtbot: QtBot, shown: Callable[..., ImportDialog]
) -> None:
    dialog = shown(PLATFORMS / "label_studio.json")
    qtbot.waitUntil(lambda: part(dialog, QComboBox, "import-question").isVisible())
    box = part(dialog, QComboBox, "import-question")
    assert box.currentText() == "mood"
    assert {box.itemText(i) for i in range(box.count())} >= {"mood", "topics", "stars", "kind"}
    choose(dialog, "import-question", "stars")
    wait_for_findings(qtbot, dialog)
    assert reading(dialog).question == "stars"
    assert list(labels(dialog).classes) == ["2"]


def test_a_column_chosen_as_question_lists_its_words(
    qtbot: QtBot, shown: Callable[..., ImportDialog], write: Callable[..., Path]
) -> None:
    rows = [f"w{i % 3},t{i // 6},{'abc'[i % 2]},{i % 2}x\n" for i in range(60)]
    dialog = shown(write("worker,item,batch,label\n" + "".join(rows)))
    assert not part(dialog, QComboBox, "import-question").isVisible()
    choose(dialog, "import-role-2", "Question")
    qtbot.waitUntil(lambda: reading(dialog).question == "a", timeout=10_000)
    wait_for_findings(qtbot, dialog)
    assert list(labels(dialog).classes) == ["0x"]
    choose(dialog, "import-question", "b")
    wait_for_findings(qtbot, dialog)
    assert list(labels(dialog).classes) == ["1x"]
    choose(dialog, "import-role-2", "Exclude")
    wait_for_findings(qtbot, dialog)
    assert part(dialog, QWidget, "import-layout").isVisible()
    assert reading(dialog).question is None


def test_files_are_added_and_taken_away_with_a_worker_each(
    qtbot: QtBot,
    shown: Callable[..., ImportDialog],
    write: Callable[..., Path],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    ann = write("item,label\n1,cat\n2,dog\n", "ann.csv")
    bo = write("item,label\n1,cat\n2,cat\n", "bo.csv")
    bad = write("thing,said\n1,cat\n", "bad.csv")
    dialog = shown(ann, bo)
    assert sorted(labels(dialog).worker_ids) == ["ann", "bo"]
    assert isinstance(reading(dialog).form, MultiFile)
    show_step(dialog, "source")
    monkeypatch.setattr(QFileDialog, "getOpenFileNames", lambda *_: ([str(bad), str(bo)], ""))
    with qtbot.waitSignal(dialog.controller.reader.find_failed, timeout=10_000) as heard:
        click(qtbot, dialog, "import-files-add")
    assert heard.args[0].startswith("bad.csv")
    assert state(dialog).files == (ann, bo, bad)
    click(qtbot, dialog, "import-files-remove-2")
    wait_for_findings(qtbot, dialog)
    assert labels(dialog).n_workers == 2
    click(qtbot, dialog, "import-files-remove-0")
    with qtbot.waitSignal(dialog.controller.reader.previewed, timeout=10_000):
        pass
    assert state(dialog).source.path == bo
    assert reading(dialog).problem() == "Choose the column that names the worker."


def test_a_worker_whose_answers_are_gold(
    qtbot: QtBot, shown: Callable[..., ImportDialog], write: Callable[..., Path]
) -> None:
    dialog = shown(write(SPELLED.replace("w0", "expert")))
    field = part(dialog, QLineEdit, "import-gold-worker")
    qtbot.keyClicks(field, "expert")
    wait_for_findings(qtbot, dialog)
    assert labels(dialog).n_workers == 4
    assert (state(dialog).findings.imported.gold >= 0).all()
    field.clear()
    qtbot.keyClicks(field, "nobody")
    wait_for_findings(qtbot, dialog)
    sentences = [check.sentence for check in state(dialog).checks]
    assert "No worker is called “nobody”" in sentences


def test_words_are_merged_renamed_marked_and_all_of_it_undone(
    qtbot: QtBot, shown: Callable[..., ImportDialog], write: Callable[..., Path]
) -> None:
    dialog = shown(write(SPELLED))
    show_step(dialog, "classes")
    assert classes(dialog) == {"cat  (50)", "Cat  (50)", "dog  (50)", "skip  (50)"}
    part(dialog, QCheckBox, "import-fold").click()
    assert len(classes(dialog)) == 3
    select(dialog, "skip")
    click(qtbot, dialog, "import-words-none")
    table = part(dialog, ValueTable, "import-words")
    place = next(i for i, row in enumerate(table.words.rows) if row.word == "dog")
    table.clearSelection()
    table.words.setData(table.words.index(place, CLASS), "hound")
    wait_for_findings(qtbot, dialog)
    assert len(classes(dialog)) == 2
    assert "hound  (50)" in classes(dialog)
    assert labels(dialog).n_labels == 150
    assert "hound" in labels(dialog).classes
    assert labels(dialog).n_classes == 2
    skip = next(i for i, row in enumerate(table.words.rows) if row.word == "skip")
    assert table.words.index(skip, CLASS).data() == "(missing value)"
    click(qtbot, dialog, "import-words-reset")
    wait_for_findings(qtbot, dialog)
    assert reading(dialog).classes == AS_WRITTEN
    assert labels(dialog).n_classes == 4
    assert not part(dialog, QPushButton, "import-words-reset").isEnabled()


def test_chosen_words_count_as_one_class_and_as_themselves_again(
    qtbot: QtBot,
    shown: Callable[..., ImportDialog],
    write: Callable[..., Path],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    dialog = shown(write(SPELLED))
    show_step(dialog, "classes")
    assert not part(dialog, QPushButton, "import-words-count-as").isEnabled()
    assert part(dialog, QPushButton, "import-words-count-as").toolTip()
    select(dialog, "cat", "Cat")
    monkeypatch.setattr(QInputDialog, "getItem", lambda *_, **__: ("feline", True))
    click(qtbot, dialog, "import-words-count-as")
    assert "feline  (100)" in classes(dialog)
    wait_for_findings(qtbot, dialog)
    assert list(labels(dialog).classes) == ["dog", "feline", "skip"]
    select(dialog, "Cat")
    click(qtbot, dialog, "import-words-own")
    assert classes(dialog) >= {"feline  (50)", "Cat  (50)"}
    monkeypatch.setattr(QInputDialog, "getItem", lambda *_, **__: ("other", False))
    click(qtbot, dialog, "import-words-count-as")
    assert "Cat  (50)" in classes(dialog)


def test_renaming_one_of_the_chosen_words_renames_all(
    qtbot: QtBot, shown: Callable[..., ImportDialog], write: Callable[..., Path]
) -> None:
    dialog = shown(write(SPELLED))
    show_step(dialog, "classes")
    select(dialog, "cat", "Cat")
    table = part(dialog, ValueTable, "import-words")
    place = next(i for i, row in enumerate(table.words.rows) if row.word == "Cat")
    table.words.setData(table.words.index(place, CLASS), "pet")
    assert "pet  (100)" in classes(dialog)


def test_a_class_is_typed_by_keyboard_and_enter_does_not_import_yet(
    qtbot: QtBot, shown: Callable[..., ImportDialog], write: Callable[..., Path]
) -> None:
    dialog = shown(write(SPELLED))
    show_step(dialog, "classes")
    table = part(dialog, ValueTable, "import-words")
    table.setFocus()
    table.setCurrentIndex(table.words.index(0, CLASS))
    qtbot.keyClick(table, Qt.Key.Key_F2)
    editor = table.findChild(QLineEdit)
    editor.selectAll()
    qtbot.keyClicks(editor, "kitten")
    qtbot.keyClick(editor, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: "kitten  (50)" in classes(dialog))
    assert dialog.isVisible()
    qtbot.keyClick(table, Qt.Key.Key_F2)
    qtbot.keyClick(table.findChildren(QLineEdit)[-1], Qt.Key.Key_Escape)
    assert dialog.isVisible()
    wait_for_findings(qtbot, dialog)
    assert "kitten" in labels(dialog).classes


def test_classes_are_put_in_another_order(
    qtbot: QtBot, shown: Callable[..., ImportDialog], write: Callable[..., Path]
) -> None:
    dialog = shown(write(SPELLED))
    show_step(dialog, "classes")
    order = part(dialog, QListWidget, "import-order")
    assert not part(dialog, QPushButton, "import-order-up").isEnabled()
    order.setCurrentRow(3)
    assert not part(dialog, QPushButton, "import-order-down").isEnabled()
    click(qtbot, dialog, "import-order-up")
    click(qtbot, dialog, "import-order-up")
    wait_for_findings(qtbot, dialog)
    names = list(labels(dialog).classes)
    assert names[1] == "skip"
    assert order.currentRow() == 1
    order.model().moveRow(
        order.model().index(0, 0).parent(), 0, order.model().index(0, 0).parent(), 4
    )
    wait_for_findings(qtbot, dialog)
    assert list(labels(dialog).classes) == [*names[1:], names[0]]


def test_several_answers_in_a_cell_are_taken_together_or_one_by_one(
    qtbot: QtBot, shown: Callable[..., ImportDialog], write: Callable[..., Path]
) -> None:
    cells = ("red|green", "green|red", "red", "blue")
    rows = [f"w{i % 4},t{i // 4},{cells[i * 7 % 4]}\n" for i in range(80)]
    dialog = shown(write("worker,item,label\n" + "".join(rows)))
    assert "Some cells seem to hold several labels" in [
        check.sentence for check in state(dialog).checks
    ]
    show_step(dialog, "classes")
    choose(dialog, "import-several", "Separated by vertical bars (detected)")
    wait_for_findings(qtbot, dialog)
    assert list(labels(dialog).classes) == ["blue", "green + red", "red"]
    choose(dialog, "import-one-of", "Only whether “red” is among them")
    wait_for_findings(qtbot, dialog)
    assert list(labels(dialog).classes) == ["no", "yes"]
    choose(dialog, "import-several", "As JSON lists")
    wait_for_findings(qtbot, dialog)
    assert reading(dialog).classes == ClassMap(separator=JSON_LIST)


def test_ranges_are_not_offered_before_the_numbers_are_known(qtbot: QtBot) -> None:
    ranges = RangeFields()
    qtbot.addWidget(ranges)
    assert ranges.isHidden()


def test_many_numbers_are_put_into_ranges(
    qtbot: QtBot, shown: Callable[..., ImportDialog], write: Callable[..., Path]
) -> None:
    rows = [f"w{i % 4},t{i // 4},{i % 40}\n" for i in range(400)]
    dialog = shown(write("worker,item,label\n" + "".join(rows)))
    show_step(dialog, "classes")
    choose(dialog, "import-ranges", "Ranges with the same number of labels")
    wait_for_findings(qtbot, dialog)
    assert labels(dialog).n_classes == 5
    part(dialog, QSpinBox, "import-ranges-n").setValue(4)
    wait_for_findings(qtbot, dialog)
    assert list(labels(dialog).classes) == [
        "below 10",
        "10 to below 20",
        "20 to below 30",
        "30 or more",
    ]
    field = part(dialog, QLineEdit, "import-ranges-limits")
    assert field.text() == "10; 20; 30"
    field.clear()
    qtbot.keyClicks(field, "25")
    wait_for_findings(qtbot, dialog)
    assert list(labels(dialog).classes) == ["below 25", "25 or more"]
    qtbot.keyClicks(field, "; 5")
    assert part(dialog, QLabel, "import-ranges-wrong").text().startswith("Enter increasing numbers")
    choose(dialog, "import-ranges", "Each number is a class")
    wait_for_findings(qtbot, dialog)
    assert labels(dialog).n_classes == 40


def test_ranges_are_offered_for_many_numbers_only(
    shown: Callable[..., ImportDialog], write: Callable[..., Path]
) -> None:
    dialog = shown(
        write("worker,item,label\n" + "".join(f"w{i % 3},t{i // 3},{i % 5}\n" for i in range(60)))
    )
    show_step(dialog, "classes")
    assert not part(dialog, QComboBox, "import-ranges").isVisibleTo(dialog)


def test_what_is_left_out_is_listed_and_written_down(
    qtbot: QtBot,
    shown: Callable[..., ImportDialog],
    write: Callable[..., Path],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    dialog = shown(write(SPELLED + ",t1,cat\nw9,t1,\nw9,t2,\n"))
    show_step(dialog, "check")
    table = part(dialog, QTableWidget, "import-left-out")
    rows = [[table.item(i, j).text() for j in (0, 1, 3)] for i in range(table.rowCount())]
    assert rows == [
        ["The worker is missing", "1", "Line 202"],
        ["The label is missing", "2", "Lines 203, 204"],
    ]
    assert table.isColumnHidden(2)
    target = tmp_path / "list.csv"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(target), ""))
    click(qtbot, dialog, "import-left-out-save")
    with target.open(encoding="utf-8", newline="") as file:
        assert [row["place"] for row in csv.DictReader(file)] == ["202", "203", "204"]
    assert part(dialog, QLabel, "import-left-out-said").text() == "3 lines written to list.csv."
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "no" / "x"), ""))
    click(qtbot, dialog, "import-left-out-save")
    assert "folder does not exist" in part(dialog, QLabel, "import-left-out-said").text()


def test_nothing_left_out_is_said(
    shown: Callable[..., ImportDialog], write: Callable[..., Path]
) -> None:
    dialog = shown(write(SPELLED))
    show_step(dialog, "check")
    assert not part(dialog, QPushButton, "import-left-out-save").isVisible()
    assert dialog.pages.skipped._words.text() == "Nothing is skipped."


def test_choices_are_remembered_for_the_next_file_of_the_kind(
    qtbot: QtBot, shown: Callable[..., ImportDialog], write: Callable[..., Path]
) -> None:
    dialog = shown(write(SPELLED))
    show_step(dialog, "classes")
    part(dialog, QCheckBox, "import-fold").click()
    show_step(dialog, "columns")
    qtbot.keyClicks(part(dialog, QLineEdit, "import-missing"), ", skip")
    with qtbot.waitSignal(dialog.imported, timeout=10_000):
        click(qtbot, dialog, "import-ok")
    again = shown(write(SPELLED, "next.csv"))
    assert labels(again).n_classes == 2
    said = "Read like the last file with these columns"
    assert state(again).checks[0].sentence == said
    assert part(again, QLineEdit, "import-missing").text() == "(empty), skip"
    assert part(again, QCheckBox, "import-fold").isChecked()
    show_step(again, "source")
    choose(again, "import-recipe", "None: as detected")
    wait_for_findings(qtbot, again)
    assert labels(again).n_classes == 4
    assert said not in [check.sentence for check in state(again).checks]
    choose(again, "import-recipe", "Like the last file of this kind")
    wait_for_findings(qtbot, again)
    assert labels(again).n_classes == 2
    choose(again, "import-recipe", "None: as detected")
    with qtbot.waitSignal(again.imported, timeout=10_000):
        wait_for_findings(qtbot, again)
        click(qtbot, again, "import-ok")
    third = shown(write(SPELLED, "third.csv"))
    assert labels(third).n_classes == 4


def test_a_recipe_is_saved_used_and_deleted(
    qtbot: QtBot,
    shown: Callable[..., ImportDialog],
    write: Callable[..., Path],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    dialog = shown(write(SPELLED))
    qtbot.keyClicks(part(dialog, QLineEdit, "import-missing"), ", skip")
    show_step(dialog, "source")
    monkeypatch.setattr(QInputDialog, "getText", lambda *_: (" Pets & co ", True))
    click(qtbot, dialog, "import-recipe-save")
    target = tmp_path / "pets.json"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(target), ""))
    click(qtbot, dialog, "import-recipe-write")
    assert read_recipe(target).way.missing == ("", "skip")
    dialog.reject()
    moved = "id;label;item;worker\n" + "".join(
        f"{i};{'cat' if i % 2 else 'skip'};t{i // 5};w{i % 5}\n" for i in range(100)
    )
    other = shown(write(moved.replace(";", ","), "moved.csv"))
    assert labels(other).n_classes == 2
    show_step(other, "source")
    choose(other, "import-recipe", "Pets & co")
    wait_for_findings(qtbot, other)
    assert list(labels(other).classes) == ["cat"]
    click(qtbot, other, "import-recipe-remove")
    box = other.findChildren(QComboBox, "import-recipe")[-1]
    assert box.findText("Pets & co") < 0


def test_a_recipe_that_does_not_fit_says_why_and_changes_nothing(
    qtbot: QtBot,
    shown: Callable[..., ImportDialog],
    write: Callable[..., Path],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    dialog = shown(write(SPELLED))
    monkeypatch.setattr(QInputDialog, "getText", lambda *_: ("mine", True))
    show_step(dialog, "source")
    click(qtbot, dialog, "import-recipe-save")
    dialog.reject()
    other = shown(
        write(SPELLED.replace("worker,item,label", "who;item;label", 1).replace(",", ";"))
    )
    before = reading(other)
    show_step(other, "source")
    choose(other, "import-recipe", "mine")
    said = part(other, QLabel, "import-recipe-said")
    qtbot.waitUntil(lambda: said.text() != "", timeout=10_000)
    assert "“worker”" in said.text()
    wait_for_findings(qtbot, other)
    assert reading(other) == before


def test_a_recipe_of_a_platform_brings_its_format(
    qtbot: QtBot,
    shown: Callable[..., ImportDialog],
    write: Callable[..., Path],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    dialog = shown(PLATFORMS / "toloka.tsv")
    show_step(dialog, "source")
    monkeypatch.setattr(QInputDialog, "getText", lambda *_: ("toloka", True))
    part(dialog, QCheckBox, "choice-keep_rejected").click()
    wait_for_findings(qtbot, dialog)
    click(qtbot, dialog, "import-recipe-save")
    dialog.reject()
    other = shown(PLATFORMS / "toloka.tsv")
    show_step(other, "source")
    choose(other, "import-format", "Plain text table")
    with qtbot.waitSignal(other.controller.reader.previewed, timeout=10_000):
        pass
    choose(other, "import-recipe", "toloka")
    wait_for_findings(qtbot, other)
    form = reading(other).form
    assert isinstance(form, FormatForm)
    assert form.options.keep_rejected


def test_words_cannot_be_merged_before_they_are_counted(
    qtbot: QtBot,
    show: Callable[..., ImportDialog],
    write: Callable[..., Path],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(import_controller, "DEBOUNCE", 60_000)
    dialog = show(guess_source(write(SPELLED)).source)
    qtbot.waitUntil(lambda: state(dialog).preview is not None, timeout=10_000)
    show_step(dialog, "classes")
    fold = part(dialog, QCheckBox, "import-fold")
    assert fold.isVisible()
    assert not fold.isEnabled()
