"""How text is cut into cells: separator, encoding, names in the first row, apostrophes."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QWidget

from crowdgui.core.text import tr, tr_n
from crowdgui.ui.dialogs.choice_box import ChoiceBox
from crowdgui.ui.dialogs.import_choices import encoding_names, separator_names
from crowdgui.ui.dialogs.import_columns import labelled
from crowdgui.ui.fonts import font
from crowdgui.ui.widgets.build import column, named, row

if TYPE_CHECKING:
    from crowdgui.io.text.text_format import TextFormat


class TextOptions(QWidget):
    """Signals: `form_chosen` with a `TextFormat`."""

    form_chosen = Signal(object)

    def __init__(self, form: TextFormat) -> None:
        super().__init__()
        self._sniffed = form
        self._separator = ChoiceBox(
            "import-separator", tr("Separator"), separator_names(form.delimiter), form.delimiter
        )
        self._encoding = ChoiceBox(
            "import-encoding", tr("Encoding"), encoding_names(form.encoding), form.encoding
        )
        self._header = named(QCheckBox(tr("First row has names")), "import-header")
        self._header.setAccessibleName(self._header.text())
        self._header.setFont(font("body"))
        self._header.setChecked(form.header)
        fields = row(
            labelled(self._separator.accessibleName(), self._separator),
            labelled(self._encoding.accessibleName(), self._encoding),
            None,
            spacing=16,
        )
        self._apostrophes = named(QCheckBox(), "import-apostrophes")
        self._apostrophes.setAccessibleName(tr("Take off apostrophes that keep cells from running"))
        self._apostrophes.setFont(font("body"))
        self._apostrophes.setChecked(form.apostrophes)
        self._apostrophes.hide()
        boxes = (row(self._header, None), row(self._apostrophes, None))
        column(fields, *boxes, parent=self, spacing=6)
        self._separator.chosen.connect(self._on_chosen)
        self._encoding.chosen.connect(self._on_chosen)
        self._header.clicked.connect(self._on_chosen)
        self._apostrophes.clicked.connect(self._on_chosen)

    def show_apostrophes(self, cells: int) -> None:
        """Say that an apostrophe is taken off so many cells, once it is; it can be left there."""
        if not cells:
            return
        one, many = "Take the apostrophe off {n} cell", "Take the apostrophes off {n} cells"
        self._apostrophes.setText(tr_n(one, many, cells))
        self._apostrophes.show()

    def form(self) -> TextFormat:
        return replace(
            self._sniffed,
            delimiter=self._separator.value(),
            encoding=self._encoding.value(),
            header=self._header.isChecked(),
            apostrophes=self._apostrophes.isChecked(),
        )

    def _on_chosen(self) -> None:
        self.form_chosen.emit(self.form())
