from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from crowdgui.figures.class_shares import ClassShares, count_labels
from crowdgui.ui.models.columns import VoteCell
from crowdgui.ui.style.fonts import font
from crowdgui.ui.style.theme import tokens
from crowdgui.ui.widgets.bars import ClassBar
from crowdgui.ui.widgets.chips import paint_chip
from crowdgui.ui.widgets.messages import MessageStrip, PageHeader, Severity
from crowdgui.ui.widgets.text import (
    ElidedLabel,
    break_long_words,
    keep_percent_together,
    lines_that_fit,
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


def test_a_name_that_is_too_long_keeps_its_end(qtbot: QtBot) -> None:
    def drawn(name: str) -> QImage:
        label = ElidedLabel(name, name=True)
        qtbot.addWidget(label)
        label.resize(120, 20)
        return label.grab().toImage()

    begin = "https://example.org/a/long/path/to/"
    assert drawn(begin + "0013") != drawn(begin + "0054")


def test_a_share_and_its_sign_stay_on_one_line() -> None:
    assert (
        keep_percent_together("48 % (45 to 52), 5 % more") == "48\u00a0% (45 to 52), 5\u00a0% more"
    )


def test_marks_that_turn_a_name_are_seen(qtbot: QtBot) -> None:
    """Another worker must not look like one that is known."""
    turned, plain = "ab\u202e", "ab"

    def label(name: str) -> QImage:
        made = ElidedLabel(name)
        qtbot.addWidget(made)
        made.resize(200, 20)
        return made.grab().toImage()

    def chip(name: str) -> QImage:
        picture = QImage(120, 30, QImage.Format.Format_RGB32)
        picture.fill(Qt.GlobalColor.white)
        with QPainter(picture) as painter:
            paint_chip(painter, QRectF(0, 0, 120, 30), VoteCell(name, 0, 0.0))
        return picture

    def legend(name: str) -> QImage:
        bar = ClassBar("bar")
        qtbot.addWidget(bar)
        bar.resize(300, 60)
        bar.set_shares(ClassShares((name, "other"), (1, 1), count_labels))
        return bar.grab().toImage()

    for paint in (label, chip, legend):
        assert paint(turned) != paint(plain)


def test_a_name_without_a_blank_does_not_widen_a_page(qtbot: QtBot) -> None:
    name = "labels_of_the_second_round_" * 8
    header, strip = PageHeader("Data"), MessageStrip("strip")
    header.set_finding(f"{name}.csv: 8 labels.")
    strip.show_message(Severity.WARN, f"{name}.csv: It can’t be opened.")
    later = text_label("", wrap=True)
    later.setText(f"“{name}” wins")
    foreign = text_label("наименование" * 20, wrap=True)
    parts = [header, strip, text_label(f"labels of {name}", wrap=True), later, foreign]
    for part in parts:
        qtbot.addWidget(part)
        assert part.minimumSizeHint().width() < 500
    assert header.finding() == f"{name}.csv: 8 labels."
    assert strip.sentence() == f"{name}.csv: It can’t be opened."
    assert later.text() == f"“{name}” wins"
    # Numbers and sentences without blanks stay as they are.
    for said in (
        "At most 5.0% of 1,046 labels.",
        "最も信頼度の低い23.5%のアイテムをレビューしてください。" * 3,
    ):
        assert break_long_words(said) == said


def test_lines_of_text_with_emoji_end_where_words_do(qtbot: QtBot) -> None:
    words = "likes it very much because it is well made and long enough to wrap"
    text = f"{chr(0x1F44D) * 6} {words}"
    lines = lines_that_fit(text, font("answer"), 200.0, 9)
    assert len(lines) > 2
    assert "".join(lines) == text
    assert all(line.endswith(" ") for line in lines[:-1])
    assert lines_that_fit("", font("answer"), 200.0, 9) == [""]
