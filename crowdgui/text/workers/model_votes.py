"""Sentences about how models vote, and whether another way predicts better."""

from __future__ import annotations

from typing import TYPE_CHECKING

from crowdgui.text.translation import format_number, join_clauses, tr, tr_n, tr_noop
from crowdgui.text.wording import OptionText, add_option_texts

if TYPE_CHECKING:
    from crowdgui.core.compare.model_votes_gain import ModelVotesComparison, ModelVotesGain
    from crowdgui.core.groups.model_votes import ModelVotes


OPTION_TEXTS = {
    "ModelVotes.pool_family": OptionText(
        tr_noop("Models of one family count as one voter"),
        tr_noop(
            "The label that most models of a family give an item is one vote. Models of a family "
            "often make the same mistakes, and a rule takes their votes for independent ones."
        ),
    ),
    "ModelVotes.use_probabilities": OptionText(
        tr_noop("Models vote with their probabilities"),
        tr_noop(
            "The class probabilities of a model count in place of its label. How much they count "
            "is fitted on gold items, which then don’t test the final labels."
        ),
    ),
}
"""How models vote, in words, by the record that declares the option and its key."""

add_option_texts(OPTION_TEXTS)


def way_name(votes: ModelVotes) -> str:
    """Name a way in which models can vote."""
    if votes.pool_family and votes.use_probabilities:
        return tr("Families as one voter, with probabilities")
    if votes.pool_family:
        return tr("Families as one voter")
    return tr("Models with probabilities") if votes.use_probabilities else tr("Every model alone")


def describe_gains(found: ModelVotesComparison) -> tuple[str, ...]:
    """State in lines which way is recommended, what each gains, and by what that is known."""
    if not found.ways:
        return (tr("There is nothing to compare: models can vote in one way only."),)
    by = tr_n(
        "Held-out labels of people: {n}, in nats per label; 95% intervals.",
        "Held-out labels of people: {n}, in nats per label; 95% intervals.",
        found.hidden,
    )
    return (_recommend(found), *map(_describe_gain, found.ways), by)


def _describe_gain(way: ModelVotesGain) -> str:
    parts = [tr_n("{n} final label changes", "{n} final labels change", way.changed)]
    if way.gain is not None:
        parts.append(
            tr(
                "predicts {gain} better ({low} to {high})",
                gain=format_number(way.gain.value, 3),
                low=format_number(way.gain.value - 1.96 * way.gain.error, 3),
                high=format_number(way.gain.value + 1.96 * way.gain.error, 3),
            )
        )
    if way.checked is not None:
        parts.append(
            tr_n(
                "of {n} gold item {fixed} fixed, {broken} broken",
                "of {n} gold items {fixed} fixed, {broken} broken",
                way.checked.known,
                fixed=format_number(way.checked.only_first),
                broken=format_number(way.checked.only_second),
            )
        )
    return tr("{way}: {facts}.", way=way_name(way.votes), facts=join_clauses(parts))


def _recommend(found: ModelVotesComparison) -> str:
    best = found.recommended
    if best is None:
        return tr("No way is shown to help, so let every model vote alone.")
    return tr("Recommended: {way}.", way=way_name(best))
