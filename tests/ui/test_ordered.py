"""Ordered classes in the window: asked at import, rules and errors for them, and a guarantee."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QCheckBox, QLineEdit, QPushButton

from crowdgui.io.importing.sources import guess_source
from crowdgui.io.resources import resource
from crowdgui.ui.controllers.samples import SAMPLES
from crowdgui.ui.dialogs.import_dialog.dialog import ImportDialog
from tests.ui.shared_window import shared_window, wait_for

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtWidgets import QApplication, QWidget

    from crowdgui.ui.main_window.window import MainWindow

pytestmark = pytest.mark.usefixtures("unpainted")

SAMPLE = next(sample for sample in SAMPLES if sample.order)


@pytest.fixture(scope="module")
def window(qapp: QApplication, tmp_path_factory: pytest.TempPathFactory) -> Iterator[MainWindow]:
    with shared_window(qapp, tmp_path_factory.mktemp("settings")) as made:
        yield made


def click(inside: QWidget, name: str, kind: type = QPushButton) -> None:
    found = inside.findChild(kind, name)
    assert found is not None, name
    where = found.rect().center()
    if kind is QCheckBox:
        where.setX(10)
    QTest.mouseClick(found, Qt.MouseButton.LeftButton, pos=where)


def test_the_import_asks_and_the_order_can_be_moved_and_typed(window: MainWindow) -> None:
    dialog = ImportDialog(guess_source(resource(f"samples/{SAMPLE.file}")).source, window)
    dialog.open()
    state = lambda: dialog.controller.state  # noqa: E731
    wait_for(lambda: state().has_findings)
    assert dialog.pages.ordered.isVisible()
    assert "1, 2, 3, 4, 5?" in dialog.pages.ordered.sentence()
    click(dialog, "import-ordered-other")
    wait_for(lambda: state().has_findings)
    assert not dialog.pages.ordered.isVisible()
    assert state().step == "classes"
    assert state().findings.imported.labels.ordered
    typed = dialog.findChild(QLineEdit, "import-order-typed")
    assert typed.text() == "1, 2, 3, 4, 5"
    typed.setFocus()
    typed.setText("0, 1, 2, 3, 4, 5")
    # Return would import at once, as everywhere in the dialog.
    typed.editingFinished.emit()
    wait_for(lambda: state().has_findings and state().findings.imported.labels.n_classes == 6)
    click(dialog, "import-order-scale", QCheckBox)
    wait_for(lambda: state().has_findings and not state().findings.imported.labels.ordered)
    assert state().spec.classes.is_scale is False
    assert not dialog.pages.ordered.isVisible()
    assert dialog.shut_down()
    dialog.close()


def test_the_story_of_the_sample(window: MainWindow) -> None:
    rules = window.pages["labels"].rules
    assert not rules.row("cuts").isVisibleTo(rules)
    window.open_controller.open_sample(SAMPLE)
    wait_for(lambda: window.session.question.outcome is not None and not window.unfinished)
    labels = window.session.question.data.labels
    assert labels.ordered
    assert labels.classes.tolist() == list(SAMPLE.order)
    window.show_page("labels")
    assert rules.row("cuts").isVisibleTo(rules)
    QTest.mouseClick(rules.row("cuts"), Qt.MouseButton.LeftButton)
    click(window, "run")
    wait_for(lambda: window.session.question.outcome.job.rule == "cuts" and not window.unfinished)
    off = window.session.question.outcome.gold.off
    gold, final = (window.session.question.outcome.job.gold, window.session.question.final.labels)
    known = gold >= 0
    assert off.mean == pytest.approx(np.abs(gold - final)[known].mean())
    window.show_page("guarantee")
    wait_for(lambda: not window.run_controller.guarantee_runner.busy and not window.unfinished)
    box = window.findChild(QCheckBox, "only-far-off")
    assert box.isVisibleTo(window.pages["guarantee"])
    before = window.session.question.guarantee.forecast
    click(window, "only-far-off", QCheckBox)
    assert window.session.state.guarantee.tolerance == 1
    wait_for(lambda: window.session.question.guarantee.headline.tolerance == 1)
    after = window.session.question.guarantee.forecast
    assert after.total(after.best) < before.total(before.best)
    window.findChild(QAction, "action-undo").trigger()
    assert window.session.state.guarantee.tolerance == 0
