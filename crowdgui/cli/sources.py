"""How files of labels are read on the command line: their columns, formats and classes."""

from __future__ import annotations

import math
import sys
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, TypeVar

from crowdgui.cli.terminal import Parser, option_name, parse_path, split_words
from crowdgui.cli.workers import check_models, group_columns, stated_models, with_models
from crowdgui.core.errors import InputError, ReadError

if TYPE_CHECKING:
    import argparse
    from collections.abc import Callable, Sequence
    from pathlib import Path

    from crowdgui.core.progress import ProgressCallback
    from crowdgui.io.importing.read_labels import ImportedLabels
    from crowdgui.io.importing.reading_notes import ReadingNote
    from crowdgui.io.importing.recipes import Recipe
    from crowdgui.io.importing.sources import Source, SourceOptions
    from crowdgui.io.importing.tables import OpenedFile


_T = TypeVar("_T")

_COLUMNS = (
    *("worker", "item", "left", "right", "label"),
    *("gold_column", "time", "seconds", "kind_column"),
)
"""Options that name a column."""


_READING = (
    *(
        *_COLUMNS,
        "model_probabilities",
        "question",
        "format",
        "repeats",
        "row",
        "no_answer",
        "bins",
    ),
    "worker_from",
)
"""Options that say how files are read, which a recipe says too."""


def add_labels(parser: argparse.ArgumentParser) -> None:
    """Add the files of labels, and how they are read."""
    from crowdgui.io.importing.import_spec import RepeatPolicy

    _add_files(parser)
    _add_columns(parser)
    _add_models(parser)
    parser.add_argument(
        "--repeats",
        choices=[policy.value for policy in RepeatPolicy],
        default=RepeatPolicy.FIRST.value,
        help="which label to keep if a worker labels an item more than once",
    )


def _add_files(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "file",
        metavar="FILE",
        type=parse_path,
        help=(
            "labels as text (CSV, TSV), a spreadsheet, Parquet, JSON or another "
            "format that you name with --format, or a project (.crowd, or a folder)"
        ),
    )
    parser.add_argument(
        "more",
        nargs="*",
        # Where there is a default, no message may ask for it.
        default=[],
        metavar="MORE",
        type=parse_path,
        help="label files with the same columns, for instance one per worker",
    )
    _add_reading(parser)
    parser.add_argument(
        "--gold",
        metavar="FILE",
        type=parse_path,
        help="gold labels: the known true labels of some items",
    )
    parser.add_argument(
        "--content",
        metavar="PATH",
        type=parse_path,
        help="texts, links or pictures of the items: a table with their IDs, or a folder",
    )


def _add_columns(parser: argparse.ArgumentParser) -> None:
    for role in ("worker", "item", "label"):
        parser.add_argument(f"--{role}", metavar="COL", help=f"name of the {role} column")
    for side in ("left", "right"):
        parser.add_argument(
            f"--{side}",
            metavar="COL",
            help=(
                f"name of the column with the {side} one of two items that are compared; the label "
                "column says which was preferred"
            ),
        )
    parser.add_argument(
        "--worker-from",
        choices=["file"],
        help="each of several files holds the labels of one worker, named as the file",
    )
    parser.add_argument(
        "--gold-column", metavar="COL", help="name of the column with the known true labels"
    )
    for option, words in {
        "--time": "name of the column with the time at which each label was given",
        "--seconds": "name of the column with the time spent per label",
        "--kind-column": "name of the column that says whether a worker is a person or a model",
    }.items():
        parser.add_argument(option, metavar="COL", help=words)


def _add_models(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--model-probabilities",
        metavar="COLS",
        help=(
            "comma-separated names of the columns with a model’s probability of each class, or of "
            "the one with JSON; empty for none"
        ),
    )
    parser.add_argument(
        "--models",
        metavar="PATTERN|FILE",
        help=(
            "workers that are models: comma-separated patterns such as “gpt-*,claude-*”, or a "
            "table with their names and, if you want, kind, family and version"
        ),
    )


def _add_reading(parser: argparse.ArgumentParser) -> None:
    from crowdgui.io.formats.registry import FORMATS
    from crowdgui.io.importing.import_spec import TEXT

    parser.add_argument(
        "--format",
        choices=[TEXT, *(form.key for form in FORMATS)],
        help="format of FILE, if it can’t be detected",
    )
    parser.add_argument(
        "--question",
        metavar="NAME",
        help="which question to use, if there are several; its number if it has no name",
    )
    parser.add_argument(
        "--row",
        choices=["label", "item", "worker"],
        help="what a row of the table holds: one label, or all labels of an item or of a worker",
    )
    parser.add_argument(
        "--no-answer",
        metavar="WORDS",
        help="comma-separated words that mean a missing label, such as “-1,NA”",
    )
    parser.add_argument(
        "--bins",
        metavar="EDGES",
        help="group numbers into ranges: comma-separated rising edges, such as “20,40,60,80”",
    )
    parser.add_argument(
        "--ordered",
        metavar="CLASSES",
        help=(
            "the classes are ordered: all of them from lowest to highest, comma-separated, such "
            "as “1,2,3,4,5”"
        ),
    )
    parser.add_argument(
        "--recipe",
        metavar="FILE",
        type=parse_path,
        help="a recipe saved in the import dialog",
    )


