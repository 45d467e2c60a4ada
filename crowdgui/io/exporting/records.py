"""What programs read of a run: the records of summary.json and guarantee.json."""

from __future__ import annotations

from dataclasses import asdict
from math import isfinite
from typing import TYPE_CHECKING, Any

import numpy as np

from crowdgui import __version__
from crowdgui.core.audit.accepted import STATUSES, LabelStatus
from crowdgui.core.costs import mean_cost_on_gold
from crowdgui.core.labels import UNLABELLED, count_known
from crowdgui.core.prices import WayKind, labels_cost
from crowdgui.core.progress import ignore_progress
from crowdgui.io.exporting.tables.cohorts import cohorts_record
from crowdgui.io.exporting.tables.guideline import guideline_record
from crowdgui.io.exporting.tables.probabilities import rule_kind
from crowdgui.io.importing.import_spec import TEXT, format_key
from crowdgui.io.tabular.roles import LABEL_ROLES, SIDES, ColumnRole
from crowdgui.text.guarantees.audit_basis import describe_doubts
from crowdgui.text.guarantees.bounds import (
    describe_bound,
    describe_condition,
    describe_reason,
    describe_source,
)
from crowdgui.text.guarantees.costs import cost_sentences, describe_no_cost
from crowdgui.text.guarantees.guarantee import describe_change, describe_cost
from crowdgui.text.guarantees.headline import describe_basis, describe_headline
from crowdgui.text.guarantees.model_check import describe_model
from crowdgui.text.guarantees.prices import cost_groups, money_sentences
from crowdgui.text.rules import describe_note, describe_note_details
from crowdgui.text.translation import join_sentences
from crowdgui.text.workers.groups import describe_no_votes

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from crowdgui.core.bounds.guarantee import BoundEntry, Guarantee
    from crowdgui.core.groups.group_agreement import GroupAgreement
    from crowdgui.core.groups.model_votes import ModelVotes
    from crowdgui.core.groups.report import GroupReport, GroupSummary
    from crowdgui.core.prices import LabelsCost, Range
    from crowdgui.core.progress import ProgressCallback
    from crowdgui.core.study.cheapest import Way
    from crowdgui.io.exporting.results import Results
    from crowdgui.io.importing.skipped_rows import SkippedRows
    from crowdgui.io.importing.sources import Source


def summary_record(results: Results, report: ProgressCallback = ignore_progress) -> dict[str, Any]:
    """Return the run in numbers, for a program to read."""
    outcome, decisions = results.outcome, results.decisions.values()
    labels, done = outcome.job.used, outcome.aggregation
    excluded = outcome.job.excluded
    off = outcome.gold.off if outcome.gold else None
    return {
        "counts": {
            "workers": labels.n_workers,
            "items": labels.n_items,
            "labels": labels.n_labels,
            "classes": labels.n_classes,
            "gold": count_known(outcome.job.gold),
            "workers_left_out": 0 if excluded is None else int(np.count_nonzero(excluded)),
            "labels_set_by_hand": sum(decision.labelled for decision in decisions),
        },
        **source_record(results.source, results.read_as),
        **({} if labels.metadata.files is None else {"files": labels.metadata.files.counts}),
        "classes": list(labels.classes),
        "ordered": labels.ordered,
        "rule": done.rule,
        "rule_chosen_from": list(results.guarantee_options.candidates),
        "iterations": done.iterations,
        "converged": done.converged,
        "objective": [step.objective for step in done.history],
        "changed": [step.changed for step in done.history],
        "ties": outcome.n_tied,
        "unlabelled_items": int(np.count_nonzero(done.labels == UNLABELLED)),
        "contested_items": None
        if done.contested is None
        else int(np.count_nonzero(done.contested)),
        "notes": [
            join_sentences((describe_note(note), describe_note_details(note)))
            for note in done.notes
        ],
        "error_on_gold": outcome.gold.error if outcome.gold else None,
        "off_by_more_than_one_on_gold": off.far_share if off else None,
        "mean_absolute_error_on_gold": off.mean if off else None,
        **_cost_summary(results),
        **_money_record(results, report),
        **_groups_record(results.guarantee.groups, outcome.job.model_votes),
        **cohorts_record(results, report),
        **guideline_record(results, report),
        "left_out": skipped_record(results.skipped),
        "version": __version__,
        "excluded_workers": []
        if excluded is None
        else [str(name) for name in results.worker_ids[excluded]],
    }


