"""What every test gets: no screen, settings of its own, and no thread left running."""

from __future__ import annotations

import gc
import json
import os
import pkgutil
import random
import secrets
import sys
import threading
import weakref
from functools import cache, partial
from importlib import import_module
from typing import TYPE_CHECKING, Any
from unittest.mock import Mock

import pytest
from hypothesis import settings

from tests.fewer_draws import FEWER
from tests.folders import TESTS
from tests.kept_results import KEPT, keep_results

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    import pyarrow as pa
    from PySide6.QtCore import QThread
    from PySide6.QtWidgets import QApplication, QWidget
    from pytestqt.qtbot import QtBot

    from crowdgui.io.tabular.processes.subprocess_reader import ReaderTask
    from crowdgui.ui.main_window.window import MainWindow


os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")


_PATIENCE_MS = 20_000
"""How long a test waits for what is to happen: the five seconds of pytest-qt are too few on a busy
machine, and only a fault takes as long as this."""


_LOOKS, _LOOK_MS = 300, 10
"""Three seconds at most for a thread that is about to end, on a machine that is busy."""


SLOW = (
    # Whole windows, processes and reports.
    "api/test_python.py",
    "end_to_end",
    "io/cluster",
    "io/project/test_lock.py",
    "io/report/test_report_content.py",
    "io/report/test_report_html.py",
    "io/test_memory.py",
    "io/formats/test_parquet_limits.py",
    "io/formats/test_containers.py",
    "packaging/test_catalogues.py",
    "packaging/test_scripts.py",
    "ui/accessibility",
    "ui/controllers",
    "ui/dialogs",
    "ui/main_window",
    "ui/pages",
    "ui/plots/test_compare_plots.py",
    "ui/plots/test_plots.py",
    "ui/report_pdf",
    "ui/system/test_application_garbage.py",
    "ui/test_app_start.py",
    "ui/test_ordered.py",
    "ui/test_tags.py",
    # Simulations, draws by the hundred, and every rule on every kind of labels.
    "core/agreement/test_report.py",
    "core/bounds/test_agreement_bound.py",
    "core/bounds/assignment/test_assignment_bounds.py",
    "core/bounds/assignment/test_chernoff.py",
    "core/bounds/test_gold_bound.py",
    "core/bounds/test_gold_bound_means.py",
    "core/bounds/test_guarantee_builder.py",
    "core/bounds/test_model_check.py",
    "core/bounds/test_theorems.py",
    "core/compare",
    "core/groups/test_effective_votes.py",
    "core/groups/test_model_cards.py",
    "core/groups/test_replacement.py",
    "core/groups/test_report.py",
    "core/pairwise/test_ranking.py",
    "core/review/test_guideline.py",
    "core/rules/test_bwa.py",
    "core/rules/test_consensus.py",
    "core/rules/test_ebcc.py",
    "core/rules/test_em.py",
    "core/rules/test_em_map.py",
    "core/rules/test_lpi.py",
    "core/rules/test_registry.py",
    "core/rules/test_voting.py",
    "core/simulate",
    "core/study/test_study_run.py",
    "core/test_blocks.py",
    "core/test_trials.py",
    "core/workers/spam_tests",
    "core/workers/test_copying.py",
    "core/workers/test_peer_comparison.py",
    "core/workers/test_report.py",
    "core/workers/test_report_flags_simulated.py",
    # Files of every kind, whole and damaged.
    "io/formats/test_arrays.py",
    "io/formats/test_damage.py",
    "io/formats/test_parquet.py",
    "io/formats/test_spreadsheet.py",
    "io/importing/guess/test_guessing_properties.py",
    "io/project/test_damage.py",
    "io/project/test_project.py",
    "io/tabular/processes",
    "io/test_broken_files.py",
    "io/test_round_trip.py",
)
"""What `packaging/test.sh --quick` leaves out: four fifths of the time."""

settings.register_profile("whole", deadline=None, max_examples=7)
settings.register_profile("quick", deadline=None, max_examples=6)
settings.load_profile("whole")


