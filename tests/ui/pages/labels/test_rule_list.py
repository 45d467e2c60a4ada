"""The options of a rule: all of them in sight once asked for, whatever the rule."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtWidgets import QPushButton, QScrollArea

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from crowdgui.ui.main_window.window import MainWindow


@pytest.mark.parametrize("rule", ["em", "map", "wmv", "ebcc", "consensus"])
def test_the_form_has_the_height_it_needs(window: MainWindow, qtbot: QtBot, rule: str) -> None:
    window.resize(1024, 700)
    window.show()
    window.show_page("labels")
    options = window.labels_page.options
    window.session.choose_rule(rule)
    more = options.findChild(QPushButton, "more-options")
    if more.isVisible():
        more.click()
    area = options.findChild(QScrollArea)
    qtbot.waitUntil(lambda: area.height() >= options.form.sizeHint().height() > 20)
    row = window.labels_page.rules.row(rule)
    qtbot.waitUntil(lambda: not row.visibleRegion().isEmpty())
