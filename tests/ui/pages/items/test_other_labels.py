"""The item table after other labels were opened, in the whole window, where it is laid out."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import numpy as np
import pytest
from PySide6.QtCore import Qt

from crowdgui.core.job import Job
from crowdgui.core.results import run_job
from crowdgui.io.importing.read_labels import read_labels
from crowdgui.io.importing.sources import open_source
from crowdgui.ui.pages.item_text import describe_rule_label
from tests.core.strategies import crowd
from tests.ui.pages.driving import write

if TYPE_CHECKING:
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from crowdgui.ui.main_window.window import MainWindow


@pytest.mark.parametrize("shown", ["items", "labels"])
def test_a_file_with_fewer_items_is_shown_where_one_with_more_was(
    window: MainWindow, tmp_path: Path, qtbot: QtBot, shown: str
) -> None:
    """Laid out before it is brought up to date, the table would look up items that are gone."""
    for n_items, key in ((60, "items"), (20, shown)):
        lines = [f"{w},i{i},{'yes' if i % 2 else 'no'},no" for i in range(n_items) for w in "abc"]
        file = write(tmp_path / f"{n_items}.csv", lines, "worker,item,label,gold")
        window.session.open(read_labels(open_source(file)))
        window.run_controller.run()
        qtbot.waitUntil(lambda: window.session.question.outcome is not None, timeout=20_000)
        window.show_page("items")
        window.items_page._on_mode_chosen("all")
        window.items_page.table.sort_by("item", descending=True)
        window.show_page(key)
    window.session.decide(3, 1, "ann")
    # On its way to another width a table measures its cells.
    window.resize(window.width() + 100, window.height())
    window.show_page("items")
    table = window.items_page.table.table
    assert sorted(table.rows.tolist()) == list(range(20))
    assert table.sorted_by == ("item", Qt.SortOrder.DescendingOrder)
    window.resize(window.width() + 100, window.height())


def test_a_final_label_with_less_confidence_than_another_class_says_why() -> None:
    labels, _ = crowd(np.random.default_rng(0), np.full(5, 0.4), 60, 5)
    outcome = run_job(Job(replace(labels, ordered=True), rule="consensus-ordered"))
    middle = outcome.probabilities(slice(None)).argmax(axis=1) != outcome.labels
    said = ["takes the middle" in describe_rule_label(outcome, item) for item in range(60)]
    assert middle.any()
    assert said == middle.tolist()
