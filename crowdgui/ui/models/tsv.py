"""Rows as text for the clipboard, safe to paste into a spreadsheet."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

_BREAKS = re.compile(r"[\t\r\n]+")
_FORMULA = re.compile(r"[=+\-@]")
_NUMBER = re.compile(r"[+-]?([0-9]+([.,][0-9]*)*|[.,][0-9]+)([eE][+-]?[0-9]+)?")


def tsv(rows: Iterable[Iterable[str]]) -> str:
    """Join rows of cells by tabs and line ends."""
    return "".join("\t".join(_cell(text) for text in row) + "\n" for row in rows)


def _cell(text: str) -> str:
    text = _BREAKS.sub(" ", text).strip()
    # Spreadsheets take no true minus sign.
    plain = text.replace("−", "-")
    if _NUMBER.fullmatch(plain):
        return plain
    # A spreadsheet would run such text as a formula; the apostrophe makes it show the text.
    if _FORMULA.match(text):
        return f"'{text}"
    return text
