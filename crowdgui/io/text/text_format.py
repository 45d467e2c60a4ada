"""How rows of cells are written down in a text file."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class TextFormat:
    """The separator of cells, the encoding, and whether the first row names the columns.

    With `apostrophes`, one is taken off every cell that has some before the sign of a formula.
    """

    delimiter: str
    encoding: str
    header: bool
    apostrophes: bool = False
