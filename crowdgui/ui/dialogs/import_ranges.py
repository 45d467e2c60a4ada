"""Ranges for many different numbers: proposed, and typed over where they do not suit."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLineEdit, QWidget

from crowdgui.core.text import tr
from crowdgui.io.word_counts import equal_count, equal_width
from crowdgui.ui.dialogs.choice_box import ChoiceBox
from crowdgui.ui.dialogs.import_reading import captioned
from crowdgui.ui.fonts import font
from crowdgui.ui.widgets.build import column, named
from crowdgui.ui.widgets.fields import number_field
from crowdgui.ui.widgets.text import text_label

if TYPE_CHECKING:
    from crowdgui.io.word_counts import WordCounts

_NONE, _WIDTH, _COUNT, _TYPED = "none", "width", "count", "typed"
_USUAL, _MOST = 5, 20


class RangeChoice(QWidget):
    """Offered where there are more than twenty different numbers.

    Signals: `bins_chosen` with the rising limits, none for no ranges.
    """

    bins_chosen = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self._found: WordCounts | None = None
        self._bins: tuple[float, ...] = ()
        names = {
            _NONE: tr("Each number is a class"),
            _WIDTH: tr("Ranges of equal width"),
            _COUNT: tr("Ranges with equally many answers"),
            _TYPED: tr("Ranges as typed"),
        }
        title, count, limits = tr("Numbers"), tr("How many ranges"), tr("Limits of the ranges")
        self._kind = ChoiceBox("import-ranges", title, names, _NONE)
        self._kind.fill_width()
        self._n = number_field("import-ranges-n", count, 2, _MOST)
        self._n.setValue(_USUAL)
        self._limits = named(QLineEdit(), "import-ranges-limits", limits)
        self._limits.setFont(font("body"))
        self._wrong = named(text_label("", "caption", "bad", wrap=True), "import-ranges-wrong")
        self._n_part = captioned(count, self._n, 8)
        self._limits_part = captioned(limits, self._limits, 8)
        column(
            captioned(title, self._kind, 0),
            self._n_part,
            self._limits_part,
            self._wrong,
            parent=self,
        )
        self._kind.chosen.connect(self._propose)
        self._n.valueChanged.connect(self._propose)
        self._limits.textEdited.connect(self._on_typed)
        # There is nothing to part before the values are known.
        self.hide()

    def show_values(self, found: WordCounts, bins: tuple[float, ...]) -> None:
        """Offer ranges for the numbers found; nothing where they are few, or words."""
        self._found = found
        self.setVisible(found.needs_ranges or bool(bins))
        if bins == self._bins:
            self._show_fields()
            return
        self._bins = bins
        self._limits.setText(_written(bins))
        self._kind.set_value(_TYPED if bins else _NONE)
        self._show_fields()

    def _propose(self) -> None:
        assert self._found is not None
        values, counts = self._found.numbers()
        kind = self._kind.value()
        if kind == _NONE:
            self._choose(())
        elif kind == _WIDTH and values.size:
            self._choose(equal_width(values, self._n.value()))
        elif kind == _COUNT and values.size:
            self._choose(equal_count(values, counts, self._n.value()))
        else:
            self._show_fields()

    def _choose(self, bins: tuple[float, ...]) -> None:
        self._limits.setText(_written(bins))
        self._tell(bins)

    def _on_typed(self, text: str) -> None:
        bins = limits_of(text)
        if bins is None:
            self._say(tr("Type numbers that rise, parted by semicolons."))
            return
        self._kind.set_value(_TYPED)
        self._tell(bins)

    def _tell(self, bins: tuple[float, ...]) -> None:
        self._say("")
        changed = bins != self._bins
        self._bins = bins
        self._show_fields()
        if changed:
            self.bins_chosen.emit(bins)

    def _say(self, sentence: str) -> None:
        self._wrong.setText(sentence)
        self._wrong.setVisible(bool(sentence))

    def _show_fields(self) -> None:
        kind = self._kind.value()
        self._n_part.setVisible(kind in (_WIDTH, _COUNT))
        self._limits_part.setVisible(kind != _NONE)
        if kind == _NONE:
            self._say("")


def limits_of(text: str) -> tuple[float, ...] | None:
    """Read limits parted by semicolons; None where they are no numbers that rise."""
    try:
        bins = tuple(float(part) for part in text.split(";") if part.strip())
    except ValueError:
        return None
    rising = all(low < high for low, high in pairwise(bins))
    finite = all(abs(edge) < float("inf") for edge in bins)
    return bins if rising and finite else None


def _written(bins: tuple[float, ...]) -> str:
    return "; ".join(f"{edge:.15g}" for edge in bins)
