"""Labels for Python programs: from files or frames, refused where a guess would be in doubt."""

from __future__ import annotations

import functools
import warnings
from dataclasses import dataclass, replace
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, ParamSpec, TypeVar

import numpy as np
import pandas as pd

from crowdgui import analysis
from crowdgui.api.frames import FRAME_FORM, OpenedFrames, frame_table, open_frame
from crowdgui.core.errors import CrowdError, InputError
from crowdgui.core.labels import UNLABELLED
from crowdgui.io.exporting.text_files import frame_of
from crowdgui.io.importing.guess.candidates import Sign
from crowdgui.io.importing.guess.certainty import (
    UnclearReadingError,
    check_classes,
    describe_doubt,
    describe_free_text,
    describe_scores,
)
from crowdgui.io.importing.guess.guessing import DoubtKind
from crowdgui.io.importing.import_spec import RepeatPolicy
from crowdgui.io.importing.model_workers import resembling_models, unmatched_patterns
from crowdgui.io.importing.read_labels import with_gold
from crowdgui.io.importing.tables import OpenedFile
from crowdgui.io.importing.value_counts import guess_separator
from crowdgui.io.resources import resource
from crowdgui.text.errors import describe_error
from crowdgui.text.run_summary import size

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable, Mapping
    from typing import TypeAlias

    from crowdgui.io.importing.read_labels import ImportedLabels

    LabelInput: TypeAlias = "Labels | pd.DataFrame | str | Path"
    ItemLabels: TypeAlias = "pd.Series[Any] | pd.DataFrame | Mapping[Any, Any] | str | Path"

_FRAME, _GOLD = Path("(frame)"), Path("(gold)")
"""What frames are called in messages; nothing that a file is likely to be called."""

_P = ParamSpec("_P")
_R = TypeVar("_R")


def worded(call: Callable[_P, _R]) -> Callable[_P, _R]:
    """Raise what went wrong in the words that the window and the command line have for it."""

    @functools.wraps(call)
    def wrapped(*args: _P.args, **named: _P.kwargs) -> _R:
        try:
            return call(*args, **named)
        except UnclearReadingError as error:
            raise InputError(f"{describe_doubt(error.doubt)} {_way_out(error)}".strip()) from error
        except CrowdError as error:
            raise InputError(describe_error(error)) from error

    return wrapped


def _way_out(error: UnclearReadingError) -> str:
    """Name the arguments of `read` that settle a doubt."""
    match error.doubt.kind:
        case DoubtKind.COLUMN:
            return f"Choose it with {error.doubt.role}=…"
        case DoubtKind.SIGNS:
            return "If that is right, confirm it with worker=…, item=… and label=…"
        case DoubtKind.NO_WORKER:
            return "Choose the column that names the worker with worker=…"
        case DoubtKind.PAIRS:
            return "If they do, confirm it with left=… and right=…; if not, choose with item=…"
        case DoubtKind.PAIR_WORKER:
            return "Choose it with worker=…, or confirm with left=… and right=… that none does."
        case DoubtKind.LAYOUT:
            return "Choose with row='label', row='item' or row='worker'."
        case DoubtKind.QUESTION:
            return "Choose one with question=…"
    return ""


@dataclass(frozen=True, eq=False)
class Labels:
    """Labels that were read: who gave which class to which item. Make them with `read`.

    Attributes
    ----------
    data : ImportedLabels
        The labels as `crowdgui.analysis` takes them.
    """

    data: ImportedLabels

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
        found = self.data.left_out
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
        skipped = sum(part.count for part in self.data.left_out)
        more = f", {skipped:,} skipped" if skipped else ""
        return f"<Labels: {size(self.data.labels)}{more}>"


