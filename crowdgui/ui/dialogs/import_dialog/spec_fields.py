"""Fields for missing values and repeated labels, and for a second file with gold."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFileDialog, QLineEdit, QWidget

from crowdgui.io.formats.roles import ColumnRole
from crowdgui.io.importing.import_spec import Layout
from crowdgui.io.importing.spec_options import (
    format_missing_values,
    parse_missing_values,
    repeats_names,
    split_values,
    with_role,
)
from crowdgui.text.translation import tr
from crowdgui.ui.dialogs.import_dialog.checks import rule, section
from crowdgui.ui.file_kinds import label_files
from crowdgui.ui.fonts import font
from crowdgui.ui.widgets.buttons import button
from crowdgui.ui.widgets.fields import ChoiceBox
from crowdgui.ui.widgets.layout import column, named, row
from crowdgui.ui.widgets.text import ElidedLabel, text_label

if TYPE_CHECKING:
    from crowdgui.io.importing.file_preview import GoldPreview
    from crowdgui.io.importing.import_spec import ImportSpec


class SpecFields(QWidget):
    """Words that mean "no answer", what to do with repeats, and a worker who is the truth.

    Signals: `changed` with the fields of the reading that are other now, by name.
    """

    changed = Signal(object)

    def __init__(self, reading: ImportSpec) -> None:
        super().__init__()
        title = tr("Words that mean “no answer”")
        self._missing = named(QLineEdit(), "import-missing", title)
        self._missing.setText(format_missing_values(sorted(reading.missing - {""})))
        self._missing.setFont(font("body"))
        again = tr("A worker answers an item more than once")
        self._repeats = ChoiceBox("import-repeats", again, repeats_names(), reading.repeats)
        self._repeats.fill_width()
        truth = tr("Worker whose answers are gold")
        self._gold_worker = named(QLineEdit(reading.gold_worker), "import-gold-worker", truth)
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
        self._missing.textEdited.connect(self._on_missing_edited)
        self._missing.editingFinished.connect(self._on_missing_finished)
        self._repeats.chosen.connect(lambda: self._tell(repeats=self._repeats.value()))
        self._gold_worker.textEdited.connect(lambda text: self._tell(gold_worker=text))

    def show_reading(self, reading: ImportSpec) -> None:
        """Show the choices of a reading; a field that is being typed in stays as it is."""
        if parse_missing_values(self._missing.text()) != reading.missing:
            self._missing.setText(format_missing_values(sorted(reading.missing - {""})))
        self._repeats.set_value(reading.repeats)
        if self._gold_worker.text() != reading.gold_worker:
            self._gold_worker.setText(reading.gold_worker)
        self._truth.setVisible(reading.layout is Layout.LONG)

    def _tell(self, **changes: object) -> None:
        self.changed.emit(changes)

    def _on_missing_edited(self, text: str) -> None:
        self._tell(missing=parse_missing_values(text))

    def _on_missing_finished(self) -> None:
        self._missing.setText(format_missing_values(split_values(self._missing.text())))


class GoldFields(QWidget):
    """A second file with gold answers, and which of its columns holds what.

    Signals: `file_chosen` with a path, `removed`, `reading_chosen` with a `ImportSpec`.
    """

    file_chosen = Signal(object)
    removed = Signal()
    reading_chosen = Signal(object)

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self._folder = folder
        self._look: GoldPreview | None = None
        self._file = ElidedLabel("", "body", "text2")
        self._choose = button(tr("Choose file…"), name="import-gold-choose")
        self._remove = button(tr("Remove"), "quiet", name="import-gold-remove")
        self._columns = QWidget()
        self._fields = row(parent=self._columns)
        self._boxes: dict[ColumnRole, ChoiceBox[int | None]] = {}
        line = row(self._file, self._remove, self._choose)
        line.setStretchFactor(self._file, 1)
        caption = text_label(tr("Gold answers from a second file"), "caption", "text2")
        column(caption, line, self._columns, parent=self, spacing=4, margins=(0, 10, 0, 0))
        self._choose.clicked.connect(self._on_choose_clicked)
        self._remove.clicked.connect(self.removed)
        self.show_none()

    def show_none(self) -> None:
        """Show that there is no gold file."""
        self._show(tr("None"), removable=False)

    def show_file(self, path: Path) -> None:
        """Show a gold file whose columns are not known yet."""
        self._folder = path.parent
        self._show(path.name, removable=True)

    def show_columns(self, look: GoldPreview) -> None:
        """Show what the columns of the gold file are taken for."""
        self._look = look
        self._boxes = {
            role: self._column_choice(role) for role in (ColumnRole.ITEM, ColumnRole.GOLD)
        }
        for box in self._boxes.values():
            self._fields.addWidget(add_caption_above(box.accessibleName(), box, 6))
        self._columns.show()

    def _show(self, file: str, *, removable: bool) -> None:
        self._file.setText(file)
        self._remove.setVisible(removable)
        self._columns.hide()
        while (old := self._fields.takeAt(0)) is not None:
            if (widget := old.widget()) is not None:
                widget.hide()
                widget.deleteLater()

    def _column_choice(self, role: ColumnRole) -> ChoiceBox[int | None]:
        assert self._look is not None
        name, title = {
            ColumnRole.ITEM: ("import-gold-item", tr("Item column")),
            ColumnRole.GOLD: ("import-gold-label", tr("Gold column")),
        }[role]
        names: dict[int | None, str] = {
            None: tr("Not chosen"),
            **dict(enumerate(self._look.columns)),
        }
        box = ChoiceBox(name, title, names, self._look.reading.place(role))
        box.fill_width()
        box.chosen.connect(lambda: self._on_column_chosen(role, box.value()))
        return box

    def _on_column_chosen(self, role: ColumnRole, place: int | None) -> None:
        assert self._look is not None
        reading = self._look.reading
        if place is None:
            out = tuple(ColumnRole.LEAVE_OUT if r is role else r for r in reading.roles)
            reading = replace(reading, roles=out)
        else:
            reading = with_role(reading, place, role)
        self._look = replace(self._look, reading=reading)
        for other, box in self._boxes.items():
            box.set_value(reading.place(other))
        self.reading_chosen.emit(reading)

    def _on_choose_clicked(self) -> None:
        name, _ = QFileDialog.getOpenFileName(
            self,
            tr("Choose the file with gold answers"),
            str(self._folder),
            label_files(),
        )
        if name:
            self.file_chosen.emit(Path(name))


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
