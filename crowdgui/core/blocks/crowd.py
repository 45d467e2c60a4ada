"""Labels in one place or in several, and what a rule keeps of its items beside them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable

    from crowdgui.core.labels import IntArray, Labels
    from crowdgui.core.progress import Report

    Step = Callable[[Labels, "K", Report], tuple["K", "R"]]
    """From labels and what is kept of their items: what is kept next, and what adds up."""


class Sum(Protocol):
    """What adds up over the items."""

    def __add__(self, other: Any, /) -> Any: ...


K = TypeVar("K")
R = TypeVar("R", bound=Sum)


class Answered(Protocol):
    """How many classes there are, and how many labels each worker gave (M,)."""

    @property
    def n_classes(self) -> int: ...

    @property
    def labels_per_worker(self) -> IntArray: ...


class Crowd(Answered, Protocol[K]):
    """The labels a rule works on, wherever they are.

    What a rule keeps of an item stays with the labels of the item; only the arguments of a step
    and its sums travel.
    """

    def add_up(self, step: Step[K, R], report: Report) -> R:
        """Take a step on all labels, keep what it says to keep, and give the sum of the rest."""
        ...


class InMemory(Generic[K]):
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

    def add_up(self, step: Step[K, R], report: Report) -> R:
        self.kept, found = step(self.labels, self.kept, report)
        return found
