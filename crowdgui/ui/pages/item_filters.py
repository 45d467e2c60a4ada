"""Which items the filters of the item table let through."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.labels import UNLABELLED
from crowdgui.text.run_summary import SURE, unsure_items
from crowdgui.text.translation import format_percent, tr, tr_n

if TYPE_CHECKING:
    from crowdgui.core.arrays import BoolArray
    from crowdgui.core.results import Outcome
    from crowdgui.ui.session import Session

DECIDED_BY = frozenset({"unsure", "tied", "wrong", "hand", "noted"})
"""Filters whose items change with what people decide."""


def filter_names() -> dict[str, str]:
    """Name every filter, by its key."""
    return {
        "all": tr("All"),
        "unsure": tr("Unsure"),
        "tied": tr("Tied"),
        "differ": tr("Differ"),
        "contested": tr("Contested"),
        "wrong": tr("Wrong"),
        "hand": tr("By hand"),
        "noted": tr("Noted"),
    }


def filter_tips() -> dict[str, str]:
    return {
        "unsure": tr("Confidence below {sure}", sure=format_percent(SURE, 0)),
        "tied": tr("The final label only won because its class comes first"),
        "differ": tr("A plain majority would give another label"),
        "contested": tr("The rule’s own starts or parts give different labels"),
        "wrong": tr("The final label is not the gold label"),
        "hand": tr("A person set the final label"),
        "noted": tr("A person wrote a note"),
    }


def makes_sense(session: Session, key: str) -> bool:
    """Whether a filter has anything to go by."""
    match key:
        case "wrong":
            return session.gold is not None
        case "contested":
            return session.outcome is not None and (
                session.outcome.aggregation.contested is not None
            )
        case "hand":
            return any(made.labelled for made in session.decisions.values())
        case "noted":
            return any(made.note for made in session.decisions.values())
    return True


def mask_of(session: Session, key: str) -> BoolArray | None:
    """Mark the items a filter lets through (N,); None where it lets all through."""
    outcome, final = session.outcome, session.final
    if outcome is None or final is None:
        return None
    done = outcome.aggregation
    match key:
        # A person has had the last word on what is set by hand.
        case "unsure":
            return unsure_items(outcome, final.by_hand)
        case "tied":
            return done.tied & ~final.by_hand
        case "differ":
            return outcome.differs_from_majority
        case "contested":
            none = np.zeros(done.labels.size, dtype=bool)
            return none if done.contested is None else done.contested
        case "wrong":
            return _wrong(session)
        case "hand":
            return final.by_hand
        case "noted":
            return _noted(session, done.labels.size)
    return None


def _wrong(session: Session) -> BoolArray:
    assert session.final is not None
    labels = session.final.labels
    if session.gold is None:
        return np.zeros(labels.size, dtype=bool)
    known = np.not_equal(session.gold, UNLABELLED) & np.not_equal(labels, UNLABELLED)
    return np.not_equal(session.gold, labels) & known


def _noted(session: Session, n_items: int) -> BoolArray:
    mask = np.zeros(n_items, dtype=bool)
    mask[[item for item, made in session.decisions.items() if made.note]] = True
    return mask


def worker_mask(outcome: Outcome, worker: int, final: int, answer: int) -> tuple[BoolArray, str]:
    """Mark a worker's items, of one final class and answer where they are not negative.

    The sentence says which items these are.
    """
    labels = outcome.job.labels
    own = labels.worker == worker
    if final >= 0:
        own &= outcome.aggregation.labels[labels.item] == final
    if answer >= 0:
        own &= labels.code == answer
    mask = np.zeros(labels.n_items, dtype=bool)
    mask[labels.item[own]] = True
    return mask, _worker_words(outcome, worker, final, answer, int(mask.sum()))


def _worker_words(outcome: Outcome, worker: int, final: int, answer: int, count: int) -> str:
    labels = outcome.job.labels
    name = str(labels.worker_ids[worker])
    if final < 0 or answer < 0:
        return tr_n(
            "{n} item labelled by {worker}.", "{n} items labelled by {worker}.", count, worker=name
        )
    return tr_n(
        "{n} item that {worker} called “{answer}” and whose final label is “{final}”.",
        "{n} items that {worker} called “{answer}” and whose final label is “{final}”.",
        count,
        worker=name,
        answer=labels.classes[answer],
        final=labels.classes[final],
    )
