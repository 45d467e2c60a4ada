"""Who is a model, by name, and what the project remembers of it."""

from __future__ import annotations

import numpy as np
import pytest

from crowdgui.core.groups.kinds import (
    ModelWorker,
    WorkerKind,
    WorkerKinds,
    match_models,
    resembles_model,
    split_model_name,
)


@pytest.mark.parametrize(
    ("name", "family", "version"),
    [
        ("gpt-4o-mini", "gpt", "4o-mini"),
        ("openai/gpt-4o", "gpt", "4o"),
        ("Claude-3-5-sonnet", "claude", "3-5-sonnet"),
        ("llama3.1:70b", "llama", "3.1:70b"),
        ("BERT", "bert", ""),
        ("4711", "4711", ""),
    ],
)
def test_family_and_version_are_read_from_the_name(name: str, family: str, version: str) -> None:
    assert split_model_name(name) == ModelWorker(family, version)


def test_patterns_find_models_whatever_the_case() -> None:
    names = ["amira", "GPT-4o", "claude-3", "gpthomas"]
    found = match_models(names, ["gpt-*", " CLAUDE-* "])
    assert found == {1: ModelWorker("gpt", "4o"), 2: ModelWorker("claude", "3")}
    assert match_models(names, [""]) == {}


def test_a_pattern_is_no_regular_expression() -> None:
    assert match_models(["a.b", "axb"], ["a.b"]).keys() == {0}


def test_well_known_names_resemble_models() -> None:
    assert resembles_model("gpt-4o")
    assert resembles_model("google/gemini-1.5-pro")
    assert not any(map(resembles_model, ["amira", "A1B2C3", "phineas", "7", ""]))


def test_kinds_by_code() -> None:
    models = {1: ModelWorker("gpt"), 3: ModelWorker("gpt"), 2: ModelWorker()}
    kinds = WorkerKinds(models, 5)
    assert kinds.is_model.tolist() == [False, True, True, True, False]
    assert kinds.people_codes.tolist() == [0, 4]
    assert {name: codes.tolist() for name, codes in kinds.families.items()} == {"gpt": [1, 3]}
    assert [kinds.kind(code) for code in (0, 1)] == [WorkerKind.PERSON, WorkerKind.MODEL]
    assert kinds.same_as(WorkerKinds(dict(models), 5))
    assert not kinds.same_as(None)
    with pytest.raises(ValueError, match="read-only"):
        kinds.is_model[0] = np.True_
