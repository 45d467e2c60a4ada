"""What is done to words before each is a class: merging, several answers in a cell, ranges."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QWidget

from crowdgui.core.text import tr
from crowdgui.io.class_map import AS_WRITTEN, JSON_LIST
from crowdgui.io.word_counts import answers_in, separator_in, with_fold
from crowdgui.ui.dialogs.choice_box import ChoiceBox
from crowdgui.ui.dialogs.import_checks import rule, section
from crowdgui.ui.dialogs.import_ranges import RangeChoice
from crowdgui.ui.dialogs.import_reading import captioned
from crowdgui.ui.fonts import font
from crowdgui.ui.widgets.build import column, named
from crowdgui.ui.widgets.tab_order import take_in

if TYPE_CHECKING:
    from crowdgui.io.class_map import ClassMap
    from crowdgui.io.word_counts import WordCounts

_MOST_ANSWERS = 200


class CutChoices(QWidget):
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
        self._ranges = RangeChoice()
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
        self._several_rows.addWidget(captioned(title, box, 0))
        if self._classes.separator:
            self._several_rows.addWidget(self._one_of(found))
        take_in(self)

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
        return captioned(title, box, 8)

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
