"""The results of several tags together: sets, one worker table, and files of both."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any

import numpy as np

from crowdgui import __version__
from crowdgui.core.audit.acceptance import SetOrder
from crowdgui.core.audit.accepted import STATUSES
from crowdgui.core.audit.calibration import default_calibration
from crowdgui.core.audit.sample import Look
from crowdgui.core.audit.work_forecast import chance_right
from crowdgui.core.labels import UNLABELLED
from crowdgui.core.progress import Progress, ignore_progress
from crowdgui.core.tags.acceptance import accept_sets, forecast_sets, set_review_order, wrong_sets
from crowdgui.core.tags.agreement import set_alphas
from crowdgui.core.tags.pooled import join_workers
from crowdgui.core.tags.sets import YES, compare_sets, given_sets, join_tags
from crowdgui.io.atomic import replace_together
from crowdgui.io.exporting.records import acceptance_record, source_record
from crowdgui.io.exporting.table_formats import TableFormat, write_table
from crowdgui.io.exporting.write import spare_sources, write_list, write_record
from crowdgui.io.importing.lists.checked_list import NO_TAGS
from crowdgui.text.guarantees.headline import describe_headline
from crowdgui.text.tags import describe_set_guarantee
from crowdgui.text.translation import tr

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

    from crowdgui.core.arrays import FloatArray, IntArray
    from crowdgui.core.audit.forecast import AuditForecast
    from crowdgui.core.progress import ProgressCallback
    from crowdgui.core.results import Outcome
    from crowdgui.core.tags.acceptance import SetAcceptance
    from crowdgui.core.tags.agreement import SetAlpha
    from crowdgui.core.tags.pooled import TagWorkers
    from crowdgui.core.tags.sets import SetErrors
    from crowdgui.io.exporting.results import Results
    from crowdgui.io.exporting.text_files import Table
    from crowdgui.io.importing.lists.checked_list import TagAudit
    from crowdgui.io.importing.lists.class_map import TagGroup
    from crowdgui.io.importing.read_labels import ImportedLabels


def _fixed_confidence(outcome: Outcome) -> FloatArray:
    """Return the confidence (N,) as it was before anything was checked."""
    curve = default_calibration(outcome.job.rule)
    return curve.confidence(outcome.own_probability)


def _fixed_chance(outcome: Outcome) -> FloatArray:
    """Return the probability (N,) that each label is right, for forecasts, as it was then."""
    return default_calibration(outcome.job.rule).confidence(chance_right(outcome))


@dataclass(frozen=True, eq=False)
class TagResults:
    """The results of all tags of the same items, and what follows for whole sets.

    `order` is what sets are ordered by before an audit, and `acceptance` what is accepted of them
    where there was one.
    """

    group: TagGroup
    names: tuple[str, ...]
    tags: tuple[Results, ...]
    order: SetOrder = SetOrder.PRODUCT
    acceptance: SetAcceptance | None = None

    @classmethod
    def of(
        cls,
        every: Sequence[ImportedLabels],
        made: Sequence[Results],
        *,
        audit: TagAudit | None = None,
        order: SetOrder = SetOrder.PRODUCT,
    ) -> TagResults:
        """Join the results of the tags; an `audit` also counts for whole sets."""
        group = every[0].tags
        assert group is not None
        names = tuple(one.question for one in every)
        sets = None if audit is None else _accepted(made, audit, order)
        return cls(group, names, tuple(made), order, sets)

    @cached_property
    def final(self) -> IntArray:
        """The tags that are exported (N, T), everything that people found counted."""
        return join_tags([one.final.labels for one in self.tags])

    @cached_property
    def confidence(self) -> FloatArray:
        """The confidence in each tag (N, T), 1 where people set it, NaN without a label."""
        return np.column_stack(
            [np.where(one.final.settled, 1.0, one.outcome.confidence) for one in self.tags]
        )

    @cached_property
    def review_order(self) -> IntArray:
        """The items to review for the guarantee of whole sets, or without an audit all (N,).

        Sets with an open tag come first, then the least confident.
        """
        if self.acceptance is not None:
            return self.acceptance.acceptance.review
        return set_review_order(self.confidence, self.order)

    @property
    def union(self) -> tuple[int, float] | None:
        """How many whole sets are wrong at most by the guarantees of the tags, and its risk.

        None where there is an audit of whole sets, or not every tag has a guarantee.
        """
        made = [one.guarantee.acceptance for one in self.tags]
        done = [one for one in made if one is not None and one.complete]
        if self.acceptance is not None or len(done) < len(made):
            return None
        return wrong_sets(tuple((one.left + one.changed, one.plan.alpha) for one in done))

    @cached_property
    def errors(self) -> SetErrors | None:
        """The rule's tags compared with gold; None where there is none, or the rule kept it."""
        if all(one.outcome.gold is None for one in self.tags):
            return None
        rule = join_tags([one.outcome.labels for one in self.tags])
        return compare_sets(rule, join_tags([_gold(one.outcome) for one in self.tags]))

    @cached_property
    def workers(self) -> TagWorkers:
        """One worker table over all tags."""
        made = [one.outcome for one in self.tags]
        jobs = [one.job for one in made]
        reports = [one.workers for one in made]
        return join_workers(reports, [job.labels for job in jobs], [job.gold for job in jobs])

    @cached_property
    def alphas(self) -> tuple[SetAlpha, ...]:
        """How well workers agree on sets, by each distance."""
        return set_alphas(given_sets([one.outcome.job.used for one in self.tags]))

    @cached_property
    def forecast(self) -> AuditForecast:
        """What an audit of whole sets would take, with the target of the first tag."""
        outcomes, guarantee_options = (
            [one.outcome for one in self.tags],
            self.tags[0].guarantee_options,
        )
        return forecast_set_audit(
            outcomes, guarantee_options.epsilon, guarantee_options.alpha, self.order
        )

    def tags_of(self, row: IntArray) -> list[str]:
        """Return the names of the tags that a row (T,) has."""
        return [name for name, code in zip(self.names, row.tolist(), strict=True) if code == YES]


