"""All workers in one picture: agreement with the others against the number of labels."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from crowdgui.core.groups.kinds import WorkerKind
from crowdgui.core.intervals import binomial_range
from crowdgui.core.workers.flag import WorkerFlag
from crowdgui.figures.colors import class_token
from crowdgui.figures.marks import (
    EVIDENCE_FLAGS,
    FlagMark,
    LegendEntry,
    Level,
    Scale,
    Shape,
    chance_level,
    nice_ticks,
    typical_level,
)
from crowdgui.text.translation import (
    format_number,
    format_percent,
    inline_name,
    join_clauses,
    join_sentences,
    sentence,
    tr,
    tr_n,
    tr_noop,
)

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from crowdgui.core.arrays import BoolArray, FloatArray, IntArray
    from crowdgui.core.results import Outcome


SCATTER_TITLE, SCATTER_ACROSS = (
    tr_noop("Agreement by number of labels"),
    tr_noop("Labels given (log scale)"),
)


MOST_ON_SCREEN, MOST_IN_REPORT = 20_000, 1500
"""Marks that a window draws fast enough, and that a file has room for."""


_GOLDEN, _SPREAD = 0.618034, 0.06
"""Multiples of the golden ratio fill an interval evenly; ±3% of a decade is still the place."""


_FUNNEL_POINTS = 60


_FEWEST_TICKS, _MOST_TICKS = 3, 8


_ABOVE = 0.07
"""Room over 100% for a circled mark, as a share of the height."""


_KINDS = (None, FlagMark.EXCLUDED, *EVIDENCE_FLAGS, WorkerKind.MODEL)
"""What a worker may be drawn as, by the numbers of `ScatterChart.kind`; later ones lie above."""


_MODEL = len(_KINDS) - 1
"""The number of a model without a flag; its hollow mark hides nothing that it lies above."""


_PLAIN, _FLAGGED = 8, 10
"""Diameters of marks in px."""


class Band(NamedTuple):
    """An area between two curves."""

    x: FloatArray
    low: FloatArray
    high: FloatArray


@dataclass(frozen=True, eq=False)
class MarkGroup:
    """Marks that mean the same, and their diameter in px."""

    legend: LegendEntry
    size: int
    x: FloatArray
    y: FloatArray


@dataclass(frozen=True, eq=False)
class ScatterChart:
    """A mark for each worker that has labels to compare, at most `most`.

    Arrays of shape (M,); `kind` is what each worker is drawn as, `is_model` marks the models where
    there are any. `typical` is of people then, and `typical_model` of models.
    """

    ids: NDArray[Any]
    labels: IntArray
    agreement: FloatArray
    kind: IntArray
    chance: float
    typical: float
    most: int
    is_model: BoolArray | None = None
    typical_model: float = np.nan

    @classmethod
    def empty(cls) -> ScatterChart:
        """Return a picture of nobody."""
        none = np.empty(0, dtype=np.int64)
        return cls(none.astype(str), none, none.astype(float), none, np.nan, np.nan, 0)

    @cached_property
    def known(self) -> IntArray:
        """The workers that have a place in the picture."""
        return np.flatnonzero(~np.isnan(self.agreement) & (self.labels > 0))

    @cached_property
    def drawn(self) -> IntArray:
        """All of them, or where they are too many the flagged ones and evenly many others."""
        if self.known.size <= self.most:
            return self.known
        plain = np.isin(self.kind[self.known], (0, _MODEL))
        marked, others = self.known[~plain], self.known[plain]
        marked = _evenly(marked, max(self.most // 2, self.most - others.size))
        return np.sort(np.concatenate([marked, _evenly(others, self.most - marked.size)]))

    @cached_property
    def x(self) -> FloatArray:
        """Where the drawn workers are: the logarithm of their labels, a little apart.

        Workers with the same number of labels would hide each other on one line.
        """
        apart = (self.drawn * _GOLDEN % 1.0 - 0.5) * _SPREAD
        return np.asarray(np.log10(self.labels[self.drawn]) + apart)

    @cached_property
    def y(self) -> FloatArray:
        return self.agreement[self.drawn]

    @cached_property
    def span(self) -> Scale:
        """The horizontal axis, with some room around the marks."""
        if not self.drawn.size:
            return Scale(0.0, 3.0, _label_ticks(0.0, 3.0))
        first, last = float(self.x.min()), float(self.x.max())
        room = max(0.08, 0.06 * (last - first))
        return Scale(first - room, last + room, _label_ticks(first - room, last + room))

    @cached_property
    def scale(self) -> Scale:
        """The vertical axis."""
        lowest = min(float(self.y.min()), self.chance) if self.drawn.size else 0.0
        floor = max(0.0, float(np.floor(lowest * 10 - 0.5)) / 10)
        ticks = [tick for tick in nice_ticks(floor, 1.0, 4) if floor <= tick <= 1]
        named = [(tick, format_percent(tick, 0)) for tick in ticks]
        return Scale(floor - 0.02, 1.0 + _ABOVE * (1.0 - floor), named)

    @property
    def is_mixed(self) -> bool:
        """Whether there are both people and models."""
        return self.is_model is not None and not self.is_model.all()

    @property
    def levels(self) -> tuple[Level, ...]:
        """The lines at the agreement of guessers and of a typical worker."""
        if not self.drawn.size:
            return ()
        chance = chance_level(self.chance)
        if np.isnan(self.typical):
            return (chance,)
        return chance, typical_level(self.typical, of_people=self.is_mixed)

    @property
    def band(self) -> Band | None:
        """Where at least 95% of the workers are who do as well as the typical one."""
        if not self.drawn.size or np.isnan(self.typical):
            return None
        x = np.linspace(self.span.low, self.span.high, _FUNNEL_POINTS)
        low, high = binomial_range(self.typical, 10**x)
        return Band(x, np.maximum(max(0.0, self.scale.low), low), high)

    @cached_property
    def groups(self) -> tuple[MarkGroup, ...]:
        """The marks in the order in which they are drawn."""
        of, made = self.kind[self.drawn], []
        for place, flag in enumerate(_KINDS):
            if (these := of == place).any():
                size = _FLAGGED if flag in EVIDENCE_FLAGS else _PLAIN
                entry = self._entry(flag)
                made.append(MarkGroup(entry, size, self.x[these], self.y[these]))
        return tuple(made)

    @property
    def legend(self) -> tuple[LegendEntry, ...]:
        """What the marks mean: workers without a flag, flags, then the excluded."""
        return tuple(self._entry(flag) for flag, _ in self._counts())

    @property
    def words(self) -> str:
        """How many there are, and how many of them are flagged, for those who do not see it."""
        flagged = (f"{self._entry(flag).words}: {_count(n)}" for flag, n in self._counts() if flag)
        return join_clauses((_count(self.known.size), *flagged))

    @property
    def note(self) -> str:
        """How many are drawn, where these are not all."""
        drawn, known = self.drawn.size, self.known.size
        if drawn == known:
            return ""
        return tr("{n} of {all} workers shown", n=format_number(drawn), all=format_number(known))

    @property
    def caption(self) -> str:
        """How to read the picture."""
        if self.is_mixed:
            return join_sentences((self._caption_by_kind(), self._noted()))
        said = tr(
            "All workers together agree with the others on {typical} of their labels; a guesser "
            "would on {chance}. Of workers who agree as often as all together, at least 95% are in "
            "the band.",
            typical=format_percent(self.typical, 0),
            chance=format_percent(self.chance, 0),
        )
        return join_sentences((said, self._noted()))

    def _noted(self) -> str:
        return sentence(self.note) if self.note else ""

    def _caption_by_kind(self) -> str:
        return tr(
            "People are compared with people and models with models, as far as they label the "
            "same items. All people together agree on {person} of their labels, all models on "
            "{model}; a guesser would on {chance}. Of people who agree as often as all together, "
            "at least 95% are in the band.",
            person=_share(self.typical),
            model=_share(self.typical_model),
            chance=format_percent(self.chance, 0),
        )

    def _entry(self, flag: FlagMark | WorkerKind | None) -> LegendEntry:
        """Return the mark of a kind; where there are models, all others are people."""
        if flag is None and self.is_model is not None:
            return LegendEntry(Shape.CIRCLE, class_token(0), tr("person"))
        return _entry(flag)

    def describe(self, worker: int) -> str:
        """State the numbers of one worker."""
        return tr(
            "{worker}: agrees on {share}, {labels}",
            worker=self.ids[worker],
            share=format_percent(self.agreement[worker]),
            labels=tr_n("{n} label", "{n} labels", int(self.labels[worker])),
        )

    def table(self) -> tuple[tuple[str, ...], tuple[NDArray[Any] | list[str], ...]]:
        """Return the numbers behind the picture, also of workers who have no place in it."""
        header = tr("worker"), tr("number of labels"), tr("agreement"), tr("flag")
        flags = [str(_KINDS[kind] or "") if kind != _MODEL else "" for kind in self.kind.tolist()]
        columns = (self.ids, self.labels, self.agreement, flags)
        if self.is_model is None:
            return header, columns
        names = [tr("model") if model else tr("person") for model in self.is_model.tolist()]
        return (*header, tr("kind")), (*columns, names)

    def _counts(self) -> list[tuple[FlagMark | WorkerKind | None, int]]:
        counts = np.bincount(self.kind[self.known], minlength=len(_KINDS)).tolist()
        order = (None, WorkerKind.MODEL, *EVIDENCE_FLAGS, FlagMark.EXCLUDED)
        return [(flag, n) for flag in order if (n := counts[_KINDS.index(flag)])]


def build_worker_scatter(outcome: Outcome, most: int) -> ScatterChart:
    """Return the picture of an outcome's workers, each with the gravest flag unless excluded."""
    labels, report, excluded = outcome.job.labels, outcome.workers, outcome.job.excluded
    kind = np.zeros(report.labels.size, dtype=np.int64)
    kinds = outcome.job.kinds
    if kinds is not None:
        kind[kinds.is_model] = _MODEL
    for flag in reversed(EVIDENCE_FLAGS):
        kind[report.flags.has(WorkerFlag(flag.value))] = _KINDS.index(flag)
    if excluded is not None:
        kind[excluded] = _KINDS.index(FlagMark.EXCLUDED)
    chance = 1.0 / labels.n_classes
    return ScatterChart(
        ids=labels.worker_ids,
        labels=report.labels,
        agreement=report.agreement,
        kind=kind,
        chance=chance,
        typical=report.typical,
        most=most,
        is_model=None if kinds is None else kinds.is_model,
        typical_model=report.typical_model,
    )


