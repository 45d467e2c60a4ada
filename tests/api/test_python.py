"""From Python: frames in, and out of it what the command line writes."""

from __future__ import annotations

import doctest
import importlib
import json
import subprocess
import sys
from typing import TYPE_CHECKING

import numpy as np
import pandas as pd
import pytest

import crowdgui
from crowdgui.api import steps
from crowdgui.cli.main import main
from crowdgui.cli.rules import RECOMMENDED_KEY
from crowdgui.io.resources import resource

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

N_ITEMS, N_WORKERS = 60, 7


def made_frame() -> pd.DataFrame:
    drawn = np.random.default_rng(3)
    true = drawn.integers(0, 2, N_ITEMS)
    given = np.where(drawn.random((N_ITEMS, N_WORKERS)) < 0.8, true[:, None], 1 - true[:, None])
    item, worker = np.divmod(np.arange(given.size), N_WORKERS)
    names = np.array(["no", "yes"])
    columns = {"task": item + 100, "worker": worker, "label": names[given.ravel()]}
    return pd.DataFrame(columns).assign(worker=lambda f: "w" + f["worker"].astype(str))


FRAME = made_frame()
GOLD = pd.Series({100: "yes", 101: "no", 102: "no", 103: "yes"}, name="true_label")


@pytest.fixture(scope="module")
def result() -> crowdgui.Result:
    return crowdgui.aggregate(FRAME, gold=GOLD)


@pytest.mark.parametrize("module", ["labels", "results", "steps", "crowdkit"])
def test_the_examples_of_the_docstrings(module: str) -> None:
    found = doctest.testmod(importlib.import_module(f"crowdgui.api.{module}"))
    assert found.failed == 0
    assert found.attempted or module == "results"


def test_import_loads_nothing_and_use_loads_no_window() -> None:
    code = (
        "import sys, crowdgui\n"
        "assert not {'numpy', 'pandas', 'pyarrow', 'PySide6'} & set(sys.modules)\n"
        "result = crowdgui.aggregate(crowdgui.sample('six-friends'))\n"
        "assert len(result.workers) == 6\n"
        "assert not [name for name in sys.modules if name.startswith(('PySide6', 'pyqtgraph'))]\n"
    )
    subprocess.run([sys.executable, "-c", code], check=True, timeout=120)


def test_what_is_public() -> None:
    assert set(crowdgui.__all__) < set(dir(crowdgui))
    assert all(getattr(crowdgui, name).__doc__ for name in crowdgui.__all__)
    assert steps.RECOMMENDED == RECOMMENDED_KEY
    with pytest.raises(AttributeError, match="no attribute 'agregate'"):
        crowdgui.agregate  # noqa: B018
    assert (resource("").parent / "crowdgui" / "py.typed").exists()


def test_frames_are_the_exported_files(result: crowdgui.Result, tmp_path: Path) -> None:
    labels, gold, out = tmp_path / "labels.csv", tmp_path / "gold.csv", tmp_path / "out"
    FRAME.to_csv(labels, index=False)
    GOLD.rename_axis("task").to_csv(gold)
    tables = "labels,workers,confusion,agreement-pairs"
    words = ["report", str(labels), "--gold", str(gold), "--out", str(out), "--tables", tables]
    assert main(words) == 0
    frames = {
        "labels": result.labels,
        "workers": result.workers,
        "confusion": result.confusions,
        "agreement_pairs": result.table("agreement-pairs"),
    }
    for name, frame in frames.items():
        written = pd.read_csv(out / f"{name}.csv", dtype={"item": "str"})
        same = frame.replace("", np.nan).reset_index(drop=True)
        pd.testing.assert_frame_equal(written, same, check_dtype=False, atol=1e-6)
    guarantee = json.loads((out / "guarantee.json").read_text("utf-8"))
    assert guarantee == json.loads(json.dumps(result.guarantee.record))
    assert guarantee["headline"]["sentence"] == result.guarantee.sentence
    summary = json.loads((out / "summary.json").read_text("utf-8"))
    of_files = ("format", "layout", "columns", "certainty")
    assert {**summary, **dict.fromkeys(of_files)} == json.loads(json.dumps(result.summary))
    # From the file itself, columns and all.
    again = crowdgui.aggregate(labels, gold=gold)
    assert again.summary == summary
    assert list(result.history["changed"]) == summary["changed"]


def as_categories(frame: pd.DataFrame) -> pd.DataFrame:
    return frame.astype({"worker": "category", "label": "category"})


def indexed(frame: pd.DataFrame) -> pd.DataFrame:
    return frame.set_index(["task", "worker"])


def with_gaps(frame: pd.DataFrame) -> pd.DataFrame:
    """Whole numbers beside missing ones become floats, mixed kinds objects."""
    more = pd.DataFrame({"task": [np.nan, 100], "worker": ["w0", 7], "label": ["yes", None]})
    return pd.concat([frame, more], ignore_index=True)


