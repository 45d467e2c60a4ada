"""The import dialog: four steps from files to labels, each a page that shows one state."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QIcon, QIconEngine, QKeySequence, QPainter, QPen, QShortcut
from PySide6.QtWidgets import QDialog, QSizePolicy, QStackedWidget, QWidget

from crowdgui.io.importing.assistant.import_state import STEPS, ImportState, ImportStep
from crowdgui.io.importing.assistant.spec_options import layout_names
from crowdgui.io.importing.guess.certainty import ask_doubt, describe_alternative
from crowdgui.io.importing.guess.guessing import DoubtKind
from crowdgui.io.importing.import_spec import name_files
from crowdgui.text.translation import format_number, join_list, shorten, tr, tr_n
from crowdgui.text.wording import name_question
from crowdgui.ui.dialogs.import_dialog.checks import ChecksView, SkippedRowsPage
from crowdgui.ui.dialogs.import_dialog.classes_page import ClassesPage
from crowdgui.ui.dialogs.import_dialog.columns_page import ColumnsPage
from crowdgui.ui.dialogs.import_dialog.controller import ImportController
from crowdgui.ui.dialogs.import_dialog.source_page import SourcePage
from crowdgui.ui.dialogs.import_dialog.spec_fields import ContentFields, GoldFields, SpecFields
from crowdgui.ui.dialogs.import_dialog.value_grouping import TagBar, ValueGrouping, ask_tags
from crowdgui.ui.style import icons
from crowdgui.ui.style.fonts import font, scaled
from crowdgui.ui.style.theme import tokens
from crowdgui.ui.widgets.buttons import ModeBar, button
from crowdgui.ui.widgets.focus import FocusRing, KeptFocus, move_focus_on
from crowdgui.ui.widgets.layout import (
    FlowLayout,
    Surface,
    column,
    named,
    replace_widget,
    resize_within_screen,
    row,
    scroll_vertically,
)
from crowdgui.ui.widgets.text import ElidedLabel, IconView, plain_tooltip, text_label

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtWidgets import QBoxLayout, QPushButton

    from crowdgui.io.importing.guess.guessing import Alternative, Doubt
    from crowdgui.io.importing.recipes import RecipeBook
    from crowdgui.io.importing.sources import Source
    from crowdgui.io.importing.tables import OpenedFile


SIDE = 20


_TICK = 14


def step_icon(place: int, *, passed: bool) -> QIcon:
    """Return the mark of the step at a place, from 1 on.

    Those before the shown one are `passed`.
    """
    return QIcon(_StepIcon(place, passed))


class _StepIcon(icons.PaintedIcon):
    """A button's `On` is the step that is shown."""

    def __init__(self, place: int, passed: bool) -> None:
        super().__init__()
        self._place, self._passed = place, passed

    def clone(self) -> QIconEngine:
        return _StepIcon(self._place, self._passed)

    def paint(self, painter: QPainter, rect: QRect, mode: QIcon.Mode, state: QIcon.State) -> None:
        colors, shown = tokens(), state is QIcon.State.On
        side = min(rect.width(), rect.height())
        area = QRectF(rect.x(), rect.y() + (rect.height() - side) / 2, side, side)
        ground = colors.accent if shown else colors.accent_soft if self._passed else colors.canvas
        edge = colors.ctrl if not (shown or self._passed) else colors.accent_text
        soft = self._passed and not shown and not colors.contrast
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen if shown or soft else QPen(edge, 1))
        painter.setBrush(ground)
        painter.drawEllipse(area.adjusted(0.5, 0.5, -0.5, -0.5))
        if self._passed and not shown:
            tick = round(side * _TICK / SIDE)
            left, top = area.center().x() - tick / 2, area.center().y() - tick / 2
            icons.paint(painter, "check", "accent_text", left, top, tick)
            return
        painter.setFont(font("header"))
        painter.setPen(colors.on_accent if shown else colors.text2)
        painter.drawText(area, Qt.AlignmentFlag.AlignCenter, format_number(self._place))


# The style leaves 4 px between icon and text; the design wants 8.
_ICON_GAP = 4


