"""Whether what talks to a cluster is installed; it is an extra."""

from __future__ import annotations

from importlib.util import find_spec


def has_dask() -> bool:
    # Dask's shuffle is one of data frames.
    return all(find_spec(name) is not None for name in ("distributed", "pandas"))
