"""From labels and options to all results: rule, workers, guarantee, and what exports need.

The window runs these steps one by one on its own threads; the command line and `crowdgui.api`,
which Python programs use, run all of them through `analyse`.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import nullcontext
from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple, Unpack

import numpy as np

from crowdgui.core.audit.acceptance import SetOrder, plan_acceptance
from crowdgui.core.audit.bounds import alpha_share
from crowdgui.core.audit.checked_items import rule_knew, with_checked
from crowdgui.core.audit.sample import AuditSample, Look
from crowdgui.core.blocks import run_concurrently, use_threads
from crowdgui.core.bounds.guarantee_builder import (
    NOTHING_DECIDED,
    build_bounds,
    build_guarantee,
    with_improvements,
)
from crowdgui.core.errors import DataError, Problem
from crowdgui.core.groups.report import EPSILON, known_classes
from crowdgui.core.labels import UNLABELLED
from crowdgui.core.progress import Stage, available_cores, ignore_progress, subprogress
from crowdgui.core.question_state import QuestionState
from crowdgui.core.results import complete_outcome, run_job, run_untested, with_worker_tests
from crowdgui.core.workers.report import DEFAULT_THRESHOLDS

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from pathlib import Path

    from crowdgui.core.arrays import IntArray
    from crowdgui.core.audit.sample import AcceptancePlan
    from crowdgui.core.bounds.guarantee import Guarantee, GuaranteeOptions
    from crowdgui.core.bounds.model_check import ModelCheck
    from crowdgui.core.compare.comparison import RuleComparison
    from crowdgui.core.costs import CostMatrix
    from crowdgui.core.groups.mixed_votes import PeopleCurve, VotesComparison
    from crowdgui.core.groups.model_cards import ModelCards
    from crowdgui.core.groups.report import GroupReport
    from crowdgui.core.job import Job
    from crowdgui.core.pairwise.ranking import Ranking
    from crowdgui.core.progress import ProgressCallback
    from crowdgui.core.results import Outcome
    from crowdgui.core.review.decisions import Decision, FinalLabels
    from crowdgui.core.tags.pooled import TagPool
    from crowdgui.core.workers.report import Thresholds
    from crowdgui.io.exporting.results import PseudonymKeys, RankingResults, Results
    from crowdgui.io.exporting.tables.tags import TagResults
    from crowdgui.io.importing.lists.checked_list import AuditAnswers, TagAudit
    from crowdgui.io.importing.read_labels import ImportedLabels
    from crowdgui.io.importing.sources import SourceOptions
    from crowdgui.io.importing.tables import OpenedFile
    from crowdgui.io.project.content import ProjectContent
    from crowdgui.io.project.outcome import SavedOutcome

# What reads and writes tables takes long to load, and what few runs need adds up: what needs it
# imports it when it runs.


def open_labels(
    path: Path,
    report: ProgressCallback = ignore_progress,
    *,
    opened: OpenedFile | None = None,
    **options: Unpack[SourceOptions],
) -> ImportedLabels:
    """Read a file of labels, which `opened` is if it is open already, or a frame read as one.

    Raises `ReadError` if the file isn't understood.
    """
    from crowdgui.io.importing.read_labels import read_labels
    from crowdgui.io.importing.sources import open_source
    from crowdgui.io.importing.tables import OpenedFile

    opened = opened or OpenedFile(path)
    source = open_source(path, opened=opened, report=report, **options)
    return read_labels(source, report, opened)


def aggregate(
    job: Job,
    report: ProgressCallback = ignore_progress,
    *,
    threads: int | None = None,
    thresholds: Thresholds = DEFAULT_THRESHOLDS,
    tested: bool = True,
) -> Outcome:
    """Return final labels and the worker report; the number of threads changes no result.

    Without `tested` the tests behind the flags are left for `run_worker_tests`.
    """
    with use_threads(threads or available_cores()):
        made = run_job(job, report) if tested else run_untested(job, report)
        return made.with_thresholds(thresholds)


def run_worker_tests(
    outcome: Outcome, state: QuestionState, report: ProgressCallback = ignore_progress
) -> Outcome:
    """Return the outcome with all that flags are based on; the same where it has it already."""
    if not outcome.workers.pending:
        return outcome
    tested = with_worker_tests(outcome, report).with_thresholds(state.thresholds)
    return with_checked(tested, state.guarantee, state.decisions)


def run_tests_and_bounds(
    outcome: Outcome,
    state: QuestionState,
    report: ProgressCallback = ignore_progress,
    check: ModelCheck | None = None,
    *,
    threads: int | None = None,
) -> tuple[Outcome, Guarantee]:
    """Return what `run_worker_tests` does and the bounds for a guarantee, both computed at once."""
    guarantee_options = state.guarantee
    with nullcontext() if threads is None else use_threads(threads):
        # The bounds take longer, and the thread that is done with the tests helps with them.
        tested, bounds = run_concurrently(
            lambda report: run_worker_tests(outcome, state, report),
            lambda report: build_bounds(outcome, guarantee_options, report, check),
            report,
            Stage.MEASURING_WORKERS,
        )
        # Only they ask who is flagged, which was not known.
        return tested, with_improvements(bounds, tested, guarantee_options)


def reopen_outcome(
    saved: SavedOutcome,
    report: ProgressCallback = ignore_progress,
    *,
    costs: CostMatrix | None = None,
    tested: bool = True,
) -> Outcome:
    """Return a result as a project holds it, with all that follows from it and from the costs."""
    job = replace(saved.job, costs=costs)
    outcome = complete_outcome(job, saved.aggregation, report, tested=tested)
    return replace(outcome, seconds=saved.seconds)


def compute_guarantee(
    outcome: Outcome,
    options: GuaranteeOptions,
    report: ProgressCallback = ignore_progress,
    check: ModelCheck | None = None,
    decisions: Mapping[int, Decision] = NOTHING_DECIDED,
    bounds: Guarantee | None = None,
    *,
    threads: int | None = None,
) -> Guarantee:
    """Return the guarantee; neither a model check of the same labels nor bounds are repeated.

    Without a number of `threads` it takes those of whatever it is part of; they change no result.
    """
    with nullcontext() if threads is None else use_threads(threads):
        return build_guarantee(outcome, options, report, check, decisions, bounds)


def compare_models(
    outcome: Outcome,
    groups: GroupReport,
    options: GuaranteeOptions,
    report: ProgressCallback = ignore_progress,
    *,
    margin: float = EPSILON,
    models: IntArray | None = None,
) -> ModelCards:
    """Return report card, replacement test and what can be accepted of each model, or of some.

    `groups` is the guarantee's; `margin` is how much worse a model may be and still count.
    """
    from crowdgui.core.groups.model_cards import model_cards

    return model_cards(outcome.job.used, groups, options.audit, margin, models, report)


def compare_voters(
    outcome: Outcome,
    options: GuaranteeOptions,
    people_per_item: int,
    report: ProgressCallback = ignore_progress,
) -> VotesComparison:
    """Return what people alone, models alone, and models with a few people per item would vote."""
    from crowdgui.core.groups.mixed_votes import compare_votes

    job = outcome.job
    assert job.kinds is not None
    return compare_votes(
        job,
        job.kinds.is_model,
        outcome.aggregation.labels,
        known_classes(job, options.audit),
        people_per_item=(people_per_item,),
        report=report,
    )


def curve_of_people(
    outcome: Outcome, options: GuaranteeOptions, report: ProgressCallback = ignore_progress
) -> PeopleCurve:
    """Return what more people per item would give, with the models and without."""
    from crowdgui.core.groups.mixed_votes import people_curve

    job = outcome.job
    assert job.kinds is not None
    final, known = outcome.aggregation.labels, known_classes(job, options.audit)
    return people_curve(job, job.kinds.is_model, final, known, report=report)


def collect_results(
    data: ImportedLabels,
    state: QuestionState,
    outcome: Outcome,
    guarantee: Guarantee,
    *,
    read_from: tuple[Path, ...] | None = None,
    keys: PseudonymKeys | None = None,
) -> Results:
    """Return what exports and reports need of a question.

    Files `read_from` are never written to: by default those that the labels came from.
    """
    from crowdgui.io.exporting.results import PseudonymKeys, Results, new_key

    keys = keys or PseudonymKeys(None, new_key())
    if read_from is None:
        read_from = data.files
    return Results(
        outcome,
        guarantee,
        data.skipped,
        state.decisions,
        read_from=read_from,
        name=data.title,
        guarantee_options=state.guarantee,
        prices=state.prices,
        repeats=(data.repeated_pairs, data.contradicting_pairs),
        content=data.content,
        source=data.source,
        read_as=data.read_as,
        worker_groups=state.worker_groups,
        key=keys.key,
        report_key=keys.report_key,
    )


class Analysis(NamedTuple):
    """All of a run: what was chosen, what the rule found, and what exports need.

    With state and outcome, `complete_results` makes other results of the same run.
    """

    state: QuestionState
    outcome: Outcome
    results: Results


def analyse(
    data: ImportedLabels,
    state: QuestionState | None = None,
    report: ProgressCallback = ignore_progress,
    *,
    threads: int | None = None,
    read_from: tuple[Path, ...] | None = None,
    keys: PseudonymKeys | None = None,
    audit: AuditAnswers | None = None,
    recommended: bool = False,
    pool: TagPool | None = None,
) -> Analysis:
    """Return all results for the labels of one question: final labels, workers, guarantee.

    Without a `state` the models are those that the file names; with one, those of the state.
    Labels and order that an `audit` is compared with are those of this run: they depend on the
    file, the rule, the costs and the seed alone. Where the rule is to be the `recommended` one, it
    is that of the audit or of gold drawn at random, where either is there, and the guarantee counts
    that it was chosen so. With a `pool` of tags the rule is fitted to all of them together.
    """
    if data.pairs is not None:
        raise DataError(Problem.COMPARISONS)
    state = QuestionState(models=data.models) if state is None else state
    with use_threads(threads or available_cores()):
        if recommended:
            state = with_recommended_rule(data, state, report, audit)
        job = state.build_job(data.labels, data.gold, pool)
        outcome = run_untested(job, report).with_thresholds(state.thresholds)
        state, results = complete_results(
            data, state, outcome, report, read_from=read_from, keys=keys, audit=audit
        )
    return Analysis(state, outcome, results)


def complete_results(
    data: ImportedLabels,
    state: QuestionState,
    outcome: Outcome,
    report: ProgressCallback = ignore_progress,
    *,
    read_from: tuple[Path, ...] | None = None,
    keys: PseudonymKeys | None = None,
    audit: AuditAnswers | None = None,
) -> tuple[QuestionState, Results]:
    """Return the results of a run that is done: with manual labels, an audit, the guarantee.

    Workers are tested where they have yet to be. The state is returned with the plan of the audit.
    """
    if audit is not None:
        state = replace(state, guarantee=audited(outcome, state.guarantee, audit))
    outcome, bounds = with_checked(outcome, state.guarantee, state.decisions), None
    if outcome.workers.pending:
        outcome, bounds = run_tests_and_bounds(outcome, state, report)
    guarantee_options, decisions = state.guarantee, state.decisions
    guarantee = compute_guarantee(
        outcome, guarantee_options, report, decisions=decisions, bounds=bounds
    )
    results = collect_results(data, state, outcome, guarantee, read_from=read_from, keys=keys)
    return state, results


def compare_rules(
    results: Results, rules: Iterable[str]
) -> tuple[RuleComparison, dict[str, DataError]]:
    """Run other rules with their default options on the same labels, and say which refused.

    The rule in use is compared as it ran. Bounds need the model check of `results`.
    """
    from crowdgui.core.compare.comparison import RuleComparison, evaluate_rule, summarize_rule

    outcome, model = results.outcome, results.guarantee.model
    job, in_use = outcome.job, outcome.job.rule
    found = RuleComparison((), in_use, job.gold)
    refused: dict[str, DataError] = {}
    for key in dict.fromkeys((in_use, *rules)):
        try:
            if key == in_use:
                done = outcome.aggregation
                tried = summarize_rule(job, done, outcome.seconds, ignore_progress, model)
            else:
                tried = evaluate_rule(replace(job, rule=key, options=None), model=model)
        except DataError as error:
            refused[key] = error
        else:
            found = found.plus(tried)
    return found, refused


def pool_tags(every: Sequence[ImportedLabels], place: int) -> TagPool | None:
    """Return the labels of all tags for the run of one; None where each tag is fitted alone."""
    from crowdgui.core.tags.pooled import TagPool

    group = every[place].tags
    if group is None or not group.pooled or len(every) < 2:
        return None
    return TagPool(
        tuple(one.labels for one in every),
        tuple(one.gold for one in every),
        tuple(one.question for one in every),
        place,
    )


def analyse_tags(
    every: Sequence[ImportedLabels],
    states: Sequence[QuestionState] | QuestionState | None = None,
    report: ProgressCallback = ignore_progress,
    *,
    threads: int | None = None,
    read_from: tuple[Path, ...] | None = None,
    keys: PseudonymKeys | None = None,
    audit: TagAudit | None = None,
    order: SetOrder = SetOrder.PRODUCT,
) -> tuple[TagResults, tuple[Analysis, ...]]:
    """Return the results of whole sets of tags, from `importing.read_tags`, and of every tag.

    An `audit` counts for each tag by itself and for whole sets: each of these guarantees has the
    confidence asked for, on its own.
    """
    from crowdgui.io.exporting.tables.tags import TagResults
    from crowdgui.text.tags import tag_stage

    given = states if isinstance(states, Sequence) else [states] * len(every)
    made = []
    for place, (data, state) in enumerate(zip(every, given, strict=True)):
        part = subprogress(report, tag_stage(data.question), place / len(every))
        own = None if audit is None else audit.of_tag(place)
        pool = pool_tags(every, place)
        found = analyse(
            data,
            state,
            part,
            threads=threads,
            read_from=read_from,
            keys=keys,
            audit=own,
            pool=pool,
        )
        made.append(found)
    results = TagResults.of(every, [one.results for one in made], audit=audit, order=order)
    return results, tuple(made)


def share_project(
    folder: Path,
    content: ProjectContent,
    report: ProgressCallback = ignore_progress,
    *,
    threads: int | None = None,
) -> tuple[Path, ...]:
    """Write a project as a folder for a repository, with its results, and return the files.

    The results are those of a new run of each question, so that they don't depend on where the
    project was open before.
    """
    from crowdgui.io.project.content import describe_reading
    from crowdgui.io.project_folder.folder import write_project_folder

    # The same is said of how a file was read as when the project is opened again.
    every = [
        replace(saved.data, source=None, read_as=describe_reading(saved))
        for saved in content.questions
    ]
    tags = [place for place, data in enumerate(every) if data.tags is not None]
    results: list[Results | RankingResults] = []
    for place, saved in enumerate(content.questions):
        data = every[place]
        part = subprogress(report, data.title, place / len(every))
        if data.pairs is not None:
            results.append(rank_comparisons(data, saved.state, part))
            continue
        group = [every[n] for n in tags]
        pool = pool_tags(group, tags.index(place)) if place in tags else None
        results.append(analyse(data, saved.state, part, threads=threads, pool=pool).results)
    sources = [saved.data.source for saved in content.questions]
    own = tuple(path for source in sources if source is not None for path in source.files)
    return write_project_folder(folder, content, results, own, report)


def with_recommended_tag_rule(
    every: Sequence[ImportedLabels], state: QuestionState
) -> QuestionState:
    """Return the state with the rule that is recommended where no checked items choose it.

    Were it chosen by the audit, tag by tag, the guarantee of whole sets would have to allow for
    every combination of rules.
    """
    from crowdgui.core.compare.recommendation import recommendable

    return replace(state, rule=recommendable(every[0].labels)[0])


def rank_comparisons(
    data: ImportedLabels,
    state: QuestionState | None = None,
    report: ProgressCallback = ignore_progress,
    *,
    read_from: tuple[Path, ...] | None = None,
    keys: PseudonymKeys | None = None,
) -> RankingResults:
    """Return the ranking of items that were compared two at a time, and what exports need of it."""
    state = state or QuestionState(models=data.models)
    ranking = rank(data, state, report)
    return collect_ranking(data, state, ranking, read_from=read_from, keys=keys)


def rank(
    data: ImportedLabels, state: QuestionState, report: ProgressCallback = ignore_progress
) -> Ranking:
    """Rank the items of comparisons of two by the workers that count."""
    from crowdgui.core.pairwise.ranking import rank_items

    assert data.comparisons is not None
    kept = data.comparisons.without_workers(state.excluded_mask(data.labels.n_workers))
    return rank_items(kept, state.ranking, report)


def collect_ranking(
    data: ImportedLabels,
    state: QuestionState,
    ranking: Ranking,
    *,
    read_from: tuple[Path, ...] | None = None,
    keys: PseudonymKeys | None = None,
) -> RankingResults:
    """Return what exports and reports need of a ranking; as `collect_results` does of labels."""
    from crowdgui.io.exporting.results import PseudonymKeys, RankingResults, new_key

    keys = keys or PseudonymKeys(None, new_key())
    if read_from is None:
        read_from = data.files
    return RankingResults(
        ranking=ranking,
        name=data.title,
        skipped=data.skipped,
        source=data.source,
        read_from=read_from,
        models=frozenset(state.models),
        excluded=len(state.excluded),
        key=keys.key,
        report_key=keys.report_key,
        read_as=data.read_as,
    )


def with_recommended_rule(
    data: ImportedLabels,
    state: QuestionState,
    report: ProgressCallback = ignore_progress,
    audit: AuditAnswers | None = None,
) -> QuestionState:
    """Return the state with the recommended rule, and the rules it was chosen from, if any."""
    from crowdgui.core.compare.recommendation import choose

    asked = state.guarantee
    if audit is not None:
        asked = replace(asked, audit=AuditSample(audit.sample, audit.seed, audit.answers))
    made = choose(state.build_job(data.labels, data.gold), asked, report)
    candidates = tuple(one.key for one in made.checked)
    return replace(state, rule=made.rule, guarantee=replace(state.guarantee, candidates=candidates))


def plan_audit(
    outcome: Outcome,
    options: GuaranteeOptions,
    seed: int,
    looks: tuple[Look, ...],
    final: FinalLabels | None = None,
) -> AcceptancePlan:
    """Fix labels and order before an audit; items that people settled in `final` aren't drawn.

    Where labels were added after an audit, the plan is about the items that came with them.
    """
    labels = outcome.labels if final is None else final.labels
    settled = np.zeros(len(labels), dtype=bool) if final is None else final.settled
    return plan_acceptance(
        labels=labels,
        confidence=outcome.probability_within(options.tolerance),
        tied=outcome.tied & ~settled,
        decided=settled & (labels != UNLABELLED),
        seed=seed,
        at_most=options.epsilon,
        looks=looks,
        by_class=options.by_class,
        share=alpha_share(outcome.job.rule, options.candidates),
        tolerance=options.tolerance,
        costs=outcome.job.costs,
        first=replace(options, audit=None).n_audited_before,
    )


def audited(outcome: Outcome, options: GuaranteeOptions, made: AuditAnswers) -> GuaranteeOptions:
    """Return the options with an audit that was made with a list, its size fixed before.

    Labels that the rule made with gold of audited items can't have been fixed before: no plan.
    """
    audit = AuditSample(made.sample, made.seed, made.answers)
    if not rule_knew(outcome, audit):
        looks = (Look(len(made.sample), options.alpha_for(outcome.job.rule)),)
        audit = replace(audit, plan=plan_audit(outcome, options, made.seed, looks))
    return replace(options, audit=audit)
