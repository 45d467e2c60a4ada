"""What the Export page says of the files and of what is in them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.review.decisions import SOURCES, LabelSource
from crowdgui.text.guarantees.audit_basis import describe_doubts
from crowdgui.text.guarantees.headline import describe_headline, describe_level
from crowdgui.text.rules import rule_name
from crowdgui.text.translation import (
    format_number,
    join_list,
    join_sentences,
    sentence,
    tr,
    tr_n,
)

if TYPE_CHECKING:
    from crowdgui.core.audit.sample import AuditSample
    from crowdgui.core.bounds.guarantee import Guarantee
    from crowdgui.core.results import Outcome
    from crowdgui.core.review.decisions import FinalLabels
    from crowdgui.io.exporting.write import ExportedFiles
    from crowdgui.ui.widgets.lists import FactRow


def provenance_facts(
    outcome: Outcome, found: Guarantee, final: FinalLabels, file: str, alpha: float
) -> tuple[FactRow, ...]:
    """Return where the labels come from."""
    done = outcome.aggregation
    steps = tr_n("{n} iteration", "{n} iterations", done.iterations)
    name = rule_name(done.rule)
    doubts = describe_doubts(found.stated_doubts)
    # No bound without its level; and what is still to be done is no guarantee.
    level = sentence(describe_level(found, alpha))
    return (
        (tr("Rule"), f"{name}, {steps}" if done.iterations else name, ""),
        (tr("Workers"), _workers_text(outcome), ""),
        (tr("Ties"), _ties_text(outcome.n_tied), ""),
        *_unstable(outcome),
        (tr("Settled labels"), _settled_text(final), ""),
        (tr("Guarantee"), join_sentences((level, describe_headline(found), *doubts)), ""),
        (tr("Input"), tr("{file}, unchanged", file=file), ""),
    )


def describe_checking(audit: AuditSample | None, found: Guarantee) -> str:
    """State that an audit, or the review after it, is unfinished; nothing where none is."""
    accepted = found.acceptance
    if audit is None or (audit.complete and (accepted is None or accepted.complete)):
        return ""
    words = (
        tr("The review after the audit is not finished.")
        if audit.complete
        else tr("The audit is not finished.")
    )
    return join_sentences((words, describe_headline(found)))


def describe_formula_cells(formulas: int | None, *, csv: bool) -> str:
    """Describe how many cells would run, None where that is not known yet, and
    what is done about it."""
    if not csv:
        return tr("Text stays text in the formats chosen: only CSV can hold formulas.")
    if formulas is None:
        return tr("Counting names that a spreadsheet would run.")
    if not formulas:
        return tr("No item, worker or class here has a name that a spreadsheet would run.")
    return tr_n(
        "{n} name of an item, worker or class would run as a formula in a spreadsheet. It "
        "gets a leading apostrophe unless you tick this.",
        "{n} names of items, workers or classes would run as formulas in a spreadsheet. "
        "They get a leading apostrophe unless you tick this.",
        formulas,
    )


def describe_folder(question: str, folder: str) -> str:
    """Describe what is exported of a project of several questions, and where it goes."""
    return tr(
        "Only the question shown, “{question}”, is exported, to the folder “{folder}” "
        "inside this one.",
        question=question,
        folder=folder,
    )


def describe_exported(done: ExportedFiles) -> str:
    """Describe what was written."""
    words = tr_n(
        "{n} file written to {folder}.",
        "{n} files written to {folder}.",
        len(done.files),
        folder=done.files[0].parent,
    )
    if not done.neutralised:
        return words
    return (
        words
        + " "
        + tr_n(
            "An apostrophe was added to {n} cell, so that no spreadsheet runs it as a formula.",
            "An apostrophe was added to {n} cells, so that no spreadsheet runs them as formulas.",
            done.neutralised,
        )
    )


def _workers_text(outcome: Outcome) -> str:
    excluded, workers = outcome.job.excluded, outcome.job.labels.n_workers
    left_out = 0 if excluded is None else int(np.count_nonzero(excluded))
    if not left_out:
        return tr("all {n}", n=format_number(workers))
    return tr(
        "{n} of {all}; {out} excluded",
        n=format_number(workers - left_out),
        all=format_number(workers),
        out=format_number(left_out),
    )


def _settled_text(final: FinalLabels) -> str:
    """Return how many labels people had the last word on, by what they are from."""
    reviewer, audit, gold = (
        int(np.count_nonzero(final.sources == SOURCES.index(of)))
        for of in (LabelSource.REVIEWER, LabelSource.AUDIT, LabelSource.GOLD)
    )
    parts = []
    if reviewer:
        parts.append(tr("{n} manual", n=format_number(reviewer)))
    if audit:
        parts.append(tr("{n} from the audit", n=format_number(audit)))
    if gold:
        parts.append(tr("{n} from gold", n=format_number(gold)))
    return join_list(parts) if parts else tr("none")


def _unstable(outcome: Outcome) -> tuple[FactRow, ...]:
    """Return how many labels depend on the rule's start or parts, where any do."""
    contested = outcome.aggregation.contested
    n = 0 if contested is None else int(np.count_nonzero(contested))
    return ((tr("Unstable"), tr_n("{n} item", "{n} items", n), ""),) if n else ()


def _ties_text(tied: int) -> str:
    if not tied:
        return tr("none")
    return tr_n("{n}, won by the first class", "{n}, won by the first class", tied)
