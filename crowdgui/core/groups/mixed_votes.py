"""What if only some had voted: people alone, models alone, models with a few people per item."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.compare.misfit import random_places
from crowdgui.core.job import fit_rule, fixes_gold, uses_gold
from crowdgui.core.labels import UNLABELLED, Labels, freeze
from crowdgui.core.progress import Stage, ignore_progress, subprogress
from crowdgui.core.results import score_on_gold
from crowdgui.core.trials import trial_rng

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from crowdgui.core.arrays import BoolArray, FloatArray, IntArray
    from crowdgui.core.groups.report import GroupReport
    from crowdgui.core.job import Job
    from crowdgui.core.progress import ProgressCallback
    from crowdgui.core.results import GoldScore


class Voters(StrEnum):
    """Whose labels are used."""

    PEOPLE = "people"
    MODELS = "models"
    MODELS_AND_PEOPLE = "models-and-people"


@dataclass(frozen=True, eq=False)
class VotesOf:
    """The final labels by some of the labels.

    Attributes
    ----------
    voters : Voters
        Whose labels these are.
    people_per_item : int or None
        k, people's labels drawn per item; None where all of them are used, or none.
    labels_people, labels_models : int
        Labels used.
    workers : int
        Workers with a label among them.
    final : ndarray of shape (N,)
        Final labels, `UNLABELLED` where none of these workers labelled an item.
    changed : int
        Items with another final label than the given one, of those that have both.
    uncovered : int
        Items with a given final label and none now.
    gold : GoldScore or None
        Mistakes on the items of known class that every way compared labels; None where there are
        none, and for a rule that keeps gold items at their class.
    """

    voters: Voters
    people_per_item: int | None
    labels_people: int
    labels_models: int
    workers: int
    final: IntArray
    changed: int
    uncovered: int
    gold: GoldScore | None

    def __post_init__(self) -> None:
        freeze(self)

    def cost(self, price_person: float | None, price_model: float | None) -> float | None:
        """Return the price of these labels; None where that of some is not known."""
        total = 0.0
        for n, price in ((self.labels_people, price_person), (self.labels_models, price_model)):
            if n and price is None:
                return None
            total += n * (price or 0.0)
        return total


def independent_votes(way: VotesOf, groups: GroupReport) -> float | None:
    """Return how many independent votes the labels used give to a labelled item, on average.

    People and models are taken to err independently of each other, so it is the most there can be
    where both vote. None where it is not known: the mistakes of people, where these are but the
    differences from what the models say, are not theirs.
    """
    items = int(np.count_nonzero(way.final != UNLABELLED))
    if not items:
        return None
    total = 0.0
    for given, votes in (
        (way.labels_people, groups.people.votes),
        (way.labels_models, groups.models.votes),
    ):
        mean = given / items
        part = votes.votes_per_item(mean)
        doubtful = votes is groups.people.votes and votes.assumed and mean > 1.0
        if part is None or doubtful:
            return None
        total += part
    return total


@dataclass(frozen=True)
class VotesComparison:
    """The ways compared, and whether the rule has seen gold, which then can't test it."""

    ways: tuple[VotesOf, ...]
    gold_seen: bool


def compare_votes(
    job: Job,
    is_model: BoolArray,
    final: IntArray,
    truth: IntArray | None,
    *,
    people_per_item: Sequence[int] = (1,),
    seed: int = 0,
    report: ProgressCallback = ignore_progress,
) -> VotesComparison:
    """Run the job's rule on people's labels, on models', and on models' with a few people's.

    k people's labels of an item are drawn without replacement; where it has fewer, all are used. A
    way without any label leaves all items uncovered and has no score, nor a part in which items are
    scored.

    Parameters
    ----------
    job : Job
        M workers, N items; its rule and options are used for every way.
    is_model : ndarray of shape (M,)
        Marks the models.
    final : ndarray of shape (N,)
        Final labels to compare with.
    truth : ndarray of shape (N,), or None
        Known classes, `UNLABELLED` where there is none.
    people_per_item : sequence of int, optional
        The k tried with all models.
    seed : int, optional
        Seed of the draw.
    report : callable, optional
        Called with the progress.

    Returns
    -------
    VotesComparison
        People, models, and models with k people's labels per item for each k.
    """
    crowd = _Crowd.of(job, is_model)
    places = crowd.draw_places(seed, 0)
    wanted: list[tuple[Voters, int | None, BoolArray]] = [
        (Voters.PEOPLE, None, ~crowd.by_model),
        (Voters.MODELS, None, crowd.by_model),
    ]
    wanted += [
        (Voters.MODELS_AND_PEOPLE, k, crowd.by_model | (places < k)) for k in people_per_item
    ]
    ways = []
    for step, (voters, k, used) in enumerate(wanted):
        shown = subprogress(report, Stage.RUNNING_ON_PARTS, step / len(wanted))
        ways.append(_votes_of(crowd, voters, k, used, final, shown))
    return VotesComparison(_score(ways, None if fixes_gold(job) else truth), uses_gold(job))


