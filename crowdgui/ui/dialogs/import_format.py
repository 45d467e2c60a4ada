"""The head of the import dialog: which file, and how its text is cut into cells."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, TypeVar

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QCheckBox, QComboBox, QSizePolicy, QStyle, QStyleOptionComboBox

from crowdgui.core.text import tr, tr_n
from crowdgui.io.text_format import TextFormat
from crowdgui.ui.dialogs.import_choices import encoding_names, layout_names, separator_names
from crowdgui.ui.fonts import font, scaled
from crowdgui.ui.widgets.build import column, named, row
from crowdgui.ui.widgets.surface import Surface
from crowdgui.ui.widgets.text import ElidedLabel, plain_tooltip, text_label

if TYPE_CHECKING:
    from collections.abc import Mapping

    from PySide6.QtWidgets import QHBoxLayout

    from crowdgui.io.reading import Layout, Reading

Value = TypeVar("Value")

_INSET = 2
"""What the style leaves free beside the text."""


class Choice(QComboBox, Generic[Value]):
    """A box that offers values by their names.

    Signals: `chosen` when the user took another value.
    """

    chosen = Signal()

    def __init__(self, name: str, title: str, names: Mapping[Value, str], value: Value) -> None:
        super().__init__()
        named(self, name, title)
        self._values = list(names)
        self.setFont(font("body"))
        self.addItems(list(names.values()))
        self.set_value(value)
        self.activated.connect(lambda _: self.chosen.emit())

    def initStyleOption(self, option: QStyleOptionComboBox) -> None:
        """End a name that is too long for the box in an ellipsis, with the whole as tooltip."""
        super().initStyleOption(option)
        part = QStyle.SubControl.SC_ComboBoxEditField
        control = QStyle.ComplexControl.CC_ComboBox
        room = self.style().subControlRect(control, option, part, self).width() - _INSET
        whole = self.currentText()
        shown = self.fontMetrics().elidedText(whole, Qt.TextElideMode.ElideRight, room)
        option.currentText = shown
        self.setToolTip("" if shown == whole else plain_tooltip(whole))

    def value(self) -> Value:
        return self._values[self.currentIndex()]

    def fill_width(self) -> None:
        """Take the width there is, however long the names are."""
        self.setSizeAdjustPolicy(self.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_value(self, value: Value) -> None:
        """Show another value without telling of it."""
        self.setCurrentIndex(self._values.index(value))


class FormatBar(Surface):
    """Signals: `form_chosen` with a `TextFormat`, `layout_chosen` with a `Layout`."""

    form_chosen = Signal(object)
    layout_chosen = Signal(object)

    def __init__(self, file: str, reading: Reading) -> None:
        super().__init__("canvas", ("bottom",))
        form = reading.form
        self._file = ElidedLabel(file, "section")
        self._rows = text_label("", "body", "text2")
        self._layout = Choice("import-layout", tr("Layout"), layout_names(), reading.layout)
        self._separator = Choice(
            "import-separator", tr("Separator"), separator_names(form.delimiter), form.delimiter
        )
        self._encoding = Choice(
            "import-encoding", tr("Encoding"), encoding_names(form.encoding), form.encoding
        )
        self.header = named(QCheckBox(tr("First row has names")), "import-header")
        self.header.setAccessibleName(self.header.text())
        self.header.setFont(font("body"))
        self.header.setChecked(form.header)
        self._lay_out()
        self._layout.chosen.connect(lambda: self.layout_chosen.emit(self._layout.value()))
        self._separator.chosen.connect(self._on_form_chosen)
        self._encoding.chosen.connect(self._on_form_chosen)
        self.header.clicked.connect(self._on_form_chosen)

    def set_layout(self, layout: Layout) -> None:
        """Show another layout, which was guessed."""
        self._layout.set_value(layout)

    def set_rows(self, rows: int | None) -> None:
        """Say how many rows the file has, once they are counted."""
        self._rows.setText("" if rows is None else tr_n("{n} row", "{n} rows", rows))

    def form(self) -> TextFormat:
        return TextFormat(self._separator.value(), self._encoding.value(), self.header.isChecked())

    def _lay_out(self) -> None:
        self._layout.fill_width()
        self._layout.setMinimumWidth(scaled(160))
        self._layout.setMaximumWidth(scaled(360))
        top = row(self._file, self._rows, spacing=16)
        top.setStretchFactor(self._file, 1)
        choices = row(
            _field(tr("Layout"), self._layout),
            _field(tr("Separator"), self._separator),
            _field(tr("Encoding"), self._encoding),
            self.header,
            spacing=20,
        )
        choices.setStretch(0, 1)
        column(top, choices, parent=self, spacing=12, margins=(24, 16, 24, 14))

    def _on_form_chosen(self) -> None:
        self.form_chosen.emit(self.form())


def _field(title: str, box: QComboBox) -> QHBoxLayout:
    label = text_label(title, "body", "text2")
    label.setBuddy(box)
    return row(label, box)
