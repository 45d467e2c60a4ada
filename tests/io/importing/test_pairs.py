"""Comparisons of two are recognised, read and refused where a cell could mean either item."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from crowdgui.analysis import open_labels
from crowdgui.core.errors import ReadError
from crowdgui.core.pairwise.comparisons import Choice
from crowdgui.core.progress import ignore_progress
from crowdgui.io.importing.assistant.findings import read_findings
from crowdgui.io.importing.guess.certainty import UnclearReadingError
from crowdgui.io.importing.guess.guessing import DoubtKind
from crowdgui.io.importing.pairs import side_of
from crowdgui.io.importing.sources import open_source

if TYPE_CHECKING:
    from pathlib import Path

    from crowdgui.core.pairwise.comparisons import Comparisons

WORKERS = ("ann", "bob", "cat")
PAIRS = (("x1", "x2"), ("x2", "x3"), ("x3", "x1"), ("x3", "x4"), ("x4", "x1"))


def write(folder: Path, header: str, third: tuple[str, ...]) -> Path:
    """Write five comparisons by each of three workers, the choices of `third` in turn."""
    rows = [f"{who},{one},{two}" for who in WORKERS for one, two in PAIRS]
    lines = [f"{row},{third[i % len(third)]}" for i, row in enumerate(rows)]
    path = folder / "pairs.csv"
    path.write_text("\n".join([header, *lines]) + "\n", "utf-8")
    return path


def read(path: Path, **options: str) -> Comparisons:
    found = open_labels(path, **options).comparisons
    assert found is not None
    return found


@pytest.mark.parametrize(
    ("header", "choices", "expected"),
    [
        ("worker,left,right,label", ("left", "Right", "tie"), (0, 1, 2)),
        ("worker,item_a,item_b,winner", ("a", "B", "equal"), (0, 1, 2)),
        ("rater,model_a,model_b,winner", ("model_a", "model_b", "tie (bothbad)"), (0, 1, 2)),
        ("worker,option1,option2,better", ("1", "2", "draw"), (0, 1, 2)),
    ],
)
def test_named_sides_are_recognised(
    tmp_path: Path, header: str, choices: tuple[str, ...], expected: tuple[int, ...]
) -> None:
    data = read(write(tmp_path, header, choices))
    assert (data.n_items, data.n_workers, data.n_comparisons) == (4, 3, 15)
    assert [int(c) for c in data.choice[data.worker == 0]] == [expected[i % 3] for i in range(5)]
    assert [str(data.item_ids[i]) for i in data.left[data.worker == 1]] == [a for a, _ in PAIRS]


def test_ids_of_the_winner_are_recognised_under_any_names(tmp_path: Path) -> None:
    rows = [f"{who},{a},{b},{min(a, b)}" for who in WORKERS for a, b in PAIRS]
    path = tmp_path / "pairs.csv"
    path.write_text("\n".join(["who,here,there,took", *rows]), "utf-8")
    data = read(path)
    assert data.counts.wins.tolist()[:2] == [9, 3]
    assert data.counts.losses.tolist()[:2] == [0, 3]


def test_sides_in_columns_of_other_names_are_asked_about(tmp_path: Path) -> None:
    path = write(tmp_path, "worker,here,there,choice", ("left", "right"))
    with pytest.raises(UnclearReadingError) as raised:
        open_labels(path)
    assert raised.value.doubt.kind is DoubtKind.PAIRS
    assert "--left “here” --right “there”" in str(raised.value)
    assert read(path, left="here", right="there").n_items == 4


def test_a_worker_column_that_is_not_called_so_is_asked_about(tmp_path: Path) -> None:
    path = write(tmp_path, "team,left,right,label", ("left", "right"))
    with pytest.raises(UnclearReadingError) as raised:
        open_labels(path)
    assert raised.value.doubt.kind is DoubtKind.PAIR_WORKER
    assert read(path, worker="team").n_workers == 3
    # Both items are named: what is left over is ignored.
    assert read(path, left="left", right="right").n_workers == 1


def test_rows_that_are_no_comparison_are_skipped_and_counted(tmp_path: Path) -> None:
    path = write(tmp_path, "worker,left,right,label", ("left", "right"))
    lines = ["ann,x1,x1,left", "ann,x1,x2,perhaps", "ann,,x2,left", "ann,x1,x2,", ",x1,x2,left"]
    path.write_text(path.read_text("utf-8") + "\n".join(lines), "utf-8")
    data = open_labels(path, left="left", right="right", worker="worker")
    assert data.labels.n_labels == 15
    assert sorted(left.count for left in data.skipped) == [1] * 5


def test_the_same_comparison_again_counts_unless_the_occasion_is_named(tmp_path: Path) -> None:
    rows = ["ann,x1,x2,left", "ann,x1,x2,left", "ann,x2,x1,left", "bob,x1,x2,tie"]
    path = tmp_path / "pairs.csv"
    path.write_text("\n".join(["worker,left,right,winner", *rows]), "utf-8")
    data = open_labels(path)
    assert data.labels.item_ids.tolist() == ["x1 · x2", "x1 · x2 (2)", "x2 · x1"]
    assert data.labels.n_labels == 4
    named = [f"{row},q1" for row in rows]
    path.write_text("\n".join(["worker,left,right,winner,prompt_id", *named]), "utf-8")
    again = open_labels(path, left="left", right="right", item="prompt_id")
    assert again.labels.n_labels == 3
    assert again.repeated_pairs == 1


def test_a_word_that_could_mean_either_item_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "pairs.csv"
    path.write_text("worker,left,right,label\nann,b,a,a\nbob,a,b,a\ncat,a,b,b\n", "utf-8")
    with pytest.raises(ReadError, match="Rename the item"):
        open_labels(path)


@pytest.mark.parametrize("names", ["1,2,3,4,5,6", "p,q,r,s,t,u", "i1,i2,i3,i4,i5,i6"])
def test_items_in_columns_are_no_comparisons(names: str, tmp_path: Path) -> None:
    path = tmp_path / "wide.csv"
    rows = ["ann,a,b,c,b,a,c", "bo,b,c,a,c,a,b", "cy,c,a,b,b,a,c", "di,a,c,a,c,a,b"]
    path.write_text("\n".join([f"worker,{names}", *rows]), "utf-8")
    found = open_labels(path)
    assert found.comparisons is None
    assert (found.labels.n_labels, found.labels.n_workers, found.labels.n_items) == (24, 4, 6)


def test_two_labels_per_row_are_no_comparisons(tmp_path: Path) -> None:
    rows = [f"t{i},{'yes' if i % 3 else 'no'},{'yes' if i % 2 else 'no'},yes" for i in range(20)]
    path = tmp_path / "wide.csv"
    path.write_text("\n".join(["item,a,b,c", *rows]), "utf-8")
    assert open_labels(path).pairs is None


@pytest.mark.parametrize(
    ("word", "side"),
    [
        ("Model A", Choice.LEFT),
        ("right item", Choice.RIGHT),
        ("no preference", Choice.TIE),
        ("both_good", Choice.TIE),
        ("0", None),
        ("perhaps", None),
    ],
)
def test_words_for_sides(word: str, side: Choice | None) -> None:
    assert side_of(word) is side


def test_ratings_of_models_are_comparisons_where_both_are_named(tmp_path: Path) -> None:
    rows = [("a", "b", "model_1"), ("b", "c", "tie"), ("c", "a", "model_2")]
    path = tmp_path / "judge.jsonl"
    records = [
        {
            "question_id": n,
            "model_1": one,
            "model_2": other,
            "g1_winner": won,
            "judge": ["gpt", "p"],
        }
        for n, (one, other, won) in enumerate(rows)
    ]
    path.write_text("".join(json.dumps(record) + "\n" for record in records), "utf-8")
    assert open_labels(path).pairs is None
    data = read(path, left="model_1", right="model_2")
    assert data.item_ids.tolist() == ["a", "b", "c"]
    assert data.counts.wins.tolist() == [2, 0, 0]
    assert data.counts.ties.tolist() == [0, 1, 1]


def test_the_import_says_that_items_will_be_ranked(tmp_path: Path) -> None:
    path = write(tmp_path, "worker,left,right,label", ("left", "right"))
    found = read_findings(open_source(path), ignore_progress)
    assert [(fact[0], fact[1].split(",")[0]) for fact in found.facts[:2]] == [
        ("15", "comparisons"),
        ("4", "items"),
    ]
    assert "the items are ranked" in found.checks[0].sentence
    assert all(check.mark == "ok" for check in found.checks)
