"""Rules on a cluster of real processes give what they give here, whatever happens to one."""

from __future__ import annotations

from dataclasses import replace
from importlib.util import find_spec
from typing import TYPE_CHECKING

import numpy as np
import pyarrow as pa
import pytest
from pyarrow import parquet

from crowdgui.cli import main
from crowdgui.core.audit.calibration import default_calibration
from crowdgui.core.errors import Cancelled, CrowdError, DataError, InputError, WriteError
from crowdgui.core.progress import ignore_progress
from crowdgui.core.rules.em import EmOptions
from crowdgui.core.rules.registry import RULES
from crowdgui.io.cluster import cluster as waiting
from crowdgui.io.cluster.cluster import ClusterState, cluster_state
from crowdgui.io.cluster.parts import ColumnNames
from crowdgui.io.cluster.run import ClusterJob, ClusterRun, run_on_cluster
from tests.core.strategies import crowd
from tests.io.cluster.local_cluster import LocalCluster
from tests.refusals import refused

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from crowdgui.core.labels import Labels
    from crowdgui.core.options import Options
    from crowdgui.core.progress import Progress, ProgressCallback
    from crowdgui.core.rules.rule import Aggregation


pytest.importorskip("distributed")


pytestmark = pytest.mark.skipif(find_spec("pandas") is None, reason="Dask's shuffle needs pandas")


COLUMNS = ColumnNames("who", "what", "said")


@pytest.fixture(scope="module")
def there(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LocalCluster]:
    with LocalCluster(tmp_path_factory.mktemp("cluster")) as made:
        yield made


@pytest.fixture(scope="module")
def labels() -> Labels:
    rng = np.random.default_rng(4)
    return crowd(rng, rng.beta(2, 1.3, 30), 400, 3, fill=0.2)[0]


