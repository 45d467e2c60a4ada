"""One question as plain files: its labels and all that was chosen and decided about them."""

from __future__ import annotations

from contextlib import contextmanager
from dataclasses import replace
from pathlib import PureWindowsPath
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from crowdgui.core.errors import DataError, InputError, ReadError
from crowdgui.core.groups.kinds import ModelWorker
from crowdgui.core.labels import UNLABELLED, text_array
from crowdgui.core.progress import ignore_progress
from crowdgui.core.question_state import EditSlot, QuestionState
from crowdgui.core.review.decisions import Decision
from crowdgui.io.exporting.text_files import write_csv
from crowdgui.io.project.arrays import flat_text
from crowdgui.io.project.content import SavedQuestion, describe_reading
from crowdgui.io.project.data import ATTRIBUTES, FILE_CODE, FILES, data_facts, rebuild_data
from crowdgui.io.project.slots import (
    DatasetSize,
    check_key,
    check_moment,
    check_state,
    check_value,
    slot_type,
)
from crowdgui.io.project.values import DamagedValue, decode, encode
from crowdgui.io.project_folder.plain_files import (
    PlainTable,
    code_cells,
    number_cells,
    parse_json,
    write_json,
    yes_cells,
)
from crowdgui.io.tabular.encoding import to_writable
from crowdgui.text.translation import tr

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
    from pathlib import Path

    from crowdgui.core.arrays import IntArray, TextArray
    from crowdgui.core.labels import Labels
    from crowdgui.core.progress import ProgressCallback
    from crowdgui.io.importing.read_labels import ImportedLabels

LABELS, ITEMS, WORKERS = "labels.csv", "items.csv", "workers.csv"
GOLD, DECISIONS, SKIPPED = "gold.csv", "decisions.csv", "skipped_rows.csv"
COMPARED = "compared_items.csv"
SETTINGS, READING = "settings.json", "reading.json"

_MODEL = tuple(ModelWorker.__dataclass_fields__)
_DECISION = ("item", "label", "who", "when", "gold", "note")
_FILE = "file"
"""The column of labels that says which of several files each is from."""
_TOOK = "seconds"
"""The last column of the decisions, where there is a time: folders of before have none."""
_APART = frozenset({EditSlot.EXCLUDED, EditSlot.MODEL, EditSlot.DECISION, EditSlot.ADDED})
"""What has files of its own; labels that were added are there as if they always had been."""


class _Columns(NamedTuple):
    """The columns of the labels, items and workers that are there besides their names."""

    labels: tuple[str, ...]
    items: tuple[str, ...]
    workers: tuple[str, ...]


def write_question(
    folder: Path, saved: SavedQuestion, report: ProgressCallback = ignore_progress
) -> None:
    """Write the files of a question, each the same whenever the question is."""
    data, state = saved.data, saved.state
    labels = data.labels
    given, items = _label_columns(labels), _item_columns(data)
    workers = _worker_columns(labels, state)
    if data.pairs is not None:
        _write(folder / COMPARED, {"item": data.pairs.item_ids}, report)
    _write(folder / LABELS, given, report)
    _write(folder / ITEMS, items, report)
    _write(folder / WORKERS, workers, report)
    if data.gold is not None:
        known = np.flatnonzero(data.gold != UNLABELLED)
        gold = code_cells(data.gold[known], labels.classes)
        _write(folder / GOLD, {"item": labels.item_ids[known], "label": gold}, report)
    _write(folder / DECISIONS, _decision_columns(labels, state), report)
    places = [(n, part.places) for n, part in enumerate(data.skipped) if part.places is not None]
    if places:
        numbers = np.concatenate([np.full(len(found), n + 1) for n, found in places])
        found = np.concatenate([found for _, found in places])
        _write(folder / SKIPPED, {"part": numbers, "place": found}, report)
    columns = _Columns(tuple(given), tuple(items), tuple(workers))
    write_json(
        folder / READING,
        {
            "classes": labels.classes.tolist(),
            "columns": {name: list(names) for name, names in columns._asdict().items()},
            "labels": data_facts(data),
            "places": [n + 1 for n, _ in places],
            "groups": [attribute.values.tolist() for attribute in labels.metadata.attributes],
            "read_from": _file_names(describe_reading(saved)),
        },
    )
    write_json(folder / SETTINGS, _settings(state))


