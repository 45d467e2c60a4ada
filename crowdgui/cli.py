"""The command line: open the window, or do the whole work without one."""

from __future__ import annotations

import argparse
import io
import os
import sys
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

from crowdgui import __version__
from crowdgui.core.errors import CrowdError, DataError
from crowdgui.core.text import number, tr

if TYPE_CHECKING:
    from collections.abc import Sequence

    from crowdgui.core.progress import Progress, Report
    from crowdgui.core.rules.choices import Choice, Choices
    from crowdgui.core.rules.table import Rule
    from crowdgui.io.export.form import Export, TableExport
    from crowdgui.io.results import Results
    from crowdgui.io.source import Source

_ANY_FILE = ("out", "pseudonyms", "tables", "table_format", "exact", "html", "pdf", "names")
"""Options that say what is written, not what is done; a project takes them too."""

_COLUMNS = ("worker", "item", "label", "time", "seconds")
"""Options that name a column."""

BAD_INPUT = 2
INTERRUPTED = 130


def main(arguments: Sequence[str] | None = None) -> int:
    """Do what the arguments ask for; give the process's exit status."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    commands = {"report": _report, "rules": _rules, "read-apart": _read_apart}
    for stream in (sys.stdout, sys.stderr):
        # A console that lacks a character shows a question mark rather than a traceback.
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        if words and words[0] in commands:
            return commands[words[0]](words[1:])
        return _window(words)
    except CrowdError as error:
        return _refuse(str(error))
    except MemoryError:
        return _refuse(tr("There is not enough memory for this."))
    except OSError as error:
        return _refuse(tr("The output cannot be written: {why}.", why=error.strerror or error))
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED


def _refuse(sentence: str) -> int:
    print(sentence, file=sys.stderr)
    return BAD_INPUT


class _Parser(argparse.ArgumentParser):
    """Says what is wrong with the arguments in one sentence."""

    def error(self, message: str) -> NoReturn:
        raise CrowdError(
            tr("{message}. “{program} --help” says how it goes.",
               message=message[:1].upper() + message[1:], program=self.prog)
        )  # fmt: skip


def _window(words: list[str]) -> int:
    parser = _Parser(
        prog="crowdgui",
        description=tr("Final labels, worker quality and an error guarantee from many workers."),
        epilog=tr(
            "Without a window: “crowdgui report FILE” does the whole work, “crowdgui rules” "
            "lists the rules; each has its own --help."
        ),
    )
    parser.add_argument("file", nargs="?", metavar="FILE", type=Path, help=tr("a file of labels"))
    parser.add_argument("--sample", action="store_true", help=tr("open the sample data"))
    parser.add_argument("--version", action="version", version=f"crowdgui {__version__}")
    choices = parser.parse_args(words)
    if _no_display():
        raise CrowdError(
            tr(
                "There is no display to open a window on. "
                "“crowdgui report FILE” does the same work without one."
            )
        )
    from crowdgui.app import open_window

    return open_window(choices.file, sample=choices.sample)


def _read_apart(words: list[str]) -> int:
    """Read a file on behalf of another process of this application, which alone calls this."""
    from crowdgui.io.formats.apart_process import main as read_apart

    return read_apart(words)


def _no_display() -> bool:
    names = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    return sys.platform.startswith("linux") and not any(os.environ.get(name) for name in names)


def _rules(words: list[str]) -> int:
    _Parser(
        prog="crowdgui rules", description=tr("List the rules that “report --rule” takes.")
    ).parse_args(words)
    from crowdgui.core.rules.choices import described
    from crowdgui.core.rules.table import RULES

    width = max(map(len, RULES))
    for rule in RULES.values():
        print(f"{rule.key:<{width}}  {rule.name}. {rule.sentence}")
        for choice in described(rule.choices):
            print(f"{'':<{width}}    {_option(choice.key)}: {tr(choice.name)}. "
                  f"{tr(choice.sentence)}")  # fmt: skip
    return 0


def _report_parser() -> argparse.ArgumentParser:
    from crowdgui.core.rules.table import RULES, SUGGESTED
    from crowdgui.io.reading import Repeats

    parser = _Parser(
        prog="crowdgui report",
        description=tr("Label every item of FILE, judge its workers and write the results."),
    )
    parser.add_argument(
        "file",
        metavar="FILE",
        type=Path,
        help=tr("labels as CSV, TSV or TXT, or a project (.crowd)"),
    )
    parser.add_argument(
        "more",
        nargs="*",
        metavar="MORE",
        type=Path,
        help=tr("files of labels with the same columns, for instance one for each worker"),
    )
    _add_reading(parser)
    parser.add_argument("--gold", metavar="FILE", type=Path, help=tr("true labels of some items"))
    parser.add_argument(
        "--rule", metavar="KEY", default=SUGGESTED, help=tr("one of: {keys}", keys=", ".join(RULES))
    )
    for role in ("worker", "item", "label"):
        parser.add_argument(
            f"--{role}", metavar="COL", help=tr("name of the column of the {role}", role=role)
        )
    for option, words in {
        "--time": tr("name of the column with the time at which each label was given"),
        "--seconds": tr("name of the column that says how long each label took"),
    }.items():
        parser.add_argument(option, metavar="COL", help=words)
    parser.add_argument(
        "--repeats",
        choices=[policy.value for policy in Repeats],
        default=Repeats.FIRST.value,
        help=tr("which answer counts where a worker answers an item more than once"),
    )
    group = parser.add_argument_group(tr("guarantee"))
    shares = {
        "--epsilon": (0.05, tr("share of wrong labels you would accept")),
        "--delta": (0.05, tr("risk you accept that it is more")),
        "--confidence": (0.95, tr("confidence of certificates")),
    }
    for option, (share, words) in shares.items():
        group.add_argument(option, metavar="SHARE", type=float, default=share, help=words)
    group.add_argument(
        "--gold-at-random",
        action="store_true",
        help=tr("the gold items were drawn at random from all items, so they count as an audit"),
    )
    _add_choices(parser)
    parser.add_argument(
        "--pseudonyms",
        action="store_true",
        help=tr("replace workers’ names by numbers; nobody can tell who is who afterwards"),
    )
    _add_tables(parser)
    for option, words in {
        "--html": tr("write a report too, as one HTML file with pictures"),
        "--pdf": tr("write the same report as PDF"),
        "--names": tr("show workers’ names in the report; without this they are numbers"),
    }.items():
        parser.add_argument(option, action="store_true", help=words)
    parser.add_argument(
        "--out",
        metavar="DIR",
        type=Path,
        default=Path("crowdgui-report"),
        help=tr("folder for the results, made if it is not there"),
    )
    return parser


def _add_reading(parser: argparse.ArgumentParser) -> None:
    from crowdgui.io.choosing import TEXT
    from crowdgui.io.formats.table import FORMATS

    parser.add_argument(
        "--format",
        choices=[TEXT, *(form.key for form in FORMATS)],
        help=tr("how FILE is written, where that is not to be told from what stands in it"),
    )
    parser.add_argument(
        "--question", metavar="NAME", help=tr("which question, where there are several")
    )
    parser.add_argument(
        "--recipe", metavar="FILE", type=Path, help=tr("a recipe saved in the import dialog")
    )


def _add_tables(parser: argparse.ArgumentParser) -> None:
    from crowdgui.io.export.formats import FORMATS

    group = parser.add_argument_group(tr("tables"))
    group.add_argument(
        "--tables",
        metavar="KEYS",
        default="labels,workers",
        help=tr("with commas between: {keys}", keys=", ".join(_tables_and_shapes())),
    )
    group.add_argument(
        "--as",
        dest="table_format",
        choices=[form.key for form in FORMATS],
        default=FORMATS[0].key,
        help=tr("what tables are written as; a workbook (xlsx) holds all of them"),
    )
    group.add_argument(
        "--exact",
        action="store_true",
        help=tr("leave text in CSV as it is, also where a spreadsheet would run it as a formula"),
    )


def _tables_and_shapes() -> dict[str, TableExport | Export]:
    """Give what --tables can name: tables, and the shapes that other tools want."""
    from crowdgui.io.export.shapes import shapes
    from crowdgui.io.export.tables import TABLES

    offered: tuple[TableExport | Export, ...] = (*TABLES, *shapes())
    return {made.key: made for made in offered}


def _exports(choices: argparse.Namespace) -> tuple[Export, ...]:
    """Give the files that were asked for; summary and guarantee come with them."""
    from crowdgui.io.export.formats import FORMATS, table_exports
    from crowdgui.io.export.shapes import shapes
    from crowdgui.io.export.tables import TABLES
    from crowdgui.io.results import GUARANTEE, SUMMARY

    wanted = [key.strip() for key in choices.tables.split(",")]
    known = _tables_and_shapes()
    for key in wanted:
        if key not in known:
            raise DataError(
                tr("There is no table “{key}”. There are {keys}.", key=key, keys=", ".join(known))
            )
    form = next(form for form in FORMATS if form.key == choices.table_format)
    tables = [table for table in TABLES if table.key in wanted]
    files = [shape for shape in shapes(exact=choices.exact) if shape.key in wanted]
    return (*table_exports(tables, form, exact=choices.exact), *files, SUMMARY, GUARANTEE)


def _all_choices() -> dict[str, Choice]:
    """Give the choices of all rules by key; rules share those of the same name."""
    from crowdgui.core.rules.choices import described
    from crowdgui.core.rules.table import RULES

    return {c.key: c for rule in RULES.values() for c in described(rule.choices)}


def _option(key: str) -> str:
    return "--" + key.replace("_", "-")


def _add_choices(parser: argparse.ArgumentParser) -> None:
    group = parser.add_argument_group(
        tr("choices of the rules"), tr("“crowdgui rules” says which rule has which")
    )
    for choice in _all_choices().values():
        more: dict[str, Any] = {"dest": choice.key, "default": argparse.SUPPRESS}
        match choice.kind:
            case "whole" | "real":
                more |= {"type": int if choice.kind == "whole" else float, "metavar": "N"}
            case "flag":
                more |= {"action": argparse.BooleanOptionalAction}
            case "one of":
                more |= {"choices": [key for key, _ in choice.options]}
            case _:
                more |= {"type": Path, "metavar": "FILE"}
        # The help is a format string of its own to argparse.
        words = f"{tr(choice.name)}. {tr(choice.sentence)}".replace("%", "%%")
        group.add_argument(_option(choice.key), help=words, **more)


def _choices_of(rule: Rule, given: argparse.Namespace) -> Choices:
    """Make the rule's record from the options given; a choice it does not have is refused."""
    from crowdgui.core.rules.choices import described
    from crowdgui.io.stated import read_stated

    own = {choice.key: choice for choice in described(rule.choices)}
    values: dict[str, Any] = {}
    for key in _all_choices():
        if not hasattr(given, key):
            continue
        if key not in own:
            raise DataError(
                tr("The rule “{rule}” has no choice {option}.", rule=rule.key, option=_option(key))
            )
        value = getattr(given, key)
        values[key] = read_stated(value, own[key].kind) if isinstance(value, Path) else value
    return rule.choices(**values)


