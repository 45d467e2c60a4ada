"""The groups on the Workers page: from no list to a comparison, and back by Undo."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from PySide6.QtWidgets import QFileDialog

from crowdgui.core.labels import LabelAttribute, LabelMetadata, text_array
from crowdgui.core.prices import Prices
from crowdgui.core.results import run_job
from crowdgui.ui.controllers.run_controller import RunController
from crowdgui.ui.pages.workers.page import WorkersPage
from crowdgui.ui.session.session import Session
from crowdgui.ui.session.settings import Settings
from crowdgui.ui.session.what_if import WhatIf
from tests.core.strategies import crowd
from tests.ui.open_session import imported

if TYPE_CHECKING:
    from pathlib import Path

    import pytest
    from pytestqt.qtbot import QtBot


def test_groups_by_a_list_and_by_a_column(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    accuracy = np.repeat([0.95, 0.6], 6)
    labels, _ = crowd(np.random.default_rng(1), accuracy, 120, 3, fill=0.4)
    session = Session()
    work = RunController(session, Settings())
    page = WorkersPage(session, WhatIf(session), work)
    qtbot.addWidget(page)
    session.open(imported(labels))
    session.accept(run_job(session.question.job()))
    page.resize(1100, 760)
    page.show()
    panel = page.cohorts
    page.sides.choose("cohorts")
    assert "Add a list of the workers" in panel.state.text()
    path = tmp_path / "workers.csv"
    lines = [f"{name},{'North' if i < 6 else 'South'}" for i, name in enumerate(labels.worker_ids)]
    path.write_text("\n".join(["worker,vendor", *lines]))
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(path), ""))
    page.add_worker_list()
    qtbot.waitUntil(lambda: "vendor" in panel.choice.currentText())
    assert "on the same items (p < 0.001)" in panel.summary.text()
    # Prices add costs to the groups and to the table, and go with Undo.
    session.set_prices(Prices(0.05, currency="EUR"))
    qtbot.waitUntil(lambda: "mean price" in panel.note.text())
    assert "paid" in [column.key for column in page.table.table.columns]
    session.undos.undo()
    qtbot.waitUntil(lambda: "mean price" not in panel.note.text())
    assert "paid" not in [column.key for column in page.table.table.columns]
    assert session.undos.undoText() == "add a worker list"
    assert panel.remove.isVisibleTo(page)
    session.undos.undo()
    assert session.state.worker_groups is None
    assert panel.state.isVisibleTo(page)
    assert not panel.remove.isVisibleTo(page)
    # A column of the file needs no list.
    shift = LabelAttribute("shift", text_array(["day"]), np.zeros(labels.n_labels, dtype=np.int32))
    object.__setattr__(labels, "metadata", LabelMetadata(attributes=(shift,)))
    session.open(imported(labels))
    session.accept(run_job(session.question.job()))
    qtbot.waitUntil(lambda: panel.summary.text() == "There is no other group.")
    path.write_text("name,vendor\nx,y\n")
    panel.add_list()
    qtbot.waitUntil(lambda: "No column names a worker" in panel.state.text())
    assert work.shut_down() & page.shut_down()
