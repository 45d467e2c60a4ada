"""Whether the labels look as a worker model says they would: without that, its bounds are void."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property
from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.bounds.model_fit import (
    RATIO_FITS,
    SIGNIFICANCE,
    FitGrade,
    ModelFitResult,
    compare_with_sets,
)
from crowdgui.core.bounds.simulated_statistics import (
    WorkerModel,
    can_fit,
    fit_model,
    observed_statistics,
    simulated_statistics,
)
from crowdgui.core.errors import Reason, ReasonCode
from crowdgui.core.groups.report import counts_for_less
from crowdgui.core.labels import keep_first_labels, select_items, sort_by_id
from crowdgui.core.rules.scoring import FEW_CLASSES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from crowdgui.core.arrays import BoolArray, IntArray
    from crowdgui.core.groups.effective_votes import EffectiveVotes
    from crowdgui.core.labels import Labels
    from crowdgui.core.progress import ProgressCallback


FEWEST_DRAWS, MOST_DRAWS, LABELS_DRAWN = 60, 200, 12_000_000
"""Label sets that are drawn from a model, and about how many labels they have together."""


MOST_PAIRS = 1 << 24
"""Numbers of pairs of classes that are held over all drawn sets: 64 MB, and in work 600 MB."""


FEWEST_ITEMS, MOST_ITEMS = 20_000, 200_000
"""So many items with two labels or more are enough: 20,000 show the ratio to about 2 percent."""


LABELS_FITTED = 50
"""So many labels of each worker and class show how a worker answers.

From few labels a model learns their chance mistakes too, and the sets it draws agree too much: with
two labels an item, 8 a worker and two classes the distance is 4% where the model is true, with 50
a worker under 1%.
"""


LABELS_OF_A_WORKER = 20.0
"""Where most items have only two labels, a misfit is no finding if workers gave fewer than this.

Of two classes nothing is then: the labels of an item are (0, 0), (0, 1) or (1, 1), and a share of
the classes and a mean accuracy match how often each comes, whether workers are independent or not.
In simulated crowds of 8,000 items with two labels each, 15 or 30 a worker, one class much harder
than the other fitted within chance in 22 of 24; with three labels on 40% of the items in 3, and on
60% or all of them in none. Of more classes a small misfit may be chance mistakes that a model
learnt.
"""


PAIRS_FOR_A_CELL = 1600
"""So many pairs of answers for each pair of classes show the distance to about a percent."""


class ModelFinding(ReasonCode):
    """What the check of the homogeneous worker model found."""

    ALL_ONE_CLASS = "model-all-one-class"
    TOO_FEW_ITEMS = "model-too-few-items"
    TOO_FEW_DISAGREEMENTS = "model-too-few-disagreements"
    TOO_FEW_LABELS_EACH = "model-too-few-labels-each"
    FITS = "model-fits"
    SLIGHT_DIFFERENCE = "model-slight-difference"
    LITTLE_VARIATION = "model-little-variation"
    MANY_UNANIMOUS = "model-many-unanimous"
    MUCH_VARIATION = "model-much-variation"
    LABEL_PAIR = "model-label-pair"
    UNEVEN_AGREEMENT = "model-uneven-agreement"
    CONFUSED_CLASSES = "model-confused-classes"
    MODELS_SHARE_MISTAKES = "model-models-share-mistakes"
    MODELS_NOT_COMPARED = "model-models-not-compared"


@dataclass(frozen=True)
class ModelCheck:
    """The models that were checked, simplest first, up to the first that fits.

    `items` have two labels or more; only they can tell. `draws` label sets were drawn from each.
    Where there are more such items than are needed (`items_needed`), so many of the `available`
    ones were drawn at random and checked, by models that learnt from as many or more.
    `votes` says how many independent votes the models among the workers give; None where all are
    people, or one is a model. Models that are `too_large` for these labels were not checked. With
    `few_labels` most items have too few of them to tell (`LABELS_OF_A_WORKER`).
    """

    items: int
    draws: int
    checked: tuple[ModelFitResult, ...]
    votes: EffectiveVotes | None = None
    available: int | None = None
    too_large: tuple[WorkerModel, ...] = ()
    few_labels: bool = False

    @property
    def in_part(self) -> bool:
        """Whether only some of the items that can tell were checked."""
        return self.available is not None and self.available > self.items

    @property
    def homogeneous(self) -> ModelFitResult | None:
        """The check of the model behind the paper's bounds; None where nothing can be checked."""
        return self.checked[0] if self.checked else None

    @property
    def grade(self) -> FitGrade:
        """How well the homogeneous model fits."""
        return self.homogeneous.grade if self.homogeneous else FitGrade.TOO_FEW

    @property
    def fits(self) -> bool:
        """Whether the homogeneous model fits."""
        return self.grade is FitGrade.FITS

    @property
    def unquestioned(self) -> bool:
        """Whether the labels are as that model says, and models aren’t in doubt to be so."""
        return self.fits_closely and not self.models_in_doubt

    @property
    def fits_closely(self) -> bool:
        """Whether the homogeneous model fits and differs from the labels by no more than chance."""
        first = self.homogeneous
        if first is None or not self.fits:
            return False
        return min(first.spread.p, first.pairs.p) > SIGNIFICANCE

    @property
    def models_in_doubt(self) -> bool:
        """Whether the models may count for less than as many independent workers."""
        return self.votes is not None and counts_for_less(self.votes)

    @cached_property
    def simplest(self) -> ModelFitResult | None:
        """The simplest model that fits, or else the simplest that roughly does."""
        for grade in (FitGrade.FITS, FitGrade.ROUGHLY):
            for checked in self.checked:
                if checked.grade is grade:
                    return checked
        return None


