from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt

from crowdgui.ui.style.theme import tokens
from crowdgui.ui.widgets.text import (
    ElidedLabel,
    keep_percent_together,
    plain_tooltip,
    set_tone,
    text_label,
)

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot


def test_tooltips_never_read_markup() -> None:
    assert plain_tooltip("<b>x</b> & y") == "<p>&lt;b&gt;x&lt;/b&gt; &amp; y</p>"
    assert plain_tooltip("") == ""


def test_labels_are_plain_and_take_their_colour(qtbot: QtBot) -> None:
    label = text_label("<i>ann</i>", tone="bad")
    qtbot.addWidget(label)
    label.show()
    assert label.textFormat() is Qt.TextFormat.PlainText
    assert label.palette().windowText().color() == tokens().bad
    set_tone(label, "ok")
    assert label.palette().windowText().color() == tokens().ok


def test_a_cut_line_tells_the_whole(qtbot: QtBot) -> None:
    label = ElidedLabel("A very long name of a file that does not fit")
    qtbot.addWidget(label)
    label.resize(60, 20)
    label.show()
    assert label.toolTip() == plain_tooltip(label.text())
    label.resize(900, 20)
    assert label.toolTip() == ""


def test_a_share_and_its_sign_stay_on_one_line() -> None:
    assert (
        keep_percent_together("48 % (45 to 52), 5 % more") == "48\u00a0% (45 to 52), 5\u00a0% more"
    )
