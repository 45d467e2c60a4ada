"""What the guideline should explain as a table: a row per item, and per example of a pair."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from crowdgui.core.progress import ProgressCallback
    from crowdgui.core.review.guideline import UnclearItem, UnclearPair
    from crowdgui.io.exporting.results import Results
    from crowdgui.io.exporting.text_files import Table

_COLUMNS = ("problem", "item", "content", "final_label", "instead", "part", "of", "p", "q")


def guideline_table(results: Results, report: ProgressCallback) -> Table:
    """Return opposed items, and for each pair of classes its examples.

    `part` of `of` are labels by the best workers that are `instead`, or for a pair the best workers
    who mostly read it so.
    """
    found = results.guideline(report)
    rows = [_item(results, each) for each in found.items]
    rows += [_example(results, pair, item) for pair in found.pairs for item in pair.examples]
    return _COLUMNS, [[row[name] for row in rows] for name in _COLUMNS]


def guideline_record(results: Results, report: ProgressCallback) -> dict[str, Any]:
    """Return what the guideline should explain, for a program to read."""
    found = results.guideline(report)
    ids = results.outcome.job.labels.item_ids
    return {
        "guideline_problems": {
            "best_workers": found.best,
            "workers": found.workers,
            "items": [
                {
                    "item": str(ids[each.item]),
                    **_classes(results, each),
                    "opposing": each.opposing,
                    "labels": each.best,
                }
                for each in found.items
            ],
            "classes": [
                {
                    **_classes(results, pair),
                    "readers": pair.readers,
                    "others": pair.others,
                    "examples": [str(ids[item]) for item in pair.examples],
                }
                for pair in found.pairs
            ],
        }
    }


def _item(results: Results, found: UnclearItem) -> dict[str, Any]:
    own = {"problem": "item", "part": found.opposing, "of": found.best}
    return own | _about(results, found, found.item)


def _example(results: Results, pair: UnclearPair, item: int) -> dict[str, Any]:
    own = {"problem": "classes", "part": pair.readers, "of": pair.readers + pair.others}
    return own | _about(results, pair, item)


def _about(results: Results, found: UnclearItem | UnclearPair, item: int) -> dict[str, Any]:
    return {
        "item": str(results.outcome.job.labels.item_ids[item]),
        "content": "" if results.content is None else str(results.content[item]),
        **_classes(results, found),
    }


def _classes(results: Results, found: UnclearItem | UnclearPair) -> dict[str, Any]:
    classes = results.outcome.job.labels.classes
    return {
        "final_label": str(classes[found.final]),
        "instead": str(classes[found.instead]),
        "p": found.p,
        "q": found.q,
    }