@dataclass(frozen=True, eq=False)
class _Crowd:
    """The labels in use, those of models marked, (n_labels,)."""

    job: Job
    labels: Labels
    by_model: BoolArray

    @classmethod
    def of(cls, job: Job, is_model: BoolArray) -> _Crowd:
        return cls(job, job.used, is_model[job.used.worker])

    def draw_places(self, seed: int, draw: int) -> IntArray:
        """Return each label of a person its place among those of its item, at random.

        The labels at places below k are k labels drawn, and for a larger k the same and more. A
        label of a model has no place: as many as there are labels.
        """
        found = np.full(self.labels.n_labels, self.labels.n_labels)
        people = ~self.by_model
        if people.any():
            theirs = self.labels.only(people)
            found[people] = random_places(theirs, trial_rng(seed, draw))
        return found

    def most_people(self) -> int:
        """Return the most labels of people that an item has."""
        return int(np.bincount(self.labels.item[~self.by_model], minlength=1).max())

    def fit(self, used: BoolArray, report: ProgressCallback) -> IntArray:
        """Return the final labels by the labels marked, `UNLABELLED` for an item without any."""
        if not used.any():
            return np.full(self.labels.n_items, UNLABELLED)
        labels = self.labels if used.all() else self.labels.only(used)
        final = fit_rule(self.job, report, labels).labels
        return np.where(labels.labels_per_item > 0, final, UNLABELLED)


def _votes_of(
    crowd: _Crowd,
    voters: Voters,
    people_per_item: int | None,
    used: BoolArray,
    given: IntArray,
    report: ProgressCallback,
) -> VotesOf:
    final = crowd.fit(used, report)
    models = int(np.count_nonzero(used & crowd.by_model))
    there = final != UNLABELLED
    return VotesOf(
        voters=voters,
        people_per_item=people_per_item,
        labels_people=int(np.count_nonzero(used)) - models,
        labels_models=models,
        workers=np.unique(crowd.labels.worker[used]).size,
        final=final,
        changed=int(np.count_nonzero(there & (given != UNLABELLED) & (final != given))),
        uncovered=int(np.count_nonzero(~there & (given != UNLABELLED))),
        gold=None,
    )


def _score(ways: list[VotesOf], truth: IntArray | None) -> tuple[VotesOf, ...]:
    """Score all on the same items, so that uncovered ones make no way look better."""
    voted = [way.final != UNLABELLED for way in ways if way.labels_people + way.labels_models]
    if truth is None or not voted:
        return tuple(ways)
    known = np.where(np.all(voted, axis=0), truth, UNLABELLED)
    return tuple(replace(way, gold=score_on_gold(way.final, known)) for way in ways)


class NoCurve(StrEnum):
    """Why the curve has no numbers of some kind."""

    GOLD_FIXED = "no-people-curve-gold-fixed"
    NO_KNOWN_CLASS = "no-people-curve-no-known-class"
    NO_PEOPLE = "no-people-curve-no-people"


@dataclass(frozen=True, eq=False)
class DrawBand:
    """A share for each k: mean and 2.5% and 97.5% quantile over the draws, (C,).

    NaN where there is none: for no people without models, and all of it where `PeopleCurve.reason`
    says why.
    """

    mean: FloatArray
    low: FloatArray
    high: FloatArray

    def __post_init__(self) -> None:
        freeze(self)


@dataclass(frozen=True, eq=False)
class PeopleCurve:
    """What k people's labels per item give, with the models' labels and without.

    Attributes
    ----------
    counts : ndarray of shape (C,)
        The k, rising.
    labels : ndarray of shape (C,)
        People's labels used at each k.
    error, error_with_models : DrawBand
        The share of wrong final labels among the `known` items.
    changed, changed_with_models : DrawBand
        The share of final labels that differ from the given ones among the `items`.
    items : int
        Items with a given final label that people labelled and, where there are models, these too:
        on them all points of the curve can be compared.
    known : int
        Those among them whose class is known.
    draws : int
        Draws at each k; where k takes all labels there is but one thing to draw.
    labels_models : int
        Models' labels used.
    gold_seen : bool
        Whether the rule has seen gold: its error there can't test it then.
    reason : NoCurve or None
        Why there is nothing at all, or no error.
    """

    counts: IntArray
    labels: IntArray
    error: DrawBand
    changed: DrawBand
    error_with_models: DrawBand
    changed_with_models: DrawBand
    items: int
    known: int
    draws: int
    labels_models: int
    gold_seen: bool
    reason: NoCurve | None

    def __post_init__(self) -> None:
        freeze(self)


