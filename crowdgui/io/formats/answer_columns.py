"""Which columns of a platform's table hold labels, and what the others hold."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType
from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.errors import ReadError
from crowdgui.io.formats.form_answers import REGIONS
from crowdgui.io.formats.option_columns import parse_cell
from crowdgui.io.tabular.coded_columns import combine_codes, distinct_texts, varies_within
from crowdgui.io.tabular.roles import words_of
from crowdgui.text.translation import format_number, join_list, join_sentences, tr, tr_n, tr_noop

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Mapping, Sequence

    from crowdgui.io.tabular.column_encoder import CodedColumn


class AnswerKind(StrEnum):
    """What a column of answers holds."""

    QUESTION = "question"
    MARKS = "marks"
    """Places in items, such as boxes."""
    NESTED = "nested"
    """Objects and lists of them, written as JSON."""
    TEXT = "text"
    FORM = "form"
    """What a form records of itself: times, ids, the browser."""
    SHOWN = "shown"
    """What belongs to the item, such as a repeated input."""
    WORKER = "worker"
    """What is the same wherever the worker is."""
    SAME = "same"
    COPY = "copy"
    """What another column says in other words."""


_FEW_CLASSES = 12
"""Different labels that are never too many for classes."""

_OPTIONS_A_CHOICE = 0.2
"""Share of all choices from which on different options are rather keywords."""

_MANY = 10
"""Items or workers with several rows from which on it is no chance that all of them agree."""

_FEW_ITEMS = 4

_MANY_ROWS = 20

_LONG_TEXT = 40
"""Mean length of a cell from which on it is rather written than chosen."""

_PLACES = frozenset(
    {"left", "top", "width", "height", "points", "vertices", "polygon", "start", "end", "x", "y"}
    | {"startOffset", "endOffset", "pngImageData"}
)
"""What places in an item are written by."""

_WRITTEN = frozenset({"comment", "comments", "feedback", "suggestion", "suggestions", "remarks"})

_PERHAPS_WRITTEN = frozenset(
    {"reason", "reasons", "explain", "explanation", "explanations", "why", "rationale"}
    | {"justification", "justify", "other", "note", "notes", "describe", "description"}
)

_FIELDS = frozenset({"box", "text", "field", "area", "optional", "input"})

_RECORDED = frozenset(
    {"browser", "useragent", "screen", "viewport", "resolution", "ip", "referrer", "referer"}
    | {"submit", "timezone", "captcha", "hiddeninput"}
)

_RECORDED_NAMES = frozenset(
    {"workerid", "assignmentid", "hitid", "turksubmitto", "submitbutton", "colordepth"}
)

_MOMENTS = frozenset(
    {"time", "times", "date", "datetime", "timestamp", "start", "started", "end", "ended"}
    | {"duration", "elapsed", "seconds", "secs", "sec", "ms", "millis", "milliseconds"}
    | {"minutes", "accept", "accepted", "submitted", "created"}
)

_EVENTS = frozenset(
    {"abort", "canplay", "canplaythrough", "durationchange", "emptied", "ended", "error"}
    | {"loadeddata", "loadedmetadata", "loadstart", "pause", "play", "playing", "progress"}
    | {"ratechange", "seeked", "seeking", "stalled", "suspend", "timeupdate", "volumechange"}
    | {"waiting", "click", "clicks", "clicked", "focus", "blur", "scroll", "scrolls", "keydown"}
    | {"keyup", "keypress", "mousemove", "mouseover", "mousedown", "hover", "resize", "load"}
    | {"unload"}
)
"""Events of web pages and players, which forms count."""

_NUMBER = re.compile(r"[-+]?\d+([.,]\d+)?([eE][-+]?\d+)?%?")

_MOMENT = re.compile(r"[-+\d.,:;/ TZ]+([AP]M)?|\w{3},? .*\d\d:\d\d.*")

_NOT_OFFERED = (
    ((AnswerKind.MARKS,), tr_noop("Not read, because they mark parts of items: {columns}.")),
    ((AnswerKind.NESTED,), tr_noop("Not read, because they hold nested data: {columns}.")),
    ((AnswerKind.TEXT,), tr_noop("Not read, because they hold free text: {columns}.")),
    (
        (AnswerKind.FORM, AnswerKind.SHOWN, AnswerKind.WORKER),
        tr_noop(
            "Not read as labels, because they describe the form, the item or the worker: {columns}."
        ),
    ),
    (
        (AnswerKind.SAME,),
        tr_noop("Not read as labels, because they hold only one value: {columns}."),
    ),
    (
        (AnswerKind.COPY,),
        tr_noop("Not read as labels, because they repeat another column: {columns}."),
    ),
)


@dataclass(frozen=True, eq=False)
class _Cells:
    """The different texts of a column without outer blanks, and how many rows hold each."""

    name: str
    column: CodedColumn
    counts: Mapping[str, int]

    @classmethod
    def of(cls, name: str, column: CodedColumn) -> _Cells:
        rows = np.bincount(column.codes, minlength=len(column.words)).tolist()
        counts: Counter[str] = Counter()
        for n, word in zip(rows, distinct_texts(column), strict=True):
            if n:
                counts[word.strip()] += n
        counts.pop("", None)
        return cls(name, column, counts)

    @property
    def filled(self) -> int:
        return sum(self.counts.values())

    @property
    def rows(self) -> int:
        return self.column.codes.size

    @property
    def are_json(self) -> bool:
        """Whether all texts begin as lists or objects do."""
        return bool(self.counts) and all(word.startswith(("[", "{")) for word in self.counts)

    def all_match(self, pattern: re.Pattern[str]) -> bool:
        return all(pattern.fullmatch(word) for word in self.counts)


@dataclass(frozen=True, eq=False)
class AnswerColumns:
    """Columns of answers, sorted by what they hold."""

    kinds: Mapping[str, AnswerKind]
    cells: Mapping[str, _Cells]

    def of(self, *kinds: AnswerKind) -> tuple[str, ...]:
        return tuple(name for name, kind in self.kinds.items() if kind in kinds)

    def questions(self, file: str) -> tuple[str, ...]:
        """Return the questions.

        Where all columns seem to be something else, those that vary least are better than none.

        Raises
        ------
        ReadError
            If there are only marks on parts of items, nested data or free text.
        """
        found = self.of(AnswerKind.QUESTION)
        if found:
            return found
        self._refuse(file)
        rest = self.of(AnswerKind.SHOWN, AnswerKind.WORKER, AnswerKind.SAME)
        return rest or tuple(
            name for name in self.of(AnswerKind.FORM) if len(self.cells[name].counts) > 1
        )

    def _refuse(self, file: str) -> None:
        marks, nested, texts = map(self.of, (AnswerKind.MARKS, AnswerKind.NESTED, AnswerKind.TEXT))
        if marks:
            why = tr(
                "No column holds labels of whole items. These mark parts of items, such as boxes: "
                "{columns}.",
                columns=_name_columns(marks),
            )
        elif nested:
            why = tr(
                "No column holds labels from a list of classes. These hold nested data: {columns}.",
                columns=_name_columns(nested),
            )
        elif texts:
            counted = [self._counted(name) for name in texts]
            why = tr(
                "No column holds labels from a list of classes. These hold free text: {columns}.",
                columns=_name_columns(counted),
            )
        else:
            return
        remedy = tr("Open a file in which workers chose a class for each item.")
        raise ReadError(file, join_sentences((why, remedy)))

    def _counted(self, name: str) -> str:
        cells = self.cells[name]
        return tr(
            "{column} ({n} different values in {cells} cells)",
            column=name,
            n=format_number(len(cells.counts)),
            cells=format_number(cells.filled),
        )

    def notes(self, questions: Collection[str]) -> list[str]:
        """Name the columns that are not offered as questions, with the reason."""
        notes = []
        for kinds, sentence in _NOT_OFFERED:
            names = [name for name in self.of(*kinds) if name not in questions]
            if names:
                notes.append(tr(sentence, columns=_name_columns(names)))
        return notes


def _name_columns(names: Sequence[str]) -> str:
    shown = list(names[:_FEW_CLASSES])
    if len(names) > len(shown):
        more = len(names) - len(shown)
        shown.append(tr_n("{n} other", "{n} others", more))
    return join_list(shown)


def sort_answers(
    columns: Mapping[str, CodedColumn],
    item: CodedColumn,
    worker: CodedColumn,
    inputs: Iterable[CodedColumn] = (),
    sure: Collection[str] = (),
    start: str = "",
    raw: Mapping[str, CodedColumn] = MappingProxyType({}),
) -> AnswerColumns:
    """Sort columns of answers by what they hold.

    `inputs` are what was shown, `sure` the columns that are questions whatever they look like,
    `start` what all names begin with, and `raw` the columns as they are in the file.
    """
    cells = {name: _Cells.of(name, column) for name, column in columns.items()}
    groups = _Groups(item, worker, tuple(inputs))
    kinds: dict[str, AnswerKind] = {}
    for name, own in cells.items():
        kind = AnswerKind.QUESTION
        if name not in sure:
            kind = _kind_by_content(own, name.removeprefix(start)) or groups.kind(own) or kind
        kinds[name] = kind
    kept = [name for name, kind in kinds.items() if kind is AnswerKind.QUESTION]
    for place, name in enumerate(kept):
        mine, others = raw.get(name, columns[name]), [raw.get(o, columns[o]) for o in kept[:place]]
        if name not in sure and any(_is_copy(mine, other) for other in others):
            kinds[name] = AnswerKind.COPY
    return AnswerColumns(kinds, cells)


@dataclass(frozen=True, eq=False)
class _Groups:
    item: CodedColumn
    worker: CodedColumn
    inputs: tuple[CodedColumn, ...]

    def kind(self, cells: _Cells) -> AnswerKind | None:
        """Return what a column belongs to, by what it depends on: items, workers or nothing."""
        if len(cells.counts) < 2:
            return AnswerKind.SAME if cells.rows > 1 else None
        if any(_is_equal(cells.column, shown) for shown in self.inputs):
            return AnswerKind.SHOWN
        several = _n_several(self.item)
        distinct = len(np.unique(self.item.codes))
        if several and not varies_within(cells.column, self.item):
            if several >= _MANY or len(cells.counts) > max(_FEW_ITEMS, distinct / 2):
                return AnswerKind.SHOWN
        elif (
            _n_several(self.worker) >= _MANY
            and cells.rows - len(np.unique(self.worker.codes)) >= _MANY_ROWS
            and not varies_within(cells.column, self.worker)
        ):
            return AnswerKind.WORKER
        return None


def _n_several(groups: CodedColumn) -> int:
    return int((np.bincount(groups.codes) > 1).sum())


def _is_equal(one: CodedColumn, other: CodedColumn) -> bool:
    """Return whether two columns hold the same texts, row by row."""
    pairs = np.unique(np.column_stack([one.codes, other.codes]), axis=0)
    if len(pairs) > min(len(one.words), len(other.words)):
        return False
    left, right = one.words.to_pylist(), other.words.to_pylist()
    return all(left[a] == right[b] for a, b in pairs.tolist())


def _is_copy(column: CodedColumn, other: CodedColumn) -> bool:
    """Return whether a column says the same as another in other words."""
    n = len(np.unique(column.codes))
    if n < 3 or column.codes.size < _MANY_ROWS or n != len(np.unique(other.codes)):
        return False
    number, _ = combine_codes([column, other])
    return len(np.unique(number)) == n


def _kind_by_content(cells: _Cells, name: str) -> AnswerKind | None:
    parts = name.split(".")
    if "pngImageData" in parts or (not REGIONS.isdisjoint(parts) and cells.are_json):
        return AnswerKind.MARKS
    kind = _kind_of_json(cells)
    if kind is not None:
        return kind
    if _is_recorded(cells, name):
        return AnswerKind.FORM
    return AnswerKind.TEXT if _is_free_text(cells, name) else None


def _kind_of_json(cells: _Cells) -> AnswerKind | None:
    """Return whether cells hold places in items or nested data; a list of options is neither."""
    if not cells.are_json:
        return None
    values = [parse_cell(word) for word in cells.counts]
    if any(value is None for value in values):
        return None
    parts = [part for value in values for part in (value if isinstance(value, list) else [value])]
    if not any(isinstance(part, dict | list) for part in parts):
        numbers = all(isinstance(part, int | float) for part in parts)
        many = numbers and len(parts) > len(values) and len(values) > _FEW_CLASSES
        return AnswerKind.MARKS if not parts else AnswerKind.NESTED if many else None
    objects = [part for part in parts if isinstance(part, dict)]
    if objects == parts and all(not p or not _PLACES.isdisjoint(p) for p in objects):
        return AnswerKind.MARKS
    return AnswerKind.NESTED


def _is_recorded(cells: _Cells, name: str) -> bool:
    """Return whether a column is what a form records: an id, a time, a counted event."""
    words = words_of(name)
    plain = "".join(words)
    if plain in _RECORDED_NAMES or "useragent" in plain or "inputimageproperties" in plain:
        return True
    if not _RECORDED.isdisjoint(words):
        return True
    if words and words[-1] in _EVENTS and cells.all_match(_NUMBER):
        return True
    return not _MOMENTS.isdisjoint(words) and cells.all_match(_MOMENT)


def _is_free_text(cells: _Cells, name: str) -> bool:
    """Return whether a column holds texts that were written, not chosen."""
    words = [word for word in words_of(name) if not word.isdecimal()]
    while len(words) > 1 and words[-1] in _FIELDS:
        words.pop()
    if words and words[-1] in _WRITTEN:
        return True
    if cells.all_match(_NUMBER):
        return False
    different = len({word.casefold() for word in cells.counts})
    filled = cells.filled
    if not _PERHAPS_WRITTEN.isdisjoint(words) and (different > _FEW_CLASSES or different == filled):
        return cells.rows > 1
    if 2 * different <= filled:
        length = sum(len(word) * n for word, n in cells.counts.items()) / max(1, filled)
        return length > _LONG_TEXT and different > max(_FEW_CLASSES, filled / 5)
    if different <= _FEW_CLASSES:
        # A field for remarks that few fill in.
        return different > 2 and 2 * filled < cells.rows
    return not _has_few_options(cells)


def _has_few_options(cells: _Cells) -> bool:
    """Return whether cells are sets of options, which are few for how often they are chosen."""
    options: Counter[str] = Counter()
    for word, n in cells.counts.items():
        value = parse_cell(word) if word.startswith("[") else word
        options.update(dict.fromkeys(map(str, value if isinstance(value, list) else [word]), n))
    return len(options) <= max(_FEW_CLASSES, _OPTIONS_A_CHOICE * options.total())
