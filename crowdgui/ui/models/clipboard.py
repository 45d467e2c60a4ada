"""Tables to the clipboard, as text that is safe to paste into a spreadsheet."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import numpy as np
from PySide6.QtCore import QObject, QTimer, Signal, Slot
from PySide6.QtGui import QGuiApplication

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence


_BREAKS = re.compile(r"[\t\r\n]+")


_FORMULA = re.compile(r"[=+\-@]")


_NUMBER = re.compile(r"[+-]?([0-9]+([.,][0-9]*)*|[.,][0-9]+)([eE][+-]?[0-9]+|%)?")


_APART = re.compile(r"(?<=[0-9])[\u00a0\u202f]%")
"""The space before a percent sign: with one that does not break, a spreadsheet sees text."""


def format_tsv(rows: Iterable[Iterable[str]]) -> str:
    """Join rows of cells by tabs and line ends."""
    return "".join("\t".join(_format_cell(text) for text in row) + "\n" for row in rows)


def _format_cell(text: str) -> str:
    text = _BREAKS.sub(" ", text).strip()
    # Spreadsheets take no true minus sign.
    plain = _APART.sub("%", text.replace("−", "-"))
    if _NUMBER.fullmatch(plain):
        return plain
    # A spreadsheet would run such text as a formula; the apostrophe makes it show the text.
    if _FORMULA.match(text):
        return f"'{text}"
    return text


AT_ONCE = 100
"""Rows written before the window has its turn again."""


class ClipboardCopy(QObject):
    """Writes rows as text, a few at a time, and puts all of it on the clipboard at the end.

    Signals: `copied` with how many rows were copied, of how many there are.
    """

    copied = Signal(int, int)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._timer = QTimer(self, interval=0)
        self._timer.timeout.connect(self._go_on)

    def copy(
        self, header: Sequence[str], row: Callable[[int], Sequence[str]], n_rows: int, most: int
    ) -> None:
        """Copy `row(0)`, `row(1)` and so on, but not more than `most`.

        What was being copied before is given up.
        """
        self._timer.stop()
        self._row, self._n_rows, self._last = row, n_rows, min(n_rows, most)
        self._place, self._text = 0, [format_tsv([header])]
        self._go_on()

    @Slot()
    def _go_on(self) -> None:
        end = min(self._last, self._place + AT_ONCE)
        self._text.append(format_tsv(self._row(place) for place in range(self._place, end)))
        self._place = end
        if end < self._last:
            self._timer.start()
            return
        self._timer.stop()
        QGuiApplication.clipboard().setText("".join(self._text))
        self.copied.emit(self._last, self._n_rows)


def cell_text(value: Any) -> str:
    """Write a value so that a spreadsheet takes it for what it is; nothing where it is missing."""
    if isinstance(value, bool | np.bool_):
        return "true" if value else "false"
    if isinstance(value, float):
        return "" if value != value else f"{value:.6g}"
    return str(value)