def forecast_set_audit(
    outcomes: Sequence[Outcome], at_most: float, alpha: float, order: SetOrder
) -> AuditForecast:
    """Return what an audit of whole sets would take, by what the rule found of each tag."""
    return forecast_sets(
        tags=join_tags([one.labels for one in outcomes]),
        confidence=np.column_stack([_fixed_confidence(one) for one in outcomes]),
        tied=np.column_stack([one.tied for one in outcomes]),
        at_most=at_most,
        alpha=alpha,
        order=order,
        right=np.column_stack([_fixed_chance(one) for one in outcomes]),
    )


def _accepted(made: Sequence[Results], audit: TagAudit, order: SetOrder) -> SetAcceptance:
    """Accept whole sets by labels and confidence, neither of which saw anything of the audit."""
    done = [one.outcome for one in made]
    reviewed = set.intersection(
        *({item for item, d in one.decisions.items() if d.labelled} for one in made)
    )
    return accept_sets(
        tags=join_tags([one.labels for one in done]),
        confidence=np.column_stack([_fixed_confidence(one) for one in done]),
        tied=np.column_stack([one.tied for one in done]),
        sample=np.array(audit.sample, dtype=np.int64),
        answers=audit.answers,
        seed=audit.seed,
        at_most=made[0].guarantee_options.epsilon,
        look=Look(len(audit.sample), made[0].guarantee_options.alpha),
        order=order,
        reviewed=reviewed,
    )


def _gold(outcome: Outcome) -> IntArray:
    gold = outcome.job.gold
    n = outcome.job.labels.n_items
    return np.full(n, UNLABELLED, dtype=np.int32) if gold is None else gold