def _label_columns(labels: Labels) -> dict[str, Any]:
    how = labels.metadata
    columns: dict[str, Any] = {
        "worker": code_cells(labels.worker, labels.worker_ids),
        "item": code_cells(labels.item, labels.item_ids),
        "label": code_cells(labels.code, labels.classes),
    }
    for name, values in (("given_at", how.given_at), ("seconds", how.seconds)):
        if values is not None:
            columns[name] = number_cells(values)
    for attribute in how.attributes:
        columns[_group(attribute.name)] = code_cells(attribute.code, attribute.values)
    if how.files is not None:
        columns[_FILE] = code_cells(how.files.code, how.files.values)
    if how.probabilities is not None:
        row, shares = how.probabilities.row, how.probabilities.shares
        for code, name in enumerate(labels.classes.tolist()):
            own = np.where(row < 0, np.nan, shares[row, code])
            columns[_probability(name)] = number_cells(own)
    return columns


def _item_columns(data: ImportedLabels) -> dict[str, Any]:
    columns: dict[str, Any] = {"item": data.labels.item_ids}
    if data.pairs is not None:
        columns["left"] = code_cells(data.pairs.left, data.pairs.item_ids)
        columns["right"] = code_cells(data.pairs.right, data.pairs.item_ids)
    if data.content is not None:
        columns["content"] = data.content
    return columns


def _write(path: Path, columns: dict[str, Any], report: ProgressCallback) -> None:
    write_csv(path, tuple(columns), list(columns.values()), report=report)


def _group(name: str) -> str:
    return f"group: {name}"


def _probability(name: str) -> str:
    return f"probability: {name}"


def _worker_columns(labels: Labels, state: QuestionState) -> dict[str, Any]:
    how = labels.metadata
    n = labels.n_workers
    excluded = np.isin(np.arange(n), sorted(state.excluded))
    is_model = np.isin(np.arange(n), sorted(state.models))
    columns: dict[str, Any] = {
        "worker": labels.worker_ids,
        "excluded": yes_cells(excluded),
        "model": yes_cells(is_model),
    }
    for name in _MODEL:
        of = {code: getattr(model, name) for code, model in state.models.items()}
        columns[name] = [to_writable(of.get(code, "")) for code in range(n)]
    for name, counts in (("repeated", how.repeated), ("consistent", how.consistent)):
        if counts is not None:
            columns[name] = counts
    return columns


def _decision_columns(labels: Labels, state: QuestionState) -> dict[str, Any]:
    made = sorted(state.decisions.items())
    codes = np.array([decision.code for _, decision in made], dtype=np.int64)
    took = np.array([decision.took or np.nan for _, decision in made])
    timed = {} if np.isnan(took).all() else {_TOOK: number_cells(took)}
    return {
        "item": [str(labels.item_ids[item]) for item, _ in made],
        "label": code_cells(codes, labels.classes),
        "who": [to_writable(decision.who) for _, decision in made],
        "when": [decision.when for _, decision in made],
        "gold": yes_cells(np.array([decision.is_gold for _, decision in made], dtype=bool)),
        "note": [to_writable(decision.note) for _, decision in made],
        **timed,
    }


def _settings(state: QuestionState) -> dict[str, Any]:
    """Return what was chosen, that is not as it is at first; the rule always."""
    made: dict[str, Any] = {EditSlot.RULE.value: state.rule}
    for (slot, key), value in state.values.items():
        if slot in _APART:
            continue
        said = encode(value, slot_type(slot, key))
        if slot is EditSlot.OPTIONS:
            made.setdefault(slot.value, {})[str(key)] = said
        else:
            made[slot.value] = said
    return made


def _file_names(value: Any) -> Any:
    """Return how files were read, without where they were on one computer."""
    if isinstance(value, dict):
        # A recipe names no files, but columns and values that may look like paths: “/m/01yrx”.
        return {key: one if key == "recipe" else _file_names(one) for key, one in value.items()}
    if isinstance(value, list):
        return [_file_names(one) for one in value]
    if isinstance(value, str) and (PureWindowsPath(value).drive or value.startswith("/")):
        return PureWindowsPath(value).name or value
    return value


