"""Labels for Python programs: from files or frames, refused where a guess would be in doubt."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property
from os import PathLike
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar, Unpack, cast

import numpy as np
import pandas as pd

from crowdgui import analysis
from crowdgui.api.arguments import (
    FRAME_FORM,
    OpenedFrames,
    check_bins,
    check_choice,
    check_items,
    check_models,
    frame_table,
    item_file,
    item_frame,
    names_in,
    parse_models,
    parse_order,
    raises_worded_errors,
    warn,
)
from crowdgui.core.errors import InputError, ReadError
from crowdgui.core.labels import UNLABELLED
from crowdgui.io.exporting.text_files import frame_of
from crowdgui.io.importing import tags as importing_tags
from crowdgui.io.importing.guess.candidates import Sign
from crowdgui.io.importing.guess.certainty import (
    check_classes,
    describe_free_text,
    describe_scores,
    has_unclear_gap,
)
from crowdgui.io.importing.import_spec import Layout, RepeatPolicy
from crowdgui.io.importing.lists.class_map import TagOptions
from crowdgui.io.importing.lists.worker_list import read_worker_list
from crowdgui.io.importing.model_workers import resembling_models
from crowdgui.io.importing.read_labels import with_gold
from crowdgui.io.importing.reading_notes import NoteKind, encoding_notes, reading_notes
from crowdgui.io.importing.sources import ROWS, ColumnOptions, open_source
from crowdgui.io.importing.tables import read_without_empty_files
from crowdgui.io.importing.tags import find_tag_separator, with_tags
from crowdgui.io.resources import resource
from crowdgui.text.errors import describe_error
from crowdgui.text.run_summary import size

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable, Sequence
    from typing import TypeAlias

    from crowdgui.api.arguments import ItemLabels
    from crowdgui.core.workers.cohorts import WorkerGroups
    from crowdgui.io.importing.read_labels import ImportedLabels
    from crowdgui.io.importing.reading_notes import ReadingNote
    from crowdgui.io.importing.sources import SourceOptions

    LabelInput: TypeAlias = "Labels | pd.DataFrame | str | Path"

_R = TypeVar("_R")

_FRAME, _GOLD, _WORKERS = Path("(frame)"), Path("(gold)"), "(groups)"
"""What frames are called in messages; nothing that a file is likely to be called."""


@dataclass(frozen=True, eq=False)
class Labels:
    """Labels that were read: who gave which class to which item. Make them with `read`.

    Attributes
    ----------
    data : ImportedLabels
        The labels as `crowdgui.analysis` takes them.
    worker_groups : WorkerGroups, optional
        What a list of workers says of them, such as their vendor.
    """

    data: ImportedLabels
    worker_groups: WorkerGroups | None = None

    @property
    def workers(self) -> list[str]:
        """The names of the workers."""
        return [str(name) for name in self.data.labels.worker_ids]

    @property
    def items(self) -> list[str]:
        """The names of the items."""
        return [str(name) for name in self.data.labels.item_ids]

    @property
    def classes(self) -> list[str]:
        """The classes, in the order in which ties are broken."""
        return [str(name) for name in self.data.labels.classes]

    @cached_property
    def frame(self) -> pd.DataFrame:
        """One row per label that counts: worker, item and label, ordered by item."""
        labels = self.data.labels
        columns = {
            "worker": labels.worker_ids[labels.worker],
            "item": labels.item_ids[labels.item],
            "label": labels.classes[labels.code],
        }
        return frame_of(tuple(columns), list(columns.values()))

    @cached_property
    def gold(self) -> pd.Series[Any] | None:
        """The gold label of each item that has one, by item; None where no gold was given."""
        if self.data.gold is None:
            return None
        known = np.flatnonzero(self.data.gold != UNLABELLED)
        names = self.data.labels.classes[self.data.gold[known]]
        return by_item(self.data.labels.item_ids[known], names, "gold")

    @property
    def skipped(self) -> pd.DataFrame:
        """How many rows were skipped for which reason, and the first of their places."""
        found = self.data.skipped
        columns = {
            "file": [part.file for part in found],
            "reason": [part.reason for part in found],
            "count": [part.count for part in found],
            "places": [part.lines[:10] for part in found],
        }
        return pd.DataFrame(columns)

    def __len__(self) -> int:
        return self.data.labels.n_labels

    def __repr__(self) -> str:
        skipped = sum(part.count for part in self.data.skipped)
        more = f", {skipped:,} skipped" if skipped else ""
        return f"<Labels: {size(self.data.labels)}{more}>"


@raises_worded_errors
def read(
    source: pd.DataFrame | str | Path,
    *,
    gold: ItemLabels | None = None,
    worker: str | int | None = None,
    item: str | int | None = None,
    left: str | int | None = None,
    right: str | int | None = None,
    label: str | int | None = None,
    gold_column: str | int | None = None,
    time: str | int | None = None,
    seconds: str | int | None = None,
    kind_column: str | int | None = None,
    question: str | None = None,
    row: str | None = None,
    missing: str | Collection[str] | None = None,
    repeats: str = "first",
    models: str | Path | Collection[str] = (),
    probabilities: str | Collection[str] | None = None,
    groups: str | Path | Collection[str] | pd.DataFrame = (),
    bins: Iterable[float] = (),
    ordered: Collection[str] | None = None,
    content: str | Path | None = None,
    more: str | Path | Iterable[str | Path] = (),
) -> Labels:
    """Read labels from a file in any format that CrowdGUI opens, or from a frame.

    Columns are found by name and content, as in the window. A guess in doubt is never taken: the
    error names the candidates and the argument that chooses.

    Parameters
    ----------
    source : DataFrame, str or Path
        One row per label with columns for worker, item and label (crowd-kit's `task`, `worker`
        and `label` are understood as they are), or one row per item and one column per worker.
    gold : Series, DataFrame, mapping or path, optional
        The known true labels: a Series from item to label, or a table or file with both.
    worker, item, left, right, label, gold_column, time, seconds, kind_column : str or int, optional
        Names of columns that need no guess; `left` and `right` are those of comparisons of two.
    question : str, optional
        Which question to use, if there are several.
    row : {"label", "item", "worker"}, optional
        What a row holds.
    missing : str or collection of str, optional
        Words that mean a missing label, beside empty cells; empty if no word does.
    repeats : {"first", "last", "all", "drop"}, optional
        Which label to keep if a worker labels an item more than once.
    models : str, collection of str or Path, optional
        Workers that are models: patterns such as ``["gpt-*"]``, or a file that lists them.
    probabilities : str or collection of str, optional
        The columns with a model's probability of each class, or the one with JSON; empty for none.
        They are found by name unless you name them.
    groups : str, collection of str, DataFrame or Path, optional
        Groups to compare, such as vendors or shifts: names of columns, or a list of workers with a
        row per worker and a column per attribute.
    bins : iterable of float, optional
        Rising edges that group numbers into ranges.
    ordered : collection of str, optional
        All classes from lowest to highest, if they are a scale; empty if they aren't.
    content : path, optional
        What shows the items: a table with their ids, or a folder.
    more : path or iterable of paths, optional
        Files with the same columns that are read together with the first.

    Returns
    -------
    Labels

    Raises
    ------
    CrowdError
        If the file or frame can't be read, or it isn't certain which columns are which.

    Examples
    --------
    >>> import pandas as pd
    >>> import crowdgui
    >>> rows = [
    ...     ("cat.jpg", "ann", "cat"), ("cat.jpg", "ben", "cat"), ("cat.jpg", "cas", "dog"),
    ...     ("dog.jpg", "ann", "dog"), ("dog.jpg", "ben", "dog"), ("dog.jpg", "cas", "dog"),
    ...     ("owl.jpg", "ann", "cat"), ("owl.jpg", "ben", "dog"), ("owl.jpg", "cas", "dog"),
    ... ]
    >>> labels = crowdgui.read(pd.DataFrame(rows, columns=["task", "worker", "label"]))
    >>> labels.workers, labels.classes
    (['ann', 'ben', 'cas'], ['cat', 'dog'])
    >>> labels.frame.head(2)
      worker     item label
    0    ann  cat.jpg   cat
    1    ben  cat.jpg   cat
    """
    listed = groups if isinstance(groups, pd.DataFrame | Path) else None
    file, path, options = _reading(
        source,
        gold,
        more,
        worker=worker,
        item=item,
        left=left,
        right=right,
        label=label,
        gold_column=gold_column,
        time=time,
        seconds=seconds,
        kind_column=kind_column,
        row=row,
        missing=missing,
        repeats=repeats,
        models=models,
        content=content,
    )
    options["question"] = None if question is None else str(question)
    options["probabilities"] = None if probabilities is None else names_in(probabilities)
    options["groups"] = () if isinstance(groups, pd.DataFrame | Path) else names_in(groups)
    options["bins"], options["ordered"] = tuple(bins), parse_order(ordered)
    data = _without_empty_files(
        path,
        options,
        lambda first: analysis.open_labels(first, opened=file.beside(first), **options),
    )
    _check_classes(data, confirmed=label is not None, missing_stated=missing is not None)
    check_bins(data)
    check_models(models, data)
    check_items(gold, data)
    _note_doubts(data, missing_stated=missing is not None)
    found = None
    if listed is not None:
        found = read_worker_list(item_file(listed, _WORKERS), data.labels.worker_ids)
    return Labels(_without_source(data, path), found)


@dataclass(frozen=True, eq=False)
class TagLabels:
    """Labels whose cells hold several tags, each a yes/no question. Make them with `read_tags`.

    Attributes
    ----------
    data : tuple of ImportedLabels
        The labels of each tag, over the same items and workers.
    """

    data: tuple[ImportedLabels, ...]

    @property
    def tags(self) -> list[str]:
        """The names of the tags."""
        return [one.question for one in self.data]

    def __getitem__(self, tag: str) -> Labels:
        """Return the labels of one tag: yes or no for each item."""
        return Labels(self.data[tag_place(self.tags, tag)])

    def __len__(self) -> int:
        return len(self.data)

    def __repr__(self) -> str:
        labels = self.data[0].labels
        return (
            f"<TagLabels: {len(self)} tags, {labels.n_items:,} items, {labels.n_workers:,} workers>"
        )


@raises_worded_errors
def read_tags(
    source: pd.DataFrame | str | Path,
    *,
    separator: str | None = None,
    unknown_unless_ticked: str | Collection[str] = (),
    empty_is_none: bool = False,
    pool_tags: bool = False,
    gold: ItemLabels | None = None,
    models: str | Path | Collection[str] = (),
    repeats: str = "first",
    content: str | Path | None = None,
    more: str | Path | Iterable[str | Path] = (),
    row: str | None = None,
    missing: str | Collection[str] | None = None,
    **columns: Unpack[ColumnOptions],
) -> TagLabels:
    """Read labels whose cells hold several tags of an item.

    Parameters
    ----------
    source : DataFrame, str or Path
        As in `read`.
    separator : str, optional
        What separates tags in a cell, such as ``"|"``, or ``"json"`` for lists; found by default.
    unknown_unless_ticked : str or collection of str, optional
        Tags that not every worker was offered, or ``"all"``: a worker who didn't tick one said
        nothing about it. By default they said no.
    empty_is_none : bool, optional
        Whether an empty cell means that the worker found none of the tags.
    pool_tags : bool, optional
        Whether each worker is estimated over all tags together.
    gold, models, repeats, content, more, row, missing : optional
        As in `read`; gold labels are cells with tags too.
    **columns
        Names of columns as in `read`, such as ``worker="who"``.

    Returns
    -------
    TagLabels

    Raises
    ------
    CrowdError
        If the file or frame can't be read, or holds no tags.

    Examples
    --------
    >>> import pandas as pd
    >>> import crowdgui
    >>> frame = pd.DataFrame({
    ...     "worker": ["ann", "ben", "cas"] * 2,
    ...     "item": ["photo 1"] * 3 + ["photo 2"] * 3,
    ...     "label": ["cat|dog", "cat", "cat|dog", "dog", "dog|owl", "dog"],
    ... })
    >>> crowdgui.read_tags(frame).tags
    ['cat', 'dog', 'owl']
    """
    for name in columns:
        if name not in ColumnOptions.__optional_keys__:
            raise InputError(f"read_tags has no option {name}.")
    file, path, options = _reading(
        source,
        gold,
        more,
        models=models,
        repeats=repeats,
        content=content,
        row=row,
        missing=missing,
        **columns,
    )
    found = _without_empty_files(
        path, options, lambda first: open_source(first, opened=file.beside(first), **options)
    )
    if found.reading.is_paired:
        raise InputError("Comparisons of two items have no tags. Rank them with crowdgui.rank.")
    sign = separator or find_tag_separator(found, opened=file)
    if not sign:
        raise InputError(
            "No cell seems to hold several tags. Name what separates them with separator=…, or "
            "use crowdgui.read."
        )
    chosen = TagOptions(names_in(unknown_unless_ticked), empty_is_none, pool_tags)
    every = importing_tags.read_tags(with_tags(found, sign, chosen, opened=file), opened=file)
    check_models(models, every[0])
    check_items(gold, every[0])
    _note_doubts(every[0], missing_stated=missing is not None)
    return TagLabels(tuple(_without_source(one, path) for one in every))


def tag_place(names: list[str], tag: str) -> int:
    """Return the place of a tag by its name."""
    if tag not in names:
        raise InputError(f"There is no tag “{tag}”. The tags are {', '.join(names[:20])}.")
    return names.index(tag)


def _reading(
    source: pd.DataFrame | str | Path,
    gold: ItemLabels | None,
    more: str | Path | Iterable[str | Path],
    *,
    models: str | Path | Collection[str],
    repeats: str,
    content: str | Path | None,
    row: str | None,
    missing: str | Collection[str] | None,
    **columns: str | int | None,
) -> tuple[OpenedFrames, Path, SourceOptions]:
    """Return the file or frame, what it is called, and the options that read it."""
    # A frame without a header numbers its columns.
    named = {name: None if column is None else str(column) for name, column in columns.items()}
    options = cast("SourceOptions", named)
    options["models"] = parse_models(models)
    options["repeats"] = RepeatPolicy(check_choice("repeats", repeats, RepeatPolicy))
    options["content"] = None if content is None else Path(content)
    options["row"] = None if row is None else check_choice("row", row, ROWS)
    options["missing"] = () if missing is None else names_in(missing)
    tables = {}
    if gold is not None and not isinstance(gold, str | Path):
        tables[_GOLD] = frame_table(str(_GOLD), item_frame(gold))
    if isinstance(source, pd.DataFrame):
        path, options["form"] = _FRAME, FRAME_FORM
        tables[_FRAME] = frame_table(str(_FRAME), source)
    elif isinstance(source, str | PathLike):
        path = Path(source)
    else:
        raise InputError(
            f"Labels are read from a DataFrame or a file, not from {type(source).__name__}. "
            "Use pandas.DataFrame(…, columns=['worker', 'item', 'label'])."
        )
    if gold is not None:
        options["gold"] = _GOLD if _GOLD in tables else Path(str(gold))
    others = (more,) if isinstance(more, str | Path) else more
    options["more"] = tuple(Path(other) for other in others)
    return OpenedFrames(path, tables), path, options


def _without_empty_files(path: Path, options: SourceOptions, read: Callable[[Path], _R]) -> _R:
    """Return what is found in the files, without those that have no label left."""

    def read_files(files: Sequence[Path]) -> _R:
        options["more"] = tuple(files[1:])
        return read(files[0])

    def say(error: ReadError) -> None:
        warn(f"{describe_error(error)} The file is skipped.")

    return read_without_empty_files((path, *options["more"]), read_files, say)


def _without_source(data: ImportedLabels, path: Path) -> ImportedLabels:
    # A frame is no file: nothing says where it came from, or that it was Parquet.
    return replace(data, source=None) if path == _FRAME else data


@raises_worded_errors
def sample(name: str = "street-signs") -> Path:
    """Return the file of sample labels that the window offers too.

    Parameters
    ----------
    name : str, optional
        Such as ``"street-signs"``, ``"support-tickets"`` or ``"six-friends"``.

    Returns
    -------
    Path

    Raises
    ------
    CrowdError
        If there is no such sample.
    """
    known = {path.stem: path for path in sorted(resource("samples").glob("*.csv"))}
    if name not in known:
        raise InputError(f"There is no sample “{name}”. Choose from {', '.join(known)}.")
    return known[name]


def as_labels(labels: LabelInput, gold: ItemLabels | None) -> Labels:
    """Read what is no `Labels` yet, and refuse comparisons of two, which are ranked instead."""
    if not isinstance(labels, Labels):
        labels, gold = read(labels, gold=gold), None
    if labels.data.pairs is not None:
        raise InputError(
            "These are comparisons of two items. Rank them with crowdgui.rank, or read them with "
            "item=… as labels."
        )
    if gold is None:
        return labels
    check_items(gold, labels.data)
    return replace(labels, data=with_gold(labels.data, item_file(gold, str(_GOLD))))


def by_item(items: Any, values: Any, name: str, index: str = "item") -> pd.Series[Any]:
    names = pd.Index([str(item) for item in items], name=index)
    return pd.Series([str(value) for value in values], index=names, name=name)


def _note_doubts(data: ImportedLabels, *, missing_stated: bool) -> None:
    """Warn of what is read as it stands, but may be meant otherwise."""
    for sentence in () if data.source is None else encoding_notes(data.source):
        warn(sentence)
    for note in reading_notes(data, missing_stated=missing_stated):
        warn(f"{note.sentence} {_remedy(note)}".strip())
    names = () if data.models else resembling_models(data.labels.worker_ids)
    if names:
        warn(
            f"Workers with names like models: {len(names):,}, such as “{names[0]}”. Mark them with "
            "models=… to keep people and models apart."
        )


def _remedy(note: ReadingNote) -> str:
    """Name the argument that settles what a note is about."""
    classes = list(note.classes)
    match note.kind:
        case NoteKind.SEVERAL_LABELS:
            return "To read them as tags of an item, use crowdgui.read_tags."
        case NoteKind.MISSING:
            mean = "it means" if len(classes) == 1 else "they mean"
            return f"If {mean} that there is no label, pass missing={classes}; if not, missing=[]."
        case NoteKind.RESULTS:
            return "Pass true labels as gold=…, and exclude such workers."
        case NoteKind.VARIANTS:
            return "If they mean the same, correct them first."
        case NoteKind.ORDER:
            return f"If they are a scale, pass ordered={classes}; if not, ordered=[]."
    return ""


def _check_classes(data: ImportedLabels, *, confirmed: bool, missing_stated: bool) -> None:
    """Refuse labels that are hardly classes, unless their column was named, and an unclear -1."""
    layout = Layout.LONG if data.source is None else data.source.reading.layout
    if not missing_stated and has_unclear_gap(data.labels, layout):
        raise InputError(
            "“-1” beside classes from 0 up may mean a missing label. Skip it with missing='-1', or "
            "keep it as a class with missing=[]."
        )
    sign = None if confirmed else check_classes(data.labels)
    if sign is Sign.SCORES:
        said = describe_scores(data.labels.n_classes)
        raise InputError(f"{said} Use bins=… with their edges, or confirm with label=…")
    if sign is not None:
        said = describe_free_text(data.labels.n_classes, data.labels.n_labels)
        raise InputError(f"{said} Choose another column, or confirm this one, with label=…")
