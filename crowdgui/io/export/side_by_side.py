"""Every answer side by side: a row for each item, a column for each worker."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.errors import InputError
from crowdgui.core.review.decisions import final_labels
from crowdgui.text.translation import format_number, tr

if TYPE_CHECKING:
    import pyarrow as pa

    from crowdgui.core.labels import Labels
    from crowdgui.core.progress import ProgressCallback
    from crowdgui.io.results import Results
    from crowdgui.io.writing.blocks import Column, Table

MOST_WORKERS = 20_000
"""Columns of answers; a reader of tables takes more for a wrong separator."""

MOST_CELLS = 1 << 30
"""Of which nearly all are empty: a gigabyte of separators."""

BETWEEN = ", "
"""Stands between several answers of a worker to the same item."""


def side_by_side_table(results: Results, report: ProgressCallback) -> Table:
    """Return item and final label, then the answers of all workers, also of those left out.

    Raises
    ------
    DataError
        If there are too many workers or cells for a table anybody could open.
    """
    # These bring the table library with them, which the window need not wait for at its start.
    from crowdgui.io.text.text_file import distinct_names
    from crowdgui.io.writing.blocks import Blocks

    labels = results.outcome.job.labels
    _check(labels)
    header = distinct_names(["item", "label", *(str(name) for name in results.worker_ids)])
    final = final_labels(results.outcome.aggregation.labels, results.decisions).labels
    # The last entry, which UNLABELLED points to, is the empty cell.
    names = np.append(labels.classes, "")

    def make(items: slice) -> list[Column]:
        return [labels.item_ids[items], names[final[items]], *_answers(labels, items)]

    return header, Blocks(labels.n_items, make)


def _check(labels: Labels) -> None:
    if labels.n_workers > MOST_WORKERS or labels.n_workers * labels.n_items > MOST_CELLS:
        raise InputError(
            tr(
                "Side by side, {workers} workers and {items} items would make {cells} cells, "
                "nearly all of them empty. Leave this table out.",
                workers=format_number(labels.n_workers),
                items=format_number(labels.n_items),
                cells=format_number(labels.n_workers * labels.n_items),
            )
        )


def _answers(labels: Labels, items: slice) -> list[pa.DictionaryArray]:
    """Return a column of answers for each worker, to some items: codes of few words."""
    import pyarrow as pa

    span = slice(int(labels.starts[items.start]), int(labels.starts[items.stop]))
    worker, place = labels.worker[span], labels.item[span] - items.start
    code, again = labels.code[span], labels.repeats_previous[span]
    words = [*map(str, labels.classes), ""]
    cells = np.full((labels.n_workers, items.stop - items.start), len(words) - 1, dtype=np.int32)
    cells[worker[~again], place[~again]] = code[~again]
    known = {word: n for n, word in enumerate(words)}
    for label in np.flatnonzero(again):
        cell = worker[label], place[label]
        both = words[cells[cell]] + BETWEEN + words[code[label]]
        cells[cell] = known.setdefault(both, len(known))
        if len(known) > len(words):
            words.append(both)
    listed = pa.array(words, pa.string())
    return [pa.DictionaryArray.from_arrays(pa.array(column), listed) for column in cells]
