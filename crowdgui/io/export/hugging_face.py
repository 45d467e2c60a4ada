"""Final labels as Parquet that the datasets library of Hugging Face loads with its classes."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import numpy as np

from crowdgui.core.labels import UNLABELLED
from crowdgui.core.review.decisions import final_labels
from crowdgui.io.export.form import Export
from crowdgui.text.translation import tr_noop

if TYPE_CHECKING:
    from pathlib import Path

    from crowdgui.core.progress import ProgressCallback
    from crowdgui.io.results import Results


def _write(path: Path, results: Results, report: ProgressCallback) -> int:
    """Write item, text where it is known, label as the number of its class, and confidence.

    An item without a label has the number −1, which that library keeps for it.
    """
    from crowdgui.io.writing.parquet_file import write_parquet

    labels, done = results.outcome.job.labels, results.outcome.aggregation
    made = final_labels(done.labels, results.decisions)
    final = made.labels
    columns: dict[str, Any] = {"item": labels.item_ids}
    if results.content is not None:
        columns["text"] = results.content
    columns["label"] = np.where(final == UNLABELLED, -1, final).astype(np.int64)
    columns["confidence"] = np.where(made.by_hand, np.nan, done.confidence)
    features: dict[str, Any] = {
        name: {"dtype": "string", "_type": "Value"} for name in ("item", "text") if name in columns
    }
    features["label"] = {"names": [str(name) for name in labels.classes], "_type": "ClassLabel"}
    features["confidence"] = {"dtype": "float64", "_type": "Value"}
    about = json.dumps({"info": {"features": features}})
    write_parquet(path, tuple(columns), list(columns.values()), {"huggingface": about}, report)
    return 0


HUGGING_FACE = Export(
    "hugging-face",
    "hugging_face.parquet",
    _write,
    tr_noop("Hugging Face data set"),
    tr_noop("item, text and label with the names of the classes (Parquet)"),
)