def people_curve(
    job: Job,
    is_model: BoolArray,
    final: IntArray,
    truth: IntArray | None,
    counts: Iterable[int] | None = None,
    *,
    draws: int = 20,
    seed: int = 0,
    report: ProgressCallback = ignore_progress,
) -> PeopleCurve:
    """Run the job's rule on k random people's labels per item, with and without the models'.

    Each draw puts an item's labels of people in a random order and takes the first k, so that
    curves are smooth in k. The band is of what is drawn only: other items and other people would
    vary more.

    Parameters
    ----------
    job : Job
        M workers, N items; its rule and options are used throughout.
    is_model : ndarray of shape (M,)
        Marks the models.
    final : ndarray of shape (N,)
        Final labels to compare with.
    truth : ndarray of shape (N,), or None
        Known classes, `UNLABELLED` where there is none.
    counts : iterable of int, optional
        The k; without it 0, 1, … to the most labels of people that an item has, which larger ones
        are lowered to.
    draws : int, optional
        Draws at each k.
    seed : int, optional
        Seed of the draws.
    report : callable, optional
        Called with the progress.

    Returns
    -------
    PeopleCurve
        Bands (C,).
    """
    crowd = _Crowd.of(job, is_model)
    most = crowd.most_people()
    asked = range(most + 1) if counts is None else counts
    ks = np.unique(np.clip(np.fromiter(asked, dtype=np.int64), 0, most))
    known_classes = None if fixes_gold(job) else truth
    compared = _comparable(crowd, final)
    scored = _Scored(final, compared, known_classes)
    values = _tries(crowd, ks, most, draws, seed, scored, report)
    wrong, changed, wrong_with, changed_with = (
        _band(values[:, :, side, measure]) for side in (0, 1) for measure in (0, 1)
    )
    per_item = np.bincount(crowd.labels.item[~crowd.by_model], minlength=job.labels.n_items)
    used = np.array([int(np.minimum(per_item, k).sum()) for k in ks.tolist()], dtype=np.int64)
    return PeopleCurve(
        counts=ks,
        labels=used,
        error=wrong,
        changed=changed,
        error_with_models=wrong_with,
        changed_with_models=changed_with,
        items=int(np.count_nonzero(compared)),
        known=scored.n_known,
        draws=draws,
        labels_models=int(np.count_nonzero(crowd.by_model)),
        gold_seen=uses_gold(job),
        reason=_why_no_curve(job, most, scored.n_known),
    )


def _why_no_curve(job: Job, most: int, known: int) -> NoCurve | None:
    if not most:
        return NoCurve.NO_PEOPLE
    if fixes_gold(job):
        return NoCurve.GOLD_FIXED
    return None if known else NoCurve.NO_KNOWN_CLASS


def _comparable(crowd: _Crowd, final: IntArray) -> BoolArray:
    """Mark the items (N,) that people labelled, and models too where there are any."""
    some: BoolArray = final != UNLABELLED
    for side in (~crowd.by_model, crowd.by_model):
        if side.any():
            some &= np.bincount(crowd.labels.item[side], minlength=some.size) > 0
    return some


@dataclass(frozen=True, eq=False)
class _Scored:
    """What final labels are compared with."""

    given: IntArray
    compared: BoolArray
    truth: IntArray | None

    @property
    def known(self) -> BoolArray:
        none = np.zeros(self.compared.size, dtype=bool)
        return none if self.truth is None else self.compared & (self.truth != UNLABELLED)

    @property
    def n_known(self) -> int:
        return int(np.count_nonzero(self.known))

    def measure(self, final: IntArray) -> tuple[float, float]:
        """Return the shares of wrong and of changed labels, NaN where there is nothing."""
        known, nothing = self.known, float("nan")
        wrong = nothing
        if self.truth is not None and known.any():
            wrong = float((final[known] != self.truth[known]).mean())
        some = self.compared
        return wrong, float((final[some] != self.given[some]).mean()) if some.any() else nothing


def _tries(
    crowd: _Crowd,
    ks: IntArray,
    most: int,
    draws: int,
    seed: int,
    scored: _Scored,
    report: ProgressCallback,
) -> FloatArray:
    """Return the measures of each k and draw, (C, draws, 2, 2): without and with the models."""
    values = np.full((ks.size, draws, 2, 2), np.nan)
    for draw in range(draws):
        places = crowd.draw_places(seed, draw)
        for row, k in enumerate(ks.tolist()):
            if draw and k in (0, most):
                values[row, draw] = values[row, 0]
                continue
            done = (draw + row / ks.size) / draws
            shown = subprogress(report, Stage.RUNNING_ON_PARTS, done)
            values[row, draw] = _without_and_with(crowd, places < k, scored, shown)
    return values


def _without_and_with(
    crowd: _Crowd, people: BoolArray, scored: _Scored, report: ProgressCallback
) -> FloatArray:
    found = np.full((2, 2), np.nan)
    if people.any():
        found[0] = scored.measure(crowd.fit(people, report))
    if crowd.by_model.any():
        found[1] = scored.measure(crowd.fit(people | crowd.by_model, report))
    return found


def _band(values: FloatArray) -> DrawBand:
    """Sum up (C, draws) over the draws; all of a row are NaN or none is."""
    low, high = np.quantile(values, (0.025, 0.975), axis=1)
    return DrawBand(values.mean(axis=1), low, high)
