"""All workers in one picture: agreement with the others against the number of labels."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from crowdgui.core.workers.report import WorkerFlag
from crowdgui.figures.axes import nice_ticks
from crowdgui.figures.marks import SUSPICIOUS_FLAGS, FlagMark
from crowdgui.io.report.flag_styles import (
    ACCENT_TEXT,
    CANVAS,
    SERIES,
    TEXT2,
    mix_colours,
    token_colour,
)
from crowdgui.io.report.parts import Picture
from crowdgui.io.report.svg import (
    AXIS,
    WIDE,
    Drawing,
    PlotFrame,
    draw_bottom,
    draw_grid,
    left_margin,
    text_width_px,
)
from crowdgui.text.numbers import format_percent
from crowdgui.text.translation import format_number, join_clauses, tr, tr_n

if TYPE_CHECKING:
    from crowdgui.core.arrays import FloatArray, IntArray
    from crowdgui.core.results import Outcome
    from crowdgui.core.workers.report import WorkerReport


MOST_MARKS = 1500


_HEIGHT, _TOP = 290.0, 30.0


_GOLDEN, _SPREAD = 0.618034, 0.06
"""Multiples of the golden ratio fill an interval evenly; ±3 % of a decade is still the place."""


_FUNNEL = 1.96


_FEWEST_TICKS, _MOST_TICKS = 3, 8


class _Kind(NamedTuple):
    """What a mark means, its shape and its colour."""

    word: str
    shape: str
    colour: str


def worker_chart(outcome: Outcome) -> Picture | None:
    """Draw the workers who can be compared; None where there is none."""
    report = outcome.workers
    known = np.flatnonzero(~np.isnan(report.agreement) & (report.labels > 0))
    if not known.size:
        return None
    kinds = _kinds(outcome)
    kind = np.zeros(report.labels.size, dtype=np.int64)
    for place in range(len(kinds) - 1, 0, -1):
        kind[kinds[place][1]] = place
    drawn = _thinned(known, kind)
    # Workers with the same number of labels would hide each other on one line.
    apart = (drawn * _GOLDEN % 1.0 - 0.5) * _SPREAD
    x, y = np.log10(report.labels[drawn]) + apart, report.agreement[drawn]
    drawing = Drawing(WIDE, _HEIGHT)
    frame = _frame(drawing, x, y, 1.0 / outcome.job.labels.n_classes)
    _draw_lines(drawing, frame, report, 1.0 / outcome.job.labels.n_classes)
    looks = [look for look, _ in kinds]
    for place, look in enumerate(looks):
        for across, up in zip(x[kind[drawn] == place], y[kind[drawn] == place], strict=True):
            radius = 4.0 if place == 0 else 5.0
            drawing.mark(look.shape, frame.at_x(across), frame.at_y(up), radius, look.colour)
    _name_lines(drawing, frame, report.typical, 1.0 / outcome.job.labels.n_classes)
    counts = np.bincount(kind[known], minlength=len(kinds))
    _draw_legend(drawing, [look for look, count in zip(looks, counts, strict=True) if count])
    return Picture(
        "workers",
        tr("Agreement by number of labels"),
        _caption(outcome, drawn.size, known.size),
        join_clauses(
            f"{look.word}: {tr_n('{n} worker', '{n} workers', int(count))}"
            for look, count in zip(looks, counts, strict=True)
            if count
        ),
        drawing.text(),
        (drawing.width, drawing.height),
    )


def _kinds(outcome: Outcome) -> list[tuple[_Kind, IntArray]]:
    """Return what workers may be drawn as, and who is; the first that fits counts."""
    report, excluded = outcome.workers, outcome.job.excluded
    everybody = np.arange(report.labels.size)
    out = everybody[:0] if excluded is None else np.flatnonzero(excluded)
    flagged = [
        (_flag_kind(flag), np.flatnonzero(report.has(WorkerFlag(flag.value))))
        for flag in SUSPICIOUS_FLAGS
    ]
    plain = _Kind(tr("Worker"), "circle", SERIES[0])
    return [(plain, everybody), (_flag_kind(FlagMark.LEFT_OUT), out), *flagged]


def _flag_kind(flag: FlagMark) -> _Kind:
    return _Kind(flag.word, flag.shape.name.lower(), token_colour(flag.token))


def _thinned(known: IntArray, kind: IntArray) -> IntArray:
    """Return all workers, or where they are too many the marked ones and evenly many others."""
    if known.size <= MOST_MARKS:
        return known
    plain = kind[known] == 0
    marked, others = known[~plain][: MOST_MARKS // 2], known[plain]
    room = min(MOST_MARKS - marked.size, others.size)
    picked = others[np.linspace(0, max(0, others.size - 1), room).astype(np.int64)]
    return np.sort(np.concatenate([marked, picked]))


def _frame(drawing: Drawing, x: FloatArray, y: FloatArray, chance: float) -> PlotFrame:
    """Set both axes with some room around the marks, and draw grid and ticks."""
    first, last = float(x.min()), float(x.max())
    room = max(0.08, 0.06 * (last - first))
    floor = max(0.0, float(np.floor(min(float(y.min()), chance) * 10 - 0.5)) / 10)
    ticks = [
        (tick, format_percent(tick, 0)) for tick in nice_ticks(floor, 1.0, 4) if floor <= tick <= 1
    ]
    across, up = (first - room, last + room), (floor - 0.02, 1.03)
    frame = PlotFrame(left_margin(ticks), _TOP, WIDE - 18, _HEIGHT - 40, across, up)
    draw_grid(drawing, frame, ticks)
    rounds = [m * 10.0**e for e in range(9) for m in (1, 2, 5)]
    inside = [value for value in rounds if across[0] <= np.log10(value) <= across[1]]
    if len(inside) < _FEWEST_TICKS:
        low, high = 10 ** across[0], 10 ** across[1]
        inside = [tick for tick in nice_ticks(low, high, 5) if low <= tick <= high]
    if len(inside) > _MOST_TICKS:
        inside = [value for value in inside if np.log10(value) % 1 == 0]
    named = [(float(np.log10(value)), format_number(value)) for value in inside]
    draw_bottom(drawing, frame, named, tr("Labels given (log scale)"))
    return frame


def _draw_lines(drawing: Drawing, frame: PlotFrame, report: WorkerReport, chance: float) -> None:
    if not np.isnan(report.typical):
        _draw_funnel(drawing, frame, report.typical)
        y = frame.at_y(report.typical)
        drawing.line((frame.left, y), (frame.right, y), ACCENT_TEXT, 1.5)
    y = frame.at_y(chance)
    drawing.line((frame.left, y), (frame.right, y), TEXT2, 1.5, dashes="4 3")


def _name_lines(drawing: Drawing, frame: PlotFrame, typical: float, chance: float) -> None:
    """Name both lines at their right end, above the marks, on a ground of their own."""
    named = [(chance, tr("chance {share}", share=format_percent(chance, 0)), TEXT2)]
    if not np.isnan(typical):
        named.append(
            (typical, tr("typical {share}", share=format_percent(typical, 0)), ACCENT_TEXT)
        )
    for value, words, colour in named:
        y, room = frame.at_y(value), text_width_px(words, AXIS)
        drawing.box(frame.right - room - 2, y - 16, room + 4, 14, CANVAS)
        drawing.words(frame.right, y - 5, words, fill=colour, anchor="end")


def _draw_funnel(drawing: Drawing, frame: PlotFrame, typical: float) -> None:
    at = np.linspace(*frame.x, 60)
    spread = _FUNNEL * np.sqrt(typical * (1 - typical) / 10**at)
    low = np.maximum(max(0.0, frame.y[0]), typical - spread)
    high = np.minimum(1.0, typical + spread)
    outline = frame.points(at, high) + frame.points(at[::-1], low[::-1])
    drawing.area(outline, mix_colours(CANVAS, SERIES[0], 0.1))


def _draw_legend(drawing: Drawing, looks: list[_Kind]) -> None:
    x = 6.0
    for look in looks:
        drawing.mark(look.shape, x, 10, 4.5, look.colour)
        drawing.words(x + 10, 14, look.word)
        x += 10 + text_width_px(look.word, AXIS) + 20


def _caption(outcome: Outcome, drawn: int, known: int) -> str:
    report = outcome.workers
    said = tr(
        "A typical worker agrees with the others on {typical} of items; a guesser would "
        "on {chance}. Of workers who do as well as the typical one, 95% are in the band.",
        typical=format_percent(report.typical, 0),
        chance=format_percent(1.0 / outcome.job.labels.n_classes, 0),
    )
    if drawn == known:
        return said
    more = tr("{n} of {all} workers shown", n=format_number(drawn), all=format_number(known))
    return f"{said} {more}."
