"""The step Columns: the layout and the question, over the first rows with their roles."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QCheckBox, QSizePolicy, QWidget

from crowdgui.core.text import number, tr
from crowdgui.ui.dialogs.choice_box import ChoiceBox
from crowdgui.ui.dialogs.import_choices import layout_names
from crowdgui.ui.dialogs.import_preview import PreviewPane
from crowdgui.ui.fonts import font, scaled
from crowdgui.ui.widgets.build import column, named, row
from crowdgui.ui.widgets.surface import Surface
from crowdgui.ui.widgets.text import plain_tooltip, text_label

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtWidgets import QComboBox

    from crowdgui.io.reading import Layout, Reading


class ColumnsPage(Surface):
    """Signals: `layout_chosen` with a `Layout`, `question_chosen` with one of the questions.

    `every_chosen` says whether all of them are to be opened, or only that one.
    """

    layout_chosen = Signal(object)
    question_chosen = Signal(str)
    every_chosen = Signal(bool)

    def __init__(self, layout: Layout) -> None:
        super().__init__("canvas")
        self._layout = ChoiceBox("import-layout", tr("Layout"), layout_names(), layout)
        self._layout.fill_width()
        self._layout.setMinimumWidth(scaled(120))
        self._layout.setMaximumWidth(scaled(360))
        self._question_room = QWidget()
        self._questions = row(parent=self._question_room)
        self._question: ChoiceBox[str] | None = None
        self.preview = PreviewPane(self._layout)
        bar = row(
            labelled(tr("Layout"), self._layout),
            self._question_room,
            None,
            spacing=16,
            margins=(24, 10, 24, 8),
        )
        bar.setStretch(0, 2)
        bar.setStretch(1, 2)
        column(bar, self.preview, parent=self).setStretch(1, 1)
        self._layout.chosen.connect(lambda: self.layout_chosen.emit(self._layout.value()))
        self.set_questions((), None)

    def show_reading(self, reading: Reading) -> None:
        """Show other roles of the same rows, and their layout."""
        self._layout.set_value(reading.layout)
        self.preview.set_reading(reading)

    def set_questions(
        self, questions: Sequence[str], chosen: str | None, *, every: bool = False
    ) -> None:
        """Offer the questions of the file, where there are several, or `every` one of them."""
        while (old := self._questions.takeAt(0)) is not None:
            if (widget := old.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        self._question_room.setVisible(chosen is not None and len(questions) > 1)
        if chosen is None or len(questions) < 2:
            self._question = None
            return
        names = {question: question for question in questions}
        self._question = ChoiceBox("import-question", tr("Question"), names, chosen)
        self._question.fill_width()
        self._question.setMinimumWidth(scaled(120))
        made = QWidget()
        labelled(tr("Question"), self._question, made)
        self._questions.addWidget(made)
        self._questions.addWidget(self._every_box(len(questions), every))
        self._question.chosen.connect(self._on_question_chosen)

    def _every_box(self, count: int, every: bool) -> QCheckBox:
        words = tr("Open all {n}", n=number(count))
        box = named(QCheckBox(words), "import-every-question", words)
        box.setFont(font("body"))
        box.setToolTip(
            plain_tooltip(
                tr(
                    "Each question gets labels of its own, all in one project. Here the one "
                    "that is chosen is shown."
                )
            )
        )
        box.setChecked(every)
        box.toggled.connect(self.every_chosen)
        return box

    def _on_question_chosen(self) -> None:
        assert self._question is not None
        self.question_chosen.emit(self._question.value())


def labelled(title: str, box: QComboBox, parent: QWidget | None = None) -> QWidget:
    """Put a name at the left of a box."""
    made = parent or QWidget()
    label = text_label(title, "body", "text2")
    label.setBuddy(box)
    label.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)
    row(label, box, parent=made).setAlignment(Qt.AlignmentFlag.AlignLeft)
    return made
