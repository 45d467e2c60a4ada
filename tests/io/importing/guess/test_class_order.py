"""Classes that look like a scale are asked about; a scale that was stated holds all classes."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import numpy as np
import pytest

from crowdgui.core.errors import ReadError
from crowdgui.io.importing.guess.class_order import guess_order, join_order, split_order
from crowdgui.io.importing.lists.class_map import AS_WRITTEN, ClassMap
from crowdgui.io.importing.read_labels import read_labels
from crowdgui.io.importing.recipes import build_recipe, recipe_from_data, recipe_to_data
from crowdgui.io.importing.sources import open_source
from crowdgui.io.project.data import data_arrays, data_facts, rebuild_data
from tests.io.importing.assistant.test_import_state import settle, started

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    Write = Callable[..., Path]

SCALE = ("1", "2", "3", "4", "5")


def rows(*labels: str, header: str = "worker,item,label\n") -> str:
    """Write a file in which three workers give each item one of the labels in turn."""
    lines = (
        f"w{w},t{i},{labels[(i + (w == 2 and i % 3 == 0)) % len(labels)]}\n"
        for i in range(30)
        for w in range(3)
    )
    return header + "".join(lines)


@pytest.mark.parametrize(
    ("classes", "order"),
    [
        ("2 1 3", "1 2 3"),
        ("1 2 4 5", "1 2 3 4 5"),
        ("0 10 5", "0 1 2 3 4 5 6 7 8 9 10"),
        ("0 50 100", "0 50 100"),
        ("-1 0 1", "-1 0 1"),
        ("high low medium", "low medium high"),
        ("Agree Neutral Strongly_agree Disagree", "Disagree Neutral Agree Strongly_agree"),
        ("3-good 1-bad 2-fair", "1-bad 2-fair 3-good"),
        ("never sometimes always", "never sometimes always"),
        ("0 1", ""),
        ("low high", ""),
        ("cat dog bird", ""),
        ("low middle medium", ""),
        ("1 2 2.5", ""),
        (" ".join(map(str, range(100, 130))), ""),
    ],
)
def test_which_classes_look_ordered(classes: str, order: str) -> None:
    assert guess_order(classes.split()) == tuple(order.split())


def test_a_typed_order_is_taken_apart() -> None:
    assert split_order(" low, medium <high,, low") == ("low", "medium", "high")
    for names in (("low", "high"), ("below 1,000", "1,000 to below 2,000", "2,000 or more")):
        assert split_order(join_order(names)) == names


def test_a_scale_has_all_its_classes_in_its_order(write: Write) -> None:
    source = open_source(write(rows("5", "1", "2")))
    classes = ClassMap(order=SCALE, is_scale=True)
    found = read_labels(replace(source, reading=replace(source.reading, classes=classes))).labels
    assert found.ordered
    assert found.classes.tolist() == list(SCALE)
    assert np.bincount(found.code, minlength=5).tolist()[2:4] == [0, 0]
    assert not read_labels(source).labels.ordered


def test_a_label_outside_the_order_is_refused(write: Write) -> None:
    source = open_source(write(rows("1", "2", "7")))
    reading = replace(source.reading, classes=ClassMap(order=SCALE, is_scale=True))
    with pytest.raises(ReadError, match="“7” has no place in the order of the classes: 1, 2"):
        read_labels(replace(source, reading=reading))


def test_ranges_of_a_scale_are_in_their_order() -> None:
    made = ClassMap(bins=(10.0, 20.0), is_scale=True)
    assert made.scale == ("below 10", "10 to below 20", "20 or more")
    assert made.ordered(["20 or more"]) == list(made.scale)
    assert AS_WRITTEN.scale == ()


def test_recipes_and_projects_keep_the_order(write: Write) -> None:
    source = open_source(write(rows("low", "high", "medium")))
    classes = ClassMap(order=("low", "medium", "high"), is_scale=True)
    reading = replace(source.reading, classes=classes)
    recipe = build_recipe(reading, ("worker", "item", "label"))
    assert recipe_from_data(recipe_to_data(recipe)) == recipe
    data = read_labels(replace(source, reading=reading))
    again = rebuild_data(data_facts(data), data_arrays(data))
    assert again.labels.ordered
    assert again.labels.classes.tolist() == ["low", "medium", "high"]
    before = {name: said for name, said in data_facts(data).items() if name != "ordered"}
    assert not rebuild_data(before, data_arrays(data)).labels.ordered


def test_the_import_asks_until_it_is_answered_and_again_for_other_classes(write: Write) -> None:
    state = started(write(rows("high", "low", "medium")))
    asked = [check.mark for check in state.checks if "look ordered" in check.sentence]
    assert state.order_question == ("low", "medium", "high")
    assert asked == ["warn"]
    assert state.can_import
    answered = settle(state.choose_order(state.order_question))
    assert answered.order_question == ()
    assert answered.findings.imported.labels.ordered
    assert any("low < medium < high" in check.sentence for check in answered.checks)
    not_so = settle(state.choose_no_order())
    assert not_so.order_question == ()
    assert not any("ordered" in check.sentence for check in not_so.checks)
    merged = replace(answered.spec.classes, words=(("high", "top"),))
    changed = settle(answered.change_spec(classes=merged))
    assert changed.spec.classes.is_scale is None
    assert changed.has_findings
    assert not changed.findings.imported.labels.ordered


def test_ranges_of_numbers_are_asked_about_in_their_order(write: Write) -> None:
    state = started(write(rows(*map(str, range(40)))))
    assert state.order_question == ()
    in_ranges = replace(state.spec.classes, bins=(10.0, 20.0, 30.0, 100.0))
    asked = settle(state.change_spec(classes=in_ranges))
    ranges = (
        "below 10",
        "10 to below 20",
        "20 to below 30",
        "30 to below 100",
        "100 or more",
    )
    assert asked.order_question == ranges
    answered = settle(asked.choose_order(asked.order_question))
    assert tuple(answered.findings.imported.labels.classes.tolist()) == ranges
    assert answered.findings.imported.labels.ordered


def test_classes_without_an_order_are_not_asked_about(write: Write) -> None:
    for labels in (("cat", "dog", "bird"), ("0", "1")):
        assert started(write(rows(*labels))).order_question == ()


@pytest.mark.parametrize("step", [1, 3])
def test_labels_that_do_not_support_an_order_are_pointed_out(write: Write, step: int) -> None:
    """Two workers differ on every item, by so many classes."""
    pairs = [(k, k + step) for k in range(1, 6 - step)]
    lines = [f"w{w},t{i},{pairs[i % len(pairs)][w]}\n" for i in range(60) for w in range(2)]
    lines += [f"w{w},v{i},{i % 5 + 1}\n" for i in range(20) for w in range(2)]
    state = started(write("worker,item,label\n" + "".join(lines)))
    state = settle(state.choose_order(SCALE))
    said = [c.mark for c in state.checks if "no nearer in this order than by chance" in c.sentence]
    assert said == ["warn"] * (step == 3)
