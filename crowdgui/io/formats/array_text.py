"""What was found in arrays, or why no table can be made of them, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from crowdgui.core.errors import ReadError
from crowdgui.io.tabular.subprocess_reader import PROBLEM
from crowdgui.text.translation import format_number, format_percent, join_list, tr, tr_n

if TYPE_CHECKING:
    from pathlib import Path


def refuse(path: Path, facts: dict[str, Any]) -> None:
    """Describe why there is no table."""
    names = join_list(_in_words(*array) for array in facts.get("arrays", [])[:10])
    match facts.get(PROBLEM):
        case "damaged":
            why = tr("It is damaged or cut off. Get it again from where it came from.")
        case "too large":
            why = tr("It says that it holds more than a file of its size can. It is damaged.")
        case "objects":
            why = tr(
                "It holds Python objects, which are never read because they can run a program. "
                "Save it as numbers or text."
            )
        case "no labels" if names:
            why = tr("No array looks like labels. The arrays are {names}.", names=names)
        case "no labels":
            why = tr("It holds no array of numbers or text.")
        case "no such array":
            why = tr(
                "There is no array “{name}”. The arrays are {names}.",
                name=facts["name"],
                names=names,
            )
        case "no answers":
            why = tr(
                "Rows of item, worker and label need three columns, but there are {n}.",
                n=format_number(facts["n_columns"]),
            )
        case "gold does not fit":
            why = tr(
                "The array “{name}” cannot be the gold labels: it needs one for each of {n} items.",
                name=facts["name"],
                n=format_number(facts["n_items"]),
            )
        case _:
            return
    raise ReadError(path.name, why)


def _in_words(name: str, shape: list[int], _: str) -> str:
    return f"{name} ({_lengths(shape)})"


def _lengths(shape: list[int]) -> str:
    return " × ".join(map(format_number, shape))


def size_of(shape: list[int], kind: str) -> str:
    """Describe how large an array is, and what it holds; `kind` is the name numpy has for that."""
    lengths = _lengths(shape)
    if kind.startswith("["):
        return tr("{lengths} records", lengths=lengths)
    if kind.startswith(("datetime", "timedelta")):
        return tr("{lengths} times", lengths=lengths)
    if kind.lstrip("<>=|").startswith("U"):
        return tr("{lengths} texts", lengths=lengths)
    return tr("{lengths} numbers", lengths=lengths)


def notes(facts: dict[str, Any]) -> list[str]:
    """Describe which arrays were read, and what their numbers were taken for."""
    found = []
    if facts["rows"]:
        names = join_list(facts["used"])
        found.append(tr("Read from: {names}. {meaning}", names=names, meaning=_rows(facts["rows"])))
    if facts["unused"]:
        others = join_list(facts["unused"][:10])
        found.append(tr("Not read: {names}.", names=others))
    if facts["skipped"]:
        one = "{n} variable holds no list or table of numbers or text, and is left out."
        many = "{n} variables hold no list or table of numbers or text, and are left out."
        found.append(tr_n(one, many, facts["skipped"]))
    if facts["bare_items"]:
        found.append(
            tr_n("{n} item has no label.", "{n} items have no label.", facts["bare_items"])
        )
    if facts["bare_workers"]:
        found.append(
            tr_n("{n} worker gave no label.", "{n} workers gave no label.", facts["bare_workers"])
        )
    return found + ([] if facts["gaps"] is None else _gaps(**facts["gaps"]))


def _rows(rows: str) -> str:
    words = {
        "items": tr("Each row is an item."),
        "workers": tr("Each row is a worker."),
        "item worker label": tr("Each row is an item, a worker and a label."),
        "worker item label": tr("Each row is a worker, an item and a label."),
    }
    return words[rows]


def _gaps(word: str, n_missing: int, n_zeros: int, n_cells: int) -> list[str]:
    """Describe what was taken for no answer, and what else may be."""
    if n_missing:
        sentence = tr(
            "{word} counts as no answer: {n} of {cells} cells ({share}).",
            word=word.replace("-", "−"),
            n=format_number(n_missing),
            cells=format_number(n_cells),
            share=format_percent(n_missing / n_cells),
        )
    elif 2 * n_zeros > n_cells:
        sentence = tr(
            "0 counts as a label: {n} of {cells} cells ({share}). If it means no answer, choose "
            "so.",
            n=format_number(n_zeros),
            cells=format_number(n_cells),
            share=format_percent(n_zeros / n_cells),
        )
    else:
        return []
    return [sentence]
