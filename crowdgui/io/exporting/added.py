"""The labels of a file that are new in a project or contradict it, as a table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from crowdgui.io.exporting.text_files import write_csv
from crowdgui.io.importing.adding import differences

if TYPE_CHECKING:
    from pathlib import Path

    from crowdgui.core.progress import ProgressCallback
    from crowdgui.io.importing.adding import Addition

ADDED_LIST = "added-labels.csv"


def write_differences(path: Path, addition: Addition, report: ProgressCallback) -> Path:
    """Write every label that is new or contradicts, one per row."""
    header, columns = differences(addition)
    write_csv(path, header, columns, report=report)
    return path
