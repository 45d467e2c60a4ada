from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtWidgets import QLabel, QPushButton, QWidget

from crowdgui.ui.style.theme import Theme, apply_theme, tokens
from crowdgui.ui.widgets.buttons import button
from crowdgui.ui.widgets.layout import column
from crowdgui.ui.widgets.messages import (
    EmptyState,
    HeadlineHeader,
    MessageStrip,
    PageHeader,
    Severity,
    StatusLine,
)
from crowdgui.ui.widgets.progress import ProgressStrip, describe_time_left

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication
    from pytestqt.qtbot import QtBot


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


def texts(widget: QWidget) -> list[str]:
    return [label.text() for label in widget.findChildren(QLabel) if label.text()]


def find(widget: QWidget, name: str) -> QPushButton:
    found = widget.findChild(QPushButton, name)
    assert isinstance(found, QPushButton)
    return found


@pytest.mark.parametrize("severity", list(Severity))
def test_message_shows_sentence_link_and_colour(severity: Severity, qtbot: QtBot) -> None:
    strip = MessageStrip("note")
    qtbot.addWidget(strip)
    assert not strip.isVisible()
    strip.show_message(severity, "12 rows have no label.", "See them")
    assert strip.isVisible()
    assert strip.accessibleName() == strip.sentence() == "12 rows have no label."
    soft = {"info": "accent_soft"}.get(severity, f"{severity}_soft")
    strip.resize(600, 40)
    assert strip.grab().toImage().pixelColor(3, 3) == tokens().color(soft)
    with qtbot.waitSignal(strip.link_clicked):
        find(strip, "note-link").click()
    assert not find(strip, "note-close").isVisible()


def test_a_message_can_be_closed(qtbot: QtBot) -> None:
    strip = MessageStrip("note")
    qtbot.addWidget(strip)
    strip.show_message(Severity.INFO, "Old figures.", closable=True)
    assert not find(strip, "note-link").isVisible()
    with qtbot.waitSignal(strip.closed):
        find(strip, "note-close").click()
    assert not strip.isVisible()


def test_progress_estimates_after_three_seconds(qtbot: QtBot) -> None:
    clock = Clock()
    strip = ProgressStrip("progress", clock)
    qtbot.addWidget(strip)
    strip.begin("Weighted voting")
    clock.now = 2.0
    strip.set_progress("step 4", 0.5)
    assert texts(strip) == ["Weighted voting", "step 4", "50%", "Esc"]
    clock.now = 4.0
    strip.set_progress("step 5", 0.8)
    assert "about 1 s left" in texts(strip)
    strip.set_progress("step 6", None)
    assert texts(strip) == ["Weighted voting", "step 6", "Esc"]
    strip.end()
    assert not strip.isVisible()


def test_a_short_run_shows_nothing_and_a_long_one_shows_the_strip(qtbot: QtBot) -> None:
    strip = ProgressStrip("progress")
    qtbot.addWidget(strip)
    seen: list[bool] = []
    strip.shown.connect(seen.append)
    strip.begin("Short")
    strip.end()
    assert seen == []
    with qtbot.waitSignal(strip.shown, timeout=10_000):
        strip.begin("Long")
    strip.end()
    assert seen == [True, False]


def test_cancel_is_asked_for_once(qtbot: QtBot) -> None:
    strip = ProgressStrip("progress")
    qtbot.addWidget(strip)
    strip.begin("Weighted voting")
    cancel = find(strip, "cancel-run")
    cancelled: list[None] = []
    strip.cancel_clicked.connect(lambda: cancelled.append(None))
    cancel.click()
    cancel.click()
    assert len(cancelled) == 1
    assert not cancel.isEnabled()
    strip.begin("Again")
    assert cancel.isEnabled()
    strip.end()


@pytest.mark.parametrize(
    ("seconds", "words"),
    [
        (0.2, "about 1 s left"),
        (59.0, "about 59 s left"),
        (90.0, "about 2 min left"),
        (3600.0, "about 1 hour left"),
        (9000.0, "about 2 hours left"),
    ],
)
def test_time_left_in_words(seconds: float, words: str) -> None:
    assert describe_time_left(seconds) == words


def test_a_header_grows_with_its_sentence(qtbot: QtBot) -> None:
    header = PageHeader("Workers")
    host = QWidget()
    qtbot.addWidget(host)
    column(header, None, parent=host)
    host.resize(400, 600)
    host.show()
    header.set_finding("Short.")
    qtbot.waitUntil(lambda: header.height() == 72)
    header.set_finding("4 workers may be guessing. " * 16)
    qtbot.waitUntil(lambda: header.height() > 140)


def test_actions_go_below_a_sentence_that_they_would_leave_a_narrow_column(qtbot: QtBot) -> None:
    header = PageHeader("Compare")
    host = QWidget()
    qtbot.addWidget(host)
    column(header, None, parent=host)
    actions = [button(words, name=words) for words in ("Copy the table", "Run all others")]
    for action in actions:
        header.add_action(action)
    host.resize(900, 600)
    host.show()
    header.set_finding("16 of 240 items don’t get the same label from all rules. " * 2)
    words = header.findChildren(QLabel)[1]
    qtbot.waitUntil(lambda: actions[0].x() > words.geometry().right())
    host.resize(440, 600)
    qtbot.waitUntil(lambda: actions[0].y() > words.geometry().bottom())
    assert words.width() > 360
    assert all(action.width() <= action.sizeHint().width() for action in actions)
    assert actions[1].geometry().right() < 440
    host.resize(900, 600)
    qtbot.waitUntil(lambda: actions[0].x() > words.geometry().right())


def test_headline(qtbot: QtBot) -> None:
    header = HeadlineHeader()
    qtbot.addWidget(header)
    header.set_headline("warning", "warn", "Does not fit", "No guarantee.", "")
    assert header.sentence() == "No guarantee."
    assert texts(header) == ["Does not fit", "No guarantee."]


def test_status_line_and_empty_state_say_what_they_are_told(qtbot: QtBot) -> None:
    line = StatusLine("status")
    state = EmptyState("No times", "Give a column the role Time.")
    for widget in (line, state):
        qtbot.addWidget(widget)
    line.set_text("5 steps", "Finished 14:02")
    assert texts(line) == ["5 steps", "Finished 14:02"]
    state.set_words("No gold", "Open a file of gold.")
    assert texts(state) == ["No gold", "Open a file of gold."]


@pytest.mark.parametrize(("theme", "lined"), [(Theme.LIGHT, True), (Theme.LIGHT_CONTRAST, False)])
def test_an_empty_state_is_plain_in_high_contrast(
    theme: Theme, lined: bool, qtbot: QtBot, qapp: QApplication
) -> None:
    apply_theme(qapp, theme)
    state = EmptyState("No times", "Give a column the role Time.")
    qtbot.addWidget(state)
    state.resize(300, 400)
    state.setAutoFillBackground(True)
    image = state.grab().toImage()
    colours = {image.pixelColor(3, y).name() for y in range(image.height())}
    apply_theme(qapp, Theme.LIGHT)
    assert (len(colours) > 1) is lined
