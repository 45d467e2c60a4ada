"""From Python: frames in, and out of it what the command line writes."""

from __future__ import annotations

import doctest
import importlib
import io
import json
import pickle
import re
import subprocess
import sys
import warnings
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
import pandas as pd
import pytest

import crowdgui
from crowdgui.cli.main import main
from crowdgui.core.audit.bounds import AuditCounts, hypergeometric_upper
from crowdgui.io.resources import resource
from tests.label_files import write_annotations

if TYPE_CHECKING:
    from collections.abc import Callable

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
LABELS = crowdgui.read(FRAME)
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
        same = pd.read_csv(io.StringIO(frame.to_csv(index=False)), dtype={"item": "str"})
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


def written_by(words: list[str], out: Path) -> dict[str, object]:
    """Run the report and return its tables as frames and its records as they are."""
    assert main(["report", *words, "--out", str(out)]) == 0
    tables = {p.stem: pd.read_csv(p) for p in out.glob("*.csv")}
    records = {p.stem: json.loads(p.read_text("utf-8")) for p in out.glob("*.json")}
    return {**tables, **records}


def assert_written(frame: pd.DataFrame, written: object) -> None:
    """Compare what a CSV file shows, cell by cell, numbers to six digits."""
    assert isinstance(written, pd.DataFrame)
    again = pd.read_csv(io.StringIO(frame.to_csv(index=False)))
    pd.testing.assert_frame_equal(again, written, check_dtype=False, atol=1e-6)


SCALE = ["bee", "cow", "ant"]


def scaled_rows() -> pd.DataFrame:
    """Labels of three ordered classes, half of the workers of each vendor, two of them models."""
    drawn = np.random.default_rng(8)
    item, worker = np.divmod(np.arange(80 * 8), 8)
    true = drawn.integers(0, 3, 80)[item]
    code = np.clip(true + drawn.choice([-1, 0, 0, 0, 1], true.size), 0, 2)
    names = np.array([*(f"w{n}" for n in range(6)), "gpt-4", "gpt-5"])[worker]
    words = np.array(SCALE)[code]
    shares = 0.8 * np.eye(3)[code] + 0.2 / 3
    columns = {
        "worker": names,
        "item": item,
        "label": words,
        "vendor": np.where(worker % 2, "A", "B"),
    }
    given = {f"p_{name}": shares[:, n] for n, name in enumerate(SCALE)}
    frame = pd.DataFrame({**columns, **given})
    frame.loc[worker < 6, list(given)] = np.nan
    return frame


SCALED = scaled_rows()
PRICES = {"label": 0.05, "model": 0.01, "audit": 0.4, "review": 0.3, "currency": "EUR"}


@pytest.mark.parametrize(
    ("words", "read", "chosen"),
    [
        (
            "--groups vendor --tables labels,workers,groups --pool-family",
            {"groups": ["vendor"]},
            {"pool_family": True},
        ),
        (
            "--groups {list} --tables labels,groups --cost ant=4",
            {"groups": "list"},
            {"costs": {"ant": 4}},
        ),
        ("--ordered bee,cow,ant --off-by 2", {"ordered": SCALE}, {"off_by": 2}),
        ("--ordered bee,cow,ant --cost distance", {"ordered": SCALE}, {"costs": "distance"}),
        ("--prices {prices}", {}, {"prices": PRICES}),
        (
            "--rule em --use-probabilities --model-probabilities p_bee,p_cow,p_ant",
            {"probabilities": ["p_bee", "p_cow", "p_ant"]},
            {"rule": "em", "use_probabilities": True},
        ),
    ],
)
def test_options_are_those_of_the_command_line(
    words: str, read: dict[str, object], chosen: dict[str, object], tmp_path: Path
) -> None:
    file = tmp_path / "labels.csv"
    SCALED.to_csv(file, index=False)
    vendors = pd.DataFrame({"worker": ["w0", "w1", "w2"], "country": ["DE", "FR", "FR"]})
    vendors.to_csv(tmp_path / "vendors.csv", index=False)
    priced = ",".join(f"{name}={value}" for name, value in PRICES.items())
    put = {"{list}": str(tmp_path / "vendors.csv"), "{prices}": priced}
    given = [put.get(word, word) for word in words.split()]
    written = written_by([str(file), "--models", "gpt-*", *given], tmp_path / "out")
    if read.get("groups") == "list":
        read = {"groups": vendors}
    result = crowdgui.aggregate(crowdgui.read(file, models="gpt-*", **read), **chosen)
    assert json.loads(json.dumps(result.summary)) == written["summary"]
    assert json.loads(json.dumps(result.guarantee.record)) == written["guarantee"]
    assert_written(result.labels, written["labels"])
    if "groups" in written:
        assert_written(result.groups, written["groups"])
    if "prices" in chosen:
        assert result.ways["cost"].notna().any()
        assert set(result.ways["way"]) == {w["way"] for w in written["summary"]["money"]["ways"]}
    else:
        assert result.ways.empty


