"""How a table is written as CSV, and what spreadsheets of other countries want of it."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class CsvStyle:
    """`exact` leaves text as it is, also where a spreadsheet would run it as a formula."""

    delimiter: str = ","
    bom: bool = False
    decimal_comma: bool = False
    exact: bool = False


PLAIN = CsvStyle()
EXCEL = CsvStyle(delimiter=";", bom=True, decimal_comma=True)
"""For a spreadsheet where numbers have a decimal comma and lists a semicolon."""
WITH_BOM = CsvStyle(bom=True)
"""For a spreadsheet that takes UTF-8 for something else unless the file begins so."""
