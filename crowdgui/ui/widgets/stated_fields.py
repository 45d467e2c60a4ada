"""Numbers that the user states for one worker, where the chosen rule takes them."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from crowdgui.core.text import tr
from crowdgui.ui.fonts import scaled
from crowdgui.ui.widgets.build import column, row
from crowdgui.ui.widgets.buttons import button
from crowdgui.ui.widgets.fields import decimal_field
from crowdgui.ui.widgets.text import plain_tooltip, text_label

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtWidgets import QDoubleSpinBox

    from crowdgui.core.rules.choices import Choice

_WIDTH = 96


class StatedFields(QWidget):
    """A field a choice; one without a number says so until one is typed.

    Signals: `stated` with the key of the choice and the number, None where it is taken back.
    """

    stated = Signal(str, object)

    def __init__(self) -> None:
        super().__init__()
        self._rows = column(parent=self, spacing=4)

    def show_numbers(self, numbers: Sequence[tuple[Choice, float | None]]) -> None:
        while (old := self._rows.takeAt(0)) is not None:
            if (widget := old.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        for choice, value in numbers:
            self._rows.addWidget(self._make(choice, value))
        self.setVisible(bool(numbers))

    def _make(self, choice: Choice, value: float | None) -> QWidget:
        made = QWidget()
        words = tr("{name} of this worker", name=tr(choice.name))
        field = decimal_field(f"stated-{choice.key}", words, choice.low, choice.high, 3)
        field.setFixedWidth(scaled(_WIDTH))
        field.setValue(0.0 if value is None else value)
        # Return and leaving the field state the number; the arrows wait for that too.
        field.editingFinished.connect(partial(self._on_finished, choice.key, field, value))
        note = text_label(tr("not stated") if value is None else "", "caption", "text2")
        drop = button(tr("Take back"), "quiet", name=f"unstate-{choice.key}")
        drop.clicked.connect(partial(self.stated.emit, choice.key, None))
        drop.setVisible(value is not None)
        title = text_label(words, "body", "text2", wrap=True)
        row(title, field, note, drop, parent=made).setStretchFactor(title, 1)
        made.setToolTip(plain_tooltip(tr(choice.sentence)))
        return made

    def _on_finished(self, key: str, field: QDoubleSpinBox, before: float | None) -> None:
        typed = field.lineEdit().isModified()
        if field.value() != (0.0 if before is None else before) or (before is None and typed):
            self.stated.emit(key, field.value())