@pytest.fixture(scope="module")
def mixed(labels: Labels, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder in which the labels of an item are spread over the files."""
    order = np.random.default_rng(5).permutation(labels.n_labels)
    return written(labels, order, tmp_path_factory.mktemp("mixed"))


def written(labels: Labels, order: np.ndarray, folder: Path, files: int = 4) -> Path:
    for n, part in enumerate(np.array_split(order, files)):
        columns = {
            "who": labels.worker_ids[labels.worker[part]].tolist(),
            "what": labels.item_ids[labels.item[part]].tolist(),
            "said": labels.classes[labels.code[part]].tolist(),
            "else": [n] * part.size,
        }
        parquet.write_table(pa.table(columns), folder / f"{n}.parquet", row_group_size=150)
    return folder


def choices_of(rule: str) -> Options:
    """Return the usual choices, but for fewer steps of EM: each takes a while on a cluster."""
    options = RULES[rule].options()
    return replace(options, max_steps=3) if rule.startswith("em") else options


def job_of(place: Path, out: Path, rule: str = "iwmv") -> ClusterJob:
    return ClusterJob(str(place), COLUMNS, rule, choices_of(rule), str(out), part_rows=900)


def done(
    there: LocalCluster, job: ClusterJob, report: ProgressCallback = ignore_progress
) -> ClusterRun:
    return run_on_cluster(job, there.address, report)


def assert_same(found: ClusterRun, out: Path, labels: Labels, plain: Aggregation) -> None:
    """Hold what stands in the folder against the same rule on the same labels here."""
    assert [s.changed for s in found.workers.history] == [s.changed for s in plain.history]
    reached = [step.objective or 0.0 for step in plain.history]
    ours = [step.objective or 0.0 for step in found.workers.history]
    np.testing.assert_allclose(ours, reached, rtol=1e-12)
    assert found.workers.converged == plain.converged
    items = parquet.read_table(out / "labels").to_pylist()
    assert len(items) == labels.n_items == found.n_items
    place = {name: j for j, name in enumerate(labels.item_ids.tolist())}
    order = [place[row["item"]] for row in items]
    assert sorted(order) == list(range(labels.n_items))
    names = labels.classes.tolist()
    assert [row["label"] for row in items] == [names[plain.labels[j]] for j in order]
    assert [row["tied"] for row in items] == plain.tied[order].tolist()
    assert [row["labels"] for row in items] == labels.labels_per_item[order].tolist()
    sure = default_calibration(plain.rule).confidence(plain.confidence)
    expected = {"confidence": sure, "margin": plain.margin}
    if RULES[plain.rule].gives_probability:
        expected["model_probability"] = plain.confidence
    for name, values in expected.items():
        written = [row[name] for row in items]
        np.testing.assert_allclose(written, values[order], atol=1e-9)
    workers = {
        row["worker"]: row for row in parquet.read_table(out / "workers.parquet").to_pylist()
    }
    for i, name in enumerate(labels.worker_ids.tolist()):
        assert workers[name]["labels"] == labels.labels_per_worker[i]
        assert workers[name]["accuracy"] == pytest.approx(plain.accuracy[i])
        if plain.weights is not None:
            assert workers[name]["weight"] == pytest.approx(plain.weights[i])


def plain_of(labels: Labels, rule: str) -> Aggregation:
    return RULES[rule].fit(labels, None, choices_of(rule), ignore_progress)


@pytest.mark.parametrize("rule", ["iwmv-log", "em-class"])
def test_a_rule_of_each_family_gives_what_it_gives_here(
    there: LocalCluster, labels: Labels, mixed: Path, tmp_path: Path, rule: str
) -> None:
    found = done(there, job_of(mixed, tmp_path / "out", rule))
    assert_same(found, tmp_path / "out", labels, plain_of(labels, rule))
    assert [path.name for path in tmp_path.iterdir()] == ["out"]


def test_items_that_are_together_need_no_shuffle(
    there: LocalCluster, labels: Labels, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    names = labels.item_ids[labels.item].tolist()
    order = np.array(sorted(range(labels.n_labels), key=names.__getitem__))
    # Files begin with an item of their own.
    edge = next(
        i
        for i in range(labels.n_labels // 2, labels.n_labels)
        if names[order[i]] != names[order[i - 1]]
    )
    (tmp_path / "in").mkdir()
    written(labels, order[:edge], tmp_path / "in", 1)
    (tmp_path / "in" / "0.parquet").rename(tmp_path / "in" / "first.parquet")
    written(labels, order[edge:], tmp_path / "in", 1)
    monkeypatch.delattr("crowdgui.io.cluster.run._brought_together")
    job = ClusterJob(
        str(tmp_path / "in"), COLUMNS, "iwmv", RULES["iwmv"].options(), str(tmp_path / "out")
    )
    assert_same(done(there, job), tmp_path / "out", labels, plain_of(labels, "iwmv"))


def test_rows_that_lack_something_and_further_answers_are_counted(
    there: LocalCluster, tmp_path: Path
) -> None:
    rows = {
        "who": ["a", "b", "c", None, "a", "b", "c", "a"],
        "what": [1, 1, 1, 1, 2, 2, None, 1],
        "said": ["x", "x", "y", "y", "y", "y", "y", "y"],
    }
    parquet.write_table(pa.table(rows), tmp_path / "in.parquet")
    found = done(there, job_of(tmp_path / "in.parquet", tmp_path / "out", "mv"))
    items = parquet.read_table(tmp_path / "out" / "labels").to_pylist()
    told = {row["item"]: (row["label"], row["labels"]) for row in items}
    assert told == {"1": ("x", 3), "2": ("y", 2)}
    assert found.notes == (
        "Rows skipped because the worker, item or label is missing: 2.",
        "Further labels by a worker for the same item, skipped: 1.",
    )
    assert "5 labels of 2 items by 3 workers" in found.summary


def test_a_cancel_leaves_nothing(there: LocalCluster, mixed: Path, tmp_path: Path) -> None:
    def report(progress: Progress) -> None:
        if progress.step is not None and progress.step.iteration == 1:
            raise Cancelled

    with pytest.raises(Cancelled):
        done(there, job_of(mixed, tmp_path / "out"), report)
    assert not list(tmp_path.iterdir())
    assert cluster_state(there.address) == ClusterState(2, 2, 0)


def test_what_stands_at_the_place_stays(there: LocalCluster, mixed: Path, tmp_path: Path) -> None:
    (tmp_path / "out").write_text("precious")
    with refused(WriteError, match=r"out already exists\. Choose another location"):
        done(there, job_of(mixed, tmp_path / "out"))
    assert (tmp_path / "out").read_text() == "precious"
    assert len(list(tmp_path.iterdir())) == 1


@pytest.mark.parametrize(
    ("place", "columns", "sentence"),
    [
        ("nowhere", COLUMNS, "There is no Parquet file at"),
        ("", ColumnNames("who", "what", "answer"), "has no column “answer”. It has “who”, “what”"),
        ("damaged.parquet", COLUMNS, "can’t be read: It is damaged or isn’t a Parquet file."),
    ],
)
def test_labels_that_cannot_be_read_are_one_sentence(
    there: LocalCluster,
    mixed: Path,
    tmp_path: Path,
    place: str,
    columns: ColumnNames,
    sentence: str,
) -> None:
    (tmp_path / "damaged.parquet").write_bytes(b"PAR1 and no more")
    source = tmp_path / place if place else mixed
    options = RULES["mv"].options()
    with refused(CrowdError, match=sentence):
        done(there, ClusterJob(str(source), columns, "mv", options, str(tmp_path / "out")))
    assert not (tmp_path / "out").exists()


def test_what_needs_all_labels_in_one_place_is_refused(tmp_path: Path) -> None:
    with refused(DataError, match="The rule “kos” can’t run on a cluster; mv, oswmv"):
        job_of(tmp_path, tmp_path, "kos")
    for options in (EmOptions(hold_gold=True), EmOptions(start_from="several")):
        with refused(CrowdError, match="cluster"):
            ClusterJob("in", COLUMNS, "em", options, "out")


def test_the_command_line(
    there: LocalCluster,
    labels: Labels,
    mixed: Path,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    out = tmp_path / "out"
    words = ["report", str(mixed), "--engine", "dask", "--out", str(out)]
    names = ["--worker", "who", "--item", "what", "--label", "said"]
    assert main([*words, *names, "--cluster", there.address, "--rule", "oswmv"]) == 0
    told = capsys.readouterr().out
    assert f"{labels.n_labels:,} labels of 400 items by 30 workers" in told
    assert parquet.read_table(out / "labels").num_rows == 400
    for more, sentence in {
        ("--cluster", "tcp://127.0.0.1:1"): "Name the columns with",
        tuple(names): "needs --cluster",
        (*names, "--html"): "--html can’t be used with --engine dask.",
        (*names, "--cluster", "tcp://127.0.0.1:1"): "There is no Dask scheduler at",
    }.items():
        assert main([*words, *more]) == 2
        assert sentence in capsys.readouterr().err
    assert main(["report", str(mixed), "--cluster", there.address]) == 2
    assert "--cluster needs --engine dask." in capsys.readouterr().err


def test_a_worker_killed_in_the_middle_changes_nothing(
    there: LocalCluster, labels: Labels, mixed: Path, tmp_path: Path
) -> None:
    killed = []

    def report(progress: Progress) -> None:
        if progress.step is not None and progress.step.iteration == 1 and not killed:
            there.kill_a_worker()
            killed.append(progress)

    found = done(there, job_of(mixed, tmp_path / "out", "em"), report)
    assert killed
    assert_same(found, tmp_path / "out", labels, plain_of(labels, "em"))


def test_without_workers_or_scheduler_it_is_one_sentence_and_nothing_is_written(
    there: LocalCluster, mixed: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ends the cluster of this file, and so stands last."""
    job = job_of(mixed, tmp_path / "out")
    with monkeypatch.context() as hurried:
        hurried.setattr(waiting, "PATIENCE", 1.0)

        def killing_the_workers(progress: Progress) -> None:
            if progress.step is not None:
                there.kill_all_workers()

        with refused(InputError, match=r"^The cluster has no worker processes left\. Noth"):
            run_on_cluster(job, there.address, killing_the_workers)
    assert not list(tmp_path.iterdir())

    def killing_the_scheduler(_: Progress) -> None:
        # This time it would wait longer for somebody to do the work.
        if there.scheduler.poll() is None:
            there.scheduler.kill()
            there.scheduler.wait()

    with refused(InputError, match=r"^The cluster can’t be reached any more\. Nothing"):
        run_on_cluster(job, there.address, killing_the_scheduler)
    with refused(InputError, match="There is no Dask scheduler at"):
        cluster_state(there.address)
    assert not list(tmp_path.iterdir())