def _cost_summary(results: Results) -> dict[str, Any]:
    """Return how many labels costs have changed, and what the probabilities of classes are."""
    made: dict[str, Any] = {}
    if results.probabilities:
        made["probabilities"] = rule_kind(results)
    outcome, costs = results.outcome, results.outcome.job.costs
    if costs is not None:
        # Gold that the rule has kept is no test of it.
        gold = None if outcome.gold is None else outcome.job.gold
        made["labels_changed_by_costs"] = int(np.count_nonzero(outcome.changed_by_costs))
        made["mean_cost_on_gold"] = mean_cost_on_gold(outcome.labels, gold, costs)
    return made


def _money_record(results: Results, progress: ProgressCallback) -> dict[str, Any]:
    """Return prices, what labels and right labels cost, and the ways to the target; with prices."""
    prices, outcome = results.prices, results.outcome
    ways = results.ways(progress)
    if not prices.any:
        return {}
    ids, report = results.worker_ids, outcome.workers
    own = prices.per_label(len(ids), outcome.job.kinds)
    single = np.zeros(len(ids), dtype=bool)
    workers = []
    for worker in np.flatnonzero(~np.isnan(own) & (report.labels > 0)).tolist():
        single[worker] = True
        cost = _labels_cost_record(labels_cost(outcome, own, single))
        workers.append({"worker": str(ids[worker]), "price": float(own[worker]), **cost})
        single[worker] = False
    return {
        "money": {
            "currency": prices.currency or None,
            "prices": {
                "label": prices.person,
                "model": prices.model,
                "audit": prices.audit,
                "review": prices.review,
            },
            "groups": [
                {"group": name, **_labels_cost_record(found)}
                for name, found in cost_groups(outcome, prices)
            ],
            "workers": workers,
            "ways": [_way_record(way) for way in ways.ways] if ways else [],
            "sentences": money_sentences(results.outcome, prices, ways),
        }
    }


def _labels_cost_record(found: LabelsCost) -> dict[str, Any]:
    return {
        "labels": found.labels,
        "labels_with_price": found.priced,
        "cost": found.spent,
        "gold_labels": found.gold,
        "gold_right": found.right,
        "cost_of_right_label": _range_record(found.per_right),
    }


def _way_record(way: Way) -> dict[str, Any]:
    return {
        "way": way.kind,
        "labels": _range_record(way.labels),
        "audited": way.audited,
        "reviewed": _range_record(way.reviewed),
        "cost": _range_record(way.cost),
        "guarantee": way.kind is not WayKind.RELABEL,
    }


def _range_record(found: Range | None) -> dict[str, float | None] | None:
    """Return an estimate and its ends, None for what has no end."""
    if found is None:
        return None
    return {key: value if np.isfinite(value) else None for key, value in found._asdict().items()}


def skipped_record(skipped: Iterable[SkippedRows]) -> list[dict[str, Any]]:
    """Return what was skipped in the files, by reason."""
    return [
        {
            "reason": part.reason,
            "count": part.count,
            "file": part.file,
            "lines": list(part.lines),
        }
        for part in skipped
    ]


def _groups_record(groups: GroupReport | None, votes: ModelVotes) -> dict[str, Any]:
    """Return people and models apart; nothing where all workers are people."""
    if groups is None:
        return {}
    families = {name: _group_record(group) for name, group in groups.families.items()}
    return {
        "groups": {
            "people": _group_record(groups.people),
            "models": _group_record(groups.models),
            "families": families,
            "people_and_models": _agreement_record(groups.between),
            "model_votes": asdict(votes),
        }
    }


