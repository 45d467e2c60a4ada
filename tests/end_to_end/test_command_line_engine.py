"""The report command on threads: as many as are asked for, and the same files."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import pytest

from crowdgui.cli import main
from crowdgui.core import blocks as engine
from crowdgui.core import labels as module

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture
def file(tmp_path: Path) -> Path:
    rng = np.random.default_rng(2)
    lines = ["worker,item,label"]
    for item in range(20):
        lines += [f"w{i},i{item},{'yn'[int(rng.random() < 0.6)]}" for i in range(7)]
    path = tmp_path / "labels.csv"
    path.write_text("\n".join(lines))
    return path


def written(file: Path, out: Path, *options: str) -> dict[str, bytes]:
    assert main(["report", str(file), "--out", str(out), *options]) == 0
    return {path.name: path.read_bytes() for path in out.glob("*.csv")}


def test_files_are_the_same_for_any_number_of_threads(
    file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "BLOCK_LABELS", 20)
    used: list[int] = []
    pool = engine.ThreadPoolExecutor

    def watched(threads: int, name: str) -> engine.ThreadPoolExecutor:
        if name == "blocks":
            used.append(threads)
        return pool(threads, name)

    monkeypatch.setattr(engine, "ThreadPoolExecutor", watched)
    one = written(file, tmp_path / "one", "--rule", "em", "--threads", "1")
    assert used == []
    three = written(file, tmp_path / "three", "--rule", "em", "--threads", "3")
    # To run the rule, and to write. The third is the one that asks.
    assert used == [2, 2]
    assert "labels.csv" in one
    assert one == three


def test_no_thread_at_all_is_refused(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for n in ("0", "-2", "many"):
        assert main(["report", str(file), f"--threads={n}"]) == 2
        assert "--threads" in capsys.readouterr().err