def read_question(read: Callable[[str], bytes | None], place: str) -> SavedQuestion:
    """Read a question back; `read` returns a file by its name, None where it isn't listed.

    Raises
    ------
    ReadError
        If a file doesn't hold what it was written with: the file, and the row where one is wrong.
    """

    def table(name: str, header: Any) -> PlainTable:
        return PlainTable(place + name, _needed(read, place, name), header)

    said = parse_json(place + READING, _needed(read, place, READING))
    columns, classes, facts = _reading(place + READING, said)
    with _explained(place + READING):
        groups = decode(said["groups"], tuple[tuple[str, ...], ...])
        names = decode(facts.get(ATTRIBUTES, []), tuple[str, ...])
        files = decode(facts.get(FILES, []), tuple[str, ...])
        numbered = decode(said["places"], tuple[int, ...])
        if len(groups) != len(names):
            raise DamagedValue
    items = table(ITEMS, columns.items)
    workers = table(WORKERS, columns.workers)
    item_ids = items.ids("item")
    texts = {"items": item_ids, "workers": workers.ids("worker"), "classes": classes}
    texts |= {f"group {number}": text_array(values) for number, values in enumerate(groups)}
    texts |= {_FILE: text_array(files)} if files else {}
    arrays = _label_arrays(table(LABELS, columns.labels), columns.labels, texts, names)
    for name in ("repeated", "consistent"):
        if name in columns.workers:
            arrays[name] = workers.counts(name)
    if "content" in columns.items:
        texts["content"] = items.texts("content")
    if "left" in columns.items:
        texts["compared"] = table(COMPARED, ("item",)).ids("item")
        arrays |= {side: items.codes(side, texts["compared"]) for side in ("left", "right")}
    raw = read(GOLD)
    if raw is not None:
        gold = PlainTable(place + GOLD, raw, ("item", "label"))
        arrays["gold"] = _gold_array(gold, item_ids, classes)
    if numbered:
        skipped = table(SKIPPED, ("part", "place"))
        part, found = skipped.counts("part"), skipped.counts("place")
        arrays |= {f"left out {n - 1}": found[part == n] for n in numbered}
    for name, text in texts.items():
        arrays[f"{name} lengths"], arrays[f"{name} bytes"] = flat_text(text)
    for array in arrays.values():
        array.setflags(write=False)
    with _explained(place + LABELS):
        data = rebuild_data(facts, arrays)
    state = _state(place, read, data, workers)
    with _explained(place + SETTINGS):
        check_state(state, data.labels)
    said_of = said["read_from"]
    return SavedQuestion(replace(data, read_as=said_of), state, read_from=said_of)


def _label_arrays(
    labels: PlainTable,
    columns: Collection[str],
    texts: Mapping[str, TextArray],
    attributes: Sequence[str],
) -> dict[str, Any]:
    """Return what each row of labels says as a project file has it, by the names in `texts`."""
    item = labels.codes("item", texts["items"])
    if (item[1:] < item[:-1]).any():
        row = int(np.argmax(item[1:] < item[:-1])) + 1
        raise labels.wrong(row, tr("The rows must be in the order of {file}.", file=ITEMS))
    arrays: dict[str, Any] = {
        "counts": np.bincount(item, minlength=len(texts["items"])),
        "worker": labels.codes("worker", texts["workers"]),
        "code": labels.codes("label", texts["classes"]),
    }
    for name in ("given_at", "seconds"):
        if name in columns:
            arrays[name] = labels.numbers(name)
    for number, name in enumerate(attributes):
        values = texts[f"group {number}"]
        arrays[f"group {number} code"] = labels.codes(_group(name), values, empty=True)
    if _FILE in texts:
        arrays[FILE_CODE] = labels.codes(_FILE, texts[_FILE])
    if any(name.startswith(_probability("")) for name in columns):
        classes = texts["classes"].tolist()
        shares = np.column_stack([labels.numbers(_probability(name)) for name in classes])
        there = ~np.isnan(shares).any(axis=1)
        arrays["probability row"] = np.where(there, np.cumsum(there) - 1, UNLABELLED)
        arrays["probabilities"] = shares[there].ravel()
    return arrays


