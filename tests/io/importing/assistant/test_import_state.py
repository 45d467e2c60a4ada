"""What every command makes of an import, and what it then asks to be read, without a window."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from crowdgui.core.errors import ReadError
from crowdgui.core.progress import ignore_progress
from crowdgui.io.importing.assistant.import_requests import PreviewRequest
from crowdgui.io.importing.assistant.import_state import (
    STEPS,
    ImportState,
    ImportStep,
    begin_import,
)
from crowdgui.io.importing.import_spec import Layout, MultiFile, RepeatPolicy
from crowdgui.io.importing.lists.class_map import ClassMap
from crowdgui.io.importing.recipes import RecipeBook
from crowdgui.io.importing.sources import AUTO, guess_source, open_source
from crowdgui.io.importing.tables import OpenedFile
from crowdgui.io.tabular.roles import ColumnRole
from crowdgui.io.tabular.text_file import TextFormat
from crowdgui.text.errors import describe_error
from tests.folders import TESTS
from tests.io.question_samples import QUESTIONS, asked, several_columns

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path


if TYPE_CHECKING:
    Write = Callable[..., Path]


ROWS = "".join(f"w{i % 5},t{i // 5},{('cat', 'dog')[i % 3 == 0]}\n" for i in range(100))


TEXT = "worker,item,label\n" + ROWS


GOLD = "item,truth\nt0,dog\nt1,cat\n"


TOLOKA = TESTS / "data" / "formats" / "toloka.tsv"


def read_once(state: ImportState, book: RecipeBook | None = None) -> ImportState:
    """Carry out the first of the requests, and hand over its result."""
    wanted, opened = state.requests, OpenedFile(state.source.path)
    for request, take, fail in (
        (wanted.preview, lambda s, r: s.take_preview(r, book), ImportState.take_preview_failure),
        (wanted.gold, ImportState.take_gold_preview, None),
        (wanted.questions, ImportState.take_questions, None),
        (wanted.offers, ImportState.take_offers, None),
        (wanted.read, ImportState.take_findings, ImportState.take_read_failure),
    ):
        if request is None:
            continue
        try:
            result = request.read(opened, ignore_progress)
        except ReadError as error:
            assert fail is not None
            return fail(state, describe_error(error))
        return take(state, result)
    return state


def settle(state: ImportState, book: RecipeBook | None = None) -> ImportState:
    """Read until nothing more is asked for."""
    for _ in range(20):
        after = read_once(state, book)
        if after is state:
            return state
        state = after
    raise AssertionError("the requests never end")


def started(*paths: Path, book: RecipeBook | None = None) -> ImportState:
    return settle(begin_import(guess_source(paths[0], more=paths[1:]).source), book)


def n_labels(state: ImportState) -> int:
    assert state.has_findings
    assert state.findings is not None
    return state.findings.imported.labels.n_labels


def test_the_first_state_asks_for_a_preview_and_then_for_everything(write: Write) -> None:
    state = begin_import(open_source(write(TEXT)))
    assert state.requests.preview is not None
    assert state.requests.read is None
    assert not state.has_findings
    state = read_once(state)
    assert state.preview is not None
    assert state.columns == ("worker", "item", "label")
    assert state.requests.preview is None
    assert state.requests.read is not None
    state = settle(state)
    assert n_labels(state) == state.rows == 100
    assert state.requests.read is None


def test_steps_follow_one_another_and_end_at_both_ends(write: Write) -> None:
    state = begin_import(open_source(write(TEXT)))
    assert state.step is ImportStep.COLUMNS
    assert state.go(-1).step is ImportStep.SOURCE
    assert state.go(-1).go(-1).step is ImportStep.SOURCE
    assert [state.show_step(step).step for step in STEPS] == list(STEPS)
    assert state.show_step("check").go(1).step is ImportStep.CHECK
    assert state.go(1).step is ImportStep.CLASSES


def test_files_without_roles_begin_where_another_format_can_be_chosen(write: Write) -> None:
    source = open_source(write(TEXT))
    unread = replace(source, reading=replace(source.reading, roles=()))
    assert begin_import(unread).step is ImportStep.SOURCE


def test_a_choice_asks_for_another_read_and_keeps_what_is_shown(write: Write) -> None:
    state = started(write(TEXT))
    changed = state.choose_role(0, ColumnRole.ITEM)
    assert changed.spec.roles[:2] == (ColumnRole.ITEM, ColumnRole.WORKER)
    assert changed.requests.read is not None
    assert not changed.has_findings
    assert changed.findings is state.findings
    labels = settle(changed).findings.imported.labels  # type: ignore[union-attr]
    assert (labels.n_workers, labels.n_items) == (20, 5)


def test_the_same_choice_again_asks_for_nothing(write: Write) -> None:
    state = started(write(TEXT))
    assert state.change_spec(repeats=state.spec.repeats) is state
    assert state.change_spec(repeats=RepeatPolicy.LAST).requests.read is not None


def test_what_lacks_is_the_problem_and_nothing_is_read(write: Write) -> None:
    state = started(write(TEXT)).choose_role(0, ColumnRole.LEAVE_OUT)
    assert state.problem == state.spec.problem()
    assert state.requests.read is None
    assert not state.can_import
    state = state.choose_role(0, ColumnRole.WORKER)
    assert not state.problem
    assert state.can_import
    assert n_labels(settle(state)) == 100


def test_a_read_that_fails_is_the_problem_until_a_choice_fixes_it(write: Write) -> None:
    state = started(write(TEXT + "w1,t9\n"))
    assert state.problem.startswith("labels.csv, line 102")
    assert not state.has_findings
    state = state.import_labels()
    assert state.is_importing
    state = state.take_read_failure("labels.csv: gone")
    assert not state.is_importing
    assert state.problem == "labels.csv: gone"


def test_labels_asked_for_early_are_handed_over_once_they_are_read(write: Write) -> None:
    state = begin_import(open_source(write(TEXT))).import_labels()
    assert state.is_importing
    assert not state.can_import
    state = settle(state)
    assert state.is_accepted
    assert not state.is_importing
    done = started(write(TEXT))
    assert done.import_labels().is_accepted


def test_another_form_is_tried_and_given_up_where_it_cannot_be_read(write: Write) -> None:
    state = started(write(TEXT))
    assert isinstance(state.spec.form, TextFormat)
    other = state.try_form(replace(state.spec.form, delimiter=";"))
    assert other.preview is None
    assert other.findings is None
    assert other.form != state.form
    assert other.source is state.source
    other = settle(other)
    assert len(other.columns) == 1
    assert other.problem
    failed = state.try_form(replace(state.spec.form, delimiter=";")).take_preview_failure("no")
    assert failed.problem == "no"
    assert failed.preview is None
    assert failed.requests.preview is None
    assert n_labels(settle(failed.try_form(state.spec.form))) == 100


def test_another_format_guesses_everything_again(write: Write) -> None:
    state = started(TOLOKA).change_spec(repeats=RepeatPolicy.LAST)
    tried = state.choose_format("text")
    assert tried.form is None
    assert tried.format_key == "text"
    assert tried.offers == {}
    assert tried.recipe.found is None
    state = settle(tried)
    assert isinstance(state.form, TextFormat)
    # What holds for every file stays.
    assert state.spec.repeats is RepeatPolicy.LAST


def test_files_are_added_taken_away_and_tried_though_they_do_not_fit(write: Write) -> None:
    ann = write("item,label\n1,cat\n2,dog\n", "ann.csv")
    bo = write("item,label\n1,cat\n2,cat\n", "bo.csv")
    bad = write("thing,said\n1,cat\n", "bad.csv")
    state = started(ann).add_files([bo])
    assert state.requests.preview is not None
    assert state.requests.preview.added == (bo,)
    state = settle(state)
    assert isinstance(state.spec.form, MultiFile)
    assert n_labels(state) == 4
    tried = settle(state.add_files([bad, bo]))
    assert tried.files == (ann, bo, bad)
    assert tried.problem.startswith("bad.csv")
    assert n_labels(settle(tried.remove_file(bad))) == 4
    assert settle(tried.remove_file(bad).remove_file(ann)).source.path == bo
    assert state.add_files([]) is state


def test_a_file_that_is_added_may_turn_out_to_be_gold(write: Write) -> None:
    one, gold = write(TEXT), write(GOLD, "gold.csv")
    state = settle(started(one).add_files([gold]))
    assert state.files == (one,)
    assert state.source.gold == gold
    assert state.is_gold_detected
    assert "gold.csv" in state.checks[0].sentence
    assert state.gold_spec is not None
    taken = state.take_for_labels(gold)
    assert taken.source.gold is None
    assert taken.requests.gold is None
    assert taken.files == (one, gold)
    # Somebody said so: the file is not detected as gold a second time.
    assert taken.requests.preview is not None
    assert taken.requests.preview.added == ()
    back = settle(taken.take_for_gold(gold))
    assert back.source.gold == gold
    assert not back.is_gold_detected
    assert not any("gold.csv" in check.sentence for check in back.checks)


def test_another_file_takes_the_place_of_the_gold(write: Write) -> None:
    one, two, gold = write(TEXT, "1.csv"), write(TEXT, "2.csv"), write(GOLD, "gold.csv")
    state = started(one, two, gold).take_for_gold(one)
    assert state.source.gold == one
    assert state.files == (two, gold)
    assert state.take_for_gold(one) is state
    assert state.remove_file(one).source.gold is None
    assert state.remove_file(gold).source.gold == one


def test_the_columns_of_a_gold_file_are_chosen(write: Write) -> None:
    gold = write("number,thing,truth,other\n1,t0,cat,dog\n2,t1,dog,dog\n", "gold.csv")
    state = started(write(TEXT)).choose_gold_file(gold)
    assert state.gold_spec is None
    assert state.choose_gold_column(ColumnRole.GOLD, 3) is state
    state = settle(state).choose_gold_column(ColumnRole.ITEM, 1)
    state = settle(state.choose_gold_column(ColumnRole.GOLD, 3))
    assert state.gold_spec is not None
    assert state.gold_spec.place(ColumnRole.GOLD) == 3
    found = state.findings.imported  # type: ignore[union-attr]
    assert [str(found.labels.classes[code]) for code in found.gold[:2]] == ["dog", "dog"]
    none = settle(state.choose_gold_column(ColumnRole.GOLD, None))
    assert "gold.csv" in none.problem
    removed = settle(state.choose_gold_file(None))
    assert removed.gold_spec is None
    assert removed.findings.imported.gold is None  # type: ignore[union-attr]


def test_questions_of_a_column_are_listed_and_one_or_all_are_read(tmp_path: Path) -> None:
    state = begin_import(asked(tmp_path))
    state = read_once(state)
    assert state.requests.questions is not None
    assert state.asked is None
    state = settle(state)
    assert state.questions == QUESTIONS
    assert state.question == QUESTIONS[0]
    other = settle(state.choose_question(QUESTIONS[1]))
    assert other.question == QUESTIONS[1]
    assert n_labels(other) != n_labels(state)
    every = settle(state.choose_every_question(True))
    assert every.asked is not None
    assert every.asked.every
    assert len(every.findings.every) == 2  # type: ignore[union-attr]


def test_all_questions_stay_wanted_only_where_they_are_the_same(tmp_path: Path) -> None:
    state = settle(begin_import(asked(tmp_path)).choose_every_question(True))
    assert not state.opens_every_question
    every = settle(state.choose_every_question(True))
    again = settle(every.try_form(every.spec.form))
    assert again.opens_every_question
    assert len(again.findings.every) == 2  # type: ignore[union-attr]
    others = every.take_questions(("smell", "taste"))
    assert not others.opens_every_question
    assert others.question == "smell"


def test_columns_that_could_each_be_the_label_become_questions(tmp_path: Path) -> None:
    state = started(several_columns(tmp_path / "survey.csv"))
    assert state.possible_questions == ("Is there a person?", "What weather?")
    every = settle(state.open_possible_questions())
    assert every.can_import
    assert every.possible_questions == ()
    assert [one.question for one in every.findings.every] == list(every.questions)  # type: ignore[union-attr]
    one = settle(every.choose_question("What weather?").choose_every_question(False))
    assert one.question == "What weather?"
    assert one.findings.imported.labels.n_classes == 3  # type: ignore[union-attr]


def test_columns_that_were_each_chosen_as_the_label_are_offered_as_questions(write: Write) -> None:
    lines = TEXT.splitlines()
    wider = [f"{lines[0]},mood,tone,gold"]
    wider += [f"{line},{'ab'[n % 2]},{'xyz'[n % 3]}," for n, line in enumerate(lines[1:])]
    state = started(write("\n".join(wider) + "\n"))
    # A name says which column is the label, so nothing is asked; the others are questions, too.
    assert (state.doubt, state.questions) == (None, ())
    gold, mood, tone = (state.columns.index(name) for name in ("gold", "mood", "tone"))
    assert settle(state.choose_role(mood, ColumnRole.LABEL)).questions == ()
    state = settle(state.choose_role(gold, ColumnRole.LEAVE_OUT))
    two = settle(state.choose_role(mood, ColumnRole.LABEL))
    assert (two.questions, two.question, two.opens_every_question) == (
        ("label", "mood"),
        "mood",
        False,
    )
    three = settle(two.choose_role(tone, ColumnRole.LABEL).choose_every_question(True))
    assert three.can_import
    every = three.findings.every  # type: ignore[union-attr]
    assert [one.question for one in every] == ["label", "mood", "tone"]
    assert [one.labels.n_classes for one in every] == [2, 2, 3]
    # Chosen again, a label is no question more.
    assert settle(two.choose_role(mood, ColumnRole.LABEL)).questions == two.questions
    # What is the item, a group or gold now is no question, and gold is not taken for others.
    label, item = (state.columns.index(name) for name in ("label", "item"))
    for role in (ColumnRole.ITEM, ColumnRole.GROUP):
        left = settle(three.choose_role(label, role))
        assert left.questions == ("mood", "tone")
        assert left.problem == ""
    for without in (three.choose_role(label, ColumnRole.GOLD), two.choose_role(label, role)):
        one = settle(without)
        assert (one.questions, one.can_import) == ((), True)
        assert len(one.findings.every) == 1  # type: ignore[union-attr]
    # The two have changed places.
    assert settle(state.choose_role(item, ColumnRole.LABEL)).questions == ()


def test_gold_of_one_question_is_not_taken_for_all(tmp_path: Path) -> None:
    state = started(several_columns(tmp_path / "survey.csv", "gold"))
    assert state.possible_questions == ()
    assert state.open_possible_questions() is state


def test_a_column_of_questions_that_is_left_out_takes_them_away(tmp_path: Path) -> None:
    state = settle(begin_import(asked(tmp_path)))
    place = state.spec.place(ColumnRole.QUESTION)
    assert place is not None
    listing = state.try_form(state.spec.form)
    listing = read_once(listing)
    assert listing.requests.questions is not None
    out = listing.choose_role(place, ColumnRole.LEAVE_OUT)
    # Those that are still being listed are not to come in late.
    assert out.requests.questions is None
    assert out.questions == ()
    assert out.spec.question is None
    wide = settle(state.choose_layout(Layout.ITEMS_DOWN))
    assert wide.asked is None


def test_before_there_is_a_preview_columns_cannot_be_changed(write: Write) -> None:
    state = begin_import(open_source(write(TEXT)))
    assert state.choose_role(0, ColumnRole.ITEM) is state
    assert state.choose_layout(Layout.ITEMS_DOWN) is state
    assert state.choose_question("mood") is state
    changed = state.change_spec(classes=ClassMap(fold=True))
    assert changed.requests.read is None
    assert settle(changed).spec.classes.fold


def test_offers_are_listed_once_for_a_file_and_its_format(write: Write) -> None:
    state = begin_import(open_source(write(TEXT)))
    assert state.requests.offers is not None
    state = settle(state)
    assert isinstance(state.spec.form, TextFormat)
    again = state.try_form(replace(state.spec.form, header=False))
    assert again.requests.offers is None
    assert read_once(state.choose_format(AUTO)).requests.offers is not None


def test_a_recipe_is_saved_chosen_and_dropped(write: Write, tmp_path: Path) -> None:
    book = RecipeBook(tmp_path / "settings" / "recipes.json")
    state = started(write(TEXT), book=book).change_spec(missing=frozenset({"", "dog"}))
    state = settle(state, book).save_recipe("cats", book)
    assert state.recipe.names == ("cats",)
    other = started(write(TEXT, "next.csv"), book=book)
    assert n_labels(other) == 100
    other = settle(other.choose_recipe(state.recipe.chosen, book), book)
    assert n_labels(other) == n_labels(state) < 100
    assert n_labels(settle(other.choose_recipe("found", book), book)) == 100
    assert other.remove_recipe("cats", book).recipe.names == ()


def test_a_recipe_in_a_file_is_used_or_refused(write: Write, tmp_path: Path) -> None:
    state = settle(started(write(TEXT)).change_spec(missing=frozenset({"", "dog"})))
    state.write_recipe(tmp_path / "mine.json")
    other = started(write(TEXT, "next.csv"))
    read = settle(other.open_recipe(tmp_path / "mine.json", None))
    assert n_labels(read) == n_labels(state)
    refused = other.open_recipe(write("{}", "none.json"), None)
    assert refused.recipe.message.startswith("none.json")
    assert refused.requests.preview is None
    assert refused.spec == other.spec


def test_the_form_of_a_recipe_that_cannot_be_read_gives_way(write: Write, tmp_path: Path) -> None:
    started(TOLOKA).write_recipe(tmp_path / "toloka.json")
    state = started(write(TEXT))
    tried = state.open_recipe(tmp_path / "toloka.json", None)
    assert isinstance(tried.requests.preview, PreviewRequest)
    state = settle(tried)
    assert isinstance(state.form, TextFormat)
    assert state.recipe.message
    assert n_labels(state) == 100


def test_the_last_choices_are_used_for_the_next_file_and_said(write: Write, tmp_path: Path) -> None:
    book = RecipeBook(tmp_path / "settings" / "recipes.json")
    state = settle(started(write(TEXT), book=book).change_spec(classes=ClassMap(fold=True)), book)
    state.recipe.remember(state.spec, state.columns, book)
    again = started(write(TEXT, "next.csv"), book=book)
    assert again.spec.classes.fold
    (check, *_) = again.recipe.checks()
    assert again.checks[0] == check
    as_found = settle(again.choose_recipe("found", book), book)
    assert not as_found.spec.classes.fold
    assert as_found.recipe.checks() == ()
    as_found.recipe.remember(as_found.spec, as_found.columns, book)
    assert started(write(TEXT, "third.csv"), book=book).recipe.last is None


def test_the_last_order_of_classes_is_not_for_a_file_of_other_classes(
    write: Write, tmp_path: Path
) -> None:
    book = RecipeBook(tmp_path / "settings" / "recipes.json")
    rated = TEXT.replace("cat", "2").replace("dog", "1")
    state = settle(started(write(rated, "rated.csv"), book=book).choose_order(("1", "2")), book)
    state.recipe.remember(state.spec, state.columns, book)
    # The same columns, another task: its classes are none of a scale that it does not know.
    other = started(write(TEXT), book=book)
    assert n_labels(other) == 100
    assert other.spec.classes == ClassMap()
    # The same task again keeps its scale, also where a class of it is new.
    assert started(write(rated, "next.csv"), book=book).spec.classes.scale == ("1", "2")
    more = rated.replace("w0,t0,1", "w0,t0,3")
    assert started(write(more, "more.csv"), book=book).spec.classes.scale == ("1", "2")


def test_a_recipe_settles_only_the_columns_that_it_names(write: Write, tmp_path: Path) -> None:
    book = RecipeBook(tmp_path / "settings" / "recipes.json")
    may = started(write(TEXT.replace("label", "answer").replace("worker", "who"), "may.csv"))
    may.save_recipe("May", book)
    answers = [f"{line},{'xyz'[n % 3]}" for n, line in enumerate(ROWS.splitlines())]

    def read(columns: str) -> ImportState:
        state = started(write("\n".join([columns, *answers]) + "\n", "june.csv"), book=book)
        return settle(state.choose_recipe("name:May", book), book)

    # The column of the recipe is there, beside another that could be the label.
    named = read("who,item,answer,tone")
    assert (named.doubt, named.can_import) == (None, True)
    # It has another name: what is read as the label is a guess, and asked about.
    guessed = read("who,item,mood,tone")
    assert guessed.recipe.message == "This file lacks columns of the recipe: “answer”."
    assert guessed.doubt is not None
    assert [option.name for option in guessed.doubt.options] == ["mood", "tone"]
    assert not guessed.can_import
    assert settle(guessed.choose_alternative("tone"), book).can_import


def test_a_gold_file_shows_the_column_that_is_read(write: Write) -> None:
    one = write(TEXT)
    known = write("id,text,part,mood\nt0,Oh,a,dog\nt1,No,b,cat\nt2,Ah,a,dog\n", "known.csv")
    state = settle(started(one).choose_gold_file(known))
    assert state.gold_spec is not None
    assert state.gold_spec.place(ColumnRole.GOLD) == 3
    other = write("id,ann,bo,cy\nt0,dog,dog,cat\nt1,cat,dog,cat\nt2,dog,cat,dog\n", "wide.csv")
    open_ = settle(state.choose_gold_file(other))
    assert open_.gold_spec is not None
    assert open_.gold_spec.place(ColumnRole.GOLD) is None
    chosen = settle(open_.choose_gold_column(ColumnRole.GOLD, 2))
    found = chosen.findings.imported  # type: ignore[union-attr]
    assert [str(found.labels.classes[code]) for code in found.gold[:2]] == ["dog", "dog"]
