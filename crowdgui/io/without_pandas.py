"""Hides pandas where nothing needs it: Arrow loads it with its first list, which takes long."""

from __future__ import annotations

import sys
from importlib.abc import MetaPathFinder


class _WithoutPandas(MetaPathFinder):
    def find_spec(self, name: str, path: object = None, target: object = None) -> None:
        if name == "pandas":
            raise ImportError(name)


def hide_pandas() -> None:
    """Hide pandas from this process for good: Arrow asks but once whether it is there."""
    sys.meta_path.insert(0, _WithoutPandas())
