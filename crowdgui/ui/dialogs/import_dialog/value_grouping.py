"""How values become classes: merging, several labels in a cell, and ranges of numbers."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QLineEdit, QWidget

from crowdgui.io.importing.assistant.spec_options import (
    cell_separator_names,
    format_limits,
    parse_limits,
)
from crowdgui.io.importing.lists.class_map import AS_WRITTEN, TagOptions
from crowdgui.io.importing.value_counts import (
    equal_count,
    equal_width,
    guess_separator,
    split_distinct,
    with_fold,
)
from crowdgui.text.translation import tr
from crowdgui.ui.dialogs.import_dialog.checks import rule, section
from crowdgui.ui.dialogs.import_dialog.spec_fields import add_caption_above
from crowdgui.ui.dialogs.import_dialog.tag_fields import TagFields
from crowdgui.ui.style.fonts import font
from crowdgui.ui.widgets.fields import ChoiceBox, number_field
from crowdgui.ui.widgets.layout import column, named
from crowdgui.ui.widgets.text import text_label

if TYPE_CHECKING:
    from crowdgui.io.importing.assistant.import_state import ImportState
    from crowdgui.io.importing.lists.class_map import ClassMap
    from crowdgui.ui.dialogs.import_dialog.controller import ImportController
from crowdgui.io.importing.value_counts import ValueCounts

_NONE, _WIDTH, _COUNT, _TYPED = "none", "width", "count", "typed"


_USUAL, _MOST = 5, 20


class RangeFields(QWidget):
    """Offered where there are more than twenty different numbers.

    Signals: `bins_chosen` with the rising limits, none for no ranges.
    """

    bins_chosen = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self._found: ValueCounts | None = None
        self._bins: tuple[float, ...] = ()
        names = {
            _NONE: tr("Each number is a class"),
            _WIDTH: tr("Ranges of equal width"),
            _COUNT: tr("Ranges with the same number of labels"),
            _TYPED: tr("Custom ranges"),
        }
        title, count, limits = tr("Numbers"), tr("How many ranges"), tr("Range boundaries")
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

    def show_values(self, found: ValueCounts, bins: tuple[float, ...]) -> None:
        """Offer ranges for the numbers found; nothing where they are few, or words."""
        self._found = found
        self.setVisible(found.needs_ranges or bool(bins))
        if bins == self._bins:
            self._show_fields()
            return
        self._bins = bins
        self._limits.setText(format_limits(bins))
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
        self._limits.setText(format_limits(bins))
        self._tell(bins)

    def _on_typed(self, text: str) -> None:
        bins = parse_limits(text)
        if bins is None:
            self._say(tr("Enter increasing numbers, separated by semicolons."))
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


_MOST_ANSWERS = 200

_TAGS = "\0"
"""Stands for tags among the labels in cells: no cell can hold it."""


class ValueGrouping(QWidget):
    """Words merged, cells of several answers taken apart, numbers put into ranges."""

    def __init__(self, controller: ImportController) -> None:
        super().__init__()
        self._controller = controller
        self._found: ValueCounts | None = None
        self._classes: ClassMap = AS_WRITTEN
        self._fold = named(QCheckBox(tr("Merge values that differ only\nin case and spaces")), "")
        named(self._fold, "import-fold", tr("Merge values that differ only in case and spaces"))
        self._fold.setFont(font("body"))
        several, one_of = tr("Several labels in one cell"), tr("Read them")
        self._several: ChoiceBox[str] = ChoiceBox("import-several", several, {"": ""}, "")
        self._one_of: ChoiceBox[str] = ChoiceBox("import-one-of", one_of, {"": ""}, "")
        for box in (self._several, self._one_of):
            box.fill_width()
        self._one_of_part = add_caption_above(one_of, self._one_of, 8)
        self._tags = TagFields(controller)
        self._several_part = add_caption_above(several, self._several, 0)
        cells = QWidget()
        column(self._several_part, self._one_of_part, self._tags, parent=cells)
        self._shown: object = None
        self._ranges = RangeFields()
        parts = (section(tr("Values")), self._fold, cells, self._ranges, rule())
        column(*parts, parent=self, spacing=10, margins=(0, 0, 0, 14))
        self._fold.clicked.connect(self._on_fold_clicked)
        self._several.chosen.connect(
            lambda: self._change(separator=self._several.value(), one_of="", words=(), tags=None)
        )
        self._one_of.chosen.connect(self._on_one_of_chosen)
        self._ranges.bins_chosen.connect(lambda bins: self._change(bins=bins))
        # Neither is there anything to take apart before the words are known.
        self._several_part.hide()
        self._one_of_part.hide()
        self.setEnabled(False)
        controller.changed.connect(self._show)

    def _show(self, state: ImportState) -> None:
        self._found = None if state.findings is None else state.findings.imported.words
        self._classes = state.spec.classes
        self.setEnabled(self._found is not None)
        if self._found is None:
            return
        self._fold.setChecked(self._classes.fold)
        self._several_part.show()
        self._ranges.show_values(self._found, self._classes.bins)
        shown = (self._found, self._classes.separator, self._classes.one_of, self._classes.tags)
        if shown != self._shown:
            self._shown = shown
            self._offer_separators(self._found)

    def _offer_separators(self, found: ValueCounts) -> None:
        separator, one_of = self._classes.separator, self._classes.one_of
        self._several.offer(
            cell_separator_names(guess_separator(found.words), separator), separator
        )
        self._one_of_part.setVisible(bool(separator))
        listed = split_distinct(found.words, separator)[:_MOST_ANSWERS] if separator else ()
        names = {_TAGS: tr("As tags, a yes/no question each"), "": tr("Together, as one class")}
        for answer in dict.fromkeys([*listed, one_of]):
            if answer:
                names[answer] = tr("Only whether “{answer}” is among them", answer=answer)
        self._one_of.offer(names, one_of if self._classes.tags is None else _TAGS)

    def _on_one_of_chosen(self) -> None:
        chosen = self._one_of.value()
        if chosen == _TAGS:
            self._controller.do(lambda state: state.choose_tags(TagOptions()))
        else:
            self._change(one_of=chosen, words=(), tags=None)

    def _on_fold_clicked(self, fold: bool) -> None:
        assert self._found is not None
        self._choose(with_fold(self._found, self._classes, fold))

    def _change(self, **changes: object) -> None:
        self._choose(replace(self._classes, **changes))  # type: ignore[arg-type]

    def _choose(self, classes: ClassMap) -> None:
        self._controller.do(lambda state: state.change_spec(classes=classes))
