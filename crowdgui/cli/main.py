"""Run the command that the first argument names, or open the window."""

from __future__ import annotations

import gc
import io
import os
import sys
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

from crowdgui import __version__
from crowdgui.core.errors import CrowdError
from crowdgui.io.cluster import has_dask
from crowdgui.io.lean_imports import defer_developer_tools, hide_pandas
from crowdgui.text.translation import join_list

if TYPE_CHECKING:
    import argparse
    from collections.abc import Sequence
    from typing import TextIO

    from crowdgui.cli.terminal import Parser

BAD_INPUT = 2
UNREAD = 141
"""What a shell gives where the program after the pipe has ended."""

_NEW_OBJECTS = 200_000

_COMMANDS = ("report", "draw", "study", "simulate", "rules", "doctor")
_MISSPELT = 0.6
"""From here on two words are alike enough for one to stand for the other."""


def run() -> NoReturn:
    """Do what the words after the program's name ask for, and end the process."""
    status = main()
    # Taking everything apart that a command has made takes longer than to write a small report. A
    # window tidies up when it ends, and so does a cluster.
    if sys.argv[1:2] and sys.argv[1] in _COMMANDS and "distributed" not in sys.modules:
        sys.stderr.flush()
        os._exit(status)
    sys.exit(status)


def main(arguments: Sequence[str] | None = None) -> int:
    """Do what the arguments ask for; give the process's exit status."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    _fill_streams()
    if arguments is None:
        # This process is ours alone. Threads go over blocks of labels: those of the linear algebra
        # would only wait, and use up a processor each while they do.
        os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
        if words[:1] and words[0] in _COMMANDS:
            # Hundreds of modules make objects that stay; by itself Python would look through all
            # of them for garbage again and again meanwhile. The window has its own times for it.
            gc.set_threshold(_NEW_OBJECTS, *gc.get_threshold()[1:])
        defer_developer_tools()
        if not _needs_pandas(words):
            hide_pandas()
    for stream in (sys.stdout, sys.stderr):
        # A console that lacks a character shows a question mark rather than a traceback.
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        return _written(words)
    except CrowdError as error:
        # Not at the top: a window comes onto the screen without these words.
        from crowdgui.text.errors import describe_error

        return _refuse(describe_error(error))
    except MemoryError:
        return _refuse("There is not enough memory for this.")
    except BrokenPipeError:
        return _unread()
    except OSError as error:
        return _refuse(f"The output can’t be written: {error.strerror or error}.")
    except KeyboardInterrupt:
        from crowdgui.cli.terminal import INTERRUPTED

        print(file=sys.stderr)
        return INTERRUPTED


def _fill_streams() -> None:
    """Print to nowhere where there is nothing to write to.

    So it is for a window without a terminal, and where a shell closes the stream: Python would
    print notes among the results instead.
    """
    for name in ("stdout", "stderr"):
        if getattr(sys, name) is None:
            # It stays open as long as the process.
            setattr(sys, name, Path(os.devnull).open("w", encoding="utf-8"))  # noqa: SIM115


def _needs_pandas(words: Sequence[str]) -> bool:
    """Return whether Dask may be used, whose frames are those of pandas."""
    if words[:1] and words[0] in _COMMANDS:
        return any(word.endswith("dask") for word in words)
    return has_dask()


def _refuse(sentence: str) -> int:
    # Nor can it be said where errors go to the same full disk.
    with suppress(OSError):
        print(sentence, file=sys.stderr)
    for stream in (sys.stdout, sys.stderr):
        try:
            stream.flush()
        except OSError:
            _write_to_nowhere(stream)
    return BAD_INPUT


def _written(words: list[str]) -> int:
    """Do what the arguments ask for, and flush all output while a failure can still be reported."""
    try:
        return _command(words)
    finally:
        sys.stdout.flush()


def _unread() -> int:
    """End in silence, as a program does whose reader has seen enough."""
    _write_to_nowhere(sys.stdout)
    return UNREAD


def _write_to_nowhere(stream: TextIO) -> None:
    """Drop what is still to be written at the end: it would fail once more."""
    with Path(os.devnull).open("wb") as nothing:
        os.dup2(nothing.fileno(), stream.fileno())


def _command(words: list[str]) -> int:
    """Do what the first word names, else open the window; each command is loaded when asked for."""
    match words[:1]:
        case ["report"]:
            from crowdgui.cli.report import report

            return report(words[1:])
        case ["draw"]:
            from crowdgui.cli.draw import draw

            return draw(words[1:])
        case ["rules"]:
            from crowdgui.cli.rules import rules

            return rules(words[1:])
        case ["study"]:
            from crowdgui.cli.study import study

            return study(words[1:])
        case ["simulate"]:
            from crowdgui.cli.simulate import simulate

            return simulate(words[1:])
        case ["doctor"]:
            from crowdgui.cli.doctor import doctor

            return doctor(words[1:])
        case ["read-apart"]:
            # Only another process of this application calls this.
            from crowdgui.io.tabular.processes.reader_process import main as read_apart

            return read_apart(words[1:])
    return _window(words)


def window_parser() -> Parser:
    from argparse import SUPPRESS

    from crowdgui.cli.terminal import Parser, parse_path

    parser = Parser(
        prog="crowdgui",
        description="Final labels, worker quality and an error guarantee from many workers.",
        epilog=(
            "Without a window: “crowdgui report FILE” labels the items and writes "
            "the results, “crowdgui draw FILE” draws items for an audit, “crowdgui study "
            "FILE” shows how many labels you need, "
            "“crowdgui simulate” simulates workers with known true classes, "
            "“crowdgui rules” lists the rules, “crowdgui doctor” checks the "
            "installation. Each has its own --help."
        ),
    )
    parser.add_argument(
        "file",
        nargs="?",
        metavar="FILE",
        type=parse_path,
        help="a label file or a project",
    )
    parser.add_argument("--sample", action="store_true", help="open the sample data")
    # To check a build: shows the window, writes its picture, and ends.
    parser.add_argument("--picture", metavar="FILE", type=parse_path, help=SUPPRESS)
    parser.add_argument("--version", action="version", version=f"crowdgui {__version__}")
    return parser


def _window(words: list[str]) -> int:
    """Open the window; started without a word it is on the screen before there is a parser."""
    if not words:
        return _opened(None, sample=False, picture=None)
    _check_command(words)
    args = window_parser().parse_args(words)
    _check_picture(args)
    return _opened(args.file, sample=args.sample, picture=args.picture)


def _opened(file: Path | None, *, sample: bool, picture: Path | None) -> int:
    if _no_display():
        raise CrowdError("There is no display for a window. Run “crowdgui report FILE” instead.")
    # Before the modules of the window are imported.
    leave_sources_unread()
    from crowdgui.ui.app import open_window

    return open_window(file, sample=sample, picture=picture)


def leave_sources_unread() -> None:
    """Stop PySide from reading the source of each module that is imported, and drop what it read.

    It looks there for a switch between ways of writing names, which nothing here uses, and Python
    keeps every line for tracebacks: 55 MB, and more with each module that is imported later.
    Those of a traceback are read again.
    """
    import linecache

    from PySide6 import QtCore as _  # noqa: F401 -- brings what is switched off here

    with suppress(ImportError):
        from shibokensupport import feature  # type: ignore[import-not-found]

        feature._mod_uses_pyside = lambda _module: False
    linecache.clearcache()


def _check_command(words: list[str]) -> None:
    """State that a plain word which is no file is no command either."""
    word = words[0] if words else ""
    if not word.isalpha() or Path(word).exists():
        return
    # Not at the top: the window is to stand before what it does not need is loaded.
    from difflib import get_close_matches

    alike = get_close_matches(word.casefold(), _COMMANDS, 1, _MISSPELT)
    if alike:
        raise CrowdError(
            f"There is no command and no file “{word}”. Did you mean “crowdgui {alike[0]}”?"
        )
    raise CrowdError(
        f"There is no command and no file “{word}”. The commands are {join_list(_COMMANDS)}."
    )


def _check_picture(args: argparse.Namespace) -> None:
    """Refuse a picture of what waits for somebody: labels are asked about before they are read."""
    if args.picture is None or args.sample:
        return
    from crowdgui.io.project_folder.place import is_project

    if args.file is None or not is_project(args.file):
        raise CrowdError("--picture needs --sample or a project.")


def _no_display() -> bool:
    names = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    return sys.platform.startswith("linux") and not any(os.environ.get(name) for name in names)
