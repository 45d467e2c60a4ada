"""What is put into a project file comes out of it, whatever it is."""

from __future__ import annotations

import hashlib
import os
import sqlite3
from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING, Any, NoReturn

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings

from crowdgui.analysis import open_labels
from crowdgui.core.bounds.guarantee import GuaranteeOptions
from crowdgui.core.errors import Cancelled, WriteError
from crowdgui.core.job import Job
from crowdgui.core.labels import UNLABELLED
from crowdgui.core.pairwise.options import RankingOptions
from crowdgui.core.question_state import Change, EditSlot, QuestionState
from crowdgui.core.results import complete_outcome, run_job
from crowdgui.core.rules.registry import RULES
from crowdgui.io.project import arrays as project_arrays
from crowdgui.io.project.content import ProjectContent, SavedQuestion
from crowdgui.io.project.file import explain_write_errors
from crowdgui.io.project.history import History
from crowdgui.io.project.outcome import SavedOutcome
from crowdgui.io.project.project import Project
from crowdgui.io.project.schema import APPLICATION_ID, newest
from crowdgui.io.resources import resource
from tests.core.audit.audits import plain_audit
from tests.core.strategies import KEYS
from tests.io.project_samples import (
    MODELS,
    NOW,
    assert_same,
    create,
    decided,
    edit,
    found,
    imports,
    listed,
    reopened,
    saved,
    small,
)
from tests.refusals import refused

if TYPE_CHECKING:
    from pathlib import Path

    from crowdgui.io.importing.read_labels import ImportedLabels


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "project.crowd"


@settings(
    deadline=None,
    max_examples=10,
    derandomize=True,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)
@given(imports())
def test_any_labels_come_back(path: Path, data: ImportedLabels) -> None:
    create(path, SavedQuestion(data)).close()
    content = reopened(path)
    assert_same(content.data, data)
    assert (content.state.values, content.edits, content.done) == ({}, (), 0)
    assert content.outcome is None
    assert content.note == ""