def sets_table(results: TagResults, *, as_lists: bool = False) -> Table:
    """Return one row per item: its tags together, and yes or no per tag.

    Tags are joined by the file's separator, or a list where the format has such.
    """
    from crowdgui.io.tabular.text_file import distinct_names

    labels = results.tags[0].outcome.job.labels
    rows = [results.tags_of(row) for row in results.final]
    joined: list[Any] = rows if as_lists else [results.group.joined(row) for row in rows]
    columns: list[Any] = [
        labels.item_ids,
        joined,
        results.confidence.prod(axis=1),
        results.confidence.min(axis=1),
    ]
    header = ["item", "tags", "confidence", "least_confidence"]
    if results.acceptance is not None:
        status = [STATUSES[code].value for code in results.acceptance.acceptance.status.tolist()]
        header.append("status")
        columns.append(status)
    for place, one in enumerate(results.tags):
        words = np.append(one.outcome.job.labels.classes, "")
        columns.append(words[results.final[:, place]])
    return distinct_names([*header, *results.names]), columns


def tags_table(results: TagResults) -> Table:
    """Return one row per tag: how often it was given and is final, and its errors."""
    errors = results.errors
    finals = results.final
    columns: dict[str, Any] = {
        "tag": list(results.names),
        "labels": [one.outcome.job.used.n_labels for one in results.tags],
        "given": [_share(one.outcome.job.used.code == YES) for one in results.tags],
        "final": [_share(finals[:, t] == YES) for t in range(len(results.names))],
        "agreement": [one.outcome.workers.typical for one in results.tags],
    }
    if errors is not None:
        columns["gold"] = [one.known for one in errors.tags]
        columns["wrong_on_gold"] = [one.wrong for one in errors.tags]
        columns["missed_on_gold"] = [one.missed for one in errors.tags]
        columns["added_on_gold"] = [one.added for one in errors.tags]
    columns["guarantee"] = [describe_headline(one.guarantee) for one in results.tags]
    return tuple(columns), list(columns.values())


def _share(mask: Any) -> float:
    return float(np.mean(mask)) if mask.size else float("nan")


def tag_workers_table(results: TagResults) -> Table:
    """Return one row per worker, over all tags and per tag."""
    from crowdgui.io.tabular.text_file import distinct_names

    found = results.workers
    known = found.gold_labels.sum(axis=1)
    columns: dict[str, Any] = {
        "worker": results.tags[0].worker_ids,
        "labels": found.labels.sum(axis=1),
        "ticked": found.ticked.sum(axis=1),
        "compared": found.compared.sum(axis=1),
        "agreement": found.agreement,
        "gold_labels": known,
        "accuracy_on_gold": found.accuracy_on_gold,
        "gold_low": found.gold_low,
        "gold_high": found.gold_high,
    }
    header, made = list(columns), list(columns.values())
    for place, name in enumerate(results.names):
        header += [f"labels: {name}", f"ticked: {name}", f"agreement: {name}"]
        by_tag = found.agreement_by_tag[:, place]
        made += [found.labels[:, place], found.ticked[:, place], by_tag]
    return distinct_names(header), made


def set_review_table(results: TagResults) -> Table:
    """Return the items whose set is to be reviewed for its guarantee, least confident first.

    The columns are those of a list of reviewed items, so that it can be corrected and read.
    """
    assert results.acceptance is not None
    items = results.acceptance.acceptance.review
    ids = results.tags[0].outcome.job.labels.item_ids
    found = [results.tags_of(row) for row in results.final[items]]
    joined = [results.group.joined(tags) if tags else NO_TAGS for tags in found]
    return ("item", "label"), [ids[items], joined]


def tags_record(results: TagResults) -> dict[str, Any]:
    """Return tags and whole sets in numbers, for a program to read."""
    errors, first = results.errors, results.tags[0]
    return {
        "counts": {
            "workers": first.outcome.job.used.n_workers,
            "items": first.outcome.job.used.n_items,
            "tags": len(results.names),
            "labels": sum(one.outcome.job.used.n_labels for one in results.tags),
        },
        **source_record(first.source, first.read_as),
        "tags": [_tag_record(results, place) for place in range(len(results.names))],
        "rule": first.outcome.aggregation.rule,
        "pooled": results.group.pooled,
        "sets": {
            "known_on_gold": 0 if errors is None else errors.known,
            "right_on_gold": 0 if errors is None else errors.right,
            "error_on_gold": None
            if errors is None or not errors.known
            else 1.0 - errors.right / errors.known,
            "mean_masi_distance": _number(None if errors is None else errors.masi),
            "mean_jaccard_distance": _number(None if errors is None else errors.jaccard),
        },
        "agreement": {
            one.distance: {
                "alpha": one.value,
                "interval": None if one.low is None else [one.low, one.high],
                "items": one.items,
            }
            for one in results.alphas
        },
        "version": __version__,
    }