def _group_record(group: GroupSummary) -> dict[str, Any]:
    votes = group.votes
    return {
        "workers": int(group.workers.size),
        "labels": group.labels,
        **_agreement_record(group.agreement),
        "effective_votes": {
            "value": votes.value,
            "low": votes.low,
            "high": votes.high,
            "of": votes.size,
            "correlation": votes.correlation,
            "mistakes": votes.mistakes,
            # Whether mistakes were counted by the final labels of the other workers.
            "assumed": votes.assumed,
            "reason": None if votes.reason is None else describe_no_votes(votes.reason),
        },
    }


def _agreement_record(found: GroupAgreement) -> dict[str, Any]:
    """Return the share of pairs of labels that agree, and the same corrected for chance."""
    percent, kappa = found.percent, found.kappa
    return {
        "agreement": percent.value,
        "agreement_interval": None if percent.low is None else [percent.low, percent.high],
        "chance_corrected": kappa.value,
        "chance_corrected_interval": None if kappa.low is None else [kappa.low, kappa.high],
        "items": found.items,
    }


def source_record(source: Source | None, read_as: Any = None) -> dict[str, Any]:
    """Return how the files were read: format, layout, columns, and what each was chosen by.

    Without a source, what a project file says of it; null where it doesn't.
    """
    if source is None:
        return _saved_source(read_as)
    chosen = {str(column.role): (column.name, str(column.evidence)) for column in source.columns}
    return _reading(format_key(source.reading.form), str(source.reading.layout), chosen)


def _saved_source(said: Any) -> dict[str, Any]:
    """Take what is needed from a project's words on its source; others may have written them."""
    try:
        form = said["reading"]["form"]
        form = form["parts"][0][1] if "parts" in form else form
        columns = {one["role"]: (one["name"], one["evidence"]) for one in said["columns"]}
        key, layout = form.get("key", TEXT), said["reading"]["layout"]
    except (AttributeError, IndexError, KeyError, TypeError):
        key = layout = None
        columns = {}
    words = [key, layout, *columns, *(word for both in columns.values() for word in both)]
    if not all(isinstance(word, str) for word in words):
        return {"format": None, "layout": None, "columns": None, "certainty": None}
    return _reading(key, layout, columns)


def _reading(key: str, layout: str, chosen: Mapping[str, tuple[str, str]]) -> dict[str, Any]:
    roles = [*LABEL_ROLES, ColumnRole.GOLD]
    roles += [role for role in (*SIDES, ColumnRole.KIND) if role in chosen]
    return {
        "format": key,
        "layout": layout,
        "columns": {str(role): chosen[role][0] if role in chosen else None for role in roles},
        "certainty": {role: evidence for role, (_, evidence) in chosen.items()},
    }


def guarantee_record(found: Guarantee, results: Results | None = None) -> dict[str, Any]:
    """Return the headline, the model check and every bound, for a program to read."""
    return {
        "headline": {
            "sentence": describe_headline(found),
            "because": describe_basis(found),
            "level": found.headline.level,
            "value": found.headline.value,
            "wrong_from_off_by": found.headline.tolerance + 1,
            # Which items it is about, where labels were added after an audit.
            "covered_items": found.headline.covered or None,
            "doubts": describe_doubts(found.stated_doubts),
        },
        "model_check": _model_record(found),
        "entries": [_entry_record(entry) for entry in found.entries],
        "expected_wrong_labels": None
        if found.estimate is None
        else found.estimate.share * found.estimate.items,
        "expected_error": None if found.estimate is None else found.estimate.share,
        "expected_error_interval": None
        if found.estimate is None
        else [found.estimate.low, found.estimate.high],
        "model_claim": found.model_claim,
        "cost": None if results is None else _cost_record(results),
        "acceptance": None if results is None else acceptance_record(results),
        "helps": [
            {
                "change": describe_change(change),
                "cost": describe_cost(change),
                "value": change.value,
            }
            for change in found.helps
        ],
    }


