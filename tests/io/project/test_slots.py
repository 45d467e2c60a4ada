"""What a project may hold of an audit: a plan of these items, and nothing that contradicts it."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from crowdgui.core.audit.acceptance import draw_audit, plan_acceptance, plan_looks
from crowdgui.core.audit.sample import SKIPPED, AcceptancePlan, AuditSample, Look
from crowdgui.core.bounds.guarantee import GuaranteeOptions
from crowdgui.core.prices import Prices
from crowdgui.core.question_state import EditSlot
from crowdgui.io.project.slots import DatasetSize, check_value
from crowdgui.io.project.values import DamagedValue, decode, dumps, encode, loads

SIZE = DatasetSize(items=60, workers=9, classes=3)


def audit() -> AuditSample:
    labels, no = np.arange(60) % 3, np.zeros(60, dtype=bool)
    decided = no.copy()
    decided[:5] = True
    looks = plan_looks(55, 20, 0.05)
    plan = plan_acceptance(labels, np.linspace(1, 0.5, 60), no, decided, 1, 0.1, looks)
    ids = np.array([f"i{n}" for n in range(60)], dtype=np.dtypes.StringDType())
    return (
        draw_audit(ids, plan, 1)
        .answer(0, SKIPPED)
        .answer(1, 2)
        .answer_again(1, 0, 2.5)
        .settle(1, 2, 1.5)
    )


def plan_of(made: AuditSample) -> AcceptancePlan:
    assert made.plan is not None
    return made.plan


def test_an_audit_with_its_plan_is_written_and_read_as_it_was() -> None:
    options = GuaranteeOptions(audit=audit().answer(2, 0, 0.4), by_class=True, begun=(1, 7))
    check_value(EditSlot.GUARANTEE_OPTIONS, options, SIZE)
    written = dumps(encode(options, GuaranteeOptions))
    assert decode(loads(written), GuaranteeOptions) == options


@pytest.mark.parametrize(
    "damaged",
    [
        replace(audit(), answers=(-4, *audit().answers[1:])),
        replace(audit(), second=(3,)),
        replace(audit(), settled=(0,) * 21),
        replace(audit(), took=(-1.0,)),
        replace(audit(), took=(1.0,) * 21),
        replace(audit(), second_took=(-1.0,)),
        replace(audit(), settled_took=(1.0,) * 21),
        replace(audit(), sample=(0, *audit().sample[1:])),
        replace(audit(), plan=replace(plan_of(audit()), labels=(0,) * 59)),
        replace(audit(), plan=replace(plan_of(audit()), labels=(3,) * 60)),
        replace(audit(), plan=replace(plan_of(audit()), order=(7, *plan_of(audit()).order))),
        replace(audit(), plan=replace(plan_of(audit()), acceptable=56)),
        replace(audit(), plan=replace(plan_of(audit()), at_most=1.5)),
        replace(audit(), plan=replace(plan_of(audit()), looks=(Look(30, 0.05),))),
        replace(audit(), plan=replace(plan_of(audit()), looks=(Look(20, 0.7), Look(30, 0.7)))),
        replace(audit(), plan=replace(plan_of(audit()), looks=(Look(30, 0.01), Look(20, 0.01)))),
    ],
)
def test_what_contradicts_itself_or_the_items_is_damage(damaged: AuditSample) -> None:
    with pytest.raises(DamagedValue):
        check_value(EditSlot.GUARANTEE_OPTIONS, GuaranteeOptions(audit=damaged), SIZE)


def test_a_price_of_nobody_is_damage() -> None:
    check_value(EditSlot.PRICES, Prices(workers=((SIZE.workers - 1, 0.1),)), SIZE)
    with pytest.raises(DamagedValue):
        check_value(EditSlot.PRICES, Prices(workers=((SIZE.workers, 0.1),)), SIZE)