def _report(words: list[str]) -> int:
    parser = _report_parser()
    choices = parser.parse_args(words)
    # Only now, since the window must not wait for what it does not need.
    from crowdgui.core.findings import summary
    from crowdgui.io.project import SUFFIX
    from crowdgui.io.results import write_exports

    _check_names(choices)
    exports = _exports(choices)
    show = _TerminalProgress()
    try:
        if choices.file.suffix.lower() == SUFFIX:
            _check_left_to_project(parser, choices)
            results = _project_results(choices, show)
        else:
            results = _file_results(choices, show)
        write_exports(choices.out, results, exports, show)
        _write_reports(choices.out, results, choices, show)
    finally:
        show.clear()
    print(summary(results.outcome, results.guarantee))
    for part in results.left_out:
        print(tr("Left out of {file}: {n} – {reason}", file=part.file, n=number(part.count),
                 reason=part.reason))  # fmt: skip
    print(tr("Written to {folder}.", folder=choices.out))
    return 0


def _file_results(choices: argparse.Namespace, show: Report) -> Results:
    from crowdgui.core.bounds.certify import Wishes, certify
    from crowdgui.core.job import Job, run
    from crowdgui.core.rules.table import rule_of
    from crowdgui.io.read_labels import read_labels
    from crowdgui.io.results import Results

    # What is wrong with the rule or its choices is said before a long file is read.
    rule = rule_of(choices.rule)
    made = _choices_of(rule, choices)
    wishes = Wishes(
        choices.epsilon, choices.delta, 1.0 - choices.confidence, choices.gold_at_random
    )
    source = _source(choices, show)
    found = read_labels(source, show)
    outcome = run(Job(found.labels, found.gold, rule.key, made), show)
    guarantee = certify(outcome, wishes, show)
    key = _key(choices)
    return Results(
        outcome,
        guarantee,
        found.left_out,
        key=key,
        read_from=source.files,
        name=found.name,
        wishes=wishes,
        report_key=_report_key(choices, key),
        content=found.content,
    )


