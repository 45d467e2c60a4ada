"""What is known about the error of the final labels: the records and their codes."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import TYPE_CHECKING, Any

from crowdgui.core.audit.bounds import alpha_share
from crowdgui.core.errors import DataError, Problem, Reason, ReasonCode

if TYPE_CHECKING:
    from collections.abc import Mapping

    from crowdgui.core.arrays import FloatArray, IntArray
    from crowdgui.core.audit.accepted import Acceptance, ExportedClass
    from crowdgui.core.audit.calibration import ErrorEstimate
    from crowdgui.core.audit.cost_bound import MeanCost
    from crowdgui.core.audit.forecast import AuditForecast
    from crowdgui.core.audit.sample import AuditSample
    from crowdgui.core.bounds.model_check import ModelCheck
    from crowdgui.core.groups.report import GroupReport


MAX_STATED_BOUND = 0.999
"""The highest bound that still says something."""


MIN_STATED_BOUND = 1e-4
"""The lowest bound that still does, where accuracies are estimated: they can come out as 1."""


class EvidenceLevel(StrEnum):
    """What a bound rests on, weakest first. A plug-in bound is never the headline."""

    NONE = "none"
    PLUG_IN = "plug-in"
    SELF_CERTIFIED = "self-certified"
    GOLD = "certified by gold"
    AUDIT = "certified by audit"


class BoundKind(StrEnum):
    """What a bound bounds."""

    MEAN_ERROR = "mean-error"
    HIGH_PROBABILITY = "high-probability"
    PER_ITEM_MEAN = "per-item-mean"
    LOWER = "lower"

    @property
    def from_above(self) -> bool:
        """Whether it bounds the share of wrong labels from above, on average."""
        return self in (BoundKind.MEAN_ERROR, BoundKind.PER_ITEM_MEAN)


class BoundKey(StrEnum):
    """Each bound there is; `text.guarantees.bounds` names it and its source."""

    HOEFFDING = "hoeffding"
    BERNSTEIN = "bernstein"
    LOWER = "lower"
    ITEMS = "items"
    CHERNOFF = "chernoff"
    CHERNOFF_GENERAL = "chernoff-general"
    CHERNOFF_KINDS = "chernoff-kinds"
    ONE_STEP_ITEMS = "one-step-items"
    PROBABLE = "probable"
    PROBABLE_ITEMS = "probable-items"
    ONE_STEP = "one-step"
    SELF_CERTIFIED = "self-certified"
    GOLD_CERTIFIED = "gold-certified"
    AUDIT = "audit"
    GOLD_AUDIT = "gold-audit"


class NoBound(ReasonCode):
    """Why a bound has no value, or does not hold for these labels."""

    ABOVE_ONE = "bound-above-one"
    AUDIT_UNFINISHED = "bound-audit-unfinished"
    AUDIT_UNSETTLED = "bound-audit-unsettled"
    CONDITIONS_NOT_MET = "bound-conditions-not-met"
    COSTS_CHANGE_LABELS = "bound-costs-change-labels"
    GOLD_NOT_BETTER_THAN_CHANCE = "bound-gold-not-better-than-chance"
    GOLD_FROM_MODEL = "bound-gold-from-model"
    GOLD_SHOWS_MORE_ERRORS = "bound-gold-shows-more-errors"
    INDEPENDENCE_IN_DOUBT = "bound-independence-in-doubt"
    MODELS_SHARE_MISTAKES = "bound-models-share-mistakes"
    MISTAKES_NOT_INDEPENDENT = "bound-mistakes-not-independent"
    NEARLY_ALL_WRONG = "bound-nearly-all-wrong"
    NEEDS_CLASSES_AND_ITEMS = "bound-needs-classes-and-items"
    NEEDS_CLASSES_AND_WORKERS = "bound-needs-classes-and-workers"
    NOT_BETTER_THAN_CHANCE = "bound-not-better-than-chance"
    NOT_WORSE_THAN_CHANCE = "bound-not-worse-than-chance"
    NO_ERROR_RATE = "bound-no-error-rate"
    NO_GOLD_WORKER = "bound-no-gold-worker"
    NO_MISTAKES_SEEN = "bound-no-mistakes-seen"
    NO_SUM_OF_VOTES = "bound-no-sum-of-votes"
    NO_WEIGHT = "bound-no-weight"
    ONE_CLASS = "bound-one-class"
    REPEATED_LABELS = "bound-repeated-labels"
    SAMPLE_USED_BY_RULE = "bound-sample-used-by-rule"
    SIGN_UNKNOWN = "bound-sign-unknown"
    SIGN_UNKNOWN_TWO_CLASSES = "bound-sign-unknown-two-classes"
    TAKES_LONG = "bound-takes-long"
    TOO_FEW_ITEMS = "bound-too-few-items"
    TOO_LITTLE_AGREEMENT = "bound-too-little-agreement"


class Needs(ReasonCode):
    """What a bound needs of the labels, the rule or the gold."""

    ALL_CHECKED = "needs-all-checked"
    ALL_CHECKED_OR_SKIPPED = "needs-all-checked-or-skipped"
    BETTER_THAN_CHANCE = "needs-better-than-chance"
    COMPLETE = "needs-complete"
    DIFFERENCES_COUNTED = "needs-differences-counted"
    EVERY_CLASS_IN_GOLD = "needs-every-class-in-gold"
    FULL_SUM = "needs-full-sum"
    GOLD_DRAWN_AT_RANDOM = "needs-gold-drawn-at-random"
    GOLD_NO_EASIER = "needs-gold-no-easier"
    GOLD_ON_EVERY_ITEM = "needs-gold-on-every-item"
    LARGER_SUM = "needs-larger-sum"
    MEAN_ACCURACY = "needs-mean-accuracy"
    NO_REPEATS = "needs-no-repeats"
    ONE_STEP_RULE = "needs-one-step-rule"
    POSITIVE_LEAD = "needs-positive-lead"
    NEGATIVE_LEAD = "needs-negative-lead"
    SAMPLE_UNUSED = "needs-sample-unused"
    SIMILAR_WORKERS = "needs-similar-workers"
    TARGET = "needs-target"
    TWO_CLASSES = "needs-two-classes"
    TWO_WORKERS = "needs-two-workers"


@dataclass(frozen=True)
class BoundCondition:
    """Something a bound needs: whether it is met, and the two numbers compared, if any."""

    what: Reason
    met: bool
    found: float | None = None
    needed: float | None = None

    @classmethod
    def make(
        cls,
        what: Needs,
        met: bool,
        found: float | None = None,
        needed: float | None = None,
        **values: Any,
    ) -> BoundCondition:
        return cls(Reason.make(what, **values), met, found, needed)


@dataclass(frozen=True)
class BoundEntry:
    """One bound: a `value` between 0 and 1 where it applies, else None and the `reason`.

    `demoted` states that it would hold if the worker model did, and that these labels show
    otherwise; `reason` gives that then. `named` are the numbers in its name or its source.
    """

    key: BoundKey
    level: EvidenceLevel
    kind: BoundKind
    value: float | None
    reason: Reason | None = None
    conditions: tuple[BoundCondition, ...] = ()
    quantities: Mapping[str, float] = field(default_factory=dict)
    demoted: bool = False
    named: Mapping[str, float] = field(default_factory=dict)

    @property
    def applies(self) -> bool:
        """Whether there is a value."""
        return self.value is not None


class Finding(ReasonCode):
    """What the headline states."""

    COUNTED = "finding-counted"
    AT_MOST = "finding-at-most"
    AT_MOST_ON_AVERAGE = "finding-at-most-on-average"
    AUDIT_NEXT = "finding-audit-next"
    AUDIT_AND_REVIEW_NEXT = "finding-audit-and-review-next"
    AUDIT_TOO_SMALL = "finding-audit-too-small"
    AUDIT_BEGINS = "finding-audit-begins"
    AUDIT_GOES_ON = "finding-audit-goes-on"
    REVIEW_ALL = "finding-review-all"
    REVIEW_NEXT = "finding-review-next"
    REVIEW_REST = "finding-review-rest"
    SETTLE_NEXT = "finding-settle-next"
    SETTLE_THEN_REVIEW = "finding-settle-then-review"
    NO_GUARANTEE_YET = "finding-no-guarantee-yet"
    NO_GUARANTEE_FROM_LABELS = "finding-no-guarantee-from-labels"


class Basis(ReasonCode):
    """What the headline is based on, or why there is no guarantee."""

    ALL_GOLD = "basis-all-gold"
    AUDIT = "basis-audit"
    ACCEPTANCE = "basis-acceptance"
    ACCEPTANCE_CHANGED = "basis-acceptance-changed"
    AUDIT_BLIND = "basis-audit-blind"
    RANDOM_GOLD = "basis-random-gold"
    WORKER_MODEL = "basis-worker-model"
    FROM_GOLD = "basis-from-gold"
    FROM_AGREEMENT = "basis-from-agreement"
    MODEL_DOUBTED = "basis-model-doubted"
    SLIGHT_DIFFERENCE = "basis-slight-difference"
    MODELS_IN_DOUBT = "basis-models-in-doubt"
    TOO_HIGH = "basis-too-high"
    ESTIMATES = "basis-estimates"
    MODEL_AND_ESTIMATES = "basis-model-and-estimates"
    NOTHING_USEFUL = "basis-nothing-useful"
    NOTHING_USEFUL_YET = "basis-nothing-useful-yet"


AUDITED = frozenset({Basis.AUDIT, Basis.ACCEPTANCE, Basis.ACCEPTANCE_CHANGED})
"""What a headline is based on where it is about the items of an audit."""


class AuditDoubt(ReasonCode):
    """What puts in doubt that a guarantee from an audit and a review holds."""

    DISCARDED = "doubt-discarded"
    HASTY_AUDIT = "doubt-hasty-audit"
    HASTY_AGAIN = "doubt-hasty-again"
    HASTY_REVIEW = "doubt-hasty-review"
    NOTHING_CHANGED = "doubt-nothing-changed"
    MOSTLY_WRONG = "doubt-mostly-wrong"
    MOSTLY_NO_CLASS = "doubt-mostly-no-class"


@dataclass(frozen=True)
class Headline:
    """The statement on top, what it is based on, and the bound where there is one.

    With a `tolerance` it is about labels that are off by more classes than that. It is about
    `covered` of `items` items, about all of them where both are 0.
    """

    finding: Reason
    because: Reason
    level: EvidenceLevel
    value: float | None
    tolerance: int = 0
    covered: int = 0
    items: int = 0

    @property
    def accepted(self) -> bool:
        """Whether it is about labels accepted by an audit, the others reviewed."""
        return self.because.code in (Basis.ACCEPTANCE, Basis.ACCEPTANCE_CHANGED)


class ImprovementKind(StrEnum):
    """Changes that would lower the bound."""

    AUDIT = "audit"
    LABELS_PER_ITEM = "labels-per-item"
    LABELS_FOR_EVERY_ITEM = "labels-for-every-item"
    WORKERS = "workers"
    EXCLUDE = "exclude"

    @property
    def needs_model(self) -> bool:
        """Whether the bound it would lead to needs the worker model."""
        return self is not ImprovementKind.AUDIT


@dataclass(frozen=True)
class Improvement:
    """A change that would lower the bound: of how many, at which cost, and where it would lead.

    `n` counts what the kind names: labels to audit, labels per item, workers to add or exclude.
    `cost` is the number of labels to collect; for an audit the number of items to review after it,
    by the forecast; for an exclusion the share of labels lost.
    """

    kind: ImprovementKind
    n: int
    cost: float
    value: float


@dataclass(frozen=True, eq=False)
class AuditChoices:
    """What could be done after a look at an audit.

    Attributes
    ----------
    more : int
        Items of the next look that are still to be audited, 0 after the last.
    total : float
        The items audited and reviewed in all if it is made, on average.
    targets : tuple of (float, Acceptance or None)
        Other targets, and what would have been accepted for them. They are for comparison only.
    """

    more: int
    total: float
    targets: tuple[tuple[float, Acceptance | None], ...]


@dataclass(frozen=True)
class Guarantee:
    """The headline and every bound behind it.

    `model` is the check of the worker model, None before it has run, and `model_findings` what
    it found; `model_claim` is the share of wrong labels by the rule's own model, which real labels
    far exceed; `changes` are those that would lower a bound. `items` (N,) bounds
    each item's own probability of a wrong label, with estimated accuracies; NaN for an item without
    labels, None where the rule isn’t a sum of votes. `forecast` is what an audit and the review
    after it would take, `acceptance` what follows from the audit made, and `estimate` how many
    labels were wrong by it; `classes` bounds each class as it is exported, where the target is for
    each; `choices` is what could be done next. `earlier` is what follows from
    audits of other items, made before labels were added. `cost` is
    what wrong labels cost, None where all mistakes count the same. `groups` compares people and
    models; None where all workers are people. `doubts` are about the audit and the review.
    """

    headline: Headline
    entries: tuple[BoundEntry, ...]
    model: ModelCheck | None = None
    model_findings: tuple[Reason, ...] = ()
    model_claim: float | None = None
    changes: tuple[Improvement, ...] = ()
    items: FloatArray | None = field(default=None, compare=False)
    forecast: AuditForecast | None = field(default=None, compare=False)
    acceptance: Acceptance | None = field(default=None, compare=False)
    choices: AuditChoices | None = field(default=None, compare=False)
    estimate: ErrorEstimate | None = None
    cost: MeanCost | None = None
    groups: GroupReport | None = field(default=None, compare=False)
    earlier: tuple[Acceptance, ...] = field(default=(), compare=False)
    classes: tuple[ExportedClass, ...] = ()
    doubts: tuple[Reason, ...] = ()

    def reaches(self, target: float) -> bool:
        """Return whether the headline is a guarantee of at most this share of wrong labels.

        An audit with a plan has a target of its own.
        """
        claim = self.headline
        if claim.level is EvidenceLevel.NONE or claim.value is None:
            return False
        if claim.accepted and self.acceptance is not None:
            return self.acceptance.on_target
        return claim.value <= target

    @property
    def stated_doubts(self) -> tuple[Reason, ...]:
        """The doubts that go with the headline: those about the audit that it is based on."""
        return self.doubts if self.headline.because.code in AUDITED else ()

    @property
    def nearly_reached(self) -> bool:
        """Whether a review or a settlement is all that is missing, and the audit accepts labels."""
        accepted = self.acceptance
        code = self.headline.finding.code
        next_step = code in (
            Finding.REVIEW_NEXT,
            Finding.SETTLE_NEXT,
            Finding.SETTLE_THEN_REVIEW,
        )
        return next_step and (accepted is None or accepted.n_accepted > 0)

    @property
    def status(self) -> IntArray | None:
        """The place in `STATUSES` of each item's (N,), by the audit that is about it."""
        if self.acceptance is None and not self.earlier:
            return None
        made = [*self.earlier, *(() if self.acceptance is None else (self.acceptance,))]
        status: IntArray = made[0].status.copy()
        for one in made[1:]:
            covered = one.plan.covered
            status[covered] = one.status[covered]
        return status

    def is_headline(self, entry: BoundEntry) -> bool:
        """Whether a bound is the one that the headline states.

        Labels accepted by an audit have a guarantee of their own, which is none of the bounds.
        """
        claim = self.headline
        return not claim.accepted and entry.level is claim.level and entry.value == claim.value

    @property
    def helps(self) -> tuple[Improvement, ...]:
        """Changes that lead below the headline, best first; none that needs a model in doubt."""
        below = [change for change in self._lower if not self._doubted(change)]
        return tuple(sorted(below, key=lambda change: change.value))

    @property
    def withholds_changes(self) -> bool:
        """Whether a change would lead below the headline only if a model in doubt held."""
        return any(map(self._doubted, self._lower))

    @property
    def _lower(self) -> list[Improvement]:
        most = 1.0 if self.headline.value is None else self.headline.value
        return [change for change in self.changes if change.value < most]

    def _doubted(self, change: Improvement) -> bool:
        return change.kind.needs_model and self.model is not None and not self.model.unquestioned

    def entry(self, key: str) -> BoundEntry:
        """Return the bound with this key."""
        return next(entry for entry in self.entries if entry.key == key)


