"""The Workers page, driven as a user would: looking at workers, leaving them out, what if."""

from __future__ import annotations

import threading
from contextlib import contextmanager
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QLabel, QPushButton

from crowdgui import analysis
from crowdgui.core.bounds.guarantee_builder import build_guarantee
from crowdgui.core.labels import UNLABELLED, LabelMetadata, Labels
from crowdgui.core.progress import Progress
from crowdgui.core.workers.flag import WorkerFlag as Found
from crowdgui.core.workers.report import Thresholds
from crowdgui.figures.matrix import ComparedWith
from crowdgui.io.importing.read_labels import ImportedLabels
from crowdgui.text.workers.flags import cleared_pair
from crowdgui.ui.controllers import run_controller
from crowdgui.ui.controllers.run_controller import RunController
from crowdgui.ui.dialogs.workers.flags import FlagDialog
from crowdgui.ui.main_window.rail import PageState
from crowdgui.ui.main_window.status import rail_states
from crowdgui.ui.pages import page as page_module
from crowdgui.ui.pages.workers.page import WorkersPage
from crowdgui.ui.session.open_question import OpenQuestion
from crowdgui.ui.session.session import Session
from crowdgui.ui.session.settings import Settings
from crowdgui.ui.session.what_if import WhatIf
from tests.core.strategies import crowd, from_matrix, from_rows, make_labels
from tests.core.workers.test_joint_dissents import experts
from tests.ui.open_session import endless_run
from tests.ui.shared_window import threads_running, wait_for

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from pytestqt.qtbot import QtBot

    from crowdgui.core.arrays import IntArray
    from crowdgui.core.bounds.guarantee import Guarantee
    from crowdgui.core.job import Job
    from crowdgui.core.results import Outcome

pytestmark = pytest.mark.usefixtures("unpainted")


LEFT, SHIFT, CTRL = (
    Qt.MouseButton.LeftButton,
    Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.ControlModifier,
)


@dataclass
class PageEnvironment:
    """The page with what it works on, without the window around it."""

    session: Session
    run_controller: RunController
    page: WorkersPage

    @property
    def settled(self) -> bool:
        return not self.run_controller.busy and not self.session.question.outdated


def ran(env: PageEnvironment, qtbot: QtBot) -> None:
    """Wait until the rule has run with who counts now."""
    qtbot.waitUntil(lambda: env.settled, timeout=20_000)


def opened(
    env: PageEnvironment, qtbot: QtBot, labels: Labels, gold: IntArray | None = None
) -> WorkersPage:
    env.run_controller.open(
        ImportedLabels("made", labels, gold, None, (), 0, 0, None, labels.n_labels)
    )
    qtbot.waitUntil(lambda: env.session.question.outcome is not None, timeout=20_000)
    ran(env, qtbot)
    return env.page


@contextmanager
def page_environment() -> Iterator[PageEnvironment]:
    session = Session()
    what_if, work = WhatIf(session), RunController(session, Settings())
    page = WorkersPage(session, what_if, work)
    page.resize(1090, 740)
    page.show()
    yield PageEnvironment(session, work, page)
    assert work.shut_down() & page.shut_down()
    page.close()
    page.deleteLater()


@pytest.fixture(scope="module")
def shared_env(qapp: QApplication) -> Iterator[PageEnvironment]:
    """Keep one page for most tests here: each begins with labels that are opened again."""
    with page_environment() as made:
        yield made


