"""Reads files into labels and gold; one question or all."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass, field, replace
from functools import cached_property
from itertools import chain
from typing import TYPE_CHECKING, Any

import numpy as np
import pyarrow as pa

from crowdgui.core.errors import ReadError
from crowdgui.core.labels import LabelAttribute, LabelMetadata, Labels, text_array
from crowdgui.core.pairwise.comparisons import Comparisons, PairItems
from crowdgui.core.progress import Progress, ProgressCallback, ignore_progress
from crowdgui.io.importing.guess.certainty import confirm_columns
from crowdgui.io.importing.guess.spec_detection import detect_gold_spec
from crowdgui.io.importing.guess.value_counts import ValueCounts, count_values
from crowdgui.io.importing.import_spec import ImportSpec, MultiFile, list_files, name_files
from crowdgui.io.importing.label_filters import (
    WithdrawnLabels,
    drop_repeats,
    find_withdrawn,
    keep_complete,
)
from crowdgui.io.importing.label_metadata import read_label_metadata
from crowdgui.io.importing.lists.gold import (
    GoldRows,
    gold_of_answers,
    gold_of_rows,
    read_gold,
    resolve_gold,
)
from crowdgui.io.importing.lists.item_content import find_content, match_content
from crowdgui.io.importing.model_workers import read_model_marks
from crowdgui.io.importing.parse_labels import (
    ParsedLabels,
    columns_beside,
    parse_labels,
    read_column,
    used_columns,
)
from crowdgui.io.importing.probabilities import read_probabilities
from crowdgui.io.importing.questions import OTHER_QUESTION, select_rows, with_question
from crowdgui.io.importing.skipped_rows import (
    Omission,
    SkippedRows,
    format_skipped_rows,
    with_lines,
)
from crowdgui.io.importing.tables import (
    FileIdentity,
    OpenedFile,
    call_files,
    count_rows,
    notes_on,
    preview,
    question_words,
    read_table,
)
from crowdgui.io.tabular.column_encoder import CodedColumn, copy_texts
from crowdgui.io.tabular.roles import TIMES, ColumnRole
from crowdgui.text.errors import describe_error
from crowdgui.text.translation import join_list, join_sentences, tr

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence
    from pathlib import Path

    from crowdgui.core.arrays import IntArray, TextArray
    from crowdgui.core.groups.kinds import ModelWorker
    from crowdgui.io.importing.import_spec import Form
    from crowdgui.io.importing.lists.class_map import TagGroup
    from crowdgui.io.importing.model_workers import ModelMarks
    from crowdgui.io.importing.questions import RowSelection
    from crowdgui.io.importing.sources import Source


@dataclass(frozen=True, eq=False)
class ImportedLabels:
    """What a source holds.

    Attributes
    ----------
    name : str
        What the file or files are called.
    labels : Labels
        The labels that count, repeats settled.
    gold : ndarray or None
        The class of each item, `UNLABELLED` where it is not known; None where no gold was given.
    content : ndarray or None
        What was labelled, for each item; empty text where nothing is given.
    skipped : tuple of SkippedRows
        Everything in the files that is not in `labels` or `gold`, counted by reason; also the
        times that could not be read, although their labels are kept.
    repeated_pairs, contradicting_pairs : int
        (worker, item) pairs answered more than once, and those among them that disagree.
    source : Source or None
        Where they were read; None where they come from a project file.
    rows : int
        Rows of the file, the header not counted.
    words : ValueCounts or None
        The words of the answers before they were taken for classes; None as `source`.
    question : str
        Which question of the source the labels answer; nothing where it names none.
    asks : str
        What that question asks in the source's own words, where they are given.
    zoned : int or None
        How many times of labels name their time zone; None where no times were read just now.
    read_as : JSON value
        What a project file says of how they were read; None where `source` says so.
    added_from : tuple of Path
        Every file that was read just now, where labels were added and so there is no one `source`.
    models : mapping from worker code to ModelWorker
        The workers that the source says are models.
    tags : TagGroup or None
        What this question shares with others, where it is one tag of several; `question` is the
        tag then.
    pairs : PairItems or None
        Of comparisons of two, the items that each labelled pair consists of.
    withdrawn : tuple of WithdrawnLabels
        What columns that aren't read say of labels that may not count.
    """

    name: str
    labels: Labels
    gold: IntArray | None
    content: TextArray | None
    skipped: tuple[SkippedRows, ...]
    repeated_pairs: int
    contradicting_pairs: int
    source: Source | None
    rows: int
    words: ValueCounts | None = None
    question: str = ""
    models: dict[int, ModelWorker] = field(default_factory=dict)
    tags: TagGroup | None = None
    pairs: PairItems | None = None
    asks: str = ""
    zoned: int | None = None
    read_as: Any = None
    added_from: tuple[Path, ...] = ()
    withdrawn: tuple[WithdrawnLabels, ...] = ()

    @property
    def files(self) -> tuple[Path, ...]:
        """Every file that was read just now; none where all labels come from a project."""
        return self.added_from if self.source is None else self.source.files

    @property
    def labels_by_file(self) -> Labels:
        """The labels, the file of each stated even where there is but one."""
        how = self.labels.metadata
        if how.files is not None:
            return self.labels
        code = np.zeros(self.labels.n_labels, dtype=np.int32)
        of_one = LabelAttribute.of_files((self.name,), code)
        return replace(self.labels, metadata=replace(how, files=of_one))

    @cached_property
    def comparisons(self) -> Comparisons | None:
        """The labels as comparisons of two, where they are."""
        return None if self.pairs is None else Comparisons.of(self.labels, self.pairs)

    @property
    def title(self) -> str:
        """What the labels are called, with the question where there is one."""
        if not self.question:
            return self.name
        if self.tags is not None:
            return tr("{file}, tag “{tag}”", file=self.name, tag=self.question)
        return tr("{file}, question “{question}”", file=self.name, question=self.question)


def _identities(source: Source) -> dict[Path, FileIdentity]:
    """Return the identity of each file; of what is gone, nothing."""
    found = {}
    for path in source.files:
        with suppress(OSError):
            found[path] = FileIdentity.of(path)
    return found


def _check_unchanged(source: Source, before: dict[Path, FileIdentity]) -> None:
    """Refuse what another program was still writing: its last label may be cut off."""
    after = _identities(source)
    for path, identity in before.items():
        if after.get(path) != identity:
            raise ReadError(
                path.name,
                tr("It was changed while it was read. Open it again once it is written."),
            )


def read_labels(
    source: Source, report: ProgressCallback = ignore_progress, opened: OpenedFile | None = None
) -> ImportedLabels:
    """Read the labels of `source`, and its gold where it has some.

    What `opened` keeps of its files is not parsed again.
    """
    reading = source.reading
    file = OpenedFile(source.path) if opened is None else opened.beside(source.path)
    before = _identities(source)
    table = _read(file, source, report)
    n_rows = len(table)
    source = _with_columns(source, file, table, report)
    marks = read_model_marks(table, file, source, report)
    ordering = Progress(tr("Sorting the labels"))
    report(ordering)
    chosen = select_rows(source.path.name, table, reading, source.names)
    del table
    words, classed, unfit = _classed(chosen.table, source)
    found, lacking = keep_complete(classed)
    del classed
    if not found.row.size:
        why = (_no_labels(reading), *notes_on(file, reading.form, report))
        raise ReadError(source.path.name, join_sentences(why))
    report(ordering)
    kept, surplus, repeated = drop_repeats(found, reading.repeats)
    report(ordering)
    content = _content(chosen.table, source, kept, report)
    how, zoned, unread = read_label_metadata(chosen.table, reading, kept, repeated, report)
    gold_rows = _gold_rows(chosen, file, source, kept, n_rows, report)
    _check_unchanged(source, before)
    report(ordering)
    classes, (code, *gold_codes) = _classes(
        [kept.label, *(rows.gold for rows in gold_rows)], reading
    )
    _check_scale(source.path.name, classes, reading)
    gold, disputes = resolve_gold(gold_rows, gold_codes, len(kept.item.words))
    shares, unusable = read_probabilities(chosen.table, reading, kept.row, code, classes)
    files = _files(file, reading.form, chosen.rows[kept.row], report)
    withdrawn = find_withdrawn(file, reading, source.names, chosen.rows[kept.row], report)
    how = replace(how, probabilities=shares, files=files)
    skipped = (*unfit, *lacking, *surplus, *unread, *unusable)
    own = [Omission(each.reason, chosen.rows[each.rows]) for each in skipped]
    beside = _of_other_files(gold_rows, disputes, marks)
    omissions = [(file, reading.form, n_rows, [*chosen.omissions, *own, *marks.odd]), *beside]
    worker = kept.worker
    item, pairs = _compared(kept, reading)
    # Sorting takes as much again as all of these.
    del chosen, found, kept
    report(ordering)
    labels = _labels(worker, item, code, classes, how, ordered=bool(reading.classes.scale))
    return ImportedLabels(
        name=name_files([path.name for path in list_files(source.path, reading.form)]),
        labels=labels,
        gold=gold if gold_rows else None,
        content=content,
        skipped=_skipped(file, reading.form, omissions, report),
        repeated_pairs=repeated.pairs,
        contradicting_pairs=int(repeated.contradicting.sum()),
        source=source,
        rows=n_rows,
        words=words,
        question=reading.question or "",
        asks=question_words(file, reading.form, report).get(reading.question or "", ""),
        models=marks.of_workers(labels.worker_ids),
        pairs=pairs,
        zoned=zoned,
        withdrawn=withdrawn,
    )


_Omissions = tuple[OpenedFile, "Form", int, list[Omission]]
"""What is skipped in a file: the file, how it is written, its rows, and what for which reason."""


def _skipped(
    file: OpenedFile, form: Form, omissions: Iterable[_Omissions], report: ProgressCallback
) -> tuple[SkippedRows, ...]:
    """Return what the format skips and what the rows lack, with places in the files."""
    rows = (with_lines(*each, report) for each in omissions)
    return (*format_skipped_rows(file, form, report), *chain.from_iterable(rows))


def _of_other_files(
    gold_rows: Sequence[GoldRows], disputes: Sequence[Omission], marks: ModelMarks
) -> Iterator[_Omissions]:
    """Return what is skipped in files beside that of the labels."""
    for rows, dispute in zip(gold_rows, disputes, strict=True):
        where = rows.source
        yield where.file, where.form, where.n_rows, [*rows.omissions, dispute]
    if (listing := marks.listing) is not None:
        yield listing.file, listing.form, listing.n_rows, [*listing.omissions]


def _files(
    file: OpenedFile, form: Form, rows: IntArray, report: ProgressCallback
) -> LabelAttribute | None:
    """Return which file each label is from, by its row; None of a single file."""
    if not isinstance(form, MultiFile):
        return None
    ends = np.cumsum(count_rows(file, form, report))
    code = np.searchsorted(ends, rows, side="right").astype(np.int32)
    paths = [path for path, _ in form.parts]
    called = call_files(paths, endings=True)
    return LabelAttribute.of_files([called[path] for path in paths], code)


def _compared(kept: ParsedLabels, reading: ImportSpec) -> tuple[CodedColumn, PairItems | None]:
    """Return the items, named by the two that were compared where that was asked."""
    if kept.compared is None:
        return kept.item, None
    from crowdgui.io.importing.pairs import compared_items

    by_occasion = bool(reading.places(ColumnRole.ITEM))
    pairs, titles = compared_items(kept.item, kept.compared, by_occasion=by_occasion)
    return CodedColumn(kept.item.codes, pa.array(titles.tolist(), pa.string())), pairs


def _no_labels(reading: ImportSpec) -> str:
    if reading.is_paired:
        return tr(
            "No row has two items and a choice of one of them or a tie. Check which columns these "
            "are, or map the words of the choice to “left”, “right” and “tie”."
        )
    return tr("No row has a worker, an item and a label. Check which columns these are.")


def _read(file: OpenedFile, source: Source, report: ProgressCallback) -> pa.Table:
    problem = source.reading.problem()
    if problem is not None:
        raise ReadError(source.path.name, problem)
    reading = source.reading
    times = [place for role in TIMES for place in reading.places(role)]
    beside = columns_beside(reading)
    table = read_table(
        file, reading.form, used_columns(reading), report, uncoded=times, optional=beside
    )
    if not len(table):
        raise ReadError(
            source.path.name, tr("There are no rows below the header. Export it again.")
        )
    return table


def _with_columns(
    source: Source, file: OpenedFile, table: pa.Table, report: ProgressCallback
) -> Source:
    """Return the source with the names of its columns, those that are read confirmed.

    A file that has other columns than when it was looked at would be read by the wrong ones.
    """
    names = tuple(preview(file, source.reading.form, 1, report).columns)
    if source.names and names != source.names:
        found = tr("The columns don’t match this format. Has the file changed?")
        raise ReadError(source.path.name, found)
    read = dict(zip(used_columns(source.reading), table.column_names, strict=True))
    return replace(
        source,
        columns=confirm_columns(source.columns, source.reading, read),
        names=names,
    )


def _classed(table: pa.Table, source: Source) -> tuple[ValueCounts, ParsedLabels, list[Omission]]:
    """Return the words of the labels, the labels as classes, and what is no choice between two."""
    written = parse_labels(table, source.reading)
    words = count_values(written.label)
    classed = replace(written, label=source.reading.classes.applied(written.label))
    if not source.reading.is_paired:
        return words, classed, []
    from crowdgui.io.importing.pairs import read_choices

    return words, *read_choices(source.path.name, classed)


def _content(
    table: pa.Table, source: Source, kept: ParsedLabels, report: ProgressCallback
) -> TextArray | None:
    """Return what each item shows: beside its labels, or in a source of its own."""
    beside = _content_beside(table, source, kept)
    if source.content is None:
        return beside
    items = kept.item.words.to_pylist()
    return match_content(find_content(source.content, items, report), items, beside).content


def _content_beside(table: pa.Table, source: Source, kept: ParsedLabels) -> TextArray | None:
    """Take for each item the first content beside it that is not empty."""
    content = read_column(table, source.reading, ColumnRole.CONTENT)
    item = kept.item_of_row
    if content is None or item is None:
        return None
    content = content.without([""])
    row = np.flatnonzero((item >= 0) & (content.codes >= 0))[::-1]
    word = np.full(len(kept.item.words), len(content.words))
    # Backwards, so that the first row is written last and stays.
    word[item[row]] = content.codes[row]
    return copy_texts(pa.concat_arrays([content.words, pa.array([""])]).take(pa.array(word)))


def _gold_rows(
    chosen: RowSelection,
    file: OpenedFile,
    source: Source,
    kept: ParsedLabels,
    n_rows: int,
    report: ProgressCallback,
) -> list[GoldRows]:
    beside = gold_of_rows(chosen.table, file, source, kept.item_of_row)
    found = []
    if beside is not None:
        found.append(replace(beside, row=chosen.rows[beside.row]))
    if len(chosen.known):
        items = kept.item.words
        found.append(gold_of_answers(chosen.known, file, source, items, chosen.known_rows, n_rows))
    if source.gold is not None:
        gold = file.beside(source.gold)
        words = kept.label.words.to_pylist()
        reading = source.gold_reading or detect_gold_spec(gold, words)
        reading = replace(reading, classes=source.reading.classes)
        found.append(read_gold(gold, reading, kept.item.words, report))
    return found


def _classes(
    columns: Sequence[CodedColumn], reading: ImportSpec
) -> tuple[list[str], list[IntArray]]:
    """Order the words in use in `columns`, and code every column by that order."""
    used = [np.unique(column.codes) for column in columns]
    words = [c.words.take(pa.array(u)).to_pylist() for c, u in zip(columns, used, strict=True)]
    names = reading.classes.ordered(list(dict.fromkeys(chain.from_iterable(words))))
    place = {name: code for code, name in enumerate(names)}
    codes: list[IntArray] = []
    for column, places, own in zip(columns, used, words, strict=True):
        new = np.zeros(len(column.words), dtype=np.int32)
        new[places] = [place[name] for name in own]
        codes.append(new[column.codes])
    return names, codes


class UnrankedClassError(ReadError):
    """Raised where a label or gold is of a class that the stated order does not have."""


def _check_scale(file: str, classes: Sequence[str], reading: ImportSpec) -> None:
    scale = reading.classes.scale
    unranked = [name for name in classes if name not in scale]
    if scale and unranked:
        raise UnrankedClassError(
            file,
            tr(
                "“{name}” has no place in the order of the classes: {order}. Add it to the order, "
                "or state that the classes are not ordered.",
                name=unranked[0],
                order=join_list(scale),
            ),
        )


def _labels(
    worker: CodedColumn,
    item: CodedColumn,
    code: IntArray,
    classes: Sequence[str],
    how: LabelMetadata,
    *,
    ordered: bool,
) -> Labels:
    ids = copy_texts(item.words), copy_texts(worker.words), text_array(classes)
    labels = Labels.from_codes(item.codes, worker.codes, code, *ids, how, ordered=ordered)
    # A window asks for these at once, and its own thread is no place to count them in.
    _ = labels.labels_per_item, labels.labels_per_worker, labels.pairs
    return labels


def read_questions(
    source: Source,
    columns: Sequence[str],
    questions: Sequence[str],
    report: ProgressCallback = ignore_progress,
    opened: OpenedFile | None = None,
) -> tuple[ImportedLabels, ...]:
    """Read each of these questions of `source`, which are all it has, as labels of their own.

    `columns` are those of its files. Classes, items and what was skipped are each question's
    own; answers to another of the questions are not among what was skipped.

    Raises
    ------
    ReadError
        If one of them cannot be read, or there is a gold file that does not say of which it is.
    """
    if source.gold is not None and len(questions) > 1:
        raise ReadError(
            source.gold.name,
            tr("A gold file covers one question. Choose only that question, or remove the file."),
        )
    file = OpenedFile(source.path) if opened is None else opened
    return tuple(_read_question(file, source, columns, question, report) for question in questions)


def _read_scale_if_its(
    source: Source, report: ProgressCallback, opened: OpenedFile
) -> ImportedLabels:
    """Read labels; an order of classes is for the questions that have no other classes."""
    try:
        return read_labels(source, report, opened)
    except UnrankedClassError:
        return read_labels(without_order(source), report, opened)


def without_order(source: Source) -> Source:
    """Return the source with classes of which nobody has said whether they are ordered."""
    classes = replace(source.reading.classes, order=(), is_scale=None)
    return replace(source, reading=replace(source.reading, classes=classes))


def _read_question(
    file: OpenedFile,
    source: Source,
    columns: Sequence[str],
    question: str,
    report: ProgressCallback,
) -> ImportedLabels:
    reading = with_question(source.reading, columns, question)
    try:
        found = _read_scale_if_its(replace(source, reading=reading), report, file)
    except ReadError as error:
        raise ReadError(
            error.file,
            tr(
                "The question “{question}” can’t be read. {why}",
                question=question,
                why=describe_error(error).removeprefix(f"{error.file}: "),
            ),
        ) from error
    others = tr(OTHER_QUESTION)
    own = tuple(left for left in found.skipped if left.reason != others)
    skipped = own if reading.places(ColumnRole.QUESTION) else found.skipped
    return replace(found, question=question, skipped=skipped)


def with_gold(data: ImportedLabels, file: OpenedFile) -> ImportedLabels:
    """Return the same labels with the gold of a file, in place of any gold before.

    Raises
    ------
    ReadError
        If the file can't be read, or knows a class that no worker gave: classes are fixed by now.
    """
    labels = data.labels
    reading = detect_gold_spec(file, map(str, labels.classes))
    items = pa.array(labels.item_ids.tolist(), pa.string())
    rows = read_gold(file, reading, items, ignore_progress)
    words = rows.gold.words.to_pylist()
    place = {str(name): code for code, name in enumerate(labels.classes)}
    unknown = [words[code] for code in np.unique(rows.gold.codes) if words[code] not in place]
    if unknown:
        raise ReadError(
            file.path.name,
            tr(
                "No worker gave the gold label “{label}”. Read the labels together with the gold.",
                label=unknown[0],
            ),
        )
    codes = np.array([place.get(word, 0) for word in words], dtype=np.int32)[rows.gold.codes]
    gold, disputes = resolve_gold([rows], [codes], labels.n_items)
    skipped = with_lines(
        file, reading.form, rows.source.n_rows, [*rows.omissions, *disputes], ignore_progress
    )
    return replace(data, gold=gold, skipped=(*data.skipped, *skipped))