def _count(workers: int) -> str:
    return tr_n("{n} worker", "{n} workers", workers)


def _share(share: float) -> str:
    return "–" if np.isnan(share) else format_percent(share, 0)


def _entry(flag: FlagMark | WorkerKind | None) -> LegendEntry:
    if flag is None:
        return LegendEntry(Shape.CIRCLE, class_token(0), tr("worker"))
    if isinstance(flag, WorkerKind):
        return LegendEntry(Shape.RING, class_token(1), tr("model"))
    return LegendEntry(flag.shape, flag.token, inline_name(flag.word))


def _evenly(some: IntArray, most: int) -> IntArray:
    if some.size <= most:
        return some
    return some[np.linspace(0, some.size - 1, most).astype(np.int64)]


def _label_ticks(low: float, high: float) -> list[tuple[float, str]]:
    """Return round numbers of labels as ticks of a logarithmic axis between these ends."""
    rounds = [m * 10.0**e for e in range(9) for m in (1, 2, 5)]
    inside = [value for value in rounds if low <= np.log10(value) <= high]
    if len(inside) < _FEWEST_TICKS:
        first, last = 10**low, 10**high
        whole = {float(round(tick)) for tick in nice_ticks(first, last, 5)}
        inside = sorted(tick for tick in whole if first <= tick <= last)
    if len(inside) > _MOST_TICKS:
        inside = [value for value in inside if np.log10(value) % 1 == 0]
    return [(float(np.log10(value)), format_number(value)) for value in inside]
