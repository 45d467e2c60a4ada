"""The step Classes: which value counts as which class, and the order of the classes."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QCheckBox,
    QInputDialog,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QStackedLayout,
    QTableView,
    QWidget,
)

from crowdgui.io.importing.guess.class_order import join_order, split_order
from crowdgui.io.importing.guess.value_counts import (
    count_classes,
    count_tags,
    map_values,
    value_rows,
)
from crowdgui.io.importing.lists.class_map import AS_WRITTEN
from crowdgui.text.translation import format_number, tr, tr_n
from crowdgui.ui.style.fonts import base_px, font, scaled
from crowdgui.ui.style.theme import tokens
from crowdgui.ui.widgets.buttons import button, set_usable
from crowdgui.ui.widgets.cells import style_table
from crowdgui.ui.widgets.layout import FlowLayout, Surface, column, named, row
from crowdgui.ui.widgets.text import plain_tooltip, text_label

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from crowdgui.io.importing.assistant.findings import ImportFindings
    from crowdgui.io.importing.assistant.import_state import ImportState
    from crowdgui.io.importing.guess.value_counts import ValueCounts, ValueRow
    from crowdgui.io.importing.lists.class_map import ClassMap
    from crowdgui.ui.dialogs.import_dialog.controller import ImportController
    from crowdgui.ui.models.table_model import Index


WORD, COUNT, CLASS = range(3)


_MOST_SHOWN = 200


class ValueModel(QAbstractTableModel):
    """Rows of word, answers, class.

    Signals: `renamed` with what a word is cut to and the class typed for it.
    """

    renamed = Signal(str, str)

    def __init__(self) -> None:
        super().__init__()
        self.rows: tuple[ValueRow, ...] = ()

    def set_rows(self, rows: Sequence[ValueRow]) -> None:
        """Show other rows; those of the same words stay selected."""
        same = [row.word for row in rows] == [row.word for row in self.rows]
        if not same:
            self.beginResetModel()
        self.rows = tuple(rows)
        if not same:
            self.endResetModel()
        elif rows:
            self.dataChanged.emit(self.index(0, 0), self.index(len(rows) - 1, CLASS))

    def rowCount(self, parent: Index = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(self.rows)

    def columnCount(self, parent: Index = QModelIndex()) -> int:
        return 0 if parent.isValid() else 3

    def flags(self, index: Index) -> Qt.ItemFlag:
        flags = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        return flags | Qt.ItemFlag.ItemIsEditable if index.column() == CLASS else flags

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        row, place = self.rows[index.row()], index.column()
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._words(row, place)
            case Qt.ItemDataRole.EditRole:
                return row.name
            case Qt.ItemDataRole.ToolTipRole:
                return plain_tooltip(row.word if place == WORD else row.name)
            case Qt.ItemDataRole.TextAlignmentRole if place == COUNT:
                return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            case Qt.ItemDataRole.ForegroundRole:
                changed = place == CLASS and row.name and row.name != row.word
                faint = not row.name or place == COUNT
                colors = tokens()
                return colors.accent_text if changed else colors.text2 if faint else colors.text
        return None

    def setData(self, index: Index, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:
        row = self.rows[index.row()]
        if role != Qt.ItemDataRole.EditRole or str(value) == row.name:
            return False
        self.renamed.emit(row.cut, str(value).strip())
        return True

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if orientation is not Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return (tr("Value"), tr("Labels"), tr("Read as"))[section]
        if role == Qt.ItemDataRole.TextAlignmentRole:
            side = Qt.AlignmentFlag.AlignRight if section == COUNT else Qt.AlignmentFlag.AlignLeft
            return side | Qt.AlignmentFlag.AlignVCenter
        return None

    @staticmethod
    def _words(row: ValueRow, place: int) -> str:
        if place == COUNT:
            return format_number(row.count)
        if place == WORD:
            return row.word[:_MOST_SHOWN]
        return row.name[:_MOST_SHOWN] or tr("(missing value)")


class ValueTable(QTableView):
    """Shows a `ValueModel`, its own; several words can be chosen."""

    def __init__(self) -> None:
        super().__init__()
        named(self, "import-words", tr("Label values"))
        self.words = ValueModel()
        self.setModel(self.words)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        style_table(self, {COUNT: 88})

    def chosen(self) -> list[ValueRow]:
        """Return the rows that are selected."""
        return [self.words.rows[i.row()] for i in self.selectionModel().selectedRows()]


_NAME = Qt.ItemDataRole.UserRole


class ClassOrder(QWidget):
    """The classes in their order, and whether that is a scale.

    Signals: `ordered` with all the classes in the order the user gave them, typed or moved;
    `scale_chosen` with whether they are ordered from lowest to highest.
    """

    ordered = Signal(object)
    scale_chosen = Signal(bool)

    def __init__(self) -> None:
        super().__init__()
        self._ranked: tuple[str, ...] = ()
        self._title = text_label("", "strong")
        self._list = named(QListWidget(), "import-order", tr("Order of the classes"))
        self._list.setFont(font("body"))
        self._list.setDragDropMode(QAbstractItemView.DragDropMode.InternalMove)
        self._list.setDefaultDropAction(Qt.DropAction.MoveAction)
        self._up = button(tr("Up"), name="import-order-up")
        self._down = button(tr("Down"), name="import-order-down")
        words = tr("Ordered, lowest first")
        self._scale = named(QCheckBox(words), "import-order-scale", words)
        self._scale.setFont(font("body"))
        tip = tr(
            "The classes are a scale, such as ratings. Classes that no label uses can be typed in."
        )
        self._scale.setToolTip(plain_tooltip(tip))
        self._typed = named(QLineEdit(), "import-order-typed", tr("Classes, lowest first"))
        self._typed.setFont(font("body"))
        self._typed.setToolTip(plain_tooltip(tr("Separate the classes by commas.")))
        column(
            self._title,
            self._scale,
            self._list,
            row(self._up, self._down, None),
            self._typed,
            parent=self,
            spacing=8,
            margins=(12, 10, 16, 12),
        ).setStretch(2, 1)
        self._scale.clicked.connect(self.scale_chosen)
        self._typed.editingFinished.connect(self._on_typed)
        self._list.model().rowsMoved.connect(self._emit_order)
        self._list.currentRowChanged.connect(self._offer)
        self._up.clicked.connect(lambda: self._move(-1))
        self._down.clicked.connect(lambda: self._move(1))
        self._offer(-1)

    def show_classes(self, counts: Mapping[str, int], *, are_tags: bool = False) -> None:
        """Show classes or tags with the answers of each; the one that was chosen stays so."""
        tags, classes = (
            tr_n("{n} tag", "{n} tags", len(counts)),
            tr_n("{n} class", "{n} classes", len(counts)),
        )
        self._title.setText(tags if are_tags else classes)
        # Tags are no scale: only the order in which they are listed can be chosen.
        self._scale.setVisible(not are_tags)
        if list(counts) == self.names() and list(counts.values()) == self._counts():
            return
        current = self._list.currentItem()
        chosen = current.data(_NAME) if current is not None else None
        self._list.clear()
        for name, count in counts.items():
            item = QListWidgetItem(
                tr("{name}  ({n})", name=name[:_MOST_SHOWN], n=format_number(count))
            )
            item.setData(_NAME, name)
            item.setData(_NAME + 1, count)
            item.setSizeHint(QSize(0, base_px() + 11))
            item.setToolTip(plain_tooltip(name))
            self._list.addItem(item)
            if name == chosen:
                self._list.setCurrentItem(item)
        self._offer(self._list.currentRow())

    def show_scale(self, scale: Sequence[str]) -> None:
        """Show the order to be typed, empty where the classes are no scale.

        A class that it lacks is only in the list, behind the others.
        """
        self._ranked = tuple(scale)
        self._scale.setChecked(bool(scale))
        self._typed.setVisible(bool(scale))
        if not self._typed.hasFocus():
            self._typed.setText(join_order(scale))

    def _on_typed(self) -> None:
        typed = split_order(self._typed.text())
        if typed and typed != self._ranked:
            self.ordered.emit(typed)

    def names(self) -> list[str]:
        return [self._list.item(i).data(_NAME) for i in range(self._list.count())]

    def _counts(self) -> list[int]:
        return [self._list.item(i).data(_NAME + 1) for i in range(self._list.count())]

    def _move(self, by: int) -> None:
        place = self._list.currentRow()
        item = self._list.takeItem(place)
        self._list.insertItem(place + by, item)
        self._list.setCurrentItem(item)
        self._emit_order()

    def _emit_order(self) -> None:
        self._offer(self._list.currentRow())
        self.ordered.emit(tuple(self.names()))

    def _offer(self, place: int) -> None:
        self._up.setEnabled(place > 0)
        self._down.setEnabled(0 <= place < self._list.count() - 1)


_ORDER_WIDTH = 210


class ClassesPage(Surface):
    """The words of the labels, what each counts as, and the order of the classes."""

    def __init__(self, controller: ImportController) -> None:
        super().__init__("canvas")
        self._controller = controller
        self._findings: ImportFindings | None = None
        self._words: ValueCounts | None = None
        self._found: ValueCounts | None = None
        self._classes: ClassMap = AS_WRITTEN
        self._known: tuple[str, ...] = ()
        self._table = ValueTable()
        self._order = ClassOrder()
        self._count_as = button(tr("Read as…"), name="import-words-count-as")
        self._none = button(tr("Missing value"), name="import-words-none")
        self._own = button(tr("As written"), name="import-words-own")
        self._reset = button(tr("Start over"), "quiet", name="import-words-reset")
        self._note = named(text_label("", "caption", "text2", wrap=True), "import-words-note")
        self._lay_out()
        self._connect()
        self._offer()
        controller.changed.connect(self._show)

    def _show(self, state: ImportState) -> None:
        findings, classes = state.findings, state.spec.classes
        if findings is self._findings and classes == self._classes:
            return
        if findings is not self._findings:
            self._findings = findings
            self._words = None if findings is None else findings.imported.words
            # The classes of gold are among them.
            known = () if findings is None else findings.imported.labels.classes
            self._known = tuple(map(str, known))
            if findings is not None and findings.every[0].tags is not None:
                self._known = tuple(one.question for one in findings.every)
        self._classes = classes
        self._found = self._words
        if classes.tags is not None and self._words is not None:
            # Tags are renamed, merged and ordered one by one.
            self._found = count_tags(self._words, classes)
        self._show_words()

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
        words = text_label(tr("The values are listed after the file is read."), "body", "text2")
        column(None, row(None, words, None), None, parent=self._nothing)
        self._stack = QStackedLayout(self)
        self._stack.addWidget(self._nothing)
        self._stack.addWidget(self._some)

    def _connect(self) -> None:
        self._table.words.renamed.connect(self._on_renamed)
        self._table.selectionModel().selectionChanged.connect(self._offer)
        self._table.words.modelReset.connect(self._offer)
        self._order.ordered.connect(self._on_ordered)
        self._order.scale_chosen.connect(self._on_scale_chosen)
        self._count_as.clicked.connect(self._on_count_as_clicked)
        self._none.clicked.connect(lambda: self._take("", self._cuts()))
        self._own.clicked.connect(lambda: self._take(None, self._cuts()))
        self._reset.clicked.connect(lambda: self._choose(AS_WRITTEN))

    def _show_words(self) -> None:
        self._stack.setCurrentWidget(self._nothing if self._found is None else self._some)
        if self._found is None:
            return
        tagged = self._classes.tags is not None
        classes = self._classes.of_single if tagged else self._classes
        rows = value_rows(self._found, classes, self._known)
        self._table.words.set_rows(rows)
        self._order.show_classes(count_classes(rows, classes), are_tags=tagged)
        self._order.show_scale(self._classes.scale)
        self._note.setText(self._noted(self._found))
        self._reset.setEnabled(self._classes != AS_WRITTEN)

    @staticmethod
    def _noted(found: ValueCounts) -> str:
        listed = len(found.words)
        if found.n_words == listed:
            return tr("Double-click a class to change it.")
        return tr(
            "The {n} most frequent of {words} different values.",
            n=format_number(listed),
            words=format_number(found.n_words),
        )

    def _cuts(self) -> list[str]:
        return [chosen.cut for chosen in self._table.chosen()]

    def _offer(self) -> None:
        chosen = bool(self._cuts())
        for act in (self._count_as, self._none, self._own):
            set_usable(act, "" if chosen else tr("Select values in the table first."))

    def _on_renamed(self, cut: str, name: str) -> None:
        # A word that is chosen with others is renamed with them.
        cuts = self._cuts()
        self._take(name, cuts if cut in cuts else [cut])

    def _on_count_as_clicked(self) -> None:
        name, ok = QInputDialog.getItem(
            self, tr("Read as"), tr("Class of these values"), self._order.names(), 0, editable=True
        )
        if ok:
            self._take(name.strip(), self._cuts())

    def _on_ordered(self, names: tuple[str, ...]) -> None:
        self._choose(replace(self._classes, order=names))

    def _on_scale_chosen(self, ordered: bool) -> None:
        if not ordered:
            self._controller.do(lambda state: state.choose_no_order())
            return
        # An order that nobody has changed is that of the alphabet.
        names = self._order.names()
        kept = bool(self._classes.order)
        self._controller.do(
            lambda state: state.choose_order(names if kept else state.likely_order or names)
        )

    def _take(self, name: str | None, cuts: Sequence[str]) -> None:
        self._choose(map_values(self._classes, cuts, name))

    def _choose(self, classes: ClassMap) -> None:
        self._controller.do(lambda state: state.change_spec(classes=classes))
