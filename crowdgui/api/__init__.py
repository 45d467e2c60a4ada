"""The Python interface: what the window gives, with pandas frames in and out.

`import crowdgui` offers what is public here. Nothing is computed in this folder: `read` and
`aggregate` call `crowdgui.analysis` as the window and the command line do, and the frames have the
columns of the exported files. So `result.workers` is what `workers.csv` holds.
"""

from crowdgui.api.crowdkit import Aggregator
from crowdgui.api.labels import Labels, TagLabels, read, read_tags, sample
from crowdgui.api.results import Comparison, Guarantee, Result, TagResult
from crowdgui.api.steps import (
    aggregate,
    aggregate_tags,
    compare,
    draw,
    guarantee,
    rank,
    report,
    rules,
)
from crowdgui.core.errors import CrowdError

__all__ = [
    "Aggregator",
    "Comparison",
    "CrowdError",
    "Guarantee",
    "Labels",
    "Result",
    "TagLabels",
    "TagResult",
    "aggregate",
    "aggregate_tags",
    "compare",
    "draw",
    "guarantee",
    "rank",
    "read",
    "read_tags",
    "report",
    "rules",
    "sample",
]
