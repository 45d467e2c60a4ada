"""The bounds of the paper and beyond: bars on one axis, their conditions, and what would help."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from PySide6.QtCore import QLineF, QRectF, QSignalBlocker, QSize, Qt, Slot
from PySide6.QtGui import QBrush, QColor, QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from crowdgui.core.compare.recommendation import recommendable
from crowdgui.core.job import uses_gold
from crowdgui.core.labels import count_known
from crowdgui.figures.bounds_chart import BarKind, BoundsChart, build_bounds_chart, chart_caption
from crowdgui.text.guarantees.guarantee import (
    condition_rows,
    describe_one_step,
    improvement_rows,
    one_step_rows,
    target_row,
    uninformative_rows,
)
from crowdgui.text.run_summary import describe_gold_errors
from crowdgui.text.translation import percent_sign, tr
from crowdgui.ui.pages.guarantee.level_steps import LevelSteps, level_steps
from crowdgui.ui.pages.page import SplitView, ruled_section
from crowdgui.ui.style.fonts import font, scaled
from crowdgui.ui.style.theme import tokens
from crowdgui.ui.style.tokens import mix
from crowdgui.ui.widgets.buttons import button, set_button_text
from crowdgui.ui.widgets.fields import decimal_field, keep_width
from crowdgui.ui.widgets.layout import Surface, column, named, row, scroll_vertically
from crowdgui.ui.widgets.lists import ConditionList, FactList
from crowdgui.ui.widgets.text import painter_on, text_label

if TYPE_CHECKING:
    from PySide6.QtGui import QFont
    from PySide6.QtWidgets import QDoubleSpinBox

    from crowdgui.core.bounds.guarantee import Guarantee
    from crowdgui.core.results import Outcome
    from crowdgui.figures.bounds_chart import BoundBar, ErrorLine
    from crowdgui.ui.session.session import Session


_ROW, _BAR, _AXIS, _TOP = 34, 14, 24, 20


_VALUE_ROOM = 64


class BoundsChartView(QWidget):
    """Bars with their values, dashed lines for the target and the error on gold, an axis below."""

    def __init__(self) -> None:
        super().__init__()
        named(self, "ladder", tr("Bounds on the error rate"))
        self._shown = BoundsChart(())
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_bars(self, shown: BoundsChart) -> None:
        self._shown = shown
        self.setAccessibleDescription(shown.words)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(
            scaled(560), self._rows_top() + len(self._shown.bars) * scaled(_ROW) + scaled(_AXIS)
        )

    def minimumSizeHint(self) -> QSize:
        return QSize(scaled(320), self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = painter_on(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if not self._shown.bars:
            return
        area = self._area()
        self._paint_axis(painter, area)
        for i, bar in enumerate(self._shown.bars):
            top = area.y() + i * scaled(_ROW)
            self._paint_names(painter, bar, top)
            self._paint_bar(painter, bar, QRectF(area.x(), top, area.width(), scaled(_ROW)))
        if self._shown.lines:
            for place, line in enumerate(self._shown.lines):
                self._paint_line(painter, area, line, place)
            for i, bar in enumerate(self._shown.bars):
                top = area.y() + i * scaled(_ROW)
                self._paint_value(painter, bar, QRectF(area.x(), top, area.width(), scaled(_ROW)))

    def _rows_top(self) -> int:
        return scaled(_TOP) * len(self._shown.lines) or 4

    def _area(self) -> QRectF:
        names = max(self._name_width(bar) for bar in self._shown.bars)
        left = min(names + 24, self.width() * 0.45)
        width = max(40.0, self.width() - left - scaled(_VALUE_ROOM))
        return QRectF(left, self._rows_top(), width, len(self._shown.bars) * scaled(_ROW))

    def _name_width(self, bar: BoundBar) -> int:
        name = QFontMetrics(font("medium")).horizontalAdvance(bar.name)
        return max(name, QFontMetrics(font("axis")).horizontalAdvance(bar.level))

    def _x(self, area: QRectF, share: float) -> float:
        return area.x() + area.width() * share / self._shown.scale.high

    def _paint_axis(self, painter: QPainter, area: QRectF) -> None:
        metrics = QFontMetrics(font("axis"))
        for value, words in self._shown.scale.ticks:
            x = round(self._x(area, value)) + 0.5
            painter.setPen(QPen(tokens().grid if value else tokens().ctrl, 1))
            painter.drawLine(QLineF(x, area.y(), x, area.bottom()))
            half = metrics.horizontalAdvance(words)
            place = QRectF(x - half, area.bottom() + 2, 2 * half, scaled(_AXIS) - 4)
            self._draw(painter, place, font("axis"), tokens().text2, words, centre=True)

    def _paint_names(self, painter: QPainter, bar: BoundBar, top: float) -> None:
        width, half = self._area().x() - 12, scaled(_ROW) / 2
        name = QRectF(0, top, width, half)
        self._draw(painter, name, font("medium"), tokens().text, bar.name)
        level = QRectF(0, top + half - 1, width, half - 2)
        self._draw(painter, level, font("axis"), tokens().text2, bar.level)

    def _paint_bar(self, painter: QPainter, bar: BoundBar, row: QRectF) -> None:
        if bar.drawn is not None:
            right = self._x(row, bar.drawn)
            height = scaled(_BAR)
            box = QRectF(row.x(), row.center().y() - height / 2, right - row.x(), height)
            if bar.kind is BarKind.EXPECTED:
                painter.setPen(QPen(tokens().text2, 2))
                painter.drawLine(QLineF(right, box.y() - 1, right, box.bottom() + 1))
            else:
                _paint_box(painter, box, bar.kind)
        self._paint_value(painter, bar, row)

    def _paint_value(self, painter: QPainter, bar: BoundBar, row: QRectF) -> None:
        colors = tokens()
        used = font("strong" if bar.drawn is not None else "body")
        x = row.x() + 8 if bar.drawn is None else self._x(row, bar.drawn) + 8
        ink = colors.color(bar.token)
        room = QRectF(x, row.y(), self.width() - x, row.height())
        words = QFontMetrics(used).horizontalAdvance(bar.words)
        # The dashed lines run behind the words, not through them.
        ground = QRectF(x - 3, row.center().y() - 9, min(words + 6.0, room.width()), 18)
        painter.fillRect(ground, colors.canvas)
        self._draw(painter, room, used, ink, bar.words)

    def _paint_line(self, painter: QPainter, area: QRectF, line: ErrorLine, place: int) -> None:
        """Paint a line down from its words; each has a row of its own for them."""
        x, top = round(self._x(area, line.share)) + 0.5, place * scaled(_TOP)
        ink = tokens().color(line.token)
        painter.setPen(QPen(ink, 1.5, Qt.PenStyle.DashLine))
        painter.drawLine(QLineF(x, top + scaled(_TOP) / 2, x, area.bottom()))
        words = QFontMetrics(font("header")).horizontalAdvance(line.words)
        left = max(0.0, min(x + 4, self.width() - words - 2.0))
        room = QRectF(left, top, words + 2, scaled(_TOP) - 4)
        self._draw(painter, room, font("header"), ink, line.words)

    def _draw(
        self,
        painter: QPainter,
        area: QRectF,
        used: QFont,
        ink: QColor,
        words: str,
        *,
        centre: bool = False,
    ) -> None:
        painter.setFont(used)
        painter.setPen(ink)
        metrics = QFontMetrics(used)
        shown = metrics.elidedText(words, Qt.TextElideMode.ElideRight, math.ceil(area.width()) + 1)
        side = Qt.AlignmentFlag.AlignHCenter if centre else Qt.AlignmentFlag.AlignLeft
        painter.drawText(area, side | Qt.AlignmentFlag.AlignVCenter, shown)


def _paint_box(painter: QPainter, box: QRectF, kind: BarKind) -> None:
    colors = tokens()
    box = box.adjusted(0.5, 0.5, -0.5, -0.5)
    if kind is BarKind.HEADLINE:
        solid = colors.series[0]
        painter.setPen(QPen(solid, 1))
        painter.setBrush(solid)
    elif kind is BarKind.PLUG_IN:
        painter.setPen(QPen(colors.series[0], 1))
        painter.setBrush(mix(colors.canvas, colors.series[0], 0.3))
    else:
        painter.setPen(QPen(colors.text3, 1))
        painter.setBrush(QBrush(colors.ctrl, Qt.BrushStyle.BDiagPattern))
    painter.drawRect(box)


_FIELD = 76


class GoldStatement(QWidget):
    """Shows how the final labels do on gold, and lets the user state how gold was drawn."""

    def __init__(self, session: Session, name: str) -> None:
        super().__init__()
        self.session = session
        self._said = text_label("", "body", "text2", wrap=True)
        self.drawn = button("", "link", name=name)
        self.drawn.setToolTip(
            tr("Choose this only if every item was equally likely to become gold.")
        )
        column(self._said, row(self.drawn, None), parent=self, spacing=6)
        self.drawn.clicked.connect(self._on_drawn)

    def show_outcome(self, outcome: Outcome) -> bool:
        """Show how gold was drawn; False where that is not known."""
        self._said.setText(describe_gold_errors(outcome))
        self._said.setVisible(outcome.gold is not None)
        asks = outcome.gold is not None and not uses_gold(outcome.job)
        partial = asks and count_known(outcome.job.gold) < outcome.job.labels.n_items
        self.drawn.setVisible(partial)
        words = (
            tr("Gold was not drawn at random after all")
            if self.session.state.guarantee.gold_at_random
            else tr("Gold was drawn at random: count it as an audit")
        )
        set_button_text(self.drawn, words)
        return partial

    @Slot()
    def _on_drawn(self) -> None:
        options, data = self.session.state.guarantee, self.session.question.data
        stated = not options.gold_at_random
        keys = options.candidates if options.audit is not None else ()
        # Rules are compared on gold: what each may state is fixed before one is chosen by it.
        if stated and options.audit is None and data is not None:
            keys = recommendable(data.labels)
        what = tr("state how gold was drawn")
        self.session.set_guarantee_options(what, gold_at_random=stated, candidates=keys)


class TheoryPanel(QWidget):
    """The ladder of bounds, one-step voting with its conditions, and what would help."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self.bounds_chart = BoundsChartView()
        self._title = text_label(tr("Bounds on the error rate"), "strong")
        self._caption = text_label("", "caption", "text2", wrap=True)
        self._gold = GoldStatement(session, "gold-at-random")
        self._silent = ConditionList("silent-bounds")
        self.levels = LevelSteps()
        self.one_step = text_label("", "body", wrap=True)
        self.one_step.setObjectName("one-step")
        self._one_step_rows = ConditionList("one-step-conditions")
        self.delta = percent_field("delta", tr("Accepted risk"))
        self._certain = ConditionList("certainty")
        self._rests = ConditionList("rests-on")
        self._helps = FactList("helps")
        body = SplitView(
            scroll_vertically(self._make_left()),
            scroll_vertically(self._make_right()),
            420,
            (tr("Bounds"), tr("Conditions")),
        )
        column(body, parent=self)
        self.delta.valueChanged.connect(
            lambda value: session.set_guarantee_options(
                tr("change the accepted risk"), delta=value / 100
            )
        )

    def show_guarantee(self, outcome: Outcome, found: Guarantee) -> None:
        bars = build_bounds_chart(outcome, found, self.session.state.guarantee.target)
        self._caption.setText(chart_caption(found))
        self.bounds_chart.setVisible(bool(bars.bars))
        self.bounds_chart.set_bars(bars)
        self._gold.show_outcome(outcome)
        self._silent.set_conditions(uninformative_rows(found))
        self.levels.set_steps(level_steps(found))
        self.one_step.setText(describe_one_step(found))
        self._one_step_rows.set_conditions(one_step_rows(found))
        with QSignalBlocker(self.delta):
            self.delta.setValue(100 * self.session.state.guarantee.delta)
        self._certain.set_conditions(target_row(found))
        self._rests.set_conditions(condition_rows(found, outcome))
        helps = improvement_rows(found)
        self._helps.set_facts(helps)
        self._helping.setVisible(bool(helps))

    def _make_left(self) -> QWidget:
        left = Surface("canvas")
        column(
            self._title,
            self._caption,
            self.bounds_chart,
            self._gold,
            self._silent,
            None,
            parent=left,
            spacing=6,
            margins=(24, 12, 20, 12),
        )
        return left

    def _make_right(self) -> QWidget:
        right = Surface("canvas")
        one_step, inside = ruled_section(tr("One-step weighted voting"))
        inside.addWidget(self.one_step)
        inside.addWidget(self._one_step_rows)
        self._helping, inside = ruled_section(tr("What would lower the bound"))
        inside.addWidget(self._helps)
        level, inside = ruled_section(tr("Level"))
        inside.addWidget(self.levels)
        certain, inside = ruled_section(tr("With high probability"))
        line = row(text_label(tr("Accepted risk that it is higher"), wrap=True), self.delta)
        line.setStretch(0, 1)
        inside.addLayout(line)
        inside.addWidget(self._certain)
        rests, inside = ruled_section(tr("What it is based on"))
        inside.addWidget(self._rests)
        column(one_step, self._helping, level, certain, rests, None, parent=right)
        return right


def percent_field(name: str, title: str) -> QDoubleSpinBox:
    """Make a field for a percentage."""
    field = decimal_field(name, title, 0.1, 99.9, 1)
    field.setSuffix(percent_sign())
    keep_width(field, _FIELD)
    return field
