"""Rows of coefficients: values, and reasons where there are none."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel

from crowdgui.text.workers.agreement import CoefficientRow
from crowdgui.ui.widgets.lists import CoefficientList

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot


ALPHA = CoefficientRow("alpha", "Alpha", "0.21", "0.20 to 0.22", "80 labels", "How <b>good</b>.")


KAPPA = CoefficientRow("fleiss", "Kappa", "–", "", "Not defined, because of <i>that</i>.", "What.")


def shown(rows: list[CoefficientRow], qtbot: QtBot) -> CoefficientList:
    view = CoefficientList("list", "Coefficients")
    qtbot.addWidget(view)
    view.set_rows(rows)
    return view


def test_rows_are_read_out_and_found_by_their_key(qtbot: QtBot) -> None:
    view = shown([ALPHA, KAPPA], qtbot)
    assert view.findChild(QLabel, "coefficient-alpha").accessibleName() == "Alpha: 0.21"
    assert view.findChild(QLabel, "coefficient-fleiss-detail").text() == KAPPA.detail
    assert "Kappa: –  Not defined" in view.accessibleDescription()


def test_other_rows_take_the_place_of_the_first(qtbot: QtBot) -> None:
    view = shown([ALPHA, KAPPA], qtbot)
    view.set_rows([KAPPA])
    labels = [label for label in view.findChildren(QLabel) if not label.isHidden()]
    assert sorted(label.text() for label in labels) == sorted(
        [KAPPA.name, KAPPA.value, "", KAPPA.detail]
    )


def test_names_are_no_markup(qtbot: QtBot) -> None:
    view = shown([ALPHA, KAPPA], qtbot)
    for label in view.findChildren(QLabel):
        assert label.textFormat() is Qt.TextFormat.PlainText
    assert "&lt;b&gt;" in view.findChild(QLabel, "coefficient-alpha").toolTip()
