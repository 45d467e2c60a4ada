"""The command that studies how the error of rules falls with the share of the labels kept."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from crowdgui.cli.kept_progress import until_stopped
from crowdgui.cli.labels_source import add_labels, source_of
from crowdgui.cli.parser import Parser
from crowdgui.cli.terminal import TerminalProgress
from crowdgui.core.errors import DataError
from crowdgui.core.text import number, tr

if TYPE_CHECKING:
    import argparse

    from crowdgui.core.progress import Report
    from crowdgui.core.studies.study import Study, StudyResult

INTERRUPTED = 130


def study(words: list[str]) -> int:
    choices = _parser().parse_args(words)
    from crowdgui.core.processors import cores
    from crowdgui.core.studies.finding import findings

    show = TerminalProgress()
    try:
        asked = _study(choices, show)
        processes = choices.processes or cores()
        found, whole = until_stopped(partial(_run, asked, processes), show)
    finally:
        show.clear()
    _write(choices.out, found)
    for sentence in findings(found):
        print(sentence)
    for key, sentence in found.refused:
        print(f"{key}: {sentence}")
    print(tr("{n} trials. Written to {folder}.", n=number(found.tried), folder=choices.out))
    return 0 if whole else INTERRUPTED


def _parser() -> argparse.ArgumentParser:
    parser = Parser(
        prog="crowdgui study",
        description=tr(
            "Keep part of the labels of FILE, again and again, and see how much worse the rules "
            "become: how many labels are needed. Writes curves as CSV and SVG."
        ),
    )
    add_labels(parser)
    parser.add_argument(
        "--rules", metavar="KEYS", default="iwmv,em,mv", help=tr("with commas between")
    )
    parser.add_argument(
        "--shares",
        metavar="SHARES",
        default="0.1,0.2,0.3,0.4,0.5,0.6,0.7,0.8,0.9,1",
        help=tr("shares of the labels to keep, with commas between"),
    )
    parser.add_argument(
        "--repetitions", metavar="N", type=int, default=20, help=tr("draws at each share")
    )
    add_common(parser, "crowdgui-study")
    return parser


def add_common(parser: argparse.ArgumentParser, folder: str) -> None:
    """Add what all commands that draw again and again can be told."""
    parser.add_argument(
        "--seed", metavar="N", type=int, default=0, help=tr("the same seed draws the same")
    )
    parser.add_argument(
        "--processes",
        metavar="N",
        type=int,
        default=0,
        help=tr("how many run side by side; without this, one for each core"),
    )
    parser.add_argument(
        "--out",
        metavar="DIR",
        type=Path,
        default=Path(folder),
        help=tr("folder for the results, made if it is not there"),
    )


def numbers_in(text: str) -> tuple[float, ...]:
    """Read numbers with commas between."""
    found = []
    for part in text.split(","):
        try:
            found.append(float(part))
        except ValueError:
            raise DataError(tr("“{found}” is no number.", found=part)) from None
    return tuple(found)


def _study(choices: argparse.Namespace, show: Report) -> Study:
    from crowdgui.core.studies.study import Studied, Study
    from crowdgui.io.read_labels import read_labels

    # What is wrong with the rules is said before a long file is read.
    rules = tuple(Studied(key.strip()) for key in choices.rules.split(","))
    shares = numbers_in(choices.shares)
    found = read_labels(source_of(choices, show), show)
    return Study(found.labels, rules, found.gold, shares, choices.repetitions, choices.seed)


def _run(asked: Study, processes: int, report: Report) -> StudyResult:
    from crowdgui.core.studies.run import run_study

    return run_study(asked, report, processes=processes)


def _write(folder: Path, found: StudyResult) -> None:
    from crowdgui.core.studies.study import ERROR, SECONDS
    from crowdgui.core.studies.views import study_curves
    from crowdgui.io.curves_files import write_curves, write_trials
    from crowdgui.io.results import make_folder

    make_folder(folder)
    titles = {
        ERROR: ("study-error", tr("How many labels do you need?")),
        SECONDS: ("study-time", tr("Run time")),
    }
    for measure, (name, title) in titles.items():
        write_curves(folder, name, study_curves(found, measure), title)
    write_trials(folder / "study-trials.csv", found.trialled, tr("share"))
