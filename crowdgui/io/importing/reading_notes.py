"""What was read as it is written but may be meant otherwise."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from enum import Enum, auto
from typing import TYPE_CHECKING

import numpy as np

from crowdgui.io.importing.guess.certainty import missing_like, result_like
from crowdgui.io.importing.guess.class_order import guess_order
from crowdgui.io.importing.guess.value_counts import guess_separator
from crowdgui.io.importing.import_spec import MultiFile, guessed_encodings
from crowdgui.io.tabular.encoding import describe_guess
from crowdgui.io.tabular.roles import ColumnRole
from crowdgui.io.tabular.sniffing import SAFE_DIGITS
from crowdgui.text.run_summary import check_variants, describe_unused_gold
from crowdgui.text.translation import format_number, join_list, list_first, shorten, tr, tr_n

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from crowdgui.core.agreement.order_check import OrderCheck
    from crowdgui.core.arrays import TextArray
    from crowdgui.io.importing.guess.certainty import ColumnChoice
    from crowdgui.io.importing.read_labels import ImportedLabels
    from crowdgui.io.importing.sources import Source


_NAMED = 6


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
    ALIKE_IDS = auto()
    """Workers or items whose names differ in what is easily lost or overlooked."""
    UNUSED_GOLD = auto()
    """Classes of gold labels that no worker gave."""
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
    if names := tuple(result_like(labels)):
        yield ReadingNote(
            NoteKind.RESULTS,
            "Named as known true labels or a result, and read as labels of workers: "
            f"{_quoted(names)}.",
        )
    for kind, sentence, detail in doubtful_rows(data, () if source is None else source.columns):
        yield ReadingNote(kind, f"{sentence}. {detail}")
    if data.pairs is None:
        for row in check_variants(labels):
            yield ReadingNote(NoteKind.VARIANTS, f"{row.sentence}.")
    yield from _note_order(data)


def encoding_notes(source: Source) -> Iterator[str]:
    """Go through the files that are not Unicode, whose letters were guessed."""
    form = source.reading.form
    for path, encoding in guessed_encodings(source.path, form).items():
        said = describe_guess(encoding)
        yield f"{path.name}: {said}" if isinstance(form, MultiFile) else said


def doubtful_rows(
    data: ImportedLabels, columns: Sequence[ColumnChoice]
) -> Iterator[tuple[NoteKind, str, str]]:
    """Go through rows that may not be labels, and IDs that may be somebody else’s.

    The sentence is without its full stop, and what to do comes after it.
    """
    items, workers = ScannedIds(data.labels.item_ids), ScannedIds(data.labels.worker_ids)
    for name in (*items.rounded(), *workers.rounded()):
        yield (
            NoteKind.ROUNDED_IDS,
            tr("A spreadsheet has rounded IDs, such as “{name}”", name=shorten(name)),
            tr(
                "Several may have become one. Export the file again, and don’t save it in a "
                "spreadsheet."
            ),
        )
    ids = {ColumnRole.ITEM: items, ColumnRole.WORKER: workers}
    if names := [c.name for c in columns if c.role in ids and c.name in ids[c.role]]:
        said = tr("Named as their column, as below another header: {names}", names=_listed(names))
        detail = tr("Remove it, and what is below it if that is another table.")
        yield NoteKind.HEADER, said, detail
    if names := [*items.totals(), *workers.totals()]:
        said = tr("Named as totals, and read like the others: {names}", names=_listed(names))
        yield NoteKind.TOTALS, said, tr("Remove them from the file if they aren’t labels.")
    if pairs := workers.alike():
        said = tr("Possible duplicate workers: {pairs}", pairs=_paired(pairs))
        yield NoteKind.ALIKE_IDS, said, _alike_remedy()
    if pairs := items.alike():
        said = tr("Possible duplicate items: {pairs}", pairs=_paired(pairs))
        yield NoteKind.ALIKE_IDS, said, _alike_remedy()
    if words := _unused_gold(data):
        said = describe_unused_gold(words)
        detail = tr("Labels and gold labels must use the same class names.")
        yield NoteKind.UNUSED_GOLD, said, detail
    for column, word, count in data.withdrawn:
        said = tr_n(
            "The column “{column}” says “{word}” of {n} label, which counts like the others",
            "The column “{column}” says “{word}” of {n} labels, which count like the others",
            count,
            column=shorten(column),
            word=shorten(word),
        )
        detail = tr("Remove such rows from the file if they shouldn’t count.")
        yield NoteKind.WITHDRAWN, said, detail


def _unused_gold(data: ImportedLabels) -> list[str]:
    """Return the classes of gold labels that no worker gave; of sets of tags, none."""
    tags = data.source is not None and data.source.reading.classes.tags is not None
    if data.gold is None or tags:
        return []
    return data.labels.never_given(data.gold)


def _alike_remedy() -> str:
    return tr(
        "If they are the same, correct the file. They differ in case, spaces, zeros or characters "
        "that can’t be seen."
    )


def _paired(pairs: Iterable[tuple[str, str]]) -> str:
    named = [
        tr("“{word}” and “{usual}”", word=shorten(one), usual=shorten(other))
        for one, other in pairs
    ]
    return list_first(named, _NAMED)


def _listed(names: Iterable[str]) -> str:
    return list_first([tr("“{name}”", name=shorten(name)) for name in names], _NAMED)


def describe_order_doubt(found: OrderCheck) -> tuple[str, str]:
    """Return that labels do not support the order, with the figures."""
    detail = tr_n(
        "{n} pair of different labels is {apart} classes apart on average, and {chance} by "
        "chance. Check the order, or whether the classes have one.",
        "{n} pairs of different labels are {apart} classes apart on average, and {chance} by "
        "chance. Check the order, or whether the classes have one.",
        found.pairs,
        apart=format_number(found.apart, 2),
        chance=format_number(found.by_chance, 2),
    )
    return tr("Labels that differ are no nearer in this order than by chance"), detail


def _note_order(data: ImportedLabels) -> Iterator[ReadingNote]:
    labels, source = data.labels, data.source
    if labels.ordered:
        # Few files have an order, and what checks it takes long to load.
        from crowdgui.core.agreement.order_check import check_order

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


_TOTALS = frozenset(
    {"total", "totals", "grand total", "subtotal", "sum", "mean", "average", "avg", "median"}
    | {"kappa", "cohen's kappa", "fleiss' kappa", "krippendorff's alpha", "agreement"}
    | {"summe", "gesamt", "gesamtsumme", "mittelwert", "suma", "promedio", "total general"}
    | {"somme", "moyenne", "合計", "平均", "合计", "总计", "平均值"}
)
"""What rows and columns below and beside a table are called, in lower case."""


_LONGEST_TOTAL = 4 * max(map(len, _TOTALS))
"""Bytes of the longest of them, with colons and blanks around it."""


_ROUNDED = re.compile(r"[+-]?\d([.,]\d+)?[eE]\+\d{2}")


_UNSEEN = re.compile("[\\s\u00ad\u200b-\u200f\u2060\ufeff]+")


class ScannedIds:
    """IDs, and one text of them all: there may be millions, and few have what is looked for."""

    def __init__(self, ids: TextArray) -> None:
        self.names: list[str] = ids.tolist()
        self._text = "\0".join(("", *self.names, ""))
        if self._text.count("\0") != len(self.names) + 1:
            # Names of frames may have zero characters themselves, which end a name here.
            shown = (name.replace("\0", "\1") for name in self.names)
            self._text = "\0".join(("", *shown, ""))
        signs = np.frombuffer(self._text.encode("utf-8", "surrogatepass"), np.uint8)
        ends = np.flatnonzero(signs == 0)
        self._sizes = np.diff(ends) - 1
        last = signs[ends[1:] - 1]
        self._ends_in_word = (last < ord("0")) | (last > ord("9"))

    def __contains__(self, name: str) -> bool:
        return f"\0{name}\0" in self._text

    def rounded(self) -> list[str]:
        """Return IDs that a spreadsheet has rounded, so that several may have become one."""
        long = [self.names[k] for k in np.flatnonzero(self._sizes > SAFE_DIGITS)]
        digits = [name for name in long if name.isdecimal()]
        few = len(digits) < 3 or any(name[SAFE_DIGITS:].strip("0") for name in digits)
        found = [] if few else digits[:1]
        if "+" in self._text:
            found += [name for name in self.names if "+" in name and _ROUNDED.fullmatch(name)][:1]
        return found

    def totals(self) -> list[str]:
        """Return those that are called as totals of a table are."""
        places = np.flatnonzero(self._ends_in_word & (self._sizes <= _LONGEST_TOTAL))
        words = [self.names[k] for k in places]
        found = [w for w in words if w.strip(" :").casefold().replace("’", "'") in _TOTALS]
        # Items that are words may be such words too, but not all by themselves.
        return found if len(found) < len(self.names) // 2 else []

    def alike(self) -> list[tuple[str, str]]:
        """Return pairs that differ in what is easily lost or overlooked, the first of each.

        That is case, blanks, signs that can't be seen, the way in which an accent is written, and
        the zeros before and after a number.
        """
        text = self._text.casefold()
        if _is_plain(text) and text == self._text:
            return []
        plain = _plain(text)
        if len({*plain}) == len(self.names):
            return []
        first: dict[str, str] = {}
        pairs = zip(plain, self.names, strict=False)
        return [(one, name) for key, name in pairs if (one := first.setdefault(key, name)) != name]


def _is_plain(text: str) -> bool:
    """Return whether nothing is in it that `_plain` may remove or write otherwise."""
    unpadded = "\0" + "0" not in text and ".0" not in text
    return text.isascii() and unpadded and len(text.split(maxsplit=1)) < 2


def _plain(text: str) -> list[str]:
    if not text.isascii():
        text = unicodedata.normalize("NFKC", text)
    text = _UNSEEN.sub("", text)
    text = re.sub(r"\.0+(?=\0)", "", text)
    text = re.sub("\0(?:0+)(?=[0-9]+\0)", "\0", text)
    return text.split("\0")[1:-1]
