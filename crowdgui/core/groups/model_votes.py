"""How the labels of models enter a rule: families as one voter, probabilities as one more."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.errors import Reason, ReasonCode
from crowdgui.core.labels import UNLABELLED, GivenProbabilities, LabelMetadata, Labels
from crowdgui.core.options import Options, flag
from crowdgui.core.progress import Iteration
from crowdgui.core.rules.fitting.em_fit import fit_pooled_form
from crowdgui.core.rules.rule import from_posterior

if TYPE_CHECKING:
    from collections.abc import Callable

    from crowdgui.core.arrays import BoolArray, FloatArray, IntArray
    from crowdgui.core.groups.kinds import WorkerKinds
    from crowdgui.core.rules.rule import Aggregation

FEWEST_GOLD = 30
"""On fewer gold items a good model may well make no mistake."""

DEFAULT_POWER = 0.5
"""The power of a model's probabilities where no checked item says more: a temperature of 2.

Classifiers and language models mostly state too much: temperatures fitted to networks lie between
1 and 3 (Guo and others 2017).
"""

_POWERS = np.exp(np.arange(-4.0, 2.001, 0.02))
_LEAST_SHARE = 1e-6
"""A probability is never less: one of 0 would overrule all other voters."""


@dataclass(frozen=True)
class ModelVotes(Options):
    """How models vote."""

    pool_family: bool = flag(False)
    use_probabilities: bool = flag(False)


AS_LABELS = ModelVotes()
"""Every model votes alone, by its labels."""


class ModelVotesNote(ReasonCode):
    """What became of models' votes in a run."""

    FAMILIES_POOLED = "families-pooled"
    NO_FAMILY_TO_POOL = "no-family-to-pool"
    NO_MODELS_TO_VOTE = "no-models-to-vote"
    NOT_POOLED_STATED = "families-not-pooled-stated"
    PROBABILITIES_TEMPERED = "probabilities-tempered"
    PROBABILITIES_BY_DEFAULT = "probabilities-by-default"
    NO_PROBABILITIES = "no-probabilities-of-models"
    PROBABILITIES_NOT_FOR_RULE = "probabilities-not-for-rule"


def has_probabilities(labels: Labels, kinds: WorkerKinds | None) -> bool:
    """Return whether a label of a model came with class probabilities."""
    return kinds is not None and bool(_with_shares(labels, kinds).any())


def _with_shares(labels: Labels, kinds: WorkerKinds) -> BoolArray:
    """Mark the labels (n_labels,) of models that came with probabilities."""
    kept = labels.metadata.probabilities
    if kept is None:
        return np.zeros(labels.n_labels, dtype=bool)
    return kinds.is_model[labels.worker] & (kept.row >= 0)


def families_to_pool(labels: Labels, kinds: WorkerKinds) -> list[IntArray]:
    """Return the models of each family of which two or more gave labels."""
    given = labels.labels_per_worker > 0
    families = [codes[given[codes]] for codes in kinds.families.values()]
    return [codes for codes in families if codes.size > 1]


def pool_families(labels: Labels, kinds: WorkerKinds) -> tuple[Labels, tuple[int, int]]:
    """Return labels in which each family of models is one worker, by majority.

    A family's label of an item is the one most of its members gave, and each of those that tie;
    its probabilities are the mean of its members'. It has the code of its first member, the others
    have no labels. How accurate it is remains for the rule to learn, as of every worker: so no
    correlation must be known, which without known classes looks the same as items that are hard for
    everybody, and mistakes need be independent between families only. What is lost is which
    member to trust where a family disagrees.

    Parameters
    ----------
    labels : Labels
        M workers, N items, L classes.
    kinds : WorkerKinds
        The models; families of two or more with labels are pooled.

    Returns
    -------
    labels : Labels
        With the same codes; the same object where there is nothing to pool.
    (families, models) : (int, int)
        How many families were pooled, and of how many models.
    """
    families = families_to_pool(labels, kinds)
    if not families:
        return labels, (0, 0)
    voter = np.arange(labels.n_workers)
    for codes in families:
        voter[codes] = codes[0]
    pooled = np.isin(labels.worker, np.concatenate(families))
    item, worker, code = _majority(labels, pooled, voter)
    rest = ~pooled
    made = Labels.from_codes(
        np.concatenate([labels.item[rest], item]),
        np.concatenate([labels.worker[rest], worker]),
        np.concatenate([labels.code[rest], code]),
        labels.item_ids,
        labels.worker_ids,
        labels.classes,
        _joined(labels, rest, pooled, voter, item, worker),
        ordered=labels.ordered,
    )
    return made, (len(families), sum(codes.size for codes in families))


