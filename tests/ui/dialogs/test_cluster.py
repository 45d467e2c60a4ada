"""The form for a cluster, on a real one; that of other processes is for `io/cluster`."""

from __future__ import annotations

import threading
from importlib.util import find_spec
from typing import TYPE_CHECKING

import numpy as np
import pyarrow as pa
import pytest
from pyarrow import parquet
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog, QWidget

from crowdgui.core.progress import ignore_progress
from crowdgui.core.rules.distributed import ADDITIVE
from crowdgui.core.rules.registry import RULES
from crowdgui.ui.dialogs.cluster import ClusterDialog
from crowdgui.ui.session.settings import Settings
from tests.core.strategies import crowd

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from crowdgui.core.labels import Labels


pytest.importorskip("distributed")


pytestmark = pytest.mark.skipif(find_spec("pandas") is None, reason="Dask's shuffle needs pandas")


@pytest.fixture(scope="module")
def there(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Return the address of a scheduler with one worker, in threads of this process."""
    from distributed import LocalCluster

    with LocalCluster(
        n_workers=1,
        threads_per_worker=1,
        processes=False,
        protocol="tcp",
        host="127.0.0.1",
        dashboard_address=None,
        worker_dashboard_address=None,
        memory_limit=0,
        local_directory=str(tmp_path_factory.mktemp("cluster")),
    ) as made:
        yield made.scheduler_address


@pytest.fixture(scope="module")
def labels() -> Labels:
    rng = np.random.default_rng(4)
    return crowd(rng, rng.beta(2, 1.3, 9), 60, 3, fill=0.5)[0]


@pytest.fixture
def folder(labels: Labels, tmp_path: Path) -> Path:
    made = tmp_path / "labels"
    made.mkdir()
    columns = {
        "said": labels.classes[labels.code].tolist(),
        "annotator": labels.worker_ids[labels.worker].tolist(),
        "task_id": labels.item_ids[labels.item].tolist(),
    }
    parquet.write_table(pa.table(columns), made / "0.parquet")
    return made


@pytest.fixture
def dialog(qtbot: QtBot) -> Iterator[ClusterDialog]:
    parent = QWidget()
    made = ClusterDialog(Settings(), parent)

    def cancel_and_wait(_: object) -> None:
        # Its threads end before it is deleted with its parent.
        made.close()
        qtbot.waitUntil(lambda: not made.isVisible(), timeout=20_000)

    qtbot.addWidget(parent, before_close_func=cancel_and_wait)
    made.show()
    # The parent lives as long as the test does.
    yield made
    del parent


def choose(dialog: ClusterDialog, monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_: str(folder))
    dialog._browse.click()


def test_what_cannot_be_pressed_yet_says_why(dialog: ClusterDialog) -> None:
    dialog.cluster.address.setText("")
    for button, why in (
        (dialog.cluster.check, "Type the cluster’s address first."),
        (dialog.run_button, "Fill in all fields first."),
    ):
        assert not button.isEnabled()
        assert why in button.toolTip()
    dialog.cluster.address.setText("tcp://127.0.0.1:8786")
    assert dialog.cluster.check.isEnabled()
    assert dialog.cluster.check.toolTip() == ""


def looked(dialog: ClusterDialog, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: dialog.worker.value() != "", timeout=20_000)


def test_folder_in_and_final_labels_out(
    dialog: ClusterDialog,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    there: str,
    folder: Path,
    labels: Labels,
) -> None:
    assert not dialog.run_button.isEnabled()
    dialog.cluster.address.setText(there)
    dialog.cluster.check.click()
    ready = "Ready: 1 worker process with 1 threads."
    qtbot.waitUntil(lambda: dialog.cluster.state.text() == ready, timeout=20_000)
    choose(dialog, monkeypatch, folder)
    looked(dialog, qtbot)
    columns = [box.value() for box in (dialog.worker, dialog.item, dialog.label)]
    assert columns == ["annotator", "task_id", "said"]
    out = folder.with_name("labels-results")
    assert dialog.out.text() == str(out)
    dialog.run_button.click()
    assert dialog.stop_button.isEnabled()
    assert not dialog.place.isEnabled()
    qtbot.waitUntil(lambda: "Written to" in dialog.status.text(), timeout=60_000)
    assert (
        f"{labels.n_labels} labels of {labels.n_items} items by 9 workers" in dialog.status.text()
    )
    rows = parquet.read_table(out / "labels").to_pylist()
    plain = RULES["iwmv"].fit(labels, None, RULES["iwmv"].options(), ignore_progress)
    named = labels.item_ids.tolist(), labels.classes[plain.labels].tolist()
    assert {row["item"]: row["label"] for row in rows} == dict(zip(*named, strict=True))
    assert dialog.run_button.isEnabled()
    assert dialog._settings.cluster == there


def test_what_is_in_the_way_is_said_and_can_be_mended(
    dialog: ClusterDialog,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    there: str,
    folder: Path,
    tmp_path: Path,
) -> None:
    dialog.cluster.address.setText(there)
    choose(dialog, monkeypatch, folder)
    looked(dialog, qtbot)
    dialog.out.setText(str(folder))
    dialog.run_button.click()
    qtbot.waitUntil(
        lambda: "already exists. Choose another location." in dialog.message.sentence(),
        timeout=60_000,
    )
    assert dialog.run_button.isEnabled()


def test_a_place_without_labels_is_said_once_it_is_named(
    dialog: ClusterDialog, qtbot: QtBot, tmp_path: Path
) -> None:
    qtbot.keyClicks(dialog.place, str(tmp_path / "none"))
    qtbot.keyClick(dialog.place, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: "none" in dialog.message.sentence(), timeout=20_000)
    assert not dialog.run_button.isEnabled()


def test_a_cancel_leaves_nothing(
    dialog: ClusterDialog,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    there: str,
    folder: Path,
) -> None:
    dialog.cluster.address.setText(there)
    choose(dialog, monkeypatch, folder)
    looked(dialog, qtbot)
    dialog.run_button.click()
    dialog.stop_button.click()
    qtbot.waitUntil(lambda: not dialog.stop_button.isEnabled(), timeout=60_000)
    assert dialog.status.text() == "Nothing was written."
    assert not folder.with_name("labels-results").exists()


def test_every_rule_that_can_run_there_is_offered(dialog: ClusterDialog) -> None:
    assert dialog.rule.count() == len(ADDITIVE)
    assert dialog.rule.value() == "iwmv"


def test_a_place_typed_last_is_not_looked_at_once_the_form_is_closed(
    dialog: ClusterDialog, qtbot: QtBot
) -> None:
    dialog.activateWindow()
    dialog.place.setFocus()
    qtbot.waitUntil(dialog.place.hasFocus)
    qtbot.keyClicks(dialog.place, "nowhere")
    dialog.close()
    assert not dialog.isVisible()
    # A thread that ran on would end the whole process when the form is deleted.
    assert not dialog._looker.busy


@pytest.mark.parametrize("part", ["_runner", "_looker"])
def test_work_that_does_not_stop_holds_up_the_form_but_not_the_window(
    dialog: ClusterDialog, qtbot: QtBot, part: str
) -> None:
    stopped = threading.Event()
    getattr(dialog, part).start("", lambda _: stopped.wait(20))
    assert not dialog.close()
    assert dialog.isVisible()
    stopped.set()
    qtbot.waitUntil(lambda: not dialog.isVisible(), timeout=20_000)
