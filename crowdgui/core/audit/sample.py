"""A random sample of items, what was fixed before it was checked, and what people found."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.audit.bounds import AuditCounts
from crowdgui.core.labels import UNLABELLED
from crowdgui.core.mistakes import are_mistakes

if TYPE_CHECKING:
    from crowdgui.core.arrays import BoolArray, IntArray
    from crowdgui.core.costs import CostMatrix


NO_CLASS = -2
"""The answer of someone who finds that none of the classes is right."""


NONE_OF_THESE = "none of the classes"
"""What stands for `NO_CLASS` in a table."""


SKIPPED = -3
"""The answer of someone who could not tell: it counts as a wrong label, and is reviewed."""


@dataclass(frozen=True)
class Look:
    """A size of the audit at which it may stop, and the share of α it uses."""

    size: int
    alpha: float


@dataclass(frozen=True)
class AcceptancePlan:
    """What was fixed before the first item of an audit was checked.

    Attributes
    ----------
    labels : tuple of int, one for each of N items
        The label each item had then, manual labels included; `UNLABELLED` without one.
    order : tuple of int
        The items nobody had decided on by hand, the most confident first.
    acceptable : int
        How many of the first in the order may be accepted; the others have no label or an
        undecided tie.
    at_most : float
        ε, the share of all labels that may stay wrong.
    looks : tuple of Look
        The sizes at which the audit may stop.
    by_class : bool
        Whether the share holds for the labels of each class, not only for all together.
    share : float
        The part of the risk that the looks have, the rest being that of other rules which the
        checked items may choose.
    tolerance : int
        How many classes a label may be off before it counts as wrong; 0 unless classes are ordered.
    costs : CostMatrix or None
        What mistakes cost then; None where each counted the same.
    first, end : int and int or None
        The plan is about the items from `first` up to `end`, in the order in which items came; all
        from `first` on where `end` is None. An `end` states that labels were added since the draw:
        items after it are not covered, and their `labels` are `UNLABELLED`.
    """

    labels: tuple[int, ...]
    order: tuple[int, ...]
    acceptable: int
    at_most: float
    looks: tuple[Look, ...]
    by_class: bool = False
    share: float = 1.0
    tolerance: int = 0
    costs: CostMatrix | None = None
    first: int = 0
    end: int | None = None

    @property
    def covered(self) -> slice:
        """The items that the plan is about."""
        return slice(self.first, self.stop)

    @property
    def stop(self) -> int:
        """Where the items that the plan is about end."""
        return len(self.labels) if self.end is None else self.end

    @property
    def n_items(self) -> int:
        """N, how many items the plan is about."""
        return self.stop - self.first

    @property
    def is_partial(self) -> bool:
        """Whether there are items that the plan is not about."""
        return self.n_items < len(self.labels)

    def for_more_items(self, n_items: int) -> AcceptancePlan:
        """Return the same plan beside items that were added, `n_items` in all: it stays as it is.

        Its items, labels and order were fixed before the draw, so what follows from the audit is
        about those items alone, however many there are now.
        """
        added = (UNLABELLED,) * (n_items - len(self.labels))
        return replace(self, labels=self.labels + added, end=self.stop)

    @property
    def alpha(self) -> float:
        """Bounds P(more stay wrong), wherever the audit stops and whatever rule it chooses."""
        return sum(look.alpha for look in self.looks) / self.share


@dataclass(frozen=True)
class AuditSample:
    """An audit: `sample` are items in the order to check them in, drawn with `seed`.

    `answers` holds the class that a person found each to be, `NO_CLASS` where none is right,
    `SKIPPED` where they could not tell, `UNLABELLED` where nobody has looked yet. `second` are the
    answers of another person who did not see the first ones, and `settled` the class that was
    agreed on where the two differ; both may be shorter than the sample. Without a plan and strata
    it is about the first `population` items, all where that is None. With a `plan` the most
    confident labels are accepted and the others reviewed; without one, what is right or wrong is
    decided by whatever final labels there are, unless the draw was stratified by `strata`, the
    final class of every item when it was drawn. `took` is how many seconds each answer took, 0
    where that is not known; it may be shorter too. So are `second_took` and `settled_took` for the
    answers of the other person and for what was agreed on.
    """

    sample: tuple[int, ...]
    seed: int
    answers: tuple[int, ...]
    strata: tuple[int, ...] | None = None
    plan: AcceptancePlan | None = None
    second: tuple[int, ...] = ()
    settled: tuple[int, ...] = ()
    population: int | None = None
    took: tuple[float, ...] = ()
    second_took: tuple[float, ...] = ()
    settled_took: tuple[float, ...] = ()

    def for_more_items(self, n_before: int, n_items: int) -> AuditSample:
        """Return the same audit once there are `n_items` items instead of `n_before`."""
        if self.plan is not None:
            return replace(self, plan=self.plan.for_more_items(n_items))
        if self.strata is not None:
            added = (UNLABELLED,) * (n_items - len(self.strata))
            return replace(self, strata=self.strata + added)
        return replace(self, population=n_before if self.population is None else self.population)

    def answer(self, place: int, code: int, took: float = 0.0) -> AuditSample:
        """Return the same audit with the item at `place` of the sample found to be of a class."""
        answers = list(self.answers)
        answers[place] = code
        return replace(self, answers=tuple(answers), took=_timed(self.took, place, code, took))

    @property
    def done(self) -> int:
        """How many of the sample have been looked at."""
        return len(self.answers) - self.answers.count(UNLABELLED)

    @property
    def complete(self) -> bool:
        """Whether all have: a sample that is left once it looks good proves nothing."""
        return self.done == len(self.sample)

    @property
    def checked(self) -> int:
        """How many items from the first on have an answer: those are a random sample too."""
        return next(
            (n for n, answer in enumerate(self.answers) if answer == UNLABELLED),
            len(self.answers),
        )

    @property
    def at_last_look(self) -> int:
        """How many items had an answer at the last complete look; all checked without a plan."""
        if self.plan is None:
            return self.checked if self.complete else 0
        sizes = (look.size for look in self.plan.looks if look.size <= self.checked)
        return max(sizes, default=0)

    @property
    def final_answers(self) -> IntArray:
        """The answer for each item of the sample, disagreements settled."""
        first = np.array(self.answers, dtype=np.int64)
        settled = np.full(len(first), UNLABELLED)
        settled[: len(self.settled)] = self.settled
        found: IntArray = np.where(settled == UNLABELLED, first, settled)
        return found

    @property
    def answered(self) -> BoolArray:
        """Which of the sample have an answer: a class, or none of the classes."""
        found = self.final_answers
        answered: BoolArray = (found != UNLABELLED) & (found != SKIPPED)
        return answered

    @property
    def by_item(self) -> dict[int, int]:
        """What each item was found to be, by item, where there is an answer."""
        answered = self.answered.tolist()
        pairs = zip(self.sample, self.final_answers.tolist(), answered, strict=True)
        return {item: code for item, code, known in pairs if known}

    @property
    def repeated(self) -> IntArray:
        """The places of the sample that two people have answered."""
        second = np.array(self.second, dtype=np.int64)
        first = np.array(self.answers[: len(second)], dtype=np.int64)
        return np.flatnonzero((second != UNLABELLED) & (first != UNLABELLED))

    @property
    def disputed(self) -> IntArray:
        """The places where two people gave different answers."""
        places = self.repeated
        differ = np.array(self.answers)[places] != np.array(self.second)[places]
        found: IntArray = places[differ]
        return found

    @property
    def unsettled(self) -> IntArray:
        """The places where two people differ and no class was agreed on."""
        settled = np.full(len(self.sample), UNLABELLED)
        settled[: len(self.settled)] = self.settled
        open_: IntArray = self.disputed[settled[self.disputed] == UNLABELLED]
        return open_

    def answer_again(self, place: int, code: int, took: float = 0.0) -> AuditSample:
        """Return the same audit with the other person's answer at a place."""
        return replace(
            self,
            second=_with_answer(self.second, place, code, len(self.sample)),
            second_took=_timed(self.second_took, place, code, took),
        )

    def settle(self, place: int, code: int, took: float = 0.0) -> AuditSample:
        """Return the same audit with the class agreed on at a place."""
        return replace(
            self,
            settled=_with_answer(self.settled, place, code, len(self.sample)),
            settled_took=_timed(self.settled_took, place, code, took),
        )

    def results(self, final: IntArray, tolerance: int = 0) -> tuple[AuditCounts, ...]:
        """Compare final labels with the reviewed ones, per stratum; unseen ones count as right."""
        items, answers = np.array(self.sample), self.final_answers
        wrong = are_mistakes(final[items], answers, tolerance) & (answers != UNLABELLED)
        if self.strata is None:
            labelled = int(np.count_nonzero(final[: self.population] != UNLABELLED))
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


