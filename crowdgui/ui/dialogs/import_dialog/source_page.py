"""The step Source: files, format, text options, and the import recipe that is used."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QCheckBox, QFileDialog, QInputDialog, QWidget

from crowdgui.core.options import option_fields
from crowdgui.io.formats.form import FormatForm
from crowdgui.io.formats.registry import FORMATS, get_format
from crowdgui.io.importing.assistant.recipe_choice import (
    AS_FILE,
    AS_FOUND,
    AS_LAST,
    recipe_key,
    saved_name,
)
from crowdgui.io.importing.assistant.spec_options import encoding_names, separator_names
from crowdgui.io.importing.import_spec import TEXT, first_form, with_first_form
from crowdgui.io.reachable import is_folder
from crowdgui.text.translation import format_number, tr, tr_n
from crowdgui.ui.dialogs.file_filters import label_files
from crowdgui.ui.dialogs.import_dialog.checks import section
from crowdgui.ui.dialogs.import_dialog.columns_page import add_caption_left
from crowdgui.ui.style.fonts import font, scaled
from crowdgui.ui.widgets.buttons import button, set_usable
from crowdgui.ui.widgets.fields import ChoiceBox
from crowdgui.ui.widgets.focus import include_in_tab_order
from crowdgui.ui.widgets.layout import (
    FlowLayout,
    Surface,
    column,
    named,
    replace_widget,
    row,
    scroll_vertically,
)
from crowdgui.ui.widgets.option_form import OptionForm
from crowdgui.ui.widgets.text import ElidedLabel, text_label

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from crowdgui.io.formats.form import NamedPart
    from crowdgui.io.importing.assistant.import_state import ImportState
    from crowdgui.io.importing.assistant.recipe_choice import RecipeChoice
    from crowdgui.io.importing.import_spec import Form
    from crowdgui.io.tabular.text_file import TextFormat
    from crowdgui.ui.dialogs.import_dialog.controller import ImportController


class RecipeRow(QWidget):
    """Which recipe is used, and what can be done with it; hidden where no recipes are kept."""

    def __init__(self, controller: ImportController) -> None:
        super().__init__()
        named(self, "import-recipes")
        self._controller = controller
        self._names: dict[str, str] = {}
        self._box: ChoiceBox[str] = ChoiceBox("import-recipe", tr("Recipe"), {"": ""}, "")
        self._box.fill_width()
        self._read = button(tr("Open a file…"), name="import-recipe-read")
        self._read.setAccessibleName(tr("Open a file with a recipe"))
        self._save = button(tr("Save as recipe…"), name="import-recipe-save")
        self._write = button(tr("Save to a file…"), name="import-recipe-write")
        self._remove = button(tr("Delete"), "quiet", name="import-recipe-remove")
        self._said = named(text_label("", "body", "warn", wrap=True), "import-recipe-said")
        why = tr("All settings on these pages, for the next file with the same columns.")
        column(
            section(tr("Recipe")),
            self._box,
            self._said,
            text_label(why, "caption", "text2", wrap=True),
            row(self._read, self._save, self._write, self._remove, None),
            parent=self,
            spacing=8,
        )
        self._box.chosen.connect(self._on_chosen)
        self._save.clicked.connect(self._on_save_clicked)
        self._write.clicked.connect(self._on_write_clicked)
        self._read.clicked.connect(self._on_read_clicked)
        self._remove.clicked.connect(self._on_remove_clicked)
        # Shown before it has a place, it would be a window of its own.
        if controller.book is None:
            self.hide()
        controller.changed.connect(self._show)

    def _show(self, state: ImportState) -> None:
        choice = state.recipe
        names = _names(choice)
        chosen = choice.chosen if choice.chosen in names else AS_FOUND
        if names != self._names:
            self._names = names
            self._box.offer(names, chosen)
        self._box.set_value(chosen)
        self._remove.setVisible(saved_name(chosen) is not None)
        self._said.setText(choice.message)
        self._said.setVisible(bool(choice.message))
        # Before there are columns there is nothing to apply a recipe to.
        for part in (self._box, self._read, self._save, self._write, self._remove):
            set_usable(part, "" if choice.found is not None else tr("No columns were read."))

    def _on_chosen(self) -> None:
        key, book = self._box.value(), self._controller.book
        self._controller.do(lambda state: state.choose_recipe(key, book))

    def _on_save_clicked(self) -> None:
        name, ok = QInputDialog.getText(self, tr("Save as recipe"), tr("Name of the recipe"))
        book = self._controller.book
        if ok and name.strip() and book is not None:
            self._controller.do(lambda state: state.save_recipe(name.strip(), book))

    def _on_write_clicked(self) -> None:
        name, _ = QFileDialog.getSaveFileName(
            self, tr("Save recipe"), tr("recipe.json"), tr("Recipes (*.json)")
        )
        if name:
            self._controller.do(lambda state: state.write_recipe(Path(name)))

    def _on_read_clicked(self) -> None:
        name, _ = QFileDialog.getOpenFileName(self, tr("Open recipe"), "", tr("Recipes (*.json)"))
        if name:
            book = self._controller.book
            self._controller.do(lambda state: state.open_recipe(Path(name), book))

    def _on_remove_clicked(self) -> None:
        name, book = saved_name(self._box.value()), self._controller.book
        if name is not None and book is not None:
            self._controller.do(lambda state: state.remove_recipe(name, book))


def _names(choice: RecipeChoice) -> dict[str, str]:
    names = {AS_FOUND: tr("None: as detected")}
    if choice.last is not None:
        names[AS_LAST] = tr("Like the last file of this kind")
    if choice.opened is not None:
        names[AS_FILE] = tr("From the file {file}", file=choice.opened.name)
    return names | {recipe_key(name): name for name in choice.names}


class TextOptions(QWidget):
    """Signals: `form_chosen` with a `TextFormat`."""

    form_chosen = Signal(object)

    def __init__(self, form: TextFormat) -> None:
        super().__init__()
        self._sniffed = form
        self._separator = ChoiceBox(
            "import-separator", tr("Separator"), separator_names(form.delimiter), form.delimiter
        )
        self._encoding = ChoiceBox(
            "import-encoding", tr("Encoding"), encoding_names(form.encoding), form.encoding
        )
        self._header = named(QCheckBox(tr("First row contains names")), "import-header")
        self._header.setAccessibleName(self._header.text())
        self._header.setFont(font("body"))
        self._header.setChecked(form.header)
        fields = QWidget()
        flow = FlowLayout(fields)
        flow.setSpacing(8)
        for field in (self._separator, self._encoding):
            flow.addWidget(add_caption_left(field.accessibleName(), field))
        self._apostrophes = named(QCheckBox(), "import-apostrophes")
        self._apostrophes.setAccessibleName(tr("Remove apostrophes that keep cells from running"))
        self._apostrophes.setFont(font("body"))
        self._apostrophes.setChecked(form.apostrophes)
        self._apostrophes.hide()
        boxes = (row(self._header, None), row(self._apostrophes, None))
        column(fields, *boxes, parent=self, spacing=6)
        self._separator.chosen.connect(self._on_chosen)
        self._encoding.chosen.connect(self._on_chosen)
        self._header.clicked.connect(self._on_chosen)
        self._apostrophes.clicked.connect(self._on_chosen)

    def show_apostrophes(self, cells: int) -> None:
        """State that an apostrophe is taken off so many cells, once it is; it can be left there."""
        if not cells:
            return
        one, many = "Remove the apostrophe from {n} cell", ("Remove the apostrophes from {n} cells")
        self._apostrophes.setText(tr_n(one, many, cells))
        self._apostrophes.show()

    def form(self) -> TextFormat:
        return replace(
            self._sniffed,
            delimiter=self._separator.value(),
            encoding=self._encoding.value(),
            header=self._header.isChecked(),
            apostrophes=self._apostrophes.isChecked(),
        )

    def _on_chosen(self) -> None:
        self.form_chosen.emit(self.form())


_SHOWN = 8


_SIZE_WIDTH = 80


class FileList(QWidget):
    """The files of labels, and the one of gold answers where there is one."""

    def __init__(self, controller: ImportController) -> None:
        super().__init__()
        self._controller = controller
        named(self, "import-files")
        self._files: tuple[Path, ...] = ()
        self._gold: Path | None = None
        self._rows = QWidget()
        self._add = button(tr("Add files…"), name="import-files-add")
        parts = (section(tr("Files")), self._rows, row(self._add, None))
        self._room = column(*parts, parent=self, spacing=8)
        self._add.clicked.connect(self._on_add_clicked)
        controller.changed.connect(self._show)

    def _show(self, state: ImportState) -> None:
        if (state.files, state.source.gold) != (self._files, self._gold):
            self._files, self._gold = state.files, state.source.gold
            self._show_files()

    def _show_files(self) -> None:
        before, self._rows = self._rows, QWidget()
        rows: list[QWidget] = [self._row(i, path) for i, path in enumerate(self._files[:_SHOWN])]
        more = len(self._files) - _SHOWN
        if more > 0:
            words = tr_n("and {n} more file", "and {n} more files", more)
            rows.append(text_label(words, "body", "text2"))
        if self._gold is not None:
            rows.append(self._row(len(self._files), self._gold))
        column(*rows, parent=self._rows, spacing=2)
        replace_widget(self._room, before, self._rows)
        include_in_tab_order(self._rows)
        # A folder is read as a whole, so nothing can be added to it.
        self._add.setVisible(not any(is_folder(path) for path in self._files))

    def _row(self, place: int, path: Path) -> QWidget:
        made = QWidget()
        name = ElidedLabel(path.name, "body")
        size = text_label(describe_size(path), "body", "text2")
        # What is in a row is in line with the other rows.
        size.setMinimumWidth(scaled(_SIZE_WIDTH))
        size.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        parts: list[QWidget] = [name, size]
        # Labels have to stay somewhere.
        if len(self._files) > 1 or path == self._gold:
            box = _holds(place, path, gold=path == self._gold)
            box.chosen.connect(partial(self._on_held_chosen, path, box))
            remove = button(tr("Remove"), "quiet", name=f"import-files-remove-{place}")
            remove.setAccessibleName(tr("Remove {file}", file=path.name))
            remove.clicked.connect(partial(self._on_remove_clicked, path))
            parts += [box, remove]
        row(*parts, parent=made, spacing=12).setStretchFactor(name, 1)
        return made

    def _on_held_chosen(self, path: Path, box: ChoiceBox[bool]) -> None:
        gold = box.value()
        self._controller.do(
            lambda state: state.take_for_gold(path) if gold else state.take_for_labels(path)
        )

    def _on_remove_clicked(self, path: Path) -> None:
        self._controller.do(lambda state: state.remove_file(path))

    def _on_add_clicked(self) -> None:
        names, _ = QFileDialog.getOpenFileNames(
            self, tr("Add files of labels"), str(self._files[0].parent), label_files()
        )
        self._controller.do(lambda state: state.add_files([Path(name) for name in names]))


def _holds(place: int, path: Path, *, gold: bool) -> ChoiceBox[bool]:
    title = tr("What {file} contains", file=path.name)
    names = {False: tr("Labels"), True: tr("Gold labels")}
    return ChoiceBox(f"import-files-holds-{place}", title, names, gold)


def describe_size(path: Path) -> str:
    """Describe how large a file is; nothing where that is not known."""
    try:
        if is_folder(path):
            return tr("folder")
        size = path.stat().st_size
    except OSError:
        return ""
    for limit, unit in ((1 << 30, tr("GB")), (1 << 20, tr("MB")), (1 << 10, tr("KB"))):
        if size >= limit:
            return tr("{n} {unit}", n=format_number(size / limit, 1), unit=unit)
    return tr_n("{n} byte", "{n} bytes", size)


_WIDEST = 560


class SourcePage(Surface):
    """The files, the format with its options, and the recipe."""

    def __init__(self, controller: ImportController) -> None:
        super().__init__("canvas")
        self._controller = controller
        self._form: Form | None = None
        self._files = FileList(controller)
        self._recipe = RecipeRow(controller)
        names = {TEXT: tr("Plain text table")} | {f.key: f.name for f in FORMATS}
        self._format = ChoiceBox("import-format", tr("Format"), names, controller.state.format_key)
        self._format.fill_width()
        self._options = QWidget()
        self._option_rows = column(parent=self._options)
        self._own: tuple[str, QWidget] | None = None
        self._offers: Mapping[str, Sequence[NamedPart]] = {}
        self._notes = named(text_label("", "body", "text2", wrap=True), "import-notes")
        self._lay_out()
        self._show_notes(())
        self._format.chosen.connect(
            lambda: controller.do(lambda state: state.choose_format(self._format.value()))
        )
        controller.changed.connect(self._show)

    def _show(self, state: ImportState) -> None:
        """Show how the files are read; what can be chosen is not known before they are."""
        self._format.set_value(state.format_key)
        if state.form != self._form:
            self._form = state.form
            self._show_form(state.form)
        if state.offers is not self._offers:
            self._offers = state.offers
            self._show_offers()
        if state.preview is not None:
            self._show_notes(state.preview.notes)
            self._show_apostrophes(state.preview.apostrophes)

    def _show_form(self, form: Form | None) -> None:
        if form is None:
            self._show_notes(())
            if self._own is not None:
                self._own[1].hide()
            return
        own = first_form(form)
        if isinstance(own, FormatForm):
            self._show_format(own)
        else:
            self._show_text(own)
        include_in_tab_order(self._options)

    def _show_offers(self) -> None:
        """Show what the file has to offer where a choice is a name in it, such as its sheets."""
        if self._own is not None and isinstance(self._own[1], OptionForm):
            self._own[1].offer(_sizes(self._offers))

    def _show_apostrophes(self, cells: int) -> None:
        if self._own is not None and isinstance(self._own[1], TextOptions):
            self._own[1].show_apostrophes(cells)

    def _show_notes(self, notes: Sequence[str]) -> None:
        """Show what the user should know about how the file was understood."""
        self._notes.setText("\n".join(notes))
        self._notes.setVisible(bool(notes))

    def _lay_out(self) -> None:
        inside, held = Surface("canvas"), QWidget()
        # From the outside in, as Qt styles all that is in a part that is put somewhere.
        column(scroll_vertically(inside), parent=self)
        row(held, None, parent=inside, margins=(24, 18, 24, 18)).setStretch(0, 8)
        held.setMaximumWidth(scaled(_WIDEST))
        why = tr("Detected from the file’s content, not its name. If it is wrong, choose another.")
        format_part = column(
            section(tr("Format")),
            self._format,
            text_label(why, "caption", "text2", wrap=True),
            self._options,
            self._notes,
            spacing=8,
        )
        column(self._files, format_part, self._recipe, None, parent=held, spacing=24)

    def _show_text(self, form: TextFormat) -> None:
        shown = self._own[1] if self._own is not None else None
        if isinstance(shown, TextOptions) and shown.form() == form:
            shown.show()
            return
        made = TextOptions(form)
        made.form_chosen.connect(self._on_own_chosen)
        self._show_options(TEXT, made)

    def _show_format(self, form: FormatForm) -> None:
        options = option_fields(type(form.options))
        if self._own is not None and self._own[0] == form.key:
            made = self._own[1]
            assert isinstance(made, OptionForm)
        else:
            made = named(OptionForm(), "import-choices", tr("Format options"))
            made.chosen.connect(self._on_choice_chosen)
            made.offer(_sizes(self._offers))
            self._show_options(form.key, made)
        made.show_options(options, form.options)
        made.setVisible(bool(options))

    def _show_options(self, key: str, widget: QWidget) -> None:
        if self._own is not None:
            self._own[1].hide()
            self._own[1].deleteLater()
        self._own = (key, widget)
        self._option_rows.addWidget(widget)

    def _on_choice_chosen(self, key: str, value: Any) -> None:
        assert self._form is not None
        own = first_form(self._form)
        assert isinstance(own, FormatForm)
        record = get_format(own.key).options(**{**vars(own.options), key: value})
        self._on_own_chosen(FormatForm(own.key, record))

    def _on_own_chosen(self, own: TextFormat | FormatForm) -> None:
        assert self._form is not None
        form = with_first_form(self._form, own)
        self._controller.do(lambda state: state.try_form(form))


def _sizes(offers: Mapping[str, Sequence[NamedPart]]) -> dict[str, dict[str, str]]:
    return {key: {one.name: one.size for one in found} for key, found in offers.items()}