@pytest.fixture
def fresh_env(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[PageEnvironment]:
    monkeypatch.setattr(analysis, "build_guarantee", lambda outcome, *_: outcome.estimates)
    with page_environment() as made:
        qtbot.waitExposed(made.page)
        yield made


@pytest.fixture
def env(
    shared_env: PageEnvironment, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> Iterator[PageEnvironment]:
    # Checking the worker model takes long, and only one of these tests asks for its bounds.
    monkeypatch.setattr(analysis, "build_guarantee", lambda outcome, *_: outcome.estimates)
    shared_env.session.restore([OpenQuestion()])
    shared_env.page.show()
    qtbot.waitExposed(shared_env.page)
    yield shared_env
    work = shared_env.run_controller
    for each in (work, work.test_runner, work.guarantee_runner):
        each.cancel()
    # Parts of the page work too, with what was found by the run.
    wait_for(
        lambda: (
            not (
                work.busy
                or work.test_runner.busy
                or work.guarantee_runner.busy
                or threads_running()
            )
        )
    )


@pytest.fixture(scope="module")
def signs() -> tuple[Labels, IntArray]:
    """Thirty workers, five of whom guess, one who says one thing; some of the items have gold."""
    rng = np.random.default_rng(5)
    accuracy = np.where(np.arange(30) < 5, 1 / 3, 0.8)
    labels, truth = crowd(rng, accuracy, 300, 3, fill=np.linspace(0.6, 0.2, 30)[:, None])
    code = np.where(labels.worker == 6, 1, labels.code)
    gold = np.where(np.arange(300) % 4 == 0, truth, UNLABELLED).astype(np.int32)
    return make_labels(labels.item, labels.worker, code, 300, 30, 3), gold


@pytest.fixture(scope="module")
def copied() -> Labels:
    """Ten workers on 200 items, the second of whom takes nearly all answers from the first."""
    rng = np.random.default_rng(7)
    labels, _ = crowd(rng, np.r_[0.6, 0.6, np.full(8, 0.8)], 200, 4)
    code = labels.code.copy()
    taken = np.flatnonzero((labels.worker == 1) & (rng.random(labels.n_labels) < 0.97))
    first = np.flatnonzero(labels.worker == 0)
    code[taken] = code[first][np.searchsorted(labels.item[first], labels.item[taken])]
    return make_labels(labels.item, labels.worker, code, 200, 10, 4)


@pytest.fixture(scope="module")
def timed() -> Labels:
    """Twelve workers whose labels took some seconds each, given one after the other."""
    rng = np.random.default_rng(8)
    labels, _ = crowd(rng, np.full(12, 0.8), 60, 2)
    seconds = rng.lognormal(2, 0.4, labels.n_labels)
    given_at = 1.7e9 + np.cumsum(seconds)
    how = LabelMetadata(given_at=given_at, seconds=seconds)
    return replace(labels, metadata=how)


@pytest.fixture
def page(env: PageEnvironment, qtbot: QtBot, signs: tuple[Labels, IntArray]) -> WorkersPage:
    return opened(env, qtbot, *signs)


def find(page: WorkersPage, name: str) -> QPushButton:
    return page.findChild(QPushButton, name)


def shown(page: WorkersPage) -> list[int]:
    return page.table.table.rows.tolist()


def box(page: WorkersPage, worker: int) -> QPoint:
    """Return where the box of a worker is."""
    index = page.table.table.index(page.table.table.shown_row(worker), 0)
    page.table.scrollTo(index)
    area = page.table.visualRect(index)
    return QPoint(area.left() + 30, area.center().y())


def title(page: WorkersPage) -> str:
    return page.strip.accessibleName()


def figures(page: WorkersPage) -> str:
    return page.strip.accessibleDescription()


def test_boxes_show_who_is_excluded_before_the_rule_has_run(
    page: WorkersPage, env: PageEnvironment, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(env.run_controller, "run", lambda: None)
    ticked = page.table.table.columns[0].values
    everybody = range(30)
    env.session.exclude(everybody)
    assert not any(ticked(worker) for worker in everybody)
    env.session.question.undo.undo()
    assert all(ticked(worker) for worker in everybody)


def test_filters_stay_in_one_line_once_somebody_is_excluded(
    page: WorkersPage, env: PageEnvironment, qtbot: QtBot
) -> None:
    before = page.size()
    # As wide as it is in a window of 1280 pixels.
    page.resize(1096, 700)
    QApplication.processEvents()
    high, counted = page.list.filters.height(), page.list.columns.button.accessibleName()
    env.session.exclude(shown(page)[:2])
    ran(env, qtbot)
    QApplication.processEvents()
    assert "Excluded 2" in [chip.text() for chip in page.list.filters.findChildren(QPushButton)]
    assert page.list.filters.height() == high
    button = page.list.columns.button
    assert (button.text(), button.accessibleName()) == ("Columns", counted)
    # With more of them still, the thresholds are left to the menu of the rows.
    page.list.filters.set_shown("few", True)
    page.list.filters.set_count("few", 12_345)
    page.list._make_room()
    QApplication.processEvents()
    assert page.list.filters.height() == high
    assert not find(page, "flag-rules").isVisible()
    page.resize(1300, 700)
    QApplication.processEvents()
    assert find(page, "flag-rules").isVisible()
    page.list.filters.set_shown("few", False)
    page.list._make_room()
    assert button.text() == button.accessibleName()
    page.resize(before)


# Leaving out and putting back.


def test_a_box_leaves_a_worker_out_and_the_rule_runs_again(
    page: WorkersPage, env: PageEnvironment, qtbot: QtBot
) -> None:
    before, worker = env.session.question.outcome, shown(page)[0]
    qtbot.mouseClick(page.table.viewport(), LEFT, pos=box(page, worker))
    assert env.session.state.excluded == {worker}
    ran(env, qtbot)
    assert env.session.question.outcome is not before
    assert env.session.question.outcome.job.excluded[worker]
    assert worker in shown(page)
    assert page.table.selected().tolist() == [worker]
    env.session.question.undo.undo()
    assert env.session.state.excluded == set()
    assert not page.strip.isVisible()


def test_space_leaves_out_all_selected_rows_in_one_edit(
    page: WorkersPage, env: PageEnvironment, qtbot: QtBot
) -> None:
    page.table.setFocus()
    page.table.choose(shown(page)[0])
    for _ in range(2):
        qtbot.keyClick(page.table, Qt.Key.Key_Down, SHIFT)
    chosen = page.table.selected().tolist()
    assert len(chosen) == 3
    qtbot.keyClick(page.table, Qt.Key.Key_Space)
    assert env.session.state.excluded == set(chosen)
    assert env.session.question.undo.index() == 1
    ran(env, qtbot)
    assert page.table.selected().tolist() == chosen
    qtbot.keyClick(page.table, Qt.Key.Key_Space)
    assert env.session.state.excluded == set()


def test_the_button_beside_the_name_leaves_out_and_puts_back(
    page: WorkersPage, env: PageEnvironment, qtbot: QtBot
) -> None:
    worker = shown(page)[3]
    page.table.choose(worker)
    assert not find(page, "include").isVisible()
    qtbot.mouseClick(find(page, "exclude"), LEFT)
    assert env.session.state.excluded == {worker}
    assert not find(page, "exclude").isVisible()
    assert page.window().focusWidget() is find(page, "include")
    ran(env, qtbot)
    assert "Excluded" in page.detail._flags.accessibleName()
    qtbot.mouseClick(find(page, "include"), LEFT)
    assert env.session.state.excluded == set()


def test_of_several_rows_each_button_takes_those_it_can(
    page: WorkersPage, env: PageEnvironment, qtbot: QtBot
) -> None:
    rows = shown(page)[:4]
    env.session.exclude(rows[:1])
    ran(env, qtbot)
    page.table.select(np.array(rows))
    assert find(page, "exclude").text() == "Exclude 3"
    assert find(page, "include").text() == "Include 1"
    assert page.detail._name.text() == "4 workers selected"
    given = int(env.session.question.outcome.workers.labels[rows].sum())
    all_ = env.session.question.data.labels.n_labels
    assert f"Together they gave {given:,} of the {all_:,} labels" in page.detail._words.text()
    qtbot.mouseClick(find(page, "exclude"), LEFT)
    assert env.session.state.excluded == set(rows)


def test_all_flagged_are_left_out_in_one_edit_and_only_on_a_click(
    page: WorkersPage, env: PageEnvironment, qtbot: QtBot
) -> None:
    flagged = set(np.flatnonzero(env.session.question.outcome.workers.flags.flagged).tolist())
    assert flagged
    assert env.session.state.excluded == set()
    action = find(page, "exclude-flagged")
    assert str(len(flagged)) in action.text()
    qtbot.mouseClick(action, LEFT)
    assert env.session.state.excluded == flagged
    assert env.session.question.undo.index() == 1
    ran(env, qtbot)
    still = np.flatnonzero(env.session.question.outcome.workers.flags.flagged)
    assert action.isVisible() == bool(set(still.tolist()) - flagged)


def test_the_menu_of_the_rows_does_the_same(
    page: WorkersPage, env: PageEnvironment, qtbot: QtBot
) -> None:
    rows = shown(page)[:2]
    page.table.select(np.array(rows))
    words = {action.text(): action for action in page.list.menu().actions() if action.text()}
    assert list(words) == ["Exclude 2 workers", "Mark as models…", "Copy 2 rows"]
    words["Exclude 2 workers"].trigger()
    assert env.session.state.excluded == set(rows)
    page.table.choose(rows[0])
    words = {action.text(): action for action in page.list.menu().actions() if action.text()}
    assert list(words) == [
        "Include 1 worker",
        "Show the items of this worker",
        "Mark as model…",
        "Copy 1 row",
    ]
    with qtbot.waitSignal(page.items_wanted) as wanted:
        words["Show the items of this worker"].trigger()
    assert wanted.args == [rows[0], -1, -1]


def test_left_out_workers_have_a_filter_while_there_are_any(
    page: WorkersPage, env: PageEnvironment, qtbot: QtBot
) -> None:
    filter_ = page.findChild(QPushButton, "worker-filter-out")
    assert not filter_.isVisible()
    rows = shown(page)[:2]
    env.session.exclude(rows)
    ran(env, qtbot)
    assert filter_.text() == "Excluded 2"
    qtbot.mouseClick(filter_, LEFT)
    assert sorted(shown(page)) == sorted(rows)
    env.session.include(rows[:1])
    assert shown(page) == rows[1:]
    env.session.include(rows[1:])
    assert len(shown(page)) == 30
    assert not filter_.isVisible()


def test_who_was_looked_at_stays_when_the_rule_runs_again(
    page: WorkersPage, env: PageEnvironment, qtbot: QtBot
) -> None:
    page.table.sort_by("worker")
    rows = shown(page)
    page.table.choose(rows[25])
    scrolled = page.table.verticalScrollBar().value()
    assert scrolled > 0
    env.session.exclude(rows[:1])
    ran(env, qtbot)
    assert shown(page) == rows
    assert page.table.selected().tolist() == [rows[25]]
    assert page.table.verticalScrollBar().value() == scrolled


def test_changes_made_while_another_page_is_shown_are_seen_later(
    page: WorkersPage, env: PageEnvironment, qtbot: QtBot
) -> None:
    page.hide()
    worker = shown(page)[0]
    env.session.exclude([worker])
    ran(env, qtbot)
    page.show()
    column = page.table.table.columns[0]
    assert column.display(worker) == "excluded"
    assert page.strip.isVisible()


# What if.


def test_the_strip_says_what_changes(page: WorkersPage, env: PageEnvironment, qtbot: QtBot) -> None:
    before = env.session.question.outcome
    qtbot.mouseClick(find(page, "exclude-flagged"), LEFT)
    out = sorted(env.session.state.excluded)
    ran(env, qtbot)
    after = env.session.question.outcome
    changed = int((before.aggregation.labels != after.aggregation.labels).sum())
    gone, all_ = int(before.workers.labels[out].sum()), before.job.labels.n_labels
    assert title(page) == f"{len(out)} workers excluded: what this changes"
    assert f"{gone:,} of {all_:,} labels removed ({100 * gone / all_:.1f}%)" in figures(page)
    assert f"Final labels changed: {changed:,} of {before.job.labels.n_items:,}" in figures(page)
    assert f"Wrong on gold: {before.gold.wrong} of {before.gold.known} → " in figures(page)
    with qtbot.waitSignal(page.mask_wanted) as wanted:
        qtbot.mouseClick(find(page, "what-if-show"), LEFT)
    mask, words = wanted.args
    assert (mask == (before.aggregation.labels != after.aggregation.labels)).all()
    assert words.startswith(f"{changed} item")


def test_the_guarantee_of_labels_before_stops_for_new_ones_and_goes_on_without_them(
    env: PageEnvironment,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    signs: tuple[Labels, IntArray],
) -> None:
    gate = threading.Event()

    def held(
        outcome: Outcome, _: object, report: Callable[[Progress], None], *__: Any
    ) -> Guarantee:
        while not gate.wait(0.005):
            report(Progress(""))
        return outcome.estimates

    monkeypatch.setattr(analysis, "build_guarantee", held)
    opened(env, qtbot, *signs)
    qtbot.waitUntil(lambda: env.run_controller.guarantee_runner.busy)
    never = threading.Event()

    def running(_: Job, __: object, ___: int, report: Callable[[Progress], None]) -> None:
        while not never.wait(0.005):
            report(Progress(""))

    monkeypatch.setattr(run_controller, "_run", running)
    env.session.exclude([0])
    qtbot.waitUntil(
        lambda: env.run_controller.busy and not env.run_controller.guarantee_runner.busy
    )
    env.run_controller.cancel()
    gate.set()
    qtbot.waitUntil(lambda: env.session.question.guarantee is not None)


def test_the_bound_is_that_of_both_results(
    env: PageEnvironment,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    signs: tuple[Labels, IntArray],
) -> None:
    monkeypatch.setattr(analysis, "build_guarantee", build_guarantee)
    page = opened(env, qtbot, *signs)

    def certified() -> bool:
        return (
            env.session.question.guarantee is not None
            and not env.run_controller.guarantee_runner.busy
        )

    qtbot.waitUntil(certified, timeout=30_000)
    before = env.session.question.guarantee.entry("chernoff")
    qtbot.mouseClick(find(page, "exclude-flagged"), LEFT)
    ran(env, qtbot)
    assert "Error bound (estimate): working…" in figures(page) or certified()
    qtbot.waitUntil(certified, timeout=30_000)
    after = env.session.question.guarantee.entry("chernoff")
    # The worker model is in doubt for these labels.
    said = figures(page).split("Error bound, if the model holds")[1]
    first, second = (float(part.split()[-1].rstrip("%")) for part in said.split("→"))
    assert 100 * before.value <= first < 100 * before.value + 0.1
    assert 100 * after.value <= second < 100 * after.value + 0.1


def test_undo_takes_everything_back_and_keep_lets_it_be(
    page: WorkersPage, env: PageEnvironment, qtbot: QtBot
) -> None:
    rows = shown(page)
    for some in (rows[:1], rows[1:3]):
        env.session.exclude(some)
        ran(env, qtbot)
    assert title(page) == "3 workers excluded: what this changes"
    qtbot.mouseClick(find(page, "what-if-undo"), LEFT)
    assert env.session.state.excluded == set()
    assert not page.strip.isVisible()
    env.session.exclude(rows[:2])
    ran(env, qtbot)
    with qtbot.waitSignal(page.announced) as told:
        qtbot.mouseClick(find(page, "what-if-keep"), LEFT)
    assert told.args == ["Kept: 2 workers stay excluded."]
    assert not page.strip.isVisible()
    assert env.session.state.excluded == set(rows[:2])
    env.session.include(rows[:1])
    ran(env, qtbot)
    assert title(page) == "1 worker included: what this changes"
    assert "201 of 3,642 labels restored (5.5%)" in figures(page)
    env.session.exclude(rows[4:6])
    assert title(page) == "2 workers excluded, 1 included: what this changes"


def test_while_the_rule_runs_the_strip_says_so_and_the_window_lives(
    page: WorkersPage, env: PageEnvironment, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    gate, real = threading.Event(), analysis.run_job

    def slow(job: Job, report: Callable[[Progress], None]) -> Outcome:
        report(Progress("Voting"))
        assert gate.wait(20)
        return real(job, report)

    monkeypatch.setattr(analysis, "run_job", slow)
    env.session.exclude(shown(page)[:1])
    assert "Working…" in figures(page)
    page.table.choose(shown(page)[5])
    gate.set()
    ran(env, qtbot)
    assert "Final labels changed" in figures(page)


def test_a_cancelled_run_leaves_a_strip_that_can_be_undone(
    page: WorkersPage, env: PageEnvironment, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = analysis.run_job

    monkeypatch.setattr(analysis, "run_job", endless_run)
    with qtbot.waitSignal(env.run_controller.cancelled):
        env.session.exclude(shown(page)[:1])
        env.run_controller.cancel()
    qtbot.waitUntil(lambda: "nothing to compare" in figures(page))
    monkeypatch.setattr(analysis, "run_job", real)
    assert not find(page, "what-if-keep").isVisible()
    qtbot.mouseClick(find(page, "what-if-undo"), LEFT)
    assert not page.strip.isVisible()
    assert not env.session.question.outdated


def test_the_strip_keeps_its_parts_and_shows_what_is_told_again_once(
    page: WorkersPage, env: PageEnvironment, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    env.session.exclude([0])
    ran(env, qtbot)
    qtbot.waitUntil(lambda: env.session.question.guarantee is not None, timeout=20_000)
    made, said, times = list(page.strip._made), figures(page), []
    shows = page.strip.show_figures
    monkeypatch.setattr(page.strip, "show_figures", lambda *of: times.append(of) or shows(*of))
    page.strip.refresh()
    assert not times
    env.session.exclude([1])
    ran(env, qtbot)
    qtbot.waitUntil(lambda: env.session.question.guarantee is not None, timeout=20_000)
    assert times
    assert page.strip._made[: len(made)] == made
    assert figures(page) != said


def test_a_result_of_many_labels_is_shown_in_turns(
    page: WorkersPage, env: PageEnvironment, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What else it means, what the page shows of it, and then what goes on to be worked out."""
    monkeypatch.setattr(page_module, "_LATER", 0)
    monkeypatch.setattr(run_controller, "TESTED_AT_ONCE", 0)
    shown_when: list[bool] = []
    turns: list[int] = []
    monkeypatch.setattr(
        page, "refresh", lambda: shown_when.append(env.run_controller.test_runner.busy)
    )
    env.session.outcome_changed.connect(lambda: turns.append(len(shown_when)))
    env.session.exclude([0])
    qtbot.waitUntil(lambda: bool(shown_when), timeout=20_000)
    assert turns == [0]
    assert shown_when[0] is False
    qtbot.waitUntil(lambda: not env.session.question.outcome.workers.pending, timeout=20_000)


def test_labels_are_shown_while_workers_are_still_tested(
    page: WorkersPage, env: PageEnvironment, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    session, gate, real = env.session, threading.Event(), run_controller.run_tests_and_bounds
    whole = session.question.outcome.workers

    def held(*args: Any, **options: Any) -> tuple[Outcome, Guarantee]:
        assert gate.wait(20)
        return real(*args, **options)

    monkeypatch.setattr(run_controller, "TESTED_AT_ONCE", 0)
    monkeypatch.setattr(run_controller, "run_tests_and_bounds", held)
    qtbot.mouseClick(find(page, "worker-filter-flagged"), LEFT)
    listed = shown(page)
    session.exclude(listed[:1])
    ran(env, qtbot)
    outcome = session.question.outcome
    # The labels are those without the worker. Nobody has a flag, and the page says why.
    assert outcome.job.excluded[listed[0]]
    assert outcome.workers.pending
    assert session.question.guarantee is None
    assert rail_states(session, busy=False)["workers"] == (PageState.RUNNING, 0)
    assert "Workers are being tested" in page.header.finding()
    assert find(page, "worker-filter-flagged").text() == "Flagged …"
    assert shown(page) == listed
    assert not find(page, "flag-rules").isEnabled()
    assert find(page, "exclude-flagged").isHidden()
    # Thresholds that are changed meanwhile count once the tests are done.
    session.set_thresholds(Thresholds(least_labels=1000))
    gate.set()
    qtbot.waitUntil(lambda: session.question.guarantee is not None, timeout=20_000)
    made = session.question.outcome
    assert made.aggregation is outcome.aggregation
    assert made.workers.thresholds.least_labels == 1000
    assert made.workers.flags.count(Found.TOO_FEW) == 30
    session.question.undo.undo()
    assert session.question.outcome.workers.flags.flagged.any()
    assert find(page, "flag-rules").isEnabled()
    session.question.undo.undo()
    ran(env, qtbot)
    np.testing.assert_array_equal(session.question.outcome.workers.flags.bits, whole.flags.bits)
    qtbot.mouseClick(find(page, "worker-filter-all"), LEFT)


def test_nobody_left_is_said_and_can_be_undone(
    page: WorkersPage, env: PageEnvironment, qtbot: QtBot
) -> None:
    before = env.session.question.outcome
    page.table.setFocus()
    qtbot.keyClick(page.table, Qt.Key.Key_A, CTRL)
    with qtbot.waitSignal(env.run_controller.failed, timeout=20_000) as failed:
        qtbot.keyClick(page.table, Qt.Key.Key_Space)
    assert "If these workers are excluded, no labels are left." in failed.args[0]
    assert env.session.question.outcome is before
    assert "nothing to compare" in figures(page)
    qtbot.mouseClick(find(page, "what-if-undo"), LEFT)
    assert env.session.state.excluded == set()
    assert not page.strip.isVisible()


def test_items_that_lose_their_label_are_counted(env: PageEnvironment, qtbot: QtBot) -> None:
    rows = [
        ("a", "1", "x"),
        ("a", "2", "y"),
        ("b", "2", "y"),
        ("c", "2", "x"),
        ("b", "3", "x"),
        ("c", "3", "x"),
    ]
    page = opened(env, qtbot, from_rows(rows))
    env.session.exclude([0])
    ran(env, qtbot)
    assert env.session.question.outcome.aggregation.labels[0] == UNLABELLED
    assert "Without a label: 1 item" in figures(page)
    assert "Wrong on gold" not in figures(page)


# Looking at workers.


def test_the_first_to_look_at_is_the_flagged_one_with_most_labels(
    page: WorkersPage, env: PageEnvironment
) -> None:
    report = env.session.question.outcome.workers
    chosen = int(page.table.selected()[0])
    assert report.flags.flagged[chosen]
    assert report.labels[chosen] == report.labels[report.flags.flagged].max()


def test_answers_and_partners_come_from_the_labels_on_the_same_items(
    page: WorkersPage, env: PageEnvironment, qtbot: QtBot
) -> None:
    worker = shown(page)[2]
    page.table.choose(worker)
    page.detail.tabs.choose("answers")
    qtbot.waitUntil(lambda: page.detail.answers.bars.accessibleDescription() != "")
    labels = env.session.question.outcome.job.labels
    own = labels.code[labels.worker == worker]
    share = 100 * np.bincount(own)[0] / own.size
    said = page.detail.answers.bars.accessibleDescription()
    assert said.startswith(f"{labels.classes[0]}: this worker {share:.0f}%")
    page.detail.tabs.choose("partners")
    table = page.detail.partners.table
    partner = int(page.detail.partners._comparison.partners[table.table.rows[0]])
    with qtbot.waitSignal(page.mask_wanted) as wanted:
        table.choose(int(table.table.rows[0]))
        table.setFocus()
        qtbot.keyClick(table, Qt.Key.Key_Return)
    mask, words = wanted.args
    items = [set(labels.item[labels.worker == who].tolist()) for who in (worker, partner)]
    assert set(np.flatnonzero(mask).tolist()) == items[0] & items[1]
    assert str(labels.worker_ids[partner]) in words


@pytest.mark.parametrize("against", [ComparedWith.OTHERS, ComparedWith.GOLD])
def test_a_cell_of_another_matrix_shows_its_items(
    page: WorkersPage, env: PageEnvironment, qtbot: QtBot, against: ComparedWith
) -> None:
    outcome = env.session.question.outcome
    worker = int(np.argmax(outcome.workers.gold_labels))
    page.table.choose(worker)
    matrix = page.detail.evidence.matrix
    qtbot.waitUntil(lambda: matrix._comparison is not None)
    matrix.against.set_value(against)
    matrix.against.chosen.emit()
    counts = matrix.view._shown.counts
    known, answer = (int(i) for i in np.unravel_index(np.argmax(counts), counts.shape))
    with qtbot.waitSignal(page.mask_wanted) as wanted:
        matrix.view.cell_clicked.emit(known, answer)
    mask, words = wanted.args
    assert mask.sum() == counts[known, answer]
    assert ("gold" in words) == (against is ComparedWith.GOLD)
    if against is ComparedWith.GOLD:
        assert (outcome.job.gold[mask] == known).all()
    else:
        assert counts.sum() == outcome.workers.compared[worker]


def test_gold_is_no_choice_for_a_worker_without_gold(env: PageEnvironment, qtbot: QtBot) -> None:
    labels = from_matrix([[0, 1, 0, -1], [0, 1, 1, -1], [0, -1, -1, 1]], 2)
    page = opened(env, qtbot, labels, np.array([-1, 1, -1, -1], dtype=np.int32))
    matrix = page.detail.evidence.matrix
    page.table.choose(0)
    qtbot.waitUntil(lambda: matrix._comparison is not None)
    matrix.against.set_value(ComparedWith.GOLD)
    matrix.against.chosen.emit()
    assert matrix.view._shown.against is ComparedWith.GOLD
    page.table.choose(2)
    qtbot.waitUntil(lambda: matrix._comparison is not None)
    assert matrix.against.value() is ComparedWith.FINAL
    assert matrix.view._shown.against is ComparedWith.FINAL
    assert not matrix.against.model().item(2).isEnabled()


def test_a_cell_of_the_matrix_by_final_label_is_answered_by_the_items_page(
    page: WorkersPage, qtbot: QtBot
) -> None:
    worker = shown(page)[0]
    page.table.choose(worker)
    with qtbot.waitSignal(page.items_wanted) as wanted:
        page.detail.evidence.matrix.view.cell_clicked.emit(1, 0)
    assert wanted.args == [worker, 1, 0]


def test_a_mark_of_the_scatter_takes_a_filter_away_that_hides_it(
    page: WorkersPage, env: PageEnvironment, qtbot: QtBot
) -> None:
    qtbot.mouseClick(page.findChild(QPushButton, "worker-filter-flagged"), LEFT)
    fine = np.flatnonzero(~env.session.question.outcome.workers.flags.flagged)
    page.pictures.scatter.worker_clicked.emit(int(fine[0]))
    assert page.table.selected().tolist() == [fine[0]]
    assert len(shown(page)) == 30
    page.pictures.scatter.workers_lassoed.emit(fine[:5])
    assert sorted(page.table.selected().tolist()) == fine[:5].tolist()


def test_a_cell_by_class_shows_the_items_of_worker_and_class(
    page: WorkersPage, env: PageEnvironment, qtbot: QtBot
) -> None:
    outcome = env.session.question.outcome
    page.pictures.tabs.choose("classes")
    worker = int(page.pictures.classes._workers[0])
    with qtbot.waitSignal(page.mask_wanted) as wanted:
        page.pictures.classes.cell_clicked.emit(worker, 1)
    mask, words = wanted.args
    labels = outcome.job.labels
    own = np.isin(np.arange(labels.n_items), labels.item[labels.worker == worker])
    assert (mask == (own & (outcome.aggregation.labels == 1))).all()
    assert str(labels.worker_ids[worker]) in words


def test_the_grids_show_the_selected_workers(
    fresh_env: PageEnvironment, qtbot: QtBot, signs: tuple[Labels, IntArray]
) -> None:
    page = opened(fresh_env, qtbot, *signs)
    page.pictures.tabs.choose("classes")
    assert page.pictures.classes._workers.size == 30
    rows = np.array(shown(page)[3:6])
    page.table.select(rows)
    assert sorted(page.pictures.classes._workers.tolist()) == sorted(rows.tolist())
    assert page.pictures.classes.head.caption.text() == "3 selected workers"
    page.table.choose(int(rows[0]))
    assert page.pictures.classes._workers.size == 30


def test_the_tab_keys_reach_every_part(
    fresh_env: PageEnvironment, qtbot: QtBot, signs: tuple[Labels, IntArray]
) -> None:
    """From the search field on, Tab comes to table, pictures, detail and the strip's buttons."""
    env, page = fresh_env, opened(fresh_env, qtbot, *signs)
    page.activateWindow()
    qtbot.waitUntil(lambda: QApplication.activeWindow() is page)
    env.session.exclude(shown(page)[:1])
    ran(env, qtbot)
    page.list.search.setFocus()
    seen = []
    for _ in range(40):
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
        seen.append(QApplication.focusWidget().objectName())
    assert {
        "worker-table",
        "worker-pictures",
        "worker-parts",
        "include",
        "confusion",
        "matrix-against",
        "what-if-undo",
        "what-if-keep",
    } <= set(seen)


# The table.


def test_columns_are_there_only_where_the_labels_have_something_for_them(
    page: WorkersPage, env: PageEnvironment, qtbot: QtBot
) -> None:
    keys = [column.key for column in page.table.table.columns]
    assert "consistent" not in keys
    assert {"counts", "worker", "labels", "agreement", "weight", "gold", "flag"} <= set(keys)
    labels, _ = crowd(np.random.default_rng(0), np.full(3, 0.8), 20, 2)
    page = opened(env, qtbot, labels)
    assert "gold" not in [column.key for column in page.table.table.columns]


def test_hidden_columns_are_one_click_away(page: WorkersPage, qtbot: QtBot) -> None:
    keys = [column.key for column in page.table.table.columns]
    place = keys.index("accuracy")
    assert page.table.isColumnHidden(place)
    page.findChild(QAction, "worker-table-columns-accuracy").trigger()
    assert not page.table.isColumnHidden(place)
    assert page.findChild(QAction, "worker-table-columns-worker") is None


def test_copied_rows_tell_who_is_left_out(
    page: WorkersPage, env: PageEnvironment, qtbot: QtBot
) -> None:
    worker = shown(page)[0]
    env.session.exclude([worker])
    ran(env, qtbot)
    page.copy()
    lines = QApplication.clipboard().text().splitlines()
    assert lines[0].split("\t")[0] == "Worker"
    name = str(env.session.question.data.labels.worker_ids[worker])
    (line,) = [line for line in lines if line.startswith(name + "\t")]
    assert line.endswith("Excluded")
    assert sum("Excluded" in line for line in lines) == 1


def test_a_wide_page_shows_more_columns_unless_the_user_has_chosen(
    page: WorkersPage, qtbot: QtBot
) -> None:
    def hidden(key: str) -> bool:
        keys = [column.key for column in page.table.table.columns]
        return page.table.isColumnHidden(keys.index(key))

    assert hidden("why")
    page.resize(1700, 900)
    assert not hidden("why")
    assert not hidden("accuracy")
    page.findChild(QAction, "worker-table-columns-accuracy").trigger()
    page.resize(1090, 740)
    page.resize(1700, 900)
    assert hidden("accuracy")
    assert not hidden("why")


def test_why_is_the_evidence_of_the_flagged_only(page: WorkersPage, env: PageEnvironment) -> None:
    (why,) = [column for column in page.table.table.columns if column.key == "why"]
    report = env.session.question.outcome.workers
    for worker in shown(page):
        assert bool(why.display(worker)) == bool(report.flags.flagged[worker])


# Flag rules.


def test_other_flag_rules_are_one_edit_that_can_be_undone(
    page: WorkersPage, env: PageEnvironment, qtbot: QtBot
) -> None:
    before = env.session.question.outcome
    flagged = int(before.workers.flags.flagged.sum())
    qtbot.mouseClick(find(page, "flag-rules"), LEFT)
    dialog = page.findChild(FlagDialog)
    dialog.fields["least_labels"].setValue(1000)
    assert env.session.state.thresholds == Thresholds()
    with qtbot.waitSignal(env.session.flags_changed):
        dialog.accept()
    assert env.session.state.thresholds.least_labels == 1000
    assert not env.session.question.outcome.workers.flags.flagged.any()
    assert not env.session.question.outdated
    assert page.findChild(QPushButton, "worker-filter-flagged").text() == "Flagged 0"
    assert page.findChild(QPushButton, "worker-filter-few").text() == "Too few 30"
    assert not find(page, "exclude-flagged").isVisible()
    env.session.question.undo.undo()
    assert int(env.session.question.outcome.workers.flags.flagged.sum()) == flagged
    assert env.session.question.outcome.aggregation is before.aggregation
    assert find(page, "exclude-flagged").isVisible()


def test_flag_rules_last_over_a_run_and_lose_no_guarantee(
    page: WorkersPage, env: PageEnvironment, qtbot: QtBot
) -> None:
    env.session.set_thresholds(Thresholds(least_labels=1000))
    qtbot.waitUntil(lambda: env.session.question.guarantee is not None, timeout=30_000)
    env.session.exclude(shown(page)[:1])
    ran(env, qtbot)
    assert env.session.question.outcome.workers.thresholds.least_labels == 1000
    assert not env.session.question.outcome.workers.flags.flagged.any()


# Pairs and pace.


def test_pairs_are_counted_in_the_background_and_lead_to_their_items(
    page: WorkersPage, env: PageEnvironment, qtbot: QtBot
) -> None:
    # What a test before selected of the same labels stays selected.
    page.table.choose(0)
    page.pictures.tabs.choose("pairs")
    plot = page.pictures.pairs
    qtbot.waitUntil(lambda: plot._pairs is not None, timeout=10_000)
    names, partners, shared, agreed, _ = plot.table().columns
    assert len(names) == 30 * 29 // 2
    labels = env.session.question.outcome.job.labels
    first, second = (labels.worker_ids.tolist().index(str(n)) for n in (names[7], partners[7]))
    said = [
        dict(
            zip(
                labels.item[labels.worker == w].tolist(),
                labels.code[labels.worker == w].tolist(),
                strict=True,
            )
        )
        for w in (first, second)
    ]
    both = said[0].keys() & said[1].keys()
    assert shared[7] == len(both)
    assert agreed[7] == sum(said[0][item] == said[1][item] for item in both)
    with qtbot.waitSignal(page.mask_wanted) as wanted:
        plot.cell_clicked.emit(first, second)
    assert set(np.flatnonzero(wanted.args[0]).tolist()) == both


def test_a_pair_that_copies_is_marked_wherever_it_is_seen(
    env: PageEnvironment, qtbot: QtBot, copied: Labels
) -> None:
    page = opened(env, qtbot, copied)
    report = env.session.question.outcome.workers
    assert report.flags.has(Found.COPYING)[[0, 1]].all()
    page.table.choose(0)
    qtbot.waitUntil(lambda: page.detail._comparison is not None)
    page.detail.tabs.choose("partners")
    table = page.detail.partners.table.table
    assert [column.key for column in table.columns][-1] == "flag"
    assert table.columns[-1].display(int(table.rows[0])) == "Copying"
    page.pictures.tabs.choose("pairs")
    qtbot.waitUntil(lambda: page.pictures.pairs._pairs is not None, timeout=10_000)
    assert "1 pair looks like copying" in page.pictures.pairs._finding.text()
    place = page.pictures.pairs._pairs.workers.tolist()
    page.pictures.pairs.draw_now()
    words = page.pictures.pairs._map._cells
    assert words.words(place.index(0), place.index(1)).endswith("This looks like copying.")


def test_answers_that_were_asked_for_again_are_compared(env: PageEnvironment, qtbot: QtBot) -> None:
    labels, _ = crowd(np.random.default_rng(1), np.full(4, 0.8), 30, 2)
    how = LabelMetadata(repeated=np.array([14, 0, 3, 1]), consistent=np.array([12, 0, 3, 0]))
    page = opened(env, qtbot, replace(labels, metadata=how))
    (again,) = [column for column in page.table.table.columns if column.key == "consistent"]
    assert [again.display(worker) for worker in range(4)] == ["12 of 14", "–", "3 of 3", "0 of 1"]
    assert "no item more than once" in again.reason(1)
    page.table.choose(0)
    note = page.detail.answers.findChild(QLabel, "worker-answers-note")
    qtbot.waitUntil(lambda: "12 of 14 items (85.7%)" in note.text())


def test_pace_is_there_where_times_are(
    env: PageEnvironment, qtbot: QtBot, signs: tuple[Labels, IntArray], timed: Labels
) -> None:
    page = opened(env, qtbot, *signs)
    place = 3
    assert not page.detail.tabs.bar.isTabVisible(place)
    page = opened(env, qtbot, timed)
    assert page.detail.tabs.bar.isTabVisible(place)
    page.detail.tabs.choose("pace")
    page.table.choose(2)
    facts = {words: value for value, words, _ in page.detail.speed.facts.facts()}
    speed = env.session.question.outcome.workers.speed
    assert f"{speed.median_seconds[2]:.1f} s" in facts.values()
    keys = [column.key for column in page.table.table.columns]
    assert {"seconds", "sessions"} <= set(keys)
    # What is not offered any more is not what is shown.
    page = opened(env, qtbot, *signs)
    assert page.detail.tabs.shown() != "pace"


# Few workers, few classes, many of both.


@pytest.mark.parametrize(
    "rows",
    [
        [("a", "1", "x"), ("a", "2", "y")],
        [("a", "1", "x"), ("b", "1", "y")],
        [("a", "1", "x"), ("b", "2", "y")],
        [("a", "1", "x"), ("b", "1", "x"), ("c", "2", "x")],
    ],
    ids=["one worker", "two workers", "no overlap", "one class"],
)
def test_small_sets_are_shown_without_a_mishap(
    env: PageEnvironment, qtbot: QtBot, rows: list[tuple[str, str, str]]
) -> None:
    page = opened(env, qtbot, from_rows(rows))
    for worker in shown(page):
        page.table.choose(worker)
        qtbot.waitUntil(lambda: page.detail._comparison is not None)
        for part in ("evidence", "answers", "partners"):
            page.detail.tabs.choose(part)
    for picture in ("scatter", "classes", "histogram"):
        page.pictures.tabs.choose(picture)
        QApplication.processEvents()
    notes = page.detail.partners.findChild(QLabel, "worker-partners-note").text()
    alone = len({row[0] for row in rows}) == 1
    assert ("no other worker" in notes) == alone
    env.session.exclude([0])
    qtbot.waitUntil(lambda: not env.run_controller.busy)
    assert page.strip.isVisible()


def test_many_classes_are_a_grid_of_colours(fresh_env: PageEnvironment, qtbot: QtBot) -> None:
    labels, _ = crowd(np.random.default_rng(2), np.full(6, 0.7), 80, 15)
    page = opened(fresh_env, qtbot, labels)
    matrix = page.detail.evidence.matrix
    assert matrix.map.isVisible()
    assert not matrix.view.isVisible()
    # Thousands of names would be measured for a picture that is not shown.
    assert not matrix.view._shown.classes
    with qtbot.waitSignal(page.items_wanted) as wanted:
        matrix.map.setFocus()
        for key in (Qt.Key.Key_Down, Qt.Key.Key_Right, Qt.Key.Key_Return):
            qtbot.keyClick(matrix.map, key)
    assert wanted.args[1:] == [1, 1]
    page.pictures.tabs.choose("classes")
    page.pictures.classes.draw_now()
    assert page.pictures.classes._map._cells.shares.shape == (6, 15)


def test_nothing_open_shows_the_empty_page(env: PageEnvironment) -> None:
    page = env.page
    assert page.empty.isVisible()
    assert not page.body.isVisible()
    assert not find(page, "exclude-flagged").isVisible()


def test_a_sort_that_fails_is_told(page: WorkersPage, qtbot: QtBot) -> None:
    with qtbot.waitSignal(page.announced) as told:
        page.table.table.failed.emit("There is not enough memory.")
    assert told.args == ["There is not enough memory."]


def test_a_choice_made_before_other_labels_have_a_result_names_nobody(
    env: PageEnvironment, qtbot: QtBot, signs: tuple[Labels, IntArray]
) -> None:
    labels, gold = signs[:2]
    page = opened(env, qtbot, labels, gold)
    page.list.view.select(np.array([29]))
    qtbot.waitUntil(lambda: page.list.selected().tolist() == [29])
    few = from_rows([("a", "1", "x"), ("b", "1", "y"), ("b", "2", "x")])
    env.session.open(ImportedLabels("few", few, None, None, (), 0, 0, None, few.n_labels))
    # The rule with a number for each worker asks whose it is to be.
    env.session.choose_rule("map")
    assert page._one_worker() == ""
    env.session.choose_rule("mv")
    env.run_controller.run()
    ran(env, qtbot)


def test_copying_alone_excludes_only_if_the_user_says_so(
    env: PageEnvironment, qtbot: QtBot
) -> None:
    page = opened(env, qtbot, experts(2)[0])
    outcome = env.session.question.outcome
    assert outcome is not None
    alone = outcome.workers.flags.flagged & ~outcome.workers.flags.excludable
    assert alone[:2].all()
    assert not page.exclude_flagged.isVisible()
    assert page.copying_too.isVisible()
    page.copying_too.setChecked(True)
    assert page.exclude_flagged.text() == f"Exclude {int(alone.sum())} flagged"
    page.exclude_flagged.setFocus()
    qtbot.mouseClick(page.exclude_flagged, LEFT)
    assert page.window().focusWidget() is page.table
    assert env.session.state.excluded == frozenset(np.flatnonzero(alone).tolist())
    assert not page.copying_too.isVisible()
    ran(env, qtbot)


def test_a_cleared_pair_leads_to_its_items(env: PageEnvironment, qtbot: QtBot) -> None:
    labels, truth = experts(2)
    page = opened(env, qtbot, labels, truth)
    outcome = env.session.question.outcome
    assert outcome is not None
    assert outcome.workers.copying is not None
    pair = cleared_pair(outcome.workers, 0)
    items = outcome.workers.copying.dissents.of(pair)
    page.table.choose(0)
    link = page.detail.findChild(QPushButton, "joint-dissents")
    assert link.text() == f"Show {items.size} items against the rest"
    with qtbot.waitSignal(page.mask_wanted) as wanted:
        link.click()
    assert np.flatnonzero(wanted.args[0]).tolist() == items.tolist()
    page.table.choose(7)
    assert not link.isVisible()


def test_other_rows_forget_what_waited_to_be_selected(
    page: WorkersPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    view = page.table
    with monkeypatch.context() as sorting:
        sorting.setattr(type(view.table), "arranging", property(lambda _: True))
        view.select(np.array([3, 4, 5]))
    assert view.selected().size == 3
    view.show_columns(view.table.columns, view.table.rows.size)
    assert view.selected().size == 0
