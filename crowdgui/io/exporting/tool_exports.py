"""Final labels in the forms of other tools: Label Studio, Hugging Face and Crowd-Kit."""

from __future__ import annotations

import json
import math
from functools import partial
from typing import TYPE_CHECKING, Any

import numpy as np

from crowdgui import __version__
from crowdgui.core.labels import UNLABELLED
from crowdgui.core.progress import Progress
from crowdgui.io.atomic import replace_atomically
from crowdgui.io.exporting.results import final_labels_table
from crowdgui.io.exporting.table_formats import CSV, Export, write_table
from crowdgui.io.exporting.tables.probabilities import KIND, item_probabilities, vote_shares
from crowdgui.text.translation import tr, tr_noop

if TYPE_CHECKING:
    from pathlib import Path

    import pyarrow as pa

    from crowdgui.core.arrays import FloatArray
    from crowdgui.core.progress import ProgressCallback
    from crowdgui.io.exporting.results import Results
    from crowdgui.io.exporting.text_files import Blocks, Column


_CHUNK = 1 << 14


def _write_label_studio(path: Path, results: Results, report: ProgressCallback) -> int:
    """Write a task for each item, with the final label as its one prediction."""
    labels, done = results.outcome.job.labels, results.outcome.aggregation
    final = results.final
    confidence = np.where(final.settled, 1.0, results.outcome.confidence)
    model = f"crowdgui {__version__} {done.rule}"
    with replace_atomically(path) as file:
        file.write(b"[")
        for start in range(0, labels.n_items, _CHUNK):
            report(Progress(tr("Writing {file}", file=path.name), start / labels.n_items))
            items = range(start, min(labels.n_items, start + _CHUNK))
            tasks = [
                _task(
                    str(labels.item_ids[item]),
                    None if results.content is None else str(results.content[item]),
                    _predictions(model, labels.classes, int(final.labels[item]), confidence[item]),
                )
                for item in items
            ]
            text = ",\n".join(json.dumps(t, ensure_ascii=False, allow_nan=False) for t in tasks)
            file.write((",\n" if start else "").encode() + text.encode())
        file.write(b"]\n")
    return 0


def _task(item: str, content: str | None, predictions: list[dict[str, Any]]) -> dict[str, Any]:
    # Their ids are numbers; what is none is kept beside the text.
    whole = item.isascii() and item.isdigit() and str(int(item)) == item
    data = {"item": item, "text": item if content is None else content}
    return {"id": int(item) if whole else item, "data": data, "predictions": predictions}


def _predictions(model: str, classes: Any, code: int, confidence: float) -> list[dict[str, Any]]:
    if code == UNLABELLED:
        return []
    choice = {
        "from_name": "label",
        "to_name": "text",
        "type": "choices",
        "value": {"choices": [str(classes[code])]},
    }
    score = None if math.isnan(confidence) else float(confidence)
    return [{"model_version": model, "score": score, "result": [choice]}]


LABEL_STUDIO = Export(
    "label-studio",
    "label_studio.json",
    _write_label_studio,
    tr_noop("Label Studio predictions"),
    tr_noop("one task per item with its label as a prediction, to import there (JSON)"),
)


def _write_hugging_face(path: Path, results: Results, report: ProgressCallback) -> int:
    """Write item, text where it is known, label as the number of its class, and confidence.

    An item without a label has the number −1, which that library keeps for it. With probabilities,
    `probabilities` and `vote_shares` list those of each class in the order of the class names.
    """
    from crowdgui.io.exporting.text_files import write_parquet

    labels, made = results.outcome.job.labels, results.final
    final = made.labels
    columns: dict[str, Any] = {"item": labels.item_ids}
    if results.content is not None:
        columns["text"] = results.content
    columns["label"] = np.where(final == UNLABELLED, -1, final).astype(np.int64)
    columns["confidence"] = np.where(made.settled, np.nan, results.outcome.confidence)
    features: dict[str, Any] = {
        name: {"dtype": "string", "_type": "Value"} for name in ("item", "text") if name in columns
    }
    features["label"] = {"names": [str(name) for name in labels.classes], "_type": "ClassLabel"}
    features["confidence"] = {"dtype": "float64", "_type": "Value"}
    table: Any = list(columns.values())
    if results.probabilities:
        table = _with_soft_labels(results, table)
        columns |= dict.fromkeys(("probabilities", KIND, "vote_shares"))
        for name in ("probabilities", "vote_shares"):
            value = {"dtype": "float64", "_type": "Value"}
            features[name] = {"feature": value, "_type": "Sequence"}
        features[KIND] = {"dtype": "string", "_type": "Value"}
    about = json.dumps({"info": {"features": {name: features[name] for name in columns}}})
    write_parquet(path, tuple(columns), table, {"huggingface": about}, report)
    return 0


def _with_soft_labels(results: Results, columns: list[Any]) -> Blocks:
    """Return the columns with a list of probabilities and one of vote shares for each item."""
    import pyarrow as pa

    from crowdgui.io.exporting.text_files import Blocks

    labels = results.outcome.job.used

    def listed(values: FloatArray) -> pa.ListArray:
        ends = np.arange(len(values) + 1, dtype=np.int32) * values.shape[1]
        return pa.ListArray.from_arrays(pa.array(ends), pa.array(values.ravel(), from_pandas=True))

    def make(rows: slice) -> list[Column]:
        probabilities, kinds = item_probabilities(results, rows)
        soft = [listed(probabilities), kinds, listed(vote_shares(labels, rows))]
        return [*(column[rows] for column in columns), *soft]

    return Blocks(labels.n_items, make)


HUGGING_FACE = Export(
    "hugging-face",
    "hugging_face.parquet",
    _write_hugging_face,
    tr_noop("Hugging Face dataset"),
    tr_noop("item, text and label with the class names (Parquet)"),
)


def crowd_kit(*, exact: bool = False) -> Export:
    """Return the series as a file, with `exact` text also where a spreadsheet would run it."""
    return Export(
        "crowd-kit",
        "crowd_kit.csv",
        partial(_write_crowd_kit, exact),
        tr_noop("Crowd-Kit series"),
        tr_noop("task and label, in the form that Crowd-Kit’s own rules return (CSV)"),
    )


def _write_crowd_kit(exact: bool, path: Path, results: Results, report: ProgressCallback) -> int:
    wanted = ("item", "label")
    _, columns = final_labels_table(results, columns=wanted)
    return write_table(path, (("task", "label"), columns), CSV, report, exact=exact)


def tool_exports(*, exact: bool = False) -> tuple[Export, ...]:
    """Return the file for each tool."""
    return LABEL_STUDIO, crowd_kit(exact=exact), HUGGING_FACE