def check_worker_model(
    labels: Labels,
    seed: int,
    report: ProgressCallback,
    models: Sequence[WorkerModel] = tuple(WorkerModel),
) -> ModelCheck:
    """Fit worker models in order, and compare the labels with sets drawn from each.

    For item j with d_j ≥ 2 labels, s_jk of them for class k, r_j = V_j / (d_j (d_j − 1)) is the
    mean agreement of two of its workers beyond chance, V_j = (L Σ_k s_jk² − d_j² − (L−1) d_j) /
    (L−1). Two things are compared with 60 to 200 label sets drawn from the fitted model on the
    same assignment: the variance of the r_j over items (above: items differ in difficulty or
    workers err together), and the L × L table of how often two workers give (h, h') to one item
    (uneven confusion of classes). p-values are two-sided for the first, and by
    Σ ((seen − mean)/sd)² against its own distribution over the drawn sets for the second.

    Large sets reject every model, so size decides first: a model fits with a ratio of variances
    within 0.8 to 1.25 and a distance of at most 0.03, roughly within 0.6 to 1.6 and at most 0.08.
    Significance comes second: where more than 5% of the drawn sets go past the limits of a fit
    themselves, or what is past them could be chance, there are too few items to tell; so it may be
    where most items have only two labels, as `LABELS_OF_A_WORKER` says. Repeated
    answers of one worker to one item count once, by the first. Where more items have two labels
    than `items_needed` says, so many are drawn at random in place of all. The models learn from
    these and, where they hold fewer than `LABELS_FITTED` labels of a worker and class, from others.

    Parameters
    ----------
    labels : Labels
        M workers, N items, L classes.
    seed : int
        Seed of the label sets drawn.
    report : callable
        Called with the progress.
    models : sequence of WorkerModel, optional
        Models to check, simplest first.

    Returns
    -------
    ModelCheck
        The models up to the first that fits; none where fewer than two items have two labels, or
            there is one class.
    """
    drawn = _draw_items(keep_first_labels(labels), seed)
    compared, fitted = drawn.compared, drawn.fitted
    draws = _count_draws(compared)
    if drawn.items < 2 or compared.n_classes < 2:
        return ModelCheck(drawn.items, draws, (), available=drawn.available)
    found = observed_statistics(compared)
    never, small = _too_few_labels(compared, fitted)
    checked: list[ModelFitResult] = []
    too_large: list[WorkerModel] = []
    few_labels = False
    # Where the labels show no misfit, the first model is as good as any.
    for model in models[:1] if never else models:
        if not can_fit(model, fitted):
            too_large.append(model)
            continue
        rng = np.random.default_rng(seed)
        learnt = fit_model(model, fitted, report).of(drawn.known)
        sets = simulated_statistics(compared, learnt, draws, rng, report)
        result = compare_with_sets(model, found, sets)
        unclear = never or (small and result.grade is FitGrade.ROUGHLY)
        few_labels = few_labels or (unclear and not checked)
        checked.append(replace(result, grade=FitGrade.TOO_FEW) if unclear else result)
        if checked[-1].grade is FitGrade.FITS:
            too_large.clear()
            break
    return ModelCheck(
        drawn.items,
        draws,
        tuple(checked),
        available=drawn.available,
        too_large=tuple(too_large),
        few_labels=few_labels,
    )


