"""Audits without a plan, as projects of earlier versions hold them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.audit.sample import AuditSample
from crowdgui.core.labels import UNLABELLED

if TYPE_CHECKING:
    from crowdgui.core.arrays import IntArray


def plain_audit(final: IntArray, size: int, seed: int, *, by_class: bool = False) -> AuditSample:
    """Draw from the items that have a final label, the same share of each class if asked to."""
    rng = np.random.default_rng(seed)
    drawn = rng.permutation(np.flatnonzero(final != UNLABELLED))
    if by_class:
        seen: dict[int, int] = {}
        turns = [seen.setdefault(int(final[item]), 0) for item in drawn]
        for n, item in enumerate(drawn):
            turns[n] = seen[int(final[item])]
            seen[int(final[item])] += 1
        sizes = np.array([seen[int(final[item])] for item in drawn])
        drawn = drawn[np.argsort((np.array(turns) + 0.5) / sizes, kind="stable")]
    sample = drawn[:size]
    strata = tuple(final.tolist()) if by_class else None
    return AuditSample(tuple(sample.tolist()), seed, (UNLABELLED,) * len(sample), strata)
