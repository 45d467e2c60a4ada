"""The command that draws items at random for an audit, as a list to fill in."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from crowdgui.cli.rules import add_rule
from crowdgui.cli.sources import add_labels, describe_source, read_files
from crowdgui.cli.tags import (
    add_tags,
    forecast_tag_audit,
    print_how_to_fill,
    read_tag_files,
    wants_tags,
)
from crowdgui.cli.terminal import Parser, TerminalProgress, add_out, check_least, check_shares
from crowdgui.cli.workers import (
    add_exclude,
    describe_excluded,
    describe_models,
    excluded_workers,
)
from crowdgui.core.audit.acceptance import random_seed
from crowdgui.core.errors import InputError
from crowdgui.core.question_state import QuestionState
from crowdgui.core.rules.registry import RECOMMENDED_KEY, get_rule
from crowdgui.io.project_folder.place import is_project
from crowdgui.text.guarantees.acceptance import describe_enough
from crowdgui.text.translation import format_confidence, format_number, format_percent

if TYPE_CHECKING:
    import argparse
    from pathlib import Path

    from crowdgui.core.audit.forecast import AuditForecast
    from crowdgui.core.progress import ProgressCallback
    from crowdgui.io.importing.read_labels import ImportedLabels

FILE = "audit.csv"


def draw_parser() -> argparse.ArgumentParser:
    parser = Parser(
        prog="crowdgui draw",
        description=(
            "Draw items of FILE at random for an audit. Fill in the column “label” of the list "
            "without looking at the final labels, then run “crowdgui report FILE --audit "
            "audit.csv”."
        ),
    )
    add_labels(parser)
    add_exclude(parser)
    add_tags(parser)
    parser.add_argument(
        "--size", metavar="N", type=int, help="items to draw (default: a forecast suggests it)"
    )
    parser.add_argument(
        "--seed", metavar="S", type=int, help="seed of the draw (default: a new one, shown)"
    )
    add_rule(parser, "for the suggested size: ")
    add_target(parser)
    add_out(parser, "crowdgui-audit")
    return parser


def add_target(group: argparse._ActionsContainer) -> None:
    """Add the target error rate and the confidence level of a guarantee."""
    group.add_argument(
        "--at-most",
        "--epsilon",
        dest="epsilon",
        metavar="SHARE",
        type=float,
        default=0.05,
        help="target error rate: the share of wrong labels you would accept",
    )
    group.add_argument(
        "--confidence",
        metavar="SHARE",
        type=float,
        default=0.95,
        help="confidence level of guarantees",
    )
    group.add_argument(
        "--off-by",
        type=int,
        choices=[1, 2],
        default=1,
        help="from how many classes a label is wrong; 2 for ordered classes only",
    )


def check_tolerance(args: argparse.Namespace, data: ImportedLabels) -> None:
    """Refuse to count in classes where they have no order."""
    if args.off_by > 1 and not data.labels.ordered:
        raise InputError("--off-by 2 needs ordered classes: state their order with --ordered.")


def draw(words: list[str]) -> int:
    args = draw_parser().parse_args(words)
    check_least(args, size=1, seed=0)
    check_shares(args, epsilon=0.05, confidence=0.95)
    if is_project(args.file):
        raise InputError("A project keeps its own audit. Open it in the window, or pass the file.")
    seed = random_seed() if args.seed is None else args.seed
    show = TerminalProgress()
    try:
        every = read_tag_files(args, show) if wants_tags(args) else None
        data = read_files(args, show) if every is None else every[0]
        check_tolerance(args, data)
        state = QuestionState(excluded=excluded_workers(data, args))
        items = data.labels.n_items
        work = None
        if not args.size:
            work = (
                _forecast(data, state, args, show)
                if every is None
                else forecast_tag_audit(every, state, args, show)
            )
        size = args.size or (work.best if work is not None else items)
        if size > items:
            raise InputError(
                f"There are only {format_number(items)} items. Choose a smaller --size."
            )
        path = _write(args.out, data, size, seed, show)
    finally:
        show.clear()
    if data.source is not None:
        print(describe_source(data.source))
    if data.models:
        print(describe_models(data.labels.worker_ids, data.models))
    if state.excluded:
        print(describe_excluded(state.build_job(data.labels, data.gold)))
    if work is not None:
        _print_forecast(work, size, args)
    print(f"{format_number(size)} of {format_number(items)} items drawn with seed {seed}.")
    if every is not None:
        print_how_to_fill(every, args)
    print(f"Written to {path}.")
    return 0


def _forecast(
    data: ImportedLabels,
    state: QuestionState,
    args: argparse.Namespace,
    show: ProgressCallback,
) -> AuditForecast | None:
    from crowdgui.analysis import aggregate
    from crowdgui.core.audit.work_forecast import forecast_work
    from crowdgui.core.bounds.guarantee import GuaranteeOptions
    from crowdgui.core.compare.recommendation import recommendable

    asked = GuaranteeOptions(
        epsilon=args.epsilon, alpha=1.0 - args.confidence, tolerance=args.off_by - 1
    )
    if args.rule == RECOMMENDED_KEY:
        # The audit will choose among these rules, so each has only its share of the risk.
        keys = recommendable(data.labels)
        state, asked = replace(state, rule=keys[0]), replace(asked, candidates=keys)
    else:
        state = replace(state, rule=get_rule(args.rule).key)
    outcome = aggregate(state.build_job(data.labels, data.gold), show)
    return forecast_work(outcome, replace(asked, seed=0), {})


def _print_forecast(work: AuditForecast, size: int, args: argparse.Namespace) -> None:
    low, high = (format_number(round(end)) for end in work.between(size))
    total = format_number(round(work.total(size)))
    target, sure = format_percent(args.epsilon), format_confidence(1.0 - args.confidence)
    wrong = "wrong" if args.off_by == 1 else "off by two classes or more"
    if size >= work.items:
        print(
            f"For at most {target} {wrong} at {sure} confidence: label all of the items; nothing "
            "is left to review then."
        )
        return
    print(
        f"For at most {target} {wrong} at {sure} confidence: audit {format_number(size)} items, "
        f"about {total} in all with the review after it (estimate; between {low} and {high} in 8 "
        f"of 10 cases). {describe_enough(work, size)}"
    )


def _write(
    folder: Path, data: ImportedLabels, size: int, seed: int, show: ProgressCallback
) -> Path:
    from crowdgui.io.atomic import make_folder
    from crowdgui.io.exporting.tables.audit import draw_table
    from crowdgui.io.exporting.text_files import write_csv

    labels, path = data.labels, folder / FILE
    if any(path.exists() and path.samefile(other) for other in data.files):
        raise InputError(f"The labels were read from {path}. Choose another folder with --out.")
    if path.exists():
        raise InputError(f"There is already an audit in {path}. Choose another folder with --out.")
    make_folder(folder)
    write_csv(path, *draw_table(labels, data.content, size, seed), report=show)
    return path
