"""Class probabilities are found, checked and kept with the labels they came with."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

from crowdgui.core.errors import ReadError
from crowdgui.io.importing.guess.spec_detection import GUESSED_ROWS
from crowdgui.io.importing.read_labels import read_labels
from crowdgui.io.importing.recipes import build_recipe, open_with_recipe
from crowdgui.io.importing.sources import open_source
from crowdgui.io.importing.tables import OpenedFile, preview
from crowdgui.io.tabular.roles import probability_class

if TYPE_CHECKING:
    from pathlib import Path

    from crowdgui.io.importing.read_labels import ImportedLabels

SHARES = [(0.9, 0.1), (0.2, 0.8), (0.6, 0.4), (0.31, 0.69)]


def save(path: Path, head: str, cells: list[str]) -> Path:
    """Save labels of two people and of a model, whose rows end in these cells."""
    empty = "," * head.count(",")
    lines = [f"worker,item,label{head}"]
    for i in range(4):
        lines += [f"{who},i{i},{'no' if i % 2 else 'yes'}{empty}" for who in ("ann", "bo")]
        lines.append(f"gpt-4o,i{i},{'no' if i % 2 else 'yes'},{cells[i]}")
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return path


def read(path: Path, **options: Any) -> ImportedLabels:
    return read_labels(open_source(path, worker="worker", item="item", label="label", **options))


def shares_of(found: ImportedLabels) -> dict[str, list[float]]:
    """Return the probabilities of "no" and "yes" by item; only the model may have any."""
    labels, kept = found.labels, found.labels.metadata.probabilities
    if kept is None:
        return {}
    with_shares = np.flatnonzero(kept.row >= 0)
    assert {str(labels.worker_ids[i]) for i in labels.worker[with_shares]} == {"gpt-4o"}
    names = labels.item_ids[labels.item[with_shares]]
    return dict(zip(map(str, names), kept.shares[kept.row[with_shares]].tolist(), strict=True))


WANTED = {f"i{i}": pytest.approx([no, yes]) for i, (yes, no) in enumerate(SHARES)}


@pytest.mark.parametrize(
    ("head", "cells"),
    [
        (",p_Yes,p_No", [f"{yes},{no}" for yes, no in SHARES]),
        (",P(yes),P(no)", [f"{100 * yes:g},{100 * no:g}" for yes, no in SHARES]),
        (",probs", [json.dumps({"yes": y, "no": n}).replace('"', '""') for y, n in SHARES]),
        (",probability", ["0.9", "0.8", "0.6", "0.69"]),
    ],
)
def test_every_way_to_write_them_is_recognised(tmp_path: Path, head: str, cells: list[str]) -> None:
    cells = [f'"{cell}"' if "{" in cell else cell for cell in cells]
    found = read(save(tmp_path / "labels.csv", head, cells))
    assert shares_of(found) == WANTED
    in_percent = [left.count for left in found.skipped if "percent" in left.reason]
    assert in_percent == ([4] if "P(yes)" in head else [])


def test_fields_of_json_records_are_columns(tmp_path: Path) -> None:
    rows = [
        {"model": m, "item": i, "verdict": "yes", "probabilities": {"yes": 0.75, "no": 0.25}}
        for m in ("gpt-4o", "claude-3")
        for i in range(4)
    ]
    rows[0]["verdict"] = "no"
    path = tmp_path / "judges.jsonl"
    path.write_text("\n".join(map(json.dumps, rows)), encoding="utf-8")
    people = tmp_path / "people.csv"
    cells = [f"{who},{i},{'no' if i else 'yes'}" for who in ("ann", "bo") for i in range(4)]
    people.write_text("worker,item,label\n" + "\n".join(cells) + "\n", encoding="utf-8")
    for files in ([path], [path, people], [people, path]):
        found = read_labels(open_source(files[0], more=tuple(files[1:])))
        kept = found.labels.metadata.probabilities
        assert kept is not None
        assert np.count_nonzero(kept.row >= 0) == 8
        assert kept.shares == pytest.approx(np.tile([0.25, 0.75], (8, 1)))
        assert {str(found.labels.worker_ids[code]) for code in found.models} == {
            "gpt-4o",
            "claude-3",
        }
        # A recipe reads each of the files as it is written.
        source = found.source
        assert source is not None
        columns = preview(OpenedFile(files[0]), source.reading.form, 1).columns
        again = open_with_recipe(build_recipe(source.reading, columns), files)
        assert again.reading == source.reading


def test_what_cannot_be_right_is_refused_with_its_place(tmp_path: Path) -> None:
    cells = ["0.9,0.1", "0.8,0.9", "x,0.5", "0.333,0.667"]
    found = read(
        save(tmp_path / "labels.csv", ",p_yes,p_no", cells), probabilities=["p_yes", "p_no"]
    )
    assert set(shares_of(found)) == {"i0", "i3"}
    refused = [left for left in found.skipped if "add up to 1" in left.reason]
    assert [(left.count, left.lines) for left in refused] == [(2, (7, 10))]
    assert found.labels.n_labels == 12
    none = read(tmp_path / "labels.csv", probabilities=[])
    assert none.labels.metadata.probabilities is None


def test_a_kind_that_is_not_understood_far_down_is_reported(tmp_path: Path) -> None:
    path = tmp_path / "labels.csv"
    kinds = {"ann": "human", "bo": "human", "gpt-4o": "model"}
    rows = [
        f"{who},i{i},{'yes' if i % 3 else 'no'},{kind}"
        for i in range(GUESSED_ROWS // 2)
        for who, kind in kinds.items()
    ]
    rows += ["cy,i1,yes,robot", "bo,i0,yes,model"]
    path.write_text("worker,item,label,kind\n" + "\n".join(rows) + "\n", encoding="utf-8")
    found = read_labels(open_source(path))
    assert {str(found.labels.worker_ids[code]) for code in found.models} == {"gpt-4o"}
    told = {left.lines[0]: left.count for left in found.skipped if "kind" in left.reason.lower()}
    assert told == {len(rows): 1}
    with pytest.raises(ReadError, match="robot"):
        read_labels(open_source(path, kind_column="kind"))


def test_names_of_columns() -> None:
    named = {"p_yes": "yes", "probabilities.not relevant": "not relevant", "P(yes)": "yes"}
    named |= {"prob_1": "1", "probabilities": "", "class_probs": "", "price": None, "p": None}
    assert {name: probability_class(name) for name in named} == named


def test_probabilities_of_judges_come_with_their_ratings(tmp_path: Path) -> None:
    rows = [
        {
            "question_id": i,
            "model": "alpha",
            "judge": [judge, "pair-v2"],
            "verdict": "good" if i % 2 else "bad",
            "probabilities": {"good": 0.75, "bad": 0.25},
        }
        for i in range(4)
        for judge in ("gpt-4", "claude-3")
    ]
    path = tmp_path / "ratings.jsonl"
    path.write_text("\n".join(map(json.dumps, rows)), encoding="utf-8")
    found = read_labels(open_source(path))
    kept = found.labels.metadata.probabilities
    assert kept is not None
    assert kept.shares.tolist() == [[0.25, 0.75]] * 8
    assert len(found.models) == 2
