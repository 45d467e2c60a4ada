"""The filters of the item table, a record each, and the items of one worker."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from crowdgui.core.labels import UNLABELLED
from crowdgui.core.results import HIGH_CONFIDENCE
from crowdgui.core.review.queue import count_unsure, unsure_items
from crowdgui.text.translation import format_percent, tr, tr_n, tr_noop

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from crowdgui.core.arrays import BoolArray, IntArray
    from crowdgui.core.results import Outcome
    from crowdgui.core.review.decisions import Decision, FinalLabels
    from crowdgui.ui.session.session import Session


class FilteredItems(NamedTuple):
    """What filters go by: a run, the final labels, gold (N,) and what people decided."""

    outcome: Outcome
    final: FinalLabels
    gold: IntArray | None
    decisions: Mapping[int, Decision]

    @classmethod
    def of(cls, session: Session) -> FilteredItems | None:
        """Return what the question shown holds; None before a run."""
        outcome, final = session.question.outcome, session.question.final
        if outcome is None or final is None:
            return None
        return cls(outcome, final, session.question.gold, session.state.decisions)

    def mask(self, items: IntArray | list[int]) -> BoolArray:
        """Mark these items (N,)."""
        marked = np.zeros(self.outcome.job.labels.n_items, dtype=bool)
        marked[items] = True
        return marked


@dataclass(frozen=True)
class ItemFilter:
    """A filter: its name and tip, to be translated, and which items it lets through.

    `mask` marks these (N,); None lets all through. It is offered where it `applies`, that is where
    it has anything to go by. With `is_decided` its items change with what people decide. `count`
    counts them without looking at millions of items.
    """

    key: str
    name: str
    tip: str
    mask: Callable[[FilteredItems], BoolArray] | None
    applies: Callable[[FilteredItems], bool] = lambda _: True
    is_decided: bool = True
    count: Callable[[FilteredItems], int] | None = None

    def count_items(self, shown: FilteredItems) -> int:
        """Count the items that it lets through."""
        if self.count is not None:
            return self.count(shown)
        if self.mask is None:
            return shown.outcome.job.labels.n_items
        return int(np.count_nonzero(self.mask(shown)))


def _contested(shown: FilteredItems) -> BoolArray:
    contested = shown.outcome.aggregation.contested
    return shown.mask([]) if contested is None else contested


def _wrong(shown: FilteredItems) -> BoolArray:
    return shown.mask([]) if shown.gold is None else shown.final.differ_from(shown.gold)


def _on_gold(shown: FilteredItems) -> BoolArray:
    return shown.mask([]) if shown.gold is None else np.not_equal(shown.gold, UNLABELLED)


# A person has had the last word on what is set by hand.
_FILTERS = (
    ItemFilter("all", tr_noop("All"), "", None, is_decided=False),
    ItemFilter(
        "unsure",
        tr_noop("Uncertain"),
        tr_noop("Confidence below {sure}"),
        lambda shown: unsure_items(shown.outcome, shown.final.settled),
        count=lambda shown: count_unsure(shown.outcome, shown.final),
    ),
    ItemFilter(
        "tied",
        tr_noop("Tied"),
        tr_noop("The final label won only because its class comes first"),
        lambda shown: shown.outcome.tied & ~shown.final.settled,
        count=lambda shown: (
            shown.outcome.n_tied
            - int(np.count_nonzero(shown.outcome.tied[shown.final.settled_items]))
        ),
    ),
    ItemFilter(
        "differ",
        tr_noop("Differ"),
        tr_noop("Majority vote gives a different label"),
        lambda shown: shown.outcome.differs_from_majority,
        is_decided=False,
    ),
    ItemFilter(
        "contested",
        tr_noop("Unstable"),
        tr_noop("Starts or parts of the rule give different labels"),
        _contested,
        lambda shown: shown.outcome.aggregation.contested is not None,
        is_decided=False,
    ),
    ItemFilter(
        "costs",
        tr_noop("By cost"),
        tr_noop("The final label isn’t the most probable one, because it costs less"),
        lambda shown: shown.outcome.changed_by_costs & ~shown.final.settled,
        lambda shown: shown.outcome.job.costs is not None,
    ),
    ItemFilter(
        "wrong",
        tr_noop("Wrong"),
        tr_noop("The final label is not the gold label"),
        _wrong,
        lambda shown: shown.gold is not None,
    ),
    ItemFilter(
        "hand",
        tr_noop("Manual"),
        tr_noop("A reviewer set the final label"),
        lambda shown: shown.mask(shown.final.manual),
        lambda shown: shown.final.manual.size > 0,
        count=lambda shown: int(shown.final.manual.size),
    ),
    ItemFilter(
        "audited",
        tr_noop("Audited"),
        tr_noop("The final label is what an audit found"),
        lambda shown: shown.mask(shown.final.audited),
        lambda shown: shown.final.audited.size > 0,
        count=lambda shown: int(shown.final.audited.size),
    ),
    ItemFilter(
        "gold",
        tr_noop("Gold"),
        tr_noop("The item has a gold label"),
        _on_gold,
        lambda shown: shown.gold is not None,
    ),
    ItemFilter(
        "noted",
        tr_noop("With note"),
        tr_noop("A reviewer wrote a note"),
        lambda shown: shown.mask([item for item, one in shown.decisions.items() if one.note]),
        lambda shown: any(one.note for one in shown.decisions.values()),
    ),
)
FILTERS = {one.key: one for one in _FILTERS}
"""The filters, by key, in the order of their buttons."""


def filter_names() -> dict[str, str]:
    """Name every filter, by its key."""
    return {one.key: tr(one.name) for one in _FILTERS}


def filter_tips() -> dict[str, str]:
    """Describe what each filter lets through, by its key."""
    sure = format_percent(HIGH_CONFIDENCE, 0)
    return {one.key: tr(one.tip, sure=sure) for one in _FILTERS if one.tip}


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
    return mask, _worker_items_text(outcome, worker, final, answer, int(mask.sum()))


def _worker_items_text(outcome: Outcome, worker: int, final: int, answer: int, count: int) -> str:
    labels = outcome.job.labels
    name = str(labels.worker_ids[worker])
    if final < 0 or answer < 0:
        return tr_n(
            "{n} item labelled by {worker}.", "{n} items labelled by {worker}.", count, worker=name
        )
    return tr_n(
        "{n} item that {worker} labelled “{answer}” and whose final label is “{final}”.",
        "{n} items that {worker} labelled “{answer}” and whose final label is “{final}”.",
        count,
        worker=name,
        answer=labels.classes[answer],
        final=labels.classes[final],
    )
