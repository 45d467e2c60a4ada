"""Which workers are models: language models, classifiers and other programs, with their family."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import StrEnum
from fnmatch import fnmatchcase
from functools import cached_property
from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from crowdgui.core.arrays import BoolArray, IntArray


class WorkerKind(StrEnum):
    """Who gave a label."""

    PERSON = "person"
    MODEL = "model"


class NoEffectiveVotes(StrEnum):
    """Why there is no number of votes or, where there is one, why it has no interval."""

    FEW_MISTAKES = "no-effective-votes-few-mistakes"
    NOBODY_ELSE = "no-effective-votes-nobody-else"
    NO_KNOWN_CLASS = "no-effective-votes-no-known-class"
    NO_SHARED_ITEM = "no-effective-votes-no-shared-item"
    NO_VARIATION = "no-effective-votes-no-variation"
    NO_WORKER = "no-effective-votes-no-worker"
    SAME_MISTAKES = "no-effective-votes-same-mistakes"
    TOO_FEW_RESAMPLES = "no-effective-votes-too-few-resamples"


class NoGroupAgreement(StrEnum):
    """Why a measure of groups has no value or, where it has one, no interval."""

    CLASS_NOT_SEEN = "no-group-agreement-class-not-seen"
    FEW_ITEMS = "no-group-agreement-few-items"
    FEW_SECOND_CLASS = "no-group-agreement-few-second-class"
    ITEMS_ALIKE = "no-group-agreement-items-alike"
    NO_SHARED_ITEM = "no-group-agreement-no-shared-item"
    ONE_CLASS = "no-group-agreement-one-class"
    ONE_ITEM = "no-group-agreement-one-item"


@dataclass(frozen=True)
class ModelWorker:
    """A worker that is a model; empty where family or version are not known."""

    family: str = ""
    version: str = ""


_PERSON = ModelWorker()


@dataclass(frozen=True, eq=False)
class WorkerKinds:
    """The models among M workers, by code; all others are people."""

    models: Mapping[int, ModelWorker]
    n_workers: int

    @cached_property
    def is_model(self) -> BoolArray:
        """Mark the models (M,)."""
        mask = np.zeros(self.n_workers, dtype=bool)
        mask[list(self.models)] = True
        mask.setflags(write=False)
        return mask

    @property
    def model_codes(self) -> IntArray:
        return np.flatnonzero(self.is_model)

    @property
    def people_codes(self) -> IntArray:
        return np.flatnonzero(~self.is_model)

    @cached_property
    def families(self) -> dict[str, IntArray]:
        """The codes of the models of each named family, by name."""
        found: dict[str, list[int]] = {}
        for code in sorted(self.models):
            if family := self.models[code].family:
                found.setdefault(family, []).append(code)
        return {name: np.array(found[name]) for name in sorted(found)}

    def kind(self, worker: int) -> WorkerKind:
        return WorkerKind.MODEL if worker in self.models else WorkerKind.PERSON

    def model(self, worker: int) -> ModelWorker:
        """Return family and version of a worker; both are empty for a person."""
        return self.models.get(worker, _PERSON)

    def same_as(self, other: WorkerKinds | None) -> bool:
        """Return whether the same workers are models, of the same families and versions."""
        return other is not None and dict(self.models) == dict(other.models)


_LEADING_WORD = re.compile(r"[^\W\d_]+")

_KNOWN_FAMILIES = re.compile(
    "bert|chatgpt|claude|command|deepseek|distilbert|electra|falcon|flan|gemini|gemma|glm|gpt|grok|"
    "kimi|llama|llm|mistral|mixtral|nova|olmo|palm|phi|qwen|roberta|vicuna|yi"
)
"""First words of the names of models that are used to label texts."""


def split_model_name(name: str) -> ModelWorker:
    """Return family and version as a name shows them: “gpt-4o-mini” is gpt, version 4o-mini.

    A path before the name, as in “openai/gpt-4o”, is no part of either.
    """
    plain = _without_path(name)
    word = _LEADING_WORD.match(plain)
    if word is None:
        return ModelWorker(plain)
    return ModelWorker(word[0].casefold(), plain[word.end() :].strip(" -_.:"))


def resembles_model(name: str) -> bool:
    """Return whether a worker's name begins as that of a well-known model; nothing is proven."""
    word = _LEADING_WORD.match(_without_path(name))
    return word is not None and _KNOWN_FAMILIES.fullmatch(word[0].casefold()) is not None


def _without_path(name: str) -> str:
    return name.rsplit("/", 1)[-1].strip()


def match_models(names: Sequence[str], patterns: Iterable[str]) -> dict[int, ModelWorker]:
    """Return the workers whose name fits a pattern such as “gpt-*”, with family and version.

    Upper and lower case are the same.
    """
    wanted = [pattern.strip().casefold() for pattern in patterns if pattern.strip()]
    return {
        code: split_model_name(str(name))
        for code, name in enumerate(names)
        if any(fnmatchcase(str(name).casefold(), pattern) for pattern in wanted)
    }
