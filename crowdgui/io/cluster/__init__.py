"""Labels that no one machine holds, with Dask."""

from __future__ import annotations

from importlib.util import find_spec


def has_dask() -> bool:
    """Return whether what a cluster needs is installed; to load it would take a while."""
    # Dask's shuffle is one of data frames.
    return all(find_spec(name) is not None for name in ("distributed", "pandas"))
