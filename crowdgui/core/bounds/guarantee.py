"""What may be said about the error of the final labels: the records."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from typing import TYPE_CHECKING

from crowdgui.core.errors import DataError, Problem
from crowdgui.text.translation import tr

if TYPE_CHECKING:
    from collections.abc import Mapping

    from crowdgui.core.arrays import FloatArray
    from crowdgui.core.audit.sample import AuditSample
    from crowdgui.core.bounds.model_check import ModelCheck


PAPER = "Li and Yu (2014)"


MAX_STATED_BOUND = 0.999
"""The highest limit that still says something."""


MIN_STATED_BOUND = 1e-4
"""The lowest limit that still does, where accuracies are estimated: they can come out as 1."""


class EvidenceLevel(StrEnum):
    """What a bound rests on, weakest first. A plug-in bound is never the headline."""

    NONE = "none"
    PLUG_IN = "plug-in"
    SELF_CERTIFIED = "self-certified"
    GOLD = "certified by gold"
    AUDIT = "certified by audit"

    @property
    def words(self) -> str:
        return {
            EvidenceLevel.NONE: tr("No guarantee"),
            EvidenceLevel.PLUG_IN: tr("Estimate"),
            EvidenceLevel.SELF_CERTIFIED: tr("From agreement"),
            EvidenceLevel.GOLD: tr("From gold"),
            EvidenceLevel.AUDIT: tr("From an audit"),
        }[self]


class BoundKind(StrEnum):
    """What a bound limits."""

    MEAN_ERROR = "mean-error"
    HIGH_PROBABILITY = "high-probability"
    PER_ITEM_MEAN = "per-item-mean"
    LOWER = "lower"

    @property
    def from_above(self) -> bool:
        """Whether it limits the share of wrong labels from above, on average."""
        return self in (BoundKind.MEAN_ERROR, BoundKind.PER_ITEM_MEAN)


@dataclass(frozen=True)
class BoundCondition:
    """Something a bound needs: whether it is met, and the two numbers compared, if any."""

    text: str
    met: bool
    value: float | None = None
    threshold: float | None = None


@dataclass(frozen=True)
class BoundEntry:
    """One bound: a `value` between 0 and 1 where it applies, else None and the `reason`.

    `demoted` says that it would hold if the worker model did, and that these labels show
    otherwise; `reason` then says so too.
    """

    key: str
    name: str
    source: str
    level: EvidenceLevel
    kind: BoundKind
    applies: bool
    reason: str
    value: float | None
    conditions: tuple[BoundCondition, ...] = ()
    quantities: Mapping[str, float] = field(default_factory=dict)
    demoted: bool = False


@dataclass(frozen=True)
class Headline:
    """The one sentence on top, what stands behind it, and the limit where there is one."""

    sentence: str
    because: str
    level: EvidenceLevel
    value: float | None


@dataclass(frozen=True)
class Improvement:
    """A change that would lower the bound: what it is, what it costs, where it would lead."""

    change: str
    cost: str
    value: float


@dataclass(frozen=True)
class Guarantee:
    """The headline and every bound behind it.

    `model` is the check of the worker model, with its `model_sentence`, None before it has run;
    `expected_error` is the rule's own estimate from its posterior, no bound; `helps` are changes
    that would lower the bound most, best first. `items` (N,) limits each item's own chance of a
    wrong label, with estimated accuracies; NaN for an item without labels, None where the rule is
    no sum of votes.
    """

    headline: Headline
    entries: tuple[BoundEntry, ...]
    model: ModelCheck | None = None
    model_sentence: str = ""
    expected_error: float | None = None
    helps: tuple[Improvement, ...] = ()
    items: FloatArray | None = field(default=None, compare=False)

    def entry(self, key: str) -> BoundEntry:
        """Return the bound with this key."""
        return next(entry for entry in self.entries if entry.key == key)


def upper_bound_entry(
    key: str,
    name: str,
    source: str,
    level: EvidenceLevel,
    kind: BoundKind,
    value: float | None,
    missing: str,
    conditions: tuple[BoundCondition, ...] = (),
    quantities: Mapping[str, float] | None = None,
) -> BoundEntry:
    """Make an entry of an upper limit; `missing` says why there is none where it is None.

    A limit of 100 %, or what is shown as 100 %, says nothing: it is not given as a number.
    """
    reason = ""
    if value is None:
        reason = missing
    elif value > MAX_STATED_BOUND:
        reason = tr("Not useful: under this bound nearly every label could be wrong.")
    elif level is EvidenceLevel.PLUG_IN and value < MIN_STATED_BOUND:
        reason = tr(
            "Not useful: these workers were hardly ever seen to make mistakes, which "
            "leaves no room for errors."
        )
    return BoundEntry(
        key=key,
        name=name,
        source=source,
        level=level,
        kind=kind,
        applies=not reason,
        reason=reason,
        value=None if reason else value,
        conditions=conditions,
        quantities=quantities or {},
    )


@dataclass(frozen=True)
class GuaranteeOptions:
    """What the user asks of a guarantee.

    `epsilon` is the share of wrong labels they would accept, `delta` the risk that it is more,
    `alpha` the risk that a certificate is wrong (confidence 1 − α). `gold_at_random` states that
    the gold items were drawn at random from all items, which makes them an audit. `audit` is a
    hand check, if there is one. `seed` fixes what is drawn in the model check.
    """

    epsilon: float = 0.05
    delta: float = 0.05
    alpha: float = 0.05
    gold_at_random: bool = False
    audit: AuditSample | None = None
    seed: int = 0

    def __post_init__(self) -> None:
        for name, value in (("ε", self.epsilon), ("δ", self.delta), ("α", self.alpha)):
            if not 0.0 < value < 1.0:
                raise DataError(Problem.SHARE_OUT_OF_RANGE, name=name)