def _number(value: float | None) -> float | None:
    return None if value is None or np.isnan(value) else value


def _tag_record(results: TagResults, place: int) -> dict[str, Any]:
    one = results.tags[place]
    errors = None if results.errors is None else results.errors.tags[place]
    return {
        "name": results.names[place],
        "labels": one.outcome.job.used.n_labels,
        "final_yes": int(np.count_nonzero(results.final[:, place] == YES)),
        "error_on_gold": None
        if errors is None or not errors.known
        else errors.wrong / errors.known,
        "known_on_gold": 0 if errors is None else errors.known,
        "missed_on_gold": 0 if errors is None else errors.missed,
        "added_on_gold": 0 if errors is None else errors.added,
    }


def set_guarantee_record(results: TagResults) -> dict[str, Any]:
    """Return what is guaranteed of each tag and of whole sets; each on its own."""
    return {
        "tags": [
            {
                "name": name,
                "sentence": describe_headline(one.guarantee),
                "level": one.guarantee.headline.level,
                "value": one.guarantee.headline.value,
                "acceptance": acceptance_record(one),
            }
            for name, one in zip(results.names, results.tags, strict=True)
        ],
        "sets": _set_record(results.acceptance),
    }


def _set_record(found: SetAcceptance | None) -> dict[str, Any] | None:
    if found is None:
        return None
    made = found.acceptance
    return {
        "sentence": describe_set_guarantee(found),
        "at_most": made.plan.at_most,
        "confidence": 1.0 - made.plan.alpha,
        "items": made.items,
        "audited": made.audited,
        "wrong_found": made.found,
        "skipped": made.skipped,
        "accepted": made.n_accepted,
        "review": len(made.review),
        "complete": made.complete,
        "left_at_most": made.left + made.changed,
        "order": found.order,
    }


def write_audit_list(
    path: Path, results: TagResults, seed: int, report: ProgressCallback = ignore_progress
) -> int:
    """Write the items of an audit of whole sets, as many as the forecast suggests; return how many.

    It is the list that “crowdgui draw --tags” writes with the same size and seed.
    """
    from crowdgui.io.exporting.tables.audit import draw_table

    first, size = results.tags[0], results.forecast.best
    table = draw_table(first.outcome.job.labels, first.content, size, seed)
    write_list(path, table, first.read_from, report, first.read_as)
    return size


def write_tag_files(
    folder: Path,
    results: TagResults,
    form: TableFormat,
    report: ProgressCallback = ignore_progress,
    *,
    exact: bool = False,
) -> tuple[Path, ...]:
    """Write the sets, the tags, the one worker table, summary and guarantee into `folder`."""
    ending = form.ending
    lists = ending in ("jsonl", "parquet")
    tables: dict[str, Callable[[], Table]] = {
        f"labels.{ending}": lambda: sets_table(results, as_lists=lists),
        f"tags.{ending}": lambda: tags_table(results),
        f"workers.{ending}": lambda: tag_workers_table(results),
    }
    if results.acceptance is not None:
        tables[f"review.{ending}"] = lambda: set_review_table(results)
    records = {"summary.json": tags_record, "guarantee.json": set_guarantee_record}
    paths = [folder / name for name in (*tables, *records)]
    spare_sources(results.tags[0].read_from, paths, results.tags[0].read_as)
    with replace_together(folder) as staging:
        for name, make in tables.items():
            report(Progress(tr("Writing {file}", file=name)))
            write_table(staging / name, make(), form, report, exact=exact)
        for name, record in records.items():
            write_record(staging / name, record(results))
    return tuple(paths)
