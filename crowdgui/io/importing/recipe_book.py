"""The recipes somebody has saved, and how files were read last, in one file of the settings."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from crowdgui.core.errors import DataError
from crowdgui.io.atomic import write_text
from crowdgui.io.importing.recipes import Recipe, as_data, from_data
from crowdgui.io.project.values import DamagedValue

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from pathlib import Path


_MOST_LAST = 40


_MOST_BYTES = 1 << 26


class RecipeBook:
    """Named recipes, and the last choices for each kind of file; every change is written down.

    What the file holds that is no recipe is passed over.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        held = _held(path)
        self.named: dict[str, Recipe] = dict(_recipes(held.get("named"), _name))
        self._last: list[Recipe] = [recipe for _, recipe in _recipes(held.get("last"), _nameless)]

    def save(self, name: str, recipe: Recipe) -> None:
        """Keep a recipe under a name, in place of one of that name."""
        self.named[name] = recipe
        self._write()

    def remove(self, name: str) -> None:
        if self.named.pop(name, None) is not None:
            self._write()

    def last_for(self, key: str, columns: Sequence[str]) -> Recipe | None:
        """Return how a file of this format with these columns was read last, if it was."""
        return next((recipe for recipe in self._last if _is_of(recipe, key, columns)), None)

    def remember(self, recipe: Recipe) -> None:
        """Keep how a file was read for the next one like it."""
        others = [other for other in self._last if not _is_of(other, recipe.key, recipe.columns)]
        self._last = [recipe, *others][:_MOST_LAST]
        self._write()

    def forget(self, key: str, columns: Sequence[str]) -> None:
        """Forget how files like this were read."""
        kept = [recipe for recipe in self._last if not _is_of(recipe, key, columns)]
        if kept != self._last:
            self._last = kept
            self._write()

    def _write(self) -> None:
        held = {
            "named": [{"name": name, **as_data(recipe)} for name, recipe in self.named.items()],
            "last": [as_data(recipe) for recipe in self._last],
        }
        self._path.parent.mkdir(parents=True, exist_ok=True)
        write_text(self._path, json.dumps(held, ensure_ascii=False, allow_nan=False) + "\n")


def _is_of(recipe: Recipe, key: str, columns: Sequence[str]) -> bool:
    return recipe.key == key and recipe.columns == tuple(columns)


def _held(path: Path) -> dict[str, Any]:
    try:
        if path.stat().st_size > _MOST_BYTES:
            return {}
        held = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError):
        return {}
    return held if isinstance(held, dict) else {}


def _recipes(held: Any, name_of: Callable[[Any], str]) -> Iterator[tuple[str, Recipe]]:
    for data in held if isinstance(held, list) else []:
        try:
            yield name_of(data), from_data(data)
        except (DamagedValue, DataError):
            continue


def _name(data: Any) -> str:
    name = data.get("name") if isinstance(data, dict) else None
    if not isinstance(name, str) or not name.strip():
        raise DamagedValue
    return name


def _nameless(_: Any) -> str:
    return ""
