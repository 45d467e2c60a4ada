"""A name among the choices of a format is told once it is typed, and shown without telling."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLineEdit

from crowdgui.core.rules.choices import described
from crowdgui.io.formats.spreadsheet import SheetChoices
from crowdgui.ui.widgets.choice_form import ChoiceForm


def test_a_name_is_told_once_it_is_whole(qtbot):
    form = ChoiceForm()
    qtbot.addWidget(form)
    form.show_choices(described(SheetChoices), SheetChoices())
    heard = []
    form.chosen.connect(lambda *said: heard.append(said))
    field = form.findChild(QLineEdit, "choice-sheet")
    qtbot.keyClicks(field, "May")
    assert heard == []
    qtbot.keyClick(field, Qt.Key.Key_Return)
    qtbot.keyClick(field, Qt.Key.Key_Return)
    assert heard == [("sheet", "May")]
    form.show_choices(described(SheetChoices), SheetChoices(sheet="June"))
    assert field.text() == "June"
    qtbot.keyClick(field, Qt.Key.Key_Return)
    assert len(heard) == 1
