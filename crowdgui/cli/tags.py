"""Several tags per item on the command line: how they are read, reported on, and drawn."""

from __future__ import annotations

import sys
from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from crowdgui.cli.outputs import print_skipped
from crowdgui.cli.projects import project_files, read_content
from crowdgui.cli.sources import (
    check_used,
    describe_source,
    note_doubts,
    note_reading,
    open_files,
)
from crowdgui.cli.terminal import option_name
from crowdgui.cli.workers import check_model_votes, check_models, excluded_workers
from crowdgui.core.audit.acceptance import SetOrder
from crowdgui.core.errors import InputError, ReadError
from crowdgui.core.rules.registry import RECOMMENDED_KEY
from crowdgui.io.importing.lists.class_map import TagOptions
from crowdgui.io.project_folder.place import is_project
from crowdgui.text.translation import format_number, format_percent

if TYPE_CHECKING:
    import argparse
    from collections.abc import Callable, Sequence
    from pathlib import Path

    from crowdgui.core.audit.forecast import AuditForecast
    from crowdgui.core.progress import ProgressCallback
    from crowdgui.core.question_state import QuestionState
    from crowdgui.io.exporting.results import PseudonymKeys, Results
    from crowdgui.io.exporting.table_formats import TableFormat
    from crowdgui.io.exporting.tables.tags import TagResults
    from crowdgui.io.importing.lists.checked_list import AuditAnswers, TagAudit
    from crowdgui.io.importing.read_labels import ImportedLabels
    from crowdgui.io.project.content import SavedQuestion

TAG_OPTIONS = ("separator", "unknown_unless_ticked", "empty_is_none", "pool_tags", "set_order")
"""Options that say nothing without --tags."""


def add_tags(parser: argparse.ArgumentParser) -> None:
    """Add the options for cells that hold several tags."""
    group = parser.add_argument_group("several tags per item")
    group.add_argument(
        "--tags",
        action="store_true",
        help="cells hold tags of an item: each tag becomes a yes/no question, joined to sets again",
    )
    group.add_argument(
        "--separator",
        metavar="SIGN",
        help="what separates tags in a cell, such as “|”, or “json” for lists (default: detected)",
    )
    group.add_argument(
        "--unknown-unless-ticked",
        metavar="TAGS",
        help=(
            "comma-separated tags, or “all”, that not every worker was offered: a worker who did "
            "not tick one said nothing about it (default: they said no)"
        ),
    )
    group.add_argument(
        "--empty-is-none",
        action="store_true",
        help="an empty cell means that the worker found none of the tags (default: no label)",
    )
    group.add_argument(
        "--pool-tags",
        action="store_true",
        help="estimate each worker over all tags together, for few labels per worker and tag",
    )
    group.add_argument(
        "--set-order",
        choices=[order.value for order in SetOrder],
        default=SetOrder.PRODUCT.value,
        help="what whole sets are ordered by before an audit: all tags, or the least certain one",
    )


def wants_tags(args: argparse.Namespace) -> bool:
    """Return whether tags are to be read; refuse their options without them."""
    if args.tags:
        return True
    for name in TAG_OPTIONS:
        given = getattr(args, name)
        if given and given != SetOrder.PRODUCT.value:
            raise InputError(f"{option_name(name)} needs --tags.")
    return False


def read_tag_files(args: argparse.Namespace, show: ProgressCallback) -> tuple[ImportedLabels, ...]:
    """Return the labels of each tag."""
    from crowdgui.io.importing.tags import find_tag_separator, read_tags, with_tags

    if args.bins is not None:
        raise InputError("Use either --tags or --bins, not both.")
    if args.ordered is not None or getattr(args, "off_by", 1) > 1:
        raise InputError("--ordered and --off-by can’t be used with --tags: a tag is yes or no.")
    source, opened = open_files(args, show)
    if source.reading.is_paired:
        raise InputError("Comparisons of two items have no tags. Run it without --tags.")
    if source.reading.classes.tags is None:
        separator = args.separator or find_tag_separator(source, show, opened)
        if not separator:
            raise ReadError(
                source.path.name,
                "No cell seems to hold several tags. Name what separates them with --separator, or "
                "run it without --tags.",
            )
        words = (args.unknown_unless_ticked or "").split(",")
        options = TagOptions(
            tuple(filter(None, map(str.strip, words))), args.empty_is_none, args.pool_tags
        )
        source = with_tags(source, separator, options, show, opened)
    found = read_tags(source, show, opened)
    note_reading(source, opened)
    check_used(found, args)
    check_models(found, args)
    # Of all tags the workers, items and rows are the same.
    note_doubts(found[:1], args)
    return found


class _TagInput(NamedTuple):
    """What the results of all tags are computed from."""

    every: Sequence[ImportedLabels]
    states: Sequence[QuestionState]
    audit: TagAudit | None
    files: Sequence[Path]


def _saved_tags(args: argparse.Namespace, show: ProgressCallback) -> _TagInput:
    """Return the tags of a project, with what was decided about each."""
    content = read_content(args.file, show)
    saved = [one for one in content.questions if one.data.tags is not None]
    if not saved:
        raise InputError(f"{args.file.name} holds no tags. Run it without --tags.")
    every, states = [one.data for one in saved], [one.state for one in saved]
    return _TagInput(every, states, None, project_files(args.file))


def check_not_pooled(saved: SavedQuestion) -> None:
    """Refuse one tag on its own where workers are estimated over all tags together."""
    tags = saved.data.tags
    if tags is not None and tags.pooled:
        raise InputError(
            "This project estimates workers over all tags together. Use --tags instead of "
            "--question."
        )