def pytest_configure(config: pytest.Config) -> None:
    # Nothing that is collected is garbage before the end: to go through all of it takes seconds.
    gc.disable()
    config.addinivalue_line("markers", "slow: left out by packaging/test.sh --quick")
    config.addinivalue_line("markers", "soak: run only when asked for, by -m soak")


def pytest_xdist_auto_num_workers(config: pytest.Config) -> int:
    """Run one process more than there are cores: some tests wait for other processes."""
    return (os.cpu_count() or 1) + 1


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Read no file whose tests are all left out: to load what it needs takes longer than a test."""
    quick = "not slow" in config.option.markexpr and TESTS in collection_path.parents
    return True if quick and _is_slow(collection_path) else None


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Put what waits longest first: at the end it would have one worker idle."""
    items.sort(key=lambda item: "end_to_end" not in item.path.parts)
    for item in items:
        if _is_slow(item.path):
            item.add_marker(pytest.mark.slow)


_CRASHED: list[object] = []


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(error: object) -> None:
    """Remember a process that ended before its tests had."""
    if error:
        _CRASHED.append(error)


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Let a run that a crash cut short end as no run with failed tests does."""
    if _CRASHED:
        session.exitstatus = pytest.ExitCode.INTERNAL_ERROR


def pytest_collection_finish() -> None:
    gc.freeze()
    gc.enable()


@cache
def _is_slow(path: Path) -> bool:
    place = path.relative_to(TESTS)
    return any(place.is_relative_to(slow) for slow in SLOW)


@pytest.fixture(autouse=True)
def _garbage_waits(
    request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> Iterator[None]:
    """Leave the garbage of a test with Qt to the time after it, as the application's window does.

    Collected by a thread that is at work, or during painting, it may end the test run.
    """
    if "qapp" not in request.fixturenames:
        yield
        return
    # To ask Python how many objects are frozen takes a tenth of a second: it counts them.
    freeze, frozen = gc.freeze, Mock()
    monkeypatch.setattr(gc, "freeze", lambda: (frozen(), freeze()))
    gc.disable()
    yield
    if frozen.called:
        # Of what the test has frozen something may be garbage by now; the tests are none.
        gc.unfreeze()
        gc.collect()
        freeze()
    gc.enable()


@pytest.fixture(scope="session", autouse=True)
def _fewer_draws() -> Iterator[dict[str, int]]:
    """Draw less often than the application does, and give how often it does."""
    with pytest.MonkeyPatch.context() as patch:
        shipped: dict[str, int] = {}
        for place, often in FEWER.items():
            module, _, name = place.rpartition(".")
            shipped[place] = getattr(import_module(module), name)
            patch.setattr(place, often)
        yield shipped


@pytest.fixture
def as_shipped(_fewer_draws: dict[str, int], monkeypatch: pytest.MonkeyPatch) -> None:
    """Draw as often as the application does, for tests of the numbers themselves."""
    for place, often in _fewer_draws.items():
        monkeypatch.setattr(place, often)


COMPUTED_ANEW = ("core", "end_to_end/test_command_line_engine.py")
"""Where it is tested what the numbers are, how they come about, or that threads change none."""


@pytest.fixture(scope="session")
def _keeping() -> dict[str, Callable[..., object]]:
    return {place: keep_results(pkgutil.resolve_name(place)) for place in KEPT}


@pytest.fixture(scope="module", autouse=True)
def _kept_results(
    request: pytest.FixtureRequest, _keeping: dict[str, Callable[..., object]]
) -> Iterator[None]:
    """Test the workers and the worker model of the same labels once for all tests of a process."""
    place = request.path.relative_to(TESTS)
    if any(place.is_relative_to(each) for each in COMPUTED_ANEW):
        yield
        return
    with pytest.MonkeyPatch.context() as patch:
        for name, keeping in _keeping.items():
            patch.setattr(name, keeping)
        yield


@pytest.fixture(autouse=True)
def _same_seeds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Draw the same audits whenever a test runs: what is right about one may not be of another."""
    draw = random.Random(1).randrange
    monkeypatch.setattr(secrets, "randbelow", draw)
    if (module := sys.modules.get("crowdgui.core.audit.acceptance")) is not None:
        monkeypatch.setattr(module, "randbelow", draw)


