"""Names in place of workers' own in exported files, which reveal nothing about them."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from typing import TYPE_CHECKING, NamedTuple

from crowdgui.core.labels import text_array

if TYPE_CHECKING:
    from crowdgui.core.arrays import TextArray


class PseudonymKeys(NamedTuple):
    """What hides workers' names in exported files, and in the report; None shows the names."""

    key: bytes | None
    report_key: bytes | None


def new_key() -> bytes:
    """Draw the secret that fixes who gets which pseudonym."""
    return secrets.token_bytes(16)


def pseudonyms(worker_ids: TextArray, key: bytes) -> TextArray:
    """Return workers numbers, in an order that nobody can find again without `key`.

    It is the order of their HMAC-SHA-256 digests: the same workers and key give the same names.
    """
    marks = [hmac.digest(key, str(name).encode(), hashlib.sha256) for name in worker_ids]
    order = sorted(range(len(marks)), key=marks.__getitem__)
    width = max(3, len(str(len(marks))))
    names = [""] * len(marks)
    for place, worker in enumerate(order, start=1):
        # The same in every language, as what was handed on before is to fit what comes next.
        names[worker] = f"worker {place:0{width}}"
    return text_array(names)
