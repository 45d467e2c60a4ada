"""What was read and why, and the sentences for what a guess leaves open."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

from crowdgui.core.errors import ReadError
from crowdgui.io.importing.guess.candidates import Sign, are_scores, is_many_classes
from crowdgui.io.importing.guess.columns import is_settled_name
from crowdgui.io.importing.guess.guessing import NAMED, Alternative, Doubt, DoubtKind
from crowdgui.io.importing.guess.pair_columns import is_side_name
from crowdgui.io.importing.guess.value_counts import count_options
from crowdgui.io.importing.import_spec import Layout
from crowdgui.io.tabular.roles import SIDES, ColumnRole, name_points, probability_class, rank
from crowdgui.text.translation import format_number, join_list, list_first, tr, tr_n

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping, Sequence

    from crowdgui.core.labels import Labels
    from crowdgui.io.importing.import_spec import ImportSpec


_MOST_SHOWN = 6
"""Candidates and questions that a sentence names."""


class Evidence(StrEnum):
    """What a column was chosen by, the surest first."""

    GIVEN = "given"
    FORMAT = "format"
    NAME = "name"
    VALUES = "values"


@dataclass(frozen=True)
class ColumnChoice:
    """A column that is read, or the columns of a wide table, and what it was chosen by."""

    role: ColumnRole
    name: str
    evidence: Evidence


class UnclearReadingError(ReadError):
    """Raised where a file can be read in several ways, or in none that looks right."""

    def __init__(self, file: str, doubt: Doubt, sentence: str) -> None:
        super().__init__(file, sentence)
        self.doubt = doubt


_SHOWN = (
    *(ColumnRole.WORKER, ColumnRole.ITEM, *SIDES, ColumnRole.LABEL, ColumnRole.GOLD),
    *(ColumnRole.KIND, ColumnRole.PROBABILITY),
)


def column_choices(
    spec: ImportSpec,
    names: Sequence[str] | Mapping[int, str],
    given: Collection[ColumnRole],
    fixed: Collection[ColumnRole],
) -> tuple[ColumnChoice, ...]:
    """Return the columns that labels are read from, with what each was chosen by."""
    found = []
    for role in _SHOWN:
        places = spec.places(role)
        if not places:
            continue
        first = names[places[0]]
        name = first if len(places) == 1 else f"{first} … {names[places[-1]]}"
        found.append(ColumnChoice(role, name, _evidence(role, first, given, fixed)))
    return tuple(found)


def confirm_columns(
    before: Sequence[ColumnChoice], spec: ImportSpec, names: Mapping[int, str]
) -> tuple[ColumnChoice, ...]:
    """Return the columns that are read; those that were not guessed so were chosen by somebody."""
    roles = tuple(ColumnRole)
    chosen = column_choices(spec, names, given=roles, fixed=())
    guessed = {(column.role, column.name): column for column in before}
    return tuple(guessed.get((column.role, column.name), column) for column in chosen)


def _evidence(
    role: ColumnRole, name: str, given: Collection[ColumnRole], fixed: Collection[ColumnRole]
) -> Evidence:
    if role in given:
        return Evidence.GIVEN
    if role in fixed:
        return Evidence.FORMAT
    if role is ColumnRole.PROBABILITY:
        return Evidence.VALUES if probability_class(name) is None else Evidence.NAME
    if role in SIDES:
        return Evidence.NAME if is_side_name(name) else Evidence.VALUES
    return Evidence.NAME if name_points(name, role) >= NAMED else Evidence.VALUES


def describe_doubt(doubt: Doubt) -> str:
    """Return in a sentence or two what is open about how a file is read, and the ways there are."""
    match doubt.kind:
        case DoubtKind.COLUMN:
            return _open_column(doubt)
        case DoubtKind.SIGNS:
            return _doubtful_columns(doubt)
        case DoubtKind.NO_WORKER:
            return tr(
                "No column names a worker: this looks like a list of items, such as tasks, known "
                "true labels or final labels."
            )
        case DoubtKind.COUNTS:
            return tr(
                "The columns {columns} count how many workers gave each label, and no worker is "
                "named. Export the single labels, one row per worker and item.",
                columns=_quoted([option.name for option in doubt.options]),
            )
        case DoubtKind.SLOTS:
            return tr(
                "The columns {columns} name workers, each with the label in another column of the "
                "row. Put every label into a row of its own, with its worker and item.",
                columns=_quoted([option.name for option in doubt.options]),
            )
        case DoubtKind.PAIRS:
            return tr(
                "The columns {columns} hold the same items, so that each row may compare two.",
                columns=_quoted([option.name for option in doubt.options]),
            )
        case DoubtKind.PAIR_WORKER:
            return tr(
                "It isn’t clear whether a column of these comparisons names the worker: {columns}.",
                columns=_quoted([option.name for option in doubt.options]),
            )
        case DoubtKind.LAYOUT:
            return tr("It isn’t clear whether each row is a label, an item or a worker.")
    return tr(
        "There are several questions: {questions}.",
        questions=list_first([_question(option) for option in doubt.options], _MOST_SHOWN),
    )


def _open_column(doubt: Doubt) -> str:
    asked = {
        ColumnRole.WORKER: tr("It isn’t clear which column names the worker."),
        ColumnRole.ITEM: tr("It isn’t clear which column names the item."),
        ColumnRole.LABEL: tr("It isn’t clear which column holds the label."),
    }
    sentence = asked[doubt.role or ColumnRole.LABEL]
    shown = [_would_give(option) for option in doubt.options[:_MOST_SHOWN]]
    if doubt.role is ColumnRole.ITEM and len(doubt.options) > 1:
        shown.append(tr("If it takes several columns to name an item, join them in one first."))
    return " ".join((sentence, *shown))


def ask_doubt(doubt: Doubt, file_column: str = "") -> str:
    """Return what the window asks: what is open, and what to do about it there.

    `file_column` names the file of each row, where several are read as one.
    """
    said = describe_doubt(doubt)
    match doubt.kind:
        case DoubtKind.COLUMN | DoubtKind.LAYOUT | DoubtKind.QUESTION:
            return said
        case DoubtKind.COUNTS:
            return tr("{found} You can still choose the columns yourself.", found=said)
        case DoubtKind.NO_WORKER if not doubt.options:
            return tr(
                "{found} Open the workers’ labels and choose this file there as gold labels. If "
                "they are open already, add their file once more (File ▸ Add labels) with this one "
                "as gold.",
                found=said,
            )
        case DoubtKind.NO_WORKER if file_column:
            return tr(
                "{found} If each file holds the labels of one worker, give the column “{file}” the "
                "role {role}. Otherwise choose the columns yourself, or keep them as shown.",
                found=said,
                file=file_column,
                role=tr("Worker"),
            )
    return tr("{found} Choose the columns yourself, or keep them as shown.", found=said)


def describe_alternative(option: Alternative) -> str:
    """Return what an alternative gives in the rows looked at."""
    return _would_give(option)


def _would_give(option: Alternative) -> str:
    return tr(
        "“{column}” gives {labels}, {workers}, {items} and {classes}.",
        column=option.name,
        labels=_counted(option.n_labels, "label"),
        workers=_counted(option.n_workers, "worker"),
        items=_counted(option.n_items, "item"),
        classes=_counted(option.n_classes, "class"),
    )


def _counted(n: int, noun: str) -> str:
    words = {
        "label": tr_n("{n} label", "{n} labels", n),
        "worker": tr_n("{n} worker", "{n} workers", n),
        "item": tr_n("{n} item", "{n} items", n),
        "class": tr_n("{n} class", "{n} classes", n),
    }
    return words[noun]


def _doubtful_columns(doubt: Doubt) -> str:
    said = join_list([_describe_sign(sign) for sign in doubt.signs])
    if doubt.options and set(doubt.signs) == {Sign.MANY_CLASSES}:
        option = doubt.options[0]
        return tr(
            "“{column}” has {classes} different values among the first {labels} labels; this "
            "looks like free text.",
            column=option.name,
            classes=format_number(option.n_classes),
            labels=format_number(option.n_labels),
        )
    if doubt.options:
        return tr(
            "The columns don’t look like labels from several workers: with “{column}” as the "
            "label, {signs}.",
            column=doubt.options[0].name,
            signs=said,
        )
    return tr("The columns don’t look like labels from several workers: {signs}.", signs=said)


def _describe_sign(sign: Sign) -> str:
    """Return a sign against a reading as a clause."""
    clauses = {
        Sign.LABEL_FOLLOWS_ITEM: tr("the label is always the same within an item"),
        Sign.LABEL_FOLLOWS_WORKER: tr("each worker gives one label only"),
        Sign.ONE_LABEL: tr("all labels are the same"),
        Sign.ONE_WORKER: tr("there is only one worker"),
        Sign.ONE_ITEM: tr("there is only one item"),
        Sign.WORKER_PER_ROW: tr("nearly every row names another worker"),
        Sign.WORKER_LISTS: tr("each cell of the worker column is a list"),
        Sign.ITEM_PER_ROW: tr("nearly every row names another item"),
        Sign.REPEATS: tr("workers label the same item again and again"),
        Sign.MANY_CLASSES: tr("there are too many different labels"),
        Sign.SCORES: tr("the labels are numbers with many values"),
        Sign.MOMENTS: tr("the labels are dates or times"),
        Sign.ATTRIBUTE: tr("the column’s name isn’t that of a label"),
    }
    return clauses[sign]


def describe_free_text(n_classes: int, n_labels: int) -> str:
    """State that so many different labels are rather texts than classes."""
    return tr(
        "There are {classes} different values among {labels} labels; this looks like free text.",
        classes=format_number(n_classes),
        labels=format_number(n_labels),
    )


def describe_scores(n_values: int) -> str:
    """State that labels are numbers with too many values to be classes."""
    return tr(
        "The labels are numbers with {n} different values, such as scores; group them into ranges.",
        n=format_number(n_values),
    )


def check_classes(labels: Labels) -> Sign | None:
    """Return why the labels read are hardly classes: numbers with many values, or free text."""
    if not is_many_classes(labels.n_classes, labels.n_labels):
        return None
    names, used = [str(name) for name in labels.classes], labels.labels_per_class
    if not is_many_classes(*count_options(names, used.tolist())):
        return None
    return Sign.SCORES if are_scores(names) else Sign.MANY_CLASSES


def has_unclear_gap(labels: Labels, layout: Layout) -> bool:
    """Return whether -1 in a wide table is beside classes from 0 up: it may mean no label."""
    if layout is Layout.LONG:
        return False
    names = [str(name) for name in labels.classes]
    return "-1" in names and all(name == "-1" or name.isdecimal() for name in names)


_MISSING_LIKE = frozenset(
    {"no", "none", "null", "nil", "na", "n/a", "n.a.", "nan", "-", "–", "-1", "?", "skip"}
    | {"skipped", "missing", "unknown", "unsure", "don't know", "idk", "empty", "blank"}
)
"""Words that often mean a missing label, in lower case."""


_OPPOSITES = {"no": "yes", "-": "+"}
"""Words that are classes where there is another one."""


def missing_like(labels: Labels) -> list[str]:
    """Return the classes that often mean a missing label, such as “N/A”."""
    plain = {name: name.strip().casefold().replace("’", "'") for name in map(str, labels.classes)}
    there = set(plain.values())
    return [
        name
        for name, word in plain.items()
        if (not word or word in _MISSING_LIKE) and _OPPOSITES.get(word) not in there
    ]


def result_like(labels: Labels) -> list[str]:
    """Return the workers called as known true labels, labels or results are, such as “gold”."""
    return [
        name
        for name in map(str, labels.worker_ids)
        if any(rank(name, role) is not None for role in (ColumnRole.GOLD, ColumnRole.LABEL))
        or is_settled_name(name, every=True)
    ]


def _question(option: Alternative) -> str:
    """Name a question as the file and an option do, and say what it asks where that is known."""
    if not option.words:
        return tr("“{name}”", name=option.name)
    return tr("“{name}” ({words})", name=option.name, words=option.words)


def _quoted(names: Collection[str] | Sequence[str]) -> str:
    return list_first([tr("“{name}”", name=name) for name in names], _MOST_SHOWN)