ONLY_RANKED = "These are comparisons of two items, which only “crowdgui report” ranks."


def read_files(
    args: argparse.Namespace,
    show: ProgressCallback,
    *,
    comparisons: bool = False,
    recipe: Recipe | None = None,
) -> ImportedLabels:
    """Return the labels of the files: read by a recipe, or by a guess and what the options say.

    A `recipe` is that of files of this kind: it counts where it fits and no option says otherwise.
    A guess that is in doubt is refused, and so are labels that are hardly classes, unless
    their column was named; comparisons of two too, unless they are asked for.
    """
    from crowdgui.io.importing.read_labels import read_labels

    source, opened = open_files(args, show, recipe)
    if source.reading.classes.tags is not None:
        raise InputError("The recipe reads several tags per item: use crowdgui report --tags.")
    found = read_labels(source, show, opened)
    if found.pairs is not None and not comparisons:
        raise ReadError(
            found.name,
            f"{ONLY_RANKED} To read them as labels, name a column with --item.",
        )
    check_used((found,), args)
    _check_classes(found, args)
    check_models((found,), args)
    note_reading(source, opened)
    note_doubts((found,), args)
    return found


def open_files(
    args: argparse.Namespace, show: ProgressCallback, recipe: Recipe | None = None
) -> tuple[Source, OpenedFile]:
    """Return how the files are read, by a recipe or by a guess and what the options say."""
    return _without_empty_files(
        args,
        lambda opened: _by_recipe(recipe, args, opened, show) or _source(args, opened, show),
    )


def _without_empty_files(
    args: argparse.Namespace, read: Callable[[OpenedFile], _T]
) -> tuple[_T, OpenedFile]:
    """Return what is found in the files, after those are taken off that have no label left."""
    from crowdgui.io.formats.long_table import UnnamedWorkerError
    from crowdgui.io.importing.tables import OpenedFile, read_without_empty_files

    opened = OpenedFile(args.file)

    def read_these(files: Sequence[Path]) -> tuple[_T, OpenedFile]:
        args.file, *args.more = files
        own = opened.beside(args.file)
        return read(own), own

    def say(error: ReadError) -> None:
        print(f"{error} The file is skipped.", file=sys.stderr)

    try:
        return read_without_empty_files((args.file, *args.more), read_these, say)
    except UnnamedWorkerError as error:
        if args.worker_from is not None or not args.more:
            raise
        how = "On the command line that is --worker-from file."
        raise ReadError(error.file, f"{error.found} {how}") from error


def note_reading(source: Source, opened: OpenedFile) -> None:
    """Print what the format says of how it was read, and an encoding that was only guessed."""
    from crowdgui.io.importing.reading_notes import encoding_notes
    from crowdgui.io.importing.tables import notes_on

    for note in (*notes_on(opened, source.reading.form), *encoding_notes(source)):
        print(note, file=sys.stderr)


def note_doubts(found: Sequence[ImportedLabels], args: argparse.Namespace) -> None:
    """Print what may be meant otherwise, and the option that says so: once for all questions."""
    from crowdgui.io.importing.reading_notes import reading_notes

    notes = [
        note for data in found for note in reading_notes(data, missing_stated=_states_missing(args))
    ]
    for line in dict.fromkeys(f"{note.sentence} {_remedy(note)}".strip() for note in notes):
        print(line, file=sys.stderr)


def _states_missing(args: argparse.Namespace) -> bool:
    return args.no_answer is not None or args.recipe is not None


def _remedy(note: ReadingNote) -> str:
    """Name the option that settles what a note is about."""
    from crowdgui.io.importing.reading_notes import NoteKind

    classes = ",".join(note.classes)
    match note.kind:
        case NoteKind.SEVERAL_LABELS:
            return "To read them as tags of an item, use crowdgui report --tags."
        case NoteKind.MISSING:
            mean = "it means" if len(note.classes) == 1 else "they mean"
            return f'If {mean} that there is no label, add --no-answer="{classes}".'
        case NoteKind.RESULTS:
            return "Pass true labels with --gold, and exclude such workers with --exclude."
        case NoteKind.VARIANTS:
            return (
                "If they mean the same, correct the file, or merge them with a recipe that the "
                "window has saved (--recipe)."
            )
        case NoteKind.ORDER if not any("," in name for name in note.classes):
            return f'If they are a scale, add --ordered "{classes}".'
    return ""


