"""How often chance is asked in tests: a fraction of what the application does."""

from __future__ import annotations

from importlib import import_module

FEWER = {
    "crowdgui.core.agreement.bootstrap.RESAMPLES": 200,
    "crowdgui.core.agreement.worker_pairs.RESAMPLES": 200,
    "crowdgui.core.bounds.model_check.MOST_DRAWS": 60,
    "crowdgui.core.pairwise.ranking.RESAMPLES": 100,
    "crowdgui.core.rules.consensus.SPLITS": 1,
}
"""What runs beside nearly everything, by where it is kept."""


def draw_less_often() -> None:
    """Let this process, which tests have started, draw as seldom as they do themselves."""
    for place, often in FEWER.items():
        module, _, name = place.rpartition(".")
        setattr(import_module(module), name, often)
