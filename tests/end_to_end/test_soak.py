"""A short soak: some cycles and some hundred random actions leave nothing behind."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.folders import TESTS

SOAK = TESTS / "soak" / "soak.py"
CYCLES = ("cycles", "--n=9", "--every=3")
MONKEY = ("monkey", "--actions=200", "--every=100", "--seed=1")
PATIENT = "--stall=20"
"""A stall of a busy machine is none of the program's."""


@pytest.mark.soak
@pytest.mark.skipif(not Path("/proc/self/schedstat").exists(), reason="figures are those of Linux")
def test_neither_cycles_nor_a_monkey_break_it_or_leave_anything_behind() -> None:
    # Both at once: each mostly waits.
    running = [
        subprocess.Popen(
            [sys.executable, str(SOAK), *words, PATIENT],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        for words in (CYCLES, MONKEY)
    ]
    told = [each.communicate(timeout=160)[0] for each in running]
    for each, said, words in zip(running, told, ("9 cycles", "200 actions"), strict=True):
        assert each.returncode == 0, said
        assert words in said
        assert "FINDING" not in said
        assert "GROWS" not in said