def _gold_array(gold: PlainTable, item_ids: TextArray, classes: TextArray) -> IntArray:
    """Return the gold class of each item (N,); no item may be there twice."""
    gold.ids("item")
    known = np.full(len(item_ids), UNLABELLED, dtype=np.int32)
    known[gold.codes("item", item_ids)] = gold.codes("label", classes)
    return known


@contextmanager
def _explained(name: str) -> Iterator[None]:
    """Name the file that holds something else than what is written there."""
    try:
        yield
    except (DamagedValue, DataError, InputError) as error:
        raise ReadError(name, tr("It doesn’t hold what CrowdGUI writes there.")) from error


def _needed(read: Callable[[str], bytes | None], place: str, name: str) -> bytes:
    raw = read(name)
    if raw is None:
        raise ReadError(place + name, tr("The file is missing."))
    return raw


def _reading(name: str, said: Any) -> tuple[_Columns, Any, Any]:
    wanted = {"classes", "columns", "labels", "places", "groups", "read_from"}
    if not isinstance(said, dict) or said.keys() != wanted or not isinstance(said["labels"], dict):
        raise ReadError(name, tr("This doesn’t say how the labels were read."))
    with _explained(name):
        columns = decode(said["columns"], dict[str, tuple[str, ...]])
        classes = text_array(decode(said["classes"], tuple[str, ...]))
    if columns.keys() != set(_Columns._fields):
        raise ReadError(name, tr("This doesn’t say how the labels were read."))
    return _Columns(**columns), classes, said["labels"]


def _state(
    place: str, read: Callable[[str], bytes | None], data: ImportedLabels, workers: PlainTable
) -> QuestionState:
    labels = data.labels
    size = DatasetSize.of(labels)
    made = parse_json(place + SETTINGS, _needed(read, place, SETTINGS))
    values: dict[tuple[EditSlot, str | int], Any] = {}
    slots = {slot.value: slot for slot in EditSlot if slot not in _APART}
    if not isinstance(made, dict) or not made.keys() <= slots.keys():
        raise ReadError(place + SETTINGS, tr("There is a setting that this program doesn’t know."))
    for name, said in made.items():
        slot = slots[name]
        keyed = (
            said.items() if slot is EditSlot.OPTIONS and isinstance(said, dict) else [("", said)]
        )
        with _explained(place + SETTINGS):
            for key, one in keyed:
                check_key(slot, key, size)
                values[slot, key] = value = decode(one, slot_type(slot, key))
                check_value(slot, value, size)
    for worker in np.flatnonzero(workers.flags("excluded")).tolist():
        values[EditSlot.EXCLUDED, worker] = True
    of_model = {name: workers.texts(name).tolist() for name in _MODEL}
    for worker in np.flatnonzero(workers.flags("model")).tolist():
        own = {name: texts[worker] for name, texts in of_model.items()}
        values[EditSlot.MODEL, worker] = ModelWorker(**own)
    values |= _decisions(place, _needed(read, place, DECISIONS), labels)
    return QuestionState.from_values(values)


def _decisions(
    place: str, raw: bytes, labels: Labels
) -> dict[tuple[EditSlot, str | int], Decision]:
    """Read what people decided about items."""
    timed = raw.partition(b"\n")[0].rstrip().endswith(_TOOK.encode())
    table = PlainTable(place + DECISIONS, raw, (*_DECISION, *((_TOOK,) if timed else ())))
    table.ids("item")
    codes = table.codes("label", labels.classes, empty=True).tolist()
    who, when, note = (table.texts(name).tolist() for name in ("who", "when", "note"))
    gold = table.flags("gold").tolist()
    took = np.nan_to_num(table.numbers(_TOOK)) if timed else np.zeros(table.n_rows)
    found: dict[tuple[EditSlot, str | int], Decision] = {}
    for row, item in enumerate(table.codes("item", labels.item_ids).tolist()):
        try:
            # A reviewed item that came from a list has no time.
            check_moment(when[row] or "2000-01-01")
        except DamagedValue:
            raise table.wrong(row, tr("“{found}” isn’t a time.", found=when[row])) from None
        if took[row] < 0:
            raise table.no_number(row, took[row])
        found[EditSlot.DECISION, item] = Decision(
            codes[row], who[row], when[row], note[row], bool(gold[row]), float(took[row])
        )
    return found