def upper_bound_entry(
    key: BoundKey,
    level: EvidenceLevel,
    kind: BoundKind,
    value: float | None,
    missing: Reason | None = None,
    conditions: tuple[BoundCondition, ...] = (),
    quantities: Mapping[str, float] | None = None,
    named: Mapping[str, float] | None = None,
) -> BoundEntry:
    """Make an entry of an upper bound; `missing` is why there is none where it is None."""
    reason = missing if value is None else why_not_useful(value, level)
    return BoundEntry(
        key=key,
        level=level,
        kind=kind,
        value=None if reason else value,
        reason=reason,
        conditions=conditions,
        quantities=quantities or {},
        named=named or {},
    )


def why_not_useful(value: float, level: EvidenceLevel) -> Reason | None:
    """Return why an upper bound is not worth stating; None where it is.

    A bound of 100%, or what is shown as 100%, says too little to be given as a number.
    """
    if value > MAX_STATED_BOUND:
        return Reason(NoBound.NEARLY_ALL_WRONG)
    if level is EvidenceLevel.PLUG_IN and value < MIN_STATED_BOUND:
        return Reason(NoBound.NO_MISTAKES_SEEN)
    return None


@dataclass(frozen=True)
class GuaranteeOptions:
    """What the user asks of a guarantee.

    `epsilon` is the share of wrong labels they would accept, `delta` the risk that it is more,
    `alpha` the risk that a guarantee is wrong (confidence 1 − α). `gold_at_random` states that
    the gold items were drawn at random from all items, which makes them an audit. `audit` is the
    audit, if there is one. `seed` fixes what is drawn in the model check. `by_class`: each
    class is to keep `epsilon`. `candidates` are the rules that checked items may choose from, fixed
    before the first was checked, the recommended one first; none where the rule in use stays
    whatever they show.
    `tolerance` is how many classes a label may be off, in their order, before it counts as wrong.
    `earlier` are finished audits with plans, of items that were there before labels were added.
    `begun` are the seeds of all audits that had an answer; what undoes an answer keeps them.
    """

    epsilon: float = 0.05
    delta: float = 0.05
    alpha: float = 0.05
    gold_at_random: bool = False
    audit: AuditSample | None = None
    seed: int = 0
    by_class: bool = False
    candidates: tuple[str, ...] = ()
    tolerance: int = 0
    earlier: tuple[AuditSample, ...] = ()
    begun: tuple[int, ...] = ()

    @property
    def audits(self) -> tuple[AuditSample, ...]:
        """The audits that count, the earlier first."""
        return self.earlier if self.audit is None else (*self.earlier, self.audit)

    @property
    def discarded(self) -> int:
        """How many audits were begun besides those that stand: one may have been chosen."""
        return len(set(self.begun) - {one.seed for one in self.audits})

    @property
    def n_audited_before(self) -> int:
        """How many items the audits made so far are about, the first of all; 0 without."""
        ends = [one.plan.stop for one in self.audits if one.plan is not None]
        return max(ends, default=0)

    @property
    def counted_tolerance(self) -> int:
        """The tolerance that statements are about: that of the audit's plan, where there is one."""
        plan = None if self.audit is None else self.audit.plan
        return self.tolerance if plan is None else plan.tolerance

    @property
    def target(self) -> float:
        """The share that may stay wrong: that of the audit's plan, where there is one."""
        plan = None if self.audit is None else self.audit.plan
        return self.epsilon if plan is None else plan.at_most

    def alpha_for(self, rule: str) -> float:
        """Return the risk that what checked items show of a rule may use."""
        return self.alpha * alpha_share(rule, self.candidates)

    @property
    def of_bounds(self) -> GuaranteeOptions:
        """What the bounds depend on; the rest belongs to what is checked by hand."""
        return replace(
            self,
            audit=None,
            gold_at_random=False,
            by_class=False,
            candidates=(),
            tolerance=0,
            earlier=(),
            begun=(),
        )

    def __post_init__(self) -> None:
        for name, value in (("ε", self.epsilon), ("δ", self.delta), ("α", self.alpha)):
            if not 0.0 < value < 1.0:
                raise DataError(Problem.SHARE_OUT_OF_RANGE, name=name)