def test_everything_comes_back_with_arrays_in_several_parts(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(project_arrays, "PART", 64)
    monkeypatch.setattr(project_arrays, "_TEXTS", 7)
    data = small()
    whole = saved(data, found(data))
    with create(path, whole) as project:
        assert not project.read_only
    content = reopened(path)
    assert_same(content, whole)
    assert content.outcome.job.labels is content.data.labels
    assert dict(content.outcome.job.kinds.models) == MODELS
    assert list(content.read_from) == [
        "path",
        "reading",
        "gold",
        "gold_reading",
        "columns",
        "content",
        "models",
        "names",
        "recipe",
    ]


def test_the_file_says_what_it_is(path: Path) -> None:
    create(path, SavedQuestion(small())).close()
    with sqlite3.connect(path) as database:
        assert database.execute("PRAGMA application_id").fetchone() == (APPLICATION_ID,)
        assert database.execute("PRAGMA user_version").fetchone() == (newest(),)
    database.close()
    assert listed(path.parent) == [path.name]


@pytest.mark.parametrize("rule", [*KEYS, "consensus", "bwa", "ebcc", "lpi-mf", "map"])
def test_a_result_is_completed_bit_for_bit_without_the_rule(path: Path, rule: str) -> None:
    data = small()
    job = Job(data.labels, data.gold, rule, excluded=np.arange(9) == 4)
    outcome = run_job(job)
    with create(path, SavedQuestion(data)) as project:
        project.save_outcome(0, SavedOutcome(job, outcome.aggregation, outcome.seconds, NOW))
    kept = reopened(path).outcome
    again = complete_outcome(kept.job, kept.aggregation)
    assert_same(again.aggregation, outcome.aggregation)
    assert_same(again.majority, outcome.majority)
    assert_same(again.workers, outcome.workers)
    assert again.estimates == outcome.estimates
    assert again.gold == outcome.gold
    assert_same(kept.job.gold, job.gold)
    assert_same(kept.job.excluded, job.excluded)
    assert (kept.job.rule, kept.job.options) == (rule, job.options)
    assert (kept.seconds, kept.finished) == (outcome.seconds, NOW)


def test_decisions_undo_and_redo(path: Path) -> None:
    first, second = decided(3), decided(4, 2)
    changed = Change(EditSlot.DECISION, 3, first.after, second.after)
    with create(path, SavedQuestion(small())) as project:
        project.record(0, 1, [first], edit(first))
        project.record(0, 2, [changed, second], edit(changed, second, what="two at once"))
    content = reopened(path)
    assert content.edits == (edit(first), edit(changed, second, what="two at once"))
    assert content.state.values == {
        (EditSlot.DECISION, 3): second.after,
        (EditSlot.DECISION, 4): second.after,
    }
    assert content.done == 2

    with Project.open(path)[0] as project:
        project.record(0, 1, [second.back, changed.back], None)
    content = reopened(path)
    assert content.state.values == {(EditSlot.DECISION, 3): first.after}
    assert (content.done, len(content.edits)) == (1, 2)

    with Project.open(path)[0] as project:
        project.record(0, 2, [changed, second], None)
        project.record(0, 0, [second.back, changed.back, first.back], None)
    content = reopened(path)
    assert content.state.values == {}
    assert (content.done, len(content.edits)) == (0, 2)


def test_a_new_edit_drops_those_that_were_undone(path: Path) -> None:
    first, second, third = decided(1), decided(2), decided(3)
    with create(path, SavedQuestion(small())) as project:
        project.record(0, 1, [first], edit(first))
        project.record(0, 2, [second], edit(second))
        project.record(0, 0, [second.back, first.back], None)
        project.record(0, 1, [third], edit(third))
    content = reopened(path)
    assert content.edits == (edit(third),)
    assert content.state.values == {(EditSlot.DECISION, 3): third.after}


@pytest.mark.parametrize("done", [-1, 0, 2, 3])
def test_edits_that_do_not_follow_each_other_are_refused(path: Path, done: int) -> None:
    change = decided(1)
    with create(path, SavedQuestion(small())) as project:
        with pytest.raises(ValueError, match="cannot be done"):
            project.record(0, done, [change], edit(change))
        project.record(0, 1, [change], edit(change))
    assert reopened(path).edits == (edit(change),)


def test_numbers_of_numpy_are_numbers(path: Path) -> None:
    change = decided(np.int64(3), np.int32(1), is_gold=np.True_)
    with create(path, SavedQuestion(small())) as project:
        project.record(0, 1, [change], edit(change))
    assert reopened(path).state.values == {
        (EditSlot.DECISION, 3): decided(3, 1, is_gold=True).after
    }


def test_an_audit_of_many_items_is_written_once(path: Path) -> None:
    data = small(4000, 3, 2)
    final = data.labels.code[data.labels.starts[:-1].clip(max=data.labels.n_labels - 1)]
    guarantee_options = GuaranteeOptions(audit=plain_audit(final, 500, 1, by_class=True))
    with create(path, SavedQuestion(data)) as project:
        sizes = []
        for place in range(40):
            then = replace(guarantee_options, audit=guarantee_options.audit.answer(place, 1))
            change = Change(EditSlot.GUARANTEE_OPTIONS, "", guarantee_options, then)
            project.record(0, place + 1, [change], edit(change))
            guarantee_options = then
            sizes.append(path.stat().st_size)
    content = reopened(path)
    assert content.state.values == {(EditSlot.GUARANTEE_OPTIONS, ""): guarantee_options}
    assert content.edits[-1].changes[0].after == guarantee_options
    # 40 answers of 500 items are kept apart; the strata of 4,000 items and the sample are not.
    # Of each an edit would hold 8 kB more; a page of the file is 4 kB.
    assert sizes[-1] - sizes[0] < 40 * 10_240


def test_a_result_takes_the_place_of_the_last(path: Path) -> None:
    data = small()
    outcomes, sizes = [found(data, "mv"), found(data, "em")], []
    with create(path, SavedQuestion(data)) as project:
        for number in range(6):
            project.save_outcome(0, outcomes[number % 2])
            sizes.append(path.stat().st_size)
    assert_same(reopened(path).outcome, outcomes[1])
    # There is room for two from the second on, and it is used again.
    assert sizes[-1] == sizes[2]


def test_decisions_come_between_the_steps_of_a_result(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(project_arrays, "PART", 64)
    data = small()
    first, second = found(data, "mv"), found(data, "em")
    with create(path, SavedQuestion(data, outcome=first)) as project:
        for number, _ in enumerate(project.saving(0, second), 1):
            change = decided(number % 60)
            project.record(0, number, [change], edit(change))
            if number == 20:
                break
    content = reopened(path)
    assert len(content.edits) == 20
    assert_same(content.outcome, first)
    with Project.open(path)[0] as project:
        project.save_outcome(0, second)
        parts = project._connection.execute("SELECT count(*) FROM part").fetchone()
    assert_same(reopened(path).outcome, second)
    create(path, SavedQuestion(data, outcome=second)).close()
    with sqlite3.connect(path) as database:
        assert database.execute("SELECT count(*) FROM part").fetchone() == parts
    database.close()


def test_a_result_of_other_labels_is_refused(path: Path) -> None:
    with create(path, SavedQuestion(small())) as project, pytest.raises(ValueError, match="labels"):
        project.save_outcome(0, found(small(50)))


def test_what_stands_there_survives_a_cancelled_save(path: Path, tmp_path: Path) -> None:
    create(path, SavedQuestion(small())).close()
    before = hashlib.sha256(path.read_bytes()).digest()

    def cancel(_: object) -> NoReturn:
        raise Cancelled

    with pytest.raises(Cancelled):
        create(path, SavedQuestion(small(99)), report=cancel)
    with pytest.raises(Cancelled):
        Project.open(path, cancel)
    assert hashlib.sha256(path.read_bytes()).digest() == before
    assert listed(tmp_path) == ["project.crowd"]


def test_progress_runs_from_nothing_to_all(path: Path) -> None:
    data, heard = small(), []
    create(path, saved(data, found(data)), saved(data), report=heard.append).close()
    shares = [progress.fraction for progress in heard]
    assert shares == sorted(shares)
    assert shares[-1] == 1.0


def test_a_file_that_was_moved_or_replaced_takes_no_more_decisions(
    path: Path, tmp_path: Path
) -> None:
    change = decided(1)
    with create(path, SavedQuestion(small())) as project:
        path.rename(tmp_path / "moved.crowd")
        with refused(WriteError, match=r"project\.crowd was moved or deleted"):
            project.record(0, 1, [change], edit(change))
        with create(path, SavedQuestion(small())) as again:
            again.record(0, 1, [change], edit(change))
    assert reopened(path).edits == (edit(change),)
    assert reopened(tmp_path / "moved.crowd").edits == ()


@pytest.mark.parametrize("how", ["cut off", "emptied", "overwritten", "written without a lock"])
def test_a_file_that_another_program_has_changed_takes_no_more_decisions(
    path: Path, how: str
) -> None:
    change = decided(1)
    with create(path, SavedQuestion(small())) as project:
        project.record(0, 1, [change], edit(change))
        project.check_unchanged()
        match how:
            case "cut off":
                os.truncate(path, path.stat().st_size // 2)
            case "emptied":
                os.truncate(path, 0)
            case "overwritten":
                with path.open("r+b") as file:
                    file.write(bytes(path.stat().st_size))
            case _:
                # As on a network folder whose locks hold on one computer only.
                other = sqlite3.connect(f"file:{path}?nolock=1", uri=True)
                other.execute("CREATE TABLE visitor (name)")
                other.close()
        spoilt = path.read_bytes()
        for attempt in (
            project.check_unchanged,
            lambda: project.record(0, 2, [change], edit(change)),
            lambda: project.show(0),
        ):
            with refused(WriteError, match=r"project\.crowd was changed by another program"):
                attempt()
        assert path.read_bytes() == spoilt
        content = ProjectContent((SavedQuestion(small()),))
        with Project.create(path, content, instead_of=project) as again:
            again.record(0, 1, [change], edit(change))
    assert reopened(path).edits == (edit(change),)
    assert listed(path.parent) == [path.name]


def test_a_file_cut_off_in_the_midst_of_writing_is_not_taken_for_ones_own(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    change, recorded = decided(1), History.record

    def cut_off(history: History, *args: Any) -> None:
        recorded(history, *args)
        os.truncate(path, 4096)

    with create(path, SavedQuestion(small())) as project:
        monkeypatch.setattr(History, "record", cut_off)
        with suppress(WriteError):
            project.record(0, 1, [change], edit(change))
        monkeypatch.undo()
        with refused(WriteError, match=r"project\.crowd was changed by another program"):
            project.check_unchanged()


def test_damage_that_only_sqlite_sees_is_named_as_such(path: Path) -> None:
    with (
        create(path, SavedQuestion(small())) as project,
        refused(WriteError, match=r"project\.crowd was changed by another program"),
        explain_write_errors(project.path),
    ):
        error = sqlite3.DatabaseError("database disk image is malformed")
        error.sqlite_errorcode = sqlite3.SQLITE_CORRUPT
        raise error


def test_names_that_urls_would_spoil(tmp_path: Path) -> None:
    path = tmp_path / "50 % done? #1 é🦜;a=b&c.crowd"
    create(path, SavedQuestion(small())).close()
    assert reopened(path).data.labels.n_items == 60
    assert listed(tmp_path) == [path.name]


def test_a_name_too_long_to_keep_changes_beside_it_is_refused_at_once(tmp_path: Path) -> None:
    most = os.pathconf(tmp_path, "PC_NAME_MAX") if hasattr(os, "pathconf") else 255
    fitting = tmp_path / f"{'p' * (most - len('.crowd-journal'))}.crowd"
    with create(fitting, SavedQuestion(small())) as project:
        project.record(0, 1, [decided(1)], edit(decided(1)))
    with refused(WriteError, match="The name is too long"):
        create(fitting.with_name(f"p{fitting.name}"), SavedQuestion(small()))
    assert listed(tmp_path) == [fitting.name]


def test_a_link_is_followed(tmp_path: Path) -> None:
    create(tmp_path / "real.crowd", SavedQuestion(small())).close()
    link = tmp_path / "link.crowd"
    link.symlink_to("real.crowd")
    change = decided(1)
    with Project.open(link)[0] as project:
        project.record(0, 1, [change], edit(change))
    assert link.is_symlink()
    assert reopened(tmp_path / "real.crowd").edits == (edit(change),)


def test_every_rule_and_its_choices_come_back(path: Path) -> None:
    choices = {key: rule.options() for key, rule in RULES.items()}
    state = {(EditSlot.OPTIONS, key): record for key, record in choices.items()}
    create(path, SavedQuestion(small(), QuestionState.from_values(state))).close()
    assert reopened(path).state.values == state


def test_stated_numbers_come_back(path: Path) -> None:
    weights = tuple((f"worker {i}", i / 7) for i in range(2000))
    matrices = ((("a\0", "é", "x"), 0.1), (("b", "", "x"), 3.0))
    state = {
        (EditSlot.OPTIONS, "wmv"): RULES["wmv"].options(weights=weights),
        (EditSlot.OPTIONS, "map"): RULES["map"].options(
            confusion=matrices, class_shares=(("a", 1.0),)
        ),
    }
    create(path, SavedQuestion(small(), QuestionState.from_values(state))).close()
    assert reopened(path).state.values == state


def test_items_without_a_label_and_notes_without_a_class(path: Path) -> None:
    change = decided(0, UNLABELLED, "look again")
    with create(path, SavedQuestion(small())) as project:
        project.record(0, 1, [change], edit(change))
    assert reopened(path).state.values == {(EditSlot.DECISION, 0): change.after}


def test_questions_are_kept_apart(path: Path) -> None:
    """What is written about one question changes nothing of another."""
    one, other = small(), small(20, 4, seed=1)
    first, second = saved(one, found(one, "em")), saved(other, found(other, "mv"))
    change = decided(11)
    with create(path, first, second, shown=1) as project:
        project.record(1, 3, [change], edit(change))
        project.save_outcome(1, found(other, "iwmv"))
        project.show(0)
    project, content = Project.open(path)
    project.close()
    assert content.shown == 0
    assert_same(content.questions[0], first)
    assert content.questions[1].edits == (*second.edits[:2], edit(change))
    assert content.questions[1].outcome.aggregation.rule == "iwmv"


def test_a_question_that_is_not_there_is_refused(path: Path) -> None:
    change = decided(1)
    with create(path, SavedQuestion(small())) as project:
        with pytest.raises(IndexError):
            project.show(1)
        with pytest.raises(IndexError):
            project.record(1, 1, [change], edit(change))
    assert reopened(path).edits == ()


def test_the_question_of_the_labels_comes_back(path: Path) -> None:
    create(path, SavedQuestion(replace(small(), question="a\0 “mood”"))).close()
    assert reopened(path).data.question == "a\0 “mood”"


def test_comparisons_of_two_are_kept(path: Path) -> None:
    data = open_labels(resource("samples/comparisons.csv"))
    state = QuestionState(ranking=RankingOptions(order=True))
    create(path, SavedQuestion(data, state)).close()
    project, content = Project.open(path)
    project.close()
    (back,) = content.questions
    assert back.state.ranking == RankingOptions(order=True)
    assert back.data.comparisons is not None
    assert data.comparisons is not None
    for name in ("left", "right", "choice", "worker", "item_ids", "worker_ids"):
        there, made = getattr(back.data.comparisons, name), getattr(data.comparisons, name)
        assert np.array_equal(there, made)
