from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLineEdit, QListView, QWidget

from crowdgui.ui.style.fonts import scaled
from crowdgui.ui.style.theme import tokens
from crowdgui.ui.widgets.buttons import ButtonKind, FilterBar, button, icon_button, set_button_text
from crowdgui.ui.widgets.fields import SearchField, decimal_field, keep_width, number_field
from crowdgui.ui.widgets.focus import FocusRing
from crowdgui.ui.widgets.layout import FlowLayout, column

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot


@pytest.mark.parametrize(
    ("kind", "token"),
    [("primary", "accent"), ("normal", "raised"), ("quiet", "canvas"), ("link", "canvas")],
)
def test_kinds_have_their_ground(kind: ButtonKind, token: str, qtbot: QtBot) -> None:
    made = button("Run", kind, name="run", icon="play")
    qtbot.addWidget(made)
    made.show()
    assert made.objectName() == "run"
    assert made.accessibleName() == "Run"
    image = made.grab().toImage()
    assert image.pixelColor(image.width() // 2, 3) == tokens().color(token)


def test_a_button_is_as_high_as_the_design_says(qtbot: QtBot) -> None:
    for made in (button("Run", name="a"), icon_button("undo", "Undo", name="b")):
        qtbot.addWidget(made)
        made.show()
        assert made.height() == 30


def test_an_icon_button_says_its_words(qtbot: QtBot) -> None:
    made = icon_button("undo", "Undo", name="undo")
    qtbot.addWidget(made)
    assert made.accessibleName() == "Undo"
    assert made.toolTip() == "<p>Undo</p>"


def test_the_mark_of_a_key_is_not_read_aloud(qtbot: QtBot) -> None:
    made = button("Save &files of R&&D…", name="save")
    qtbot.addWidget(made)
    assert made.accessibleName() == "Save files of R&D…"
    set_button_text(made, "&Read them")
    assert made.accessibleName() == "Read them"


def test_filters_are_exclusive_and_count(qtbot: QtBot) -> None:
    bar = FilterBar("filter", {"all": "All", "flagged": "Flagged"}, {"flagged": "Suspicious"})
    qtbot.addWidget(bar)
    bar.set_count("flagged", 1204)
    buttons = {b.objectName(): b for b in bar.findChildren(type(button("x", name="x")))}
    assert buttons["filter-flagged"].text() == "Flagged 1,204"
    assert bar.chosen() == "all"
    with qtbot.waitSignal(bar.filter_chosen) as chosen:
        buttons["filter-flagged"].click()
    assert chosen.args == ["flagged"]
    assert not buttons["filter-all"].isChecked()
    with qtbot.assertNotEmitted(bar.filter_chosen):
        bar.choose("all")
    assert bar.chosen() == "all"


def test_search_waits_for_a_pause_but_not_for_enter(qtbot: QtBot) -> None:
    field = SearchField("find", "Find a worker")
    qtbot.addWidget(field)
    found: list[str] = []
    field.searched.connect(found.append)
    qtbot.keyClicks(field, "ann")
    assert found == []
    qtbot.keyClick(field, Qt.Key.Key_Return)
    assert found == ["ann"]
    with qtbot.waitSignal(field.searched):
        field.clear()
    assert found == ["ann", ""]
    # Down leads to what was found, without a pause.
    qtbot.keyClicks(field, "b")
    with qtbot.waitSignal(field.entered):
        qtbot.keyClick(field, Qt.Key.Key_Down)
    assert found == ["ann", "", "b"]


def test_fields_keep_their_range_and_do_not_hug_the_border(qtbot: QtBot) -> None:
    whole, part = number_field("n", "Iterations", 1, 9), decimal_field("d", "Risk", 0.0, 1.0, 3)
    for field in (whole, part):
        qtbot.addWidget(field)
        assert field.accessibleName()
        assert field.lineEdit().textMargins().left() == 8
    whole.setValue(99)
    part.setValue(0.12345)
    assert (whole.value(), part.value()) == (9, 0.123)


def test_the_ring_follows_the_focus(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    first, field = button("Run", name="run"), QLineEdit()
    column(first, field, parent=window, margins=(20, 20, 20, 20))
    ring = FocusRing(window)
    window.show()
    window.activateWindow()
    first.setFocus()
    qtbot.waitUntil(ring.isVisible)
    assert ring.geometry() == first.geometry().adjusted(-4, -4, 4, 4)
    first.move(40, 50)
    assert ring.geometry() == first.geometry().adjusted(-4, -4, 4, 4)
    field.setFocus()
    assert not ring.isVisible()


def test_a_list_has_the_ring_only_for_those_who_use_keys(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    some, field = QListView(), QLineEdit()
    column(some, field, parent=window, margins=(20, 20, 20, 20))
    ring = FocusRing(window)
    window.show()
    window.activateWindow()
    qtbot.waitUntil(lambda: some.hasFocus() or field.hasFocus())
    assert not ring.isVisible(), "nobody pressed a key yet"
    field.setFocus()
    qtbot.keyClick(field, Qt.Key.Key_Backtab)
    assert some.hasFocus()
    assert ring.isVisible()
    field.setFocus()
    monkeypatch.setattr(QApplication, "mouseButtons", lambda: Qt.MouseButton.LeftButton)
    some.setFocus(Qt.FocusReason.MouseFocusReason)
    assert not ring.isVisible()


def test_a_field_is_as_wide_as_its_longest_number_with_its_unit(qtbot: QtBot) -> None:
    short, long = (number_field(f"draws-{n}", "Draws", 2, 1000) for n in range(2))
    for field in (short, long):
        qtbot.addWidget(field)
    short.setSuffix(" %")
    long.setSuffix(" repetitions of each")
    keep_width(short, 96)
    keep_width(long, 96)
    assert short.width() == scaled(96)
    words = long.fontMetrics().horizontalAdvance("1000 repetitions of each")
    margins = long.lineEdit().textMargins()
    assert long.width() >= words + margins.left() + margins.right()


def test_a_search_field_says_less_where_its_words_do_not_fit(qtbot: QtBot) -> None:
    for words, shown in (("Find a worker", "Find a worker"), ("Find one of the workers", "Find")):
        field = SearchField("find", words)
        qtbot.addWidget(field)
        field.keep_width(150, "Find")
        assert field.placeholderText() == shown
        assert field.accessibleName() == words


def test_the_last_of_parts_that_flow_apart_ends_at_the_right_or_begins_a_line(
    qtbot: QtBot,
) -> None:
    holder = QWidget()
    qtbot.addWidget(holder)
    flow = FlowLayout(holder, apart=True)
    first, last = button("Against final labels", name="a"), button("Show all", name="b")
    for part in (first, last):
        flow.addWidget(part)
    holder.resize(first.sizeHint().width() + last.sizeHint().width() + 60, 80)
    holder.show()
    assert last.geometry().right() == holder.rect().right()
    assert last.y() == first.y()
    holder.resize(first.sizeHint().width() + 10, 80)
    qtbot.waitUntil(lambda: last.y() > first.geometry().bottom())
    assert last.x() == 0
