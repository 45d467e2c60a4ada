"""The recipe by which files are read: one that was saved, opened, the last one, or none."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFileDialog, QInputDialog, QWidget

from crowdgui.core.text import tr
from crowdgui.ui.dialogs.choice_box import ChoiceBox
from crowdgui.ui.dialogs.import_checks import section
from crowdgui.ui.widgets.build import column, named, row
from crowdgui.ui.widgets.buttons import button
from crowdgui.ui.widgets.text import text_label

if TYPE_CHECKING:
    from collections.abc import Iterable

AS_FOUND, AS_LAST, AS_FILE = "found", "last", "file"
_NAMED = "name:"


class RecipeRow(QWidget):
    """Signals

    `chosen` with `AS_FOUND`, `AS_LAST`, `AS_FILE` or what `key_of_name` gives; `save_wanted` and
    `remove_wanted` with a name; `write_wanted` and `read_wanted` with the path of a file.
    """

    chosen = Signal(str)
    save_wanted = Signal(str)
    remove_wanted = Signal(str)
    write_wanted = Signal(str)
    read_wanted = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        named(self, "import-recipes")
        self._room = column()
        self._box: ChoiceBox[str] | None = None
        self._read = button(tr("Open a file…"), name="import-recipe-read")
        self._read.setAccessibleName(tr("Open a file with a recipe"))
        self._save = button(tr("Save as recipe…"), name="import-recipe-save")
        self._write = button(tr("Save to a file…"), name="import-recipe-write")
        self._remove = button(tr("Delete"), "quiet", name="import-recipe-remove")
        self._said = named(text_label("", "body", "warn", wrap=True), "import-recipe-said")
        why = tr("All choices on these pages, for the next file with the same columns.")
        column(
            section(tr("Recipe")),
            self._room,
            self._said,
            text_label(why, "caption", "text2", wrap=True),
            row(self._read, self._save, self._write, self._remove, None),
            parent=self,
            spacing=8,
        )
        self._save.clicked.connect(self._on_save_clicked)
        self._write.clicked.connect(self._on_write_clicked)
        self._read.clicked.connect(self._on_read_clicked)
        self._remove.clicked.connect(self._on_remove_clicked)
        self.show_recipes((), last=False, chosen=AS_FOUND)
        self.say("")

    def show_recipes(
        self, names: Iterable[str], *, last: bool, chosen: str, opened: str = ""
    ) -> None:
        """Offer the recipes there are; `last` where files like this were read before.

        `opened` is the name of a file from which one was read.
        """
        words = {AS_FOUND: tr("None: as it was found")}
        if last:
            words[AS_LAST] = tr("As the last file of this kind")
        if opened:
            words[AS_FILE] = tr("From the file {file}", file=opened)
        words |= {key_of_name(name): name for name in sorted(names)}
        if self._box is not None:
            self._box.hide()
            self._box.deleteLater()
        value = chosen if chosen in words else AS_FOUND
        self._box = ChoiceBox("import-recipe", tr("Recipe"), words, value)
        self._box.fill_width()
        self._room.addWidget(self._box)
        self._box.chosen.connect(self._on_chosen)
        self._remove.setVisible(value.startswith(_NAMED))

    def set_offered(self, offered: bool) -> None:
        """Offer recipes only while there are columns for them."""
        for part in (self._box, self._read, self._save, self._write, self._remove):
            assert part is not None
            part.setEnabled(offered)

    def say(self, sentence: str) -> None:
        """Say why a recipe is not used; nothing where all is well."""
        self._said.setText(sentence)
        self._said.setVisible(bool(sentence))

    def said(self) -> str:
        return self._said.text()

    def _on_chosen(self) -> None:
        assert self._box is not None
        self._remove.setVisible(self._box.value().startswith(_NAMED))
        self.chosen.emit(self._box.value())

    def _on_save_clicked(self) -> None:
        name, ok = QInputDialog.getText(self, tr("Save as recipe"), tr("Name of the recipe"))
        if ok and name.strip():
            self.save_wanted.emit(name.strip())

    def _on_write_clicked(self) -> None:
        name, _ = QFileDialog.getSaveFileName(
            self, tr("Save recipe"), tr("recipe.json"), tr("Recipes (*.json)")
        )
        if name:
            self.write_wanted.emit(name)

    def _on_read_clicked(self) -> None:
        name, _ = QFileDialog.getOpenFileName(self, tr("Open recipe"), "", tr("Recipes (*.json)"))
        if name:
            self.read_wanted.emit(name)

    def _on_remove_clicked(self) -> None:
        assert self._box is not None
        self.remove_wanted.emit(self._box.value().removeprefix(_NAMED))


def key_of_name(name: str) -> str:
    return _NAMED + name


def name_of_key(key: str) -> str:
    return key.removeprefix(_NAMED)
