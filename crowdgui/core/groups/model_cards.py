"""All that is known of each model of a crowd, and how many of its labels may stand as they are."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.audit.acceptance import accepted_items, confidence_order, most_left
from crowdgui.core.groups.replacement import compare_with_people
from crowdgui.core.groups.report import EPSILON
from crowdgui.core.groups.report_card import report_card
from crowdgui.core.labels import UNLABELLED, freeze
from crowdgui.core.progress import Stage, ignore_progress, subprogress

if TYPE_CHECKING:
    from crowdgui.core.arrays import FloatArray, IntArray
    from crowdgui.core.audit.sample import AcceptancePlan, AuditSample
    from crowdgui.core.groups.replacement import ReplacementTest
    from crowdgui.core.groups.report import GroupReport
    from crowdgui.core.groups.report_card import ReportCard
    from crowdgui.core.labels import Labels
    from crowdgui.core.progress import ProgressCallback


class NotAccepted(StrEnum):
    """Why no labels of a model are accepted."""

    NO_RANDOM_AUDIT = "no-random-audit"
    """No item drawn at random has been checked."""
    NO_LABELS = "no-labels"
    """The model labelled none of the items drawn from."""


@dataclass(frozen=True, eq=False)
class AcceptedShare:
    """The items that can have the model's label if the others are reviewed by hand.

    Attributes
    ----------
    items : int
        N, the items drawn from.
    labelled : int
        Those with a label of the model.
    audited, wrong : int
        Items checked at random, and on how many of them the model's label is wrong or missing.
    accepted : ndarray of int, shape (k,)
        The items that can have its label, the most confident first, audited ones included.
    left : int
        T, how many labels are wrong at most once all others are reviewed.
    alpha : float
        The probability that more are, at most, of this model alone.
    reason : NotAccepted or None
        Why nothing is known.
    """

    items: int
    labelled: int
    audited: int
    wrong: int
    accepted: IntArray
    left: int
    alpha: float
    reason: NotAccepted | None = None

    def __post_init__(self) -> None:
        freeze(self)

    @property
    def share(self) -> float | None:
        """The share of all items that is accepted; None with a reason."""
        return None if self.reason else self.accepted.size / self.items


def accepted_by_model(
    given: IntArray,
    confidence: FloatArray,
    sample: IntArray,
    answers: IntArray,
    epsilon: float,
    alpha: float,
    *,
    models: int = 1,
    drawn_from: IntArray | None = None,
    seed: int = 0,
) -> AcceptedShare:
    """Accept a model's most confident labels by an audit that was drawn for other labels.

    It is accept-and-review (`audit.acceptance`) with the model's labels in the place of the final
    ones. Any labels and any order will do that were there before the first answer: so the
    confidence is that which the model stated, never one corrected by the audit. Each of the
    models asked about gets α / `models`, since all their results are looked at.

    Parameters
    ----------
    given : ndarray of int, shape (N,)
        The model's label of each item, `UNLABELLED` without one.
    confidence : ndarray of float, shape (N,)
        Its confidence in each; NaN counts as none. Equal ones are in a random order.
    sample : ndarray of int, shape (n,)
        The audited items in the order in which they were drawn, up to the look that is used.
    answers : ndarray of int, shape (n,)
        What each was found to be; what is no class is a wrong label. From the first `UNLABELLED`
        on, nothing counts.
    epsilon : float
        The share of all labels that may stay wrong.
    alpha : float
        The probability that more do, at most: α of that look.
    models : int, optional
        How many models are asked about.
    drawn_from : ndarray of int, optional
        The items the audit was drawn from, where it was not all of them: those that nobody had
        decided by hand.
    seed : int, optional
        Seed of the order of equally confident labels.

    Returns
    -------
    AcceptedShare
    """
    population = np.zeros(given.size, dtype=bool)
    population[slice(None) if drawn_from is None else drawn_from] = True
    order = confidence_order(given, confidence, np.zeros(given.size, dtype=bool), seed)
    order = order[population[order]]
    labelled = int(np.count_nonzero(given[order] != UNLABELLED))
    open_ = np.flatnonzero(answers == UNLABELLED)
    audited = sample[: open_[0] if open_.size else None]
    wrong = given[audited] != answers[: audited.size]
    left, own = most_left(order.size, epsilon), alpha / models
    reason, n = None, 0
    if not audited.size:
        reason = NotAccepted.NO_RANDOM_AUDIT
    elif not labelled:
        reason = NotAccepted.NO_LABELS
    else:
        n = accepted_items(order, labelled, audited, wrong, left, own)
    n_wrong = int(np.count_nonzero(wrong))
    return AcceptedShare(
        items=order.size,
        labelled=labelled,
        audited=audited.size,
        wrong=n_wrong,
        accepted=order[:n].copy(),
        left=left,
        alpha=own,
        reason=reason,
    )


@dataclass(frozen=True, eq=False)
class ModelCard:
    """One model: how it labels, whether it may replace people, and what could be accepted.

    `accepted` is None where there is no random audit with a plan that has reached a look;
    `behind_gold` marks a model whose labels are the same as gold on all gold items.
    """

    report: ReportCard
    replacement: ReplacementTest
    accepted: AcceptedShare | None
    behind_gold: bool = False

    @property
    def model(self) -> int:
        return self.report.model


@dataclass(frozen=True, eq=False)
class ModelCards:
    """One card for each model whose labels count, by rising worker code."""

    cards: tuple[ModelCard, ...]
    margin: float

    def of(self, model: int) -> ModelCard | None:
        """Return the card of a worker; None for one that is no model or has no labels."""
        return next((card for card in self.cards if card.model == model), None)


def model_cards(
    labels: Labels,
    groups: GroupReport,
    audit: AuditSample | None,
    margin: float = EPSILON,
    models: IntArray | None = None,
    report: ProgressCallback = ignore_progress,
) -> ModelCards:
    """Compare each model with the reference classes of a group report and with the people.

    Parameters
    ----------
    labels : Labels
        The labels that count, of M workers on N items.
    groups : GroupReport
        Of the same labels.
    audit : AuditSample or None
        What was checked at random.
    margin : float, optional
        ε of the replacement test.
    models : ndarray of int, optional
        Worker codes of the models that are wanted; all of them by default. What can be accepted
        depends on how many there are in all.
    report : callable, optional
        Called with the progress; may raise `Cancelled`.

    Returns
    -------
    ModelCards
    """
    # "None of the classes" is a mistake of every model, but no row of a confusion matrix.
    truth = np.where(groups.truth < 0, UNLABELLED, groups.truth)
    people = groups.people.workers
    wanted = (groups.models.workers if models is None else models).tolist()
    cards = []
    for step, model in enumerate(wanted):
        shown = subprogress(report, Stage.COMPARING_WORKERS, step / len(wanted))
        card = report_card(
            labels,
            model,
            people,
            truth,
            assumed=groups.assumed,
            among=groups.people.agreement,
            report=shown,
        )
        test = compare_with_people(labels, model, people, margin, report=shown)
        given = labels.codes_of(model)
        accepted = accepted_by_audit(given, audit, groups.models.workers.size)
        cards.append(ModelCard(card, test, accepted, groups.gold_model == model))
    return ModelCards(tuple(cards), margin)


def accepted_by_audit(
    given: IntArray, audit: AuditSample | None, models: int
) -> AcceptedShare | None:
    """Return what an audit of the final labels allows to accept of a model's labels (N,).

    The target and the risk are those of the audit's last complete look; None before the first one,
    and while two reviewers differ.
    """
    if audit is None or audit.plan is None or audit.strata is not None:
        return None
    n, plan = audit.at_last_look, audit.plan
    if not n or len(audit.unsettled):
        return None
    look = max((look for look in plan.looks if look.size <= n), key=lambda look: look.size)
    return accepted_by_model(
        given,
        _confidence_before(given, plan),
        np.array(audit.sample[: look.size], dtype=np.int64),
        audit.final_answers[: look.size],
        plan.at_most,
        look.alpha,
        models=models,
        drawn_from=np.array(plan.order, dtype=np.int64),
        seed=audit.seed,
    )


def _confidence_before(given: IntArray, plan: AcceptancePlan) -> FloatArray:
    """Return the confidence in a model's labels (N,) before the audit, from its plan.

    Labels that are the final ones come first, in the plan's order; of the others those whose final
    label was least sure. The plan was fixed before the first answer, so this order was too, while
    probabilities of today's run may follow from choices that were made after it.
    """
    final, order = np.array(plan.labels), np.array(plan.order, dtype=np.int64)
    found = np.full(given.size, np.nan)
    place = np.arange(order.size, dtype=np.float64)
    same = given[order] == final[order]
    found[order] = np.where(same, 2.0 * order.size - place, place)
    return found
