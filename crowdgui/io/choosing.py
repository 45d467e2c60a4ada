"""How files are read in a format that was named rather than recognised."""

from __future__ import annotations

from typing import TYPE_CHECKING

from crowdgui.core.progress import ignore_progress
from crowdgui.io.formats.form import FormatForm
from crowdgui.io.formats.table import format_of
from crowdgui.io.forms import SeveralFiles
from crowdgui.io.tables import sniff_several
from crowdgui.io.text import text_file

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from crowdgui.core.progress import ProgressCallback
    from crowdgui.io.forms import Form
    from crowdgui.io.text.text_format import TextFormat

TEXT = "text"
"""Stands where another file has the key of its format: a plain table of text."""

FOUND = ""
"""Stands for the format that is recognised."""


def form_of(paths: Sequence[Path], key: str, report: ProgressCallback = ignore_progress) -> Form:
    """Return how files are read in the format `key`, with its usual choices."""
    if key == FOUND:
        return sniff_several(paths, report)
    if len(paths) == 1:
        return _own_form(paths[0], key, report)
    return SeveralFiles(tuple((path, _own_form(path, key, report)) for path in paths))


def _own_form(path: Path, key: str, report: ProgressCallback) -> TextFormat | FormatForm:
    if key == TEXT:
        return text_file.sniff(path, report)
    return FormatForm(key, format_of(key).choices())
