"""Numbers that the user states in a file: weights, accuracies, confusion matrices, class shares."""

from __future__ import annotations

from typing import TYPE_CHECKING

from crowdgui.core.errors import ReadError
from crowdgui.core.options import OptionKind
from crowdgui.io.tabular.roles import ALIASES, ColumnRole, simplified
from crowdgui.io.tabular.text_file import preview, read_table, sniff
from crowdgui.text.translation import format_number, tr

if TYPE_CHECKING:
    from pathlib import Path
    from typing import Any

    from crowdgui.core.options import Stated


_WORKER = frozenset(ALIASES[ColumnRole.WORKER])


_TRUE = frozenset({"true", "trueclass", "class", "final", *ALIASES[ColumnRole.GOLD]})


_ANSWER = frozenset({"answer", "label", "response", "given"})


_KEYS = {
    OptionKind.PER_WORKER: (_WORKER,),
    OptionKind.PER_CLASS: (frozenset({"class", "label", "category"}),),
    OptionKind.PER_ANSWER: (_WORKER, _TRUE, _ANSWER),
}
"""The usual names of the columns that say what a number is for."""


_VALUES = frozenset(
    {"weight", "accuracy", "probability", "share", "chance", "value", "number", "prior"}
)


def read_user_inputs(path: Path, kind: OptionKind) -> Stated:
    """Read one number a row, with the worker, class or answer it is stated for.

    Columns are found by their typical names, else by their order, the number last. A second row
    for the same thing is refused rather than taken silently.
    """
    form = sniff(path)
    names = preview(path, form, 1).columns
    keys, value = _places(path, names, kind)
    table = read_table(path, form, sorted({*keys, value}))
    columns = {place: table.column(i).to_pylist() for i, place in enumerate(sorted({*keys, value}))}
    stated: dict[Any, float] = {}
    for row in range(table.num_rows):
        parts = tuple(columns[place][row] for place in keys)
        key = parts[0] if len(parts) == 1 else parts
        if key in stated:
            found = tr("{what} is entered twice. Keep one row for it.", what=_words(key))
            raise ReadError(path.name, found, column=names[value])
        stated[key] = _number(path, names[value], columns[value][row], key)
    if not stated:
        raise ReadError(path.name, tr("No row holds a number."))
    return tuple(stated.items())


def _places(path: Path, names: tuple[str, ...], kind: OptionKind) -> tuple[tuple[int, ...], int]:
    plain = [simplified(name) for name in names]
    wanted = _KEYS[kind]
    keys: list[int] = []
    for place, aliases in enumerate(wanted):
        found = [i for i, name in enumerate(plain) if name in aliases and i not in keys]
        keys.append(found[0] if found else place)
    others = [i for i in range(len(names)) if i not in keys]
    usual = [i for i in others if plain[i] in _VALUES]
    if len(names) <= len(wanted) or not others or len(set(keys)) < len(wanted):
        missing = tr(
            "Expected {n} columns: what the number is for, and the number. The columns "
            "are {columns}.",
            n=format_number(len(wanted) + 1),
            columns=", ".join(names),
        )
        raise ReadError(path.name, missing)
    return tuple(keys), (usual or others)[0]


def _number(path: Path, column: str, text: str, key: object) -> float:
    try:
        return float(text)
    except ValueError:
        found = tr("“{found}” for {what} isn’t a number.", found=text, what=_words(key))
        raise ReadError(path.name, found, column=column) from None


def _words(key: object) -> str:
    return ", ".join(key) if isinstance(key, tuple) else str(key)
