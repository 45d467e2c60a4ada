"""The line at the foot of the window: what the last run was, and one fact."""

from __future__ import annotations

from PySide6.QtCore import Qt

from crowdgui.ui.fonts import base_px, scaled
from crowdgui.ui.widgets.build import row
from crowdgui.ui.widgets.surface import Surface
from crowdgui.ui.widgets.text import ElidedLabel

_MOST_RIGHT = 420


class StatusLine(Surface):
    """Two texts, left and right."""

    def __init__(self, name: str):
        super().__init__("canvas", ("top",))
        self.setObjectName(name)
        self._left = ElidedLabel("", "caption", "text2")
        self._right = ElidedLabel("", "caption", "text2")
        self._right.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        line = row(self._left, self._right, parent=self, spacing=24, margins=(24, 1, 16, 0))
        line.setStretchFactor(self._left, 1)
        self.setFixedHeight(base_px() + 16)

    def set_text(self, left: str, right: str = "") -> None:
        self._left.setText(left)
        self._right.setText(right)
        wide = self._right.fontMetrics().horizontalAdvance(right)
        self._right.setMinimumWidth(min(wide + 2, scaled(_MOST_RIGHT)))