def read_every_question(
    args: argparse.Namespace, show: ProgressCallback
) -> tuple[ImportedLabels, ...]:
    """Return the labels of the questions that --questions names, or of all."""
    from crowdgui.io.importing.read_labels import read_questions
    from crowdgui.io.importing.sources import open_questions

    for name in ("question", "label", "recipe"):
        if getattr(args, name) is not None:
            raise InputError(f"Use either --questions or {option_name(name)}, not both.")
    wanted = [] if args.questions == "all" else split_words(args.questions)
    if not wanted and args.questions != "all":
        raise InputError("--questions needs names of questions, or “all”.")
    (source, columns, questions), opened = _without_empty_files(
        args,
        lambda opened: open_questions(args.file, wanted, opened, show, **_options(args, show)),
    )
    if not questions:
        raise ReadError(
            args.file.name, "There is only one question. Remove the option --questions."
        )
    found = read_questions(_with_order(source, args), columns, questions, show, opened)
    check_used(found, args)
    note_reading(source, opened)
    check_models(found, args)
    note_doubts(found, args)
    return found


def describe_source(source: Source) -> str:
    """State in a line how the files were read: their format, and which column is what."""
    from crowdgui.io.formats.form import FormatForm
    from crowdgui.io.formats.registry import get_format
    from crowdgui.io.importing.import_spec import Layout, first_form
    from crowdgui.io.tabular.roles import ColumnRole

    form = first_form(source.reading.form)
    name = get_format(form.key).name if isinstance(form, FormatForm) else "text table"
    across = None if source.reading.layout is Layout.LONG else ColumnRole.LABEL
    columns = [
        f"{column.role}{'s' if column.role is across else ''} “{column.name}”"
        for column in source.columns
    ]
    gold = "" if source.gold is None else f"; gold labels from “{source.gold.name}”"
    return f"Read as {name}: {', '.join(columns)}{gold}."


def check_used(found: Sequence[ImportedLabels], args: argparse.Namespace) -> None:
    """Refuse options that change nothing, because the file has nothing that they are about."""
    ranges = found[0].source.reading.classes.ranges if found[0].source else []
    if args.bins is not None and not any(set(ranges) & {*one.labels.classes} for one in found):
        raise InputError("--bins: no label is a number.")
    if args.ordered is not None and not any(one.labels.ordered for one in found):
        raise InputError("--ordered: no question has these classes.")
    for name in ("left", "right"):
        if getattr(args, name) is not None and all(one.pairs is None for one in found):
            raise InputError(f"{option_name(name)} needs both: add --left and --right.")
    for name in ("gold_at_random", "hold_gold"):
        if getattr(args, name, False) and all(one.gold is None for one in found):
            raise InputError(f"{option_name(name)} needs gold labels. Add them with --gold.")


def _check_classes(found: ImportedLabels, args: argparse.Namespace) -> None:
    from crowdgui.io.importing.guess.candidates import Sign
    from crowdgui.io.importing.guess.certainty import (
        check_classes,
        describe_free_text,
        describe_scores,
        has_unclear_gap,
    )
    from crowdgui.io.importing.import_spec import Layout

    layout = found.source.reading.layout if found.source else Layout.LONG
    if not _states_missing(args) and has_unclear_gap(found.labels, layout):
        raise ReadError(
            found.name,
            "“-1” beside classes from 0 up may mean a missing label. Skip it with "
            "--no-answer=-1, or keep it as a class with an empty --no-answer=",
        )
    sign = check_classes(found.labels)
    if sign is None:
        return
    labels = found.labels
    if sign is Sign.SCORES:
        said = describe_scores(labels.n_classes)
        way = "Use --bins with the edges of the ranges"
    else:
        said = describe_free_text(labels.n_classes, labels.n_labels)
        way = "Choose another column with --label"
    if args.label is not None or args.recipe is not None:
        print(said, file=sys.stderr)
        return
    raise ReadError(found.name, f"{said} {way}, or confirm the column with --label.")


