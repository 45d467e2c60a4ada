"""The check of the worker model in words: what it found, and what that means for the bounds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from crowdgui.core.bounds.model_check import ModelFinding
from crowdgui.core.bounds.model_fit import FitGrade
from crowdgui.core.groups.report import ENOUGH_VOTES, counts_for_less
from crowdgui.text.translation import (
    format_number,
    format_percent,
    join_clauses,
    join_sentences,
    tr,
    tr_n_noop,
    tr_noop,
)
from crowdgui.text.wording import (
    CheckRow,
    CheckStatus,
    Sentence,
    Sentences,
    add_sentences,
    describe,
)
from crowdgui.text.workers.groups import describe_no_votes

if TYPE_CHECKING:
    from collections.abc import Iterable

    from crowdgui.core.bounds.guarantee import Guarantee
    from crowdgui.core.errors import Reason
    from crowdgui.core.groups.effective_votes import EffectiveVotes


def describe_model(found: Guarantee) -> str:
    """Return what the check of the worker model found, in one or two sentences."""
    findings = describe_findings(found.model_findings)
    return join_sentences([findings, *_part_checked(found), *_not_checked(found)])


def _part_checked(found: Guarantee) -> list[str]:
    check = found.model
    if check is None or not check.in_part:
        return []
    total = format_number(check.available or 0)
    return [
        tr(
            "{n} of the {total} items with two or more labels were drawn at random for this check.",
            n=format_number(check.items),
            total=total,
        )
    ]


def _not_checked(found: Guarantee) -> list[str]:
    if found.model is None or not found.model.too_large:
        return []
    return [
        tr(
            "Worker models with more than one accuracy per worker weren’t all checked: there are "
            "too many classes."
        )
    ]


def describe_findings(findings: Iterable[Reason]) -> str:
    """Return several findings as sentences."""
    return join_sentences(map(describe, findings))


def _write_votes(votes: float) -> str:
    return format_number(votes, 1)


def _write_ratio(ratio: float) -> str:
    return format_number(ratio, 2)


_FINDINGS: Sentences = {
    ModelFinding.ALL_ONE_CLASS: Sentence(
        tr_noop("All labels are the same class, so workers’ mistakes can’t be assessed.")
    ),
    ModelFinding.TOO_FEW_ITEMS: Sentence(
        tr_noop("Too few items have two or more labels to check whether mistakes are independent.")
    ),
    ModelFinding.TOO_FEW_DISAGREEMENTS: Sentence(
        tr_noop(
            "There are too few items, or too few disagreements on them, to check whether "
            "mistakes are independent."
        )
    ),
    ModelFinding.TOO_FEW_LABELS_EACH: Sentence(
        tr_noop(
            "Most items have only two labels, which is too few to check whether mistakes are "
            "independent. Three labels per item can show it."
        )
    ),
    ModelFinding.FITS: Sentence(
        tr_n_noop(
            "On {n} item all labels are the same; with independent mistakes it would be about "
            "{expected}. There is no sign that mistakes are linked.",
            "On {n} items all labels are the same; with independent mistakes it would be about "
            "{expected}. There is no sign that mistakes are linked.",
        ),
        {"expected": format_number},
    ),
    ModelFinding.SLIGHT_DIFFERENCE: Sentence(
        tr_noop(
            "These labels differ from what independent workers would give, by little but by "
            "more than chance."
        )
    ),
    ModelFinding.MODELS_SHARE_MISTAKES: Sentence(
        tr_noop("{n} models count as about {votes} independent votes."),
        {"votes": _write_votes},
    ),
    ModelFinding.MODELS_NOT_COMPARED: Sentence(
        tr_noop("Whether the {n} models share mistakes can’t be estimated.")
    ),
    ModelFinding.LITTLE_VARIATION: Sentence(
        tr_noop(
            "Agreement varies only {ratio} times as much between items as it would for "
            "independent workers."
        ),
        {"ratio": _write_ratio},
    ),
    ModelFinding.MANY_UNANIMOUS: Sentence(
        tr_n_noop(
            "On {n} item all labels are the same; with independent mistakes it would be about "
            "{expected}. Some items are harder than others, or workers make the same mistakes.",
            "On {n} items all labels are the same; with independent mistakes it would be about "
            "{expected}. Some items are harder than others, or workers make the same mistakes.",
        ),
        {"expected": format_number},
    ),
    ModelFinding.MUCH_VARIATION: Sentence(
        tr_noop(
            "Agreement varies {ratio} times as much between items as it would for independent "
            "workers. Some items are harder than others, or workers make the same mistakes."
        ),
        {"ratio": _write_ratio},
    ),
    ModelFinding.LABEL_PAIR: Sentence(
        tr_noop(
            "Two labels on one item are “{one}” and “{other}” in {seen} of cases. If workers were "
            "equally accurate on all classes, it would be {expected}: {meaning}."
        ),
        {"seen": format_percent, "expected": format_percent},
    ),
    ModelFinding.UNEVEN_AGREEMENT: Sentence(
        tr_noop("some classes are easier to agree on than others")
    ),
    ModelFinding.CONFUSED_CLASSES: Sentence(tr_noop("some classes are confused more than others")),
}


add_sentences(_FINDINGS)


def describe_model_fit(found: Guarantee) -> str:
    """State in a line whether the worker model fits, and by which numbers."""
    first = found.model.homogeneous if found.model else None
    if found.model is None or first is None:
        return describe_model(found)
    verdict = {
        FitGrade.FITS: tr("it fits")
        if found.model.fits_closely
        else tr("almost, but the difference is significant"),
        FitGrade.ROUGHLY: tr("roughly"),
        FitGrade.DOES_NOT_FIT: tr("it doesn’t fit"),
        FitGrade.TOO_FEW: tr("too few labels to tell"),
    }[first.grade]
    line = tr(
        "{verdict}: variation {ratio} times the expected, label pairs differ by {distance}",
        verdict=verdict,
        ratio=format_number(first.spread.size, 2),
        distance=format_percent(first.pairs.size),
    )
    if not found.model.in_part:
        return line
    checked, total = format_number(found.model.items), format_number(found.model.available or 0)
    part = tr("{n} of {total} items checked, drawn at random", n=checked, total=total)
    return f"{line} · {part}"


def model_row(found: Guarantee) -> CheckRow:
    check = found.model
    grade = check.grade if check else FitGrade.TOO_FEW
    status = {
        FitGrade.FITS: CheckStatus.HOLDS if check and check.unquestioned else CheckStatus.UNSURE,
        FitGrade.ROUGHLY: CheckStatus.UNSURE,
        FitGrade.DOES_NOT_FIT: CheckStatus.FAILS,
        FitGrade.TOO_FEW: CheckStatus.UNSURE,
    }[grade]
    return CheckRow(
        status,
        tr("Workers make mistakes independently and are equally accurate on all classes"),
        describe_model(found),
    )


def models_rows(found: Guarantee) -> list[CheckRow]:
    """Return whether the models’ mistakes are as those of independent workers.

    Nothing where fewer than two models are compared.
    """
    votes = None if found.model is None else found.model.votes
    if votes is None or votes.size < 2:
        return []
    in_doubt = counts_for_less(votes)
    unknown = CheckStatus.UNSURE if votes.low is None else CheckStatus.FAILS
    return [
        CheckRow(
            unknown if in_doubt else CheckStatus.HOLDS,
            tr("Models’ mistakes count as those of independent workers"),
            _describe_found_votes(votes),
        )
    ]


def _describe_found_votes(votes: EffectiveVotes) -> str:
    """Return how many votes are needed of the models, and how many they give, or why not known."""
    needed = tr(
        "needed: {needed} of {n} votes or more, also at the lower end of the 95% interval",
        needed=format_number(ENOUGH_VOTES * votes.size, 1),
        n=format_number(votes.size),
    )
    if votes.value is None:
        why = "" if votes.reason is None else describe_no_votes(votes.reason)
        unknown = join_clauses((needed, tr("found: can’t be estimated.")))
        return join_sentences((unknown, why))
    value = format_number(votes.value, 1)
    if votes.low is None or votes.high is None:
        return join_clauses((needed, tr("found: {found}, without an interval", found=value)))
    low, high = format_number(votes.low, 1), format_number(votes.high, 1)
    found = tr("found: {found} ({low} to {high})", found=value, low=low, high=high)
    return join_clauses((needed, found))
