"""What is taken of a recipe that was made for another file."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from crowdgui.io.importing.import_spec import Layout, MultiFile, RepeatPolicy, with_first_form
from crowdgui.io.importing.recipes import apply_recipe, build_recipe
from crowdgui.io.importing.sources import open_source
from crowdgui.io.importing.tables import OpenedFile, preview
from crowdgui.io.tabular.roles import ColumnRole
from crowdgui.io.tabular.text_file import TextFormat

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from crowdgui.io.importing.import_spec import ImportSpec


LONG = "worker,item,label,truth\n" + "".join(
    f"w{i % 3},t{i // 3},{'ab'[i % 2]},a\n" for i in range(30)
)


WIDE = "item,ann,bo,cy,gold\n" + "".join(f"t{i},a,b,{'ab'[i % 2]},a\n" for i in range(9))


@pytest.fixture
def opened(tmp_path: Path) -> Callable[[str], tuple[ImportSpec, tuple[str, ...]]]:
    """Return the reading of a text that is guessed, and its columns."""

    def opened(text: str) -> tuple[ImportSpec, tuple[str, ...]]:
        path = tmp_path / "labels.csv"
        path.write_text(text, encoding="utf-8")
        reading = open_source(path).reading
        return reading, preview(OpenedFile(path), reading.form, 1).columns

    return opened


def test_all_of_a_recipe_that_fits_is_taken_and_nothing_said(
    opened: Callable[[str], tuple[ImportSpec, tuple[str, ...]]],
) -> None:
    reading, columns = opened(LONG)
    chosen = replace(
        reading, repeats=RepeatPolicy.LAST, gold_worker="w1", missing=frozenset({"", "b"})
    )
    assert apply_recipe(build_recipe(chosen, columns), columns, reading) == (chosen, [])


def test_roles_whose_columns_lack_are_guessed_and_others_kept(
    opened: Callable[[str], tuple[ImportSpec, tuple[str, ...]]],
) -> None:
    reading, columns = opened(LONG)
    roles = (ColumnRole.WORKER, ColumnRole.ITEM, ColumnRole.LABEL, ColumnRole.CONTENT)
    recipe = build_recipe(replace(reading, roles=roles, gold_worker="w1"), columns)
    guess, names = opened(LONG.replace("worker", "annotator", 1))
    found, said = apply_recipe(recipe, names, guess)
    assert found.roles == roles
    assert found.gold_worker == "w1"
    assert said == ["This file lacks columns of the recipe: “worker”."]


def test_a_recipe_of_another_layout_gives_no_roles(
    opened: Callable[[str], tuple[ImportSpec, tuple[str, ...]]],
) -> None:
    reading, columns = opened(WIDE)
    assert reading.layout is Layout.ITEMS_DOWN
    recipe = build_recipe(replace(reading, repeats=RepeatPolicy.ALL), columns)
    guess, names = opened(LONG.replace("item", "thing"))
    found, said = apply_recipe(recipe, names, guess)
    assert (found.layout, found.roles) == (guess.layout, guess.roles)
    assert found.repeats is RepeatPolicy.ALL
    assert len(said) == 1
    back, _ = apply_recipe(build_recipe(replace(guess, gold_worker="w1"), names), columns, reading)
    assert (back.layout, back.roles, back.gold_worker) == (reading.layout, reading.roles, "")


def test_a_separator_that_does_not_fit_is_said(
    opened: Callable[[str], tuple[ImportSpec, tuple[str, ...]]],
) -> None:
    reading, columns = opened(LONG)
    recipe = build_recipe(reading, columns)
    guess, names = opened(LONG.replace(",", ";"))
    found, said = apply_recipe(recipe, names, guess)
    assert found == guess
    assert said == ["The separator of the recipe doesn’t fit this file."]


def test_what_is_changed_for_one_file_leaves_the_others_their_encoding(tmp_path: Path) -> None:
    one, two = TextFormat(",", "utf-8", header=True), TextFormat(",", "cp1252", header=True)
    form = MultiFile(((tmp_path / "a", one), (tmp_path / "b", two)))
    changed = with_first_form(form, replace(one, delimiter=";"))
    assert isinstance(changed, MultiFile)
    assert [part for _, part in changed.parts] == [
        replace(one, delimiter=";"),
        replace(two, delimiter=";"),
    ]
