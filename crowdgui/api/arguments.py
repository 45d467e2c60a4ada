"""What Python programs pass: frames, read as files are, and arguments as `analysis` takes them."""

from __future__ import annotations

import functools
import sys
import warnings
from collections.abc import Iterable, Mapping
from numbers import Integral, Real
from os import PathLike
from pathlib import Path
from typing import TYPE_CHECKING, Any, ParamSpec, TypeVar

import numpy as np
import pandas as pd
import pyarrow as pa

from crowdgui.core.bounds.guarantee import GuaranteeOptions
from crowdgui.core.errors import CrowdError, InputError, ReadError
from crowdgui.core.options import STATED, OptionKind, option_fields
from crowdgui.core.progress import ignore_progress
from crowdgui.core.rules.registry import get_rule
from crowdgui.io.formats.form import FormatForm, NoOptions
from crowdgui.io.formats.parquet import FORMAT
from crowdgui.io.importing.guess.certainty import UnclearReadingError, describe_doubt
from crowdgui.io.importing.guess.guessing import DoubtKind
from crowdgui.io.importing.lists.costs import costs_from_rows, parse_costs
from crowdgui.io.importing.lists.prices import parse_prices, prices_from_pairs
from crowdgui.io.importing.model_workers import unmatched_patterns
from crowdgui.io.importing.tables import OpenedFile
from crowdgui.io.tabular.parquet_table import text_table
from crowdgui.io.tabular.raw_table import RawTable, RowUnit
from crowdgui.text.errors import describe_error
from crowdgui.text.translation import tr

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, ItemsView
    from types import FrameType
    from typing import TypeAlias

    from crowdgui.core.costs import CostMatrix
    from crowdgui.core.labels import Labels
    from crowdgui.core.options import Options
    from crowdgui.core.prices import Prices
    from crowdgui.core.progress import ProgressCallback
    from crowdgui.io.importing.read_labels import ImportedLabels
    from crowdgui.io.tabular.text_file import TextFormat

    ItemLabels: TypeAlias = "pd.Series[Any] | pd.DataFrame | Mapping[Any, Any] | str | Path"
    Costs: TypeAlias = "Mapping[str, float] | pd.DataFrame | str | Path"
    PriceList: TypeAlias = "Mapping[str, float | str] | str | Path"


_TYPES: dict[OptionKind, tuple[type | tuple[type, ...], str]] = {
    OptionKind.WHOLE: (Integral, "a whole number"),
    OptionKind.REAL: (Real, "a number"),
    OptionKind.FLAG: ((bool, np.bool_), "True or False"),
}


_P = ParamSpec("_P")
_R = TypeVar("_R")


def raises_worded_errors(call: Callable[_P, _R]) -> Callable[_P, _R]:
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
            return f"Choose it with read(…, {error.doubt.role}=…)."
        case DoubtKind.SIGNS:
            return "If that is right, confirm it with read(…, worker=…, item=…, label=…)."
        case DoubtKind.NO_WORKER:
            return (
                "Choose the column that names the worker with read(…, worker=…), or pass "
                "row='item' if there is a column of labels for each worker."
            )
        case DoubtKind.PAIRS:
            return (
                "If they do, confirm it with read(…, left=…, right=…); if not, choose with "
                "read(…, item=…)."
            )
        case DoubtKind.PAIR_WORKER:
            return (
                "Choose it with read(…, worker=…), or confirm with read(…, left=…, right=…) that "
                "none does."
            )
        case DoubtKind.LAYOUT:
            return "Choose with read(…, row='label'), row='item' or row='worker'."
        case DoubtKind.QUESTION:
            return "Choose one with read(…, question=…)."
    return ""


def warn(message: str) -> None:
    """Warn of something at the line that called this package."""
    frame: FrameType | None = sys._getframe(1)
    level = 2
    while frame is not None and frame.f_globals.get("__name__", "").startswith("crowdgui."):
        frame, level = frame.f_back, level + 1
    warnings.warn(message, stacklevel=level)


def names_in(given: str | Iterable[str]) -> tuple[str, ...]:
    """Return names as text; a text or a number is one name, not a name per letter."""
    single = isinstance(given, str) or not isinstance(given, Iterable)
    return (str(given),) if single else tuple(str(name) for name in given)


def check_choice(argument: str, given: str, known: Iterable[str]) -> str:
    """Return what was chosen from a few names; another is refused."""
    names = [str(name) for name in known]
    if given not in names:
        raise InputError(f"{argument} is one of {', '.join(map(repr, names))}.")
    return given


