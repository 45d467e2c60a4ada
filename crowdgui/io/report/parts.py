"""What a report is made of: sections of sentences, lists, tables and pictures. All frozen.

Every text is plain; each form makes it safe for itself.
"""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass, fields, is_dataclass, replace
from enum import StrEnum
from typing import TYPE_CHECKING, Any, TypeVar

if TYPE_CHECKING:
    from crowdgui.text.run_summary import SummaryFigure
    from crowdgui.text.wording import CheckRow


@dataclass(frozen=True)
class Paragraph:
    """Sentences; `quiet` ones say how to read what is beside them."""

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
class DefinitionList:
    """Names, one below the other, each with what there is to say about it."""

    rows: tuple[tuple[str, str], ...]


@dataclass(frozen=True)
class Conditions:
    """What holds, what does not, and what cannot be known."""

    rows: tuple[CheckRow, ...]


class RowEmphasis(StrEnum):
    """How much a row counts: `STRONG` is the one to read, `QUIET` one that does not hold."""

    PLAIN = "plain"
    STRONG = "strong"
    QUIET = "quiet"


@dataclass(frozen=True)
class ReportColumn:
    """A column: its title, whether it lines up at the right, and its part of the width."""

    title: str
    numeric: bool = False
    share: float = 1.0


@dataclass(frozen=True)
class Row:
    """The cells of a row, as many as there are columns."""

    cells: tuple[str, ...]
    tone: RowEmphasis = RowEmphasis.PLAIN


@dataclass(frozen=True)
class Table:
    """A table with a title; `note` says what it omits, or how to read it."""

    title: str
    columns: tuple[ReportColumn, ...]
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
    """Pictures that belong side by side; wide ones are below each other."""

    row: tuple[Picture, ...]


Part = Paragraph | Subtitle | Facts | DefinitionList | Conditions | Table | Pictures


@dataclass(frozen=True)
class ReportSection:
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
    sections: tuple[ReportSection, ...]


_T = TypeVar("_T")


LONGEST = 160
"""Characters of an id, a label or a note that are shown."""


ELLIPSIS = "…"


_UNSHOWABLE = "�"


_SHARE = re.compile(r"(?<=[0-9]) %")


_BLANKS = re.compile(r"[\t\n\r\v\f\x85\u2028\u2029]+")


# Controls, marks that turn the direction of the text after them, halves of characters, and code
# points that are no characters; most of them no markup language allows.
_ACTING = re.compile(
    "[\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufdd0-\ufdef\ufffe\uffff"
    "\ud800-\udfff"
    + "".join(chr(plane << 16 | end) for plane in range(1, 17) for end in (0xFFFE, 0xFFFF))
    + "]+"
)


def clean_text(text: str) -> str:
    """Replace each break and tab by a blank, and each run of what cannot be shown by one mark.

    A percent sign stays on the line of its number.
    """
    shown_ = _ACTING.sub(_UNSHOWABLE, _BLANKS.sub(" ", text))
    return _SHARE.sub("\u00a0%", shown_)


def shorten_text(text: object, longest: int = LONGEST) -> str:
    """Return text as it is printed: clean, and cut where it is endless."""
    words = clean_text(str(text))
    return words if len(words) <= longest else words[: longest - 1] + ELLIPSIS


def clean_record(record: _T) -> _T:
    """Return a record of texts, tuples and records with every text in it clean."""
    return _cleaned(record)  # type: ignore[no-any-return]


def _cleaned(value: Any) -> Any:
    if type(value) is str:
        return clean_text(value)
    if isinstance(value, tuple):
        parts = [_cleaned(part) for part in value]
        return type(value)(*parts) if hasattr(value, "_fields") else tuple(parts)
    if is_dataclass(value) and not isinstance(value, type):
        names = [field.name for field in fields(value)]
        return replace(value, **{name: _cleaned(getattr(value, name)) for name in names})
    return value


def text_width(text: str) -> int:
    """Return how many half-width columns a text takes; an ideograph takes two, an accent none."""
    return sum(_columns(character) for character in text)


def _columns(character: str) -> int:
    if unicodedata.combining(character):
        return 0
    return 2 if unicodedata.east_asian_width(character) in "WF" else 1
