"""What is said of a ranking by comparisons of two: its columns, checks and sentences."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from crowdgui.core.arrays import safe_ratio
from crowdgui.core.pairwise.model import PRECISION
from crowdgui.core.pairwise.ranking import LEAST_WORKERS, Unit
from crowdgui.core.pairwise.workers import Standing
from crowdgui.text.translation import (
    HasDescription,
    format_number,
    format_percent,
    join_clauses,
    join_sentences,
    list_first,
    tr,
    tr_n,
    tr_noop,
)
from crowdgui.text.wording import CheckRow, CheckStatus, OptionText, add_option_texts

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from crowdgui.core.pairwise.ranking import OrderEffect, Ranking
    from crowdgui.core.pairwise.workers import WorkerStandings


add_option_texts(
    {
        "RankingOptions.reliability": OptionText(
            tr_noop("Workers differ in reliability"),
            tr_noop(
                "Estimate how often each worker chooses as the ranking suggests, and count "
                "unreliable workers less (Chen and others 2013). The intervals take longer."
            ),
        ),
        "RankingOptions.order": OptionText(
            tr_noop("Allow for the order shown"),
            tr_noop(
                "Estimate by how much the item shown left is preferred for its place, and correct "
                "the scores for it (Davidson and Beaver 1977)."
            ),
        ),
    }
)


@dataclass(frozen=True)
class RankingColumn(HasDescription):
    """A column of the ranking: its title, what it is, its cells as text, and its values in files.

    `cells` and the arrays of `files` have one entry per item.
    """

    key: str
    _name: str
    _sentence: str
    cells: Callable[[Ranking], list[str]]
    files: Callable[[Ranking], dict[str, Any]]
    numeric: bool = True


_CHOICES = {"left": tr_noop("left"), "right": tr_noop("right"), "tie": tr_noop("tie")}


def choice_name(choice: str) -> str:
    """Return what was chosen of two items, as people read it; `choice` is one of `CHOICES`."""
    return tr(_CHOICES[choice])


def _number(value: float, digits: int) -> str:
    return "–" if not np.isfinite(value) else format_number(value, digits)


def interval_words(low: float, high: float, digits: int) -> str:
    """Return an interval; an end that is not bounded has a dash."""
    return tr("{low} to {high}", low=_number(low, digits), high=_number(high, digits))


def _ranks(found: Ranking) -> list[str]:
    return ["–" if not rank else format_number(int(rank)) for rank in found.rank]


def _rank_intervals(found: Ranking) -> list[str]:
    return [
        interval_words(low, high, 0) if rank else "–"
        for rank, low, high in zip(found.rank, found.rank_low, found.rank_high, strict=True)
    ]


def _score_intervals(found: Ranking) -> list[str]:
    return [
        interval_words(low, high, 2) if rank else "–"
        for rank, low, high in zip(found.rank, found.score_low, found.score_high, strict=True)
    ]


def _counts(
    name: str,
) -> tuple[Callable[[Ranking], list[str]], Callable[[Ranking], dict[str, Any]]]:
    return (
        lambda found: [format_number(int(n)) for n in getattr(found.counts, name)],
        lambda found: {name: getattr(found.counts, name)},
    )


def _ranked(found: Ranking, values: Any) -> Any:
    """Return whole numbers, empty for items that have no rank."""
    return np.where(found.rank > 0, values.astype(float), np.nan)


def _finite(values: Any) -> Any:
    return np.where(np.isfinite(values), values, np.nan)


RANKING_COLUMNS = (
    RankingColumn(
        "rank",
        tr_noop("Rank"),
        tr_noop("Place in the ranking, 1 for the best; items of equal score share a place."),
        _ranks,
        lambda found: {"rank": _ranked(found, found.rank)},
    ),
    RankingColumn(
        "item",
        tr_noop("Item"),
        tr_noop("What was compared."),
        lambda found: [str(name) for name in found.comparisons.item_ids],
        lambda found: {"item": found.comparisons.item_ids},
        numeric=False,
    ),
    RankingColumn(
        "rank-interval",
        tr_noop("95% interval of rank"),
        tr_noop(
            "The middle 95% of the ranks in repeated draws. Overlapping intervals mean that "
            "the order of two items is open."
        ),
        _rank_intervals,
        lambda found: {
            "rank_low": _ranked(found, found.rank_low),
            "rank_high": _ranked(found, found.rank_high),
        },
    ),
    RankingColumn(
        "score",
        tr_noop("Score"),
        tr_noop(
            "Score on the log-odds scale, 0 on average. An item whose score is 1 higher wins 73% "
            "of the comparisons with the other that are no ties."
        ),
        lambda found: [_number(score, 2) for score in found.score],
        lambda found: {"score": found.score},
    ),
    RankingColumn(
        "score-interval",
        tr_noop("95% interval of score"),
        tr_noop(
            "The middle 95% of the scores in repeated draws. An item that won or lost every "
            "comparison has no upper or lower end."
        ),
        _score_intervals,
        lambda found: {
            "score_low": _finite(found.score_low),
            "score_high": _finite(found.score_high),
        },
    ),
    RankingColumn(
        "beats-average",
        tr_noop("Beats the average"),
        tr_noop("How often the item would win against one of score 0, ties not counted."),
        lambda found: [
            "–" if np.isnan(share) else format_percent(share, 0) for share in found.beats_average
        ],
        lambda found: {"beats_average": found.beats_average},
    ),
    RankingColumn(
        "comparisons",
        tr_noop("Comparisons"),
        tr_noop("How often the item was compared."),
        *_counts("comparisons"),
    ),
    RankingColumn(
        "wins", tr_noop("Wins"), tr_noop("How often it was preferred."), *_counts("wins")
    ),
    RankingColumn(
        "losses",
        tr_noop("Losses"),
        tr_noop("How often the other was preferred."),
        *_counts("losses"),
    ),
    RankingColumn(
        "ties", tr_noop("Ties"), tr_noop("How often neither was preferred."), *_counts("ties")
    ),
)


PART = RankingColumn(
    "group",
    tr_noop("Group"),
    tr_noop("Items that no chain of comparisons links are ranked in groups of their own."),
    lambda found: [format_number(int(part) + 1) for part in found.connections.part],
    lambda found: {"group": found.connections.part + 1},
)


def ranking_columns(found: Ranking) -> tuple[RankingColumn, ...]:
    """Return the columns of this ranking; groups where the items are not connected."""
    return RANKING_COLUMNS if found.connections.connected else (*RANKING_COLUMNS, PART)


@dataclass(frozen=True)
class StandingColumn(HasDescription):
    """A column of the workers beside a ranking, as `RankingColumn`."""

    key: str
    _name: str
    _sentence: str
    cells: Callable[[WorkerStandings], list[str]]
    files: Callable[[WorkerStandings], dict[str, Any]]
    numeric: bool = True


def standing_name(standing: Standing) -> str:
    return {
        Standing.BETTER: tr("Better than guessing"),
        Standing.OPEN: tr("Guessing not excluded"),
        Standing.AGAINST: tr("Against the ranking"),
        Standing.TOO_FEW: tr("Too few to tell"),
    }[standing]


def explain_standing(standing: Standing) -> str:
    return {
        Standing.BETTER: tr(
            "Agrees with the ranking significantly more often than guessing would."
        ),
        Standing.OPEN: tr(
            "Does not agree significantly more often than guessing would, though so many choices "
            "would probably show it. Items that are nearly equal have the same effect."
        ),
        Standing.AGAINST: tr(
            "Agrees significantly less often than guessing would: sides may have been mixed up."
        ),
        Standing.TOO_FEW: tr(
            "There are too few choices to tell an attentive worker from guessing."
        ),
    }[standing]


def _shares(values: Any) -> list[str]:
    return ["–" if np.isnan(share) else format_percent(share, 0) for share in values]


def _left_share(found: WorkerStandings) -> Any:
    chosen = found.comparisons - found.ties
    return safe_ratio(found.left, chosen)


STANDING_COLUMNS = (
    StandingColumn(
        "agreement",
        tr_noop("Agreement"),
        tr_noop(
            "Share of the choices that prefer the item which the other workers’ comparisons rank "
            "higher; ties are not counted."
        ),
        lambda found: _shares(found.agreement),
        lambda found: {
            "choices": found.decided,
            "agreeing": found.agreeing,
            "agreement": found.agreement,
        },
    ),
    StandingColumn(
        "interval",
        tr_noop("95% interval"),
        tr_noop("Exact 95% interval of the agreement (Clopper and Pearson)."),
        lambda found: [
            "–"
            if np.isnan(low)
            else tr("{low} to {high}", low=format_percent(low, 0), high=format_percent(high, 0))
            for low, high in zip(found.low, found.high, strict=True)
        ],
        lambda found: {"agreement_low": found.low, "agreement_high": found.high},
    ),
    StandingColumn(
        "p",
        tr_noop("p-value"),
        tr_noop(
            "Of an exact test of guessing, which would agree half the time; corrected for the "
            "number of workers (Holm)."
        ),
        lambda found: ["–" if np.isnan(p) else _p(p) for p in found.p_value],
        lambda found: {"p_value": found.p_value},
    ),
    StandingColumn(
        "standing",
        tr_noop("Result"),
        tr_noop("What the test shows; where guessing is not excluded, it is not shown either."),
        lambda found: [standing_name(each) for each in found.standing],
        lambda found: {"standing": [str(each.value) for each in found.standing]},
        numeric=False,
    ),
    StandingColumn(
        "comparisons",
        tr_noop("Comparisons"),
        tr_noop("How many the worker made."),
        lambda found: [format_number(int(n)) for n in found.comparisons],
        lambda found: {"comparisons": found.comparisons},
    ),
    StandingColumn(
        "ties",
        tr_noop("Ties"),
        tr_noop("How many of them were ties."),
        lambda found: [format_number(int(n)) for n in found.ties],
        lambda found: {"ties": found.ties},
    ),
    StandingColumn(
        "left",
        tr_noop("Chose left"),
        tr_noop("Share of the choices for the item shown left."),
        lambda found: _shares(_left_share(found)),
        lambda found: {"chose_left": _left_share(found)},
    ),
)


RELIABILITY = StandingColumn(
    "reliability",
    tr_noop("Reliability"),
    tr_noop(
        "Estimated probability that the worker chooses as the scores suggest rather than the "
        "opposite."
    ),
    lambda found: [] if found.reliability is None else _shares(found.reliability),
    lambda found: {} if found.reliability is None else {"reliability": found.reliability},
)


def standing_columns(found: WorkerStandings) -> tuple[StandingColumn, ...]:
    """Return the columns of these workers, with their reliability where it was estimated."""
    return STANDING_COLUMNS if found.reliability is None else (*STANDING_COLUMNS, RELIABILITY)


def _p(p: float) -> str:
    return tr("< {p}", p=format_number(0.001, 3)) if p < 0.001 else format_number(p, 3)


def describe_leader(found: Ranking) -> str:
    """State which item is ranked first, and how open that is."""
    names = found.comparisons.item_ids
    if not found.connections.connected:
        return tr_n(
            "The items form {n} group, so there is no common ranking.",
            "The items form {n} groups that no comparison connects, so there is no common ranking.",
            found.connections.n_parts,
        )
    first = np.flatnonzero(found.rank == 1)
    if first.size > 1:
        return tr("Several items share the first rank.")
    best = int(first[0])
    rivals = int(np.count_nonzero((found.rank_low == 1) & (found.rank > 0))) - 1
    if found.rank_high[best] == 1 and rivals <= 0:
        return tr("“{item}” is ranked first (95% interval: rank 1).", item=str(names[best]))
    return tr_n(
        "“{item}” is ranked first (95% interval: rank {low} to {high}); {n} other item could be "
        "first too.",
        "“{item}” is ranked first (95% interval: rank {low} to {high}); {n} other items could be "
        "first too.",
        max(rivals, 0),
        item=str(names[best]),
        low=format_number(int(found.rank_low[best])),
        high=format_number(int(found.rank_high[best])),
    )


def describe_method(found: Ranking) -> str:
    """Name the model in a sentence."""
    if found.fit.log_tie is None:
        model = tr("Scores by the model of Bradley and Terry (1952).")
    else:
        model = tr("Scores by the model of Bradley and Terry (1952), with ties as Davidson (1970).")
    prior = tr(
        "A weak normal prior (standard deviation {sd}) keeps them finite.",
        sd=format_number(float(np.sqrt(1.0 / PRECISION)), 1),
    )
    return f"{model} {prior}"


def describe_intervals(found: Ranking, draws: int) -> str:
    """State what was drawn for the intervals, and why."""
    if found.unit is Unit.WORKERS:
        return tr(
            "Intervals from {n} draws that weight whole workers at random, because choices of the "
            "same worker depend on each other.",
            n=format_number(draws),
        )
    return tr(
        "Intervals from {n} draws that weight single comparisons at random, because there are "
        "fewer than {least} workers. They don’t cover how other workers would differ.",
        n=format_number(draws),
        least=format_number(LEAST_WORKERS),
    )


_NAMED_ITEMS, _NAMED_GROUPS = 6, 4


def describe_groups(found: Ranking) -> str:
    """Name the items of each group that no comparison connects with the others."""
    part, names = found.connections.part, found.comparisons.item_ids
    groups = [
        tr(
            "group {n}: {items}",
            n=format_number(number + 1),
            items=_some([str(name) for name in names[part == number]]),
        )
        for number in range(min(found.connections.n_parts, _NAMED_GROUPS))
    ]
    more = found.connections.n_parts - _NAMED_GROUPS
    if more > 0:
        groups.append(tr_n("{n} more group", "{n} more groups", more))
    return join_clauses(groups)


def _some(names: Sequence[str]) -> str:
    return list_first(names, _NAMED_ITEMS)


def ranking_checks(found: Ranking) -> tuple[CheckRow, ...]:
    """Return what the ranking rests on, and whether it is so."""
    return (
        _connected(found),
        *_bounded(found),
        _order(found.order, found.options.order),
        *_guess(found),
    )


def _connected(found: Ranking) -> CheckRow:
    said = tr("The comparisons connect all items.")
    if found.connections.connected:
        return CheckRow(CheckStatus.HOLDS, said)
    groups = tr("Each group has a ranking of its own: {groups}.", groups=describe_groups(found))
    return CheckRow(CheckStatus.FAILS, said, groups)


def _bounded(found: Ranking) -> list[CheckRow]:
    said = tr("Every item could be overtaken by every other.")
    if found.connections.has_maximum:
        return [CheckRow(CheckStatus.HOLDS, said)]
    counts, names = found.counts, found.comparisons.item_ids
    never_lost = names[(counts.comparisons > 0) & (counts.losses + counts.ties == 0)]
    never_won = names[(counts.comparisons > 0) & (counts.wins + counts.ties == 0)]
    parts = [
        tr(
            "Some items beat the rest every time. By how much is not bounded, so their scores "
            "rest on the prior."
        )
    ]
    if never_lost.size:
        parts.append(tr("Never lost: {items}.", items=_some([str(name) for name in never_lost])))
    if never_won.size:
        parts.append(tr("Never won: {items}.", items=_some([str(name) for name in never_won])))
    return [CheckRow(CheckStatus.FAILS, said, join_sentences(parts))]


def _order(order: OrderEffect | None, corrected: bool) -> CheckRow:
    said = tr("Between equal items, both sides are chosen equally often.")
    if order is None:
        why = tr(
            "A preference for a side can’t be separated from the scores. Show the same items in "
            "both orders."
        )
        return CheckRow(CheckStatus.UNSURE, said, why)
    figure = tr(
        "Left was chosen in {left} of {decided} choices; between equal items {share} ({low} to "
        "{high}), p {p}.",
        left=format_number(order.left),
        decided=format_number(order.decided),
        share=format_percent(order.advantage, 0),
        low=format_percent(_chance(order.low), 0),
        high=format_percent(_chance(order.high), 0),
        p=_p(order.p_value) if order.p_value < 0.001 else tr("= {p}", p=_p(order.p_value)),
    )
    if order.p_value >= 0.05:
        return CheckRow(CheckStatus.HOLDS, said, figure)
    if corrected:
        return CheckRow(
            CheckStatus.HOLDS, tr("The scores allow for a preference for a side."), figure
        )
    way = tr("The option “Allow for the order shown” corrects the scores.")
    return CheckRow(CheckStatus.FAILS, said, join_sentences((figure, way)))


def _chance(effect: float) -> float:
    return float(1.0 / (1.0 + np.exp(-effect)))


def _guess(found: Ranking) -> list[CheckRow]:
    present = found.workers.comparisons > 0
    standings = [each for each, there in zip(found.workers.standing, present, strict=True) if there]
    against = sum(each is Standing.AGAINST for each in standings)
    guessing = sum(each is Standing.OPEN for each in standings)
    few = sum(each is Standing.TOO_FEW for each in standings)
    said = tr("Each worker agrees with the ranking more often than by guessing.")
    if len(standings) < 2:
        only = tr("Only one worker is named, so nobody can be compared with the others.")
        return [CheckRow(CheckStatus.UNSURE, said, only)]
    figure = tr(
        "Of {n} workers, guessing is not excluded for {guessing}, {against} choose against the "
        "ranking, and {few} made too few choices to tell.",
        n=format_number(len(standings)),
        guessing=format_number(guessing),
        against=format_number(against),
        few=format_number(few),
    )
    if against:
        return [CheckRow(CheckStatus.FAILS, said, figure)]
    if guessing or few:
        return [CheckRow(CheckStatus.UNSURE, said, figure)]
    return [CheckRow(CheckStatus.HOLDS, said)]


def no_bounds_reason() -> str:
    """State why no guarantee is shown."""
    return tr(
        "Comparisons of two are ranked. Final labels, error rates and the bounds of Li and Yu "
        "don’t apply to them."
    )
