"""What was left out of a file, why, and on which lines it stands."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from crowdgui.io.rows import lines_of_rows

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from crowdgui.core.labels import IntArray
    from crowdgui.core.progress import Report
    from crowdgui.io.text_format import TextFormat

LISTED = 1000
"""Most lines listed for one reason."""


@dataclass(frozen=True)
class LeftOut:
    """How many answers, gold labels, or times of answers, `file` has that were left out.

    All that were for one reason are counted; `lines` are the file lines of the first thousand.
    """

    reason: str
    count: int
    lines: tuple[int, ...]
    file: str


@dataclass(frozen=True, eq=False)
class Omission:
    """A reason and, for each thing left out, its row below the header, in rising order."""

    reason: str
    rows: IntArray


def with_lines(
    path: Path, form: TextFormat, n_rows: int, omissions: Sequence[Omission], report: Report
) -> tuple[LeftOut, ...]:
    """Look up the file lines of what was left out, all in one pass."""
    some = [omission for omission in omissions if omission.rows.size]
    listed = [np.unique(omission.rows)[:LISTED] for omission in some]
    wanted = np.unique(np.concatenate([np.empty(0, dtype=np.int64), *listed]))
    lines = np.array(lines_of_rows(path, form, wanted.tolist(), n_rows, report), dtype=np.int64)
    return tuple(
        LeftOut(
            omission.reason,
            omission.rows.size,
            tuple(lines[np.searchsorted(wanted, rows)].tolist()),
            path.name,
        )
        for omission, rows in zip(some, listed, strict=True)
    )
