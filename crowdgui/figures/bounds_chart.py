"""The upper bounds on the error rate as bars on one axis from 0, the loosest first."""

from __future__ import annotations

import math
from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

from crowdgui.figures.marks import Scale
from crowdgui.text.guarantees.bounds import describe_bound, level_name
from crowdgui.text.translation import (
    format_number,
    format_percent,
    format_percent_up,
    join_clauses,
    tr,
)

if TYPE_CHECKING:
    from collections.abc import Iterable

    from crowdgui.core.bounds.guarantee import BoundEntry, Guarantee
    from crowdgui.core.results import Outcome


_STEPS = (0.01, 0.02, 0.05, 0.1, 0.2, 0.25)


_MOST_STEPS = 6


class BarKind(StrEnum):
    """What a bar shows: the guarantee, an estimate, a bound not valid here, an expectation."""

    HEADLINE = "headline"
    PLUG_IN = "plug_in"
    DEMOTED = "demoted"
    EXPECTED = "expected"


@dataclass(frozen=True)
class BoundBar:
    """A bound's name, the words on its level, and its value; None where it is not defined."""

    name: str
    level: str
    value: float | None
    kind: BarKind = BarKind.PLUG_IN
    reason: str = ""

    @property
    def words(self) -> str:
        """The value as it is shown: upper bounds are never rounded down."""
        if self.value is None:
            return self.reason
        if self.kind is BarKind.EXPECTED:
            return format_percent(self.value)
        if self.value >= 1:
            return tr("not useful: above 100%")
        return format_percent_up(self.value)

    @property
    def token(self) -> str:
        """The colour token of the value."""
        if self.drawn is None:
            return "text2"
        return {BarKind.HEADLINE: "accent_text", BarKind.DEMOTED: "text2"}.get(self.kind, "text")

    @property
    def drawn(self) -> float | None:
        return self.value if self.value is not None and self.value < 1 else None


@dataclass(frozen=True)
class ErrorLine:
    """An error rate across all bars: that on gold or the target, in words, and its colour."""

    share: float
    words: str
    token: str = "text"


@dataclass(frozen=True)
class BoundsChart:
    """The bars, the loosest first, and the lines across them, from left to right.

    Each line begins at its words, which are below those of the line before: none runs through them.
    """

    bars: tuple[BoundBar, ...]
    lines: tuple[ErrorLine, ...] = ()

    @classmethod
    def of(cls, bars: Iterable[BoundBar], *lines: ErrorLine) -> BoundsChart:
        """Sort bars and lines."""
        across = sorted(lines, key=lambda line: line.share)
        return cls(tuple(sorted(bars, key=_looseness)), tuple(across))

    @property
    def words(self) -> str:
        """All that is drawn, for those who do not see it."""
        said = [f"{bar.name}, {bar.level}: {bar.words}" for bar in self.bars]
        return join_clauses(said + [line.words for line in self.lines])

    @property
    def scale(self) -> Scale:
        """The axis, from 0 to the first tick that is not below a bar."""
        values = [bar.drawn for bar in self.bars if bar.drawn is not None]
        values += [line.share for line in self.lines]
        most = max(values, default=0.0) or _STEPS[0]
        step = next((s for s in _STEPS if most / s <= _MOST_STEPS), _STEPS[-1])
        end = min(1.0, math.ceil(most / step) * step)
        shares = [i * step for i in range(round(end / step) + 1)]
        return Scale(0.0, end, [(share, format_percent(share, 0)) for share in shares])


def _looseness(bar: BoundBar) -> tuple[int, float]:
    if bar.kind is BarKind.EXPECTED:
        return 2, 0.0
    return (1, 0.0) if bar.value is None else (0, -bar.value)


def build_bounds_chart(outcome: Outcome, found: Guarantee, target: float) -> BoundsChart:
    """Return a bar for each upper bound with a value, and the lines across them."""
    bars = _bound_bars(found)
    if not bars:
        return BoundsChart(())
    gold = _gold_line(outcome)
    return BoundsChart.of(bars, *((gold,) if gold else ()), _target_line(target))


def _target_line(target: float) -> ErrorLine:
    """Return the target error rate, as a line across the bars."""
    words = tr("your target: {share}", share=format_percent(target))
    return ErrorLine(target, words, "accent_text")


def _bound_bars(found: Guarantee) -> list[BoundBar]:
    """Return a bar for each upper bound with a value, and for the model's expected error."""
    bars = [
        BoundBar(
            describe_bound(entry), level_name(entry.level), entry.value, _bar_kind(entry, found)
        )
        for entry in found.entries
        if entry.kind.from_above and entry.value is not None
    ]
    said = found.headline
    if said.accepted and said.value is not None:
        name = tr("Audit and review")
        bars.append(BoundBar(name, level_name(said.level), said.value, BarKind.HEADLINE))
    if bars and found.estimate is not None:
        words = tr("estimate from the audit")
        share = found.estimate.share
        bars.append(BoundBar(tr("Wrong before corrections"), words, share, BarKind.EXPECTED))
    elif bars and found.model_claim is not None:
        words = tr("its own claim, often far too low")
        claim = found.model_claim
        bars.append(BoundBar(tr("Error by the rule’s model"), words, claim, BarKind.EXPECTED))
    return bars


def _bar_kind(entry: BoundEntry, found: Guarantee) -> BarKind:
    if found.is_headline(entry):
        return BarKind.HEADLINE
    return BarKind.DEMOTED if entry.demoted else BarKind.PLUG_IN


def _gold_line(outcome: Outcome) -> ErrorLine | None:
    """Return the error seen on gold, as a line across the bars."""
    score = outcome.gold
    if score is None:
        return None
    words = tr(
        "wrong on gold: {wrong} of {known} ({share})",
        wrong=format_number(score.wrong),
        known=format_number(score.known),
        share=format_percent(score.error),
    )
    return ErrorLine(score.error, words)


def chart_caption(found: Guarantee) -> str:
    """Describe how to read the bars."""
    if any(entry.demoted for entry in found.entries):
        return tr(
            "Upper bounds on the error rate. Estimates are not guarantees; hatched bars "
            "hold only if the worker model does."
        )
    return tr("Upper bounds on the error rate. Estimates are not guarantees.")
