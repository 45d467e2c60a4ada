"""What the import dialog says of the times of labels."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from crowdgui.core.text import number, percent, tr

if TYPE_CHECKING:
    from collections.abc import Iterator

    from crowdgui.core.labels import Circumstances, FloatArray


class Known(NamedTuple):
    """For how many labels something is known, and what it looks like; nothing where for none."""

    sentence: str
    detail: str


def times_known(how: Circumstances) -> Iterator[Known]:
    """Say how much is known of the time and of the duration, where a column was to tell it."""
    if how.given_at is not None:
        at = how.given_at[~np.isnan(how.given_at)]
        count = _count(at, how.given_at)
        yield Known(tr("The time is known for {count}", count=count), _range(at))
    if how.seconds is not None:
        seconds = how.seconds[~np.isnan(how.seconds)]
        count = _count(seconds, how.seconds)
        yield Known(tr("The duration is known for {count}", count=count), _middle(seconds))


def _count(known: FloatArray, labels: FloatArray) -> str:
    return tr(
        "{n} of {labels} labels ({share})",
        n=number(known.size),
        labels=number(labels.size),
        share=percent(known.size / labels.size),
    )


def _range(at: FloatArray) -> str:
    if not at.size:
        return ""
    first, last = (_minute(moment) for moment in (at.min(), at.max()))
    return tr("From {first} to {last}; UTC where the file names a zone.", first=first, last=last)


def _minute(at: float) -> str:
    # A blank that does not break keeps day and time on one line.
    return str(np.datetime64(int(at), "s").astype("datetime64[m]")).replace("T", "\u00a0")


def _middle(seconds: FloatArray) -> str:
    if not seconds.size:
        return ""
    return tr("Half of them took {n} seconds or less.", n=number(float(np.median(seconds)), 1))