def item_frame(given: ItemLabels) -> pd.DataFrame:
    """Return items and their labels as a frame, from a Series or mapping by item."""
    if isinstance(given, pd.DataFrame):
        return given
    if isinstance(given, pd.Series):
        if given.index.nlevels > 1:
            raise InputError("A Series of labels needs the item as its only index.")
        return pd.DataFrame({"item": given.index, "label": given.to_numpy()})
    if isinstance(given, Mapping):
        return pd.DataFrame({"item": list(given), "label": list(given.values())})
    raise InputError(
        "Labels of items are a Series or mapping from item to label, a DataFrame or a file, not "
        f"{type(given).__name__}."
    )


def item_file(given: ItemLabels, name: str) -> OpenedFile:
    if isinstance(given, str | PathLike):
        return OpenedFile(Path(given))
    return open_frame(name, item_frame(given))


def rule_options(key: str, given: Mapping[str, Any]) -> Options:
    """Make the rule's record of the options given."""
    rule = get_rule(key)
    known = {option.key: option for option in option_fields(rule.options)}
    values: dict[str, Any] = {}
    for name, value in given.items():
        if name not in known:
            there = ", ".join(known) or "none"
            raise InputError(f"The rule “{key}” has no option {name}. Its options: {there}.")
        values[name] = _option_value(name, known[name].kind, value)
    return rule.options(**values)


def _option_value(name: str, kind: OptionKind, given: Any) -> Any:
    """Return the value of an option as its record has it; what is of another type is refused."""
    if kind in STATED:
        if given is None:
            return None
        if not isinstance(given, Mapping | pd.Series):
            raise InputError(f"{name} is a mapping or Series, with a number for each name.")
        return tuple((_as_text(key), number) for key, number in given.items())
    wanted, words = _TYPES.get(kind, (object, ""))
    if not isinstance(given, wanted):
        raise InputError(f"{name} is {words}.")
    return given


def _as_text(key: Any) -> str | tuple[str, ...]:
    """Return the name of a worker or class, or each of several, as ids are: text."""
    return tuple(map(str, key)) if isinstance(key, tuple) else str(key)


def parse_cost_argument(given: Costs, labels: Labels) -> CostMatrix | None:
    """Return what mistakes cost; None where all cost the same."""
    if isinstance(given, pd.DataFrame):
        # Rows are classes by index, unless the frame numbers them and has their names in a column.
        frame = given.reset_index() if given.shape[0] == given.shape[1] else given
        rows = [[str(cell) for cell in row] for row in (frame.columns, *frame.to_numpy().tolist())]
        made = costs_from_rows(Path("(costs)"), list(enumerate(rows, 1)), labels.classes.tolist())
    elif isinstance(given, str | Path):
        made = parse_costs([str(given)], labels)
    else:
        pairs = _pairs("costs", given)
        made = parse_costs([f"{name}={factor}" for name, factor in pairs], labels)
    return None if made.is_default else made


def parse_price_argument(given: PriceList, labels: Labels) -> Prices:
    if isinstance(given, str | Path):
        return parse_prices(str(given), labels)
    pairs = _pairs("prices", given)
    return prices_from_pairs([(str(name), str(value)) for name, value in pairs], labels)


def _pairs(argument: str, given: Mapping[str, Any]) -> ItemsView[str, Any]:
    if not isinstance(given, Mapping):
        raise InputError(f"{argument} is a mapping or a file, not {type(given).__name__}.")
    return given.items()


def worker_codes(there: list[str], workers: str | Iterable[str]) -> frozenset[int]:
    place = {name: code for code, name in enumerate(there)}
    names = names_in(workers)
    for name in names:
        if name not in place:
            raise InputError(f"exclude: there is no worker “{name}”.")
    return frozenset(place[name] for name in names)


def check_threads(threads: int | None) -> None:
    if threads is not None and not (isinstance(threads, Integral) and threads >= 1):
        raise InputError("threads is 1 or more; by default it is one per core.")


def build_target(at_most: float, confidence: float, delta: float) -> GuaranteeOptions:
    """Return the target of a guarantee; what is no share is refused."""
    shares = {"at_most": (at_most, 0.05), "confidence": (confidence, 0.95), "delta": (delta, 0.05)}
    for name, (value, example) in shares.items():
        if not (isinstance(value, Real) and 0.0 < value < 1.0):
            raise InputError(f"{name} is a share between 0 and 1, such as {example}.")
    return GuaranteeOptions(at_most, delta, 1.0 - confidence)


