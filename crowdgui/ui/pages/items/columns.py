"""The columns of the item table."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.labels import UNLABELLED
from crowdgui.core.review.decisions import LabelSource
from crowdgui.text.guarantees.costs import DECIMALS
from crowdgui.text.rules import describe_confidence, rule_text
from crowdgui.text.translation import (
    format_number,
    format_percent,
    format_percent_up,
    join_list,
    tr,
)
from crowdgui.ui.models.columns import CellKind, TableColumn
from crowdgui.ui.models.row_order import text_sort_keys
from crowdgui.ui.pages.item_text import (
    count_votes,
    describe_no_bound,
    final_name,
    is_settled,
    item_bound,
    item_bounds,
    settled_by,
    source_name,
)

if TYPE_CHECKING:
    from crowdgui.core.arrays import FloatArray, IntArray, TextArray
    from crowdgui.core.results import Outcome
    from crowdgui.ui.session.session import Session


HIDDEN = ("model-probability", "margin", "most-probable", "set-by", "note", "bound")
"""Columns that are shown only where they are asked for."""


def item_columns(session: Session) -> tuple[TableColumn, ...]:
    """Return the columns, over the items in their order of appearance; there must be an outcome.

    What people decide is looked up when it is shown, so that no decision makes a new table.
    """
    outcome = session.question.outcome
    assert outcome is not None
    columns = [_item(outcome), _label(session, outcome), _votes(outcome), *_sure(session, outcome)]
    if len(session.tags) > 1:
        columns.insert(2, _tags(session, outcome))
    if outcome.n_tied:
        columns.append(_tied(outcome))
    if session.question.gold is not None:
        columns.append(_gold(session, outcome))
    if outcome.job.costs is not None:
        columns += [_cost(outcome), _probable(outcome)]
    columns += [_set_by(session), _note(session), _bound(session)]
    return tuple(columns)


def _item(outcome: Outcome) -> TableColumn:
    ids = outcome.job.labels.item_ids
    return TableColumn("item", tr("Item"), CellKind.ID, ids, sort_keys=text_sort_keys(ids))


def _label(session: Session, outcome: Outcome) -> TableColumn:
    classes = outcome.job.labels.classes

    def words(item: int) -> str | None:
        if is_settled(session, item):
            source = source_name(settled_by(session, item))
            return tr("{label} · {source}", label=final_name(session, item), source=source)
        name = _name(classes, outcome.labels, item)
        if name is not None and outcome.changed_by_costs[item]:
            return tr("{label} · by cost", label=name)
        return name

    return TableColumn(
        "label",
        tr("Final label"),
        CellKind.TEXT,
        words,
        tooltip=tr("The most likely label according to the rule, or a manual label."),
        sort_keys=lambda: (
            None if session.question.final is None else _last(session.question.final.labels)
        ),
        missing=_nobody(),
    )


def _tags(session: Session, outcome: Outcome) -> TableColumn:
    def words(item: int) -> str:
        names, known = session.tags_of(item)
        said = join_list(names) if names else tr("no tag")
        return said if known else tr("{tags}, …", tags=said)

    def count() -> FloatArray:
        every = range(outcome.job.labels.n_items)
        return np.array([len(session.tags_of(item)[0]) for item in every], dtype=np.float64)

    return TableColumn(
        "tags",
        tr("All tags"),
        CellKind.TEXT,
        words,
        tooltip=tr("The tags whose final label is yes. Dots are for tags without one yet."),
        sort_keys=count,
    )


def _votes(outcome: Outcome) -> TableColumn:
    return TableColumn(
        "votes",
        tr("Votes"),
        CellKind.VOTES,
        lambda item: tuple(count_votes(outcome, item).tolist()),
        lambda votes: (
            ":".join(map(format_number, votes)) if len(votes) <= 4 else format_number(sum(votes))
        ),
        tr("How many workers gave each class, in the order of the classes."),
        sort_keys=outcome.job.used.labels_per_item,
    )


def _sure(session: Session, outcome: Outcome) -> tuple[TableColumn, ...]:
    confidence = rule_share(
        session,
        "confidence",
        tr("Confidence"),
        outcome.confidence,
        describe_confidence(outcome.aggregation.rule, outcome.calibration),
    )
    own = rule_share(
        session,
        "model-probability",
        tr("Model probability"),
        outcome.own_probability,
        rule_text(outcome.aggregation.rule).probability,
    )
    margin = rule_share(
        session,
        "margin",
        tr("Margin"),
        outcome.margin,
        tr("Lead of the final label over the next class, as a share of the largest possible lead."),
    )
    return (confidence, own, margin) if outcome.calibration.corrects else (confidence, margin)


def rule_share(
    session: Session, key: str, title: str, shares: FloatArray, tooltip: str = ""
) -> TableColumn:
    """Return a column of what the rule makes of its own label; a settled item has none of it."""

    def share(item: int) -> float | str:
        settled = source_name(settled_by(session, item))
        return settled or float(shares[item])

    def keys() -> FloatArray:
        final = session.question.final
        return shares if final is None else np.where(final.settled, np.nan, shares)

    return TableColumn(
        key,
        title,
        CellKind.NUMBER,
        share,
        lambda made: made if isinstance(made, str) else format_percent(made, 1),
        tooltip,
        sort_keys=keys,
        missing=_nobody(),
    )


def _tied(outcome: Outcome) -> TableColumn:
    return TableColumn(
        "tied",
        tr("Tie"),
        CellKind.YES_NO,
        outcome.tied,
        lambda tied: tr("tie") if tied else "",
        tr("The final label won only because its class comes first."),
    )


def _cost(outcome: Outcome) -> TableColumn:
    return TableColumn(
        "expected-cost",
        tr("Expected cost"),
        CellKind.NUMBER,
        outcome.item_cost,
        lambda cost: format_number(cost, DECIMALS),
        tr("What the rule’s label costs on average, by the probabilities of the classes."),
        sort_keys=lambda: outcome.expected_cost,
        missing=_nobody(),
    )


def _probable(outcome: Outcome) -> TableColumn:
    classes, found = outcome.job.labels.classes, outcome.aggregation.labels

    def words(item: int) -> str:
        return str(classes[found[item]]) if outcome.changed_by_costs[item] else ""

    return TableColumn(
        "most-probable",
        tr("More probable"),
        CellKind.TEXT,
        words,
        tooltip=tr("The most probable label, where the final label is another that costs less."),
        sort_keys=outcome.changed_by_costs.astype(np.float64),
    )


def _gold(session: Session, outcome: Outcome) -> TableColumn:
    def words(item: int) -> str | None:
        gold = session.question.gold
        return None if gold is None else _name(outcome.job.labels.classes, gold, item)

    return TableColumn(
        "gold",
        tr("Gold"),
        CellKind.TEXT,
        words,
        tooltip=tr("The known true label."),
        sort_keys=lambda: None if session.question.gold is None else _last(session.question.gold),
        missing=tr("The true label of this item is not known."),
    )


def _set_by(session: Session) -> TableColumn:
    def who(item: int) -> str:
        source = settled_by(session, item)
        if source is LabelSource.REVIEWER:
            made = session.state.decisions[item]
            return tr("{who}, gold", who=made.who) if made.is_gold else made.who
        return {
            LabelSource.RULE: tr("rule"),
            LabelSource.AUDIT: tr("the audit"),
            LabelSource.GOLD: tr("gold"),
        }[source]

    return TableColumn(
        "set-by",
        tr("Set by"),
        CellKind.TEXT,
        who,
        tooltip=tr("What the item’s final label is from: the rule, gold, the audit or a reviewer."),
        sort_keys=lambda: (
            None if session.question.final is None else session.question.final.settled
        ),
    )


def _note(session: Session) -> TableColumn:
    def note(item: int) -> str:
        made = session.state.decisions.get(item)
        return "" if made is None else made.note

    return TableColumn("note", tr("Note"), CellKind.TEXT, note, tooltip=tr("The reviewer’s note."))


def _bound(session: Session) -> TableColumn:
    return TableColumn(
        "bound",
        tr("Item bound"),
        CellKind.NUMBER,
        lambda item: item_bound(session, item),
        format_percent_up,
        tr(
            "Upper bound on the probability that the label is wrong, if the worker model holds and "
            "workers are as accurate as estimated."
        ),
        sort_keys=lambda: item_bounds(session),
        missing=lambda item: describe_no_bound(session, item),
    )


def _name(classes: TextArray, codes: IntArray, item: int) -> str | None:
    code = int(codes[item])
    return None if code == UNLABELLED else str(classes[code])


def _nobody() -> str:
    return tr("Nobody labelled this item.")


def _last(codes: IntArray) -> FloatArray:
    """Make items without a class sort last."""
    keys = codes.astype(np.float64)
    keys[codes == UNLABELLED] = np.nan
    return keys
