"""Tabs, paired bars and the what-if strip: what they say and what they tell of."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QPushButton, QWidget

from crowdgui.figures.marks import FlagMark, LegendEntry, Shape
from crowdgui.ui.pages.workers.what_if import WhatIfFigure, WhatIfStrip
from crowdgui.ui.plots.base import Legend
from crowdgui.ui.style.theme import tokens
from crowdgui.ui.widgets.bars import BarPair, PairedBars
from crowdgui.ui.widgets.buttons import Tabs
from crowdgui.ui.widgets.layout import AdaptiveSplitter, named
from crowdgui.ui.widgets.marks import FlagRow, flag_size, flags_width, paint_shape, shape_path
from tests.ui.painted import colors

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

LEFT = Qt.MouseButton.LeftButton


def tabs(qtbot: QtBot) -> Tabs:
    parts = {key: (key.title(), named(QWidget(), f"part-{key}")) for key in ("one", "two", "three")}
    made = Tabs("some-tabs", "Parts", parts)
    qtbot.addWidget(made)
    made.show()
    return made


def seen(made: Tabs) -> list[str]:
    parts = (made.findChild(QWidget, f"part-{key}") for key in ("one", "two", "three"))
    return [part.objectName() for part in parts if part.isVisible()]


def test_arrow_keys_go_from_tab_to_tab(qtbot: QtBot) -> None:
    made = tabs(qtbot)
    assert made.shown() == "one"
    with qtbot.waitSignal(made.part_chosen) as chosen:
        qtbot.keyClick(made.bar, Qt.Key.Key_Right)
    assert chosen.args == ["two"]
    assert seen(made) == ["part-two"]


def test_a_part_that_is_not_offered_is_left(qtbot: QtBot) -> None:
    made = tabs(qtbot)
    made.choose("two")
    made.offer("two", False)
    assert made.shown() != "two"
    assert seen(made) == [f"part-{made.shown()}"]
    made.offer("two", True)
    made.choose("two")
    assert seen(made) == ["part-two"]


def test_paired_bars_say_both_shares(qtbot: QtBot) -> None:
    bars = PairedBars("bars", "this worker", "the others")
    qtbot.addWidget(bars)
    bars.set_bars([BarPair("no", 0, 0.18, 0.51), BarPair("yes", 1, 0.82, 0.49)])
    said = "no: this worker 18%, the others 51%; yes: this worker 82%, the others 49%"
    assert bars.accessibleDescription() == said
    bars.resize(320, bars.sizeHint().height())
    bars.show()
    assert {color.name() for color in tokens().series[:2]} <= colors(bars)
    bars.set_bars([])
    assert bars.sizeHint().height() == 0


def strip(qtbot: QtBot) -> WhatIfStrip:
    made = WhatIfStrip("strip")
    qtbot.addWidget(made)
    made.resize(1000, 47)
    return made


def test_the_strip_says_before_and_after_and_offers_what_to_do(qtbot: QtBot) -> None:
    made = strip(qtbot)
    assert not made.isVisible()
    figures = [
        WhatIfFigure("Final labels changed", "4 of 800"),
        WhatIfFigure("Wrong on gold", "5 → 5"),
    ]
    made.show_figures("What if?", "2,280 of 8,000 labels go", figures, "Show the 4")
    assert made.accessibleDescription() == (
        "2,280 of 8,000 labels go. Final labels changed: 4 of 800; Wrong on gold: 5 → 5"
    )
    for name, signal in (
        ("strip-show", made.show_clicked),
        ("strip-undo", made.undo_clicked),
        ("strip-keep", made.keep_clicked),
    ):
        with qtbot.waitSignal(signal):
            qtbot.mouseClick(made.findChild(QPushButton, name), LEFT)


def test_the_strip_shows_the_last_figures_only(qtbot: QtBot) -> None:
    made = strip(qtbot)
    for n in (3, 1):
        made.show_figures("What if?", "", [WhatIfFigure("Changed", str(n))] * n, "")

    def figures() -> list[str]:
        found = made.findChildren(QWidget, "what-if-figure")
        return [figure.accessibleName() for figure in found if figure.isVisible()]

    qtbot.waitUntil(lambda: figures() == ["Changed: 1"])
    assert not made.findChild(QPushButton, "strip-show").isVisible()
    made.show_state("What if?", "", "Working…", kept=False)
    assert figures() == []
    assert not made.findChild(QPushButton, "strip-keep").isVisible()
    assert made.findChild(QPushButton, "strip-undo").isVisible()


def test_flags_that_do_not_fit_are_shown_by_their_shape(qtbot: QtBot) -> None:
    flags = (FlagMark.BELOW_CHANCE, FlagMark.ONE_ANSWER, FlagMark.COPYING)
    row = FlagRow()
    qtbot.addWidget(row)
    row.set_flags(flags)
    assert row.minimumSizeHint().width() == flags_width(flags) < row.sizeHint().width()
    row.resize(flags_width(flags), 20)
    row.show()
    assert {tokens().bad_soft.name(), tokens().warn_soft.name()} <= colors(row)
    assert row.minimumSizeHint().width() > flag_size(flags[0]).width()
    assert row.accessibleName() == "Below chance, Single label, Copying"


def test_two_sides_stand_side_by_side_where_that_leaves_more_room(qtbot: QtBot) -> None:
    first, second = QWidget(), QWidget()
    sides = AdaptiveSplitter("sides", first, second)
    qtbot.addWidget(sides)
    sides.resize(400, 600)
    sides.show()
    assert sides.orientation() is Qt.Orientation.Vertical
    assert second.height() > first.height() > 200
    sides.resize(900, 300)
    assert sides.orientation() is Qt.Orientation.Horizontal
    assert abs(first.width() - second.width()) <= 2


def test_a_legend_goes_on_in_a_new_line(qtbot: QtBot) -> None:
    legend = Legend()
    qtbot.addWidget(legend)
    legend.set_entries([LegendEntry(Shape.CIRCLE, "c1", f"something {i}") for i in range(6)])
    one, wide = legend.heightForWidth(2000), legend.heightForWidth(200)
    assert wide >= 3 * one
    places = legend._places(200)
    assert all(0 <= place.x() < 200 for place in places)
    assert len({(place.x(), place.y()) for place in places}) == 6
    legend.set_entries([])
    assert legend.heightForWidth(200) == one
    assert not legend.isVisible()


def test_no_two_shapes_look_alike() -> None:
    seen = set()
    for shape in Shape:
        picture = QImage(20, 20, QImage.Format.Format_RGB32)
        picture.fill(Qt.GlobalColor.white)
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_shape(painter, shape, 10, 10, 6, tokens().bad)
        painter.end()
        seen.add(bytes(picture.constBits()))
        assert not shape_path(shape).isEmpty()
    assert len(seen) == len(Shape)
