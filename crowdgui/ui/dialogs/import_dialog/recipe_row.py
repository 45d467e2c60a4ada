"""The import recipe that is used: a saved one, one from a file, the last one, or none."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QFileDialog, QInputDialog, QWidget

from crowdgui.io.importing.assistant.recipe_choice import (
    AS_FILE,
    AS_FOUND,
    AS_LAST,
    recipe_key,
    saved_name,
)
from crowdgui.text.translation import tr
from crowdgui.ui.dialogs.import_dialog.checks import section
from crowdgui.ui.widgets.buttons import button
from crowdgui.ui.widgets.fields import ChoiceBox
from crowdgui.ui.widgets.layout import column, named, row
from crowdgui.ui.widgets.text import text_label

if TYPE_CHECKING:
    from crowdgui.io.importing.assistant.import_state import ImportState
    from crowdgui.io.importing.assistant.recipe_choice import RecipeChoice
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
        self.setVisible(controller.book is not None)
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
            part.setEnabled(choice.found is not None)

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