def turned(frame: pd.DataFrame) -> pd.DataFrame:
    return frame.pivot_table(index="task", columns="worker", values="label", aggfunc="first")


@pytest.mark.parametrize("shape", [as_categories, indexed, with_gaps, turned])
def test_frames_of_any_shape(shape: Callable[[pd.DataFrame], pd.DataFrame]) -> None:
    plain, other = crowdgui.read(FRAME), crowdgui.read(shape(FRAME))
    ordered = [
        each.frame.sort_values(["item", "worker"], ignore_index=True) for each in (plain, other)
    ]
    pd.testing.assert_frame_equal(*ordered)
    assert plain.items[:2] == ["100", "101"]
    skipped = 2 if shape is with_gaps else 0
    assert other.skipped["count"].sum() == skipped
    assert (", 2 skipped" in repr(other)) == bool(skipped)


def test_gold_in_any_form(tmp_path: Path) -> None:
    file = tmp_path / "gold.csv"
    GOLD.rename_axis("item").to_csv(file)
    labels = crowdgui.read(FRAME)
    table = GOLD.rename_axis("task").reset_index()
    for gold in (GOLD, dict(GOLD), table, file, str(file)):
        for read in (crowdgui.read(FRAME, gold=gold), crowdgui.aggregate(labels, gold=gold).source):
            assert read.gold is not None
            assert read.gold.to_dict() == {str(item): label for item, label in GOLD.items()}
    beside = FRAME.assign(true_label=FRAME["task"].map(GOLD))
    assert crowdgui.read(beside).gold.to_dict() == read.gold.to_dict()
    unknown = crowdgui.read(FRAME, gold={100: "maybe", 999: "no"})
    assert unknown.classes == ["maybe", "no", "yes"]
    assert unknown.skipped["count"].tolist() == [1]
    with pytest.raises(crowdgui.CrowdError, match="No worker gave the gold label “maybe”"):
        crowdgui.aggregate(labels, gold={100: "maybe"})


def test_an_audit_from_draw_to_guarantee(result: crowdgui.Result) -> None:
    sample = crowdgui.draw(result, size=50, seed=4)
    truth = result.labels.set_index("item")["label"]
    wrong = {"no": "yes", "yes": "no"}
    sample["label"] = sample["item"].map(truth)
    sample.loc[3, "label"] = wrong[sample.loc[3, "label"]]
    audited = crowdgui.guarantee(result, at_most=0.1, audit=sample)
    whole = crowdgui.aggregate(FRAME, gold=GOLD, at_most=0.1, audit=sample)
    assert audited.guarantee.record == whole.guarantee.record
    assert audited.guarantee.level == "certified by audit"
    fixed = audited.labels.set_index("item")["label"]
    assert fixed[sample.loc[3, "item"]] == sample.loc[3, "label"]
    assert result.guarantee.level == "none"
    assert len(audited.table("audit")) == 50
    with pytest.raises(crowdgui.CrowdError, match="fixed before the audit"):
        crowdgui.guarantee(audited, at_most=0.2)
    with pytest.warns(UserWarning, match="first 20 of 50 drawn items"):
        crowdgui.guarantee(
            result, audit=sample.assign(label=sample["label"].where(sample.index < 20))
        )
    reviewed = crowdgui.guarantee(result, reviewed={100: "no", 101: "yes"}).labels
    assert reviewed.set_index("item").loc[["100", "101"], "label"].tolist() == ["no", "yes"]


def test_rules_compared() -> None:
    found = crowdgui.compare(crowdgui.aggregate(FRAME, "mv", gold=GOLD), ["em", "map"])
    assert found.rules["rule"].tolist() == ["mv", "em", "map"]
    assert found.rules["gold_labels"].dropna().tolist() == [4, 4]
    assert "gold" in found.rules.loc[2, "reason"]
    assert found.differences.loc["mv", "em"] == found.rules.loc[1, "differ"]
    assert (found.labels["mv"] != found.labels["em"]).sum() == found.rules.loc[1, "differ"]
    refused = crowdgui.compare(FRAME, ["map"]).rules
    assert "Nothing is known about any worker" in refused.loc[1, "reason"]


