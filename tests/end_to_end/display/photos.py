"""Files of labels as a manager gets them, and the tables that come of them."""

from __future__ import annotations

import csv
import random
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

WRONG = {"ann": 0, "bo": 9, "cleo": 7, "dev": 5}
"""Each worker, and at which photos a slip is made: every ninth and so on, never for 0."""


def true_labels(n: int) -> dict[str, str]:
    return {f"photo-{i:02d}": "cat" if i % 2 else "dog" for i in range(n)}


def other(label: str) -> str:
    return "dog" if label == "cat" else "cat"


def photos(path: Path, n: int, *, n_gold: int = 0, hard: int = -1) -> Path:
    """Write a row for each answer, with the true label of the first so many photos as gold.

    Nobody knows the label of the photo that is `hard`.
    """
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file)
        writer.writerow(["worker", "item", "label"] + (["gold"] if n_gold else []))
        for i, (item, truth) in enumerate(true_labels(n).items()):
            gold = ([truth if i < n_gold else ""]) if n_gold else []
            for worker, every in WRONG.items():
                slip = i == hard or (every and i % every == every - 1)
                writer.writerow([worker, item, other(truth) if slip else truth, *gold])
            writer.writerow(["eve", item, "cat", *gold])
    return path


def coins(path: Path, n: int) -> Path:
    """Write the answers of seven workers who toss coins, so that no label is sure."""
    toss = random.Random(7)
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file)
        writer.writerow(["worker", "item", "label"])
        writer.writerows(
            [f"worker-{w}", f"photo-{i:02d}", toss.choice(("cat", "dog"))]
            for i in range(n)
            for w in range(7)
        )
    return path


def rows(path: Path, key: str) -> dict[str, dict[str, str]]:
    """Return the rows of a written table by what stands in one of its columns."""
    with path.open(encoding="utf-8-sig", newline="") as file:
        return {row[key]: row for row in csv.DictReader(file)}
