"""The parser of arguments, and those that several commands have."""

from __future__ import annotations

import argparse
from pathlib import Path
from textwrap import wrap
from typing import NoReturn

from crowdgui.core.errors import CrowdError
from crowdgui.text.translation import tr


class _Help(argparse.HelpFormatter):
    """Says what counts where an option is not given."""

    def _get_help_string(self, action: argparse.Action) -> str | None:
        unsaid = any(action.default is none for none in (None, False, argparse.SUPPRESS))
        if not action.help or not action.option_strings or unsaid:
            return action.help
        return action.help + " " + tr("(usually %(default)s)")

    def _split_lines(self, text: str, width: int) -> list[str]:
        # A key such as em-class is typed as it stands here.
        return wrap(" ".join(text.split()), width, break_on_hyphens=False)


class Parser(argparse.ArgumentParser):
    """Says what is wrong with the arguments in one sentence."""

    def __init__(self, *, prog: str = "crowdgui", description: str = "", epilog: str = "") -> None:
        super().__init__(prog=prog, description=description, epilog=epilog, formatter_class=_Help)

    def error(self, message: str) -> NoReturn:
        raise CrowdError(
            tr(
                "{message}. “{program} --help” says how it goes.",
                message=message[:1].upper() + message[1:],
                program=self.prog,
            )
        )


def named_path(text: str) -> Path:
    """Return the path of an argument; an empty one would be the folder the user stands in."""
    if not text:
        raise argparse.ArgumentTypeError(tr("the name is empty"))
    return Path(text)


def add_out(parser: argparse.ArgumentParser, folder: str) -> None:
    """Add the folder for the results."""
    parser.add_argument(
        "--out",
        metavar="DIR",
        type=named_path,
        default=Path(folder),
        help=tr("folder for the results, made if it is not there"),
    )