@pytest.mark.parametrize(
    ("words", "chosen"),
    [
        ("", {}),
        ("--worker-reliability --order-effect", {"worker_reliability": True, "order_effect": True}),
    ],
)
def test_rankings_are_those_of_the_command_line(
    words: str, chosen: dict[str, object], tmp_path: Path
) -> None:
    drawn = np.random.default_rng(2)
    first = drawn.integers(0, 8, 200)
    second = (first + drawn.integers(1, 8, 200)) % 8
    left = drawn.random(200) < 1 / (1 + np.exp(0.6 * (second - first) - 0.3))
    rows = {
        "worker": [f"w{n}" for n in drawn.integers(0, 5, 200)],
        "left": [f"item {n}" for n in first],
        "right": [f"item {n}" for n in second],
        "winner": np.where(left, "left", "right"),
    }
    file, frame, sides = (
        tmp_path / "pairs.csv",
        pd.DataFrame(rows),
        {"left": "left", "right": "right"},
    )
    frame.to_csv(file, index=False)
    written = written_by([str(file), *words.split()], tmp_path / "out")
    ranked = crowdgui.rank(crowdgui.read(file, **sides), **chosen)
    assert_written(ranked, written["ranking"])
    without = crowdgui.rank(crowdgui.read(frame[frame["worker"] != "w3"], **sides), **chosen)
    excluded = crowdgui.rank(crowdgui.read(frame, **sides), exclude="w3", **chosen)
    # Intervals are drawn, and the items drawn in another order.
    names = ["item", "rank", "score"]
    pd.testing.assert_frame_equal(excluded[names], without[names], atol=1e-6)
    assert not np.allclose(excluded["score"], ranked["score"])


def test_a_table_of_costs_is_a_frame() -> None:
    table = pd.DataFrame([[0, 1, 2], [5, 0, 1], [9, 5, 0]], index=SCALE, columns=SCALE)
    labels = crowdgui.read(SCALED, models="gpt-*")
    by_index = crowdgui.aggregate(labels, costs=table)
    by_column = crowdgui.aggregate(labels, costs=table.rename_axis("true").reset_index())
    for result in (by_index, by_column):
        found = result.guarantee.record["cost"]
        # Classes are in their natural order: ant, bee, cow.
        assert found["costs"] == [[0.0, 9.0, 5.0], [2.0, 0.0, 1.0], [1.0, 5.0, 0.0]]


def tagged(rng: np.random.Generator, items: int = 40) -> tuple[np.ndarray, pd.DataFrame]:
    """Draw which of three tags each item has, and what five workers say."""
    has = rng.random((items, 3)) < 0.5
    cells = []
    for item in range(items):
        for worker in range(5):
            seen = has[item] ^ (rng.random(3) < 0.1)
            tags = [tag for tag, there in zip(("cat", "dog", "owl"), seen, strict=True) if there]
            cells.append((f"w{worker}", f"photo {item:02}", "|".join(tags)))
    return has, pd.DataFrame(cells, columns=["worker", "item", "label"])