@worded
def read(
    source: pd.DataFrame | str | Path,
    *,
    gold: ItemLabels | None = None,
    worker: str | None = None,
    item: str | None = None,
    left: str | None = None,
    right: str | None = None,
    label: str | None = None,
    gold_column: str | None = None,
    time: str | None = None,
    seconds: str | None = None,
    kind_column: str | None = None,
    question: str | None = None,
    row: str | None = None,
    missing: Collection[str] = (),
    repeats: str = "first",
    models: str | Path | Collection[str] = (),
    bins: Iterable[float] = (),
    content: str | Path | None = None,
    more: Iterable[str | Path] = (),
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
    worker, item, left, right, label, gold_column, time, seconds, kind_column : str, optional
        Names of columns that need no guess; `left` and `right` are those of comparisons of two.
    question : str, optional
        Which question to use, if there are several.
    row : {"label", "item", "worker"}, optional
        What a row holds.
    missing : collection of str, optional
        Words that mean a missing label, beside empty cells.
    repeats : {"first", "last", "all", "drop"}, optional
        Which label to keep if a worker labels an item more than once.
    models : collection of str, or path, optional
        Workers that are models: patterns such as ``["gpt-*"]``, or a file that lists them.
    bins : iterable of float, optional
        Rising edges that group numbers into ranges.
    content : path, optional
        What shows the items: a table with their ids, or a folder.
    more : iterable of paths, optional
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
    tables = {}
    if gold is not None and not isinstance(gold, str | Path):
        tables[_GOLD] = frame_table(str(_GOLD), _item_frame(gold))
    named: dict[str, Any] = {}
    if isinstance(source, pd.DataFrame):
        path, named["form"] = _FRAME, FRAME_FORM
        tables[_FRAME] = frame_table(str(_FRAME), source)
    else:
        path = Path(source)
    if gold is not None:
        named["gold"] = _GOLD if _GOLD in tables else Path(str(gold))
    if isinstance(models, str):
        models = [models]
    data = analysis.open_labels(
        path,
        opened=OpenedFrames(path, tables),
        content=None if content is None else Path(content),
        models=models if isinstance(models, Path) else tuple(models),
        bins=tuple(bins),
        worker=worker,
        item=item,
        left=left,
        right=right,
        label=label,
        gold_column=gold_column,
        time=time,
        seconds=seconds,
        kind_column=kind_column,
        question=question,
        row=row,
        missing=missing,
        repeats=RepeatPolicy(repeats),
        more=tuple(Path(other) for other in more),
        **named,
    )
    _check_classes(data, confirmed=label is not None)
    patterns = () if isinstance(models, Path) else models
    for pattern in unmatched_patterns(patterns, [data.labels.worker_ids]):
        raise InputError(f"models: no worker’s name fits “{pattern}”.")
    _note_doubts(data)
    # A frame is no file: nothing says where it came from, or that it was Parquet.
    return Labels(replace(data, source=None) if path == _FRAME else data)


@worded
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
    return labels if gold is None else Labels(with_gold(labels.data, item_file(gold, str(_GOLD))))


def _item_frame(given: ItemLabels) -> pd.DataFrame:
    """Return items and their labels as a frame, from a Series or mapping by item."""
    if isinstance(given, pd.DataFrame):
        return given
    by_item = given if isinstance(given, pd.Series) else pd.Series(dict(given))  # type: ignore[arg-type]
    if by_item.index.nlevels > 1:
        raise InputError("A Series of labels needs the item as its only index.")
    return pd.DataFrame({"item": by_item.index, "label": by_item.to_numpy()})


def item_file(given: ItemLabels, name: str) -> OpenedFile:
    if isinstance(given, str | Path):
        return OpenedFile(Path(given))
    return open_frame(name, _item_frame(given))


def by_item(items: Any, values: Any, name: str, index: str = "item") -> pd.Series[Any]:
    names = pd.Index([str(item) for item in items], name=index)
    return pd.Series([str(value) for value in values], index=names, name=name)


def _note_doubts(data: ImportedLabels) -> None:
    """Warn of what is read as it stands, but may be meant otherwise."""
    several = data.words is not None and guess_separator(data.words.words)
    if several and data.source is not None and not data.source.reading.classes.separator:
        warnings.warn(
            "Some cells seem to hold several labels; each combination is read as one class.",
            stacklevel=4,
        )
    names = () if data.models else resembling_models(data.labels.worker_ids)
    if names:
        warnings.warn(
            f"Workers with names like models: {len(names):,}, such as “{names[0]}”. Mark them with "
            "models=… to keep people and models apart.",
            stacklevel=4,
        )


def _check_classes(data: ImportedLabels, *, confirmed: bool) -> None:
    """Refuse labels that are hardly classes, unless their column was named."""
    sign = None if confirmed else check_classes(data.labels)
    if sign is Sign.SCORES:
        said = describe_scores(data.labels.n_classes)
        raise InputError(f"{said} Use bins=… with their edges, or confirm with label=…")
    if sign is not None:
        said = describe_free_text(data.labels.n_classes, data.labels.n_labels)
        raise InputError(f"{said} Choose another column, or confirm this one, with label=…")
