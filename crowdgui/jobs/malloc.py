"""Memory that nobody uses any more, given back to the system."""

from __future__ import annotations

import sys
from functools import cache
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable


_ARENA_MAX = -8
"""M_ARENA_MAX of malloc.h."""


def use_single_arena() -> None:
    """Make all threads share one heap; call this before the first is started.

    The GNU C library makes a heap for every thread that works beside others, and of those it
    keeps what is free at their ends: as much as every thread needed once.
    """
    limit = _malloc("mallopt")
    if limit is not None:
        limit(_ARENA_MAX, 1)


def trim_heap() -> None:
    """Return free memory to the system; do nothing where the C library does that itself.

    The GNU one lets go of the end of a heap only: a small object there keeps all that was freed
    below it.
    """
    trim = _malloc("malloc_trim")
    if trim is not None:
        trim(0)


@cache
def _malloc(name: str) -> Callable[..., Any] | None:
    """Find a function of the C library; only the GNU one has those."""
    if not sys.platform.startswith("linux"):
        return None
    import ctypes

    return getattr(ctypes.CDLL(None), name, None)
