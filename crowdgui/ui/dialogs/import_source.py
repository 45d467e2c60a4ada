"""The step Source: which files, what format they are in, and the recipe they are read by."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from crowdgui.core.rules.choices import described
from crowdgui.core.text import tr
from crowdgui.io.choosing import TEXT
from crowdgui.io.formats.table import FORMATS, format_of
from crowdgui.io.forms import FormatForm, files_of, first_form, with_first_form
from crowdgui.io.recipes.recipes import key_of
from crowdgui.ui.dialogs.choice_box import ChoiceBox
from crowdgui.ui.dialogs.import_checks import section
from crowdgui.ui.dialogs.import_files import FileList
from crowdgui.ui.dialogs.import_recipe import RecipeRow
from crowdgui.ui.dialogs.import_text import TextOptions
from crowdgui.ui.fonts import scaled
from crowdgui.ui.widgets.build import column, named, row
from crowdgui.ui.widgets.choice_form import ChoiceForm
from crowdgui.ui.widgets.scrolling import scrolling
from crowdgui.ui.widgets.surface import Surface
from crowdgui.ui.widgets.text import text_label

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from pathlib import Path

    from crowdgui.io.formats.form import Offered
    from crowdgui.io.forms import Form
    from crowdgui.io.text.text_format import TextFormat

_WIDEST = 560


class SourcePage(Surface):
    """Signals: `form_chosen` with a `Form`; `format_chosen` with the key of another format."""

    form_chosen = Signal(object)
    format_chosen = Signal(str)

    def __init__(self, path: Path, form: Form) -> None:
        super().__init__("canvas")
        self._form = form
        self.files = FileList()
        self.recipe = RecipeRow()
        names = {TEXT: tr("Plain table of text")} | {f.key: f.name for f in FORMATS}
        self._format = ChoiceBox("import-format", tr("Format"), names, key_of(form))
        self._format.fill_width()
        self._options = QWidget()
        self._option_rows = column(parent=self._options)
        self._own: tuple[str, QWidget] | None = None
        self._offered: dict[str, dict[str, str]] = {}
        self._notes = named(text_label("", "body", "text2", wrap=True), "import-notes")
        self._lay_out()
        self.show_notes(())
        self._format.chosen.connect(lambda: self.format_chosen.emit(self._format.value()))
        self.show_form(path, form)

    def show_form(self, path: Path, form: Form) -> None:
        """Show how the files are read."""
        self._form = form
        self.files.show_files(files_of(path, form))
        self._format.set_value(key_of(form))
        own = first_form(form)
        if isinstance(own, FormatForm):
            self._show_choices(own)
        else:
            self._show_text(own)

    def show_files(self, files: Sequence[Path]) -> None:
        """Show files that are only being tried; what can be chosen about them is not known."""
        self.files.show_files(files)
        self.show_notes(())
        self.show_offers({})
        if self._own is not None:
            self._own[1].hide()

    def show_offers(self, offers: Mapping[str, Sequence[Offered]]) -> None:
        """Show what the file has to offer where a choice is a name in it, such as its sheets."""
        self._offered = {key: {o.name: o.size for o in found} for key, found in offers.items()}
        if self._own is not None and isinstance(self._own[1], ChoiceForm):
            self._own[1].offer(self._offered)

    def show_apostrophes(self, cells: int) -> None:
        """Say of how many cells an apostrophe is taken off."""
        if self._own is not None and isinstance(self._own[1], TextOptions):
            self._own[1].show_apostrophes(cells)

    def show_notes(self, notes: Sequence[str]) -> None:
        """Say what the user should know about how the file was understood."""
        self._notes.setText("\n".join(notes))
        self._notes.setVisible(bool(notes))

    def _lay_out(self) -> None:
        inside = Surface("canvas")
        why = tr("Told from what stands in the file, not from its name. Choose another if wrong.")
        format_part = column(
            section(tr("Format")),
            self._format,
            text_label(why, "caption", "text2", wrap=True),
            self._options,
            self._notes,
            spacing=8,
        )
        held = QWidget()
        held.setMaximumWidth(scaled(_WIDEST))
        column(self.files, format_part, self.recipe, None, parent=held, spacing=24)
        row(held, None, parent=inside, margins=(24, 18, 24, 18)).setStretch(0, 8)
        column(scrolling(inside), parent=self)

    def _show_text(self, form: TextFormat) -> None:
        shown = self._own[1] if self._own is not None else None
        if isinstance(shown, TextOptions) and shown.form() == form:
            shown.show()
            return
        made = TextOptions(form)
        made.form_chosen.connect(self._on_own_chosen)
        self._put(TEXT, made)

    def _show_choices(self, form: FormatForm) -> None:
        choices = described(type(form.choices))
        if self._own is not None and self._own[0] == form.key:
            made = self._own[1]
            assert isinstance(made, ChoiceForm)
        else:
            made = named(ChoiceForm(), "import-choices", tr("Choices of the format"))
            made.chosen.connect(self._on_choice_chosen)
            made.offer(self._offered)
            self._put(form.key, made)
        made.show_choices(choices, form.choices)
        made.setVisible(bool(choices))

    def _put(self, key: str, widget: QWidget) -> None:
        if self._own is not None:
            self._own[1].hide()
            self._own[1].deleteLater()
        self._own = (key, widget)
        self._option_rows.addWidget(widget)

    def _on_choice_chosen(self, key: str, value: Any) -> None:
        own = first_form(self._form)
        assert isinstance(own, FormatForm)
        record = format_of(own.key).choices(**{**vars(own.choices), key: value})
        self._on_own_chosen(FormatForm(own.key, record))

    def _on_own_chosen(self, own: TextFormat | FormatForm) -> None:
        self._form = with_first_form(self._form, own)
        self.form_chosen.emit(self._form)
