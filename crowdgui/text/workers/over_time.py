"""Sentences about quality over time: what changed, since when, and what is missing."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.workers.over_time import (
    LEAST_IN_WINDOW,
    LEAST_TESTED,
    MOST_WINDOWS,
    NoTime,
)
from crowdgui.text.translation import (
    format_number,
    format_percent,
    join_sentences,
    tr,
    tr_n,
    tr_noop,
)
from crowdgui.text.workers.cohorts import describe_p

if TYPE_CHECKING:
    from crowdgui.core.workers.over_time import QualityOverTime

_MISSING = {
    NoTime.NO_TIMES: tr_noop(
        "The file doesn’t say when labels were given. A column with the role Time is needed."
    ),
    NoTime.FEW_LABELS: tr_noop("Too few labels have a time to show how quality develops."),
}


def describe_no_time(reason: NoTime) -> str:
    return tr(_MISSING[reason])


def write_moment(seconds: float) -> str:
    # The order of day and month differs between countries; this one is read alike in all.
    return f"{datetime.fromtimestamp(seconds, UTC):%Y-%m-%d %H:%M}"


def describe_changes(found: QualityOverTime) -> str:
    """Describe how many workers changed, of how many tested."""
    tested = int(np.isfinite(found.changes.p).sum())
    changed = int(found.changes.changed.sum())
    if not tested:
        return tr(
            "No worker has the {n} comparable labels with a time that a test of change needs.",
            n=format_number(LEAST_TESTED),
        )
    return tr_n(
        "The agreement of {n} of {tested} workers tested changed significantly.",
        "The agreement of {n} of {tested} workers tested changed significantly.",
        changed,
        tested=format_number(tested),
    )


def describe_change(found: QualityOverTime, worker: int) -> str:
    """Describe whether a worker's agreement changed, and since when."""
    changes = found.changes
    if np.isnan(changes.p[worker]):
        return tr(
            "Not tested for a change: that needs {n} comparable labels with a time.",
            n=format_number(LEAST_TESTED),
        )
    p = describe_p(float(changes.q[worker]))
    if not changes.changed[worker]:
        return tr("No significant change ({p}, corrected for all workers).", p=p)
    return tr(
        "Agreement changed from {before} to {after}, probably on {since} (95% interval {low} to "
        "{high}, UTC; {p}, corrected for all workers).",
        before=format_percent(float(changes.before[worker]), 0),
        after=format_percent(float(changes.after[worker]), 0),
        since=write_moment(float(changes.since[worker])),
        low=write_moment(float(changes.since_low[worker])),
        high=write_moment(float(changes.since_high[worker])),
        p=p,
    )


def windows_note(found: QualityOverTime) -> str:
    """Describe the windows and the test."""
    return join_sentences(
        (
            tr(
                "Up to {most} windows with equally many labels in order of time, {least} or more "
                "each; bands are 95% intervals.",
                most=format_number(MOST_WINDOWS),
                least=format_number(LEAST_IN_WINDOW),
            ),
            tr(
                "The test compares each label with the other labels of its item, so harder items "
                "don’t look like a change. It takes the order of a worker’s labels as random "
                "where nothing changes."
            ),
            tr_n("{n} label has no time.", "{n} labels have no time.", found.untimed)
            if found.untimed
            else "",
        )
    )
