"""Steps over blocks of items: one after the other, or on the executor at hand."""

from __future__ import annotations

from collections import deque
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from contextvars import ContextVar
from typing import TYPE_CHECKING, TypeVar

from crowdgui.core.processors import cores

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator
    from concurrent.futures import Executor, Future

_T = TypeVar("_T")
_R = TypeVar("_R")

AHEAD = 2 * cores()
"""Steps handed out before the first of them is asked for: no thread waits, nothing piles up."""

_AT_HAND: ContextVar[Executor | None] = ContextVar("executor for blocks", default=None)


@contextmanager
def blocks_on(executor: Executor | None) -> Iterator[None]:
    """Run steps over blocks on this executor, within the calling thread."""
    before = _AT_HAND.set(executor)
    try:
        yield
    finally:
        _AT_HAND.reset(before)


@contextmanager
def blocks_on_threads(threads: int) -> Iterator[None]:
    """Run steps over blocks on this many threads; results are the same for any number."""
    if threads <= 1:
        with blocks_on(None):
            yield
        return
    with ThreadPoolExecutor(threads, "blocks") as pool:
        try:
            with blocks_on(pool):
                yield
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


def over_blocks(step: Callable[[_T], _R], parts: Iterable[_T]) -> Iterator[_R]:
    """Return what the step makes of every part, in the order of the parts.

    A step is a pure function of its part: it may run anywhere, and once more if it is lost. Who
    adds up what comes out gets the same sum, to the last bit, on every executor.
    """
    executor = _AT_HAND.get()
    if executor is None:
        yield from map(step, parts)
        return
    ahead: deque[Future[_R]] = deque()
    try:
        for part in parts:
            ahead.append(executor.submit(step, part))
            if len(ahead) >= AHEAD:
                yield ahead.popleft().result()
        while ahead:
            yield ahead.popleft().result()
    finally:
        for future in ahead:
            future.cancel()
