"""Imported labels, decisions and results to put into project files, and how to compare them."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
from hypothesis import strategies as st

from crowdgui.core.audit.sample import AuditSample
from crowdgui.core.bounds.guarantee import GuaranteeOptions
from crowdgui.core.costs import CostMatrix
from crowdgui.core.groups.kinds import ModelWorker
from crowdgui.core.groups.model_votes import ModelVotes
from crowdgui.core.job import Job
from crowdgui.core.labels import (
    UNLABELLED,
    GivenProbabilities,
    LabelAttribute,
    LabelMetadata,
    Labels,
    text_array,
)
from crowdgui.core.pairwise.options import RankingOptions
from crowdgui.core.prices import Prices
from crowdgui.core.progress import ignore_progress
from crowdgui.core.question_state import Change, Edit, EditSlot, QuestionState
from crowdgui.core.results import run_job
from crowdgui.core.review.decisions import Decision
from crowdgui.core.rules.em import EmOptions
from crowdgui.core.workers.cohorts import CohortColumn, WorkerGroups
from crowdgui.core.workers.report import Thresholds
from crowdgui.io.importing.import_spec import ImportSpec, Layout
from crowdgui.io.importing.read_labels import ImportedLabels
from crowdgui.io.importing.skipped_rows import SkippedRows
from crowdgui.io.importing.sources import Source
from crowdgui.io.project.content import ProjectContent, SavedQuestion
from crowdgui.io.project.outcome import SavedOutcome
from crowdgui.io.project.project import Project
from crowdgui.io.tabular.raw_table import RowUnit
from crowdgui.io.tabular.roles import ColumnRole
from crowdgui.io.tabular.text_file import TextFormat

if TYPE_CHECKING:
    from hypothesis.strategies import DrawFn

    from crowdgui.core.progress import ProgressCallback

NOW = "2026-03-04T05:06:07Z"

ODD = (
    *("", "\0", "a\0b\0", "naïve\r\n", "x" * 70_000),
    *("🦜" * 5, "שלום \u202eabc", "'; DROP TABLE part; --"),
)
"""Ids that have troubled programs."""

texts = st.one_of(st.sampled_from(ODD), st.text(max_size=12))


def imported(labels: Labels, **values: Any) -> ImportedLabels:
    """Make what reading a file would have given."""
    reading = ImportSpec(
        TextFormat(",", "utf-8", True), Layout.LONG, (ColumnRole.WORKER, ColumnRole.ITEM)
    )
    facts: dict[str, Any] = {
        "name": "labels.csv",
        "gold": None,
        "content": None,
        "skipped": (),
        "repeated_pairs": 0,
        "contradicting_pairs": 0,
        "source": Source(Path("labels.csv"), reading),
        "rows": labels.n_labels,
    }
    return ImportedLabels(labels=labels, **(facts | values))


@st.composite
def imports(draw: DrawFn) -> ImportedLabels:
    """Draw labels with any ids; items and workers without labels, repeats, gold, times."""
    sizes = [draw(st.integers(1, most)) for most in (9, 7, 5)]
    codes = st.tuples(*(st.integers(0, size - 1) for size in sizes))
    rows = draw(st.lists(codes, min_size=1, max_size=40))
    names = [text_array(draw(st.lists(texts, min_size=n, max_size=n))) for n in sizes]
    item, worker, code = np.array(rows).T
    n_items, n_workers, n_classes = sizes
    real = st.floats(allow_infinity=False, width=64)
    counts = st.lists(st.integers(0, 9), min_size=n_workers, max_size=n_workers)
    given = draw(st.lists(st.integers(-1, 2), min_size=len(rows), max_size=len(rows)))
    shares = np.random.default_rng(len(rows)).dirichlet(np.ones(n_classes), 3)
    how = LabelMetadata(
        draw(st.none() | st.lists(real, min_size=len(rows), max_size=len(rows)).map(np.array)),
        draw(st.none() | st.lists(real, min_size=len(rows), max_size=len(rows)).map(np.array)),
        draw(st.none() | counts.map(np.array)),
        draw(st.none() | counts.map(np.array)),
        GivenProbabilities(np.array(given), shares) if max(given) >= 0 else None,
        tuple(
            LabelAttribute(name, text_array(["", name, "b"]), np.array(given, dtype=np.int32))
            for name in draw(st.lists(texts, max_size=2))
        ),
        LabelAttribute.of_files(("a.csv", *draw(st.lists(texts, max_size=2))), np.zeros_like(item))
        if draw(st.booleans())
        else None,
    )
    gold = st.lists(st.integers(-1, n_classes - 1), min_size=n_items, max_size=n_items)
    content = st.lists(texts, min_size=n_items, max_size=n_items)
    return imported(
        Labels.from_codes(item, worker, code, *names, how),
        name=draw(texts),
        gold=draw(st.none() | gold.map(lambda g: np.array(g, dtype=np.int32))),
        content=draw(st.none() | content.map(text_array)),
        skipped=tuple(draw(st.lists(_LEFT_OUT, max_size=3))),
        asks=draw(texts),
    )


_LINES = st.lists(st.integers(0, 10**6), max_size=5)
_LEFT_OUT = st.builds(
    SkippedRows,
    texts,
    st.integers(0),
    _LINES.map(tuple),
    texts,
    st.sampled_from(RowUnit),
    st.none() | _LINES.map(lambda lines: np.array(lines, dtype=np.int64)),
)


def small(
    n_items: int = 60, n_workers: int = 9, n_classes: int = 3, seed: int = 0
) -> ImportedLabels:
    """Make a little of everything: gold, content, times, repeats, something left out."""
    rng = np.random.default_rng(seed)
    truth = rng.integers(0, n_classes, n_items)
    item, worker = np.nonzero(rng.random((n_items, n_workers)) < 0.6)
    right = rng.random(item.size) < np.linspace(0.5, 0.95, n_workers)[worker]
    code = np.where(right, truth[item], rng.integers(0, n_classes, item.size))
    gold = np.where(rng.random(n_items) < 0.4, truth, UNLABELLED).astype(np.int32)
    how = LabelMetadata(
        rng.random(item.size) * 1e9,
        np.where(rng.random(item.size) < 0.1, np.nan, rng.random(item.size)),
        rng.integers(0, 5, n_workers),
        np.zeros(n_workers, dtype=np.int64),
    )
    labels = Labels.from_codes(
        item,
        worker,
        code,
        text_array(f"photo {j}.jpg" for j in range(n_items)),
        text_array(f"worker {i}" for i in range(n_workers)),
        text_array(f"class {k}" for k in range(n_classes)),
        how,
    )
    return imported(
        labels,
        gold=gold,
        content=text_array(f"text {j}" for j in range(n_items)),
        skipped=(
            SkippedRows("no answer", 3, (4, 5, 9), "labels.csv"),
            SkippedRows("no item", 2, (7,), "b.json", RowUnit.RECORD, np.array([7, 8])),
        ),
        repeated_pairs=2,
        contradicting_pairs=1,
    )


def decided(item: int, code: int = 1, note: str = "", **values: Any) -> Change:
    """Make the change by which an item is labelled by hand."""
    return Change(EditSlot.DECISION, item, None, Decision(code, "Ann", NOW, note, **values))


def edit(*changes: Change, what: str = "decide") -> Edit:
    return Edit(what, NOW, changes)


def listed(folder: Path) -> list[str]:
    """Return the names of what lies in a folder."""
    return sorted(path.name for path in folder.iterdir())


def create(
    path: Path,
    *questions: SavedQuestion,
    shown: int = 0,
    report: ProgressCallback = ignore_progress,
) -> Project:
    """Make a project of these questions."""
    return Project.create(path, ProjectContent(questions, shown), report)


def opened(path: Path) -> tuple[Project, SavedQuestion]:
    """Open a project, and give what its first question holds."""
    project, content = Project.open(path)
    return project, content.questions[0]


def reopened(path: Path) -> SavedQuestion:
    """Return what the first question of a project holds."""
    project, content = opened(path)
    project.close()
    return content


MODELS = {1: ModelWorker("gpt", "4o \u202e")}


def _listed(n_workers: int) -> WorkerGroups:
    of_worker = tuple(worker % 3 - 1 for worker in range(n_workers))
    return WorkerGroups(
        "workers.csv", (CohortColumn("vendor", ("North \u202e", "South"), of_worker),)
    )


def saved(data: ImportedLabels, outcome: SavedOutcome | None = None) -> SavedQuestion:
    """Make a project with something in every slot, one edit of three undone."""
    audit = AuditSample(
        (3, 1, 2), 7, (1, UNLABELLED, -2), strata=tuple([0, 1] * (data.labels.n_items // 2))
    )
    changes = (
        Change(EditSlot.RULE, "", None, "em"),
        Change(EditSlot.OPTIONS, "em", None, EmOptions(smoothing=0.25)),
        Change(
            EditSlot.GUARANTEE_OPTIONS,
            "",
            GuaranteeOptions(),
            GuaranteeOptions(0.01, 0.1, 0.2, gold_at_random=True, audit=audit),
        ),
        Change(EditSlot.THRESHOLDS, "", None, Thresholds(least_labels=7, hurry=0.5)),
        Change(EditSlot.MODEL_VOTES, "", None, ModelVotes(pool_family=True)),
        Change(EditSlot.NO_MODELS, "", None, True),
        Change(EditSlot.EXCLUDED, 2, None, True),
        Change(EditSlot.MODEL, 1, None, MODELS[1]),
        Change(EditSlot.COSTS, "", None, CostMatrix.equal(data.labels.n_classes).counted(1, 2.5)),
        Change(EditSlot.RANKING, "", None, RankingOptions(reliability=True)),
        Change(EditSlot.PRICES, "", None, Prices(0.05, None, 0.4, 0.0, "€", ((0, 0.1), (2, 0.25)))),
        Change(EditSlot.WORKER_GROUPS, "", None, _listed(data.labels.n_workers)),
        decided(5, 2, "blurred \0 \u202e🦜 \ud800"),
        decided(7, UNLABELLED, "ask Bo"),
        decided(8, 0, is_gold=True),
    )
    edits = (
        edit(*changes[:4], what="start"),
        edit(*changes[4:], what="\u202ego on"),
        edit(decided(9)),
    )
    state = QuestionState().changed(changes)
    return SavedQuestion(data, state, edits, 2, outcome)


def found(data: ImportedLabels, rule: str = "iwmv", **values: Any) -> SavedOutcome:
    """Run a rule on the data, one worker left out."""
    excluded = np.zeros(data.labels.n_workers, dtype=bool)
    excluded[2] = True
    outcome = run_job(Job(data.labels, data.gold, rule, excluded=excluded, **values))
    return SavedOutcome(outcome.job, outcome.aggregation, 1.25, NOW)


def assert_same(one: Any, other: Any) -> None:
    """Compare a record that was read with the original, down to the last bit of its arrays."""
    assert type(one) is type(other)
    if isinstance(one, np.ndarray):
        assert (one.dtype, one.shape, one.strides) == (other.dtype, other.shape, other.strides)
        assert one.tolist() == other.tolist() or one.tobytes() == other.tobytes()
        assert not one.flags.writeable
    elif is_dataclass(one):
        for field in fields(one):
            # How a file was read is told by its source, or by the project it comes from. Who is
            # a model belongs to the state, from which a job takes it.
            if field.name not in ("source", "read_from", "read_as", "zoned", "kinds"):
                assert_same(getattr(one, field.name), getattr(other, field.name))
    elif isinstance(one, tuple):
        assert len(one) == len(other)
        for mine, its in zip(one, other, strict=True):
            assert_same(mine, its)
    else:
        assert one == other or (one != one and other != other)