def _cost_record(results: Results) -> dict[str, Any] | None:
    """Return what wrong labels cost; nothing where all mistakes count the same."""
    found, costs = results.guarantee.cost, results.outcome.job.costs
    if found is None or costs is None:
        return None
    return {
        "costs": [list(row) for row in costs.rows],
        "classes": list(results.outcome.job.labels.classes),
        "sentence": join_sentences(cost_sentences(found)),
        "labels": found.labels,
        "labels_changed": found.changed,
        "expected_mean_cost": found.expected,
        "expected_mean_cost_of_most_probable_labels": found.most_probable,
        "guaranteed_mean_cost": found.at_most,
        "reason": None if found.reason is None else describe_no_cost(found.reason),
        "method": found.method,
        "confidence": None if found.at_most is None else 1.0 - found.alpha,
        "checked": found.checked,
        "mean_cost_of_checked": found.found if found.checked else None,
    }


def acceptance_record(results: Results) -> dict[str, Any] | None:
    """Return what was accepted after an audit, and how many labels may still be wrong.

    `accepted` counts the accepted part, audited items in it included; with `audited_outside` it and
    `review` and `reviewed_outside` it adds up to all items.
    """
    found, audit = results.guarantee.acceptance, results.guarantee_options.audit
    if found is None or audit is None:
        return None
    outside = found.status == STATUSES.index(LabelStatus.REVIEWED)
    return {
        "at_most": found.plan.at_most,
        "confidence": 1.0 - found.plan.alpha,
        "by_class": found.plan.by_class,
        "wrong_from_off_by": found.plan.tolerance + 1,
        "items": found.items,
        "first_item": found.plan.first + 1,
        "audited": found.audited,
        "audited_outside": found.outside,
        "wrong_found": found.found,
        "skipped": found.skipped,
        "without_class": found.without_class,
        "accepted": found.n_accepted,
        "review": len(found.review),
        "reviewed_outside": int(np.count_nonzero(outside & ~found.accepted)),
        # Labels that have changed since the draw count as wrong, so there is a review to do; and
        # where items are of none of the classes the target is about fewer labels.
        "complete": found.on_target,
        "changed_since": found.changed,
        "left_at_most": found.left + found.changed,
        "exported_classes": [
            {
                "class": str(results.outcome.job.labels.classes[one.code]),
                "items": one.items,
                "wrong_at_most": one.wrong,
            }
            for one in results.guarantee.classes
        ],
        "seed": audit.seed,
        "order": f"confidence by {results.outcome.job.rule}",
    }


def _model_record(found: Guarantee) -> dict[str, Any] | None:
    """Return how the homogeneous model, which the paper's bounds use, was found to fit."""
    check = found.model
    if check is None:
        return None
    first, simplest = check.homogeneous, check.simplest
    return {
        "fits": check.fits,
        # A model can fit closely and still differ by more than chance, where labels are many.
        "unquestioned": check.unquestioned,
        "grade": check.grade,
        "items_checked": check.items,
        "items_available": check.available,
        "model": simplest.model if simplest else None,
        "models_not_checked": list(check.too_large),
        # Labels of a crowd that could not disagree have no ratio.
        "ratio": first.spread.size if first and isfinite(first.spread.size) else None,
        "z": first.spread.z if first else None,
        "p": first.spread.p if first else None,
        "pair_distance": first.pairs.size if first else None,
        "pair_p": first.pairs.p if first else None,
        "sentence": describe_model(found),
    }


def _entry_record(entry: BoundEntry) -> dict[str, Any]:
    return {
        "key": entry.key,
        "name": describe_bound(entry),
        "source": describe_source(entry),
        "level": entry.level,
        "kind": entry.kind,
        "applies": entry.applies,
        "reason": describe_reason(entry),
        "value": entry.value,
        "conditions": [
            {
                "text": describe_condition(condition),
                "met": condition.met,
                "value": condition.found,
                "threshold": condition.needed,
            }
            for condition in entry.conditions
        ],
        "quantities": dict(entry.quantities),
        "demoted": entry.demoted,
        "holds": entry.value is not None and not entry.demoted,
    }
