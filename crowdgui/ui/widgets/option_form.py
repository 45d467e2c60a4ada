"""Options of a rule, and numbers given for one worker, as fields made from their descriptions."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QCheckBox, QComboBox, QGridLayout, QWidget

from crowdgui.core.options import OptionKind
from crowdgui.text.translation import format_number, tr, tr_n, tr_noop
from crowdgui.text.wording import option_text
from crowdgui.ui.style.fonts import scaled
from crowdgui.ui.widgets.buttons import button
from crowdgui.ui.widgets.fields import decimal_field, number_field
from crowdgui.ui.widgets.layout import clear, column, named, row
from crowdgui.ui.widgets.text import plain_tooltip, text_label

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from PySide6.QtWidgets import QDoubleSpinBox

    from crowdgui.core.options import Option, Options


_FIELD_WIDTH, _NAME_WIDTH, _LIST_WIDTH = 120, 240, 480


_COLUMNS = {
    OptionKind.PER_WORKER: tr_noop("worker, number"),
    OptionKind.PER_CLASS: tr_noop("class, number"),
    OptionKind.PER_ANSWER: tr_noop("worker, true class, label, number"),
}


class OptionForm(QWidget):
    """One row a choice: its name, and a field for it.

    Signals: `chosen` with the key and the new value; `file_wanted` with the key of a choice
    whose numbers come from a file.
    """

    chosen = Signal(str, object)
    file_wanted = Signal(str)

    def __init__(self, name: str = "choice-form", title: str = "") -> None:
        super().__init__()
        named(self, name, title or tr("Options of the rule"))
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(12)
        self._grid.setVerticalSpacing(6)
        self._grid.setColumnStretch(0, 1)
        self._setters: dict[str, Callable[[Any], object]] = {}
        self._names: dict[str, NameBox] = {}
        self._offered: Mapping[str, Mapping[str, str]] = {}

    def offer(self, offered: Mapping[str, Mapping[str, str]]) -> None:
        """Offer, for each choice of a name, those the file has, with words on each."""
        self._offered = offered
        for key, box in self._names.items():
            _quietly(box, box.offer, offered.get(key, {}))

    def show_options(self, described: Sequence[Option], record: Options) -> None:
        """Show fields for these options with the values of a record.

        Fields that stand already stay, so that nobody loses the one being typed in.
        """
        values = {choice.key: getattr(record, choice.key) for choice in described}
        if list(values) == list(self._setters):
            for key, value in values.items():
                self._setters[key](value)
            return
        self._setters, self._names = {}, {}
        # A number that was being typed belongs to a choice that is gone.
        clear(self._grid, silently=True)
        for place, choice in enumerate(described):
            words = option_text(choice)
            tip = plain_tooltip(words.sentence)
            name = text_label(words.name, "body", "text2", wrap=True)
            field = self._field(choice, getattr(record, choice.key))
            for widget in (name, field):
                widget.setToolTip(tip)
            field.setAccessibleDescription(words.sentence)
            self._grid.addWidget(name, place, 0)
            self._grid.addWidget(field, place, 1, Qt.AlignmentFlag.AlignRight)

    def _field(self, choice: Option, value: Any) -> QWidget:
        """Make a field that shows the value, tells of another, and can be set quietly."""
        match choice.kind:
            case OptionKind.WHOLE | OptionKind.REAL:
                field: Any = self._number(choice)
                tells, show = field.valueChanged, field.setValue
            case OptionKind.FLAG:
                field = QCheckBox()
                tells, show = field.toggled, field.setChecked
            case OptionKind.ONE_OF:
                field = OptionBox(tuple(option_text(choice).values.items()))
                tells, show = field.chosen, field.choose
            case OptionKind.NAME:
                field = self._names[choice.key] = NameBox()
                field.offer(self._offered.get(choice.key, {}))
                tells, show = field.chosen, field.show_name
            case _:
                field = NumbersField(choice)
                field.file_wanted.connect(partial(self.file_wanted.emit, choice.key))
                tells, show = field.removed, field.show_numbers
        named(field, f"choice-{choice.key}", option_text(choice).name)
        show(value)
        tells.connect(partial(self.chosen.emit, choice.key))
        self._setters[choice.key] = partial(_quietly, field, show)
        return field  # type: ignore[no-any-return]

    def _number(self, choice: Option) -> QWidget:
        name, title = f"choice-{choice.key}", option_text(choice).name
        made: QWidget
        if choice.kind is OptionKind.WHOLE:
            made = number_field(name, title, int(choice.low), int(choice.high))
        else:
            made = decimal_field(name, title, choice.low, choice.high, _decimals(choice))
        made.setFixedWidth(scaled(_FIELD_WIDTH))
        return made


class OptionBox(QComboBox):
    """Several options in words, one of them chosen.

    Signals: `chosen` with the key of the option the user chose.
    """

    chosen = Signal(object)

    def __init__(self, options: Sequence[tuple[str, str]]) -> None:
        super().__init__()
        self.offer(options)
        self.activated.connect(lambda place: self.chosen.emit(self.itemData(place)))

    def offer(self, options: Sequence[tuple[str, str]]) -> None:
        """Offer other options; which one is chosen has to be said again."""
        self.clear()
        for key, words in options:
            self.addItem(tr(words), key)

    def choose(self, key: str) -> None:
        self.setCurrentIndex(self.findData(key))


class NameBox(QComboBox):
    """The names that a file has to offer, each with what it is; the first leaves it to the reader.

    Signals: `chosen` with the name, empty for the first.
    """

    chosen = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self._offered: dict[str, str] = {}
        self.setSizeAdjustPolicy(self.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setFixedWidth(scaled(_NAME_WIDTH))
        self.show_name("")
        self.activated.connect(lambda place: self.chosen.emit(self.itemData(place)))

    def offer(self, offered: Mapping[str, str]) -> None:
        """Offer names, each with words on it; what is chosen stays so."""
        self._offered = dict(offered)
        self.show_name(self.currentData())

    def show_name(self, name: str) -> None:
        """Choose a name, though the file may not have it or may not be known yet."""
        words = {"": tr("Automatic")}
        for offered, what in self._offered.items():
            words[offered] = tr("{name} ({what})", name=offered, what=what)
        if name not in words:
            words[name] = tr("{name} (not in this file)", name=name) if self._offered else name
        self.clear()
        for offered, text in words.items():
            self.addItem(text, offered)
        self.setCurrentIndex(list(words).index(name))
        wanted = self.view().sizeHintForColumn(0) + scaled(24)
        self.view().setMinimumWidth(min(wanted, scaled(_LIST_WIDTH)))


class NumbersField(QWidget):
    """How many numbers were read from a file, with the way to read or forget them.

    Signals: `file_wanted`; `removed` with None.
    """

    file_wanted = Signal()
    removed = Signal(object)

    def __init__(self, choice: Option) -> None:
        super().__init__()
        self._count = text_label("", "body", "text2")
        self._columns = tr("columns: {columns}", columns=tr(_COLUMNS[choice.kind]))
        pick = button(tr("Choose file…"), name=f"choice-{choice.key}-file")
        self._remove = button(tr("Remove"), "quiet", name=f"choice-{choice.key}-remove")
        row(self._count, pick, self._remove, parent=self)
        pick.clicked.connect(self.file_wanted)
        self._remove.clicked.connect(lambda: self.removed.emit(None))

    def show_numbers(self, numbers: Sequence[Any] | None) -> None:
        self._count.setText(
            tr_n("{n} number", "{n} numbers", len(numbers)) if numbers else self._columns
        )
        self._remove.setVisible(bool(numbers))


def _quietly(field: QWidget, show: Callable[[Any], object], value: Any) -> None:
    with QSignalBlocker(field):
        show(value)


def _decimals(choice: Option) -> int:
    """Show as many decimals as the smallest value needs, three at least."""
    smallest = abs(choice.low) if choice.low else 1.0
    return max(3, len(format_number(smallest, 9).rstrip("0").partition(".")[2]))


_WIDTH = 96


class WorkerInputFields(QWidget):
    """A field a choice; one without a number says so until one is typed.

    Signals: `stated` with the key of the choice and the number, None where it is taken back.
    """

    stated = Signal(str, object)

    def __init__(self) -> None:
        super().__init__()
        self._rows = column(parent=self, spacing=4)

    def show_numbers(self, numbers: Sequence[tuple[Option, float | None]]) -> None:
        clear(self._rows)
        for choice, value in numbers:
            self._rows.addWidget(self._make(choice, value))
        self.setVisible(bool(numbers))

    def _make(self, choice: Option, value: float | None) -> QWidget:
        made = QWidget()
        words = tr("{name} of this worker", name=option_text(choice).name)
        field = decimal_field(f"stated-{choice.key}", words, choice.low, choice.high, 3)
        field.setFixedWidth(scaled(_WIDTH))
        field.setValue(0.0 if value is None else value)
        # Return and leaving the field state the number; the arrows wait for that too.
        field.editingFinished.connect(partial(self._on_finished, choice.key, field, value))
        note = text_label(tr("not stated") if value is None else "", "caption", "text2")
        drop = button(tr("Remove manual label"), "quiet", name=f"unstate-{choice.key}")
        drop.clicked.connect(partial(self.stated.emit, choice.key, None))
        drop.setVisible(value is not None)
        title = text_label(words, "body", "text2", wrap=True)
        row(title, field, note, drop, parent=made).setStretchFactor(title, 1)
        made.setToolTip(plain_tooltip(option_text(choice).sentence))
        return made

    def _on_finished(self, key: str, field: QDoubleSpinBox, before: float | None) -> None:
        typed = field.lineEdit().isModified()
        if field.value() != (0.0 if before is None else before) or (before is None and typed):
            self.stated.emit(key, field.value())
