"""Recipes come back as they were kept, fit what they should, and take nothing on trust."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from crowdgui.core.errors import CrowdError, DataError, InputError, ReadError
from crowdgui.io.formats.form import FormatForm
from crowdgui.io.formats.registry import FORMATS
from crowdgui.io.importing.import_spec import ImportSpec, Layout, MultiFile, RepeatPolicy
from crowdgui.io.importing.lists.class_map import ClassMap
from crowdgui.io.importing.recipes import (
    RecipeBook,
    build_recipe,
    build_spec,
    describe_mismatch,
    open_with_recipe,
    read_recipe,
    recipe_form,
    recipe_from_data,
    recipe_text,
    recipe_to_data,
)
from crowdgui.io.importing.sources import guess_source
from crowdgui.io.project.values import DamagedValue
from crowdgui.io.tabular.roles import ColumnRole
from crowdgui.io.tabular.text_file import TextFormat
from tests.refusals import refused

if TYPE_CHECKING:
    from pathlib import Path


TEXT = TextFormat(";", "utf-8", True)


NAMES = ("who", "what", "said", "note")


LONG = ImportSpec(
    TEXT,
    Layout.LONG,
    (ColumnRole.WORKER, ColumnRole.ITEM, ColumnRole.LABEL, ColumnRole.LEAVE_OUT),
    frozenset({"", "NA"}),
    RepeatPolicy.LAST,
    ClassMap(fold=True, words=(("skip", ""),), order=("yes", "no")),
)


words = st.text(max_size=8)


maps = st.builds(
    ClassMap,
    words,
    words,
    st.lists(st.floats(-1e6, 1e6), unique=True, max_size=4).map(lambda b: tuple(sorted(b))),
    st.booleans(),
    st.lists(st.tuples(words, words), max_size=4).map(tuple),
    st.lists(words, max_size=4).map(tuple),
)


forms = st.one_of(
    st.builds(TextFormat, st.sampled_from(",;\t|"), st.just("utf-8"), st.booleans()),
    st.sampled_from(FORMATS).map(lambda form: FormatForm(form.key, form.options())),
)


readings = st.builds(
    ImportSpec,
    forms,
    st.sampled_from(Layout),
    st.lists(st.sampled_from(ColumnRole), min_size=1, max_size=6).map(tuple),
    st.frozensets(words, max_size=3),
    st.sampled_from(RepeatPolicy),
    maps,
    st.none() | words,
    words,
    st.lists(words, max_size=3).map(tuple),
)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | words,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(words, inner, max_size=3),
    max_leaves=8,
)


@settings(deadline=None)
@given(readings)
def test_a_recipe_comes_back_as_it_was_kept(reading: ImportSpec) -> None:
    recipe = build_recipe(reading, [f"c{i}" for i in range(len(reading.roles))])
    assert recipe_from_data(json.loads(recipe_text(recipe))) == recipe


@settings(deadline=None)
@given(JSON, st.sampled_from(["text", "format", "reading", "choices"]))
def test_what_is_no_recipe_is_refused(junk: object, key: str) -> None:
    good = recipe_to_data(build_recipe(LONG, NAMES))
    for data in (junk, {**good, key: junk}, {"reading": junk}):
        try:
            recipe = recipe_from_data(data)
        except (DamagedValue, DataError):
            continue
        assert recipe_to_data(recipe)["reading"] == good["reading"]


def test_models_and_kinds_are_kept_and_an_older_recipe_names_none() -> None:
    roles = (*LONG.roles[:3], ColumnRole.KIND)
    reading = replace(LONG, roles=roles, models=("gpt-*", "bo"))
    recipe = build_recipe(reading, NAMES)
    assert build_spec(recipe, TEXT, NAMES) == reading
    older = recipe_to_data(recipe)
    del older["reading"]["models"]
    assert build_spec(recipe_from_data(older), TEXT, NAMES) == replace(reading, models=())


def test_columns_are_known_by_name_wherever_they_stand() -> None:
    recipe = build_recipe(LONG, NAMES)
    reading = build_spec(recipe, TEXT, ("new", "said", "who", "what"))
    assert reading.roles == (
        ColumnRole.LEAVE_OUT,
        ColumnRole.LABEL,
        ColumnRole.WORKER,
        ColumnRole.ITEM,
    )
    assert replace(reading, roles=LONG.roles) == LONG


def test_what_does_not_fit_is_named_and_a_column_left_out_is_not_needed() -> None:
    recipe = build_recipe(LONG, NAMES)
    assert describe_mismatch(recipe, ("who", "what", "said")) is None
    why = describe_mismatch(recipe, ("who", "said"))
    assert why == "This file lacks columns of the recipe: “what”."
    with refused(InputError, match="what"):
        build_spec(recipe, TEXT, ("who", "said"))


def test_a_new_column_of_a_wide_table_is_no_worker_unless_it_is_like_one(tmp_path: Path) -> None:
    def write(name: str, *columns: str) -> Path:
        rows = [",".join(("photo", *columns))]
        for n in range(30):
            beside = {"batch": "june", "level": "123"[n % 3], "gold": "cat", "note": f"no. {n}"}
            cells = (beside.get(name, ("cat", "dog")[(n + len(name)) % 2]) for name in columns)
            rows.append(",".join((f"p{n}", *cells)))
        path = tmp_path / name
        path.write_text("\n".join(rows) + "\n", encoding="utf-8")
        return path

    may = guess_source(write("may.csv", "ann", "bo", "cyd")).source
    recipe = build_recipe(may.reading, ("photo", "ann", "bo", "cyd"))
    heard: list[str] = []
    june = write("june.csv", "ann", "level", "bo", "eve", "batch", "gold", "note")
    roles = open_with_recipe(recipe, [june], tell=heard.append).reading.roles
    label, out = ColumnRole.LABEL, ColumnRole.LEAVE_OUT
    assert roles == (ColumnRole.ITEM, label, out, label, label, out, out, out)
    named = "“level”, “batch”, “gold”, “note”"
    assert heard == [f"Not in the recipe, and not like its labels, so excluded: {named}."]


def test_a_wide_table_may_have_other_workers() -> None:
    wide = ImportSpec(
        TEXT, Layout.ITEMS_DOWN, (ColumnRole.ITEM, ColumnRole.LABEL, ColumnRole.LEAVE_OUT)
    )
    recipe = build_recipe(wide, ("photo", "ann", "batch"))
    reading = build_spec(recipe, TEXT, ("photo", "batch", "bo", "cy"))
    assert reading.roles == (
        ColumnRole.ITEM,
        ColumnRole.LEAVE_OUT,
        ColumnRole.LABEL,
        ColumnRole.LABEL,
    )
    assert describe_mismatch(recipe, ("ann", "bo")) is not None
    assert describe_mismatch(recipe, ("photo", "batch")) is not None


def test_the_encoding_is_each_files_own() -> None:
    recipe = build_recipe(LONG, NAMES)
    assert recipe_form(recipe, TextFormat(",", "cp1252", False)) == TextFormat(";", "cp1252", True)
    form = FormatForm(FORMATS[0].key, FORMATS[0].options())
    assert recipe_form(recipe, form) == TextFormat(";", "utf-8", True)
    assert recipe_form(build_recipe(replace(LONG, form=form), NAMES), TEXT) == form


def test_several_files_are_each_read_by_the_recipe(tmp_path: Path) -> None:
    several = MultiFile(((tmp_path / "a", TEXT), (tmp_path / "b", TextFormat(",", "x", False))))
    parts = recipe_form(build_recipe(LONG, NAMES), several).parts
    assert [form for _, form in parts] == [TEXT, TextFormat(";", "x", True)]


def test_a_recipe_stands_in_a_file_of_its_own(tmp_path: Path) -> None:
    recipe = build_recipe(LONG, NAMES)
    path = tmp_path / "mine.json"
    path.write_text(recipe_text(recipe), encoding="utf-8")
    assert read_recipe(path) == recipe
    for text in ("", "[1", "{}", "[" * 100_000, '{"text": {}}'):
        path.write_text(text, encoding="utf-8")
        with refused(ReadError, match=r"mine\.json: This isn’t a CrowdGUI recipe"):
            read_recipe(path)
    with refused(ReadError, match="can’t be opened"):
        read_recipe(tmp_path / "gone.json")


def test_the_book_keeps_names_and_the_last_way_of_each_kind(tmp_path: Path) -> None:
    path = tmp_path / "settings" / "recipes.json"
    book = RecipeBook(path)
    recipe = build_recipe(LONG, NAMES)
    book.save("monthly", recipe)
    book.remember(recipe)
    changed = build_recipe(replace(LONG, repeats=RepeatPolicy.ALL), NAMES)
    book.remember(changed)
    again = RecipeBook(path)
    assert again.named == {"monthly": recipe}
    assert again.last_for("text", NAMES) == changed
    assert again.last_for("text", NAMES[:3]) is None
    assert again.last_for("mturk", NAMES) is None
    again.forget("text", NAMES)
    again.remove("monthly")
    again.remove("never there")
    assert RecipeBook(path).last_for("text", NAMES) is None
    assert RecipeBook(path).named == {}


def test_a_book_that_cannot_be_written_lasts_and_is_written_with_the_next_change(
    tmp_path: Path,
) -> None:
    path = tmp_path / "settings" / "recipes.json"
    path.parent.write_text("a file in the place of the folder")
    book = RecipeBook(path)
    recipe = build_recipe(LONG, NAMES)
    book.save("monthly", recipe)
    assert book.named == {"monthly": recipe}
    assert str(path.parent) in book.unwritten
    path.parent.unlink()
    book.save("weekly", recipe)
    assert book.unwritten == ""
    assert set(RecipeBook(path).named) == {"monthly", "weekly"}


@settings(deadline=None, max_examples=10)
@given(JSON)
def test_a_damaged_book_is_empty_where_it_is_damaged(
    tmp_path_factory: pytest.TempPathFactory, junk: object
) -> None:
    path = tmp_path_factory.mktemp("book") / "recipes.json"
    good = {"name": "mine", **recipe_to_data(build_recipe(LONG, NAMES))}
    for held in (junk, {"named": junk, "last": junk}, {"named": [junk, good], "last": [junk]}):
        path.write_text(json.dumps(held), encoding="utf-8")
        book = RecipeBook(path)
        assert set(book.named) <= {"mine"}
    assert list(book.named) == ["mine"]


def test_a_book_that_is_no_json_is_empty(tmp_path: Path) -> None:
    path = tmp_path / "recipes.json"
    path.write_bytes(b"\xff\x00")
    assert RecipeBook(path).named == {}


def test_a_name_of_blanks_is_no_name(tmp_path: Path) -> None:
    path = tmp_path / "recipes.json"
    held = {"named": [{"name": " ", **recipe_to_data(build_recipe(LONG, NAMES))}]}
    path.write_text(json.dumps(held), encoding="utf-8")
    assert RecipeBook(path).named == {}


def test_an_unknown_format_is_no_recipe() -> None:
    data = recipe_to_data(build_recipe(LONG, NAMES))
    del data["text"]
    with pytest.raises(CrowdError):
        recipe_from_data({**data, "format": "nobody's", "choices": {}})
