"""The one place that owns the state of an import: commands come in, every change goes out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

from crowdgui.io.importing.assistant.import_state import ImportState, begin_import
from crowdgui.io.importing.tables import OpenedFile
from crowdgui.ui.dialogs.import_dialog.reader import ImportReader

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from crowdgui.io.formats.form import NamedPart
    from crowdgui.io.importing.assistant.file_preview import FilePreview, GoldPreview
    from crowdgui.io.importing.assistant.findings import ImportFindings
    from crowdgui.io.importing.recipes import RecipeBook
    from crowdgui.io.importing.sources import Source

    Command = Callable[[ImportState], ImportState]


class ImportController(QObject):
    """Replaces an `ImportState` by what commands make of it, and reads what it requests.

    Signals: `changed` with every new state.
    """

    changed = Signal(object)

    def __init__(
        self,
        parent: QObject,
        source: Source,
        book: RecipeBook | None = None,
        opened: OpenedFile | None = None,
    ) -> None:
        super().__init__(parent)
        self.book = book
        self.state = begin_import(source)
        self.reader = ImportReader(self, opened or OpenedFile(source.path))
        self.reader.previewed.connect(self._on_previewed)
        self.reader.preview_failed.connect(self._on_preview_failed)
        self.reader.gold_previewed.connect(self._on_gold_previewed)
        self.reader.questions_listed.connect(self._on_questions_listed)
        self.reader.offers_listed.connect(self._on_offers_listed)
        self.reader.found.connect(self._on_found)
        self.reader.find_failed.connect(self._on_find_failed)

    def begin(self) -> None:
        """Show the first state, and begin to read what it requests."""
        self.reader.follow(self.state)
        self.changed.emit(self.state)

    def do(self, command: Command) -> None:
        """Replace the state by what a command makes of it, unless the import is over."""
        if self.state.is_accepted:
            return
        state = command(self.state)
        if state is not self.state:
            self.state = state
            self.begin()

    @Slot(object)
    def _on_previewed(self, seen: FilePreview) -> None:
        self.do(lambda state: state.take_preview(seen, self.book))

    @Slot(str)
    def _on_preview_failed(self, sentence: str) -> None:
        self.do(lambda state: state.take_preview_failure(sentence))

    @Slot(object)
    def _on_gold_previewed(self, seen: GoldPreview) -> None:
        self.do(lambda state: state.take_gold_preview(seen))

    @Slot(object)
    def _on_questions_listed(self, questions: tuple[str, ...]) -> None:
        self.do(lambda state: state.take_questions(questions))

    @Slot(object)
    def _on_offers_listed(self, offers: Mapping[str, tuple[NamedPart, ...]]) -> None:
        self.do(lambda state: state.take_offers(offers))

    @Slot(object)
    def _on_found(self, findings: ImportFindings) -> None:
        self.do(lambda state: state.take_findings(findings))

    @Slot(str)
    def _on_find_failed(self, sentence: str) -> None:
        self.do(lambda state: state.take_read_failure(sentence))
