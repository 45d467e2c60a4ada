from __future__ import annotations

import os
import sys

import pytest

from crowdgui.core.processors import available_cores


def test_there_is_a_core() -> None:
    assert 1 <= available_cores() <= (os.cpu_count() or 1)


@pytest.mark.skipif(sys.platform != "linux", reason="other systems do not keep a process to a core")
def test_cores_that_are_not_ours_are_not_counted() -> None:
    ours = os.sched_getaffinity(0)
    try:
        os.sched_setaffinity(0, {min(ours)})
        assert available_cores() == 1
    finally:
        os.sched_setaffinity(0, ours)
