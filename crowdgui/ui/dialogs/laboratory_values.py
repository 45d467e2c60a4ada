"""The values of what varies in a simulation, as they are written in a field."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale

from crowdgui.core.errors import DataError
from crowdgui.core.simulation.experiment import Varied
from crowdgui.core.text import tr

if TYPE_CHECKING:
    from crowdgui.core.simulation.setting import Setting


def first_values(varied: Varied, setting: Setting) -> tuple[float, ...]:
    """Give values to begin with that suit the setting."""
    match varied:
        case Varied.NOTHING:
            return (0.0,)
        case Varied.MEAN_ACCURACY:
            low = round(1.0 / setting.n_classes + 0.05, 2)
            return tuple(round(low + (0.95 - low) * i / 8, 2) for i in range(9))
        case Varied.WORKERS:
            return tuple(float(n) for n in range(11, 112, 20))
        case Varied.ITEMS:
            return (100.0, 200.0, 500.0, 1000.0, 2000.0)
        case Varied.CLASSES:
            return tuple(float(n) for n in range(2, 8))
        case Varied.LABELS_PER_ITEM:
            most = min(15, setting.n_workers)
            return tuple(float(n) for n in range(1, most + 1, 2))
        case Varied.CHANCE:
            return (0.05, 0.1, 0.2, 0.3, 0.5, 0.7, 1.0)
    return (0.0, 0.1, 0.2, 0.3, 0.4)


def written(values: tuple[float, ...]) -> str:
    """Write numbers so that they are read as the same."""
    mark = QLocale().decimalPoint()
    between = "; " if mark == "," else ", "
    return between.join(f"{value:g}".replace(".", mark) for value in values)


def read_values(text: str) -> tuple[float, ...]:
    """Read numbers with commas, semicolons or blanks between."""
    if _has_decimal_commas(text):
        parts = [part.strip(",").replace(",", ".") for part in re.split(r"[;\s]+", text)]
    else:
        parts = re.split(r"[;,\s]+", text)
    try:
        return tuple(sorted({float(part) for part in parts if part}))
    except ValueError:
        wrong = next(part for part in parts if part and not _is_number(part))
        raise DataError(tr("“{found}” is no number.", found=wrong)) from None


def _has_decimal_commas(text: str) -> bool:
    """Say whether commas stand within numbers, because something else stands between them."""
    text = text.strip()
    if "." in text:
        return False
    if ";" in text:
        return True
    blank = re.search(r"\s", text) is not None
    if QLocale().decimalPoint() == ",":
        return blank or text.count(",") == 1
    return blank and re.search(r",\s", text) is None


def _is_number(text: str) -> bool:
    try:
        float(text)
    except ValueError:
        return False
    return True
