"""Comparisons of two: which of the two items a cell names, and the pairs that were compared."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING

import numpy as np
import pyarrow as pa

from crowdgui.core.errors import ReadError
from crowdgui.core.labels import text_array
from crowdgui.core.pairwise.comparisons import CHOICES, Choice, PairItems
from crowdgui.io.importing.label_filters import only_rows
from crowdgui.io.importing.parse_labels import split_key
from crowdgui.io.importing.skipped_rows import Omission
from crowdgui.io.tabular.column_encoder import NONE, CodedColumn
from crowdgui.io.tabular.roles import simplified
from crowdgui.text.translation import tr

if TYPE_CHECKING:
    from crowdgui.core.arrays import TextArray
    from crowdgui.io.importing.parse_labels import ParsedLabels


_THING = r"(item|model|option|response|output|candidate|system|text|image|document|product|side)?"

_SIDES = {
    Choice.LEFT: re.compile(rf"{_THING}(left|l|a|1|one|first)(item)?"),
    Choice.RIGHT: re.compile(rf"{_THING}(right|r|b|2|two|second)(item)?"),
    Choice.TIE: re.compile(
        r"ties?|tied|draw|equal(ly(good|bad))?|same|both|neither|undecided"
        r"|(tie)?both(good|bad|equal)|no(preference|difference)"
    ),
}


def side_of(word: str) -> Choice | None:
    """Return which of the two a word such as “left”, “B” or “tie” names; None for other words."""
    plain = simplified(word)
    return next((side for side, words in _SIDES.items() if words.fullmatch(plain)), None)


def read_choices(file: str, found: ParsedLabels) -> tuple[ParsedLabels, list[Omission]]:
    """Return the comparisons with `CHOICES` as labels, and the rows that are none.

    A cell names a side, or the item that was preferred.

    Raises
    ------
    ReadError
        If a word is a side and also an item, so that it could mean either of the two.
    """
    assert found.compared is not None
    known = found.item.codes >= 0
    key = split_key(found.item.words)[np.where(known, found.item.codes, 0)]
    left, right = key[:, 0], key[:, 1]
    words = [word.strip() for word in found.label.words.to_pylist()]
    place = {name.strip(): code for code, name in enumerate(found.compared.to_pylist())}
    # The last entry is for rows without a label.
    item = np.array([*(place.get(word, NONE) for word in words), NONE])[found.label.codes]
    sides = [side_of(word) for word in words]
    side = np.array([*(NONE if s is None else int(s) for s in sides), NONE])[found.label.codes]
    named = np.where(item == left, Choice.LEFT, np.where(item == right, Choice.RIGHT, NONE))
    named[(item == NONE) | ~known] = NONE
    unclear = known & (left != right) & (named != NONE) & (side != NONE) & (named != side)
    if unclear.any():
        word = words[int(found.label.codes[np.flatnonzero(unclear)[0]])]
        raise ReadError(
            file,
            tr(
                "“{word}” is an item and may also mean a side or a tie. Rename the item, or write "
                "“left”, “right” and “tie” as choices.",
                word=word,
            ),
        )
    choice = np.where(named != NONE, named, side)
    same = known & (left == right)
    unknown = (found.label.codes >= 0) & (choice == NONE) & known & ~same
    omissions = [
        Omission(tr("An item is compared with itself"), found.row[same]),
        Omission(tr("The choice names neither of the two items"), found.row[unknown]),
    ]
    label = CodedColumn(choice.astype(np.int32), pa.array(CHOICES, pa.string()))
    found = replace(found, label=label)
    kept = ~(same | unknown)
    return (found if kept.all() else only_rows(found, kept)), omissions


def compared_items(
    item: CodedColumn, names: pa.StringArray, *, by_occasion: bool
) -> tuple[PairItems, TextArray]:
    """Return the two items of each pair, and what each pair is called."""
    key = split_key(item.words)
    used, codes = np.unique(key[:, :2], return_inverse=True)
    codes = codes.reshape(-1, 2).astype(np.int32)
    own = names.take(pa.array(used)).to_pylist()
    many = not by_occasion or np.unique(key[:, 2]).size > 1
    titles = (
        f"{own[left]} · {own[right]}" + (f" ({time + 1})" if many and time else "")
        for (left, right), time in zip(codes.tolist(), key[:, 2].tolist(), strict=True)
    )
    return PairItems(codes[:, 0].copy(), codes[:, 1].copy(), text_array(own)), text_array(titles)