def _source(choices: argparse.Namespace, show: Report) -> Source:
    """Say how the files are read: by a recipe, or by a guess and what the options say."""
    from crowdgui.io.choosing import form_of
    from crowdgui.io.read_labels import open_source
    from crowdgui.io.reading import Repeats
    from crowdgui.io.recipes import read_recipe, source_by

    files = (choices.file, *choices.more)
    if choices.recipe is not None:
        _check_left_to_recipe(choices)
        return replace(source_by(read_recipe(choices.recipe), files, show), gold=choices.gold)
    return open_source(
        choices.file,
        gold=choices.gold,
        repeats=Repeats(choices.repeats),
        **{name: getattr(choices, name) for name in _COLUMNS},
        question=choices.question,
        more=tuple(choices.more),
        form=None if choices.format is None else form_of(files, choices.format, show),
        report=show,
    )


def _check_left_to_recipe(choices: argparse.Namespace) -> None:
    """Refuse an option that a recipe answers itself."""
    plain = vars(_report_parser().parse_args([str(choices.file)]))
    for name in (*_COLUMNS, "question", "format", "repeats"):
        if getattr(choices, name) != plain[name]:
            raise DataError(tr("{option} is part of a recipe already.", option=_option(name)))


def _project_results(choices: argparse.Namespace, show: Report) -> Results:
    """Do what the window does with a project: its rule, its workers, its decisions."""
    from crowdgui.core.bounds.certify import certify
    from crowdgui.core.job import run
    from crowdgui.core.standing import decisions_of, job_of, thresholds_of, wishes_of
    from crowdgui.io.project import Project
    from crowdgui.io.results import Results

    project, saved = Project.open(choices.file, show)
    with project:
        outcome = run(job_of(saved.data.labels, saved.data.gold, saved.state), show)
        workers = outcome.workers.judged(thresholds_of(saved.state))
        outcome = replace(outcome, workers=workers)
        wishes = wishes_of(saved.state)
        guarantee = certify(outcome, wishes, show)
    key = _key(choices)
    return Results(
        outcome,
        guarantee,
        saved.data.left_out,
        decisions_of(saved.state),
        key,
        (choices.file,),
        name=saved.data.name,
        wishes=wishes,
        report_key=_report_key(choices, key),
        content=saved.data.content,
    )


