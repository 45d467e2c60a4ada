"""A box that offers values by their names."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, TypeVar

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QComboBox, QSizePolicy, QStyle, QStyleOptionComboBox

from crowdgui.ui.fonts import font
from crowdgui.ui.widgets.build import named
from crowdgui.ui.widgets.text import plain_tooltip

if TYPE_CHECKING:
    from collections.abc import Mapping

Value = TypeVar("Value")


class ChoiceBox(QComboBox, Generic[Value]):
    """Knows the value behind each name; names may be cut, and are then told as tooltip.

    Signals: `chosen` when the user took another value.
    """

    chosen = Signal()

    def __init__(self, name: str, title: str, names: Mapping[Value, str], value: Value) -> None:
        super().__init__()
        named(self, name, title)
        self._more = 0
        self.setFont(font("body"))
        self.offer(names, value)
        self.activated.connect(lambda _: self.chosen.emit())

    def initStyleOption(self, option: QStyleOptionComboBox) -> None:
        """End a name that is too long for the box in an ellipsis, with the whole as tooltip."""
        super().initStyleOption(option)
        part = QStyle.SubControl.SC_ComboBoxEditField
        control = QStyle.ComplexControl.CC_ComboBox
        room = self.style().subControlRect(control, option, part, self).width()
        whole = self.currentText()
        shown = self.fontMetrics().elidedText(whole, Qt.TextElideMode.ElideRight, room)
        option.currentText = shown
        self.setToolTip("" if shown == whole else plain_tooltip(whole))

    def offer(self, names: Mapping[Value, str], value: Value) -> None:
        """Offer other values without telling of it."""
        self._values = list(names)
        self.clear()
        self.addItems(list(names.values()))
        metrics = self.fontMetrics()
        self._more = max(
            (
                metrics.horizontalAdvance(n) - metrics.boundingRect(n).width()
                for n in names.values()
            ),
            default=0,
        )
        self.set_value(value)

    def value(self) -> Value:
        return self._values[self.currentIndex()]

    def sizeHint(self) -> QSize:
        return self._roomy(super().sizeHint())

    def minimumSizeHint(self) -> QSize:
        return self._roomy(super().minimumSizeHint())

    def _roomy(self, size: QSize) -> QSize:
        # Qt measures the ink; the wide brackets of some scripts end long after theirs.
        return QSize(size.width() + max(0, self._more), size.height())

    def fill_width(self) -> None:
        """Take the width there is, however long the names are."""
        self.setSizeAdjustPolicy(self.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_value(self, value: Value) -> None:
        """Show another value without telling of it."""
        self.setCurrentIndex(self._values.index(value))
