#!/usr/bin/env python3
"""python packaging/catalogues.py [LANGUAGE…]: bring the catalogues of translations up to date.

Every text the code marks with `tr`, `tr_n`, `tr_noop` or `tr_n_noop` is written to each
`resources/languages/crowdgui_LANGUAGE.ts`, which Qt Linguist opens; what is translated already is
kept, what the code no longer says is dropped. The command line speaks English: what only it says
is in no catalogue. Then Qt's lrelease makes the `.qm` files that the
window loads. A LANGUAGE given begins a new catalogue.
"""

from __future__ import annotations

import argparse
import ast
import re
import subprocess
from bisect import bisect_left
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING
from xml.etree import ElementTree as ET

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    Named = dict[str, list[tuple[int, str]]]

HOME = Path(__file__).resolve().parents[1]
FOLDER = HOME / "resources" / "languages"
CONTEXT = "CrowdGUI"

MARK = re.compile(r"\btr(_n)?(_noop)?\(")

ONE_FORM = frozenset({"ja", "zh_CN"})
"""Languages that say one and many the same way; the others have two forms."""


@dataclass
class Text:
    """A text of the window: for one with a number, `one` is its form where that number is 1.

    `plain` says that it is asked for without a number too, and would come in the form for one.
    """

    one: str | None = None
    plain: bool = False
    files: set[str] = field(default_factory=set)


def marked_texts(code: Path = HOME / "crowdgui") -> dict[str, Text]:
    """Find all texts that the window can show, by the text, or by the form for many."""
    found: dict[str, Text] = {}
    for path in sorted(code.rglob("*.py")):
        if path.relative_to(code).parts[0] == "cli":
            continue
        source = path.read_text("utf-8")
        lines = [n for n, line in enumerate(source.split("\n"), 1) if MARK.search(line)]
        for one, many in _marked(ast.parse(source), lines) if lines else ():
            text = found.setdefault(many, Text())
            text.one = one or text.one
            text.plain |= not one
            text.files.add(path.relative_to(code.parent).as_posix())
    return found


def _marked(tree: ast.AST, lines: list[int]) -> Iterator[tuple[str, str]]:
    """Return (form for one or nothing, text) of every call; those begin on some lines."""
    left: list[tuple[ast.AST, Named]] = [(tree, {})]
    while left:
        node, named = left.pop()
        if isinstance(node, ast.stmt):
            first = min(part.lineno for part in (node, *getattr(node, "decorator_list", ())))
            place = bisect_left(lines, first)
            if place == len(lines) or lines[place] > node.end_lineno:
                continue
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            yield from _forms(node.func.id, node.args, named)
        elif isinstance(node, ast.FunctionDef):
            named = {**named, **_constants(node)}
        left += [(child, named) for child in ast.iter_child_nodes(node)]


def _forms(called: str, arguments: list[ast.expr], named: Named) -> Iterator[tuple[str, str]]:
    if called in ("tr", "tr_noop") and arguments:
        if text := _constant(arguments[0], named):
            yield "", text
    elif called in ("tr_n", "tr_n_noop") and len(arguments) >= 2:
        one, many = (_constant(argument, named) for argument in arguments[:2])
        if one and many:
            yield one, many


def _constants(scope: ast.FunctionDef) -> Named:
    """Return the names that a function assigns texts to, also two at once, and the lines."""
    found: Named = {}
    for node in ast.walk(scope):
        if isinstance(node, ast.Assign):
            for target in node.targets:
                pair = isinstance(target, ast.Tuple) and isinstance(node.value, ast.Tuple)
                names = target.elts if pair else [target]
                values = node.value.elts if pair else [node.value]
                for name, value in zip(names, values, strict=False):
                    if isinstance(name, ast.Name) and (text := _constant(value, {})):
                        found.setdefault(name.id, []).append((node.lineno, text))
    return found


def _constant(node: ast.expr, named: Named) -> str:
    """Return a constant text, or the one that its name was last assigned before."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    assigned = named.get(node.id, []) if isinstance(node, ast.Name) else []
    return max(((line, text) for line, text in assigned if line < node.lineno), default=(0, ""))[1]


def catalogue(language: str) -> Path:
    return FOLDER / f"crowdgui_{language}.ts"


def translations(language: str) -> dict[str, tuple[str, ...]]:
    """Return the translated forms of each text of a catalogue; an empty one lacks."""
    path = catalogue(language)
    if not path.exists():
        return {}
    found = {}
    for message in ET.parse(path).iter("message"):
        translation = message.find("translation")
        forms = translation.findall("numerusform") or [translation]
        found[message.findtext("source")] = tuple(form.text or "" for form in forms)
    return found


def write(language: str, texts: Mapping[str, Text], known: Mapping[str, tuple[str, ...]]) -> int:
    """Write a catalogue of these texts; give how many lack a translation."""
    root = ET.Element("TS", version="2.1", language=language, sourcelanguage="en")
    context = ET.SubElement(root, "context")
    ET.SubElement(context, "name").text = CONTEXT
    lacking = 0
    for source, text in sorted(texts.items()):
        message = ET.SubElement(context, "message", {"numerus": "yes"} if text.one else {})
        for file in sorted(text.files):
            ET.SubElement(message, "location", filename=f"../../{file}")
        ET.SubElement(message, "source").text = source
        if text.one:
            ET.SubElement(message, "extracomment").text = f"For one: {text.one}"
        n_forms = 1 if not text.one or language in ONE_FORM else 2
        forms = known.get(source, ())
        complete = len(forms) == n_forms and all(forms)
        lacking += not complete
        state = {} if complete else {"type": "unfinished"}
        translation = ET.SubElement(message, "translation", state)
        forms = forms if len(forms) == n_forms else ("",) * n_forms
        if text.one:
            for form in forms:
                ET.SubElement(translation, "numerusform").text = form
        else:
            translation.text = forms[0]
    ET.indent(root, " " * 4)
    body = ET.tostring(root, encoding="unicode")
    text = f'<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n{body}\n'
    catalogue(language).write_text(text, "utf-8", newline="\n")
    return lacking


def release(language: str) -> None:
    """Let Qt make what the window loads; texts that lack a translation stay English."""
    import PySide6

    program = next(Path(PySide6.__file__).parent.rglob("lrelease*"))
    source = catalogue(language)
    made = source.with_suffix(".qm")
    subprocess.run([program, "-silent", source, "-qm", made], check=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("languages", nargs="*", metavar="LANGUAGE", help="one to begin")
    new = parser.parse_args().languages
    texts = marked_texts()
    there = [path.stem.removeprefix("crowdgui_") for path in FOLDER.glob("crowdgui_*.ts")]
    for language in sorted({*there, *new}):
        lacking = write(language, texts, translations(language))
        release(language)
        print(f"{language}: {len(texts) - lacking} of {len(texts)} texts translated")


if __name__ == "__main__":
    main()