def refusals() -> list[tuple[str, Callable[[], object]]]:
    unclear = pd.DataFrame({"a": list("xyxyxy"), "b": list("ppqqrr"), "c": list("stsstt")})
    pairs = pd.DataFrame({"worker": list("abab"), "left": list("xxyy"), "right": list("yyzz")})
    pairs["winner"] = ["left", "right", "left", "left"]
    sides = {"left": "left", "right": "right"}
    texts = FRAME.assign(label=[f"text {n}" for n in range(len(FRAME))])
    return [
        ("no option steps. Its options: max_steps", lambda: crowdgui.aggregate(FRAME, steps=3)),
        ("Maximum iterations", lambda: crowdgui.aggregate(FRAME, max_steps=0)),
        ("no rule “ivmv”", lambda: crowdgui.aggregate(FRAME, "ivmv")),
        ("no worker “w9”", lambda: crowdgui.aggregate(FRAME, exclude=["w9"])),
        ("at_most is a share", lambda: crowdgui.aggregate(FRAME, at_most=5)),
        ("worker=…, item=… and label=…|Choose it with", lambda: crowdgui.read(unclear)),
        ("free text.*label=…", lambda: crowdgui.read(texts)),
        ("no column “who”", lambda: crowdgui.read(FRAME, worker="who")),
        ("no worker’s name fits", lambda: crowdgui.read(FRAME, models="gpt-*")),
        ("crowdgui.rank", lambda: crowdgui.aggregate(crowdgui.read(pairs, **sides))),
        ("not comparisons", lambda: crowdgui.rank(FRAME)),
        ("no rows", lambda: crowdgui.read(FRAME.iloc[:0])),
        ("no sample “dogs”", lambda: crowdgui.sample("dogs")),
        ("nothing.csv", lambda: crowdgui.read("nothing.csv")),
    ]


@pytest.mark.parametrize(("sentence", "call"), refusals())
def test_refusals_are_sentences(sentence: str, call: Callable[[], object]) -> None:
    with pytest.raises(crowdgui.CrowdError, match=sentence):
        call()


def test_what_may_be_meant_otherwise_is_warned_of() -> None:
    named = FRAME.replace({"worker": {"w0": "gpt-4"}})
    with pytest.warns(UserWarning, match="names like models: 1, such as “gpt-4”"):
        crowdgui.read(named)
    assert crowdgui.read(named, models="gpt-*").data.models.keys() == {0}
    with pytest.warns(UserWarning, match="several labels"):
        crowdgui.read(FRAME.assign(label=np.resize(["a|b", "b|c", "a"], len(FRAME))))


def test_tables_and_reports_that_are_refused(result: crowdgui.Result, tmp_path: Path) -> None:
    for key, sentence in (("worker", "no table “worker”"), ("audit", "No audit sample")):
        with pytest.raises(crowdgui.CrowdError, match=sentence):
            result.table(key)
    with pytest.raises(crowdgui.CrowdError, match="--pdf"):
        crowdgui.report(result, tmp_path / "report.pdf")
    source = tmp_path / "labels.html"
    source.write_text(FRAME.to_csv(index=False), "utf-8")
    with pytest.raises(crowdgui.CrowdError, match="never changes source files"):
        crowdgui.report(crowdgui.aggregate(source), source)
    written = crowdgui.report(result, tmp_path / "made" / "out.html").read_text("utf-8")
    assert ">w3<" not in written
    assert ">w3<" in crowdgui.report(result, tmp_path / "out.html", names=True).read_text("utf-8")


def test_notebooks_show_no_html_of_ids() -> None:
    evil = "<img src=x onerror=alert(1)>"
    frame = FRAME.replace({"worker": {"w0": evil}, "label": {"no": "<b>no</b>"}})
    result = crowdgui.aggregate(frame)
    for shown in (result, result.guarantee, crowdgui.compare(result, ["mv"])):
        html = shown._repr_html_()
        assert "<table" in html
        assert "<img" not in html
        assert "<b>" not in html
    assert "&lt;img" in result._repr_html_()
    assert result.guarantee.sentence in repr(result)


def test_the_notebook_of_the_help(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    book = json.loads(resource("help/python.ipynb").read_text("utf-8"))
    cells = [cell for cell in book["cells"] if cell["cell_type"] == "code"]
    names: dict[str, object] = {}
    for cell in cells:
        assert not cell["outputs"]
        exec(compile("".join(cell["source"]), "python.ipynb", "exec"), names)
    assert len(cells) > 4
    assert (tmp_path / "report.html").exists()


@pytest.mark.parametrize("rule", ["mv", "em"])
def test_examples_of_crowdkit_with_two_lines_changed(rule: str) -> None:
    # Their line: from crowdkit.aggregation import MajorityVote
    from crowdgui import Aggregator

    # Their line: aggregator = MajorityVote()
    aggregator = Aggregator(rule)
    aggregated = aggregator.fit_predict(FRAME)
    accuracy = (aggregated[GOLD.index.astype(str)].to_numpy() == GOLD.to_numpy()).mean()
    assert 0 <= accuracy <= 1
    assert (aggregated.index.name, aggregated.name) == ("task", "agg_label")
    assert aggregator.skills_.between(0.5, 1).all()
    probas = aggregator.fit_predict_proba(FRAME)
    assert probas.idxmax(axis=1).tolist() == aggregated.tolist()
    theirs = pytest.importorskip("crowdkit.aggregation")
    other = {"mv": theirs.MajorityVote, "em": theirs.DawidSkene}[rule]().fit_predict(FRAME)
    other.index = other.index.astype(str)
    assert (other[aggregated.index] == aggregated).mean() > 0.97
