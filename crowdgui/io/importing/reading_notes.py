"""What was read as it is written but may be meant otherwise, for those who have no window."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from typing import TYPE_CHECKING

from crowdgui.io.importing.guess.certainty import (
    alike_workers,
    header_like,
    missing_like,
    result_like,
    rounded_ids,
    totals_like,
)
from crowdgui.io.importing.guess.class_order import guess_order
from crowdgui.io.importing.guess.value_counts import guess_separator
from crowdgui.text.run_summary import check_variants
from crowdgui.text.translation import format_number, join_list

if TYPE_CHECKING:
    from collections.abc import Iterator

    from crowdgui.io.importing.read_labels import ImportedLabels


_PAIRS_NAMED = 3


class NoteKind(Enum):
    """What a note is about; what to do about it depends on who reads the file."""

    SEVERAL_LABELS = auto()
    """Cells that seem to hold several labels each."""
    MISSING = auto()
    """Classes that often mean a missing label."""
    ROUNDED_IDS = auto()
    RESULTS = auto()
    """Workers who are named as gold labels or as a result."""
    TOTALS = auto()
    """Items and workers who are named as totals of a table are."""
    HEADER = auto()
    """Items and workers that are named as their column is."""
    ALIKE_WORKERS = auto()
    """Workers whose names differ in case or blanks alone."""
    WITHDRAWN = auto()
    """Labels that count although a column says that they were rejected or the like."""
    VARIANTS = auto()
    """Classes that may be two spellings of one."""
    ORDER = auto()
    """Classes that look ordered where nobody said whether they are."""
    UNSUPPORTED_ORDER = auto()
    """An order of the classes that the labels do not support."""


@dataclass(frozen=True)
class ReadingNote:
    """A sentence, and the classes that it is about, as the file has them."""

    kind: NoteKind
    sentence: str
    classes: tuple[str, ...] = ()


def reading_notes(data: ImportedLabels, *, missing_stated: bool) -> Iterator[ReadingNote]:
    """Go through what may be meant otherwise; missing labels only where nobody stated them."""
    labels, source = data.labels, data.source
    single = source is not None and not source.reading.classes.separator
    if single and data.words is not None and guess_separator(data.words.words):
        yield ReadingNote(
            NoteKind.SEVERAL_LABELS,
            "Some cells seem to hold several labels; each combination is read as one class.",
        )
    if data.pairs is None and not missing_stated and (words := tuple(missing_like(labels))):
        verb = "is read as a class" if len(words) == 1 else "are read as classes"
        yield ReadingNote(NoteKind.MISSING, f"{_quoted(words)} {verb}.", words)
    for name in rounded_ids(labels):
        yield ReadingNote(
            NoteKind.ROUNDED_IDS,
            f"A spreadsheet has rounded IDs, such as “{name}”: several may have become one. Export "
            "the file again, and don’t save it in a spreadsheet.",
        )
    if names := tuple(result_like(labels)):
        yield ReadingNote(
            NoteKind.RESULTS,
            "Named as known true labels or a result, and read as labels of workers: "
            f"{_quoted(names)}.",
        )
    if names := tuple(totals_like(labels)):
        yield ReadingNote(
            NoteKind.TOTALS,
            f"Named as totals, and read like the others: {_quoted(names)}. Remove them from the "
            "file if they aren’t labels.",
        )
    if names := tuple(header_like(labels, () if source is None else source.columns)):
        yield ReadingNote(
            NoteKind.HEADER,
            f"Named as their column, as below another header: {_quoted(names)}. Remove it, and "
            "what is below it if that is another table.",
        )
    if pairs := alike_workers(labels):
        named = join_list(f"“{one}” and “{other}”" for one, other in pairs[:_PAIRS_NAMED])
        more = len(pairs) - _PAIRS_NAMED
        rest = f", and {format_number(more)} more" if more > 0 else ""
        yield ReadingNote(
            NoteKind.ALIKE_WORKERS,
            f"Possible duplicate workers: {named}{rest}. If they are the same, correct the file.",
        )
    for column, word, count in data.withdrawn:
        noun = "label, which counts" if count == 1 else "labels, which count"
        yield ReadingNote(
            NoteKind.WITHDRAWN,
            f"The column “{column}” says “{word}” of {format_number(count)} {noun} like the "
            "others. Remove such rows from the file if they shouldn’t count.",
        )
    if data.pairs is None:
        for row in check_variants(labels):
            yield ReadingNote(NoteKind.VARIANTS, f"{row.sentence}.")
    yield from _note_order(data)


def _note_order(data: ImportedLabels) -> Iterator[ReadingNote]:
    labels, source = data.labels, data.source
    if labels.ordered:
        # Few files have an order, and what checks it takes long to load.
        from crowdgui.core.agreement.order_check import check_order
        from crowdgui.io.importing.assistant.checks import describe_order_doubt

        checked = check_order(labels)
        if checked is not None and not checked.supported:
            said = ": ".join(describe_order_doubt(checked))
            yield ReadingNote(NoteKind.UNSUPPORTED_ORDER, said)
    elif source is not None and source.reading.classes.is_scale is None:
        order = guess_order(labels.classes.tolist(), source.reading.classes.ranges)
        if order:
            said = "The classes look ordered and are read as not ordered."
            yield ReadingNote(NoteKind.ORDER, said, tuple(order))


def _quoted(names: tuple[str, ...]) -> str:
    return join_list(f"“{name}”" for name in names)
