"""Shows what the labels of a file would change in what is open, before any of them is taken."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QDialog, QFileDialog, QRadioButton, QWidget

from crowdgui.core.added_labels import Contradiction
from crowdgui.jobs.runner import Runner
from crowdgui.text.adding import describe_addition
from crowdgui.text.translation import tr, tr_n
from crowdgui.ui.style.fonts import scaled
from crowdgui.ui.widgets.buttons import button, set_button_text
from crowdgui.ui.widgets.focus import FocusRing
from crowdgui.ui.widgets.layout import column, named, row
from crowdgui.ui.widgets.text import text_label

if TYPE_CHECKING:
    from PySide6.QtGui import QCloseEvent

    from crowdgui.core.progress import ProgressCallback
    from crowdgui.core.question_state import QuestionState
    from crowdgui.io.importing.adding import Addition
    from crowdgui.io.importing.read_labels import ImportedLabels

_WIDTH = 560


class AddLabelsDialog(QDialog):
    """Compares the labels of a file with those that are open, and asks whether to add them.

    Signals: `chosen` with the `Addition` to make, `failed` with a sentence.
    """

    chosen = Signal(object)
    failed = Signal(str)

    def __init__(
        self,
        before: ImportedLabels,
        state: QuestionState,
        more: ImportedLabels,
        folder: Path,
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        title = tr("Add labels of {file}", file=more.name)
        named(self, "add-labels-dialog", title).setWindowTitle(title)
        self._before, self._state, self._more, self._folder = before, state, more, folder
        self.addition: Addition | None = None
        self.findings = named(
            text_label(tr("Comparing the labels"), "body", wrap=True), "add-labels-findings"
        )
        self.keep = named(QRadioButton(tr("Keep the label of the project")), "add-labels-keep")
        self.replace = named(QRadioButton(tr("Take the label of the file")), "add-labels-replace")
        self.keep.setChecked(True)
        self._which = QWidget()
        words = tr("Where a worker labelled an item otherwise before")
        column(text_label(words, "strong"), self.keep, self.replace, parent=self._which, spacing=6)
        self._which.setVisible(False)
        self.save = button(tr("Save list…"), name="add-labels-save")
        self.add = button(tr("Add labels"), "primary", name="add-labels-ok")
        self._cancel = button(tr("Cancel"), name="add-labels-cancel")
        for each in (self.save, self.add):
            each.setEnabled(False)
        self._lay_out(title)
        self._runner = Runner(self)
        self._runner.succeeded.connect(self._on_compared)
        self._runner.failed.connect(self._on_failed)
        self._saver = Runner(self)
        self._saver.failed.connect(self._on_failed)
        self.keep.toggled.connect(self._compare)
        self.save.clicked.connect(self._on_save)
        self.add.clicked.connect(self._on_add)
        self._cancel.clicked.connect(self.reject)
        self.add.setDefault(True)
        FocusRing(self)
        self._compare()

    def _lay_out(self, title: str) -> None:
        note = text_label(
            tr(
                "Manual labels, notes, excluded workers, marked models, options and costs stay as "
                "they are. Edit ▸ Undo takes the labels back."
            ),
            "caption",
            "text2",
            wrap=True,
        )
        foot = row(self.save, None, self._cancel, self.add)
        column(
            text_label(title, "section", wrap=True),
            self.findings,
            self._which,
            note,
            foot,
            parent=self,
            spacing=16,
            margins=(20, 20, 20, 16),
        )
        self.setFixedWidth(scaled(_WIDTH))

    @property
    def contradiction(self) -> Contradiction:
        return Contradiction.KEEP if self.keep.isChecked() else Contradiction.REPLACE

    @Slot()
    def _compare(self) -> None:
        self.add.setEnabled(False)
        task = partial(_add, self._before, self._state, self._more, self.contradiction)
        self._runner.start(self._more.name, task)

    @Slot(object)
    def _on_compared(self, addition: Addition) -> None:
        self.addition = addition
        added = addition.added
        said = describe_addition(added, addition.gold, self._state.guarantee, addition.values)
        if addition.changes_nothing:
            said.append(tr("There is nothing to add."))
        self.findings.setText("\n\n".join(said))
        contradicting = bool(added.contradicts.any())
        self._which.setVisible(contradicting)
        self.save.setEnabled(not added.is_same.all())
        self.add.setEnabled(not addition.changes_nothing)
        n = int(added.is_new.sum())
        set_button_text(
            self.add, tr_n("Add {n} label", "Add {n} labels", n) if n else tr("Add labels")
        )
        # Sentences that wrap get their lines only by this.
        high = self.heightForWidth(self.width())
        self.setMinimumHeight(high)
        self.resize(self.width(), high)

    @Slot(str)
    def _on_failed(self, sentence: str) -> None:
        self.failed.emit(sentence)
        self.reject()

    @Slot()
    def _on_save(self) -> None:
        from crowdgui.io.exporting.write import ADDED_LIST, write_differences

        name, _ = QFileDialog.getSaveFileName(
            self, tr("Save list"), str(self._folder / ADDED_LIST), tr("Table (*.csv)")
        )
        if name and self.addition is not None:
            task = partial(write_differences, Path(name), self.addition)
            self._saver.start(Path(name).name, task)

    @Slot()
    def _on_add(self) -> None:
        if self.addition is not None:
            self.chosen.emit(self.addition)
        self.accept()

    def shut_down(self, milliseconds: int = 5000) -> bool:
        """Stop comparing and writing; False where it would not stop."""
        return self._runner.shut_down(milliseconds) & self._saver.shut_down(milliseconds)

    def closeEvent(self, event: QCloseEvent) -> None:
        self.reject()
        event.accept()


def _add(
    before: ImportedLabels,
    state: QuestionState,
    more: ImportedLabels,
    contradiction: Contradiction,
    report: ProgressCallback,
) -> Addition:
    from crowdgui.io.importing.adding import add_to

    return add_to(before, state, more, contradiction)


class WhichDialog(QDialog):
    """Asks which of two things to do; the first is what Return does.

    Its help is found by its `name`.

    Signals: `first_wanted`, `second_wanted`.
    """

    first_wanted = Signal()
    second_wanted = Signal()

    def __init__(
        self, name: str, parent: QWidget, sentence: str, first: str, second: str, more: str = ""
    ) -> None:
        super().__init__(parent)
        named(self, name, sentence).setWindowTitle(tr("CrowdGUI"))
        self.first = button(first, "primary", name=f"{name}-first")
        self.second = button(second, name=f"{name}-second")
        cancel = button(tr("Cancel"), name=f"{name}-cancel")
        for made, heard in ((self.first, self.first_wanted), (self.second, self.second_wanted)):
            made.clicked.connect(self.accept)
            made.clicked.connect(heard)
        cancel.clicked.connect(self.reject)
        self.first.setDefault(True)
        said = text_label(more, "body", "text2", wrap=True)
        said.setVisible(bool(more))
        column(
            text_label(sentence, "strong", wrap=True),
            said,
            row(None, cancel, self.second, self.first),
            parent=self,
            spacing=20,
            margins=(20, 20, 20, 16),
        )
        self.setFixedWidth(scaled(_WIDTH))
        FocusRing(self)
