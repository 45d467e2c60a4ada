"""The command that studies how the error of rules falls with the share of the labels kept."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from crowdgui.cli.projects import check_labels, check_left_to_project, read_saved_question
from crowdgui.cli.sources import add_labels, read_files
from crowdgui.cli.terminal import (
    INTERRUPTED,
    Parser,
    TerminalProgress,
    add_out,
    check_least,
    run_until_stopped,
)
from crowdgui.cli.workers import (
    add_exclude,
    describe_excluded,
    describe_models,
    excluded_workers,
)
from crowdgui.core.errors import InputError
from crowdgui.core.question_state import QuestionState
from crowdgui.core.rules.registry import DEFAULT_RULE, RULES, TRIED_AT_FIRST
from crowdgui.core.study.study import TENTHS, StudiedRule, Study
from crowdgui.io.project_folder.place import is_project
from crowdgui.text.translation import format_number
from crowdgui.text.wording import describe

if TYPE_CHECKING:
    import argparse
    from pathlib import Path

    from crowdgui.core.job import Job
    from crowdgui.core.progress import ProgressCallback
    from crowdgui.core.study.study import StudyResult

_OWN = ("question", "rules", "shares", "repetitions", "seed", "processes", "out")
"""Options that a project takes too."""


def study(words: list[str]) -> int:
    parser = study_parser()
    args = parser.parse_args(words)
    check_least(args, seed=0, processes=0)
    from crowdgui.core.progress import available_cores
    from crowdgui.text.study import describe_study

    show = TerminalProgress()
    try:
        asked = _study(parser, args, show)
        processes = args.processes or available_cores()
        found, whole = run_until_stopped(partial(_run, asked, processes), show)
    finally:
        show.clear()
    if not found.tried:
        raise InputError(" ".join(("No trial could be run.", *_refused(found))))
    _write(args.out, found)
    for sentence in describe_study(found):
        print(sentence)
    for sentence in _refused(found):
        print(sentence)
    noun = "trial" if found.tried == 1 else "trials"
    print(f"{format_number(found.tried)} {noun}. Written to {args.out}.")
    return 0 if whole else INTERRUPTED


def study_parser() -> argparse.ArgumentParser:

    parser = Parser(
        prog="crowdgui study",
        description=(
            "Run rules on random parts of the labels in FILE to see how many labels "
            "you need. Writes curves as CSV and SVG."
        ),
    )
    add_labels(parser)
    add_exclude(parser)
    parser.add_argument(
        "--rules",
        metavar="KEYS",
        default=",".join((DEFAULT_RULE, *reversed(TRIED_AT_FIRST))),
        help=f"comma-separated: {', '.join(RULES)}",
    )
    parser.add_argument(
        "--shares",
        metavar="SHARES",
        default=",".join(f"{share:g}" for share in TENTHS),
        help="comma-separated shares of the labels to keep",
    )
    parser.add_argument(
        "--repetitions", metavar="N", type=int, default=Study.repetitions, help="draws per share"
    )
    add_shared_options(parser, "crowdgui-study")
    return parser


def add_shared_options(parser: argparse.ArgumentParser, folder: str) -> None:
    """Add the options of all commands that draw repeatedly."""
    parser.add_argument(
        "--seed",
        metavar="N",
        type=int,
        default=0,
        help="random seed; the same seed gives the same draws",
    )
    parser.add_argument(
        "--processes",
        metavar="N",
        type=int,
        help="number of parallel processes (default: one per core)",
    )
    add_out(parser, folder)


def parse_numbers(text: str) -> tuple[float, ...]:
    """Read numbers with commas between."""
    found = []
    for part in text.split(","):
        try:
            found.append(float(part))
        except ValueError:
            raise InputError(f"“{part}” isn’t a number.") from None
    return tuple(found)


def _refused(found: StudyResult) -> list[str]:
    """Describe which rules cannot work on these labels, and why."""
    return [f"{key}: {describe(reason)}" for key, reason in found.refused]


def _study(
    parser: argparse.ArgumentParser, args: argparse.Namespace, show: TerminalProgress
) -> Study:
    from crowdgui.core.study.study import Study

    # What is wrong with the rules is said before a long file is read.
    rules = tuple(StudiedRule(key.strip()) for key in args.rules.split(","))
    shares = parse_numbers(args.shares)
    if is_project(args.file):
        check_left_to_project(parser, args, _OWN)
        job = _job_in_project(args, show)
    else:
        found = read_files(args, show)
        state = QuestionState(excluded=excluded_workers(found, args))
        job = state.build_job(found.labels, found.gold)
        show.clear()
        if found.models:
            print(describe_models(found.labels.worker_ids, found.models))
        if state.excluded:
            print(describe_excluded(job))
    return Study(job.used, rules, job.gold, shares, args.repetitions, args.seed)


def _job_in_project(args: argparse.Namespace, show: ProgressCallback) -> Job:
    """Return the labels of a project that count, and all its gold, as the window studies them."""
    saved = read_saved_question(args, show)
    check_labels(saved)
    return saved.state.build_job(saved.data.labels, saved.data.gold)


def _run(asked: Study, processes: int, report: ProgressCallback) -> StudyResult:
    from crowdgui.core.study.study_run import run_study

    return run_study(asked, report, processes=processes)


def _write(folder: Path, found: StudyResult) -> None:
    from crowdgui.core.study.study import DISTANCE, ERROR, SECONDS
    from crowdgui.figures.curves import study_curves
    from crowdgui.io.atomic import replace_together
    from crowdgui.io.exporting.tables.simulated import write_curves, write_trials

    titles = {
        ERROR: ("study-error", "How many labels do you need?"),
        SECONDS: ("study-time", "Run time"),
    }
    if found.study.labels.ordered:
        titles[DISTANCE] = ("study-distance", "Mean absolute error")
    with replace_together(folder) as staging:
        for measure, (name, title) in titles.items():
            write_curves(staging, name, study_curves(found, measure), title)
        write_trials(staging / "study-trials.csv", found.trials, "share")
