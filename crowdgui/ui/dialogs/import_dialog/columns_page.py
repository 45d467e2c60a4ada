"""The step Columns: layout, question and models, above the first rows with their roles."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFileDialog,
    QLabel,
    QLineEdit,
    QSizePolicy,
    QStyle,
    QStyleOptionComboBox,
    QWidget,
)

from crowdgui.io.importing.assistant.file_preview import PREVIEW_ROWS
from crowdgui.io.importing.assistant.spec_options import (
    available_roles,
    layout_names,
    role_name,
    split_patterns,
)
from crowdgui.io.tabular.roles import ColumnRole
from crowdgui.text.translation import format_number, tr, tr_n
from crowdgui.text.wording import name_question
from crowdgui.ui.dialogs.file_filters import label_files
from crowdgui.ui.dialogs.import_dialog.preview_table import PreviewTable
from crowdgui.ui.style import icons
from crowdgui.ui.style.fonts import base_px, font, scaled
from crowdgui.ui.style.theme import tokens
from crowdgui.ui.widgets.buttons import button, set_button_text
from crowdgui.ui.widgets.cells import CellStyle, paint_cell_text
from crowdgui.ui.widgets.fields import ChoiceBox
from crowdgui.ui.widgets.layout import Surface, column, named, row, stacked
from crowdgui.ui.widgets.text import ElidedLabel, plain_tooltip, text_label

if TYPE_CHECKING:
    from PySide6.QtGui import QColor, QFocusEvent, QKeyEvent, QPaintEvent, QResizeEvent, QWheelEvent

    from crowdgui.io.importing.assistant.file_preview import FilePreview
    from crowdgui.io.importing.assistant.import_state import ImportState
    from crowdgui.io.importing.import_spec import ImportSpec
    from crowdgui.ui.dialogs.import_dialog.controller import ImportController


_GAP, _TOP, _SPARE = 8, 8, 1


_NAME = 100


_STEPS = frozenset(
    {Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown}
    | {Qt.Key.Key_Home, Qt.Key.Key_End}
)


class RoleChooser(QComboBox):
    """Chooses the role of one column; tinted where the column is used.

    Signals: `role_chosen` with the column and its new role; `reached` with the column when the
    keyboard comes to it.
    """

    role_chosen = Signal(int, object)
    reached = Signal(int)

    def __init__(self, column: int, parent: QWidget) -> None:
        super().__init__(parent)
        self._column = column
        self._roles: tuple[ColumnRole, ...] = ()
        self.setFont(font("body"))
        self.activated.connect(self._on_activated)

    def set_role(self, roles: tuple[ColumnRole, ...], role: ColumnRole, name: str) -> None:
        """Show `role` of the column `name` among those it can have."""
        if roles != self._roles:
            self._roles = roles
            self.clear()
            self.addItems([role_name(r) for r in roles])
            self.view().setMinimumWidth(self.view().sizeHintForColumn(0) + scaled(24))
        self.setCurrentIndex(roles.index(role) if role in roles else -1)
        # A narrow column has no room for its role.
        self.setToolTip(plain_tooltip(self.currentText()))
        named(self, f"import-role-{self._column}", tr("Role of column “{name}”", name=name))
        self.update()

    def role(self) -> ColumnRole:
        place = self.currentIndex()
        return self._roles[place] if place >= 0 else ColumnRole.LEAVE_OUT

    def wheelEvent(self, event: QWheelEvent) -> None:
        # Scrolling the columns along must not change what they hold.
        event.ignore()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _STEPS:
            # Each step on the way to a role would already swap it with another column's.
            self.showPopup()
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.reached.emit(self._column)

    def paintEvent(self, event: QPaintEvent) -> None:
        colors, used = tokens(), self.role() is not ColumnRole.LEAVE_OUT
        option = QStyleOptionComboBox()
        self.initStyleOption(option)
        state: QStyle.StateFlag = option.state
        hovered = bool(state & QStyle.StateFlag.State_MouseOver)
        ink = colors.accent_text if used else colors.text2
        edge = colors.accent_text if used else colors.control_line
        fill = colors.accent_soft if used else colors.hover if hovered else colors.raised
        if not self.isEnabled():
            ink, edge, fill = colors.text3, colors.line, colors.hover
        pen = 2 if self.hasFocus() else 1
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(colors.accent_text if pen == 2 else edge, pen))
        painter.setBrush(fill)
        inset = pen / 2
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(inset, inset, -inset, -inset), 6, 6)
        self._paint_inside(painter, ink, "accent_text" if used else "text2")

    def _paint_inside(self, painter: QPainter, ink: QColor, token: str) -> None:
        size = scaled(14)
        room = QRectF(self.rect()).adjusted(8, 0, -size - 8, 0)
        right_to_left = self.layoutDirection() is Qt.LayoutDirection.RightToLeft
        if right_to_left:
            room = QRectF(self.rect()).adjusted(size + 8, 0, -8, 0)
        look = CellStyle(self.currentText(), ink, not self.isEnabled())
        paint_cell_text(painter, room, look, font("body"), right_to_left)
        x = 6 if right_to_left else self.width() - size - 6
        icons.paint(painter, "chevron-down", token, x, (self.height() - size) / 2, size)

    def _on_activated(self, place: int) -> None:
        self.role_chosen.emit(self._column, self._roles[place])


class RoleBar(Surface):
    """The choosers over the columns in sight; a wide table makes no more of them than needed.

    Signals: `role_chosen` with the column and its new role.
    """

    role_chosen = Signal(int, object)

    def __init__(self, table: PreviewTable, before: QWidget) -> None:
        super().__init__("canvas")
        self._table, self._before = table, before
        self._reading: ImportSpec | None = None
        self._choosers: dict[int, RoleChooser] = {}
        self._place_area = QWidget(self)
        self.setFixedHeight(base_px() + 17 + _TOP)
        # A hundred columns that change their width place the choosers once.
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._place)
        table.horizontalHeader().sectionResized.connect(self._soon.start)
        table.horizontalHeader().geometriesChanged.connect(self._soon.start)
        table.horizontalScrollBar().valueChanged.connect(self._place)

    def set_reading(self, reading: ImportSpec | None) -> None:
        """Show the roles of other or the same columns; None shows no chooser."""
        self._reading = reading
        width = len(reading.roles) if reading else 0
        for place in [c for c in self._choosers if c >= width]:
            chooser = self._choosers.pop(place)
            chooser.hide()
            chooser.deleteLater()
        for place, chooser in self._choosers.items():
            self._show_role(place, chooser)
        self._place()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def _place(self) -> None:
        header = self._table.horizontalHeader()
        first = self._table.verticalHeader().width()
        mirrored = self.layoutDirection() is Qt.LayoutDirection.RightToLeft
        left = 0 if mirrored else first
        self._place_area.setGeometry(left, 0, max(0, self.width() - first), self.height())
        shown = set(self._in_sight())
        # The one with the keyboard stays, out of sight, so that typing goes on where it was.
        shown |= {c for c, chooser in self._choosers.items() if chooser.hasFocus()}
        for place in shown:
            x, width = header.sectionViewportPosition(place), header.sectionSize(place)
            chooser = self._choosers.get(place) or self._make(place)
            chooser.setGeometry(x, _TOP, width - _GAP, base_px() + 17)
            chooser.show()
        for place in self._choosers.keys() - shown:
            self._choosers[place].hide()

    def _in_sight(self) -> range:
        """Return the columns in sight, and one more at each side for the Tab key to go to."""
        header = self._table.horizontalHeader()
        n = min(header.count(), len(self._reading.roles) if self._reading else 0)
        if not n:
            return range(0)
        ends = [header.logicalIndexAt(x) for x in (0, header.viewport().width() - 1)]
        first, last = sorted(end if end >= 0 else n - 1 for end in ends)
        return range(max(0, first - _SPARE), min(n, last + 1 + _SPARE))

    def _make(self, column: int) -> RoleChooser:
        chooser = RoleChooser(column, self._place_area)
        chooser.role_chosen.connect(self.role_chosen)
        chooser.reached.connect(self._table.show_column)
        self._show_role(column, chooser)
        self._choosers[column] = chooser
        chain = [self._before, *(self._choosers[c] for c in sorted(self._choosers))]
        for one, next_one in pairwise(chain):
            QWidget.setTabOrder(one, next_one)
        return chooser

    def _show_role(self, column: int, chooser: RoleChooser) -> None:
        assert self._reading is not None
        name = self._table.table.shown.columns[column][:_NAME]
        roles = available_roles(self._reading.layout)
        chooser.set_role(roles, self._reading.roles[column], name)


class PreviewPane(Surface):
    """The first rows with a role for each column, and how many rows there are.

    `before` is the widget that the keyboard leaves for the first chooser.
    """

    def __init__(self, controller: ImportController, before: QWidget) -> None:
        super().__init__("canvas")
        self._preview: FilePreview | None = None
        self._spec: ImportSpec | None = None
        self._table = PreviewTable()
        self._bar = RoleBar(self._table, before)
        self._note = text_label("", "caption", "text2")
        self._why = text_label("", "body", "text2", wrap=True)
        self._why.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._rows, self._none = QWidget(), QWidget()
        column(self._bar, self._table, parent=self._rows)
        column(None, self._why, None, parent=self._none, margins=(48, 24, 48, 24))
        self._stack = stacked(self._rows, self._none, parent=self)
        foot = Surface("canvas", ("top",))
        row(self._note, None, parent=foot, margins=(12, 0, 12, 0))
        column(self._stack, foot, parent=self)
        self._note.setFixedHeight(scaled(36))
        self._bar.role_chosen.connect(
            lambda place, role: controller.do(lambda state: state.choose_role(place, role))
        )
        controller.changed.connect(self._show)

    def _show(self, state: ImportState) -> None:
        if state.preview is not None:
            self._show_rows(state.preview, state.spec)
            self._count_rows(state.rows, state.preview.sheet)
        elif state.requests.preview is None:
            self._show_nothing(tr("The rows can’t be shown."))

    def _show_rows(self, seen: FilePreview, spec: ImportSpec) -> None:
        """Show other rows, or other roles of the same."""
        if seen is not self._preview:
            self._bar.set_reading(None)
            self._table.table.set_preview(seen.shown, spec)
            self._bar.set_reading(spec)
            self._stack.setCurrentWidget(self._rows)
        elif spec is not self._spec:
            self._table.table.set_reading(spec)
            self._bar.set_reading(spec)
        self._preview, self._spec = seen, spec

    def _count_rows(self, rows: int | None, sheet: str) -> None:
        """Write how many rows the file has, once they are counted."""
        shown = self._table.table.rowCount()
        if rows is None:
            some = shown == PREVIEW_ROWS
            words = tr("The first {n} rows.", n=format_number(shown)) if some else ""
        elif rows <= shown:
            words = (
                tr_n(
                    "The only row of the sheet “{sheet}”.",
                    "All {n} rows of the sheet “{sheet}”.",
                    rows,
                    sheet=sheet,
                )
                if sheet
                else tr_n("The only row of the file.", "All {n} rows of the file.", rows)
            )
        else:
            n, every = format_number(shown), format_number(rows)
            words = (
                tr("The first {n} of {rows} rows of “{sheet}”.", n=n, rows=every, sheet=sheet)
                if sheet
                else tr("The first {n} of {rows} rows.", n=n, rows=every)
            )
        self._note.setText(words)

    def _show_nothing(self, why: str) -> None:
        """Show no rows, because they cannot be read."""
        self._preview = None
        self._why.setText(why)
        self._note.setText("")
        self._stack.setCurrentWidget(self._none)


class ModelFields(QWidget):
    """Which workers are models: patterns of their names, and a file that lists them.

    `patterns` is the field of names, `last` the widget that the keyboard leaves the fields by.
    """

    def __init__(self, controller: ImportController) -> None:
        super().__init__()
        self._controller = controller
        title = tr("Models")
        self.patterns = named(QLineEdit(), "import-models", tr("Models among the workers"))
        self.patterns.setFont(font("body"))
        self.patterns.setText(", ".join(controller.state.spec.models))
        self.patterns.setPlaceholderText(tr("Such as gpt-*, claude-*"))
        self.patterns.setToolTip(
            plain_tooltip(
                tr(
                    "Names of workers that are models, separated by commas; * fits any "
                    "characters. A list of models or a column with the role “Person or model” "
                    "counts more."
                )
            )
        )
        self.patterns.setMaximumWidth(scaled(360))
        self._file = ElidedLabel("", "body", "text2")
        self.last = self._remove = button(tr("Remove"), "quiet", name="import-models-remove")
        self._remove.setAccessibleName(tr("Remove the list of models"))
        self._choose = button(tr("List of models…"), name="import-models-choose")
        self._choose.setToolTip(
            plain_tooltip(
                tr("A table of the workers that are models, with kind, family and version if known")
            )
        )
        label = text_label(title, "body", "text2")
        label.setBuddy(self.patterns)
        parts = (label, self.patterns, self._choose, self._file, self._remove)
        row(*parts, None, parent=self).setStretch(1, 8)
        self._connect()

    def _connect(self) -> None:
        do = self._controller.do
        self.patterns.textEdited.connect(
            lambda text: do(lambda state: state.change_spec(models=split_patterns(text)))
        )
        self._choose.clicked.connect(self._on_choose_clicked)
        self._remove.clicked.connect(lambda: do(lambda state: state.choose_models(None)))
        self._controller.changed.connect(self._show)

    def _show(self, state: ImportState) -> None:
        """Show the choices; a field that is being typed in stays as it is."""
        if split_patterns(self.patterns.text()) != state.spec.models:
            self.patterns.setText(", ".join(state.spec.models))
        path = state.source.models
        self._file.setText("" if path is None else path.name)
        self._remove.setVisible(path is not None)

    def _on_choose_clicked(self) -> None:
        source = self._controller.state.source
        name, _ = QFileDialog.getOpenFileName(
            self,
            tr("Choose the file that lists the models"),
            str((source.models or source.path).parent),
            label_files(),
        )
        if name:
            self._controller.do(lambda state: state.choose_models(Path(name)))


class ColumnsPage(Surface):
    """Layout, question and models above the first rows."""

    def __init__(self, controller: ImportController) -> None:
        super().__init__("canvas")
        self._controller = controller
        layout = controller.state.spec.layout
        self._layout = ChoiceBox("import-layout", tr("Layout"), layout_names(), layout)
        self._layout.fill_width()
        self._layout.setMinimumWidth(scaled(120))
        self._layout.setMaximumWidth(scaled(360))
        self._named: dict[str, str] = {}
        self._question: ChoiceBox[str] = ChoiceBox("import-question", tr("Question"), {"": ""}, "")
        self._question.fill_width()
        self._question.setMinimumWidth(scaled(120))
        self._every = named(QCheckBox(), "import-every-question")
        self._every.setFont(font("body"))
        self._every.setToolTip(
            plain_tooltip(
                tr(
                    "Each question gets its own labels, all in one project. The chosen "
                    "question is shown here."
                )
            )
        )
        self._question_part = QWidget()
        box = add_caption_left(tr("Question"), self._question)
        line = row(box, self._every, parent=self._question_part, spacing=12)
        line.setContentsMargins(24, 8, 24, 0)
        line.setStretch(0, 1)
        # A question in its own words needs a line for itself.
        bar = row(add_caption_left(tr("Layout"), self._layout), margins=(24, 10, 24, 0))
        models = ModelFields(controller)
        models_line = row(models, margins=(24, 8, 24, 8))
        preview = PreviewPane(controller, models.last)
        column(bar, self._question_part, models_line, preview, parent=self).setStretch(3, 1)
        self._align(models)
        self._question_part.hide()
        self._name_every()
        self._connect()

    def _align(self, models: ModelFields) -> None:
        """Begin the fields of all lines at the same place."""
        fields = (self._layout, self._question, models.patterns)
        names = [label for label in self.findChildren(QLabel) if label.buddy() in fields]
        widest = max(label.sizeHint().width() for label in names)
        for label in names:
            label.setMinimumWidth(widest)

    def _connect(self) -> None:
        do = self._controller.do
        self._layout.chosen.connect(
            lambda: do(lambda state: state.choose_layout(self._layout.value()))
        )
        self._question.chosen.connect(
            lambda: do(lambda state: state.choose_question(self._question.value()))
        )
        self._every.clicked.connect(
            lambda every: do(lambda state: state.choose_every_question(every))
        )
        self._controller.changed.connect(self._show)

    def _show(self, state: ImportState) -> None:
        self._layout.set_value(state.spec.layout)
        self._question_part.setVisible(state.question is not None)
        if state.question is None:
            return
        asks = {} if state.preview is None else state.preview.asks
        # Other files can ask something else under the same names.
        named = {name: name_question(name, asks.get(name, "")) for name in state.questions}
        if named != self._named:
            self._named = named
            self._question.offer(named, state.question)
            self._name_every()
        self._question.set_value(state.question)
        self._every.setChecked(state.opens_every_question)
        # Tags are questions already.
        self._every.setEnabled(state.spec.classes.tags is None)

    def _name_every(self) -> None:
        set_button_text(self._every, tr("Open all {n}", n=format_number(len(self._named))))


def add_caption_left(title: str, box: QComboBox) -> QWidget:
    """Place a name to the left of a box."""
    made = QWidget()
    label = text_label(title, "body", "text2")
    label.setBuddy(box)
    label.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)
    row(label, box, parent=made).setAlignment(Qt.AlignmentFlag.AlignLeft)
    return made
