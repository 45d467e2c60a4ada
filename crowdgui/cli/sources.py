"""What the numbers of options may be."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from crowdgui.cli.options import option_name
from crowdgui.cli.terminal import Parser, parse_path
from crowdgui.core.errors import InputError
from crowdgui.text.translation import format_number, join_list, tr

if TYPE_CHECKING:
    import argparse
    from collections.abc import Collection, Iterable, Sequence

    from crowdgui.core.progress import ProgressCallback
    from crowdgui.io.importing.read_labels import ImportedLabels
    from crowdgui.io.importing.sources import Source
    from crowdgui.io.importing.tables import OpenedFile
    from crowdgui.io.project.content import SavedQuestion


def check_least(choices: argparse.Namespace, **least: int) -> None:
    """Refuse a number below the least its option takes."""
    for key, low in least.items():
        value = getattr(choices, key)
        if value is not None and value < low:
            raise InputError(
                tr(
                    "{option} must be {least} or more.",
                    option=option_name(key),
                    least=format_number(low),
                )
            )


def check_shares(choices: argparse.Namespace, **examples: float) -> None:
    """Refuse what is no share, such as a percentage."""
    for key, example in examples.items():
        if not 0.0 < getattr(choices, key) < 1.0:
            raise InputError(
                tr(
                    "{option} is a share between 0 and 1, such as {example}.",
                    option=option_name(key),
                    example=format_number(example, 2),
                )
            )


_COLUMNS = ("worker", "item", "label", "time", "seconds")
"""Options that name a column."""


def add_labels(parser: argparse.ArgumentParser) -> None:
    from crowdgui.io.importing.import_spec import RepeatPolicy

    parser.add_argument(
        "file",
        metavar="FILE",
        type=parse_path,
        help=tr(
            "labels as text (CSV, TSV), a spreadsheet, Parquet, JSON or another format "
            "that you name with --format, or a project (.crowd)"
        ),
    )
    parser.add_argument(
        "more",
        nargs="*",
        # Where there is a default, no message may ask for it.
        default=[],
        metavar="MORE",
        type=parse_path,
        help=tr("label files with the same columns, for instance one per worker"),
    )
    _add_reading(parser)
    parser.add_argument(
        "--gold",
        metavar="FILE",
        type=parse_path,
        help=tr("gold labels: the known true labels of some items"),
    )
    for role in ("worker", "item", "label"):
        parser.add_argument(
            f"--{role}", metavar="COL", help=tr("name of the {role} column", role=role)
        )
    for option, words in {
        "--time": tr("name of the column with the time at which each label was given"),
        "--seconds": tr("name of the column with the time spent per label"),
    }.items():
        parser.add_argument(option, metavar="COL", help=words)
    parser.add_argument(
        "--repeats",
        choices=[policy.value for policy in RepeatPolicy],
        default=RepeatPolicy.FIRST.value,
        help=tr("which label to keep if a worker labels an item more than once"),
    )


def _add_reading(parser: argparse.ArgumentParser) -> None:
    from crowdgui.io.formats.registry import FORMATS
    from crowdgui.io.importing.sources import TEXT

    parser.add_argument(
        "--format",
        choices=[TEXT, *(form.key for form in FORMATS)],
        help=tr("format of FILE, if it can’t be detected"),
    )
    parser.add_argument(
        "--question",
        metavar="NAME",
        help=tr("which question to use, if there are several; its number if it has no name"),
    )
    parser.add_argument(
        "--recipe",
        metavar="FILE",
        type=parse_path,
        help=tr("a recipe saved in the import dialog"),
    )


def read_files(choices: argparse.Namespace, show: ProgressCallback) -> ImportedLabels:
    """Return the labels of the files: read by a recipe, or by a guess and what the options say."""
    from crowdgui.io.importing.read_labels import read_labels
    from crowdgui.io.importing.tables import OpenedFile

    opened = OpenedFile(choices.file)
    return read_labels(_source(choices, opened, show), show, opened)


def _source(choices: argparse.Namespace, opened: OpenedFile, show: ProgressCallback) -> Source:
    from crowdgui.io.importing.import_spec import RepeatPolicy
    from crowdgui.io.importing.recipes import open_with_recipe, read_recipe
    from crowdgui.io.importing.sources import open_source, select_form

    files = (choices.file, *choices.more)
    if choices.recipe is not None:
        _check_left_to_recipe(choices)
        recipe = read_recipe(choices.recipe)
        return replace(open_with_recipe(recipe, files, show, opened), gold=choices.gold)
    return open_source(
        choices.file,
        gold=choices.gold,
        repeats=RepeatPolicy(choices.repeats),
        **{name: getattr(choices, name) for name in _COLUMNS},
        question=choices.question,
        more=tuple(choices.more),
        form=None if choices.format is None else select_form(files, choices.format, show),
        opened=opened,
        report=show,
    )


def _check_left_to_recipe(choices: argparse.Namespace) -> None:
    """Refuse an option that a recipe answers itself."""
    parser = Parser()
    add_labels(parser)
    plain = vars(parser.parse_args([str(choices.file)]))
    for name in (*_COLUMNS, "question", "format", "repeats"):
        if getattr(choices, name) != plain[name]:
            raise InputError(tr("The recipe already sets {option}.", option=option_name(name)))


def earlier_files(folder: Path, known: Iterable[Path]) -> list[str]:
    """Name the files in `folder` that the report command writes, but for those that are known."""
    there = [path for name in _names() if (path := folder / name).is_file()]
    ours = [path for path in known if path.exists()]
    return [path.name for path in there if not any(path.samefile(other) for other in ours)]


def _names() -> tuple[str, ...]:
    """Return every name that a file of results can have."""
    from crowdgui.io.exporting.table_formats import FORMATS, WORKBOOK, XLSX, table_export
    from crowdgui.io.exporting.tables import TABLES
    from crowdgui.io.exporting.tool_exports import tool_exports
    from crowdgui.io.report.html import HTML_REPORT

    forms = [form for form in FORMATS if form != XLSX]
    tables = [table_export(table, form).file for table in TABLES for form in forms]
    report = Path(HTML_REPORT.file)
    files = [shape.file for shape in tool_exports()]
    return (*dict.fromkeys((*tables, WORKBOOK, *files, report.name, f"{report.stem}.pdf")),)


def is_project(path: Path) -> bool:
    from crowdgui.io.project.project import SUFFIX

    return path.suffix.lower() == SUFFIX


def check_left_to_project(
    parser: argparse.ArgumentParser, choices: argparse.Namespace, own: Collection[str]
) -> None:
    """Refuse an option that a project answers itself; `own` are those that go with one too."""
    plain = vars(parser.parse_args([str(choices.file)]))
    for name, value in vars(choices).items():
        if name in ("file", *own) or (name in plain and value == plain[name]):
            continue
        if name == "more":
            raise InputError(tr("Pass a project on its own, without other files."))
        raise InputError(
            tr(
                "The project already sets {option}. Change it in the window, or pass the "
                "label file instead.",
                option=option_name(name),
            )
        )


def read_saved_question(choices: argparse.Namespace, show: ProgressCallback) -> SavedQuestion:
    """Read a project and give the question that was asked for, its only one where none was."""
    from crowdgui.io.project.project import Project

    project, content = Project.open(choices.file, show)
    project.close()
    questions = content.questions
    names = [saved.data.question for saved in questions]
    if choices.question is None and len(names) == 1:
        return questions[0]
    places = _places(names)
    there = _there(names, told_apart=places.keys() == set(names))
    if choices.question is None:
        raise InputError(
            tr(
                "{file} contains several questions: {there}. Choose one with --question.",
                file=choices.file.name,
                there=there,
            )
        )
    if choices.question not in places:
        raise InputError(
            tr(
                "{file} has no question “{wanted}”. It contains {there}.",
                file=choices.file.name,
                wanted=choices.question,
                there=there,
            )
        )
    return questions[places[choices.question]]


def _places(names: Sequence[str]) -> dict[str, int]:
    """Return the place of each question by its name, and by its number where names do not do."""
    count = Counter(names)
    named = {name: place for place, name in enumerate(names) if name and count[name] == 1}
    if len(named) == len(names):
        return named
    if len(names) == 1:
        return {names[0]: 0}
    return named | {str(place + 1): place for place in range(len(names))}


def _there(names: Sequence[str], *, told_apart: bool) -> str:
    if told_apart:
        return join_list(tr("“{name}”", name=name) for name in names)
    return join_list(_numbered(place, name) for place, name in enumerate(names, 1))


def _numbered(place: int, name: str) -> str:
    if name:
        return tr("{number} (“{name}”)", number=place, name=name)
    return tr("{number} (no name)", number=place)
