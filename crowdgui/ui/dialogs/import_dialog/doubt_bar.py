"""What the import leaves open: a sentence, and a button for each way to settle it."""

from __future__ import annotations

from functools import partial
from operator import methodcaller
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from crowdgui.io.importing.assistant.spec_options import layout_names
from crowdgui.io.importing.guess.certainty import ask_doubt, describe_alternative
from crowdgui.io.importing.guess.guessing import DoubtKind
from crowdgui.text.translation import tr
from crowdgui.ui.widgets.buttons import button
from crowdgui.ui.widgets.layout import FlowLayout, Surface, column, row
from crowdgui.ui.widgets.text import IconView, plain_tooltip, text_label

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtWidgets import QPushButton

    from crowdgui.io.importing.assistant.import_state import ImportState
    from crowdgui.io.importing.guess.guessing import Doubt
    from crowdgui.ui.dialogs.import_dialog.controller import ImportController

_MOST, _LONGEST = 6, 40


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
        words = ask_doubt(doubt)
        self._sentence.setText(words)
        self.setAccessibleName(words)
        before, self._ways = self._ways, QWidget()
        flow = FlowLayout(self._ways)
        for way in self._make_ways(doubt):
            flow.addWidget(way)
        self._room.replaceWidget(before, self._ways)
        before.hide()
        before.deleteLater()

    def _make_ways(self, doubt: Doubt) -> Iterator[QPushButton]:
        do = self._controller.do
        if doubt.kind is DoubtKind.LAYOUT:
            for number, (layout, name) in enumerate(layout_names().items()):
                way = button(name, name=f"import-doubt-{number}")
                way.clicked.connect(partial(do, methodcaller("choose_layout", layout)))
                yield way
            return
        if doubt.role is not None or doubt.kind is DoubtKind.QUESTION:
            for number, other in enumerate(doubt.options[:_MOST]):
                # An ampersand in a column's name is no shortcut.
                name = other.name[:_LONGEST].replace("&", "&&")
                way = button(name, name=f"import-doubt-{number}")
                if other.n_labels:
                    gives = describe_alternative(other)
                    way.setToolTip(plain_tooltip(gives))
                    way.setAccessibleDescription(gives)
                way.clicked.connect(partial(do, methodcaller("choose_alternative", other.name)))
                yield way
        keep = button(tr("Keep as shown"), name="import-doubt-keep")
        keep.clicked.connect(partial(do, methodcaller("confirm_spec")))
        yield keep
