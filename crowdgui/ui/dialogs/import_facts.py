"""How much there is in labels, in words: one number a line."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.text import listed, number, percent, tr, tr_n

if TYPE_CHECKING:
    from crowdgui.core.labels import Labels

Fact = tuple[str, str, str]
"""A number as text, the words after it, and what it means."""

_CLASSES_NAMED = 6


def facts(labels: Labels) -> tuple[Fact, ...]:
    """Count what there is."""
    filled = labels.pairs / (labels.n_items * labels.n_workers)
    return (
        (
            number(labels.n_labels),
            tr_n("label", "labels", labels.n_labels),
            tr("Answers that are read as labels"),
        ),
        (
            number(labels.n_workers),
            tr_n("worker", "workers", labels.n_workers),
            tr("Different names in the role Worker"),
        ),
        (number(labels.n_items), _items(labels), tr("Different names in the role Item")),
        (
            number(labels.n_classes),
            _classes(labels),
            tr("Different labels, each with its share of all labels"),
        ),
        (
            percent(filled),
            tr("of all worker–item pairs filled"),
            tr("Pairs of a worker and an item that have an answer, of all there could be"),
        ),
    )


def _items(labels: Labels) -> str:
    noun = tr_n("item", "items", labels.n_items)
    least, most = int(labels.labels_per_item.min()), int(labels.labels_per_item.max())
    if least != most:
        low, high = number(least), number(most)
        return tr("{items}, each labelled {low} to {high} times", items=noun, low=low, high=high)
    if most == 1:
        return tr("{items}, each labelled once", items=noun)
    return tr("{items}, each labelled {n} times", items=noun, n=number(most))


def _classes(labels: Labels) -> str:
    shares = np.bincount(labels.code, minlength=labels.n_classes) / labels.n_labels
    # Blanks that do not break keep each share on the line of its class.
    named = [
        f"{short(str(name), 20)} {percent(share)}".replace(" ", "\u00a0")
        for name, share in zip(labels.classes[:_CLASSES_NAMED], shares, strict=False)
    ]
    if labels.n_classes > _CLASSES_NAMED:
        named.append(tr("{n} more", n=number(labels.n_classes - _CLASSES_NAMED)))
    noun = tr_n("class", "classes", labels.n_classes)
    return tr("{classes}: {shares}", classes=noun, shares=listed(named))


def short(word: str, most: int = 40) -> str:
    """Cut a word from a file that is too long for a sentence."""
    return word if len(word) <= most else word[: most - 1] + "…"