def report_tags(
    args: argparse.Namespace,
    state: QuestionState,
    keys: PseudonymKeys,
    form: TableFormat,
    write: Callable[[Path, Results], tuple[Path, ...]],
    show: ProgressCallback,
) -> TagResults:
    """Write the results of all tags and of whole sets; `write` writes those of one tag."""
    from crowdgui.analysis import analyse_tags
    from crowdgui.io.exporting.tables.tags import write_tag_files
    from crowdgui.io.exporting.write import name_question_folders

    _check_tag_options(args)
    saved = is_project(args.file)
    found = _saved_tags(args, show) if saved else _read_tag_input(args, state, show)
    results, _ = analyse_tags(
        found.every,
        found.states,
        show,
        threads=args.threads,
        read_from=tuple(found.files),
        keys=keys,
        audit=found.audit,
        order=SetOrder(args.set_order),
    )
    write_tag_files(args.out, results, form, show, exact=args.exact)
    folders = name_question_folders(results.names)
    for name, one in zip(folders, results.tags, strict=True):
        write(args.out / "tags" / name, replace(one, probabilities=args.probabilities))
    return results


def _check_tag_options(args: argparse.Namespace) -> None:
    for name in ("cost", "ordered"):
        if getattr(args, name, None):
            raise InputError(f"Use either --tags or --{name}, not both.")
    if args.question is not None or getattr(args, "questions", None) is not None:
        raise InputError("--tags reads one question: remove --question or --questions.")


def _read_tag_input(
    args: argparse.Namespace, state: QuestionState, show: ProgressCallback
) -> _TagInput:
    """Read the tags of files, with the audit and the reviewed sets that are named."""
    from crowdgui.analysis import with_recommended_tag_rule
    from crowdgui.io.importing.lists.checked_list import read_reviewed_tags, read_tag_audit

    every, audit = list(read_tag_files(args, show)), None
    check_model_votes(every[0], state, args)
    state = replace(state, excluded=excluded_workers(every[0], args))
    if args.rule == RECOMMENDED_KEY:
        state = with_recommended_tag_rule(every, state)
    states = [replace(state, models=one.models) for one in every]
    files = list(every[0].files)
    if args.audit:
        audit = read_tag_audit(args.audit, every, show)
        files.append(args.audit)
        note_unanswered(audit)
    if args.reviewed:
        reviewed = read_reviewed_tags(args.reviewed, every, show)
        states = [replace(one, decisions=own) for one, own in zip(states, reviewed, strict=True)]
        files.append(args.reviewed)
    return _TagInput(every, states, audit, files)


def note_unanswered(audit: AuditAnswers | TagAudit) -> None:
    """Point out an audit that stopped before its end."""
    from crowdgui.io.importing.lists.checked_list import describe_unanswered

    note = describe_unanswered(audit)
    if note:
        print(note, file=sys.stderr)


def print_tags(results: TagResults, folder: Path) -> None:
    """Print what was found of each tag and of whole sets."""
    from crowdgui.text.guarantees.headline import describe_headline
    from crowdgui.text.tags import (
        describe_alpha,
        describe_set_errors,
        describe_set_guarantee,
        describe_tag_errors,
        describe_union,
        distance_name,
    )

    first, errors = results.tags[0], results.errors
    if first.source is not None:
        print(describe_source(first.source))
    job = first.outcome.job
    counts = (job.used.n_workers, job.used.n_items, len(results.names))
    workers, items, tags = map(format_number, counts)
    print(f"{workers} workers, {items} items, {tags} tags; rule: {job.rule}.")
    for place, (name, one) in enumerate(zip(results.names, results.tags, strict=True)):
        gold = "" if errors is None else f" On gold: {describe_tag_errors(errors.tags[place])}."
        print(f"Tag “{name}”: {describe_headline(one.guarantee)}{gold}")
    if errors is not None:
        print(describe_set_errors(errors))
    for alpha in results.alphas:
        name = distance_name(alpha.distance)
        print(f"Agreement on sets (Krippendorff’s alpha, {name}): {describe_alpha(alpha)}.")
    if results.acceptance is not None:
        print(describe_set_guarantee(results.acceptance))
    elif results.union is not None:
        sets, risk = results.union
        print(describe_union(sets, job.labels.n_items, risk))
    print_skipped(first)
    print(f"Written to {folder}.")


def forecast_tag_audit(
    every: Sequence[ImportedLabels],
    state: QuestionState,
    args: argparse.Namespace,
    show: ProgressCallback,
) -> AuditForecast:
    """Return what an audit of whole sets would take, with the rule chosen."""
    from crowdgui.analysis import aggregate, pool_tags, with_recommended_tag_rule
    from crowdgui.io.exporting.tables.tags import forecast_set_audit

    if args.rule == RECOMMENDED_KEY:
        state = with_recommended_tag_rule(every, state)
    else:
        state = replace(state, rule=args.rule)
    done = [
        aggregate(state.build_job(one.labels, one.gold, pool_tags(every, place)), show)
        for place, one in enumerate(every)
    ]
    order = SetOrder(args.set_order)
    return forecast_set_audit(done, args.epsilon, 1.0 - args.confidence, order)


def print_how_to_fill(every: Sequence[ImportedLabels], args: argparse.Namespace) -> None:
    """State how the column “label” of a drawn list is to be filled in."""
    from crowdgui.io.importing.lists.checked_list import NO_TAGS

    group = every[0].tags
    assert group is not None
    names = group.joined([one.question for one in every[:3]])
    print(
        f"Write all tags of an item into the column “label”, such as “{names}”, and “{NO_TAGS}” "
        f"where it has none. At most {format_percent(args.epsilon)} is the target for each tag "
        "and for whole sets."
    )
