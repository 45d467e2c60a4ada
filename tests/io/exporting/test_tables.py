"""The tables that are handed on, held against what they are made of, cell by cell."""

from __future__ import annotations

import csv
from collections import Counter
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from crowdgui import __version__
from crowdgui.core.audit.sample import NO_CLASS, AuditSample
from crowdgui.core.bounds.guarantee import GuaranteeOptions
from crowdgui.core.errors import InputError
from crowdgui.core.job import Job
from crowdgui.core.labels import UNLABELLED, Labels, text_array
from crowdgui.core.progress import ignore_progress
from crowdgui.core.results import run_job
from crowdgui.core.review.decisions import Decision
from crowdgui.io.exporting.results import LABEL_COLUMNS, Results, final_labels_table
from crowdgui.io.exporting.table_list import TABLES, write_skipped_rows
from crowdgui.io.exporting.text_files import split_blocks
from crowdgui.io.importing.read_labels import read_labels
from crowdgui.io.importing.skipped_rows import LISTED, SkippedRows
from crowdgui.io.importing.sources import open_source
from tests.core.audit.audits import plain_audit
from tests.core.strategies import from_rows
from tests.refusals import refused

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path


KEY = b"0123456789abcdef"


DECISIONS = {
    0: Decision(1, "Ada", "2026-01-01T00:00:00Z", "blurred", is_gold=True),
    2: Decision(UNLABELLED, "Ada", "2026-01-02T00:00:00Z", "ask again"),
}


def rows_of(n: int = 60, workers: int = 8, seed: int = 0) -> list[tuple[str, str, str]]:
    rng = np.random.default_rng(seed)
    return [
        (f"w{w}", f"i{i}", "yes" if (i % 2 == 0) != (rng.random() < 0.2) else "no")
        for i in range(n)
        for w in rng.permutation(workers)[:4]
    ]


def results_of(rows: Sequence[tuple[str, str, str]], **more: Any) -> Results:
    excluded = more.pop("excluded", None)
    outcome = run_job(Job(from_rows(rows), None, "mv", excluded=excluded))
    return Results(outcome, outcome.estimates, more.pop("skipped", ()), **more)


def table(key: str, results: Results) -> tuple[tuple[str, ...], list[tuple[Any, ...]]]:
    made = next(table for table in TABLES if table.key == key)
    assert not made.lacking(results)
    header, columns = made.table(results, ignore_progress)
    blocks = split_blocks(header, columns)
    cells = [np.asarray(c).tolist() for c in blocks.make(slice(0, blocks.n_rows))]
    assert len(cells) == len(header)
    return header, list(zip(*cells, strict=True))


def test_every_table_has_a_key_a_name_and_a_sentence_of_its_own() -> None:
    for part in ("key", "name", "sentence"):
        assert len({getattr(table, part) for table in TABLES}) == len(TABLES)


def test_labels_have_the_columns_that_are_chosen() -> None:
    results = results_of(rows_of())
    usual, _ = final_labels_table(results)
    assert usual == ("item", "label", "confidence", "margin", "tied", "labels")
    decided = results_of(rows_of(), decisions=DECISIONS)
    header, columns = final_labels_table(
        decided, slice(0, 3), ("item", "label", "by_hand", "rule", "version")
    )
    assert header == ("item", "label", "by_hand", "rule", "version")
    by_hand = [bool(cell) for cell in columns[2]]
    assert by_hand == [True, False, False]
    assert columns[1][0] == results.outcome.job.labels.classes[1]
    assert set(columns[3].tolist()) == {"mv"}
    assert set(columns[4].tolist()) == {__version__}


def test_decisions_are_told_where_there_are_some() -> None:
    results = results_of(rows_of(), decisions=DECISIONS)
    header, rows = table("labels", results)
    first, third = (dict(zip(header, rows[i], strict=True)) for i in (0, 2))
    told = ("set_by", "set_at", "is_gold", "note")
    assert [first[key] for key in told] == ["Ada", "2026-01-01T00:00:00Z", "yes", "blurred"]
    assert [third[key] for key in told] == ["", "", "", "ask again"]


def test_an_audited_label_is_signed_by_the_audit() -> None:
    audited = GuaranteeOptions(audit=AuditSample((2, 4), 1, (1, 0)))
    results = replace(results_of(rows_of(), decisions=DECISIONS), guarantee_options=audited)
    header, rows = table("labels", results)
    at = header.index("set_by")
    assert [row[at] for row in rows[:5]] == ["Ada", "", "audit", "", "audit"]
    alone = replace(results, decisions={})
    assert "set_by" in final_labels_table(alone)[0]


