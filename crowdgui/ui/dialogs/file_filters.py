"""Which files a dialog lists, and the questions for files that are asked in several places."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QFileDialog

from crowdgui.text.translation import tr

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

_TEXT_ENDINGS = (".csv", ".tsv", ".txt")


def label_files() -> str:
    """Return the filters of a dialog for files of labels."""
    return _filters(tr("Labels"), endings())


def labels_and_projects(project: str) -> str:
    """Return the same with projects, which end in `project`."""
    return _filters(tr("Labels and projects"), (*endings(), project))


def number_files() -> str:
    """Return the filters of a dialog for a table of numbers by name."""
    return tr("Tables (*.csv *.tsv *.txt);;All files (*)")


def list_files() -> str:
    """Return the filters of a dialog that saves a list to fill in, the safest for ids first."""
    return tr("Excel workbook (*.xlsx)") + ";;" + tr("CSV file (*.csv)")


def ask_content_table(parent: QWidget | None, folder: str) -> str:
    """Ask for the table with what items show; "" where nothing was chosen."""
    title = tr("Choose the file with the items’ content")
    return QFileDialog.getOpenFileName(parent, title, folder, label_files())[0]


def ask_content_folder(parent: QWidget | None, folder: str) -> str:
    """Ask for the folder with the pictures of items; "" where nothing was chosen."""
    title = tr("Choose the folder with the items’ pictures")
    return QFileDialog.getExistingDirectory(parent, title, folder)


def endings() -> tuple[str, ...]:
    """Return the endings of all files that can be read."""
    from crowdgui.io.formats.registry import FORMATS

    return tuple(
        dict.fromkeys((*_TEXT_ENDINGS, *(ending for f in FORMATS for ending in f.endings)))
    )


def _filters(words: str, names: tuple[str, ...]) -> str:
    patterns = " ".join(f"*{name}" for name in names)
    return f"{words} ({patterns});;" + tr("All files (*)")
