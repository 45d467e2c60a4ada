"""What a ranking by comparisons leaves to choose, known without the solvers its models load."""

from __future__ import annotations

from dataclasses import dataclass

from crowdgui.core.options import Options, flag


@dataclass(frozen=True)
class RankingOptions(Options):
    """What a ranking allows for.

    `reliability`: workers differ in how often they agree with the ranking. `order`: the item
    shown left may be preferred for its place.
    """

    reliability: bool = flag(False)
    order: bool = flag(False)
