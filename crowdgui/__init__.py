"""Final labels, worker quality and an error guarantee from the labels of many workers.

From Python, with pandas frames in and out::

    import crowdgui

    result = crowdgui.aggregate(frame)  # columns worker, item (or task) and label
    result.labels
    result.workers
    result.guarantee.sentence

`help(crowdgui.aggregate)` shows more; everything public is in `crowdgui.__all__`.
"""

from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

__version__ = "0.1.0"

if TYPE_CHECKING:
    from crowdgui.api import *  # noqa: F403


def __getattr__(name: str) -> Any:
    # Loaded with its first use: the window and the command line start without it.
    if name == "__all__" or not (name.startswith("_") or find_spec(f"{__name__}.{name}")):
        from crowdgui import api

        if name == "__all__" or name in api.__all__:
            return getattr(api, name)
    raise AttributeError(f"module 'crowdgui' has no attribute {name!r}")


def __dir__() -> list[str]:
    from crowdgui import api

    return [*api.__all__, "__version__"]
