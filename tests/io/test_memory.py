"""How much memory it takes to read labels, beside the size of their file."""

from __future__ import annotations

import subprocess
import sys
from typing import TYPE_CHECKING

import numpy as np
import pytest

from tests.folders import ROOT

if TYPE_CHECKING:
    from pathlib import Path

HOME = ROOT

MEASURED = """
import resource, sys
from pathlib import Path
from crowdgui.io.importing.sources import open_source
from crowdgui.io.importing.read_labels import read_labels

before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
labels = read_labels(open_source(Path(sys.argv[1]))).labels
print(labels.n_labels, (resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before) * 1024)
"""

LEAST = 96 << 20
"""Bytes that reading may take whatever the size of the file: Arrow keeps some for each column."""


def measured(path: Path) -> tuple[int, int]:
    program = [sys.executable, "-c", MEASURED, str(path)]
    n_labels, grown = map(int, subprocess.check_output(program, cwd=HOME).split())
    return n_labels, grown


@pytest.mark.skipif(sys.platform != "linux", reason="other systems count memory differently")
def test_a_very_wide_table_takes_twenty_times_its_size(tmp_path: Path) -> None:
    rng = np.random.default_rng(2)
    rows, columns = 15, 6_000
    path = tmp_path / "wide.csv"
    with path.open("w") as file:
        file.write(",".join(["item", *(f"w{n}" for n in range(columns))]) + "\n")
        for n in range(rows):
            file.write(",".join([f"i{n}", *rng.choice(["yes", "no"], columns)]) + "\n")
    n_labels, grown = measured(path)
    assert n_labels == rows * columns
    assert grown < LEAST + 20 * path.stat().st_size