def _majority(
    labels: Labels, pooled: BoolArray, voter: IntArray
) -> tuple[IntArray, IntArray, IntArray]:
    """Return the labels that most members of a family gave each item, all that tie."""
    first = pooled & ~labels.repeats_previous
    size = (labels.n_items, labels.n_workers, labels.n_classes)
    place = (labels.item[first], voter[labels.worker[first]], labels.code[first])
    key, counts = np.unique(np.ravel_multi_index(place, size), return_counts=True)
    item, worker, code = np.unravel_index(key, size)
    _, group = np.unique(key // labels.n_classes, return_inverse=True)
    most = np.zeros(group.max() + 1, dtype=np.int64)
    np.maximum.at(most, group, counts)
    kept = counts == most[group]
    return item[kept], worker[kept], code[kept]


def _joined(
    labels: Labels,
    rest: BoolArray,
    pooled: BoolArray,
    voter: IntArray,
    item: IntArray,
    worker: IntArray,
) -> LabelMetadata | None:
    """Return the probabilities of the labels that stay, and the mean of each family's."""
    kept = labels.metadata.probabilities
    if kept is None:
        return None
    some = pooled & (kept.row >= 0) & ~labels.repeats_previous
    key = labels.item[some].astype(np.int64) * labels.n_workers + voter[labels.worker[some]]
    known, group = np.unique(key, return_inverse=True)
    mean = np.zeros((known.size, labels.n_classes))
    np.add.at(mean, group, kept.shares[kept.row[some]])
    mean /= np.maximum(np.bincount(group, minlength=known.size), 1)[:, None]
    wanted = item.astype(np.int64) * labels.n_workers + worker
    row = np.full(wanted.size, -1)
    there = np.isin(wanted, known)
    row[there] = np.searchsorted(known, wanted[there]) + len(kept.shares)
    rows = np.concatenate([kept.row[rest], row])
    if not (rows >= 0).any():
        return None
    shares = np.concatenate([kept.shares, mean])
    return LabelMetadata(probabilities=GivenProbabilities(rows, shares))


def vote_with_models(
    rule: str,
    labels: Labels,
    kinds: WorkerKinds,
    votes: ModelVotes,
    gold: IntArray | None,
    fit: Callable[[Labels], Aggregation],
    *,
    takes_probabilities: bool,
    stated: bool = False,
) -> Aggregation:
    """Return what a rule makes of labels where models vote as `votes` says.

    A model's probabilities q_j(k) are one more voter in place of its label. By Bayes' rule, with
    the other labels independent of them given the class, p_j(k) ∝ p⁰_j(k) · (q_j(k) / q̄(k))^β:
    p⁰ is what the rule makes of the other labels, and q̄ the model's mean, which is the class share
    that a calibrated model already counts in. β is fitted on gold by `fit_power`.

    Parameters
    ----------
    rule : str
        Key of the rule.
    labels : Labels
        The labels that count, of M workers on N items.
    kinds : WorkerKinds
        The models.
    votes : ModelVotes
        How they vote.
    gold : ndarray of shape (N,), or None
        Known classes that the rule leaves free; None where none may be used.
    fit : callable
        The rule, from labels to final labels.
    takes_probabilities : bool
        Whether the rule's class probabilities may be multiplied.
    stated : bool, optional
        Whether numbers were stated of single workers: nothing is pooled then.

    Returns
    -------
    Aggregation
        Its form and accuracies are of the single labels; notes say what was done.
    """
    used, notes = _pooled(labels, kinds, votes, stated=stated)
    if votes.use_probabilities:
        lacks = _lacks_probabilities(used, kinds, takes_probabilities=takes_probabilities)
        if lacks is None:
            return _with_probabilities(rule, labels, used, kinds, gold, fit, notes)
        notes = (*notes, Reason(lacks))
    found = fit(used)
    if used is labels:
        return replace(found, notes=(*found.notes, *notes))
    return _about_single_labels(rule, labels, found, found.posterior, notes)


def _pooled(
    labels: Labels, kinds: WorkerKinds, votes: ModelVotes, *, stated: bool
) -> tuple[Labels, tuple[Reason, ...]]:
    """Return labels in which a family votes as one if it is to, and what was done about that."""
    if not votes.pool_family:
        return labels, ()
    if stated:
        return labels, (Reason(ModelVotesNote.NOT_POOLED_STATED),)
    used, (families, models) = pool_families(labels, kinds)
    if not families:
        return used, (Reason(ModelVotesNote.NO_FAMILY_TO_POOL),)
    return used, (Reason.make(ModelVotesNote.FAMILIES_POOLED, n=families, models=models),)


def _lacks_probabilities(
    labels: Labels, kinds: WorkerKinds, *, takes_probabilities: bool
) -> ModelVotesNote | None:
    """Return why models can't vote with their probabilities; None where they can."""
    if not takes_probabilities:
        return ModelVotesNote.PROBABILITIES_NOT_FOR_RULE
    return None if has_probabilities(labels, kinds) else ModelVotesNote.NO_PROBABILITIES


def _with_probabilities(
    rule: str,
    labels: Labels,
    used: Labels,
    kinds: WorkerKinds,
    gold: IntArray | None,
    fit: Callable[[Labels], Aggregation],
    notes: tuple[Reason, ...],
) -> Aggregation:
    """Return what the rule makes of the `used` labels of others, and of models' probabilities."""
    rest, evidence, n = _take_probabilities(used, kinds)
    others = fit(rest) if rest.n_labels else None
    base = _base(labels, None if others is None else others.posterior)
    if gold is not None and model_behind_gold(labels, kinds.model_codes, gold) is not None:
        gold = None
    power, checked = fit_power(base, evidence, gold)
    note = ModelVotesNote.PROBABILITIES_BY_DEFAULT
    values: dict[str, float] = {"n": n, "power": power}
    if checked:
        note, values = ModelVotesNote.PROBABILITIES_TEMPERED, {**values, "checked": checked}
    made = (*notes, Reason.make(note, **values))
    return _about_single_labels(rule, labels, others, _combine(base, evidence, power), made)


def _take_probabilities(labels: Labels, kinds: WorkerKinds) -> tuple[Labels, FloatArray, int]:
    """Return the other labels, Σ ln q / q̄ of the models (N, L), and how many labels had some.

    Of a worker's repeated labels of an item the first counts, and none of them votes.
    """
    kept = labels.metadata.probabilities
    assert kept is not None
    first = _with_shares(labels, kinds) & ~labels.repeats_previous
    item, worker = labels.item[first], labels.worker[first]
    logs = np.log(np.maximum(kept.shares[kept.row[first]], _LEAST_SHARE))
    mean = np.zeros((labels.n_workers, labels.n_classes))
    np.add.at(mean, worker, kept.shares[kept.row[first]])
    given = np.bincount(worker, minlength=labels.n_workers)
    mean = np.log(np.maximum(mean / np.maximum(given, 1)[:, None], _LEAST_SHARE))
    evidence = np.zeros((labels.n_items, labels.n_classes))
    np.add.at(evidence, item, logs - mean[worker])
    key = labels.item.astype(np.int64) * labels.n_workers + labels.worker
    rest = labels.only(~np.isin(key, key[first]))
    return rest, evidence, int(np.count_nonzero(first))


def _base(labels: Labels, posterior: FloatArray | None) -> FloatArray:
    """Return class probabilities (N, L) by the other labels, even ones where there are none."""
    even = np.full((labels.n_items, labels.n_classes), 1.0 / max(1, labels.n_classes))
    if posterior is None:
        return even
    return np.where(posterior.sum(axis=1, keepdims=True) > 0, posterior, even)


def _combine(base: FloatArray, evidence: FloatArray, power: float) -> FloatArray:
    """Return p⁰ · exp(β · evidence), 1 together in each row."""
    scores = np.log(np.maximum(base, np.finfo(float).tiny)) + power * evidence
    scores -= scores.max(axis=1, keepdims=True)
    shares: FloatArray = np.exp(scores)
    shares /= shares.sum(axis=1, keepdims=True)
    return shares


def fit_power(base: FloatArray, evidence: FloatArray, gold: IntArray | None) -> tuple[float, int]:
    """Return the power β of models' probabilities that makes checked items most probable.

    The maximum of Σ_j ln p_j(y_j) − (ln β − ln ½)² / 2 over the checked items: the prior is normal
    for ln β around a half with a standard deviation of 1, so that few items change little. One β
    for all models (temperature scaling, Guo and others 2017, with 1 / β the temperature), by a
    search in steps of 2%.

    Parameters
    ----------
    base, evidence : ndarray of shape (N, L)
        p⁰ by the other labels, and Σ ln q / q̄ of the models.
    gold : ndarray of shape (N,), or None
        Known classes, `UNLABELLED` where there is none.

    Returns
    -------
    power : float
        β; `DEFAULT_POWER` without checked items.
    checked : int
        How many items it was fitted on: known ones that a model gave probabilities.
    """
    if gold is None:
        return DEFAULT_POWER, 0
    # “None of the classes” is below 0 too, and no class has its probability.
    items = np.flatnonzero((gold >= 0) & evidence.any(axis=1))
    if not items.size:
        return DEFAULT_POWER, 0
    true = gold[items]
    rows = np.arange(items.size)
    reached = [
        np.log(np.maximum(_combine(base[items], evidence[items], p)[rows, true], 1e-300)).sum()
        - (np.log(p) - np.log(DEFAULT_POWER)) ** 2 / 2
        for p in _POWERS
    ]
    return float(_POWERS[int(np.argmax(reached))]), int(items.size)


def _about_single_labels(
    rule: str,
    labels: Labels,
    found: Aggregation | None,
    posterior: FloatArray,
    notes: tuple[Reason, ...],
) -> Aggregation:
    """Return the same labels and probabilities with what is said of each single worker.

    The rule isn't a sum of the single labels any more, so bounds for such sums don't cover it.
    """
    labelled = int(np.count_nonzero(labels.labels_per_item))
    made = from_posterior(
        rule,
        labels,
        posterior,
        fit_pooled_form(labels, posterior),
        (Iteration(0, labelled, None),) if found is None else found.history,
        converged=found is None or found.converged,
        adds_up=False,
        contested=None if found is None else found.contested,
        notes=(*(() if found is None else found.notes), *notes),
    )
    return replace(made, careful=None if found is None else found.careful)


def model_behind_gold(labels: Labels, models: IntArray, gold: IntArray | None) -> int | None:
    """Return a model whose labels are the gold (N,) of all of `FEWEST_GOLD` items or more.

    `models` are worker codes. Such gold is likely that model's own labels, and shows nothing of
    anybody.
    """
    if gold is None:
        return None
    for model in models.tolist():
        mine = labels.worker == model
        items, codes = labels.item[mine], labels.code[mine]
        known = gold[items] != UNLABELLED
        if np.count_nonzero(known) >= FEWEST_GOLD and (codes[known] == gold[items][known]).all():
            return int(model)
    return None
