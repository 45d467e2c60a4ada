"""What a guess leaves open is asked before labels can be imported."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest
from PySide6.QtWidgets import QComboBox, QPushButton

from crowdgui.io.tabular.roles import ColumnRole
from tests.folders import TESTS
from tests.ui.dialogs.import_dialog.driving import entries, part, settle

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from crowdgui.ui.dialogs.import_dialog.dialog import ImportDialog


@pytest.fixture
def two_labels(tmp_path: Path) -> Path:
    """Write a table with two columns that may both hold the label."""
    dice = random.Random(1)
    lines = ["annotator,image,label,answer"]
    for image in range(30):
        for worker in dice.sample(range(9), 4):
            lines.append(f"w{worker},i{image},{dice.choice('ab')},{dice.choice('xy')}")
    path = tmp_path / "two.csv"
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return path


def ways(dialog: ImportDialog) -> list[str]:
    shown = dialog.pages.doubt._ways
    return [way.text() for way in shown.findChildren(QPushButton) if not way.isHidden()]


def test_a_file_that_is_clear_asks_nothing(
    shown: Callable[..., ImportDialog], tmp_path: Path
) -> None:
    path = tmp_path / "clear.csv"
    path.write_text("worker,item,label\na,1,x\nb,1,y\na,2,x\n", encoding="utf-8")
    dialog = shown(path)
    assert dialog.pages.doubt.isHidden()
    assert part(dialog, QPushButton, "import-ok").isEnabled()


@pytest.mark.parametrize(("own", "column"), [("id", "file"), ("file", "file_")])
def test_of_several_files_without_workers_the_name_of_the_file_is_offered(
    shown: Callable[..., ImportDialog], tmp_path: Path, own: str, column: str
) -> None:
    paths = [tmp_path / f"{name}.jsonl" for name in ("alice", "bob")]
    for path in paths:
        lines = [
            f'{{"{own}": {i}, "text": "what is said in {i}", "label": "{"ab"[i % 2]}"}}'
            for i in range(20)
        ]
        path.write_text("\n".join(lines), encoding="utf-8")
    bar = shown(*paths).pages.doubt
    assert bar.sentence().startswith("No column names a worker")
    assert f"give the column “{column}” the role Worker" in bar.sentence()


def test_a_candidate_settles_what_is_asked(
    qtbot: QtBot, shown: Callable[..., ImportDialog], two_labels: Path
) -> None:
    dialog = shown(two_labels)
    bar, ok = dialog.pages.doubt, part(dialog, QPushButton, "import-ok")
    assert bar.isVisible()
    assert bar.sentence().startswith("It isn’t clear which column holds the label. “label” gives")
    assert ways(dialog) == ["label", "answer", "Open all 2", "Keep as shown"]
    assert not ok.isEnabled()
    assert "It isn’t clear which column holds the label." in ok.toolTip()
    other = part(dialog, QPushButton, "import-doubt-1")
    assert other.accessibleDescription() == (
        "“answer” gives 120 labels, 9 workers, 30 items and 2 classes."
    )
    other.click()
    settle(qtbot, dialog)
    assert dialog.controller.state.spec.place(ColumnRole.LABEL) == 3
    assert bar.isHidden()
    assert ok.isEnabled()
    assert not ok.toolTip()


@pytest.mark.parametrize("name", ["import-doubt-keep", "import-role-3"])
def test_the_columns_can_be_kept_or_chosen_by_hand(
    qtbot: QtBot, shown: Callable[..., ImportDialog], two_labels: Path, name: str
) -> None:
    dialog = shown(two_labels)
    if name == "import-doubt-keep":
        part(dialog, QPushButton, name).click()
        expected = 2
    else:
        dialog.controller.do(lambda state: state.choose_role(3, ColumnRole.LABEL))
        expected = 3
    settle(qtbot, dialog)
    assert dialog.pages.doubt.isHidden()
    assert dialog.controller.state.spec.place(ColumnRole.LABEL) == expected


def test_a_layout_in_doubt_is_asked_for(
    qtbot: QtBot, shown: Callable[..., ImportDialog], tmp_path: Path
) -> None:
    dice = random.Random(2)
    rows = [f"c{n},{','.join(dice.choice('01') for _ in range(4))}" for n in range(30)]
    path = tmp_path / "flags.csv"
    path.write_text("\n".join(["id,toxic,insult,threat,obscene", *rows]) + "\n", encoding="utf-8")
    dialog = shown(path)
    assert "each row is a label, an item or a worker" in dialog.pages.doubt.sentence()
    assert len(ways(dialog)) == 3
    part(dialog, QPushButton, "import-doubt-1").click()
    settle(qtbot, dialog)
    assert dialog.pages.doubt.isHidden()
    assert part(dialog, QPushButton, "import-ok").isEnabled()


def test_what_lacks_a_worker_cannot_be_kept(
    shown: Callable[..., ImportDialog], tmp_path: Path
) -> None:
    path = tmp_path / "gold.csv"
    path.write_text("item,truth\na,x\nb,y\nc,x\n", encoding="utf-8")
    dialog = shown(path)
    assert "choose this file there as gold labels" in dialog.pages.doubt.sentence()
    assert dialog.pages.doubt.isVisible()
    assert not ways(dialog)


def test_several_questions_are_asked_for_in_their_own_words(
    qtbot: QtBot, shown: Callable[..., ImportDialog]
) -> None:
    dialog = shown(TESTS / "data" / "formats" / "zooniverse.csv", step="columns")
    bar = dialog.pages.doubt
    assert bar.sentence() == (
        "There are several questions: “T0” (Is there a bird?), “T1” (Which colours?)."
    )
    assert ways(dialog) == ["Is there a bird?", "Which colours?", "Open all 2"]
    assert entries(dialog, "import-question") == ["Is there a bird? (T0)", "Which colours? (T1)"]
    # What is asked has room at the smallest size.
    dialog.resize(dialog.minimumSize())
    box = part(dialog, QComboBox, "import-question")
    qtbot.waitUntil(lambda: box.width() > box.fontMetrics().horizontalAdvance(box.currentText()))
    way = part(dialog, QPushButton, "import-doubt-1")
    assert way.accessibleDescription() == "Which colours? (T1)"
    way.click()
    settle(qtbot, dialog)
    assert dialog.controller.state.question == "T1"
    read = dialog.controller.state.findings.imported
    assert (read.question, read.asks) == ("T1", "Which colours?")


def test_questions_that_ask_the_same_are_told_apart(
    shown: Callable[..., ImportDialog], tmp_path: Path
) -> None:
    lines = (TESTS / "data" / "formats" / "zooniverse.csv").read_text(encoding="utf-8")
    path = tmp_path / "twice.csv"
    asked = "Is there a bird, or a part of a bird, somewhere in this picture?"
    path.write_text(
        lines.replace("Is there a bird?", asked).replace("Which colours?", asked), encoding="utf-8"
    )
    dialog = shown(path)
    assert ways(dialog) == [
        "Is there a bird, o…re in this picture? (T0)",
        "Is there a bird, o…re in this picture? (T1)",
        "Open all 2",
    ]
