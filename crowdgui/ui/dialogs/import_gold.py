"""The gold file of the import dialog, wherever it was chosen or told apart."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from crowdgui.ui.dialogs.import_told import gold_file_told

if TYPE_CHECKING:
    from pathlib import Path

    from crowdgui.ui.dialogs.import_findings import Check
    from crowdgui.ui.dialogs.import_pages import ImportPages
    from crowdgui.ui.dialogs.import_reader import ImportReader


class GoldFile(QObject):
    """Keeps the places that show the gold file at one.

    Signals: `chosen` with the path of the file, None for none, and its reading, None for a guess.
    """

    chosen = Signal(object, object)

    def __init__(self, parent: QObject, pages: ImportPages, reader: ImportReader) -> None:
        super().__init__(parent)
        self._choice, self._files, self._reader = pages.gold, pages.source.files, reader
        self._path: Path | None = None
        self._by_itself = False
        self._choice.file_chosen.connect(self._on_chosen)
        self._choice.removed.connect(lambda: self._on_chosen(None))
        self._choice.reading_chosen.connect(lambda reading: self.chosen.emit(self._path, reading))
        reader.looked_at_gold.connect(self._choice.show_columns)

    def show(self, path: Path | None, *, by_itself: bool = False) -> None:
        """Show a file, or none; `by_itself` where nobody said that it holds gold."""
        self._path, self._by_itself = path, by_itself
        self._files.show_gold(path)
        if path is None:
            self._reader.forget_gold()
            self._choice.show_none()
        else:
            self._choice.show_file(path)
            self._reader.look_at_gold(path)

    def checks(self) -> tuple[Check, ...]:
        """Say which file was told apart, unless somebody has chosen since."""
        return (gold_file_told(self._path),) if self._path is not None and self._by_itself else ()

    def _on_chosen(self, path: Path | None) -> None:
        self.show(path)
        self.chosen.emit(path, None)