class ImportHead(Surface):
    """Names the files and how many rows they have, and shows the steps."""

    def __init__(self, controller: ImportController) -> None:
        super().__init__("canvas", ("bottom",))
        self._file = ElidedLabel("", "section")
        self._file.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self._rows = text_label("", "body", "text2")
        self._steps = ModeBar("import-step", STEPS)
        words = (tr("Source"), tr("Columns"), tr("Classes"), tr("Check"))
        for place, (key, word) in enumerate(zip(STEPS, words, strict=True), start=1):
            self._steps.set_words(key, word)
            self._steps.set_spoken(key, tr("{n} {step}", n=format_number(place), step=word))
        top = row(self._file, self._rows, None, spacing=12)
        box = column(row(top, margins=(10, 0, 0, 0)), self._steps, parent=self, spacing=8)
        box.setContentsMargins(14, 12, 24, 8)
        self._steps.mode_chosen.connect(
            lambda key: controller.do(lambda state: state.show_step(key))
        )
        controller.changed.connect(self._show)

    def _show(self, state: ImportState) -> None:
        self._file.setText(name_files([path.name for path in state.files]))
        self._rows.setText("" if state.rows is None else tr_n("{n} row", "{n} rows", state.rows))
        self._show_step(state.step)

    def _show_step(self, shown: ImportStep) -> None:
        if self._steps.chosen() == shown:
            return
        self._steps.choose(shown)
        passed, size = STEPS.index(shown), QSize(scaled(SIDE) + _ICON_GAP, scaled(SIDE))
        for place, step in enumerate(STEPS):
            self._steps.set_icon(step, step_icon(place + 1, passed=place < passed), size)


_MOST_WAYS, _LONGEST_WAY = 6, 40


