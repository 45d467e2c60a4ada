"""Several labels in a cell: are they tags, and what do a missing one and an empty cell mean."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCheckBox, QWidget

from crowdgui.io.importing.assistant.findings import shorten
from crowdgui.io.importing.import_spec import Layout
from crowdgui.io.importing.lists.class_map import JSON_LIST, TagOptions, split_answers
from crowdgui.text.translation import tr
from crowdgui.ui.style.fonts import font, scaled
from crowdgui.ui.widgets.buttons import button
from crowdgui.ui.widgets.layout import FlowLayout, Surface, column, named, row, scroll_vertically
from crowdgui.ui.widgets.text import IconView, plain_tooltip, text_label

if TYPE_CHECKING:
    from crowdgui.io.importing.assistant.import_state import ImportState
    from crowdgui.ui.dialogs.import_dialog.controller import ImportController


class TagBar(Surface):
    """Asks whether cells with several labels hold tags; importing waits for an answer."""

    def __init__(self, controller: ImportController) -> None:
        super().__init__("warn_soft", ("bottom",))
        self.setObjectName("import-tags")
        icon = IconView("warning")
        icon.set_icon("warning", "warn")
        self._sentence = text_label("", "body", wrap=True)
        tags = button(tr("Tags: one yes/no question per tag"), name="import-tags-yes")
        whole = button(tr("One class per cell, as written"), name="import-tags-no")
        ways = QWidget()
        flow = FlowLayout(ways)
        for way in (tags, whole):
            flow.addWidget(way)
        room = column(self._sentence, ways, spacing=8)
        line = row(icon, room, parent=self, spacing=10, margins=(24, 8, 24, 10))
        line.setStretch(1, 1)
        line.setAlignment(icon, Qt.AlignmentFlag.AlignTop)
        self.hide()
        self._separator = ""
        tags.clicked.connect(
            lambda: controller.do(lambda state: state.choose_tags(TagOptions(), self._separator))
        )
        whole.clicked.connect(lambda: controller.do(lambda state: state.choose_tags(None)))
        controller.changed.connect(self._show)

    def sentence(self) -> str:
        return self._sentence.text()

    def _show(self, state: ImportState) -> None:
        self._separator = state.tags_in_doubt
        self.setVisible(bool(self._separator))
        if not self._separator:
            return
        words = tr(
            "Some cells hold several labels, such as “{cell}”. Are these tags of one item, or is "
            "each cell one class?",
            cell=shorten(self._example(state)),
        )
        self._sentence.setText(words)
        self.setAccessibleName(words)

    def _example(self, state: ImportState) -> str:
        words = None if state.findings is None else state.findings.imported.words
        several = (
            word
            for word in (() if words is None else words.words)
            if len(split_answers(word, self._separator)) > 1
        )
        return next(several, "[…]" if self._separator == JSON_LIST else self._separator)


_LIST_HEIGHT, _LINE = 150, 22


class TagFields(QWidget):
    """What a missing tag and an empty cell mean, and how workers are estimated; with tags only."""

    def __init__(self, controller: ImportController) -> None:
        super().__init__()
        self._controller = controller
        self._empty = _box(
            tr("An empty cell means\nnone of the tags"),
            "import-tags-empty",
            tr("An empty cell means none of the tags"),
            tr("Otherwise the label of an empty cell is missing."),
        )
        self._pooled = _box(
            tr("Estimate workers over all\ntags together"),
            "import-tags-pooled",
            tr("Estimate workers over all tags together"),
            tr("For few labels per worker and tag, if tags are about as hard and as frequent."),
        )
        title = tr("Unknown unless ticked")
        self._boxes: dict[str, QCheckBox] = {}
        self._list = QWidget()
        self._room = column(self._list)
        inside = Surface("canvas")
        column(self._room, None, parent=inside)
        self._unknown = named(scroll_vertically(inside), "import-tags-unknown", title)
        words = tr(
            "A worker who did not tick a tag said no to it. Tick the tags here that not every "
            "worker was offered."
        )
        column(
            self._empty,
            text_label(title, "caption", "text2"),
            self._unknown,
            text_label(words, "caption", "text2", wrap=True),
            self._pooled,
            parent=self,
            spacing=8,
            margins=(0, 10, 0, 0),
        )
        self.hide()
        self._empty.clicked.connect(lambda on: self._change(empty_is_none=on))
        self._pooled.clicked.connect(lambda on: self._change(pooled=on))
        controller.changed.connect(self._show)

    def _show(self, state: ImportState) -> None:
        tags = state.spec.classes.tags
        self.setVisible(tags is not None)
        if tags is None:
            return
        self._empty.setChecked(tags.empty_is_none)
        self._empty.setVisible(state.spec.layout is Layout.LONG)
        self._pooled.setChecked(tags.pooled)
        every = () if state.findings is None else state.findings.every
        if not every or every[0].tags is None:
            return
        names = tuple(one.question for one in every)
        if names != tuple(self._boxes):
            self._fill(names)
        for name, box in self._boxes.items():
            box.setChecked(name in tags.unknown)

    def _fill(self, names: tuple[str, ...]) -> None:
        self._boxes = {}
        for place, name in enumerate(names):
            # An ampersand in a tag is no shortcut.
            box = named(QCheckBox(shorten(name, 28).replace("&", "&&")), "", name)
            box.setObjectName(f"import-tags-unknown-{place}")
            box.setFont(font("body"))
            box.setToolTip(plain_tooltip(name))
            box.clicked.connect(self._on_ticked)
            self._boxes[name] = box
        before, self._list = self._list, QWidget()
        column(*self._boxes.values(), parent=self._list, spacing=2)
        self._unknown.setFixedHeight(scaled(min(_LIST_HEIGHT, _LINE * (len(names) + 1))))
        self._room.replaceWidget(before, self._list)
        before.hide()
        before.deleteLater()

    def _on_ticked(self) -> None:
        ticked = (name for name, box in self._boxes.items() if box.isChecked())
        self._change(unknown=tuple(ticked))

    def _change(self, **changes: object) -> None:
        tags = self._controller.state.spec.classes.tags or TagOptions()
        chosen = replace(tags, **changes)  # type: ignore[arg-type]
        self._controller.do(lambda state: state.choose_tags(chosen))


def _box(words: str, name: str, spoken: str, tip: str) -> QCheckBox:
    made = named(QCheckBox(words), name, spoken)
    made.setFont(font("body"))
    made.setToolTip(plain_tooltip(tip))
    return made
