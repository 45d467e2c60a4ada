"""Answers of Amazon's forms, which stand as JSON by the names of their parts."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from crowdgui.io.formats.fields import chosen
from crowdgui.io.formats.json_records import text_of

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
class Content:
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


def content_of(value: Any) -> Content:
    """Find the answers in what a form gave."""
    found = Content()
    if isinstance(value, dict):
        for name, inner in value.items():
            found.add(name, inner)
    return found


def _ticked(boxes: dict[str, bool]) -> str:
    """Return the options that are ticked; of a box on its own, whether it is."""
    if boxes.keys() == {"on"}:
        return "on" if boxes["on"] else "off"
    return chosen(option for option, on in boxes.items() if on)
