"""A name among the choices of a format is one of those the file has, or left to the reader."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtWidgets import QComboBox

from crowdgui.core.options import option_fields
from crowdgui.io.formats.arrays import ArrayOptions
from crowdgui.io.formats.spreadsheet import SheetOptions
from crowdgui.ui.widgets.option_form import OptionForm

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot


OFFERED = {"sheet": {"May": "12 rows", "June": "empty"}}


@pytest.fixture
def form(qtbot: QtBot) -> OptionForm:
    form = OptionForm()
    qtbot.addWidget(form)
    form.show_options(option_fields(SheetOptions), SheetOptions())
    return form


def listed(form: OptionForm, key: str = "sheet") -> list[str]:
    box = form.findChild(QComboBox, f"choice-{key}")
    return [box.itemText(place) for place in range(box.count())]


def shown(form: OptionForm) -> str:
    return form.findChild(QComboBox, "choice-sheet").currentText()


def test_names_are_offered_once_they_are_known_and_told_when_chosen(form: OptionForm) -> None:
    heard = []
    form.chosen.connect(lambda *said: heard.append(said))
    assert listed(form) == ["Automatic"]
    form.offer(OFFERED)
    assert listed(form) == ["Automatic", "May (12 rows)", "June (empty)"]
    assert shown(form) == "Automatic"
    assert heard == []
    for place in (2, 0):
        form.findChild(QComboBox, "choice-sheet").activated.emit(place)
    assert heard == [("sheet", "June"), ("sheet", "")]


def test_a_name_that_is_chosen_stays_whether_the_file_has_it_or_not(form: OptionForm) -> None:
    form.show_options(option_fields(SheetOptions), SheetOptions(sheet="May"))
    assert shown(form) == "May"
    form.offer(OFFERED)
    assert shown(form) == "May (12 rows)"
    form.show_options(option_fields(SheetOptions), SheetOptions(sheet="2"))
    assert listed(form)[-1] == shown(form) == "2 (not in this file)"
    form.show_options(option_fields(SheetOptions), SheetOptions())
    assert listed(form) == ["Automatic", "May (12 rows)", "June (empty)"]


def test_offers_hold_for_fields_that_are_made_later(form: OptionForm) -> None:
    form.offer({"labels": {"L": "4 × 3 numbers"}, "gold": {}})
    form.show_options(option_fields(ArrayOptions), ArrayOptions())
    assert listed(form, "labels") == ["Automatic", "L (4 × 3 numbers)"]
    assert listed(form, "gold") == ["Automatic"]
