"""Keeps from being loaded what nothing here needs, and what other libraries load all the same."""

from __future__ import annotations

import sys
from importlib.machinery import ModuleSpec, PathFinder
from importlib.util import LazyLoader
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence


class _WithoutPandas:
    def find_spec(self, name: str, path: object = None, target: object = None) -> None:
        if name == "pandas":
            raise ImportError(name)


class _Waiting:
    """Modules that are executed with their first use."""

    def __init__(self, names: Sequence[str]) -> None:
        self._names = names

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: object = None
    ) -> ModuleSpec | None:
        spec = PathFinder.find_spec(name, path) if name in self._names else None
        if spec is not None and spec.loader is not None:
            spec.loader = LazyLoader(spec.loader)
        return spec


def hide_pandas() -> None:
    """Hide pandas from this process for good: Arrow asks but once whether it is there.

    Arrow loads it with its first list, which takes long.
    """
    sys.meta_path.insert(0, _WithoutPandas())


def defer_developer_tools() -> None:
    """Load NumPy’s Fortran and test tools with their first use: SciPy names all of NumPy."""
    sys.meta_path.insert(0, _Waiting(("numpy.f2py", "numpy.testing")))
