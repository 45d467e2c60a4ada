"""Final labels as predictions of Label Studio tasks."""

from __future__ import annotations

import json
import math
from typing import TYPE_CHECKING, Any

import numpy as np

from crowdgui import __version__
from crowdgui.core.labels import UNLABELLED
from crowdgui.core.progress import Progress
from crowdgui.core.review.decisions import final_labels
from crowdgui.io.atomic import replacing
from crowdgui.io.export.form import Export
from crowdgui.text.translation import tr, tr_noop

if TYPE_CHECKING:
    from pathlib import Path

    from crowdgui.core.progress import ProgressCallback
    from crowdgui.io.results import Results

_CHUNK = 1 << 14


def _write(path: Path, results: Results, report: ProgressCallback) -> int:
    """Write a task for each item, with the final label as its one prediction."""
    labels, done = results.outcome.job.labels, results.outcome.aggregation
    final = final_labels(done.labels, results.decisions)
    confidence = np.where(final.by_hand, 1.0, done.confidence)
    model = f"crowdgui {__version__} {done.rule}"
    with replacing(path) as file:
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
    _write,
    tr_noop("Label Studio predictions"),
    tr_noop("a task per item with its label as prediction, to import there (JSON)"),
)
