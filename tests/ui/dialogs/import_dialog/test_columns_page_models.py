"""Models are named by patterns, by a list, or by the role of a column, on the step Columns."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtWidgets import QComboBox, QFileDialog, QLineEdit, QPushButton

from tests.ui.dialogs.import_dialog.driving import (
    choose,
    click,
    entries,
    part,
    sentences,
    state,
    wait_for_findings,
)

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from crowdgui.ui.dialogs.import_dialog.dialog import ImportDialog

    Shown = Callable[..., ImportDialog]


WORKERS = ("ann", "bo", "gpt-4o", "claude-3")


@pytest.fixture
def labels(tmp_path: Path) -> Path:
    path = tmp_path / "labels.csv"
    rows = [
        f"{worker},i{item},{'cat' if (item + n) % 3 else 'dog'},{'person' if n < 2 else 'llm'}"
        for item in range(12)
        for n, worker in enumerate(WORKERS)
    ]
    path.write_text("\n".join(["worker,item,label,note", *rows]) + "\n", encoding="utf-8")
    return path


def models(dialog: ImportDialog) -> list[str]:
    found = state(dialog).findings.imported
    return sorted(str(found.labels.worker_ids[code]) for code in found.models)


@pytest.mark.usefixtures("at_once")
def test_patterns_are_typed(qtbot: QtBot, shown: Shown, labels: Path) -> None:
    dialog = shown(labels, step="columns")
    assert "2 workers have names like models: gpt-4o, claude-3" in sentences(dialog)
    field = part(dialog, QLineEdit, "import-models")
    qtbot.keyClicks(field, "GPT*, bob")
    wait_for_findings(qtbot, dialog)
    assert state(dialog).spec.models == ("GPT*", "bob")
    assert field.text() == "GPT*, bob"
    assert models(dialog) == ["gpt-4o"]
    assert "1 of 4 workers are models" in sentences(dialog)
    assert "No worker’s name fits “bob”" in sentences(dialog)


@pytest.mark.usefixtures("at_once")
def test_a_list_is_chosen_and_removed(
    qtbot: QtBot, shown: Shown, labels: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    listed = labels.parent / "list.csv"
    listed.write_text("worker\nbo\n", encoding="utf-8")
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(listed), ""))
    dialog = shown(labels, step="columns")
    remove = part(dialog, QPushButton, "import-models-remove")
    assert remove.isHidden()
    click(qtbot, dialog, "import-models-choose")
    wait_for_findings(qtbot, dialog)
    assert models(dialog) == ["bo"]
    assert not remove.isHidden()
    click(qtbot, dialog, "import-models-remove")
    wait_for_findings(qtbot, dialog)
    assert models(dialog) == []
    assert remove.isHidden()


@pytest.mark.usefixtures("at_once")
def test_a_column_gets_the_role(qtbot: QtBot, shown: Shown, labels: Path) -> None:
    dialog = shown(labels, step="columns")
    assert "Person or model" in entries(dialog, "import-role-3")
    choose(dialog, "import-role-3", "Person or model")
    wait_for_findings(qtbot, dialog)
    assert models(dialog) == ["claude-3", "gpt-4o"]
    assert part(dialog, QComboBox, "import-role-3").currentText() == "Person or model"
