"""Fields for numbers and searching, and a box that offers values by name."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, TypeVar

from PySide6.QtCore import QEvent, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QAction, QKeyEvent, QValidator
from PySide6.QtWidgets import (
    QComboBox,
    QDoubleSpinBox,
    QLineEdit,
    QSizePolicy,
    QSpinBox,
    QStyle,
    QStyleOptionComboBox,
    QToolButton,
)

from crowdgui.text.translation import tr
from crowdgui.ui.style.fonts import font, scaled
from crowdgui.ui.style.icons import icon
from crowdgui.ui.widgets.layout import named
from crowdgui.ui.widgets.text import plain_tooltip

if TYPE_CHECKING:
    from collections.abc import Mapping


Field = TypeVar("Field", QSpinBox, QDoubleSpinBox)


_INSET = 8


_CLEAR = "_q_qlineeditclearaction"
"""What Qt calls the action of its button that clears a field."""


_FIELD_PADDING = 10
"""The border, what an editor leaves free at its ends, and the cursor."""


def number_field(name: str, title: str, low: int, high: int) -> QSpinBox:
    """Make a field for a whole number from low to high."""
    made = named(QSpinBox(minimum=low, maximum=high), name, title)
    return _inset(made)


def decimal_field(name: str, title: str, low: float, high: float, decimals: int) -> QDoubleSpinBox:
    """Make a field for a number from low to high with some decimals."""
    made = named(QDoubleSpinBox(decimals=decimals, minimum=low, maximum=high), name, title)
    return _inset(made)


class PriceField(QDoubleSpinBox):
    """A field for a price, which may be left empty: then there is none."""

    _DECIMALS = 4

    def __init__(self, name: str, title: str, most: float) -> None:
        super().__init__()
        self.setDecimals(self._DECIMALS)
        # One step below 0 stands for no price.
        self.setRange(-(0.1**self._DECIMALS), most)
        self.setSingleStep(0.01)
        self.setSpecialValueText("–")
        named(self, name, title)
        _inset(self)

    @property
    def price(self) -> float | None:
        return None if self.value() < 0.0 else self.value()

    def set_price(self, price: float | None) -> None:
        self.setValue(self.minimum() if price is None else price)

    def validate(self, text: str, place: int) -> tuple[QValidator.State, str, int]:
        if not text.strip():
            return QValidator.State.Acceptable, text, place
        return super().validate(text, place)

    def valueFromText(self, text: str) -> float:
        return super().valueFromText(text) if text.strip() else self.minimum()

    def textFromValue(self, value: float) -> str:
        """Write no more decimals than there are, but two."""
        written = self.locale().toString(value, "f", self._DECIMALS)
        for _ in range(self._DECIMALS - 2):
            written = written.removesuffix(self.locale().zeroDigit())
        return written


def keep_width(field: Field, least: int) -> None:
    """Fix the width of a field at `least` px, or at what its longest number with suffix takes."""
    field.ensurePolished()
    ends = (field.textFromValue(end) for end in (field.minimum(), field.maximum()))
    texts = [field.prefix() + end + field.suffix() for end in ends]
    widest = max(map(field.fontMetrics().horizontalAdvance, texts))
    field.setFixedWidth(max(scaled(least), widest + 2 * _INSET + _FIELD_PADDING))


def _inset(made: Field) -> Field:
    made.setKeyboardTracking(False)
    made.setAlignment(Qt.AlignmentFlag.AlignRight)
    # The stylesheet's padding does not reach the editor inside.
    made.lineEdit().setTextMargins(_INSET, 0, _INSET, 0)
    return made


_WAIT_MS = 150


_WIDTH = 170


_SEARCH_PADDING = 52
"""The icon, the border, and what is left free at both ends."""


class SearchField(QLineEdit):
    """A field that sends its text once the typing pauses, and at once on Enter.

    Signals
    -------
    searched(str)
    entered: by the key down, which leads to what was found
    """

    searched = Signal(str)
    entered = Signal()

    def __init__(self, name: str, placeholder: str):
        super().__init__(placeholderText=placeholder)
        named(self, name, placeholder)
        self._words = placeholder
        self.setFixedWidth(max(scaled(_WIDTH), self._wanted()))
        self.setClearButtonEnabled(True)
        self.addAction(icon("search", "text2"), QLineEdit.ActionPosition.LeadingPosition)
        # Qt gives its button that clears the field no name, and the picture is a button too.
        for inside in self.findChildren(QToolButton):
            clears = inside.defaultAction() in self.findChildren(QAction, _CLEAR)
            inside.setAccessibleName(tr("Clear") if clears else placeholder)
        self._pause = QTimer(self, singleShot=True, interval=_WAIT_MS)
        self._pause.timeout.connect(self._emit_searched)
        self.textChanged.connect(lambda: self._pause.start())
        self.returnPressed.connect(self._emit_searched)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Down:
            self._emit_searched()
            self.entered.emit()
        else:
            super().keyPressEvent(event)

    def keep_width(self, width: int, short: str) -> None:
        """Fix another width; where that is too little for the words, show the `short` ones.

        These it has room for in any case.
        """
        self.setPlaceholderText(short)
        self.setFixedWidth(max(scaled(width), self._wanted()))
        self.setPlaceholderText(self._words)
        if self._wanted() > self.width():
            self.setPlaceholderText(short)

    def _wanted(self) -> int:
        self.ensurePolished()
        return self.fontMetrics().horizontalAdvance(self.placeholderText()) + _SEARCH_PADDING

    def _emit_searched(self) -> None:
        self._pause.stop()
        self.searched.emit(self.text())


_COMMANDS = (
    Qt.KeyboardModifier.ControlModifier
    | Qt.KeyboardModifier.AltModifier
    | Qt.KeyboardModifier.MetaModifier
)


class KeyedField(QLineEdit):
    """Keeps its keys to itself; Esc and Enter leave it.

    Signals: `left` on Esc, `taken` on Enter.
    """

    left = Signal()
    taken = Signal()

    def __init__(self, name: str, title: str, placeholder: str) -> None:
        super().__init__(placeholderText=placeholder)
        named(self, name, title)

    def event(self, event: QEvent) -> bool:
        override = event.type() == QEvent.Type.ShortcutOverride
        if override and isinstance(event, QKeyEvent) and not event.modifiers() & _COMMANDS:
            # Esc would cancel a run otherwise, and a letter may come to be a shortcut.
            event.accept()
            return True
        return bool(super().event(event))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if event.modifiers() & _COMMANDS:
                event.ignore()
            else:
                # Qt would hand Enter on to the page, where it agrees with the rule.
                self.taken.emit()
        else:
            super().keyPressEvent(event)


Value = TypeVar("Value")


class ChoiceBox(QComboBox, Generic[Value]):
    """Knows the value behind each name; names may be cut, and are then in the tooltip.

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
        if not self.isVisible():
            # Qt asks whenever the box gets a style or another place, too.
            return
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
