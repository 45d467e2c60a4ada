"""A random sample of items, and what a person found each of them to be."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.audit.bounds import AuditCounts
from crowdgui.core.audit.plan import draw_sample
from crowdgui.core.labels import UNLABELLED

if TYPE_CHECKING:
    from crowdgui.core.arrays import IntArray


NO_CLASS = -2
"""The answer of someone who finds that none of the classes is right."""


@dataclass(frozen=True)
class AuditSample:
    """An audit: `sample` are items in the order to check them in, drawn with `seed`.

    `answers` holds the class that a person found each to be, `NO_CLASS` where none is right,
    `UNLABELLED` where nobody has looked yet. What is right or wrong is decided by whatever
    final labels there are, so the audit outlives another run: the draw does not depend on them,
    unless it was stratified by `strata`, the final class of every item when it was drawn.
    """

    sample: tuple[int, ...]
    seed: int
    answers: tuple[int, ...]
    strata: tuple[int, ...] | None = None

    @classmethod
    def draw(cls, final: IntArray, size: int, seed: int, *, by_class: bool = False) -> AuditSample:
        """Draw from the items that have a final label."""
        labelled = np.flatnonzero(final != UNLABELLED)
        sample = draw_sample(labelled, size, seed, final[labelled] if by_class else None)
        strata = tuple(final.tolist()) if by_class else None
        return cls(tuple(sample.tolist()), seed, (UNLABELLED,) * len(sample), strata)

    def answer(self, place: int, code: int) -> AuditSample:
        """Return the same audit with the item at `place` of the sample found to be of a class."""
        answers = list(self.answers)
        answers[place] = code
        return replace(self, answers=tuple(answers))

    @property
    def done(self) -> int:
        """How many of the sample have been looked at."""
        return sum(answer != UNLABELLED for answer in self.answers)

    @property
    def complete(self) -> bool:
        """Whether all have: a sample that is left once it looks good proves nothing."""
        return self.done == len(self.sample)

    def results(self, final: IntArray) -> tuple[AuditCounts, ...]:
        """Compare final labels with the reviewed ones, per stratum; unseen ones count as right."""
        items, answers = np.array(self.sample), np.array(self.answers)
        wrong = (final[items] != answers) & (answers != UNLABELLED)
        if self.strata is None:
            labelled = int(np.count_nonzero(final != UNLABELLED))
            return (AuditCounts(labelled, items.size, int(wrong.sum())),)
        strata = np.array(self.strata)
        return tuple(
            AuditCounts(
                int(np.count_nonzero(strata == stratum)),
                int(np.count_nonzero(strata[items] == stratum)),
                int(wrong[strata[items] == stratum].sum()),
            )
            for stratum in np.unique(strata[strata != UNLABELLED])
        )