def _by_recipe(
    recipe: Recipe | None, args: argparse.Namespace, opened: OpenedFile, show: ProgressCallback
) -> Source | None:
    """Apply the recipe of files of this kind; None if it doesn’t fit or an option contradicts."""
    if recipe is None or args.recipe is not None or group_columns(args):
        return None
    if args.models is not None and recipe.way.models:
        return None
    from crowdgui.io.importing.recipes import open_with_recipe

    try:
        _check_left_to_recipe(args)
        files, tell = (args.file, *args.more), partial(print, file=sys.stderr)
        source = open_with_recipe(recipe, files, show, opened, tell)
    except (InputError, ReadError):
        return None
    return _beside_recipe(source, args)


def _source(args: argparse.Namespace, opened: OpenedFile, show: ProgressCallback) -> Source:
    from crowdgui.io.importing.sources import open_source

    if args.recipe is not None:
        from crowdgui.io.importing.recipes import open_with_recipe, read_recipe

        _check_left_to_recipe(args)
        recipe = read_recipe(args.recipe)
        if group_columns(args):
            raise _set_by_recipe("groups")
        if args.models is not None and recipe.way.models:
            raise _set_by_recipe("models")
        files, tell = (args.file, *args.more), partial(print, file=sys.stderr)
        return _beside_recipe(open_with_recipe(recipe, files, show, opened, tell), args)
    options = _options(args, show)
    source = open_source(args.file, opened=opened, report=show, **options)
    return _with_order(source, args)


def _beside_recipe(source: Source, args: argparse.Namespace) -> Source:
    """Add what no recipe sets, and models and an order that options state."""
    source = replace(source, gold=args.gold, content=args.content)
    return _with_order(with_models(source, args), args)


def _options(args: argparse.Namespace, show: ProgressCallback) -> SourceOptions:
    """Return what the options state of the files."""
    from crowdgui.io.importing.import_spec import RepeatPolicy
    from crowdgui.io.importing.sources import select_form

    given: dict[str, str] = {}
    for name in _COLUMNS:
        column = getattr(args, name)
        if column is not None and (other := given.setdefault(column, name)) != name:
            raise InputError(
                f"{option_name(other)} and {option_name(name)} name the same column, “{column}”."
            )
    files, shares = (args.file, *args.more), args.model_probabilities
    return {
        "worker": args.worker,
        "item": args.item,
        "left": args.left,
        "right": args.right,
        "label": args.label,
        "gold_column": args.gold_column,
        "time": args.time,
        "seconds": args.seconds,
        "kind_column": args.kind_column,
        "probabilities": None if shares is None else split_words(shares),
        "groups": group_columns(args),
        "gold": args.gold,
        "repeats": RepeatPolicy(args.repeats),
        "question": args.question,
        "row": args.row,
        # A cell may hold nothing but blanks.
        "missing": [word.strip() or word for word in (args.no_answer or "").split(",") if word],
        "worker_from_file": args.worker_from is not None,
        "more": tuple(args.more),
        "form": None if args.format is None else select_form(files, args.format, show),
        "content": args.content,
        "models": stated_models(args),
        "bins": _edges(args.bins),
    }


def _with_order(source: Source, args: argparse.Namespace) -> Source:
    """Take the order that --ordered states, also in place of that of a recipe."""
    order = _order(args.ordered)
    if not order:
        return source
    ranges = source.reading.classes.ranges
    if ranges and set(order) != set(ranges):
        raise InputError(f'--ordered: the ranges are the classes: "{",".join(ranges)}".')
    classes = replace(source.reading.classes, order=order, is_scale=True)
    return replace(source, reading=replace(source.reading, classes=classes))


def _edges(text: str | None) -> tuple[float, ...]:
    """Read the edges of ranges."""
    if text is None:
        return ()
    edges: list[float] = []
    for part in text.split(","):
        try:
            edge = float(part)
        except ValueError:
            edge = math.nan
        if not math.isfinite(edge):
            raise InputError(f"--bins: “{part}” isn’t a number.")
        edges.append(edge)
    return tuple(edges)


def _order(text: str | None) -> tuple[str, ...]:
    """Read the classes from lowest to highest."""
    if text is None:
        return ()
    order = tuple(split_words(text))
    if len(order) < 2 or len(set(order)) < len(order):
        raise InputError("--ordered needs two or more different classes, such as “1,2,3,4,5”.")
    return order


def _check_left_to_recipe(args: argparse.Namespace) -> None:
    """Refuse an option that a recipe answers itself."""
    parser = Parser()
    add_labels(parser)
    plain = vars(parser.parse_args([str(args.file)]))
    for name in _READING:
        if getattr(args, name) != plain[name]:
            raise _set_by_recipe(name)


def _set_by_recipe(name: str) -> InputError:
    return InputError(f"The recipe already sets {option_name(name)}.")


READING = (*_READING, "recipe", "gold", "content", "models", "ordered")
"""Options that say how a file is read."""
