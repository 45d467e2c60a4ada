"""The list of items to send out again, as a file."""

from __future__ import annotations

from typing import TYPE_CHECKING

from crowdgui.core.progress import ignore_progress
from crowdgui.io.writing.csv_file import write_csv

if TYPE_CHECKING:
    from pathlib import Path

    from crowdgui.core.progress import ProgressCallback
    from crowdgui.core.results import Outcome
    from crowdgui.core.study.relabelling import RelabelList

HEADER = ("item", "labels_to_ask_for", "chance_wrong_now", "expected_fall")


def write_sending(
    path: Path, outcome: Outcome, chosen: RelabelList, report: ProgressCallback = ignore_progress
) -> None:
    """Write a row for each item, those that gain most by label first."""
    ids = outcome.job.labels.item_ids[chosen.items]
    write_csv(path, HEADER, (ids, chosen.more, chosen.wrong, chosen.gain), report=report)
