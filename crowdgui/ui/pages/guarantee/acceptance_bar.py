"""The bar of all items, most confident first: what is accepted, audited and found wrong."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QLineF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from crowdgui.figures.acceptance import AcceptanceBar
from crowdgui.text.translation import tr
from crowdgui.ui.style.fonts import font, scaled
from crowdgui.ui.style.theme import tokens
from crowdgui.ui.style.tokens import mix
from crowdgui.ui.widgets.layout import named
from crowdgui.ui.widgets.text import painter_on

if TYPE_CHECKING:
    from PySide6.QtGui import QColor, QFont


_LINE, _BAR, _CROSS = 20, 28, 14


class AcceptanceBarView(QWidget):
    """Words above both ends, the bar with its marks, and what the marks are."""

    def __init__(self) -> None:
        super().__init__()
        named(self, "acceptance-bar", tr("All items, from the most to the least confident"))
        self._shown = AcceptanceBar()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFixedHeight(scaled(2 * _LINE + _BAR + _CROSS + _LINE))

    def set_bar(self, shown: AcceptanceBar) -> None:
        self._shown = shown
        self.setAccessibleDescription(shown.words)
        self.setToolTip(shown.words)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(scaled(560), self.height())

    def minimumSizeHint(self) -> QSize:
        return QSize(scaled(280), self.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = painter_on(self)
        colors, shown = tokens(), self._shown
        line, width = float(scaled(_LINE)), float(self.width())
        top = QRectF(0, 0, width, line)
        right = QFontMetrics(font("medium")).horizontalAdvance(shown.right_words)
        left = QRectF(0, 0, max(0.0, width - right - 16), line)
        _words(painter, left, font("medium"), colors.text, shown.left_words)
        _words(painter, top, font("medium"), colors.text, shown.right_words, right=True)
        bar = QRectF(0, line + 2, width, scaled(_BAR))
        self._paint_bar(painter, bar)
        below = QRectF(0, bar.bottom() + scaled(_CROSS), width, line)
        _words(painter, below, font("caption"), colors.text2, tr("most confident"))
        _words(painter, below, font("caption"), colors.text2, tr("least confident"), right=True)
        legend = QRectF(0, below.bottom(), width, line)
        _words(painter, legend, font("caption"), colors.text2, shown.legend)

    def _paint_bar(self, painter: QPainter, bar: QRectF) -> None:
        colors, shown = tokens(), self._shown
        painter.setPen(Qt.PenStyle.NoPen)
        painter.fillRect(bar, colors.press)
        end = bar.x() + bar.width() * min(1.0, shown.accepted)
        if end < bar.right():
            rest = QRectF(end, bar.y(), bar.right() - end, bar.height())
            painter.fillRect(rest, mix(colors.canvas, colors.series[0], 0.35))
        if colors.contrast:
            painter.setPen(QPen(colors.line, 1))
            painter.drawRect(bar.adjusted(0.5, 0.5, -0.5, -0.5))
            if bar.x() < end < bar.right():
                painter.drawLine(QLineF(end, bar.y(), end, bar.bottom()))
        painter.setPen(QPen(colors.text2, 1))
        for share in shown.right:
            x = round(bar.x() + bar.width() * share) + 0.5
            painter.drawLine(QLineF(x, bar.y(), x, bar.bottom()))
        painter.setPen(QPen(colors.bad, 2))
        arm = scaled(3)
        for share in shown.wrong:
            x = bar.x() + bar.width() * share
            painter.drawLine(QLineF(x, bar.y() - 3, x, bar.bottom() + 3))
            middle = bar.bottom() + scaled(_CROSS) / 2 + 2
            for side in (-arm, arm):
                painter.drawLine(QLineF(x - arm, middle - side, x + arm, middle + side))


def _words(
    painter: QPainter, area: QRectF, used: QFont, ink: QColor, words: str, *, right: bool = False
) -> None:
    painter.setFont(used)
    painter.setPen(ink)
    room = int(area.width())
    shown = QFontMetrics(used).elidedText(words, Qt.TextElideMode.ElideRight, room)
    side = Qt.AlignmentFlag.AlignRight if right else Qt.AlignmentFlag.AlignLeft
    painter.drawText(area, side | Qt.AlignmentFlag.AlignVCenter, shown)
