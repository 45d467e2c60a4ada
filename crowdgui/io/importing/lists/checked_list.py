"""What people found items to be, from a list: an audit in the order drawn, or reviewed items."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeVar

import numpy as np
import pyarrow as pa

from crowdgui.core.audit.acceptance import audit_order
from crowdgui.core.audit.sample import NO_CLASS, NONE_OF_THESE, SKIPPED, AuditList
from crowdgui.core.errors import ReadError
from crowdgui.core.labels import UNLABELLED
from crowdgui.core.progress import ignore_progress
from crowdgui.core.review.decisions import Decision
from crowdgui.io.importing.lists.class_map import JSON_LIST, split_answers
from crowdgui.io.importing.lists.worker_list import places_of
from crowdgui.io.importing.tables import OpenedFile, read_table
from crowdgui.io.tabular.column_encoder import split_dictionary
from crowdgui.io.tabular.formulas import escape_formulas
from crowdgui.text.translation import format_number, join_list, tr

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence
    from pathlib import Path

    from crowdgui.core.arrays import IntArray
    from crowdgui.core.audit.sample import AuditSample
    from crowdgui.core.labels import Labels
    from crowdgui.core.progress import ProgressCallback
    from crowdgui.io.importing.read_labels import ImportedLabels

AUDIT_COLUMNS = ("draw", "item", "label", "seed")


@dataclass(frozen=True)
class CheckedItems:
    """Items in the order of a list, and what each was found to be.

    `codes` has `NO_CLASS` where none of the classes is right, and `UNLABELLED` for an empty cell.
    """

    items: tuple[int, ...]
    codes: tuple[int, ...]


@dataclass(frozen=True)
class AuditAnswers:
    """An audit that was made with a list: `answers` are those of the first of the `drawn` items.

    One without an answer among them is `SKIPPED`.
    """

    sample: tuple[int, ...]
    answers: tuple[int, ...]
    seed: int
    drawn: int


def read_audit(
    file: Path | OpenedFile, labels: Labels, report: ProgressCallback = ignore_progress
) -> AuditAnswers:
    """Read the list of a drawn audit, whose first rows somebody has answered.

    Raises
    ------
    ReadError
        If columns are missing, a label is none of the classes, the items are not in the order
        of the draw, or nobody has answered any.
    """
    path, table = _table(file, AUDIT_COLUMNS[1:], report)
    checked = _checked(path, table, labels)
    seed = _check_order(path, table, checked.items, labels)
    answered = [row for row, code in enumerate(checked.codes) if code != UNLABELLED]
    if not answered:
        raise _no_label(path)
    n = answered[-1] + 1
    codes = (SKIPPED if code == UNLABELLED else code for code in checked.codes[:n])
    return AuditAnswers(checked.items[:n], tuple(codes), seed, len(checked.items))


def read_audit_list(
    file: Path | OpenedFile,
    labels: Labels,
    audit: AuditSample,
    report: ProgressCallback = ignore_progress,
) -> AuditList:
    """Read the labels of a list that was saved from an audit; its rows may be in any order.

    Raises
    ------
    ReadError
        If columns are missing or the list is of another draw.
    """
    path, table = _table(file, AUDIT_COLUMNS[1:3], report)
    if "seed" in table.column_names:
        seeds = set(_texts(table, "seed")) - {"", str(audit.seed)}
        if seeds:
            raise ReadError(
                path.name,
                tr(
                    "This list was drawn with seed {other}, but the audit here with seed {seed}. "
                    "Read the list that was saved from this audit.",
                    other=min(seeds),
                    seed=str(audit.seed),
                ),
            )
    place_of_item = {item: place for place, item in enumerate(audit.sample)}
    items, classes = _places(labels.item_ids.tolist()), _classes(labels)
    answers: dict[int, int] = {}
    unknown, strange, twice = [], [], []
    for row, (item, name) in enumerate(
        zip(_words(table, "item"), _words(table, "label"), strict=True), start=2
    ):
        place, code = place_of_item.get(_find(items, item, -1)), _find(classes, name, None)
        if place is None:
            if item.strip() or name.strip():
                strange.append((row, item.strip()))
        elif code is None:
            unknown.append((row, name.strip()))
        elif code != UNLABELLED and answers.setdefault(place, code) != code:
            twice.append(item)
    for item in twice:
        answers.pop(place_of_item[_find(items, item, -1)], None)
    return AuditList(answers, tuple(unknown), tuple(strange), tuple(dict.fromkeys(twice)))


def _check_order(path: Path, table: pa.Table, items: Sequence[int], labels: Labels) -> int:
    """Return the seed of the list; refuse items in another order than that of the draw."""
    seed = _seed(path, _texts(table, "seed"))
    order = audit_order(labels.item_ids, np.arange(labels.n_items), seed)
    for row, (item, drawn) in enumerate(zip(items, order.tolist(), strict=False)):
        if item != drawn:
            raise ReadError(
                path.name,
                tr(
                    "Row {row} has item “{item}”, but number {n} of the draw with seed {seed} is "
                    "“{drawn}”. Keep the rows of the list in the order drawn.",
                    row=format_number(row + 2),
                    item=labels.item_ids[item],
                    n=format_number(row + 1),
                    seed=str(seed),
                    drawn=labels.item_ids[drawn],
                ),
            )
    return seed


@dataclass(frozen=True, eq=False)
class TagAudit:
    """An audit of whole sets of tags that was made with a list.

    `answers` (n, T) says of the first items of the `drawn` whether each has the tag; a row is
    `SKIPPED` where nobody could tell.
    """

    sample: tuple[int, ...]
    answers: IntArray
    seed: int
    drawn: int

    def of_tag(self, place: int) -> AuditAnswers:
        """Return the same audit of one tag."""
        return AuditAnswers(
            self.sample, tuple(self.answers[:, place].tolist()), self.seed, self.drawn
        )


def describe_unanswered(audit: AuditAnswers | TagAudit) -> str:
    """State what an audit that stopped before its end rests on; "" where it has all its labels."""
    answered, drawn = len(audit.sample), audit.drawn
    if answered == drawn:
        return ""
    return (
        f"The first {format_number(answered)} of {format_number(drawn)} drawn items have labels. "
        "The guarantee holds if that number was not chosen by what was found."
    )


NO_TAGS = "none of the tags"
"""What stands for an item without tags in a list; an empty cell is no answer."""


def read_tag_audit(
    file: Path | OpenedFile,
    every: Sequence[ImportedLabels],
    report: ProgressCallback = ignore_progress,
) -> TagAudit:
    """Read the list of a drawn audit whose column “label” holds the tags of each item.

    Raises
    ------
    ReadError
        As `read_audit` does.
    """
    labels = every[0].labels
    path, table = _table(file, AUDIT_COLUMNS[1:], report)
    items = _items(path, table, labels)
    sets = _sets(path, table, every)
    seed = _check_order(path, table, items, labels)
    answered = [row for row, own in enumerate(sets) if own is not None]
    if not answered:
        raise _no_label(path)
    n = answered[-1] + 1
    skipped = np.full(len(every), SKIPPED, dtype=np.int64)
    answers = np.array([skipped if own is None else own for own in sets[:n]])
    return TagAudit(tuple(items[:n]), answers, seed, len(items))


def read_reviewed_tags(
    file: Path | OpenedFile,
    every: Sequence[ImportedLabels],
    report: ProgressCallback = ignore_progress,
) -> list[dict[int, Decision]]:
    """Return for each tag which reviewed items were found to have it; empty cells are skipped.

    Raises
    ------
    ReadError
        As `read_reviewed` does.
    """
    path, table = _table(file, AUDIT_COLUMNS[1:3], report)
    items = _items(path, table, every[0].labels)
    found: dict[int, IntArray] = {}
    for row, (item, own) in enumerate(zip(items, _sets(path, table, every), strict=True)):
        if own is None:
            continue
        if item in found and not np.array_equal(found[item], own):
            raise _second_label(path, row, str(every[0].labels.item_ids[item]))
        found[item] = own
    if items and not found:
        raise _no_label(path)
    return [
        {item: Decision.listed(int(own[place])) for item, own in found.items()}
        for place in range(len(every))
    ]


def _sets(path: Path, table: pa.Table, every: Sequence[ImportedLabels]) -> list[IntArray | None]:
    """Return the tags in each cell, None for an empty one."""
    group = every[0].tags
    assert group is not None
    names = [one.question for one in every]
    known = _places(names)
    sets: list[IntArray | None] = []
    for row, cell in enumerate(_texts(table, "label")):
        if not cell:
            sets.append(None)
            continue
        mark = JSON_LIST if cell.startswith("[") else group.separator
        tags = () if cell == NO_TAGS else split_answers(cell, mark)
        own = np.zeros(len(every), dtype=np.int64)
        for tag in tags:
            if tag not in known:
                raise ReadError(
                    path.name,
                    tr(
                        "Row {row} has the tag “{tag}”. The tags are {tags}, joined by "
                        "“{separator}”; for an item without any write “{none}”.",
                        row=format_number(row + 2),
                        tag=tag,
                        tags=join_list(f"“{each}”" for each in names[:20]),
                        separator=group.separator,
                        none=NO_TAGS,
                    ),
                )
            own[known[tag]] = 1
        sets.append(own)
    return sets


def read_reviewed(
    file: Path | OpenedFile, labels: Labels, report: ProgressCallback = ignore_progress
) -> dict[int, Decision]:
    """Return what each reviewed item was found to be; items without a label are skipped.

    Raises
    ------
    ReadError
        If columns are missing, an item or a label is not known, or an item has two labels.
    """
    path, table = _table(file, AUDIT_COLUMNS[1:3], report)
    # A reviewed label is exported: it is one of the classes.
    checked = _checked(path, table, labels, may_be_none=False)
    found: dict[int, Decision] = {}
    for row, (item, code) in enumerate(zip(checked.items, checked.codes, strict=True)):
        if code != UNLABELLED and found.setdefault(item, Decision.listed(code)).code != code:
            raise _second_label(path, row, str(labels.item_ids[item]))
    # A list without items is one with nothing to review.
    if checked.items and not found:
        raise _no_label(path)
    return found


def _no_label(path: Path) -> ReadError:
    return ReadError(path.name, tr("No item has a label. Fill in the column “label”."))


def _second_label(path: Path, row: int, item: str) -> ReadError:
    return ReadError(
        path.name,
        tr(
            "Row {row} gives item “{item}” a second label. Keep one.",
            row=format_number(row + 2),
            item=item,
        ),
    )


def _table(
    file: Path | OpenedFile, wanted: Sequence[str], report: ProgressCallback
) -> tuple[Path, pa.Table]:
    file = file if isinstance(file, OpenedFile) else OpenedFile(file)
    path, table = file.path, read_table(file, file.sniff(report), None, report)
    missing = [name for name in wanted if name not in table.column_names]
    if missing:
        raise ReadError(
            path.name,
            tr(
                "There is no column “{missing}”. The columns needed are {names}.",
                missing=missing[0],
                names=join_list(f"“{name}”" for name in wanted),
            ),
        )
    # Spreadsheets keep rows below the last one whose cells were emptied.
    filled = [row for row, cells in enumerate(_cells(table, wanted)) if any(cells)]
    return path, table.slice(0, filled[-1] + 1 if filled else 0)


def _cells(table: pa.Table, names: Sequence[str]) -> Iterator[tuple[str, ...]]:
    return zip(*(_texts(table, name) for name in names), strict=True)


def _texts(table: pa.Table, name: str) -> list[str]:
    return [word.strip() for word in _words(table, name)]


def _words(table: pa.Table, name: str) -> list[str]:
    """Return the cells of a column as they are: blanks may be part of a name."""
    column = split_dictionary(table.column(name))
    words = [str(word) for word in column.words.to_pylist()]
    return [words[code] for code in column.codes.tolist()]


_Other = TypeVar("_Other")


def _find(known: Mapping[str, int], cell: str, other: _Other) -> int | _Other:
    """Return what a cell names, blanks around it being part of the name or not."""
    return known[cell] if cell in known else known.get(cell.strip(), other)


def _items(path: Path, table: pa.Table, labels: Labels) -> list[int]:
    known = _places(labels.item_ids.tolist())
    items = []
    for row, item in enumerate(_words(table, "item")):
        place = _find(known, item, None)
        if place is None:
            raise ReadError(
                path.name,
                tr(
                    "Row {row} has item “{item}”, which is not in the label file.",
                    row=format_number(row + 2),
                    item=item.strip(),
                ),
            )
        items.append(place)
    if len(set(items)) < len(items) and "seed" in table.column_names:
        raise ReadError(path.name, tr("An item is in two rows. Draw a new list."))
    return items


def _checked(
    path: Path, table: pa.Table, labels: Labels, *, may_be_none: bool = True
) -> CheckedItems:
    items = _items(path, table, labels)
    classes, codes = _classes(labels), []
    for row, name in enumerate(_words(table, "label")):
        code = _find(classes, name, None)
        if code is None or (code == NO_CLASS and not may_be_none):
            raise _unknown_label(path, row, name.strip(), labels, may_be_none=may_be_none)
        codes.append(code)
    return CheckedItems(tuple(items), tuple(codes))


def _classes(labels: Labels) -> dict[str, int]:
    """Return what each cell of the column “label” may say, and its code."""
    named = {"": UNLABELLED, NONE_OF_THESE: NO_CLASS}
    return named | _places(labels.classes.tolist())


def _places(names: Sequence[object]) -> dict[str, int]:
    """Return the place of each name, as it is and as a table has it that no formula can run in.

    Where no other name differs in blanks alone, it is found without those around it too.
    """
    plain = [str(name) for name in names]
    safe = escape_formulas(pa.array(plain, pa.string()))[0].to_pylist()
    return dict(zip(safe, range(len(safe)), strict=True)) | places_of(plain)


def _unknown_label(
    path: Path, row: int, name: str, labels: Labels, *, may_be_none: bool
) -> ReadError:
    where, classes = format_number(row + 2), [f"“{each}”" for each in labels.classes.tolist()[:20]]
    said = (
        tr(
            "Row {row} has the label “{label}”. The classes are {classes}; for none of them write "
            "“{none}”.",
            row=where,
            label=name,
            classes=join_list(classes),
            none=NONE_OF_THESE,
        )
        if may_be_none
        else tr(
            "Row {row} has the label “{label}”. A reviewed item needs one of the classes: "
            "{classes}.",
            row=where,
            label=name,
            classes=join_list(classes),
        )
    )
    return ReadError(path.name, said)


def _seed(path: Path, cells: Sequence[str]) -> int:
    """Return the one seed of the list."""
    found = set(cells)
    if len(found) == 1 and (text := found.pop()).isdecimal():
        return int(text)
    raise ReadError(path.name, tr("The column “seed” must have the same whole number in each row."))
