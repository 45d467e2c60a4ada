"""The files that a soak test opens: small ones that are sound, and all of the damaged ones."""

from __future__ import annotations

import random
import shutil
from pathlib import Path

BROKEN = Path(__file__).parents[1] / "data" / "broken"
SAMPLES = Path(__file__).parents[2] / "resources" / "samples"
HOSTILE = (
    "https://example.org/a.png",
    "a.png",
    "../../a.png",
    "<img src='http://example.org/b.png'>",
    "=HYPERLINK(1)",
    "a line\nand another",
    "x" * 3000,
    "",
)
"""Contents of items that must stay text."""


def small_file(path: Path, *, seed: int = 0, n_items: int = 30, n_workers: int = 6) -> Path:
    """Write labels of workers of uneven accuracy, with contents that must do nothing."""
    rng = random.Random(seed)
    rows = ["worker,item,label,text"]
    for item in range(n_items):
        truth = rng.choice(("cat", "dog", "ship"))
        content = HOSTILE[item % len(HOSTILE)].replace('"', '""')
        for worker in range(n_workers):
            says = truth if rng.random() < 0.55 + 0.07 * worker else rng.choice(("cat", "dog"))
            rows.append(f'w{worker},i{item},{says},"{content}"')
    path.write_text("\n".join(rows) + "\n", encoding="utf-8")
    return path


def two_questions(path: Path) -> Path:
    """Write labels of two questions about the same items."""
    rng = random.Random(1)
    rows = ["worker,item,question,label"]
    for item in range(20):
        for worker in range(5):
            rows.append(f"w{worker},i{item},animal,{rng.choice(('cat', 'dog'))}")
            rows.append(f"w{worker},i{item},mood,{rng.choice(('calm', 'wild'))}")
    path.write_text("\n".join(rows) + "\n", encoding="utf-8")
    return path


def lay_out(folder: Path) -> list[Path]:
    """Put all files into a folder, and give them in order."""
    folder.mkdir()
    for source in sorted((*BROKEN.iterdir(), *SAMPLES.iterdir())):
        if source.is_file():
            shutil.copyfile(source, folder / source.name)
    small_file(folder / "small.csv")
    small_file(folder / "other & small.csv", seed=1, n_items=60, n_workers=9)
    two_questions(folder / "questions.csv")
    return sorted(folder.iterdir())