def test_every_column_of_the_labels_can_be_made_of_some_rows() -> None:
    results = results_of(rows_of(), decisions=DECISIONS)
    all_of = final_labels_table(results, columns=tuple(LABEL_COLUMNS))[1]
    some = final_labels_table(results, slice(1, 4), tuple(LABEL_COLUMNS))[1]
    for whole, part in zip(all_of, some, strict=True):
        np.testing.assert_array_equal(np.asarray(whole)[1:4], np.asarray(part))


@given(
    rows=st.lists(
        st.tuples(st.sampled_from("uvw"), st.sampled_from("abcd"), st.sampled_from("xy")),
        min_size=1,
        max_size=25,
    ),
    cut=st.integers(0, 4),
)
def test_side_by_side_has_every_answer_in_its_place(
    rows: list[tuple[str, str, str]], cut: int
) -> None:
    results = results_of(rows)
    header, found = table("wide", results)
    labels = results.outcome.job.labels
    assert header == ("item", "label", *labels.worker_ids.tolist())
    for row in found:
        for worker, cell in zip(header[2:], row[2:], strict=True):
            given_ = sorted(label for w, i, label in rows if (w, i) == (worker, row[0]))
            assert sorted(cell.split(", ") if cell else []) == given_
    # Any cut into blocks gives the same cells.
    columns = next(t for t in TABLES if t.key == "wide").table(results, ignore_progress)[1]
    cut = min(cut, columns.n_rows)
    parts = [columns.make(slice(0, cut)), columns.make(slice(cut, columns.n_rows))]
    joined = [[*a.tolist(), *b.tolist()] for a, b in zip(*parts, strict=True)]
    assert list(zip(*joined, strict=True)) == found


def test_side_by_side_shows_hand_set_labels_and_workers_left_out() -> None:
    rows = [("a", "i0", "x"), ("b", "i0", "y"), ("c", "i0", "y")]
    decided = {0: Decision(0, "Ada", "2026-01-01T00:00:00Z")}
    results = results_of(rows, decisions=decided, excluded=np.array([False, False, True]))
    assert table("wide", results) == (
        ("item", "label", "a", "b", "c"),
        [("i0", "x", "x", "y", "y")],
    )


def test_a_worker_called_as_another_column_keeps_a_column() -> None:
    results = results_of([("item", "i0", "x"), ("label", "i0", "x")])
    assert table("wide", results)[0] == ("item", "label", "item (2)", "label (2)")


def test_side_by_side_has_a_limit() -> None:
    labels = Labels.from_codes(
        [0],
        [0],
        [0],
        text_array(["i"]),
        text_array(f"w{n}" for n in range(20_001)),
        text_array(["x", "y"]),
    )
    results = results_of(rows_of())
    job = replace(results.outcome.job, labels=labels)
    big = replace(results, outcome=replace(results.outcome, job=job))
    with refused(InputError, match="20,001 workers and 1 items would make 20,001 cells"):
        table("wide", big)


def test_confusion_counts_every_label_once() -> None:
    results = results_of(rows_of())
    header, found = table("confusion", results)
    assert header == ("worker", "final_label", "answer", "count", "share")
    labels, final = results.outcome.job.labels, results.outcome.aggregation.labels
    counted = Counter(
        (str(labels.worker_ids[w]), str(labels.classes[final[i]]), str(labels.classes[c]))
        for w, i, c in zip(labels.worker, labels.item, labels.code, strict=True)
    )
    assert {row[:3]: row[3] for row in found} == counted
    totals: Counter[tuple[str, str]] = Counter()
    for (worker, label, _), count in counted.items():
        totals[worker, label] += count
    for worker, label, answer, count, share in found:
        assert share == pytest.approx(count / totals[worker, label]), answer


def test_agreement_leaves_out_whom_the_job_leaves_out() -> None:
    excluded = np.zeros(8, dtype=bool)
    excluded[3] = True
    results = results_of(rows_of(), excluded=excluded)
    _, pairs = table("agreement-pairs", results)
    name = str(results.outcome.job.labels.worker_ids[3])
    assert len(pairs) == 21
    assert not [row for row in pairs if name in row[:2]]
    assert table("agreement-items", results)[0] == ("item", "labels", "agreement")
    assert table("agreement", results)[0][:3] == ("of", "class", "coefficient")


