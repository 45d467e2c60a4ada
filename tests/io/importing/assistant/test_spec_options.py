"""What each choice makes of a reading, without a window."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, NoReturn

import pytest
from hypothesis import given
from hypothesis import strategies as st

from crowdgui.core.errors import Cancelled, ReadError
from crowdgui.io.importing.assistant.file_preview import (
    collect_notices,
    read_gold_preview,
    read_preview,
    reconcile_spec,
)
from crowdgui.io.importing.assistant.spec_options import (
    available_roles,
    encoding_names,
    format_missing_values,
    parse_limits,
    parse_missing_values,
    separator_names,
    split_values,
    with_layout,
    with_role,
)
from crowdgui.io.importing.import_spec import ImportSpec, Layout, RepeatPolicy
from crowdgui.io.importing.tables import OpenedFile
from crowdgui.io.tabular.roles import ColumnRole
from crowdgui.io.tabular.text_file import TextFormat
from tests.refusals import refused

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path


FORM = TextFormat(",", "utf-8", True)


LONG = ImportSpec(
    FORM, Layout.LONG, (ColumnRole.WORKER, ColumnRole.ITEM, ColumnRole.LABEL, ColumnRole.LEAVE_OUT)
)


WIDE = ImportSpec(
    FORM, Layout.ITEMS_DOWN, (ColumnRole.ITEM, ColumnRole.LABEL, ColumnRole.LABEL, ColumnRole.GOLD)
)


def test_a_role_taken_from_another_column_gives_it_the_old_one() -> None:
    assert with_role(LONG, 0, ColumnRole.ITEM).roles == (
        ColumnRole.ITEM,
        ColumnRole.WORKER,
        ColumnRole.LABEL,
        ColumnRole.LEAVE_OUT,
    )


def test_a_column_can_be_left_out_without_changing_others() -> None:
    assert with_role(LONG, 1, ColumnRole.LEAVE_OUT).roles[1] is ColumnRole.LEAVE_OUT
    assert with_role(LONG, 1, ColumnRole.LEAVE_OUT).places(ColumnRole.LEAVE_OUT) == (1, 3)


def test_a_wide_table_has_many_columns_of_labels() -> None:
    assert with_role(WIDE, 3, ColumnRole.LABEL).places(ColumnRole.LABEL) == (1, 2, 3)


def test_the_old_key_of_a_wide_table_is_left_out_rather_than_read_as_labels() -> None:
    assert with_role(WIDE, 1, ColumnRole.ITEM).roles == (
        ColumnRole.LEAVE_OUT,
        ColumnRole.ITEM,
        ColumnRole.LABEL,
        ColumnRole.GOLD,
    )


@given(
    st.lists(
        st.tuples(st.integers(0, 5), st.sampled_from(available_roles(Layout.LONG))), max_size=20
    )
)
def test_no_role_stands_twice_in_a_long_table(choices: list[tuple[int, ColumnRole]]) -> None:
    reading = ImportSpec(FORM, Layout.LONG, (ColumnRole.LEAVE_OUT,) * 6)
    for place, role in choices:
        reading = with_role(reading, place, role)
        assert reading.roles[place] is role
        several = (ColumnRole.LEAVE_OUT, ColumnRole.PROBABILITY, ColumnRole.GROUP)
        used = [r for r in reading.roles if r not in several]
        assert len(used) == len(set(used))


def test_another_layout_finds_the_key_and_takes_the_rest_for_labels(
    write: Callable[..., Path],
) -> None:
    path = write("photo,Ann,Bo,gold\np1,cat,dog,cat\np2,dog,dog,dog\n")
    shown = read_preview(OpenedFile(path), FORM).shown
    by_items = with_layout(
        replace(LONG, roles=(ColumnRole.LEAVE_OUT,) * 4), Layout.ITEMS_DOWN, shown
    )
    assert by_items.roles == (ColumnRole.ITEM, ColumnRole.LABEL, ColumnRole.LABEL, ColumnRole.GOLD)
    assert by_items.problem() is None
    by_workers = with_layout(by_items, Layout.WORKERS_DOWN, shown)
    assert set(by_workers.roles) <= set(available_roles(Layout.WORKERS_DOWN))
    assert by_workers.problem() is None


def test_another_layout_takes_times_neither_for_names_nor_for_labels(
    write: Callable[..., Path],
) -> None:
    path = write("photo,time,Ann,Bo\np1,2021-09-13,cat,dog\np2,2021-09-14,dog,dog\n")
    before = replace(
        LONG, roles=(ColumnRole.ITEM, ColumnRole.TIME, ColumnRole.LABEL, ColumnRole.LABEL)
    )
    for layout, key in (
        (Layout.ITEMS_DOWN, ColumnRole.ITEM),
        (Layout.WORKERS_DOWN, ColumnRole.WORKER),
    ):
        changed = with_layout(before, layout, read_preview(OpenedFile(path), FORM).shown)
        assert changed.roles == (key, ColumnRole.LEAVE_OUT, ColumnRole.LABEL, ColumnRole.LABEL)
        assert changed.problem() is None


def test_back_to_a_long_table_the_names_are_used_again(write: Callable[..., Path]) -> None:
    shown = read_preview(OpenedFile(write("worker,item,label\nann,1,yes\nbo,1,no\n")), FORM).shown
    wide = ImportSpec(
        FORM, Layout.ITEMS_DOWN, (ColumnRole.LABEL, ColumnRole.ITEM, ColumnRole.LABEL)
    )
    assert with_layout(wide, Layout.LONG, shown).roles == (
        ColumnRole.WORKER,
        ColumnRole.ITEM,
        ColumnRole.LABEL,
    )


def test_the_same_layout_changes_nothing(write: Callable[..., Path]) -> None:
    shown = read_preview(OpenedFile(write("a,b,c,d\n1,2,3,4\n")), FORM).shown
    assert with_layout(LONG, Layout.LONG, shown) is LONG


def test_a_look_shows_a_hundred_rows_and_guesses(write: Callable[..., Path]) -> None:
    rows = "".join(f"w{i % 9},t{i // 9},{'yes' if i % 2 else 'no'}\n" for i in range(900))
    seen = read_preview(OpenedFile(write("worker,item,label\n" + rows)), FORM)
    assert len(seen.shown.rows) == len(seen.shown.lines) == 100
    assert seen.guess.roles == (ColumnRole.WORKER, ColumnRole.ITEM, ColumnRole.LABEL)


def test_roles_stay_where_the_columns_are_as_many(write: Callable[..., Path]) -> None:
    seen = read_preview(OpenedFile(write("worker,item,label\nann,1,yes\n")), FORM)
    chosen = ImportSpec(
        TextFormat(",", "cp1252", True),
        Layout.LONG,
        (ColumnRole.ITEM, ColumnRole.WORKER, ColumnRole.LABEL),
        frozenset({"", "NA"}),
        RepeatPolicy.ALL,
    )
    assert reconcile_spec(chosen, seen) == replace(chosen, form=FORM)


def test_roles_are_guessed_again_where_the_columns_are_others(write: Callable[..., Path]) -> None:
    seen = read_preview(OpenedFile(write("worker,item,label\nann,1,yes\n")), FORM)
    before = ImportSpec(
        TextFormat(";", "utf-8", True),
        Layout.LONG,
        (ColumnRole.LEAVE_OUT,),
        frozenset({"", "NA"}),
        RepeatPolicy.DROP,
    )
    after = reconcile_spec(before, seen)
    assert after.roles == (ColumnRole.WORKER, ColumnRole.ITEM, ColumnRole.LABEL)
    assert (after.missing, after.repeats) == (before.missing, before.repeats)


def test_a_gold_file_is_looked_at_with_its_columns(write: Callable[..., Path]) -> None:
    seen = read_gold_preview(OpenedFile(write("item,gold,note\n1,yes,x\n2,no,y\n", "gold.csv")))
    assert seen.columns == ("item", "gold", "note")
    assert seen.reading.place(ColumnRole.ITEM) == 0
    assert seen.reading.place(ColumnRole.GOLD) == 1


def test_looking_at_a_gold_file_can_be_stopped(write: Callable[..., Path]) -> None:
    def stop(_: object) -> NoReturn:
        raise Cancelled

    with pytest.raises(Cancelled):
        read_gold_preview(OpenedFile(write("item,gold\n1,yes\n", "gold.csv")), report=stop)


def test_a_file_that_is_gone_ends_in_one_sentence(tmp_path: Path) -> None:
    with refused(ReadError, match=r"gone\.csv"):
        read_preview(OpenedFile(tmp_path / "gone.csv"), FORM)


def test_found_values_say_so_and_unusual_ones_are_offered() -> None:
    assert separator_names(";")[";"].endswith("(detected)")
    assert separator_names("~")["~"] == "~ (detected)"
    assert encoding_names("shift_jis")["shift_jis"] == "SHIFT_JIS (detected)"
    assert sum("(detected)" in name for name in encoding_names("utf-8").values()) == 1


def test_the_empty_cell_is_always_a_missing_answer() -> None:
    assert parse_missing_values("") == parse_missing_values("(empty)") == frozenset({""})
    assert parse_missing_values(" NA , skip,,NA") == frozenset({"", "NA", "skip"})


@given(st.lists(st.text(st.characters(exclude_characters=","), min_size=1).map(str.strip)))
def test_words_come_back_as_they_were_written(words: list[str]) -> None:
    kept = tuple(dict.fromkeys(word for word in words if word and word != "(empty)"))
    assert split_values(format_missing_values(kept)) == kept


@pytest.mark.parametrize(
    ("text", "limits"),
    [("1; 2.5", (1.0, 2.5)), ("", ()), ("2;1", None), ("a", None), ("1;inf", None), ("nan", None)],
)
def test_limits_are_numbers_that_rise(text: str, limits: tuple[float, ...] | None) -> None:
    assert parse_limits(text) == limits


def test_sheets_that_are_not_read_are_pointed_out(write: Callable[..., Path]) -> None:
    seen = read_preview(OpenedFile(write("worker,item,label\na,1,x\nb,1,y\n")), FORM)
    (found,) = collect_notices(replace(seen, unread=("February",)), seen.guess)
    assert found[:2] == ("warn", "1 more sheet with labels isn’t read: “February”")
    assert not list(collect_notices(seen, seen.guess))
