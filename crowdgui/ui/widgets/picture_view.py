"""A picture, as large as its place, never larger than it is."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QImage, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from crowdgui.core.text import tr
from crowdgui.ui.fonts import scaled
from crowdgui.ui.widgets.build import named

_LEAST = 120


class PictureView(QWidget):
    """Shows nothing until it is given a picture."""

    def __init__(self, name: str) -> None:
        super().__init__()
        named(self, name, tr("Picture"))
        self._image = QImage()
        self.setMinimumHeight(scaled(_LEAST))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def set_image(self, image: QImage) -> None:
        self._image = image
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(scaled(320), scaled(240))

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._image.isNull():
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        ratio = self.devicePixelRatio()
        size = QSizeF(self._image.size()) / ratio
        if size.width() > self.width() or size.height() > self.height():
            size = size.scaled(QSizeF(self.size()), Qt.AspectRatioMode.KeepAspectRatio)
        painter.drawImage(QRectF(0, 0, size.width(), size.height()), self._image)