@dataclass(frozen=True)
class AuditList:
    """The labels in a list of the items of an audit that is under way.

    `answers` are by the place in its sample. Skipped are `unknown` labels and `strange` items,
    each with its row, and items to which the list gives `twice` a label, each time another one.
    """

    answers: dict[int, int]
    unknown: tuple[tuple[int, str], ...]
    strange: tuple[tuple[int, str], ...]
    twice: tuple[str, ...]

    def fill(self, audit: AuditSample, *, second: bool = False) -> AuditSample:
        """Return the audit with these answers, without times; they replace those given before.

        They are those of the `second` reviewer, or else of the first.
        """
        if second:
            for place, code in self.answers.items():
                audit = audit.answer_again(place, code)
            return replace(audit, second_took=self._without_times(audit.second_took))
        codes = [self.answers.get(place, code) for place, code in enumerate(audit.answers)]
        return replace(audit, answers=tuple(codes), took=self._without_times(audit.took))

    def repeats(self, audit: AuditSample) -> bool:
        """Return whether every answer is what the first reviewer's is by now."""
        answers = audit.answers
        return bool(self.answers) and all(answers[at] == code for at, code in self.answers.items())

    @property
    def doubtful(self) -> bool:
        """Whether more is skipped than taken, as where it is the workers' own file of labels."""
        skipped = len(self.unknown) + len(self.strange) + len(self.twice)
        return skipped > len(self.answers)

    def _without_times(self, took: tuple[float, ...]) -> tuple[float, ...]:
        left = [0.0 if place in self.answers else each for place, each in enumerate(took)]
        return tuple(left) if any(left) else ()

    def replaced(self, audit: AuditSample, *, second: bool = False) -> int:
        """Return how many answers of a reviewer the list has otherwise."""
        answers = dict(enumerate(audit.second if second else audit.answers))
        before = ((answers.get(place, UNLABELLED), code) for place, code in self.answers.items())
        return sum(old not in (UNLABELLED, code) for old, code in before)


def _timed(known: tuple[float, ...], place: int, code: int, took: float) -> tuple[float, ...]:
    """Return how long answers took, with another one; nothing where that of none is known."""
    made = [*known, *[0.0] * (place + 1 - len(known))]
    # The longest look counts: who corrects a slip of the finger has seen the item.
    made[place] = 0.0 if code == UNLABELLED else max(made[place], took)
    return tuple(made) if any(made) else ()


def _with_answer(answers: tuple[int, ...], place: int, code: int, size: int) -> tuple[int, ...]:
    made = [*answers, *[UNLABELLED] * (size - len(answers))]
    made[place] = code
    return tuple(made)
