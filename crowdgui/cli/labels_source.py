"""Which labels a command works on: files, how they are read, and what is known of them."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from crowdgui.cli.parser import Parser, named_path
from crowdgui.cli.rule_choices import option_of
from crowdgui.core.errors import InputError
from crowdgui.text.translation import tr

if TYPE_CHECKING:
    import argparse

    from crowdgui.core.progress import ProgressCallback
    from crowdgui.io.source import Source

_COLUMNS = ("worker", "item", "label", "time", "seconds")
"""Options that name a column."""


def add_labels(parser: argparse.ArgumentParser) -> None:
    from crowdgui.io.reading import Repeats

    parser.add_argument(
        "file",
        metavar="FILE",
        type=named_path,
        help=tr(
            "labels as text (CSV, TSV), a spreadsheet, Parquet, JSON or another format that "
            "--format names, or a project (.crowd)"
        ),
    )
    parser.add_argument(
        "more",
        nargs="*",
        # Where there is a default, nobody is told that it must be given.
        default=[],
        metavar="MORE",
        type=named_path,
        help=tr("files of labels with the same columns, for instance one for each worker"),
    )
    _add_reading(parser)
    parser.add_argument(
        "--gold", metavar="FILE", type=named_path, help=tr("true labels of some items")
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


def _add_reading(parser: argparse.ArgumentParser) -> None:
    from crowdgui.io.choosing import TEXT
    from crowdgui.io.formats.table import FORMATS

    parser.add_argument(
        "--format",
        choices=[TEXT, *(form.key for form in FORMATS)],
        help=tr("how FILE is written, where that is not to be told from what stands in it"),
    )
    parser.add_argument(
        "--question",
        metavar="NAME",
        help=tr("which question, where there are several; its number where it has no name"),
    )
    parser.add_argument(
        "--recipe",
        metavar="FILE",
        type=named_path,
        help=tr("a recipe saved in the import dialog"),
    )


def source_of(choices: argparse.Namespace, show: ProgressCallback) -> Source:
    """Return how the files are read: by a recipe, or by a guess and what the options say."""
    from crowdgui.io.choosing import form_of
    from crowdgui.io.reading import Repeats
    from crowdgui.io.recipes.recipes import read_recipe, source_by
    from crowdgui.io.source import open_source

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
    parser = Parser()
    add_labels(parser)
    plain = vars(parser.parse_args([str(choices.file)]))
    for name in (*_COLUMNS, "question", "format", "repeats"):
        if getattr(choices, name) != plain[name]:
            raise InputError(tr("{option} is part of a recipe already.", option=option_of(name)))
