"""Which workers are models: by a list, a column, patterns of names, or a column's own name."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from crowdgui.core.errors import ReadError
from crowdgui.core.groups.kinds import (
    ModelWorker,
    WorkerKind,
    match_models,
    resembles_model,
    split_model_name,
)
from crowdgui.core.progress import ignore_progress
from crowdgui.io.importing.guess.certainty import Evidence
from crowdgui.io.importing.import_spec import Layout, MultiFile, has_header
from crowdgui.io.importing.lists.worker_list import cells_by_column, find_worker_column
from crowdgui.io.importing.parse_labels import column_index, read_column
from crowdgui.io.importing.skipped_rows import Omission
from crowdgui.io.importing.tables import preview as preview_table
from crowdgui.io.importing.tables import read_table, sniff
from crowdgui.io.tabular.column_encoder import split_dictionary
from crowdgui.io.tabular.roles import (
    MODEL_WORDS,
    PERSON_WORDS,
    ColumnRole,
    parse_kind,
    rank,
    simplified,
)
from crowdgui.io.tabular.text_file import TextFormat, preview
from crowdgui.text.translation import join_list, tr

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Mapping

    import pyarrow as pa

    from crowdgui.core.progress import ProgressCallback
    from crowdgui.io.importing.import_spec import Form, ImportSpec
    from crowdgui.io.importing.sources import Source
    from crowdgui.io.importing.tables import OpenedFile
    from crowdgui.io.tabular.column_encoder import CodedColumn


_MODEL_COLUMNS = frozenset({"model", "modelname", "modelid", "llm", "llmjudge", "judgemodel"})
"""Names of worker columns that say that the workers are models."""


_JUDGE_COLUMNS = frozenset({"judge", "judgeid", "judgename"})
"""Names of worker columns of people as well as models: the workers' own names decide."""


_FAMILY, _VERSION = frozenset({"family", "modelfamily"}), frozenset({"version", "modelversion"})


class ModelList(NamedTuple):
    """The workers that a file lists: a model, or None for a person, by name.

    `omissions` are the rows of `file` that say nothing about these labels.
    """

    listed: Mapping[str, ModelWorker | None]
    file: OpenedFile
    form: Form
    n_rows: int
    omissions: tuple[Omission, ...]


@dataclass(frozen=True, eq=False)
class ModelMarks:
    """Which workers a source says are models, by name: a list beats a column beats a pattern.

    `odd` are the rows whose kind was not used, because nobody chose that column.
    """

    patterns: tuple[str, ...]
    named: frozenset[str]
    kinds: Mapping[str, WorkerKind]
    listing: ModelList | None
    odd: tuple[Omission, ...] = ()

    def of_workers(self, names: Iterable[object]) -> dict[int, ModelWorker]:
        """Return the models among workers, by code."""
        workers = [str(name) for name in names]
        fitting = match_models(workers, self.patterns)
        found = {code: self._entry(name, fits=code in fitting) for code, name in enumerate(workers)}
        return {code: entry for code, entry in found.items() if entry is not None}

    def _entry(self, name: str, *, fits: bool) -> ModelWorker | None:
        if self.listing is not None and name in self.listing.listed:
            return self.listing.listed[name]
        if name in self.kinds:
            is_model = self.kinds[name] is WorkerKind.MODEL
        else:
            is_model = fits or name in self.named
        return split_model_name(name) if is_model else None


def read_model_marks(
    table: pa.Table, file: OpenedFile, source: Source, report: ProgressCallback = ignore_progress
) -> ModelMarks:
    """Return who is a model by the table, its import spec and the list of `source`.

    Raises
    ------
    ReadError
        If a kind is not understood, a worker has both kinds, or the list names no worker.
    """
    reading, listing = source.reading, None
    if source.models is not None:
        listing = _read_model_list(file.beside(source.models), _workers(table, reading), report)
    kinds, odd = _read_kinds(file.path.name, table, reading, strict=_was_chosen(source))
    if isinstance(reading.form, MultiFile):
        named = _named_in_files(file, reading.form, report)
    else:
        named = _named_models(table, reading)
    return ModelMarks(reading.models, named, kinds, listing, odd)


def _was_chosen(source: Source) -> bool:
    """Return whether somebody or the format said which column holds the kinds of workers."""
    guesses = (Evidence.NAME, Evidence.VALUES)
    of_kind = [column for column in source.columns if column.role is ColumnRole.KIND]
    return not any(column.evidence in guesses for column in of_kind)


def resembling_models(names: Iterable[object]) -> tuple[str, ...]:
    """Return the names of workers that begin as those of well-known models."""
    return tuple(str(name) for name in names if resembles_model(str(name)))


