"""The finished sample projects open in this version, and their results are those of this version.

A change of the project file or of a rule fails here: run `python packaging/make_projects.py` then.
"""

from __future__ import annotations

import shutil
import sqlite3
from contextlib import closing
from typing import TYPE_CHECKING

import numpy as np
import pytest

from crowdgui import analysis
from crowdgui.core.audit.checked_items import with_checked
from crowdgui.core.review.decisions import final_labels
from crowdgui.core.review.queue import unsure_items
from crowdgui.io.project.project import Project
from crowdgui.io.project.schema import newest, read_version
from crowdgui.io.resources import resource
from crowdgui.text.guarantees.headline import describe_headline
from crowdgui.ui.controllers.samples import FINISHED

if TYPE_CHECKING:
    from pathlib import Path

HEADLINES = {
    "audited-reviews.crowd": "At most 5.0% of these labels are wrong.",
    "signs-with-gold.crowd": "At most 3.4% of these labels are wrong.",
    "people-and-models.crowd": "At most 3.4% of these labels are wrong.",
    "rated-replies.crowd": "At most 3.0% of these labels are off by two classes or more.",
}


@pytest.mark.usefixtures("as_shipped")
@pytest.mark.parametrize("name", list(HEADLINES))
def test_a_finished_project_is_up_to_date(name: str, tmp_path: Path) -> None:
    shipped = resource(f"samples/{name}")
    assert shipped.stat().st_size < 300_000
    path = tmp_path / name
    shutil.copyfile(shipped, path)
    with closing(sqlite3.connect(path)) as connection:
        assert read_version(connection) == newest()
    project, content = Project.open(path)
    project.close()
    (saved,) = content.questions
    state, kept = saved.state, saved.outcome
    assert kept is not None
    outcome = analysis.aggregate(state.build_job(saved.data.labels, saved.data.gold))
    np.testing.assert_array_equal(outcome.aggregation.labels, kept.aggregation.labels)
    np.testing.assert_allclose(outcome.aggregation.confidence, kept.aggregation.confidence)
    outcome = with_checked(outcome, state.guarantee, state.decisions)
    found = analysis.compute_guarantee(outcome, state.guarantee, decisions=state.decisions)
    assert describe_headline(found) == HEADLINES[name]
    if name == "audited-reviews.crowd":
        guarantee_options, labels = state.guarantee, outcome.labels
        final = final_labels(
            labels, state.decisions, guarantee_options.audit, None, guarantee_options.earlier
        )
        assert not unsure_items(outcome, final.settled).any()
    assert any(decision.note for decision in state.decisions.values())
    assert saved.done == len(saved.edits) >= 3


def test_every_finished_project_is_offered() -> None:
    assert [sample.file for sample in FINISHED] == list(HEADLINES)
    assert {path.name for path in resource("samples").glob("*.crowd")} == set(HEADLINES)
