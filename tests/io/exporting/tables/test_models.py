"""Tables of models: a row for each model, and for each of its classes."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import numpy as np
import pytest

from crowdgui.analysis import analyse
from crowdgui.core.errors import InputError
from crowdgui.core.groups.kinds import ModelWorker
from crowdgui.core.labels import UNLABELLED
from crowdgui.core.progress import ignore_progress
from crowdgui.core.question_state import QuestionState
from crowdgui.io.exporting.records import summary_record
from crowdgui.io.exporting.tables.models import model_classes_table, models_table
from crowdgui.io.exporting.tables.workers import workers_table
from crowdgui.io.importing.read_labels import ImportedLabels
from tests.core.groups.test_worker_reports import MODELS, PEOPLE, mixed_crowd

if TYPE_CHECKING:
    from crowdgui.io.exporting.results import Results


@pytest.fixture(scope="module")
def results() -> Results:
    labels, truth, kinds = mixed_crowd()
    gold = np.where(np.arange(truth.size) < 200, truth, UNLABELLED).astype(np.int32)
    models = {code: ModelWorker("m", str(code)) for code in kinds.models}
    data = ImportedLabels("mixed.csv", labels, gold, None, (), 0, 0, None, labels.n_labels)
    return analyse(replace(data, models=models)).results


def test_one_row_per_model_with_the_numbers_of_its_card(results: Results) -> None:
    names, columns = models_table(results, ignore_progress)
    table = dict(zip(names, columns, strict=True))
    assert table["worker"] == [f"w{code}" for code in range(PEOPLE, PEOPLE + MODELS)]
    assert table["version"] == [str(code) for code in range(PEOPLE, PEOPLE + MODELS)]
    assert table["reference"] == ["known"] * MODELS
    assert table["compared"] == [200] * MODELS
    job = results.outcome.job
    of_model = job.labels.worker == PEOPLE
    right = job.labels.code[of_model][:200] == job.gold[:200]
    np.testing.assert_allclose(table["accuracy"][0], right.mean())
    assert table["accuracy_low"][0] < right.mean() < table["accuracy_high"][0]
    assert table["people_tested"] == [PEOPLE] * MODELS


def test_one_row_per_model_and_class(results: Results) -> None:
    names, columns = model_classes_table(results, ignore_progress)
    table = dict(zip(names, columns, strict=True))
    assert len(table["class"]) == MODELS * 3
    assert table["class"][:3] == ["a", "b", "c"]
    np.testing.assert_allclose(sum(table["share"][:3]), 1.0)
    np.testing.assert_allclose(sum(table["corrected_share"][:3]), 1.0)


def test_workers_and_summary_keep_people_and_models_apart(results: Results) -> None:
    names, columns = workers_table(results)
    kinds = dict(zip(names, columns, strict=True))["kind"]
    assert list(kinds) == ["person"] * PEOPLE + ["model"] * MODELS
    groups = summary_record(results)["groups"]
    assert (groups["people"]["workers"], groups["models"]["workers"]) == (PEOPLE, MODELS)
    votes = groups["models"]["effective_votes"]
    assert 1.0 <= votes["low"] <= votes["value"] <= votes["high"] <= votes["of"] == MODELS


def test_people_get_pseudonyms_and_models_keep_their_names(results: Results) -> None:
    hidden = replace(results, key=b"k" * 32)
    assert list(hidden.worker_ids[PEOPLE:]) == [f"w{c}" for c in range(PEOPLE, PEOPLE + MODELS)]
    assert not set(hidden.worker_ids[:PEOPLE]) & set(results.worker_ids)


def test_a_crowd_of_people_has_no_such_tables() -> None:
    labels, _, _ = mixed_crowd()
    data = ImportedLabels("people.csv", labels, None, None, (), 0, 0, None, labels.n_labels)
    plain = analyse(data, QuestionState(rule="mv")).results
    assert "groups" not in summary_record(plain)
    assert "kind" not in workers_table(plain)[0]
    with pytest.raises(InputError, match="marked as a model"):
        models_table(plain, ignore_progress)
