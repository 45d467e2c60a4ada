"""The files that are read together, each with its size, and which of them holds gold."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFileDialog, QWidget

from crowdgui.core.text import number, tr, tr_n
from crowdgui.ui.dialogs.choice_box import ChoiceBox
from crowdgui.ui.dialogs.import_checks import section
from crowdgui.ui.file_kinds import label_files
from crowdgui.ui.fonts import scaled
from crowdgui.ui.widgets.build import column, named, row
from crowdgui.ui.widgets.buttons import button
from crowdgui.ui.widgets.text import ElidedLabel, text_label

if TYPE_CHECKING:
    from collections.abc import Sequence

_SHOWN = 8
_SIZE_WIDTH = 80


class FileList(QWidget):
    """The files of labels, and the one of gold answers where there is one.

    Signals: `files_chosen` with all files that are to be read for labels now, the gold file or
    None, and those of them that were added.
    """

    files_chosen = Signal(object, object, object)

    def __init__(self) -> None:
        super().__init__()
        named(self, "import-files")
        self._files: tuple[Path, ...] = ()
        self._gold: Path | None = None
        self._rows = column(spacing=2)
        self._add = button(tr("Add files…"), name="import-files-add")
        column(section(tr("Files")), self._rows, row(self._add, None), parent=self, spacing=8)
        self._add.clicked.connect(self._on_add_clicked)

    def show_files(self, files: Sequence[Path]) -> None:
        if tuple(files) != self._files:
            self._files = tuple(files)
            self._show()

    def show_gold(self, gold: Path | None) -> None:
        if gold != self._gold:
            self._gold = gold
            self._show()

    def files(self) -> tuple[Path, ...]:
        """Give the files of labels."""
        return self._files

    def _show(self) -> None:
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
        if self._gold is not None:
            self._rows.addWidget(self._row(len(self._files), self._gold))
        # A folder is read as a whole, so nothing can stand beside it.
        self._add.setVisible(not any(path.is_dir() for path in self._files))

    def _row(self, place: int, path: Path) -> QWidget:
        made = QWidget()
        name = ElidedLabel(path.name, "body")
        size = text_label(size_of(path), "body", "text2")
        # What stands in a row is in line with the other rows.
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
        others = tuple(other for other in self._files if other != path)
        if not box.value():
            self._tell((*others, path), None)
        elif self._gold is None:
            self._tell(others, path)
        else:
            self._tell((*others, self._gold), path)

    def _on_remove_clicked(self, path: Path) -> None:
        others = tuple(other for other in self._files if other != path)
        self._tell(others, None if path == self._gold else self._gold)

    def _on_add_clicked(self) -> None:
        names, _ = QFileDialog.getOpenFileNames(
            self, tr("Add files of labels"), str(self._files[0].parent), label_files()
        )
        added = [Path(name) for name in names if Path(name) != self._gold]
        if added:
            self._tell(tuple(dict.fromkeys((*self._files, *added))), self._gold, added)

    def _tell(self, files: tuple[Path, ...], gold: Path | None, added: Sequence[Path] = ()) -> None:
        self.files_chosen.emit(files, gold, tuple(added))


def _holds(place: int, path: Path, *, gold: bool) -> ChoiceBox[bool]:
    title = tr("What {file} holds", file=path.name)
    names = {False: tr("Labels"), True: tr("Gold answers")}
    return ChoiceBox(f"import-files-holds-{place}", title, names, gold)


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