@pytest.fixture(autouse=True)
def _no_thread_left() -> Iterator[None]:
    """Fail a test that leaves a thread of Python running."""
    before = set(threading.enumerate())
    yield
    left = [t for t in threading.enumerate() if t not in before and not t.daemon]
    for thread in left:
        thread.join(timeout=5)
    assert not [t.name for t in left if t.is_alive()]


@pytest.fixture(autouse=True)
def _no_qthread_left(
    request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> Iterator[None]:
    """Fail a test that leaves a QThread running: destroyed so, it would end the whole test run."""
    # A test without Qt makes no thread of Qt's, and must not load it.
    if "qapp" not in request.fixturenames:
        yield
        return
    from crowdgui.jobs import autosave, runner, worker

    # To give back the memory of all tests after each task takes longer than most tasks here.
    monkeypatch.setattr(worker, "trim_heap", lambda: None)
    made: list[weakref.ref[QThread]] = []

    def watched(kind: type[QThread]) -> type[QThread]:
        class Watched(kind):  # type: ignore[misc,valid-type]
            def __init__(self, *arguments: Any) -> None:
                super().__init__(*arguments)
                made.append(weakref.ref(self))

        return Watched

    monkeypatch.setattr(autosave, "ProjectWriter", watched(autosave.ProjectWriter))
    monkeypatch.setattr(runner, "WorkerThread", watched(runner.WorkerThread))
    yield
    running = [t for ref in made if (t := ref()) is not None and not _ends(t)]
    if running:
        autosave.end_late_threads(5000)
        runner.end_threads(5000)
    assert not running, f"left running: {running}"


@pytest.fixture(scope="module", autouse=True)
def _no_runner_left() -> Iterator[None]:
    """Fail a file of tests whose fixtures leave work running, which would end the run at its end.

    What one test starts is seen by `_no_qthread_left`; this is for what a whole file shares.
    """
    yield
    runner = sys.modules.get("crowdgui.jobs.runner")
    if runner is None:
        return
    left = [worker for thread, worker in list(runner._running.items()) if not _ends(thread)]
    runner.end_threads(5000)
    assert not left, f"left running: {[worker._task for worker in left]}"


def _ends(thread: QThread) -> bool:
    """Return whether a thread has ended, or is about to: its end waits for this thread's events."""
    from PySide6.QtCore import QCoreApplication

    try:
        for _ in range(_LOOKS):
            if not thread.isRunning():
                return True
            QCoreApplication.processEvents()
            thread.wait(_LOOK_MS)
        return not thread.isRunning()
    except RuntimeError:
        # Qt has deleted it, which ends the process where it still runs.
        return True


@pytest.fixture
def window(fresh_window: MainWindow) -> MainWindow:
    """Return the whole window; where it may have been used before, a file of tests says so."""
    return fresh_window


@pytest.fixture(scope="module")
def module_window(
    qapp: QApplication, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[MainWindow]:
    """Keep one window for all tests of a file; `reset_window` takes it back to the start."""
    from tests.ui.shared_window import shared_window

    with shared_window(qapp, tmp_path_factory.mktemp("settings")) as made:
        yield made


@pytest.fixture
def clean_window(module_window: MainWindow) -> Iterator[MainWindow]:
    """Return the window of the file at its start, and end what a test leaves under way in it."""
    from tests.ui.shared_window import cancel_and_wait, reset_window

    yield reset_window(module_window)
    cancel_and_wait(module_window)


@pytest.fixture
def qtbot(qapp: QApplication, request: pytest.FixtureRequest) -> QtBot:
    """Return pytest-qt's own, with patience."""
    from pytestqt.qtbot import QtBot

    bot = QtBot(request)
    for wait in ("waitSignal", "waitSignals", "waitUntil", "waitExposed"):
        setattr(bot, wait, partial(getattr(bot, wait), timeout=_PATIENCE_MS))
    return bot


@pytest.fixture
def fresh_window(qtbot: QtBot, qapp: QApplication, tmp_path: Path) -> MainWindow:
    """Return the whole window as the application puts it together, with settings of its own."""
    from PySide6.QtCore import QSettings

    from crowdgui.ui.app import make_window

    folder = str(tmp_path / "settings")
    QSettings.setPath(QSettings.Format.IniFormat, QSettings.Scope.UserScope, folder)
    made = make_window(qapp)
    made.resize(1280, 800)

    def cancel_and_wait(_: object) -> None:
        # A window that is closed during work asks a question that nobody here answers.
        for each in (
            made.run_controller,
            made.open_controller,
            made.run_controller.export_controller,
            made.study_controller,
        ):
            each.cancel()
        qtbot.waitUntil(lambda: not made.unfinished, timeout=20_000)

    qtbot.addWidget(made, before_close_func=cancel_and_wait)
    made.show()
    qtbot.waitExposed(made)
    return made


@pytest.fixture(scope="module")
def unpainted() -> Iterator[None]:
    """Paint no window of a file whose tests look at no picture: a third of their time.

    No plot is drawn in it, but where a test asks for it, and no table measures its columns.
    The stories in `end_to_end`, `ui/accessibility`, `ui/plots` and others paint what they show.
    """
    from PySide6.QtWidgets import QWidget

    from crowdgui.ui.dialogs.import_dialog.dialog import ImportDialog
    from crowdgui.ui.dialogs.simulation_dialog import SimulationDialog
    from crowdgui.ui.main_window.window import MainWindow
    from crowdgui.ui.pages.items.page import ItemsPage
    from crowdgui.ui.pages.labels.page import LabelsPage
    from crowdgui.ui.pages.workers.page import WorkersPage
    from crowdgui.ui.plots.base import Plot
    from crowdgui.ui.widgets.table_view import TableView

    kinds = (MainWindow, ImportDialog, SimulationDialog, ItemsPage, LabelsPage, WorkersPage)

    def without_painting(make: Callable[..., None]) -> Callable[..., None]:
        def made(window: QWidget, *arguments: Any, **options: Any) -> None:
            make(window, *arguments, **options)
            window.setUpdatesEnabled(False)

        return made

    with pytest.MonkeyPatch.context() as patch:
        for kind in kinds:
            patch.setattr(kind, "__init__", without_painting(kind.__init__))
        patch.setattr(Plot, "showEvent", QWidget.showEvent)
        patch.setattr(Plot, "redraw", lambda plot: setattr(plot, "_stale", True))
        for fit in ("fit_columns", "stretch_last"):
            patch.setattr(TableView, fit, lambda _: None)
        yield


@pytest.fixture
def harmless(monkeypatch: pytest.MonkeyPatch) -> None:
    """Read in this process, which is faster, what is known to do no harm."""
    from crowdgui.io.formats import arrays, parquet, spreadsheet
    from crowdgui.io.tabular.processes.reader_process import find_reader

    def read_here(
        path: Path, task: ReaderTask, _: object, **wanted: Any
    ) -> tuple[pa.Table, dict[str, Any]]:
        import pyarrow as pa

        table, facts = find_reader(task)(path, **wanted)
        # As they come out of the other process.
        return pa.table({}) if table is None else table, json.loads(json.dumps(facts))

    for module in (arrays, parquet, spreadsheet):
        monkeypatch.setattr(module, "read_in_subprocess", read_here)


@pytest.fixture
def write(tmp_path: Path) -> Callable[..., Path]:
    def write(text: str | bytes, name: str = "labels.csv") -> Path:
        path = tmp_path / name
        path.write_bytes(text if isinstance(text, bytes) else text.encode())
        return path

    return write