def parse_models(given: str | Path | Collection[str]) -> Path | tuple[str, ...]:
    return given if isinstance(given, Path) else names_in(given)


def check_bins(data: ImportedLabels) -> None:
    """Refuse edges where there is nothing to group."""
    ranges = () if data.source is None else data.source.reading.classes.ranges
    if ranges and not set(ranges) & {*data.labels.classes}:
        raise InputError("bins: no label is a number.")


def check_models(given: str | Path | Collection[str], data: ImportedLabels) -> None:
    """Refuse a pattern that fits nobody."""
    patterns = parse_models(given)
    names = () if isinstance(patterns, Path) else patterns
    for pattern in unmatched_patterns(names, [data.labels.worker_ids]):
        raise InputError(f"models: no worker’s name fits “{pattern}”.")


def check_items(gold: ItemLabels | None, data: ImportedLabels) -> None:
    """Refuse gold by row: numbers of rows would be taken for items that have the same ids."""
    if not isinstance(gold, pd.Series) or not isinstance(gold.index, pd.RangeIndex):
        return
    items = set(data.labels.item_ids.tolist())
    if gold.index.name is None and not items.issuperset(map(str, gold.index)):
        raise InputError(
            "The index of gold numbers its rows, and not all of these are items. Use the items as "
            "its index; if they are numbered like this, confirm it with gold.rename_axis('item')."
        )


def parse_order(given: Collection[str] | None) -> tuple[str, ...] | None:
    if given is None:
        return None
    names = tuple(str(name) for name in given)
    if isinstance(given, str) or len(names) == 1 or len(set(names)) < len(names):
        raise InputError("ordered needs two or more different classes, such as [1, 2, 3, 4, 5].")
    return names


FRAME_FORM = FormatForm(FORMAT.key, NoOptions())
"""Values are written as text as those of a Parquet file are."""


class OpenedFrames(OpenedFile):
    """Tables in memory by the names they have in messages; any other path is a file."""

    def __init__(self, path: Path, tables: Mapping[Path, RawTable]) -> None:
        super().__init__(path)
        self._tables = tables

    def beside(self, path: Path) -> OpenedFile:
        other = OpenedFrames(path, self._tables)
        other._parsed = self._parsed
        return other

    def sniff(self, report: ProgressCallback = ignore_progress) -> TextFormat | FormatForm:
        return FRAME_FORM if self.path in self._tables else super().sniff(report)

    def parse(self, form: FormatForm, report: ProgressCallback = ignore_progress) -> RawTable:
        found = self._tables.get(self.path)
        return super().parse(form, report) if found is None else found


def open_frame(name: str, frame: pd.DataFrame) -> OpenedFrames:
    """Return a frame as a file called `name`."""
    path = Path(name)
    return OpenedFrames(path, {path: frame_table(name, frame)})


def frame_table(name: str, frame: pd.DataFrame) -> RawTable:
    """Return the columns of a frame as text, with its index in front where that has a name.

    Raises
    ------
    ReadError
        If it has no rows or no columns.
    """
    if any(level is not None for level in frame.index.names):
        frame = frame.reset_index()
    columns = [_values(frame.iloc[:, place]) for place in range(frame.shape[1])]
    if not columns or not len(frame):
        raise ReadError(name, tr("There are no rows in this frame."))
    raw = pa.Table.from_arrays(columns, names=[str(column) for column in frame.columns])
    # Names may be repeated, which Arrow can't choose by: places are names until all are read.
    places = raw.rename_columns([str(n) for n in range(len(columns))])
    table, _ = text_table(name, places, ignore_progress)
    table = table.rename_columns([raw.column_names[int(place)] for place in table.column_names])
    return RawTable(table, np.arange(1, len(frame) + 1, dtype=np.int32), RowUnit.ROW)


def _values(column: pd.Series[Any]) -> pa.ChunkedArray:
    """Return the values of a column; of mixed kinds, each as text."""
    try:
        found = pa.array(column, from_pandas=True)
    except (pa.ArrowInvalid, pa.ArrowTypeError):
        known = column.notna()
        found = pa.array([str(v) if k else None for v, k in zip(column, known, strict=True)])
    return found if isinstance(found, pa.ChunkedArray) else pa.chunked_array([found])
