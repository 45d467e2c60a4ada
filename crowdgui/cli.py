"""The command line: open the window, or do the whole work without one."""

from __future__ import annotations

import argparse
import io
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

from crowdgui import __version__
from crowdgui.core.errors import CrowdError, DataError
from crowdgui.core.text import number, tr

if TYPE_CHECKING:
    from collections.abc import Sequence

    from crowdgui.core.progress import Progress
    from crowdgui.core.rules.choices import Choice, Choices
    from crowdgui.core.rules.table import Rule

BAD_INPUT = 2
INTERRUPTED = 130


def main(arguments: Sequence[str] | None = None) -> int:
    """Do what the arguments ask for; give the process's exit status."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    commands = {"report": _report, "rules": _rules}
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
    parser.add_argument("file", metavar="FILE", type=Path, help=tr("labels: CSV, TSV or TXT"))
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
        "--out",
        metavar="DIR",
        type=Path,
        default=Path("crowdgui-report"),
        help=tr("folder for the results, made if it is not there"),
    )
    return parser


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
    choices = _report_parser().parse_args(words)
    # Only now, since the window must not wait for what it does not need.
    from crowdgui.core.bounds.certify import Wishes, certify
    from crowdgui.core.findings import summary
    from crowdgui.core.job import Job, run
    from crowdgui.core.rules.table import rule_of
    from crowdgui.io.read_labels import open_source, read_labels
    from crowdgui.io.reading import Repeats
    from crowdgui.io.results import EXPORTS, Results, write_exports

    # What is wrong with the rule or its choices is said before a long file is read.
    rule = rule_of(choices.rule)
    made = _choices_of(rule, choices)
    wishes = Wishes(
        choices.epsilon, choices.delta, 1.0 - choices.confidence, choices.gold_at_random
    )
    show = _TerminalProgress()
    try:
        source = open_source(
            choices.file,
            gold=choices.gold,
            repeats=Repeats(choices.repeats),
            worker=choices.worker,
            item=choices.item,
            label=choices.label,
            time=choices.time,
            seconds=choices.seconds,
            report=show,
        )
        found = read_labels(source, show)
        outcome = run(Job(found.labels, found.gold, rule.key, made), show)
        guarantee = certify(outcome, wishes, show)
        results = Results(outcome, guarantee, found.left_out, read_from=source.files)
        write_exports(choices.out, results, EXPORTS, show)
    finally:
        show.clear()
    print(summary(outcome, guarantee))
    for part in found.left_out:
        print(tr("Left out of {file}: {n} – {reason}", file=part.file, n=number(part.count),
                 reason=part.reason))  # fmt: skip
    print(tr("Written to {folder}.", folder=choices.out))
    return 0


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
