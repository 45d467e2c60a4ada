"""What if only some had voted, in words: whose labels, how many, and what would change."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.groups.mixed_votes import NoCurve, Voters, independent_votes
from crowdgui.core.labels import UNLABELLED
from crowdgui.text.translation import format_number, tr, tr_n, tr_noop
from crowdgui.text.workers.groups import describe_no_votes

if TYPE_CHECKING:
    from crowdgui.core.groups.mixed_votes import VotesOf
    from crowdgui.core.groups.report import GroupReport


_NO_CURVE = {
    NoCurve.GOLD_FIXED: tr_noop("The rule keeps gold items at their gold label."),
    NoCurve.NO_KNOWN_CLASS: tr_noop("No item has a gold label or was audited."),
    NoCurve.NO_PEOPLE: tr_noop("No person gave a label that counts."),
}


_VOTERS = {
    Voters.PEOPLE: tr_noop("People only"),
    Voters.MODELS: tr_noop("Models only"),
}


def voters_name(voters: Voters, people: int | None) -> str:
    """Name whose labels vote."""
    if voters is not Voters.MODELS_AND_PEOPLE:
        return tr(_VOTERS[voters])
    return tr_n("Models + {n} person", "Models + {n} people", people or 0)


def describe_no_curve(reason: NoCurve) -> str:
    """Return why a curve over people per item has no error, or nothing at all."""
    return tr(_NO_CURVE[reason])


def describe_labels_used(way: VotesOf) -> str:
    """State how many labels of how many workers vote."""
    return tr(
        "{workers}, {labels}",
        workers=tr_n("{n} worker", "{n} workers", way.workers),
        labels=tr_n("{n} label", "{n} labels", way.labels_people + way.labels_models),
    )


def describe_changed(way: VotesOf) -> str:
    """State how many final labels would be others."""
    there = int(np.count_nonzero(way.final != UNLABELLED))
    return tr_n(
        "{n} of {items} labels changes",
        "{n} of {items} labels change",
        way.changed,
        items=format_number(there),
    )


def describe_uncovered(way: VotesOf) -> str:
    """State how many items would have no label; nothing where all have one."""
    if not way.uncovered:
        return ""
    return tr_n("{n} item without a label", "{n} items without a label", way.uncovered)


def describe_known_errors(way: VotesOf) -> str:
    """State how many labels are wrong on gold and audited items; nothing without any."""
    if way.gold is None:
        return ""
    return tr(
        "{wrong} of {known} known items wrong",
        wrong=format_number(way.gold.wrong),
        known=format_number(way.gold.known),
    )


def describe_way_votes(way: VotesOf, groups: GroupReport) -> tuple[str, str]:
    """State how many independent votes an item gets, and what that assumes or why unknown."""
    votes = independent_votes(way, groups)
    if votes is None:
        return tr("independent votes not known"), _why_votes_unknown(way, groups)
    count = format_number(votes, 1)
    if way.voters is Voters.MODELS_AND_PEOPLE:
        return (
            tr("up to {n} independent votes per item", n=count),
            tr("As if people and models made no mistakes together."),
        )
    return tr("{n} independent votes per item", n=count), ""


def _why_votes_unknown(way: VotesOf, groups: GroupReport) -> str:
    doubtful = groups.people.votes.assumed and way.labels_people > 0
    if doubtful:
        return tr(
            "Without gold or an audit, people’s mistakes are known only by comparison with the "
            "models, whose mistakes would count as theirs."
        )
    side = groups.models if way.labels_models else groups.people
    return describe_no_votes(side.votes.reason) if side.votes.reason else ""
