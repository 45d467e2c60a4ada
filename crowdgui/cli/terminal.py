"""What every command shares: its parser, checks of numbers, and progress in a terminal."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from textwrap import wrap
from typing import TYPE_CHECKING, Any, NoReturn

from crowdgui.core.errors import CrowdError, InputError
from crowdgui.text.translation import format_number
from crowdgui.text.wording import describe_stage

if TYPE_CHECKING:
    from collections.abc import Callable

    from _typeshed import SupportsWrite

    from crowdgui.core.progress import Progress, ProgressCallback


INTERRUPTED = 130
"""The exit status that a shell gives after Ctrl+C."""


class TerminalProgress:
    """Shows stage and percent in one line of a terminal; elsewhere it is silent."""

    def __init__(self) -> None:
        self._shown = ""
        self._terminal = sys.stderr.isatty()

    def __call__(self, progress: Progress) -> None:
        percent = "" if progress.fraction is None else f" {progress.fraction:.0%}"
        line = describe_stage(progress.stage) + percent
        if self._terminal and line != self._shown:
            self.clear()
            print(line, end="\r", file=sys.stderr, flush=True)
            self._shown = line

    def clear(self) -> None:
        if self._shown:
            print(" " * len(self._shown), end="\r", file=sys.stderr, flush=True)
            self._shown = ""


class LatestResult:
    """Passes progress on and keeps the last result so far."""

    def __init__(self, show: ProgressCallback) -> None:
        self._show = show
        self.latest: Any = None

    def __call__(self, progress: Progress) -> None:
        if progress.partial is not None:
            self.latest = progress.partial
        self._show(progress)


def run_until_stopped(
    work: Callable[[ProgressCallback], Any], show: ProgressCallback
) -> tuple[Any, bool]:
    """Return the result, and whether it is whole: Ctrl+C leaves what was found until then."""
    kept = LatestResult(show)
    try:
        return work(kept), True
    except KeyboardInterrupt:
        if kept.latest is None:
            raise
        return kept.latest, False


class _Help(argparse.HelpFormatter):
    """Help that shows the default of an option."""

    def _get_help_string(self, action: argparse.Action) -> str | None:
        unsaid = any(action.default is none for none in (None, False, argparse.SUPPRESS))
        if not action.help or not action.option_strings or unsaid:
            return action.help
        return action.help + " " + "(default: %(default)s)"

    def _split_lines(self, text: str, width: int) -> list[str]:
        # A key such as em-class is typed as it is written here.
        return wrap(" ".join(text.split()), width, break_on_hyphens=False)


class Parser(argparse.ArgumentParser):
    """A parser that states in one sentence what is wrong with the arguments."""

    def __init__(self, *, prog: str = "crowdgui", description: str = "", epilog: str = "") -> None:
        super().__init__(prog=prog, description=description, epilog=epilog, formatter_class=_Help)

    def _print_message(self, message: str, file: SupportsWrite[str] | None = None) -> None:
        # Python's own keeps silent where it can't be written.
        if message:
            (file or sys.stderr).write(message)

    def error(self, message: str) -> NoReturn:
        raise CrowdError(
            f"{message[:1].upper() + message[1:]}. Run “{self.prog} --help” for usage."
        )


def parse_path(text: str) -> Path:
    """Return the path of an argument; an empty one would be the current folder."""
    if not text:
        raise argparse.ArgumentTypeError("the name is empty")
    return Path(text)


def add_out(parser: argparse.ArgumentParser, folder: str) -> None:
    """Add the folder for the results."""
    parser.add_argument(
        "--out",
        metavar="DIR",
        type=parse_path,
        default=Path(folder),
        help="folder for the results; it is created if it doesn’t exist",
    )


_FIRST_NAMES = {"epsilon": "at_most"}
"""Of an option that has two names, the first."""


def option_name(key: str) -> str:
    return "--" + _FIRST_NAMES.get(key, key).replace("_", "-")


def check_least(args: argparse.Namespace, **least: int) -> None:
    """Refuse a number below the least its option takes."""
    for key, low in least.items():
        value = getattr(args, key)
        if value is not None and value < low:
            raise InputError(f"{option_name(key)} must be {format_number(low)} or more.")


def check_shares(args: argparse.Namespace, **examples: float) -> None:
    """Refuse what is no share, such as a percentage."""
    for key, example in examples.items():
        if not 0.0 < getattr(args, key) < 1.0:
            raise InputError(
                f"{option_name(key)} is a share between 0 and 1, such as "
                f"{format_number(example, 2)}."
            )


def split_words(text: str) -> list[str]:
    """Take words apart that are separated by commas."""
    return [word.strip() for word in text.split(",") if word.strip()]
