"""The quiet button that names the question shown, where a project holds several."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QSizePolicy

from crowdgui.core.text import number, tr
from crowdgui.ui import icons
from crowdgui.ui.fonts import font, scaled
from crowdgui.ui.theme import tokens
from crowdgui.ui.widgets.build import named
from crowdgui.ui.widgets.text import plain_tooltip

if TYPE_CHECKING:
    from PySide6.QtWidgets import QMenu

    from crowdgui.ui.fonts import Role

_HEIGHT, _RADIUS, _EDGE = 44, 6, 8
_TEXT_X, _ICON, _RIGHT = 20, 14, 18
_WORDS = Qt.TextFlag.TextSingleLine | Qt.AlignmentFlag.AlignVCenter


class QuestionButton(QAbstractButton):
    """Opens the menu of questions above itself; a narrow one only says which of how many it is."""

    def __init__(self) -> None:
        super().__init__()
        named(self, "question", tr("Question"))
        self._name, self._place, self._count = "", 0, 1
        self._narrow = False
        self._menu: QMenu | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.clicked.connect(self._on_clicked)
        self.hide()

    def set_menu(self, menu: QMenu) -> None:
        """Offer the questions by this menu."""
        self._menu = menu

    def set_question(self, name: str, place: int, count: int) -> None:
        """Show the question at a place of several; of only one nothing is shown."""
        self._name, self._place, self._count = name, place, count
        self.setAccessibleName(f"{self._counted()}: {name}")
        self.setToolTip(plain_tooltip(f"{self._counted()}: {name}"))
        self.setVisible(count > 1)
        self.update()

    def set_narrow(self, narrow: bool) -> None:
        self._narrow = narrow
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(scaled(120), scaled(_HEIGHT))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_ground(painter)
        if self._narrow:
            painter.setFont(font("header"))
            painter.setPen(tokens().text2)
            words = f"{number(self._place + 1)}/{number(self._count)}"
            painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, words)
            return
        size = scaled(_ICON)
        right = self.width() - scaled(_RIGHT) - size
        icons.paint(painter, "chevron-down", "text2", right, (self.height() - size) / 2, size)
        left, half = scaled(_TEXT_X), self.height() / 2
        upper = QRectF(left, 3, right - 4 - left, half - 2)
        _paint_words(painter, upper, self._counted(), "caption", "text2")
        _paint_words(painter, upper.translated(0, half - 4), self._name, "strong", "text")

    def _counted(self) -> str:
        place, count = number(self._place + 1), number(self._count)
        return tr("Question {n} of {count}", n=place, count=count)

    def _paint_ground(self, painter: QPainter) -> None:
        colors = tokens()
        if not (self.underMouse() or self.isDown()):
            return
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colors.press if self.isDown() else colors.hover)
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(_EDGE, 0, -_EDGE, 0), _RADIUS, _RADIUS)

    def _on_clicked(self) -> None:
        if self._menu is not None:
            height = self._menu.sizeHint().height()
            self._menu.popup(self.mapToGlobal(QPoint(scaled(_EDGE), -height)))


def _paint_words(painter: QPainter, area: QRectF, words: str, role: Role, tone: str) -> None:
    used = font(role)
    painter.setFont(used)
    painter.setPen(tokens().color(tone))
    shown = QFontMetrics(used).elidedText(words, Qt.TextElideMode.ElideRight, int(area.width()))
    painter.drawText(area, int(_WORDS), shown)