def test_the_audit_is_told_in_its_order() -> None:
    plain = results_of(rows_of())
    final = plain.outcome.aggregation.labels
    audit = plain_audit(final, 6, seed=5, by_class=True).answer(0, 1).answer(1, NO_CLASS)
    results = replace(plain, guarantee_options=GuaranteeOptions(audit=audit))
    header, found = table("audit", results)
    labels = results.outcome.job.labels
    assert header == (
        "draw",
        "item",
        "label",
        "seed",
        "rule_label",
        "checked",
        "stratum",
    )
    assert [row[1] for row in found] == [str(labels.item_ids[i]) for i in audit.sample]
    assert [row[0] for row in found] == [1, 2, 3, 4, 5, 6]
    assert [row[2] for row in found] == [str(labels.classes[1]), "none of the classes", *[""] * 4]
    assert [row[5] for row in found] == [True, True, False, False, False, False]
    assert {row[3] for row in found} == {5}
    assert {row[place] for row in found for place in (4, 6)} == {""}, "they would lead who audits"
    whole = replace(audit, answers=(1,) * 6)
    _, found = table("audit", replace(plain, guarantee_options=GuaranteeOptions(audit=whole)))
    assert [row[4] for row in found] == [str(labels.classes[final[i]]) for i in audit.sample]
    assert [row[6] for row in found] == [row[4] for row in found]


def test_labels_of_workers_left_out_are_kept_apart() -> None:
    excluded = np.zeros(8, dtype=bool)
    excluded[[1, 5]] = True
    rows = rows_of()
    results = results_of(rows, excluded=excluded)
    names = {str(name) for name in results.outcome.job.labels.worker_ids[excluded]}
    _, found = table("excluded", results)
    assert sorted(found) == sorted(row for row in rows if row[0] in names)
    header, each = table("workers", results)
    place = header.index("excluded")
    assert {row[0] for row in each if row[place]} == names


def test_every_place_that_was_left_out_is_told() -> None:
    places = np.arange(2, 2002)
    left_out = (
        SkippedRows("Missing value", 2000, tuple(range(2, 1002)), "a.csv", places=places),
        SkippedRows("No worker", 1, (7,), "b.csv"),
    )
    header, found = table("left-out", results_of(rows_of(), skipped=left_out))
    assert header == ("file", "counted_by", "place", "reason")
    assert found[:2000] == [("a.csv", "line", int(p), "Missing value") for p in places]
    assert found[2000:] == [("b.csv", "line", 7, "No worker")]


def test_what_there_is_not_is_said() -> None:
    results = results_of(rows_of())
    why = {table.key: table.lacking(results) for table in TABLES if table.lacking(results)}
    assert why == {
        "review": "No audit has shown what to review yet.",
        "audit": "No audit sample was drawn.",
        "models": "No worker is marked as a model.",
        "model-classes": "No worker is marked as a model.",
        "groups": "No column of groups was chosen, and there is no list of workers.",
        "quality-over-time": (
            "The file doesn’t say when labels were given. A column with the role Time is needed."
        ),
        "excluded": "No worker is excluded.",
        "left-out": "Nothing in the files was skipped.",
    }


def test_pseudonyms_hide_workers_in_every_table() -> None:
    excluded = np.zeros(8, dtype=bool)
    excluded[2] = True
    rows = [(f"secret-{worker}", item, label) for worker, item, label in rows_of()]
    final = results_of(rows).outcome.aggregation.labels
    results = results_of(
        rows,
        excluded=excluded,
        key=KEY,
        guarantee_options=GuaranteeOptions(audit=plain_audit(final, 3, seed=1)),
        skipped=(SkippedRows("Missing value", 1, (2,), "a.csv"),),
    )
    seen = 0
    for made in TABLES:
        if made.lacking(results):
            continue
        header, found = table(made.key, results)
        assert "secret" not in repr((header, found)), made.key
        seen += "worker 00" in repr((header, found))
    assert seen == 5


def test_every_place_is_written_with_its_reason(tmp_path: Path) -> None:
    path, listed = tmp_path / "=labels.csv", tmp_path / "skipped.csv"
    n = LISTED + 200
    rows = [f"w{i},t{i % 7},{'' if i < n else 'yes'}" for i in range(n + 40)]
    path.write_text("\n".join(["worker,item,label", *rows, ",t1,yes"]) + "\n", encoding="utf-8")
    left = read_labels(open_source(path)).skipped
    assert write_skipped_rows(listed, left).rows == n + 1
    with listed.open(encoding="utf-8", newline="") as file:
        found = list(csv.DictReader(file))
    by_reason = {}
    for row in found:
        assert (row["file"], row["counted_by"]) == ("'=labels.csv", "line")
        by_reason.setdefault(row["reason"], []).append(int(row["place"]))
    assert by_reason == {
        "The label is missing": list(range(2, n + 2)),
        "The worker is missing": [n + 42],
    }


def test_nothing_left_out_is_a_header_alone(tmp_path: Path) -> None:
    path = tmp_path / "skipped.csv"
    assert write_skipped_rows(path, ()).rows == 0
    assert path.read_text(encoding="utf-8") == "file,counted_by,place,reason\n"
