"""What was read from a file of labels, in a project file."""

from __future__ import annotations

from dataclasses import fields, replace
from typing import TYPE_CHECKING, Any

import numpy as np

from crowdgui.core.labels import (
    UNLABELLED,
    GivenProbabilities,
    LabelAttribute,
    LabelMetadata,
    Labels,
)
from crowdgui.core.pairwise.comparisons import CHOICES, PairItems
from crowdgui.io.importing.read_labels import ImportedLabels
from crowdgui.io.importing.skipped_rows import SkippedRows
from crowdgui.io.project.arrays import flat_text, rebuild_texts
from crowdgui.io.project.slots import DatasetSize
from crowdgui.io.project.values import DamagedValue, decode, encode, plain_field_types

if TYPE_CHECKING:
    from collections.abc import Mapping

    from crowdgui.core.arrays import IntArray
    from crowdgui.io.project.arrays import Array

_ELSEWHERE = (
    *("labels", "skipped", "models", "pairs", "source", "words", "zoned", "read_as"),
    *("added_from", "withdrawn"),
)
_APART = ("probabilities", "attributes", "files")
_HOW = tuple(field.name for field in fields(LabelMetadata) if field.name not in _APART)
_ROUNDING = 1e-6
ORDERED = "ordered"
"""What states that the classes are a scale."""
ATTRIBUTES = "attributes"
"""The names of the columns that sort labels into groups."""
FILES = "files"
"""The names of the files that labels are from, where there are several."""
FILE_CODE = "file code"
"""The array of which of them each label is from."""
_ADDED = {"tags", "asks", ORDERED, ATTRIBUTES, FILES}
"""What files of older versions lack: it has its default there."""
_MOST = 2**31 - 1
"""More items than codes of 32 bits can tell apart are never read."""


def data_arrays(data: ImportedLabels) -> dict[str, Array]:
    """Return the arrays of labels, gold and content, by name; texts as lengths and bytes."""
    labels = data.labels
    texts = {
        "items": labels.item_ids,
        "workers": labels.worker_ids,
        "classes": labels.classes,
        "content": data.content,
        "compared": None if data.pairs is None else data.pairs.item_ids,
    }
    how = labels.metadata
    arrays: dict[str, Array | None] = {
        # Labels stand in item order: how many there are of each item says which are whose.
        "counts": labels.labels_per_item,
        "worker": labels.worker,
        "code": labels.code,
        "gold": data.gold,
        "left": None if data.pairs is None else data.pairs.left,
        "right": None if data.pairs is None else data.pairs.right,
        **{name: getattr(how, name) for name in _HOW},
    }
    if how.probabilities is not None:
        arrays["probability row"] = how.probabilities.row
        # One after another, as every array is stored.
        arrays["probabilities"] = how.probabilities.shares.ravel()
    for number, attribute in enumerate(how.attributes):
        texts[_group(number)] = attribute.values
        arrays[f"{_group(number)} code"] = attribute.code
    if how.files is not None:
        arrays[FILE_CODE] = how.files.code
    for number, left in enumerate(data.skipped):
        arrays[_places(number)] = left.places
    for name, text in texts.items():
        if text is not None:
            arrays[f"{name} lengths"], arrays[f"{name} bytes"] = flat_text(text)
    return {name: array for name, array in arrays.items() if array is not None}


def data_facts(data: ImportedLabels) -> dict[str, Any]:
    """Return everything that is no array, for JSON; not how it was read, which is no part of it."""
    facts = {name: encode(getattr(data, name), kind) for name, kind in _facts().items()}
    skipped = [_spelled(part) for part in data.skipped]
    names = [attribute.name for attribute in data.labels.metadata.attributes]
    files = data.labels.metadata.files
    return facts | {
        "left_out": skipped,
        ORDERED: data.labels.ordered,
        ATTRIBUTES: names,
        FILES: [] if files is None else files.values.tolist(),
    }


def _spelled(left: SkippedRows) -> dict[str, Any]:
    kinds = plain_field_types(SkippedRows).items()
    return {name: encode(getattr(left, name), kind) for name, kind in kinds}


def rebuild_data(facts: Any, arrays: Mapping[str, Array]) -> ImportedLabels:
    """Rebuild what `data_facts` and `data_arrays` took apart."""
    kinds = _facts()
    if not isinstance(facts, dict):
        raise DamagedValue
    if (facts.keys() | _ADDED) != kinds.keys() | {"left_out", ORDERED, ATTRIBUTES, FILES}:
        raise DamagedValue
    said = {name: decode(facts[name], kind) for name, kind in kinds.items() if name in facts}
    labels = replace(_labels(arrays), ordered=decode(facts.get(ORDERED, False), bool))
    how = replace(
        labels.metadata,
        attributes=_attributes(facts, arrays, labels.n_labels),
        files=_files(facts, arrays, labels.n_labels),
    )
    labels = replace(labels, metadata=how)
    gold = arrays.get("gold")
    if gold is not None:
        gold = check_codes(gold, (labels.n_items,), UNLABELLED, labels.n_classes)
    content = _text(arrays, "content") if "content lengths" in arrays else None
    if content is not None and len(content) != labels.n_items:
        raise DamagedValue
    return ImportedLabels(
        labels=labels,
        gold=gold,
        content=content,
        skipped=_skipped(facts["left_out"], arrays),
        source=None,
        pairs=_pairs(arrays, labels),
        **said,
    )


