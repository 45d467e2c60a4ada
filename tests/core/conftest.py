"""Reference numbers and real label sets for the tests of the core."""

from __future__ import annotations

import csv
import json
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

from crowdgui.core.labels import UNLABELLED, Labels
from tests.core.strategies import from_rows
from tests.folders import ROOT

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from crowdgui.core.arrays import IntArray

    Dataset = Callable[[str], tuple[Labels, IntArray]]

PROJECT = ROOT
DATASETS = PROJECT.parent / "shared" / "datasets"


@pytest.fixture(scope="session")
def golden_bounds() -> dict[str, Any]:
    return _json("golden_bounds.json")


@pytest.fixture(scope="session")
def golden_iwmv() -> dict[str, Any]:
    return _json("golden_iwmv.json")


def _json(name: str) -> dict[str, Any]:
    text = (PROJECT / "tests" / "data" / name).read_text(encoding="utf-8")
    content: dict[str, Any] = json.loads(text)
    return content


@pytest.fixture(scope="session")
def dataset() -> Dataset:
    """Return a function from the name of a real set to its labels and gold; each is read once."""
    read: dict[str, tuple[Labels, IntArray]] = {}

    def get(name: str) -> tuple[Labels, IntArray]:
        if not (DATASETS / name).is_dir():
            pytest.skip(f"the real label set “{name}” is not kept beside the project")
        if name not in read:
            read[name] = _read(DATASETS / name)
        return read[name]

    return get


def _read(folder: Path) -> tuple[Labels, IntArray]:
    labels = from_rows((w, i, k) for w, i, k in _rows(folder / "labels.csv"))
    item = {name: j for j, name in enumerate(labels.item_ids.tolist())}
    code = {name: k for k, name in enumerate(labels.classes.tolist())}
    gold = np.full(labels.n_items, UNLABELLED, dtype=np.int32)
    for name, label in _rows(folder / "gold.csv"):
        if name in item:
            gold[item[name]] = code[label]
    return labels, gold


def _rows(path: Path) -> list[list[str]]:
    with path.open(encoding="utf-8", newline="") as file:
        return list(csv.reader(file))[1:]
