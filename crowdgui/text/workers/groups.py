"""Sentences about people and models: who they are, how they agree, and how models vote."""

from __future__ import annotations

from typing import TYPE_CHECKING

from crowdgui.core.groups.kinds import NoEffectiveVotes, NoGroupAgreement, WorkerKind
from crowdgui.core.groups.report import counts_for_less, has_redundant_votes
from crowdgui.text.translation import (
    format_number,
    join_clauses,
    join_sentences,
    list_first,
    shorten,
    tr,
    tr_n,
    tr_noop,
)
from crowdgui.text.wording import OptionText, add_option_texts

if TYPE_CHECKING:
    from collections.abc import Sequence

    from crowdgui.core.compare.model_votes_gain import ModelVotesComparison, ModelVotesGain
    from crowdgui.core.groups.effective_votes import EffectiveVotes
    from crowdgui.core.groups.kinds import WorkerKinds
    from crowdgui.core.groups.model_votes import ModelVotes
    from crowdgui.core.groups.report import GroupReport, GroupSummary


_KINDS = {WorkerKind.PERSON: tr_noop("person"), WorkerKind.MODEL: tr_noop("model")}

_WORKERS = {WorkerKind.PERSON: tr_noop("Person"), WorkerKind.MODEL: tr_noop("Model")}

_GROUPS = {WorkerKind.PERSON: tr_noop("People"), WorkerKind.MODEL: tr_noop("Models")}

_NO_VOTES = {
    NoEffectiveVotes.FEW_MISTAKES: tr_noop("Fewer than 10 mistakes were seen."),
    NoEffectiveVotes.NOBODY_ELSE: tr_noop("Nobody else labelled these items."),
    NoEffectiveVotes.NO_KNOWN_CLASS: tr_noop("No item they share has a known class."),
    NoEffectiveVotes.NO_SHARED_ITEM: tr_noop("No two of them labelled the same item."),
    NoEffectiveVotes.NO_VARIATION: tr_noop(
        "Of any two of them, one is always right or always wrong on the items they share."
    ),
    NoEffectiveVotes.NO_WORKER: tr_noop("Nobody in this group gave a label that counts."),
    NoEffectiveVotes.SAME_MISTAKES: tr_noop("All of them make the same mistakes."),
    NoEffectiveVotes.TOO_FEW_RESAMPLES: tr_noop("Too few items have mistakes for an interval."),
}

_NO_AGREEMENT = {
    NoGroupAgreement.CLASS_NOT_SEEN: tr_noop("Nobody compared gave this class."),
    NoGroupAgreement.FEW_ITEMS: tr_noop("Too few items are compared for an interval."),
    NoGroupAgreement.FEW_SECOND_CLASS: tr_noop(
        "Too few labels are of another class for an interval."
    ),
    NoGroupAgreement.ITEMS_ALIKE: tr_noop("All items agree alike, so there is no interval."),
    NoGroupAgreement.NO_SHARED_ITEM: tr_noop("No two of them labelled the same item."),
    NoGroupAgreement.ONE_CLASS: tr_noop("All labels compared are of one class."),
    NoGroupAgreement.ONE_ITEM: tr_noop("Only one item was compared."),
}


def kind_name(kind: WorkerKind) -> str:
    return tr(_KINDS[kind])


def group_name(kind: WorkerKind) -> str:
    return tr(_GROUPS[kind])


def describe_kind(kinds: WorkerKinds, worker: int) -> str:
    """State whether a worker is a person or a model, and of which family and version."""
    made = kinds.model(worker)
    parts = [tr(_WORKERS[kinds.kind(worker)])]
    if made.family:
        parts.append(tr("family {name}", name=made.family))
    if made.version:
        parts.append(tr("version {name}", name=made.version))
    return ", ".join(parts)


def describe_group_size(labels: int, group: GroupSummary | None) -> str:
    """State how many labels a group gave and, where it is known, how many to each item.

    Only labels that count are divided among the items that have any from the group.
    """
    given = tr_n("{n} label", "{n} labels", labels)
    if group is None or not group.items:
        return given
    each = group.labels_per_item
    digits = 0 if abs(each - round(each)) < 0.05 else 1
    return tr("{labels}, {n} per item", labels=given, n=format_number(each, digits))


def describe_no_votes(reason: NoEffectiveVotes) -> str:
    """Return why a number of independent votes, or its interval, can’t be estimated."""
    return tr(_NO_VOTES[reason])


def describe_no_agreement(reason: NoGroupAgreement) -> str:
    """Return why agreement of two groups has no value or no interval."""
    return tr(_NO_AGREEMENT[reason])


def _count_kinds(groups: GroupReport) -> str:
    """State how many people and models gave labels that count."""
    return count_people_and_models(groups.people.workers.size, groups.models.workers.size)


def count_people_and_models(people: int, models: int) -> str:
    if not people:
        return tr("All {n} workers are models.", n=format_number(models))
    return tr(
        "{people} and {models}.",
        people=tr_n("{n} person", "{n} people", people),
        models=tr_n("{n} model", "{n} models", models),
    )


def describe_votes(votes: EffectiveVotes) -> str:
    """State how many independent votes the models give, or why that can’t be estimated."""
    n = format_number(votes.size)
    if votes.size == 1:
        return ""
    if votes.value is None:
        why = "" if votes.reason is None else describe_no_votes(votes.reason)
        cannot = tr("Whether the {n} models share mistakes can’t be estimated.", n=n)
        return join_sentences((cannot, why))
    count = format_number(votes.value, 1)
    if not counts_for_less(votes):
        return tr(
            "The models seldom make the same mistakes: {n} of them count as about {votes} votes.",
            n=n,
            votes=count,
        )
    if votes.high is not None and not has_redundant_votes(votes):
        return tr(
            "The models may make the same mistakes: {n} of them count as about {votes} votes.",
            n=n,
            votes=count,
        )
    return tr(
        "The models often make the same mistakes: {n} of them count as about {votes} votes.",
        n=n,
        votes=count,
    )


def describe_reference(groups: GroupReport) -> str:
    """State by which classes mistakes were counted, where that is an assumption."""
    if not groups.assumed:
        return ""
    return tr("A label counts as a mistake if it differs from the people’s final label.")


def describe_groups(groups: GroupReport) -> str:
    """Return what is most worth knowing of people and models, in a few sentences."""
    return join_sentences(
        (_count_kinds(groups), describe_votes(groups.models.votes), describe_reference(groups))
    )


_NAMED = 3


def describe_model_names(names: Sequence[str]) -> str:
    """State that workers who are not marked as models have names like models."""
    return tr_n(
        "{n} worker has a name like a model: {names}.",
        "{n} workers have names like models: {names}.",
        len(names),
        names=list_first([shorten(name) for name in names], _NAMED),
    )


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
