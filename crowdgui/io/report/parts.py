"""What a report is made of: sections of sentences, lists, tables and pictures. All frozen.

Every text is plain; whoever shows it makes it safe for its form.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from crowdgui.text.check_status import CheckRow
    from crowdgui.text.data import SummaryFigure


@dataclass(frozen=True)
class Paragraph:
    """Sentences; `quiet` ones say how to read what stands beside them."""

    text: str
    quiet: bool = False


@dataclass(frozen=True)
class Subtitle:
    """The title of what follows in a section."""

    text: str


@dataclass(frozen=True)
class Facts:
    """Numbers, one below the other, each with its words."""

    rows: tuple[SummaryFigure, ...]


@dataclass(frozen=True)
class Terms:
    """Names, one below the other, each with what there is to say about it."""

    rows: tuple[tuple[str, str], ...]


@dataclass(frozen=True)
class Conditions:
    """What holds, what does not, and what cannot be known."""

    rows: tuple[CheckRow, ...]


class Tone(StrEnum):
    """How much a row counts: `STRONG` is the one to read, `QUIET` one that does not hold."""

    PLAIN = "plain"
    STRONG = "strong"
    QUIET = "quiet"


@dataclass(frozen=True)
class Column:
    """A column: its title, whether it lines up at the right, and its part of the width."""

    title: str
    numeric: bool = False
    share: float = 1.0


@dataclass(frozen=True)
class Row:
    """The cells of a row, as many as there are columns."""

    cells: tuple[str, ...]
    tone: Tone = Tone.PLAIN


@dataclass(frozen=True)
class Table:
    """A table with a title; `note` says what it leaves out, or how to read it."""

    title: str
    columns: tuple[Column, ...]
    rows: tuple[Row, ...]
    note: str = ""


@dataclass(frozen=True)
class Picture:
    """A drawing as SVG, with a title, a sentence on what it shows, and the same for the blind.

    `alternative` says in words what is drawn. A picture that is not `wide` shares its line.
    """

    key: str
    title: str
    caption: str
    alternative: str
    svg: str
    size: tuple[float, float]
    wide: bool = True


@dataclass(frozen=True)
class Pictures:
    """Pictures that belong side by side; wide ones stand below each other."""

    row: tuple[Picture, ...]


Part = Paragraph | Subtitle | Facts | Terms | Conditions | Table | Pictures


@dataclass(frozen=True)
class Section:
    """A section under its title; `key` is its place in the file."""

    key: str
    title: str
    parts: tuple[Part, ...]


@dataclass(frozen=True)
class ReportContent:
    """A whole report.

    `file` is what the labels were read from, `made` when the report was. `level`, `headline` and
    `because` are those of the guarantee, `certain` says whether there is one, and `rests_on` are
    its conditions; `findings` are the sentences that say the rest in short.
    """

    language: str
    title: str
    file: str
    made: str
    certain: bool
    level: str
    headline: str
    because: str
    rests_on: Conditions
    findings: tuple[str, ...]
    sections: tuple[Section, ...]
