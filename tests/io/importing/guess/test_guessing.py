"""What a guess leaves open: which doubts there are, and when there are none."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest

from crowdgui.io.importing.guess.candidates import CandidateTable, Sign, is_many_classes
from crowdgui.io.importing.guess.certainty import describe_doubt
from crowdgui.io.importing.guess.guessing import DoubtKind, guess_columns
from crowdgui.io.importing.import_spec import Layout
from crowdgui.io.tabular.roles import ColumnRole
from crowdgui.io.tabular.text_file import Preview, TextFormat

if TYPE_CHECKING:
    from collections.abc import Mapping

    from crowdgui.io.importing.guess.guessing import Doubt

Columns = dict[str, list[str]]


def crowd(seed: int = 1, workers: int = 9, items: int = 40, classes: str = "ab") -> Columns:
    """Return a tidy table of four labels per item; each worker is right three times in four."""
    dice = random.Random(seed)
    truth = [dice.choice(classes) for _ in range(items)]
    rows = [
        (f"w{w}", f"i{i}", truth[i] if dice.random() < 0.75 else dice.choice(classes))
        for i in range(items)
        for w in dice.sample(range(workers), 4)
    ]
    names = ("worker", "item", "label")
    return {name: [row[k] for row in rows] for k, name in enumerate(names)}


def renamed(columns: Columns, names: Mapping[str, str]) -> Columns:
    return {names.get(name, name): cells for name, cells in columns.items()}


def guess(columns: Columns, *, header: bool = True) -> tuple[dict[ColumnRole, str], Doubt | None]:
    """Return the column of each role, and the doubt."""
    names = tuple(columns) if header else tuple(f"column {n + 1}" for n in range(len(columns)))
    rows = tuple(zip(*columns.values(), strict=True))
    shown = Preview(names, rows, tuple(range(len(rows))))
    found = guess_columns(shown, TextFormat(",", "utf-8", header))
    roles = zip(found.spec.roles, columns, strict=True)
    return {role: name for role, name in roles if role is not ColumnRole.LEAVE_OUT}, found.doubt


TIDY = {ColumnRole.WORKER: "worker", ColumnRole.ITEM: "item", ColumnRole.LABEL: "label"}


def test_a_tidy_table_leaves_nothing_open() -> None:
    assert guess(crowd()) == (TIDY, None)


def test_the_order_of_columns_does_not_matter() -> None:
    columns = crowd()
    for order in (("item", "label", "worker"), ("label", "worker", "item")):
        assert guess({name: columns[name] for name in order})[1] is None


def test_two_columns_of_labels_are_a_question() -> None:
    columns = crowd(1) | {"answer": crowd(2)["label"]}
    _, doubt = guess(columns)
    assert doubt is not None
    assert (doubt.kind, doubt.role) == (DoubtKind.COLUMN, ColumnRole.LABEL)
    assert [option.name for option in doubt.options] == ["label", "answer"]
    assert [(o.n_labels, o.n_items, o.n_classes) for o in doubt.options] == [(160, 40, 2)] * 2


def test_a_column_that_belongs_to_the_item_is_no_rival() -> None:
    columns = crowd()
    of_item = [f"sport{int(item[1:]) % 3}" for item in columns["item"]]
    assert guess(columns | {"category": of_item}) == (TIDY, None)


def test_an_unnamed_worker_is_asked_for() -> None:
    _, doubt = guess(renamed(crowd(), {"worker": "x"}))
    assert doubt is None, "w1, w2, … look like workers"
    columns = renamed(crowd(), {"worker": "x"})
    columns["x"] = [cell.replace("w", "") for cell in columns["x"]]
    _, doubt = guess(columns)
    assert doubt is not None
    assert (doubt.kind, doubt.role) == (DoubtKind.COLUMN, ColumnRole.WORKER)


def test_a_list_of_tasks_names_nobody() -> None:
    tasks = {
        "emotion": ["joy", "anger", "fear"] * 10,
        "number": [f"id{n}" for n in range(30)],
        "text": [f"the text of tweet {n}" for n in range(30)],
    }
    _, doubt = guess(tasks)
    assert doubt is not None
    assert doubt.kind is DoubtKind.NO_WORKER


def test_two_columns_name_nobody() -> None:
    _, doubt = guess({"item": ["a", "b", "c"], "label": ["x", "y", "x"]})
    assert doubt is not None
    assert doubt.kind is DoubtKind.NO_WORKER


def test_counts_of_votes_are_recognised() -> None:
    dice = random.Random(3)
    yes = [dice.randint(0, 5) for _ in range(40)]
    table = {
        "text": [f"text number {n}" for n in range(40)],
        "votes": ["5"] * 40,
        "yes": [str(n) for n in yes],
        "no": [str(5 - n) for n in yes],
    }
    for columns in (table, {name: cells for name, cells in table.items() if name != "votes"}):
        _, doubt = guess(columns)
        assert doubt is not None
        assert doubt.kind is DoubtKind.COUNTS
        assert [option.name for option in doubt.options] == ["yes", "no"]


def test_an_address_is_no_label() -> None:
    names = ("_worker_id", "_unit_id", "_ip", "keywords")
    rows = [(f"w{i % 5}", f"u{i // 5}", f"10.0.0.{i % 3}", f"text {i}") for i in range(60)]
    cells = [list(column) for column in zip(*rows, strict=True)]
    table = CandidateTable(names, cells)
    assert {found.label for found in table.ranked({}, range(4))} == {0, 1, 3}
    assert not CandidateTable((), cells).can_have_role(ColumnRole.LABEL, 2)


def test_free_text_is_no_label() -> None:
    columns = crowd()
    columns["label"] = [f"some words {n}" for n in range(160)]
    _, doubt = guess(columns)
    assert doubt is not None
    assert doubt.signs == (Sign.MANY_CLASSES,)
    said = describe_doubt(doubt)
    assert said.startswith("“label” has 160 different values among the first 160 labels")


def test_cells_that_hold_several_labels_are_no_free_text() -> None:
    table, dice = crowd(items=60), random.Random(2)
    one = table["label"]
    for least in (1, 3):
        table["label"] = [";".join(dice.sample("abcdefg", dice.randint(least, 3))) for _ in one]
        assert is_many_classes(len(set(table["label"])), len(one))
        assert guess(table) == (guess(crowd(items=60))[0], None)


@pytest.mark.parametrize("kinds", [("n", "n"), ("n",) * 4, ("street", "no", "town")])
def test_records_in_cells_are_not_several_labels(kinds: tuple[str, ...]) -> None:
    """Places on an image and addresses have as many parts each."""
    table, dice = crowd(items=60), random.Random(2)
    cells = [";".join(f"{kind}{dice.randrange(30)}" for kind in kinds) for _ in table["label"]]
    _, doubt = guess(table | {"label": cells})
    assert doubt is not None
    named = {"worker": "worker", "item": "item", "cell": "answer", "label": "label2"}
    both = {"worker": table["worker"], "item": table["item"], "cell": cells} | table
    assert guess(renamed(both, named)) == (TIDY | {ColumnRole.LABEL: "label2"}, None)


@pytest.mark.parametrize(("seed", "workers"), [(1, 9), (2, 12), (3, 15)])
def test_without_names_structure_decides_or_is_asked_about(seed: int, workers: int) -> None:
    columns = crowd(seed, workers)
    columns["worker"] = [cell.replace("w", "1") for cell in columns["worker"]]
    columns["item"] = [cell.replace("i", "5") for cell in columns["item"]]
    found, doubt = guess(columns, header=False)
    assert doubt is not None or found == TIDY


def test_a_column_that_follows_the_second_belongs_to_the_items() -> None:
    """More workers than items, and no names: only the gold column tells which are the items."""
    dice = random.Random(4)
    gold = {str(item): dice.choice("ab") for item in range(20)}
    rows = [
        (str(dice.randrange(70)), item, gold[item] if dice.random() < 0.7 else dice.choice("ab"))
        for item in gold
        for _ in range(12)
    ]
    rows = list({row[:2]: row for row in rows}.values())
    columns = {name: [row[k] for row in rows] for k, name in enumerate(TIDY.values())}
    columns["gold"] = [gold[row[1]] for row in rows]
    found, doubt = guess(columns, header=False)
    assert found == TIDY | {ColumnRole.GOLD: "gold"}
    assert doubt is None


def test_what_most_labels_say_is_not_taken_for_gold() -> None:
    columns = crowd()
    votes: dict[str, list[str]] = {}
    for item, label in zip(columns["item"], columns["label"], strict=True):
        votes.setdefault(item, []).append(label)
    columns["x"] = [max("ab", key=votes[item].count) for item in columns["item"]]
    assert ColumnRole.GOLD not in guess(columns, header=False)[0]


def test_flags_of_an_item_are_not_taken_for_workers() -> None:
    dice = random.Random(5)
    names = ("toxic", "insult", "threat", "obscene")
    flags = {name: [dice.choice("01") for _ in range(50)] for name in names}
    _, doubt = guess({"id": [f"c{n}" for n in range(50)], **flags})
    assert doubt is not None
    assert doubt.kind is DoubtKind.LAYOUT


def test_a_known_layout_is_taken() -> None:
    columns = {"id": ["a", "b"], "ann": ["0", "1"], "bo": ["1", "1"], "cy": ["1", "0"]}
    rows = tuple(zip(*columns.values(), strict=True))
    shown = Preview(tuple(columns), rows, (2, 3))
    found = guess_columns(shown, TextFormat(",", "utf-8", header=True), layout=Layout.ITEMS_DOWN)
    assert found.doubt is None
    assert [str(role) for role in found.spec.roles] == ["item", "label", "label", "label"]


def test_worker_and_item_in_each_row_make_its_columns_questions() -> None:
    columns = crowd() | {name: crowd(n)["label"] for n, name in enumerate(("clear", "rude"), 7)}
    columns = renamed(columns, {"label": "funny"})
    _, doubt = guess(columns)
    assert doubt is not None
    assert {option.name for option in doubt.options} == {"funny", "clear", "rude"}


def test_an_id_and_a_name_of_the_same_split_rows_alike() -> None:
    columns = crowd()
    table = CandidateTable(
        ("item", "text", "label"),
        (columns["item"], [f"text of {i}" for i in columns["item"]], columns["label"]),
    )
    assert table.alike(0, 1)
    assert not table.alike(0, 2)


@pytest.mark.parametrize(
    ("classes", "labels", "many"),
    [(2, 4, False), (12, 30, False), (13, 30, True), (120, 8000, False), (345, 840, True)],
)
def test_many_different_labels_are_no_classes(classes: int, labels: int, *, many: bool) -> None:
    assert is_many_classes(classes, labels) is many


def with_kinds(name: str, person: str, model: str) -> Columns:
    columns = crowd()
    kinds = [person if int(worker[1:]) % 3 else model for worker in columns["worker"]]
    return columns | {name: kinds}


@pytest.mark.parametrize(
    ("name", "person", "model"),
    [
        ("kind", "human", "LLM"),
        ("annotator_type", "Expert", "machine"),
        ("is_model", "0", "1"),
        ("source type", "crowd", "automatic"),
    ],
)
def test_a_column_of_both_kinds_says_who_is_a_model(name: str, person: str, model: str) -> None:
    columns = with_kinds(name, person, model)
    assert guess(columns) == (TIDY | {ColumnRole.KIND: name}, None)
    # It is never the label, not even where no column is called so.
    roles, _ = guess(renamed(columns, {"label": "x"}))
    assert roles[ColumnRole.KIND] == name
    assert roles[ColumnRole.LABEL] == "x"


@pytest.mark.parametrize(
    ("name", "person", "model"),
    [
        ("note", "human", "model"),
        ("kind", "human", "expert"),
        ("kind", "human", "cat"),
        ("kind", "0", "1"),
    ],
)
def test_other_columns_say_nothing_about_kinds(name: str, person: str, model: str) -> None:
    roles, _ = guess(with_kinds(name, person, model))
    assert ColumnRole.KIND not in roles


def test_workers_down_have_a_column_of_kinds() -> None:
    columns = {"worker": [f"w{n}" for n in range(12)], "kind": ["human", "model"] * 6}
    columns |= {f"q{k}": ["ab"[(n * k) % 2] for n in range(12)] for k in range(1, 6)}
    roles, doubt = guess(columns)
    assert (roles[ColumnRole.KIND], doubt) == ("kind", None)


def test_two_columns_of_one_name_are_a_question() -> None:
    columns = crowd(1) | {"label (2)": crowd(2)["label"]}
    _, doubt = guess(columns)
    assert doubt is not None
    assert (doubt.kind, doubt.role) == (DoubtKind.COLUMN, ColumnRole.LABEL)
    assert [option.name for option in doubt.options] == ["label", "label (2)"]


def wide(**more: list[str]) -> Columns:
    dice = random.Random(3)
    columns = {"item": [f"i{n}" for n in range(20)]}
    return columns | {f"w{n}": dice.choices("ab", k=20) for n in range(4)} | more


@pytest.mark.parametrize("name", ["final", "Adjudicated label", "consensus", "majority_vote"])
@pytest.mark.parametrize("layout", [None, Layout.ITEMS_DOWN])
def test_what_was_made_of_the_labels_is_no_worker(name: str, layout: Layout | None) -> None:
    columns = wide(**{name: ["a", "b"] * 10})
    assert answers_of(columns, layout) == list(columns)[1:-1]


@pytest.mark.parametrize("layout", [None, Layout.ITEMS_DOWN])
def test_two_workers_beside_a_result_are_two(layout: Layout | None) -> None:
    columns = {name: cells for name, cells in wide().items() if name in ("item", "w0", "w1")}
    columns["final"] = ["a", "b"] * 10
    assert answers_of(columns, layout) == ["w0", "w1"]


@pytest.mark.parametrize("layout", [None, Layout.ITEMS_DOWN])
def test_words_of_results_may_be_in_the_names_of_all_workers(layout: Layout | None) -> None:
    cells = iter(wide().values())
    columns = {name: next(cells) for name in ("item", "final_ann", "final_ben", "final_cas")}
    assert answers_of(columns, layout) == list(columns)[1:]


@pytest.mark.parametrize("layout", [None, Layout.WORKERS_DOWN])
def test_words_of_results_may_be_in_a_question(layout: Layout | None) -> None:
    cells = iter(wide().values())
    columns = {name: next(cells) for name in ("worker", "q1", "q2", "was_it_resolved", "q4")}
    assert answers_of(columns, layout) == list(columns)[1:]


def answers_of(columns: Columns, layout: Layout | None) -> list[str]:
    """Return the columns of answers that are found without a doubt."""
    names, rows = tuple(columns), tuple(zip(*columns.values(), strict=True))
    shown = Preview(names, rows, tuple(range(len(rows))))
    found = guess_columns(shown, TextFormat(",", "utf-8", True), layout=layout)
    assert found.doubt is None
    return [names[place] for place in found.spec.places(ColumnRole.LABEL)]


def test_marks_below_the_names_of_classes_name_nobody() -> None:
    classes = ("cat", "dog", "cow")
    marks = {name: ["x" if n % 3 == k else "" for n in range(20)] for k, name in enumerate(classes)}
    _, doubt = guess({"item": [f"i{n}" for n in range(20)]} | marks)
    assert doubt is not None
    assert doubt.kind is DoubtKind.LAYOUT


def single(item: str, other: str) -> Columns:
    """Return a table with one label for each item, and a number that several items share."""
    dice = random.Random(5)
    return {
        "email": [f"u{dice.randrange(12)}@x.org" for _ in range(60)],
        item: [f"{1000 + 37 * n:x}" for n in range(60)],
        other: [str(5 + n * 7 % 31) for n in range(60)],
        "response": dice.choices("12345", k=60),
    }


@pytest.mark.parametrize(
    ("item", "other"), [("task", "n_words"), ("case", "n_words"), ("row_id", "time_spent")]
)
def test_a_number_of_items_is_not_taken_for_them_where_each_has_one_label(
    item: str, other: str
) -> None:
    _, doubt = guess(single(item, other))
    assert doubt is not None
    assert (doubt.kind, doubt.role) == (DoubtKind.COLUMN, ColumnRole.ITEM)
    assert {item, other} <= {option.name for option in doubt.options}


@pytest.mark.parametrize("between", [", ", " "])
def test_cells_that_list_workers_are_no_worker_whatever_the_column_is_called(between: str) -> None:
    lists = [f"[{between.join(['ann', 'bo', 'cy'][i % 2 :])}]" for i in range(20)]
    labels = [f"[{between.join('xyx'[i % 2 :])}]" for i in range(20)]
    items = [f"i{i}" for i in range(20)]
    _, doubt = guess({"id": items, "annotators": lists, "labels": labels})
    assert doubt is not None
    assert Sign.WORKER_LISTS in doubt.signs
    assert "each cell of the worker column is a list" in describe_doubt(doubt)


def test_a_single_row_needs_a_named_worker() -> None:
    _, doubt = guess({"label": ["cat"], "points": ["[[1, 2]]"], "shape": ["rectangle"]})
    assert doubt is not None
    assert doubt.kind is DoubtKind.NO_WORKER
    assert guess({"worker": ["ann"], "item": ["a"], "label": ["cat"]}) == (TIDY, None)


@pytest.mark.parametrize(
    ("beside", "numbers"),
    [
        ("rater_{}_rating_time", (1, 2, 3)),
        ("label_confidence_{}", (1, 2, 3)),
        ("answer_time_{}", (1, 2, 3)),
        ("category{}", (1, 2)),
    ],
)
def test_columns_of_labels_beside_something_else_are_no_names(
    beside: str, numbers: tuple[int, ...]
) -> None:
    dice = random.Random(1)
    table = {"item": [f"i{i}" for i in range(40)]}
    table |= {f"rater_{n}": dice.choices(["yes", "no"], k=40) for n in (1, 2, 3)}
    table |= {beside.format(n): [str(dice.randint(3, 90)) for _ in range(40)] for n in numbers}
    assert guess(table) == ({ColumnRole.ITEM: "item", ColumnRole.LABEL: "rater_3"}, None)


def test_an_item_may_be_named_by_two_columns_together() -> None:
    columns = crowd(items=40)
    numbers = [int(item[1:]) for item in columns.pop("item")]
    columns["doc_id"] = [f"d{n // 8}" for n in numbers]
    columns["sentence_id"] = [f"s{n % 8}" for n in numbers]
    _, doubt = guess(columns)
    assert doubt is not None
    assert doubt.role is ColumnRole.ITEM
    assert describe_doubt(doubt).endswith("join them in one first.")


def test_a_predicted_label_beside_annotators_is_no_worker() -> None:
    dice = random.Random(3)
    truth = [dice.choice("abc") for _ in range(20)]
    said = [[t if dice.random() < 0.8 else dice.choice("abc") for t in truth] for _ in range(2)]
    columns = {
        "trial_id": [f"t{n}" for n in range(20)],
        "query": [f"what is {n}" for n in range(20)],
        "response": [f"this is {n}" for n in range(20)],
        "shift": ["day"] * 20,
        "predicted_label": truth,
        "annotator_1": said[0],
        "annotator_2": said[1],
        "final": truth,
    }
    names = tuple(columns)
    rows = tuple(zip(*columns.values(), strict=True))
    shown = Preview(names, rows, tuple(range(len(rows))))
    found = guess_columns(shown, TextFormat(",", "utf-8", header=True))
    assert found.doubt is None
    labels = [names[place] for place in found.spec.places(ColumnRole.LABEL)]
    assert labels == ["annotator_1", "annotator_2"]


def test_numbers_beside_those_of_annotators_may_be_others() -> None:
    dice = random.Random(3)
    said = {f"ann{n}": [dice.choice("01") for _ in range(20)] for n in range(3)}
    item = {"id": [f"t{n}" for n in range(20)]}
    _, doubt = guess(item | said)
    assert doubt is None
    _, doubt = guess(item | said | {"agree": said["ann1"]})
    assert doubt is not None
    assert doubt.kind is DoubtKind.LAYOUT


@pytest.mark.parametrize("classes", ["ab", "12345", "abc"])
def test_few_rows_of_workers_with_many_items_are_no_comparisons_and_no_counts(
    classes: str,
) -> None:
    dice = random.Random(2)
    for _ in range(10):
        truth = [dice.choice(classes) for _ in range(60)]
        columns = {"participant": [f"p{n}" for n in range(8)]}
        columns |= {
            f"Q{q}": [t if dice.random() < 0.8 else dice.choice(classes) for _ in range(8)]
            for q, t in enumerate(truth)
        }
        roles, doubt = guess(columns)
        assert doubt is None
        assert not {ColumnRole.LEFT, ColumnRole.RIGHT} & roles.keys()
