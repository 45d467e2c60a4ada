"""Answers of Amazon's forms, which stand as JSON by the names of their parts."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from crowdgui.io.formats.roles import ColumnRole, rank
from crowdgui.io.tabular.coded_columns import combined, joined
from crowdgui.io.tabular.json_lists import chosen, text_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from crowdgui.io.tabular.column_encoder import CodedColumn


_DEEPEST = 8
"""Names above each other; what stands deeper is written as JSON."""


_REGIONS = frozenset(
    {
        *("boundingBoxes", "polygons", "polylines", "keypoints", "labeledImage", "instances"),
        *("entities", "cuboids", "tracks", "trackingAnnotations", "vertices", "lines"),
    }
)
"""Parts that mark places in an item, and so are no labels of the whole item."""


_NO_ANSWERS = frozenset({"inputImageProperties"})


@dataclass
class FormAnswers:
    """The answers by their names, joined with points, and how many parts mark places instead."""

    answers: dict[str, str] = field(default_factory=dict)
    regions: int = 0

    def add(self, name: str, value: Any, depth: int = 0) -> None:
        match value:
            case dict() if value and all(isinstance(on, bool) for on in value.values()):
                self.answers[name] = _ticked(value)
            case dict() if depth < _DEEPEST:
                for part, inner in value.items():
                    self._add_part(name, part, inner, depth)
            case list() if any(isinstance(part, dict | list) for part in value):
                self.regions += 1
            case list():
                self.answers[name] = chosen(value)
            case _:
                self.answers[name] = text_of(value)

    def _add_part(self, name: str, part: str, inner: Any, depth: int) -> None:
        if part in _REGIONS:
            self.regions += 1
        elif part not in _NO_ANSWERS:
            self.add(f"{name}.{part}" if name else part, inner, depth + 1)


def content_of(value: Any) -> FormAnswers:
    """Find the answers in what a form gave."""
    found = FormAnswers()
    if isinstance(value, dict):
        for name, inner in value.items():
            found.add(name, inner)
    return found


def _ticked(boxes: dict[str, bool]) -> str:
    """Return the options that are ticked; of a box on its own, whether it is."""
    if boxes.keys() == {"on"}:
        return "on" if boxes["on"] else "off"
    return chosen(option for option, on in boxes.items() if on)


_MADE = "item"


def item_column(shown: Mapping[str, CodedColumn]) -> tuple[str, dict[str, CodedColumn]]:
    """Name the column that tells items apart, and make it where none of the file's does.

    That is the only column, or one that is called an id and is as fine as all together, or else
    an id made of all of them.
    """
    if len(shown) == 1:
        return next(iter(shown)), {}
    _, first = combined(list(shown.values()))
    for name, column in shown.items():
        if _is_called_id(name) and len(combined([column])[1]) == len(first):
            return name, {}
    return _MADE, {_MADE: joined(list(shown.values()))}


def _is_called_id(name: str) -> bool:
    own = name.rpartition(".")[2].rpartition(":")[2]
    return rank(own, ColumnRole.ITEM) is not None
