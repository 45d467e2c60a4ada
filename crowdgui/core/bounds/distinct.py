"""Each worker's first answer to each item: repeated answers are one worker, never several."""

from __future__ import annotations

from crowdgui.core.labels import Labels


def first_answers(labels: Labels) -> Labels:
    """Return the labels without repeated answers; the same object where there are none."""
    if labels.pairs == labels.n_labels:
        return labels
    first = ~labels.repeats_previous
    codes = (labels.item[first], labels.worker[first], labels.code[first])
    return Labels.from_codes(*codes, labels.item_ids, labels.worker_ids, labels.classes)