def _group(number: int) -> str:
    return f"group {number}"


def _attributes(
    facts: Mapping[str, Any], arrays: Mapping[str, Array], total: int
) -> tuple[LabelAttribute, ...]:
    """Return the columns that sort labels into groups."""
    found = []
    for number, name in enumerate(decode(facts.get(ATTRIBUTES, []), tuple[str, ...])):
        values = _text(arrays, _group(number))
        code = _named(arrays, f"{_group(number)} code")
        found.append(
            LabelAttribute(name, values, check_codes(code, (total,), UNLABELLED, len(values)))
        )
    return tuple(found)


def _files(
    facts: Mapping[str, Any], arrays: Mapping[str, Array], total: int
) -> LabelAttribute | None:
    """Return the file that each label is from, where that is known."""
    names = decode(facts.get(FILES, []), tuple[str, ...])
    if not names:
        return None
    code = check_codes(_named(arrays, FILE_CODE), (total,), 0, len(names))
    return LabelAttribute.of_files(names, code)


def _pairs(arrays: Mapping[str, Array], labels: Labels) -> PairItems | None:
    """Return what was compared, where the labels are comparisons of two."""
    if "left" not in arrays:
        return None
    names = _text(arrays, "compared")
    shape = (labels.n_items,)
    left, right = (
        check_codes(_named(arrays, side), shape, 0, len(names)) for side in ("left", "right")
    )
    if (left == right).any() or not {str(name) for name in labels.classes} <= {*CHOICES}:
        raise DamagedValue
    return PairItems(left, right, names)


def _facts() -> dict[str, Any]:
    return {
        name: kind
        for name, kind in plain_field_types(ImportedLabels).items()
        if name not in _ELSEWHERE
    }


def _skipped(facts: Any, arrays: Mapping[str, Array]) -> tuple[SkippedRows, ...]:
    kinds = plain_field_types(SkippedRows)
    if not isinstance(facts, list):
        raise DamagedValue
    skipped = []
    for number, said in enumerate(facts):
        if not isinstance(said, dict) or said.keys() != kinds.keys():
            raise DamagedValue
        plain = {name: decode(said[name], kind) for name, kind in kinds.items()}
        places = arrays.get(_places(number))
        if places is not None:
            check_codes(places, (places.size,), 0, 2**63)
        skipped.append(SkippedRows(**plain, places=places))
    return tuple(skipped)


def _places(number: int) -> str:
    return f"left out {number}"


def _labels(arrays: Mapping[str, Array]) -> Labels:
    items, workers, classes = (_text(arrays, name) for name in ("items", "workers", "classes"))
    size = DatasetSize(len(items), len(workers), len(classes))
    counts = check_codes(_named(arrays, "counts"), (size.items,), 0, _MOST)
    total = int(counts.sum(dtype=np.int64))
    if not 0 < total < _MOST:
        raise DamagedValue
    worker = check_codes(_named(arrays, "worker"), (total,), 0, size.workers)
    code = check_codes(_named(arrays, "code"), (total,), 0, size.classes)
    item = np.repeat(np.arange(size.items, dtype=np.int32), counts)
    if ((item[1:] == item[:-1]) & (worker[1:] < worker[:-1])).any():
        raise DamagedValue
    item.setflags(write=False)
    how = _label_metadata(arrays, total, size)
    return Labels(item, worker, code, items, workers, classes, how)


def _label_metadata(arrays: Mapping[str, Array], total: int, size: DatasetSize) -> LabelMetadata:
    given: dict[str, Any] = {name: arrays[name] for name in _HOW if name in arrays}
    for name, array in given.items():
        if name in ("repeated", "consistent"):
            check_codes(array, (size.workers,), 0, _MOST)
        elif array.dtype != np.float64 or array.shape != (total,):
            raise DamagedValue
    return LabelMetadata(**given, probabilities=_probabilities(arrays, total, size.classes))


def _probabilities(
    arrays: Mapping[str, Array], total: int, n_classes: int
) -> GivenProbabilities | None:
    """Return class probabilities where there are some, each of them as it may be."""
    if "probability row" not in arrays:
        return None
    shares = _named(arrays, "probabilities")
    if shares.dtype != np.float64 or shares.ndim != 1 or shares.size % n_classes:
        raise DamagedValue
    table = shares.reshape(-1, n_classes)
    right = (table >= 0.0).all() and np.allclose(table.sum(axis=1), 1.0, atol=_ROUNDING)
    if not right:
        raise DamagedValue
    row = check_codes(_named(arrays, "probability row"), (total,), UNLABELLED, len(table))
    return GivenProbabilities(row, table)


def _named(arrays: Mapping[str, Array], name: str) -> Array:
    if name not in arrays:
        raise DamagedValue
    return arrays[name]


def _text(arrays: Mapping[str, Array], name: str) -> Array:
    lengths, body = (_named(arrays, f"{name} {part}") for part in ("lengths", "bytes"))
    if lengths.dtype.kind not in "iu":
        raise DamagedValue
    return rebuild_texts(lengths, body)


def check_codes(array: Array, shape: tuple[int, ...], low: int, end: int) -> IntArray:
    """Return whole numbers back where they have this shape and lie from `low` up to `end`."""
    if array.dtype.kind not in "iu" or array.shape != shape:
        raise DamagedValue
    if array.size and not low <= int(array.min()) <= int(array.max()) < end:
        raise DamagedValue
    return array