@pytest.mark.parametrize(("order", "size"), [("product", 40), ("least", 45)])
def test_lists_of_tags_are_drawn_as_on_the_command_line(
    order: str, size: int, tmp_path: Path
) -> None:
    file, out = tmp_path / "tags.csv", tmp_path / "out"
    tagged(np.random.default_rng(5), 300)[1].to_csv(file, index=False)
    words = ["--tags", "--empty-is-none", "--set-order", order, "--at-most", "0.1", "--seed", "1"]
    assert main(["draw", str(file), *words, "--out", str(out)]) == 0
    labels = crowdgui.read_tags(file, empty_is_none=True)
    result = crowdgui.aggregate_tags(labels, at_most=0.1, set_order=order)
    drawn = pd.read_csv(out / "audit.csv")
    assert len(drawn) == size
    assert crowdgui.draw(result, seed=1)["item"].tolist() == drawn["item"].tolist()
    sure = np.nan_to_num(result.results.confidence)
    by = sure.prod(axis=1) if order == "product" else sure.min(axis=1)
    assert np.all(np.diff(by[result.results.review_order]) >= 0)


def test_tags_that_were_reviewed_are_final_and_excluded_workers_do_not_vote() -> None:
    rows = [("ann", "one", "cat"), ("ben", "one", "dog"), ("cas", "one", "dog")]
    rows += [("ann", "two", "cat|dog"), ("ben", "two", "cat"), ("cas", "two", "cat")]
    frame = pd.DataFrame(rows, columns=["worker", "item", "label"])

    def tags(**options: Any) -> list[str]:
        made = crowdgui.aggregate_tags(frame, "mv", threads=1, **options)
        return made.labels["tags"].tolist()

    assert tags() == ["dog", "cat"]
    assert tags(exclude=["ben", "cas"]) == ["cat", "cat|dog"]
    assert tags(reviewed={"one": "cat|dog"}) == ["cat|dog", "cat"]


def test_tags_as_on_the_command_line(tmp_path: Path) -> None:
    has, frame = tagged(np.random.default_rng(5))
    file = tmp_path / "tags.csv"
    frame.to_csv(file, index=False)
    words = [str(file), "--tags", "--empty-is-none", "--pool-tags", "--rule", "mv"]
    labels = crowdgui.read_tags(file, empty_is_none=True, pool_tags=True)
    result = crowdgui.aggregate_tags(labels, "mv")
    with pytest.raises(crowdgui.CrowdError, match="No audit has shown"):
        _ = result.review
    sample = crowdgui.draw(result, size=12, seed=2)
    sample["label"] = [
        "|".join(t for t, y in zip(labels.tags, has[int(name[-2:])], strict=True) if y)
        or "none of the tags"
        for name in sample["item"]
    ]
    sample.to_csv(tmp_path / "audit.csv", index=False)
    audited = crowdgui.aggregate_tags(labels, "mv", audit=sample)
    written = written_by([*words, "--audit", str(tmp_path / "audit.csv")], tmp_path / "out")
    for name, frame in (("labels", audited.labels), ("tags", audited.by_tag)):
        assert_written(frame, written[name])
    assert_written(audited.workers, written["workers"])
    assert_written(audited.review, written["review"])
    assert json.loads(json.dumps(audited.guarantee)) == written["guarantee"]
    assert json.loads(json.dumps(audited.summary)) == written["summary"]
    assert audited["owl"].labels["label"].isin(["no", "yes"]).all()
    assert labels["owl"].classes == ["no", "yes"]
    assert "owl: " in repr(audited)
    with pytest.raises(crowdgui.CrowdError, match="no tag “cow”"):
        audited["cow"]
    with pytest.raises(crowdgui.CrowdError, match=r"separator=…"):
        crowdgui.read_tags(FRAME)


def test_rows_and_missing_labels_of_tags_are_stated_as_those_of_labels() -> None:
    cells = ["cat|dog", "NA", "cat|dog", "dog", "dog|owl", "dog"]
    items, workers = ["p1"] * 3 + ["p2"] * 3, ["ann", "ben", "cas"] * 2
    frame = pd.DataFrame({"worker": workers, "item": items, "label": cells})
    assert crowdgui.read_tags(frame, separator="|", missing="NA").tags == ["cat", "dog", "owl"]
    with pytest.raises(crowdgui.CrowdError, match="row is one of 'label', 'item', 'worker'"):
        crowdgui.read_tags(frame, row="task")
    with pytest.raises(crowdgui.CrowdError, match="no option time_zone"):
        crowdgui.read_tags(frame, time_zone="UTC")


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
    with pytest.warns(UserWarning, match="“maybe”: in the gold labels, but never given by"):
        unknown = crowdgui.read(FRAME, gold={100: "maybe", 999: "no"})
    assert unknown.classes == ["maybe", "no", "yes"]
    assert unknown.skipped["count"].tolist() == [1]
    with pytest.raises(crowdgui.CrowdError, match="No worker gave the gold label “maybe”"):
        crowdgui.aggregate(labels, gold={100: "maybe"})


