"""Icons by name: own strokes, coloured by a token when they are drawn."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QByteArray, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QIcon, QIconEngine, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from crowdgui.io.resources import resource
from crowdgui.ui.style.theme import tokens


def pixmap(name: str, token: str, size: int, ratio: float = 1.0) -> QPixmap:
    """Draw the icon `name` in the colour `token` now means, `size` logical px wide.

    Raises FileNotFoundError on an unknown icon and KeyError on an unknown colour.
    """
    return _pixmap(name, tokens().color(token).name(), size, ratio)


def paint(painter: QPainter, name: str, token: str, x: float, y: float, size: int) -> None:
    """Paint an icon with its left upper corner at x, y."""
    ratio = painter.device().devicePixelRatio()
    painter.drawPixmap(QPointF(x, y), pixmap(name, token, size, ratio))


def icon(name: str, token: str = "text", gap: int = 0) -> QIcon:
    """Return an icon for a button or action that follows the theme.

    `gap` is the empty room at its right, for buttons whose style leaves too little.
    """
    resource(f"icons/{name}.svg")
    tokens().color(token)
    return QIcon(_TokenIcon(name, token, gap))


def app_icon() -> QIcon:
    """Return the application's own icon."""
    return QIcon(str(resource("icons/crowdgui.svg")))


@lru_cache(maxsize=512)
def _pixmap(name: str, color: str, size: int, ratio: float) -> QPixmap:
    drawn = QPixmap(QSize(size, size) * ratio)
    drawn.setDevicePixelRatio(ratio)
    drawn.fill(Qt.GlobalColor.transparent)
    painter = QPainter(drawn)
    _renderer(name, color).render(painter, QRectF(0, 0, size, size))
    painter.end()
    return drawn


def _renderer(name: str, color: str) -> QSvgRenderer:
    svg = resource(f"icons/{name}.svg").read_text(encoding="utf-8")
    return QSvgRenderer(QByteArray(svg.replace("currentColor", color).encode()))


class PaintedIcon(QIconEngine):
    """An icon that paints itself at each drawing, so that no button needs telling of a theme."""

    def pixmap(self, size: QSize, mode: QIcon.Mode, state: QIcon.State) -> QPixmap:
        return self.scaledPixmap(size, mode, state, 1.0)

    def scaledPixmap(
        self, size: QSize, mode: QIcon.Mode, state: QIcon.State, scale: float
    ) -> QPixmap:
        drawn = QPixmap(size * scale)
        drawn.setDevicePixelRatio(scale)
        drawn.fill(Qt.GlobalColor.transparent)
        painter = QPainter(drawn)
        self.paint(painter, QRect(0, 0, size.width(), size.height()), mode, state)
        painter.end()
        return drawn


class _TokenIcon(PaintedIcon):
    """A stroke in the colour that its token now means."""

    def __init__(self, name: str, token: str, gap: int):
        super().__init__()
        self._name, self._token, self._gap = name, token, gap

    def clone(self) -> QIconEngine:
        return _TokenIcon(self._name, self._token, self._gap)

    def paint(self, painter: QPainter, rect: QRect, mode: QIcon.Mode, state: QIcon.State) -> None:
        size = min(rect.width() - self._gap, rect.height())
        token = "text3" if mode is QIcon.Mode.Disabled else self._token
        top = rect.y() + (rect.height() - size) / 2
        paint(painter, self._name, token, rect.x(), top, size)
