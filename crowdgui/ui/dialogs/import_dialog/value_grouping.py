"""How values become classes: merging, several labels in a cell, and ranges of numbers."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QLineEdit, QWidget

from crowdgui.io.importing.class_map import AS_WRITTEN, JSON_LIST
from crowdgui.io.importing.value_counts import (
    answers_in,
    equal_count,
    equal_width,
    separator_in,
    with_fold,
)
from crowdgui.text.translation import tr
from crowdgui.ui.dialogs.import_dialog.checks import rule, section
from crowdgui.ui.dialogs.import_dialog.spec_fields import add_caption_above
from crowdgui.ui.fonts import font
from crowdgui.ui.widgets.fields import ChoiceBox, number_field
from crowdgui.ui.widgets.focus import include_in_tab_order
from crowdgui.ui.widgets.layout import column, named
from crowdgui.ui.widgets.text import text_label

if TYPE_CHECKING:
    from crowdgui.io.importing.class_map import ClassMap
    from crowdgui.io.importing.value_counts import WordCounts


_NONE, _WIDTH, _COUNT, _TYPED = "none", "width", "count", "typed"


_USUAL, _MOST = 5, 20


class RangeFields(QWidget):
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
        self._n_part = add_caption_above(count, self._n, 8)
        self._limits_part = add_caption_above(limits, self._limits, 8)
        column(
            add_caption_above(title, self._kind, 0),
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
        self._limits.setText(_format_limits(bins))
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
        self._limits.setText(_format_limits(bins))
        self._tell(bins)

    def _on_typed(self, text: str) -> None:
        bins = parse_limits(text)
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


def parse_limits(text: str) -> tuple[float, ...] | None:
    """Read limits parted by semicolons; None where they are no numbers that rise."""
    try:
        bins = tuple(float(part) for part in text.split(";") if part.strip())
    except ValueError:
        return None
    rising = all(low < high for low, high in pairwise(bins))
    finite = all(abs(edge) < float("inf") for edge in bins)
    return bins if rising and finite else None


def _format_limits(bins: tuple[float, ...]) -> str:
    return "; ".join(f"{edge:.15g}" for edge in bins)


_MOST_ANSWERS = 200


class ValueGrouping(QWidget):
    """Signals: `classes_chosen` with a `ClassMap`."""

    classes_chosen = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self._found: WordCounts | None = None
        self._classes: ClassMap = AS_WRITTEN
        self._fold = named(QCheckBox(tr("Merge words that differ only\nin case and blanks")), "")
        named(self._fold, "import-fold", tr("Merge words that differ only in case and blanks"))
        self._fold.setFont(font("body"))
        self._several = QWidget()
        self._several_rows = column(parent=self._several)
        self._shown: object = None
        self._ranges = RangeFields()
        parts = (section(tr("Words")), self._fold, self._several, self._ranges, rule())
        column(*parts, parent=self, spacing=10, margins=(0, 0, 0, 14))
        self._fold.clicked.connect(self._on_fold_clicked)
        self._ranges.bins_chosen.connect(lambda bins: self._choose(bins=bins))
        self._show()

    def show_words(self, found: WordCounts | None) -> None:
        self._found = found
        self._show()

    def show_classes(self, classes: ClassMap) -> None:
        self._classes = classes
        self._show()

    def _show(self) -> None:
        self.setEnabled(self._found is not None)
        if self._found is None:
            return
        self._fold.setChecked(self._classes.fold)
        self._ranges.show_values(self._found, self._classes.bins)
        shown = (self._found, self._classes.separator, self._classes.one_of)
        if shown != self._shown:
            self._shown = shown
            self._show_several(self._found)

    def _show_several(self, found: WordCounts) -> None:
        while (old := self._several_rows.takeAt(0)) is not None:
            if (widget := old.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        title = tr("Several answers in one cell")
        names = _separators(separator_in(found.words), self._classes.separator)
        box = ChoiceBox("import-several", title, names, self._classes.separator)
        box.fill_width()
        box.chosen.connect(lambda: self._choose(separator=box.value(), one_of="", words=()))
        self._several_rows.addWidget(add_caption_above(title, box, 0))
        if self._classes.separator:
            self._several_rows.addWidget(self._one_of(found))
        include_in_tab_order(self)

    def _one_of(self, found: WordCounts) -> QWidget:
        title = tr("Take them")
        listed = answers_in(found.words, self._classes.separator)[:_MOST_ANSWERS]
        names = {"": tr("Together, as one class")}
        for answer in dict.fromkeys([*listed, self._classes.one_of]):
            if answer:
                names[answer] = tr("Only whether “{answer}” is among them", answer=answer)
        box = ChoiceBox("import-one-of", title, names, self._classes.one_of)
        box.fill_width()
        box.chosen.connect(lambda: self._choose(one_of=box.value(), words=()))
        return add_caption_above(title, box, 8)

    def _on_fold_clicked(self, fold: bool) -> None:
        assert self._found is not None
        self._tell(with_fold(self._found, self._classes, fold))

    def _choose(self, **changes: object) -> None:
        self._tell(replace(self._classes, **changes))  # type: ignore[arg-type]

    def _tell(self, classes: ClassMap) -> None:
        if classes != self._classes:
            self.show_classes(classes)
            self.classes_chosen.emit(classes)


def _separators(found: str, chosen: str) -> dict[str, str]:
    names = {
        "": tr("No, a cell is one answer"),
        "|": tr("Parted by vertical bars"),
        ";": tr("Parted by semicolons"),
        "#": tr("Parted by number signs"),
        ",": tr("Parted by commas"),
        JSON_LIST: tr("As JSON lists"),
    }
    if chosen not in names:
        names[chosen] = chosen
    if found:
        names[found] = tr("{name} (found)", name=names[found])
    return names