def test_an_audited_item_that_had_no_label_was_not_wrong() -> None:
    """Ben alone labelled half of the items, and is excluded."""
    own = {"ann": range(60), "cas": range(60), "ben": range(60, 120)}
    rows = [(who, f"i{n:03}", "xy"[n % 2]) for who, items in own.items() for n in items]
    frame = pd.DataFrame(rows, columns=["worker", "item", "label"])
    result = crowdgui.aggregate(frame, "mv", exclude="ben")
    sample = crowdgui.draw(result, size=40, seed=4)
    number = sample["item"].str[1:].astype(int)
    sample["label"] = [("xy" if n else "yx")[n % 2] for n in number]
    audited = crowdgui.guarantee(result, audit=sample)
    labelled = int((number < 60).sum())
    wrong = int((number == 0).sum())
    record = audited.guarantee.record
    bound = next(one for one in record["entries"] if one["key"] == "audit")
    assert record["acceptance"]["wrong_found"] == wrong
    assert bound["name"] == f"Audit: {wrong} wrong of {labelled} checked"
    left = hypergeometric_upper(AuditCounts(60, labelled, wrong), 0.05) - wrong
    assert bound["value"] == pytest.approx(left / (60 + 40 - labelled))


def test_labels_made_with_gold_of_audited_items_are_not_tested_by_them(
    result: crowdgui.Result, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Held at the classes found, no audited item could be wrong, however many others are."""
    sample = crowdgui.draw(result, size=30, seed=4)
    true = result.labels.set_index("item")["label"].map({"no": "yes", "yes": "no"})
    sample["label"] = sample["item"].map(true)
    gold = sample.set_index("item")["label"]
    unused = crowdgui.aggregate(FRAME, gold=gold, audit=sample)
    assert unused.guarantee.record["acceptance"]["wrong_found"] == 30
    held = crowdgui.aggregate(FRAME, gold=gold, hold_gold=True, audit=sample)
    assert held.guarantee.level == "none"
    with pytest.raises(crowdgui.CrowdError, match="used gold for items of the sample"):
        held.table("review")
    for name, frame in (("labels", FRAME), ("gold", gold.reset_index()), ("audit", sample)):
        frame.to_csv(tmp_path / f"{name}.csv", index=False)
    words = ["report", tmp_path / "labels.csv", "--gold", tmp_path / "gold.csv", "--hold-gold"]
    words += ["--audit", tmp_path / "audit.csv", "--out", tmp_path / "out"]
    assert main([str(word) for word in words]) == 2
    assert "used gold for items of the sample" in capsys.readouterr().err


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
        ("at_most is a share", lambda: crowdgui.aggregate(FRAME, at_most="5%")),
        ("confidence is a .* such as 0.95", lambda: crowdgui.aggregate(FRAME, confidence=95)),
        ("ordered=", lambda: crowdgui.aggregate(FRAME, off_by=2)),
        ("off_by is 1, or 2", lambda: crowdgui.aggregate(FRAME, off_by=0)),
        ("ordered needs two", lambda: crowdgui.read(FRAME, ordered=["no"])),
        ("models=…", lambda: crowdgui.aggregate(FRAME, pool_family=True)),
        ("no class “maybe”", lambda: crowdgui.aggregate(FRAME, costs={"maybe": 2})),
        ("costs is a mapping or a file, not int", lambda: crowdgui.aggregate(FRAME, costs=5)),
        ("prices is a mapping or a file", lambda: crowdgui.aggregate(FRAME, prices=[1])),
        ("no price “coffee”", lambda: crowdgui.aggregate(FRAME, prices={"coffee": 2})),
        (r"with read\(…, .*=…\)", lambda: crowdgui.read(unclear)),
        (r"free text.*with read\(…, .*label=…", lambda: crowdgui.aggregate(texts)),
        ("no option worker", lambda: crowdgui.aggregate(texts, worker="who")),
        ("no column “who”", lambda: crowdgui.read(FRAME, worker="who")),
        ("no worker’s name fits", lambda: crowdgui.read(FRAME, models="gpt-*")),
        ("crowdgui.rank", lambda: crowdgui.aggregate(crowdgui.read(pairs, **sides))),
        ("not comparisons", lambda: crowdgui.rank(FRAME)),
        ("no rows", lambda: crowdgui.read(FRAME.iloc[:0])),
        ("no sample “dogs”", lambda: crowdgui.sample("dogs")),
        ("nothing.csv", lambda: crowdgui.read("nothing.csv")),
        ("not from ndarray", lambda: crowdgui.aggregate(FRAME.to_numpy())),
        ("numbers its rows", lambda: crowdgui.read(FRAME, gold=FRAME["label"])),
        ("numbers its rows", lambda: crowdgui.aggregate(LABELS, gold=FRAME["label"])),
        ("not list", lambda: crowdgui.read(FRAME, gold=["yes", "no"])),
        ("repeats is one of 'first'", lambda: crowdgui.read(FRAME, repeats="mean")),
        ("row is one of 'label'", lambda: crowdgui.read(FRAME, row="task")),
        ("set_order is one of", lambda: crowdgui.aggregate_tags(FRAME, set_order="most")),
        ("threads is 1 or more", lambda: crowdgui.aggregate(FRAME, threads=-1)),
        ("threads is 1 or more", lambda: crowdgui.aggregate(FRAME, threads="2")),
        ("max_steps is a whole", lambda: crowdgui.aggregate(FRAME, max_steps=2.5)),
        ("hold_gold needs gold", lambda: crowdgui.aggregate(FRAME, hold_gold=True)),
        ("gold_at_random needs gold", lambda: crowdgui.aggregate(FRAME, gold_at_random=True)),
        ("no label is a number", lambda: crowdgui.read(FRAME, bins=[1, 2])),
        ("hold_gold is True or False", lambda: crowdgui.aggregate(FRAME, hold_gold="no")),
        ("accuracies is a mapping", lambda: crowdgui.aggregate(FRAME, "map", accuracies=0.8)),
        ("from 1 to 60", lambda: crowdgui.draw(crowdgui.aggregate(FRAME), size=61)),
        ("from 1 to 60", lambda: crowdgui.draw(crowdgui.aggregate(FRAME), size="9")),
        ("0 or more", lambda: crowdgui.draw(crowdgui.aggregate(FRAME), size=9, seed=-1)),
        ("aggregate returned, not DataFrame", lambda: crowdgui.draw(FRAME)),
        ("aggregate returned, not DataFrame", lambda: crowdgui.guarantee(FRAME)),
        ("aggregate returned, not DataFrame", lambda: crowdgui.report(FRAME, "report.html")),
        ("no worker “3”", lambda: crowdgui.aggregate(FRAME, exclude=3)),
    ]


@pytest.mark.parametrize(("sentence", "call"), refusals())
def test_refusals_are_sentences(sentence: str, call: Callable[[], object]) -> None:
    with pytest.raises(crowdgui.CrowdError, match=sentence):
        call()


def test_columns_of_a_frame_without_header_are_named_by_number() -> None:
    numbered = FRAME.set_axis(range(FRAME.shape[1]), axis="columns")
    places = {name: FRAME.columns.get_loc(name) for name in ("worker", "label")}
    found = crowdgui.read(numbered, item=FRAME.columns.get_loc("task"), **places)
    pd.testing.assert_frame_equal(found.frame, LABELS.frame)


def test_one_name_is_a_name_and_not_its_letters(tmp_path: Path) -> None:
    parts = [tmp_path / "a.csv", tmp_path / "b.csv"]
    for file, rows in zip(parts, (FRAME[:210], FRAME[210:]), strict=True):
        rows.to_csv(file, index=False)
    marked = FRAME.replace({"label": {"no": "n/a"}})
    for one, several in (
        (crowdgui.read(marked, missing="n/a"), crowdgui.read(marked, missing=["n/a"])),
        (crowdgui.read(parts[0], more=str(parts[1])), crowdgui.read(FRAME)),
        (
            crowdgui.read(SCALED, groups="vendor", models="gpt-*"),
            crowdgui.read(SCALED, groups=["vendor"], models=["gpt-*"]),
        ),
    ):
        assert repr(one) == repr(several)
    for one, several in (("w3", ["w3"]), ("w3", iter(["w3"]))):
        excluded = [crowdgui.aggregate(LABELS, exclude=names) for names in (one, several)]
        assert [made.state.excluded for made in excluded] == [{3}, {3}]
    assert crowdgui.compare(LABELS, "mv").rules["rule"].tolist() == ["iwmv", "mv"]


def test_numbers_per_worker_are_found_by_any_id() -> None:
    frame = FRAME.assign(worker=FRAME["worker"].str[1:].astype(int))
    accuracies = pd.Series(np.linspace(0.6, 0.9, N_WORKERS))
    by_text = {str(worker): value for worker, value in accuracies.items()}
    first, *others = (
        crowdgui.aggregate(frame, "bound-optimal", accuracies=given).workers["weight"].tolist()
        for given in (by_text, accuracies, dict(accuracies))
    )
    assert first == pytest.approx(2 * accuracies - 1)
    assert others == [first, first]
    # As `rules` lists them, nothing is stated by default.
    (options,) = crowdgui.rules().query("rule == 'map'")["options"]
    assert crowdgui.aggregate(frame, "map", gold=GOLD, **options).labels.shape[0] == N_ITEMS


def test_results_are_copied_between_processes(result: crowdgui.Result) -> None:
    again = pickle.loads(pickle.dumps(result))
    pd.testing.assert_frame_equal(again.labels, result.labels)
    audit = crowdgui.draw(again, size=5, seed=1).assign(label="yes")
    one, other = (crowdgui.guarantee(each, audit=audit) for each in (again, result))
    assert one.guarantee.record == other.guarantee.record


@pytest.mark.parametrize("call", [crowdgui.read, crowdgui.aggregate, crowdgui.compare])
def test_a_warning_names_the_line_of_the_program(
    call: Callable[[pd.DataFrame], object], recwarn: pytest.WarningsRecorder
) -> None:
    call(FRAME.replace({"worker": {"w0": "gpt-4"}}))
    assert {Path(said.filename).name for said in recwarn.list} == {Path(__file__).name}


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


def test_the_examples_of_the_help(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    given = FRAME.rename(columns={"task": "item", "worker": "who"})
    given.assign(vendor=np.where(given["who"] < "w3", "A", "B")).to_csv("labels.csv", index=False)
    words = dict(zip(SCALE, ("minor", "major", "severe"), strict=True))
    SCALED.replace({"label": words}).iloc[:, :3].to_csv("ratings.csv", index=False)
    two = SCALED[SCALED["label"] != "ant"].replace({"label": {"bee": "no", "cow": "yes"}})
    two = two.drop(columns="p_ant").rename(columns={"p_bee": "p_no", "p_cow": "p_yes"})
    two.to_csv("models.csv", index=False)
    tagged = [(w, n, "cat|dog" if (n + w) % 3 else "cat") for n in range(9) for w in range(3)]
    pd.DataFrame(tagged, columns=["worker", "item", "label"]).to_csv("photos.csv", index=False)
    page = resource("help/python.md").read_text("utf-8")
    names: dict[str, object] = {"frame": FRAME, "gold": GOLD, "reviewed": {100: "no"}}
    blocks = re.findall(r"```\n(.*?)```", page, re.DOTALL)
    for block in blocks:
        code = block.replace(
            "= …", '= result.labels.set_index("item")["label"][sample["item"]].values'
        )
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", UserWarning)
            exec(compile(code, "python.md", "exec"), names)
    assert len(blocks) == 10


@pytest.mark.parametrize("rule", ["mv", "em", "iwmv"])
def test_examples_of_crowdkit_with_two_lines_changed(rule: str) -> None:
    # Their line: from crowdkit.aggregation import MajorityVote
    from crowdgui import Aggregator

    # Their line: aggregator = MajorityVote()
    aggregator = Aggregator(rule)
    assert repr(Aggregator(rule, max_steps=9)) == f"Aggregator({rule!r}, max_steps=9)"
    aggregated = aggregator.fit_predict(FRAME)
    assert aggregated.index.tolist() == FRAME["task"].astype(str).drop_duplicates().tolist()
    assert (aggregated.index.name, aggregated.name) == ("task", "agg_label")
    assert aggregator.skills_.between(0.5, 1).all()
    probas = aggregator.fit_predict_proba(FRAME)
    assert probas.idxmax(axis=1).tolist() == aggregated.tolist()


@pytest.mark.parametrize("rule", ["mv", "em", "iwmv"])
def test_labels_are_those_of_crowdkit(rule: str) -> None:
    theirs = pytest.importorskip("crowdkit.aggregation")
    aggregated = crowdgui.Aggregator(rule).fit_predict(FRAME)
    named = {"mv": theirs.MajorityVote, "em": theirs.DawidSkene, "iwmv": theirs.Wawa}
    other = named[rule]().fit_predict(FRAME)
    other.index = other.index.astype(str)
    assert (other[aggregated.index] == aggregated).mean() > 0.97


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (
            {"label": {"b": "NA"}},
            r"“NA” is read as a class\. .* missing=\['NA'\]; if not, missing=\[\]",
        ),
        ({"worker": {"w2": "gold"}}, "read as labels of workers: “gold”"),
        ({"item": {"i3": "1.25E+18"}}, "rounded IDs, such as “1.25E.18”"),
    ],
)
def test_what_may_be_meant_otherwise_is_a_warning(change: dict, said: str) -> None:
    rows = [(f"w{w}", f"i{i}", "ab"[(i + (w == 2)) % 2]) for i in range(9) for w in range(3)]
    frame = pd.DataFrame(rows, columns=["worker", "item", "label"])
    assert len(crowdgui.read(frame)) == 27
    with pytest.warns(UserWarning, match=said):
        crowdgui.read(frame.replace(change))
    if "label" in change:
        assert len(crowdgui.read(frame.replace(change), missing="NA")) < 27
        assert len(crowdgui.read(frame.replace(change), missing=[])) == 27


def test_two_spellings_of_a_class_are_a_warning() -> None:
    rows = [
        (f"w{w}", f"i{i}", ("Cat", "cat", "dog")[(i + w) % 3]) for i in range(9) for w in (0, 1)
    ]
    with pytest.warns(UserWarning, match="Possible duplicate classes: “Cat” and “cat”"):
        crowdgui.read(pd.DataFrame(rows, columns=["worker", "item", "label"]))


def test_a_gap_of_a_wide_table_that_may_be_a_class_is_refused() -> None:
    votes = np.random.default_rng(3).integers(-1, 2, (30, 4))
    frame = pd.DataFrame(votes, columns=[f"worker {k}" for k in range(4)])
    frame.insert(0, "item", [f"i{k}" for k in range(30)])
    with pytest.raises(crowdgui.CrowdError, match=r"“-1” beside classes from 0 up .* missing='-1'"):
        crowdgui.read(frame)
    assert crowdgui.read(frame, missing="-1").classes == ["0", "1"]
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)
        assert crowdgui.read(frame, missing=[]).classes == ["-1", "0", "1"]


@pytest.mark.parametrize("void", [0, 3])
def test_a_void_file_does_not_keep_the_others_from_being_read(void: int, tmp_path: Path) -> None:
    files = write_annotations(tmp_path, void=void)
    with pytest.warns(UserWarning, match=f"^{void}.json: No labels are left.*The file is skipped"):
        found = crowdgui.read(files[0], more=files[1:])
    assert (len(found.frame), len(found.workers), len(found.items)) == (11, 3, 4)


def test_an_encoding_that_was_guessed_is_warned_of(tmp_path: Path) -> None:
    path = tmp_path / "a.csv"
    rows = [f"{w},i{i},{'oui' if i % 2 else 'déjà'}" for i in range(8) for w in "12"]
    path.write_text("\n".join(["worker,item,label", *rows]), "cp1252")
    with pytest.warns(UserWarning, match="it was read as cp1252"):
        crowdgui.read(path)


def test_ids_with_zero_characters_are_no_duplicates(recwarn: pytest.WarningsRecorder) -> None:
    ids = [f"i\0{n // 3}" for n in range(30)]
    frame = pd.DataFrame({"worker": [*"abc"] * 10, "item": ids, "label": [*"xyyxxy"] * 5})
    assert len(crowdgui.read(frame).items) == 10
    assert not recwarn.list
