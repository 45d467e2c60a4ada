"""Classification exports of the Zooniverse: tables with JSON cells, one row per classification."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

import numpy as np
import pyarrow as pa

from crowdgui.core.errors import ReadError
from crowdgui.core.options import flag
from crowdgui.io.formats.form import FREE_TEXT, MARKS_A_PART, NO_LABEL, Format
from crowdgui.io.formats.platforms.zooniverse.cells import (
    ANONYMOUS,
    FEWEST,
    MOST_NUMBERS,
    ChoiceOptions,
    Kind,
    TaskEntry,
    blank_column,
    describe_anonymous,
    describe_subjects,
    is_before_launch,
    is_number,
    json_object,
    parse_annotations,
    seconds_spent,
    shown_question,
)
from crowdgui.io.formats.sheet import is_filled, read_named
from crowdgui.io.tabular.coded_columns import (
    build_column,
    combine_codes,
    distinct_texts,
    drop_unused,
    is_any,
    is_blank,
    map_texts,
    take_rows,
)
from crowdgui.io.tabular.column_encoder import CodedColumn
from crowdgui.io.tabular.json_lists import format_json_cell
from crowdgui.io.tabular.raw_table import SkippedEntries
from crowdgui.io.tabular.roles import ColumnRole
from crowdgui.text.translation import join_list, tr, tr_n, tr_noop
from crowdgui.text.wording import OptionText, add_option_texts

if TYPE_CHECKING:
    from pathlib import Path

    from crowdgui.core.arrays import BoolArray, IntArray
    from crowdgui.core.progress import ProgressCallback
    from crowdgui.io.formats.sheet import PlatformSheet
    from crowdgui.io.tabular.file_head import FileHead
    from crowdgui.io.tabular.raw_table import RawTable


_ID, _ANNOTATIONS, _SUBJECT = "classification_id", "annotations", "subject_data"


_WORKER, _ADDRESS, _ITEM = "user_name", "user_ip", "subject_ids"


_WORKFLOW, _VERSION, _TIME = "workflow_id", "workflow_version", "created_at"


_GOLD, _METADATA = "gold_standard", "metadata"


_NEEDED = (_ID, _ANNOTATIONS)


_WANTED = frozenset(
    {
        *(*_NEEDED, _SUBJECT, _WORKER, _ADDRESS, _ITEM, _WORKFLOW, _VERSION, _TIME, _GOLD),
        _METADATA,
    }
)


@dataclass(frozen=True)
class ZooniverseOptions(ChoiceOptions):
    """How classifications are read."""

    gold: bool = flag(False)


add_option_texts(
    {
        "ZooniverseOptions.gold": OptionText(
            tr_noop("Use gold-standard classifications as gold"),
            tr_noop("Reads classifications that the project marks as an expert’s as gold labels."),
        ),
    }
)


def recognise(head: FileHead) -> bool:
    """Look for the columns of annotations and of subjects."""
    names = head.headers.get(head.separator(*_NEEDED) or "", ())
    return _ITEM in names or _SUBJECT in names


def read(path: Path, options: ZooniverseOptions, report: ProgressCallback) -> RawTable:
    """Read the answers, one row for each answered task of a classification."""
    sheet = read_named(path, _NEEDED, report, _WANTED.__contains__)
    if _ITEM not in sheet.columns and _SUBJECT not in sheet.columns:
        found = tr("The columns don’t match this format. Has the file changed?")
        raise ReadError(path.name, found)
    reader = _Reader(sheet, options)
    entries = reader.entries()
    sheet.pause()
    return reader.flat(entries)


@dataclass(frozen=True, eq=False)
class _Entries:
    """What was done in all tasks: the row of each, its question, its kind and its label.

    `names` are those of the questions, `words` what they ask.
    """

    row: IntArray
    question: IntArray
    kind: IntArray
    label: CodedColumn
    names: list[str]
    words: list[str]
    alone: BoolArray

    def of(self, some: BoolArray) -> _Entries:
        parts = (self.row[some], self.question[some], self.kind[some])
        label, alone = take_rows(self.label, some), self.alone[some]
        return _Entries(*parts, label, self.names, self.words, alone)

    def count(self, some: BoolArray) -> IntArray:
        """Count the entries of each question."""
        return np.bincount(self.question[some], minlength=len(self.names))


class _Reader:
    def __init__(self, sheet: PlatformSheet, options: ZooniverseOptions) -> None:
        self._sheet, self._options = sheet, options
        self._notes: list[str] = []
        self._skipped: list[SkippedEntries] = list(sheet.skipped)

    def entries(self) -> _Entries:
        """Take the annotations apart, each different text once."""
        column = self._sheet.columns[_ANNOTATIONS]
        found: list[TaskEntry] = []
        counts = np.zeros(len(column.words), dtype=np.int64)
        broken = np.zeros(len(column.words), dtype=bool)
        for code, text in enumerate(distinct_texts(column)):
            parts = parse_annotations(text, self._options)
            broken[code] = parts is None
            found += parts or ()
            counts[code] = len(parts or ())
        self._skip(np.flatnonzero(broken[column.codes]), tr("The annotations aren’t valid JSON"))
        n = counts[column.codes]
        row = np.repeat(np.arange(n.size), n)
        first = np.cumsum(counts) - counts
        place = np.arange(row.size) - np.repeat(np.cumsum(n) - n, n)
        entry = np.repeat(first[column.codes], n) + place
        task = _texts([part.task for part in found])
        label = _texts([part.label for part in found])
        kind = np.array([part.kind for part in found], dtype=np.int64)
        asks = np.array([part.words for part in found], dtype=object)
        question, names, some = self._questions(row, take_rows(task, entry))
        return _Entries(
            row,
            question,
            kind[entry],
            take_rows(label, entry),
            names,
            [shown_question(asks[entry[i]]) for i in some],
            np.repeat(n == 1, n),
        )

    def _questions(self, row: IntArray, task: CodedColumn) -> tuple[IntArray, list[str], IntArray]:
        """Return the number of each question, the names, and an entry of each.

        A name has the workflow where there are several.
        """
        workflow = self._sheet.columns.get(_WORKFLOW)
        if not row.size:
            return row, [], row
        if workflow is None or len(drop_unused(workflow).words) < 2:
            number, some = combine_codes([task])
            return number, [task.words[task.codes[i]].as_py() for i in some], some
        own = take_rows(workflow, row)
        number, some = combine_codes([own, task])
        names = [
            f"workflow {own.words[own.codes[i]]} {task.words[task.codes[i]]}".strip() for i in some
        ]
        return number, names, some

    def flat(self, entries: _Entries) -> RawTable:
        """Make a table of the answers; what is none is counted."""
        kept = self._answers(entries)
        lines = self._sheet.lines[kept.row]
        columns = {
            _WORKER: self._workers(kept.row),
            _ITEM: self._items(kept.row),
            "question": build_column(kept.question, kept.names),
            "label": kept.label,
        }
        # All files have the same columns, so that several can be read as one.
        columns |= {**self._times(kept), **self._known(kept.row), "subject": self._subjects(kept)}
        roles = {ColumnRole.WORKER: _WORKER, ColumnRole.ITEM: _ITEM, ColumnRole.LABEL: "label"}
        further = {
            ColumnRole.TIME: _TIME,
            ColumnRole.SECONDS: "seconds",
            ColumnRole.KNOWN: "known",
        }
        roles |= {role: name for role, name in further.items() if is_filled(columns[name])}
        asked = len(np.unique(kept.question)) > 1
        self._describe(kept)
        table = replace(self._sheet, columns={}, lines=lines, skipped=tuple(self._skipped))
        question = "question" if asked else None
        flat = table.flat(columns, roles, self._notes, content=("subject",), question=question)
        there = np.unique(kept.question)
        asks = {kept.names[i]: kept.words[i] for i in there if kept.words[i]}
        return replace(flat, asks=asks)

    def _answers(self, entries: _Entries) -> _Entries:
        """Keep the entries of questions that have few different labels."""
        kind = entries.kind
        for sort, reason in (
            (Kind.MARKS, tr(MARKS_A_PART)),
            (Kind.SEVERAL, tr("A detail of one of several choices")),
            (Kind.TEXT, tr(FREE_TEXT)),
        ):
            self._skip(entries.row[kind == sort], reason)
        given = (kind == Kind.ANSWER) | (kind == Kind.OPTIONS)
        marked = entries.count((kind == Kind.MARKS) | (kind == Kind.TEXT)) > 0
        has_answers = entries.count(given) > 0
        blank = (kind == Kind.EMPTY) & (has_answers & ~marked)[entries.question]
        self._skip(entries.row[blank], tr(NO_LABEL))
        kept = entries.of(given)
        texts, numbers = _without_classes(kept)
        for some, reason in (
            (texts, tr(FREE_TEXT)),
            (numbers, tr("A number with many values, not a class")),
        ):
            self._skip(kept.row[some[kept.question]], reason)
        kept = kept.of(~(texts | numbers)[kept.question])
        different = _n_labels(kept)
        if (different > 1).any():
            same = different == 1
            self._name_unasked(kept, same)
            kept = kept.of(~same[kept.question])
        return kept

    def _name_unasked(self, kept: _Entries, same: BoolArray) -> None:
        names = join_list([tr("“{name}”", name=kept.names[i]) for i in np.flatnonzero(same)[:10]])
        if names:
            said = tr(
                "Every label is the same, so the question isn’t offered: {names}.", names=names
            )
            self._notes.append(said)

    def _skip(self, rows: IntArray, reason: str) -> None:
        if rows.size:
            self._skipped.append(SkippedEntries(reason, self._sheet.lines[rows]))

    def _workers(self, row: IntArray) -> CodedColumn:
        """Return who answered; without a name by the address, else by the session."""
        names = self._sheet.columns.get(_WORKER)
        others = [self._sheet.columns.get(_ADDRESS), self._session()]
        for other in others:
            if names is None:
                names = other
            elif other is not None:
                names = _filled(names, other)
        if names is None:
            return blank_column(row.size)
        found = drop_unused(take_rows(names, row))
        anonymous = sum(word.startswith(ANONYMOUS) for word in distinct_texts(found))
        self._notes += describe_anonymous(anonymous, len(found.words))
        return found

    def _session(self) -> CodedColumn | None:
        names, address = self._sheet.columns.get(_WORKER), self._sheet.columns.get(_ADDRESS)
        metadata = self._sheet.columns.get(_METADATA)
        known = [column for column in (names, address) if column is not None]
        if metadata is None or any(not is_blank(column).any() for column in known):
            return None
        return map_texts(metadata, lambda text: format_json_cell(json_object(text).get("session")))

    def _items(self, row: IntArray) -> CodedColumn:
        """Return what was classified: a subject, or all subjects that were shown together."""
        items, data = self._sheet.columns.get(_ITEM), self._sheet.columns.get(_SUBJECT)
        if data is not None and (items is None or is_blank(items).any()):
            ids = map_texts(data, lambda text: ";".join(json_object(text)))
            items = ids if items is None else _filled(items, ids)
        return take_rows(items or self._sheet.columns[_ID], row)

    def _subjects(self, kept: _Entries) -> CodedColumn:
        column = self._sheet.columns.get(_SUBJECT)
        if column is None:
            return blank_column(kept.row.size)
        return take_rows(map_texts(column, describe_subjects), kept.row)

    def _times(self, kept: _Entries) -> dict[str, CodedColumn]:
        """Return when each answer was given, and the seconds of those that were given alone."""
        blank = blank_column(kept.row.size)
        at, metadata = (self._sheet.columns.get(name) for name in (_TIME, _METADATA))
        found = {_TIME: blank if at is None else take_rows(at, kept.row), "seconds": blank}
        if metadata is not None and kept.alone.any():
            spent = take_rows(map_texts(metadata, seconds_spent), kept.row)
            codes = np.where(kept.alone, spent.codes + 1, 0)
            found["seconds"] = build_column(codes, ["", *distinct_texts(spent)])
        return found

    def _known(self, row: IntArray) -> dict[str, CodedColumn]:
        """Mark the classifications of experts, where those are to be gold."""
        column = self._sheet.columns.get(_GOLD)
        blank = {"known": blank_column(row.size)}
        if column is None:
            return blank
        expert = is_any(column, ("true", "t", "1"))[row]
        if self._options.gold:
            words = pa.array(["", "true"], pa.string())
            return {"known": CodedColumn(expert.astype(np.int64), words)}
        one = "{n} label is from a gold-standard classification and is read like the others."
        many = "{n} labels are from gold-standard classifications and are read like the others."
        n = int(np.count_nonzero(expert))
        self._notes += [tr_n(one, many, n)] if n else []
        return blank

    def _describe(self, kept: _Entries) -> None:
        """Note what the questions ask, and what was read together."""
        there = np.unique(kept.question)
        for i in there[:10]:
            if kept.words[i]:
                said = tr("“{name}” asks: {words}", name=kept.names[i], words=kept.words[i])
                self._notes.append(said)
        sets = [word for word in distinct_texts(drop_unused(kept.label)) if word.startswith('["')]
        if sets:
            one = "{n} class is a set of several choices."
            many = "{n} classes are sets of several choices."
            self._notes.append(tr_n(one, many, len(sets)))
        version = self._sheet.columns.get(_VERSION)
        if version is not None:
            parts = [self._sheet.columns.get(_WORKFLOW, version), version]
            number, _ = combine_codes([take_rows(part, kept.row) for part in parts])
            several = Counter(parts[0].codes[kept.row[np.unique(number, return_index=True)[1]]])
            n = sum(count for count in several.values() if count > 1)
            if n:
                one = "{n} version of a workflow is read."
                many = "{n} versions of the workflows are read together."
                self._notes.append(tr_n(one, many, n))
        metadata = self._sheet.columns.get(_METADATA)
        if metadata is not None:
            early = map_texts(metadata, is_before_launch)
            n = int(np.count_nonzero(is_any(early, ("x",))))
            if n:
                one = "{n} classification is from before the project’s launch."
                many = "{n} classifications are from before the project’s launch."
                self._notes.append(tr_n(one, many, n))


def _without_classes(entries: _Entries) -> tuple[BoolArray, BoolArray]:
    """Find the questions that are answered with free text, and those with many numbers."""
    one = entries.of(entries.kind == Kind.ANSWER)
    count, different = one.count(np.ones(one.row.size, dtype=bool)), _n_labels(one)
    texts = (count >= FEWEST) & (2 * different > count)
    other = np.array([not is_number(word) for word in distinct_texts(one.label)], dtype=bool)
    numeric = one.count(other[one.label.codes]) == 0
    numbers = numeric & (different > MOST_NUMBERS)
    return texts & ~numbers, numbers


def _n_labels(entries: _Entries) -> IntArray:
    """Count the different labels of each question."""
    some = ~is_blank(entries.label)
    codes = entries.label.codes[some].astype(np.int64)
    pairs = np.unique(entries.question[some] * len(entries.label.words) + codes)
    of_pair = pairs // max(1, len(entries.label.words))
    return np.bincount(of_pair, minlength=len(entries.names))


def _texts(words: list[str]) -> CodedColumn:
    return build_column(np.arange(len(words)), words)


def _filled(column: CodedColumn, other: CodedColumn) -> CodedColumn:
    """Return a column with another's cells where its own are blank."""
    codes = np.where(is_blank(column), len(column.words) + other.codes, column.codes)
    return build_column(codes, [*distinct_texts(column), *distinct_texts(other)])


FORMAT = Format(
    "zooniverse",
    tr_noop("Zooniverse classifications"),
    recognise,
    read,
    (".csv",),
    ZooniverseOptions,
)
