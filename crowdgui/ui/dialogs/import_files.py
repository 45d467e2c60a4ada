"""The files that are read together, each with its size."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFileDialog, QWidget

from crowdgui.core.text import number, tr, tr_n
from crowdgui.ui.dialogs.import_checks import section
from crowdgui.ui.file_kinds import label_files
from crowdgui.ui.widgets.build import column, named, row
from crowdgui.ui.widgets.buttons import button
from crowdgui.ui.widgets.text import ElidedLabel, text_label

if TYPE_CHECKING:
    from collections.abc import Sequence

_SHOWN = 8


class FileList(QWidget):
    """Signals: `files_chosen` with all the files that are to be read now."""

    files_chosen = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        named(self, "import-files")
        self._files: tuple[Path, ...] = ()
        self._rows = column(spacing=2)
        self._add = button(tr("Add files…"), name="import-files-add")
        column(section(tr("Files")), self._rows, row(self._add, None), parent=self, spacing=8)
        self._add.clicked.connect(self._on_add_clicked)

    def show_files(self, files: Sequence[Path]) -> None:
        if tuple(files) == self._files:
            return
        self._files = tuple(files)
        while (old := self._rows.takeAt(0)) is not None:
            if (widget := old.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        for place, path in enumerate(self._files[:_SHOWN]):
            self._rows.addWidget(self._row(place, path))
        more = len(self._files) - _SHOWN
        if more > 0:
            words = tr_n("and {n} more file", "and {n} more files", more)
            self._rows.addWidget(text_label(words, "body", "text2"))
        # A folder is read as a whole, so nothing can stand beside it.
        self._add.setVisible(not any(path.is_dir() for path in self._files))

    def files(self) -> tuple[Path, ...]:
        return self._files

    def _row(self, place: int, path: Path) -> QWidget:
        made = QWidget()
        name = ElidedLabel(path.name, "body")
        parts: list[QWidget] = [name, text_label(size_of(path), "body", "text2")]
        if len(self._files) > 1:
            remove = button(tr("Remove"), "quiet", name=f"import-files-remove-{place}")
            remove.setAccessibleName(tr("Remove {file}", file=path.name))
            remove.clicked.connect(partial(self._on_remove_clicked, path))
            parts.append(remove)
        row(*parts, None, parent=made, spacing=12).setStretchFactor(name, 1)
        return made

    def _on_remove_clicked(self, path: Path) -> None:
        self.files_chosen.emit(tuple(other for other in self._files if other != path))

    def _on_add_clicked(self) -> None:
        names, _ = QFileDialog.getOpenFileNames(
            self, tr("Add files of labels"), str(self._files[0].parent), label_files()
        )
        added = [Path(name) for name in names]
        if added:
            self.files_chosen.emit(tuple(dict.fromkeys((*self._files, *added))))


def size_of(path: Path) -> str:
    """Say how large a file is; nothing where that is not known."""
    try:
        if path.is_dir():
            return tr("folder")
        size = path.stat().st_size
    except OSError:
        return ""
    for limit, unit in ((1 << 30, tr("GB")), (1 << 20, tr("MB")), (1 << 10, tr("KB"))):
        if size >= limit:
            return tr("{n} {unit}", n=number(size / limit, 1), unit=unit)
    return tr_n("{n} byte", "{n} bytes", size)