def _name_way(doubt: Doubt, option: Alternative) -> str:
    """Name an alternative on its button; of questions that ask the same its own name tells."""
    if not option.words:
        return shorten(option.name, _LONGEST_WAY)
    if sum(other.words == option.words for other in doubt.options) == 1:
        return shorten(option.words, _LONGEST_WAY)
    room = max(_LONGEST_WAY // 2, _LONGEST_WAY - len(option.name))
    return name_question(option.name, shorten(option.words, room))


def _open_all(n: int) -> QPushButton:
    return button(tr("Open all {n}", n=format_number(n)), name="import-doubt-every")


class DoubtBar(Surface):
    """Asks what a guess leaves open; hidden where nothing is. Importing waits for an answer."""

    def __init__(self, controller: ImportController) -> None:
        super().__init__("warn_soft", ("bottom",))
        self.setObjectName("import-doubt")
        self._controller = controller
        self._shown: Doubt | None = None
        icon = IconView("warning")
        icon.set_icon("warning", "warn")
        self._sentence = text_label("", "body", wrap=True)
        self._ways = QWidget()
        self._room = column(self._sentence, self._ways, spacing=8)
        line = row(icon, self._room, parent=self, spacing=10, margins=(24, 8, 24, 10))
        line.setStretch(1, 1)
        line.setAlignment(icon, Qt.AlignmentFlag.AlignTop)
        self.hide()
        controller.changed.connect(self._show)

    def sentence(self) -> str:
        return self._sentence.text()

    def _show(self, state: ImportState) -> None:
        doubt = state.doubt
        self.setVisible(doubt is not None)
        if doubt is None or doubt is self._shown:
            return
        self._shown = doubt
        words = ask_doubt(doubt, state.file_column)
        self._sentence.setText(words)
        self.setAccessibleName(words)
        before, self._ways = self._ways, QWidget()
        flow = FlowLayout(self._ways)
        for way in self._make_ways(doubt):
            flow.addWidget(way)
        replace_widget(self._room, before, self._ways)

    def _make_ways(self, doubt: Doubt) -> Iterator[QPushButton]:
        do = self._controller.do
        if doubt.kind is DoubtKind.LAYOUT:
            for number, (layout, name) in enumerate(layout_names().items()):
                way = button(name, name=f"import-doubt-{number}")
                way.clicked.connect(partial(do, partial(ImportState.choose_layout, layout=layout)))
                yield way
            return
        if doubt.role is not None or doubt.kind is DoubtKind.QUESTION:
            for number, other in enumerate(doubt.options[:_MOST_WAYS]):
                # An ampersand in a column's name is no shortcut.
                name = _name_way(doubt, other).replace("&", "&&")
                way = button(name, name=f"import-doubt-{number}")
                if other.n_labels or other.words:
                    # What is cut on the button, and its name in the file, is said here.
                    gives = (
                        name_question(other.name, other.words)
                        if other.words
                        else describe_alternative(other)
                    )
                    way.setToolTip(plain_tooltip(gives))
                    way.setAccessibleDescription(gives)
                way.clicked.connect(
                    partial(do, partial(ImportState.choose_alternative, name=other.name))
                )
                yield way
        if doubt.kind is DoubtKind.QUESTION:
            every = _open_all(len(doubt.options))
            every.clicked.connect(
                partial(do, partial(ImportState.choose_every_question, every=True))
            )
            yield every
            return
        if columns := self._controller.state.possible_questions:
            every = _open_all(len(columns))
            every.setToolTip(
                plain_tooltip(tr("Each of these columns becomes a question with its own labels."))
            )
            every.clicked.connect(partial(do, ImportState.open_possible_questions))
            yield every
        if self._controller.state.spec.problem() is not None:
            # What is shown can't be imported, and this is the only word on why.
            return
        keep = button(tr("Keep as shown"), name="import-doubt-keep")
        keep.clicked.connect(partial(do, ImportState.confirm_spec))
        yield keep


class OrderBar(Surface):
    """Asks whether classes that look ordered are a scale; importing does not wait for it."""

    def __init__(self, controller: ImportController) -> None:
        super().__init__("accent_soft", ("bottom",))
        self.setObjectName("import-ordered")
        self._controller = controller
        self._order: tuple[str, ...] = ()
        self._sentence = text_label("", "body", wrap=True)
        yes = button(tr("Ordered, lowest first"), name="import-ordered-yes")
        no = button(tr("Not ordered"), name="import-ordered-no")
        other = button(tr("Another order…"), "quiet", name="import-ordered-other")
        ways = QWidget()
        flow = FlowLayout(ways)
        for way in (yes, no, other):
            flow.addWidget(way)
        words = column(self._sentence, ways, spacing=8)
        icon = IconView("help", 16, "accent_text")
        line = row(icon, words, parent=self, spacing=10, margins=(24, 8, 24, 10))
        line.setStretch(1, 1)
        line.setAlignment(icon, Qt.AlignmentFlag.AlignTop)
        self.hide()
        yes.clicked.connect(self._on_yes)
        no.clicked.connect(partial(controller.do, ImportState.choose_no_order))
        other.clicked.connect(self._on_other)
        controller.changed.connect(self._show)

    def sentence(self) -> str:
        return self._sentence.text()

    def _show(self, state: ImportState) -> None:
        decided = state.spec.classes.is_scale is not None
        if state.has_findings or decided:
            self._order = state.order_question
            shown = join_list([shorten(name, 20) for name in self._order])
            words = tr(
                "Are these classes ordered, from lowest to highest: {classes}? If they are, rules "
                "and errors can count how far labels are apart.",
                classes=shown,
            )
            self._sentence.setText(words)
            self.setAccessibleName(words)
        self.setVisible(bool(self._order))

    def _on_yes(self) -> None:
        self._controller.do(partial(ImportState.choose_order, order=self._order))

    def _on_other(self) -> None:
        """State the order that was guessed, and show it where it can be changed."""
        order = self._order
        self._controller.do(lambda state: state.choose_order(order).show_step(ImportStep.CLASSES))


_RIGHT = 328


class ImportPages(QWidget):
    """The page of the step that is shown, and beside it the checks with what is chosen there."""

    def __init__(self, controller: ImportController, parent: QWidget) -> None:
        super().__init__(parent)
        self.doubt, self.tags = DoubtBar(controller), TagBar(controller)
        self._stack = QStackedWidget()
        self.ordered = OrderBar(controller)
        left = column(self.doubt, self.tags, self.ordered, self._stack)
        left.setStretch(3, 1)
        # Put into its place before it is filled: at every step up, Qt would style all in it again.
        line = row(left, parent=self, spacing=0)
        self.source = SourcePage(controller)
        self.columns = ColumnsPage(controller)
        self.classes = ClassesPage(controller)
        self.skipped = SkippedRowsPage(controller)
        self._checks = ChecksView(controller)
        self._options = SpecFields(controller)
        self._gold = GoldFields(controller)
        self._content = ContentFields(controller)
        self._grouping = ValueGrouping(controller)
        for page in (self.source, self.columns, self.classes, self.skipped):
            self._stack.addWidget(page)
        self._add_right(line)
        line.setStretch(0, 1)
        controller.changed.connect(self._show)

    def _show(self, state: ImportState) -> None:
        self._stack.setCurrentIndex(STEPS.index(state.step))
        for part in (self._options, self._gold, self._content):
            part.setVisible(state.step is ImportStep.COLUMNS)
        self._grouping.setVisible(state.step is ImportStep.CLASSES)

    def _add_right(self, line: QBoxLayout) -> None:
        inside, right = Surface("canvas"), Surface("canvas", ("left",))
        line.addWidget(right)
        column(scroll_vertically(inside), parent=right, margins=(1, 0, 0, 0))
        parts = (self._grouping, self._checks, self._options, self._gold, self._content, None)
        sections = column(*parts, parent=inside, margins=(20, 18, 20, 18))
        sections.insertSpacing(2, 16)
        right.setFixedWidth(scaled(_RIGHT))


_SIZE, _LEAST = (1080, 720), (900, 600)


class ImportDialog(QDialog):
    """Shows the first rows and what all rows give, again after every choice.

    `opened` keeps what was parsed of the files already. Signals: `imported` with the
    `ImportedLabels` of each question that is opened, a tuple, once the user accepts.
    """

    imported = Signal(object)

    def __init__(
        self,
        source: Source,
        parent: QWidget | None = None,
        recipes: RecipeBook | None = None,
        opened: OpenedFile | None = None,
    ) -> None:
        super().__init__(parent)
        title = tr("Import labels")
        named(self, "import-dialog", title).setWindowTitle(title)
        self.controller = ImportController(self, source, recipes, opened)
        self._head = ImportHead(self.controller)
        # Tab goes through the parts in the order in which they come into the dialog.
        self._head.setParent(self)
        self.pages = ImportPages(self.controller, self)
        self._back = button(tr("Back"), name="import-back")
        self._next = button(tr("Next"), name="import-next")
        self._cancel = button(tr("Cancel"), name="import-cancel")
        self._ok = button(tr("Import"), "primary", name="import-ok")
        self._kept = KeptFocus(self._ok)
        self._lay_out()
        self._connect()
        FocusRing(self)
        self.controller.begin()

    def done(self, result: int) -> None:
        """Close; the results of what is still being read are dropped."""
        self.shut_down(0)
        super().done(result)
        # Hiding passes the focus on; the ring must not look for its place in what is taken apart.
        if (focused := self.focusWidget()) is not None:
            focused.clearFocus()

    def shut_down(self, milliseconds: int = 5000) -> bool:
        """Stop all reading; False where it would not stop: the dialog must not be deleted then."""
        return self.controller.reader.shut_down(milliseconds)

    def _connect(self) -> None:
        do = self.controller.do
        self._back.clicked.connect(lambda: do(lambda state: state.go(-1)))
        self._next.clicked.connect(lambda: do(lambda state: state.go(1)))
        for keys, by in (("Ctrl+PgUp", -1), ("Ctrl+PgDown", 1)):
            QShortcut(QKeySequence(keys), self, lambda by=by: do(lambda state: state.go(by)))
        self._cancel.clicked.connect(self.reject)
        self._ok.clicked.connect(lambda: do(lambda state: state.import_labels()))
        self.controller.changed.connect(self._show)

    def _lay_out(self) -> None:
        promise = tr("Your files are only read, never changed. Nothing leaves this computer.")
        words = ElidedLabel(promise, "caption", "text2")
        foot = Surface("canvas", ("top",))
        parts = (words, self._back, self._next, self._cancel, self._ok)
        line = row(*parts, parent=foot, margins=(24, 10, 16, 10))
        line.setStretch(0, 1)
        line.insertSpacing(3, 12)
        box = column(self._head, self.pages, foot, parent=self)
        box.setStretchFactor(self.pages, 1)
        # Only a button that is in its dialog already can become the one that Enter presses.
        self._ok.setDefault(True)
        self._ok.setFocus()
        # Enter presses the button that has the keyboard; on a step, and elsewhere, it imports.
        for step in self._head.findChildren(type(self._ok)):
            step.setAutoDefault(False)
        room = (self.parentWidget() or self).screen().availableSize().toTuple()
        # Large text needs more, as far as the screen has it.
        least = (min(scaled(n), max(n, most)) for n, most in zip(_LEAST, room, strict=True))
        self.setMinimumSize(*least)
        resize_within_screen(self, *_SIZE)

    @Slot(object)
    def _show(self, state: ImportState) -> None:
        """Show what can be done; while the user waits for the labels, only to cancel."""
        waits, place = state.is_importing, STEPS.index(state.step)
        was_at = self.focusWidget()
        self._head.setEnabled(not waits)
        self.pages.setEnabled(not waits)
        self._back.setEnabled(not waits and place > 0)
        self._next.setEnabled(not waits and place < len(STEPS) - 1)
        self._kept.set_enabled(state.can_import)
        self._ok.setToolTip(plain_tooltip(_what_is_missing(state)))
        if was_at in (self._back, self._next):
            # At the first and the last step Qt would go on to "Cancel".
            move_focus_on(was_at, *((self._next,) if place == 0 else (self._ok, self._back)))
        if state.is_accepted:
            self._finish(state)

    def _finish(self, state: ImportState) -> None:
        assert state.findings is not None
        if self.controller.book is not None:
            state.recipe.remember(state.spec, state.columns, self.controller.book)
        self.accept()
        self.imported.emit(state.findings.every)


def _what_is_missing(state: ImportState) -> str:
    """Return why the labels can't be imported, which a page that is not shown may say."""
    if state.problem:
        return state.problem
    if state.doubt is not None:
        return ask_doubt(state.doubt, state.file_column)
    return ask_tags(state) if state.tags_in_doubt else ""
