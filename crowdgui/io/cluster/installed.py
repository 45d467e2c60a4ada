"""Whether what a cluster needs is installed; it is not loaded for that, which takes a while."""

from __future__ import annotations

from importlib.util import find_spec


def has_dask() -> bool:
    # Dask's shuffle is one of data frames.
    return all(find_spec(name) is not None for name in ("distributed", "pandas"))
