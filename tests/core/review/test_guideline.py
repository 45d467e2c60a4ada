"""What good workers read otherwise is found, and a crowd that only errs shows nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from crowdgui.cli.main import main
from crowdgui.core.job import Job
from crowdgui.core.labels import Labels, text_array
from crowdgui.core.results import run_job
from crowdgui.core.review import guideline
from crowdgui.core.review.guideline import by_guideline, guideline_problems
from crowdgui.core.review.queue import ReviewOrder, build_queue

if TYPE_CHECKING:
    from pathlib import Path

    import pytest


def drawn(
    seed: int, *, otherwise: float = 0.0, hard: int = 0, items: int = 200
) -> tuple[Labels, set[int]]:
    """Return labels of 10 good and 10 weak workers.

    A share `otherwise` of the good read class 1 as 2; on `hard` items the weak are led astray.
    """
    rng = np.random.default_rng(seed)
    truth = rng.integers(0, 3, items)
    item, worker = np.nonzero(rng.random((items, 20)) < 0.5)
    right = rng.random(item.size) < np.where(worker < 10, 0.95, 0.8)
    code = np.where(right, truth[item], rng.integers(0, 3, item.size))
    astray = (item < hard) & (worker >= 10)
    code[astray] = (truth[item[astray]] + 1) % 3
    reads = (worker < 10 * otherwise) & (truth[item] == 1) & right
    code[reads] = 2
    names = (text_array(map(str, range(items))), text_array(map(str, range(20))), text_array("abc"))
    return Labels.from_codes(item, worker, code, *names), set(range(hard))


def test_a_pair_that_some_good_workers_read_otherwise() -> None:
    labels, _ = drawn(1, otherwise=0.4)
    found = guideline_problems(run_job(Job(labels)))
    assert [(pair.final, pair.instead) for pair in found.pairs] == [(1, 2)]
    pair = found.pairs[0]
    assert 3 <= pair.readers <= 4
    assert len(pair.examples) == 5
    for item in pair.examples:
        codes = set(labels.code[labels.item == item].tolist())
        assert {1, 2} <= codes


def test_items_on_which_the_best_oppose_the_crowd() -> None:
    labels, hard = drawn(2, hard=8)
    outcome = run_job(Job(labels, rule="mv"))
    found = guideline_problems(outcome)
    assert found.items
    assert {each.item for each in found.items} <= hard
    queue = build_queue(outcome, ReviewOrder.GUIDELINE)
    assert queue.items.tolist() == by_guideline(outcome).tolist()
    assert set(queue.items.tolist()) <= hard
    assert found.items[0].p <= found.items[-1].p


def test_what_is_found_is_corrected_for_all_that_was_tested(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    found = [
        run_job(Job(drawn(1, otherwise=0.4)[0])),
        run_job(Job(drawn(2, hard=8)[0], rule="mv")),
    ]
    assert guideline_problems(found[0]).pairs
    assert guideline_problems(found[1]).items
    monkeypatch.setattr(guideline, "benjamini_hochberg", lambda p, *_: np.ones_like(p))
    for outcome in found:
        shown = guideline_problems(outcome)
        assert (len(shown.pairs), len(shown.items)) == (0, 0)


def test_a_crowd_that_only_errs_shows_nothing() -> None:
    """Of 12 crowds without a problem at most 5% show one of either kind, within noise."""
    wrong = 0
    for seed in range(12):
        labels, _ = drawn(100 + seed, items=60)
        found = guideline_problems(run_job(Job(labels)))
        wrong += bool(found.items or found.pairs)
    assert wrong <= 2


def test_the_table_and_the_report(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    labels, _ = drawn(1, otherwise=0.4)
    path, out = tmp_path / "labels.csv", tmp_path / "out"
    rows = zip(labels.worker, labels.item, labels.code, strict=True)
    lines = [f"w{worker},i{item},{'abc'[code]}" for worker, item, code in rows]
    path.write_text("\n".join(["worker,item,label", *lines]))
    assert main(["report", str(path), "--tables", "guideline", "--html", "--out", str(out)]) == 0
    table = (out / "guideline.csv").read_text().splitlines()
    assert table[0].startswith("problem,item,content,final_label,instead")
    assert len([line for line in table if line.startswith("classes,")]) == 5
    assert "Classes read in two ways" in (out / "report.html").read_text()
