"""IDs that a spreadsheet has changed, that are no IDs, or that may be one ID in two spellings."""

from __future__ import annotations

import re
import unicodedata
from typing import TYPE_CHECKING

import numpy as np

from crowdgui.io.tabular.sniffing import SAFE_DIGITS

if TYPE_CHECKING:
    from crowdgui.core.arrays import TextArray


_TOTALS = frozenset(
    {"total", "totals", "grand total", "subtotal", "sum", "mean", "average", "avg", "median"}
    | {"kappa", "cohen's kappa", "fleiss' kappa", "krippendorff's alpha", "agreement"}
    | {"summe", "gesamt", "gesamtsumme", "mittelwert", "suma", "promedio", "total general"}
    | {"somme", "moyenne", "合計", "平均", "合计", "总计", "平均值"}
)
"""What rows and columns below and beside a table are called, in lower case."""


_LONGEST_TOTAL = 4 * max(map(len, _TOTALS))
"""Bytes of the longest of them, with colons and blanks around it."""


_ROUNDED = re.compile(r"[+-]?\d([.,]\d+)?[eE]\+\d{2}")


_UNSEEN = re.compile("[\\s\u00ad\u200b-\u200f\u2060\ufeff]+")


class ScannedIds:
    """IDs, and one text of them all: there may be millions, and few have what is looked for."""

    def __init__(self, ids: TextArray) -> None:
        self.names: list[str] = ids.tolist()
        self._text = "\0".join(("", *self.names, ""))
        if self._text.count("\0") != len(self.names) + 1:
            # Names of frames may have zero characters themselves, which end a name here.
            shown = (name.replace("\0", "\1") for name in self.names)
            self._text = "\0".join(("", *shown, ""))
        signs = np.frombuffer(self._text.encode("utf-8", "surrogatepass"), np.uint8)
        ends = np.flatnonzero(signs == 0)
        self._sizes = np.diff(ends) - 1
        last = signs[ends[1:] - 1]
        self._ends_in_word = (last < ord("0")) | (last > ord("9"))

    def __contains__(self, name: str) -> bool:
        return f"\0{name}\0" in self._text

    def rounded(self) -> list[str]:
        """Return IDs that a spreadsheet has rounded, so that several may have become one."""
        long = [self.names[k] for k in np.flatnonzero(self._sizes > SAFE_DIGITS)]
        digits = [name for name in long if name.isdecimal()]
        few = len(digits) < 3 or any(name[SAFE_DIGITS:].strip("0") for name in digits)
        found = [] if few else digits[:1]
        if "+" in self._text:
            found += [name for name in self.names if "+" in name and _ROUNDED.fullmatch(name)][:1]
        return found

    def totals(self) -> list[str]:
        """Return those that are called as totals of a table are."""
        places = np.flatnonzero(self._ends_in_word & (self._sizes <= _LONGEST_TOTAL))
        words = [self.names[k] for k in places]
        found = [w for w in words if w.strip(" :").casefold().replace("’", "'") in _TOTALS]
        # Items that are words may be such words too, but not all by themselves.
        return found if len(found) < len(self.names) // 2 else []

    def alike(self) -> list[tuple[str, str]]:
        """Return pairs that differ in what is easily lost or overlooked, the first of each.

        That is case, blanks, signs that can't be seen, the way in which an accent is written, and
        the zeros before and after a number.
        """
        text = self._text.casefold()
        if _is_plain(text) and text == self._text:
            return []
        plain = _plain(text)
        if len({*plain}) == len(self.names):
            return []
        first: dict[str, str] = {}
        pairs = zip(plain, self.names, strict=False)
        return [(one, name) for key, name in pairs if (one := first.setdefault(key, name)) != name]


def _is_plain(text: str) -> bool:
    """Return whether nothing is in it that `_plain` may remove or write otherwise."""
    unpadded = "\0" + "0" not in text and ".0" not in text
    return text.isascii() and unpadded and len(text.split(maxsplit=1)) < 2


def _plain(text: str) -> list[str]:
    if not text.isascii():
        text = unicodedata.normalize("NFKC", text)
    text = _UNSEEN.sub("", text)
    text = re.sub(r"\.0+(?=\0)", "", text)
    text = re.sub("\0(?:0+)(?=[0-9]+\0)", "\0", text)
    return text.split("\0")[1:-1]