def _check_left_to_project(parser: argparse.ArgumentParser, choices: argparse.Namespace) -> None:
    """Refuse an option that a project answers itself."""
    plain = vars(parser.parse_args([str(choices.file)]))
    for name, value in vars(choices).items():
        if name not in _ANY_FILE and (name not in plain or value != plain[name]):
            raise DataError(
                tr(
                    "{option} is part of a project already. Change it in the window, or give the "
                    "file of labels.",
                    option=_option(name),
                )
            )


def _key(choices: argparse.Namespace) -> bytes | None:
    from crowdgui.io.pseudonyms import new_key

    return new_key() if choices.pseudonyms else None


def _report_key(choices: argparse.Namespace, key: bytes | None) -> bytes | None:
    """Give what hides workers in the report: they have the numbers of the other files there."""
    from crowdgui.io.pseudonyms import new_key

    return None if choices.names else key or new_key()


def _check_names(choices: argparse.Namespace) -> None:
    if not choices.names:
        return
    if choices.pseudonyms:
        raise DataError(tr("--names shows what --pseudonyms hides. Give one of them."))
    if not (choices.html or choices.pdf):
        raise DataError(tr("--names is about the report. Add --html or --pdf."))


def _write_reports(
    folder: Path, results: Results, choices: argparse.Namespace, show: Report
) -> None:
    """Write the report in the forms that were asked for."""
    from crowdgui.io.report.export import HTML_REPORT
    from crowdgui.io.results import write_exports

    if choices.html:
        write_exports(folder, results, (HTML_REPORT,), show)
    if choices.pdf:
        from crowdgui.ui.exports import PDF_REPORT
        from crowdgui.ui.report.application import paper_application

        # Kept until the last page is painted.
        application = paper_application()
        write_exports(folder, results, (PDF_REPORT,), show)
        del application


class _TerminalProgress:
    """Shows stage and percent in one line of a terminal; says nothing where there is none."""

    def __init__(self) -> None:
        self._shown = ""
        self._terminal = sys.stderr.isatty()

    def __call__(self, progress: Progress) -> None:
        percent = "" if progress.fraction is None else f" {progress.fraction:.0%}"
        line = progress.stage + percent
        if self._terminal and line != self._shown:
            self.clear()
            print(line, end="\r", file=sys.stderr, flush=True)
            self._shown = line

    def clear(self) -> None:
        if self._shown:
            print(" " * len(self._shown), end="\r", file=sys.stderr, flush=True)
            self._shown = ""
