"""The import dialog: four steps from files to labels, each a page that shows one state."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal, Slot
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QDialog, QStackedWidget, QWidget

from crowdgui.io.importing.assistant.import_state import STEPS, ImportStep
from crowdgui.text.translation import tr
from crowdgui.ui.dialogs.import_dialog.checks import ChecksView, SkippedRowsPage
from crowdgui.ui.dialogs.import_dialog.classes_page import ClassesPage
from crowdgui.ui.dialogs.import_dialog.columns_page import ColumnsPage
from crowdgui.ui.dialogs.import_dialog.controller import ImportController
from crowdgui.ui.dialogs.import_dialog.doubt_bar import DoubtBar
from crowdgui.ui.dialogs.import_dialog.source_page import SourcePage
from crowdgui.ui.dialogs.import_dialog.spec_fields import ContentFields, GoldFields, SpecFields
from crowdgui.ui.dialogs.import_dialog.steps import ImportHead
from crowdgui.ui.dialogs.import_dialog.value_grouping import ValueGrouping
from crowdgui.ui.style.fonts import scaled
from crowdgui.ui.widgets.buttons import button
from crowdgui.ui.widgets.focus import FocusRing
from crowdgui.ui.widgets.layout import Surface, column, named, row, scroll_vertically
from crowdgui.ui.widgets.text import ElidedLabel

if TYPE_CHECKING:
    from crowdgui.io.importing.assistant.import_state import ImportState
    from crowdgui.io.importing.recipes import RecipeBook
    from crowdgui.io.importing.sources import Source
    from crowdgui.io.importing.tables import OpenedFile


_RIGHT = 328


class ImportPages(QWidget):
    """The page of the step that is shown, and beside it the checks with what is chosen there."""

    def __init__(self, controller: ImportController) -> None:
        super().__init__()
        self.source = SourcePage(controller)
        self.columns = ColumnsPage(controller)
        self.classes = ClassesPage(controller)
        self.skipped = SkippedRowsPage(controller)
        self._checks = ChecksView(controller)
        self._choices = SpecFields(controller)
        self._gold = GoldFields(controller)
        self._content = ContentFields(controller)
        self._grouping = ValueGrouping(controller)
        self.doubt = DoubtBar(controller)
        self._stack = QStackedWidget()
        for page in (self.source, self.columns, self.classes, self.skipped):
            self._stack.addWidget(page)
        left = column(self.doubt, self._stack)
        left.setStretch(1, 1)
        row(left, self._right(), parent=self, spacing=0).setStretch(0, 1)
        controller.changed.connect(self._show)

    def _show(self, state: ImportState) -> None:
        self._stack.setCurrentIndex(STEPS.index(state.step))
        for part in (self._choices, self._gold, self._content):
            part.setVisible(state.step is ImportStep.COLUMNS)
        self._grouping.setVisible(state.step is ImportStep.CLASSES)

    def _right(self) -> QWidget:
        inside = Surface("canvas")
        parts = (self._grouping, self._checks, self._choices, self._gold, self._content, None)
        sections = column(*parts, parent=inside, margins=(20, 18, 20, 18))
        sections.insertSpacing(2, 16)
        right = Surface("canvas", ("left",))
        column(scroll_vertically(inside), parent=right, margins=(1, 0, 0, 0))
        right.setFixedWidth(scaled(_RIGHT))
        return right


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
        self.pages = ImportPages(self.controller)
        self._back = button(tr("Back"), name="import-back")
        self._next = button(tr("Next"), name="import-next")
        self._cancel = button(tr("Cancel"), name="import-cancel")
        self._ok = button(tr("Import"), "primary", name="import-ok")
        self._lay_out()
        self._connect()
        FocusRing(self)
        self.controller.begin()

    def done(self, result: int) -> None:
        """Close, however it came about; what still reads is heard of no more."""
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
        promise = tr("Your file is only read, never changed. Nothing leaves this computer.")
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
        for other in self.findChildren(type(self._ok)):
            if other is not self._ok:
                other.setAutoDefault(False)
        self.setMinimumSize(*_LEAST)
        room = (self.parentWidget() or self).screen().availableSize()
        self.resize(*(min(n, most) for n, most in zip(_SIZE, room.toTuple(), strict=True)))

    @Slot(object)
    def _show(self, state: ImportState) -> None:
        """Show what can be done; while the user waits for the labels, only to cancel."""
        waits, place = state.is_importing, STEPS.index(state.step)
        self._head.setEnabled(not waits)
        self.pages.setEnabled(not waits)
        self._back.setEnabled(not waits and place > 0)
        self._next.setEnabled(not waits and place < len(STEPS) - 1)
        self._ok.setEnabled(state.can_import)
        if state.is_accepted:
            self._finish(state)

    def _finish(self, state: ImportState) -> None:
        assert state.findings is not None
        if self.controller.book is not None:
            state.recipe.remember(state.spec, state.columns, self.controller.book)
        self.accept()
        self.imported.emit(state.findings.every)
