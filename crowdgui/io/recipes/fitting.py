"""A recipe for a file that it was not made for: what fits is taken, and the rest is said."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from crowdgui.io.formats.form import FormatForm
from crowdgui.io.formats.table import format_of
from crowdgui.io.reading import MISSING_WORDS, Layout, Reading
from crowdgui.io.recipes.recipes import form_by, misfit, reading_by
from crowdgui.io.roles import Role
from crowdgui.text.translation import tr

if TYPE_CHECKING:
    from collections.abc import Sequence

    from crowdgui.io.recipes.recipes import Recipe

_NEEDED = (Role.WORKER, Role.ITEM, Role.LABEL)


def fitted(recipe: Recipe, columns: Sequence[str], guess: Reading) -> tuple[Reading, list[str]]:
    """Return the reading of a file by as much of a recipe as fits, and what does not in sentences.

    `guess` is how the file would be read without it, by a form that can be read.
    """
    said = [] if form_by(recipe, guess.form) == guess.form else [_other_form(recipe)]
    lacking = misfit(recipe, columns)
    if lacking is None:
        return reading_by(recipe, guess.form, columns), said
    way = recipe.way
    kept = replace(
        guess,
        missing=MISSING_WORDS.union(way.missing),
        repeats=way.repeats,
        classes=way.classes,
        gold_worker=way.gold_worker if guess.layout is Layout.LONG else "",
    )
    roles = _roles(recipe, columns, guess)
    question = way.question if Role.QUESTION in roles else guess.question
    return replace(kept, roles=roles, question=question), [*said, lacking]


def _other_form(recipe: Recipe) -> str:
    if isinstance(recipe.form, FormatForm):
        name = format_of(recipe.form.key).name
        return tr(
            "The recipe is for the format “{name}”, which this file does not keep to.", name=name
        )
    return tr("The separator of the recipe does not fit this file.")


def _roles(recipe: Recipe, columns: Sequence[str], guess: Reading) -> tuple[Role, ...]:
    """Take roles by the names of columns, and guess those that then lack; all, of a wide table."""
    if recipe.way.layout is not Layout.LONG or guess.layout is not Layout.LONG:
        return guess.roles
    known = dict(recipe.way.columns)
    roles = [known.get(name, Role.LEAVE_OUT) for name in columns]
    for role in _NEEDED:
        place = guess.place(role)
        if role not in roles and place is not None and roles[place] is Role.LEAVE_OUT:
            roles[place] = role
    return tuple(roles)
