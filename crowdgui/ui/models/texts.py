"""Work on many texts that leaves the window its turns.

One call of numpy on all of them would hold the interpreter, or the lock of their memory, for as
long as it takes, and the window could not read a single cell meanwhile.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

import numpy as np

from crowdgui.core.progress import Progress, ignore_progress

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from numpy.typing import NDArray

    from crowdgui.core.progress import ProgressCallback

AT_ONCE = 10_000
"""Texts worked on in one call: a few milliseconds."""


def spans(n: int) -> Iterator[slice]:
    """Cut n places into those worked on in one call."""
    return (slice(start, start + AT_ONCE) for start in range(0, n, AT_ONCE))


def own_copy(
    texts: NDArray[Any],
    report: ProgressCallback = ignore_progress,
    change: Callable[[NDArray[Any]], NDArray[Any]] | None = None,
) -> NDArray[Any]:
    """Copy texts to where nobody else reads them, changed by `change` where it is given."""
    made = np.empty(texts.size, dtype=np.dtypes.StringDType())
    for span in spans(texts.size):
        report(Progress(""))
        made[span] = texts[span] if change is None else change(texts[span])
    return made


def text_keys(texts: NDArray[Any]) -> Callable[[], NDArray[Any]]:
    """Sort texts as numbers where every one is a plain number, else as they are spelled.

    The keys are made once, when first asked for; empty text comes last in both directions.
    """

    @cache
    def keys() -> NDArray[Any]:
        numbers = _numbers(texts)
        return _ranks(texts) if numbers is None else numbers

    return keys


def _numbers(texts: NDArray[Any]) -> NDArray[np.float64] | None:
    """Read texts as finite numbers; None where one is none."""
    made = np.empty(texts.size, dtype=np.float64)
    for span in spans(texts.size):
        try:
            made[span] = texts[span].astype(np.float64)
        except ValueError:
            return None
        if not np.isfinite(made[span]).all():
            return None
    return made


def _ranks(texts: NDArray[Any]) -> NDArray[np.float64]:
    """Number texts in the order of their spelling, equal ones alike; empty ones get NaN."""
    own = own_copy(texts)
    order = np.argsort(own, kind="stable")
    ordered = own[order]
    new = np.ones(texts.size, dtype=bool)
    new[1:] = ordered[1:] != ordered[:-1]
    ranks = np.empty(texts.size, dtype=np.float64)
    ranks[order] = np.cumsum(new)
    ranks[own == ""] = np.nan
    return ranks
