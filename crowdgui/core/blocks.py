"""Labels in one place or in several, and what a rule keeps of its items beside them."""

from __future__ import annotations

from collections import deque
from concurrent.futures import Future, ThreadPoolExecutor, wait
from contextlib import contextmanager
from contextvars import ContextVar, copy_context
from functools import partial
from threading import Event
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeVar

from crowdgui.core.errors import Cancelled
from crowdgui.core.progress import Progress, available_cores

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator
    from concurrent.futures import Executor

    from crowdgui.core.arrays import IntArray
    from crowdgui.core.labels import Labels
    from crowdgui.core.progress import ProgressCallback


if TYPE_CHECKING:
    Step = Callable[[Labels, "K", ProgressCallback], tuple["K", "R"]]
    """From labels and what is kept of their items: what is kept next, and what adds up."""


class Summable(Protocol):
    """What adds up over the items."""

    def __add__(self, other: Any, /) -> Any: ...


K = TypeVar("K")


R = TypeVar("R", bound=Summable)


class LabelCounts(Protocol):
    """How many classes there are, and how many labels each worker gave (M,)."""

    @property
    def n_classes(self) -> int: ...

    @property
    def labels_per_worker(self) -> IntArray: ...


class LabelStore(LabelCounts, Protocol[K]):
    """The labels a rule works on, wherever they are.

    What a rule keeps of an item stays with the labels of the item; only the arguments of a step
    and its sums travel.
    """

    def add_up(self, step: Step[K, R], report: ProgressCallback) -> R:
        """Take a step on all labels, keep what it says to keep, and give the sum of the rest."""
        ...


class InMemoryLabels(Generic[K]):
    """All labels in one place."""

    def __init__(self, labels: Labels, kept: K) -> None:
        self.labels = labels
        self.kept = kept

    @property
    def n_classes(self) -> int:
        return self.labels.n_classes

    @property
    def labels_per_worker(self) -> IntArray:
        return self.labels.labels_per_worker

    def add_up(self, step: Step[K, R], report: ProgressCallback) -> R:
        self.kept, found = step(self.labels, self.kept, report)
        return found


_T = TypeVar("_T")


_R = TypeVar("_R")


AHEAD = 2 * available_cores()
"""Steps handed out before the first of them is asked for: no thread waits, nothing piles up."""


_AT_HAND: ContextVar[Executor | None] = ContextVar("executor for blocks", default=None)


@contextmanager
def use_executor(executor: Executor | None) -> Iterator[None]:
    """Run steps over blocks on this executor, within the calling thread."""
    before = _AT_HAND.set(executor)
    try:
        yield
    finally:
        _AT_HAND.reset(before)


@contextmanager
def use_threads(threads: int) -> Iterator[None]:
    """Run steps over blocks on this many threads; results are the same for any number.

    The calling thread is one of them: more would only take the processor from each other.
    """
    if threads <= 1:
        with use_executor(None):
            yield
        return
    with ThreadPoolExecutor(threads - 1, "blocks") as pool:
        try:
            with use_executor(pool):
                yield
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


class _Handed(Generic[_R]):
    """A step that was handed to an executor, until somebody has done it."""

    def __init__(self, executor: Executor, step: Callable[[], _R]) -> None:
        self._step = step
        self.result = executor.submit(step)

    def do(self) -> bool:
        """Do it here if no thread has begun with it; return whether that was so."""
        if not self.result.cancel():
            return False
        self.result = Future()
        try:
            self.result.set_result(self._step())
        except BaseException as error:
            self.result.set_exception(error)
        return True


def map_blocks(step: Callable[[_T], _R], parts: Iterable[_T]) -> Iterator[_R]:
    """Return what the step makes of every part, in the order of the parts.

    A step is a pure function of its part: it may run anywhere, and again if it is lost. Who
    adds up what comes out gets the same sum, to the last bit, on every executor.
    """
    executor = _AT_HAND.get()
    if executor is None:
        yield from map(step, parts)
        return
    ahead: deque[_Handed[_R]] = deque()
    try:
        for part in parts:
            ahead.append(_Handed(executor, partial(step, part)))
            if len(ahead) >= AHEAD:
                yield _first(ahead)
        while ahead:
            yield _first(ahead)
    finally:
        for handed in ahead:
            handed.result.cancel()


def _first(ahead: deque[_Handed[_R]]) -> _R:
    """Return what the first step gives; until it is done, do others that nobody has begun."""
    first = ahead.popleft()
    while not first.result.done() and any(handed.do() for handed in (*reversed(ahead), first)):
        pass
    return first.result.result()


_ASKED_EVERY = 0.05
"""Seconds between two looks at whether the work is to stop."""


def run_concurrently(
    beside: Callable[[ProgressCallback], _T],
    work: Callable[[ProgressCallback], _R],
    report: ProgressCallback,
    stage: str,
) -> tuple[_T, _R]:
    """Do two pieces of work at once, where there is a thread for each, or one after the other.

    The first says nothing of where it is, and stops where the second does; while only it is left,
    `stage` is reported.
    """
    executor = _AT_HAND.get()
    if executor is None:
        return beside(report), work(report)
    stopped = Event()

    def stop_too(_: Progress) -> None:
        if stopped.is_set():
            raise Cancelled

    task = executor.submit(copy_context().run, beside, stop_too)
    try:
        done = work(report)
        if task.cancel():
            return beside(report), done
        while not wait([task], _ASKED_EVERY).done:
            report(Progress(stage))
    finally:
        stopped.set()
        if not task.cancel():
            wait([task])
    return task.result(), done
