"""Prices as the user states them: in words, or in a table."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from crowdgui.core.errors import DataError, InputError, ReadError
from crowdgui.core.prices import Prices
from crowdgui.io.tabular.text_file import list_rows
from crowdgui.text.errors import describe_error
from crowdgui.text.translation import join_list, tr

if TYPE_CHECKING:
    from collections.abc import Iterable

    from crowdgui.core.labels import Labels

NAMES = {"label": "person", "model": "model", "audit": "audit", "review": "review"}
"""What is written, and the field of `Prices` that it is."""

CURRENCY, WORKER = "currency", "worker:"


def parse_prices(word: str, labels: Labels) -> Prices:
    """Read `label=0.05,audit=0.4,currency=EUR`, or the name of a table with these in two columns.

    Raises
    ------
    InputError, ReadError
        If a name is not known, is there twice, or a price isn’t a number from 0 on.
    """
    if Path(word).is_file():
        return _read(Path(word), labels)
    pairs = []
    for part in word.split(","):
        name, equals, value = part.partition("=")
        if not equals:
            raise InputError(
                tr(
                    "“{found}” isn’t a price or a file. Write for example “label=0.05,audit=0.4”.",
                    found=part,
                )
            )
        pairs.append((name, value))
    return prices_from_pairs(pairs, labels)


def prices_from_pairs(pairs: Iterable[tuple[str, str]], labels: Labels) -> Prices:
    """Make prices of names and values, as `parse_prices` does of words."""
    made: dict[str, Any] = {}
    workers: dict[int, float] = {}
    for name, value in pairs:
        said = _take(name.strip(), value.strip(), labels, made, workers)
        if said:
            raise InputError(said)
    try:
        return Prices(**made, workers=tuple(sorted(workers.items())))
    except DataError as error:
        raise InputError(describe_error(error)) from None


def format_prices(prices: Prices) -> str | None:
    """Write prices as `parse_prices` reads them; None where that can’t be written."""
    if prices.workers or set(prices.currency) & set(",="):
        return None
    named = {name: getattr(prices, field) for name, field in NAMES.items()}
    words = [f"{name}={price:.10g}" for name, price in named.items() if price is not None]
    return ",".join([*words, *([f"{CURRENCY}={prices.currency}"] if prices.currency else [])])


def _read(path: Path, labels: Labels) -> Prices:
    made: dict[str, Any] = {}
    workers: dict[int, float] = {}
    for place, (line, row) in enumerate(list_rows(path)):
        if len(row) != 2:
            said = tr("A table of prices has two columns, such as “audit” and “0.4”.")
            raise ReadError(path.name, said, line=line)
        if not place and row[1].strip().casefold() in {"price", "value"}:
            continue
        said = _take(row[0].strip(), row[1].strip(), labels, made, workers)
        if said:
            raise ReadError(path.name, said, line=line)
    try:
        return Prices(**made, workers=tuple(sorted(workers.items())))
    except DataError as error:
        raise ReadError(path.name, describe_error(error)) from None


def _take(
    name: str, value: str, labels: Labels, made: dict[str, Any], workers: dict[int, float]
) -> str:
    """Take one price; return what is wrong with it, if anything."""
    worker = _worker(name.removeprefix(WORKER), labels) if name.startswith(WORKER) else None
    field = CURRENCY if name == CURRENCY else NAMES.get(name)
    if worker is None and field is None:
        if name.startswith(WORKER):
            return tr("There is no worker “{name}”.", name=name.removeprefix(WORKER))
        names = join_list([*NAMES, f"{WORKER}NAME", CURRENCY])
        return tr("There is no price “{name}”. Choose from {names}.", name=name, names=names)
    if (worker is not None and worker in workers) or field in made:
        return tr("The price of “{name}” is given twice. Keep one.", name=name)
    if field == CURRENCY:
        made[field] = value
        return ""
    try:
        price = float(value)
    except ValueError:
        return tr("“{found}” isn’t a number. Write the price with a point, as in 0.5.", found=value)
    if worker is not None:
        workers[worker] = price
    elif field is not None:
        made[field] = price
    return ""


def _worker(name: str, labels: Labels) -> int | None:
    found = np.flatnonzero(labels.worker_ids == name)
    return int(found[0]) if found.size else None
