"""All that is known of each model of a crowd, in one record for window, report and files."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.groups.accepted_share import accepted_by_model
from crowdgui.core.groups.replacement import EPSILON, compare_with_people
from crowdgui.core.groups.report_card import labels_of, report_card
from crowdgui.core.labels import UNLABELLED
from crowdgui.core.progress import Stage, ignore_progress, subprogress

if TYPE_CHECKING:
    from crowdgui.core.arrays import FloatArray, IntArray
    from crowdgui.core.audit.sample import AcceptancePlan, AuditSample
    from crowdgui.core.groups.accepted_share import AcceptedShare
    from crowdgui.core.groups.replacement import ReplacementTest
    from crowdgui.core.groups.report import GroupReport
    from crowdgui.core.groups.report_card import ReportCard
    from crowdgui.core.labels import Labels
    from crowdgui.core.progress import ProgressCallback


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
        said = labels_of(labels, model)
        accepted = accepted_by_audit(said, audit, groups.models.workers.size)
        cards.append(ModelCard(card, test, accepted, groups.gold_model == model))
    return ModelCards(tuple(cards), margin)


def accepted_by_audit(
    said: IntArray, audit: AuditSample | None, models: int
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
        said,
        _confidence_before(said, plan),
        np.array(audit.sample[: look.size], dtype=np.int64),
        audit.found[: look.size],
        plan.at_most,
        look.alpha,
        models=models,
        drawn_from=np.array(plan.order, dtype=np.int64),
        seed=audit.seed,
    )


def _confidence_before(said: IntArray, plan: AcceptancePlan) -> FloatArray:
    """Return how sure a model's labels (N,) were before the audit, by what its plan holds.

    Labels that are the final ones come first, in the plan's order; of the others those whose final
    label was least sure. The plan was fixed before the first answer, so this order was too, while
    probabilities of today's run may follow from choices that were made after it.
    """
    final, order = np.array(plan.labels), np.array(plan.order, dtype=np.int64)
    found = np.full(said.size, np.nan)
    place = np.arange(order.size, dtype=np.float64)
    same = said[order] == final[order]
    found[order] = np.where(same, 2.0 * order.size - place, place)
    return found