def unmatched_patterns(
    patterns: Iterable[str], workers: Iterable[Iterable[object]]
) -> tuple[str, ...]:
    """Return the patterns that fit nobody in any of several groups of workers."""
    names = list(dict.fromkeys(str(name) for group in workers for name in group))
    return tuple(pattern for pattern in patterns if not match_models(names, [pattern]))


def _workers(table: pa.Table, reading: ImportSpec) -> frozenset[str]:
    """Return the names of all workers of a file, those of other questions included."""
    column = read_column(table, reading, ColumnRole.WORKER)
    if column is not None:
        return frozenset(column.words.to_pylist()) - {""}
    if reading.layout is Layout.ITEMS_DOWN and has_header(reading.form):
        used = [i for i, role in enumerate(reading.roles) if role is not ColumnRole.LEAVE_OUT]
        across = set(reading.places(ColumnRole.LABEL))
        names = zip(used, table.column_names, strict=True)
        return frozenset(name for place, name in names if place in across)
    return frozenset(_made_up(table, reading))


def _made_up(table: pa.Table, reading: ImportSpec) -> list[str]:
    down = reading.layout is Layout.WORKERS_DOWN
    n = len(table) if down else len(reading.places(ColumnRole.LABEL))
    return [tr("worker {n}", n=i + 1) for i in range(n)]


def _named_in_files(file: OpenedFile, form: MultiFile, report: ProgressCallback) -> frozenset[str]:
    """Return the workers of the files whose own column of workers is called so.

    Where a file of people is read with one of models, each names its own workers.
    """
    found: set[str] = set()
    for path, own in form.parts:
        part = file.beside(path)
        if not has_header(own):
            continue
        columns = preview_table(part, own, 1, report).columns
        workers = [i for i, name in enumerate(columns) if rank(name, ColumnRole.WORKER) is not None]
        called = [i for i in workers if _is_model_column(columns[i])]
        if len(workers) == 1 and called:
            (cells,) = cells_by_column(read_table(part, own, called, report)).values()
            found |= _named_so(columns[called[0]], frozenset(cells) - {""})
    return frozenset(found)


def _is_model_column(name: str) -> bool:
    return simplified(name) in _MODEL_COLUMNS | _JUDGE_COLUMNS


def _named_models(table: pa.Table, reading: ImportSpec) -> frozenset[str]:
    """Return the workers that are models because their column is called so."""
    place = column_index(reading, ColumnRole.WORKER)
    if place is None or not has_header(reading.form):
        return frozenset()
    return _named_so(table.column_names[place], _workers(table, reading))


def _named_so(column: str, names: frozenset[str]) -> frozenset[str]:
    """Return the workers that are models by the name of their column."""
    if not _is_model_column(column):
        return frozenset()
    if simplified(column) in _JUDGE_COLUMNS and not all(map(resembles_model, names)):
        return frozenset()
    return frozenset(name for name in names if split_model_name(name).family not in PERSON_WORDS)


def _read_kinds(
    name: str, table: pa.Table, reading: ImportSpec, *, strict: bool
) -> tuple[dict[str, WorkerKind], tuple[Omission, ...]]:
    """Return the kind of each worker for whom the column of kinds names one.

    Unless `strict`, a kind that isn't understood, or a worker with both kinds, is an omission.
    """
    worker = read_column(table, reading, ColumnRole.WORKER)
    place = column_index(reading, ColumnRole.KIND)
    if worker is None or place is None:
        return {}, ()
    column = table.column_names[place]
    kind = split_dictionary(table.column(place)).without(reading.missing)
    if strict:
        return _kinds_of(name, worker, kind, column), ()
    return _likely_kinds(worker, kind, column)


def _likely_kinds(
    worker: CodedColumn, kind: CodedColumn, column: str
) -> tuple[dict[str, WorkerKind], tuple[Omission, ...]]:
    meant = [parse_kind(word, column) for word in kind.words.to_pylist()]
    unread = np.array([one is None for one in meant] + [False])[kind.codes]
    is_model = np.array([one is WorkerKind.MODEL for one in meant] + [False])[kind.codes]
    known = (kind.codes >= 0) & (worker.codes >= 0) & ~unread
    n = len(worker.words)
    as_model, as_person = (
        np.bincount(worker.codes[known & mask], minlength=n) > 0 for mask in (is_model, ~is_model)
    )
    both = as_model & as_person
    names = worker.words.to_pylist()
    found = {names[i]: WorkerKind.MODEL for i in np.flatnonzero(as_model & ~both)}
    found |= {names[i]: WorkerKind.PERSON for i in np.flatnonzero(as_person & ~both)}
    unclear = known & np.append(both, False)[worker.codes]
    return found, (
        Omission(
            tr("A kind of worker that isn’t understood; it is ignored and the label is kept"),
            np.flatnonzero(unread & (worker.codes >= 0)),
        ),
        Omission(
            tr(
                "The worker is a person in one row and a model in another; both are ignored and "
                "the label is kept"
            ),
            np.flatnonzero(unclear),
        ),
    )


