"""Which files a dialog lists: those of labels, and projects."""

from __future__ import annotations

from crowdgui.text.translation import tr

_TEXT_ENDINGS = (".csv", ".tsv", ".txt")


def label_files() -> str:
    """Return the filters of a dialog for files of labels."""
    return _filters(tr("Labels"), endings())


def labels_and_projects(project: str) -> str:
    """Return the same with projects, which end in `project`."""
    return _filters(tr("Labels and projects"), (*endings(), project))


def list_files() -> str:
    """Return the filters of a dialog that saves a list to fill in, the safest for ids first."""
    return tr("Excel workbook (*.xlsx)") + ";;" + tr("CSV file (*.csv)")


def endings() -> tuple[str, ...]:
    """Return the endings of all files that can be read."""
    from crowdgui.io.formats.registry import FORMATS

    return tuple(
        dict.fromkeys((*_TEXT_ENDINGS, *(ending for f in FORMATS for ending in f.endings)))
    )


def _filters(words: str, names: tuple[str, ...]) -> str:
    patterns = " ".join(f"*{name}" for name in names)
    return f"{words} ({patterns});;" + tr("All files (*)")
