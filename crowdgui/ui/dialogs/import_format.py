"""The head of the import dialog: which file, and how its text is cut into cells."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QCheckBox, QSizePolicy

from crowdgui.core.text import tr, tr_n
from crowdgui.io.text_format import TextFormat
from crowdgui.ui.dialogs.choice_box import ChoiceBox
from crowdgui.ui.dialogs.import_choices import encoding_names, layout_names, separator_names
from crowdgui.ui.fonts import font, scaled
from crowdgui.ui.widgets.build import column, named, row
from crowdgui.ui.widgets.surface import Surface
from crowdgui.ui.widgets.text import ElidedLabel, text_label

if TYPE_CHECKING:
    from PySide6.QtWidgets import QComboBox, QHBoxLayout

    from crowdgui.io.forms import Form
    from crowdgui.io.reading import Layout, Reading


_USUAL = TextFormat(",", "utf-8", header=True)


class FormatBar(Surface):
    """Signals: `form_chosen` with a `Form`, `layout_chosen` with a `Layout`."""

    form_chosen = Signal(object)
    layout_chosen = Signal(object)

    def __init__(self, file: str, reading: Reading) -> None:
        super().__init__("canvas", ("bottom",))
        form = reading.form if isinstance(reading.form, TextFormat) else _USUAL
        self._other = reading.form if form is not reading.form else None
        self._file = ElidedLabel(file, "section")
        self._rows = text_label("", "body", "text2")
        self._header = named(QCheckBox(tr("First row has names")), "import-header")
        self._header.setAccessibleName(self._header.text())
        self._header.setFont(font("body"))
        self._header.setChecked(form.header)
        self._layout = ChoiceBox("import-layout", tr("Layout"), layout_names(), reading.layout)
        self._separator = ChoiceBox(
            "import-separator", tr("Separator"), separator_names(form.delimiter), form.delimiter
        )
        self.encoding = ChoiceBox(
            "import-encoding", tr("Encoding"), encoding_names(form.encoding), form.encoding
        )
        self._lay_out()
        self._layout.chosen.connect(lambda: self.layout_chosen.emit(self._layout.value()))
        self._separator.chosen.connect(self._on_form_chosen)
        self.encoding.chosen.connect(self._on_form_chosen)
        self._header.clicked.connect(self._on_form_chosen)

    def set_layout(self, layout: Layout) -> None:
        """Show another layout, which was guessed."""
        self._layout.set_value(layout)

    def set_rows(self, rows: int | None) -> None:
        """Say how many rows the file has, once they are counted."""
        self._rows.setText("" if rows is None else tr_n("{n} row", "{n} rows", rows))

    def form(self) -> Form:
        if self._other is not None:
            return self._other
        return TextFormat(self._separator.value(), self.encoding.value(), self._header.isChecked())

    def _lay_out(self) -> None:
        self._layout.fill_width()
        self._layout.setMinimumWidth(scaled(120))
        self._layout.setMaximumWidth(scaled(360))
        self._file.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        top = row(self._file, self._rows, None, self._header, spacing=12)
        fields = (
            _field(tr("Layout"), self._layout),
            _field(tr("Separator"), self._separator),
            _field(tr("Encoding"), self.encoding),
        )
        choices = row(*fields, spacing=16)
        choices.setStretch(0, 1)
        choices.setAlignment(Qt.AlignmentFlag.AlignLeft)
        column(top, choices, parent=self, spacing=8, margins=(24, 12, 24, 14))

    def _on_form_chosen(self) -> None:
        self.form_chosen.emit(self.form())


def _field(title: str, box: QComboBox) -> QHBoxLayout:
    label = text_label(title, "body", "text2")
    label.setBuddy(box)
    label.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)
    return row(label, box)