def _kinds_of(
    file: str, worker: CodedColumn, kind: CodedColumn, column: str
) -> dict[str, WorkerKind]:
    """Return the kind of each worker; `file` and `column` are for errors."""
    words, names = kind.words.to_pylist(), worker.words.to_pylist()
    said = np.flatnonzero((kind.codes >= 0) & (worker.codes >= 0))
    used = np.unique(kind.codes[said]).tolist()
    kinds = [_understood(file, words[code], column) for code in used]
    found: dict[str, WorkerKind] = {}
    for code, named in zip(used, kinds, strict=True):
        for who in np.unique(worker.codes[said[kind.codes[said] == code]]).tolist():
            if found.setdefault(names[who], named) is not named:
                raise _has_both_kinds(file, names[who])
    return found


def _has_both_kinds(file: str, worker: str) -> ReadError:
    return ReadError(
        file, tr("Worker “{worker}” is a person in one row and a model in another.", worker=worker)
    )


def _understood(file: str, word: str, column: str) -> WorkerKind:
    kind = parse_kind(word, column)
    if kind is None:
        raise ReadError(
            file,
            tr(
                "“{value}” isn’t a kind of worker. Write {people} for people, and {models} for "
                "models.",
                value=word,
                people=join_list(PERSON_WORDS),
                models=join_list(MODEL_WORDS),
            ),
            column=column,
        )
    return kind


def _read_model_list(
    file: OpenedFile, workers: Collection[str], report: ProgressCallback = ignore_progress
) -> ModelList:
    """Read which of `workers` are models, by a table of them with kind, family and version.

    The column of workers is the one that names most of them. Without a column of kinds, everybody
    in the list is a model; family and version that are not given are those in the name.

    Raises
    ------
    ReadError
        If no column names any of the workers, a kind is not understood, or a worker has both.
    """
    form = _list_form(file, workers, report)
    rows = _list_rows(file, read_table(file, form, None, report), workers)
    said = [bool(row.worker and row.kind) for row in rows]
    known = [row.worker in workers for row in rows]
    omissions = (
        Omission(tr("The listed worker has no labels"), np.flatnonzero(np.greater(said, known))),
        Omission(tr("The worker or its kind is missing"), np.flatnonzero(np.logical_not(said))),
    )
    wanted = [row for row, has, is_known in zip(rows, said, known, strict=True) if has and is_known]
    return ModelList(_listed(file, wanted), file, form, len(rows), omissions)


class _ListRow(NamedTuple):
    worker: str
    kind: str
    family: str
    version: str


def _list_rows(file: OpenedFile, table: pa.Table, workers: Collection[str]) -> list[_ListRow]:
    """Take the cells of each row; everybody in a list without kinds is a model."""
    others = cells_by_column(table)
    names = others.pop(find_worker_column(file.path.name, others, workers))
    kind = next((name for name in others if rank(name, ColumnRole.KIND) is not None), None)
    if kind is None:
        kinds = ["model"] * len(names)
    else:
        words = others[kind]
        known = {word: _understood(file.path.name, word, kind) for word in {*words} - {""}}
        kinds = [str(known.get(word, "")) for word in words]
    described = [_cells_called(others, wanted, len(names)) for wanted in (_FAMILY, _VERSION)]
    return [_ListRow(*cells) for cells in zip(names, kinds, *described, strict=True)]


def _listed(file: OpenedFile, rows: Iterable[_ListRow]) -> dict[str, ModelWorker | None]:
    listed: dict[str, ModelWorker | None] = {}
    for row in rows:
        entry = _model_of(row) if row.kind == WorkerKind.MODEL else None
        if (listed.setdefault(row.worker, entry) is None) is not (entry is None):
            raise _has_both_kinds(file.path.name, row.worker)
    return listed


def _model_of(row: _ListRow) -> ModelWorker:
    own = split_model_name(row.worker)
    return ModelWorker(row.family or own.family, row.version or own.version)


def _list_form(file: OpenedFile, workers: Collection[str], report: ProgressCallback) -> Form:
    """Guess how the list is written; a first row that names a worker is no header."""
    form = sniff(file.path, report)
    if isinstance(form, TextFormat) and form.header:
        names = preview(file.path, form, rows=0).columns
        if any(name.strip() in workers for name in names):
            return replace(form, header=False)
    return form


def _cells_called(cells: Mapping[str, list[str]], wanted: Collection[str], n: int) -> list[str]:
    """Return the cells of the first column called so; empty ones where there is none."""
    name = next((name for name in cells if simplified(name) in wanted), None)
    return [""] * n if name is None else cells[name]
