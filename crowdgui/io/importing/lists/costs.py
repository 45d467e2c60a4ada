"""What mistakes cost, as the user states it: in a word for one class, or in a table."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from crowdgui.core.costs import CostMatrix, class_positions
from crowdgui.core.errors import DataError, InputError, ReadError
from crowdgui.io.tabular.text_file import list_rows
from crowdgui.text.errors import describe_error
from crowdgui.text.translation import format_number, join_list, tr

if TYPE_CHECKING:
    from collections.abc import Sequence

    from crowdgui.core.labels import Labels

DISTANCE = "distance"
"""What is written for costs that grow with the distance of two classes."""

_NAMED = 5


def parse_costs(words: Sequence[str], labels: Labels) -> CostMatrix:
    """Make costs of what was written: `CLASS=N`, `distance`, or the name of a file, in that order.

    Raises
    ------
    InputError, ReadError
        If a class is not known, a number is none, or the file is no table of costs.
    """
    classes = [str(name) for name in labels.classes]
    costs = CostMatrix.equal(len(classes))
    for word in words:
        name, equals, number = word.rpartition("=")
        if word == DISTANCE:
            costs = _distances(labels)
        elif equals and not Path(word).exists():
            costs = _counted(costs, classes, name, number)
        else:
            costs = read_costs(Path(word), classes)
    return costs


def _distances(labels: Labels) -> CostMatrix:
    positions = class_positions(labels)
    if positions is None:
        raise InputError(
            tr(
                "The classes have no order, so mistakes have no distance. Use classes that are "
                "numbers, or a cost table."
            )
        )
    return CostMatrix.distances(positions)


def _counted(costs: CostMatrix, classes: list[str], name: str, number: str) -> CostMatrix:
    code = _code(name, classes)
    if code is None:
        raise InputError(
            tr(
                "There is no class “{name}” to count. The classes are {classes}.",
                name=name,
                classes=_some(classes),
            )
        )
    try:
        return costs.counted(code, float(number))
    except ValueError:
        raise InputError(
            tr("“{found}” isn’t a number. Write for example “{name}=4”.", found=number, name=name)
        ) from None
    except DataError as error:
        raise InputError(describe_error(error)) from None


def read_costs(path: Path, classes: Sequence[str]) -> CostMatrix:
    """Read a table of costs: rows are true classes and columns final labels.

    Lists of true class, final label and cost, as Get-Another-Label has them, are read too. Every
    pair of different classes needs a cost.

    Raises
    ------
    ReadError
        With the line and what was found there.
    """
    return costs_from_rows(path, list_rows(path), classes)


def costs_from_rows(
    path: Path, rows: list[tuple[int, list[str]]], classes: Sequence[str]
) -> CostMatrix:
    """Make costs of the cells of such a table; `path` names it in errors, as `read_costs` does."""
    known = list(classes)
    listed = _is_list(rows, known)
    cells = _from_list(path, rows, known) if listed else _from_table(path, rows, known)
    made = [[0.0] * len(known) for _ in known]
    for (line, true, final), text in cells.items():
        made[true][final] = _number(path, line, text)
    try:
        return CostMatrix(tuple(map(tuple, made)))
    except DataError as error:
        raise ReadError(path.name, describe_error(error)) from None


_Cells = dict[tuple[int, int, int], str]
"""Texts of costs, by line, true class and final label."""


def _is_list(rows: list[tuple[int, list[str]]], classes: list[str]) -> bool:
    """Return whether each row is a true class, a final label and a cost; a header may precede."""
    if any(len(row) != 3 for _, row in rows):
        return False
    first = rows[0][1] if rows else []
    below = rows[1:] if all(_code(cell, classes) is None for cell in first[:2]) else rows
    # A table of two classes has three columns too, and names them in its first row.
    named = all(_code(cell, classes) is not None for cell in first[1:])
    first_cells = (cell for _, row in below for cell in row[:2])
    return not (named and len(classes) == 2) and all(
        _code(cell, classes) is not None for cell in first_cells
    )


def _from_list(path: Path, rows: list[tuple[int, list[str]]], classes: list[str]) -> _Cells:
    cells: _Cells = {}
    seen: dict[tuple[int, int], int] = {}
    for line, row in rows:
        true, final = _code(row[0], classes), _code(row[1], classes)
        if true is None or final is None:
            continue
        if (true, final) in seen:
            raise ReadError(
                path.name,
                tr(
                    "The cost of “{final}” for “{true}” is entered twice. Keep one row for it.",
                    final=classes[final],
                    true=classes[true],
                ),
                line=line,
            )
        seen[true, final] = line
        cells[line, true, final] = row[2]
    for code, name in enumerate(classes):
        lacking = [h for h in range(len(classes)) if h != code and (code, h) not in seen]
        if lacking:
            raise ReadError(
                path.name,
                tr(
                    "There is no cost of the final label “{final}” for the true class “{true}”. "
                    "Add a row for it.",
                    final=classes[lacking[0]],
                    true=name,
                ),
            )
    return cells


def _from_table(path: Path, rows: list[tuple[int, list[str]]], classes: list[str]) -> _Cells:
    line, head = rows[0]
    finals = [_known(path, line, cell, classes) for cell in head[1:]]
    trues = [_known(path, line, row[0], classes) for line, row in rows[1:]]
    for found in (finals, trues):
        if sorted(found) != list(range(len(classes))):
            raise ReadError(
                path.name,
                tr(
                    "A cost table has one row per true class and one column per final label, "
                    "each once. The classes are {classes}.",
                    classes=_some(classes),
                ),
            )
    cells: _Cells = {}
    for (line, row), true in zip(rows[1:], trues, strict=True):
        if len(row) != len(head):
            many = tr(
                "There are {n} cells instead of {wanted}.",
                n=format_number(len(row)),
                wanted=format_number(len(head)),
            )
            raise ReadError(path.name, many, line=line)
        cells |= {(line, true, final): text for final, text in zip(finals, row[1:], strict=True)}
    return cells


def _known(path: Path, line: int, name: str, classes: list[str]) -> int:
    code = _code(name, classes)
    if code is None:
        found = tr(
            "There is no class “{name}”. The classes are {classes}.",
            name=name,
            classes=_some(classes),
        )
        raise ReadError(path.name, found, line=line)
    return code


def _code(name: str, classes: list[str]) -> int | None:
    for wanted in (name, name.strip()):
        if wanted in classes:
            return classes.index(wanted)
    return None


def _number(path: Path, line: int, text: str) -> float:
    try:
        return float(text)
    except ValueError:
        found = tr("“{found}” isn’t a number. Write the cost with a point, as in 2.5.", found=text)
        raise ReadError(path.name, found, line=line) from None


def _some(classes: list[str]) -> str:
    return join_list([*classes[:_NAMED], *(["…"] if len(classes) > _NAMED else [])])
