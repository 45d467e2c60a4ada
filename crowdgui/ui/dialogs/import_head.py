"""The head of the import dialog: which file, and the four steps with one of them shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QSizePolicy

from crowdgui.core.text import number, tr, tr_n
from crowdgui.ui.fonts import scaled
from crowdgui.ui.widgets.build import column, row
from crowdgui.ui.widgets.mode_bar import ModeBar
from crowdgui.ui.widgets.step_icon import SIDE, step_icon
from crowdgui.ui.widgets.surface import Surface
from crowdgui.ui.widgets.text import ElidedLabel, text_label

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

STEPS = ("source", "columns", "classes", "check")

# The style leaves 4 px between icon and text; the design wants 8.
_ICON_GAP = 4


class ImportHead(Surface):
    """Signals: `step_chosen` with the key of a step."""

    step_chosen = Signal(str)

    def __init__(self) -> None:
        super().__init__("canvas", ("bottom",))
        self._file = ElidedLabel("", "section")
        self._file.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self._rows = text_label("", "body", "text2")
        self._steps = ModeBar("import-step", STEPS)
        words = (tr("Source"), tr("Columns"), tr("Classes"), tr("Check"))
        for place, (key, word) in enumerate(zip(STEPS, words, strict=True), start=1):
            self._steps.set_words(key, word)
            self._steps.set_spoken(key, tr("{n} {step}", n=number(place), step=word))
        top = row(self._file, self._rows, None, spacing=12)
        box = column(row(top, margins=(10, 0, 0, 0)), self._steps, parent=self, spacing=8)
        box.setContentsMargins(14, 12, 24, 8)
        self._steps.mode_chosen.connect(self.step_chosen)

    def set_files(self, files: Sequence[Path]) -> None:
        name = files[0].name
        if len(files) > 1:
            more = tr_n("{n} more file", "{n} more files", len(files) - 1)
            name = tr("{file} and {more}", file=name, more=more)
        self._file.setText(name)

    def set_rows(self, rows: int | None) -> None:
        """Say how many rows there are, once they are counted."""
        self._rows.setText("" if rows is None else tr_n("{n} row", "{n} rows", rows))

    def show_step(self, key: str) -> None:
        self._steps.choose(key)
        shown, size = STEPS.index(key), QSize(scaled(SIDE) + _ICON_GAP, scaled(SIDE))
        for place, step in enumerate(STEPS):
            self._steps.set_icon(step, step_icon(place + 1, passed=place < shown), size)
