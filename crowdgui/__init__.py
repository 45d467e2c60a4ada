"""Final labels, worker quality and an error guarantee from the answers of many workers.

From Python, with pandas frames in and out::

    import crowdgui

    result = crowdgui.aggregate(frame)  # columns worker, item (or task) and label
    result.labels
    result.workers
    result.guarantee.sentence

`help(crowdgui.aggregate)` shows more; everything public is in `crowdgui.__all__`.
"""

from typing import TYPE_CHECKING, Any

__version__ = "0.1.0"

if TYPE_CHECKING:
    from crowdgui.api import (
        Aggregator,
        Comparison,
        CrowdError,
        Guarantee,
        Labels,
        Result,
        aggregate,
        compare,
        draw,
        guarantee,
        rank,
        read,
        report,
        rules,
        sample,
    )

__all__ = [
    "Aggregator",
    "Comparison",
    "CrowdError",
    "Guarantee",
    "Labels",
    "Result",
    "aggregate",
    "compare",
    "draw",
    "guarantee",
    "rank",
    "read",
    "report",
    "rules",
    "sample",
]


def __getattr__(name: str) -> Any:
    # Loaded with its first use: the window and the command line start without it.
    if name not in __all__:
        raise AttributeError(f"module 'crowdgui' has no attribute {name!r}")
    from crowdgui import api

    return getattr(api, name)


def __dir__() -> list[str]:
    return [*__all__, "__version__"]
