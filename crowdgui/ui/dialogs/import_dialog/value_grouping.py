"""How values become classes: merging, several labels in a cell, and ranges of numbers."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QCheckBox, QLineEdit, QWidget

from crowdgui.io.importing.assistant.spec_options import (
    cell_separator_names,
    format_limits,
    parse_limits,
)
from crowdgui.io.importing.guess.value_counts import (
    ValueCounts,
    equal_count,
    equal_width,
    guess_separator,
    split_distinct,
    with_fold,
)
from crowdgui.io.importing.import_spec import Layout
from crowdgui.io.importing.lists.class_map import AS_WRITTEN, JSON_LIST, TagOptions, split_answers
from crowdgui.text.translation import shorten, tr
from crowdgui.ui.dialogs.import_dialog.checks import rule, section
from crowdgui.ui.dialogs.import_dialog.spec_fields import add_caption_above
from crowdgui.ui.style.fonts import font, scaled
from crowdgui.ui.widgets.buttons import button
from crowdgui.ui.widgets.fields import ChoiceBox, number_field
from crowdgui.ui.widgets.layout import (
    FlowLayout,
    Surface,
    column,
    named,
    replace_widget,
    row,
    scroll_vertically,
)
from crowdgui.ui.widgets.text import IconView, plain_tooltip, text_label

if TYPE_CHECKING:
    from crowdgui.io.importing.assistant.import_state import ImportState
    from crowdgui.io.importing.lists.class_map import ClassMap
    from crowdgui.ui.dialogs.import_dialog.controller import ImportController


class TagBar(Surface):
    """Asks whether cells with several labels hold tags; importing waits for an answer."""

    def __init__(self, controller: ImportController) -> None:
        super().__init__("warn_soft", ("bottom",))
        self.setObjectName("import-tags")
        icon = IconView("warning")
        icon.set_icon("warning", "warn")
        self._sentence = text_label("", "body", wrap=True)
        tags = button(tr("Tags: one yes/no question per tag"), name="import-tags-yes")
        whole = button(tr("One class per cell, as written"), name="import-tags-no")
        ways = QWidget()
        flow = FlowLayout(ways)
        for way in (tags, whole):
            flow.addWidget(way)
        room = column(self._sentence, ways, spacing=8)
        line = row(icon, room, parent=self, spacing=10, margins=(24, 8, 24, 10))
        line.setStretch(1, 1)
        line.setAlignment(icon, Qt.AlignmentFlag.AlignTop)
        self.hide()
        self._separator = ""
        tags.clicked.connect(
            lambda: controller.do(lambda state: state.choose_tags(TagOptions(), self._separator))
        )
        whole.clicked.connect(lambda: controller.do(lambda state: state.choose_tags(None)))
        controller.changed.connect(self._show)

    def sentence(self) -> str:
        return self._sentence.text()

    def _show(self, state: ImportState) -> None:
        self._separator = state.tags_in_doubt
        self.setVisible(bool(self._separator))
        if not self._separator:
            return
        words = ask_tags(state)
        self._sentence.setText(words)
        self.setAccessibleName(words)


def ask_tags(state: ImportState) -> str:
    """Return what the window asks where cells seem to hold several labels."""
    return tr(
        "Some cells hold several labels, such as “{cell}”. Are these tags of one item, or is "
        "each cell one class?",
        cell=shorten(_example(state)),
    )


def _example(state: ImportState) -> str:
    separator = state.tags_in_doubt
    words = None if state.findings is None else state.findings.imported.words
    several = (
        word
        for word in (() if words is None else words.words)
        if len(split_answers(word, separator)) > 1
    )
    return next(several, "[…]" if separator == JSON_LIST else separator)


_LIST_HEIGHT, _LINE = 150, 22


class TagFields(QWidget):
    """What a missing tag and an empty cell mean, and how workers are estimated; with tags only."""

    def __init__(self, controller: ImportController) -> None:
        super().__init__()
        self._controller = controller
        self._empty = _box(
            tr("An empty cell means\nnone of the tags"),
            "import-tags-empty",
            tr("An empty cell means none of the tags"),
            tr("Otherwise the label of an empty cell is missing."),
        )
        self._pooled = _box(
            tr("Estimate workers over all\ntags together"),
            "import-tags-pooled",
            tr("Estimate workers over all tags together"),
            tr("For few labels per worker and tag, if tags are about as hard and as frequent."),
        )
        title = tr("Unknown unless ticked")
        self._boxes: dict[str, QCheckBox] = {}
        self._list = QWidget()
        self._room = column(self._list)
        inside = Surface("canvas")
        column(self._room, None, parent=inside)
        self._unknown = named(scroll_vertically(inside), "import-tags-unknown", title)
        words = tr(
            "A worker who did not tick a tag said no to it. Tick the tags here that not every "
            "worker was offered."
        )
        column(
            self._empty,
            text_label(title, "caption", "text2"),
            self._unknown,
            text_label(words, "caption", "text2", wrap=True),
            self._pooled,
            parent=self,
            spacing=8,
            margins=(0, 10, 0, 0),
        )
        self.hide()
        self._empty.clicked.connect(lambda on: self._change(empty_is_none=on))
        self._pooled.clicked.connect(lambda on: self._change(pooled=on))
        controller.changed.connect(self._show)

    def _show(self, state: ImportState) -> None:
        tags = state.spec.classes.tags
        self.setVisible(tags is not None)
        if tags is None:
            return
        self._empty.setChecked(tags.empty_is_none)
        self._empty.setVisible(state.spec.layout is Layout.LONG)
        self._pooled.setChecked(tags.pooled)
        every = () if state.findings is None else state.findings.every
        if not every or every[0].tags is None:
            return
        names = tuple(one.question for one in every)
        if names != tuple(self._boxes):
            self._fill(names)
        for name, box in self._boxes.items():
            box.setChecked(name in tags.unknown)

    def _fill(self, names: tuple[str, ...]) -> None:
        self._boxes = {}
        for place, name in enumerate(names):
            # An ampersand in a tag is no shortcut.
            box = named(QCheckBox(shorten(name, 28).replace("&", "&&")), "", name)
            box.setObjectName(f"import-tags-unknown-{place}")
            box.setFont(font("body"))
            box.setToolTip(plain_tooltip(name))
            box.clicked.connect(self._on_ticked)
            self._boxes[name] = box
        before, self._list = self._list, QWidget()
        column(*self._boxes.values(), parent=self._list, spacing=2)
        self._unknown.setFixedHeight(scaled(min(_LIST_HEIGHT, _LINE * (len(names) + 1))))
        replace_widget(self._room, before, self._list)

    def _on_ticked(self) -> None:
        ticked = (name for name, box in self._boxes.items() if box.isChecked())
        self._change(unknown=tuple(ticked))

    def _change(self, **changes: object) -> None:
        tags = self._controller.state.spec.classes.tags or TagOptions()
        chosen = replace(tags, **changes)  # type: ignore[arg-type]
        self._controller.do(lambda state: state.choose_tags(chosen))


def _box(words: str, name: str, spoken: str, tip: str) -> QCheckBox:
    made = named(QCheckBox(words), name, spoken)
    made.setFont(font("body"))
    made.setToolTip(plain_tooltip(tip))
    return made


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
        self._take_bins(bins)

    def _on_typed(self, text: str) -> None:
        bins = parse_limits(text)
        if bins is None:
            self._show_error(tr("Enter increasing numbers, separated by semicolons."))
            return
        self._kind.set_value(_TYPED)
        self._take_bins(bins)

    def _take_bins(self, bins: tuple[float, ...]) -> None:
        self._show_error("")
        changed = bins != self._bins
        self._bins = bins
        self._show_fields()
        if changed:
            self.bins_chosen.emit(bins)

    def _show_error(self, sentence: str) -> None:
        self._wrong.setText(sentence)
        self._wrong.setVisible(bool(sentence))

    def _show_fields(self) -> None:
        kind = self._kind.value()
        self._n_part.setVisible(kind in (_WIDTH, _COUNT))
        self._limits_part.setVisible(kind != _NONE)
        if kind == _NONE:
            self._show_error("")


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
