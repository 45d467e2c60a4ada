"""Fields for missing values and repeated labels, and for a second file with gold."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QFileDialog, QLineEdit, QWidget

from crowdgui.io.importing.assistant.spec_options import (
    format_missing_values,
    parse_missing_values,
    repeats_names,
    split_values,
)
from crowdgui.io.importing.import_spec import Layout
from crowdgui.io.tabular.roles import ColumnRole
from crowdgui.text.translation import tr
from crowdgui.ui.dialogs.file_filters import ask_content_folder, ask_content_table, label_files
from crowdgui.ui.dialogs.import_dialog.checks import rule, section
from crowdgui.ui.style.fonts import font
from crowdgui.ui.widgets.buttons import button
from crowdgui.ui.widgets.fields import ChoiceBox
from crowdgui.ui.widgets.layout import column, named, row
from crowdgui.ui.widgets.text import ElidedLabel, text_label

if TYPE_CHECKING:
    from PySide6.QtWidgets import QLabel, QPushButton

    from crowdgui.io.importing.assistant.file_preview import GoldPreview
    from crowdgui.io.importing.assistant.import_state import ImportState
    from crowdgui.ui.dialogs.import_dialog.controller import ImportController


class SpecFields(QWidget):
    """Words that mean "no answer", what to do with repeats, and a worker who is the truth."""

    def __init__(self, controller: ImportController) -> None:
        super().__init__()
        self._controller = controller
        spec = controller.state.spec
        title = tr("Missing values")
        self._missing = named(QLineEdit(), "import-missing", title)
        self._missing.setText(format_missing_values(sorted(spec.missing - {""})))
        self._missing.setFont(font("body"))
        again = tr("If a worker labels an item more than once")
        self._repeats = ChoiceBox("import-repeats", again, repeats_names(), spec.repeats)
        self._repeats.fill_width()
        truth = tr("Worker whose labels are gold")
        self._gold_worker = named(QLineEdit(spec.gold_worker), "import-gold-worker", truth)
        self._gold_worker.setFont(font("body"))
        self._gold_worker.setPlaceholderText(tr("None"))
        self._truth = add_caption_above(truth, self._gold_worker, 10)
        column(
            rule(),
            _spaced(section(tr("Reading")), 14),
            add_caption_above(title, self._missing, 8),
            add_caption_above(again, self._repeats, 10),
            self._truth,
            parent=self,
        )
        self._missing.textEdited.connect(
            lambda text: self._change(missing=parse_missing_values(text))
        )
        self._missing.editingFinished.connect(self._on_missing_finished)
        self._repeats.chosen.connect(lambda: self._change(repeats=self._repeats.value()))
        self._gold_worker.textEdited.connect(lambda text: self._change(gold_worker=text))
        controller.changed.connect(self._show)

    def _show(self, state: ImportState) -> None:
        """Show the choices of the spec; a field that is being typed in stays as it is."""
        spec = state.spec
        if parse_missing_values(self._missing.text()) != spec.missing:
            self._missing.setText(format_missing_values(sorted(spec.missing - {""})))
        self._repeats.set_value(spec.repeats)
        if self._gold_worker.text() != spec.gold_worker:
            self._gold_worker.setText(spec.gold_worker)
        self._truth.setVisible(spec.layout is Layout.LONG)

    def _change(self, **changes: object) -> None:
        self._controller.do(lambda state: state.change_spec(**changes))

    def _on_missing_finished(self) -> None:
        self._missing.setText(format_missing_values(split_values(self._missing.text())))


def _describe_by(caption: QLabel, *buttons: QPushButton) -> None:
    """Name for screen readers what buttons choose, which is only written above them."""
    for each in buttons:
        each.setAccessibleDescription(caption.text())


class GoldFields(QWidget):
    """A second file with gold answers, and which of its columns holds what."""

    def __init__(self, controller: ImportController) -> None:
        super().__init__()
        self._controller = controller
        self._preview: GoldPreview | None = None
        self._file = ElidedLabel("", "body", "text2")
        self._choose = button(tr("Choose file…"), name="import-gold-choose")
        self._remove = button(tr("Remove"), "quiet", name="import-gold-remove")
        self._boxes = {
            ColumnRole.ITEM: _column_box("import-gold-item", tr("Item column")),
            ColumnRole.GOLD: _column_box("import-gold-label", tr("Gold column")),
        }
        fields = [add_caption_above(b.accessibleName(), b, 6) for b in self._boxes.values()]
        self._columns = QWidget()
        row(*fields, parent=self._columns)
        line = row(self._file, self._remove, self._choose)
        line.setStretchFactor(self._file, 1)
        caption = text_label(tr("Gold labels from a second file"), "caption", "text2")
        _describe_by(caption, self._remove, self._choose)
        column(caption, line, self._columns, parent=self, spacing=4, margins=(0, 10, 0, 0))
        self._choose.clicked.connect(self._on_choose_clicked)
        self._remove.clicked.connect(
            lambda: controller.do(lambda state: state.choose_gold_file(None))
        )
        for role, box in self._boxes.items():
            box.chosen.connect(partial(self._on_column_chosen, role, box))
        controller.changed.connect(self._show)

    def _show(self, state: ImportState) -> None:
        gold, spec = state.source.gold, state.gold_spec
        self._file.setText(tr("None") if gold is None else gold.name)
        self._remove.setVisible(gold is not None)
        self._columns.setVisible(spec is not None)
        if spec is None or state.gold_preview is None:
            return
        if state.gold_preview is not self._preview:
            self._preview = state.gold_preview
            names: dict[int | None, str] = {None: tr("Not chosen")}
            names.update(enumerate(self._preview.columns))
            for box in self._boxes.values():
                box.offer(names, None)
        for role, box in self._boxes.items():
            box.set_value(spec.place(role))

    def _on_column_chosen(self, role: ColumnRole, box: ChoiceBox[int | None]) -> None:
        place = box.value()
        self._controller.do(lambda state: state.choose_gold_column(role, place))

    def _on_choose_clicked(self) -> None:
        source = self._controller.state.source
        name, _ = QFileDialog.getOpenFileName(
            self,
            tr("Choose the file with gold labels"),
            str((source.gold or source.path).parent),
            label_files(),
        )
        if name:
            self._controller.do(lambda state: state.choose_gold_file(Path(name)))


class ContentFields(QWidget):
    """The file or folder that shows the items."""

    def __init__(self, controller: ImportController) -> None:
        super().__init__()
        self._controller = controller
        self._path = ElidedLabel(tr("None"))
        self._remove = button(tr("Remove"), "quiet", name="import-content-remove")
        file = button(tr("File…"), name="import-content-file")
        folder = button(tr("Folder…"), name="import-content-folder")
        line = row(self._path, self._remove, file, folder)
        line.setStretchFactor(self._path, 1)
        caption = text_label(
            tr("Item content from a second file or a folder"), "caption", "text2", wrap=True
        )
        _describe_by(caption, self._remove, file, folder)
        column(caption, line, parent=self, spacing=4, margins=(0, 10, 0, 0))
        file.clicked.connect(self._on_file_clicked)
        folder.clicked.connect(self._on_folder_clicked)
        self._remove.clicked.connect(
            lambda: controller.do(lambda state: state.choose_content(None))
        )
        controller.changed.connect(self._show)

    def _show(self, state: ImportState) -> None:
        path = state.source.content
        self._path.setText(tr("None") if path is None else path.name)
        self._remove.setVisible(path is not None)

    def _folder(self) -> str:
        source = self._controller.state.source
        return str((source.content or source.path).parent)

    def _on_file_clicked(self) -> None:
        self._choose(ask_content_table(self, self._folder()))

    def _on_folder_clicked(self) -> None:
        self._choose(ask_content_folder(self, self._folder()))

    def _choose(self, name: str) -> None:
        if name:
            self._controller.do(lambda state: state.choose_content(Path(name)))


def _column_box(name: str, title: str) -> ChoiceBox[int | None]:
    box: ChoiceBox[int | None] = ChoiceBox(name, title, {None: tr("Not chosen")}, None)
    box.fill_width()
    return box


def add_caption_above(title: str, field: QWidget, above: int) -> QWidget:
    """Place a caption above a field."""
    made = QWidget()
    label = text_label(title, "caption", "text2", wrap=True)
    label.setBuddy(field)
    column(label, field, parent=made, spacing=4, margins=(0, above, 0, 0))
    return made


def _spaced(widget: QWidget, above: int) -> QWidget:
    made = QWidget()
    column(widget, parent=made, margins=(0, above, 0, 0))
    return made
