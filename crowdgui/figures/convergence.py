"""How a rule converged: what it climbs at every step, and how many labels still changed."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple

from crowdgui.figures.marks import Scale, count_scale, decimals, nice_ticks
from crowdgui.text.translation import format_number, join_clauses, sentence, tr, tr_n, tr_noop

if TYPE_CHECKING:
    from crowdgui.core.progress import Iteration


CONVERGENCE_TITLE, CHANGES_TITLE = (
    tr_noop("Convergence of the labels"),
    tr_noop("Labels changed in each iteration"),
)


_MOST_NAMED, _MOST_SAID, _MOST_MARKED = 12, 12, 60


_CURVE_TICKS, _CHANGES_TICKS = 4, 3


_BESIDE = 0.4
"""Room beside the first and the last step."""


_OVER_BARS = 1.3
"""Height of the picture of changes in that of its last tick, so that numbers fit on the bars."""


OVER_CURVE, _UNDER_CURVE = 0.28, 0.03
"""Shares of the height that words above a mark need, and half a mark."""


class Panel(NamedTuple):
    """Values at steps, and the axis beside them."""

    steps: tuple[int, ...]
    values: tuple[float, ...]
    scale: Scale


class Ending(NamedTuple):
    """Words above the last mark of the curve."""

    step: int
    value: float
    words: str


@dataclass(frozen=True, eq=False)
class ConvergenceChart:
    """A curve of what the rule climbs, where it climbs something, and bars of changed labels.

    `exponent` is what one unit of it adds to the main term of the bound's exponent; 0 where the
    rule climbs something else.
    """

    steps: tuple[Iteration, ...]
    objective: str = ""
    exponent: float = 0.0

    @property
    def is_informative(self) -> bool:
        """Whether there is more than one step after the first vote: one bar tells nothing."""
        return len(self.changes.steps) > 1

    @property
    def curve_title(self) -> str:
        """What the curve shows; nothing for a rule without an objective."""
        if not self.objective:
            return ""
        return tr("{objective} after each iteration", objective=self.objective)

    @property
    def exponent_sentence(self) -> str:
        """What the climb adds to the bound; nothing where the rule climbs something else."""
        reached = [value * self.exponent for value in self.curve.values if self.exponent]
        if not reached:
            return ""
        return tr(
            "The paper’s bound is lower the larger its exponent: about {first} at first, {last} at "
            "the end (estimated).",
            first=format_number(reached[0], 2),
            last=format_number(reached[-1], 2),
        )

    @cached_property
    def curve(self) -> Panel:
        """The objective after each step that has one."""
        climbs = [
            (step.iteration, step.objective) for step in self.steps if step.objective is not None
        ]
        values = tuple(value for _, value in climbs)
        low, high = (min(values), max(values)) if values else (0.0, 1.0)
        high = high if high > low else low + 1
        ticks = _leave_room(nice_ticks(low, high, _CURVE_TICKS), low)
        digits = decimals(ticks[1] - ticks[0])
        named = [(tick, format_number(tick, digits)) for tick in ticks]
        steps = tuple(step for step, _ in climbs)
        top = ticks[-1]
        if self._ends_unchanged and values:
            low = ticks[0]
            top = max(top, low + (values[-1] - low) / (1.0 - OVER_CURVE))
        return Panel(steps, values, Scale(ticks[0], top, named))

    @cached_property
    def changes(self) -> Panel:
        """The labels that changed in each step after the first vote."""
        steps = [step for step in self.steps if step.iteration > 0]
        changed = tuple(step.changed for step in steps)
        scale = count_scale(max(changed, default=1), _CHANGES_TICKS)
        scale = scale._replace(high=scale.high * _OVER_BARS)
        return Panel(tuple(step.iteration for step in steps), changed, scale)

    @property
    def span(self) -> Scale:
        """The steps below both pictures, so that they line up."""
        last = max((1, *(step.iteration for step in self.steps)))
        every = max(1, -(-last // _MOST_NAMED))
        ticks = [(float(i), format_number(i)) for i in range(0, last + 1, every)]
        if every == 1:
            ticks[0] = (0.0, name_step(0))
        return Scale(-_BESIDE, last + _BESIDE, ticks)

    @property
    def is_marked(self) -> bool:
        """Whether the curve has a mark at each step."""
        return len(self.curve.steps) <= _MOST_MARKED

    @property
    def numbers(self) -> tuple[str, ...]:
        """The numbers on the bars; none where there are too many."""
        changed = self.changes.values
        return tuple(map(format_number, changed)) if len(changed) <= _MOST_NAMED else ()

    @property
    def ending(self) -> Ending | None:
        """What the last mark means, where the rule stopped because no label changed."""
        if not self.curve.steps:
            return None
        if not self._ends_unchanged:
            return None
        step, value = self.curve.steps[-1], self.curve.values[-1]
        return Ending(step, value, tr("ends here: no label changes"))

    @property
    def _ends_unchanged(self) -> bool:
        """Whether the last step with an objective, after the first vote, changed no label."""
        climbs = [step for step in self.steps if step.objective is not None]
        return bool(climbs) and climbs[-1].iteration > 0 and not climbs[-1].changed

    @property
    def caption(self) -> str:
        """How many labels changed first and last; there must be a step after the first vote."""
        changed = [step.changed for step in self.steps if step.iteration > 0]
        first = tr_n(
            "{n} label changed in the first iteration",
            "{n} labels changed in the first iteration",
            changed[0],
        )
        if not any(changed):
            return tr("No label changed after the first vote.")
        if len(changed) == 1:
            return sentence(first)
        if not changed[-1]:
            return tr("{first}, none in the last.", first=first)
        return tr("{first}, {n} in the last.", first=first, n=format_number(changed[-1]))

    @property
    def words(self) -> str:
        """The steps, of many the first ones and the last, for those who do not see them."""
        steps = [step for step in self.steps if step.iteration > 0] or list(self.steps)
        if len(steps) > _MOST_SAID:
            steps = [*steps[: _MOST_SAID - 1], steps[-1]]
        return join_clauses(map(_describe, steps))

    def table(self) -> tuple[tuple[str, ...], tuple[list[str] | list[float | None], ...]]:
        """Return the numbers behind the picture."""
        names = [name_step(step.iteration) for step in self.steps]
        objective = [step.objective for step in self.steps]
        changed: list[float | None] = [step.changed for step in self.steps]
        header = tr("iteration"), tr("objective"), tr("changed")
        columns = names, objective, changed
        if not self.exponent:
            return header, columns
        term = [None if value is None else value * self.exponent for value in objective]
        return (*header, tr("main term of the exponent")), (*columns, term)


def name_step(step: float) -> str:
    """Return the number of a step; before the first is the majority vote."""
    return format_number(step) if step else tr("majority")


def _describe(step: Iteration) -> str:
    return tr(
        "Iteration {n}: {changed} labels changed",
        n=format_number(step.iteration),
        changed=format_number(step.changed),
    )


def _leave_room(ticks: list[float], low: float) -> list[float]:
    """Begin a tick lower where a mark on the first one would be cut by the end of the picture."""
    step = ticks[1] - ticks[0]
    near = low - ticks[0] <= _UNDER_CURVE * (ticks[-1] - ticks[0])
    return [ticks[0] - step, *ticks] if near else ticks
