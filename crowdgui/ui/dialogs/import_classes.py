"""The step Classes: which words count as which class, and in which order classes stand."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QInputDialog, QStackedLayout, QWidget

from crowdgui.core.text import number, tr
from crowdgui.io.class_map import AS_WRITTEN
from crowdgui.io.word_counts import class_counts, taken_as, word_rows
from crowdgui.ui.dialogs.import_order import ClassOrder
from crowdgui.ui.dialogs.import_words import WordTable
from crowdgui.ui.fonts import scaled
from crowdgui.ui.widgets.build import column, named, row
from crowdgui.ui.widgets.buttons import button
from crowdgui.ui.widgets.flow import FlowLayout
from crowdgui.ui.widgets.surface import Surface
from crowdgui.ui.widgets.text import text_label

if TYPE_CHECKING:
    from collections.abc import Sequence

    from crowdgui.io.class_map import ClassMap
    from crowdgui.io.word_counts import WordCounts

_ORDER_WIDTH = 210


class ClassesPage(Surface):
    """Signals: `classes_chosen` with a `ClassMap`."""

    classes_chosen = Signal(object)

    def __init__(self) -> None:
        super().__init__("canvas")
        self._found: WordCounts | None = None
        self._classes: ClassMap = AS_WRITTEN
        self._known: tuple[str, ...] = ()
        self._table = WordTable()
        self._order = ClassOrder()
        self._count_as = button(tr("Count as…"), name="import-words-count-as")
        self._none = button(tr("No answer"), name="import-words-none")
        self._own = button(tr("As written"), name="import-words-own")
        self._reset = button(tr("Start over"), "quiet", name="import-words-reset")
        self._note = named(text_label("", "caption", "text2", wrap=True), "import-words-note")
        self._lay_out()
        self._connect()
        self._offer()

    def show_words(self, found: WordCounts | None, known: Sequence[str] = ()) -> None:
        """Show the words of a file; `known` are the classes, those of gold among them."""
        self._found, self._known = found, tuple(known)
        self._show()

    def show_classes(self, classes: ClassMap) -> None:
        """Show what becomes of the words by another map."""
        if classes != self._classes:
            self._classes = classes
            self._show()

    def _lay_out(self) -> None:
        self._order.setFixedWidth(max(scaled(_ORDER_WIDTH), self._order.minimumSizeHint().width()))
        buttons = QWidget()
        flow = FlowLayout(buttons)
        for act in (self._count_as, self._none, self._own):
            flow.addWidget(act)
        acts = row(buttons, margins=(24, 0, 8, 0))
        below = row(self._note, self._reset, margins=(24, 0, 8, 0))
        below.setStretch(0, 1)
        left = column(acts, self._table, below, spacing=8, margins=(0, 10, 0, 12))
        left.setStretch(1, 1)
        side = Surface("canvas", ("left",))
        column(self._order, parent=side)
        self._some, self._nothing = QWidget(), QWidget()
        row(left, side, parent=self._some, spacing=0).setStretch(0, 1)
        words = text_label(tr("The words are listed once the file is read."), "body", "text2")
        column(None, row(None, words, None), None, parent=self._nothing)
        self._stack = QStackedLayout(self)
        self._stack.addWidget(self._nothing)
        self._stack.addWidget(self._some)

    def _connect(self) -> None:
        self._table.words.renamed.connect(self._on_renamed)
        self._table.selectionModel().selectionChanged.connect(self._offer)
        self._table.words.modelReset.connect(self._offer)
        self._order.ordered.connect(self._on_ordered)
        self._count_as.clicked.connect(self._on_count_as_clicked)
        self._none.clicked.connect(lambda: self._take("", self._cuts()))
        self._own.clicked.connect(lambda: self._take(None, self._cuts()))
        self._reset.clicked.connect(lambda: self._choose(AS_WRITTEN))

    def _show(self) -> None:
        self._stack.setCurrentWidget(self._nothing if self._found is None else self._some)
        if self._found is None:
            return
        rows = word_rows(self._found, self._classes, self._known)
        self._table.words.set_rows(rows)
        self._order.show_classes(class_counts(rows, self._classes))
        self._note.setText(self._noted(self._found))
        self._reset.setEnabled(self._classes != AS_WRITTEN)

    @staticmethod
    def _noted(found: WordCounts) -> str:
        listed = len(found.words)
        if found.n_words == listed:
            return tr("Double-click a class to change it.")
        return tr(
            "The {n} most frequent of {words} different words.",
            n=number(listed),
            words=number(found.n_words),
        )

    def _cuts(self) -> list[str]:
        return [chosen.cut for chosen in self._table.chosen()]

    def _offer(self) -> None:
        chosen = bool(self._cuts())
        for act in (self._count_as, self._none, self._own):
            act.setEnabled(chosen)

    def _on_renamed(self, cut: str, name: str) -> None:
        # A word that is chosen with others is renamed with them.
        cuts = self._cuts()
        self._take(name, cuts if cut in cuts else [cut])

    def _on_count_as_clicked(self) -> None:
        name, ok = QInputDialog.getItem(
            self, tr("Count as"), tr("Class of these words"), self._order.names(), 0, editable=True
        )
        if ok:
            self._take(name.strip(), self._cuts())

    def _on_ordered(self, names: tuple[str, ...]) -> None:
        self._choose(replace(self._classes, order=names))

    def _take(self, name: str | None, cuts: Sequence[str]) -> None:
        self._choose(taken_as(self._classes, cuts, name))

    def _choose(self, classes: ClassMap) -> None:
        if classes == self._classes:
            return
        self.show_classes(classes)
        self.classes_chosen.emit(classes)