@dataclass(frozen=True, eq=False)
class _DrawnItems:
    """The labels to be compared, of `items` with two or more among those `available`.

    `fitted` are the labels that models learn from, and `known` (M,) marks the workers there who
    gave any of those compared.
    """

    compared: Labels
    items: int
    available: int
    fitted: Labels
    known: BoolArray


def _draw_items(labels: Labels, seed: int) -> _DrawnItems:
    """Draw as many items as are needed, and more to learn from; all where there are no more."""
    several = np.flatnonzero(labels.labels_per_item > 1)
    available, items = several.size, min(several.size, items_needed(labels))
    if items == available:
        labels = sort_by_id(labels)
        return _DrawnItems(labels, items, available, labels, np.ones(labels.n_workers, dtype=bool))
    many = max(items, min(available, _items_fitted(labels)))
    drawn = np.random.default_rng(seed).choice(several, many, replace=False)
    learnt, chosen = (_marked(labels, part) for part in (drawn, drawn[:items]))
    known = _gave_any(labels, chosen)[_gave_any(labels, learnt)]
    fitted = select_items(labels, learnt)
    return _DrawnItems(select_items(labels, chosen), items, available, fitted, known)


def _count_draws(labels: Labels) -> int:
    """Return how many label sets are drawn from each model: as many as work and memory allow."""
    held = min(_class_pairs(labels), _pairs_held(labels).sum())
    affordable = min(LABELS_DRAWN // labels.n_labels, MOST_PAIRS // max(1, held))
    return int(np.clip(affordable, FEWEST_DRAWS, MOST_DRAWS))


def items_needed(labels: Labels) -> int:
    """Return how many items with two labels or more show the sizes that decide about a fit.

    The variance over n items is known to about √(3/n) of itself, which is 1.2% at `FEWEST_ITEMS`,
    where a fit allows 20%. A table of L² shares, seen in P pairs of answers, is off by chance by
    about .4 L/√P in total, where a fit allows 3%: 1% at P = `PAIRS_FOR_A_CELL` · L². Of hundreds of
    classes, so many pairs could not be held over all drawn sets: there are as many items as fit.

    Parameters
    ----------
    labels : Labels
        Without repeated labels.

    Returns
    -------
    int
        `FEWEST_ITEMS` to `MOST_ITEMS`; fewer where `MOST_PAIRS` allows no more.
    """
    given = labels.labels_per_item[labels.labels_per_item > 1].astype(float)
    if not given.size:
        return FEWEST_ITEMS
    pairs = float((given * (given - 1.0)).mean()) / 2.0
    needed = int(PAIRS_FOR_A_CELL * labels.n_classes**2 / pairs)
    most = min(MOST_ITEMS, max(FEWEST_ITEMS, needed))
    if _class_pairs(labels) * FEWEST_DRAWS <= MOST_PAIRS:
        return most
    return min(most, max(2, int(MOST_PAIRS / FEWEST_DRAWS / _pairs_held(labels).mean())))


def _too_few_labels(compared: Labels, fitted: Labels) -> tuple[bool, bool]:
    """Return whether these labels can’t show any misfit, and whether they show no small one."""
    given = compared.labels_per_item[compared.labels_per_item > 1]
    if np.median(given) > 2:
        return False, False
    workers = np.count_nonzero(fitted.labels_per_worker)
    return compared.n_classes == 2, bool(fitted.n_labels < LABELS_OF_A_WORKER * workers)


def _items_fitted(labels: Labels) -> int:
    """Return how many items with two labels or more hold enough labels of a worker, on average."""
    given = labels.labels_per_item[labels.labels_per_item > 1]
    wanted = LABELS_FITTED * labels.n_workers * min(labels.n_classes, FEW_CLASSES)
    return min(MOST_ITEMS, int(wanted / max(1.0, float(given.mean()))))


def _marked(labels: Labels, items: IntArray) -> BoolArray:
    chosen = np.zeros(labels.n_items, dtype=bool)
    chosen[items] = True
    return chosen


def _gave_any(labels: Labels, chosen: BoolArray) -> BoolArray:
    """Mark the workers (M,) with a label of the chosen items (N,)."""
    theirs = labels.worker[chosen[labels.item]]
    return np.bincount(theirs, minlength=labels.n_workers) > 0


def _class_pairs(labels: Labels) -> int:
    return labels.n_classes * (labels.n_classes + 1) // 2


def _pairs_held(labels: Labels) -> IntArray:
    """Return the most pairs of classes that can be given to each item with two labels or more."""
    given = labels.labels_per_item[labels.labels_per_item > 1]
    held: IntArray = np.minimum(given * (given - 1) // 2, _class_pairs(labels))
    return held


def find_misfit(check: ModelCheck, labels: Labels) -> tuple[Reason, ...]:
    """Return whether workers look independent and alike on all classes, or what shows otherwise.

    Parameters
    ----------
    check : ModelCheck
        Of these labels.
    labels : Labels
        They name the classes.

    Returns
    -------
    tuple of Reason
        With a `ModelFinding` each; one or two.
    """
    if check.votes is None or not check.models_in_doubt:
        return _fit_findings(check, labels)
    shared = _models_finding(check.votes)
    # That labels look independent is no comfort where the models are not shown to be.
    return (shared,) if check.fits_closely else (*_fit_findings(check, labels), shared)


def _models_finding(votes: EffectiveVotes) -> Reason:
    if votes.value is None:
        return Reason.make(ModelFinding.MODELS_NOT_COMPARED, n=votes.size)
    return Reason.make(ModelFinding.MODELS_SHARE_MISTAKES, n=votes.size, votes=votes.value)


def _fit_findings(check: ModelCheck, labels: Labels) -> tuple[Reason, ...]:
    first = check.homogeneous
    if first is None:
        one_class = labels.n_classes < 2
        code = ModelFinding.ALL_ONE_CLASS if one_class else ModelFinding.TOO_FEW_ITEMS
        return (Reason(code),)
    if check.few_labels:
        return (Reason(ModelFinding.TOO_FEW_LABELS_EACH),)
    if first.grade is FitGrade.TOO_FEW:
        return (Reason(ModelFinding.TOO_FEW_DISAGREEMENTS),)
    if check.fits_closely:
        return (_unanimous(ModelFinding.FITS, first),)
    if first.grade is FitGrade.FITS:
        return (Reason(ModelFinding.SLIGHT_DIFFERENCE),)
    spread = [_spread_finding(first)] if first.spread.grade.is_misfit else []
    pairs = [_pair_finding(first, labels)] if first.pairs.grade.is_misfit else []
    return (*spread, *pairs)


def _unanimous(code: ModelFinding, checked: ModelFitResult) -> Reason:
    return Reason.make(code, n=checked.unanimous_seen, expected=checked.unanimous_expected)


def _spread_finding(checked: ModelFitResult) -> Reason:
    ratio = checked.spread.size
    if ratio < RATIO_FITS[0]:
        return Reason.make(ModelFinding.LITTLE_VARIATION, ratio=ratio)
    if checked.unanimous_seen > checked.unanimous_expected + 1:
        return _unanimous(ModelFinding.MANY_UNANIMOUS, checked)
    return Reason.make(ModelFinding.MUCH_VARIATION, ratio=ratio)


def _pair_finding(checked: ModelFitResult, labels: Labels) -> Reason:
    pair = checked.far_pair
    one, other = (str(labels.classes[k]) for k in pair.classes)
    # Two classes that meet less often than they would are no sign of confusion.
    confused = one != other and pair.seen > pair.expected
    meaning = ModelFinding.CONFUSED_CLASSES if confused else ModelFinding.UNEVEN_AGREEMENT
    return Reason.make(
        ModelFinding.LABEL_PAIR,
        one=one,
        other=other,
        seen=pair.seen,
        expected=pair.expected,
        meaning=Reason(meaning),
    )
