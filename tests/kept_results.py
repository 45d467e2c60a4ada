"""Results of what takes long and is asked of the same labels again and again, computed once."""

from __future__ import annotations

import hashlib
import sys
from dataclasses import fields, is_dataclass
from functools import wraps
from typing import TYPE_CHECKING, Any, ParamSpec, TypeVar

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Callable

    from crowdgui.core.progress import Progress

Asked = ParamSpec("Asked")
Found = TypeVar("Found")

KEPT = (
    "crowdgui.core.workers.report.run_spam_tests",
    "crowdgui.core.bounds.guarantee_builder.check_worker_model",
)
"""By where they are called from: tests of these functions themselves compute them each time."""


def keep_results(work: Callable[Asked, Found]) -> Callable[Asked, Found]:
    """Compute a pure function once for equal arguments, and report the same progress again.

    What it reports to, which is callable, is no part of what is equal; the constants of its module
    are, which tests may set.
    """
    kept: dict[str, tuple[list[Progress], Found]] = {}

    @wraps(work)
    def again(*given: Asked.args, **named: Asked.kwargs) -> Found:
        place = next(i for i, each in enumerate(given) if callable(each))
        report: Any = given[place]
        others = [*given[:place], *given[place + 1 :]]
        key = _digest([others, sorted(named.items()), _constants(work)])
        if key not in kept:
            reported: list[Progress] = []

            def listen(progress: Progress) -> None:
                reported.append(progress)
                report(progress)

            kept[key] = reported, work(*given[:place], listen, *given[place + 1 :], **named)
            return kept[key][1]
        for progress in kept[key][0]:
            report(progress)
        return kept[key][1]

    return again


def _constants(work: Callable[..., object]) -> dict[str, object]:
    module = vars(sys.modules[work.__module__])
    plain = (int, float, str)
    return {name: each for name, each in module.items() if name.isupper() and type(each) in plain}


def _digest(value: object) -> str:
    return hashlib.sha256(repr(_content(value)).encode()).hexdigest()


def _content(value: Any) -> object:
    """Return all that a value is made of, in plain parts."""
    if isinstance(value, np.ndarray):
        plain = value.dtype.kind in "biuf"
        content = hashlib.sha256(np.ascontiguousarray(value).tobytes()).hexdigest()
        return value.shape, str(value.dtype), content if plain else value.tolist()
    if is_dataclass(value):
        return type(value).__name__, [_content(getattr(value, f.name)) for f in fields(value)]
    if isinstance(value, dict):
        return [(name, _content(each)) for name, each in value.items()]
    if isinstance(value, list | tuple):
        return [_content(each) for each in value]
    return value
